// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// The person's tasks, for as long as the program runs.
actor TaskStore {
  private(set) var tasks: [TaskEntity] = [
    TaskEntity(id: 1, title: "Buy milk", list: 1),
    TaskEntity(id: 2, title: "Buy bread", list: 1),
    TaskEntity(id: 3, title: "Call Anna", list: 2),
    TaskEntity(id: 4, title: "Call the plumber", list: 3),
    TaskEntity(id: 5, title: "Water the plants", list: 3),
  ]
  let lists = [
    ListEntity(id: 1, title: "Groceries", synonyms: ["Shopping"]),
    ListEntity(id: 2, title: "Work", synonyms: ["Office"]),
    ListEntity(id: 3, title: "Home", synonyms: ["House"]),
  ]
  private var lastID = 5

  func add(_ title: String, to list: ListEntity, priority: Priority) {
    lastID += 1
    tasks.append(TaskEntity(id: lastID, title: title, list: list.id, priority: priority))
  }

  func add(_ title: String, due: Date?, repeats: Calendar.RecurrenceRule? = nil) {
    lastID += 1
    tasks.append(TaskEntity(id: lastID, title: title, due: due, repeats: repeats))
  }

  func change(_ task: TaskEntity, _ body: @Sendable (inout TaskEntity) -> Void) {
    guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
    body(&tasks[index])
  }

  func delete(_ task: TaskEntity) { tasks.removeAll { $0.id == task.id } }

  /// What is left to do, the important things first.
  func openTasks(in list: ListEntity?) -> [TaskEntity] {
    let open = tasks.filter { !$0.isDone && (list == nil || $0.list == list?.id) }
    return open.filter { $0.priority == .high } + open.filter { $0.priority != .high }
  }
}
