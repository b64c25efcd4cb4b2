// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let entityCases: [RuleCase] = [
    RuleCase(
      "entity-class", "'Book' is an entity and a class",
      wrong: """
        class Book: AppEntity {
          var id = 1
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          let id: Int
        }
        final class Shelf: AppEntity, @unchecked Sendable {
          let id = 1
        }
        final class Book {
          var id = 1
        }
        """),
    RuleCase(
      "entity-class", "'Book' is an entity and a model",
      wrong: """
        @Model final class Book { var id = 1 }
        extension Book: AppEntity {}
        """,
      right: "@Model final class Book { var id = 1 }\nstruct BookEntity: AppEntity { let id: Int }"),
    RuleCase(
      "missing-display-representation",
      "'BookEntity' has neither 'typeDisplayRepresentation' nor 'displayRepresentation'",
      wrong: """
        struct BookEntity: AppEntity {
          let id: Int
          static let defaultQuery = BookQuery()
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          let id: Int
          static let defaultQuery = BookQuery()
        }
        extension BookEntity {
          static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
          @MainActor
          var displayRepresentation: DisplayRepresentation { "Book" }
        }
        extension Shelves {
          struct Shelf { let id: Int }
        }
        extension Shelves.Shelf: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
          var displayRepresentation: DisplayRepresentation { "Shelf" }
        }
        enum Shelves {}
        @AppEntity(schema: .books.book) struct SchemaBook { let id: Int }
        struct Settings: UniqueAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
        }
        struct Own: ShownEntity { let id: Int }
        protocol ShownEntity: AppEntity {}
        """),
    RuleCase(
      "missing-display-representation", "'Genre' has no 'caseDisplayRepresentations'",
      wrong: """
        enum Genre: String, AppEnum {
          case crime, poetry
          static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Genre")
          // static var caseDisplayRepresentations
          static let note = "caseDisplayRepresentations"
        }
        """,
      right: """
        enum Genre: String {
          case crime, poetry
        }
        extension Genre: AppEnum {
          public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Genre" }
          nonisolated static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [
            .crime: "Crime", .poetry: "Poetry",
          ]
        }
        @AppEnum(schema: .books.kind) enum Kind: String { case paper }
        """),
    RuleCase(
      "missing-display-representation", "'Genre' has no 'typeDisplayRepresentation'",
      wrong: """
        enum Genre: String, AppEnum {
          case crime
          static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.crime: "Crime"]
        }
        """,
      right: """
        enum Genre: String, AppEnum {
          case crime
          static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.crime: "Crime"]
        }
        extension AppEnum {
          static var typeDisplayRepresentation: TypeDisplayRepresentation { "Choice" }
        }
        enum Outer { enum Genre: String { case crime } }
        """),
    RuleCase(
      "missing-display-representation", "'Page' has no 'displayRepresentation'",
      wrong: """
        struct Page: TransientAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
        }
        """,
      right: """
        struct Page: TransientAppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
        }
        struct Page { let number: Int }
        """),
    RuleCase(
      "enum-raw-type", "'Priority' is kept by values of 'Int'",
      wrong: """
        enum Priority: Int, AppEnum {
          case low, high
        }
        """,
      right: """
        enum Priority: String, AppEnum {
          case low, high
          var level: Int { self == .low ? 1 : 2 }
        }
        enum Level: Int { case low, high }
        enum Size: AppEnum, CaseIterable { case small }
        enum Text: Swift.String, AppEnum { case short }
        """),
    RuleCase(
      "enum-raw-type", "'Grade' is kept by values of 'Character'",
      wrong: """
        enum Grade: Swift.Character {
          case first = "a"
          case second = "b"
        }
        extension Grade: AppEnum {}
        """,
      right: """
        enum Grade: Character { case first = "a" }
        enum GradeChoice: String, AppEnum { case first = "a" }
        """),
    RuleCase(
      "entity-id-made-anew", "'id' of 'BookEntity' is another each time",
      wrong: """
        struct BookEntity: AppEntity {
          let id = UUID()
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          let id: UUID
          init(_ book: Book) { id = book.id }
        }
        struct Page: TransientAppEntity { let id = UUID() }
        struct Shelf { let id = UUID() }
        struct Note: AppEntity { static let shared = UUID(); let id: UUID = Note.shared }
        struct Line: AppEntity { let id = UUID(uuidString: "1")! }
        @Model final class Store: AppEntity { var id = UUID() }
        """),
    RuleCase(
      "entity-id-made-anew", "'id' of 'BookEntity' is another each time",
      wrong: """
        struct BookEntity: AppEntity {
          var id: String { UUID().uuidString }
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          var id: String { book.id.uuidString }
        }
        struct Page: AppEntity { var id: UUID { store.id ?? UUID() } }
        struct Row: AppEntity { @Stored var id = UUID() }
        """),
    RuleCase(
      "entity-id-made-anew", "'id' of 'Page' is another each time",
      wrong: """
        struct Page: AppEntity {
          var id: UUID {
            get { return UUID() }
          }
        }
        """,
      right: """
        struct Page: AppEntity {
          var id: UUID {
            get { number.id }
            set { number.id = UUID() }
          }
        }
        """),
    RuleCase(
      "entity-id-made-anew", "'id' of 'BookEntity' is another each time",
      wrong: """
        struct BookEntity: AppEntity {
          @Property(title: "ID")
          var id: UUID = UUID()
          var title: String
        }
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [UUID]) -> [BookEntity] {
            store.books.map { BookEntity(title: $0.title) }.filter { $0.id == identifiers[0] }
          }
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          var id: UUID = UUID()
          var title: String
        }
        struct BookQuery: EntityQuery {
          func entities(for identifiers: [UUID]) -> [BookEntity] {
            store.books.map { BookEntity(id: $0.id, title: $0.title) }
          }
        }
        struct Page: AppEntity {
          var id = UUID()
          init(_ page: StoredPage) { self.id = page.id }
        }
        struct Line: AppEntity {
          var id = UUID()
          static let lines: [Line] = [.init(id: Place.first)]
        }
        struct Word: AppEntity { var id = UUID() }
        struct Sign: AppEntity, Codable { var id = UUID() }
        func sign() -> Sign { Sign() }
        struct Mark: AppEntity { var id = UUID(); var text = "" }
        func mark(_ place: Place) -> Mark {
          var mark = Mark()
          mark.id = place.id
          return mark
        }
        struct Dot: AppEntity { var id = UUID(); static let dots = places.map(Dot.init) }
        """),
    RuleCase(
      "entity-id-made-anew", "'id' of 'Page' is another each time",
      wrong: """
        struct Page: AppEntity {
          var id = UUID()
          var number: Int
          init(number: Int) { self.number = number }
        }
        """,
      right: """
        struct Page: AppEntity {
          var id = UUID()
          var number: Int
          init(id: UUID, number: Int) {
            self.id = id
            self.number = number
          }
        }
        """),
    RuleCase(
      "field-without-property", "'title' in 'BookEntity' is no property of the entity",
      wrong: """
        struct BookEntity: AppEntity {
          let id: Int
          var title: String
          @Property(title: "Pages") var pages: Int
        }
        struct BookQuery: EntityPropertyQuery {
          static var properties = QueryProperties {
            Property(\\BookEntity.$title) { ContainsComparator { $0 } }
            Property(\\.$pages) { EqualToComparator { $0 } }
          }
          func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          let id: Int
          @Property(title: "Title")
          var title: String
          @ComputedProperty
          var pages: Int { 1 }
          @Shown var shelf: String
          var author: String
        }
        struct BookQuery: EntityPropertyQuery {
          static var properties = QueryProperties {
            Property(\\BookEntity.$title) { ContainsComparator { $0.author } }
            Property(\\.$pages) { EqualToComparator { $0 } }
            Property(\\.$shelf) { EqualToComparator { $0 } }
            Property(\\Shelf.$author) { EqualToComparator { $0 } }
          }
          func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }
        }
        @AppEntity(schema: .books.book) struct SchemaBook { let id: Int; var title: String }
        struct SchemaQuery: EntityPropertyQuery {
          static let sortingOptions = SortingOptions { SortableBy(\\SchemaBook.$title) }
          func entities(for identifiers: [Int]) async throws -> [SchemaBook] { [] }
        }
        """),
    RuleCase(
      "field-without-property", "'title' in 'BookEntity' is no property of the entity",
      wrong: """
        struct BookEntity: AppEntity {
          let id: Int
          let title: String
        }
        struct BookQuery: EntityQuery {
          typealias Entity = BookEntity
        }
        extension BookQuery: EntityPropertyQuery {
          static var sortingOptions: SortingOptions<BookEntity> {
            SortableBy(\\.$title)
          }
        }
        """,
      right: """
        struct BookEntity: AppEntity {
          let id: Int
          let title: String
        }
        struct BookQuery: EntityPropertyQuery {
          typealias Entity = BookEntity
          static var sortingOptions: SortingOptions<BookEntity> { SortableBy(\\.title) }
          static var others = [\\BookEntity.$title]
        }
        """),
    RuleCase(
      "expensive-computed-property", "'crowd' in 'PlaceEntity' waits whenever it is handed over",
      wrong: """
        struct PlaceEntity: AppEntity {
          @ComputedProperty var crowd: Int {
            get async { await store.crowd(of: id) }
          }
        }
        """,
      right: """
        struct PlaceEntity: AppEntity {
          @DeferredProperty var crowd: Int {
            get async throws { try await store.crowd(of: id) }
          }
          @ComputedProperty var name: String { place.fetchedName /* await */ + "await" }
          @ComputedProperty var isOpen: Bool {
            get { place.isOpen }
            set { Task { await store.open(id) } }
          }
          var photo: Data? { try? Data(contentsOf: url) }
          @ComputedProperty var copy: Data { Data(bytes) }
        }
        """),
    RuleCase(
      "expensive-computed-property", "'photo' in 'PlaceEntity' reads a file",
      wrong: """
        struct PlaceEntity: AppEntity {
          @ComputedProperty(title: "Photo")
          var photo: Data? { try? Data(contentsOf: url) }
        }
        """,
      right: "struct Place { @ComputedProperty var photo: Data? { try? Data(contentsOf: url) } }"),
    RuleCase(
      "expensive-computed-property", "'visits' in 'PlaceEntity' fetches",
      wrong: """
        struct PlaceEntity: AppEntity {
          @ComputedProperty var visits: Int { (try? context.fetch(all).count) ?? 0 }
        }
        """,
      right: "struct PlaceEntity: AppEntity { @ComputedProperty var visits: Int { place.visits } }"),
    RuleCase(
      "indexed-entity-without-open-intent", "no intent opens 'BookEntity' from Spotlight",
      wrong: """
        struct BookEntity: AppEntity, IndexedEntity { let id: Int }
        struct ShelfEntity: AppEntity { let id: Int }
        struct OpenShelf: OpenIntent { @Parameter(title: "Shelf") var target: ShelfEntity }
        """,
      right: """
        struct BookEntity: AppEntity, IndexedEntity { let id: Int }
        struct OpenBook: OpenIntent { @Parameter(title: "Book") var target: BookEntity }
        struct PageEntity: IndexedEntity { let id: Int }
        extension PageEntity: URLRepresentableEntity {}
        struct LineEntity: IndexedEntity { let id: Int }
        @UnionValue enum Place { case line(LineEntity) }
        @AppIntent(schema: .system.open) struct OpenPlace: OpenIntent { var target: Place }
        struct ShelfEntity: AppEntity { let id: Int }
        """),
    RuleCase(
      "indexed-entity-without-open-intent", "no intent opens 'BookEntity' from Spotlight",
      wrong: """
        struct BookEntity { let id: Int }
        extension BookEntity: IndexedEntity {}
        struct AddBook: AppIntent { @Parameter(title: "Book") var book: BookEntity }
        """,
      right: """
        struct BookEntity { let id: Int }
        extension BookEntity: IndexedEntity {}
        """),
    RuleCase(
      "indexed-entity-without-open-intent", "no intent opens 'BookEntity' from Spotlight",
      wrong: """
        struct BookEntity: IndexedEntity { let id: Int }
        struct AddBook: AppIntent {}
        """,
      right: """
        struct BookEntity: IndexedEntity { let id: Int }
        struct AddBook: AppIntent {}
        func scene(_ activity: NSUserActivity) { activity.activityType == CSSearchableItemActionType }
        struct OpenAny<Entity: AppEntity>: OpenIntent { var target: Entity }
        """),
  ]
}
