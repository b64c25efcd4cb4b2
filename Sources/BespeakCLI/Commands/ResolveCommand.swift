// SPDX-License-Identifier: Apache-2.0

import Bespeak
import SystemThreads

/// `bespeak resolve`: utterances in, outcomes out.
enum ResolveCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "resolve",
    summary: "resolve utterances to intents with their parameters",
    synopsis: "(--catalog PATH | --image FILE) [options] [TEXT …]",
    discussion: """
      Resolves each TEXT, or else each line of standard input, and writes one result line for
      each, in the same order. Lines that cannot be read come out as "rejected".

      With --partial, lines are what was said so far, each a longer or revised text of the same
      turn; an empty line, "final": true in JSON Lines, or the end of the input ends the turn. Each
      gives a line with "stability", how likely app and intent are to stay, and "final". A TEXT is
      played word by word.
      """,
    operands: [.text("TEXT").repeated],
    options: CatalogOptions.catalogs + CatalogOptions.image + [
      CatalogOptions.locale,
      OptionSpec(
        "input", .choice("FORMAT", of: LineSettings.InputFormat.self, default: .text),
        "lines of standard input: {words}"),
      OptionSpec(
        "output", .choice("FORMAT", of: LineSettings.OutputFormat.self, default: .jsonl),
        "result lines: {words}"),
      OptionSpec(
        "threads", .text("N"), "how many threads resolve; default: one for each processor"),
      OptionSpec("app", .text("ID"), "the app in the foreground"),
      OptionSpec("apps", .text("ID,…"), "the only apps to look at"),
      MatchingOptions.exact, MatchingOptions.policy, MatchingOptions.vectors,
      CatalogOptions.memory,
      OptionSpec(
        flag: "explain", "add every step to the results, as \"explanation\"; not with --partial"),
      OptionSpec(flag: "partial", "resolve what was said so far, line by line, while it is said"),
      OptionSpec(flag: "summary", "print counts and throughput to standard error at the end"),
    ],
    examples: [
      "bespeak resolve --catalog tasks.json \"complete buy milk in tasks\"",
      "bespeak resolve --catalog tasks.json --input jsonl --summary < transcripts.jsonl",
      "bespeak resolve --catalog tasks.json --partial \"complete buy milk in tasks\"",
    ])

  /// Resolves the arguments, or standard input as a stream.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let options = try CatalogOptions(arguments)
    var settings = LineSettings()
    settings.locale = try CatalogOptions.locale(arguments)
    settings.input = try LineSettings.InputFormat(arguments)
    settings.output = arguments.choice("output")
    settings.app = arguments.value("app")
    settings.apps = arguments.value("apps").map { $0.split(separator: ",").map(String.init) }
    settings.explains = arguments.has("explain")
    if settings.explains, arguments.has("partial") {
      throw CommandFailure("options '--partial' and '--explain' exclude each other")
    }
    let threads = try arguments.integer(
      "threads", in: 1...256, default: min(256, Processors.count))
    let matching = try MatchingOptions(arguments)
    let loaded = try options.load(vectors: matching.vectors)
    loaded.warnOfUnknownApps((settings.apps ?? []) + (settings.app.map { [$0] } ?? []))

    let memory = try arguments.value("memory").map(MemoryCommand.read)
    let resolver = matching.resolver(loaded, memory: memory)
    let began = System.now()
    let totals: StreamTotals
    if arguments.has("partial") {
      totals = try resolvePartial(arguments.positionals, resolver, settings)
    } else if arguments.positionals.isEmpty {
      if System.isTerminal(0), System.isTerminal(2) {
        Console.warn("reading utterances from the terminal, one a line; Ctrl-D ends")
      }
      let progress = Progress(input: 0)
      let stream = LineStream(
        descriptor: 0, resolver: resolver, settings: settings, threads: threads,
        progress: progress)
      totals = try stream.run()
      progress?.clear()
    } else {
      totals = try resolve(arguments.positionals, resolver, settings)
    }
    if arguments.has("summary") { summarise(totals, nanoseconds: System.now() - began) }
    return 0
  }

  private static func resolvePartial(
    _ texts: [String], _ resolver: IntentResolver, _ settings: LineSettings
  ) throws(CommandFailure) -> StreamTotals {
    var stream = PartialStream(resolver, settings)
    if texts.isEmpty { try stream.run() }
    for text in texts { try stream.play(text) }
    return stream.totals
  }

  private static func resolve(
    _ texts: [String], _ resolver: IntentResolver, _ settings: LineSettings
  ) throws(CommandFailure) -> StreamTotals {
    var settings = settings
    settings.input = .text
    var worker = LineResolver(resolver, settings)
    var totals = StreamTotals()
    var json = ResolutionWriter()
    for text in texts {
      let resolution = worker.resolve(text)
      totals.lines += 1
      totals.counts.add(resolution.status)
      switch settings.output {
      case .jsonl: json.write(resolution)
      case .text: try Console.print(resolution.line + "\n")
      }
    }
    try System.write(json.bytes, to: 1)
    return totals
  }

  private static func summarise(_ totals: StreamTotals, nanoseconds: UInt64) {
    let seconds = Double(nanoseconds) / 1e9
    var text = "\(String.count(totals.lines, "line")) in \(seconds.fixed(3)) s"
    text += " (\(Int(Double(totals.lines) / max(seconds, 1e-9)).grouped) lines/s)\n"
    for (status, count) in totals.counts.all where count > 0 {
      let share = 100 * Double(count) / Double(max(1, totals.lines))
      text += "  \(status.rawValue): \(count.grouped) (\(share.fixed(1)) %)\n"
    }
    Console.message(text)
  }
}
