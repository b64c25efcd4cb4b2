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
        for i in code.calls(of: [
          "result", "IntentDialog", "DisplayRepresentation", "LocalizedStringResource",
        ]) {
          for argument in code.arguments(ofCall: i) {
            let isText =
              argument.label.map(labels.contains) ?? (code.tokens.word(i) == "IntentDialog")
            guard isText,
              let place = built(code.code(argument.value))
                ?? (argument.label == "stringLiteral"
                  ? interpolated(code.code(argument.value)) : nil)
                ?? builtBefore(argument.value, isKey: argument.label == "stringLiteral", code)
            else { continue }
            // An inner call is looked at by itself.
            if code.code(argument.value).calls(of: ["IntentDialog"]).first != nil { continue }
            let what =
              argument.label.flatMap { $0 == "stringLiteral" ? nil : $0 }
              ?? (code.tokens.sees("IntentDialog", at: i) ? "dialog" : "text")
            report.add(
              "the \(what) in '\(type.shortName)' is put together from strings", at: place,
              in: member.file)
          }
        }
      }
    }
  }

  /// Where a literal that is to be a key has values in it: each makes another key.
  private static func interpolated(_ code: Code) -> Int? {
    code.range.first { i in
      guard let text = code.writtenString(i), text.contains("\\(") else { return false }
      // One of values and signs alone has nothing to translate.
      return wordsOutsideValues(text)
    }
  }

  /// Whether a literal has a letter outside of its interpolations.
  private static func wordsOutsideValues(_ text: String) -> Bool {
    var depth = 0
    var previous: Character = " "
    for letter in text {
      if letter == "(", depth > 0 || previous == "\\" { depth += 1 }
      if depth == 0, letter.isLetter { return true }
      if letter == ")", depth > 0 { depth -= 1 }
      previous = letter
    }
    return false
  }

  /// Where a text that stands under a name was put together in the same body: `let reply = "Added " + title`.
  private static func builtBefore(_ value: Range<Int>, isKey: Bool, _ code: Code) -> Int? {
    guard value.count == 1, let name = code.tokens.word(value.lowerBound) else { return nil }
    for i in code.range where i < value.lowerBound && code.tokens.word(i) == name {
      guard code.tokens.sees("let", at: i - 1) || code.tokens.sees("var", at: i - 1),
        code.tokens.sees("=", at: i + 1)
      else { continue }
      var end = i + 2
      while end < value.lowerBound,
        !code.tokens.startsLine(end) || code.tokens.sees("+", at: end)
          || code.tokens.sees(".", at: end)
      {
        end = code.tokens.opens(end) ? code.tokens.leave(end, end: value.lowerBound) : end + 1
      }
      let value = code.code(i + 2..<end)
      return built(value) ?? (isKey ? interpolated(value) : nil)
    }
    return nil
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
