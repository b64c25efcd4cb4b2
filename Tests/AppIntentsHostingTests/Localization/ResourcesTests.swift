// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Foundation
import IntentCatalog
import Testing
import TextAnalysis

@Suite("An app's resources")
struct ResourcesTests {
  @Test("an app that ships German phrases is spoken to in German, and speaks it")
  func german() async throws {
    let resources = try Resources()
    try resources.addGermanTables()
    let host = try await Self.host(resources)
    #expect(host.findings.isEmpty)
    let session = host.session(options: SessionOptions(locale: LocaleTag("de")))
    let outcome = await session.say("Öffne das Tor in Haus")
    #expect(outcome.description == "performed: Das Tor ist offen.")
    let bright = await session.say("Stell die Lampe auf hell in Haus")
    #expect(bright.description == "performed: Die Lampe ist hell.")
    // In the language of the declarations all is as it was.
    let english = await host.session().say("Open the gate in House")
    #expect(english.description == "performed: The gate is open.")
  }

  @Test("what is asked is asked in the session's language: the app's texts, else the session's own")
  func questions() async throws {
    let resources = try Resources()
    try resources.addGermanTables()
    let host = try await Self.host(resources)
    let session = host.session(options: SessionOptions(locale: LocaleTag("de")))
    let asked = await session.say("Stell die Lampe in Haus ein")
    #expect(asked.description == "asked: Wie hell? [Hell, Gedimmt]")
    #expect(await session.say("gedimmt").description == "performed: Die Lampe ist gedimmt.")
    #expect(
      await session.say("Koche Kaffee").description == "noMatch: Ich weiß nicht, wie das geht.")
  }

  @Test("a string catalog has all languages in one file, and a language without texts falls back")
  func stringCatalog() async throws {
    let resources = try Resources()
    try resources.write(
      "AppShortcuts.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Open the gate in ${applicationName}": {"localizations": {
          "de": {"stringSet": {"state": "translated", "values": [
            "Öffne das Tor in ${applicationName}", "${applicationName}: Tor auf"]}}}}}}
      """)
    let host = try await Self.host(resources)
    let session = host.session(options: SessionOptions(locale: LocaleTag("de-AT")))
    #expect(await session.say("House Tor auf").intent == "OpenGate")
    let french = host.session(options: SessionOptions(locale: LocaleTag("fr")))
    #expect(await french.say("Open the gate in House").intent == "OpenGate")
  }

  @Test("two apps have tables of their own, whatever their keys")
  func twoApps() async throws {
    let one = try Resources()
    try one.addGermanTables()
    let other = try Resources()
    try other.write("de.lproj/Localizable.strings", "\"The gate is open.\" = \"Offen.\";")
    try other.write("de.lproj/AppShortcuts.strings", Resources.phrases)
    let host = try await AppHost(
      HostedApp(HouseShortcuts.self, id: "com.example.one", name: "House", resources: one.url),
      HostedApp(HouseShortcuts.self, id: "com.example.two", name: "Barn", resources: other.url))
    let session = host.session(options: SessionOptions(locale: LocaleTag("de")))
    #expect(await session.say("Öffne das Tor in Barn").dialog == "Offen.")
    #expect(await session.say("Öffne das Tor in Haus").dialog == "Das Tor ist offen.")
  }

  @Test("a folder that is not there, and a file that cannot be read, are findings with their app")
  func findings() async throws {
    let resources = try Resources()
    try resources.write("de.lproj/AppShortcuts.strings", "\"Open")
    let host = try await Self.host(resources)
    #expect(host.findings.contains { $0.location.file.hasSuffix("AppShortcuts.strings") })
    #expect(host.findings.allSatisfy { $0.app == "com.example.house" })
    let missing = try await AppHost(
      HostedApp(
        HouseShortcuts.self, id: "com.example.house", name: "House",
        resources: resources.url.appendingPathComponent("nowhere")))
    #expect(missing.findings.map(\.rule) == ["unreadable-file"])
    #expect(await missing.say("Open the gate in House").status == .performed)
  }

  private static func host(_ resources: Resources) async throws -> AppHost {
    try await AppHost(
      HostedApp(
        HouseShortcuts.self, id: "com.example.house", name: "House", resources: resources.url))
  }
}

/// A folder of localised resources, which goes away with this value.
private final class Resources {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("bespeak-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  static let phrases = """
    "Open the gate in ${applicationName}" = "Öffne das Tor in ${applicationName}";
    "Set the lamp in ${applicationName}" = "Stell die Lampe in ${applicationName} ein";
    "Set the lamp to ${level} in ${applicationName}" = "Stell die Lampe auf ${level} in ${applicationName}";
    """

  func addGermanTables() throws {
    try write("de.lproj/AppShortcuts.strings", Self.phrases)
    try write("de.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"Haus\";")
    try write(
      "de.lproj/Localizable.strings",
      """
      "The gate is open." = "Das Tor ist offen.";
      "How bright?" = "Wie hell?";
      "Bright" = "Hell";
      "level.dim" = "Gedimmt";
      "The lamp is %@." = "Die Lampe ist %@.";
      """)
  }
}

private enum Level: String, AppEnum {
  case bright, dim
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [
    .bright: "Bright",
    .dim: DisplayRepresentation(
      title: LocalizedStringResource("level.dim", defaultValue: "Dim")),
  ]
}

private struct OpenGate: AppIntent {
  static let title: LocalizedStringResource = "Open the Gate"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The gate is open.")
  }
}

private struct SetLamp: AppIntent {
  static let title: LocalizedStringResource = "Set the Lamp"
  @Parameter(title: "Level", requestValueDialog: "How bright?") var level: Level

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let german = level == .bright ? "hell" : "gedimmt"
    return .result(dialog: "The lamp is \(german).")
  }
}

private struct HouseShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OpenGate(), phrases: ["Open the gate in \(.applicationName)"])
    AppShortcut(
      intent: SetLamp(),
      phrases: [
        "Set the lamp in \(.applicationName)", "Set the lamp to \(\.$level) in \(.applicationName)",
      ])
  }
}
