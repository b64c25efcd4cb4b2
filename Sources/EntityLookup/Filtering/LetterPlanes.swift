// SPDX-License-Identifier: Apache-2.0

/// How many of each letter names have, and how many they must share with words to be near, 64 names at
/// once: a bit each.
struct LetterPlanes: Sendable {
  /// For each block of 64 names, each class of letters and each count up to `counted`, the names that
  /// have as many.
  private(set) var planes: [UInt64]
  /// For each nearness, each number of letters of the words and each block, in binary how many letters each name
  /// must share with them; more than there can be where there is no name.
  private(set) var needs: [UInt64]
  /// The letters of each name, blanks counted.
  private(set) var lengths: [UInt16]
  let blockCount: Int

  /// Classes of letters; letters of one class count as the same.
  static let classCount = 32
  /// Times that a letter is told in a name; more often counts as having as many as are asked for.
  static let counted = 3
  /// The words of the planes of a block.
  static let stride = classCount * counted
  /// Bits of a count of letters.
  static let bits = 6
  /// Letters that words have less than; names that must share as many are never near.
  static let maxLetters = 1 << bits - 1
  /// Blanks that are told.
  static let maxBlanks = NameWindow.maxWords - 1

  /// In what a name may be near words.
  enum Nearness {
    /// It is spelt like words with so many blanks between them.
    case spelt(blanks: Int)
    /// It sounds like one word, or like several.
    case heard(isOne: Bool)
    /// It sounds like several run together.
    case joined

    @inline(__always) var place: Int {
      switch self {
      case .spelt(let blanks): blanks
      case .heard(isOne: true): LetterPlanes.maxBlanks &+ 1
      case .heard(isOne: false): LetterPlanes.maxBlanks &+ 2
      case .joined: LetterPlanes.maxBlanks &+ 3
      }
    }

    static let all: [Self] =
      (0...LetterPlanes.maxBlanks).map { .spelt(blanks: $0) } + [
        .heard(isOne: true), .heard(isOne: false), .joined,
      ]
  }

  /// Planes of names without letters.
  init(names: Int) {
    blockCount = (names + 63) / 64
    planes = [UInt64](repeating: 0, count: blockCount * Self.stride)
    needs = [UInt64](
      repeating: .max,
      count: Nearness.all.count * Self.maxLetters * blockCount * Self.bits)
    lengths = [UInt16](repeating: 0, count: names)
  }

  /// Gives a name its letters.
  ///
  /// - Parameter least: How many letters words must share with it to be near, by the nearness and their letters; no
  ///   less for more of them than the number that is given last, which it was for one less.
  mutating func add(
    _ letters: Span<UInt8>, to name: Int, _ least: (Nearness, Int, Int) -> Int
  ) {
    let (block, bit) = (name / 64, UInt64(1) << UInt64(name % 64))
    var counts = InlineArray<32, Int>(repeating: 0)
    var own = 0
    for k in letters.indices where letters[k] != LetterCode.blank {
      let place = Self.letterClass(letters[k])
      if counts[place] < Self.counted {
        planes[block * Self.stride + place * Self.counted + counts[place]] |= bit
      }
      counts[place] += 1
      own += 1
    }
    lengths[name] = UInt16(letters.count)
    for nearness in Nearness.all {
      var need = 0
      for count in 1..<Self.maxLetters {
        need = least(nearness, count, need)
        if need > min(count, own, Self.maxLetters - 1) { continue }
        let at = place(of: nearness, letters: count, in: block)
        for k in 0..<Self.bits where need >> k & 1 == 0 { needs[at + k] &= ~bit }
      }
    }
  }

  /// Where it stands in `needs` how many letters words of so many must share with the names of a block.
  @inline(__always)
  func place(of nearness: Nearness, letters: Int, in block: Int) -> Int {
    ((nearness.place &* Self.maxLetters &+ letters) &* blockCount &+ block) &* Self.bits
  }

  /// The class of a letter: one for each of the basic alphabet, and a few for all others.
  @inline(__always)
  static func letterClass(_ letter: UInt8) -> Int {
    let latin = Int(letter) &- 0x61
    return 0..<26 ~= latin ? latin : 26 &+ Int(letter) % 6
  }
}
