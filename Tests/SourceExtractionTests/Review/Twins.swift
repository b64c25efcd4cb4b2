// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import Testing

@testable import SourceExtraction

/// An app with one of each mistake, and the same app without.
@Suite("Twins of a reviewed app") struct TwinTests {
  @Test("an app with one of each mistake has a finding of each rule") func mistakes() throws {
    let found = Set(try CodeRuleTests.findings(Self.mistaken).map(\.rule))
    let missing = CodeReviewer.descriptions.map(\.id).filter { !found.contains($0) }
    // What is registered too late is registered; the others are about projects and texts.
    let besides = [
      "unregistered-dependency", "indexed-entity-without-keys", "inflection-without-effect",
      "text-without-key", "intent-outside-widget-target", "provider-outside-app",
      "second-provider", "open-app-when-run", "newer-api",
    ]
    #expect(Set(missing) == Set(besides))
  }

  @Test("its mended twin has no finding at all") func mended() throws {
    let found = try CodeRuleTests.findings(Self.mended)
    #expect(found.isEmpty, "\(found.map { "\($0.location.line): \($0.message)" })")
  }

  @Test("half of a file, and its lines in any order, are reviewed without harm") func damaged()
    throws
  {
    for text in [Self.mistaken, Self.mended] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for cut in stride(from: 1, to: lines.count, by: 7) {
        _ = try CodeRuleTests.findings(lines[..<cut].joined(separator: "\n"))
        _ = try CodeRuleTests.findings(
          (lines[cut...] + lines[..<cut]).joined(separator: "\n"))
      }
    }
  }

  private static let mistaken = """
    import AppIntents
    import SwiftData
    import SwiftUI
    import WidgetKit

    @main struct Shelf: App {
      var body: some Scene {
        WindowGroup { Text("Shelf").task { AppDependencyManager.shared.add(dependency: Library()) } }
      }
    }

    @Model final class Author: AppEntity {
      var name = ""
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
      static let defaultQuery = AuthorQuery()
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
    }

    struct AuthorQuery: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [Author] { [] }
    }

    struct Book: IndexedEntity {
      let id = UUID()
      var pages = 0
      static let defaultQuery = BookQuery()
      var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Book", subtitle: "\\(pages)" + " pages")
      }
      @ComputedProperty var rating: Double { get async { await Library.rating(id) } }
    }

    struct BookQuery: EntityPropertyQuery {
      static var properties = QueryProperties {
        Property(\\Book.$pages) { GreaterThanComparator { Pages.above($0) } }
      }
      static var sortingOptions = SortingOptions { SortableBy(\\Book.$pages) }
      func entities(for identifiers: [UUID]) async throws -> [Book] {
        try identifiers.map { id in
          guard let book = Library.book(id) else { throw LibraryError.missing }
          return book
        }
      }
    }

    struct Magazine: AppEntity {
      let id: Int
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Magazine"
      static let defaultQuery = MagazineQuery()
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Magazine") }
    }

    struct MagazineQuery: EntityQuery {
      func entities(for identifiers: [Int]) async throws -> [Magazine] {
        Library.magazines.filter { identifiers.contains($0.id) }
      }
      func entities(matching string: String) async throws -> [Magazine] {
        try await Library.fetchAll().filter { $0.title.contains(string) }
      }
      func suggestedEntities() async throws -> [Magazine] { [] }
    }

    enum Genre: Int, AppEnum {
      case crime, poetry
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
      static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
        .crime: "Crime", .poetry: "Poetry",
      ]
    }

    @AssistantEnum(schema: .books.mode) enum Mode: String { case night }

    struct OrderBook: AppIntent {
      static let title: LocalizedStringResource = "order a book"
      @Environment(\\.modelContext) var environment
      var context: ModelContext
      @Dependency private var library: Library
      @Parameter(title: "Pages") var pages: Int

      func perform() async throws -> some IntentResult & ProvidesDialog {
        let store = BookStore()
        Thread.sleep(forTimeInterval: 1)
        try context.save()
        let made = ModelContext(store.container)
        Task.detached { try made.save() }
        UIApplication.shared.open(store.url)
        return .result(dialog: "Ordered " + "it")
      }
    }

    struct OrderBookHandler: OrderBookIntentHandling {}

    struct Untitled: AppIntent {
      func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: BookView())
      }
    }

    struct BookView: View {
      var body: some View { Button(intent: MarkRead()) { Text("Read") } }
    }

    struct MarkRead: AppIntent {
      static let title: LocalizedStringResource = "Mark Read"
      @Parameter(title: "Page") var page: Int
      func perform() async throws -> some IntentResult { .result() }
    }

    struct ToggleRead: AppIntent {
      static let title: LocalizedStringResource = "Toggle Read"
      func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(true, forKey: "read")
        return .result()
      }
    }

    struct BookSnippet: SnippetIntent {
      static let title: LocalizedStringResource = "Book"
      @Dependency var store: BookStore
      func perform() async throws -> some IntentResult & ShowsSnippetView {
        try store.save()
        return .result(view: BookView())
      }
    }

    struct Provider: TimelineProvider {}

    struct ShelfWidget: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "shelf", intent: ToggleRead.self, provider: Provider()) { _ in
          Button(intent: ToggleRead()) { Text("Read") }
        }
      }
    }

    struct ReadMagazine: AppIntent {
      static let title: LocalizedStringResource = "Read Magazine"
      @Parameter(title: "Magazine") var magazine: Magazine
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: ReadMagazine(), phrases: ["Read \\(\\.$magazine) in \\(.applicationName)"],
          shortTitle: "Read", systemImageName: "book")
      }
    }
    """

  private static let mended = """
    import AppIntents
    import SwiftData
    import SwiftUI
    import WidgetKit

    @main struct Shelf: App {
      init() {
        AppDependencyManager.shared.add(dependency: Library())
        Shortcuts.updateAppShortcutParameters()
      }
      var body: some Scene { WindowGroup { Text("Shelf") } }
    }

    @Model final class StoredAuthor { var name = "" }

    struct Author: AppEntity {
      let id: UUID
      let name: String
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
      static let defaultQuery = AuthorQuery()
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
    }

    struct AuthorQuery: EntityQuery {
      func entities(for identifiers: [UUID]) async throws -> [Author] { [] }
      func suggestedEntities() async throws -> [Author] { [] }
    }

    struct Book: IndexedEntity {
      let id: UUID
      @Property(title: "Pages") var pages: Int
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
      static let defaultQuery = BookQuery()
      var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "Book", subtitle: "\\(pages) pages")
      }
      @DeferredProperty var rating: Double { get async { await Library.rating(id) } }
    }

    struct OpenBook: OpenIntent {
      @Parameter(title: "Book") var target: Book
    }

    struct BookQuery: EntityPropertyQuery {
      static var properties = QueryProperties {
        Property(\\Book.$pages) { GreaterThanComparator { Pages.above($0) } }
      }
      static var sortingOptions = SortingOptions { SortableBy(\\Book.$pages) }
      func entities(for identifiers: [UUID]) async throws -> [Book] {
        identifiers.compactMap { Library.book($0) }
      }
    }

    struct Magazine: AppEntity {
      let id: Int
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Magazine"
      static let defaultQuery = MagazineQuery()
      var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Magazine") }
    }

    struct MagazineQuery: EntityStringQuery {
      func entities(for identifiers: [Int]) async throws -> [Magazine] {
        identifiers.compactMap { Library.magazines[$0] }
      }
      func entities(matching string: String) async throws -> [Magazine] {
        try await Library.search(string)
      }
      func suggestedEntities() async throws -> [Magazine] { [] }
    }

    enum Genre: String, AppEnum {
      case crime, poetry
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
      static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
        .crime: "Crime", .poetry: "Poetry",
      ]
    }

    @AppEnum(schema: .books.mode) enum Mode: String { case night }

    struct OrderBook: AppIntent, CustomIntentMigratedAppIntent {
      static let intentClassName = "OrderBookIntent"
      static let title: LocalizedStringResource = "Order Book"
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
      @Dependency private var library: Library
      @Parameter(title: "Pages", requestValueDialog: "How many pages?") var pages: Int
      static var parameterSummary: some ParameterSummary { Summary("Order \\(\\.$pages) pages") }

      @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(dialog: "Order it?")
        try await library.order(pages)
        WidgetCenter.shared.reloadAllTimelines()
        UIApplication.shared.open(library.url)
        return .result(dialog: "Ordered \\(pages) pages")
      }
    }

    struct OrderBookHandler: OrderBookIntentHandling {}

    struct ShowBook: AppIntent {
      static let title: LocalizedStringResource = "Show Book"
      func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: BookSnippet())
      }
    }

    struct BookView: View {
      var body: some View { Button(intent: ToggleRead()) { Text("Read") } }
    }

    struct ToggleRead: AppIntent {
      static let title: LocalizedStringResource = "Toggle Read"
      static let isDiscoverable = false
      func perform() async throws -> some IntentResult {
        UserDefaults(suiteName: "group.shelf")?.set(true, forKey: "read")
        return .result()
      }
    }

    struct BookSnippet: SnippetIntent {
      static let title: LocalizedStringResource = "Book"
      @Dependency var library: Library
      func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: BookView())
      }
    }

    struct Provider: TimelineProvider {}

    struct ShelfConfiguration: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Shelf"
    }

    struct ShelfWidget: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(
          kind: "shelf", intent: ShelfConfiguration.self, provider: Provider()
        ) { _ in
          Button(intent: ToggleRead()) { Text("Read") }
        }
      }
    }

    struct ReadMagazine: AppIntent {
      static let title: LocalizedStringResource = "Read Magazine"
      @Parameter(title: "Magazine", requestValueDialog: "Which one?") var magazine: Magazine
      static var parameterSummary: some ParameterSummary { Summary("Read \\(\\.$magazine)") }
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: ReadMagazine(), phrases: ["Read \\(\\.$magazine) in \\(.applicationName)"],
          shortTitle: "Read", systemImageName: "book")
        AppShortcut(
          intent: OrderBook(), phrases: ["Order a book in \\(.applicationName)"],
          shortTitle: "Order", systemImageName: "cart")
        AppShortcut(
          intent: ShowBook(), phrases: ["Show my book in \\(.applicationName)"],
          shortTitle: "Show", systemImageName: "eye")
      }
    }
    """
}
