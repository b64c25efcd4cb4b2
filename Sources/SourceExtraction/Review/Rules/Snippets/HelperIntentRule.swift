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
    let uses = subject.intentUses()
    guard !uses.isEmpty else { return }
    let listed = subject.wordsOfProviders()
    for intent in subject.intents {
      let places = uses[intent.shortName] ?? []
      guard let first = places.first, places.allSatisfy({ [.button, .control].contains($0.kind) }),
        !listed.contains(intent.shortName), isMeantForOthers(intent), !intent.mayHaveMore
      else { continue }
      let what = first.kind == .control ? "a control" : "a button"
      report.add(
        "'\(intent.shortName)' is performed by \(what), and is offered in Shortcuts too",
        at: intent,
        fix: "add 'static let isDiscoverable = false' to '\(intent.shortName)'",
        related: [report.place("it is performed here", at: first.token, in: first.file)])
    }
  }

  /// Whether it says nothing of being found: one that says how it reads in the Shortcuts app is meant to be.
  private static func isMeantForOthers(_ intent: ReviewedType) -> Bool {
    !intent.isHelper && !intent.conforms(to: "OpenIntent")
      && intent.member("isDiscoverable") == nil && intent.member("parameterSummary") == nil
  }
}
