// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What an intent works with is given to it.
enum ServiceInPerformRule: CodeRule {
  static let description = RuleDescription.code(
    "service-in-perform", .note, "'perform()' makes no stores, services or clients.",
    why:
      "One made anew has none of the app's state, opens its files once more, and cannot be exchanged in a test.",
    fix: "Take it as '@Dependency', and register it in the app's 'init'.",
    found: "func perform() async throws … { let store = BookStore() … }",
    mended: "@Dependency private var store: BookStore")

  /// Whether a value is set to what begins here: `= BookStore()`, `= try await BookStore()`.
  private static func isAssigned(_ i: Int, _ code: Code) -> Bool {
    var before = i - 1
    while code.tokens.sees("await", at: before) || code.tokens.sees("try", at: before)
      || code.tokens.sees("?", at: before) && code.tokens.sees("try", at: before - 1)
    {
      before -= 1
    }
    return code.tokens.sees("=", at: before)
  }

  /// Whether it is made for what people chose: no service could be there before.
  private static func usesOwn(
    _ values: [Range<Int>], of intent: ReviewedType, _ code: Code
  ) -> Bool {
    let names = Set(intent.parameters.map(\.declaration.name))
    return values.contains { value in
      value.contains { i in code.tokens.word(i).map(names.contains) ?? false }
    }
  }

  private static let endings = ["Store", "Service", "Client", "Repository", "ModelContainer"]

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    // A widget's process has no app that could register anything.
    for intent in subject.intents
    where !intent.conforms(to: "WidgetConfigurationIntent", "ControlConfigurationIntent") {
      guard let perform = intent.performing else { continue }
      let code = subject.body(of: perform)
      for i in code.range {
        guard let name = code.tokens.word(i), name.first?.isUppercase ?? false,
          endings.contains(where: name.hasSuffix), code.tokens.sees("(", at: i + 1),
          !code.tokens.followsBlank(i + 1), !code.isMember(i), isAssigned(i, code),
          !usesOwn(code.arguments(ofCall: i).map(\.value), of: intent, code)
        else { continue }
        report.add(
          "'perform()' of '\(intent.shortName)' makes its own '\(name)'", at: i, in: perform.file,
          fix: "write '@Dependency private var …: \(name)', and register it in the app's 'init'")
      }
    }
  }
}
