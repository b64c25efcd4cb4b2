// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentCatalog
import TestSupport
import Testing

@Suite("Resources of an app whose declarations are in code")
struct AppResourcesTests {
  private static let declared = AppCatalog(
    id: "com.example.tasks", app: AppNames(name: "Tasks"),
    shortcuts: [
      ShortcutDeclaration(
        intent: "Add",
        phrases: [
          PhraseDeclaration("Add a task in ${applicationName}"),
          PhraseDeclaration("New task in ${applicationName}"),
        ])
    ], negativePhrases: [PhraseDeclaration("Sell ${applicationName}")])

  @Test("tables in language folders translate phrase by phrase, and name the app")
  func tables() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "de.lproj/AppShortcuts.strings",
      """
      "New task in ${applicationName}" = "Neue Aufgabe in ${applicationName}";
      "Sell ${applicationName}" = "Verkaufe ${applicationName}";
      """)
    try folder.write("de.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Aufgaben\";")
    let resources = AppResources(folder: folder.path)
    #expect(resources.diagnostics.isEmpty)
    #expect(resources.locales == ["de"])
    let catalog = resources.localizing(Self.declared)
    let german = try #require(catalog.localizations.first)
    #expect(german.locale == "de")
    #expect(german.app?.name == "Aufgaben")
    #expect(german.phrases.map(\.source) == ["New task in ${applicationName}"])
    #expect(german.phrases.first?.phrases.map(\.text) == ["Neue Aufgabe in ${applicationName}"])
    #expect(german.negativePhrases.first?.phrases.first?.text == "Verkaufe ${applicationName}")
    #expect(catalog.app.name == "Tasks")
  }

  @Test("a string catalog's list stands for all phrases of its shortcut")
  func stringCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Add a task in ${applicationName}": {"localizations": {
          "fr": {"stringSet": {"state": "translated", "values": [
            "Ajoute une tâche dans ${applicationName}", "Tâche dans ${applicationName}"]}}}}}}
      """)
    let catalog = AppResources(folder: folder.path).localizing(Self.declared)
    let french = try #require(catalog.localizations.first)
    #expect(french.phrases.map(\.source) == Self.declared.shortcuts[0].phrases.map(\.text))
    #expect(french.phrases.map(\.phrases.count) == [2, 0])
  }

  @Test("a text is looked up in its table, and in a language of fewer subtags")
  func texts() throws {
    let folder = try TemporaryFolder()
    try folder.write("pt.lproj/Localizable.strings", "\"done\" = \"Feito\";")
    try folder.write("pt_BR.lproj/Localizable.strings", "\"done\" = \"Pronto\";")
    try folder.write("pt.lproj/Errors.strings", "\"done\" = \"Acabou\";")
    let resources = AppResources(folder: folder.path)
    #expect(resources.text(forKey: "done", locale: "pt-PT") == "Feito")
    #expect(resources.text(forKey: "done", locale: "pt-BR") == "Pronto")
    #expect(resources.text(forKey: "done", table: "Errors", locale: "pt-BR") == "Acabou")
    #expect(resources.text(forKey: "done", locale: "de") == nil)
    #expect(resources.text(forKey: "gone", locale: "pt") == nil)
  }

  @Test("a folder that is none is a finding, and translates nothing")
  func missing() throws {
    let folder = try TemporaryFolder()
    let resources = AppResources(folder: folder.path + "/nowhere")
    #expect(resources.diagnostics.map(\.rule) == ["unreadable-file"])
    #expect(resources.localizing(Self.declared) == Self.declared)
    #expect(resources.locales.isEmpty)
  }
}
