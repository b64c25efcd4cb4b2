// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// The sections of a model, laid out from what a builder has counted.
struct SlotModelLayout {
  /// The whole block.
  private(set) var words: [UInt32] = []
  private var block = BlockBuilder<SlotModel.Section>()
  /// Lists by what they belong to, rising, and how often it is a literal of the app.
  private var neighbours: [(SlotModelBuilder.Neighbour, list: UInt32, literals: Int)] = []
  /// Literals of each intent, and how many of them occur once.
  private var literals: [(all: Int, once: Int)]
  /// Keys that several intents' parameters have, rising.
  private let shared: [UInt64]
  private let stored: [Bool]
  /// The bits of the table's values.
  private var tableBits: UInt32 = 0

  init(_ builder: SlotModelBuilder) {
    stored = builder.intents.indices.map {
      $0 < SlotLimits.intents && builder.intents[$0].hasSlots
    }
    literals = builder.intents.map { _ in (0, 0) }
    shared = Self.shared(builder, stored)
    layOutLists(builder)
    layOutIntents(builder)
    layOutTable()
    words = block.finish([UInt32(builder.intents.count), list(of: .boundary), tableBits, 0])
  }

  /// Keys that occur as slots of more than one parameter.
  private static func shared(_ builder: SlotModelBuilder, _ stored: [Bool]) -> [UInt64] {
    var keys: [UInt64] = []
    for (number, intent) in builder.intents.enumerated() where stored[number] {
      for (parameter, key) in intent.keys.enumerated() where intent.slotCounts[parameter] > 0 {
        keys.append(key)
      }
    }
    keys.sort()
    var shared: [UInt64] = []
    for k in 1..<max(keys.count, 1) where keys[k] == keys[k - 1] && shared.last != keys[k] {
      shared.append(keys[k])
    }
    return Array(shared.prefix(SlotLimits.keys))
  }

  private func sharedIndex(_ key: UInt64) -> Int? {
    var (lower, upper) = (0, shared.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if shared[middle] < key { lower = middle + 1 } else { upper = middle }
    }
    return lower < shared.count && shared[lower] == key ? lower : nil
  }

  // MARK: - Lists

  private mutating func layOutLists(_ builder: SlotModelBuilder) {
    let sorted = builder.occurrences.sorted()
    // No list begins at 0.
    block[.lists] = [0]
    var start = 0
    while start < sorted.count {
      let neighbour = sorted[start].neighbour
      var end = start
      while end < sorted.count, sorted[end].neighbour == neighbour { end += 1 }
      layOutList(of: neighbour, sorted[start..<end], builder)
      start = end
    }
  }

  private mutating func layOutList(
    of neighbour: SlotModelBuilder.Neighbour,
    _ occurrences: ArraySlice<SlotModelBuilder.Occurrence>,
    _ builder: SlotModelBuilder
  ) {
    var entries: [UInt32] = []
    var pooled: [(place: UInt32, count: Int)] = []
    var appLiterals = 0
    var k = occurrences.startIndex
    while k < occurrences.endIndex {
      let first = occurrences[k]
      var count = 0
      while k < occurrences.endIndex, occurrences[k] == first {
        count += 1
        k += 1
      }
      let isLiteral = first.role == SlotModel.literalRole
      if isLiteral { appLiterals += count }
      guard stored[first.intent] else { continue }
      if isLiteral {
        literals[first.intent].all += count
        if count == 1 { literals[first.intent].once += 1 }
      } else {
        // A shared key has the role of its first parameter: left or right.
        let key = builder.intents[first.intent].keys[Int(first.role - 1) / 2]
        if let index = sharedIndex(key) {
          pooled.append((UInt32(index) << 16 | (1 + (first.role - 1) % 2) << 10, count))
        }
      }
      if entries.count < SlotLimits.entries {
        entries.append(UInt32(first.intent) << 16 | first.role << 10 | Self.clamped(count))
      }
    }
    let sharedEntries = Self.summed(pooled)
    var list: UInt32 = 0
    if !entries.isEmpty {
      list = UInt32(block[.lists].count)
      block[.lists].append(UInt32(entries.count) | UInt32(sharedEntries.count) << 16)
      block[.lists] += entries
      block[.lists] += sharedEntries
    }
    neighbours.append((neighbour, list, appLiterals))
  }

  private static func clamped(_ count: Int) -> UInt32 { UInt32(min(count, SlotModel.maxCount)) }

  /// Entries of the same place become one.
  private static func summed(_ counts: [(place: UInt32, count: Int)]) -> [UInt32] {
    var sums: [(place: UInt32, count: Int)] = []
    for item in counts.sorted(by: { $0.place < $1.place }) {
      if sums.last?.place == item.place {
        sums[sums.count - 1].count += item.count
      } else {
        sums.append(item)
      }
    }
    return sums.prefix(SlotLimits.entries).map { $0.place | clamped($0.count) }
  }

  private func list(of neighbour: SlotModelBuilder.Neighbour) -> UInt32 {
    var (lower, upper) = (0, neighbours.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if neighbours[middle].0 < neighbour { lower = middle + 1 } else { upper = middle }
    }
    return lower < neighbours.count && neighbours[lower].0 == neighbour
      ? neighbours[lower].list : 0
  }

  // MARK: - Intents

  private mutating func layOutIntents(_ builder: SlotModelBuilder) {
    var totals = [Int](repeating: 0, count: shared.count)
    for (number, intent) in builder.intents.enumerated() {
      guard stored[number] else {
        block[.intents].append(0)
        continue
      }
      block[.intents].append(UInt32(block[.records].count + 1))
      block[.records].append(
        UInt32(min(intent.phraseCount, 0xFFFF)) | UInt32(intent.keys.count) << 16)
      block[.records].append(UInt32(clamping: literals[number].all))
      block[.records].append(
        UInt32(min(literals[number].once, 0xFFFF)) | UInt32(min(intent.plainCount, 0xFFFF)) << 16)
      for (parameter, key) in intent.keys.enumerated() {
        let count = intent.slotCounts[parameter]
        let index = sharedIndex(key)
        if let index { totals[index] += count }
        block[.records].append(
          UInt32(min(count, 0xFFFF)) | UInt32(index.map { $0 + 1 } ?? 0) << 16)
        block[.records].append(list(of: .slot(key)))
      }
    }
    block[.keys] = totals.map { UInt32(clamping: $0) }
  }

  // MARK: - The table

  private mutating func layOutTable() {
    var stems: [UInt64] = []
    var values: [UInt32] = []
    for (neighbour, list, count) in neighbours where count > 0 || list > 0 {
      guard case .word(let stem) = neighbour else { continue }
      stems.append(stem)
      values.append(list << 2 | UInt32(min(count, 3)))
    }
    let table = PackedTable.lay(
      keys: stems, values: values, bits: PackedTable.bits(for: values.max() ?? 0))
    block[.table] = table.words
    tableBits = UInt32(table.bits)
  }
}
