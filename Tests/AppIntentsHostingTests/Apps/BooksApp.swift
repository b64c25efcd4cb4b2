// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A shelf on which books are called alike.
struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: Int
  let title: String
  let author: String?

  var displayRepresentation: DisplayRepresentation {
    guard let author else { return DisplayRepresentation("\(title)") }
    return DisplayRepresentation(title: "\(title)", subtitle: "\(author)")
  }

  static let all = [
    Book(id: 1, title: "Emma", author: "Jane Austen"),
    Book(id: 2, title: "The Hobbit", author: "J. R. R. Tolkien"),
    Book(id: 3, title: "Emma", author: "Alexander McCall Smith"),
    Book(id: 4, title: "Persuasion", author: "Jane Austen"),
    Book(id: 5, title: "Atlas", author: nil),
    Book(id: 6, title: "Atlas", author: nil),
  ]
}

struct BookQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Book] {
    Book.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Book] { Book.all }
}

/// The same books, which only the app itself can search.
struct StackedBook: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stacked Book"
  static let defaultQuery = StackQuery()
  let book: Book
  var id: Int { book.id }
  var displayRepresentation: DisplayRepresentation { book.displayRepresentation }
}

struct StackQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [StackedBook] {
    Book.all.filter { identifiers.contains($0.id) }.map { StackedBook(book: $0) }
  }

  func entities(matching string: String) async throws -> [StackedBook] {
    Book.all.filter { $0.title.localizedCaseInsensitiveContains(string) }
      .map { StackedBook(book: $0) }
  }
}

struct RemoveBook: AppIntent {
  static let title: LocalizedStringResource = "Remove Book"
  @Parameter(
    title: "Book", requestValueDialog: "Which book?",
    requestDisambiguationDialog: "Which of them?") var book: Book

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Removed \(book.id).")
  }
}

struct FetchBook: AppIntent {
  static let title: LocalizedStringResource = "Fetch Book"
  @Parameter(
    title: "Book", requestValueDialog: "Which book?",
    requestDisambiguationDialog: "Which of them?") var book: StackedBook

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Fetched \(book.id).")
  }
}

struct LendBook: AppIntent {
  static let title: LocalizedStringResource = "Lend Book"
  @Parameter(title: "Book", requestDisambiguationDialog: "Which of them?") var book: Book
  @Parameter(title: "Days", requestValueDialog: "For how many days?") var days: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Lend \(book.id) for \(days) days?")
    return .result(dialog: "Lent \(book.id).")
  }
}

struct PackBooks: AppIntent {
  static let title: LocalizedStringResource = "Pack Books"
  @Parameter(
    title: "Books", requestValueDialog: "Which books?",
    requestDisambiguationDialog: "Which of them?") var books: [Book]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Packed \(books.map { "\($0.id)" }.joined(separator: " + ")).")
  }
}

struct BooksShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RemoveBook(),
      phrases: [
        "Remove a book from \(.applicationName)", "Remove \(\.$book) from \(.applicationName)",
      ])
    AppShortcut(
      intent: FetchBook(),
      phrases: [
        "Fetch a book from \(.applicationName)", "Fetch \(\.$book) from \(.applicationName)",
      ])
    AppShortcut(intent: LendBook(), phrases: ["Lend \(\.$book) from \(.applicationName)"])
    AppShortcut(intent: PackBooks(), phrases: ["Pack some from \(.applicationName)"])
  }
}
