// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog
import JSONText

/// `bespeak memory`: what was learnt from use, to be seen, added to and erased.
enum MemoryCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "memory",
    summary: "show, add to and erase the memory of a person's use",
    synopsis: "FILE list|stats|donate|correct|forget|export [options]",
    discussion: """
      \(Verb.table)

      'donate' and 'correct' make FILE where there is none; it is readable by its owner only. Nothing
      else is ever written to it, and no other command writes to it at all.
      """,
    operands: [
      .file("FILE"),
      .name("ACTION") {
        Verb.allCases.map { OptionValue.Word(text: $0.rawValue, remark: $0.summary) }
      },
      .text("TEXT").repeated,
    ],
    options: [
      OptionSpec("app", .text("ID"), "'list', 'forget': only entries of this app"),
      OptionSpec("entry", .text("ID"), "'forget': the entry that 'list' shows with this id"),
      OptionSpec(
        "before", .text("DATE"), "'forget': only entries last changed before, such as '2025-06-01'"),
      OptionSpec(flag: "all", "'forget': everything"),
      OptionSpec("count", .text("N"), "'donate': how often it was performed; default: 1"),
      OptionSpec(
        "parameters", .text("JSON"), "'correct': values, as \"parameters\" of a result has them"),
      OptionSpec(
        "instead-of", .text("APP/INTENT"), "'correct': what it was taken for; counts against it"),
      CatalogOptions.locale,
      OptionSpec(
        "at", .text("TIME"),
        "'donate', 'correct': when it was, such as '2025-06-01T13'; default: now"),
    ],
    examples: [
      "bespeak memory usage.bspu donate com.example.tasks ListTasks",
      #"bespeak memory usage.bspu correct "the dairy thing" com.example.tasks CompleteTask "#
        + #"--parameters '{"task":{"type":"entity:Task","id":"42","title":"Buy milk","text":"the dairy thing"}}'"#,
      #"bespeak resolve --catalog tasks.json --memory usage.bspu "the dairy thing""#,
      "bespeak memory usage.bspu list",
      "bespeak memory usage.bspu forget --app com.example.tasks",
    ])

  /// What is done with the file.
  private enum Verb: String, CaseIterable {
    case list, stats, donate, correct, forget, export

    /// What it takes, after its name.
    var operands: [String] {
      switch self {
      case .donate: ["APP", "INTENT"]
      case .correct: ["UTTERANCE", "APP", "INTENT"]
      case .list, .stats, .forget, .export: []
      }
    }

    /// What it does.
    var summary: String {
      switch self {
      case .list: "one line of JSON for each entry"
      case .stats: "how many entries there are, of when, in how many bytes"
      case .donate: "note that an intent was performed"
      case .correct: "note which intent an utterance meant"
      case .forget: "erase what an option names, from the file too"
      case .export: "everything, as one JSON document"
      }
    }

    /// All of them, a line each.
    static var table: String {
      allCases.map { verb in
        let call = (["FILE", verb.rawValue] + verb.operands).joined(separator: " ")
        return call + String(repeating: " ", count: max(1, 38 - call.count)) + verb.summary
      }.joined(separator: "\n")
    }
  }

  /// Does what is asked for.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    guard let path = arguments.positionals.first else {
      throw CommandFailure("no file given (see 'bespeak memory --help')")
    }
    let verbs = Verb.allCases.map(\.rawValue)
    guard arguments.positionals.count > 1 else {
      throw CommandFailure(
        "nothing to do with '\(path)' given: one of "
          + verbs.map { "'\($0)'" }.joined(separator: ", "))
    }
    let word = arguments.positionals[1]
    guard let verb = Verb(rawValue: word) else {
      let near = NearestName.nearest(to: word, among: verbs).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure("unknown action '\(word)'\(near) (see 'bespeak memory --help')")
    }
    let rest = Array(arguments.positionals.dropFirst(2))
    let wanted = verb.operands
    if rest.count < wanted.count {
      throw CommandFailure("no \(wanted[rest.count]) given to '\(word)'")
    }
    if rest.count > wanted.count {
      throw CommandFailure("unexpected argument '\(rest[wanted.count])'")
    }
    let allowed: [String] =
      switch verb {
      case .list: ["app"]
      case .stats, .export: []
      case .donate: ["count", "at"]
      case .correct: ["parameters", "instead-of", "locale", "at"]
      case .forget: ["app", "entry", "before", "all"]
      }
    for option in usage.options where arguments.has(option.name) && !allowed.contains(option.name) {
      throw CommandFailure("option '--\(option.name)' means nothing to '\(word)'")
    }
    switch verb {
    case .list: return try list(path, arguments)
    case .stats: return try stats(path)
    case .export: return try export(path)
    case .donate: return try donate(path, rest, arguments)
    case .correct: return try correct(path, rest, arguments)
    case .forget: return try forget(path, arguments)
    }
  }

  /// Reads what a file holds, for commands that change nothing.
  static func read(_ path: String) throws(CommandFailure) -> UsageMemory {
    try attempt { () throws(UsageError) in try UsageStore.read(path) }
  }

  private static func attempt<Result>(
    _ body: () throws(UsageError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(UsageError) {
      return try body()
    } catch {
      throw CommandFailure(error.description)
    }
  }

  // MARK: - Seeing

  private static func list(_ path: String, _ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let app = arguments.value("app")
    var json = JSONWriter()
    for entry in try read(path).entries where app == nil || entry.app == app {
      json.value(entry)
      json.newline()
    }
    try Console.print(json.text)
    return 0
  }

  private static func export(_ path: String) throws(CommandFailure) -> Int32 {
    let entries = try read(path).entries
    var json = JSONWriter(isPretty: true)
    json.beginObject()
    json.member("format", "bespeak-usage/1")
    json.key("entries")
    json.beginArray()
    for entry in entries { json.value(entry) }
    json.endArray()
    json.endObject()
    json.newline()
    try Console.print(json.text)
    return 0
  }

  private static func stats(_ path: String) throws(CommandFailure) -> Int32 {
    let memory = try read(path)
    let statistics = memory.statistics
    var text =
      "\(path.printable): \(count(statistics.entries)), \(statistics.bytes.grouped) bytes\n"
    text += "  \(String.count(statistics.intents, "intent")), "
    text += "\(String.count(statistics.phrases, "utterance")), "
    text += "\(String.count(statistics.synonyms, "synonym"))\n"
    if let oldest = statistics.oldest, let newest = statistics.newest {
      text += "  last changed between \(oldest) and \(newest)\n"
    }
    try Console.print(text)
    return 0
  }

  private static func count(_ number: Int) -> String {
    number == 1 ? "1 entry" : "\(number.grouped) entries"
  }

  // MARK: - Learning

  private static func donate(
    _ path: String, _ names: [String], _ arguments: Arguments
  ) throws(CommandFailure) -> Int32 {
    let times = try arguments.integer("count", in: 1...1_000_000, default: 1)
    let time = try time(arguments)
    let store = try attempt { () throws(UsageError) in try UsageStore(path: path) }
    try attempt { () throws(UsageError) in
      try store.memory.donate(app: names[0], intent: names[1], times: times, at: time)
    }
    let prior = store.memory.prior(app: names[0], intent: names[1])
    try Console.print(
      "noted: the prior of \(names[0].printable)/\(names[1].printable) is \(prior.fixed(3))\n")
    return 0
  }

  private static func correct(
    _ path: String, _ texts: [String], _ arguments: Arguments
  ) throws(CommandFailure) -> Int32 {
    let locale = try CatalogOptions.locale(arguments)
    let parameters = try arguments.value("parameters").map { (text) throws(CommandFailure) in
      try ParametersOption(text, locale: locale)
    }
    let meaning = CorrectedIntent(
      app: texts[1], intent: texts[2], parameters: parameters?.values ?? [:])
    var wrong: (app: String, intent: String)?
    if let name = arguments.value("instead-of") {
      guard let slash = name.lastIndex(of: "/") else {
        throw CommandFailure("option '--instead-of' is APP/INTENT, not '\(name)'")
      }
      wrong = (String(name[..<slash]), String(name[name.index(after: slash)...]))
    }
    let time = try time(arguments)
    let store = try attempt { () throws(UsageError) in try UsageStore(path: path) }
    try attempt { () throws(UsageError) in
      try store.memory.correct(texts[0], locale: locale, to: meaning, from: wrong, at: time)
    }
    try Console.print(
      "noted: “\(texts[0].printable)” is \(texts[1].printable)/\(texts[2].printable)\n")
    return 0
  }

  private static func time(_ arguments: Arguments) throws(CommandFailure) -> UsageTime {
    guard let text = arguments.value("at") else {
      return UsageTime(secondsSince1970: System.secondsSince1970())
    }
    guard let time = UsageTime(text) else {
      throw CommandFailure(
        "option '--at' is a day or an hour such as '2025-06-01T13', not '\(text)'")
    }
    return time
  }

  // MARK: - Erasing

  private static func forget(
    _ path: String, _ arguments: Arguments
  ) throws(CommandFailure) -> Int32 {
    var scopes: [UsageScope] = []
    if let id = arguments.value("entry") { scopes.append(.entry(id)) }
    if let id = arguments.value("app") { scopes.append(.app(id)) }
    if let text = arguments.value("before") {
      guard let time = UsageTime(text) else {
        throw CommandFailure("option '--before' is a day such as '2025-06-01', not '\(text)'")
      }
      scopes.append(.before(time))
    }
    if arguments.has("all") { scopes.append(.all) }
    guard scopes.count == 1 else {
      throw CommandFailure(
        "'forget' wants one of '--entry ID', '--app ID', '--before DATE' and '--all'")
    }
    // A mistyped name is not to leave an empty file behind.
    _ = try read(path)
    let store = try attempt { () throws(UsageError) in try UsageStore(path: path) }
    let gone = try attempt { () throws(UsageError) in try store.memory.forget(scopes[0]) }
    try Console.print(
      "forgot \(count(gone)), \(count(store.memory.statistics.entries)) left\n")
    return gone == 0 && scopes[0] != .all ? 1 : 0
  }
}
