// SPDX-License-Identifier: Apache-2.0

import Bespeak
import MatchIndex
import PhraseCompilation

/// Catalogs to an image: time and bytes a phrase.
///
/// Phrases only, as peers hold; what models add is in the suite 'flexible'. Catalogs are values in memory; reading files is not in it, opening the image is. Unfair to peers,
/// which keep no texts, titles or ids: the engine's image has all that a result is written from.
enum BuildSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "build: catalogs to an image",
      "Processor time and size, all but the models of flexible matching.")
    for apps in options.appCounts {
      let shape = Workload.Shape(apps: apps, phrasesPerApp: 1_000, utterances: 0)
      let workload = Workload(shape)
      let compiler = PhraseCompiler(ruleSet: .apple, makesModels: false)
      let first = try compiler.compile(workload.catalogs)
      if first.image.phraseCount != shape.phraseCount {
        Harness.wrong("\(first.image.phraseCount) of \(shape.phraseCount) phrases compiled")
      }
      let name = "build/\(shape.phraseCount)"
      if options.checksOnly {
        print("  \(name): all phrases compiled")
        continue
      }
      let rounds = apps >= 100 ? 3 : 15
      var failure: (any Error)?
      let samples = Harness.compare(
        rounds: rounds,
        [
          { _ in
            do {
              let image = try compiler.compile(workload.catalogs).image
              if image.byteCount != first.image.byteCount {
                Harness.wrong("the same catalogs gave images of different sizes")
              }
            } catch {
              failure = error
            }
            return shape.phraseCount
          }
        ])
      if let failure { throw failure }
      report.add(name + "/phrase", samples[0])
      let bytes = Double(first.image.byteCount) / Double(shape.phraseCount)
      report.add(name + "/bytes a phrase", bytes, unit: "B")
      for section in first.image.sectionSizes where section.bytes > 0 {
        let share = Double(section.bytes) / Double(shape.phraseCount)
        print("    \(section.name): \((share * 100).rounded() / 100) B a phrase")
      }
      report.expect(
        name + "/phrase", samples[0].median, atMost: 1, times: "limit", 1_000)
      if apps == 500 {
        let seconds = samples[0].median * Double(shape.phraseCount) / 1e9
        report.expect(name, seconds, unit: "s", atMost: 1, times: "limit", 0.5)
        report.expect(name + "/bytes a phrase", bytes, unit: "B", atMost: 1, times: "limit", 85)
      }
    }
  }
}
