// SPDX-License-Identifier: Apache-2.0

/// Tells whether the words of a trigger phrase can be read in no other way: by slots that take words which are
/// not listed, by leaving articles out, or as a phrase of another app whose name is among them.
struct TriggerRivals {
  private let trie: TrieCells
  private let slotClasses: [UInt32]
  /// Names of apps by their first word.
  private let names: [UInt32: [(app: UInt32, words: ArraySlice<UInt32>)]]
  /// Whether a word, by its symbol, begins a name of an app (bit 0) or a free expression (bit 1).
  private var traits: [UInt8]

  private var words: ArraySlice<UInt32> = []
  private var ownNames: [[UInt32]] = []
  private var own = Reading()
  private var steps = 0
  private var hasRival = false

  /// Most places that are come to for the words of one phrase; past them it counts as having a rival.
  private static let maxSteps = 1_000

  /// A phrase that ends with some words, and the words of its only slot.
  struct Reading: Equatable {
    /// What ends at the last of them.
    var payload: UInt32 = 0
    /// The first word of the slot, counted from the phrase's first.
    var slotFrom = 0
    /// The words of the slot; 0 without one, −1 for several slots.
    var slotCount = 0
  }

  /// Rivals among some tries.
  ///
  /// - Parameters:
  ///   - trie: The phrases of all variants, and the names of values.
  ///   - slotClasses: The records of the kinds of slots.
  ///   - symbolCount: The number of symbols.
  ///   - words: Slots of the lexicon; see `Lexicon`.
  ///   - names: The names of all apps.
  init(
    in trie: TrieCells, slotClasses: [UInt32], symbolCount: Int, words: [UInt64],
    names: [(app: UInt32, words: [UInt32])]
  ) {
    self.trie = trie
    self.slotClasses = slotClasses
    var traits = [UInt8](repeating: 0, count: symbolCount)
    var byFirst: [UInt32: [(app: UInt32, words: ArraySlice<UInt32>)]] = [:]
    for name in names {
      guard let first = name.words.first, Int(first) < symbolCount else { continue }
      byFirst[first, default: []].append((name.app, name.words[...]))
      traits[Int(first)] |= 1
    }
    for slot in stride(from: 1, to: words.count, by: 2) {
      let flags = TokenFlags(rawValue: UInt32(truncatingIfNeeded: words[slot] >> 32))
      let symbol = Int(UInt32(truncatingIfNeeded: words[slot]))
      if flags.contains(.beginsFree), symbol < symbolCount { traits[symbol] |= 2 }
    }
    self.names = byFirst
    self.traits = traits
  }

  /// Whether some words can be read in no other way than as a phrase.
  ///
  /// - Parameters:
  ///   - words: Their symbols.
  ///   - own: The phrase, and its slot.
  ///   - variant: The trie of the variant's phrases, its app, and the names of that.
  ///   - takesAny: Whether some phrase of the variant is not written down.
  ///   - takesNames: Whether some phrase of the variant takes listed names.
  /// - Complexity: O(words) where the variant is written down whole and no article is among them; else
  ///   O(places that they lead to), at most `maxSteps`.
  mutating func isAlone(
    _ words: ArraySlice<UInt32>, as own: Reading,
    among variant: (root: TrieNode, app: UInt32, names: [[UInt32]]), takesAny: Bool,
    takesNames: Bool
  ) -> Bool {
    var hasFree = false
    for at in words.indices {
      let traits = traits[Int(words[at])]
      if traits == 0 { continue }
      if traits & 2 != 0 { hasFree = true }
      if traits & 1 != 0, namesOther(words[at...], than: variant.app) { return false }
    }
    if !takesAny, !(hasFree && takesNames) { return true }
    self.words = words
    self.ownNames = variant.names
    self.own = own
    steps = Self.maxSteps
    hasRival = false
    visit(variant.root, words.startIndex, Reading())
    return !hasRival
  }

  private func namesOther(_ words: ArraySlice<UInt32>, than app: UInt32) -> Bool {
    (names[words[words.startIndex]] ?? []).contains {
      $0.app != app && words.starts(with: $0.words)
    }
  }

  /// Follows what can be said from a place in the phrases on.
  private mutating func visit(_ node: TrieNode, _ at: Int, _ reading: Reading) {
    steps -= 1
    if steps < 0 { hasRival = true }
    if hasRival || node.isNone { return }
    if at == words.endIndex {
      var ended = reading
      ended.payload = trie.payload(node).rawValue
      if ended.payload != 0, ended != own { hasRival = true }
      return
    }
    visit(trie.child(of: node, TokenID(words[at])), at + 1, reading)
    for k in 0..<trie.slotCount(node) {
      let slot = trie.slot(node, at: k)
      if slot.symbol == .applicationName {
        for name in ownNames where words[at...].starts(with: name) {
          visit(slot.child, at + name.count, reading)
        }
      } else {
        fill(slot, at, reading)
      }
    }
  }

  /// Goes on behind a slot with all words that may fill it.
  private mutating func fill(
    _ slot: (symbol: PhraseSymbol, child: TrieNode), _ at: Int, _ reading: Reading
  ) {
    func filled(_ from: Int, to end: Int) -> Reading {
      var filled = reading
      filled.slotFrom = from - words.startIndex
      filled.slotCount = reading.slotCount == 0 ? end - from : -1
      return filled
    }
    let record = Int(slot.symbol.slotClass) * SlotClassRecord.words
    if slotClasses[record] != SlotClassRecord.Kind.closed.rawValue {
      for end in at + 1..<words.endIndex + 1 { visit(slot.child, end, filled(at, to: end)) }
      return
    }
    // Free expressions before a listed name are left out: how many words they are, is not asked.
    let isFree = at < words.endIndex && traits[Int(words[at])] & 2 != 0
    for from in at..<(isFree ? words.endIndex : min(at + 1, words.endIndex)) {
      var node = TrieNode(rawValue: slotClasses[record + 2])
      for end in from..<words.endIndex {
        node = trie.child(of: node, TokenID(words[end]))
        if node.isNone { break }
        if !trie.payload(node).isEmpty { visit(slot.child, end + 1, filled(from, to: end + 1)) }
      }
    }
  }
}
