// SPDX-License-Identifier: Apache-2.0

/// Tells how else the words of a trigger phrase can be read: by slots that take words which are not listed, by
/// leaving articles out, or as a phrase of another app whose name is among them.
struct TriggerRivals {
  private let trie: TrieCells
  private let slotClasses: [UInt32]
  private let ends: TrieEnds
  private let variants: [Variant]
  /// The variants that have a name with a first word, with all of that name.
  private let named: [UInt32: [(variant: Int, words: [UInt32])]]
  /// Whether a word, by its symbol, begins a name of an app (bit 0) or a free expression (bit 1).
  private var traits: [UInt8]

  private var words: ArraySlice<UInt32> = []
  private var own = Reading()
  /// The variant of the phrase, and the one that is read.
  private var ownVariant = 0
  private var variant = 0
  private var steps = 0
  private var standing = Standing.alone

  /// Most places that are come to for the words of one phrase; past them it counts as having a rival.
  private static let maxSteps = 1_000

  /// How a trigger phrase stands among all readings of its words, best first.
  enum Standing: Int, Comparable {
    /// There is no other.
    case alone
    /// All others are of the same shortcut and have fewer words of their own, so that they come to nothing beside it.
    case first
    /// Only a walk can tell.
    case contested

    static func < (a: Standing, b: Standing) -> Bool { a.rawValue < b.rawValue }
  }

  /// A phrase that ends with some words, and the words of its only slot.
  struct Reading: Equatable {
    /// What ends at the last of them.
    var payload: UInt32 = 0
    /// The first word of the slot, counted from the phrase's first.
    var slotFrom = 0
    /// The words of the slot; 0 without one, −1 for several slots.
    var slotCount = 0
    /// The words that are the phrase's own and the app's name.
    var literal = 0
  }

  /// An app's phrases in a locale, and its names there.
  struct Variant {
    var app: UInt32
    var root: TrieNode
    /// The words of each name, as symbols.
    var names: [[UInt32]]
  }

  /// Rivals among some tries.
  ///
  /// - Parameters:
  ///   - trie: The phrases of all variants, and the names of values.
  ///   - slotClasses: The records of the kinds of slots.
  ///   - ends: What ends in them.
  ///   - symbolCount: The number of symbols.
  ///   - words: Slots of the lexicon; see `Lexicon`.
  ///   - variants: The variants of all apps.
  init(
    in trie: TrieCells, slotClasses: [UInt32], ends: TrieEnds, symbolCount: Int,
    words: [UInt64], variants: [Variant]
  ) {
    self.trie = trie
    self.slotClasses = slotClasses
    self.ends = ends
    self.variants = variants
    var traits = [UInt8](repeating: 0, count: symbolCount)
    var named: [UInt32: [(variant: Int, words: [UInt32])]] = [:]
    for (index, variant) in variants.enumerated() {
      for name in variant.names {
        guard let first = name.first, Int(first) < symbolCount else { continue }
        named[first, default: []].append((index, name))
        traits[Int(first)] |= 1
      }
    }
    for slot in stride(from: 1, to: words.count, by: 2) {
      let flags = TokenFlags(rawValue: UInt32(truncatingIfNeeded: words[slot] >> 32))
      let symbol = Int(UInt32(truncatingIfNeeded: words[slot]))
      if flags.contains(.beginsFree), symbol < symbolCount { traits[symbol] |= 2 }
    }
    self.named = named
    self.traits = traits
  }

  /// How a phrase stands among all that some words can be read as.
  ///
  /// - Parameters:
  ///   - words: Where they are among the paths.
  ///   - paths: The symbols of words.
  ///   - own: The phrase, and its slot.
  ///   - variant: The index of its variant.
  ///   - takesAny: Whether some phrase of the variant is not written down.
  ///   - takesNames: Whether some phrase of the variant takes listed names.
  /// - Complexity: O(words) where the variant is written down whole, no article is among them, and no other app's
  ///   name; else O(places that they lead to), at most `maxSteps`.
  mutating func standing(
    of words: Range<Int>, in paths: [UInt32], as own: Reading, among variant: Int, takesAny: Bool,
    takesNames: Bool
  ) -> Standing {
    var begins: UInt8 = 0
    for at in words { begins |= traits[Int(paths[at])] }
    let takesOthers = takesAny || begins & 2 != 0 && takesNames
    if begins & 1 == 0, !takesOthers { return .alone }
    self.words = paths[words]
    self.own = own
    ownVariant = variant
    steps = Self.maxSteps
    standing = .alone
    if begins & 1 != 0 { visitOthers() }
    if takesOthers { visit(variant) }
    return standing
  }

  /// Follows the phrases of other apps whose names are among the words.
  private mutating func visitOthers() {
    for at in words.indices where traits[Int(words[at])] & 1 != 0 {
      for name in named[words[at]] ?? []
      where variants[name.variant].app != variants[ownVariant].app
        && words[at...].starts(with: name.words)
      {
        visit(name.variant)
      }
    }
  }

  private mutating func visit(_ variant: Int) {
    self.variant = variant
    visit(variants[variant].root, words.startIndex, Reading())
  }

  /// Follows what can be said from a place in the phrases on.
  private mutating func visit(_ node: TrieNode, _ at: Int, _ reading: Reading) {
    steps -= 1
    if steps < 0 { standing = .contested }
    if standing == .contested || node.isNone { return }
    if at == words.endIndex {
      var ended = reading
      ended.payload = trie.payload(node).rawValue
      if ended.payload != 0, ended != own {
        let isOutranked =
          variant == ownVariant && ended.literal < own.literal
          && ends.areOfOneShortcut(ended.payload, own.payload)
        standing = max(standing, isOutranked ? .first : .contested)
      }
      return
    }
    var further = reading
    further.literal += 1
    visit(trie.child(of: node, TokenID(words[at])), at + 1, further)
    for k in 0..<trie.slotCount(node) {
      let slot = trie.slot(node, at: k)
      if slot.symbol == .applicationName {
        for name in variants[variant].names where words[at...].starts(with: name) {
          further.literal = reading.literal + name.count
          visit(slot.child, at + name.count, further)
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

/// What ends at a place of a trie.
struct TrieEnds {
  let postings: [UInt32]
  /// The records of phrases.
  let phrases: [UInt32]

  /// The items of a payload.
  func items(_ payload: UInt32) -> ArraySlice<UInt32> {
    if payload & 0x8000_0000 == 0 { return [payload - 1] }
    let start = Int(payload & 0x7FFF_FFFF)
    return postings[start + 1..<start + 1 + Int(postings[start])]
  }

  /// Whether the phrases of two payloads, of one app, are all of one shortcut, and none is negative.
  func areOfOneShortcut(_ a: UInt32, _ b: UInt32) -> Bool {
    let kinds = (items(a) + items(b)).map { item in
      // An image of no catalog may have a trie without phrases.
      let place = Int(item) * PhraseRecord.words + 1
      return place < phrases.count ? phrases[place] : .max
    }
    let flags = PhraseRecord.Flags(rawValue: UInt16(kinds[0] >> 16))
    return !flags.contains(.negative) && kinds.allSatisfy { $0 == kinds[0] }
  }
}
