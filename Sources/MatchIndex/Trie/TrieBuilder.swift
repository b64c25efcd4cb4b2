// SPDX-License-Identifier: Apache-2.0

/// Sequences of symbols waiting to become one trie.
///
/// Sequences are kept end to end in one array: a phrase costs its symbols and twelve bytes.
package struct TrieSequences: Sendable {
  var symbols: [UInt32] = []
  var starts: [UInt32] = []
  var items: [UInt32] = []

  /// No sequences.
  package init() {}

  /// The number of sequences.
  package var count: Int { items.count }

  /// Adds a symbol to the sequence being made.
  package mutating func append(_ symbol: PhraseSymbol) { symbols.append(symbol.rawValue) }

  /// Ends the sequence being made; the item is what a walk along it finds.
  ///
  /// - Parameter item: Below 2³¹ − 1.
  package mutating func finish(item: UInt32) {
    let start = ends
    starts.append(UInt32(start))
    items.append(item)
    ends = symbols.count
  }

  /// Gives up the sequence being made.
  package mutating func abandon() { symbols.removeLast(symbols.count - ends) }

  /// The number of symbols of the sequence being made.
  package var pendingCount: Int { symbols.count - ends }

  /// Forgets all sequences and keeps the storage.
  package mutating func removeAll() {
    symbols.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    ends = 0
  }

  private var ends = 0
}

/// Writes tries into cells.
///
/// Sequences are sorted, then laid out depth-first from ranges of equal prefix: O(*n* log *n*) for
/// *n* sequences, no node objects.
struct TrieBuilder {
  private(set) var cells: [UInt32] = [0]
  private(set) var postings: [UInt32] = [0]
  private var order: [Int32] = []

  /// Writes a list into the postings and gives its place.
  mutating func addList(_ items: [UInt32]) -> UInt32 {
    let start = UInt32(postings.count)
    postings.append(UInt32(items.count))
    postings.append(contentsOf: items)
    return start
  }

  /// Writes one trie.
  ///
  /// - Returns: Its root; `.none` where there are no sequences.
  mutating func build(_ sequences: TrieSequences) throws -> TrieNode {
    let n = sequences.count
    guard n > 0 else { return .none }
    guard cells.count + sequences.symbols.count + 4 * n < 0x4000_0000 else {
      throw ImageError.tooLarge("over a billion trie cells")
    }
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: 0..<Int32(n))
    let ends = sequences.starts.dropFirst() + [UInt32(sequences.symbols.count)]
    let lengths = Array(zip(sequences.starts, ends).map { $1 - $0 })
    let source = Source(sequences: sequences, lengths: lengths)
    sort(source)
    return TrieNode(rawValue: layOut(source, 0..<n, depth: 0, isRoot: true))
  }

  /// The sequences of a trie, with the length of each.
  private struct Source {
    let sequences: TrieSequences
    let lengths: [UInt32]

    /// The symbol of a sequence at a depth.
    func symbol(_ sequence: Int32, at depth: Int) -> UInt32 {
      sequences.symbols[Int(sequences.starts[Int(sequence)]) + depth]
    }
  }

  private mutating func sort(_ source: Source) {
    let symbols = source.sequences.symbols
    let starts = source.sequences.starts
    let lengths = source.lengths
    // Two symbols tell most sequences apart: they are compared in one number, and others behind them where they do not.
    let beginnings = order.map { sequence in
      (0..<2).reduce(UInt64(0)) {
        let symbol =
          $1 < Int(lengths[Int(sequence)])
          ? min(symbols[Int(starts[Int(sequence)]) + $1], .max - 1) + 1 : 0
        return $0 << 32 | UInt64(symbol)
      }
    }
    let sorted = zip(beginnings, order).sorted { one, other in
      if one.0 != other.0 { return one.0 < other.0 }
      let (a, b) = (one.1, other.1)
      let (x, y) = (Int(starts[Int(a)]), Int(starts[Int(b)]))
      let (m, n) = (Int(lengths[Int(a)]), Int(lengths[Int(b)]))
      for k in 0..<min(m, n) {
        let (s, t) = (symbols[x + k], symbols[y + k])
        if s != t { return s < t }
      }
      return m != n ? m < n : a < b
    }
    order = sorted.map(\.1)
  }

  /// Sequences of one next symbol, as a range of `order`.
  private typealias Branch = (symbol: UInt32, range: Range<Int>)

  /// Writes the sequences in a range of `order`, which share their first `depth` symbols.
  private mutating func layOut(
    _ source: Source, _ range: Range<Int>, depth: Int, isRoot: Bool = false
  ) -> UInt32 {
    // Sorted, so the first and the last being equal makes all equal.
    if !isRoot, isEqual(source, order[range.lowerBound], order[range.upperBound - 1], from: depth) {
      return layOutTail(source, range, depth: depth)
    }
    var at = range.lowerBound
    while at < range.upperBound, Int(source.lengths[Int(order[at])]) == depth { at += 1 }
    let ended = range.lowerBound..<at
    let branches = branches(source, at..<range.upperBound, depth: depth)
    // Slots sort behind all literals.
    let literals = branches.prefix { $0.symbol & 0x8000_0000 == 0 }
    let slots = branches[literals.count...]

    let node = cells.count
    var header = ended.isEmpty ? 0 : TrieCells.hasPayload
    if !slots.isEmpty { header |= TrieCells.hasSlots }
    cells.append(header)
    if !ended.isEmpty { cells.append(payload(source.sequences, ended)) }
    let slotBase = cells.count + 1
    if !slots.isEmpty {
      cells.append(UInt32(slots.count))
      for slot in slots { cells.append(contentsOf: [slot.symbol, 0]) }
    }
    let (size, places) = layOutEdges(literals)
    cells[node] = header | size
    for (literal, place) in zip(literals, places) {
      cells[place] = layOut(source, literal.range, depth: depth + 1)
    }
    for (k, slot) in slots.enumerated() {
      let child = layOut(source, slot.range, depth: depth + 1)
      cells[slotBase + 2 * k + 1] = child
    }
    return UInt32(node)
  }

  /// Writes equal sequences from a depth on.
  private mutating func layOutTail(_ source: Source, _ range: Range<Int>, depth: Int) -> UInt32 {
    let start = UInt32(cells.count)
    let first = Int(order[range.lowerBound])
    let base = Int(source.sequences.starts[first])
    cells.append(
      contentsOf: source.sequences.symbols[base + depth..<base + Int(source.lengths[first])])
    cells.append(0)
    cells.append(payload(source.sequences, range))
    return start | 0x8000_0000
  }

  /// The ranges of one next symbol each.
  private func branches(_ source: Source, _ range: Range<Int>, depth: Int) -> [Branch] {
    var branches: [Branch] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let symbol = source.symbol(order[at], at: depth)
      let from = at
      while at < range.upperBound, source.symbol(order[at], at: depth) == symbol { at += 1 }
      branches.append((symbol, from..<at))
    }
    return branches
  }

  /// Writes the symbols of edges, in a row or as a hash table.
  ///
  /// - Returns: What the header says of them, and the cell of each edge's child.
  private mutating func layOutEdges(_ edges: ArraySlice<Branch>) -> (size: UInt32, places: [Int]) {
    let base = cells.count
    if edges.count <= 7 {
      for edge in edges { cells.append(contentsOf: [edge.symbol, 0]) }
      return (UInt32(edges.count), edges.indices.map { base + 2 * $0 + 1 })
    }
    var bits: UInt32 = 4
    // At most three quarters full, and no run longer than a lookup is willing to follow.
    while edges.count * 4 > 3 << bits { bits += 1 }
    while true {
      if let places = place(edges, from: base, bits: bits) {
        return (TrieCells.hashed | bits, places)
      }
      bits += 1
    }
  }

  /// Fills a hash table of edges from a cell on; `nil` when a probe would be longer than 64.
  private mutating func place(
    _ edges: ArraySlice<Branch>, from base: Int, bits: UInt32
  ) -> [Int]? {
    let mask = 1 << Int(bits) - 1
    cells.removeSubrange(base...)
    cells.append(contentsOf: repeatElement(0, count: 2 * (mask + 1)))
    var places: [Int] = []
    for edge in edges {
      var slot = Int((edge.symbol &* 0x9E37_79B1) >> (32 - bits))
      var steps = 0
      while cells[base + 2 * slot] != 0 {
        slot = (slot + 1) & mask
        steps += 1
      }
      if steps > 60 && bits < 24 { return nil }
      cells[base + 2 * slot] = edge.symbol
      places.append(base + 2 * slot + 1)
    }
    return places
  }

  /// Whether two sequences that share their first `depth` symbols are the same.
  private func isEqual(_ source: Source, _ a: Int32, _ b: Int32, from depth: Int) -> Bool {
    if a == b { return true }
    let length = source.lengths[Int(a)]
    guard length == source.lengths[Int(b)] else { return false }
    for k in depth..<Int(length) where source.symbol(a, at: k) != source.symbol(b, at: k) {
      return false
    }
    return true
  }

  private mutating func payload(_ sequences: TrieSequences, _ range: Range<Int>) -> UInt32 {
    if range.count == 1 { return sequences.items[Int(order[range.lowerBound])] + 1 }
    return addList(order[range].map { sequences.items[Int($0)] }) | 0x8000_0000
  }
}
