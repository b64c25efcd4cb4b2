// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The distinct words of a gazetteer under construction, in the order they come.
struct VocabularyBuilder {
  /// The hash of each word's folded form.
  private(set) var hashes: [UInt64] = []
  /// All letters, one word's after the other's, and where each word's start, and one more.
  private(set) var letters: [UInt8] = []
  private(set) var letterStarts: [UInt32] = [0]
  /// All phones, likewise.
  private(set) var phones: [UInt8] = []
  private(set) var phoneStarts: [UInt32] = [0]
  /// Open addressing by hash: word + 1.
  private var table = [UInt32](repeating: 0, count: 1024)
  private var mask = 1023
  private let sounds: WordSounds

  init(locale: LocaleTag) { sounds = WordSounds(locale: locale) }

  var count: Int { hashes.count }

  /// The word with a hash.
  @inline(__always) func find(_ hash: UInt64) -> UInt32? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot] != 0 {
      if hashes[Int(table[slot]) - 1] == hash { return table[slot] - 1 }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a word that is not there; `nil` if there are as many as a gazetteer can hold.
  mutating func add(_ hash: UInt64, _ folded: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard count < Gazetteer.maxVocabulary, letters.count < 1 << 31 else { return nil }
    let word = UInt32(count)
    hashes.append(hash)
    // SAFETY: the room is as large as what is written.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: LetterCode.maxLetters) { room in
      let written = unsafe LetterCode.write(folded, into: room.baseAddress!)
      unsafe letters.append(contentsOf: room[0..<written])
    }
    letterStarts.append(UInt32(letters.count))
    // SAFETY: as above.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: WordSounds.maxPhones) { room in
      let written = unsafe sounds.write(folded, into: room.baseAddress!)
      unsafe phones.append(contentsOf: room[0..<written])
    }
    phoneStarts.append(UInt32(phones.count))
    if count * 2 > table.count { grow() }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot] != 0 { slot = (slot + 1) & mask }
    table[slot] = word + 1
    return word
  }

  private mutating func grow() {
    table = [UInt32](repeating: 0, count: table.count * 2)
    mask = table.count - 1
    // The newest word is not in the table yet.
    for word in 0..<count - 1 {
      var slot = Int(truncatingIfNeeded: hashes[word]) & mask
      while table[slot] != 0 { slot = (slot + 1) & mask }
      table[slot] = UInt32(word + 1)
    }
  }

  /// The number of letters of a word.
  @inline(__always) func letterCount(_ word: Int) -> Int {
    Int(letterStarts[word + 1]) - Int(letterStarts[word])
  }

  /// The words sorted by spelling, bytewise, equal spellings by hash.
  func sorted() -> [UInt32] {
    struct Item {
      var key: UInt64
      var word: UInt32
    }
    var items = [Item]()
    items.reserveCapacity(count)
    for word in 0..<count {
      var key: UInt64 = 0
      let lower = Int(letterStarts[word])
      let upper = Int(letterStarts[word + 1])
      for k in 0..<8 {
        key = key << 8 | (lower + k < upper ? UInt64(letters[lower + k]) : 0)
      }
      items.append(Item(key: key, word: UInt32(word)))
    }
    items.sort { a, b in
      if a.key != b.key { return a.key < b.key }
      return precedes(Int(a.word), Int(b.word))
    }
    return items.map(\.word)
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    var i = Int(letterStarts[a]) + 8
    var j = Int(letterStarts[b]) + 8
    let endA = Int(letterStarts[a + 1])
    let endB = Int(letterStarts[b + 1])
    while i < endA, j < endB {
      if letters[i] != letters[j] { return letters[i] < letters[j] }
      i += 1
      j += 1
    }
    if (i < endA) != (j < endB) { return j < endB }
    return hashes[a] < hashes[b]
  }
}
