// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let queryCases: [RuleCase] = [
    RuleCase(
      "no-suggested-entities", "'BookQuery' suggests no entities",
      wrong: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }
        }
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }
        }
        extension BookQuery {
          func suggestedEntities() async throws -> [BookEntity] { [] }
        }
        struct AllBooks: EnumerableEntityQuery {
          func allEntities() async throws -> [BookEntity] { [] }
        }
        """),
    RuleCase(
      "missing-id-throws", "'entities(for:)' of 'BookQuery' throws for an id that it does not find",
      wrong: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            try identifiers.map { id in
              guard let book = books[id] else { throw BookError.notFound }
              return BookEntity(book)
            }
          }
        }
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            guard let store = Store.shared else { throw BookError.noStore }
            let found = identifiers.compactMap { store.books[$0] }
            return try found.map { book in
              if book.isLocked { throw BookError.locked }
              return BookEntity(book)
            }
          }
        }
        struct BookList {
          func entities(for identifiers: [Int]) throws -> [Book] {
            try identifiers.map { _ in throw BookError.notFound }
          }
        }
        """),
    RuleCase(
      "missing-id-throws", "'entities(for:)' of 'BookQuery' throws for an id that it does not find",
      wrong: """
        struct BookQuery {
          func entities(for ids: [Int]) async throws -> [BookEntity] {
            var found: [BookEntity] = []
            for (index, id) in ids.enumerated() {
              if let book = books[id] {
                found.append(BookEntity(book))
              } else {
                throw BookError.notFound(index)
              }
            }
            return found
          }
        }
        extension BookQuery: EntityQuery {}
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for ids: [Int]) async throws -> [BookEntity] {
            var found: [BookEntity] = []
            for id in ids {
              if Task.isCancelled { throw CancellationError() }
              do {
                guard let book = books[id] else { throw BookError.notFound }
                found.append(BookEntity(book))
              } catch BookError.notFound {
                continue
              } catch {
                throw error
              }
            }
            for book in found where book.isBroken { throw BookError.broken }
            return found
          }
          func entities(matching string: String) throws -> [BookEntity] {
            for ids in [[1]] { for id in ids { throw BookError.notFound } }
            return []
          }
        }
        """),
    RuleCase(
      "missing-id-throws", "'fatalError' ends the app in 'entities(for:)' of 'BookQuery'",
      wrong: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            identifiers.map { id in
              guard let book = books[id] else { fatalError("no book") }
              return BookEntity(book)
            }
          }
        }
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            log.fatalError("not one")
            return identifiers.compactMap { books[$0] } // fatalError("no")
          }
          func suggestedEntities() async throws -> [BookEntity] { fatalError("later") }
        }
        """),
    RuleCase(
      "missing-id-throws", "'try!' ends the app in 'entities(for:)' of 'BookQuery'",
      wrong: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            try! store.books(identifiers)
          }
        }
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            try store.books(identifiers) + (try? store.others()) ?? []
          }
        }
        """),
    RuleCase(
      "slot-entity-without-string-query",
      "'BookQuery' does not find a 'BookEntity' by what is said",
      wrong: """
        struct BookEntity: AppEntity { let id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func suggestedEntities() -> [BookEntity] { [] } }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var target: BookEntity?
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenBook(),
              phrases: [
                "Open a book in \\(.applicationName)",
                "Open \\(\\.$target) in \\(.applicationName)",
              ])
          }
        }
        """,
      right: """
        struct BookEntity: AppEntity { let id: Int; static let defaultQuery = BookQuery() }
        struct BookQuery: EntityQuery { func suggestedEntities() -> [BookEntity] { [] } }
        extension BookQuery: EntityStringQuery {}
        struct PageEntity: AppEntity { let id: Int; static var defaultQuery: PageQuery { .init() } }
        struct PageQuery: EntityQuery {}
        struct LineEntity: AppEntity { let id: Int; static var defaultQuery: LineQuery { .init() } }
        struct LineQuery: OwnQuery {}
        enum Genre: String, AppEnum { case crime }
        struct OpenBook: AppIntent {
          @Parameter(title: "Book") var target: BookEntity
          @Parameter(title: "Page") var page: PageEntity
          @Parameter(title: "Line") var line: LineEntity
          @Parameter(title: "Genre") var genre: Genre
          @Parameter(title: "Sheet", query: SheetTextQuery()) var sheet: PageEntity
          @Parameter(title: "Leaf", optionsProvider: Leaves())
          var leaf: PageEntity
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenBook(),
              phrases: [
                "Open \\(\\.$target) in \\(.applicationName)", "\\(\\.$genre) \\(.applicationName)",
                "Read \\(\\.$line) in \\(.applicationName)",
                "Read \\(\\.$sheet) and \\(\\.$leaf) in \\(.applicationName)",
              ])
          }
        }
        """),
    RuleCase(
      "entities-out-of-order",
      "'entities(for:)' of 'BookQuery' gives entities in the order of the store",
      wrong: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            try await store.books()
              .filter { identifiers.contains($0.id) }
              .map(BookEntity.init)
          }
        }
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [BookEntity] {
            let books = try await store.books().filter { identifiers.contains($0.id) }
            return identifiers.compactMap { id in books.first { $0.id == id } }
          }
          func entities(matching string: String) -> [BookEntity] {
            books.filter { string.contains($0.id) }
          }
        }
        struct PageQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [PageEntity] {
            pages.filter { identifiers.contains($0.id) }.sorted { $0.number < $1.number }
          }
        }
        struct LineQuery: EntityQuery {
          func entities(for identifiers: [Int]) async throws -> [LineEntity] {
            identifiers.filter { lines.contains($0) }.map(LineEntity.init)
          }
        }
        """),
    RuleCase(
      "entities-out-of-order",
      "'entities(for:)' of 'BookQuery' gives entities in the order of the store",
      wrong: """
        struct BookQuery: EntityQuery {
          func entities(for ids: [Int]) async throws -> [BookEntity] {
            do {
              let wanted = Set(ids)
              return try Store.shared.books.filter({ book in wanted.contains(book.id) })
            } catch {
              return []
            }
          }
        }
        """,
      right: """
        struct BookQuery: EntityQuery {
          func entities(for ids: [Int]) async throws -> [BookEntity] {
            do {
              return try Store.shared.books.filter { book in ids.contains(book.id) && book.isShown }
            } catch {
              return []
            }
          }
        }
        struct PageQuery: EntityQuery {
          func entities(for ids: [Int]) async throws -> [PageEntity] {
            let found = await store.run {
              return pages.filter { ids.contains($0.id) }
            }
            return ids.compactMap { id in found.first { $0.id == id } }
          }
        }
        """),
    RuleCase(
      "store-filtered", "'entities(matching:)' of 'BookQuery' fetches everything and filters it",
      wrong: """
        struct BookQuery: EntityStringQuery {
          func entities(matching string: String) async throws -> [BookEntity] {
            try await store.fetchAll().filter { $0.title.contains(string) }
          }
        }
        """,
      right: """
        struct BookQuery: EntityStringQuery {
          func entities(matching string: String) async throws -> [BookEntity] {
            try await store.fetchBooks(titled: string).filter { $0.isShown }
          }
        }
        struct PageQuery: EntityStringQuery {
          func entities(matching string: String) async throws -> [PageEntity] {
            pages.filter { $0.title.contains(string) && allSatisfy().filter { true } }
          }
          func suggestedEntities() -> [PageEntity] { fetchAll().filter { $0.isShown } }
        }
        """),
    RuleCase(
      "store-filtered", "'entities(matching:)' of 'BookQuery' fetches everything and filters it",
      wrong: """
        struct BookQuery: EntityStringQuery {
          func entities(matching text: String) async throws -> [BookEntity] {
            let books = try context.fetch(FetchDescriptor<Book>())
            return books.filter { $0.title.contains(text) }.map(BookEntity.init)
          }
        }
        """,
      right: """
        struct BookQuery: EntityStringQuery {
          func entities(matching text: String) async throws -> [BookEntity] {
            let shown = FetchDescriptor<Book>(predicate: #Predicate { $0.title.contains(text) })
            let books = try context.fetch(shown)
            let some = try context.fetch(FetchDescriptor<Book>(predicate: shown))
            return books.filter { $0.isShown } + some.filter { $0.isShown }
          }
        }
        """),
  ]
}
