// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Apps put together from their files")
struct AppAssemblyTests {
  static func read(_ name: String) throws -> (catalog: AppCatalog, findings: [String]) {
    let reading = CatalogReader().read(path: BundleFixtures.path(name))
    let catalog = try #require(reading.catalogs.first)
    #expect(reading.catalogs.count == 1)
    return (
      catalog,
      reading.diagnostics.map {
        "\($0.rule) \($0.location.file.split(separator: "/").suffix(2).joined(separator: "/"))"
          + ":\($0.location.line) \($0.location.path)"
      }
    )
  }

  @Test("a built app gives names, translations, types and what its build says")
  func builtApp() throws {
    let (catalog, findings) = try Self.read("Harbor.app")
    #expect(catalog.id == "com.example.harbor")
    #expect(catalog.app.forms == ["Harbor", "Harbour", "Quayside", "Marina"])
    #expect(
      catalog.app.pronunciationHints == [PronunciationHint(name: "Quayside", hint: "key side")])
    #expect(catalog.sourceLocale == "en")
    #expect(catalog.coverage == [.intents, .shortcuts, .appName])
    #expect(
      catalog.intents.map(\.name) == [
        "OpenBerthIntent", "ShowTideIntent", "LogArrivalIntent", "HarborWidgetIntent",
      ])
    #expect(catalog.intents[1].title == "Show Tide")
    #expect(catalog.localizations.map(\.locale) == ["de", "tr"])
    let german = catalog.localizations[0]
    #expect(german.app?.name == "Hafen")
    #expect(german.app?.synonyms == ["Quayside", "Jachthafen"])
    #expect(
      german.enumCases.map { "\($0.caseID) \($0.title) \($0.synonyms)" } == [
        "low Niedrigwasser [\"ebb\"]", "high Hochwasser [\"Flut\", \"high water\"]",
      ])
    #expect(german.strings.map(\.target).contains("Tide zeigen"))
    #expect(german.negativePhrases.map(\.source) == ["Delete my ${applicationName} account"])
    let bundle = try #require(catalog.bundle)
    #expect(bundle.locales.map(\.text) == ["en", "de", "tr"])
    #expect(bundle.developmentRegion?.text == "en")
    #expect(bundle.deploymentTargets.map { "\($0.platform) \($0.version)" } == ["iOS 17.0"])
    #expect(bundle.providers.map(\.text) == ["HarborShortcuts"])
    #expect(bundle.generator?.text == "xcode-tools 17C528")
    #expect(bundle.phraseFiles.map(\.kind) == [.metadata, .strings, .strings, .strings, .metadata])
    #expect(
      catalog.unreadMembers.map(\.location.path) == [
        "weatherPolicy", "actions.LogArrivalIntent.futureFlag",
      ])
    #expect(catalog.suppressions.map(\.rules) == [["foreign-placeholder"]])
    #expect(
      findings == [
        "unknown-value-type Metadata.appintents/extract.actionsdata:1 "
          + "actions.LogArrivalIntent.parameters[4].valueType",
        #"unused-translation de.lproj/AppShortcuts.strings:8 ["Log a departure in ${applicationName}"]"#,
      ])
  }

  @Test("a folder of sources gives an app with lists of phrases, its target's names and settings")
  func sources() throws {
    let (catalog, findings) = try Self.read("Lantern")
    #expect(findings == [])
    #expect(catalog.app.forms == ["Lantern", "Glow"])
    #expect(catalog.coverage == [.shortcuts, .appName])
    #expect(catalog.intents.map(\.name) == ["LightALampWith", "PutOutAllLampsWith"])
    #expect(catalog.intents.map { $0.parameters.map(\.name) } == [["lamp"], []])
    #expect(
      catalog.shortcuts[0].phrases.map(\.text) == [
        "Light a lamp with ${applicationName}", "Light ${lamp} with ${applicationName}",
      ])
    let german = try #require(catalog.localizations.first)
    #expect(german.app?.forms == ["Laterne", "Leuchte"])
    #expect(german.phrases.map(\.phrases.count) == [2, 0, 1])
    let bundle = try #require(catalog.bundle)
    #expect(bundle.locales.map(\.text) == ["en", "de", "fr"])
    #expect(bundle.deploymentTargets.map { "\($0.platform) \($0.version)" } == ["iOS 16.4"])
    #expect(bundle.providers.map(\.text) == ["LanternShortcuts"])
  }

  @Test("constants give an app of their module's name")
  func constants() throws {
    let (catalog, findings) = try Self.read("Orchard")
    #expect(catalog.id == "Orchard")
    #expect(catalog.app.name == "Orchard")
    #expect(catalog.bundle?.phraseFiles.map(\.kind) == [.constValues])
    // The compiler names a source as it was called there; here it is found in its folder.
    #expect(
      findings == [
        "not-a-constant Orchard/OrchardShortcuts.swift:33 OrchardShortcuts.appShortcuts[1].phrases"
      ])
    #expect(catalog.bundle?.providers.map(\.text) == ["OrchardShortcuts"])
  }

  @Test("metadata, a table, a catalog or constants can be read alone")
  func singleFiles() throws {
    let (metadata, _) = try Self.read("Harbor.app/Metadata.appintents")
    #expect(metadata.id == "Harbor")
    #expect(metadata.coverage == [.intents, .shortcuts])
    let (file, _) = try Self.read("Harbor.app/Metadata.appintents/extract.actionsdata")
    #expect(file.withoutLocations().shortcuts == metadata.withoutLocations().shortcuts)
    let (table, _) = try Self.read("Harbor.app/de.lproj/AppShortcuts.strings")
    #expect(table.coverage == [])
    #expect(table.shortcuts.count == 8)
    #expect(table.localizations.map(\.locale) == ["de"])
    let (list, _) = try Self.read("Lantern/Lantern/AppShortcuts.xcstrings")
    #expect(list.coverage == [.shortcuts])
    let (constants, _) = try Self.read("Orchard/OrchardShortcuts.swiftconstvalues")
    #expect(constants.shortcuts.count == 2)
  }

  @Test("each app of a folder is a catalog of its own")
  func severalApps() {
    let reading = CatalogReader().read(path: BundleFixtures.folder)
    #expect(
      Set(reading.catalogs.map(\.app.name)) == ["Harbor", "Lantern", "Orchard"])
    #expect(reading.catalogs.count == 3)
  }

  @Test("an archive is the apps in it")
  func archive() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Day.xcarchive/Products/Applications/Harbor.app/Metadata.appintents/extract.actionsdata",
      String(
        decoding: try BundleFixtures.bytes("Harbor.app/Metadata.appintents/extract.actionsdata"),
        as: UTF8.self))
    try folder.write("Day.xcarchive/dSYMs/x/Metadata.appintents/extract.actionsdata", "{}")
    let reading = CatalogReader().read(path: folder.path + "/Day.xcarchive")
    #expect(reading.catalogs.map(\.app.name) == ["Harbor"])
    try folder.write("Empty.xcarchive/Info.plist", "x")
    #expect(
      CatalogReader().read(path: folder.path + "/Empty.xcarchive").diagnostics.map(\.rule)
        == ["no-catalog"])
  }
}
