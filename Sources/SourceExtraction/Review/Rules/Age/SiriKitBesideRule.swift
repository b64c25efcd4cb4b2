// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An intent that takes the place of one of SiriKit's says so.
enum SiriKitBesideRule: CodeRule {
  static let description = RuleDescription.code(
    "sirikit-beside", .note,
    "An intent with a twin in SiriKit conforms to CustomIntentMigratedAppIntent.",
    why: "Shortcuts that people made hold SiriKit's intent. Only an intent that names it takes its "
      + "place in them; otherwise both are offered, side by side.",
    fix: "Conform to 'CustomIntentMigratedAppIntent', with the older class as 'intentClassName'.",
    found: "struct OrderSoup: AppIntent { … }   // class Handler: OrderSoupIntentHandling",
    mended: "struct OrderSoup: AppIntent, CustomIntentMigratedAppIntent { "
      + "static let intentClassName = \"OrderSoupIntent\" … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    var olders: [String: ReviewedType] = [:]
    for type in subject.types {
      for name in names(of: type, subject) where olders[name] == nil { olders[name] = type }
    }
    guard !olders.isEmpty else { return }
    for intent in subject.intents where !intent.conforms(to: "CustomIntentMigratedAppIntent") {
      let name = intent.shortName
      let base = name.hasSuffix("Intent") ? String(name.dropLast(6)) : name
      guard let older = olders[base], older.name != intent.name else { continue }
      report.add(
        "'\(name)' stands beside SiriKit's '\(base)Intent'", at: intent,
        fix: "conform to 'CustomIntentMigratedAppIntent', with "
          + "'static let intentClassName = \"\(base)Intent\"'",
        related: [
          report.place(
            "'\(older.shortName)' is of SiriKit", at: older.declaration.nameToken, in: older.file)
        ])
    }
  }

  /// What the intents of SiriKit that a type handles, or is, are called without 'Intent'.
  private static func names(of type: ReviewedType, _ subject: ReviewSubject) -> [String] {
    if type.conforms(to: "INIntent"), type.keyword == "class" {
      return type.shortName.hasSuffix("Intent") ? [String(type.shortName.dropLast(6))] : []
    }
    // 'INSendMessageIntentHandling' is of the system's own intents.
    return type.conformances
      .filter {
        $0.hasSuffix("IntentHandling") && !$0.hasPrefix("IN")
          && !subject.index.declaresAny(called: $0)
      }
      .map { String($0.dropLast("IntentHandling".count)) }.sorted()
  }
}
