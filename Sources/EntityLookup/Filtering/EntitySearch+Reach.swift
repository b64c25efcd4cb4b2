// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// Whether names can be near enough to count, before any is compared.
extension EntitySearch {
  /// The most that a name can score beside its letters and its sound: if all words of the query and of the name
  /// had a fellow, and the name began with the query.
  private static let rest =
    EntityScoring.queryCoverage + EntityScoring.nameCoverage + EntityScoring.start

  /// Whether some name may reach a score, by what it and the query are made of.
  ///
  /// - Complexity: O(*n*) for *n* names, some thirty instructions each.
  func mayReach(_ least: Float, _ s: inout EntityScratch) -> Bool {
    guard tellsReach(&s), let bounds else { return true }
    let names = bounds.names(of: self, &s)
    var query = QueryBounds(&s)
    for name in names where query.mayReach(least, by: name, in: self, &s) { return true }
    return false
  }

  /// Whether some name reaches a score: those that may do so by what they are made of are compared.
  ///
  /// - Complexity: As `mayReach(_:_:)`, and a comparison for each name that may, up to the first that does.
  func reaches(_ least: Float, _ s: inout EntityScratch) -> Bool {
    guard tellsReach(&s), let bounds else { return true }
    for k in 0..<s.found.count where s.found[k].score.total >= least { return true }
    let names = bounds.names(of: self, &s)
    var query = QueryBounds(&s)
    for number in names.indices where query.mayReach(least, by: names[number], in: self, &s) {
      let name = UInt32(truncatingIfNeeded: number)
      spell(name, &s)
      let spelt = EntityScoring.letters * letters(&s) + Self.rest + 1e-4
      if spelt + EntityScoring.sound * query.sound(names[number], self, &s) < least { continue }
      hearName(name, &s)
      let sound = sound(&s)
      if spelt + EntityScoring.sound * sound < least { continue }
      if score(name, sound: sound, &s).total >= least { return true }
    }
    return false
  }

  /// Whether letters and phones tell how near a query is at most.
  private func tellsReach(_ s: inout EntityScratch) -> Bool {
    s.joined.count > 0 && !s.hasUnknown && !s.isBeginning
  }

  /// What a query is made of.
  private struct QueryBounds {
    private var letters = LetterCounts()
    private var phones: PhoneCounts?
    private let length: Int
    private let blanks: Int

    init(_ s: inout EntityScratch) {
      for k in 0..<s.joined.count { letters.add(s.joined[k]) }
      length = s.letterCount
      blanks = max(0, length - s.joined.count)
    }

    /// Whether a name may reach a score: by its spelling alone, or by all that counts.
    @inline(__always)
    mutating func mayReach(
      _ least: Float, by name: NameBounds.Name, in search: EntitySearch,
      _ s: inout EntityScratch
    ) -> Bool {
      let common = letters.common(name.letters)
      let right = Float(common &+ min(blanks, name.blanks))
      if right + 0.01 >= least * Float(max(length, name.length)) { return true }
      let spelt =
        EntityScoring.letters * Float(2 &* common) / Float(letters.count &+ name.letters.count)
        + EntitySearch.rest + 1e-4
      if spelt + EntityScoring.sound < least { return false }
      return spelt + EntityScoring.sound * sound(name, search, &s) >= least
    }

    /// How much a name can sound like the query at most.
    @inline(__always)
    mutating func sound(
      _ name: NameBounds.Name, _ search: EntitySearch, _ s: inout EntityScratch
    ) -> Float {
      if phones == nil {
        search.hearAll(&s)
        phones = PhoneCounts(s.queryPhones.span)
      }
      return phones?.likeness(name.phones) ?? 1
    }
  }
}
