// SPDX-License-Identifier: Apache-2.0

/// The place of a word in the line of a subject, in four bits.
///
/// The first six places are told, and those behind in steps that grow with them, as what a place counts
/// for is 1 : (1 + place / 5): it is off by about a tenth at most, but for the few words past the 55th.
enum SubjectRank {
  /// The bits of a code.
  static let bits: UInt32 = 4
  private static let places: InlineArray<16, UInt8> = [
    0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 31, 39, 50,
  ]

  /// The code of the nearest place that there is one for.
  static func code(of place: Int) -> UInt32 {
    var code = 15
    while code > 0, abs(Int(places[code - 1]) - place) <= abs(Int(places[code]) - place) {
      code -= 1
    }
    return UInt32(code)
  }

  /// The place of the code that a value ends with.
  @inline(__always) static func place(_ value: UInt32) -> Int {
    Int(places[Int(value & 15)])
  }
}
