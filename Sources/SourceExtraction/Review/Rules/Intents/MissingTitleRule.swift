// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An intent has a title.
enum MissingTitleRule: CodeRule {
  static let description = RuleDescription.code(
    "missing-title", .error, "An intent has a static title.",
    why: "'AppIntent' requires it, and the extraction of metadata takes it from the source.",
    fix: "Add 'static let title: LocalizedStringResource = \"…\"'.",
    found: "struct AddBook: AppIntent { func perform() … }",
    mended:
      "struct AddBook: AppIntent { static let title: LocalizedStringResource = \"Add Book\" … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for intent in subject.intents {
      guard intent.member("title") == nil, intent.role == .intent,
        !intent.mayHaveMore, !intent.hasTitleByDefault
      else { continue }
      report.add(
        "'\(intent.shortName)' has no title", at: intent,
        fix: "add 'static let title: LocalizedStringResource = \"…\"'")
    }
  }
}

extension ReviewedType {
  /// Whether the framework gives it a title.
  fileprivate var hasTitleByDefault: Bool {
    conforms(
      to: "SetValueIntent", "OpenIntent", "DeleteIntent", "URLRepresentableIntent",
      "TargetContentProvidingIntent", "SetFocusFilterIntent")
  }
}
