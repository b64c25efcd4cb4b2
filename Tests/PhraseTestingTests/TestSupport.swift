// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting

/// An app for the tests, in two languages.
enum Apps {
  static let tasks: AppCatalog = {
    func value(_ id: String, _ title: String, _ synonyms: [String] = [], _ subtitle: String? = nil)
      -> EntityValue
    {
      EntityValue(id: id, title: title, synonyms: synonyms, subtitle: subtitle, isSuggested: true)
    }
    let task = EntityDeclaration(
      name: "Task", title: "Task",
      values: [
        value("42", "Buy milk", ["get milk"]), value("43", "Call mum"),
        value("44", "Water the plants", [], "at home"),
        value("45", "Water the plants", [], "at work"),
      ])
    let priority = EnumDeclaration(
      name: "Priority", title: "Priority",
      cases: [
        EnumCase(id: "high", title: "High", synonyms: ["urgent"]),
        EnumCase(id: "low", title: "Low"),
      ])
    let intents = [
      IntentDeclaration(
        name: "CompleteTask", title: "Complete Task",
        parameters: [
          ParameterDeclaration(
            name: "task", type: .entity("Task"), requestValueDialog: "Which task?")
        ]),
      IntentDeclaration(
        name: "AddTask", title: "Add Task",
        parameters: [
          ParameterDeclaration(name: "title", type: .string, requestValueDialog: "What is it?"),
          ParameterDeclaration(name: "priority", type: .enumeration("Priority")),
          ParameterDeclaration(name: "amount", type: .int, isOptional: true),
        ]),
      IntentDeclaration(name: "ListTasks", title: "List Tasks"),
      IntentDeclaration(name: "DeleteAll", title: "Delete All", requiresConfirmation: true),
      IntentDeclaration(
        name: "CountTasks", title: "Count Tasks",
        parameters: [ParameterDeclaration(name: "limit", type: .int)]),
    ]
    func shortcut(_ intent: String, _ phrases: String...) -> ShortcutDeclaration {
      ShortcutDeclaration(intent: intent, phrases: phrases.map { PhraseDeclaration($0) })
    }
    let german = LocalizationDeclaration(
      locale: "de", app: AppNames(name: "Aufgaben"),
      phrases: [
        PhraseTranslation(
          source: "Complete ${task} in ${applicationName}",
          phrases: [PhraseDeclaration("Erledige ${task} in ${applicationName}")])
      ],
      enumCases: [
        EnumCaseTranslation(enumName: "Priority", caseID: "high", title: "Hoch"),
        EnumCaseTranslation(enumName: "Priority", caseID: "low", title: "Niedrig"),
      ])
    return AppCatalog(
      id: "com.example.tasks",
      app: AppNames(
        name: "Tasks", synonyms: ["Task Manager"],
        pronunciationHints: [PronunciationHint(name: "Tasks", hint: "tarsks")]),
      enums: [priority], entities: [task], intents: intents,
      shortcuts: [
        shortcut(
          "CompleteTask", "Complete ${task} in ${applicationName}",
          "Finish a task in ${applicationName}"),
        shortcut("AddTask", "Add a task to ${applicationName}"),
        shortcut("ListTasks", "Show everything in ${applicationName}"),
        shortcut("DeleteAll", "Delete everything in ${applicationName}"),
        shortcut("CountTasks", "Count tasks in ${applicationName}"),
      ],
      negativePhrases: [PhraseDeclaration("Delete my ${applicationName} account")],
      localizations: [german])
  }()

  /// What resolves for it.
  static func resolver(_ catalogs: [AppCatalog] = [tasks]) throws -> IntentResolver {
    IntentResolver(image: try PhraseCompiler().compile(catalogs).image)
  }

  /// The results of a text of cases.
  static func run(_ text: String) throws -> [(test: TestCase, result: CaseResult)] {
    let reading = TextCaseReader().read(utf8: Array(text.utf8), file: "cases")
    precondition(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    var runner = CaseRunner(resolver: try resolver(), answers: AnswerBinder([tasks]))
    var results: [(test: TestCase, result: CaseResult)] = []
    for test in reading.cases { results.append((test, runner.run(test))) }
    return results
  }

  /// What differs, case by case: nothing where all came out as expected.
  static func differences(_ text: String) throws -> [String] {
    try run(text).filter { !$0.result.passed }.map { one in
      let fields = one.result.turns.last?.fields.filter { !$0.isSame } ?? []
      return "\(one.test.text) [\(one.result.turns.count)]: "
        + fields.map { "\($0.name): \($0.expected) ≠ \($0.got)" }.joined(separator: ", ")
    }
  }
}

extension CaseReading {
  /// Mistakes as `line:column message (fix)`.
  var mistakes: [String] {
    diagnostics.map {
      "\($0.location.line):\($0.location.column) \($0.message)" + ($0.fix.map { " (\($0))" } ?? "")
    }
  }
}
