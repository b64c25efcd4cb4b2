// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// What `bespeak test` was asked for.
struct TestSettings {
  /// How many threads run cases.
  var jobs = 1
  /// What holds for all cases.
  var run = RunSettings()
  /// How words are taken.
  var matching = MatchingOptions()
  /// Only cases that hold this text.
  var filter: String?
  /// Whether the first failure ends the run.
  var stopsEarly = false
  /// Whether advisory failures count.
  var isStrict = false
  /// Most failures that are explained.
  var explained = 100
  /// Most failures that are shown on the terminal.
  var shown = 20
}

/// A run of cases over what is loaded.
struct TestRun {
  /// What is loaded.
  let loaded: LoadedCatalogs
  /// How to run.
  let settings: TestSettings

  /// Runs cases and explains what failed.
  ///
  /// - Parameter isAdvisory: Whether a failure of the case at a place is worth knowing and no more.
  func run(
    _ cases: [TestCase], isAdvisory: @escaping @Sendable (Int) -> Bool = { _ in false }
  ) -> TestReport {
    let began = ContinuousClock.now
    let resolver = settings.matching.resolver(loaded)
    let answers = AnswerBinder(loaded.catalogs)
    let queue = CaseQueue(
      cases, stopsEarly: settings.stopsEarly, progress: TestProgress(total: cases.count),
      isAdvisory: isAdvisory)
    let results = queue.run(
      threads: settings.jobs, resolver: resolver, answers: answers, settings: settings.run)
    var runner = CaseRunner(resolver: resolver, answers: answers, settings: settings.run)
    var left = settings.explained
    let refusals = refusals
    var entries: [TestReport.Entry] = []
    entries.reserveCapacity(results.count)
    for (k, result) in results.enumerated() {
      let locale = runner.locale(of: cases[k])
      var entry = TestReport.Entry(
        cases[k], locale: locale.description, result, isAdvisory: isAdvisory(k))
      if entry.hasFailed, left > 0 {
        left -= 1
        entry.explanation = FailureExplanation(
          runner.explain(cases[k]), expecting: cases[k].expectation, locale: locale,
          catalogs: loaded.catalogs)
        if let reason = refusals[cases[k].location.place] {
          entry.explanation?.addRefusal(reason)
        }
      }
      entries.append(entry)
    }
    return TestReport(entries, duration: began.duration(to: .now))
  }

  /// Why declarations were left out when compiling, by their places.
  private var refusals: [String: String] {
    var all: [String: String] = [:]
    for finding in loaded.compiled?.diagnostics ?? []
    where finding.severity == .error && finding.location.line > 0 {
      all[finding.location.place] = finding.message
    }
    return all
  }
}

extension SourceLocation {
  /// File, line and column as a key.
  fileprivate var place: String { "\(file):\(line):\(column)" }
}

extension TestCase {
  /// Whether a text stands in what is said, its names, or the intents that are expected; case does not count.
  func holds(_ text: String) -> Bool {
    let wanted = text.lowercased()
    let places =
      [self.text, id, section, locale ?? "", expectation.app ?? ""] + expectation.intents
      + expectation.excluded.map(\.name) + [location.file]
    return places.contains { $0.lowercased().contains(wanted) }
  }
}
