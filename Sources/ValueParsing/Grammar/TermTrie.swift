// SPDX-License-Identifier: Apache-2.0

/// Runs of words and what they mean, word by word.
///
/// A node is a number, 0 the beginning. What follows it is in a table by node and word; what ends there
/// is a range of `terms`.
struct TermTrie: Sendable {
  /// A term, and the node where it ends.
  struct Entry {
    /// The node.
    var node: Int
    /// What the words mean.
    var term: Grammar.Term
  }

  private var keys: [UInt64] = [0]
  private var targets: [UInt32] = [0]
  private var count = 1
  /// The nodes after the beginning, by word.
  private var starts: [UInt32] = []
  /// Where the terms of each node begin, and where the last ones end.
  private var bounds: [UInt32] = [0, 0]
  private var terms: [Grammar.Term] = []

  /// An empty one.
  init() {}

  @inline(__always) private static func key(_ node: Int, _ word: UInt16) -> UInt64 {
    UInt64(node) << 16 | UInt64(word)
  }

  /// The slot of a key, or the free one where it belongs.
  @inline(__always) private func slot(of key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & mask }
    return slot
  }

  // MARK: Making

  /// The node of a run of words, made if it is not there.
  mutating func insert(_ words: [UInt16]) -> Int {
    var node = 0
    for word in words {
      if count * 2 > keys.count { grow() }
      let key = Self.key(node, word)
      let slot = slot(of: key)
      if keys[slot] != key {
        keys[slot] = key
        targets[slot] = UInt32(count)
        count += 1
      }
      node = Int(targets[slot])
    }
    return node
  }

  /// The node of a run of words; `nil` if it is not there.
  func node(of words: [UInt16]) -> Int? {
    var node = 0
    for word in words {
      let slot = slot(of: Self.key(node, word))
      guard keys[slot] != 0 else { return nil }
      node = Int(targets[slot])
    }
    return node
  }

  private mutating func grow() {
    var larger = self
    larger.keys = Array(repeating: 0, count: max(256, keys.count * 2))
    larger.targets = Array(repeating: 0, count: larger.keys.count)
    for place in keys.indices where keys[place] != 0 {
      let slot = larger.slot(of: keys[place])
      larger.keys[slot] = keys[place]
      larger.targets[slot] = targets[place]
    }
    self = larger
  }

  /// Takes the terms of all nodes in; no run may be added behind it.
  ///
  /// - Parameters:
  ///   - terms: Each with its node; those of one node stay in this order.
  ///   - wordCount: The greatest number of a word.
  mutating func finish(_ terms: [Entry], wordCount: Int) {
    bounds = Array(repeating: 0, count: count + 1)
    for found in terms { bounds[found.node + 1] += 1 }
    for node in 1..<bounds.count { bounds[node] += bounds[node - 1] }
    var next = bounds
    self.terms = Array(
      repeating: Grammar.Term(symbol: 0, meaning: Meaning()), count: terms.count)
    for found in terms {
      self.terms[Int(next[found.node])] = found.term
      next[found.node] += 1
    }
    starts = Array(repeating: 0, count: wordCount + 1)
    for slot in keys.indices where keys[slot] != 0 && keys[slot] >> 16 == 0 {
      starts[Int(keys[slot])] = targets[slot]
    }
  }

  // MARK: Looking up

  /// The node of a run of one word; `nil` if none begins so.
  @inline(__always) func start(_ word: UInt16) -> Int? {
    guard Int(word) < starts.count, starts[Int(word)] != 0 else { return nil }
    return Int(starts[Int(word)])
  }

  /// The node after a word; `nil` if no run goes on so.
  @inline(__always) func next(_ node: Int, _ word: UInt16) -> Int? {
    if node == 0 { return start(word) }
    let slot = slot(of: Self.key(node, word))
    return keys[slot] == 0 ? nil : Int(targets[slot])
  }

  /// The places of the terms that end at a node.
  @inline(__always) func terms(at node: Int) -> Range<Int> {
    Int(bounds[node])..<Int(bounds[node + 1])
  }

  /// The term at a place.
  @inline(__always) subscript(place: Int) -> Grammar.Term { terms[place] }

  /// All terms.
  var all: [Grammar.Term] { terms }
}
