// SPDX-License-Identifier: Apache-2.0

extension IndexImage {
  /// Walks every trie from every root once, checking that each reference leads to a cell.
  func validateTries() throws(ImageError) {
    var pending = [nameRoot]
    for i in 0..<variantCount { pending.append(variant(VariantID(UInt32(i))).phraseRoot) }
    for i in 0..<slotClassCount {
      pending.append(slotClass(UInt32(i)).names)
      pending.append(slotClass(UInt32(i)).titles)
    }
    for i in 0..<languageCount {
      let r = language(UInt32(i))
      pending += [r.openers, r.closers, r.applessRoot, r.freeWords]
    }
    // Children lie behind their parents, so a walk that only goes forward ends; and a place that
    // many edges lead to is looked at once, so that it ends in linear time.
    var walk = TrieWalk(cells: trie.cells, pending: pending)
    try walk.run(isList: isList)
  }
}

/// A walk over all cells that tries are made of.
private struct TrieWalk {
  let cells: Words
  var pending: [TrieNode]
  private var nodes: CellSet
  private var tails: CellSet
  /// Cells that are edges of a node met so far: each is one of one node at most, as nodes that share
  /// theirs would be read more often than there are.
  private var edgeCells = 0

  init(cells: Words, pending: [TrieNode]) {
    self.cells = cells
    self.pending = pending
    nodes = CellSet(cells.count)
    tails = CellSet(cells.count)
  }

  mutating func run(isList: (Int) -> Bool) throws(ImageError) {
    while let node = pending.popLast() {
      if node.isNone { continue }
      let at = Int(node.cell)
      guard at < cells.count else { throw fail(at, "an edge leaves the section") }
      if node.isTail {
        try checkTail(at, isList)
      } else if nodes.insert(at) {
        try checkNode(at, isList)
      }
    }
  }

  private mutating func checkTail(_ first: Int, _ isList: (Int) -> Bool) throws(ImageError) {
    var at = first
    while at < cells.count, cells[at] != 0, tails.insert(at) { at += 1 }
    if at < cells.count, tails.contains(at) { return }
    guard at + 1 < cells.count else { throw fail(at, "a tail does not end") }
    try checkPayload(at + 1, isList)
  }

  private mutating func checkNode(_ first: Int, _ isList: (Int) -> Bool) throws(ImageError) {
    let header = cells[first]
    var at = first + 1
    if header & TrieCells.hasPayload != 0 {
      try checkPayload(at, isList)
      at += 1
    }
    if header & TrieCells.hasSlots != 0 {
      let count = Int(cells[at])
      guard count <= 0xFFFF else { throw fail(at, "too many slots") }
      try checkEdges(at + 1..<at + 1 + 2 * count, of: first)
      at += 1 + 2 * count
    }
    let size = Int(header & 0xFF_FFFF)
    if header & TrieCells.hashed != 0 {
      guard size >= 1, size <= 24 else { throw fail(at, "an edge table of 2^\(size) slots") }
      try checkEdges(at..<at + 2 << size, of: first)
    } else {
      guard size <= 7 else { throw fail(at, "\(size) edges in a row") }
      try checkEdges(at..<at + 2 * size, of: first)
    }
  }

  /// Checks pairs of a symbol and a child, and goes on to the children.
  private mutating func checkEdges(
    _ range: Range<Int>, of parent: Int
  ) throws(ImageError) {
    let at = range.lowerBound
    guard range.upperBound <= cells.count else { throw fail(at, "edges leave the section") }
    edgeCells += range.count
    guard edgeCells <= cells.count else { throw fail(at, "nodes share their edges") }
    for k in stride(from: range.lowerBound, to: range.upperBound, by: 2) where cells[k] != 0 {
      let child = TrieNode(rawValue: cells[k + 1])
      guard Int(child.cell) > parent else { throw fail(k, "an edge leads backwards") }
      pending.append(child)
    }
  }

  private func checkPayload(_ index: Int, _ isList: (Int) -> Bool) throws(ImageError) {
    let payload = cells[index]
    if payload & 0x8000_0000 != 0, !isList(Int(payload & 0x7FFF_FFFF)) {
      throw fail(index, "a payload's list leaves the postings")
    }
  }

  private func fail(_ index: Int, _ what: String) -> ImageError {
    .corrupt(section: "cells", index: index, what)
  }
}

/// A set of cells, one bit each.
private struct CellSet {
  private var bits: [UInt64]

  init(_ count: Int) { bits = [UInt64](repeating: 0, count: (count + 63) / 64) }

  func contains(_ cell: Int) -> Bool { bits[cell / 64] >> UInt64(cell % 64) & 1 == 1 }

  /// Adds a cell; `false` if it was there already.
  mutating func insert(_ cell: Int) -> Bool {
    if contains(cell) { return false }
    bits[cell / 64] |= 1 << UInt64(cell % 64)
    return true
  }
}
