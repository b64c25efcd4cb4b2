// SPDX-License-Identifier: Apache-2.0

extension RuleCase {
  /// Mistakes and their mends.
  static let snippetCases: [RuleCase] = changingCases + buttonCases + widgetCases

  private static let changingCases: [RuleCase] = [
    RuleCase(
      "snippet-changes-state", "'BookSnippet' saves whenever its snippet is drawn",
      wrong: """
        struct BookSnippet: SnippetIntent {
          @Dependency var container: ModelContainer
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            let context = ModelContext(container)
            book.opened = .now
            try context.save()
            return .result(view: BookView())
          }
        }
        """,
      right: """
        struct BookSnippet: SnippetIntent {
          @Parameter var tags: Set<String>
          @Dependency var container: ModelContainer
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            // try context.save() and URLSession.shared stand here for show.
            var shown = Set(try ModelContext(container).fetch(FetchDescriptor<Book>()))
            shown.insert(Book("context.save()"))
            tags.insert("read")
            let saved = shown.filter(\\.isSaved).sorted(by: save)
            return .result(view: BookView(books: saved))
          }
        }
        struct KeepBook: AppIntent {
          @Dependency var store: BookStore
          func perform() async throws -> some IntentResult {
            try store.save(book)
            try await Task.sleep(for: .seconds(1))
            return .result()
          }
        }
        """),
    RuleCase(
      "snippet-changes-state", "'BookSnippet' inserts whenever its snippet is drawn",
      wrong: """
        struct BookSnippet: SnippetIntent {
          @Dependency private var library: Library
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            await library.insert(Visit(.now))
            return .result(view: BookView())
          }
        }
        """,
      right: """
        struct BookSnippet: SnippetIntent {
          @Dependency private var library: Library
          static func perform(_ library: Library) { library.insert(Visit(.now)); try? context.save() }
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            var visits = await library.visits
            visits.insert(.now, at: 0)
            return .result(view: BookView(visits))
          }
        }
        """),
    RuleCase(
      "snippet-changes-state", "'BookSnippet' deletes whenever its snippet is drawn",
      wrong: """
        protocol Snippet: SnippetIntent {}
        struct BookSnippet: Snippet {}
        extension BookSnippet {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            ModelContext(container).delete(old)
            return .result(view: BookView())
          }
        }
        """,
      right: """
        struct BookSnippet: SnippetIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: BookView { draft.delete($0) })
          }
        }
        """),
    RuleCase(
      "snippet-changes-state", "'WeatherSnippet' goes to the net whenever its snippet is drawn",
      wrong: """
        struct WeatherSnippet: SnippetIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            let (data, _) = try await URLSession.shared.data(from: Self.url)
            return .result(view: WeatherView(data))
          }
        }
        """,
      right: """
        struct WeatherSnippet: SnippetIntent {
          @Dependency var weather: WeatherModel
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: WeatherView(weather.last))
          }
        }
        struct ShowWeather: AppIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            let (data, _) = try await URLSession.shared.data(from: Self.url)
            return .result(snippetIntent: WeatherSnippet())
          }
        }
        """),
    RuleCase(
      "snippet-changes-state", "'WeatherSnippet' waits whenever its snippet is drawn",
      wrong: """
        struct WeatherSnippet: SnippetIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            try await Task.sleep(for: .seconds(2))
            return .result(view: WeatherView())
          }
        }
        """,
      right: """
        struct SleepSnippet: SnippetIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: SleepView(health.sleep(on: .now)))
          }
        }
        """),
  ]

  private static let buttonCases: [RuleCase] = [
    RuleCase(
      "snippet-view-with-button", "'ShowBook' shows 'BookView', whose buttons are not answered",
      wrong: """
        struct ShowBook: AppIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            return .result(view: BookView(book: book).padding())
          }
        }
        struct BookView: View {
          var body: some View {
            VStack {
              Text("Dune")
              Button("Keep", intent: KeepBook())
            }
          }
        }
        """,
      right: """
        struct ShowBook: AppIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            return .result(snippetIntent: BookSnippet())
          }
        }
        struct BookSnippet: SnippetIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            return .result(view: BookView(book: book))
          }
        }
        struct BookView: View {
          var body: some View { Button("Keep", intent: KeepBook()) }
        }
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult & ShowsSnippetView {
            return .result(dialog: "Three") { CountView() }
          }
        }
        struct CountView: View {
          // Button("Keep", intent: KeepBook())
          var body: some View { Button("More") { intent = KeepBook() } }
        }
        """),
    RuleCase(
      "snippet-view-with-button", "'ShowTask' shows 'TaskView', whose buttons are not answered",
      wrong: """
        struct ShowTask: AppIntent {
          func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
            .result(dialog: "Here") {
              TaskView(task)
            }
          }
        }
        struct TaskView: View {
          var body: some View { tick }
        }
        extension TaskView {
          private var tick: some View { Toggle(isOn: task.isDone, intent: TickOff(task)) { EmptyView() } }
        }
        """,
      right: """
        struct ShowTask: AppIntent {
          func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
            .result(dialog: "Here") { TaskView(task) }
          }
        }
        struct TaskView: View {
          var body: some View { Toggle("Done", isOn: .constant(task.isDone)) }
        }
        """),
    RuleCase(
      "helper-intent-discoverable", "'TickOff' is performed by a button",
      wrong: """
        struct TickOff: AppIntent {
          static var title: LocalizedStringResource { "Tick Off" }
          @Parameter(title: "Task") var id: String
        }
        struct TaskView: View {
          var body: some View {
            Toggle(isOn: task.isDone, intent: TickOff(id: task.id)) { Text(task.name) }
          }
        }
        """,
      right: """
        struct TickOff: AppIntent {
          static var title: LocalizedStringResource { "Tick Off" }
        }
        extension TickOff { static var isDiscoverable: Bool { false } }
        struct AddTask: AppIntent {
          static let title: LocalizedStringResource = "Add Task"
        }
        struct RenameTask: AppIntent {
          static let title: LocalizedStringResource = "Rename Task"
          static var parameterSummary: some ParameterSummary { Summary("Rename \\(\\.$task)") }
        }
        struct StopTimer: LiveActivityIntent {
          static let title: LocalizedStringResource = "Stop Timer"
        }
        struct OpenTask: OpenIntent {
          static let title: LocalizedStringResource = "Open Task"
        }
        struct CountTasks: AppIntent {
          static let title: LocalizedStringResource = "Count Tasks"
        }
        struct HideTask: QuietIntent {
          static let title: LocalizedStringResource = "Hide Task"
        }
        protocol QuietIntent: AppIntent {}
        extension QuietIntent { static var isDiscoverable: Bool { false } }
        struct TaskView: View {
          var body: some View {
            Button(intent: TickOff()) { Text("CountTasks()") }
            Button(intent: AddTask()) { Text("Add") }
            Button(intent: RenameTask()) { Text("Rename") }
            Button(intent: StopTimer()) { Text("Stop") }
            Button(intent: OpenTask()) { Text("Open") }
            Button(intent: HideTask()) { Text("Hide") }
          }
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: AddTask(), phrases: ["Add a task in \\(.applicationName)"])
          }
        }
        """),
    RuleCase(
      "helper-intent-discoverable", "'StartTimer' is performed by a control",
      wrong: """
        struct StartTimer: AppIntent { static let title: LocalizedStringResource = "Start Timer" }
        struct TimerControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "timer") {
              ControlWidgetButton(action: StartTimer()) { Label("Start", systemImage: "timer") }
            }
          }
        }
        """,
      right: """
        struct StartTimer: AppIntent {
          static let title: LocalizedStringResource = "Start Timer"
          static let isDiscoverable = false
        }
        struct TimerControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "timer") {
              ControlWidgetButton(action: StartTimer()) { Label("Start", systemImage: "timer") }
            }
          }
        }
        """),
  ]

  private static let widgetCases: [RuleCase] = [
    RuleCase(
      "standard-defaults-shared", "'CountUp' is performed by a widget",
      wrong: """
        struct CountUp: AppIntent {
          static let openAppWhenRun = false
          static var supportedModes: IntentModes { .background }
          func perform() async throws -> some IntentResult {
            let count = UserDefaults.standard.integer(forKey: "count")
            UserDefaults.standard.set(count + 1, forKey: "count")
            return .result()
          }
        }
        struct CountWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "count", provider: Provider()) { CountView($0) }
          }
        }
        struct CountView: View {
          var body: some View { Button(intent: CountUp()) { Text("+") } }
        }
        """,
      right: """
        struct CountUp: AppIntent {
          func perform() async throws -> some IntentResult {
            let defaults = UserDefaults(suiteName: "group.count") ?? UserDefaults.standard
            defaults.set(1, forKey: "UserDefaults.standard")
            return .result()
          }
        }
        struct CountDown: LiveActivityIntent {
          func perform() async throws -> some IntentResult {
            UserDefaults.standard.set(0, forKey: "count")
            return .result()
          }
        }
        struct OpenCount: AppIntent {
          static let openAppWhenRun = true
          func perform() async throws -> some IntentResult {
            UserDefaults.standard.set(true, forKey: "opensCount")
            return .result()
          }
        }
        struct ResetCount: AppIntent {
          func perform() async throws -> some IntentResult {
            UserDefaults.standard.removeObject(forKey: "count")
            return .result()
          }
        }
        struct CountWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "count", provider: Provider()) { CountView($0) }
          }
        }
        struct CountView: View {
          var body: some View {
            Button(intent: CountUp()) { Text("+") }
            Button(intent: CountDown()) { Text("-") }
            Button(intent: OpenCount()) { Text("…") }
          }
        }
        """),
    RuleCase(
      "standard-defaults-shared", "'SetDark' is performed by a widget",
      wrong: """
        struct SetDark: SetValueIntent {
          @Parameter(title: "Dark") var value: Bool
          func perform() async throws -> some IntentResult {
            UserDefaults
              .standard.set(value, forKey: "dark")
            return .result()
          }
        }
        struct DarkControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "dark", provider: Provider()) { value in
              ControlWidgetToggle("Dark", isOn: value, action: SetDark())
            }
          }
        }
        """,
      right: """
        struct SetDark: SetValueIntent {
          @Parameter(title: "Dark") var value: Bool
          func perform() async throws -> some IntentResult {
            UserDefaults.standard.set(value, forKey: "dark")
            return .result()
          }
        }
        struct DarkControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "dark", provider: Provider()) { value in
              ControlWidgetToggle("Dark", isOn: value, action: SetDark())
            }
          }
        }
        struct Provider: ControlValueProvider {
          func currentValue() async throws -> Bool { UserDefaults.standard.bool(forKey: "dark") }
        }
        """),
    RuleCase(
      "timelines-not-reloaded", "'AddBook' changes data, and no timeline",
      wrong: """
        struct AddBook: AppIntent {
          @Dependency var modelContext: ModelContext
          func perform() async throws -> some IntentResult {
            modelContext.insert(Book())
            return .result()
          }
        }
        struct Provider: AppIntentTimelineProvider {}
        struct BookWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "book", intent: ChooseBook.self, provider: Provider()) { BookView($0) }
          }
        }
        """,
      right: """
        struct AddBook: AppIntent {
          @Dependency var modelContext: ModelContext
          func perform() async throws -> some IntentResult {
            modelContext.insert(Book())
            WidgetCenter.shared.reloadTimelines(ofKind: "book")
            return .result()
          }
        }
        struct Provider: AppIntentTimelineProvider {}
        struct BookWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "book", intent: ChooseBook.self, provider: Provider()) { BookView($0) }
          }
        }
        """),
    RuleCase(
      "timelines-not-reloaded", "'AddBook' changes data, and no timeline",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            try BookStore.shared.context.save()
            return .result()
          }
        }
        struct Provider: TimelineProvider { let intent: AddBook }
        """,
      right: """
        struct KeepBook: AppIntent {
          func perform() async throws -> some IntentResult {
            try context.save()
            return .result()
          }
        }
        struct CountBooks: AppIntent {
          func perform() async throws -> some IntentResult {
            var names: Set<String> = []
            names.insert("save()")
            return .result()
          }
        }
        struct Provider: TimelineProvider {}
        struct BookView: View { var body: some View { Button("Keep", intent: KeepBook()) } }
        """),
    RuleCase(
      "timelines-not-reloaded", "'AddBook' changes data, and no timeline",
      wrong: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            try store.delete(book)
            return .result()
          }
        }
        struct Provider: TimelineProvider {}
        """,
      right: """
        struct AddBook: AppIntent {
          func perform() async throws -> some IntentResult {
            try context.save()
            return .result()
          }
        }
        struct BookActivity: Widget {
          var body: some WidgetConfiguration {
            ActivityConfiguration(for: BookAttributes.self) { _ in BookView() }
          }
        }
        """),
    RuleCase(
      "plain-configuration-intent", "'ChooseShelf' configures a widget and is no WidgetConf",
      wrong: """
        struct ChooseShelf: AppIntent {
          static let title: LocalizedStringResource = "Choose Shelf"
        }
        struct ShelfWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "shelf", intent: ChooseShelf.self, provider: Provider()) { _ in
              ShelfView()
            }
          }
        }
        """,
      right: """
        struct ChooseShelf: WidgetConfigurationIntent {
          static let title: LocalizedStringResource = "Choose Shelf"
        }
        struct ChooseBook: AppIntent {}
        extension ChooseBook: WidgetConfigurationIntent {}
        struct ChooseAuthor: Configuring {}
        struct ShelfWidget: Widget {
          var body: some WidgetConfiguration {
            AppIntentConfiguration(kind: "shelf", intent: ChooseShelf.self, provider: Provider()) { _ in
              ShelfView()
            }
            AppIntentConfiguration(kind: "book", intent: ChooseBook.self, provider: Provider()) { _ in
              ShelfView()
            }
            AppIntentConfiguration(kind: "author", intent: ChooseAuthor.self, provider: Provider()) { _ in
              ShelfView()
            }
            AppIntentConfiguration(kind: "other", intent: Elsewhere.self, provider: Provider()) { _ in
              ShelfView()
            }
            IntentConfiguration(kind: "old", intent: OldIntent.self, provider: Provider()) { _ in ShelfView() }
          }
        }
        struct OldIntent: AppIntent {}
        """),
    RuleCase(
      "plain-configuration-intent", "'ChooseShelf' configures a widget",
      wrong: """
        struct ChooseShelf: AppIntent {}
        struct Provider: AppIntentTimelineProvider {
          func snapshot(for configuration: ChooseShelf, in context: Context) async -> Entry { Entry() }
        }
        """,
      right: """
        struct ChooseShelf: WidgetConfigurationIntent {}
        struct Plain: AppIntent {}
        struct Provider: AppIntentTimelineProvider {
          typealias Intent = ChooseShelf
          func placeholder(in context: Context) -> Entry { Entry() }
          func snapshot(for configuration: ChooseShelf, in context: Context) async -> Entry { Entry() }
          func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry> { .init() }
          func run(for configuration: Plain) {}
        }
        """),
    RuleCase(
      "plain-configuration-intent", "'ChooseLamp' configures a control",
      wrong: """
        struct ChooseLamp: WidgetConfigurationIntent {}
        struct Provider: AppIntentControlValueProvider {
          func previewValue(configuration: ChooseLamp) -> Bool { false }
          func currentValue(configuration: ChooseLamp) async throws -> Bool { true }
        }
        """,
      right: """
        struct ChooseLamp: ControlConfigurationIntent {}
        struct Provider: AppIntentControlValueProvider {
          func previewValue(configuration: ChooseLamp) -> Bool { false }
          func currentValue(configuration: ChooseLamp) async throws -> Bool { true }
        }
        """),
  ]
}
