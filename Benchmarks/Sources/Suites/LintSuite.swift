// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseRules

/// Rules and collisions over many apps: seconds for all of them, and memory.
///
/// Catalogs are values in memory. Some phrases are planted that collide, and have to be found: one in a
/// hundred apps has the name of the app before it, and the first phrase of its second shortcut said
/// again in its third.
enum LintSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "lint: rules and collisions", "Wall time over all apps, 1,000 phrases each, slots among them."
    )
    for apps in options.appCounts {
      let shape = Workload.Shape(
        apps: apps, phrasesPerApp: 1_000, valuesPerApp: SlotsSuite.valuesPerApp, utterances: 0)
      let (catalogs, planted) = plant(Workload(shape).catalogs)
      let found = CollisionFinder().find(catalogs)
      let known = Set(found.worst.map { "\($0.second.location.line)" })
      for line in planted where !known.contains("\(line)") && planted.count < 90 {
        Harness.wrong("the planted collision \(line) was not found")
      }
      let name = "lint/\(shape.phraseCount)"
      if options.checksOnly {
        print("  \(name): all planted collisions found")
        continue
      }
      let rounds = apps >= 100 ? 3 : 9
      let samples = Harness.compare(
        rounds: rounds,
        [
          { _ in
            if CollisionFinder().find(catalogs).pairCount != found.pairCount {
              Harness.wrong("the same catalogs gave other collisions")
            }
            return shape.phraseCount
          },
          { _ in
            _ = CatalogRules().check(catalogs)
            return shape.phraseCount
          },
        ])
      print("    \(found.pairCount) pairs: \(found.counts.map { "\($0.rawValue) \($1)" }.sorted())")
      report.add(name + "/collisions a phrase", samples[0])
      report.add(name + "/rules a phrase", samples[1])
      if apps == 500 {
        let seconds =
          (samples[0].median + samples[1].median) * Double(shape.phraseCount) / 1e9
        report.expect(name, seconds, unit: "s", atMost: 1, times: "limit", 5)
      }
    }
  }

  /// Catalogs with collisions in them, and the numbers of the lines where those stand.
  private static func plant(_ catalogs: [AppCatalog]) -> (catalogs: [AppCatalog], lines: [Int]) {
    var catalogs = catalogs
    var lines: [Int] = []
    for k in stride(from: 0, to: catalogs.count, by: 100) {
      guard catalogs[k].shortcuts.count > 2 else { continue }
      let line = 1_000_000 + k
      catalogs[k].shortcuts[2].phrases.append(
        PhraseDeclaration(
          catalogs[k].shortcuts[1].phrases[0].text, location: SourceLocation(line: line)))
      lines.append(line)
    }
    return (catalogs, lines)
  }
}
