// SPDX-License-Identifier: Apache-2.0

import CKernels
import MatchIndex
import Phonetics

/// What names are made of, a bit a trait: letters, pairs of letters and pairs of consonants. The names that share most
/// with a query are found among all of them without a look at their words.
///
/// The bits are stored trait by trait, so that those of 256 names are counted at once. Made at its first use, which takes
/// a third of a microsecond and 37 bytes a name.
///
/// - SeeAlso: Faloutsos, Christodoulakis, "Signature files: an access method for documents and its analytical
///   performance evaluation", 1984; Goodwin et al., "BitFunnel: revisiting signatures for search", 2017.
final class NameSignatures: Sendable {
  private let made = LazyReference<Names>()

  /// The names of a search by their traits.
  func names(of search: EntitySearch, _ s: inout EntityScratch) -> Names {
    made.get { Names(search, &s) }
  }

  /// The names of an index by their traits.
  final class Names: Sendable {
    /// For each trait `stride` words, a bit a name.
    private let bits: [UInt64]
    private let stride: Int
    /// How many traits each name has, rising, and the name.
    private let sizes: [UInt8]
    private let names: [UInt32]

    init(_ search: EntitySearch, _ s: inout EntityScratch) {
      let count = search.gazetteer.nameCount
      let traits = (0..<UInt32(truncatingIfNeeded: count)).map { name in
        search.spell(name, &s)
        search.hearName(name, &s)
        return NameTraits(letters: s.name.span, phones: s.namePhones.span)
      }
      // Where the names of each size begin, in their order.
      var places = [Int](repeating: 0, count: Int(UInt8.max) + 2)
      for name in traits { places[Int(name.size) + 1] += 1 }
      for size in 1..<places.count { places[size] += places[size - 1] }
      let block = Int(SIGNATURES_BLOCK)
      let stride = (count + block - 1) / block * Int(SIGNATURES_WORDS)
      var bits = [UInt64](repeating: 0, count: NameTraits.classes * stride)
      var sizes = [UInt8](repeating: 0, count: count)
      var names = [UInt32](repeating: 0, count: count)
      for (number, name) in traits.enumerated() {
        let place = places[Int(name.size)]
        places[Int(name.size)] += 1
        sizes[place] = name.size
        names[place] = UInt32(truncatingIfNeeded: number)
        name.forEach { bits[$0 * stride + place / 64] |= 1 << UInt64(place % 64) }
      }
      (self.bits, self.stride) = (bits, stride)
      (self.sizes, self.names) = (sizes, names)
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

/// The traits of a name or a query.
struct NameTraits: BitwiseCopyable {
  /// How many there are: one of each class of letters, and of pairs as many as keep most of them apart.
  static let classes = 256
  private static let letterPairs = 32..<160
  private static let consonantPairs = 160..<classes

  private var bits = InlineArray<4, UInt64>(repeating: 0)

  /// The number of traits, at most 255.
  var size: UInt8 {
    UInt8(truncatingIfNeeded: min((0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount }, 255))
  }

  /// The traits of some letters and phones; blanks between words do not count.
  init(letters: Span<UInt8>, phones: Span<UInt8>) {
    var last: UInt8 = 0
    for k in letters.indices where letters[k] != LetterCode.blank {
      insert(LetterPlanes.letterClass(letters[k]))
      if last != 0 { insert(Self.place(last, letters[k], in: Self.letterPairs)) }
      last = letters[k]
    }
    last = 0
    for k in phones.indices {
      let group = SoundKey.group(of: phones[k])
      if group == 0 || group == last { continue }
      if last != 0 { insert(Self.place(last, group, in: Self.consonantPairs)) }
      last = group
    }
  }

  private static func place(_ first: UInt8, _ second: UInt8, in places: Range<Int>) -> Int {
    let hash = UInt64((UInt32(first) << 8 | UInt32(second)) &* 0x9E37_79B1)
    return places.lowerBound + Int((hash &* UInt64(places.count)) &>> 32)
  }

  private mutating func insert(_ place: Int) { bits[place / 64] |= 1 << UInt64(place % 64) }

  /// Whether it has a trait.
  func contains(_ place: Int) -> Bool { bits[place / 64] >> UInt64(place % 64) & 1 == 1 }

  /// Calls a closure with each trait, in rising order.
  func forEach(_ body: (Int) -> Void) {
    for word in 0..<4 {
      var left = bits[word]
      while left != 0 {
        body(64 * word + left.trailingZeroBitCount)
        left &= left - 1
      }
    }
  }
}
