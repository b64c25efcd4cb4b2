// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TestSupport
import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Words that tell of values") struct TellingWordTests {
  private static let languages = ValueParser.languages

  /// What a language's texts write: expressions of terms, and words of rules.
  private func expressions(_ language: String) throws -> [String] {
    var found: Set<String> = []
    for part in [LanguagePart.values, .names, .holidays] {
      let text = try #require(LanguageText.of(language, part))
      let bytes = text.bytes
      let lines = try LanguageLines(text)
      let section = part == .holidays ? "holidays" : "terms"
      for line in lines[section] {
        let written = LanguageLines.string(line.range, in: bytes)
        let behind = written.drop { $0 != ":" }.dropFirst()
        for expression in behind.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
          found.insert(String(expression.drop { $0 == " " }))
        }
      }
      guard part == .values else { continue }
      for line in lines["rules"] {
        let steps = LanguageLines.string(line.range, in: bytes).split(separator: " ").dropFirst(2)
        for step in steps.prefix(while: { $0 != "->" }) where !step.contains("<") {
          for word in step.split(separator: "|") { found.insert(String(word)) }
        }
      }
    }
    return found.sorted()
  }

  /// Whether anything in a text is a value, whatever its words tell.
  private func saysValue(_ text: String, _ parser: ValueParser, _ chart: inout Chart) -> Bool {
    _ = AtomLexer.read(text.utf8.span, with: parser.grammar.lexicon, into: &chart.atoms)
    let region = RegionTable.shared.region(of: parser.locale)
    let setting = ValueSetting(region: region, usesDecimalComma: region.hasDecimalComma)
    chart.fill(parser.grammar, text.utf8.span, setting)
    // "triple o" may be zeroes of a telephone number, but is none by itself.
    return chart.constituents.contains {
      1..<Symbol.digits ~= $0.symbol && $0.symbol != Symbol.phone
    }
  }

  @Test("what is left out before it is cut into atoms says no value", arguments: languages)
  func nothingIsLost(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    var generator = SeededGenerator.forTest("telling words of \(language)")
    let all = try expressions(language)
    let silent = all.filter { !AtomLexer.mayTell($0.utf8.span, with: parser.grammar.lexicon) }
    #expect(silent.count > 100)
    let joints = [" ", " ", " ", "-", ", ", " - ", "'", ". ", "/", ""]
    var chart = Chart()
    var count = 0
    for _ in 0..<6_000 {
      var text = ""
      for _ in 0..<1 + generator.below(6) {
        text += generator.pick(silent) + generator.pick(joints)
      }
      guard !AtomLexer.mayTell(text.utf8.span, with: parser.grammar.lexicon) else { continue }
      count += 1
      #expect(!saysValue(text, parser, &chart), "'\(text)'")
    }
    #expect(count > 1_500)
  }

  @Test("a text is looked at and cut into atoms with one result", arguments: languages)
  func agreement(language: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag(language)))
    let lexicon = parser.grammar.lexicon
    var generator = SeededGenerator.forTest("telling texts of \(language)")
    let all = try expressions(language)
    let rare = [
      "'", "’", "'s", ".", ",", "-", "…", "½", "٣", "é", "ß", "\u{301}", "$", "&", "@", ":", "://",
      "\u{A0}", "”", "(", "\"", "l'", "a.b", "x", "İ", "å",
    ]
    var atoms: [Atom] = []
    var (same, more) = (0, 0)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<1 + generator.below(5) {
        text += generator.below(3) == 0 ? generator.pick(rare) : generator.pick(all)
        if generator.below(2) == 0 { text += " " }
      }
      let isTelling = AtomLexer.read(text.utf8.span, with: lexicon, into: &atoms)
      let mayTell = AtomLexer.mayTell(text.utf8.span, with: lexicon)
      #expect(mayTell || !isTelling, "'\(text)'")
      if mayTell == isTelling { same += 1 } else { more += 1 }
    }
    // What is let through needlessly costs time.
    #expect(more * 20 < same)
  }

  @Test(
    "words of everyday talk tell nothing", arguments: ["the", "a", "in", "of", "at", "all", "not"])
  func everyday(word: String) throws {
    let parser = try #require(ValueParser(locale: LocaleTag("en")))
    let mayTell = AtomLexer.mayTell(word.utf8.span, with: parser.grammar.lexicon)
    #expect(!mayTell)
  }
}
