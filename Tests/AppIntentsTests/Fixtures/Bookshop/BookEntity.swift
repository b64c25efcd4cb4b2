// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Shelf: String, AppEnum, Codable {
  case toRead, reading, finished

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .toRead: "To Read",
    .reading: DisplayRepresentation(title: "Reading", synonyms: ["Current", "Started"]),
    .finished: .init(title: "Finished", subtitle: "Done", image: .init(systemName: "checkmark")),
  ]
}

struct BookEntity: AppEntity, Hashable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books", synonyms: ["Title"])
  static let defaultQuery = BookQuery()

  var id: UUID
  @Property(title: "Title") var title: String
  @Property(title: "Author") var author: String
  @Property(title: "Pages") var pages: Int
  @Property(title: "Finished") var finished: Date?
  @Property(title: "Shelf") var shelf: Shelf
  @Property(title: "Tags") var tags: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(pages) pages", image: .init(named: "cover"),
      synonyms: ["\(title) by \(author)"])
  }

  init(id: UUID, title: String, author: String, pages: Int) {
    self.id = id
    self.title = title
    self.author = author
    self.pages = pages
    self.shelf = .toRead
    self.tags = []
  }

  static func == (a: BookEntity, b: BookEntity) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct BookQuery: EntityStringQuery {
  @Dependency private var shop: Bookshop
  @IntentParameterDependency<FinishBook>(\.$book) var finishing

  func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
    _ = finishing?.book.title
    return await shop.books.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<BookEntity> {
    IntentItemCollection(items: await shop.books.filter { $0.title.contains(string) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<BookEntity> {
    let books = await shop.books
    return IntentItemCollection(
      promptLabel: "Which book?",
      sections: [
        IntentItemSection(
          "Recent", items: books.map { IntentItem($0, title: "\($0.title)", subtitle: "new") })
      ])
  }

  func defaultResult() async -> BookEntity? { try? await suggestedEntities().items.first }
}

struct BookPropertyQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { "title = \($0)" }
      ContainsComparator { "title has \($0)" }
      HasPrefixComparator { "title starts \($0)" }
    }
    Property(\BookEntity.$pages) {
      LessThanComparator { "pages < \($0)" }
      IsBetweenComparator { "pages in \($0)...\($1)" }
    }
    Property(\BookEntity.$finished) {
      GreaterThanOrEqualToComparator { "finished >= \($0)" }
    }
    Property(\BookEntity.$tags) {
      ContainsComparator { "tags has \($0)" }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$pages)
  }

  func entities(for identifiers: [UUID]) async throws -> [BookEntity] { [] }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?
  ) async throws -> [BookEntity] {
    for sort in sortedBy where sort.by == \.$title { _ = sort.order == .ascending }
    return mode == .and ? [] : Array([].prefix(limit ?? 10))
  }
}

actor Bookshop {
  static let shared = Bookshop()
  var books: [BookEntity] = []
  func finish(_ id: UUID) throws {}
}
