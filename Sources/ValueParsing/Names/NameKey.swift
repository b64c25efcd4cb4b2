// SPDX-License-Identifier: Apache-2.0

/// The key of a name while it is read: a hash of its words and of what its values come to.
///
/// Whole numbers are the digits they are said in, and those that follow each other are one: "seven four
/// seven", "seven forty seven" and "747" have one key. Beside a single value words may stand in any
/// order; of several, all order counts, so that "room 5 floor 3" is not "room 3 floor 5".
struct NameKey {
  /// What one of the values comes to, shortened, in order; the type's symbol is the low three bits.
  private(set) var values: [UInt32] = []
  private var sum: UInt64 = 0
  private var ordered: UInt64 = 0
  private var digits = WordHash()
  /// The position behind the digits that were taken last; -1 where something else was.
  private var digitsEnd = -1

  /// Takes a word in.
  mutating func append(word hash: UInt64) {
    close()
    take(Self.mixed(hash))
  }

  /// Takes a value in.
  mutating func append(value hash: UInt64, symbol: UInt8) {
    close()
    takeValue(hash, symbol)
  }

  /// Takes the digits of a whole number in, which the run of atoms says.
  mutating func append(digits text: [UInt8], of run: Range<Int>, follows: Bool) {
    if !follows || digitsEnd != run.lowerBound { close() }
    for digit in text { digits.add(digit) }
    digitsEnd = run.upperBound
  }

  /// The key of all that was taken in.
  var key: UInt64 {
    // A value by itself is its own sum.
    Self.mixed(values.count == 1 ? sum : ordered)
  }

  /// Ends a number whose digits might have gone on.
  mutating func close() {
    guard digitsEnd >= 0 else { return }
    takeValue(digits.value, Symbol.number)
    digits = WordHash()
    digitsEnd = -1
  }

  private mutating func takeValue(_ hash: UInt64, _ symbol: UInt8) {
    let hash = Self.mixed(hash ^ UInt64(symbol) << 56)
    values.append(UInt32(truncatingIfNeeded: hash >> 32) & ~7 | UInt32(symbol))
    take(hash)
  }

  private mutating func take(_ hash: UInt64) {
    sum &+= hash
    ordered = Self.mixed(ordered ^ hash)
  }

  /// Spreads the bits of a hash.
  static func mixed(_ hash: UInt64) -> UInt64 {
    var bits = hash &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
