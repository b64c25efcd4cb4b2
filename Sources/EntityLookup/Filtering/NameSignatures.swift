// SPDX-License-Identifier: Apache-2.0

import CKernels
import MatchIndex
import Phonetics

/// What names are made of, a bit a trait: letters, pairs of letters and pairs of consonants. The names that share most
/// with a query are found among all of them without a look at their words.
///
/// The bits are stored trait by trait, so that those of 256 names are counted at once. Made at its first use, which takes
/// an eighth of a microsecond and 37 bytes a name.
///
/// - SeeAlso: Faloutsos, Christodoulakis, "Signature files: an access method for documents and its analytical
///   performance evaluation", 1984; Goodwin et al., "BitFunnel: revisiting signatures for search", 2017.
final class NameSignatures: Sendable {
  private let made = LazyReference<Names>()

  /// The names of a gazetteer by their traits.
  func names(of gazetteer: Gazetteer) -> Names { made.get { Names(gazetteer) } }

  /// The names of a gazetteer by their traits.
  final class Names: Sendable {
    /// For each trait `stride` words, a bit a name.
    private let bits: [UInt64]
    private let stride: Int
    /// How many traits each name has, rising, and the name.
    private let sizes: [UInt8]
    private let names: [UInt32]

    init(_ gazetteer: Gazetteer) {
      let count = gazetteer.nameCount
      let traits = Self.traits(gazetteer)
      // Where the names of each size begin, in their order.
      var places = [Int](repeating: 0, count: Int(UInt8.max) + 2)
      for name in traits { places[Int(name.size) + 1] += 1 }
      for size in 1..<places.count { places[size] += places[size - 1] }
      var names = [UInt32](repeating: 0, count: count)
      for (number, name) in traits.enumerated() {
        names[places[Int(name.size)]] = UInt32(truncatingIfNeeded: number)
        places[Int(name.size)] += 1
      }
      let block = Int(SIGNATURES_BLOCK)
      stride = (count + block - 1) / block * Int(SIGNATURES_WORDS)
      var bits = [UInt64](repeating: 0, count: NameTraits.classes * stride)
      for column in 0..<(count + 63) / 64 {
        let group = names[64 * column..<min(64 * column + 64, count)]
        for word in 0..<NameTraits.words {
          var square = BitSquare()
          for (row, name) in group.enumerated() { square[row] = traits[Int(name)][word] }
          square.transpose()
          for row in 0..<64 { bits[(64 * word + row) * stride + column] = square[row] }
        }
      }
      self.bits = bits
      self.names = names
      sizes = names.map { traits[Int($0)].size }
    }

    /// The traits of all names, put together from those of their words.
    private static func traits(_ gazetteer: Gazetteer) -> [NameTraits] {
      var (letters, phones): ([UInt8], [UInt8]) = ([], [])
      // A damaged gazetteer may claim more than it has.
      let count = min(gazetteer.wordCount, gazetteer.records.count / Gazetteer.recordWords)
      let words = (0..<UInt32(truncatingIfNeeded: count)).map { word in
        let record = gazetteer.record(word)
        letters.removeAll(keepingCapacity: true)
        phones.removeAll(keepingCapacity: true)
        for k in 0..<min(record.letterCount, LetterCode.maxLetters) {
          letters.append(gazetteer.letter(record, at: k))
        }
        for k in 0..<min(record.phoneCount, WordSounds.maxPhones) {
          phones.append(gazetteer.phones.byte(at: record.phones &+ k))
        }
        return NameTraits(letters: letters.span, phones: phones.span)
      }
      return (0..<UInt32(truncatingIfNeeded: gazetteer.nameCount)).map { name in
        var traits = NameTraits()
        let range = gazetteer.wordRange(name)
        for place in range.lower..<range.upper {
          let word = Int(gazetteer.nameWords[place])
          if word < words.count { traits.append(words[word]) }
        }
        return traits
      }
    }

    /// Calls a closure with each of the names that share most traits with a query, and twice their number as a share of
    /// the traits of both (the coefficient of Dice), of 255.
    ///
    /// - Parameters:
    ///   - traits: The query's; those past the first 127 do not count.
    ///   - least: The least share, of 255.
    ///   - most: How many names there may be, at most 64.
    /// - Complexity: O(*n* · *t*) for *n* names and *t* traits, 256 names at once; names whose number of traits is far from
    ///   the query's are skipped.
    func forEachName(
      nearestTo traits: NameTraits, least: UInt8, most: Int, _ s: inout EntityScratch,
      _ body: (_ name: UInt32, _ share: UInt8, inout EntityScratch) -> Void
    ) {
      var own = InlineArray<127, UInt16>(repeating: 0)
      var count = 0
      traits.forEach {
        guard count < own.count else { return }
        own[count] = UInt16(truncatingIfNeeded: $0)
        count += 1
      }
      s.nearest.removeAll()
      // SAFETY: each trait has `stride` words, and there are as many traits as can be asked for; the buffer has the room
      // that is needed.
      let found = unsafe bits.withUnsafeBufferPointer { bits in
        unsafe sizes.withUnsafeBufferPointer { sizes in
          unsafe own.span.withUnsafeBufferPointer { own in
            unsafe s.nearest.withRoom { room in
              guard let bits = bits.baseAddress, let sizes = sizes.baseAddress,
                let own = own.baseAddress, let room = room.baseAddress
              else { return 0 }
              let names = unsafe signatures_names(
                bits: bits, stride: stride, sizes: sizes, count: self.sizes.count)
              return unsafe signatures_find(names, own, count, UInt32(least), most, room)
            }
          }
        }
      }
      s.nearest.grow(by: found)
      for k in 0..<found {
        let near = s.nearest[k]
        body(names[Int(near.name)], UInt8(truncatingIfNeeded: near.share), &s)
      }
    }
  }
}

/// The traits of a name or a query, or of some words of either.
struct NameTraits: BitwiseCopyable {
  /// How many there are: one of each class of letters, and of pairs as many as keep most of them apart.
  static let classes = 64 * words
  static let words = 4
  private static let letterPairs = 32..<160
  private static let consonantPairs = 160..<classes

  private var bits = InlineArray<4, UInt64>(repeating: 0)
  /// The first letter and the last, and likewise of the classes of consonants; 0 without any.
  private var letters: (first: UInt8, last: UInt8) = (0, 0)
  private var consonants: (first: UInt8, last: UInt8) = (0, 0)

  /// The number of traits, at most 255.
  var size: UInt8 {
    UInt8(truncatingIfNeeded: min((0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount }, 255))
  }

  /// The traits of no words.
  init() {}

  /// The traits of letters without blanks, and of phones.
  init(letters: Span<UInt8>, phones: Span<UInt8>) {
    for k in letters.indices {
      insert(LetterPlanes.letterClass(letters[k]))
      spell(letters[k])
    }
    for k in phones.indices { hear(SoundKey.group(of: phones[k])) }
  }

  /// Adds the words that come next: all of theirs, and the pairs of what these end with and those begin with.
  mutating func append(_ next: NameTraits) {
    for word in 0..<Self.words { bits[word] |= next.bits[word] }
    if next.letters.first != 0 {
      spell(next.letters.first)
      letters.last = next.letters.last
    }
    if next.consonants.first != 0 {
      hear(next.consonants.first)
      consonants.last = next.consonants.last
    }
  }

  private mutating func spell(_ letter: UInt8) {
    if letters.last == 0 {
      letters.first = letter
    } else {
      insert(Self.place(letters.last, letter, in: Self.letterPairs))
    }
    letters.last = letter
  }

  /// Adds a class of consonants, unless it is none or the last one.
  private mutating func hear(_ group: UInt8) {
    if group == 0 || group == consonants.last { return }
    if consonants.last == 0 {
      consonants.first = group
    } else {
      insert(Self.place(consonants.last, group, in: Self.consonantPairs))
    }
    consonants.last = group
  }

  private static func place(_ first: UInt8, _ second: UInt8, in places: Range<Int>) -> Int {
    let hash = UInt64((UInt32(first) << 8 | UInt32(second)) &* 0x9E37_79B1)
    return places.lowerBound + Int((hash &* UInt64(places.count)) &>> 32)
  }

  private mutating func insert(_ place: Int) { bits[place / 64] |= 1 << UInt64(place % 64) }

  /// Sixty-four traits, a bit each.
  subscript(word: Int) -> UInt64 { bits[word] }

  /// Calls a closure with each trait, in rising order.
  func forEach(_ body: (Int) -> Void) {
    for word in 0..<Self.words {
      var left = bits[word]
      while left != 0 {
        body(64 * word + left.trailingZeroBitCount)
        left &= left - 1
      }
    }
  }
}

/// Sixty-four rows of as many bits.
private struct BitSquare {
  private var rows = InlineArray<64, UInt64>(repeating: 0)

  subscript(row: Int) -> UInt64 {
    get { rows[row] }
    set { rows[row] = newValue }
  }

  /// Makes rows of what stands in columns: halves are exchanged, then their halves.
  ///
  /// - SeeAlso: Warren, "Hacker's Delight", 2013, section 7-3.
  mutating func transpose() {
    var width = 32
    var mask: UInt64 = 0xFFFF_FFFF
    while width > 0 {
      var row = 0
      while row < 64 {
        let other = (rows[row] >> UInt64(width) ^ rows[row + width]) & mask
        rows[row] ^= other << UInt64(width)
        rows[row + width] ^= other
        row = (row + width + 1) & ~width
      }
      width /= 2
      mask ^= mask << UInt64(width)
    }
  }
}
