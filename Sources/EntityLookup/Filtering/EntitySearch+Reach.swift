// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// Whether names can be near enough to count, before any is compared.
extension EntitySearch {
  /// Whether some name may reach a score, by what it and the query are made of.
  ///
  /// - Complexity: O(*n*) for *n* names, some fifty instructions each.
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
      let common = commonLetters(&s).count
      let most = query.sound(names[number], self, &s)
      if query.most(by: names[number], common: common, sound: most) < least { continue }
      hearName(name, &s)
      let sound = sound(&s)
      if query.most(by: names[number], common: common, sound: sound) < least { continue }
      if score(name, sound: sound, &s).total >= least { return true }
    }
    return false
  }

  /// Calls the closure for each name that may reach a score, by what it and the query are made of, with the largest
  /// share of letters that they can have in common.
  func forEachName(
    reaching least: Float, _ s: inout EntityScratch,
    _ body: (UInt32, Float, inout EntityScratch) -> Void
  ) {
    guard let bounds else { return }
    let isAsked = least > EntityScoring.least && tellsReach(&s)
    let names = bounds.names(of: self, &s)
    var query = QueryBounds(&s)
    for number in names.indices
    where !isAsked || query.mayReach(least, by: names[number], in: self, &s) {
      let name = UInt32(truncatingIfNeeded: number)
      if s.hidden.hides(name, gazetteer) { continue }
      body(name, query.letters(names[number]), &s)
    }
  }

  /// Whether letters and phones tell how near a query is at most.
  private func tellsReach(_ s: inout EntityScratch) -> Bool {
    s.joined.count > 0 && !s.hasUnknown && !s.isBeginning
  }

  /// The largest share that a word can have beside another one.
  var largestShare: Float {
    let most = telling(1)
    var least = most
    for place in 0..<gazetteer.nameWords.count {
      least = min(least, telling(gazetteer.nameWords[place]))
    }
    return most / max(most + least, .leastNormalMagnitude)
  }

  /// What a query is made of.
  private struct QueryBounds {
    private var letters = LetterCounts()
    private var phones: PhoneCounts?
    private let length: Int
    private let blanks: Int
    private let shape: NameShape

    init(_ s: inout EntityScratch) {
      for k in 0..<s.joined.count { letters.add(s.joined[k]) }
      length = s.letterCount
      blanks = max(0, length - s.joined.count)
      shape = NameShape(letters: letters.count, words: s.words.count) { s.words[$0].telling }
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
      if most(by: name, common: common, sound: 1) < least { return false }
      return most(by: name, common: common, sound: sound(name, search, &s)) >= least
    }

    /// The largest share of the letters of a query and a name that both can have in common.
    @inline(__always)
    func letters(_ name: NameBounds.Name) -> Float {
      let all = letters.count + name.letters.count
      return all == 0 ? 0 : Float(2 * letters.common(name.letters)) / Float(all)
    }

    /// The most that a name can score with so many letters in common and so much of the sound.
    @inline(__always)
    func most(by name: NameBounds.Name, common: Int, sound: Float) -> Float {
      shape.most(by: name.shape, common: common, sound: sound)
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

/// How many letters and words a name or a query has, which bounds how much of either can have a fellow.
struct NameShape: BitwiseCopyable {
  let letters: Int
  let words: Int
  /// The share that the one most telling word has of all, that the two have, and so on.
  private(set) var shares = InlineArray<4, Float>(repeating: 1)

  /// One of no letters.
  init() { self.init(letters: 0, words: 0, share: 1) }

  /// One of some words, one of which has at most a share beside any other.
  init(letters: Int, words: Int, share: Float) {
    self.letters = letters
    self.words = words
    shares[0] = share
  }

  /// One of words of which is known how telling they are.
  init(letters: Int, words: Int, telling: (Int) -> Float) {
    self.init(letters: letters, words: words, share: 1)
    // Of more words the first sixteen count alone.
    if words > 16 { return }
    var most = InlineArray<4, Float>(repeating: 0)
    var all: Float = 0
    for word in 0..<words {
      var telling = telling(word)
      all += telling
      for k in 0..<4 where telling > most[k] { swap(&most[k], &telling) }
    }
    guard all > 0 else { return }
    var sum: Float = 0
    for k in 0..<4 {
      sum += most[k]
      shares[k] = min(sum / all, 1)
    }
  }

  /// The most that as many of the words as another has can have of all.
  @inline(__always)
  private func share(of other: NameShape) -> Float {
    other.words > 4 ? 1 : shares[max(1, other.words) &- 1]
  }

  /// The most that a name can score as a query, where so many letters are common and so much of the sound.
  ///
  /// Of few words and several, as many of these have no fellow; two words alone are alike as the whole is.
  @inline(__always)
  func most(by name: NameShape, common: Int, sound: Float) -> Float {
    let spelt = Float(2 &* common) / Float(max(1, letters &+ name.letters))
    let same = spelt * spelt
    let alike = words == 1 && name.words == 1 ? max(same, sound * sound) : 1
    // A name begins with the query only where it has all of its letters.
    return EntityScoring.letters * spelt + EntityScoring.sound * sound
      + EntityScoring.queryCoverage * max(same * same, share(of: name) * alike)
      + EntityScoring.nameCoverage * max(same * same, name.share(of: self) * alike)
      + (common >= letters ? EntityScoring.start : 0) + 1e-4
  }

  /// The fewest letters that a name must have in common with it to reach a score.
  ///
  /// - Parameter known: So many at least; the answer is more than there can be where that is.
  func fewest(_ name: NameShape, reaching least: Float, from known: Int) -> Int {
    var common = known
    while common <= min(letters, name.letters),
      most(by: name, common: common, sound: 1) < least
    {
      common += 1
    }
    return common
  }
}
