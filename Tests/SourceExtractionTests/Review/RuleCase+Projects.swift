// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// A project of an app and its widget, with a file of sources each and what both have.
  private static func project(_ app: [String], _ widget: [String]) -> [String: String] {
    [
      "Shelf.xcodeproj/project.pbxproj": ProjectFile.text([
        ProjectFile.Target(name: "Shelf", files: app),
        ProjectFile.Target(name: "ShelfWidget", type: "app-extension", files: widget),
      ])
    ]
  }

  private static let widget = """
    import AppIntents
    struct ShelfWidget: Widget {
      var body: some WidgetConfiguration { Button(intent: AddBook()) { Text("Add") } }
    }
    """

  private static func texts(_ keys: String...) -> [String: String] {
    let entries = keys.map {
      "\"\($0)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}}}"
    }
    return [
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(entries.joined(separator: ", "))}}"
    ]
  }

  /// Mistakes that projects, packages and tables of texts tell of, and their mends.
  static let projectCases: [RuleCase] = [
    RuleCase(
      "open-app-when-run", "'openAppWhenRun' in 'OpenShelf' is older than 'supportedModes'",
      wrong: "struct OpenShelf: AppIntent { static let openAppWhenRun = true }",
      right: "struct OpenShelf: AppIntent { static let openAppWhenRun = true }",
      besideWrong: ["Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(.v26)])"],
      besideRight: ProjectFile.app(for: "18.0")),
    RuleCase(
      "newer-api", "'SnippetIntent' came with iOS 26, and this runs on iOS 17.4",
      wrong: "struct BookSnippet: SnippetIntent {}",
      right: """
        @available(iOS 26, *) struct BookSnippet: SnippetIntent {}
        @available(iOS 26, *) extension BookSnippet { @ComputedProperty var pages: Int { 1 } }
        struct AddBook: AppIntent {
          static let title = "SnippetIntent"
          @available(iOS 26, *) static var supportedModes: IntentModes { .background }
          func perform() async throws -> some IntentResult {
            if #available(iOS 26, *) { try await continueInForeground() }
            return .result()
          }
        }
        struct Old: WidgetConfigurationIntent {}
        """,
      besideWrong: ProjectFile.app(for: "17.4")),
    RuleCase(
      "newer-api", "'continueInForeground' came with iOS 26, and this runs on iOS 18",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            try await continueInForeground()
            return .result()
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            try await session.continueInForeground()
            return .result()
          }
          func continueInForeground() {}
        }
        protocol IndexedEntity {}
        struct Book: IndexedEntity {}
        """,
      besideWrong: [
        "Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(\"18.0\")])"
      ]
    ),
    RuleCase(
      "newer-api", "'IndexedEntity' came with iOS 18, and this runs on iOS 17",
      wrong: "struct Book: IndexedEntity {}", right: "struct Book: IndexedEntity {}",
      besideWrong: [
        "Shelf.xcodeproj/project.pbxproj": ProjectFile.text([
          ProjectFile.Target(name: "Shelf", files: ["App.swift"], deploymentTarget: "17.0"),
          ProjectFile.Target(name: "Other", files: ["Else.swift"], deploymentTarget: "26.0"),
        ])
      ],
      // One of the targets has it; the compiler sees the other.
      besideRight: [
        "Shelf.xcodeproj/project.pbxproj": ProjectFile.text([
          ProjectFile.Target(name: "Shelf", files: ["App.swift"], deploymentTarget: "17.0"),
          ProjectFile.Target(name: "Other", files: ["App.swift"], deploymentTarget: "26.0"),
        ])
      ]),
    RuleCase(
      "indexed-entity-without-keys", "no property of 'Book' has an indexing key",
      wrong: "struct Book: IndexedEntity { @Property(title: \"Author\") var author: String }",
      right: """
        struct Book: IndexedEntity {
          @Property(title: "Author", indexingKey: \\.artist) var author: String
        }
        struct Page: IndexedEntity {
          @Property(title: "Number") var number: Int
          var attributeSet: CSSearchableItemAttributeSet { CSSearchableItemAttributeSet() }
        }
        struct Plain: AppEntity { @Property(title: "Name") var name: String }
        """,
      besideWrong: ProjectFile.app(for: "26.0")),
    RuleCase(
      "intent-outside-widget-target", "'AddBook' is performed by 'ShelfWidget'",
      wrong: "struct AddBook: AppIntent {}", right: "struct AddBook: AppIntent {}",
      besideWrong: project(["App.swift"], ["Widget.swift"])
        .merging(["Sources/Widget.swift": widget]) { a, _ in a },
      besideRight: project(["App.swift"], ["App.swift", "Widget.swift"])
        .merging(["Sources/Widget.swift": widget]) { a, _ in a }),
    RuleCase(
      "intent-outside-widget-target", "'AddBook' is performed by 'ShelfWidget'",
      wrong: "", right: "",
      besideWrong: [
        "Shelf/Add.swift": "import AppIntents\nstruct AddBook: AppIntent {}",
        "Widget/W.swift": widget,
        "Shelf.xcodeproj/project.pbxproj": ProjectFile.text([
          ProjectFile.Target(name: "Shelf", folder: ("Shelf", ["Info.plist"])),
          ProjectFile.Target(name: "ShelfWidget", type: "app-extension", folder: ("Widget", [])),
        ]),
      ],
      besideRight: [
        "Shelf/Add.swift": "import AppIntents\nstruct AddBook: AppIntent {}",
        "Widget/W.swift": widget,
        "Shelf.xcodeproj/project.pbxproj": ProjectFile.text([
          ProjectFile.Target(name: "Shelf", folder: ("Shelf", ["Info.plist"])),
          ProjectFile.Target(
            name: "ShelfWidget", type: "app-extension", folder: ("Widget", []),
            borrowed: [("Shelf", ["Add.swift"])]),
        ]),
      ]),
    RuleCase(
      "provider-outside-app", "'Shortcuts' is built into 'ShelfWidget', and into no app",
      wrong: "struct Shortcuts: AppShortcutsProvider {}",
      right: "struct Shortcuts: AppShortcutsProvider {}",
      besideWrong: project([], ["App.swift"]), besideRight: project(["App.swift"], ["App.swift"])),
    RuleCase(
      "second-provider", "'More' is a second provider of App Shortcuts in 'Shelf'",
      wrong: "struct Shortcuts: AppShortcutsProvider {}\nstruct More: AppShortcutsProvider {}",
      right: "struct Shortcuts: AppShortcutsProvider {}",
      besideWrong: project(["App.swift"], []),
      besideRight: project(["App.swift"], ["Watch.swift"])
        .merging(["Sources/Watch.swift": "import AppIntents\nstruct More: AppShortcutsProvider {}"])
      {
        a, _ in a
      }),
    RuleCase(
      "text-without-key", "\"Add Book\" and 1 more of this file are in no table of texts",
      wrong: """
        struct AddBook: AppIntent {
          static let title: LocalizedStringResource = "Add Book"
          @Parameter(title: "Name") var name: String
          @Parameter(title: "Author") var author: String
        }
        """,
      right: """
        struct AddBook: AppIntent {
          static let title = LocalizedStringResource("add.title", defaultValue: "Add Book")
          @Parameter(title: "Name") var name: String
          let author = "Author"
        }
        """,
      besideWrong: texts("Name"), besideRight: texts("Name", "add.title")),
    RuleCase(
      "text-without-key", "\"Night\" is in no table of texts",
      wrong: """
        enum Mode: String, AppEnum {
          case night
          static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [.night: "Night"]
        }
        """,
      right: """
        enum Mode: String, AppEnum {
          case night
          static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [
            .night: DisplayRepresentation(title: "Mode", image: .init(systemName: "moon"))
          ]
        }
        """,
      besideWrong: [
        "en.lproj/Localizable.strings": "\"Mode\" = \"Mode\";",
        "de.lproj/Localizable.strings": "\"Mode\" = \"Modus\";",
      ]),
    RuleCase(
      "text-without-key", "\"Title\" is in no table of texts",
      wrong: "struct A: AppIntent { static let title: LocalizedStringResource = \"Title\" }",
      right: """
        struct A: AppIntent { static let title = LocalizedStringResource("titel", table: "Weitere") }
        """,
      besideWrong: [
        "de.lproj/Localizable.strings": "\"a\" = \"a\";",
        "fr.lproj/Localizable.strings": "\"a\" = \"b\";",
        "de.lproj/Weitere.strings": "\"titel\" = \"Titel\";",
        "fr.lproj/Weitere.strings": "\"titel\" = \"Titre\";",
      ]),
    RuleCase(
      "inflection-without-effect", "'ja' does not inflect words for number",
      wrong: "struct AddBook: AppIntent {}", right: "struct AddBook: AppIntent {}",
      besideWrong: [
        "ja.lproj/Localizable.strings": "\"%lld books\" = \"^[%lld 冊](inflect: true)\";"
      ],
      besideRight: [
        "en.lproj/Localizable.strings": "\"%lld books\" = \"^[%lld book](inflect: true)\";",
        "ja.lproj/Localizable.strings": "\"%lld books\" = \"%lld 冊\";",
      ]),
    RuleCase(
      "model-context-handed-over", "the model context 'context' is used on another actor",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            let context = ModelContext(container)
            Task.detached(priority: .background) { try context.save() }
            return .result()
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            let context = ModelContext(container)
            try context.save()
            Task { try context.save() }
            Task.detached {
              let context = ModelContext(container)
              try context.save()
            }
            Task.detached { store.context.save(); log(context: 1) }
            return .result()
          }
        }
        """),
    RuleCase(
      "intent-title", "the title \"New Book\" begins with no verb",
      wrong:
        "struct NewBook: AppIntent { static let title: LocalizedStringResource = \"New Book\" }",
      right:
        "struct NewBook: AppIntent { static let title: LocalizedStringResource = \"Add New Book\" }"
    ),
  ]

  /// What public apps had findings for that were none.
  static let nearMisses: [RuleCase] = [
    RuleCase(
      "entity-class", "'Book' is an entity and a class",
      wrong: "final class Book: AppEntity { var title = \"\" }",
      right: """
        @Observable final class Book: AppEntity {
          let title: String
          var short: String { title }
        }
        """),
    RuleCase(
      "missing-display-representation", "'Book' has neither",
      wrong: "struct Book: AppEntity { let id: UUID }", right: "",
      besideWrong: [:],
      besideRight: [
        "Models.swift":
          "import Foundation\nimport SwiftUI\nstruct Task: AppEntity { var id = \"\" }"
      ]),
    RuleCase(
      "intent-title", "\"Get text from input\" is not in title case",
      wrong:
        "struct A: AppIntent { static let title: LocalizedStringResource = \"Get text from input\" }",
      right: """
        struct A: AppIntent { static let title: LocalizedStringResource = "Get Text from Input" }
        struct B: AppIntent { static let title: LocalizedStringResource = "Naviga verso casa" }
        """),
    RuleCase(
      "required-parameter", "'date' of 'Log' is required",
      wrong:
        "struct Log: AppIntent { @Parameter(title: \"Date\") var date: Date; init(date: Date) { self.date = date } }",
      right: """
        struct Log: AppIntent {
          @Parameter(title: "Date") var date: Date
          init() { date = Date() }
        }
        @AppIntent(schema: .mail.deleteMail) struct DeleteMail { @Parameter var mails: [String] }
        struct Tick: AppIntent { @Parameter(title: "Index") var index: Int }
        struct Row: View { var body: some View { Button(intent: Tick(index: 3)) {} } }
        """),
    RuleCase(
      "no-suggested-entities", "'BookQuery' suggests no entities",
      wrong: """
        struct Book: AppEntity { static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func entities(for ids: [UUID]) -> [Book] { [] } }
        """,
      right: """
        struct Book: TransientAppEntity {}
        struct BookQuery: EntityQuery { func entities(for ids: [UUID]) -> [Book] { [] } }
        """),
    RuleCase(
      "service-in-perform", "makes its own 'BookStore'",
      wrong: """
        struct A: AppIntent { func perform() async throws -> some IntentResult { let s = try await BookStore() } }
        """,
      right: """
        struct A: AppIntent {
          @Parameter(title: "Account") var account: Account
          func perform() async throws -> some IntentResult { let s = NetClient(server: account.server) }
        }
        """),
    RuleCase(
      "snippet-view-with-button", "shows 'Card'",
      wrong: """
        struct Show: AppIntent { func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Card()) } }
        struct Card: View { var body: some View { Button(intent: Tick()) {} } }
        struct Tick: AppIntent {}
        """,
      right: """
        struct Show: AppIntent { func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Card()) } }
        struct Card: View { var body: some View { Button(intent: OpenNote(target: note)) {} } }
        struct OpenNote: OpenIntent {}
        """),
    RuleCase(
      "unlisted-intent", "'Add' is in no shortcut",
      wrong: """
        struct Add: AppIntent {}
        struct Shortcuts: AppShortcutsProvider {}
        """,
      right: """
        struct Add: AppIntent { @Parameter(title: "File") var file: IntentFile }
        struct Shortcuts: AppShortcutsProvider {}
        """),
    RuleCase(
      "view-property", "'@Query' in 'BookQuery' is filled in by nobody",
      wrong: """
        struct BookQuery: EntityQuery { func entities(for ids: [UUID]) -> [Book] { @Query var books: [Book]; return books } }
        """,
      right: "struct Rows: View { func rows() { @Query var books: [Book] } }"),
    RuleCase(
      "built-text", "the dialog in 'Say' is put together from strings",
      wrong: """
        struct Say: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            let reply = "Today: " + text
            return .result(dialog: IntentDialog(stringLiteral: reply))
          }
        }
        """,
      right: """
        struct Say: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            let reply = text
            let other = "a" + "b"
            return .result(dialog: IntentDialog(stringLiteral: reply))
          }
        }
        """),
    RuleCase(
      "built-text", "the text in 'Pool' is put together from strings",
      wrong: """
        struct Pool: AppEntity {
          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "Volume: \\(volume)"))
          }
        }
        """,
      right: """
        struct Pool: AppEntity {
          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name), subtitle: "Volume: \\(volume)")
          }
        }
        """),
    RuleCase(
      "helper-intent-discoverable", "'Refresh' is performed by a button",
      wrong: """
        struct Refresh: AppIntent { @Parameter(title: "Day") var day: Int }
        struct Card: View { let refresh: Refresh; var body: some View { Button(intent: refresh) {} } }
        """,
      right: """
        struct Refresh: AppIntent {
          static var parameterSummary: some ParameterSummary { Summary("Refresh") }
        }
        struct Card: View { let refresh: Refresh; var body: some View { Button(intent: refresh) {} } }
        """),
    RuleCase(
      "required-parameter", "'file' of 'Trim' is required",
      wrong: "struct Trim: AppIntent { @Parameter(title: \"Film\") var file: IntentFile }",
      right: """
        struct Trim: AppIntent {
          @Parameter(title: "Film", inputConnectionBehavior: .connectToPreviousIntentResult) var file: IntentFile
        }
        struct See: AppIntent { @Parameter(title: "Content") var content: SemanticContentDescriptor }
        """),
    RuleCase(
      "built-text", "the dialog in 'Level' is put together from strings",
      wrong: """
        struct Level: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            let text = "At \\(level) now"
            return .result(dialog: IntentDialog(stringLiteral: text))
          }
        }
        """,
      right: """
        struct Level: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: IntentDialog(stringLiteral: "\\(level(of: battery)) %"))
          }
        }
        """),
    RuleCase(
      "unconfirmed-act", "'DeleteNote' would delete at once",
      wrong: """
        struct DeleteNote: AppIntent {
          static let title: LocalizedStringResource = "Delete Note"
          func perform() async throws -> some IntentResult {
            store.delete(defaults.value(for: "note"))
            return .result()
          }
        }
        """,
      right: """
        struct DeleteNote: AppIntent {
          static let title: LocalizedStringResource = "Delete Note"
          func perform() async throws -> some IntentResult {
            note.isDeleted = true
            try await store.save()
            return .result()
          }
        }
        """),
    RuleCase(
      "intent-title", "\"Log my mood\" is not in title case",
      wrong: "struct A: AppIntent { static let title: LocalizedStringResource = \"Log my mood\" }",
      right:
        "struct A: AppIntent { static let title: LocalizedStringResource = \"Log My Mood for Today\" }"
    ),
  ]
}
