// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import LanguageTexts
import TestSupport

/// Values in words: numbers, units, dates and what joins them, in any order and number, in all languages.
///
/// Every value stands within its text and keeps to what values promise, and values of one type do not
/// overlap. Parts of lists stand in order. Names that say values are found by themselves, whatever names
/// stand beside them, and by the corpus's other spellings of them.
final class ValuesDoor: Door {
  static let name = "values"
  static let summary = "numbers, units, dates and joining words of all languages, read as values"

  private let languages: [(parser: ValueParser, words: [String])]
  private let names: [Spellings]
  private var scratch = ValueScratch()
  private var texts = 0
  private var values = 0
  private var found = 0

  /// Ways to say one name.
  private struct Spellings: Decodable {
    var locale: String
    var names: [String]
  }

  init(_ material: Material) throws {
    names = try material.bytes("values/names.jsonl").split(separator: 0x0A).map { line in
      try JSONDecoder().decode(Spellings.self, from: Data(line))
    }
    languages = ValueParser.languages.compactMap { language in
      guard let parser = ValueParser(locale: LocaleTag(language)) else { return nil }
      let parts: [LanguagePart] = [.values, .names, .holidays]
      var words: Set<String> = []
      let texts = parts.map { LanguageText.of(language, $0) } + [LanguageText.of("und", .values)]
      for text in texts.compactMap(\.self) {
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

  var figures: String { "values: \(values) in \(texts) texts, names found: \(found)" }

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
      if random.below(4) == 0 { try playList(text, parser, reference, &random) }
    }
    try playNames(&random)
  }

  /// The parts of a list stand in its text in order, and so do the values that a list says.
  private func playList(
    _ text: String, _ parser: ValueParser, _ reference: ValueReference,
    _ random: inout SeededGenerator
  ) throws {
    let names = random.below(2) == 0 ? [] : [String(text.prefix(random.below(40)))]
    let type = random.pick(ValueType.allCases)
    let spans = [
      parser.items(in: text, names: names),
      parser.values(listOf: type, in: text, at: reference).map(\.range),
    ]
    for spans in spans {
      var end: UInt32 = 0
      for span in spans {
        try hold(
          span.lower >= end && span.lower < span.upper && Int(span.upper) <= text.utf8.count,
          "parts overlap in \(text.prefix(400).debugDescription)")
        end = span.upper
      }
    }
  }

  /// A name of the corpus, whole or mutated, among others: each is found by itself, and one that is whole by
  /// its other spellings.
  private func playNames(_ random: inout SeededGenerator) throws {
    let line = random.pick(names)
    var others: [String] = []
    for _ in 0..<random.below(8) {
      var bytes = Array(random.pick(random.pick(names).names).utf8)
      random.mutate(&bytes)
      others.append(String(decoding: bytes, as: UTF8.self))
    }
    let said = random.pick(line.names)
    let index = EntityIndex(
      ([line.names[0]] + others).enumerated().map { EntityName($1, entity: $0) },
      locale: LocaleTag(line.locale))
    for (entity, text) in ([said] + others).enumerated() {
      let candidates = index.candidates(for: text, limit: 64)
      // Signs alone are no words, and are nobody's name.
      guard text.contains(where: { $0.isLetter || $0.isNumber }), !text.contains("\u{FFFD}") else {
        continue
      }
      // Another name may say the same in words that are nearer.
      try hold(
        entity == 0 ? !candidates.isEmpty : candidates.contains { $0.entity == entity },
        "\(text.debugDescription) is not found among \(line.names[0]), \(others) in \(line.locale)")
      found += 1
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
      let words = Array(text.utf8)[Int(value.range.lower)..<Int(value.range.upper)]
      for content in [value.content] + value.alternatives {
        try hold(
          Self.isSound(content),
          "\(content) of \(String(decoding: words, as: UTF8.self).debugDescription)")
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
