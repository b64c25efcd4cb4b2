// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import Testing

@Suite("CatalogConsistency")
struct CatalogConsistencyTests {
  static func catalog(
    phrases: [String], parameters: [ParameterDeclaration] = [],
    localizations: [LocalizationDeclaration] = [], enums: [EnumDeclaration] = []
  ) -> AppCatalog {
    AppCatalog(
      id: "com.example.music", app: AppNames(name: "Music"), enums: enums,
      intents: [IntentDeclaration(name: "Play", title: "Play", parameters: parameters)],
      shortcuts: [
        ShortcutDeclaration(intent: "Play", phrases: phrases.map { PhraseDeclaration($0) })
      ],
      localizations: localizations)
  }

  static func lines(_ findings: [Diagnostic]) -> [String] {
    findings.map { "\($0.location.path): \($0.message)" + ($0.fix.map { "; " + $0 } ?? "") }
  }

  @Test("a slot must be a parameter of its shortcut's intent; a misspelt app name is for the rules")
  func slots() {
    let catalog = Self.catalog(
      phrases: ["Play ${abum} in ${applicationName}", "Play ${album} in ${ applicationname }"],
      parameters: [ParameterDeclaration(name: "album", type: .string)])
    #expect(
      Self.lines(CatalogConsistency.check(catalog)) == [
        "shortcuts[0].phrases[0]: slot 'abum' is not a parameter of 'Play'; did you mean 'album'?"
      ])
  }

  @Test("an entity spelled as an enum is noticed")
  func wrongKind() {
    let catalog = Self.catalog(
      phrases: ["Play ${applicationName}"],
      parameters: [
        ParameterDeclaration(name: "mode", type: .entity("Mode")),
        ParameterDeclaration(name: "list", type: .array(.union([.enumeration("Moda"), .int]))),
      ], enums: [EnumDeclaration(name: "Mode", title: "Mode", cases: [])])
    #expect(
      Self.lines(CatalogConsistency.check(catalog)) == [
        "intents.Play.parameters[0].type: unknown entity 'Mode' in the type of 'mode'; "
          + "did you mean 'enum:Mode'?",
        "intents.Play.parameters[1].type: unknown enum 'Moda' in the type of 'list'; "
          + "did you mean 'Mode'?",
      ])
  }

  @Test("translations need their source, in the platform's words")
  func translations() {
    let catalog = Self.catalog(
      phrases: ["Play ${applicationName}"],
      localizations: [
        LocalizationDeclaration(
          locale: "de",
          phrases: [
            PhraseTranslation(
              source: "Plays ${applicationName}", phrases: [PhraseDeclaration("Spiele")])
          ],
          negativePhrases: [PhraseTranslation(source: "", phrases: [PhraseDeclaration("Nein")])],
          enumCases: [EnumCaseTranslation(enumName: "Mode", caseID: "a", title: "A")])
      ])
    #expect(
      Self.lines(CatalogConsistency.check(catalog)) == [
        "localizations.de.phrases[\"Plays ${applicationName}\"]: This phrase is not used in any App "
          + "Shortcut or as a Negative Phrase. Phrase: 'Plays ${applicationName}'; "
          + "did you mean 'Play ${applicationName}'?",
        "localizations.de.enums.Mode: unknown enum 'Mode' in localization",
      ])
  }

  @Test(
    "types read back as they are spelled",
    arguments: [
      "string", "int", "dateComponents", "entity:Task", "enum:a:b", "array:entity:Task",
      "measurement:length", "union:entity:A|enum:B|string", "array:array:array:int",
    ])
  func spellings(spelling: String) throws {
    #expect(try ParameterType(spelling: spelling).spelling == spelling)
  }

  @Test(
    "what is no type is named, with the nearest one",
    arguments: [
      ("strng", "strng", "string"), ("boolean", "boolean", "bool"), ("entity:", "entity:", nil),
      ("entitty:Task", "entitty:Task", "entity:Task"), ("", "", nil),
      ("array:strin", "strin", "string"),
      ("measurement:lenght", "measurement:lenght", "measurement:length"),
      ("array:array:array:array:array:int", "array:int", nil), ("union:int|", "", nil),
    ] as [(String, String, String?)])
  func misspellings(spelling: String, part: String, nearest: String?) {
    #expect(throws: ParameterType.SpellingError(part: part, nearest: nearest)) {
      try ParameterType(spelling: spelling)
    }
  }

  @Test("a finding of two checks is shown once, the one with a column")
  func merging() {
    func finding(_ rule: String, _ line: Int, _ column: Int, _ file: String = "a") -> Diagnostic {
      Diagnostic(
        rule: rule, severity: .error, message: rule,
        location: SourceLocation(file: file, line: line, column: column))
    }
    let reader = [finding("x", 9, 4), finding("y", 2, 1), finding("x", 1, 1, "b")]
    let rules = [finding("x", 9, 0), finding("z", 5, 0), finding("y", 3, 0)]
    #expect(
      reader.merging(rules) == [
        finding("y", 2, 1), finding("y", 3, 0), finding("z", 5, 0), finding("x", 9, 4),
        finding("x", 1, 1, "b"),
      ])
  }

  @Test("paths quote what is no plain name")
  func paths() {
    let path = DeclarationPath.root.member("a b").member("pt-BR").element(2).member("x\"y\n")
    #expect(path.description == #"["a b"].pt-BR[2]["x\"y\n"]"#)
  }
}
