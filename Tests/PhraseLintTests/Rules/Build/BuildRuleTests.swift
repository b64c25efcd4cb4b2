// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("Rules about builds")
struct BuildRuleTests {
  static func file(_ kind: PhraseFile.Kind, _ name: String) -> PhraseFile {
    PhraseFile(kind: kind, location: SourceLocation(file: name, line: 1))
  }

  static func findings(
    _ bundle: AppBundle?, shortcuts: Bool = true, coverage: CatalogCoverage = .all
  ) -> [String] {
    var catalog = RulesTests.catalog([RulesTests.plain])
    if !shortcuts { catalog.shortcuts = [] }
    catalog.bundle = bundle
    catalog.coverage = coverage
    return CatalogRules().check(catalog).map { "\($0.severity.rawValue) \($0.rule): \($0.message)" }
  }

  static let metadata = file(.metadata, "extract.actionsdata")

  @Test("intents without shortcuts weigh as much as what else is there")
  func provider() {
    let provider = LocatedText("Shortcuts")
    #expect(
      Self.findings(
        AppBundle(providers: [provider], phraseFiles: [Self.metadata]), shortcuts: false)
        == ["warning missing-provider: 'Shortcuts' provides no App Shortcut for 1 intent"])
    let strings = Self.file(.strings, "AppShortcuts.strings")
    #expect(
      Self.findings(AppBundle(phraseFiles: [Self.metadata, strings]), shortcuts: false)
        == ["warning missing-provider: 1 intent and a file of phrases, and no App Shortcut"])
    #expect(
      Self.findings(AppBundle(phraseFiles: [Self.metadata]), shortcuts: false).map { $0.prefix(4) }
        == ["note"])
    #expect(Self.findings(nil, shortcuts: false) == [])
    #expect(
      Self.findings(AppBundle(phraseFiles: [strings]), shortcuts: false, coverage: [.appName]) == []
    )
  }

  @Test("a second provider is a warning")
  func providers() {
    #expect(
      Self.findings(AppBundle(providers: [LocatedText("A"), LocatedText("B")])) == [
        "warning several-providers: 2 providers of App Shortcuts: 'A', 'B'"
      ])
    #expect(Self.findings(AppBundle(providers: [LocatedText("A")])) == [])
  }

  @Test(
    "a string catalog needs systems that read it",
    arguments: [
      ("iOS", "16.4", "error"), ("iOS", "17.0", ""), ("macOS", "13.5", "warning"),
      ("macOS", "14", ""), ("watchOS", "9.0", "warning"), ("iOS", "", ""), ("other", "1", ""),
    ])
  func target(platform: String, version: String, severity: String) {
    let findings = Self.findings(
      AppBundle(
        deploymentTargets: [DeploymentTarget(platform: platform, version: version)],
        phraseFiles: [Self.file(.stringCatalog, "AppShortcuts.xcstrings")]))
    #expect(
      findings
        == (severity.isEmpty
          ? []
          : [
            "\(severity) string-catalog-target: phrases in a string catalog, and a deployment target"
              + " of \(platform) \(version)"
          ]))
  }

  @Test("tables and string catalogs do not mix")
  func mixed() {
    let catalog = Self.file(.stringCatalog, "AppShortcuts.xcstrings")
    let table = Self.file(.strings, "de.lproj/AppShortcuts.strings")
    #expect(Self.findings(AppBundle(phraseFiles: [catalog, table])).count == 1)
    #expect(Self.findings(AppBundle(phraseFiles: [table, table])) == [])
  }

  @Test("a build without a language is a warning, if its Info.plist was read")
  func region() {
    let built = LocatedText("xcode-tools 17C528")
    #expect(
      Self.findings(AppBundle(generator: built)).map { $0.split(separator: ":")[0] }
        == ["warning missing-development-region"])
    #expect(Self.findings(AppBundle(developmentRegion: LocatedText("en"), generator: built)) == [])
    #expect(Self.findings(AppBundle(locales: [LocatedText("en")], generator: built)) == [])
    #expect(Self.findings(AppBundle()) == [])
    #expect(
      Self.findings(AppBundle(generator: built), coverage: [.intents, .shortcuts, .values]) == [])
  }
}
