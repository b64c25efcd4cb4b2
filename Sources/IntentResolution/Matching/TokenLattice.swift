// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// A word, or a part of one, between two boundaries of the utterance.
struct LatticeEdge: BitwiseCopyable {
  var token = TokenID.unknown
  var accent: UInt32 = 0
  var to: Int32 = 0
  var flags = TokenFlags(rawValue: 0)
}

/// Where the word behind a boundary begins and the one before it ends, in bytes of the utterance.
struct WordBounds: BitwiseCopyable {
  var lower: UInt32 = 0
  var upper: UInt32 = 0
}

/// The utterance's words as a graph of boundaries, so that a slot boundary may fall inside a word.
///
/// Ordinarily boundary *i* has one edge, word *i*, to boundary *i* + 1. A glued word gets a boundary
/// inside, and a compound an edge over its parts:
///
/// ```text
///   0 ──play──▶ 1 ──────tasksda──────▶ 3        "play Tasksda"
///               1 ──tasks──▶ 2 ──da──▶ 3
/// ```
///
/// Edges always lead to a greater boundary.
struct TokenLattice: ~Copyable {
  private(set) var edges = FixedBuffer<LatticeEdge>(
    capacity: MatchLimits.edges, filler: LatticeEdge())
  /// The first edge of each boundary, and behind the last boundary the number of edges.
  private(set) var first = FixedBuffer<Int32>(capacity: MatchLimits.positions + 2, filler: 0)
  /// The byte where the word behind each boundary begins, and where the one before it ends.
  private(set) var bounds = FixedBuffer<WordBounds>(
    capacity: MatchLimits.positions + 1, filler: WordBounds())
  /// The boundary behind the last word.
  private(set) var end = 0
  /// Whether every boundary has exactly one edge, to the next.
  private(set) var isLinear = true
  /// The flags of all edges together.
  private(set) var allFlags = TokenFlags(rawValue: 0)
  /// Whether a word is not in the lexicon.
  private(set) var hasUnknown = false

  /// Starts again, for `append` or `addEdge`.
  mutating func removeAll() {
    isPlain = false
    edges.removeAll()
    first.removeAll()
    bounds.removeAll()
    end = 0
    isLinear = true
    allFlags = TokenFlags(rawValue: 0)
    hasUnknown = false
  }

  /// Lays out the words of an utterance one behind the other: the ordinary case.
  ///
  /// Boundary *i* is then the beginning of word *i*, and nothing else is written down.
  ///
  /// - Returns: The kinds of joints between the words, or-ed.
  @inline(__always)
  mutating func fill(_ tokens: borrowing TokenBuffer, _ lexicon: Lexicon) -> UInt8 {
    var joints: UInt8 = 0
    var flags: UInt32 = 0
    var unknown = false
    let count = min(tokens.count, MatchLimits.tokens)
    // Kept in registers: a store to a field and a load from it for each word would cost as much as
    // the look-up.
    let words = tokens.tokens
    edges.write(count: count) { i in
      // SAFETY: i is below the number of tokens.
      let token = unsafe words[unchecked: i]
      let entry = lexicon.entry(hash: token.hash)
      let id = UInt32(truncatingIfNeeded: entry) & 0x7FFF_FFFF
      flags |= UInt32(truncatingIfNeeded: entry >> 32)
      if id == 0 { unknown = true }
      joints |= token.joint.rawValue
      return LatticeEdge(
        token: TokenID(id), accent: token.accent, to: Int32(truncatingIfNeeded: i &+ 1),
        flags: TokenFlags(rawValue: UInt32(truncatingIfNeeded: entry >> 32)))
    }
    end = count
    isLinear = true
    isPlain = true
    allFlags = TokenFlags(rawValue: flags)
    hasUnknown = unknown
    return joints
  }

  /// Has the boundaries of an utterance's words, without looking the words up.
  @inline(__always)
  mutating func fillPlainly(_ count: Int) {
    edges.removeAll()
    end = count
    isLinear = true
    isPlain = true
  }

  /// Whether boundary *i* is the beginning of the utterance's word *i*, and bounds are not kept.
  private(set) var isPlain = false

  /// Adds a word behind the last boundary.
  @inline(__always)
  mutating func append(_ entry: UInt64, accent: UInt32, lower: UInt32, upper: UInt32) {
    let token = TokenID(UInt32(truncatingIfNeeded: entry) & 0x7FFF_FFFF)
    let flags = TokenFlags(rawValue: UInt32(truncatingIfNeeded: entry >> 32))
    allFlags.formUnion(flags)
    if token.rawValue == 0 { hasUnknown = true }
    open(at: lower)
    end &+= 1
    _ = edges.append(LatticeEdge(token: token, accent: accent, to: Int32(end), flags: flags))
    lastUpper = upper
  }

  private var lastUpper: UInt32 = 0

  /// Opens a boundary: its edges follow.
  @inline(__always)
  mutating func open(at lower: UInt32) {
    _ = first.append(Int32(edges.count))
    _ = bounds.append(WordBounds(lower: lower, upper: lastUpper))
  }

  /// Closes the last boundary.
  @inline(__always)
  mutating func close() {
    _ = first.append(Int32(edges.count))
    _ = bounds.append(WordBounds(lower: lastUpper, upper: lastUpper))
    _ = first.append(Int32(edges.count))
  }

  /// Adds an edge from the last opened boundary; `to` must be greater.
  mutating func addEdge(_ edge: LatticeEdge) -> Bool {
    allFlags.formUnion(edge.flags)
    return edges.append(edge)
  }

  /// Says where the word before the next boundary ends.
  mutating func advance(to boundary: Int, upper: UInt32) {
    end = boundary
    lastUpper = upper
  }

  /// Says that some boundary has more or other edges than the next word.
  mutating func markBranching() { isLinear = false }

  /// The edges of a boundary.
  @inline(__always)
  func edgeRange(_ boundary: Int) -> Range<Int> {
    if isLinear { return boundary..<min(boundary &+ 1, end) }
    let lower = Int(first[boundary])
    return lower..<max(lower, Int(first[boundary &+ 1]))
  }

  /// The whole word that ends at a boundary; `nil` inside a word.
  @inline(__always)
  func lastEdge(to boundary: Int) -> (index: Int, from: Int)? {
    if isLinear { return (boundary &- 1, boundary &- 1) }
    var from = boundary &- 1
    while from >= 0, from >= boundary &- 10 {
      let first = Int(self.first[from])
      if first < edges.count, Int(edges[first].to) == boundary, Int(self.first[from &+ 1]) > first {
        return (first, from)
      }
      from &-= 1
    }
    return nil
  }

  /// The bytes of the utterance between two boundaries.
  func span(_ from: Int, _ to: Int, _ tokens: borrowing TokenBuffer) -> TextSpan {
    if isPlain {
      guard from < to, to <= tokens.count else { return TextSpan(lower: 0, upper: 0) }
      return TextSpan(lower: tokens[from].lower, upper: tokens[to - 1].upper)
    }
    return TextSpan(lower: bounds[from].lower, upper: max(bounds[from].lower, bounds[to].upper))
  }
}
