// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Grammars of values") struct GrammarTests {
  /// What code looks for among the terms.
  private static let takenByCode: Set<String> = ["joined"]

  @Test(
    "every symbol of a language is taken by a rule or by code", arguments: ValueParser.languages)
  func takenSymbols(language: String) throws {
    let locale = LocaleTag(language)
    let parts: [LanguagePart] = [.values, .names, .holidays]
    let grammar = try GrammarReader.read(
      parts.compactMap { LanguageText.of(language, $0) }
        + [LanguageText.of("und", .values)].compactMap(\.self), locale: locale,
      region: RegionTable.shared.region(of: locale))
    let taken = Set(grammar.items.filter(\.isSymbol).map { Int($0.id) })
    let left = grammar.symbols.indices.dropFirst(Symbol.names.count).filter { !taken.contains($0) }
    let names = left.map { grammar.symbols[$0] }.filter { !Self.takenByCode.contains($0) }
    #expect(names == [], "nothing asks for these")
  }
}
