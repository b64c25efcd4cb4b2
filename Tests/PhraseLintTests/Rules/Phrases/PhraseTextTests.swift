// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("Rules about the text of phrases")
struct PhraseTextTests {
  /// The findings of one rule, as the text that is underlined.
  static func marked(_ rule: String, _ catalog: AppCatalog) -> [String] {
    CatalogRules().check(catalog).filter { $0.rule == rule }.map { finding in
      guard let highlight = finding.highlight else { return "" }
      return String(decoding: Array(highlight.text.utf8)[highlight.utf8Range], as: UTF8.self)
    }
  }

  static func swedish(_ phrases: [String], locale: String = "sv") -> AppCatalog {
    var catalog = RulesTests.catalog(phrases)
    catalog.sourceLocale = locale
    return catalog
  }

  @Test(
    "a misspelt app name is one finding, at the placeholder",
    arguments: [
      "application_name", "ApplicationName", "appName", "applicationname", "APPLICATION_NAME",
    ])
  func misspelt(name: String) throws {
    let catalog = RulesTests.catalog([RulesTests.plain, "Play some ${\(name)}"])
    let finding = try #require(CatalogRules().check(catalog).first)
    #expect(CatalogRules().check(catalog).count == 1)
    #expect(finding.rule == "foreign-placeholder")
    #expect(finding.severity == .error)
    #expect(finding.fix == "write '${applicationName}'")
    #expect(finding.note?.contains("Invalid Utterance.") == true)
    #expect(Self.marked("foreign-placeholder", catalog) == ["${\(name)}"])
  }

  @Test("a misspelt app name is found where intents are made up from phrases as well")
  func misspeltInferred() {
    var catalog = RulesTests.catalog([RulesTests.plain])
    catalog.coverage = [.values]
    catalog.entities.append(EntityDeclaration(name: "application_name", title: "x"))
    catalog.intents[0].parameters.append(
      ParameterDeclaration(name: "application_name", type: .entity("application_name")))
    catalog.localizations = [
      RulesTests.german([RulesTests.plain: ["Spiele in ${application_name}"]])
    ]
    #expect(
      CatalogRules().check(catalog).filter { $0.severity == .error }.map(\.rule)
        == ["foreign-placeholder"])
  }

  @Test("a parameter that is really called so is left alone")
  func ownParameter() {
    var catalog = RulesTests.catalog([RulesTests.plain, "Rename ${appName} in ${applicationName}"])
    catalog.intents[0].parameters.append(
      ParameterDeclaration(name: "appName", type: .entity("Song")))
    #expect(CatalogRules().check(catalog) == [])
  }

  @Test(
    "the name without its braces is no placeholder",
    arguments: ["$applicationName", "{applicationName}", "applicationName"])
  func bare(text: String) {
    let catalog = RulesTests.catalog([RulesTests.plain, "Play \(text)"])
    #expect(CatalogRules().check(catalog).map(\.rule) == ["foreign-placeholder"])
    #expect(Self.marked("foreign-placeholder", catalog) == [text])
  }

  @Test("the surplus spaces are what is underlined")
  func spaces() {
    let catalog = RulesTests.catalog([
      RulesTests.plain, "Go  ${applicationName}", "Stop ${applicationName} ",
      " Halt ${applicationName}", "Öffne   x ${applicationName}",
    ])
    #expect(Self.marked("double-space", catalog) == ["  ", " ", " ", "   "])
  }

  @Test("letters that touch the app's name are found where words stand apart")
  func glued() {
    let catalog = Self.swedish([
      "Starta sömntimer${applicationName}", "Visa ${applicationName}lista",
      "Öppna ${applicationName}s lista", "Öppna \"${applicationName}\"", "Gå-${applicationName}",
      "Öppna l'${applicationName}", "Öppna ${applicationName}-listan",
      "Öppna ${applicationName}で",
    ])
    #expect(
      Self.marked("glued-app-name", catalog) == [
        "sömntimer${applicationName}"
      ])
    #expect(
      Self.marked("glued-app-name", Self.swedish(["Show ${applicationName}list"], locale: "en"))
        == ["${applicationName}list"])
  }

  @Test(
    "languages with prefixes, endings or no spaces are left alone",
    arguments: [
      ("ja", "${applicationName}で再生"), ("ja", "再生${applicationName}"),
      ("zh-Hans", "在${applicationName}中播放"),
      ("ko", "${applicationName}에서 재생"), ("ar", "شغل ل${applicationName}"),
      ("he", "נגן ב${applicationName}"),
      ("tr", "${applicationName}da çal"), ("fi", "Toista ${applicationName}ssa"),
      ("hu", "Lejátszás ${applicationName}ban"), ("th", "เล่นใน${applicationName}เดี๋ยวนี้"),
      ("ru", "Включи ${applicationName}у"), ("pl", "Odtwórz w ${applicationName}ie"),
    ])
  func glueOfLanguages(locale: String, phrase: String) {
    #expect(Self.marked("glued-app-name", Self.swedish([phrase], locale: locale)) == [])
  }

  @Test("characters that nobody sees are named and underlined")
  func invisible() {
    let catalog = RulesTests.catalog([
      RulesTests.plain, "Go\u{200B} ${applicationName}", "Stop\n${applicationName}",
      "Qu'est-ce\u{A0}? ${applicationName}", "a\u{200D}b ${applicationName}",
    ])
    #expect(Self.marked("invisible-character", catalog) == ["\u{200B}", "\n"])
  }

  @Test("beginnings that the system takes are notes with their source")
  func system() {
    let catalog = RulesTests.catalog([
      RulesTests.plain, "Ask ${applicationName} to play", "Add a task to ${applicationName}",
      "Address ${applicationName}",
    ])
    let findings = CatalogRules().check(catalog)
    #expect(findings.map(\.rule) == ["system-phrase", "system-phrase"])
    #expect(
      findings.allSatisfy { $0.severity == .note && $0.note?.hasPrefix("known from: ") == true })
    #expect(SystemPhrases.all.allSatisfy { !$0.source.isEmpty && !$0.beginnings.isEmpty })
  }

  @Test("long phrases are found only where that is asked for")
  func long() {
    let words = (1...20).map { "word\($0)" }.joined(separator: " ")
    let catalog = RulesTests.catalog([RulesTests.plain, words + " ${applicationName}"])
    #expect(CatalogRules().check(catalog) == [])
    #expect(CatalogRules(optIns: ["long-phrase"]).check(catalog).map(\.rule) == ["long-phrase"])
  }
}
