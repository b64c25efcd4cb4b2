// SPDX-License-Identifier: Apache-2.0

/// The tables that lead from what is left of a word to the word.
struct NeighbourBuilder {
  private let vocabulary: VocabularyBuilder
  private let order: [UInt32]

  init(_ vocabulary: VocabularyBuilder, _ order: [UInt32]) {
    self.vocabulary = vocabulary
    self.order = order
  }

  /// Above this many words there is no table of two letters left out: words that are nearly all
  /// different are numbers and codes, and it would be larger than all else.
  static let farLimit = 2_000_000

  /// Words by what is left of them when no letter or one is left out; none where all words are looked at.
  func near() -> (starts: [UInt32], entries: [UInt32]) {
    guard order.count > Gazetteer.scannedWords else { return ([], []) }
    return table { sums, body in
      body(sums.whole)
      let count = min(sums.count, SpellingKey.nearLetters)
      guard sums.count > 1 else { return }
      for i in 0..<count { body(sums.without(i)) }
    }
  }

  /// Words of four letters and more by what is left of them when two letters are left out; likewise.
  func far() -> (starts: [UInt32], entries: [UInt32]) {
    guard Gazetteer.scannedWords + 1...Self.farLimit ~= order.count else { return ([], []) }
    return table { sums, body in
      let count = min(sums.count, SpellingKey.farLetters)
      guard sums.count > 3 else { return }
      for j in 1..<count {
        for i in 0..<j { body(sums.without(i, j)) }
      }
    }
  }

  /// Words by how they sound.
  func sounds() -> (starts: [UInt32], entries: [UInt32]) {
    var keys = [UInt64?]()
    keys.reserveCapacity(order.count)
    // SAFETY: the phones are read inside the closure only.
    unsafe vocabulary.phones.withUnsafeBufferPointer { phones in
      for word in order {
        let lower = Int(vocabulary.phoneStarts[Int(word)])
        let upper = Int(vocabulary.phoneStarts[Int(word) + 1])
        keys.append(
          unsafe WordSounds.key(UnsafeBufferPointer(rebasing: phones[lower..<upper])))
      }
    }
    let all = keys.count { $0 != nil }
    let buckets = max(1, all / 8).nextPowerOfTwo
    let shift = NeighbourTable.shift(buckets: buckets)
    var starts = [UInt32](repeating: 0, count: buckets + 2)
    for case let key? in keys { starts[NeighbourTable.place(key, shift: shift).bucket + 2] += 1 }
    for k in 0..<buckets { starts[k + 2] += starts[k + 1] }
    var entries = [UInt32](repeating: 0, count: all)
    for (rank, key) in keys.enumerated() {
      guard let key else { continue }
      let (bucket, fingerprint) = NeighbourTable.place(key, shift: shift)
      entries[Int(starts[bucket + 1])] = fingerprint | UInt32(rank)
      starts[bucket + 1] += 1
    }
    starts.removeLast()
    return (starts, entries)
  }

  /// Fills a table in two passes: count the entries of each bucket, then place them.
  private func table(
    _ keys: (borrowing SpellingSums, (UInt64) -> Void) -> Void
  ) -> (starts: [UInt32], entries: [UInt32]) {
    var sums = SpellingSums()
    var all = 0
    forEachWord(&sums) { _, sums in keys(sums) { _ in all += 1 } }
    let buckets = max(1, all / 8).nextPowerOfTwo
    let shift = NeighbourTable.shift(buckets: buckets)
    var starts = [UInt32](repeating: 0, count: buckets + 2)
    forEachWord(&sums) { _, sums in
      keys(sums) { key in starts[NeighbourTable.place(key, shift: shift).bucket + 2] += 1 }
    }
    for k in 0..<buckets { starts[k + 2] += starts[k + 1] }
    var entries = [UInt32](repeating: 0, count: all)
    forEachWord(&sums) { rank, sums in
      keys(sums) { key in
        let (bucket, fingerprint) = NeighbourTable.place(key, shift: shift)
        entries[Int(starts[bucket + 1])] = fingerprint | UInt32(rank)
        starts[bucket + 1] += 1
      }
    }
    starts.removeLast()
    return (starts, entries)
  }

  private func forEachWord(
    _ sums: inout SpellingSums, _ body: (Int, borrowing SpellingSums) -> Void
  ) {
    for (rank, word) in order.enumerated() {
      sums.removeAll()
      for k in vocabulary.letterStarts[Int(word)]..<vocabulary.letterStarts[Int(word) + 1] {
        sums.append(vocabulary.letters[Int(k)])
      }
      body(rank, sums)
    }
  }
}
