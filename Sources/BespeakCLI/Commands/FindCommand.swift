// SPDX-License-Identifier: Apache-2.0

import Bespeak
import JSONText

/// `bespeak find`: texts in, the entities they may mean out.
enum FindCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "find",
    summary: "find the entities whose names a text may mean, misheard or misspelt",
    synopsis: "(--catalog PATH --entity TYPE | --names FILE) [options] [TEXT …]",
    discussion: """
      Looks each TEXT up, or else each line of standard input, and prints what it may mean, best
      first, with what the score was made from. Exits with 1 when nothing was found for some text.
      """,
    operands: [.text("TEXT").repeated],
    options: [
      CatalogOptions.catalogs[0], CatalogOptions.appNames[0], CatalogOptions.appNames[1],
      OptionSpec(
        "entity", .text("TYPE"),
        "the entity or enum to look among; may be left out where there is one"),
      OptionSpec("app", .text("ID"), "the app that declares it, where several do"),
      OptionSpec(
        "names", .file("FILE"), "names instead of a catalog: one a line, or values as JSON Lines"),
      CatalogOptions.locale,
      OptionSpec("limit", .text("N"), "the most to print for a text, 1 to 64; default: 5"),
      OptionSpec(
        "least", .text("PERCENT"), "leave out what has a smaller confidence, 0 to 100; default: 0"),
      OptionSpec(
        "output",
        .choice(
          "FORMAT", of: LineSettings.OutputFormat.self, default: .text,
          ["jsonl": "a line for each text"]),
        "the form of output: {words}"),
      OptionSpec(flag: "time", "add how long each look-up took"),
    ],
    examples: [
      "bespeak find --catalog tasks.json --entity Task \"by milk\"",
      "bespeak find --catalog tasks.json --entity Task --output jsonl \"cal mum\" \"milk\"",
    ])

  /// Looks up the arguments, or the lines of standard input.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let locale = try CatalogOptions.locale(arguments)
    let limit = try arguments.integer("limit", in: 1...64, default: 5)
    let least = try arguments.integer("least", in: 0...100, default: 0)
    let output: LineSettings.OutputFormat = arguments.choice("output")
    let list = try NameList(arguments)
    var finder = Finder(
      list.values, index: list.index(locale), limit: limit, least: Double(least) / 100)
    let writer = FindingWriter(
      output: output, isTimed: arguments.has("time"), style: Style(for: 1))
    for text in arguments.positionals { try writer.write(finder.find(text)) }
    if arguments.positionals.isEmpty {
      if System.isTerminal(0), System.isTerminal(2) {
        Console.warn("reading texts from the terminal, one a line; Ctrl-D ends")
      }
      try finder.findLines(of: 0, writer)
    }
    return finder.missed > 0 ? 1 : 0
  }
}

/// What was found for a text.
private struct Finding {
  var text: String
  var candidates: [(value: EntityValue, candidate: EntityCandidate)]
  var nanoseconds: UInt64
}

/// Looks texts up, with the working state of one thread.
private struct Finder: ~Copyable {
  private let values: [EntityValue]
  private let index: EntityIndex
  private let limit: Int
  private let least: Double
  private var scratch = EntityScratch()
  /// For how many texts nothing was found.
  private(set) var missed = 0

  init(_ values: [EntityValue], index: EntityIndex, limit: Int, least: Double) {
    self.values = values
    self.index = index
    self.limit = limit
    self.least = least
    scratch.scoresInFull = true
  }

  mutating func find(_ text: String) -> Finding {
    let began = System.now()
    let count = index.search(text.utf8.span, limit: limit, &scratch)
    let nanoseconds = System.now() - began
    var finding = Finding(text: text, candidates: [], nanoseconds: nanoseconds)
    for k in 0..<count where scratch[k].confidence >= least {
      finding.candidates.append((values[scratch[k].entity], scratch[k]))
    }
    if finding.candidates.isEmpty { missed += 1 }
    return finding
  }

  /// Looks up each line that a descriptor gives.
  mutating func findLines(
    of descriptor: Int32, _ writer: FindingWriter
  ) throws(CommandFailure) {
    try LineSource.forEachLine(of: descriptor) { (line, number) throws(CommandFailure) in
      let text: String
      do throws(LineFault) {
        text = try line.text(line: number)
      } catch {
        return try reject(error.message, writer)
      }
      try writer.write(find(text))
    } reject: { (fault) throws(CommandFailure) in
      try reject(fault, writer)
    }
  }

  private mutating func reject(_ fault: String, _ writer: FindingWriter) throws(CommandFailure) {
    missed += 1
    try writer.write(fault: fault)
  }
}

/// Prints what was found.
private struct FindingWriter {
  let output: LineSettings.OutputFormat
  let isTimed: Bool
  let style: Style

  func write(_ finding: Finding) throws(CommandFailure) {
    switch output {
    case .text: try Console.print(text(finding))
    case .jsonl: try Console.print(json(finding))
    }
  }

  /// Answers a line that cannot be read.
  func write(fault: String) throws(CommandFailure) {
    switch output {
    case .text: try Console.print("rejected\t\(fault)\n")
    case .jsonl:
      var json = JSONWriter()
      json.beginObject()
      json.member("error", fault)
      json.endObject()
      json.newline()
      try Console.print(json.text)
    }
  }

  private func text(_ finding: Finding) -> String {
    var head = style.strong(clipped(finding.text))
    if isTimed { head += style.faint("  \((Double(finding.nanoseconds) / 1e3).fixed(1)) µs") }
    if finding.candidates.isEmpty { return head + "\n  nothing found\n" }
    var table = TextTable(
      [
        "", "score", "name", "id", "spelling", "sound", "coverage", "edits", "weight", "confidence",
      ], numeric: [1, 4, 5, 6, 7, 8, 9])
    for (value, candidate) in finding.candidates {
      let score = candidate.score
      let name = value.title + (value.subtitle.map { " (\($0))" } ?? "")
      table.add([
        "", Double(score.total).fixed(2), clipped(name), clipped(value.id),
        Double(score.spelling).fixed(2), Double(score.sound).fixed(2),
        Double(score.coverage).fixed(2), score.edits == .max ? "–" : "\(score.edits)",
        "\(score.weight)", candidate.confidence.fixed(2),
      ])
    }
    return head + "\n" + table.text(style)
  }

  /// What a person reads of a text: its beginning, where it would push the columns out of sight.
  private func clipped(_ text: String) -> String {
    let start = text.prefix(80)
    return start.endIndex == text.endIndex ? text.printable : String(start).printable + "…"
  }

  private func json(_ finding: Finding) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.candidates(finding.candidates, for: finding.text)
    if isTimed {
      json.member("microseconds", Double(finding.nanoseconds) / 1e3)
    }
    json.endObject()
    json.newline()
    return json.text
  }
}
