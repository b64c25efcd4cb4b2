// SPDX-License-Identifier: Apache-2.0

/// What a sequence of phones is made of, which bounds how near another can sound.
///
/// Summaries of words are put together to that of a text without its phones being looked at again.
package struct PhoneCounts: Equatable, Sendable, BitwiseCopyable {
  /// The phones of each class; in the first place all nasals. A phone that doubles the one before it is left out, here
  /// and in `plainWeight`.
  private var counts = SIMD8<UInt8>()
  /// What the sequence weighs, as `PhoneDistance.weight(of:)` gives it.
  package private(set) var weight = 0
  /// What it weighs without phones that double the one before them.
  package private(set) var plainWeight = 0
  /// How many phones double the one before them.
  package private(set) var doubled = 0
  /// The number of phones.
  package private(set) var count = 0
  private var first = Phone.none
  private var last = Phone.none

  /// Counts no phones.
  package init() {}

  /// Counts phones.
  ///
  /// - Complexity: O(*n*) for *n* phones.
  package init(_ phones: Span<UInt8>) {
    let classes = Self.classes
    // What a phone costs that the other side lacks; read here since each access to it is a call.
    // SAFETY: 64 bytes that live as long as the process.
    let costs = unsafe PhoneDistance.costs
    for k in phones.indices {
      let phone = phones[k] & 63
      if k == 0 {
        first = phone
      } else if phone == last {
        doubled &+= 1
        weight &+= PhoneDistance.doubled
        continue
      }
      last = phone
      // SAFETY: the phone is below 64.
      let cost = unsafe Int(costs[Int(phone)])
      weight &+= cost
      plainWeight &+= cost
      let place = Int(classes[Int(phone)])
      if Self.nasals ~= place { counts[0] &+= 1 }
      if place > 0 { counts[place] &+= 1 }
    }
    count = phones.count
  }

  /// Puts the phones of another sequence behind; at most 255 of a class count.
  @inline(__always)
  package mutating func append(_ other: PhoneCounts) {
    if other.count == 0 { return }
    if count == 0 {
      self = other
      return
    }
    counts &+= other.counts
    weight &+= other.weight
    plainWeight &+= other.plainWeight
    doubled &+= other.doubled
    if last == other.first {
      // The other's first phone doubles the last.
      let cost = PhoneDistance.substitution(Phone.none, last)
      weight &-= cost &- PhoneDistance.doubled
      plainWeight &-= cost
      doubled &+= 1
      let place = Int(Self.classes[Int(last)])
      if Self.nasals ~= place { counts[0] &-= 1 }
      if place > 0 { counts[place] &-= 1 }
    }
    count &+= other.count
    last = other.last
  }

  /// A distance that `PhoneDistance` is no less than.
  ///
  /// A phone of one class that takes the place of one of another costs 7 at least, and makes two counts
  /// differ; one of no class costs half of that, and so does one that the other side lacks. Nasals and `l`
  /// are 13 from each other, and 7 from all else. To leave out a phone that doubles another makes two sequences
  /// at most one substitution more distant: its fellow is one that the other side has then and they lack.
  @inline(__always)
  package func distance(_ other: PhoneCounts) -> Int {
    let differences = differences(other)
    let fine = Self.fine(differences)
    let coarse = Int(differences & 0xFF) &+ Int(differences >> 56)
    let apart = max(max(fine &* 7, coarse &* 13) / 2, abs(plainWeight &- other.plainWeight))
    return max(0, apart &- PhoneDistance.one &* (doubled &+ other.doubled))
  }

  /// How many consonants one of two sequences has and the other lacks, those of a class taken for the same, and those
  /// aside that cost little to miss.
  @inline(__always)
  package func consonantsApart(_ other: PhoneCounts) -> Int { Self.fine(differences(other)) }

  /// How much the counts differ, a byte each.
  @inline(__always)
  private func differences(_ other: PhoneCounts) -> UInt64 {
    let (a, b) = (
      pointwiseMin(counts, SIMD8(repeating: 31)), pointwiseMin(other.counts, SIMD8(repeating: 31))
    )
    // SAFETY: eight bytes for eight bytes.
    return unsafe unsafeBitCast(pointwiseMax(a, b) &- pointwiseMin(a, b), to: UInt64.self)
  }

  /// The sum of the differences of single classes.
  @inline(__always)
  private static func fine(_ differences: UInt64) -> Int {
    // The sum of all bytes stands in the highest one: eight of 31 fit.
    Int(((differences & ~0xFF) &* 0x0101_0101_0101_0101) >> 56)
  }

  /// How alike the sequences can sound at most, 0 to 1.
  package func likeness(_ other: PhoneCounts) -> Float {
    let most = max(weight, other.weight)
    return most == 0 ? 0 : max(0, 1 - Float(distance(other)) / Float(most))
  }

  private static let nasals = 5...6

  /// The class of each phone: 0 for those that cost little to miss or are near to phones of several.
  private static let classes: [64 of UInt8] = {
    var classes = [64 of UInt8](repeating: 0)
    let kinds = ["p b", "t d", "k g", "f v θ ð s z ʃ ʒ tʃ dʒ", "m", "n ŋ ɲ", "l"]
    for (index, symbols) in kinds.enumerated() {
      for symbol in symbols.split(separator: " ") {
        guard let phone = Phone.named(String(symbol)) else {
          preconditionFailure("no phone '\(symbol)'")
        }
        classes[Int(phone)] = UInt8(index + 1)
      }
    }
    return classes
  }()
}
