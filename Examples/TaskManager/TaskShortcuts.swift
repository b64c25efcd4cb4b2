// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Phrases with the app's name and at most one entity or case are the platform's; those with several values, and
/// without the name, are of rule set `extended`, which `main.swift` asks for.
struct TaskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddTask(),
      phrases: [
        "Add a task in \(.applicationName)", "Add a task to \(\.$list) in \(.applicationName)",
      ],
      shortTitle: "Add Task", systemImageName: "plus")
    AppShortcut(
      intent: RemindMe(),
      phrases: [
        "Remind me in \(.applicationName)", "Remind me of something in \(.applicationName)",
        "Remind me \(\.$occasion) to \(\.$name)", "Remind me to \(\.$name) \(\.$occasion)",
      ],
      shortTitle: "Remind Me", systemImageName: "bell")
    AppShortcut(
      intent: MoveTask(),
      phrases: [
        "Move a task in \(.applicationName)", "Move \(\.$task) in \(.applicationName)",
        "Move \(\.$task) to \(\.$day)",
      ], shortTitle: "Move Task", systemImageName: "calendar")
    AppShortcut(
      intent: CompleteTask(),
      phrases: [
        "Complete a task in \(.applicationName)", "Complete \(\.$task) in \(.applicationName)",
        "Mark \(\.$task) done in \(.applicationName)",
      ], shortTitle: "Complete Task", systemImageName: "checkmark")
    AppShortcut(
      intent: SetPriority(),
      phrases: [
        "Set a priority in \(.applicationName)",
        "Change the priority of \(\.$task) in \(.applicationName)",
      ], shortTitle: "Set Priority", systemImageName: "exclamationmark")
    AppShortcut(
      intent: DeleteTask(),
      phrases: [
        "Delete a task in \(.applicationName)", "Delete \(\.$task) in \(.applicationName)",
      ],
      shortTitle: "Delete Task", systemImageName: "trash")
    AppShortcut(
      intent: ShowTasks(),
      phrases: ["Show my \(.applicationName)", "Show \(\.$list) in \(.applicationName)"],
      shortTitle: "Show Tasks", systemImageName: "list.bullet")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    ["Delete my \(.applicationName) account"]
  }
}
