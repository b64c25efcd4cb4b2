// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport
import PhraseTesting
import SystemThreads

/// `bespeak test`: whether what is said comes to the intents that were meant.
enum TestCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "test",
    summary: "run cases: utterances with the outcome that each must have",
    synopsis: "(--catalog PATH | --image FILE) (CASES … | --self) [options]",
    discussion: """
      CASES are files, or '-' for standard input, with a case a line:

        app: com.example.tasks
        locale: en

        Finish buy milk in Tasks    -> CompleteTask task="Buy milk"
        Finish a task in Tasks      -> CompleteTask, asks task
            milk                    -> CompleteTask task=#42
        Delete my Tasks account     -> no match

      or JSON Lines: transcripts with an "expect" object. An indented line answers what the line above
      asks. A failure shows the expected outcome (-), the actual one (+), and why (?).

      With --self the cases are made from what the apps declare: every phrase in every language, with
      values, other names of the app, polite words, capitals, other punctuation; negative phrases; phrases
      forbidden, asked about and said the other way round, which must not be done; and the app's name as it
      may be misheard, which counts with --strict only.
      """,
    operands: [.file("CASES").repeated],
    options: CatalogOptions.catalogs + CatalogOptions.image + [
      OptionSpec(
        "locale", .text("TAG"),
        "the language of cases that name none; with --self, the only one tried"),
      OptionSpec(flag: "self", "make the cases that any app should pass"),
      OptionSpec("samples", .text("N"), "most names of values tried in a phrase; default: 10"),
      OptionSpec(flag: "strict", "let advisory kinds of --self fail the run as well"),
      OptionSpec(
        "write-cases", .output("FILE"), "write the cases of --self; JSON Lines where FILE ends so"),
      OptionSpec("filter", .text("TEXT"), "only cases with this in their words, names or intents"),
      MatchingOptions.exact, MatchingOptions.policy, MatchingOptions.vectors,
      OptionSpec(flag: "fail-fast", "stop at the first failure"),
      OptionSpec("jobs", .text("N"), "how many threads run cases; default: one for each processor"),
      OptionSpec("timeout", .text("SECONDS"), "a case that takes longer has failed; default: 10"),
      OptionSpec(
        "format", .choice("FORMAT", of: TestReport.Format.self, default: .text),
        "the form of output: {words}"),
      OptionSpec(
        "report", .labelledFile("FORMAT=FILE") { ReportFile.formats }.repeated,
        "write a report to a file as well: {words}"),
      OptionSpec(
        "show", .text("N"), "most failures shown as text; default: 20, with --self 3 of each kind"),
    ],
    examples: [
      "bespeak test --catalog tasks.json tasks.bespeak-test",
      "bespeak test --catalog tasks.json --report junit=report.xml tasks.bespeak-test",
      "bespeak test --catalog tasks.json --self",
    ])

  /// Runs the cases of files, or those of the apps themselves.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    let options = try CatalogOptions(arguments)
    let isSelf = arguments.has("self")
    let format: TestReport.Format = arguments.choice("format")
    var reports: [ReportFile] = []
    for text in arguments.values("report") { reports.append(try ReportFile(text)) }
    let settings = try settings(arguments)
    guard isSelf != !arguments.positionals.isEmpty else {
      throw CommandFailure(
        isSelf
          ? "option '--self' makes its own cases: leave '\(arguments.positionals[0])' out"
          : "no cases given: name a file, or use --self")
    }
    if !isSelf {
      for name in ["samples", "strict", "write-cases"] where arguments.has(name) {
        throw CommandFailure("option '--\(name)' needs '--self'")
      }
    }
    let loaded = try options.load(vectors: settings.matching.vectors)
    let report: TestReport
    let text: String
    let shown = reports.contains { $0.format == nil } ? loaded.catalogs : []
    var page = Report(
      shown, generator: "bespeak \(Command.version)", ruleSet: options.ruleSet)
    if isSelf {
      let (run, section) = try runSelf(
        arguments, loaded, ruleSet: options.ruleSet, settings: settings)
      report = run.report
      page.selfTest = section
      text = format == .text ? run.text(Style(for: 1)) : report.text(format)
    } else {
      var cases = try CaseFiles.read(arguments.positionals, for: loaded)
      let apps = Set(
        cases.flatMap { ($0.allowedApps ?? []) + [$0.foregroundApp].compactMap(\.self) })
      loaded.warnOfUnknownApps(apps.sorted())
      if let filter = settings.filter { cases = cases.filter { $0.holds(filter) } }
      guard !cases.isEmpty else {
        throw CommandFailure("no case holds '\(settings.filter ?? "")'")
      }
      report = TestRun(loaded: loaded, settings: settings).run(cases)
      page.cases = CaseSection(report)
      text =
        format == .text
        ? TextReport(report, isColoured: Style(for: 1).isColoured, limit: settings.shown).text
        : report.text(format)
    }
    // Files come first: whoever reads what is printed may go away.
    for file in reports { try file.write(report, page: page) }
    try Console.print(text)
    return report.failureCount > 0 ? 1 : 0
  }

  private static func settings(_ arguments: Arguments) throws(CommandFailure) -> TestSettings {
    var settings = TestSettings()
    settings.jobs = try arguments.integer(
      "jobs", in: 1...256, default: min(256, Processors.count))
    settings.run.locale = try CatalogOptions.locale(arguments)
    settings.run.deadline = .seconds(
      try arguments.integer("timeout", in: 1...86_400, default: 10))
    settings.matching = try MatchingOptions(arguments)
    settings.filter = arguments.value("filter")
    settings.stopsEarly = arguments.has("fail-fast")
    settings.isStrict = arguments.has("strict")
    settings.shown = try arguments.integer("show", in: 0...1_000_000, default: 20)
    settings.explained = max(settings.shown, 100)
    return settings
  }

  private static func runSelf(
    _ arguments: Arguments, _ loaded: LoadedCatalogs, ruleSet: RuleSet,
    settings: TestSettings
  ) throws(CommandFailure) -> (SelfTestPage, SelfTestSection) {
    guard !loaded.catalogs.isEmpty else {
      throw CommandFailure("an image keeps no phrases to say: '--self' needs --catalog")
    }
    var making = SelfTestGenerator.Options()
    making.ruleSet = ruleSet
    making.samples = try arguments.integer("samples", in: 1...100_000, default: 10)
    if arguments.has("locale") { making.locale = settings.run.locale }
    let generator = SelfTestGenerator(loaded.catalogs, options: making)
    var (cases, unsaid) = generator.cases()
    if let filter = settings.filter { cases = cases.filter { $0.test.holds(filter) } }
    guard !cases.isEmpty else {
      throw CommandFailure("no phrase is left to say under these options")
    }
    if let path = arguments.value("write-cases") {
      let tests = cases.map(\.test)
      let isJSON = path.hasSuffix(".jsonl") || path.hasSuffix(".json")
      let text = isJSON ? JSONCaseWriter().write(tests) : TextCaseWriter().write(tests)
      try OutputFile.write(Array(text.utf8), to: path)
    }
    let isAdvisory = cases.map { $0.kind.isAdvisory && !settings.isStrict }
    let report = TestRun(loaded: loaded, settings: settings).run(cases.map(\.test)) {
      isAdvisory[$0]
    }
    let page = SelfTestPage(
      cases: cases, report: report, unsaid: unsaid, apps: loaded.image.appCount,
      shown: arguments.has("show") ? settings.shown : 3, isStrict: settings.isStrict)
    let (apps, phrases) = (loaded.catalogs.count, generator.phraseTotal)
    let section = SelfTestSection(
      cases, report, apps: (apps, apps), phrases: (phrases, phrases), unsaid: unsaid)
    return (page, section)
  }
}
