// SPDX-License-Identifier: Apache-2.0

/// A place in a trie: a branching node, or a position in an unbranched tail.
@usableFromInline @frozen package struct TrieNode: Hashable, Sendable {
  /// Index of a cell; the top bit marks a tail.
  @usableFromInline package let rawValue: UInt32

  /// Wraps a packed place.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nowhere.
  @inlinable package static var none: TrieNode { TrieNode(rawValue: 0) }

  /// Whether it is nowhere.
  @inlinable package var isNone: Bool { rawValue == 0 }

  /// Whether it stands in an unbranched tail.
  @inlinable package var isTail: Bool { rawValue & 0x8000_0000 != 0 }

  @inlinable var cell: UInt32 { rawValue & 0x7FFF_FFFF }
}

/// What ends at a place in a trie: one item, or a list of them. Zero is nothing.
@usableFromInline @frozen package struct TriePayload: Hashable, Sendable {
  /// Item + 1, or with the top bit the offset of a list in the postings.
  @usableFromInline package let rawValue: UInt32

  /// Wraps a packed payload.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether nothing ends here.
  @inlinable package var isEmpty: Bool { rawValue == 0 }
}

/// All tries of an image (app names, phrases, values, polite words) in one array of cells.
///
/// Symbols are whole words, so a step costs one dependent load a word. A subtree lies behind its
/// root in depth-first order; what has no branches any more is a flat tail.
///
/// ```text
/// node:  ┌────────┬──────────┬───────────────────────────────┬──────────────────────────────┐
///        │ header │ payload? │ slots? n │ (symbol, child) × n │ edges: (symbol, child) × m    │
///        └────────┴──────────┴───────────────────────────────┴──────────────────────────────┘
///        header: bit 31 edges are a hash table of 2^m slots (else m pairs in a row)
///                bit 30 has a payload      bit 29 has slot edges      bits 0–23 m
///        hash table: home = (symbol × 0x9E3779B1) >> (32 − m), linear probing, symbol 0 is empty
/// tail:  ┌────────┬────────┬─────┬───┬─────────┐
///        │ symbol │ symbol │  …  │ 0 │ payload │   symbols as in `PhraseSymbol`, slots included
///        └────────┴────────┴─────┴───┴─────────┘
/// child: cell index of a node, or with the top bit that of a tail
/// cell 0 is unused, so that 0 means "none"
/// ```
@usableFromInline @frozen package struct TrieCells: Sendable {
  /// The cells.
  @usableFromInline package let cells: Words

  init(cells: Words) { self.cells = cells }

  // Computed, so that code inlined elsewhere needs no call for them.
  @inlinable static var hashed: UInt32 { 1 << 31 }
  @inlinable static var hasPayload: UInt32 { 1 << 30 }
  @inlinable static var hasSlots: UInt32 { 1 << 29 }

  /// The place one literal word further, or nowhere.
  ///
  /// - Complexity: O(1): one tail cell, at most seven edges in a row, or a short probe.
  @inlinable @inline(__always)
  package func child(of node: TrieNode, _ token: TokenID) -> TrieNode {
    let symbol = token.rawValue
    if symbol == 0 { return .none }
    if node.isTail {
      return cells[node.cell] == symbol ? TrieNode(rawValue: node.rawValue &+ 1) : .none
    }
    let header = cells[node.rawValue]
    var edges = Int(node.rawValue) &+ 1
    if header & (Self.hasPayload | Self.hasSlots) != 0 {
      edges &+= Int(header >> 30 & 1)
      if header & Self.hasSlots != 0 { edges &+= 1 &+ 2 &* Int(cells[edges] & 0xFFFF) }
    }
    let size = header & 0xFF_FFFF
    if header & Self.hashed == 0 {
      // A damaged header must not make this long: no builder writes more than seven.
      var k = 0
      let count = Int(min(size, 8))
      while k < count {
        if cells[edges &+ 2 &* k] == symbol {
          return TrieNode(rawValue: cells[edges &+ 2 &* k &+ 1])
        }
        k &+= 1
      }
      return .none
    }
    let bits = size & 31
    let mask = (1 << Int(bits)) &- 1
    var slot = Int((symbol &* 0x9E37_79B1) >> ((32 &- bits) & 31))
    var left = min(mask, 64)
    while left >= 0 {
      let found = cells[edges &+ 2 &* slot]
      if found == symbol { return TrieNode(rawValue: cells[edges &+ 2 &* slot &+ 1]) }
      if found == 0 { return .none }
      slot = (slot &+ 1) & mask
      left &-= 1
    }
    return .none
  }

  /// Whether a slot, or the app's name, can follow here.
  @inlinable @inline(__always)
  package func hasSlots(_ node: TrieNode) -> Bool {
    let cell = cells[node.cell]
    return node.isTail ? cell & 0x8000_0000 != 0 : cell & Self.hasSlots != 0
  }

  /// The number of slot edges at a place.
  @inlinable
  package func slotCount(_ node: TrieNode) -> Int {
    let cell = cells[node.cell]
    if node.isTail { return cell & 0x8000_0000 != 0 ? 1 : 0 }
    guard cell & Self.hasSlots != 0 else { return 0 }
    return Int(cells[node.rawValue &+ 1 &+ (cell >> 30 & 1)] & 0xFFFF)
  }

  /// A slot edge of a place by its index below `slotCount`.
  @inlinable
  package func slot(_ node: TrieNode, at index: Int) -> (symbol: PhraseSymbol, child: TrieNode) {
    if node.isTail {
      return (
        PhraseSymbol(rawValue: cells[node.cell]), TrieNode(rawValue: node.rawValue &+ 1)
      )
    }
    let first = Int(node.rawValue) &+ 2 &+ Int(cells[node.rawValue] >> 30 & 1) &+ 2 &* index
    return (PhraseSymbol(rawValue: cells[first]), TrieNode(rawValue: cells[first &+ 1]))
  }

  /// What ends at a place.
  @inlinable @inline(__always)
  package func payload(_ node: TrieNode) -> TriePayload {
    let cell = cells[node.cell]
    if node.isTail {
      return TriePayload(rawValue: cell == 0 ? cells[node.cell &+ 1] : 0)
    }
    return TriePayload(rawValue: cell & Self.hasPayload != 0 ? cells[node.rawValue &+ 1] : 0)
  }

  /// Calls the closure for each literal word that can follow a place; of more than 65,536 for some.
  package func forEachWord(from node: TrieNode, _ body: (TokenID, TrieNode) -> Void) {
    let header = cells[node.cell]
    if node.isTail {
      if header != 0, header & 0x8000_0000 == 0 {
        body(TokenID(header), TrieNode(rawValue: node.rawValue &+ 1))
      }
      return
    }
    var edges = Int(node.rawValue) &+ 1 &+ Int(header >> 30 & 1)
    if header & Self.hasSlots != 0 { edges &+= 1 &+ 2 &* Int(cells[edges] & 0xFFFF) }
    let size = header & 0xFF_FFFF
    let count = header & Self.hashed == 0 ? min(size, 8) : 1 << min(size & 31, 16)
    for k in 0..<Int(count) {
      let symbol = cells[edges &+ 2 &* k]
      if symbol == 0 { continue }
      body(TokenID(symbol), TrieNode(rawValue: cells[edges &+ 2 &* k &+ 1]))
    }
  }

  /// Whether anything can follow a place but its end.
  @inlinable
  package func isLeaf(_ node: TrieNode) -> Bool {
    let cell = cells[node.cell]
    if node.isTail { return cell == 0 }
    return cell & Self.hasSlots == 0 && cell & 0xFF_FFFF == 0
  }
}
