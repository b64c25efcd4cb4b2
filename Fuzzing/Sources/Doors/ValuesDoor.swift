// SPDX-License-Identifier: Apache-2.0

import Bespeak
import LanguageTexts
import TestSupport

/// Values in words: numbers, units, dates and what joins them, in any order and number, in all languages.
///
/// Every value stands within its text and keeps to what values promise, and values of one type do not
/// overlap.
final class ValuesDoor: Door {
  static let name = "values"
  static let summary = "numbers, units, dates and joining words of all languages, read as values"

  private let languages: [(parser: ValueParser, words: [String])]
  private var scratch = ValueScratch()
  private var texts = 0
  private var values = 0

  init(_ material: Material) throws {
    languages = ValueParser.languages.compactMap { language in
      guard let parser = ValueParser(locale: LocaleTag(language)) else { return nil }
      let parts: [LanguagePart] = [.values, .names, .holidays]
      var words: Set<String> = []
      for part in parts {
        guard let text = LanguageText.of(language, part) else { continue }
        let bytes = text.bytes
        let whole = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
        for line in whole.split(separator: "\n") where !line.hasPrefix("#") && !line.contains("->")
        {
          for expression in line.drop(while: { $0 != ":" }).dropFirst().split(separator: ",") {
            words.insert(String(expression.drop(while: { $0 == " " })))
          }
        }
        // What rules name, too: "past", "of".
        for line in whole.split(separator: "\n") where line.contains("->") {
          for step in line.split(separator: " ") where !step.contains("<") && !step.contains("$") {
            for word in step.split(separator: "|") { words.insert(String(word)) }
          }
        }
      }
      return (parser, words.sorted())
    }
  }

  var figures: String { "values: \(values) in \(texts) texts" }

  func play(_ random: inout SeededGenerator) async throws {
    let (parser, words) = random.pick(languages)
    let joints = [" ", " ", " ", " ", "", "-", " - ", ", ", ".", "/", ":", "'", "\n", " – "]
    for _ in 0..<64 {
      var text = ""
      let count = random.below(24) == 0 ? 1 + random.below(2_000) : 1 + random.below(14)
      for _ in 0..<count {
        switch random.below(8) {
        case 0: text += String(random.below(random.pick([13, 61, 32, 2_100, 1_000_000])))
        case 1 where random.below(6) == 0: text += String(repeating: "9", count: random.below(400))
        default: text += random.pick(words)
        }
        text += random.pick(joints)
      }
      let reference = ValueReference(
        local: Int64(random.below(4_000_000_000)) - 1_000_000_000,
        offset: Int32(random.below(48) * 1_800) - 43_200)
      let found = parser.values(
        in: text.utf8.span, at: reference,
        types: random.below(3) == 0 ? [random.pick(ValueType.allCases)] : [],
        includesLatent: random.below(3) == 0, &scratch)
      texts += 1
      values += found.count
      try check(found, text)
    }
  }

  private func check(_ values: [SpokenValue], _ text: String) throws {
    var ends: [ValueType: UInt32] = [:]
    for value in values {
      try hold(
        value.range.lower < value.range.upper && Int(value.range.upper) <= text.utf8.count,
        "a value stands outside of \(text.prefix(400).debugDescription)")
      try hold(
        value.range.lower >= ends[value.type] ?? 0,
        "two values overlap in \(text.prefix(400).debugDescription)")
      ends[value.type] = value.range.upper
      for content in [value.content] + value.alternatives {
        try hold(Self.isSound(content), "\(content) in \(text.prefix(400).debugDescription)")
      }
    }
  }

  private static func isSound(_ content: SpokenValue.Content) -> Bool {
    func isSound(_ amount: SpokenValue.AmountRange) -> Bool {
      let ends = [amount.value, amount.minimum, amount.maximum].compactMap { $0 }
      return !ends.isEmpty && ends.allSatisfy(\.isFinite)
        && (amount.value != nil) == (amount.minimum == nil && amount.maximum == nil)
    }
    func isSound(_ span: SpokenValue.TimeSpan) -> Bool {
      // Years of four digits, and a minute more or less.
      let range = Int64(-400_000_000_000)...400_000_000_000
      let ends = [span.start, span.end].compactMap { $0 }
      return !ends.isEmpty && ends.allSatisfy(range.contains)
        && (span.end.map { $0 > span.start ?? .min } ?? true)
    }
    switch content {
    case .number(let amount), .percentage(let amount): return isSound(amount)
    case .money(let amount, let currency): return isSound(amount) && currency.code.utf8.count == 3
    case .measurement(let amount, let unit): return isSound(amount) && !unit.dimension.isEmpty
    case .duration(let length): return isSound(length.seconds) && length.iso8601.hasPrefix("P")
    case .dateTime(let span): return isSound(span)
    case .recurrence(let rule, let first, _): return rule.hasPrefix("FREQ=") && isSound(first)
    default: return true
    }
  }
}
