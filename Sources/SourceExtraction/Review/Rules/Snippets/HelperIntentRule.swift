// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An intent that is there for a button is not offered to people.
enum HelperIntentRule: CodeRule {
  static let description = RuleDescription.code(
    "helper-intent-discoverable", .note,
    "An intent that only buttons and controls perform is not discoverable.",
    why: "Every intent is offered in the Shortcuts app and in Spotlight unless it says "
      + "otherwise. One that is made for a button asks people there for what the button knew.",
    fix: "Add 'static let isDiscoverable = false' to it.",
    found: "struct TickOff: AppIntent { … }  Button(intent: TickOff(task)) { … }",
    mended: "struct TickOff: AppIntent { static let isDiscoverable = false … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let helpers = subject.intentsOfButtons
    for intent in subject.intents {
      guard let first = helpers[intent.shortName] else { continue }
      let what = first.kind == .control ? "a control" : "a button"
      report.add(
        "'\(intent.shortName)' is performed by \(what), and is offered in Shortcuts too",
        at: intent,
        fix: "add 'static let isDiscoverable = false' to '\(intent.shortName)'",
        related: [report.place("it is performed here", at: first.token, in: first.file)])
    }
  }
}
