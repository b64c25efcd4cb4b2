// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport

/// `bespeak report`: all that is known of some apps' phrases, as one page.
enum ReportCommand: CLICommand {
  /// The forms of output.
  enum Format: String, CaseIterable {
    /// One file that a browser opens without anything else.
    case html
    /// The same data, one object.
    case json
  }

  /// How it is called.
  static let usage = Usage(
    name: "report",
    summary: "write one HTML page of phrases, findings, translations, collisions and tests",
    synopsis: "[PATH …] [--catalog PATH] [--output FILE] [options]",
    discussion: """
      The page is one file and needs no network. It shows, for each app and language, the shortcuts with
      their phrases, how much of the platform's limits they use, the findings of 'lint --collisions' beside
      each phrase, missing translations, shortcuts that collide with other apps, the results of
      'test --self', and the phrases that each would be mistaken for with a word lost or misheard.

      With --transcripts it also shows throughput, latency, confusions, confidence against truth, and how
      many transcripts were acted on, rightly or wrongly, asked back or left. Expectations are as for
      'bespeak bench'.

      Of many phrases only some are tested, evenly chosen; the page says how many. A report is not a check:
      it exits with 0 for any findings, and with 2 where input cannot be read.
      """,
    operands: [.file("PATH").repeated],
    options: CatalogOptions.catalogs + [
      OptionSpec(
        "output", .output("FILE"), short: "o", "the file to write; default: standard output"),
      OptionSpec(
        "format", .choice("FORMAT", of: Format.self, default: .html), "the form of output: {words}"),
      OptionSpec("title", .text("TEXT"), "what the report is called"),
      OptionSpec("locale", .text("TAG"), "only this language, beside the source's"),
      OptionSpec("transcripts", .file("FILE"), "utterances, one JSON object a line"),
      OptionSpec("expected", .file("FILE"), "what should come out, one JSON object for each id"),
      OptionSpec("repeat", .text("N"), "how often transcripts are timed; default: 3"),
      OptionSpec(
        flag: "no-timings", "leave out what differs from run to run: how long transcripts take"),
      OptionSpec(
        "sample", .text("N"),
        "most phrases that are tested, evenly chosen; default: 2000, of more than 5,000 phrases 500"
      ),
      OptionSpec(flag: "no-self-test", "leave out the tests, which take most of the time"),
      MatchingOptions.policy, MatchingOptions.vectors,
    ] + LintOptions.selection,
    examples: [
      "bespeak report --catalog tasks.json --output report.html",
      "bespeak report --catalog tasks.json --transcripts transcripts.jsonl --output report.html",
      "bespeak report --catalog tasks.json --format json",
    ])

  /// Makes the report and writes it.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let format: Format = arguments.choice("format")
    if arguments.value("transcripts") == nil {
      for name in ["expected", "repeat", "no-timings"] where arguments.has(name) {
        throw CommandFailure("option '--\(name)' needs '--transcripts'")
      }
    }
    if arguments.has("no-self-test"), arguments.has("sample") {
      throw CommandFailure("options '--sample' and '--no-self-test' exclude each other")
    }
    let report = try ReportRun(arguments).report()
    let bytes = format == .html ? ReportPage(report).bytes : ReportWriter.bytes(report)
    guard let path = arguments.value("output") else {
      try System.write(bytes.span, to: 1)
      return 0
    }
    try OutputFile.write(bytes, to: path)
    try Console.print("\(path.printable): \(bytes.count.grouped) bytes\n")
    return 0
  }
}
