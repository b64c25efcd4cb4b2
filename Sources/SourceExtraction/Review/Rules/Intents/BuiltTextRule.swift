// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What people read is one text that can be translated.
enum BuiltTextRule: CodeRule {
  static let description = RuleDescription.code(
    "built-text", .warning,
    "Dialogs, titles and representations are not put together from strings.",
    why:
      "'String(format:)' and '+' make a text that no string catalog holds: it is spoken in the source language "
      + "everywhere, and numbers do not inflect.",
    fix:
      "Write one literal with interpolations: \"Added \\(count) books\"; '^[…](inflect: true)' where it inflects.",
    found: ".result(dialog: IntentDialog(stringLiteral: \"Added \" + title))",
    mended: ".result(dialog: \"Added \\(title)\")")

  private static let labels: Set<String> = [
    "dialog", "title", "subtitle", "full", "supporting", "stringLiteral",
  ]

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.types where !type.role.isEmpty {
      for member in type.members {
        let code = Code(
          member.declaration.value ?? member.declaration.body ?? 0..<0, member.file,
          subject.files[member.file].tokens)
        if member.declaration.isStatic, member.declaration.name == "title",
          member.declaration.value != nil, let place = built(code)
        {
          report.add("the title of '\(type.shortName)' is put together", at: place, in: member.file)
          continue
        }
        for i in code.calls(of: ["result", "IntentDialog", "DisplayRepresentation"]) {
          for argument in code.arguments(ofCall: i) {
            let isText =
              argument.label.map(labels.contains) ?? (code.tokens.word(i) == "IntentDialog")
            guard isText, let place = built(code.code(argument.value)) else { continue }
            // An inner call is looked at by itself.
            if code.code(argument.value).calls(of: ["IntentDialog"]).first != nil { continue }
            let what = argument.label.flatMap { $0 == "stringLiteral" ? nil : $0 } ?? "dialog"
            report.add(
              "the \(what) in '\(type.shortName)' is put together from strings", at: place,
              in: member.file)
          }
        }
      }
    }
  }

  /// Where a text is formatted, or added to a literal.
  private static func built(_ code: Code) -> Int? {
    for i in code.calls(of: ["String"]) where code.argument("format", ofCall: i) != nil {
      return i
    }
    for i in code.range where code.tokens.sees("+", at: i) {
      let before = i > code.range.lowerBound && code.tokens.isString(i - 1)
      let behind = i + 1 < code.range.upperBound && code.tokens.isString(i + 1)
      if before || behind { return i }
    }
    return nil
  }
}
