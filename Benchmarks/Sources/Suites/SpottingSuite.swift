// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentResolution
import MatchIndex
import PhraseCompilation
import TextAnalysis

/// What finding the apps' names costs, over 1 to 500 apps.
///
/// Utterances that name an app and are no phrase, against utterances that name none: the second
/// kind must cost the same however many apps there are, since no phrase is walked for them. Text
/// analysis alone runs beside both; what is above it is the search.
enum SpottingSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "spotting: app names in utterances",
      "Near misses with a name, utterances without one, and text analysis alone.")
    var smallest: Double?
    for apps in [1, 10, 100, 500] where options.level > .quick || apps <= 100 {
      let shape = Workload.Shape(apps: apps, phrasesPerApp: 100, utterances: 20_000)
      let runner = try MatchRunner(shape, ruleSet: .apple)
      runner.checkAnswers()
      let name = "spotting/\(apps) apps"
      if options.checksOnly {
        print("  \(name): \(shape.utterances) answers right")
        continue
      }
      let names = Set(runner.workload.catalogs.map { $0.app.name.lowercased() })
      var (named, unnamed) = (Utterances(), Utterances())
      for index in 0..<runner.workload.utterances.count
      where runner.workload.utterances.expectations[index].phrase < 0 {
        let text = runner.workload.utterances.text(index)
        if Self.holds(text, names) {
          named.append(text, .nothing)
        } else {
          unnamed.append(text, .nothing)
        }
      }
      let withName = MatchRunner(runner, saying: named)
      let without = MatchRunner(runner, saying: unnamed)
      let analysis = AnalysisRunner(unnamed, locale: LocaleTag("en"))
      let chunk = 500
      func range(_ round: Int, _ count: Int) -> Range<Int> {
        let start = (round * 7 % max(1, count / chunk)) * chunk
        return start..<min(count, start + chunk)
      }
      let samples = Harness.compare(
        rounds: options.rounds,
        [
          { round in
            let range = range(round, named.count)
            Harness.consume(withName.match(range))
            return range.count
          },
          { round in
            let range = range(round, unnamed.count)
            Harness.consume(without.match(range))
            return range.count
          },
          { round in
            let range = range(round, unnamed.count)
            Harness.consume(analysis.analyze(range))
            return range.count
          },
        ])
      report.add(name + "/named", samples[0])
      report.add(name + "/no name", samples[1])
      report.add(name + "/analysis alone", samples[2])
      report.add(name + "/no name, misheard too", without.measureHearing(options))
      if apps == 1 { smallest = samples[1].median }
      if apps == 500, let smallest {
        report.expect(
          name + "/no name", samples[1].median, atMost: 1.3, times: "itself with 1 app", smallest)
      }
    }
  }

  /// Whether one of the names stands in a text, in one word or two.
  private static func holds(_ text: String, _ names: Set<String>) -> Bool {
    let words = Words.split(text)
    for index in words.indices {
      if names.contains(words[index]) { return true }
      if index > 0, names.contains(words[index - 1] + " " + words[index]) { return true }
    }
    return false
  }
}
