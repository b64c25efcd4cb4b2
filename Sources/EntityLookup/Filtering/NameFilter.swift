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
/// Nothing that a look-up finds by these shares is left out.
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
    var weight: Int
    var name: UInt32
    var consonants: PhoneCounts
    /// Where its phones stand.
    var phones: Range<Int>
  }

  let letters: LetterPlanes
  /// Those in which a phone stands twice in a row, which costs next to nothing whatever it weighs; then the
  /// others, by rising weight.
  private let sounds: [Sound]
  private let doubledCount: Int
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
  /// - Complexity: O(*n*) for the letters and phones of all names; 60 bytes a name and its phones.
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
    var scratch = EntityScratch()
    for name in 0..<UInt32(gazetteer.nameCount) {
      index.search.spell(name, &scratch)
      letters.add(scratch.name.span, to: Int(name))
      index.search.hearName(name, &scratch)
      let first = phones.count
      for k in 0..<scratch.namePhones.count { phones.append(scratch.namePhones[k]) }
      guard first < phones.count else { continue }
      // SAFETY: the phones are read inside the closure only.
      let weight = unsafe phones[first...].withUnsafeBufferPointer {
        unsafe PhoneDistance.weight(of: $0)
      }
      sounds.append(
        Sound(
          weight: weight, name: name, consonants: PhoneCounts(scratch.namePhones.span),
          phones: first..<phones.count))
    }
    self.letters = letters
    let doubled = sounds.filter { Self.hasDouble(phones[$0.phones]) }
    let others = sounds.filter { !Self.hasDouble(phones[$0.phones]) }
    self.sounds = doubled + others.sorted { ($0.weight, $0.name) < ($1.weight, $1.name) }
    doubledCount = doubled.count
    self.phones = phones
  }

  private static func hasDouble(_ phones: some RandomAccessCollection<UInt8>) -> Bool {
    zip(phones, phones.dropFirst()).contains { $0 == $1 }
  }

  /// Whether some name may sound enough like other phones.
  ///
  /// - Complexity: O(log *n* + *m*) for *m* of *n* names that weigh as much but for the share that may
  ///   differ.
  func hasName(soundingLike query: UnsafeBufferPointer<UInt8>) -> Bool {
    // SAFETY: the caller lends the phones for the call.
    let weight = unsafe PhoneDistance.weight(of: query)
    let distant = 1 - sound + 1e-4
    var isDouble = false
    // SAFETY: as above.
    for k in 0..<max(0, query.count - 1) where unsafe query[k] == query[k + 1] { isDouble = true }
    let consonants = PhoneCounts(unsafe query.span)
    let least = isDouble ? 0 : Int(Float(weight) * (1 - distant))
    var lower = doubledCount
    var upper = sounds.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if sounds[middle].weight < least { lower = middle + 1 } else { upper = middle }
    }
    // SAFETY: as above; a name's phones lie among those of all.
    return unsafe phones.withUnsafeBufferPointer { phones in
      func isAlike(_ name: Sound, _ limit: Int) -> Bool {
        unsafe PhoneDistance.distance(
          query, UnsafeBufferPointer(rebasing: phones[name.phones]), limit: limit) <= limit
      }
      func limit(_ name: Sound) -> Int { Int(Float(max(weight, name.weight)) * distant) }
      for k in 0..<doubledCount where isAlike(sounds[k], limit(sounds[k])) { return true }
      for k in lower..<sounds.count {
        let limit = limit(sounds[k])
        if !isDouble, sounds[k].weight - weight > limit { return false }
        if !isDouble, consonants.distance(sounds[k].consonants) > limit { continue }
        if isAlike(sounds[k], limit) { return true }
      }
      return false
    }
  }
}
