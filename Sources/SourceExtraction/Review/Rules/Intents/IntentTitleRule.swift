// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// An intent's title is a verb and its thing, in title case.
enum IntentTitleRule: CodeRule {
  static let description = RuleDescription.code(
    "intent-title", .note,
    "An intent's title is a verb and its thing, in title case without a full stop.",
    why:
      "It stands in the Shortcuts app, in Spotlight and in settings among those of the system, which "
      + "are written so: Human Interface Guidelines, App Shortcuts.",
    fix: "Write a verb and its thing, words of four letters and more with a capital: 'Add Book'.",
    found: "static let title: LocalizedStringResource = \"add a new book.\"",
    mended: "static let title: LocalizedStringResource = \"Add Book\"")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for intent in subject.intents where !intent.isHelper && intent.isDiscoverable(subject) {
      guard let title = intent.title(subject) else { continue }
      if let first = title.text.split(separator: " ").first, notVerbs.contains(first.lowercased()) {
        report.add(
          "the title \"\(title.text)\" begins with no verb", at: title.token, in: title.file)
      }
      guard let problem = problem(title.text) else { continue }
      report.add(
        "the title \"\(title.text)\" \(problem.says)", at: title.token, in: title.file,
        fix: "write \"\(problem.mended)\"")
    }
  }

  /// Words of English that no verb is: what begins with them says a thing, and not what is done.
  private static let notVerbs: Set<String> = ["the", "my", "your", "our", "new", "this", "that"]

  /// Words of English that titles of actions begin with: what begins otherwise may be of another language.
  private static let verbs: Set<String> = [
    "add", "adjust", "archive", "ask", "begin", "block", "book", "browse", "buy", "calculate",
    "call",
    "cancel", "change", "check", "choose", "clear", "close", "complete", "connect", "convert",
    "copy",
    "count", "create", "decrease", "delete", "disable", "disconnect", "download", "duplicate",
    "edit",
    "enable", "end", "exit", "export", "extract", "filter", "find", "finish", "generate", "get",
    "go",
    "hide", "import", "increase", "insert", "join", "leave", "like", "list", "listen", "load",
    "lock",
    "log", "make", "mark", "mute", "navigate", "open", "order", "pause", "pay", "perform", "pin",
    "play", "post", "print", "quit", "rate", "read", "record", "refresh", "reload", "remind",
    "remove", "rename", "repeat", "replace", "reply", "reset", "restart", "resume", "return", "run",
    "save", "scan", "schedule", "search", "see", "select", "send", "set", "share", "show",
    "shuffle",
    "skip", "sort", "speak", "start", "stop", "summarize", "switch", "sync", "take", "tell",
    "toggle", "track", "translate", "turn", "unlock", "unmute", "unpin", "update", "upload", "use",
    "view", "watch", "write",
  ]

  /// Words that stay small in titles.
  private static let smallWords: Set<Substring> = [
    "a", "an", "the", "and", "or", "but", "nor", "of", "to", "in", "on", "at", "by", "for", "as",
    "per", "vs", "up", "off", "out",
    "from", "with", "into", "onto", "over", "upon", "than", "via",
  ]

  /// What is wrong with a title, and how it is mended; `nil` for none, for keys, and for other languages.
  private static func problem(_ title: String) -> (says: String, mended: String)? {
    let words = title.split(separator: " ")
    // A key such as "intent.add.title" or "ADD_BOOK" has its text elsewhere.
    guard words.count > 1, let first = words.first, verbs.contains(first.lowercased()) else {
      return nil
    }
    if title.hasSuffix("."), !title.hasSuffix("...") {
      return ("ends with a full stop", String(title.dropLast()))
    }
    let isPlain: (Substring) -> Bool = { word in
      word.count > 3 && !smallWords.contains(word)
        && word.allSatisfy { $0.isLetter && $0.isLowercase }
    }
    guard words.contains(where: isPlain), words.allSatisfy({ !$0.contains("_") }) else {
      return nil
    }
    let mended = words.enumerated().map { index, word in
      index == 0 || !smallWords.contains(word)
        ? word.prefix(1).uppercased() + word.dropFirst() : String(word)
    }
    return ("is not in title case", mended.joined(separator: " "))
  }
}
