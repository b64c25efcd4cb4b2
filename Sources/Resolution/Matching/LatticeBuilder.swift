// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Lays out words that may be glued to a slot, or be parts of a compound.
struct LatticeBuilder {
  let tables: ImageTables
  let analyzer: TextAnalyzer
  /// Whether words of the lexicon are taken apart too.
  let splitsAll: Bool

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
    var boundary = 0
    for i in 0..<count {
      let token = scratch.tokens[i]
      let entry = tables.lexicon.entry(hash: token.hash)
      let whole = edge(entry, accent: token.accent, to: 0)
      var splitCount = 0
      let mayBeGlued = splitsAll || whole.token == .unknown
      if mayBeGlued, tables.flags.contains(.hasGlue), boundary + 16 < MatchLimits.positions {
        splitCount = unsafe takeApart(
          utf8, Int(token.lower)..<Int(token.upper), &splits, &scratch)
      }
      let next = boundary + 1 + splitCount
      guard next < MatchLimits.positions else { break }
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
      if splitCount == 0, i + 1 < count, isJoint(scratch.tokens[i + 1].joint),
        var one = unsafe compound(utf8, i, &scratch)
      {
        // The next word is laid out without boundaries inside when a compound ends behind it.
        one.to = Int32(next + 1)
        branches = true
        _ = scratch.lattice.addEdge(one)
        scratch.lattice.advance(to: next, upper: token.upper)
        boundary = next
        continue
      }
      for k in 0..<splitCount {
        scratch.lattice.advance(to: boundary + 1 + k, upper: splits[k].at)
        scratch.lattice.open(at: splits[k].at)
        var affix = splits[k].affix
        affix.to = Int32(next)
        _ = scratch.lattice.addEdge(affix)
      }
      scratch.lattice.advance(to: next, upper: token.upper)
      boundary = next
    }
    scratch.lattice.close()
    if branches { scratch.lattice.markBranching() }
    return branches
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
      guard affix.flags.contains(.suffix) || stem.flags.contains(.prefix) else { continue }
      splits[count] = Split(stem: stem, affix: affix, at: UInt32(at))
      count += 1
    }
    return count
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
