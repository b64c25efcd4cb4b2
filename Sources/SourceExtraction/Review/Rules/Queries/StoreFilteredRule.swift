// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// The store finds what matches a text.
enum StoreFilteredRule: CodeRule {
  static let description = RuleDescription.code(
    "store-filtered", .note, isOptIn: true,
    "entities(matching:) lets the store find what matches.",
    why:
      "To fetch everything and filter it in memory takes longer with each thing that people add, "
      + "and an answer that comes late is no answer.",
    fix: "Give the text to the store as a predicate.",
    found: "try store.fetchAll().filter { $0.title.contains(string) }",
    mended: "try store.fetch(FetchDescriptor<Book>(predicate: #Predicate { … }))")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.queries {
      guard let (function, text) = type.entities("matching", subject) else { continue }
      let code = subject.body(of: function)
      var wholes: Set<String> = []
      for i in code.range {
        if code.tokens.sees("let", at: i) || code.tokens.sees("var", at: i),
          let name = code.tokens.word(i + 1), code.tokens.sees("=", at: i + 2),
          fetchesAll(valueEnd(i + 3, code) - 1, text, code)
        {
          wholes.insert(name)
        }
        guard code.tokens.sees("filter", at: i), code.isMember(i), code.tokens.opens(i + 1) else {
          continue
        }
        let isOfWhole =
          !code.isMember(i - 2) && code.tokens.word(i - 2).map(wholes.contains) == true
        guard isOfWhole || fetchesAll(i - 2, text, code) else { continue }
        report.add(
          "'entities(matching:)' of '\(type.shortName)' fetches everything and filters it", at: i,
          in: function.file, fix: "give '\(text)' to the store as a predicate")
        break
      }
    }
  }

  /// Whether a token closes the call of a function that fetches all there is: `fetchBooks()`.
  private static func fetchesAll(_ close: Int, _ text: String, _ code: Code) -> Bool {
    let tokens = code.tokens
    guard tokens.sees(")", at: close), let open = tokens.partner(close),
      let name = tokens.word(open - 1), !tokens.followsBlank(open), isFetch(name)
    else { return false }
    // What is asked for in part is not everything, and of a description kept elsewhere nobody knows.
    let arguments = code.code(open + 1..<close)
    return arguments.range.isEmpty
      || arguments.contains("FetchDescriptor") && !arguments.contains("predicate")
        && !arguments.contains(text)
  }

  private static func isFetch(_ name: String) -> Bool {
    ["fetch", "all", "load"].contains { start in
      guard name.hasPrefix(start) else { return false }
      return name.dropFirst(start.count).first?.isUppercase ?? true
    } && name != "allSatisfy"
  }

  /// The end of what a constant is set to: the next line that does not go on with it.
  private static func valueEnd(_ first: Int, _ code: Code) -> Int {
    let end = code.range.upperBound - 1
    var i = first
    while i < end {
      if code.tokens.sees(";", at: i) { return i }
      if i > first, code.tokens.startsLine(i), !code.tokens.sees(".", at: i) { return i }
      i = code.tokens.opens(i) ? code.tokens.leave(i, end: end) : i + 1
    }
    return i
  }
}
