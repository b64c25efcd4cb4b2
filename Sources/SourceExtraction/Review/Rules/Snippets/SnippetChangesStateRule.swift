// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What draws a snippet changes nothing, and does not wait.
enum SnippetChangesStateRule: CodeRule {
  static let description = RuleDescription.code(
    "snippet-changes-state", .warning, "A SnippetIntent reads what it shows and changes nothing.",
    why: "The system performs it again whenever the snippet is drawn: after every tap, and when "
      + "the looks of the device change. What it saves is saved each time, and what it waits "
      + "for delays each drawing.",
    fix: "Do it in the intent of the button, or in the one that shows the snippet.",
    found: "struct BookSnippet: SnippetIntent { func perform() … { try context.save() … } }",
    mended: "struct KeepBook: AppIntent { func perform() … { try context.save() … } }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for intent in subject.intents where intent.conforms(to: "SnippetIntent") {
      guard let function = intent.performing else { continue }
      let code = subject.body(of: function)
      let places = [code.firstChange(by: intent), session(in: code), sleep(in: code)]
      guard let first = places.compactMap(\.self).min() else { continue }
      let (does, fix) = advice(code.tokens.word(first) ?? "", intent.shortName)
      report.add(
        "'\(intent.shortName)' \(does) whenever its snippet is drawn", at: first, in: code.file,
        fix: fix)
    }
  }

  /// A request to a server.
  private static func session(in code: Code) -> Int? {
    code.places(of: ["URLSession"]).first {
      code.tokens.sees(".", at: $0 + 1) || code.tokens.sees("(", at: $0 + 1)
    }
  }

  /// `Task.sleep`, `Thread.sleep`.
  private static func sleep(in code: Code) -> Int? {
    code.calls(of: ["sleep"]).first {
      code.isMember($0)
        && (code.tokens.sees("Task", at: $0 - 2) || code.tokens.sees("Thread", at: $0 - 2))
    }
  }

  private static func advice(_ word: String, _ name: String) -> (does: String, fix: String) {
    switch word {
    case "URLSession":
      (
        "goes to the net",
        "fetch it in the intent that shows the snippet, and keep it where the snippet reads it"
      )
    case "sleep": ("waits", "show what there is, and call '\(name).reload()' when there is more")
    case "insert": ("inserts", "insert in the intent of the button; here only read")
    case "delete": ("deletes", "delete in the intent of the button; here only read")
    default: ("saves", "save in the intent of the button; here only read")
    }
  }
}
