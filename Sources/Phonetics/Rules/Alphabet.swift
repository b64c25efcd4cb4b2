// SPDX-License-Identifier: Apache-2.0

/// The folded letters of a script that rules are written for.
///
/// Letters are counted from 1 in the order of their scalars, so that no table is needed to find a
/// letter's number; 0 is the end of a word. At most 127 letters.
enum Alphabet: Int, CaseIterable, Sendable {
  case latin, cyrillic, greek, kana

  /// Which alphabet a scalar belongs to and its number there, or `nil`.
  @inline(__always) static func place(of scalar: UInt32) -> (alphabet: Alphabet, number: UInt8)? {
    switch scalar {
    case 0x61...0x7A: (.latin, UInt8(truncatingIfNeeded: scalar &- 0x60))
    case 0x30...0x39: (.latin, UInt8(truncatingIfNeeded: scalar &- 0x30 &+ 27))
    case 0x3B1...0x3C9: (.greek, UInt8(truncatingIfNeeded: scalar &- 0x3B0))
    case 0x430...0x45F: (.cyrillic, UInt8(truncatingIfNeeded: scalar &- 0x42F))
    case 0x490...0x491: (.cyrillic, 49)
    case 0x3041...0x3096: (.kana, UInt8(truncatingIfNeeded: scalar &- 0x3040))
    case 0x30A1...0x30F6: (.kana, UInt8(truncatingIfNeeded: scalar &- 0x30A0))
    case 0x30FC: (.kana, 87)
    default: nil
    }
  }

  /// Whether rules may name a letter.
  func contains(_ letter: UInt32) -> Bool { Self.place(of: letter)?.alphabet == self }

  /// The number of a letter of this alphabet; 0 for the word's end and letters of others.
  func number(_ letter: UInt32) -> UInt8 {
    guard let place = Self.place(of: letter), place.alphabet == self else { return 0 }
    return place.number
  }

  /// The highest number of a letter.
  var letterCount: Int {
    switch self {
    case .latin: 36
    case .greek: 25
    case .cyrillic: 49
    case .kana: 87
    }
  }

  /// What `V` stands for.
  var vowels: [UInt32] {
    switch self {
    case .latin: "aeiouy".unicodeScalars.map(\.value)
    case .cyrillic: "аеиоуыэюяіїє".unicodeScalars.map(\.value)
    case .greek: "αεηιουω".unicodeScalars.map(\.value)
    case .kana: "あいうえお".unicodeScalars.map(\.value)
    }
  }

  /// What `C` stands for.
  var consonants: [UInt32] {
    switch self {
    case .latin: "bcdfghjklmnpqrstvwxz".unicodeScalars.map(\.value)
    case .cyrillic: "бвгджзйклмнпрстфхцчшщґђјљњћўџ".unicodeScalars.map(\.value)
    case .greek: "βγδζθκλμνξπρσςτφχψ".unicodeScalars.map(\.value)
    case .kana: (0x304B...0x3093 as ClosedRange<UInt32>).map { $0 }
    }
  }
}
