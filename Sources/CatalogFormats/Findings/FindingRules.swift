// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// What findings are about that no rule makes: those of readers, and those about findings.
public enum FindingRules {
  /// Everything of this floor.
  public static let descriptions: [RuleDescription] = files + findings

  private static func file(
    _ id: String, _ summary: String, severity: Diagnostic.Severity = .error, why: String,
    fix: String, platformText: String? = nil, example: RuleDescription.Example? = nil
  ) -> RuleDescription {
    RuleDescription(
      id: id, severity: severity, category: .files, summary: summary, rationale: why,
      platformText: platformText, fix: fix, example: example)
  }

  private static let files: [RuleDescription] = [
    file(
      "unreadable-file", "A file that is named can be opened.",
      why: "Nothing in it is known, so nothing else is said about it.",
      fix: "Correct the path, or the file's permissions."),
    file(
      "json-syntax", "A JSON file is JSON.",
      why: "Nothing behind the place can be read.", fix: "Correct the syntax at the place."),
    file(
      "wrong-format", "A file is of the format that its name or its content promises.",
      why: "It is not read, or not in full.", fix: "Name the right file, or correct its format."),
    file(
      "wrong-type", "A value is of the type that its key asks for.",
      why: "The value is left out.", fix: "Write a value of the type that is named."),
    file(
      "missing-key", "An object has the keys that it needs.", why: "It is left out.",
      fix: "Add the key."),
    file(
      "unknown-key", "An object has no keys but known ones.",
      why: "A misspelt key is a value that is silently lost.", fix: "Correct or remove the key.",
      example: .init("\"synonym\": [\"Muse\"]", "\"synonyms\": [\"Muse\"]")),
    file(
      "duplicate-key", "A key stands once.",
      why: "Which of two values counts is decided by chance, or by order.", fix: "Remove one."),
    file(
      "too-large", "A file, and what is in it, stays within limits.",
      why: "What is past the limit is not read, so that no file takes all memory.",
      fix: "Split the file, or remove what does not belong in it."),
    file(
      "too-deep", "Values are not nested without end.", why: "What is deeper is not read.",
      fix: "Flatten the values."),
    file(
      "values-line", "A line of a values file is an object that is a value.",
      why: "The line is left out.", fix: "Correct the line."),
    file(
      "text-encoding", "A text file is UTF-8, or UTF-16 with a byte order mark.",
      why: "Letters of other encodings become other letters, or nothing.",
      fix: "Save the file as UTF-8."),
  ]

  private static let findings: [RuleDescription] = [
    RuleDescription(
      id: "lint-configuration", severity: .error, category: .findings,
      summary: "A lint configuration has known keys, rules and levels.",
      rationale: "A rule that is misspelt there would stay on, or off, unseen.",
      fix: "Correct the name.",
      example: .init(
        "\"rules\": { \"double-spaces\": \"off\" }", "\"rules\": { \"double-space\": \"off\" }")),
    RuleDescription(
      id: "unused-suppression", severity: .note, category: .findings,
      summary: "A comment that leaves findings out has some to leave out.",
      rationale: "One without hides what will go wrong there next.", fix: "Remove the comment.",
      example: .init("/* bespeak:disable double-space */ \"Open\" = …", "\"Open\" = …")),
    RuleDescription(
      id: "stale-baseline", severity: .note, category: .findings,
      summary: "A baseline lists findings that are still there.",
      rationale: "An entry without its finding would let the same mistake in again.",
      fix: "Write the baseline anew (--write-baseline)."),
  ]
}
