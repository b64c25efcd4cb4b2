// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A placeholder is written `${name}`.
///
/// Swift's `\(.applicationName)` and C's `%@` are what phrases look like elsewhere; here they would
/// be words that nobody says.
enum ForeignPlaceholderRule: CatalogRule {
  static let description = RuleDescription(
    id: "foreign-placeholder", severity: .error, ruleSets: RuleSet.allCases,
    summary: "A placeholder is written '${name}'.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases + subject.negativePhrases {
      for fault in phrase.template.faults {
        switch fault {
        case .unclosed:
          report.add(phrase, "'${' without '}' in '\(phrase.text)'", fix: "write '${name}'")
        case .empty:
          report.add(
            phrase, "'${}' names nothing in '\(phrase.text)'",
            fix: "write '${applicationName}', or the name of a parameter")
        case .foreign(let text, _):
          report.add(
            phrase, "placeholder '\(text)' is in another syntax in '\(phrase.text)'",
            fix: fix(text))
        }
      }
    }
  }

  /// Proposes the last name in the placeholder: `\(.applicationName)`, `\(\.$task)`.
  private static func fix(_ text: String) -> String {
    let name = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last
    guard text.hasPrefix("\\"), let name else {
      return "write '${applicationName}', or '${name}' for a parameter"
    }
    return "write '${\(name)}'"
  }
}
