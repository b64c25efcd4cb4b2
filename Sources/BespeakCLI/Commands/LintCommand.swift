// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport
import SourceExtraction

/// `bespeak lint`: what the platform would refuse, before it does.
enum LintCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "lint",
    summary: "check catalogs against the rules of App Shortcuts",
    synopsis: "[PATH …] [--catalog PATH] [--rules RULES] [--format FORMAT] [--fail-on SEVERITY]",
    discussion: """
      Lists every finding with its place, and counts each app's shortcuts and trigger phrases
      against the limits of the platform. Exits with 1 when there are errors.

      Findings are left out by rule (--disable, '.bespeak.json'), by a comment beside the phrase
      ('bespeak:disable RULE' for the next entry, 'bespeak:disable-file RULE' for the file), or by
      a baseline of known findings.
      """,
    operands: [.file("PATH").repeated],
    options: CatalogOptions.catalogs + LintOptions.specs,
    examples: [
      "bespeak lint --catalog tasks.json",
      "bespeak lint --catalog tasks.json --format github --fail-on warning",
      "bespeak lint --catalog tasks.json --write-baseline baseline.json",
      "bespeak lint --catalog tasks.json --baseline baseline.json",
      "bespeak lint --explain missing-app-name",
    ])

  /// Reads and checks everything, then prints findings and counts.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    if arguments.has("rules-list") {
      try Console.print(LintRules.table(Style(for: 1)))
      return 0
    }
    if arguments.has("rules-markdown") {
      try Console.print(LintRules.markdown)
      return 0
    }
    if let id = arguments.value("explain") {
      try Console.print(try LintRules.rule(id, option: "explain").helpText)
      return 0
    }
    let options = try LintOptions(arguments)
    let catalogs = try CatalogOptions(
      arguments, takesImage: false, positionals: arguments.positionals)
    let reading = reader(catalogs, options).read(paths: catalogs.paths)
    try CatalogOptions.refuseOneName(for: reading, catalogs.reader)
    try arguments.refuseLosses(of: reading.files)
    // A baseline of some of the inputs would take the others' findings for new ones.
    if options.newBaseline != nil {
      try CatalogOptions.refuseMissing(in: reading)
      try CatalogOptions.refuseUnread(in: reading)
    }
    let spelledOut = options.format == .html ? CollisionSection.spelledOut : 0
    let lint = try LintRun(
      reading, catalogs.ruleSet, options,
      collisions: arguments.has("collisions") ? spelledOut : nil)

    if let path = options.newBaseline {
      try lint.writeBaseline(to: path)
      return 0
    }
    let sources = reading.sources + (options.baseline.map { [$0] } ?? [])
    try print(lint, options, ruleSet: catalogs.ruleSet, sources: sources)
    if reading.catalogs.isEmpty { throw CommandFailure("no catalog could be read") }
    if let path = reading.missing.first {
      throw CommandFailure("nothing could be read from '\(path)'")
    }
    try CatalogOptions.refuseUnread(in: reading)
    return lint.findings.contains(where: options.failOn.isReached) ? 1 : 0
  }

  /// The reader of the options, which looks at Swift sources by the rules of code where it compiles them.
  private static func reader(_ catalogs: CatalogOptions, _ options: LintOptions) -> CatalogReader {
    var reader = catalogs.reader
    if var extractor = reader.swiftCompiler as? SourceExtractor {
      extractor.reviewer = CodeReviewer(
        platform: extractor.platform, flags: extractor.flags, optIns: options.optIns)
      reader.swiftCompiler = extractor
    }
    return reader
  }

  private static func print(
    _ lint: LintRun, _ options: LintOptions, ruleSet: RuleSet, sources: [String]
  ) throws(CommandFailure) {
    let colours = Style(for: 1)
    let style: DiagnosticFormatter.Style
    switch options.format {
    case .sarif:
      let log = SARIFLog(rules: LintRules.all, version: Command.version, sources: sources)
      return try Console.print(log.text(lint.findings, suppressed: lint.suppressed))
    case .html:
      let report = Report(lint, options: options, ruleSet)
      return try System.write(ReportPage(report).bytes.span, to: 1)
    case .text: style = .text
    case .json: style = .json
    case .github: style = .github
    }
    let formatter = DiagnosticFormatter(
      style: style, sources: sources, isColoured: colours.isColoured)
    var block = ""
    try formatter.format(lint.findings) { (text) throws(CommandFailure) in
      block += text
      if block.utf8.count > 1 << 16 {
        try Console.print(block)
        block = ""
      }
    }
    try Console.print(block)
    guard style == .text, !lint.catalogs.isEmpty else { return }
    // A blank line between findings and what is said of all of them.
    if !lint.findings.isEmpty { try Console.print("\n") }
    if options.showsCounts {
      let counts = CountsTable.text(
        lint.catalogs, locale: options.locale, ruleSet: ruleSet, style: colours)
      try Console.print(counts + "\n")
    }
    if let report = lint.collisions {
      try Console.print(CountsTable.text(report, style: colours) + "\n")
    }
    let summary = DiagnosticFormatter.summary(lint.findings, appCount: lint.catalogs.count)
    try Console.print(colours.strong(summary + lint.leftOut) + "\n")
  }
}
