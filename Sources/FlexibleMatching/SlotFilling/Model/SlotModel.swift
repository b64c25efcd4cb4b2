// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// What stands where in the phrases of an app's intents: a `Block` of numbers
/// { intents │ list of the boundary │ bits of the table's values │ 0 } and the sections
///
/// ```text
///   intents  where the intent's record stands in `records`, and one; 0 for an intent without slots
///   records  { phrases u16, parameters u8, 0 u8 │ literals │ literals that occur once u16, phrases without
///            a slot u16 }, then for
///            each parameter { how often phrases have it u16, shared key + 1 u16 │ list }: the list
///            of what stands beside it; a key that one parameter has is not shared: 0
///   keys     how often all parameters of a shared key occur
///   table    `PackedTable` of stems of literals: list · 4 + occurrences in the app, up to 3; no list: of
///            intents without slots only
///   lists    0, then lists: { entries of intents u16, entries of shared keys u16 }, then the former,
///            rising: { intent u16, role u6, count u10 }, then the latter: { key u16, role u6, count u10 }
/// ```
///
/// A list belongs to a word, a parameter or the boundary. The role of an entry is what that was in
/// the phrases: a literal, or what stood left or right of a parameter. So all that is to be known of
/// a word of an utterance for one intent is one stretch of one list.
package final class SlotModel: Sendable {
  /// The parts of a model, in order.
  package enum Section: Int, BlockSection {
    case intents, records, keys, table, lists

    package static var magic: UInt32 { 0x3254_4C53 }
    package static var kind: String { "model of slots" }
    package static var maker: String { "bespeak compile" }
    package static var alignment: Int { 1 }
  }

  static let recordWords = 3

  /// The number of intents, those without slots counted.
  package let intentCount: Int
  // The views below are of its words, which it keeps.
  let block: Block<Section>
  let intents: Words
  let records: Words
  let keys: Words
  let table: PackedTable
  let lists: Words
  /// The list of the boundary.
  let boundary: UInt32

  /// A view on the words of a model.
  ///
  /// Trusts their content: damage can give wrong answers, and never leads outside of them.
  ///
  /// - Parameters:
  ///   - words: The block, as `SlotModelBuilder` made it.
  ///   - owner: What keeps the memory; held as long as the view.
  /// - Throws: `BlockError` if the words do not begin as one or its sections leave it.
  package init(_ words: Words, owner: AnyObject & Sendable) throws(BlockError) {
    block = try Block(words, owner: owner)
    boundary = block.numbers[1]
    intents = block[.intents]
    records = block[.records]
    keys = block[.keys]
    table = PackedTable(block[.table], bits: Int(block.numbers[2] & 0xFF))
    lists = block[.lists]
    intentCount = intents.count
  }

  /// The size in bytes.
  package var byteCount: Int { block.byteCount }

  // MARK: - Intents

  /// What is known of an intent with slots.
  struct Intent {
    var number: UInt32
    /// Where its parameters stand in `records`.
    var parameters: Int
    var parameterCount: Int
    var phraseCount: Int
    var literals: Int
    var singles: Int
    /// Phrases without a slot.
    var plainCount: Int
  }

  /// The record of an intent; `nil` for one without slots.
  func intent(_ number: Int) -> Intent? {
    guard number >= 0, number < intentCount, intents[number] > 0 else { return nil }
    let at = Int(intents[number]) - 1
    let counts = records[at]
    return Intent(
      number: UInt32(truncatingIfNeeded: number), parameters: at + Self.recordWords,
      parameterCount: min(Int(counts >> 16 & 0xFF), SlotLimits.parameters),
      phraseCount: Int(counts & 0xFFFF), literals: Int(records[at + 1]),
      singles: Int(records[at + 2] & 0xFFFF), plainCount: Int(records[at + 2] >> 16))
  }

  /// A parameter of an intent: how often it and those of its key occur, the key, and its list.
  @inline(__always) func parameter(
    _ index: Int, of intent: Intent
  ) -> (count: Int, pooled: Int, key: UInt32, list: UInt32) {
    let at = intent.parameters &+ 2 &* index
    let count = Int(records[at] & 0xFFFF)
    let key = records[at] >> 16
    return (count, key == 0 ? count : Int(keys[key &- 1]), key, records[at &+ 1])
  }

  // MARK: - Lists

  /// An entry's role: a literal, or what stands left or right of a parameter.
  static let literalRole: UInt32 = 0

  /// The role of what stands left of a parameter.
  static func leftRole(_ parameter: Int) -> UInt32 { UInt32(1 + 2 * parameter) }

  /// The role of what stands right of a parameter.
  static func rightRole(_ parameter: Int) -> UInt32 { UInt32(2 + 2 * parameter) }

  /// Most that an entry counts.
  static let maxCount = 0x3FF

  /// The list of a word, 0 for none, and how often it is a literal of the app, up to three times.
  @inline(__always) func word(stem: UInt64) -> (list: UInt32, occurrences: UInt32) {
    let value = table.value(for: stem)
    return (value >> 2, value & 3)
  }

  /// Most entries of an intent or a key in a list: one a role.
  static let maxRoles = 64

  /// The entries of a list: those of intents from `lower` on, those of shared keys from `middle` on.
  @inline(__always) func bounds(
    _ list: UInt32
  ) -> (lower: Int, middle: Int, upper: Int) {
    if list == 0 { return (0, 0, 0) }
    let counts = lists[list]
    let lower = Int(list) &+ 1
    let middle = lower &+ Int(counts & 0xFFFF)
    return (lower, middle, middle &+ Int(counts >> 16))
  }

  /// The first entry of a range that is not of something before an intent or key.
  @inline(__always) func firstEntry(_ lower: Int, _ upper: Int, of scope: UInt32) -> Int {
    var (lower, upper) = (lower, upper)
    while lower < upper {
      let middle = (lower &+ upper) / 2
      if lists[middle] >> 16 < scope { lower = middle &+ 1 } else { upper = middle }
    }
    return lower
  }
}
