// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// Tells without a look-up that some words are near none of a few hundred names.
///
/// Letters: two spellings are at least as many edits apart as the longer one has letters that the other
/// has not, in whatever order (the bag distance), and a score of few common letters is low however alike the
/// sound. Letters that a name shares with the words are counted for 64 names at once, a bit each; only names that
/// share enough have their spelling compared, or their sound. Sounds: phones cost at least the difference of
/// what both sides weigh, so that few names are compared.
///
/// Nothing that a look-up finds by these shares is left out, but words that sound like a name only when they are run
/// together, and have two other consonants apart or share less than half of the letters.
///
/// - SeeAlso: Bartolini, Ciaccia, Patella, "String matching with metric trees using an approximate
///   distance", 2002.
package final class NameFilter: Sendable {
  /// The names.
  package let index: EntityIndex
  /// The share of right letters from which on a name is near, or the share of its sound.
  let spelling: Float
  let sound: Float
  /// The score that a name of that sound reaches.
  let least: Float

  /// A name, in the order of the filter.
  private struct Name {
    let shape: NameShape
    let blanks: Int
    let sound: PhoneCounts
    /// Where its letters stand, blanks between words, and its phones.
    let letters: Range<Int>
    let phones: Range<Int>
  }

  let planes: LetterPlanes
  private let names: [Name]
  /// What they sound like.
  private let sounds: [PhoneCounts]
  /// For each block of 64 names, those in which a phone stands twice in a row, a bit each: such phones cost next to
  /// nothing, whatever they weigh.
  private let doubled: [UInt64]
  /// For each weight and each block, the others that have a sound and weigh as much or more.
  private let heavier: [UInt64]
  private let letters: [UInt8]
  private let phones: [UInt8]
  /// The largest share that one of several words has.
  private let share: Float

  /// Most names. What a filter does grows with them and a look-up does not: at some 350 both cost the same when it was
  /// measured, before a filter heard only what letters allow.
  static let maxNames = 256

  /// Whether there may be a filter for the names of an index: where there are too many a look-up is no
  /// slower, and names that say values are found by them.
  package static func takes(_ index: EntityIndex) -> Bool {
    index.gazetteer.nameCount <= maxNames && index.search.names == nil
  }

  /// A filter for the names of an index that it takes.
  ///
  /// - Parameters:
  ///   - index: The names.
  ///   - share: The share of right letters from which on a name is near.
  ///   - sound: Or the share of its sound, where it reaches the score.
  ///   - least: The score.
  /// - Complexity: O(*n*) for the letters and phones of all names; 200 bytes a name, and for each 64 names 22 kB and 8
  ///   bytes for each weight up to the largest.
  package init(_ index: EntityIndex, spelling share: Float, sound: Float, least: Float) {
    precondition(Self.takes(index), "names that a filter does not take")
    self.index = index
    spelling = share
    self.sound = sound
    self.least = least
    var letters: [UInt8] = []
    var phones: [UInt8] = []
    var names: [Name] = []
    var scratch = EntityScratch()
    for (number, bounds) in NameBounds.Names(index.search, &scratch).all.enumerated() {
      let first = (letters.count, phones.count)
      index.search.spell(UInt32(number), &scratch)
      for k in 0..<scratch.name.count { letters.append(scratch.name[k]) }
      index.search.hearName(UInt32(number), &scratch)
      for k in 0..<scratch.namePhones.count { phones.append(scratch.namePhones[k]) }
      names.append(
        Name(
          shape: bounds.shape, blanks: bounds.blanks, sound: bounds.phones,
          letters: first.0..<letters.count, phones: first.1..<phones.count))
    }
    self.names = names
    sounds = names.map(\.sound)
    (doubled, heavier) = Self.weigh(sounds)
    self.letters = letters
    self.phones = phones
    let largest = index.search.largestShare
    self.share = largest
    var planes = LetterPlanes(names: names.count)
    for (place, name) in names.enumerated() {
      planes.add(letters.span.extracting(name.letters), to: place) {
        switch $0 {
        case .spelt(let blanks):
          let longest = max($1 + blanks, name.letters.count)
          let right = Int((share * Float(longest) - 0.01).rounded(.up))
          return max(0, right - min(blanks, name.blanks))
        case .heard(let isOne):
          return Self.shape(isOne, $1, largest).fewest(name.shape, reaching: least, from: $2)
        case .joined:
          return Self.shape(true, $1, largest).fewest(
            name.shape, reaching: least, from: max((max($1, name.shape.letters) + 1) / 2, $2))
        }
      }
    }
    self.planes = planes
  }

  /// The letters of a name, blanks between words.
  @inline(__always) func length(_ name: Int) -> Int { names[name].letters.count }

  /// The share of letters that are right where others are taken for a name.
  func rightLetters(_ pattern: borrowing LetterMasks, _ name: Int) -> Float {
    let place = names[name].letters
    let edits = pattern.distance(count: place.count, limit: 254) {
      letters[place.lowerBound &+ $0]
    }
    return 1 - Float(edits) / Float(max(1, max(pattern.count, place.count)))
  }

  // MARK: - Sounds

  /// Words that are held against names by their sound.
  struct Query {
    let sound: PhoneCounts
    fileprivate let shape: NameShape
    /// How much of the weight phones that stand twice may save.
    fileprivate var nearer: Int { PhoneDistance.one * sound.doubled }
  }

  /// Words of so many letters and a sound.
  func query(_ sound: PhoneCounts, letters: Int, isOne: Bool) -> Query {
    Query(sound: sound, shape: Self.shape(isOne, letters, share))
  }

  private static func shape(_ isOne: Bool, _ letters: Int, _ share: Float) -> NameShape {
    NameShape(letters: letters, words: isOne ? 1 : 4, share: isOne ? 1 : share)
  }

  /// The names by what they weigh, in blocks of 64.
  private static func weigh(_ sounds: [PhoneCounts]) -> (doubled: [UInt64], heavier: [UInt64]) {
    let blocks = (sounds.count + 63) / 64
    let largest = sounds.reduce(0) { max($0, $1.plainWeight) }
    var doubled = [UInt64](repeating: 0, count: blocks)
    var heavier = [UInt64](repeating: 0, count: (largest + 2) * blocks)
    for (name, sound) in sounds.enumerated() where sound.count > 0 {
      let (block, bit) = (name / 64, UInt64(1) << UInt64(name % 64))
      if sound.doubled > 0 {
        doubled[block] |= bit
      } else {
        for weight in 0...sound.plainWeight { heavier[weight * blocks + block] |= bit }
      }
    }
    return (doubled, heavier)
  }

  /// The names of a block that have a sound.
  @inline(__always)
  func names(heardIn block: Int) -> UInt64 { doubled[block] | heavier[block] }

  /// The names of a block that weigh so much that they may sound like words of such weights, and those in which a phone
  /// stands twice.
  @inline(__always)
  func names(weighing weights: Range<Int>, in block: Int) -> UInt64 {
    let blocks = planes.blockCount
    return heavier[weights.lowerBound &* blocks &+ block]
      & ~heavier[weights.upperBound &* blocks &+ block] | doubled[block]
  }

  /// What names weigh that may sound like a query, without those in which a phone stands twice.
  func weights(like query: Query) -> Range<Int> {
    let (own, weight) = (query.sound.plainWeight, Float(query.sound.weight))
    let least = own - query.nearer - Int(weight * distant)
    // A name that weighs more may differ by a share of its own weight.
    let most =
      Float(own + query.nearer) + max(weight, Float(own + query.nearer) / (1 - distant)) * distant
    // None weighs as much as the last row of the table.
    let none = heavier.count / planes.blockCount - 1
    let first = min(max(least, 0), none)
    return first..<max(first, min(Int(most) + 2, none))
  }

  /// Whether a name may sound enough like a query of which it shares so many letters.
  @inline(__always)
  func mayBe(_ name: Int, soundingLike query: Query, sharing letters: Int) -> Bool {
    let distance = query.sound.distance(sounds[name])
    return distance <= limit(query.sound, sounds[name])
      && reaches(name, query, apart: distance, sharing: letters)
  }

  /// What the phones of words run together may weigh more or less than those of the words apart: two vowels.
  /// "spotty fi" has another one at its end than "spottyfi", and the same consonants.
  private static let joinedSlack = 16

  /// Whether a name may sound enough like words run together, of which only the counts of the words apart are known:
  /// one that has their consonants, but for one.
  @inline(__always)
  func mayBe(_ name: Int, soundingLikeJoined query: PhoneCounts) -> Bool {
    let counts = sounds[name]
    return query.consonantsApart(counts) <= 1 + query.doubled + counts.doubled
      && abs(query.plainWeight - counts.plainWeight)
        <= limit(query, counts) + Self.joinedSlack
        + PhoneDistance.one * (query.doubled + counts.doubled)
  }

  /// Whether a name that has a sound sounds enough like the phones of a query of which it shares so many letters.
  func isName(
    _ name: Int, soundingLike query: Query, _ heard: UnsafeBufferPointer<UInt8>,
    sharing letters: Int
  ) -> Bool {
    guard mayBe(name, soundingLike: query, sharing: letters) else { return false }
    let place = names[name].phones
    let limit = limit(query.sound, sounds[name])
    // SAFETY: the caller lends the phones for the call; a name's lie among those of all.
    let distance = unsafe phones.withUnsafeBufferPointer { phones in
      unsafe PhoneDistance.distance(
        heard, UnsafeBufferPointer(rebasing: phones[place]), limit: limit)
    }
    return distance <= limit && reaches(name, query, apart: distance, sharing: letters)
  }

  /// Whether a name at a distance that shares so many letters may reach the score.
  @inline(__always)
  private func reaches(
    _ name: Int, _ query: Query, apart distance: Int, sharing letters: Int
  ) -> Bool {
    let weight = max(query.sound.weight, sounds[name].weight, 1)
    return query.shape.most(
      by: names[name].shape, common: letters, sound: 1 - Float(distance) / Float(weight)) >= least
  }

  /// The largest distance at which a name still sounds enough like other phones.
  @inline(__always)
  private func limit(_ query: PhoneCounts, _ name: PhoneCounts) -> Int {
    Int(Float(max(query.weight, name.weight)) * distant)
  }

  /// The share of sound that may be another.
  private var distant: Float { 1 - sound + 1e-4 }
}
