// SPDX-License-Identifier: Apache-2.0

import MatchIndex
public import TextAnalysis

/// Finds the entity that a text means, among names: exact, misspelt, misheard, cut short or in
/// another order.
///
/// Immutable and `Sendable`: any number of threads may look up at once.
///
///     let index = EntityIndex(titles: ["Kind of Blue", "Blue Train", "A Love Supreme"])
///     index.candidates(for: "blew train").first?.entity  // 1
public struct EntityIndex: Sendable {
  /// The names.
  package let gazetteer: Gazetteer
  /// The locale whose text rules and sounds apply.
  public let locale: LocaleTag

  let analyzer: TextAnalyzer
  let search: EntitySearch

  /// An index of titles; the entity of each is its place.
  ///
  /// - Parameters:
  ///   - titles: The names. One that is empty or longer than 16,384 bytes is never found.
  ///   - locale: The locale whose text rules and sounds apply.
  /// - Complexity: O(*n*); about a microsecond a name.
  public init(titles: [String], locale: LocaleTag = LocaleTag("en")) {
    var builder = GazetteerBuilder(locale: locale, capacity: titles.count)
    for (index, title) in titles.enumerated() { builder.add(title, entity: UInt32(index)) }
    self.init(builder.finish(), locale: locale)
  }

  /// An index of names; an entity may have several, and a name several entities.
  ///
  /// - Parameters:
  ///   - names: The names. One that is empty or longer than 16,384 bytes is never found.
  ///   - locale: The locale whose text rules and sounds apply.
  /// - Complexity: O(*n*); about a microsecond a name.
  public init(_ names: some Sequence<EntityName>, locale: LocaleTag = LocaleTag("en")) {
    var builder = GazetteerBuilder(locale: locale, capacity: names.underestimatedCount)
    for name in names {
      precondition(0..<1 << 31 ~= name.entity, "an entity's number has 31 bits")
      builder.add(name.text, entity: UInt32(name.entity), weight: name.weight)
    }
    self.init(builder.finish(), locale: locale)
  }

  init(_ words: [UInt32], locale: LocaleTag) {
    self.init(Gazetteer(Block(laidOut: words)), locale: locale)
  }

  /// Looks up in a gazetteer that stands somewhere already: in an image, in a file.
  ///
  /// - Parameters:
  ///   - gazetteer: The names.
  ///   - locale: The locale they were built for.
  ///   - speech: The locale in whose words texts say values; `locale`, where it is no other.
  package init(_ gazetteer: Gazetteer, locale: LocaleTag, valuesIn speech: LocaleTag? = nil) {
    self.gazetteer = gazetteer
    self.locale = locale
    analyzer = TextAnalyzer(locale: locale)
    search = EntitySearch(gazetteer: gazetteer, locale: locale, valuesIn: speech ?? locale)
  }

  /// Whether it is told before any name is compared that none reaches `EntityScratch.least`.
  package var tellsNone: Bool { search.bounds != nil }

  /// The size of the index in bytes.
  public var byteCount: Int { gazetteer.byteCount }

  /// The entities that a text may mean, best first.
  ///
  /// Equal scores are ordered by weight, then by length, then as the names were given.
  ///
  /// - Parameters:
  ///   - text: The text; past 16,384 bytes or 512 words nothing is found.
  ///   - limit: The most to give, up to 64.
  ///   - isBeginning: Whether the text may continue: its last word may then be the beginning of a word, as in a picker
  ///     that searches while a person types.
  /// - Complexity: Bounded for any text and number of names. About a third of a microsecond for a literal name, a few
  ///   for one with wrong letters, half a millisecond for a text unlike any of a million names. The first text of that kind
  ///   takes an eighth of a microsecond for each name more, and an index keeps 37 bytes a name from then on.
  public func candidates(
    for text: String, limit: Int = 5, isBeginning: Bool = false
  ) -> [EntityCandidate] {
    var scratch = EntityScratch()
    return candidates(for: text, limit: limit, isBeginning: isBeginning, &scratch)
  }

  /// The entities that a text may mean, best first, with working state from elsewhere.
  public func candidates(
    for text: String, limit: Int = 5, isBeginning: Bool = false, _ scratch: inout EntityScratch
  ) -> [EntityCandidate] {
    let count = search(text.utf8.span, limit: limit, isBeginning: isBeginning, &scratch)
    return (0..<count).map { scratch[$0] }
  }

  /// Looks a text up without allocating; `scratch[0]` to `scratch[count - 1]` are the candidates.
  ///
  /// - Returns: How many were found, at most `limit`.
  public func search(
    _ text: Span<UInt8>, limit: Int, isBeginning: Bool = false, _ scratch: inout EntityScratch
  ) -> Int {
    // SAFETY: the bytes are used inside the closure only.
    unsafe text.withUnsafeBufferPointer { utf8 in
      scratch.results.removeAll()
      scratch.values.removeAll()
      scratch.isBeginning = isBeginning
      do { try unsafe analyzer.analyze(utf8, into: &scratch.tokens) } catch { return 0 }
      unsafe search.run(utf8, analyzer, &scratch)
      return scratch.collect(gazetteer, limit: limit)
    }
  }
}

extension EntityScratch {
  /// Turns the names found into entities; returns how many, at most `limit`.
  ///
  /// There are two at least where there are two: the second tells how far the first is ahead.
  mutating func collect(_ gazetteer: Gazetteer, limit: Int) -> Int {
    results.removeAll()
    let wanted = max(0, min(limit, results.capacity))
    let most = min(max(wanted, 2), results.capacity)
    for k in 0..<found.count {
      let ranked = found[k]
      let entry = ranked.isKnown ? ranked.entities : gazetteer.nameEntities[Int(ranked.name)]
      if ranked.score.total < 1 || gazetteer.entityAccents.count == 0 {
        add(entry, of: ranked, gazetteer, upTo: most)
        continue
      }
      // Those that are written as the query come first, where there are any.
      var accent: UInt32 = 0
      for t in 0..<min(tokens.count, Gazetteer.maxWords) { accent &+= tokens[t].accent }
      let first = results.count
      add(entry, of: ranked, gazetteer, upTo: most, writtenAs: accent)
      var other = ranked
      if results.count > first { other.score.total = EntityScore.otherAccents }
      add(entry, of: other, gazetteer, upTo: most)
    }
    return min(wanted, results.count)
  }

  /// Adds the entities of a name that are not hidden and not there yet; those with certain diacritics only, if given.
  @inline(__always)
  private mutating func add(
    _ entry: UInt32, of ranked: RankedName, _ gazetteer: Gazetteer, upTo most: Int,
    writtenAs accent: UInt32? = nil
  ) {
    for e in 0..<gazetteer.entityCount(entry) {
      if results.count >= most { return }
      if let accent, !gazetteer.isWritten(entry, at: e, accent) { continue }
      let entity = gazetteer.entity(entry, at: e)
      var isNew = !hidden.contains(entity)
      for r in 0..<results.count where results[r].entity == entity { isNew = false }
      if isNew {
        _ = results.append(EntityResult(entity: entity, name: ranked.name, score: ranked.score))
      }
    }
  }

  /// A candidate of the last look-up, best first.
  public subscript(index: Int) -> EntityCandidate {
    precondition(index >= 0 && index < results.count, "no candidate at this place")
    let result = results[index]
    let rival = index > 0 ? results[0].score.total : results.count > 1 ? results[1].score.total : 0
    return EntityCandidate(
      entity: Int(result.entity),
      confidence: EntityConfidence.probability(result.score.total, rival: rival),
      score: result.score)
  }
}

/// An entity found.
struct EntityResult: BitwiseCopyable {
  var entity: UInt32 = 0
  var name: UInt32 = 0
  var score = EntityScore()
}
