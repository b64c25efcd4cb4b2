// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// How much of the platform's limits each app uses in each language.
enum CountsTable {
  /// Most rows; further ones are counted only.
  private static let limit = 60

  /// The table, with a line feed at its end.
  static func text(
    _ catalogs: [AppCatalog], _ locale: String?, _ ruleSet: RuleSet, _ style: Style
  ) -> String {
    var table = TextTable(
      ["app", "locale", "shortcuts", "phrases", "trigger phrases", "with app names"],
      numeric: [2, 3, 4, 5])
    func used(_ count: Int, _ limit: Int) -> String {
      let digits = count == .max ? "countless" : count.grouped
      return ruleSet == .apple ? "\(digits) of \(limit.grouped)" : digits
    }
    var rows = 0
    for catalog in catalogs {
      let isWhole = catalog.coverage.contains(.shortcuts)
      for counts in PhraseCounts.counts(of: catalog)
      where locale == nil || counts.locale == locale {
        rows += 1
        guard rows <= limit else { continue }
        table.add([
          catalog.id.printable, counts.locale.printable,
          isWhole ? used(counts.shortcuts, PhraseCounts.shortcutLimit) : "unknown",
          counts.phrases.grouped,
          used(counts.triggerPhrases, PhraseCounts.triggerPhraseLimit),
          counts.triggerPhrasesWithAppNames == .max
            ? "countless" : counts.triggerPhrasesWithAppNames.grouped,
        ])
      }
    }
    let rest = rows > limit ? "and \((rows - limit).grouped) more\n" : ""
    return table.text(style) + rest
  }
}
