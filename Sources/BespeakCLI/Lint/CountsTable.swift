// SPDX-License-Identifier: Apache-2.0

import Bespeak
import TextAnalysis

/// How much of the platform's limits each app uses in each language.
enum CountsTable {
  /// Most rows; further ones are counted only.
  private static let limit = 60

  /// The table, with a line feed at its end.
  static func text(
    _ catalogs: [AppCatalog], locale: LocaleTag?, ruleSet: RuleSet, style: Style
  ) -> String {
    var table = TextTable(
      ["app", "locale", "shortcuts", "phrases", "trigger phrases", "with app names"],
      numeric: [2, 3, 4, 5])
    func used(_ count: Int, _ limit: Int, isLeast: Bool = false) -> String {
      let digits = count == .max ? "countless" : count.grouped + (isLeast ? "+" : "")
      return ruleSet == .apple ? "\(digits) of \(limit.grouped)" : digits
    }
    var rows = 0
    for catalog in catalogs {
      let isWhole = catalog.coverage.contains(.shortcuts)
      for counts in PhraseCounts.counts(of: catalog)
      where locale?.concerns(LocaleTag(counts.locale)) ?? true {
        rows += 1
        guard rows <= limit else { continue }
        let isLeast = counts.isLowerBound(of: catalog)
        table.add([
          catalog.id.printable, counts.locale.printable,
          isWhole ? used(counts.shortcuts, PhraseCounts.shortcutLimit) : "unknown",
          counts.phrases.grouped,
          used(counts.triggerPhrases, PhraseCounts.triggerPhraseLimit, isLeast: isLeast),
          counts.triggerPhrasesWithAppNames == .max
            ? "countless" : counts.triggerPhrasesWithAppNames.grouped + (isLeast ? "+" : ""),
        ])
      }
    }
    let rest = rows > limit ? "and \((rows - limit).grouped) more\n" : ""
    return table.text(style) + rest
  }

  /// Which apps have phrases that one utterance would match, or that sound alike.
  static func text(_ report: CollisionReport, style: Style) -> String {
    guard !report.matrix.isEmpty else { return "no phrases collide\n" }
    let kinds = Collision.Kind.allCases
    var table = TextTable(
      ["app", "collides with"] + kinds.map(\.rawValue), numeric: Set(2..<2 + kinds.count))
    for cell in report.matrix.prefix(limit) {
      let other = cell.first == cell.second ? "itself" : report.apps[cell.second].printable
      table.add(
        [report.apps[cell.first].printable, other]
          + kinds.map { (cell.counts[$0] ?? 0).grouped })
    }
    let rest = report.matrix.count - limit
    return table.text(style)
      + (rest > 0 ? "and \(String.count(rest, "pair")) of apps more\n" : "")
      + (report.isCut ? "there are more collisions than were counted\n" : "")
  }
}
