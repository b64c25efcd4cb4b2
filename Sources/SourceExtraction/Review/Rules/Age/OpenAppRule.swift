// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An intent says by its modes whether the app comes up.
enum OpenAppRule: CodeRule {
  static let description = RuleDescription.code(
    "open-app-when-run", .note, "Whether an intent brings up the app is said by supportedModes.",
    why: "Since iOS 26 'supportedModes' says in one place what 'openAppWhenRun' and "
      + "'ForegroundContinuableIntent' say in parts, and leaves the choice open until the intent runs. Said where the deployment target is iOS 26 or later.",
    fix: "Write 'static let supportedModes: IntentModes'.",
    found: "static let openAppWhenRun = true",
    mended: "static let supportedModes: IntentModes = .foreground")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    // Who has both serves older systems too.
    for intent in subject.intents
    where intent.member("supportedModes") == nil
      && subject.needs(PlatformVersion(26), inFile: intent.file)
    {
      let later =
        "write 'static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]'"
      if intent.conforms(to: "ForegroundContinuableIntent") {
        report.add(
          "'\(intent.shortName)' continues in the foreground by an older protocol", at: intent,
          fix: later)
      }
      for member in intent.members where member.declaration.kind != .type {
        let code = Code(member.declaration.tokens, member.file, subject.files[member.file].tokens)
        if member.declaration.name == "openAppWhenRun", member.declaration.isStatic {
          let modes = code.contains("false") ? ".background" : ".foreground"
          report.add(
            "'openAppWhenRun' in '\(intent.shortName)' is older than 'supportedModes'", at: member,
            fix: "write 'static let supportedModes: IntentModes = \(modes)'")
        }
        for call in code.calls(of: [
          "needsToContinueInForegroundError", "requestToContinueInForeground",
        ]) where !code.tokens.sees("func", at: call - 1) {
          report.add(
            "'\(code.tokens.word(call) ?? "")' is older than 'supportedModes'", at: call,
            in: member.file, fix: later + ", and call 'continueInForeground'")
        }
      }
    }
  }
}
