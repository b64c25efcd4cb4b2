// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// A set of entities: a bit each, in blocks that copies share until one is changed.
///
/// A copy costs nothing, and adding to it copies one block, 1 KB. Blocks without members take no room:
/// entities are best numbered without gaps, and may be numbered as one likes.
struct EntitySet: Sendable {
  private var blocks: [[UInt64]] = []
  /// The number of members.
  private(set) var count = 0

  /// 8,192 entities a block.
  private static let blockShift: UInt32 = 13
  private static let wordsPerBlock = 1 << (Int(blockShift) - 6)

  /// Whether there are no members.
  @inline(__always) var isEmpty: Bool { count == 0 }

  /// Where an entity's bit is.
  @inline(__always)
  private static func place(_ entity: UInt32) -> (block: Int, word: Int, bit: UInt64) {
    (
      Int(entity >> blockShift), Int(entity >> 6) & (wordsPerBlock - 1),
      1 &<< UInt64(truncatingIfNeeded: entity & 63)
    )
  }

  /// Whether an entity is a member.
  @inline(__always) func contains(_ entity: UInt32) -> Bool {
    let (block, word, bit) = Self.place(entity)
    guard block < blocks.count, !blocks[block].isEmpty else { return false }
    return blocks[block][word] & bit != 0
  }

  /// Adds an entity; `false` if it is a member already.
  @discardableResult
  mutating func insert(_ entity: UInt32) -> Bool {
    let (block, word, bit) = Self.place(entity)
    if block >= blocks.count {
      blocks.append(contentsOf: repeatElement([], count: block + 1 - blocks.count))
    }
    if blocks[block].isEmpty {
      blocks[block] = [UInt64](repeating: 0, count: Self.wordsPerBlock)
    }
    guard blocks[block][word] & bit == 0 else { return false }
    blocks[block][word] |= bit
    count += 1
    return true
  }

  /// Calls a closure with each member, in rising order.
  func forEach(_ body: (UInt32) -> Void) {
    for (block, words) in blocks.enumerated() {
      for (k, word) in words.enumerated() {
        var left = word
        while left != 0 {
          body(UInt32(block) << Self.blockShift | UInt32(k << 6 | left.trailingZeroBitCount))
          left &= left - 1
        }
      }
    }
  }
}

extension EntitySet {
  /// Whether all entities of a name are members.
  ///
  /// Of the set and not of the scratch that holds it, of which a call would make a copy.
  @inline(__always) func hides(_ name: UInt32, _ gazetteer: Gazetteer) -> Bool {
    if isEmpty { return false }
    return hides(entry: gazetteer.nameEntities[Int(name)], gazetteer)
  }

  private func hides(entry: UInt32, _ gazetteer: Gazetteer) -> Bool {
    let entities = gazetteer.entityCount(entry)
    // A long list is not read to its end only to find that more are on it than are members.
    if entities > count { return false }
    for index in 0..<entities where !contains(gazetteer.entity(entry, at: index)) { return false }
    return true
  }
}
