// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// Macros of assistant schemas have newer names.
enum AssistantMacroRule: CodeRule {
  static let description = RuleDescription.code(
    "assistant-macro", .warning, "Schemas are named by @AppIntent, @AppEntity and @AppEnum.",
    why:
      "'@AssistantIntent', '@AssistantEntity' and '@AssistantEnum' are deprecated since iOS 18.4.",
    fix: "Write '@AppIntent(schema:)', '@AppEntity(schema:)' or '@AppEnum(schema:)'.",
    found: "@AssistantEntity(schema: .photos.asset)", mended: "@AppEntity(schema: .photos.asset)")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.types {
      for attribute in type.declaration.attributes {
        let name: String
        switch attribute.name {
        case "AssistantIntent": name = "AppIntent"
        case "AssistantEntity": name = "AppEntity"
        case "AssistantEnum": name = "AppEnum"
        default: continue
        }
        report.add(
          "'@\(attribute.name)' is deprecated", at: attribute.tokens.lowerBound, in: type.file,
          fix: "write '@\(name)(schema:)'")
      }
    }
  }
}
