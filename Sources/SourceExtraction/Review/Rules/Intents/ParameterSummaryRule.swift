// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// The summary of an intent names what it needs.
enum ParameterSummaryRule: CodeRule {
  static let description = RuleDescription.code(
    "parameter-summary", .note, "'parameterSummary' names every required parameter.",
    why:
      "In the Shortcuts app an intent is edited by its summary. A required parameter that is not in it is "
      + "hidden below an arrow, and a shortcut without it stops to ask.",
    fix:
      "Add 'static var parameterSummary: some ParameterSummary { Summary(\"Add \\(\\.$book)\") }'.",
    found: "struct AddBook: AppIntent { @Parameter(title: \"Book\") var book: BookEntity … }",
    mended: "… static var parameterSummary: some ParameterSummary { Summary(\"Add \\(\\.$book)\") }"
  )

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let helpers = subject.intentsOfButtons
    for intent in subject.intents
    where helpers[intent.shortName] == nil && !intent.isHelper && intent.isDiscoverable(subject)
      && !intent.conforms(to: "OpenIntent", "DeleteIntent", "SetValueIntent")
    {
      let required = intent.parameters.filter { !$0.isOptional(subject) }
      guard !required.isEmpty, !intent.mayHaveMore else { continue }
      guard let summary = intent.member("parameterSummary") else {
        let names = required.map { "'\($0.declaration.name)'" }.joined(separator: ", ")
        report.add(
          "'\(intent.shortName)' has no 'parameterSummary' with \(names)", at: intent,
          fix: "add 'static var parameterSummary: some ParameterSummary { Summary(\"… \\(\\.$"
            + "\(required[0].declaration.name))\") }'")
        continue
      }
      let tokens = subject.files[summary.file].tokens
      let text = tokens.text(summary.declaration.tokens)
      // The text of the declaration, interpolations included; a helper that builds it may name more.
      guard text.contains("Summary(") || text.contains("Summary {") else { continue }
      for parameter in required where !names(parameter.declaration.name, in: text) {
        report.add(
          "the summary of '\(intent.shortName)' does not name '\(parameter.declaration.name)'",
          at: summary, fix: "add '\\(\\.$\(parameter.declaration.name))' to it")
      }
    }
  }

  /// Whether a key path to a parameter stands in a text: `\.$book`, and not `\.$bookmark`.
  private static func names(_ name: String, in text: String) -> Bool {
    var rest = text[...]
    while let found = rest.range(of: "$" + name) {
      let after = found.upperBound < rest.endIndex ? rest[found.upperBound] : " "
      if !after.isLetter, !after.isNumber, after != "_" { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}

extension Substring {
  /// Where a text stands first.
  fileprivate func range(of text: String) -> Range<Index>? {
    let wanted = Array(text)
    guard let first = wanted.first else { return nil }
    var at = startIndex
    while at < endIndex {
      if self[at] == first, self[at...].starts(with: wanted) {
        return at..<index(at, offsetBy: wanted.count)
      }
      at = index(after: at)
    }
    return nil
  }
}
