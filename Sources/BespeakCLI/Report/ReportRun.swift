// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseReport
import PhraseTesting
import SystemThreads

/// Makes a report, section by section.
struct ReportRun {
  /// Most phrases that are compiled for the tests, unless five times a larger sample is asked for: models of intents
  /// are learnt, which takes more than a second for 10,000.
  private static let compiled = 5_000
  /// Most phrases that are tested, where nobody says another number: of so many that all are compiled, and of more.
  static let samples = (few: 2_000, many: 500)

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
    let repeats = try arguments.integer("repeat", in: 1...1_000, default: 3)
    steps.show("reading")
    let reading = try catalogs.read()
    steps.show("checking \(String.count(reading.catalogs.count, "app"))")
    let run = try LintRun(
      reading, catalogs.ruleSet, lint, collisions: CollisionSection.spelledOut)
    var report = Report(run, title: arguments.value("title"), options: lint, catalogs.ruleSet)
    var loaded: LoadedCatalogs?
    if let path = arguments.value("transcripts") {
      steps.show("compiling")
      let all = try catalogs.compile(reading, vectors: matching.vectors)
      let resolver = matching.resolver(all)
      let items = try TranscriptCorpus(
        transcripts: path, expected: arguments.value("expected"), resolver,
        locale: try CatalogOptions.locale(arguments)
      ).items
      steps.show("resolving \(String.count(items.count, "transcript"))")
      report.transcripts = TranscriptSection(
        items, resolver, over: all.catalogs,
        repeats: arguments.has("no-timings") ? 0 : repeats)
      loaded = all
    }
    guard !arguments.has("no-self-test") else { return report }
    let phrases = report.apps.reduce(0) { $0 + $1.phraseCount }
    let sample = try arguments.integer(
      "sample", in: 1...1_000_000,
      default: phrases > Self.compiled ? Self.samples.many : Self.samples.few)
    if loaded == nil {
      steps.show("compiling")
      let most = max(Self.compiled, 5 * sample)
      var part = reading
      part.catalogs = some(of: reading.catalogs, share: Double(most) / Double(max(1, phrases)))
      loaded = try catalogs.compile(part, vectors: matching.vectors)
    }
    if let loaded {
      report.selfTest = try selfTest(loaded, apps: reading.catalogs.count, sample: sample)
    }
    return report
  }

  /// A share of the apps, evenly chosen; one at least.
  private func some(of apps: [AppCatalog], share: Double) -> [AppCatalog] {
    let count = max(1, Int(share * Double(apps.count)))
    guard count < apps.count else { return apps }
    return (0..<count).map { apps[$0 * apps.count / count] }
  }

  private func selfTest(
    _ loaded: LoadedCatalogs, apps: Int, sample: Int
  ) throws(CommandFailure) -> SelfTestSection {
    var making = SelfTestGenerator.Options()
    making.ruleSet = catalogs.ruleSet
    making.sample = sample
    if arguments.has("locale") { making.locale = try CatalogOptions.locale(arguments) }
    let generator = SelfTestGenerator(loaded.catalogs, options: making)
    var settings = TestSettings()
    settings.jobs = Processors.count
    settings.matching = matching
    let run = TestRun(loaded: loaded, settings: settings)
    steps.show("making cases")
    let (cases, unsaid) = generator.cases()
    let isAdvisory = cases.map(\.kind.isAdvisory)
    let report = run.run(cases.map(\.test)) { isAdvisory[$0] }
    let slips = generator.slips()
    let results = run.run(slips.map(\.test)).entries.map(\.result)
    let phrases = generator.phraseTotal
    return SelfTestSection(
      cases, report, apps: (apps, loaded.catalogs.count), phrases: (phrases, min(sample, phrases)),
      unsaid: unsaid, mistakes: PhraseMistakes.all(slips, results))
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
