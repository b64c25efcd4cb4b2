// SPDX-License-Identifier: Apache-2.0

/// How many phones of some kinds are in a sequence, in any order: what bounds how far two are apart.
package struct PhoneCounts: Equatable, Sendable {
  /// The phones of each class, 31 at most; in the first place all nasals.
  private var counts = SIMD8<UInt8>(repeating: 0)

  /// Counts phones.
  ///
  /// - Complexity: O(*n*) for *n* phones.
  package init(_ phones: Span<UInt8>) {
    for k in phones.indices {
      let place = Int(Self.classes[Int(phones[k] & 63)])
      if place == 0 { continue }
      if Self.nasals ~= place { counts[0] &+= 1 }
      counts[place] &+= 1
    }
    counts = pointwiseMin(counts, SIMD8(repeating: 31))
  }

  /// A distance that `PhoneDistance` is no less than, for sequences in which no phone stands twice in a
  /// row.
  ///
  /// A phone of one class that takes the place of one of another costs 7 at least, and makes two counts
  /// differ; one of no class costs half of that, and so does one that the other side lacks. Nasals and `l`
  /// are 13 from each other, and 7 from all else.
  @inline(__always)
  package func distance(_ other: PhoneCounts) -> Int {
    // SAFETY: eight bytes for eight bytes.
    let differences = unsafe unsafeBitCast(
      pointwiseMax(counts, other.counts) &- pointwiseMin(counts, other.counts), to: UInt64.self)
    // The sum of all bytes stands in the highest one: eight of 31 fit.
    let fine = Int(((differences & ~0xFF) &* 0x0101_0101_0101_0101) >> 56)
    let coarse = Int(differences & 0xFF) &+ Int(differences >> 56)
    return max(fine &* 7, coarse &* 13) / 2
  }

  private static let nasals = 5...6

  /// The class of each phone: 0 for those that cost little to miss or are near to phones of several.
  private static let classes: [64 of UInt8] = {
    var classes = [64 of UInt8](repeating: 0)
    let kinds = ["p b", "t d", "k g", "f v θ ð s z ʃ ʒ tʃ dʒ", "m", "n ŋ ɲ", "l"]
    for (index, symbols) in kinds.enumerated() {
      for symbol in symbols.split(separator: " ") {
        guard let phone = Phone.named(symbol) else { preconditionFailure("no phone '\(symbol)'") }
        classes[Int(phone)] = UInt8(index + 1)
      }
    }
    return classes
  }()
}
