// SPDX-License-Identifier: Apache-2.0

/// How many of each letter names have, and how many they must share with words to be near, 64 names at
/// once: a bit each.
struct LetterPlanes: Sendable {
  /// For each block of 64 names, each class of letters and each count up to `counted`, the names that
  /// have as many.
  private(set) var planes: [UInt64]
  /// For each block and each number of blanks up to `maxBlanks` that names and words share at most: the
  /// names that have as many blanks, and in binary how many letters each must share.
  private(set) var needs: [UInt64]
  /// For each block, in binary how many letters words must share with each name to sound like it: half of its own;
  /// more than there can be where there is no name.
  private(set) var halves: [UInt64]
  /// The letters of each name, blanks counted.
  private(set) var lengths: [UInt16]
  let blockCount: Int
  /// The share of letters that names and words must have in common.
  private let share: Float

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

  /// Planes of names without letters.
  init(names: Int, share: Float) {
    blockCount = (names + 63) / 64
    planes = [UInt64](repeating: 0, count: blockCount * Self.stride)
    needs = [UInt64](repeating: 0, count: blockCount * Self.needStride)
    halves = [UInt64](repeating: .max, count: blockCount * Self.bits)
    lengths = [UInt16](repeating: 0, count: names)
    self.share = share
  }

  /// Gives a name its letters.
  mutating func add(_ letters: Span<UInt8>, to name: Int) {
    let (block, bit) = (name / 64, UInt64(1) << UInt64(name % 64))
    var counts = InlineArray<32, Int>(repeating: 0)
    var blanks = 0
    for k in letters.indices {
      if letters[k] == LetterCode.blank {
        blanks += 1
        continue
      }
      let place = Self.letterClass(letters[k])
      if counts[place] < Self.counted {
        planes[block * Self.stride + place * Self.counted + counts[place]] |= bit
      }
      counts[place] += 1
    }
    lengths[name] = UInt16(letters.count)
    let half = min((letters.count - blanks + 1) / 2, 1 << Self.bits - 1)
    for k in 0..<Self.bits where half >> k & 1 == 0 { halves[block * Self.bits + k] &= ~bit }
    for shared in 0...Self.maxBlanks {
      let at = block * Self.needStride + shared * (1 + Self.bits)
      if min(blanks, Self.maxBlanks) == shared { needs[at] |= bit }
      // More than can be counted are never shared.
      let least = min(max(least(of: letters.count) - min(blanks, shared), 0), 1 << Self.bits - 1)
      for k in 0..<Self.bits where least >> k & 1 == 1 { needs[at + 1 + k] |= bit }
    }
  }

  /// The letters that must be shared of so many.
  func least(of count: Int) -> Int { Int((share * Float(count) - 0.01).rounded(.up)) }

  /// The names of a block that have as many blanks as they share at most with words of some blanks.
  @inline(__always)
  func names(sharing shared: Int, of blanks: Int, in block: Int) -> UInt64 {
    let row = block &* Self.needStride
    var names = needs[row &+ shared &* (1 &+ Self.bits)]
    // Names of more blanks share as many as the words have.
    if shared == blanks {
      for more in Swift.stride(from: shared + 1, through: Self.maxBlanks, by: 1) {
        names |= needs[row &+ more &* (1 &+ Self.bits)]
      }
    }
    return names
  }

  /// The class of a letter: one for each of the basic alphabet, and a few for all others.
  @inline(__always)
  static func letterClass(_ letter: UInt8) -> Int {
    let latin = Int(letter) &- 0x61
    return 0..<26 ~= latin ? latin : 26 &+ Int(letter) % 6
  }
}
