// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import Testing

@testable import CatalogFormats

@Suite("Info.plist")
struct InfoPlistReaderTests {
  private func read(_ members: String) -> (facts: InfoPlistFacts?, diagnostics: [Diagnostic]) {
    InfoPlistReader().read(
      utf8: Array("<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>".utf8),
      file: "App/Info.plist")
  }

  private func table(_ text: String) -> StringsTable {
    StringsReader().read(utf8: Array(text.utf8), file: "de.lproj/InfoPlist.strings")
  }

  @Test("names, languages and versions are read with their places")
  func facts() throws {
    let (facts, diagnostics) = read(
      """
      <key>CFBundleIdentifier</key><string>com.example.harbor</string>
      <key>CFBundleDisplayName</key><string>Harbor</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundleSpokenName</key><string>Harbour</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>CFBundleLocalizations</key><array><string>en</string><string>de</string></array>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>MinimumOSVersion</key><string>9.4</string>
      <key>CFBundleSupportedPlatforms</key><array><string>WatchOS</string></array>
      <key>LSMinimumSystemVersion</key><string>13.0</string>
      <key>INAlternativeAppNames</key>
      <array>
        <dict><key>INAlternativeAppName</key><string>Port</string>
        <key>INAlternativeAppNamePronunciationHint</key><string>poort</string></dict>
        <dict><key>INAlternativeAppName</key><string>Dock</string></dict>
      </array>
      """)
    let read = try #require(facts)
    #expect(diagnostics.isEmpty)
    #expect(read.appID?.text == "com.example.harbor")
    #expect(
      read.displayName
        == LocatedText(
          "Harbor",
          location: SourceLocation(
            file: "App/Info.plist", line: 3, column: 31, path: "CFBundleDisplayName")))
    #expect(read.name?.text == "$(PRODUCT_NAME)")
    #expect(read.developmentRegion?.text == "en")
    #expect(read.localizations.map(\.text) == ["en", "de"])
    #expect(read.deploymentTargets.map(\.platform) == ["watchOS", "macOS"])
    #expect(read.deploymentTargets.map(\.majorVersion) == [9, 13])
    #expect(!read.isExtension)
    #expect(read.alternatives.map(\.name.text) == ["Port", "Dock"])
    #expect(read.alternatives[1].location.path == "INAlternativeAppNames[1]")
    let names = read.names()
    #expect(names?.forms == ["Harbor", "Harbour", "Port", "Dock"])
    #expect(names?.pronunciationHints == [PronunciationHint(name: "Port", hint: "poort")])
    #expect(names?.location.line == 3)
  }

  @Test("an extension says that it is one")
  func extensions() {
    let one = read(
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>x</string></dict>")
    #expect(one.facts?.isExtension == true)
    let two = read("<key>CFBundlePackageType</key><string>XPC!</string>")
    #expect(two.facts?.isExtension == true)
  }

  @Test(
    "what is of another type is reported and left out",
    arguments: [
      (
        "<key>CFBundleDisplayName</key><array/>",
        "wrong-type expected a string for 'CFBundleDisplayName', found an array"
      ),
      (
        "<key>INAlternativeAppNames</key><string>Port</string>",
        "wrong-type expected an array of dictionaries for 'INAlternativeAppNames', found a string"
      ),
      (
        "<key>INAlternativeAppNames</key><array><string>Port</string></array>",
        "wrong-type expected a dictionary with 'INAlternativeAppName' for 'INAlternativeAppNames', "
          + "found a string"
      ),
      (
        "<key>INAlternativeAppNames</key><array><dict/></array>",
        "missing-key an alternative name lacks 'INAlternativeAppName'"
      ),
    ])
  func wrongTypes(members: String, finding: String) {
    let (facts, diagnostics) = read(members)
    #expect(diagnostics.map { "\($0.rule) \($0.message)" } == [finding])
    #expect(diagnostics.allSatisfy { $0.location.line == 2 })
    #expect(facts?.alternatives.isEmpty == true)
    #expect(facts?.names() == nil)
  }

  @Test("a file that is no dictionary has no facts")
  func noDictionary() {
    let reader = InfoPlistReader()
    #expect(reader.read(utf8: Array("<plist><array/></plist>".utf8), file: "x").facts == nil)
    #expect(reader.read(utf8: Array("{\"a\": 1}".utf8), file: "x").facts == nil)
    #expect(reader.read(utf8: [], file: "x").diagnostics.map(\.rule) == ["plist-syntax"])
  }

  @Test("alternative names are looked up in the table of a language, then in the base's")
  func localizedNames() throws {
    let facts = try #require(
      read(
        """
        <key>CFBundleDisplayName</key><string>Harbor</string>
        <key>INAlternativeAppNames</key><array>
        <dict><key>INAlternativeAppName</key><string>APP_NAME_1</string>
        <key>INAlternativeAppNamePronunciationHint</key><string>APP_HINT_1</string></dict>
        <dict><key>INAlternativeAppName</key><string>Dock</string>
        <key>INAlternativeAppNamePronunciationHint</key><string>dock</string></dict>
        </array>
        """
      ).facts)
    let base = try #require(
      facts.names(in: table("APP_NAME_1 = \"Port\"; APP_HINT_1 = \"poort\";")))
    #expect(base.forms == ["Harbor", "Port", "Dock"])
    #expect(
      base.pronunciationHints == [
        PronunciationHint(name: "Port", hint: "poort"),
        PronunciationHint(name: "Dock", hint: "dock"),
      ])
    let german = try #require(
      facts.names(
        in: table("CFBundleDisplayName = \"Hafen\";\nDock = \"Kai\";"), base: base))
    #expect(german.forms == ["Hafen", "Port", "Kai"])
    #expect(german.pronunciationHints == [PronunciationHint(name: "Port", hint: "poort")])
    #expect(german.location.file == "de.lproj/InfoPlist.strings")
    #expect(facts.names(in: table("NSCameraUsageDescription = \"x\";"), base: base) == nil)
  }

  @Test("a translated short name does not replace a display name")
  func shortName() throws {
    let facts = try #require(
      read(
        """
        <key>CFBundleDisplayName</key><string>Harbor Master</string>
        <key>CFBundleName</key><string>Harbor</string>
        """
      ).facts)
    let base = try #require(facts.names())
    let names = facts.names(in: table("CFBundleName = \"Hafen\";"), base: base)
    #expect(names?.name == "Harbor Master")
    let short = try #require(read("<key>CFBundleName</key><string>Harbor</string>").facts)
    let shortBase = try #require(short.names())
    #expect(
      short.names(in: table("CFBundleName = \"Hafen\";"), base: shortBase)?.name == "Hafen")
  }
}
