// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport
import SourceExtraction

/// `bespeak extract`: an app's Swift sources as a catalog.
enum ExtractCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "extract",
    summary: "make a catalog of an app's Swift sources",
    synopsis: "PATH … [--output PATH] [--format FORMAT]",
    discussion: """
      Compiles what the sources declare for App Intents with the installed Swift compiler, and reads
      the constants, as the platform's own extraction does. An expression that is not a constant is a
      finding: the platform would lose it. Names and translations come from the other files of the folder
      (Info.plist, the project, AppShortcuts, Localizable). Nothing of the app is run, and neither its
      packages nor Apple's frameworks have to be there.

      The catalog goes to standard output and findings to standard error; with --output, findings go to
      standard output. Exits with 1 when there are errors: the catalog then holds the rest.
      """,
    operands: [.file("PATH").repeated],
    options: [
      OptionSpec(
        "output", .output("PATH"), short: "o",
        "the catalog's file; with several apps the folder for their files"),
      OptionSpec(
        "format",
        .choice(
          "FORMAT", of: LintOptions.Format.self, default: .text, LintOptions.Format.remarks),
        "the form of findings: {words}"),
      LintOptions.failOn,
    ] + CatalogOptions.appNames + ExtractOptions.specs,
    examples: [
      "bespeak extract App > app.json",
      "bespeak extract App -o app.json --format github",
      "bespeak extract App --app-name Harbor --app-id com.example.harbor",
      "bespeak lint --extract App",
    ])

  /// Compiles, writes the catalogs, and says what was lost.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    guard !arguments.positionals.isEmpty else {
      throw CommandFailure("no sources given: name the app's folder, or its Swift files")
    }
    let format: LintOptions.Format = arguments.choice("format")
    let failOn: LintConfiguration.Threshold = arguments.choice("fail-on")
    var reader = CatalogReader()
    reader.swiftCompiler = try ExtractOptions.extractor(arguments)
    try CatalogOptions.takeAppNames(arguments, &reader)
    var reading = reader.read(paths: arguments.positionals)
    try CatalogOptions.refuseOneName(for: reading, reader)
    try arguments.refuseLosses(of: reading.files)
    // By file and line, as in lint.
    reading.diagnostics = reading.diagnostics.merging([])
    let output = arguments.value("output")

    // Files come first: whoever reads the findings may go away.
    if reading.missing.isEmpty, let output { try write(reading, to: output) }
    try report(reading, format, toOutput: output != nil)
    guard !reading.catalogs.isEmpty else { throw CommandFailure("no catalog could be made") }
    if let path = reading.missing.first {
      throw CommandFailure("nothing could be read from '\(path)'")
    }
    if output == nil {
      guard reading.catalogs.count == 1 else {
        throw CommandFailure(
          "\(reading.catalogs.count) apps: use --output FOLDER to say where they go, or name one "
            + "app's folder")
      }
      try System.write(
        CatalogWriter(inlinesValues: true).utf8(of: reading.catalogs[0]).span, to: 1)
    }
    return reading.diagnostics.contains(where: failOn.isReached) ? 1 : 0
  }

  private static func write(
    _ reading: CatalogReading, to output: String
  ) throws(CommandFailure) {
    let writer = CatalogWriter(inlinesValues: true)
    let catalogs = reading.catalogs
    if catalogs.count == 1 { return try OutputFile.write(writer.utf8(of: catalogs[0]), to: output) }
    let paths = catalogs.map { output + "/" + OutputFile.name(of: $0.id) + ".json" }
    try OutputFile.refuse(paths, of: "output", over: reading.files)
    if catalogs.count > 1 { try OutputFile.makeFolder(output) }
    for (catalog, path) in zip(catalogs, paths) {
      try OutputFile.write(writer.utf8(of: catalog), to: path, in: output)
    }
  }

  private static func report(
    _ reading: CatalogReading, _ format: LintOptions.Format, toOutput: Bool
  ) throws(CommandFailure) {
    let findings = reading.diagnostics
    let text: String
    switch format {
    case .sarif:
      text = SARIFLog(
        rules: LintRules.all, version: Command.version, sources: reading.sources
      ).text(findings, suppressed: [])
    case .text:
      text = DiagnosticFormatter(
        style: .text, sources: reading.sources,
        isColoured: Style(for: toOutput ? 1 : 2).isColoured
      ).format(findings)
    case .json: text = DiagnosticFormatter(style: .json).format(findings)
    case .github: text = DiagnosticFormatter(style: .github).format(findings)
    case .html:
      var report = Report(
        reading.catalogs, generator: "bespeak \(Command.version)", ruleSet: .apple)
      report.findings = FindingSection(findings, rules: LintRules.all)
      text = String(decoding: ReportPage(report).bytes, as: UTF8.self)
    }
    if toOutput { try Console.print(text) } else { Console.message(text) }
  }
}
