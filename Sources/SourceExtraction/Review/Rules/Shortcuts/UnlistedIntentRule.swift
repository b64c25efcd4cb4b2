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

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    guard !subject.providers.isEmpty else { return }
    var named: Set<String> = []
    for provider in subject.providers {
      for member in provider.members {
        let code = Code(
          member.declaration.tokens, member.file, subject.files[member.file].tokens)
        for i in code.range {
          guard let word = code.tokens.word(i) else { continue }
          named.insert(word)
        }
      }
    }
    for intent in subject.intents
    where !named.contains(intent.shortName) && intent.isDiscoverable(subject)
      && !intent.isHelper && !intent.mayHaveMore(subject)
    {
      report.add("'\(intent.shortName)' is in no shortcut", at: intent)
    }
  }
}
