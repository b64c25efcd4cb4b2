// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

extension RuleDescription {
  /// All there is to know about the rule, as plain text: what `bespeak lint --explain` prints.
  package var helpText: String {
    var text = "\(id): \(summary)\n\n"
    text += "severity   \(severity.rawValue)\(isOptIn ? ", only when asked for" : "")\n"
    text += "about      \(category.rawValue.lowercased())\n"
    text += "rule sets  \(ruleSets.map(\.rawValue).joined(separator: ", "))\n"
    text += "\nWhy it matters\n\(Self.wrapped(rationale))"
    if isHalting {
      text += Self.wrapped("On the platform one finding drops all intents of the app.")
    }
    if let platformText { text += "\nWhat the platform says\n  \(platformText)\n" }
    text += "\nHow to mend it\n\(Self.wrapped(fix))"
    if let example { text += "\nExample\n  found  \(example.wrong)\n  good   \(example.right)\n" }
    return text
  }

  /// The same as Markdown.
  package var markdown: String {
    var text = "\(rationale)\n\n"
    if isHalting { text += "On the platform one finding drops all intents of the app.\n\n" }
    if let platformText { text += "The platform says: `\(platformText)`\n\n" }
    text += "**Fix:** \(fix)\n"
    if let example { text += "\n- found: `\(example.wrong)`\n- good: `\(example.right)`\n" }
    return text
  }

  /// A text in lines of at most 78 characters, two blanks before each.
  private static func wrapped(_ text: String) -> String {
    var lines = ""
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > 76 {
        lines += "  \(line)\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + "  \(line)\n"
  }
}
