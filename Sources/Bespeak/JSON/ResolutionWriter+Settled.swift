// SPDX-License-Identifier: Apache-2.0

import IntentResolution
import JSONText
import MatchIndex
import TextAnalysis

/// Declared phrases are most of what is said to apps, and what fits nothing most of what is said to nobody: their lines
/// are written from the image, and no text of them is made.
extension ResolutionWriter {
  /// Writes an outcome that matching settles and a line feed, as `write(_:id:)` writes its `Resolution`.
  ///
  /// - Parameters:
  ///   - transcript: What was said, in well-formed UTF-8.
  ///   - locale: The locale it was said in, for what fits nothing.
  ///   - recent: What was written lately.
  mutating func write(
    _ outcome: borrowing SettledOutcome, of image: IndexImage, transcript: Span<UInt8>,
    _ locale: LocaleTag, id: [UInt8] = [], recent: inout RecentParts
  ) {
    let strings = image.strings
    recent.use(image)
    begin(transcript, id)
    switch outcome.status {
    case .noMatch:
      buffer.append(#","status":"noMatch","locale":"#)
      buffer.append(quoted: locale.description)
      return buffer.append("}\n")
    case .needsValue: buffer.append(#","status":"needsValue""#)
    case .needsConfirmation: buffer.append(#","status":"needsConfirmation""#)
    default: buffer.append(#","status":"resolved""#)
    }
    let key = RecentParts.Key(outcome)
    if !recent.append(key, to: &buffer) {
      let start = buffer.count
      writeMatch(outcome, strings)
      recent.keep(key, buffer.span.extracting(start...))
    }
    for index in 0..<outcome.parameterCount {
      buffer.append(index == 0 ? #","parameters":{"# : ",")
      write(outcome.parameter(index), strings, transcript, recent: &recent)
    }
    if outcome.parameterCount > 0 { buffer.append("}") }
    if outcome.missing != .none {
      buffer.append(#","missing":"#)
      append(outcome.missing, strings)
      if outcome.dialog != .none {
        buffer.append(#","dialog":"#)
        append(outcome.dialog, strings)
      }
    }
    for index in 0..<outcome.alternativeCount {
      let other = outcome.alternative(index)
      buffer.append(index == 0 ? #","alternatives":[{"app":"# : #",{"app":"#)
      append(other.app, strings)
      buffer.append(#","intent":"#)
      append(other.intent, strings)
      buffer.append(#","confidence":"#)
      append(confidence: other.confidence)
      buffer.append("}")
    }
    if outcome.alternativeCount > 0 { buffer.append("]") }
    buffer.append("}\n")
  }

  /// Writes what is the same whenever a phrase is said.
  private mutating func writeMatch(_ outcome: borrowing SettledOutcome, _ strings: StringPool) {
    buffer.append(#","app":"#)
    append(outcome.app, strings)
    buffer.append(#","intent":"#)
    append(outcome.intent, strings)
    buffer.append(#","shortcut":"#)
    buffer.append(decimal: outcome.shortcut)
    buffer.append(#","phrase":""#)
    // SAFETY: the parts of a template live as long as the image.
    unsafe strings.forEachPart(ofTemplate: outcome.phrase) {
      unsafe buffer.append(contents: $0.span)
    }
    buffer.append(#"","match":"exact","confidence":"#)
    append(confidence: outcome.confidence)
    buffer.append(#","locale":"#)
    append(outcome.locale, strings)
  }

  private mutating func write(
    _ parameter: SettledOutcome.Parameter, _ strings: StringPool, _ transcript: Span<UInt8>,
    recent: inout RecentParts
  ) {
    let key = RecentParts.Key(parameter)
    if !recent.append(key, to: &buffer) {
      let start = buffer.count
      append(parameter.name, strings)
      buffer.append(#":{"type":"#)
      append(parameter.type, strings)
      buffer.append(#","id":"#)
      append(parameter.id, strings)
      buffer.append(#","title":"#)
      append(parameter.title, strings)
      buffer.append(#","text":"#)
      recent.keep(key, buffer.span.extracting(start...))
    }
    let (lower, upper) = (Int(parameter.lower), min(Int(parameter.upper), transcript.count))
    // The words are whole tokens of the transcript.
    buffer.append(quotedText: transcript.extracting(min(lower, upper)..<upper))
    buffer.append(#","range":["#)
    buffer.append(decimal: lower)
    buffer.append(",")
    buffer.append(decimal: Int(parameter.upper))
    buffer.append("]}")
  }

  private mutating func append(_ reference: StringRef, _ strings: StringPool) {
    // SAFETY: the bytes live as long as the image.
    unsafe buffer.append(quoted: strings.utf8(reference).span)
  }
}
