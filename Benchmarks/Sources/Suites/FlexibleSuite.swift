// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Glibc
import IntentResolution
import MatchIndex
import PhraseCompilation

/// What no phrase fits word by word: time, what the models take, and what they act on wrongly.
///
/// Every utterance is a phrase with words added, left out, moved, inflected or exchanged, and fits no
/// phrase of any app, so that each goes all the way through. Kind to the engine: verbs are exchanged
/// for common ones and all other words stay the phrase's own. Unkind to it: words are made up, so
/// that what is known of the language helps with verbs only, and nothing is ever said twice.
enum FlexibleSuite {
  /// Apps with utterances, what resolving them may take, and how many must come back right.
  private struct Case {
    var name: String
    var shape: FlexibleWorkload.Shape
    /// Microseconds.
    var target: Double
    /// Fewer right answers than this share end the run; measured, less a margin of two in a hundred.
    var floor: Double
  }

  private static func cases(_ options: Options) -> [Case] {
    let apps = options.level == .quick ? 10 : 500
    func shape(_ isNamed: Bool) -> FlexibleWorkload.Shape {
      FlexibleWorkload.Shape(
        apps: apps, intentsPerApp: 10, phrases: apps * 1_000, isNamed: isNamed)
    }
    return [
      Case(
        name: "flexible/1280",
        shape: FlexibleWorkload.Shape(
          apps: 62, intentsPerApp: 4, phrases: 1_280, isNamed: false),
        target: 20, floor: 0.97),
      Case(name: "flexible/\(apps * 1_000)/named", shape: shape(true), target: 40, floor: 0.97),
      Case(name: "flexible/\(apps * 1_000)/no name", shape: shape(false), target: 150, floor: 0.63),
    ]
  }

  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "flexible: utterances that fit no phrase",
      "Words added, dropped, reordered, inflected, exchanged; each resolved by the models of intents."
    )
    let count = options.level == .quick ? 600 : options.level == .standard ? 6_000 : 18_000
    for item in cases(options) {
      let runner = try FlexibleRunner(item.shape, utterances: count)
      checkAnswers(runner, item, &report)
      if !options.checksOnly { measure(runner, item, &report) }
    }
    try FlexibleBuild.run(options, &report)
    try EverydayTalk.run(options, &report)
  }

  private static func checkAnswers(_ runner: FlexibleRunner, _ item: Case, _ report: inout Report) {
    let counts = runner.check()
    let right = counts.values.reduce(0) { $0 + $1.right }
    let valued = counts.values.reduce(into: (all: 0, right: 0)) {
      $0.all += $1.withValue.all
      $0.right += $1.withValue.right
    }
    let share = Double(right) / Double(max(1, runner.utterances.count))
    let parts = Rewording.allCases.compactMap { rewording in
      counts[rewording].map { "\(rewording.rawValue) \(percent($0.right, $0.all))" }
    }
    print(
      "  \(item.name): \(runner.utterances.count) utterances of"
        + " \(Int(runner.utterances.meanByteCount.rounded())) bytes; right: "
        + parts.joined(separator: ", ")
        + "; of these with a value, the value: \(percent(valued.right, valued.all))")
    report.expect(
      item.name + "/right", 100 * share, unit: "%", reaches: "floor", 100 * item.floor)
    if share < item.floor {
      Harness.wrong("only \(right) of \(runner.utterances.count) bring back the intent meant")
    }
  }

  private static func measure(_ runner: FlexibleRunner, _ item: Case, _ report: inout Report) {
    let count = runner.utterances.count
    let phrases = Harness.latencies(count: count, passes: 5) {
      Harness.consume(runner.matchPhrases($0))
    }
    let match = Harness.latencies(count: count, passes: 5) { Harness.consume(runner.match($0)) }
    let times = Harness.bestTimes(count: count, passes: 5) { Harness.consume(runner.resolve($0)) }
    let resolve = Samples(times)
    // What fits no phrase has been held against all of them first, misheard values included.
    report.add(item.name + "/phrases only", phrases)
    report.add(item.name + "/match", match)
    report.add(item.name + "/resolve", resolve)
    for (label, hasValue) in [("with a value", true), ("without", false)] {
      let some = (0..<count).filter { runner.hasValue($0) == hasValue }.map { times[$0] }
      if !some.isEmpty { report.add("\(item.name)/resolve/\(label)", Samples(some)) }
    }
    report.expect(
      item.name + "/p50", resolve.median / 1e3, unit: "µs", atMost: 1, times: "limit", item.target)
    report.expect(
      item.name + "/p99", resolve.percentile(0.99) / 1e3, unit: "µs", atMost: 10, times: "p50",
      resolve.median / 1e3)
    guard let allocations = runner.allocations() else {
      return print("  \(item.name): allocations not counted; that takes a C compiler")
    }
    // Words that say a number are read for the value they say; there are one or two in ten thousand.
    report.expect(
      item.name + "/match/allocations", Double(allocations.match), unit: "calls", atMost: 0.01,
      times: "utterances", Double(count))
    report.add(
      item.name + "/resolve/allocations", Double(allocations.resolve) / Double(count),
      unit: "an utterance")
  }

  private static func percent(_ part: Int, _ all: Int) -> String {
    "\((1_000 * Double(part) / Double(max(1, all))).rounded() / 10) %"
  }
}

/// What models cost while compiling and in the image.
enum FlexibleBuild {
  static func run(_ options: Options, _ report: inout Report) throws {
    if options.checksOnly { return }
    let apps = options.level == .quick ? 10 : 500
    let shapes = [
      FlexibleWorkload.Shape(apps: 62, intentsPerApp: 4, phrases: 1_280, isNamed: true),
      FlexibleWorkload.Shape(apps: 62, intentsPerApp: 4, phrases: 1_280, isNamed: false),
      FlexibleWorkload.Shape(apps: apps, intentsPerApp: 10, phrases: apps * 1_000, isNamed: true),
      FlexibleWorkload.Shape(apps: apps, intentsPerApp: 10, phrases: apps * 1_000, isNamed: false),
    ]
    for shape in shapes {
      let workload = FlexibleWorkload(shape)
      // A large one is compiled once; the first of small ones warms up.
      let rounds = shape.phrases > 5_000 ? 1 : 6
      var image: IndexImage?
      var times: [Double] = []
      for _ in 0..<rounds {
        let start = Clock.cpu()
        image = try FlexibleRunner.compile(workload)
        times.append(Double(Clock.cpu() - start) / 1e9)
      }
      guard let image else { return }
      let seconds = Samples(times).median
      let name = "flexible/build/\(shape.phrases)/\(shape.isNamed ? "named" : "no name")"
      let models = ModelBytes(image)
      let phrases = Double(shape.phrases)
      func each(_ bytes: Int) -> Double { (10 * Double(bytes) / phrases).rounded() / 10 }
      print(
        "  \(name): \(each(image.byteCount)) B a phrase; of these intents by name"
          + " \(each(models.named)), without \(each(models.nameless)), slots \(each(models.slots)),"
          + " knowledge \(each(models.knowledge))")
      report.expect(
        name + "/models a phrase", Double(models.all) / phrases, unit: "B", atMost: 1,
        times: "limit", 150)
      if shape.phrases >= 500_000 {
        report.expect(name, seconds, unit: "s", atMost: 1, times: "limit", 10)
      } else {
        report.add(name, seconds, unit: "s")
      }
    }
  }
}
