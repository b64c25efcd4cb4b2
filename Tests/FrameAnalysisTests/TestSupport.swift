// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

@testable import FrameAnalysis

/// An utterance with its frame.
struct Heard {
  let text: String
  let frame: Frame
  private let words: [String]

  /// Analyses a text.
  ///
  /// - Parameter name: What in it names the app.
  init(_ text: String, _ language: String = "en", name: String? = nil) {
    self.text = text
    let analyzer = TextAnalyzer(locale: LocaleTag(language))
    var buffer = TokenBuffer()
    var tokens: [Token] = []
    var named: [Token] = []
    do {
      if let name {
        try analyzer.analyze(name, into: &buffer)
        named = (0..<buffer.count).map { buffer[$0] }
      }
      try analyzer.analyze(text, into: &buffer)
      tokens = (0..<buffer.count).map { buffer[$0] }
    } catch {
      preconditionFailure("'\(text)' is over a limit")
    }
    let bytes = Array(text.utf8)
    words = tokens.map { String(decoding: bytes[Int($0.lower)..<Int($0.upper)], as: UTF8.self) }
    frame = FrameAnalyzer.forLanguage(language)!.analyze(
      buffer.tokens, of: bytes.span, name: Self.find(named, in: tokens))
  }

  private static func find(_ name: [Token], in tokens: [Token]) -> Range<Int>? {
    guard !name.isEmpty, name.count <= tokens.count else { return nil }
    for start in 0...(tokens.count - name.count)
    where zip(name, tokens[start...]).allSatisfy({ $0.hash == $1.hash }) {
      return start..<start + name.count
    }
    return nil
  }

  /// The words of a range, parted by blanks; those of a contraction by nothing but that.
  func words(_ range: TokenRange) -> String {
    range.indices.map { words[$0] }.joined(separator: " ")
  }

  /// The words of some ranges, each behind a bar.
  func words(_ ranges: TokenRanges) -> String {
    (0..<ranges.count).map { words(ranges[$0]) }.joined(separator: " | ")
  }

  /// What is asked for, without what is dropped.
  var left: String {
    frame.asked.indices.filter { !frame.dropped.contains($0) }.map { words[$0] }
      .joined(separator: " ")
  }

  /// The facts in short.
  var summary: String {
    var parts = [frame.polarity == .prohibited ? "prohibited" : "\(frame.act)"]
    if !frame.cue.isEmpty { parts.append("cue '\(words(frame.cue))'") }
    if !frame.negated.isEmpty || !frame.negator.isEmpty {
      parts.append("not '\(words(frame.negator))' '\(words(frame.negated))'")
    }
    if let repair = frame.repair {
      parts.append("cut '\(words(repair.cut))' '\(words(repair.edit))'")
    }
    if !frame.ceases.isEmpty { parts.append("ceases") }
    if frame.quantity != .unsaid { parts.append("\(frame.quantity) '\(words(frame.quantifier))'") }
    if !frame.exception.isEmpty { parts.append("except '\(words(frame.excepted))'") }
    if !frame.condition.isEmpty { parts.append("when '\(words(frame.condition))'") }
    if !frame.more.isEmpty { parts.append("more '\(words(frame.more))'") }
    if !frame.background.isEmpty { parts.append("beside '\(words(frame.background))'") }
    return parts.joined(separator: ", ") + " → '\(left)'"
  }
}
