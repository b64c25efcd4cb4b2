// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

/// Tells without a look-up that some words are near none of a few thousand names.
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

  /// For each block of 64 names, each class of letters and each count up to `counted`, the names that
  /// have as many, a bit each.
  let planes: [UInt64]
  /// For each block and each number of blanks up to `maxBlanks` that names and words share at most: the
  /// names that have as many blanks, and in binary how many letters each must share.
  let needs: [UInt64]
  /// The letters of each name, blanks counted.
  let lengths: [UInt16]
  let blockCount: Int
  /// Those in which a phone stands twice in a row, which costs next to nothing whatever it weighs; then the
  /// others, by rising weight.
  private let sounds: [Sound]
  private let doubledCount: Int
  private let phones: [UInt8]

  /// Classes of letters; letters of one class count as the same.
  static let classCount = 32
  /// Times that a letter is told in a name; more often counts as having as many as are asked for.
  static let counted = 3
  /// The words of the planes of a block.
  static let stride = classCount * counted
  /// Bits of a count of letters.
  static let bits = 6
  /// Blanks that are told.
  static let maxBlanks = NameWindow.maxWords - 1
  /// The words of what a block needs.
  static let needStride = (maxBlanks + 1) * (1 + bits)
  /// Most names; past them a look-up is no slower.
  static let maxNames = 16_384

  /// A filter for the names of an index; `nil` where there are too many, and where names that say values
  /// are found by them.
  ///
  /// - Complexity: O(*n*) for the letters and phones of all names; 20 bytes a name and its phones.
  ///
  /// - Parameters:
  ///   - index: The names.
  ///   - spelling: The share of right letters from which on a name is near.
  ///   - sound: Or the share of its sound.
  package init?(_ index: EntityIndex, spelling share: Float, sound: Float) {
    let gazetteer = index.gazetteer
    guard gazetteer.nameCount <= Self.maxNames, index.search.names == nil else { return nil }
    self.index = index
    spelling = share
    self.sound = sound
    blockCount = (gazetteer.nameCount + 63) / 64
    var planes = [UInt64](repeating: 0, count: blockCount * Self.stride)
    var needs = [UInt64](repeating: 0, count: blockCount * Self.needStride)
    var lengths: [UInt16] = []
    var sounds: [Sound] = []
    var phones: [UInt8] = []
    var scratch = EntityScratch()
    for name in 0..<UInt32(gazetteer.nameCount) {
      let (block, bit) = (Int(name) / 64, UInt64(1) << UInt64(name % 64))
      index.search.spell(name, &scratch)
      var counts = [Int](repeating: 0, count: Self.classCount)
      var blanks = 0
      for k in 0..<scratch.name.count {
        let letter = scratch.name[k]
        if letter == LetterCode.blank {
          blanks += 1
          continue
        }
        let place = Self.letterClass(letter)
        if counts[place] < Self.counted {
          planes[block * Self.stride + place * Self.counted + counts[place]] |= bit
        }
        counts[place] += 1
      }
      lengths.append(UInt16(scratch.name.count))
      for shared in 0...Self.maxBlanks {
        let at = block * Self.needStride + shared * (1 + Self.bits)
        if min(blanks, Self.maxBlanks) == shared { needs[at] |= bit }
        let least = Self.letters(share, of: scratch.name.count) - min(blanks, shared)
        // More than can be counted are never shared.
        for k in 0..<Self.bits where min(max(least, 0), 63) >> k & 1 == 1 {
          needs[at + 1 + k] |= bit
        }
      }
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
    self.planes = planes
    self.needs = needs
    self.lengths = lengths
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

  /// The letters that are right where a share of so many is.
  static func letters(_ share: Float, of count: Int) -> Int {
    Int((share * Float(count) - 0.01).rounded(.up))
  }

  /// The class of a letter: one for each of the basic alphabet, and a few for all others.
  @inline(__always)
  static func letterClass(_ letter: UInt8) -> Int {
    let latin = Int(letter) &- 0x61
    return 0..<26 ~= latin ? latin : 26 &+ Int(letter) % 6
  }
}
