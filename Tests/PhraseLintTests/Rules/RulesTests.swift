// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import PhraseLint
import Testing

@Suite("CatalogRules")
struct RulesTests {
  static let song = EntityDeclaration(
    name: "Song", title: "Song", values: [EntityValue(id: "1", title: "Blue", isSuggested: true)])
  static let mode = EnumDeclaration(
    name: "Mode", title: "Mode",
    cases: [
      EnumCase(id: "a", title: "Loud"), EnumCase(id: "b", title: "Soft", synonyms: ["quiet"]),
    ])

  /// A music app with one intent, whose parameters have the usual types.
  static func catalog(
    _ phrases: [String], app: AppNames = AppNames(name: "Music"), song: EntityDeclaration = song,
    localizations: [LocalizationDeclaration] = [], negativePhrases: [String] = [],
    more: [ShortcutDeclaration] = []
  ) -> AppCatalog {
    AppCatalog(
      id: "com.example.music", app: app, enums: [mode], entities: [song],
      intents: [
        IntentDeclaration(
          name: "Play", title: "Play",
          parameters: [
            ParameterDeclaration(name: "song", type: .entity("Song")),
            ParameterDeclaration(name: "mode", type: .enumeration("Mode")),
            ParameterDeclaration(name: "text", type: .string),
            ParameterDeclaration(name: "people", type: .person),
            ParameterDeclaration(name: "file", type: .file),
          ])
      ],
      shortcuts: [
        ShortcutDeclaration(
          intent: "Play",
          phrases: phrases.enumerated().map {
            PhraseDeclaration($1, location: SourceLocation(line: $0 + 10))
          },
          location: SourceLocation(line: 9))
      ] + more,
      negativePhrases: negativePhrases.map { PhraseDeclaration($0) }, localizations: localizations,
      file: "music.json")
  }

  static func german(_ phrases: [String: [String]]) -> LocalizationDeclaration {
    LocalizationDeclaration(
      locale: "de",
      phrases: phrases.sorted { $0.key < $1.key }.map { source, targets in
        PhraseTranslation(source: source, phrases: targets.map { PhraseDeclaration($0) })
      })
  }

  /// Findings as `rule: message; fix`.
  static func findings(_ catalog: AppCatalog, _ set: RuleSet = .apple) -> [String] {
    CatalogRules(ruleSet: set).check(catalog).map { finding in
      "\(finding.severity.rawValue) \(finding.rule): \(finding.message)"
        + (finding.fix.map { "; " + $0 } ?? "")
    }
  }

  static let plain = "Play in ${applicationName}"

  @Test("a sound catalog has no findings in either set", arguments: RuleSet.allCases)
  func sound(set: RuleSet) {
    let german = Self.german([
      Self.plain: ["Spiele in ${applicationName}"],
      "Play ${song} in ${applicationName}": ["Spiele ${song} in ${applicationName}"],
    ])
    let catalog = Self.catalog(
      [Self.plain, "Play ${song} in ${applicationName}", "Make ${applicationName} ${mode}"],
      localizations: [german], negativePhrases: ["Sing along"])
    #expect(Self.findings(catalog, set) == [])
  }

  @Test("a finding knows its place, and a halting one says what is lost")
  func location() throws {
    let finding = try #require(
      CatalogRules().check(Self.catalog([Self.plain, "Play Music"])).first)
    #expect(finding.location.description == "music.json:11 shortcuts[0].phrases[1]")
    #expect(finding.app == "com.example.music")
    #expect(finding.locale == "en")
    #expect(
      finding.note == "on the platform one such phrase drops all App Intents metadata of the app")
  }

  @Test("the app's name is asked for once, in every language, by the platform's words")
  func appName() {
    let german = Self.german([
      Self.plain: ["Spiele", "Spiele ${applicationName} in ${applicationName}"]
    ])
    let wording =
      "Invalid Utterance. Every App Shortcut utterance should have one '${applicationName}' in it."
    let catalog = Self.catalog([Self.plain, "Play Music"], localizations: [german])
    #expect(
      Self.findings(catalog) == [
        "error missing-app-name: \(wording) Phrase: 'Spiele'; say where the app's name goes, such as "
          + "'Spiele in ${applicationName}'",
        "error repeated-app-name: \(wording) Phrase: 'Spiele ${applicationName} in "
          + "${applicationName}'; keep one of the 2",
        "error missing-app-name: \(wording) Phrase: 'Play Music'; write '${applicationName}' for 'Music'",
      ])
    #expect(Self.findings(catalog, .extended) == [])
  }

  @Test("other placeholder syntaxes are named with the right one", arguments: RuleSet.allCases)
  func foreign(set: RuleSet) {
    #expect(
      Self.findings(
        Self.catalog(
          [
            Self.plain, #"Play ${applicationName} \(\.$song)"#, "Play %@ ${applicationName}",
            "Go ${applicationName} ${", "Stop ${applicationName}${}",
          ]), set) == [
          #"error foreign-placeholder: placeholder '\(\.$song)' is in another syntax in "#
            + #"'Play ${applicationName} \(\.$song)'; write '${song}'"#,
          "error foreign-placeholder: placeholder '%@' is in another syntax in "
            + "'Play %@ ${applicationName}'; write '${applicationName}', or '${name}' for a parameter",
          "error foreign-placeholder: '${' without '}' in 'Go ${applicationName} ${'; write '${name}'",
          "error foreign-placeholder: '${}' names nothing in 'Stop ${applicationName}${}'; "
            + "write '${applicationName}', or the name of a parameter",
        ])
  }

  @Test("the platform takes one slot, of an entity or an enum")
  func appleSlots() {
    let catalog = Self.catalog([
      Self.plain, "Play ${text} in ${applicationName}",
      "Play ${song} ${mode} in ${applicationName}",
    ])
    #expect(
      Self.findings(catalog) == [
        "error slot-type: Invalid parameter type. AppEntity and AppEnum are the only allowed types for "
          + "text. Type: 'string'; leave '${text}' out and ask for it with 'requestValueDialog'",
        "error several-slots: 2 slots in 'Play ${song} ${mode} in ${applicationName}'; "
          + "a phrase may have one; keep '${song}' and let the others be asked for",
      ])
    #expect(Self.findings(catalog, .extended) == [])
  }

  @Test("the engine takes no files in phrases yet")
  func extendedSlots() {
    #expect(Self.findings(Self.catalog(["Play ${people} songs"]), .extended) == [])
    #expect(
      Self.findings(Self.catalog(["Play ${file} songs"]), .extended) == [
        "error unrecognised-slot-type: slot 'file' has type 'file', which is not recognised in phrases "
          + "yet; use one of the types that are, or ask for it with 'requestValueDialog'"
      ])
  }

  @Test("a slot's type is wrong once, not in every translation")
  func slotTypeOnce() {
    let german = Self.german([
      "Play ${text} in ${applicationName}": ["Spiele ${text} in ${applicationName}"]
    ])
    let catalog = Self.catalog(
      [Self.plain, "Play ${text} in ${applicationName}"], localizations: [german])
    #expect(CatalogRules().check(catalog).map(\.rule) == ["slot-type"])
  }

  @Test("phrases of slots alone are refused where the slot is open")
  func noLiteralWord() {
    let open = EntityDeclaration(name: "Song", title: "Song", isOpen: true)
    #expect(
      Self.findings(
        Self.catalog(["${text}", "${mode}!", "${song}", "${applicationName}"], song: open),
        .extended)
        == [
          "error no-literal-word: no word and no app name in '${text}'; "
            + "it matches everything that is said; add a word or '${applicationName}'",
          "warning no-literal-word: no word and no app name in '${mode}!'; "
            + "it matches wherever a value is said; add a word or '${applicationName}'",
          "error no-literal-word: no word and no app name in '${song}'; "
            + "it matches everything that is said; add a word or '${applicationName}'",
        ])
  }

  @Test("names that nothing declares are found here too")
  func references() {
    let catalog = Self.catalog([Self.plain, "Play ${sogn} in ${applicationName}"])
    #expect(
      Self.findings(catalog) == [
        "error unknown-slot: slot 'sogn' is not a parameter of 'Play'; did you mean 'song'?"
      ])
  }

  @Test("a shortcut needs a phrase, and one without a slot")
  func phrases() {
    #expect(
      Self.findings(
        Self.catalog(
          ["Play ${song} in ${applicationName}"],
          more: [ShortcutDeclaration(intent: "Play", phrases: [])]))
        == [
          "error no-phrases: App Shortcuts should have at least one phrase. Shortcut: 'Play'; "
            + "add a phrase such as 'Play in ${applicationName}'",
          "warning only-parameterised-phrases: every phrase of 'Play' has a slot, so that it is "
            + "invisible until values arrive; add a phrase without a slot; the value is then asked for",
        ])
  }

  @Test("a phrase that stands twice is found whatever its case and spaces")
  func duplicates() {
    let other = ShortcutDeclaration(
      intent: "Play",
      phrases: [
        PhraseDeclaration("play IN  ${applicationName}", location: SourceLocation(line: 30))
      ],
      location: SourceLocation(line: 29))
    let german = Self.german([Self.plain: ["Spiele in ${applicationName}"]])
    let catalog = Self.catalog(
      [Self.plain, "PLAY in ${applicationName}"], localizations: [german],
      negativePhrases: ["play in ${applicationName}"], more: [other])
    #expect(
      Self.findings(catalog, .extended) == [
        "warning hiding-negative-phrase: negative phrase 'play in ${applicationName}' is also a phrase "
          + "of a shortcut (line 10); the negative one wins, so the shortcut never hears it; remove one",
        "warning missing-translation: shortcut 'Play' has no phrase in 'de'; "
          + "translate 'play IN  ${applicationName}'",
        "warning duplicate-phrase: phrase 'PLAY in ${applicationName}' stands twice in its shortcut "
          + "(line 10); remove one",
        "warning duplicate-phrase: phrase 'play IN  ${applicationName}' is already one of 'Play' "
          + "(line 10); the first one wins; say the other in other words",
      ])
  }

  @Test("spaces too many are shown")
  func spaces() {
    let catalog = Self.catalog([Self.plain, "Go  ${applicationName}", "Stop ${applicationName} "])
    #expect(
      Self.findings(catalog) == [
        "warning double-space: two spaces in a row in 'Go  ${applicationName}'; "
          + "write 'Go ${applicationName}'",
        "warning double-space: a space at the start or end in 'Stop ${applicationName} '; "
          + "write 'Stop ${applicationName}'",
      ])
    #expect(Self.findings(catalog, .extended) == [])
  }

  @Test("an entity without values in phrases is a warning")
  func values() {
    let phrases = [Self.plain, "Play ${song} in ${applicationName}"]
    func song(_ query: EntityQueryKind, _ values: [EntityValue], open: Bool = false) -> AppCatalog {
      Self.catalog(
        phrases,
        song: EntityDeclaration(
          name: "Song", title: "Song", query: query, isOpen: open, values: values))
    }
    let value = EntityValue(id: "1", title: "Blue")
    let none =
      "warning no-spoken-values: entity 'Song' of slot 'song' has no values; give it values"
    #expect(Self.findings(song(.enumerable, [])) == [none])
    #expect(Self.findings(song(.enumerable, [value])) == [])
    #expect(
      Self.findings(song(.string, [value])) == [
        "warning no-spoken-values: entity 'Song' of slot 'song' has no suggested values; "
          + "mark the values that belong in phrases with \"suggested\": true"
      ])
    #expect(Self.findings(song(.string, []), .extended) == [none + ", or let it be open"])
    #expect(Self.findings(song(.string, [value]), .extended) == [])
    #expect(Self.findings(song(.string, [], open: true), .extended) == [])
  }
}
