// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// `bespeak bench`: how fast and how right, on anyone's catalogs and transcripts.
enum BenchCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "bench",
    summary: "measure speed and accuracy on your own catalogs and transcripts",
    synopsis: "(--catalog PATH | --image FILE) [--transcripts FILE] [options]",
    discussion: """
      Without --transcripts, utterances are made from the catalogs' own phrases: as declared, in
      capitals, and politely. Expectations are "expect" objects in the transcripts, as 'bespeak test'
      takes them, or the lines of --expected, each such an object with the "id" of a transcript beside
      ({"id","app","intent","parameters":{"task":"text"}}). Answers in them are not given.
      """,
    options: CatalogOptions.catalogs + CatalogOptions.image + [
      CatalogOptions.locale,
      OptionSpec("transcripts", .file("FILE"), "utterances, one JSON object a line"),
      OptionSpec("expected", .file("FILE"), "what should come out, one JSON object for each id"),
      OptionSpec("repeat", .text("N"), "how often all utterances are timed; default: 5"),
      OptionSpec("limit", .text("N"), "most utterances made from phrases; default: 20000"),
      MatchingOptions.policy, MatchingOptions.vectors,
      StatsCommand.format,
      OptionSpec("show", .text("N"), "list the first N failures"),
      OptionSpec(
        "require", .text("PERCENT"), "exit with 1 where fewer come out right in everything"),
    ],
    examples: [
      "bespeak bench --catalog tasks.json",
      "bespeak bench --catalog tasks.json --transcripts transcripts.jsonl --show 5",
    ])

  /// Times the corpus, compares, reports.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let options = try CatalogOptions(arguments)
    let format: StatsCommand.Format = arguments.choice("format")
    let repeats = try arguments.integer("repeat", in: 1...10_000, default: 5)
    let limit = try arguments.integer("limit", in: 1...10_000_000, default: 20_000)
    let shown = try arguments.integer("show", in: 0...1_000_000, default: 0)
    var required: Double?
    if let percent = arguments.value("require") {
      guard let number = Double(percent), (0...100).contains(number) else {
        throw CommandFailure("option '--require' is a number from 0 to 100, not '\(percent)'")
      }
      required = number
    }
    let locale = try CatalogOptions.locale(arguments)
    let matching = try MatchingOptions(arguments)
    let loaded = try options.load(vectors: matching.vectors)
    let resolver = matching.resolver(loaded)

    let items: [BenchItem]
    if let path = arguments.value("transcripts") {
      items = try TranscriptCorpus(
        transcripts: path, expected: arguments.value("expected"), resolver, locale: locale
      ).items
    } else {
      if arguments.has("expected") {
        throw CommandFailure("option '--expected' needs '--transcripts'")
      }
      guard !loaded.catalogs.isEmpty else {
        throw CommandFailure("an image keeps no phrases to say: give --transcripts or --catalog")
      }
      items = PhraseCorpus(loaded.catalogs, limit: limit).items
      guard !items.isEmpty else { throw CommandFailure("the catalogs declare no phrase to say") }
    }
    let run = BenchRun(items, resolver, repeats: repeats, maxFailures: shown)
    let report = BenchReport(run: run, image: loaded.image)
    switch format {
    case .table: try Console.print(report.table(Style(for: 1)))
    case .json: try Console.print(report.json)
    }
    guard let required else { return 0 }
    guard run.overall.count > 0 else {
      throw CommandFailure("option '--require' needs expectations, and there are none")
    }
    guard run.overall.fullAccuracy < required else { return 0 }
    Console.warn(
      "\(run.overall.fullAccuracy.fixed(2)) % came out right, \(required.fixed(2)) % are required")
    return 1
  }
}
