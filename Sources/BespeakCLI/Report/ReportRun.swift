// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport
import PhraseTesting
import SystemThreads

/// Makes a report, section by section.
struct ReportRun {
  /// Most phrases that are tested, where nobody says another number.
  static let sample = 2_000

  private let arguments: Arguments
  private let catalogs: CatalogOptions
  private let lint: LintOptions
  private let matching: MatchingOptions
  private let steps = StepLine()

  /// Takes the options of a command.
  init(_ arguments: Arguments) throws(CommandFailure) {
    self.arguments = arguments
    catalogs = try CatalogOptions(
      arguments, takesImage: false, positionals: arguments.positionals)
    lint = try LintOptions(arguments)
    matching = try MatchingOptions(arguments)
  }

  /// Reads the apps and looks at all that was asked for.
  func report() throws(CommandFailure) -> Report {
    defer { steps.clear() }
    let sample = try arguments.integer("sample", in: 1...1_000_000, default: Self.sample)
    let repeats = try arguments.integer("repeat", in: 1...1_000, default: 3)
    steps.show("reading")
    let reading = try catalogs.read()
    steps.show("checking \(String.count(reading.catalogs.count, "app"))")
    let lint = try LintRun(
      reading, catalogs.ruleSet, lint, collisions: CollisionSection.spelledOut)
    var report = Report(lint, title: arguments.value("title"), options: self.lint, catalogs.ruleSet)
    let transcripts = arguments.value("transcripts")
    let isTested = !arguments.has("no-self-test")
    guard isTested || transcripts != nil else { return report }

    steps.show("compiling")
    let loaded = try catalogs.compile(reading, vectors: matching.vectors)
    steps.clear()
    if isTested { report.selfTest = try selfTest(loaded, sample: sample) }
    if let transcripts {
      steps.show("resolving transcripts")
      let items = try TranscriptCorpus(
        transcripts: transcripts, expected: arguments.value("expected"),
        locale: try CatalogOptions.locale(arguments)
      ).items
      report.transcripts = TranscriptSection(
        items, matching.resolver(loaded), over: loaded.catalogs,
        repeats: arguments.has("no-timings") ? 0 : repeats)
    }
    return report
  }

  private func selfTest(
    _ loaded: LoadedCatalogs, sample: Int
  ) throws(CommandFailure) -> SelfTestSection {
    var making = SelfTestGenerator.Options()
    making.ruleSet = catalogs.ruleSet
    if arguments.has("locale") { making.locale = try CatalogOptions.locale(arguments) }
    let all = SelfTestGenerator(loaded.catalogs, options: making).phraseCounts.all
    making.step = max(1, (all + sample - 1) / sample)
    let generator = SelfTestGenerator(loaded.catalogs, options: making)
    let (cases, unsaid) = generator.cases()
    let isAdvisory = cases.map(\.kind.isAdvisory)
    var settings = TestSettings()
    settings.jobs = Processors.count
    settings.matching = matching
    settings.explained = 200
    let run = TestRun(loaded: loaded, settings: settings)
    let report = run.run(cases.map(\.test)) { isAdvisory[$0] }
    let slips = generator.slips()
    let mistakes = run.run(slips.map(\.test)).entries.map(\.result)
    return SelfTestSection(
      cases, report, phrases: generator.phraseCounts, unsaid: unsaid,
      mistakes: PhraseMistakes.all(slips, mistakes))
  }
}

extension Report {
  /// A report of what lint found.
  init(_ run: LintRun, title: String? = nil, options: LintOptions, _ ruleSet: RuleSet) {
    self.init(
      run.catalogs, title: title, generator: "bespeak \(Command.version)", ruleSet: ruleSet,
      locale: options.locale)
    let known = run.suppressed.count { $0.by == .external }
    findings = FindingSection(
      run.findings, rules: LintRules.all, known: known, silenced: run.suppressed.count - known)
    collisions = run.collisions.map(CollisionSection.init)
  }
}

/// What a command is doing, on the terminal.
struct StepLine {
  private let isShown = System.isTerminal(2)

  /// Shows a step in place of the one before.
  func show(_ step: String) {
    if isShown { Console.replaceLine(step + " …") }
  }

  /// Takes the line away.
  func clear() {
    if isShown { Console.replaceLine("") }
  }
}
