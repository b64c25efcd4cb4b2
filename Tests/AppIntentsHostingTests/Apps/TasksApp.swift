// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct TaskEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
  static let defaultQuery = TaskQuery()
  let id: String
  let title: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(title)") }

  static let all = [
    TaskEntity(id: "milk", title: "Buy milk"), TaskEntity(id: "bread", title: "Buy bread"),
    TaskEntity(id: "anna", title: "Call Anna"),
    TaskEntity(id: "plumber", title: "Call the plumber"),
    TaskEntity(id: "plants", title: "Water the plants"),
  ]
}

struct TaskQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [TaskEntity] {
    TaskEntity.all.filter { identifiers.contains($0.id) && $0.id != "plants" }
  }

  func entities(matching string: String) async throws -> [TaskEntity] {
    TaskEntity.all.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [TaskEntity] { TaskEntity.all }
}

struct ListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static let defaultQuery = ListQuery()
  let id: Int
  let title: String
  var synonyms: [String] = []

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", synonyms: synonyms.map { LocalizedStringResource(stringLiteral: $0) })
  }

  static let all = [
    ListEntity(id: 1, title: "Groceries"), ListEntity(id: 2, title: "Work"),
    ListEntity(id: 3, title: "Kitchen", synonyms: ["Cooking"]), ListEntity(id: 4, title: "Garden"),
    ListEntity(id: 5, title: "Bits and bobs"),
  ]
}

struct ListQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ListEntity] {
    ListEntity.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [ListEntity] { ListEntity.all }
}

enum Priority: String, AppEnum {
  case low, normal, high
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
    .low: "Low", .normal: "Normal",
    .high: DisplayRepresentation(title: "High", synonyms: ["Urgent"]),
  ]
}

struct AddTask: AppIntent {
  static let title: LocalizedStringResource = "Add Task"
  @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String
  @Parameter(title: "List") var list: ListEntity?
  @Parameter(title: "Priority", default: .normal) var priority: Priority

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<String> {
    .result(value: name, dialog: "Added \(name) with \(priority.rawValue) priority.")
  }
}

struct CompleteTask: AppIntent {
  static let title: LocalizedStringResource = "Complete Task"
  @Parameter(
    title: "Task", requestValueDialog: "Which task?",
    requestDisambiguationDialog: "Which one exactly?") var task: TaskEntity

  static var parameterSummary: some ParameterSummary { Summary("Complete \(\.$task)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(task.title) is done.")
  }
}

struct MoveTask: AppIntent {
  static let title: LocalizedStringResource = "Move Task"
  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity
  @Parameter(title: "List", requestValueDialog: "To which list?") var list: ListEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Moved \(task.title) to \(list.title).")
  }
}

struct DeleteTask: AppIntent {
  static let title: LocalizedStringResource = "Delete Task"
  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: ["Get rid of it"], denyLabel: "Keep",
        denyAlternatives: ["Leave it"], destructive: true),
      dialog: "Delete \(task.title)?")
    return .result(dialog: "Deleted \(task.title).")
  }
}

struct SetPriority: AppIntent {
  static let title: LocalizedStringResource = "Set Priority"
  @Parameter(title: "Priority") var priority: Priority

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Priority is \(priority.rawValue).")
  }
}

struct ShareList: AppIntent {
  static let title: LocalizedStringResource = "Share List"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  @Parameter(title: "List", requestValueDialog: "Which list?") var list: ListEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Shared \(list.title).")
  }
}

struct Snooze: AppIntent {
  static let title: LocalizedStringResource = "Snooze"
  @Parameter(title: "Minutes", inclusiveRange: (1, 60), requestValueDialog: "How many minutes?")
  var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Snoozed for \(minutes) minutes.")
  }
}

struct ShowBadge: AppIntent {
  static let title: LocalizedStringResource = "Show Badge"
  @Parameter(
    title: "Badge", displayName: Bool.IntentDisplayName(true: "Shown", false: "Hidden"),
    requestValueDialog: "Shown or hidden?") var badge: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The badge is \(badge ? "shown" : "hidden").")
  }
}

struct MarkUrgent: AppIntent {
  static let title: LocalizedStringResource = "Mark Urgent"
  @Parameter(title: "Priority") var priority: Priority
  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  init() {}
  init(priority: Priority) { self.priority = priority }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(task.title) has \(priority.rawValue) priority.")
  }
}

struct ClearLists: AppIntent {
  static let title: LocalizedStringResource = "Clear Lists"
  @Parameter(title: "Lists", requestValueDialog: "Which lists?") var lists: [ListEntity]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Cleared \(lists.map(\.title).joined(separator: " + ")).")
  }
}

struct AddItems: AppIntent {
  static let title: LocalizedStringResource = "Add Items"
  @Parameter(title: "Items", requestValueDialog: "Which items?") var items: [String]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Added \(items.joined(separator: " + ")).")
  }
}

struct PickNumbers: AppIntent {
  static let title: LocalizedStringResource = "Pick Numbers"
  @Parameter(title: "Numbers", requestValueDialog: "Which numbers?") var numbers: [Int]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Picked \(numbers.map(String.init).joined(separator: " + ")).")
  }
}

enum Side: String, AppEnum {
  case left, right
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
  static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
    .left: "Left", .right: "Right",
  ]
}

struct TakeSides: AppIntent {
  static let title: LocalizedStringResource = "Take Sides"
  @Parameter(title: "Sides", requestValueDialog: "Which sides?") var sides: [Side]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Took \(sides.map(\.rawValue).joined(separator: " + ")).")
  }
}

/// In an app of its own: one has at most ten shortcuts.
struct ListsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ClearLists(), phrases: ["Clear some in \(.applicationName)"])
    AppShortcut(intent: TakeSides(), phrases: ["Take both in \(.applicationName)"])
    AppShortcut(intent: AddItems(), phrases: ["Add some in \(.applicationName)"])
    AppShortcut(intent: PickNumbers(), phrases: ["Pick some in \(.applicationName)"])
  }
}

struct TasksShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: AddTask(), phrases: ["Add a task in \(.applicationName)"])
    AppShortcut(
      intent: CompleteTask(),
      phrases: [
        "Complete a task in \(.applicationName)", "Complete \(\.$task) in \(.applicationName)",
      ])
    AppShortcut(
      intent: MoveTask(),
      phrases: ["Move a task in \(.applicationName)", "Move \(\.$task) in \(.applicationName)"])
    AppShortcut(
      intent: DeleteTask(),
      phrases: ["Delete a task in \(.applicationName)", "Delete \(\.$task) in \(.applicationName)"])
    AppShortcut(
      intent: SetPriority(),
      phrases: [
        "Set a priority in \(.applicationName)",
        "Set priority \(\.$priority) in \(.applicationName)",
      ])
    AppShortcut(
      intent: ShareList(),
      phrases: ["Share a list in \(.applicationName)", "Share \(\.$list) in \(.applicationName)"])
    AppShortcut(intent: Snooze(), phrases: ["Snooze in \(.applicationName)"])
    AppShortcut(intent: ShowBadge(), phrases: ["Change the badge in \(.applicationName)"])
    AppShortcut(
      intent: MarkUrgent(priority: .high), phrases: ["Mark a task urgent in \(.applicationName)"])
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    ["Delete my \(.applicationName) account"]
  }
}
