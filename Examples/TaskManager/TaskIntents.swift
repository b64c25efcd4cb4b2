// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct AddTask: AppIntent {
  static let title: LocalizedStringResource = "Add Task"

  @Parameter(title: "Name", requestValueDialog: "What do you want to do?") var name: String
  @Parameter(title: "List", requestValueDialog: "On which list?") var list: ListEntity
  @Parameter(title: "Priority", default: .normal) var priority: Priority

  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await store.add(name, to: list, priority: priority)
    // From here on the phrases know the new task by name.
    TaskShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Added “\(name)” to \(list.title).")
  }
}

struct RemindMe: AppIntent {
  static let title: LocalizedStringResource = "Remind Me"

  @Parameter(title: "Name", requestValueDialog: "What do you want to do?") var name: String
  @Parameter(title: "When", requestValueDialog: "When?") var occasion: Occasion

  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let times: String
    switch occasion {
    case .once(let date):
      await store.add(name, due: date)
      times = date.inWords(systemContext)
    case .again(let rule):
      await store.add(name, due: nil, repeats: rule)
      times = rule.inWords
    }
    TaskShortcuts.updateAppShortcutParameters()
    return .result(dialog: "“\(name)”, \(times).")
  }
}

struct MoveTask: AppIntent {
  static let title: LocalizedStringResource = "Move Task"

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity
  @Parameter(title: "Day", kind: .date, requestValueDialog: "To which day?") var day: Date

  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let day = day
    await store.change(task) { $0.due = day }
    return .result(dialog: "“\(task.title)” is due on \(day.inWords(systemContext)).")
  }
}

extension Date {
  /// The day, and the time unless it is midnight.
  fileprivate func inWords(_ context: IntentSystemContext) -> String {
    let isDay = Calendar.current.startOfDay(for: self) == self
    let style = Date.FormatStyle(
      date: .complete, time: isDay ? .omitted : .shortened, locale: context.locale)
    return formatted(style)
  }
}

extension Calendar.RecurrenceRule {
  /// How often it is, and at what time.
  fileprivate var inWords: String {
    let units = [
      Frequency.hourly: "hour", .daily: "day", .weekly: "week", .monthly: "month", .yearly: "year",
    ]
    let unit = units[frequency] ?? "minute"
    let often = interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
    guard let hour = hours.first, let minute = minutes.first else { return often }
    return "\(often) at \(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

struct CompleteTask: AppIntent {
  static let title: LocalizedStringResource = "Complete Task"

  @Parameter(
    title: "Task", requestValueDialog: "Which task is done?",
    requestDisambiguationDialog: "Which one exactly?") var task: TaskEntity

  @Dependency private var store: TaskStore

  static var parameterSummary: some ParameterSummary { Summary("Complete \(\.$task)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await store.change(task) { $0.isDone = true }
    let left = await store.openTasks(in: nil).count
    TaskShortcuts.updateAppShortcutParameters()
    return .result(dialog: "“\(task.title)” is done. ^[\(left) task](inflect: true) left.")
  }
}

struct SetPriority: AppIntent {
  static let title: LocalizedStringResource = "Set Priority"

  @Parameter(title: "Task", requestValueDialog: "Of which task?") var task: TaskEntity
  @Parameter(title: "Priority", requestValueDialog: "How important is it?") var priority: Priority

  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let priority = priority
    await store.change(task) { $0.priority = priority }
    return .result(dialog: "“\(task.title)” has \(priority.rawValue) priority now.")
  }
}

struct DeleteTask: AppIntent {
  static let title: LocalizedStringResource = "Delete Task"

  @Parameter(title: "Task", requestValueDialog: "Which task?") var task: TaskEntity

  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(acceptLabel: "Delete", denyLabel: "Keep", destructive: true),
      dialog: "Delete “\(task.title)” for good?")
    await store.delete(task)
    TaskShortcuts.updateAppShortcutParameters()
    return .result(dialog: "“\(task.title)” is gone.")
  }
}

struct ShowTasks: AppIntent {
  static let title: LocalizedStringResource = "Show Tasks"

  @Parameter(title: "List") var list: ListEntity?

  @Dependency private var store: TaskStore

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<[TaskEntity]> {
    let tasks = await store.openTasks(in: list)
    guard !tasks.isEmpty else { return .result(value: [], dialog: "Nothing is left to do.") }
    return .result(
      value: tasks, dialog: "\(tasks.map(\.title).joined(separator: ", ")).")
  }
}
