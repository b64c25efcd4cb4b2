// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What changes the user interface does so on the main actor.
enum OffMainActorRule: CodeRule {
  static let description = RuleDescription.code(
    "off-main-actor", .note, "A 'perform()' that moves the user interface is on the main actor.",
    why:
      "'perform()' runs on no certain actor. What navigates or touches views from there is a race, and stops to "
      + "compile in Swift 6.",
    fix: "Write '@MainActor func perform() async throws …'.",
    found: "func perform() async throws … { UIApplication.shared.open(url) … }",
    mended: "@MainActor func perform() async throws … { UIApplication.shared.open(url) … }")

  private static let words: Set<String> = [
    "UIApplication", "NSApplication", "NSApp", "UIWindow", "NavigationPath", "NSWorkspace",
  ]

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for intent in subject.intents {
      guard let perform = intent.performing, !intent.isOnMainActor(perform) else {
        continue
      }
      let code = subject.body(of: perform)
      guard let first = code.places(of: words).first(where: { !code.isMember($0) }),
        !code.contains("MainActor"), !isAwaited(first, code)
      else { continue }
      let word = code.tokens.word(first) ?? ""
      report.add(
        "'perform()' of '\(intent.shortName)' uses '\(word)', and is on no certain actor",
        at: first,
        in: perform.file, fix: "write '@MainActor func perform()'")
    }
  }

  /// Whether 'await' stands before it in its statement: then it is reached on its own actor.
  private static func isAwaited(_ i: Int, _ code: Code) -> Bool {
    var at = i
    while at > code.range.lowerBound, !code.tokens.startsLine(at) {
      at -= 1
      if code.tokens.word(at) == "await" { return true }
    }
    return false
  }
}
