// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct TaskEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
  static let defaultQuery = TaskQuery()

  let id: Int
  var title: String
  var list: Int?
  var priority = Priority.normal
  var due: Date?
  var repeats: Calendar.RecurrenceRule?
  var isDone = false

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(title)") }
}

struct TaskQuery: EntityStringQuery {
  @Dependency private var store: TaskStore

  func entities(for identifiers: [Int]) async throws -> [TaskEntity] {
    let tasks = await store.tasks
    return identifiers.compactMap { id in tasks.first { $0.id == id } }
  }

  func entities(matching string: String) async throws -> [TaskEntity] {
    await store.openTasks(in: nil).filter { $0.title.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [TaskEntity] { await store.openTasks(in: nil) }
}

struct ListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static let defaultQuery = ListQuery()

  let id: Int
  let title: String
  let synonyms: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", synonyms: synonyms.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

struct ListQuery: EnumerableEntityQuery {
  @Dependency private var store: TaskStore

  func entities(for identifiers: [Int]) async throws -> [ListEntity] {
    let lists = store.lists
    return identifiers.compactMap { id in lists.first { $0.id == id } }
  }

  func allEntities() async throws -> [ListEntity] { store.lists }
}

/// When something is to be done: once, or again and again.
@UnionValue
enum Occasion {
  case once(Date)
  case again(Calendar.RecurrenceRule)
}

enum Priority: String, AppEnum {
  case low, normal, high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
    .low: "Low", .normal: "Normal",
    .high: DisplayRepresentation(title: "High", synonyms: ["Urgent"]),
  ]
}
