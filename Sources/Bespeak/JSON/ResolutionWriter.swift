// SPDX-License-Identifier: Apache-2.0

public import IntentResolution
import JSONText
import TextAnalysis

/// Writes outcomes as JSON Lines, as `bespeak resolve` prints them.
///
/// ```json
/// {"id":"7","transcript":"finish buy milk in tasks","status":"resolved","app":"com.example.tasks","intent":"CompleteTask",
///  "shortcut":0,"phrase":"Complete ${task} in ${applicationName}","match":"flexible","confidence":0.94,"locale":"en",
///  "parameters":{"task":{"type":"entity:Task","id":"42","title":"Buy milk","text":"buy milk","range":[7,15]}},
///  "alternatives":[{"app":"com.example.notes","intent":"AddNote","confidence":0.31}]}
/// ```
///
/// Keys keep this order; after `parameters` come `missing`, `dialog`, `parameter` and `options`, after `alternatives`
/// come `app` (of an utterance that names one and is not understood), `frame` (a `SpeechFrame.Kind`), `notDone`,
/// `unused` (words) and `more` (ranges of further requests), then `error` and `explanation`. Members without content
/// are left out, empty parameters and alternatives too.
///
/// For speed, keys are written together with the text before them, directly into the buffer of a `JSONWriter`.
public struct ResolutionWriter: ~Copyable {
  var buffer: ByteBuffer

  /// Creates an empty writer.
  public init() { buffer = ByteBuffer() }

  /// Creates an empty writer with room for some bytes.
  package init(capacity: Int) { buffer = ByteBuffer(capacity: capacity) }

  /// The bytes written so far.
  public var bytes: Span<UInt8> {
    @_lifetime(borrow self) get { buffer.span }
  }

  /// The text written so far.
  public var text: String { buffer.text }

  /// A copy of what has been written.
  package var copy: [UInt8] { buffer.copy }

  /// How many bytes the storage has.
  package var capacity: Int { buffer.capacity }

  /// Removes all lines and keeps the storage.
  public mutating func removeAll() { buffer.removeAll() }

  /// Writes one outcome and a line feed.
  ///
  /// - Parameters:
  ///   - resolution: The outcome.
  ///   - id: The JSON value of the request's own id; empty where it has none.
  /// - Complexity: O(*n*) for *n* bytes written; allocates only while the storage grows.
  public mutating func write(_ resolution: Resolution, id: [UInt8] = []) {
    members(resolution, id)
    buffer.append("}\n")
  }

  /// Writes the outcome of the words so far, and a line feed: the members of an outcome, then
  ///
  /// ```json
  /// "stability":0.93,"words":4,"revised":1,"since":{"app":3,"intent":2,"parameters":{"task":0}},"beginning":true,"final":false
  /// ```
  ///
  /// `revised` is left out if no word was taken back, `since` if the outcome has no app.
  public mutating func write(_ update: PartialResolution, id: [UInt8] = []) {
    members(update.resolution, id)
    buffer.append(#","stability":"#)
    append(confidence: update.stability)
    buffer.append(#","words":"#)
    buffer.append(decimal: update.wordCount)
    if update.revisedWords > 0 {
      buffer.append(#","revised":"#)
      buffer.append(decimal: update.revisedWords)
    }
    if update.resolution.app != nil {
      buffer.append(#","since":{"app":"#)
      buffer.append(decimal: update.appAge)
      buffer.append(#","intent":"#)
      buffer.append(decimal: update.intentAge)
      var isFirst = true
      for parameter in update.resolution.parameters {
        buffer.append(isFirst ? #","parameters":{"# : ",")
        isFirst = false
        buffer.append(quoted: parameter.name)
        buffer.append(":")
        buffer.append(decimal: update.parameterAges[parameter.name] ?? 0)
      }
      buffer.append(isFirst ? "}" : "}}")
    }
    buffer.append(update.isPhraseBeginning ? #","beginning":true"# : #","beginning":false"#)
    buffer.append(",\"final\":false}\n")
  }

  /// Writes the outcome with which a turn ends: the members of an outcome, then `"stability":1,"final":true`.
  public mutating func write(final resolution: Resolution, id: [UInt8] = []) {
    members(resolution, id)
    buffer.append(",\"stability\":1,\"final\":true}\n")
  }

  /// Writes the request's own id and what was said, which is well-formed UTF-8.
  mutating func begin(_ transcript: Span<UInt8>, _ id: [UInt8]) {
    if id.isEmpty {
      buffer.append(#"{"transcript":"#)
    } else {
      buffer.append(#"{"id":"#)
      buffer.append(id.span)
      buffer.append(#","transcript":"#)
    }
    buffer.append(quotedText: transcript)
  }

  /// Writes the members of an outcome, without the brace at their end.
  private mutating func members(_ resolution: Resolution, _ id: [UInt8]) {
    begin(resolution.transcript.utf8.span, id)
    switch resolution.outcome {
    case .resolved(let match):
      buffer.append(#","status":"resolved""#)
      write(match, resolution.locale)
    case .needsValue(let match, let parameter, let dialog):
      buffer.append(#","status":"needsValue""#)
      write(match, resolution.locale)
      member(#","missing":"#, parameter)
      member(#","dialog":"#, dialog)
    case .needsDisambiguation(let match, let choice):
      buffer.append(#","status":"needsDisambiguation""#)
      write(match, resolution.locale)
      member(#","dialog":"#, choice.dialog)
      write(choice)
    case .needsConfirmation(let match):
      buffer.append(#","status":"needsConfirmation""#)
      write(match, resolution.locale)
    case .negative(let app, let phrase, let confidence):
      buffer.append(#","status":"negative""#)
      member(#","app":"#, app)
      member(#","phrase":"#, phrase)
      write(confidence: confidence, resolution.locale)
    case .noMatch:
      buffer.append(#","status":"noMatch""#)
      member(#","locale":"#, resolution.locale)
    case .rejected:
      buffer.append(#","status":"rejected""#)
      member(#","locale":"#, resolution.locale)
    }
    if !resolution.alternatives.isEmpty { write(resolution.alternatives) }
    if let frame = resolution.frame { write(frame) }
    if case .rejected(let reason) = resolution.outcome {
      member(#","error":"#, reason)
    } else if !resolution.failures.isEmpty {
      member(#","error":"#, resolution.error)
    }
    if let explanation = resolution.explanation {
      var json = JSONWriter()
      json.value(explanation)
      buffer.append(#","explanation":"#)
      buffer.append(json.bytes)
    }
  }

  /// Writes an unreadable line of input: the reason, without a transcript.
  ///
  /// - Parameters:
  ///   - error: The mistake, with the number of the line.
  ///   - id: The JSON value of its id, if that could be read.
  public mutating func write(rejection error: String, id: [UInt8] = []) {
    buffer.append("{")
    if !id.isEmpty {
      buffer.append(#""id":"#)
      buffer.append(id.span)
      buffer.append(",")
    }
    buffer.append(#""status":"rejected","error":"#)
    buffer.append(quoted: error)
    buffer.append("}\n")
  }
}

extension ResolutionWriter {
  private mutating func write(_ match: IntentMatch, _ locale: String) {
    member(#","app":"#, match.app)
    member(#","intent":"#, match.intent)
    if let shortcut = match.shortcut {
      buffer.append(#","shortcut":"#)
      buffer.append(decimal: shortcut)
    }
    member(#","phrase":"#, match.phrase)
    switch match.kind {
    case .exact: buffer.append(#","match":"exact""#)
    case .flexible: buffer.append(#","match":"flexible""#)
    }
    write(confidence: match.confidence, locale)
    if !match.parameters.isEmpty { write(match.parameters) }
  }

  private mutating func write(confidence: Double, _ locale: String) {
    buffer.append(#","confidence":"#)
    append(confidence: confidence)
    member(#","locale":"#, locale)
  }

  @inline(__always)
  private mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    buffer.append(key)
    buffer.append(quoted: text)
  }

  /// At most four decimals; `null` for what is no number.
  mutating func append(confidence: Double) {
    guard confidence.isFinite, abs(confidence) < 1e12 else { return buffer.append("null") }
    let scaled = Int((confidence * 10_000).rounded())
    let whole = scaled.magnitude / 10_000
    var fraction = scaled.magnitude % 10_000
    if scaled < 0 { buffer.append(UInt8(ascii: "-")) }
    buffer.append(decimal: Int(whole))
    guard fraction > 0 else { return }
    buffer.append(UInt8(ascii: "."))
    var unit: UInt = 1000
    while fraction > 0 {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }

  private mutating func write(_ parameters: [BoundParameter]) {
    buffer.append(#","parameters":{"#)
    var isFirst = true
    for parameter in parameters {
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      isFirst = false
      buffer.append(quoted: parameter.name)
      buffer.append(#":{"type":"#)
      buffer.append(quoted: parameter.type)
      switch parameter.value {
      case .entity(let id, let title):
        member(#","id":"#, id)
        member(#","title":"#, title)
      case .openEntity(let title): member(#","title":"#, title)
      case .string, .value, .list:
        buffer.append(#","value":"#)
        write(parameter.value)
      }
      member(#","text":"#, parameter.text)
      buffer.append(#","range":["#)
      buffer.append(decimal: Int(parameter.range.lower))
      buffer.append(UInt8(ascii: ","))
      buffer.append(decimal: Int(parameter.range.upper))
      buffer.append("]}")
    }
    buffer.append("}")
  }

  /// Writes a value by itself, as it is in lines: text, an array, else an object.
  package mutating func write(_ value: BoundParameter.Value) {
    switch value {
    case .entity(let id, let title):
      member(#"{"id":"#, id)
      member(#","title":"#, title)
      buffer.append("}")
    case .openEntity(let title):
      member(#"{"title":"#, title)
      buffer.append("}")
    case .string(let text): buffer.append(quoted: text)
    case .value(let content):
      var json = JSONWriter()
      json.beginObject()
      json.members(of: content)
      json.endObject()
      for byte in json.text.utf8 { buffer.append(byte) }
    case .list(let values):
      buffer.append("[")
      for (number, value) in values.enumerated() {
        if number > 0 { buffer.append(",") }
        write(value)
      }
      buffer.append("]")
    }
  }

  private mutating func write(_ choice: Disambiguation) {
    member(#","parameter":"#, choice.parameter)
    buffer.append(#","options":["#)
    var isFirst = true
    for option in choice.options {
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      isFirst = false
      if choice.parameter == nil, let intent = option.intent {
        member(#"{"app":"#, option.id)
        member(#","intent":"#, intent)
      } else {
        member(#"{"id":"#, option.id)
      }
      member(#","title":"#, option.title)
      member(#","subtitle":"#, option.subtitle)
      buffer.append("}")
    }
    buffer.append("]")
  }

  private mutating func write(_ frame: SpeechFrame) {
    member(#","app":"#, frame.app)
    member(#","frame":"#, frame.kind?.rawValue)
    member(#","notDone":"#, frame.notDone)
    for (number, words) in frame.unused.enumerated() {
      buffer.append(number == 0 ? #","unused":["# : ",")
      buffer.append(quoted: words)
    }
    if !frame.unused.isEmpty { buffer.append("]") }
    for (number, span) in frame.more.enumerated() {
      buffer.append(number == 0 ? #","more":[["# : ",[")
      buffer.append(decimal: Int(span.lower))
      buffer.append(",")
      buffer.append(decimal: Int(span.upper))
      buffer.append("]")
    }
    if !frame.more.isEmpty { buffer.append("]") }
  }

  private mutating func write(_ alternatives: [Alternative]) {
    buffer.append(#","alternatives":["#)
    var isFirst = true
    for alternative in alternatives {
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      isFirst = false
      member(#"{"app":"#, alternative.app)
      member(#","intent":"#, alternative.intent)
      buffer.append(#","confidence":"#)
      append(confidence: alternative.confidence)
      buffer.append("}")
    }
    buffer.append("]")
  }
}
