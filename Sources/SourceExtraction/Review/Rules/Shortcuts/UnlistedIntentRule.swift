// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An intent that people can find has a shortcut, or says that it is not to be found.
enum UnlistedIntentRule: CodeRule {
  static let description = RuleDescription.code(
    "unlisted-intent", .note,
    "An intent that can be discovered is in the provider of App Shortcuts.",
    why: "Without a shortcut it is found in the Shortcuts app only, and by no phrase.",
    fix: "Add an 'AppShortcut' for it, or set 'static let isDiscoverable = false'.",
    found: "struct AddBook: AppIntent { … }",
    mended: "AppShortcut(intent: AddBook(), phrases: [\"Add a book in \\(.applicationName)\"], …)")

  /// The most shortcuts that the system takes of an app.
  private static let limit = 10

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard !subject.providers.isEmpty, countShortcuts(subject) < limit else { return }
    let listed = subject.wordsOfProviders()
    let uses = subject.intentUses
    for intent in subject.intents
    where !listed.contains(intent.shortName) && intent.isDiscoverable(subject)
      && !intent.isHelper && !isAskedForOtherwise(intent, subject)
      && !intent.mayHaveMore && !takesFile(intent, subject)
    {
      // What a button or another intent hands on is not asked for by name; a tip says it is.
      let places = uses[intent.shortName] ?? []
      guard places.allSatisfy({ $0.kind == .tip }) else { continue }
      report.add("'\(intent.shortName)' is in no shortcut", at: intent)
    }
  }

  /// Whether it needs a file, which no phrase can give.
  private static func takesFile(_ intent: ReviewedType, _ subject: ReviewSubject) -> Bool {
    intent.parameters.contains { parameter in
      guard !parameter.isOptional(subject), let type = parameter.declaration.type else {
        return false
      }
      return Code(type, parameter.file, subject.files[parameter.file].tokens).contains("IntentFile")
    }
  }

  private static func countShortcuts(_ subject: ReviewSubject) -> Int {
    subject.providers.reduce(0) { count, provider in
      provider.members.reduce(count) { count, member in
        let tokens = subject.files[member.file].tokens
        let code = Code(member.declaration.tokens, member.file, tokens)
        return count + code.calls(of: ["AppShortcut"]).count
      }
    }
  }

  /// Whether the system comes upon it without a phrase: by an entity, a link, a control, the Action button; or is to
  /// leave it be.
  private static func isAskedForOtherwise(_ intent: ReviewedType, _ subject: ReviewSubject) -> Bool
  {
    if intent.conforms(
      to: "OpenIntent", "SetValueIntent", "URLRepresentableIntent", "DeprecatedAppIntent",
      "ShowInAppSearchResultsIntent", "CameraCaptureIntent", "PushToTalkTransmissionIntent",
      "StartWorkoutIntent", "PauseWorkoutIntent", "ResumeWorkoutIntent", "StartDiveIntent")
    {
      return true
    }
    let tokens = subject.files[intent.file].tokens
    return intent.declaration.attributes.contains { attribute in
      guard attribute.name == "available" else { return false }
      return Code(attribute.tokens, intent.file, tokens)
        .first(of: "deprecated", "obsoleted", "unavailable") != nil
    }
  }
}
