// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

enum BookError: Error, CustomLocalizedStringResourceConvertible {
  case missing(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .missing(let title): "There is no \(title)."
    }
  }
}

struct FinishBook: AppIntent {
  static let title: LocalizedStringResource = "Finish Book"
  static let description = IntentDescription(
    "Marks a book as read.", categoryName: "Books", searchKeywords: ["read", "done"],
    resultValueName: "Pages")
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(
    title: "Book", description: "The book.", requestValueDialog: IntentDialog("Which book?"),
    requestDisambiguationDialog: "Which of these?")
  var book: BookEntity?

  @Parameter(
    title: "Stars", default: 3, controlStyle: .stepper,
    inclusiveRange: (lowerBound: 1, upperBound: 5)
  )
  var stars: Int

  @Parameter(title: "Shelf", default: .finished, requestValueDialog: "Which shelf?")
  var shelf: Shelf

  @Parameter(
    title: "Note", default: "",
    inputOptions: .init(keyboardType: .default, capitalizationType: .sentences, multiline: true))
  var note: String

  @Parameter(title: "Others") var others: [BookEntity]?
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Public", default: true, displayName: .init(true: "Yes", false: "No"))
  var isPublic: Bool
  @Parameter(title: "Genre", optionsProvider: GenreOptions()) var genre: String?

  @Dependency private var shop: Bookshop

  init() {}

  init(book: BookEntity, stars: Int = 3) {
    self.book = book
    self.stars = stars
  }

  static var parameterSummary: some ParameterSummary {
    Switch(\.$shelf) {
      Case(.finished) {
        Summary("Finish \(\.$book) with \(\.$stars) stars") {
          \.$note
          \.$day
        }
      }
      Case([.toRead, .reading]) {
        Summary("Put \(\.$book) on \(\.$shelf)")
      }
      DefaultCase {
        When(\.$book, .hasAnyValue) {
          Summary("Take \(\.$book)")
        } otherwise: {
          Summary("Take a book", table: "Summaries")
        }
      }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let chosen: BookEntity
    if let book {
      chosen = book
    } else {
      let books = await shop.books
      guard !books.isEmpty else { throw $book.needsValueError("Which book?") }
      chosen = try await $book.requestDisambiguation(among: books, dialog: "Which one?")
    }
    guard try await $book.requestConfirmation(for: chosen, dialog: "Finish \(chosen)?") else {
      throw BookError.missing(chosen.title)
    }
    try await requestConfirmation(
      conditions: .lowConfidenceSource, actionName: .set, dialog: "Really?")
    try await requestConfirmation(result: .result(value: 3, dialog: "Sure?"))
    try await shop.finish(chosen.id)
    if stars > 4 {
      return .result(value: chosen.pages, dialog: IntentDialog(stringLiteral: chosen.title))
    }
    return .result(
      value: chosen.pages,
      dialog: IntentDialog(
        full: "You finished \(chosen.title) of \(chosen.pages) pages.", supporting: "Finished."))
  }
}

struct GenreOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Fiction", items: [.init("Novel"), .init("Poem", subtitle: "short")])
    }
  }

  func defaultResult() async -> String? { "Novel" }
}

struct OpenBook: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var target: BookEntity

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(filePath: "/books")))
  }
}

extension BookEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://example.com/books/\(.id)" }
}

struct OpenShelf: OpenIntent {
  static let title: LocalizedStringResource = "Open Shelf"
  @Parameter(title: "Shelf") var target: Shelf
}

struct DeleteBooks: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Books"
  static var isDiscoverable: Bool { false }
  @Parameter(title: "Books") var entities: [BookEntity]

  @MainActor func perform() async throws -> some IntentResult { .result() }
}

struct GetBooks: AppIntent {
  static let title = LocalizedStringResource("Get Books", table: "Intents", bundle: .main)

  func perform() async throws -> some ReturnsValue<[BookEntity]> {
    let books = await Bookshop.shared.books
    return .result(value: books)
  }
}

struct BookShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .teal

  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FinishBook(),
      phrases: [
        "Finish \(\.$book) in \(.applicationName)",
        "I read \(\.$book) with \(.applicationName)",
        "\(.applicationName) finish a book",
      ],
      shortTitle: "Finish Book",
      systemImageName: "book",
    )
    if #available(iOS 17.0, *) {
      AppShortcut(
        intent: OpenBook(), phrases: ["Open \(\.$target) in \(.applicationName)"],
        shortTitle: "Open", systemImageName: "book.fill",
        parameterPresentation: ParameterPresentation(
          for: \.$target, summary: Summary("Open \(\.$target)"),
          optionsCollections: {
            OptionsCollection(BookQuery(), title: "Books", systemImageName: "book")
          }))
    }
    AppShortcut(
      intent: OpenShelf(),
      phrases: ["Show \(\OpenShelf.$target) in \(.applicationName)"],
      shortTitle: LocalizedStringResource("Show Shelf", table: "Intents"),
      systemImageName: "books.vertical")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Close \(.applicationName)"])
  }
}

func register() {
  AppDependencyManager.shared.add(dependency: Bookshop.shared)
  BookShortcuts.updateAppShortcutParameters()
}
