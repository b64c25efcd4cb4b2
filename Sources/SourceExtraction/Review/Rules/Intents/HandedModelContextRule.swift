// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// A model context is used where it was made.
enum HandedModelContextRule: CodeRule {
  static let description = RuleDescription.code(
    "model-context-handed-over", .warning, "A ModelContext is not handed to another actor.",
    why:
      "A context belongs to the actor that made it, and so do the models it gives. Used on another "
      + "one it corrupts the store, or crashes, now and then.",
    fix: "Hand over the 'ModelContainer', and make a context there.",
    found: "let context = ModelContext(container)   Task.detached { try context.save() }",
    mended: "Task.detached { let context = ModelContext(container) … try context.save() }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.types where !type.role.isEmpty {
      for member in type.members where member.declaration.kind != .type {
        let code = subject.body(of: member)
        guard !code.range.isEmpty else { continue }
        let contexts = contexts(in: code)
        guard !contexts.isEmpty else { continue }
        for closure in closuresElsewhere(code) {
          let use = closure.first { i in
            code.tokens.word(i).map(contexts.contains) ?? false && !code.isMember(i)
              && !code.tokens.sees(":", at: i + 1)
          }
          guard let use, let name = code.tokens.word(use),
            !declares(name, in: code.code(closure))
          else { continue }
          report.add(
            "the model context '\(name)' is used on another actor than the one that made it",
            at: use, in: code.file)
        }
      }
    }
  }

  /// The names of contexts that are made in a body: `let context = ModelContext(container)`,
  /// `let context = container.mainContext`.
  private static func contexts(in code: Code) -> Set<String> {
    let tokens = code.tokens
    var found: Set<String> = []
    for i in code.range where tokens.sees("let", at: i) || tokens.sees("var", at: i) {
      guard let name = tokens.word(i + 1), tokens.sees("=", at: i + 2) else { continue }
      let isMade = tokens.sees("ModelContext", at: i + 3) && tokens.sees("(", at: i + 4)
      let isMain =
        tokens.word(i + 3) != nil && tokens.sees(".", at: i + 4)
        && tokens.sees("mainContext", at: i + 5) && !tokens.sees(".", at: i + 6)
      if isMade || isMain { found.insert(name) }
    }
    return found
  }

  /// The closures that run elsewhere: of `Task.detached`, of queues.
  private static func closuresElsewhere(_ code: Code) -> [Range<Int>] {
    let tokens = code.tokens
    return code.range.compactMap { i in
      let isDetached = tokens.sees("detached", at: i) && tokens.sees("Task", at: i - 2)
      let isQueued =
        tokens.sees("async", at: i) && tokens.sees(")", at: i - 2)
        && tokens.sees(".", at: i - 1)
        && (tokens.partner(i - 2).map { tokens.sees("global", at: $0 - 1) } ?? false)
      guard isDetached || isQueued else { return nil }
      var open = i + 1
      if tokens.sees("(", at: open), let close = tokens.partner(open) { open = close + 1 }
      guard tokens.sees("{", at: open), let close = tokens.partner(open) else { return nil }
      return open + 1..<close
    }
  }

  private static func declares(_ name: String, in code: Code) -> Bool {
    code.range.contains { i in
      code.tokens.word(i) == name
        && (code.tokens.sees("let", at: i - 1) || code.tokens.sees("var", at: i - 1))
    }
  }
}
