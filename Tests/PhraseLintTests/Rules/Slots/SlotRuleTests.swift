// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("Rules about slots")
struct SlotRuleTests {
  static func catalog(type: String) -> AppCatalog {
    var catalog = RulesTests.catalog([RulesTests.plain, "Play ${song} in ${applicationName}"])
    catalog.entities[0].name = type
    catalog.intents[0].parameters[0].type = .entity(type)
    return catalog
  }

  @Test("a type's name that training refuses is a warning, once")
  func typeName() {
    let findings = CatalogRules().check(Self.catalog(type: "Media.Song"))
    #expect(findings.map(\.rule) == ["slot-type-name"])
    #expect(findings.first?.severity == .warning)
    #expect(CatalogRules().check(Self.catalog(type: "_Song$1")) == [])
    #expect(CatalogRules().check(Self.catalog(type: "1Song")).count == 1)
  }

  @Test("what nobody could have read is not asked for")
  func coverage() {
    var catalog = RulesTests.catalog(
      [
        RulesTests.plain, "Play ${text} in ${applicationName}",
        "Play ${song} in ${applicationName}",
      ],
      song: EntityDeclaration(name: "Song", title: "Song"))
    #expect(
      CatalogRules().check(catalog).map(\.rule) == ["no-spoken-values", "slot-type"].reversed())
    catalog.coverage = [.shortcuts, .appName]
    #expect(CatalogRules().check(catalog) == [])
  }

  @Test("a value of signs alone is a warning, unless it is also called by words")
  func unspoken() {
    let phrases = [RulesTests.plain, "Play ${song} in ${applicationName}"]
    func findings(_ values: [EntityValue]) -> [String] {
      let song = EntityDeclaration(
        name: "Song", title: "Song", query: .enumerable, values: values)
      return CatalogRules().check(RulesTests.catalog(phrases, song: song)).map(\.message)
    }
    let blue = EntityValue(id: "1", title: "Blue")
    let signs = EntityValue(id: "2", title: "!!!")
    #expect(
      findings([blue, signs]) == ["the value '!!!' of 'Song' has nothing that can be said"])
    #expect(
      findings([signs, EntityValue(id: "3", title: "🔥")]) == [
        "the value '!!!' of 'Song' has nothing that can be said, nor have 1 more of its values"
      ])
    #expect(
      findings([blue, EntityValue(id: "3", title: "🔥", synonyms: ["fire"])]) == [])
  }

  @Test("text that is needed beforehand is a note where that is asked for")
  func requiredText() {
    let catalog = RulesTests.catalog([RulesTests.plain])
    #expect(CatalogRules().check(catalog) == [])
    let findings = CatalogRules(optIns: ["required-text"]).check(catalog)
    #expect(findings.map(\.message) == ["'Play' needs the text 'text' before it runs"])
  }

  @Test("the second slot is what is underlined")
  func several() throws {
    let catalog = RulesTests.catalog([
      RulesTests.plain, "Play ${song} ${song} in ${applicationName}",
    ])
    let finding = try #require(CatalogRules().check(catalog).first)
    #expect(finding.rule == "several-slots")
    #expect(finding.highlight?.utf8Range == 13..<20)
  }
}
