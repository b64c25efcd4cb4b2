// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let shortcutCases: [RuleCase] = listingCases + updatingCases + dependencyCases

  private static let listingCases: [RuleCase] = [
    RuleCase(
      "unlisted-intent", "'AddBook' is in no shortcut",
      wrong: """
        struct AddBook: AppIntent { static let title: LocalizedStringResource = "Add Book" }
        struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: OpenShelf(), phrases: ["Open shelf in \\(.applicationName)"])
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          static let title: LocalizedStringResource = "Add Book"
          static let isDiscoverable = false
        }
        struct OpenShelf: AppIntent { static let title: LocalizedStringResource = "Open Shelf" }
        struct SortShelf: AppIntent { static let title: LocalizedStringResource = "Sort Shelf" }
        typealias TidyUp = SortShelf
        struct OpenBook: OpenIntent { @Parameter var target: BookEntity }
        struct KeepBook: AppIntent { static let title: LocalizedStringResource = "Keep Book" }
        struct ShowBook: AppIntent { static let title: LocalizedStringResource = "Show Book" }
        struct FindBook: AppIntent { static let title: LocalizedStringResource = "Find Book" }
        @available(*, deprecated) struct OldBook: AppIntent {}
        struct BookView: View {
          var body: some View {
            Button("Keep", intent: KeepBook())
            LinkButton(title: "Show", intent: ShowBook())
          }
        }
        enum Listed {
          static var find: AppShortcut {
            AppShortcut(intent: FindBook(), phrases: ["Find a book in \\(.applicationName)"])
          }
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: OpenShelf(), phrases: ["Open shelf in \\(.applicationName)"])
            AppShortcut(intent: TidyUp(), phrases: ["Sort shelf in \\(.applicationName)"])
            Listed.find
          }
        }
        """),
    RuleCase(
      "unlisted-intent", "'AddBook' is in no shortcut",
      wrong: """
        struct AddBook: AppIntent { static let title: LocalizedStringResource = "Add Book" }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] { Listed.all }
        }
        struct BookView: View {
          var body: some View { SiriTipView(intent: AddBook(), isVisible: $isVisible) }
        }
        """,
      right: """
        struct AddBook: AppIntent { static let title: LocalizedStringResource = "Add Book" }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: One(), phrases: ["One in \\(.applicationName)"])
            AppShortcut(intent: Two(), phrases: ["Two in \\(.applicationName)"])
            AppShortcut(intent: Three(), phrases: ["Three in \\(.applicationName)"])
            AppShortcut(intent: Four(), phrases: ["Four in \\(.applicationName)"])
            AppShortcut(intent: Five(), phrases: ["Five in \\(.applicationName)"])
            AppShortcut(intent: Six(), phrases: ["Six in \\(.applicationName)"])
            AppShortcut(intent: Seven(), phrases: ["Seven in \\(.applicationName)"])
            AppShortcut(intent: Eight(), phrases: ["Eight in \\(.applicationName)"])
            AppShortcut(intent: Nine(), phrases: ["Nine in \\(.applicationName)"])
            AppShortcut(intent: Ten(), phrases: ["Ten in \\(.applicationName)"])
          }
        }
        """),
  ]

  private static let updatingCases: [RuleCase] = [
    RuleCase(
      "parameters-not-updated", "phrases with 'BookEntity' are not learnt",
      wrong: """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct BookEntity: AppEntity { let id: Int }
        struct OpenBook: OpenIntent {
          @Parameter(title: "Book")
          var target: BookEntity
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenBook(),
              phrases: ["Open a book in \\(.applicationName)", "Open \\(\\.$target) in \\(.applicationName)"])
          }
        }
        """,
      right: """
        @main struct BookApp: App {
          init() { Shortcuts.updateAppShortcutParameters() }
          var body: some Scene { WindowGroup { Shelf() } }
        }
        struct BookEntity: AppEntity { let id: Int }
        struct OpenBook: OpenIntent {
          @Parameter(title: "Book")
          var target: BookEntity
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenBook(),
              phrases: ["Open a book in \\(.applicationName)", "Open \\(\\.$target) in \\(.applicationName)"])
          }
        }
        """),
    RuleCase(
      "parameters-not-updated", "phrases with 'BookEntity' are not learnt",
      wrong: """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct BookEntity: AppEntity { let id: Int }
        struct ReadBook: AppIntent { @Parameter var book: BookEntity? }
        struct Shortcuts: AppShortcutsProvider {}
        extension Shortcuts {
          @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: ReadBook(), phrases: ["Read \\(\\.$book) in \\(.applicationName)"])
          }
        }
        """,
      right: """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        enum Genre: String, AppEnum { case novel }
        struct BookEntity: AppEntity { let id: Int }
        struct OpenGenre: AppIntent {
          @Parameter var genre: Genre
          @Parameter var book: BookEntity?
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: OpenGenre(),
              phrases: ["Open \\(\\.$genre) in \\(.applicationName)", "Open a genre in \\(.applicationName)"])
          }
        }
        """),
    RuleCase(
      "parameters-not-updated", "phrases with 'BookEntity' are not learnt",
      wrong: """
        @main class Delegate: NSObject, UIApplicationDelegate {}
        struct BookEntity: AppEntity { let id: Int }
        struct ReadBook: AppIntent { @Parameter var book: BookEntity }
        struct Shortcuts: AppShortcutsProvider {
          static let appShortcuts = [
            AppShortcut(intent: ReadBook(), phrases: ["Read \\(\\.$book) in \\(.applicationName)"])
          ]
        }
        """,
      right: """
        struct BookEntity: AppEntity { let id: Int }
        struct ReadBook: AppIntent { @Parameter var book: BookEntity }
        struct Shortcuts: AppShortcutsProvider {
          static let appShortcuts = [
            AppShortcut(intent: ReadBook(), phrases: ["Read \\(\\.$book) in \\(.applicationName)"])
          ]
        }
        """),
  ]

  private static let dependencyCases: [RuleCase] = [
    RuleCase(
      "unregistered-dependency", "'store' of 'AddBook' is registered nowhere",
      wrong: """
        import AppIntents
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct AddBook: AppIntent {
          @Dependency private var store: BookStore
          func perform() async throws -> some IntentResult { .result() }
        }
        """,
      right: """
        import AppIntents
        @main struct BookApp: App {
          init() { AppDependencyManager.shared.add(dependency: BookStore()) }
          var body: some Scene { WindowGroup { Shelf() } }
        }
        struct AddBook: AppIntent {
          @Dependency private var store: BookStore
          func perform() async throws -> some IntentResult { .result() }
        }
        """),
    RuleCase(
      "unregistered-dependency", "'store' of 'BookQuery' is registered nowhere",
      wrong: """
        import AppIntents
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct BookQuery: EntityQuery {
          @AppDependency(key: "books")
          var store: BookStore
          func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }
        }
        """,
      right: """
        import AppIntents
        import Dependencies
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct AddBook: AppIntent {
          @Dependency var store: BookStore
        }
        """),
    RuleCase(
      "unregistered-dependency", "'store' of 'AddBook' is registered nowhere",
      wrong: """
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct AddBook: AppIntent { @Dependency(key: "books") var store: BookStore }
        """,
      right: """
        import AppIntents
        @main struct BookApp: App { var body: some Scene { WindowGroup { Shelf() } } }
        struct AddBook: AppIntent {
          @Dependency(\\.books) var store
          @Dependency(BookStore.self) var other
          @Dependency(default: BookStore()) var third: BookStore
        }
        struct Shelf: View { @Dependency var store: BookStore }
        """),
    RuleCase(
      "unregistered-dependency", "'store' of 'AddBook' is registered nowhere",
      wrong: """
        @UIApplicationMain class Delegate: NSObject, UIApplicationDelegate {}
        struct AddBook: AppIntent { @Dependency var store: BookStore }
        """,
      right: """
        struct AddBook: AppIntent { @Dependency var store: BookStore }
        """),
    RuleCase(
      "late-dependency", "a dependency is registered in 'task'",
      wrong: """
        import AppIntents
        @main struct BookApp: App {
          var body: some Scene {
            WindowGroup {
              Shelf().task(id: store.name) {
                let store = await BookStore.open()
                AppDependencyManager.shared.add(dependency: store)
              }
            }
          }
        }
        """,
      right: """
        import AppIntents
        @main struct BookApp: App {
          init() {
            let store = BookStore()
            AppDependencyManager.shared.add(dependency: store)
            Task { AppDependencyManager.shared.add(dependency: await Index(store)) }
          }
          var body: some Scene {
            WindowGroup {
              // .task { AppDependencyManager.shared.add(dependency: store) }
              Shelf().task { await BookStore.shared.load() }.onAppear { print(AppDependencyManager.shared) }
            }
          }
        }
        """),
    RuleCase(
      "late-dependency", "a dependency is registered in 'onAppear'",
      wrong: """
        import AppIntents
        struct Root: View {
          var body: some View {
            Shelf()
              .onAppear(perform: {
                if !isReady { AppDependencyManager.shared.add { BookStore() } }
                AppDependencyManager.shared.add(dependency: store)
              })
          }
        }
        """,
      right: """
        import AppIntents
        final class Delegate: NSObject, UIApplicationDelegate {
          let task: Task<Void, Never>
          func application(_ application: UIApplication) -> Bool {
            AppDependencyManager.shared.add(dependency: BookStore())
            onAppear { AppDependencyManager.shared.add(dependency: Index()) }
            return true
          }
        }
        """),
  ]
}
