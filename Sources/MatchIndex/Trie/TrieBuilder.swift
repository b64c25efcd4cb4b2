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
    sort(sequences, lengths)
    return TrieNode(rawValue: layOut(sequences, lengths, 0, n, depth: 0, isRoot: true))
  }

  private mutating func sort(_ sequences: TrieSequences, _ lengths: [UInt32]) {
    let symbols = sequences.symbols
    let starts = sequences.starts
    order.sort { a, b in
      let (x, y) = (Int(starts[Int(a)]), Int(starts[Int(b)]))
      let (m, n) = (Int(lengths[Int(a)]), Int(lengths[Int(b)]))
      for k in 0..<min(m, n) {
        let (s, t) = (symbols[x + k], symbols[y + k])
        if s != t { return s < t }
      }
      return m != n ? m < n : a < b
    }
  }

  /// Writes the sequences `order[lower ..< upper]`, which share their first `depth` symbols.
  private mutating func layOut(
    _ s: TrieSequences, _ lengths: [UInt32], _ lower: Int, _ upper: Int, depth: Int, isRoot: Bool
  ) -> UInt32 {
    let first = Int(order[lower])
    let last = Int(order[upper - 1])
    // Sorted, so the first and the last being equal makes all equal.
    if !isRoot, isEqual(s, lengths, first, last, from: depth) {
      let start = UInt32(cells.count)
      let base = Int(s.starts[first])
      cells.append(contentsOf: s.symbols[base + depth..<base + Int(lengths[first])])
      cells.append(0)
      cells.append(payload(s, lower, upper))
      return start | 0x8000_0000
    }
    var at = lower
    while at < upper, Int(lengths[Int(order[at])]) == depth { at += 1 }
    let ended = at
    // Ranges of one next symbol each; slots sort behind all literals.
    var groups: [(symbol: UInt32, lower: Int, upper: Int)] = []
    while at < upper {
      let symbol = s.symbols[Int(s.starts[Int(order[at])]) + depth]
      let from = at
      while at < upper, s.symbols[Int(s.starts[Int(order[at])]) + depth] == symbol { at += 1 }
      groups.append((symbol, from, at))
    }
    let literals = groups.prefix { $0.symbol & 0x8000_0000 == 0 }.count
    let slots = groups.count - literals

    let node = cells.count
    var header = ended > lower ? TrieCells.hasPayload : 0
    if slots > 0 { header |= TrieCells.hasSlots }
    cells.append(header)
    if ended > lower { cells.append(payload(s, lower, ended)) }
    let slotBase = cells.count + 1
    if slots > 0 {
      cells.append(UInt32(slots))
      for group in groups[literals...] { cells.append(contentsOf: [group.symbol, 0]) }
    }
    let edges = cells.count
    var places = [Int](repeating: 0, count: literals)
    if literals <= 7 {
      header |= UInt32(literals)
      for (k, group) in groups.prefix(literals).enumerated() {
        places[k] = edges + 2 * k + 1
        cells.append(contentsOf: [group.symbol, 0])
      }
    } else {
      var bits: UInt32 = 4
      // At most three quarters full, and no run longer than a lookup is willing to follow.
      while literals * 4 > 3 << bits { bits += 1 }
      while !place(groups, literals, edges, bits, &places) { bits += 1 }
      header |= TrieCells.hashed | bits
    }
    cells[node] = header
    for k in 0..<literals {
      let group = groups[k]
      cells[places[k]] = layOut(
        s, lengths, group.lower, group.upper, depth: depth + 1, isRoot: false)
    }
    for k in 0..<slots {
      let group = groups[literals + k]
      let child = layOut(s, lengths, group.lower, group.upper, depth: depth + 1, isRoot: false)
      cells[slotBase + 2 * k + 1] = child
    }
    return UInt32(node)
  }

  /// Fills a hash table of edges; fails when a probe would be longer than 64.
  private mutating func place(
    _ groups: [(symbol: UInt32, lower: Int, upper: Int)], _ literals: Int, _ edges: Int,
    _ bits: UInt32, _ places: inout [Int]
  ) -> Bool {
    let mask = 1 << Int(bits) - 1
    cells.removeSubrange(edges...)
    cells.append(contentsOf: repeatElement(0, count: 2 * (mask + 1)))
    for k in 0..<literals {
      let symbol = groups[k].symbol
      var slot = Int((symbol &* 0x9E37_79B1) >> (32 - bits))
      var steps = 0
      while cells[edges + 2 * slot] != 0 {
        slot = (slot + 1) & mask
        steps += 1
      }
      if steps > 60 && bits < 24 { return false }
      cells[edges + 2 * slot] = symbol
      places[k] = edges + 2 * slot + 1
    }
    return true
  }

  private func isEqual(
    _ s: TrieSequences, _ lengths: [UInt32], _ a: Int, _ b: Int, from depth: Int
  ) -> Bool {
    if a == b { return true }
    guard lengths[a] == lengths[b] else { return false }
    let (x, y) = (Int(s.starts[a]), Int(s.starts[b]))
    for k in depth..<Int(lengths[a]) where s.symbols[x + k] != s.symbols[y + k] { return false }
    return true
  }

  private mutating func payload(_ s: TrieSequences, _ lower: Int, _ upper: Int) -> UInt32 {
    if upper - lower == 1 { return s.items[Int(order[lower])] + 1 }
    let start = postings.count
    postings.append(UInt32(upper - lower))
    postings.append(contentsOf: order[lower..<upper].map { s.items[Int($0)] })
    return UInt32(start) | 0x8000_0000
  }
}
