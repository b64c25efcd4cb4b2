// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Apps told apart")
struct AppGroupingTests {
  static let metadata =
    #"{"autoShortcuts":[{"actionIdentifier":"A","phraseTemplates":["#
    + #"{"key":"Go in ${applicationName}"},{"key":"Run in ${applicationName}"}]}],"#
    + #""actions":{"A":{"title":{"key":"A"}}}}"#
  static let german =
    "\"Go in ${applicationName}\" = \"Los in ${applicationName}\";\n"
    + "\"Run in ${applicationName}\" = \"Lauf in ${applicationName}\";\n"
  static let other = "\"Stop ${applicationName}\" = \"Halt ${applicationName}\";\n"

  static func plist(_ name: String) -> String {
    "<plist><dict><key>CFBundleDisplayName</key><string>\(name)</string>"
      + "<key>CFBundleIdentifier</key><string>id.\(name)</string></dict></plist>"
  }

  @Test("two apps of one repository keep their names and phrases apart")
  func twoApps() throws {
    let folder = try TemporaryFolder()
    for (app, text) in [("One", Self.german), ("Two", Self.other)] {
      try folder.write("\(app)/de.lproj/AppShortcuts.strings", text)
      try folder.write("\(app)/Info.plist", Self.plist(app))
      try folder.write("\(app)/\(app)Shortcuts.swift", "struct \(app)S: AppShortcutsProvider {}")
    }
    try folder.write("One/fr.lproj/Localizable.strings", "")
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.diagnostics == [])
    #expect(reading.catalogs.map(\.id) == ["id.One", "id.Two"])
    #expect(reading.catalogs.map { $0.shortcuts.count } == [2, 1])
    #expect(reading.catalogs.map { $0.bundle?.providers.map(\.text) } == [["OneS"], ["TwoS"]])
    #expect(
      reading.catalogs.map { $0.bundle?.locales.map(\.text) } == [
        ["en", "de", "fr"], ["en", "de"],
      ])
  }

  @Test("the app's Info.plist is told from an extension's, a test's and another tool's")
  func infoPlists() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/de.lproj/AppShortcuts.strings", Self.german)
    try folder.write(
      "App/Cloud-Info.plist", "<plist><dict><key>API_KEY</key><string>x</string></dict></plist>")
    try folder.write("App/Info.plist", Self.plist("Right"))
    try folder.write("AppTests/Info.plist", Self.plist("Tests"))
    try folder.write(
      "A/Info.plist",
      "<plist><dict><key>CFBundleDisplayName</key><string>Widget</string><key>NSExtension</key>"
        + "<dict><key>NSExtensionPointIdentifier</key><string>x</string></dict></dict></plist>")
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.catalogs.map(\.app.name) == ["Right"])
  }

  @Test("App Shortcuts of a bundle are the app's and those of its App Intents extension")
  func partsOfBundles() throws {
    let folder = try TemporaryFolder()
    func part(_ way: String, _ intent: String, point: String?) throws {
      let metadata = Self.metadata.replacingOccurrences(of: "\"A\"", with: "\"\(intent)\"")
        .replacingOccurrences(of: "Go in", with: "\(intent) in")
      try folder.write("H.app/\(way)Metadata.appintents/extract.actionsdata", metadata)
      try folder.write(
        "H.app/\(way)Info.plist",
        point.map {
          "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
            + "<string>\($0)</string></dict></dict></plist>"
        } ?? Self.plist("H"))
    }
    try part("", "App", point: nil)
    try part("PlugIns/W.appex/", "Widget", point: "com.apple.widgetkit-extension")
    try part("Extensions/I.appex/", "Extra", point: "com.apple.appintents-extension")
    try part("Frameworks/F.framework/", "Frame", point: nil)
    let catalog = try #require(CatalogReader().read(path: folder.path).catalogs.first)
    #expect(catalog.intents.map(\.name).sorted() == ["App", "Extra", "Frame", "Widget"])
    #expect(catalog.shortcuts.map(\.intent).sorted() == ["App", "Extra"])
  }

  @Test("metadata and tables are one app where keys are its phrases, wherever they stand")
  func sharedKeys() throws {
    let folder = try TemporaryFolder()
    try folder.write("Resources/Metadata.appintents/extract.actionsdata", Self.metadata)
    try folder.write("Texts/de.lproj/AppShortcuts.strings", Self.german)
    try folder.write("Else/de.lproj/AppShortcuts.strings", Self.other)
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.catalogs.map { $0.localizations.count } == [1, 1])
    #expect(
      reading.catalogs.map { $0.coverage.contains(.intents) }.sorted { !$0 && $1 } == [false, true])
    #expect(Set(reading.catalogs.map(\.app.name)).count == 2)
  }

  @Test("keys of the one table beside metadata stay, so that they are reported")
  func orphans() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Metadata.appintents/extract.actionsdata", Self.metadata)
    try folder.write("App/de.lproj/AppShortcuts.strings", Self.other)
    try folder.write("App/en.lproj/AppShortcuts.strings", "\"Old ${applicationName}\" = \"x\";")
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.catalogs.count == 1)
    #expect(
      reading.diagnostics.map { "\($0.rule) \($0.locale ?? "")" } == [
        "unused-translation de", "unused-translation en",
      ])
  }

  @Test("the source language's own table replaces the text of a key")
  func symbolicKeys() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Metadata.appintents/extract.actionsdata",
      Self.metadata.replacing("Go in ${applicationName}", with: "GO_PHRASE"))
    try folder.write(
      "App/en.lproj/AppShortcuts.strings", "GO_PHRASE = \"Go in ${applicationName}\";")
    try folder.write(
      "App/de.lproj/AppShortcuts.strings", "GO_PHRASE = \"Los in ${applicationName}\";")
    let catalog = try #require(CatalogReader().read(path: folder.path).catalogs.first)
    #expect(catalog.shortcuts[0].phrases[0].text == "Go in ${applicationName}")
    #expect(catalog.localizations[0].phrases.map(\.source) == ["Go in ${applicationName}"])
  }

  @Test("phrases that a list of a string catalog lacks stay, negative ones too, and are said")
  func outdatedList() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Metadata.appintents/extract.actionsdata",
      Self.metadata.dropLast() + #","negativePhrases":[{"key":"Never ${applicationName}"}]}"#)
    try folder.write(
      "App/AppShortcuts.xcstrings",
      #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
       "Go in ${applicationName}":{"localizations":{"en":{"stringSet":{"state":"new",
        "values":["Go in ${applicationName}","Walk in ${applicationName}"]}}}},
       "Never ${applicationName}":{"localizations":{"en":{"stringSet":{"state":"new",
        "values":["Never ${applicationName}","Not ${applicationName}"]}}}}}}
      """#)
    let reading = CatalogReader().read(path: folder.path)
    let catalog = try #require(reading.catalogs.first)
    #expect(
      catalog.shortcuts.flatMap(\.phrases).map(\.text) == [
        "Go in ${applicationName}", "Walk in ${applicationName}", "Run in ${applicationName}",
      ])
    #expect(
      catalog.negativePhrases.map(\.text) == ["Never ${applicationName}", "Not ${applicationName}"])
    #expect(
      reading.diagnostics.map(\.message) == [
        "the list of 'Go in ${applicationName}' lacks 'Run in ${applicationName}', which the code has"
      ])
  }

  @Test("training data gives metadata without tables its name, its id and its translations")
  func training() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "X.appintents/extract.actionsdata",
      #"{"autoShortcuts":[{"actionIdentifier":"A","phraseTemplates":["#
        + #"{"key":"Go to ${place} in ${applicationName}"}]}],"entities":{"Place":{"typeName":"Place"}},"#
        + #""actions":{"A":{"title":{"key":"A"},"parameters":[{"name":"place","#
        + #""valueType":{"entity":{"wrapper":{"typeName":"Place"}}}}]}}}"#)
    try folder.write(
      "X.appintents/root.ssu.yaml",
      """
      apiVersion: ssu/v1
      nlu:
        shortcuts:
          bundleIdentifier: com.example.go
          intents:
          - metadata:
              name: A_0
              title: A
            corpuses:
              training:
              - locale: en_US
                utterances:
                - Go to ${Place} in ${+applicationName}
              - locale: de_DE
                utterances:
                - Geh zu ${Place} in ${+applicationName}
      variables:
      - name: +applicationName
        type: ssu/expansion
        definitions:
        - locale: en_US
          synomyms:
          - Go
          - Goer
        - locale: de_DE
          synomyms:
          - Los
      """)
    let reading = CatalogReader().read(path: folder.path + "/X.appintents")
    #expect(reading.diagnostics == [])
    let catalog = try #require(reading.catalogs.first)
    #expect(catalog.id == "com.example.go")
    #expect(catalog.app.name == "Go")
    #expect(catalog.coverage.contains([.intents, .appName]))
    #expect(catalog.localizations.map { $0.app?.name } == ["Los"])
    #expect(
      catalog.localizations.flatMap(\.phrases).map { $0.phrases.map(\.text) }
        == [["Geh zu ${place} in ${applicationName}"]])
    let alone = CatalogReader().read(path: folder.path + "/X.appintents/root.ssu.yaml")
    #expect(alone.catalogs.map(\.app.forms) == [["Go", "Goer"]])
    #expect(alone.catalogs.map { $0.intents.map(\.name) } == [["A"]])
  }

  @Test("the same app found twice is two catalogs with ids of their own")
  func twins() throws {
    let folder = try TemporaryFolder()
    try folder.write("old/Metadata.appintents/extract.actionsdata", Self.metadata)
    try folder.write("new/Metadata.appintents/extract.actionsdata", Self.metadata)
    let reading = CatalogReader().read(path: folder.path)
    #expect(Set(reading.catalogs.map(\.id)).count == 2)
    #expect(!reading.hasErrors)
  }

  @Test("a phrase that Xcode marks as stale is said, and no shortcut")
  func stale() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/AppShortcuts.xcstrings",
      #"{"sourceLanguage":"en","strings":{"Old ${applicationName}":{"extractionState":"stale"},"#
        + #""New ${applicationName}":{"shouldTranslate":false}}}"#)
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.diagnostics.map(\.rule) == ["stale-phrase"])
    #expect(
      reading.catalogs.map { $0.shortcuts.flatMap(\.phrases).map(\.text) }
        == [["New ${applicationName}"]])
  }

  @Test("code that provides App Shortcuts, with no file of phrases, is said")
  func onlySources() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/S.swift", "\nstruct S: AppShortcutsProvider {}")
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.catalogs.isEmpty)
    #expect(reading.diagnostics.map(\.rule) == ["metadata-missing"])
    #expect(reading.diagnostics.map(\.location.line) == [2])
  }

  @Test("folders of what tools fetch, links in a circle and renamed files do no harm")
  func hostile() throws {
    let folder = try TemporaryFolder()
    for skipped in ["node_modules", "Pods", ".build", "DerivedData"] {
      try folder.write("\(skipped)/de.lproj/AppShortcuts.strings", Self.other)
    }
    try folder.write("App/de.lproj/AppShortcuts.strings", Self.plist("x"))
    try folder.write("App/fr.lproj/AppShortcuts.strings", "{\"json\": 1}")
    try folder.write("App/AppShortcuts.xcstrings", Self.other)
    try folder.write("App/Info.plist", "{\"CFBundleName\": \"x\"}")
    try folder.write("App/Metadata.appintents/extract.actionsdata", "bplist00")
    try folder.write("App/Metadata.appintents/root.ssu.yaml", "- [\n")
    try folder.write("App/x.swiftconstvalues", "\0\0")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/it.lproj", withDestinationPath: folder.path + "/gone")
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.hasErrors)
    #expect(reading.diagnostics.allSatisfy { $0.location.file.contains("/App/") })
  }

  @Test("folders nested without end are left with a finding")
  func deepFolders() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 80).joined(separator: "/")
    try folder.write(deep + "/AppShortcuts.strings", Self.other)
    let reading = CatalogReader().read(path: folder.path)
    #expect(reading.diagnostics.map(\.rule) == ["too-deep"])
  }
}
