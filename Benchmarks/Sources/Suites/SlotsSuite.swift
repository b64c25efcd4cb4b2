// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseCompilation

/// Templates with a slot: 1 to 500 apps of 1,000 each, then one app with 10 to 100,000 values.
///
/// Every match says where the slot's value stands and which values it may be. Unfair to the engine:
/// a regular expression takes any text for a value and says neither. Unfair to others: values are
/// listed; text that names none of them is another path, measured with the queries.
enum SlotsSuite {
  /// Values of each app's entity in the sweep over templates.
  static let valuesPerApp = 20

  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "slots: templates with a slot",
      "Whole utterances to candidates with the span of the slot. \(valuesPerApp) values an app.")
    for apps in options.appCounts {
      let shape = Workload.Shape(
        apps: apps, phrasesPerApp: 1_000, valuesPerApp: valuesPerApp,
        utterances: options.utteranceCount(apps: apps))
      try measure(shape, "slots/\(shape.phraseCount)", options, &report)
    }
    let sweep = options.level == .quick ? [10, 1_000] : [10, 100, 1_000, 10_000, 100_000]
    for values in sweep {
      let shape = Workload.Shape(
        apps: 1, phrasesPerApp: 1_000, valuesPerApp: values,
        utterances: options.utteranceCount(apps: 1))
      try measure(shape, "slots/values/\(values)", options, &report)
    }
  }

  private static func measure(
    _ shape: Workload.Shape, _ name: String, _ options: Options, _ report: inout Report
  ) throws {
    let runner = try MatchRunner(shape, ruleSet: .extended)
    runner.checkAnswers()
    if options.checksOnly {
      print("  \(name): \(shape.utterances) answers right")
      return
    }
    let measured = runner.measure(options)
    report.add(name, measured.match)
    report.add(name + "/floor", measured.floor)
    report.add(name + "/single", measured.single)
    report.add(name + "/misheard too", runner.measureHearing(options))
    if shape.phraseCount == 500_000 {
      report.expect(name, measured.match.median, atMost: 1, times: "limit", 1_100)
      report.expect(
        name + "/single p99", measured.single.percentile(0.99), atMost: 4, times: "its median",
        measured.single.median)
    }
    if let allocations = runner.allocations() {
      report.expect(
        name + "/allocations", Double(allocations), unit: "calls", atMost: 0, times: "utterances",
        Double(shape.utterances))
    }
  }
}
