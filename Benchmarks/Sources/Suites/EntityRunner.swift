// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// An entity index with a scratch to measure: the one place that calls it.
///
/// A class, so that contestants of one comparison can share it.
final class EntityRunner {
  /// How many candidates a search returns at most.
  static let limit = 5

  private let index: EntityIndex
  private var scratch = EntityScratch()

  /// Builds the index of titles; a title's place is its entity's number.
  init(titles: [String]) { index = EntityIndex(titles: titles, locale: LocaleTag("en")) }

  /// Size of the index in bytes.
  var byteCount: Int { index.byteCount }

  /// Searches for a query of a set; the number of candidates, read with `entity`.
  func search(_ queries: NameQueries, _ query: Int) -> Int {
    search(queries.bytes.span.extracting(queries.range(query)))
  }

  /// Searches for a text; the number of candidates, read with `entity`.
  func search(_ text: Span<UInt8>) -> Int { index.search(text, limit: Self.limit, &scratch) }

  /// The name of a candidate of the last search, the best first.
  func entity(_ place: Int) -> Int { scratch[place].entity }

  /// The entity whose name a query is, whatever its case and punctuation; −1 when there is none.
  ///
  /// The index tries exact names first; it has no call of its own for them.
  func exact(_ queries: NameQueries, _ query: Int) -> Int {
    let text = queries.bytes.span.extracting(queries.range(query))
    return index.search(text, limit: 1, &scratch) == 0 ? -1 : scratch[0].entity
  }

  /// The best candidates for a text, with their confidence.
  func candidates(for text: String) -> [(entity: Int, confidence: Double)] {
    index.candidates(for: text, limit: Self.limit).map { ($0.entity, $0.confidence) }
  }
}
