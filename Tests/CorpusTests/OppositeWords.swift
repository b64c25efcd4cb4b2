// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import Foundation
import LanguageData
import LanguageTexts
import TestSupport
import TextAnalysis

/// Says the opposite of a phrase, by a language's list of opposites.
struct OppositeWords {
  /// What is said of an axis, one way and the other; a gap is `...`.
  private struct Axis {
    var plus: [String] = []
    var minus: [String] = []
  }

  private let language: String
  private let analyzer: TextAnalyzer
  private let knowledge: KnowledgeBlock
  /// By the bits of `Poles`.
  private var axes: [Axis] = []

  /// The opposites of a language; `nil` where it has none.
  init?(_ language: String) throws {
    guard let text = LanguageText.of(language, .opposites),
      let knowledge = LanguageKnowledge.forLanguage(language)?.block
    else { return nil }
    self.language = language
    self.knowledge = knowledge
    analyzer = TextAnalyzer(locale: LocaleTag(language))
    var names: [String: Int] = [:]
    for line in try LanguageLines(text)["opposites"] {
      let written = LanguageLines.string(line.range, in: text.bytes)
      let parts = written.split(separator: ":", maxSplits: 1).map(String.init)
      let isMinus = parts[0].hasPrefix("not ")
      let name = isMinus ? String(parts[0].dropFirst(4)) : parts[0]
      let index = names[name] ?? axes.count
      names[name] = index
      if index == axes.count { axes.append(Axis()) }
      let expressions = parts[1].split(separator: ",").map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      if isMinus {
        axes[index].minus += expressions
      } else {
        axes[index].plus += expressions
      }
    }
  }

  /// Which way a text goes, as words of a request; `@` in it is an app's name, `#` a slot.
  func poles(of text: String) -> Poles {
    var buffer = WordBuffer()
    for piece in text.split(separator: " ") {
      switch piece {
      case "@": buffer.addName()
      case "#": buffer.addSlot(nil)
      default: Words.add(String(piece), to: &buffer, analyzer, knowledge)
      }
    }
    buffer.findRequest(knowledge, by: nil)
    return buffer.direction(knowledge).poles
  }

  /// The text with the expression at its beginning exchanged for one that says the opposite; `nil` where
  /// nothing there has one, or none of the same build.
  func reversed(_ text: String, _ random: inout SeededGenerator) -> String? {
    let words = Words(text, analyzer, knowledge)
    let tokens = words.tokens
    let stems = tokens.indices.map { words.buffer.stem($0) }
    guard let first = stems.indices.first(where: { !words.buffer[$0].isSkipped }),
      case .match(let match) = knowledge.opposites.find(
        at: first, in: stems.span, isSkipped: { _ in false }),
      match.poles.plus.nonzeroBitCount + match.poles.minus.nonzeroBitCount > 0
    else { return nil }
    let said = match.poles
    let bits = (0..<axes.count).filter { said.axes >> UInt64($0) & 1 == 1 }
    let axis = random.pick(bits)
    let isPlus = said.plus >> UInt64(axis) & 1 == 1
    let isParted = match.last >= match.end
    let others = (isPlus ? axes[axis].minus : axes[axis].plus).filter {
      let parts = $0.split(separator: " ")
      let gap = parts.firstIndex(of: "...")
      // A particle alone takes the place of a particle.
      return gap != 0 && (gap == parts.count - 2) == isParted && (isParted || gap == nil)
        && !says($0, said)
    }
    guard !others.isEmpty else { return nil }
    let parts = random.pick(others).components(separatedBy: " ... ")
    var bytes = Array(text.utf8)
    if isParted {
      let last = tokens[match.last]
      bytes.replaceSubrange(Int(last.lower)..<Int(last.upper), with: Array(parts[1].utf8))
    }
    let range = Int(tokens[first].lower)..<Int(tokens[match.end - 1].upper)
    bytes.replaceSubrange(range, with: Array(parts[0].utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether an expression says something that a text says, too: "stop" ends what "pause" does.
  private func says(_ expression: String, _ poles: Poles) -> Bool {
    let own = self.poles(of: expression.replacingOccurrences(of: " ...", with: ""))
    return own.agrees(with: poles)
  }

  /// The words of a text.
  private struct Words: ~Copyable {
    var buffer = WordBuffer()
    var tokens: [Token] = []

    init(_ text: String, _ analyzer: TextAnalyzer, _ knowledge: KnowledgeBlock) {
      tokens = Self.add(text, to: &buffer, analyzer, knowledge)
      buffer.findRequest(knowledge, by: nil)
    }

    /// Adds the words of a text to a buffer.
    @discardableResult
    static func add(
      _ text: String, to buffer: inout WordBuffer, _ analyzer: TextAnalyzer,
      _ knowledge: KnowledgeBlock
    ) -> [Token] {
      var text = text
      var found = TokenBuffer()
      var tokens: [Token] = []
      text.withUTF8 { bytes in
        guard (try? unsafe analyzer.analyze(bytes, into: &found)) != nil else { return }
        for k in 0..<min(found.count, WordBuffer.maxWords - buffer.count) {
          tokens.append(found[k])
          unsafe buffer.add(found[k], in: bytes, analyzer, knowledge)
        }
      }
      return tokens
    }
  }
}
