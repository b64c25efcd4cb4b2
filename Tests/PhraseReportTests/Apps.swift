// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Apps for the tests.
enum Apps {
  /// An app in two further languages, of which one has half of the phrases.
  static let tasks: AppCatalog = {
    func phrase(_ text: String, line: Int) -> PhraseDeclaration {
      PhraseDeclaration(text, location: SourceLocation(file: "tasks.json", line: line, column: 9))
    }
    let german = LocalizationDeclaration(
      locale: "de", app: AppNames(name: "Aufgaben"),
      phrases: [
        PhraseTranslation(
          source: "Complete ${task} in ${applicationName}",
          phrases: [phrase("Erledige ${task} in ${applicationName}", line: 30)]),
        PhraseTranslation(
          source: "Show everything in ${applicationName}",
          phrases: [phrase("Show everything in ${applicationName}", line: 31)]),
      ])
    var catalog = AppCatalog(
      id: "com.example.tasks", app: AppNames(name: "Tasks", synonyms: ["Task Manager"]),
      entities: [
        EntityDeclaration(
          name: "Task", title: "Task",
          values: [
            EntityValue(id: "1", title: "Buy milk", synonyms: ["milk"], isSuggested: true),
            EntityValue(id: "2", title: "Call mum", isSuggested: true),
          ])
      ],
      intents: [
        IntentDeclaration(
          name: "CompleteTask", title: "Complete Task",
          parameters: [ParameterDeclaration(name: "task", type: .entity("Task"))]),
        IntentDeclaration(name: "ShowTasks", title: "Show Tasks"),
      ],
      shortcuts: [
        ShortcutDeclaration(
          intent: "CompleteTask",
          phrases: [
            phrase("Complete ${task} in ${applicationName}", line: 20),
            phrase("Finish a task in ${applicationName}", line: 21),
          ]),
        ShortcutDeclaration(
          intent: "ShowTasks", phrases: [phrase("Show everything in ${applicationName}", line: 25)],
          shortTitle: "All Tasks"),
      ],
      negativePhrases: [phrase("Delete my ${applicationName} account", line: 28)],
      localizations: [german, LocalizationDeclaration(locale: "en-GB")])
    catalog.file = "tasks.json"
    return catalog
  }()

  /// What ends an element, a comment or a line of a script, and what turns the direction of text.
  static let payload = "</script><img src=x onerror=alert(1)><!--\u{2028}\u{202E}\u{1B}[2J&\"'"

  /// An app whose every text is hostile.
  static let hostile: AppCatalog = {
    var catalog = AppCatalog(
      id: "com.example\(payload)", app: AppNames(name: "Evil\(payload)", synonyms: [payload]),
      intents: [IntentDeclaration(name: "Do\(payload)", title: "Do\(payload)")],
      shortcuts: [
        ShortcutDeclaration(
          intent: "Do\(payload)",
          phrases: [
            PhraseDeclaration(
              "Do it\(payload) in ${applicationName}",
              location: SourceLocation(file: "a\(payload).json", line: 3, column: 1))
          ], shortTitle: "T\(payload)")
      ],
      negativePhrases: [PhraseDeclaration("Never \(payload)")],
      localizations: [
        LocalizationDeclaration(
          locale: "de",
          phrases: [
            PhraseTranslation(
              source: "Do it\(payload) in ${applicationName}",
              phrases: [PhraseDeclaration("Tu es\(payload) in ${applicationName}")])
          ])
      ])
    catalog.file = "a\(payload).json"
    return catalog
  }()
}
