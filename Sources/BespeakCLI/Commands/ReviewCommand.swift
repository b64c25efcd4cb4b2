// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog
import SourceExtraction

/// `bespeak review`: what goes wrong in App Intents code, found where it stands.
enum ReviewCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "review",
    summary: "find mistakes in the App Intents code of Swift sources",
    synopsis: "PATH … [--format FORMAT] [--changed-since REV] [--fail-on SEVERITY]",
    discussion: """
      Reads Swift sources as they are written, without compiling them, and lists what goes wrong on the
      platform: which mistake, where, and what to write in its place, with an example before and after
      for the first of each kind. Says nothing of what it cannot know from the sources given. 'bespeak lint
      --extract' checks the same beside phrases and translations.

      Findings are left out as in 'bespeak lint': by rule, by a comment ('bespeak:disable RULE' on the line or the
      one before it, 'bespeak:disable-file RULE'), or by a baseline. Exits with 1 when there are errors.
      """,
    operands: [.file("PATH").repeated],
    options: [
      OptionSpec(
        "format",
        .choice(
          "FORMAT", of: LintOptions.Format.self, except: .html, default: .text,
          LintOptions.Format.remarks),
        "the form of findings: {words}"),
      OptionSpec(
        "changed-since", .text("REV"),
        "only findings on lines that differ from this revision of git, and in files that git does "
          + "not know"),
      LintOptions.failOn, LintOptions.strict,
    ] + LintOptions.selection + [LintOptions.writeBaseline] + ExtractOptions.conditions,
    examples: [
      "bespeak review App",
      "bespeak review App --changed-since main --format github",
      "bespeak review App --enable store-filtered --disable intent-title",
      "bespeak lint --explain unconfirmed-act",
    ])

  /// Reads and checks the sources, then prints what was found.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    guard !arguments.positionals.isEmpty else {
      throw CommandFailure("no sources given: name the app's folder, or its Swift files")
    }
    let options = try LintOptions(arguments)
    let reading = try read(arguments, options)
    try arguments.refuseLosses(of: reading.files)
    let review = try LintRun(reading, .apple, options, collisions: nil)
    if let path = options.newBaseline {
      try CatalogOptions.refuseUnread(in: reading)
      try review.writeBaseline(to: path)
      return 0
    }
    let findings = try changed(review.findings, arguments)
    try print(findings, of: review, reading, options)
    try CatalogOptions.refuseUnread(in: reading)
    return findings.contains(where: options.failOn.isReached) ? 1 : 0
  }

  /// What may be wrong with a file as such; what else is said of a folder is of its catalogs.
  private static let fileRules: Set<String> = [
    "swift-syntax", "text-encoding", "too-large", "unreadable-file", "link-outside",
  ]

  /// Reads the sources, and of what is said of the folder only what is about them.
  private static func read(
    _ arguments: Arguments, _ options: LintOptions
  ) throws(CommandFailure) -> CatalogReading {
    var reader = CatalogReader()
    reader.swiftCompiler = CodeReviewer(
      platform: arguments.choice("platform"),
      flags: Set(arguments.values("define")), optIns: options.optIns)
    var reading = reader.read(paths: arguments.positionals)
    reading.catalogs = []
    reading.diagnostics.removeAll { !fileRules.contains($0.rule) }
    guard let review = reading.review, review.fileCount > 0 else {
      Findings.report(reading.diagnostics, limit: Findings.limit)
      throw CommandFailure(
        "no Swift source in '\(arguments.positionals.joined(separator: "', '"))'")
    }
    return reading
  }

  /// The findings on lines that differ from a revision, where one is given.
  private static func changed(
    _ findings: [Diagnostic], _ arguments: Arguments
  ) throws(CommandFailure) -> [Diagnostic] {
    guard let revision = arguments.value("changed-since") else { return findings }
    var lines = ChangedLines()
    do throws(SourceExtractionError) {
      for path in arguments.positionals {
        let isFile = path.hasSuffix(".swift")
        let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let folder = parent.joined(separator: "/")
        try lines.add(
          since: revision,
          in: !isFile ? path : folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
      }
    } catch {
      throw CommandFailure("option '--changed-since': \(error.description)")
    }
    return findings.filter { lines.contains(line: $0.location.line, of: $0.location.file) }
  }

  private static func print(
    _ findings: [Diagnostic], of review: LintRun, _ reading: CatalogReading, _ options: LintOptions
  ) throws(CommandFailure) {
    let style = Style(for: 1)
    switch options.format {
    case .sarif:
      let log = SARIFLog(
        rules: LintRules.all, version: Command.version, sources: reading.sources)
      return try Console.print(log.text(findings, suppressed: review.suppressed))
    case .json: return try Console.print(DiagnosticFormatter(style: .json).format(findings))
    case .github: return try Console.print(DiagnosticFormatter(style: .github).format(findings))
    case .text, .html: break
    }
    let formatter = DiagnosticFormatter(
      style: .text, sources: reading.sources, isColoured: style.isColoured)
    if !findings.isEmpty {
      try Console.print(ReviewSummary(findings).table.text(style) + "\n")
    }
    var rest = findings[...]
    var shown: Set<String> = []
    var block = ""
    try formatter.format(findings) { (text) throws(CommandFailure) in
      block += text
      let rule = rest.removeFirst().rule
      if shown.insert(rule).inserted,
        let example = LintRules.all.first(where: { $0.id == rule })?.example
      {
        block += "  before: \(example.wrong)\n  after:  \(example.right)\n"
      }
      if block.utf8.count > 1 << 16 {
        try Console.print(block)
        block = ""
      }
    }
    try Console.print(block)
    if !findings.isEmpty { try Console.print("\n") }
    let summary = ReviewSummary(findings).line(fileCount: reading.review?.fileCount ?? 0)
    try Console.print(style.strong(summary + review.leftOut) + "\n")
  }
}

/// What was found in all, the most telling first.
struct ReviewSummary {
  /// Each rule with how often it was found: errors first, then what is found most.
  private(set) var rows: [(rule: String, severity: Diagnostic.Severity, count: Int)] = []
  private let findings: [Diagnostic]

  /// Counts findings.
  init(_ findings: [Diagnostic]) {
    self.findings = findings
    var places: [String: Int] = [:]
    for finding in findings {
      if let at = places[finding.rule] {
        rows[at].count += 1
        rows[at].severity = min(rows[at].severity, finding.severity)
      } else {
        places[finding.rule] = rows.count
        rows.append((finding.rule, finding.severity, 1))
      }
    }
    rows.sort { a, b in
      if a.severity != b.severity { return a.severity < b.severity }
      return a.count != b.count ? a.count > b.count : a.rule < b.rule
    }
  }

  /// The table of the rules.
  var table: TextTable {
    var table = TextTable(["found", "severity", "rule", "what it asks for"], numeric: [0])
    for row in rows {
      let rule = LintRules.all.first { $0.id == row.rule }
      table.add([
        row.count.grouped, row.severity.rawValue, row.rule, rule?.summary ?? "",
      ])
    }
    return table
  }

  /// `2 errors, 5 warnings in 40 files`.
  func line(fileCount: Int) -> String {
    let parts = Diagnostic.Severity.allCases.compactMap { severity in
      let number = findings.count { $0.severity == severity }
      return number == 0 ? nil : String.count(number, severity.rawValue)
    }
    return (parts.isEmpty ? "no findings" : parts.joined(separator: ", ")) + " in "
      + String.count(fileCount, "Swift file")
  }
}
