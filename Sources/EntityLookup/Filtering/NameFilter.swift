// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// Tells without a look-up that some words are near none of a few hundred names.
///
/// Letters: two spellings are at least as many edits apart as the longer one has letters that the other
/// has not, in whatever order (the bag distance). Letters that a name shares with the words are counted
/// for 64 names at once, a bit each; only names that share enough have their spelling compared. Sounds:
/// phones cost at least the difference of what both sides weigh, so that few names are compared.
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

  /// A name by its sound.
  struct Sound {
    var name: UInt32
    var counts: PhoneCounts
    /// Where its phones stand.
    var phones: Range<Int>
  }

  let letters: LetterPlanes
  /// The letters of all names, blanks between words, and where each one's stand.
  private let spellings: [UInt8]
  private let places: [Range<Int>]
  /// Those in which a phone stands twice in a row, which costs next to nothing whatever it weighs; then the
  /// others, by rising weight without such phones.
  private let sounds: [Sound]
  private let doubledCount: Int
  /// The place of each name among them; −1 where it has no sound.
  private let soundPlaces: [Int]
  private let phones: [UInt8]

  /// Most names. What a filter does grows with them and a look-up does not: at some 350 both cost the same,
  /// 52,000 instructions an utterance of eight words.
  static let maxNames = 256

  /// Whether there may be a filter for the names of an index: where there are too many a look-up is no
  /// slower, and names that say values are found by them.
  package static func takes(_ index: EntityIndex) -> Bool {
    index.gazetteer.nameCount <= maxNames && index.search.names == nil
  }

  /// A filter for the names of an index that it takes.
  ///
  /// - Complexity: O(*n*) for the letters and phones of all names; 70 bytes a name and its phones.
  ///
  /// - Parameters:
  ///   - index: The names.
  ///   - share: The share of right letters from which on a name is near.
  ///   - sound: Or the share of its sound.
  package init(_ index: EntityIndex, spelling share: Float, sound: Float) {
    precondition(Self.takes(index), "names that a filter does not take")
    let gazetteer = index.gazetteer
    self.index = index
    spelling = share
    self.sound = sound
    var letters = LetterPlanes(names: gazetteer.nameCount, share: share)
    var sounds: [Sound] = []
    var phones: [UInt8] = []
    var spellings: [UInt8] = []
    var places: [Range<Int>] = []
    var scratch = EntityScratch()
    for name in 0..<UInt32(gazetteer.nameCount) {
      index.search.spell(name, &scratch)
      letters.add(scratch.name.span, to: Int(name))
      places.append(spellings.count..<spellings.count + scratch.name.count)
      for k in 0..<scratch.name.count { spellings.append(scratch.name[k]) }
      index.search.hearName(name, &scratch)
      let first = phones.count
      for k in 0..<scratch.namePhones.count { phones.append(scratch.namePhones[k]) }
      guard first < phones.count else { continue }
      sounds.append(
        Sound(
          name: name, counts: PhoneCounts(scratch.namePhones.span), phones: first..<phones.count))
    }
    self.letters = letters
    self.spellings = spellings
    self.places = places
    let doubled = sounds.filter { $0.counts.doubled > 0 }
    let others = sounds.filter { $0.counts.doubled == 0 }
    let ordered =
      doubled
      + others.sorted { ($0.counts.plainWeight, $0.name) < ($1.counts.plainWeight, $1.name) }
    var soundPlaces = [Int](repeating: -1, count: gazetteer.nameCount)
    for (place, sound) in ordered.enumerated() { soundPlaces[Int(sound.name)] = place }
    self.sounds = ordered
    self.soundPlaces = soundPlaces
    doubledCount = doubled.count
    self.phones = phones
  }

  /// The share of letters that are right where others are taken for a name.
  func rightLetters(_ pattern: borrowing LetterMasks, _ name: Int) -> Float {
    let place = places[name]
    let edits = pattern.distance(count: place.count, limit: 254) {
      spellings[place.lowerBound &+ $0]
    }
    return 1 - Float(edits) / Float(max(1, max(pattern.count, place.count)))
  }

  /// Whether some name may sound enough like phones of which only the counts are known.
  ///
  /// - Complexity: O(log *n* + *m*) for *m* of *n* names that weigh as much but for the share that may
  ///   differ.
  func mayHaveName(soundingLike query: PhoneCounts) -> Bool {
    firstName(like: query, from: 0) != nil
  }

  /// What the phones of words run together may weigh more or less than those of the words apart: two vowels.
  /// "spotty fi" has another one at its end than "spottyfi", and the same consonants.
  private static let joinedSlack = 16

  /// Whether a name may sound enough like words run together, of which only the counts of the words apart are known:
  /// one that has their consonants, but for one.
  @inline(__always)
  func mayBe(_ name: Int, soundingLikeJoined query: PhoneCounts) -> Bool {
    let place = soundPlaces[name]
    guard place >= 0 else { return false }
    let counts = sounds[place].counts
    return query.consonantsApart(counts) <= 1 + query.doubled + counts.doubled
      && abs(query.plainWeight - counts.plainWeight)
        <= limit(query, counts) + Self.joinedSlack
        + PhoneDistance.one * (query.doubled + counts.doubled)
  }

  /// Whether a name that has a sound sounds enough like other phones.
  func isName(
    _ name: Int, soundingLike query: UnsafeBufferPointer<UInt8>, _ counts: PhoneCounts
  ) -> Bool {
    // SAFETY: the caller lends the phones for the call.
    unsafe isNear(sounds[soundPlaces[name]], query, counts)
  }

  /// Whether some name may sound enough like other phones.
  ///
  /// - Complexity: As `mayHaveName(soundingLike:)`, and a distance for each name that the counts do not tell of.
  func hasName(
    soundingLike query: UnsafeBufferPointer<UInt8>, _ counts: PhoneCounts
  ) -> Bool {
    var from = 0
    while let place = firstName(like: counts, from: from) {
      // SAFETY: the caller lends the phones for the call.
      if unsafe isNear(sounds[place], query, counts) { return true }
      from = place + 1
    }
    return false
  }

  private func isNear(
    _ name: Sound, _ query: UnsafeBufferPointer<UInt8>, _ counts: PhoneCounts
  ) -> Bool {
    let limit = limit(counts, name.counts)
    if counts.distance(name.counts) > limit { return false }
    // SAFETY: the caller lends the phones for the call; a name's lie among those of all.
    return unsafe phones.withUnsafeBufferPointer { phones in
      unsafe PhoneDistance.distance(
        query, UnsafeBufferPointer(rebasing: phones[name.phones]), limit: limit)
    } <= limit
  }

  /// The largest distance at which a name still sounds enough like other phones.
  @inline(__always)
  private func limit(_ query: PhoneCounts, _ name: PhoneCounts) -> Int {
    Int(Float(max(query.weight, name.weight)) * distant)
  }

  /// The share of sound that may be another.
  private var distant: Float { 1 - sound + 1e-4 }

  /// The first name from a place on that the counts do not tell to be too distant.
  @inline(__always)
  private func firstName(like query: PhoneCounts, from place: Int) -> Int? {
    var place = place
    while place < doubledCount {
      let name = sounds[place].counts
      if query.distance(name) <= limit(query, name) { return place }
      place += 1
    }
    // Each phone of the query that stands twice may make it one substitution nearer.
    let nearer = PhoneDistance.one * query.doubled
    let least = query.plainWeight - nearer - Int(Float(query.weight) * distant)
    var upper = sounds.count
    while place < upper {
      let middle = (place + upper) / 2
      if sounds[middle].counts.plainWeight < least { place = middle + 1 } else { upper = middle }
    }
    while place < sounds.count {
      let name = sounds[place].counts
      let limit = limit(query, name)
      // The weights of those behind rise faster than what may differ.
      if name.plainWeight - query.plainWeight > limit + nearer { return nil }
      if query.distance(name) <= limit { return place }
      place += 1
    }
    return nil
  }
}
