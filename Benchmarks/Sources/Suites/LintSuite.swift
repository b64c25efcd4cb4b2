// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseGrammar
import PhraseLint

/// Rules and collisions over many apps: seconds for all of them, and memory.
///
/// Catalogs are values in memory. Some phrases are planted that collide, and have to be found: one in a
/// hundred apps has the name of the app before it, and the first phrase of its second shortcut said
/// again in its third.
enum LintSuite {
  static func run(_ options: Options, _ report: inout Report) throws {
    report.heading(
      "lint: rules and collisions",
      "Wall time over all apps on all processors, 1,000 phrases each, slots among them."
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
        rounds: rounds, clock: Clock.wall,
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
    checkSlots(options, &report)
  }

  /// Rules over one app whose phrases each have a slot of a type of its own: what looks types up by their names
  /// must not look through all of them.
  private static func checkSlots(_ options: Options, _ report: inout Report) {
    let sizes = [10_000, 20_000, 40_000]
    let catalogs = sizes.map(manySlots)
    for (size, catalog) in zip(sizes, catalogs) {
      let slots = PhraseCounts.counts(of: catalog).first?.triggerPhrases
      if slots != 2 * size {
        Harness.wrong("\(size) slots of two values are \(slots ?? 0) phrases")
      }
    }
    if options.checksOnly { return print("  lint/slots: all counted") }
    let samples = Harness.compare(
      rounds: 5,
      zip(sizes, catalogs).map { size, catalog in
        { _ in
          _ = CatalogRules().check(catalog)
          return size
        }
      })
    for (size, sample) in zip(sizes, samples) { report.add("lint/slots/\(size) a phrase", sample) }
    report.expect(
      "lint/slots, four times as many", samples[2].median, atMost: 2,
      times: "a phrase of a quarter",
      samples[0].median)
  }

  /// An app with a shortcut whose phrases have a slot each, of different entities with two values.
  private static func manySlots(_ count: Int) -> AppCatalog {
    var catalog = AppCatalog(id: "slots", app: AppNames(name: "Slots"))
    var intent = IntentDeclaration(name: "Open", title: "Open")
    var phrases: [PhraseDeclaration] = []
    for k in 0..<count {
      catalog.entities.append(
        EntityDeclaration(
          name: "E\(k)", title: "E\(k)", query: .enumerable,
          values: [EntityValue(id: "a", title: "Ann"), EntityValue(id: "b", title: "Ben")]))
      intent.parameters.append(ParameterDeclaration(name: "s\(k)", type: .entity("E\(k)")))
      phrases.append(PhraseDeclaration("Open item \(k) of ${s\(k)} in ${applicationName}"))
    }
    catalog.intents = [intent]
    catalog.shortcuts = [ShortcutDeclaration(intent: "Open", phrases: phrases)]
    return catalog
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
