// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import SystemThreads
import TextAnalysis

/// Finds phrases that one utterance would match, or that a recogniser is likely to take for each
/// other: within an app, and across all apps loaded; and intents of an app that do the opposite of each other
/// for one short word.
///
///     let report = CollisionFinder().find(catalogs)
///     for one in report.worst { print(one.utterance, one.first.text, one.second.text) }
///
/// Two phrases of one intent of an app never collide, nor do two languages: the phrases of a language
/// are those declared for it, and an app's own regions (`en`, `en-GB`) are not heard together. Words
/// are compared as they are resolved: case, punctuation and polite words around a phrase do not count
/// (`TextAnalyzer`, `PoliteWords`), and every form of an app's name does.
///
/// - Complexity: O(*n*) look-ups for *n* words of phrases, each for every form of the app's name;
///   memory of about 300 bytes a phrase. Nothing is compared pair by pair but what shares a key.
public struct CollisionFinder: Sendable {
  /// Most pairs that are kept; further ones are told of by `CollisionReport.isCut`.
  package static let pairLimit = 200_000

  /// Most pairs spelled out in `CollisionReport.worst`.
  package var worstLimit: Int
  /// The only language looked at, with its regions; `nil` for all.
  package var language: String?

  /// Creates a finder.
  public init(worstLimit: Int = 100, language: String? = nil) {
    self.worstLimit = worstLimit
    self.language = language
  }

  /// Looks at all phrases of all apps.
  ///
  /// - Returns: The same report for the same catalogs in the same order.
  public func find(_ catalogs: [AppCatalog]) -> CollisionReport {
    var report = CollisionReport(apps: catalogs.map(\.id))
    for language in Self.languages(of: catalogs) {
      if let own = self.language, own != language { continue }
      let table = PhraseTable(catalogs, language: language)
      let pairs = Self.pairs(of: table, language, limit: Self.pairLimit - report.pairCount)
      report.add(pairs, from: table, worstLimit: worstLimit)
      report.add(
        OneWordOpposites.find(in: table, language: language, besides: pairs), from: table)
    }
    report.finish(worstLimit: worstLimit)
    return report
  }

  /// The pairs of a table that collide in any way, each kind found by a processor of its own.
  private static func pairs(of table: PhraseTable, _ language: String, limit: Int)
    -> CollisionPairs
  {
    let kinds: [@Sendable (inout CollisionPairs) -> Void] = [
      { WordCollisions.find(in: table, &$0) },
      { SoundCollisions.find(in: table, &$0) },
      { MeaningCollisions.find(in: table, language: language, &$0) },
    ]
    let found = ParallelMap.map(kinds) { find in
      var own = CollisionPairs(limit: limit)
      find(&own)
      return own
    }
    return found.reduce(into: CollisionPairs(limit: limit)) { $0.add($1) }
  }

  /// The languages that phrases are declared in, in order of first appearance.
  private static func languages(of catalogs: [AppCatalog]) -> [String] {
    var languages: [String] = []
    var seen: Set<String> = []
    var tags: Set<String> = []
    for catalog in catalogs {
      for tag in [catalog.sourceLocale] + catalog.localizations.map(\.locale)
      where tags.insert(tag).inserted {
        let language = LocaleTag(tag).language
        if seen.insert(language).inserted { languages.append(language) }
      }
    }
    return languages
  }
}
