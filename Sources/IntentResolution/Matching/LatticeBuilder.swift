// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Lays out words that may be glued to a slot, or be parts of a compound.
struct LatticeBuilder {
  let tables: ImageTables
  let analyzer: TextAnalyzer
  /// Whether words of the lexicon are taken apart too.
  let splitsAll: Bool
  /// The trie of hesitations to leave out; `.none` leaves none out.
  let fillers: TrieNode

  /// Korean is spaced freely: words may be written together, or apart, that were not declared so.
  let isSpacedFreely: Bool

  /// Longest word that is taken apart, in bytes.
  private static let maxBytes = 96
  /// Most boundaries inside one word.
  private static let maxSplits = 8

  /// A word taken apart.
  private struct Split: BitwiseCopyable {
    var stem = LatticeEdge()
    var affix = LatticeEdge()
    var at: UInt32 = 0
  }

  /// Lays out the words of the scratch.
  ///
  /// - Returns: Whether some boundary got more than one edge.
  mutating func build(
    _ utf8: UnsafeBufferPointer<UInt8>, _ scratch: inout MatchScratch
  ) -> Bool {
    let count = scratch.tokens.count
    var splits: InlineArray<8, Split> = .init(repeating: Split())
    // Boundaries of words shift by those inside earlier words; compounds need them beforehand.
    var branches = false
    scratch.lattice.removeAll()
    scratch.dropped = 0
    var boundary = 0
    var endsCompound = false
    for i in 0..<count {
      let token = scratch.tokens[i]
      let entry = tables.lexicon.entry(hash: token.hash)
      if !fillers.isNone, isFiller(entry) {
        scratch.dropped &+= 1
        continue
      }
      let whole = edge(entry, accent: token.accent, to: 0)
      var splitCount = 0
      let mayBeGlued = splitsAll || whole.token == .unknown
      // A word is taken apart only while there is room for all that follow: none is ever left out.
      if mayBeGlued, tables.flags.contains(.hasGlue) || isSpacedFreely, !endsCompound,
        boundary + Self.maxSplits + count - i < MatchLimits.positions
      {
        splitCount = unsafe takeApart(
          utf8, Int(token.lower)..<Int(token.upper), &splits, &scratch)
      }
      let next = boundary + 1 + splitCount
      endsCompound = false
      scratch.lattice.open(at: token.lower)
      _ = scratch.lattice.addEdge(
        LatticeEdge(
          token: whole.token, accent: whole.accent, to: Int32(next), flags: whole.flags))
      for k in 0..<splitCount {
        branches = true
        var stem = splits[k].stem
        stem.to = Int32(boundary + 1 + k)
        _ = scratch.lattice.addEdge(stem)
      }
      // A compound written with a hyphen and declared as one word.
      if i + 1 < count,
        isJoint(scratch.tokens[i + 1].joint) || isSpacedFreely && splitsAll && splitCount == 0,
        fillers.isNone
          || !isFiller(tables.lexicon.entry(hash: scratch.tokens[i + 1].hash)),
        var one = unsafe compound(utf8, i, &scratch)
      {
        // The next word is laid out without boundaries inside when a compound ends behind it.
        one.to = Int32(next + 1)
        branches = true
        endsCompound = true
        _ = scratch.lattice.addEdge(one)
      }
      for k in 0..<splitCount {
        scratch.lattice.advance(to: boundary + 1 + k, upper: splits[k].at)
        scratch.lattice.open(at: splits[k].at)
        var affix = splits[k].affix
        affix.to = Int32(next)
        _ = scratch.lattice.addEdge(affix)
        if isSpacedFreely, k + 1 < splitCount {
          unsafe addInnerWords(utf8, k, splitCount, splits, boundary, &scratch)
        }
      }
      scratch.lattice.advance(to: next, upper: token.upper)
      boundary = next
    }
    scratch.lattice.close()
    if branches { scratch.lattice.markBranching() }
    return branches
  }

  /// Whether a word is a hesitation of the language whose openers are searched.
  private func isFiller(_ entry: UInt64) -> Bool {
    guard TokenFlags(rawValue: UInt32(truncatingIfNeeded: entry >> 32)).contains(.filler) else {
      return false
    }
    let token = TokenID(UInt32(truncatingIfNeeded: entry) & 0x7FFF_FFFF)
    let node = tables.trie.child(of: fillers, token)
    return !node.isNone && !tables.trie.payload(node).isEmpty
  }

  private func edge(_ entry: UInt64, accent: UInt32, to: Int) -> LatticeEdge {
    LatticeEdge(
      token: TokenID(UInt32(truncatingIfNeeded: entry) & 0x7FFF_FFFF), accent: accent,
      to: Int32(to), flags: TokenFlags(rawValue: UInt32(truncatingIfNeeded: entry >> 32)))
  }

  private func isJoint(_ joint: Joint) -> Bool { joint == .hyphen || joint == .apostrophe }

  /// Finds where a word may be a stem with letters that some phrase has glued to a slot.
  private func takeApart(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ splits: inout InlineArray<8, Split>, _ scratch: inout MatchScratch
  ) -> Int {
    guard range.count >= 2, range.count <= Self.maxBytes else { return 0 }
    var count = 0
    for at in range.lowerBound + 1..<range.upperBound {
      // Only between scalars.
      if unsafe utf8[at] & 0xC0 == 0x80 { continue }
      guard count < Self.maxSplits,
        let affix = unsafe word(utf8, at..<range.upperBound, &scratch),
        let stem = unsafe word(utf8, range.lowerBound..<at, &scratch)
      else { continue }
      guard
        affix.flags.contains(.suffix) || stem.flags.contains(.prefix)
          || isSpacedFreely && (affix.token != .unknown || stem.token != .unknown)
      else { continue }
      splits[count] = Split(stem: stem, affix: affix, at: UInt32(at))
      count += 1
    }
    return count
  }

  /// Adds the known words between a boundary inside a word and the later ones: where blanks are
  /// left out, three words may stand as one.
  private func addInnerWords(
    _ utf8: UnsafeBufferPointer<UInt8>, _ from: Int, _ count: Int,
    _ splits: InlineArray<8, Split>, _ boundary: Int, _ scratch: inout MatchScratch
  ) {
    for to in from + 1..<count {
      let range = Int(splits[from].at)..<Int(splits[to].at)
      guard var inner = unsafe word(utf8, range, &scratch), inner.token != .unknown else {
        continue
      }
      inner.to = Int32(boundary + 1 + to)
      _ = scratch.lattice.addEdge(inner)
    }
  }

  /// The one word that some bytes of the utterance make by themselves.
  private func word(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ scratch: inout MatchScratch
  ) -> LatticeEdge? {
    let part = unsafe UnsafeBufferPointer(rebasing: utf8[range])
    do { try unsafe analyzer.analyze(part, into: &scratch.part) } catch { return nil }
    guard scratch.part.count == 1 else { return nil }
    let token = scratch.part[0]
    return edge(tables.lexicon.entry(hash: token.hash), accent: token.accent, to: 0)
  }

  /// The word of the lexicon that two joined words make when written as one.
  private func compound(
    _ utf8: UnsafeBufferPointer<UInt8>, _ i: Int, _ scratch: inout MatchScratch
  ) -> LatticeEdge? {
    let first = scratch.tokens[i]
    let second = scratch.tokens[i + 1]
    let count = Int(first.upper - first.lower) + Int(second.upper - second.lower)
    guard count <= Self.maxBytes else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.maxBytes) { bytes in
      var n = 0
      for token in [(first.lower, first.upper), (second.lower, second.upper)] {
        for k in Int(token.0)..<Int(token.1) {
          unsafe bytes[n] = utf8[k]
          n += 1
        }
      }
      let joined = unsafe UnsafeBufferPointer(rebasing: bytes[..<n])
      guard let edge = unsafe word(joined, 0..<n, &scratch), edge.token != .unknown else {
        return nil
      }
      return edge
    }
  }
}
