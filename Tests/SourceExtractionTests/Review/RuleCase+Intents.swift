// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes in intents and their mends.
  static let intentCases: [RuleCase] = declarations + bodies

  private static let declarations: [RuleCase] = [
    RuleCase(
      "view-property", "'@Environment' in 'AddBook' is filled in by nobody",
      wrong: """
        struct AddBook: AppIntent {
          @Environment(\\.modelContext) private var context
          func perform() async throws -> some IntentResult { .result() }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          @Dependency private var store: BookStore
          func perform() async throws -> some IntentResult { .result() }
        }
        struct Shelf: View { @Environment(\\.modelContext) var context }
        """),
    RuleCase(
      "missing-title", "'AddBook' has no title",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult { .result() }
        }
        """,
      right: """
        struct AddBook: AppIntent {}
        extension AddBook {
          static var title: LocalizedStringResource { "Add Book" }
        }
        struct Open: OpenIntent { @Parameter(title: "Book") var target: BookEntity }
        struct Based: BookIntent {}
        """),
    RuleCase(
      "intent-title", "the title \"add a new book\" is not in title case",
      wrong: """
        struct AddBook: AppIntent { static let title: LocalizedStringResource = "add a new book" }
        """,
      right: """
        struct AddBook: AppIntent { static let title: LocalizedStringResource = "Add a New Book" }
        struct Keyed: AppIntent { static let title: LocalizedStringResource = "intent.add.title" }
        struct French: AppIntent {
          static let title: LocalizedStringResource = "Ajouter à la liste"
        }
        struct Helper: AppIntent {
          static let title: LocalizedStringResource = "toggle the thing"
          static let isDiscoverable = false
        }
        """),
    RuleCase(
      "intent-title", "ends with a full stop",
      wrong: """
        struct AddBook: AppIntent { static var title: LocalizedStringResource { "Add Book." } }
        """,
      right: """
        struct AddBook: AppIntent { static var title: LocalizedStringResource { "Add Book..." } }
        """),
    RuleCase(
      "required-parameter", "'book' of 'ReadBook' is required",
      wrong: """
        struct ReadBook: AppIntent {
          static let title: LocalizedStringResource = "Read Book"
          @Parameter(title: "Book")
          var book: BookEntity
        }
        """,
      right: """
        struct ReadBook: AppIntent {
          static let title: LocalizedStringResource = "Read Book"
          @Parameter(title: "Book", requestValueDialog: "Which book?") var book: BookEntity
          @Parameter(title: "Pages", default: 10) var pages: Int
          @Parameter(title: "Aloud") var aloud: Bool?
          @Parameter(title: "Speed") var speed: Double = 1
          @Parameter(title: "Chapter") var chapter: Int
          func perform() async throws -> some IntentResult {
            let chapter = try await $chapter.requestValue("Which chapter?")
            return .result()
          }
        }
        struct OpenBook: OpenIntent { @Parameter(title: "Book") var target: BookEntity }
        struct Turn: AppIntent {
          static let isDiscoverable = false
          @Parameter(title: "Page") var page: Int
        }
        """),
    RuleCase(
      "required-parameter", "'shelf' of the configuration 'ShelfConfiguration' has no default",
      wrong: """
        struct ShelfConfiguration: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Shelf"
          @Parameter(title: "Shelf") var shelf: String
        }
        """,
      right: """
        struct ShelfConfiguration: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Shelf"
          @Parameter(title: "Shelf") var shelf: ShelfEntity?
          @Parameter(title: "Book") var book: BookEntity
        }
        """),
    RuleCase(
      "parameter-summary", "'ReadBook' has no 'parameterSummary' with 'book'",
      wrong: """
        struct ReadBook: AppIntent {
          static let title: LocalizedStringResource = "Read Book"
          @Parameter(title: "Book") var book: BookEntity
        }
        """,
      right: """
        struct ReadBook: AppIntent {
          static let title: LocalizedStringResource = "Read Book"
          @Parameter(title: "Book") var book: BookEntity
          @Parameter(title: "Aloud") var aloud: Bool?
          static var parameterSummary: some ParameterSummary {
            When(\\.$aloud, .equalTo, true) {
              Summary("Read \\(\\.$book) aloud")
            } otherwise: {
              Summary("Read \\(\\.$book)")
            }
          }
        }
        struct Stop: AppIntent { static let title: LocalizedStringResource = "Stop Reading" }
        """),
    RuleCase(
      "parameter-summary", "the summary of 'ReadBook' does not name 'book'",
      wrong: """
        struct ReadBook: AppIntent {
          @Parameter(title: "Book") var book: BookEntity
          @Parameter(title: "Bookmark") var bookmark: Int
          static var parameterSummary: some ParameterSummary { Summary("Read \\(\\.$bookmark)") }
        }
        """,
      right: """
        struct ReadBook: AppIntent {
          @Parameter(title: "Book") var book: BookEntity
          static var parameterSummary: some ParameterSummary { Summary("Read \\(\\.$book)") }
        }
        """),
    RuleCase(
      "unconfirmed-act", "'DeleteBook' would delete at once",
      wrong: """
        struct DeleteBook: AppIntent {
          static let title: LocalizedStringResource = "Delete Book"
          func perform() async throws -> some IntentResult {
            try store.delete(book)
            return .result()
          }
        }
        """,
      right: """
        struct DeleteBook: AppIntent {
          static let title: LocalizedStringResource = "Delete Book"
          func perform() async throws -> some IntentResult {
            try await requestConfirmation(dialog: "Delete it?")
            try store.delete(book)
            return .result()
          }
        }
        struct DeleteShelf: DeleteIntent {
          func perform() async throws -> some IntentResult { .result() }
        }
        struct Sender: AppIntent {
          static let title: LocalizedStringResource = "Show Sender"
          func perform() async throws -> some IntentResult { .result() }
        }
        struct RemoveRow: AppIntent {
          static let title: LocalizedStringResource = "Remove Row"
          static let isDiscoverable = false
          func perform() async throws -> some IntentResult { .result() }
        }
        """),
    RuleCase(
      "unconfirmed-act", "'RemoveBookIntent' would remove at once",
      wrong: """
        struct RemoveBookIntent: AppIntent {
          static let title = LocalizedStringResource("book.remove", defaultValue: "Remove Book")
          @Parameter(title: "Book") var book: BookEntity
          func perform() async throws -> some IntentResult {
            try await shelf.remove(book)
            return .result()
          }
        }
        struct BookEntity: AppEntity {}
        """,
      right: """
        struct BookEntity: AppEntity {}
        struct RemoveFromShelf: AppIntent {
          static let title: LocalizedStringResource = "Remove from Shelf"
          @Parameter(title: "Book") var book: BookEntity
          func perform() async throws -> some IntentResult { .result(value: try await shelf.take(book)) }
        }
        struct RemoveBlanks: AppIntent {
          static let title: LocalizedStringResource = "Remove Blanks"
          @Parameter(title: "Text") var text: String
          func perform() async throws -> some ReturnsValue<String> { .result(value: text.trimmed()) }
        }
        struct ClearSearch: AppIntent {
          static let title: LocalizedStringResource = "Clear Search"
          func perform() async throws -> some IntentResult { try await search.reset() }
        }
        struct CancelTimer: AppIntent {
          static let title: LocalizedStringResource = "Cancel Timer"
          func perform() async throws -> some IntentResult { try await timer.stop() }
        }
        struct DeleteAccount: AppIntent {
          static let title: LocalizedStringResource = "Delete Account"
          static let openAppWhenRun = true
          func perform() async throws -> some IntentResult { try await router.show(.deletion) }
        }
        struct DeletePage: AppIntent {
          static let title: LocalizedStringResource = "Delete Page"
          func perform() async throws -> some IntentResult {
            guard try await requestChoice(between: [.cancel, .delete]) == .delete else { return .result() }
            return .result()
          }
        }
        struct RemoveBookIntent: AppIntent {
          static let title = LocalizedStringResource("book.remove", defaultValue: "Remove Book")
          @Parameter(title: "Book") var book: BookEntity
          func perform() async throws -> some IntentResult {
            guard await confirmed() else { return .result() }
            return .result()
          }
        }
        """),
    RuleCase(
      "unconfirmed-act", "'CancelOrder' would cancel at once",
      wrong: """
        struct CancelOrder: AppIntent {
          static let title: LocalizedStringResource = "Cancel Order"
          func perform() async throws -> some IntentResult { try await shop.cancel() }
        }
        """,
      right: """
        struct SendToShelf: AppIntent {
          static let title: LocalizedStringResource = "Send to Shelf"
          func perform() async throws -> some IntentResult { try await shelf.take(item) }
        }
        """),
    RuleCase(
      "unauthenticated-act", "'SendMoney' may be done on a locked device",
      wrong: """
        struct SendMoney: AppIntent {
          static let title: LocalizedStringResource = "Send Money"
          func perform() async throws -> some IntentResult { try await bank.send(sum) }
        }
        """,
      right: """
        struct SendMoney: AppIntent {
          static let title: LocalizedStringResource = "Send Money"
          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        }
        """),
    RuleCase(
      "stored-model-context", "'AddBook' keeps the model context 'context'",
      wrong: "struct AddBook: AppIntent { var context: ModelContext }",
      right: """
        struct AddBook: AppIntent {
          @Dependency private var container: ModelContainer
          var context: ModelContext { ModelContext(container) }
          func perform() async throws -> some IntentResult {
            let context = ModelContext(container)
            return .result()
          }
        }
        final class Shelf { var context: ModelContext }
        """),
  ]

  private static let bodies: [RuleCase] = [
    RuleCase(
      "blocking-call", "waits for 'semaphore'",
      wrong: """
        struct Load: AppIntent {
          func perform() async throws -> some IntentResult {
            let semaphore = DispatchSemaphore(value: 0)
            fetch { semaphore.signal() }
            semaphore.wait()
            return .result()
          }
        }
        """,
      right: """
        struct Load: AppIntent {
          func perform() async throws -> some IntentResult {
            try await Task.sleep(for: .seconds(1))
            await queue.wait()
            let data = try Data(contentsOf: fileURL)
            let text = try String(contentsOf: URL(fileURLWithPath: "/a"), encoding: .utf8)
            return .result()
          }
        }
        """),
    RuleCase(
      "blocking-call", "puts its thread to sleep",
      wrong: """
        struct Load: AppIntent {
          func perform() async throws -> some IntentResult {
            Thread.sleep(forTimeInterval: 1)
            return .result()
          }
        }
        """,
      right: "func perform() { Thread.sleep(forTimeInterval: 1) }"),
    RuleCase(
      "blocking-call", "reads from the net and waits",
      wrong: """
        struct Load: AppIntent {
          func perform() async throws -> some IntentResult {
            let url = URL(string: "https://example.com/books.json")!
            let data = try Data(contentsOf: url)
            return .result()
          }
        }
        """,
      right: """
        struct Load: AppIntent {
          func perform() async throws -> some IntentResult {
            let url = URL(string: "https://example.com/books.json")!
            let (data, _) = try await URLSession.shared.data(from: url)
            return .result()
          }
        }
        """),
    RuleCase(
      "service-in-perform", "'perform()' of 'Load' makes its own 'BookStore'",
      wrong: """
        struct Load: AppIntent {
          func perform() async throws -> some IntentResult {
            let store = BookStore()
            return .result()
          }
        }
        """,
      right: """
        struct Load: AppIntent {
          @Dependency private var store: BookStore
          func perform() async throws -> some IntentResult {
            let shared = BookStore.shared
            return .result()
          }
          func make() -> BookStore {
            let store = BookStore()
            return store
          }
        }
        """),
    RuleCase(
      "off-main-actor", "'perform()' of 'OpenShop' uses 'UIApplication'",
      wrong: """
        struct OpenShop: AppIntent {
          func perform() async throws -> some IntentResult {
            UIApplication.shared.open(url)
            return .result()
          }
        }
        """,
      right: """
        struct OpenShop: AppIntent {
          @MainActor func perform() async throws -> some IntentResult {
            UIApplication.shared.open(url)
            return .result()
          }
        }
        struct OpenMap: AppIntent {
          func perform() async throws -> some IntentResult {
            await UIApplication.shared.open(url)
            return .result()
          }
        }
        struct OpenList: AppIntent {
          func perform() async throws -> some IntentResult {
            await MainActor.run { UIApplication.shared.open(url) }
            return .result()
          }
        }
        """),
    RuleCase(
      "built-text", "the dialog in 'AddBook' is put together from strings",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Added " + title)
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            let sum = first + second
            let log = "a" + "b"
            return .result(value: sum + 1, dialog: "Added \\(title)")
          }
        }
        struct Book: AppEntity {
          let id: Int
          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\\(title)", subtitle: "\\(pages + 1) pages")
          }
        }
        """),
    RuleCase(
      "built-text", "the dialog in 'AddBook' is put together from strings",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: IntentDialog(stringLiteral: "Added " + title))
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: IntentDialog(full: "Added \\(title)", supporting: "Added"))
          }
        }
        """),
    RuleCase(
      "built-text", "the subtitle in 'BookEntity' is put together from strings",
      wrong: """
        struct BookEntity: AppEntity {
          let id: Int
          var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
              title: "\\(title)",
              subtitle: LocalizedStringResource(stringLiteral: String(format: "%d", pages)))
          }
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          let id: Int
          var name: String { "a" + "b" }
        }
        """),
  ]
}
