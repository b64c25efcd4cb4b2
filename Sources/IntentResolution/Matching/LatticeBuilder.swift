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

  /// The words that may be glued behind slots, and before them; `nil` where no phrase of a language that is heard has
  /// any.
  let suffixes: GluedWords?
  let prefixes: GluedWords?
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

  /// All ways in which one word is taken apart, by the boundaries inside it.
  private struct Splits: ~Copyable {
    private(set) var count = 0
    private var all: InlineArray<8, Split> = .init(repeating: Split())

    subscript(index: Int) -> Split { @inline(__always) get { all[index] } }

    /// Whether there is room for another.
    var hasRoom: Bool { count < all.count }

    mutating func removeAll() { count = 0 }

    mutating func append(_ split: Split) {
      all[count] = split
      count += 1
    }
  }

  /// Lays out the words in the buffers.
  ///
  /// - Returns: Whether some boundary got more than one edge.
  func build(_ utf8: UnsafeBufferPointer<UInt8>, _ s: inout MatchBuffers) -> Bool {
    let count = s.tokens.count
    // Boundaries of words shift by those inside earlier words; compounds need them beforehand.
    var splits = Splits()
    var branches = false
    s.lattice.removeAll()
    s.pass.dropped = 0
    var boundary = 0
    var endsCompound = false
    for i in 0..<count {
      let token = s.tokens[i]
      let entry = tables.lexicon.entry(hash: token.hash)
      if !fillers.isNone, isFiller(entry) {
        s.pass.dropped &+= 1
        continue
      }
      let whole = edge(entry, accent: token.accent, to: 0)
      splits.removeAll()
      // A word is taken apart only while there is room for all that follow: none is ever left out.
      if splitsAll || whole.token == .unknown, suffixes != nil || prefixes != nil || isSpacedFreely,
        !endsCompound, boundary + Self.maxSplits + count - i < MatchLimits.positions
      {
        // SAFETY: the words' bytes are those of the text that they were found in.
        unsafe takeApart(utf8, Int(token.lower)..<Int(token.upper), into: &splits, &s)
      }
      let next = boundary + 1 + splits.count
      s.lattice.open(at: token.lower)
      _ = s.lattice.addEdge(
        LatticeEdge(
          token: whole.token, accent: whole.accent, to: Int32(next), flags: whole.flags))
      for k in 0..<splits.count {
        var stem = splits[k].stem
        stem.to = Int32(boundary + 1 + k)
        _ = s.lattice.addEdge(stem)
      }
      // SAFETY: as above.
      endsCompound = unsafe addCompound(utf8, at: i, to: next + 1, isWhole: splits.count == 0, &s)
      // SAFETY: as above.
      if splits.count > 0 { unsafe addParts(utf8, of: splits, from: boundary, &s) }
      if endsCompound || splits.count > 0 { branches = true }
      s.lattice.advance(to: next, upper: token.upper)
      boundary = next
    }
    s.lattice.close()
    if branches { s.lattice.markBranching() }
    return branches
  }

  /// Adds a word and the next one as one: a compound written with a hyphen and declared as one word.
  ///
  /// - Returns: Whether they are one. The next word is laid out without boundaries inside then.
  private func addCompound(
    _ utf8: UnsafeBufferPointer<UInt8>, at i: Int, to boundary: Int, isWhole: Bool,
    _ s: inout MatchBuffers
  ) -> Bool {
    guard i + 1 < s.tokens.count,
      isJoint(s.tokens[i + 1].joint) || isSpacedFreely && splitsAll && isWhole,
      fillers.isNone || !isFiller(tables.lexicon.entry(hash: s.tokens[i + 1].hash))
    else { return false }
    // SAFETY: the bytes are those of the text that the words were found in.
    guard var one = unsafe compound(utf8, i, &s) else { return false }
    one.to = Int32(boundary)
    _ = s.lattice.addEdge(one)
    return true
  }

  /// Adds what stands behind each boundary inside a word: the rest of it, and where blanks are left out
  /// the known words up to later boundaries, since three words may stand as one.
  ///
  /// - Parameter boundary: The one before the word.
  private func addParts(
    _ utf8: UnsafeBufferPointer<UInt8>, of splits: borrowing Splits, from boundary: Int,
    _ s: inout MatchBuffers
  ) {
    for k in 0..<splits.count {
      s.lattice.advance(to: boundary + 1 + k, upper: splits[k].at)
      s.lattice.open(at: splits[k].at)
      var affix = splits[k].affix
      affix.to = Int32(boundary + 1 + splits.count)
      _ = s.lattice.addEdge(affix)
      if !isSpacedFreely { continue }
      for to in k + 1..<max(splits.count, k + 1) {
        // SAFETY: boundaries lie inside the text.
        let inner = unsafe word(utf8, Int(splits[k].at)..<Int(splits[to].at), &s)
        guard var inner, inner.token != .unknown else { continue }
        inner.to = Int32(boundary + 1 + to)
        _ = s.lattice.addEdge(inner)
      }
    }
  }

  /// Whether two words that a hyphen or an apostrophe joins are declared as one.
  func holdsCompound(_ utf8: UnsafeBufferPointer<UInt8>, _ s: inout MatchBuffers) -> Bool {
    for i in 1..<max(s.tokens.count, 1) where isJoint(s.tokens[i].joint) {
      // SAFETY: the bytes are those of the text that the words were found in.
      if unsafe compound(utf8, i - 1, &s) != nil { return true }
    }
    return false
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
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, into splits: inout Splits,
    _ s: inout MatchBuffers
  ) {
    guard range.count >= 2, range.count <= Self.maxBytes else { return }
    // What letters look like tells of ASCII alone: before the first letter that is none, and behind the last.
    var plain = (to: range.upperBound, from: range.lowerBound)
    for at in range {
      // SAFETY: inside the word, whose bytes are those of the text it was found in.
      if unsafe utf8[at] < 0x80 { continue }
      plain.to = min(plain.to, at)
      plain.from = at + 1
    }
    for at in range.lowerBound + 1..<range.upperBound where splits.hasRoom {
      // SAFETY: as above.
      let isInsideScalar = unsafe utf8[at] & 0xC0 == 0x80
      if isInsideScalar { continue }
      // SAFETY: as above.
      if let split = unsafe split(utf8, range, at: at, plain: plain, &s) { splits.append(split) }
    }
  }

  /// A stem and the letters that are glued to it; `nil` where they are not. What is read first is what tells of
  /// most words that they are none.
  private func split(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, at: Int, plain: (to: Int, from: Int),
    _ s: inout MatchBuffers
  ) -> Split? {
    // SAFETY: both parts lie inside the text.
    func stem() -> LatticeEdge? { unsafe word(utf8, range.lowerBound..<at, &s) }
    func affix() -> LatticeEdge? { unsafe word(utf8, at..<range.upperBound, &s) }
    if isSpacedFreely {
      guard let affix = affix(), let stem = stem(),
        affix.token != .unknown || stem.token != .unknown
      else { return nil }
      return Split(stem: stem, affix: affix, at: UInt32(at))
    }
    // SAFETY: both parts have bytes, and lie inside the text.
    func mayBe(_ words: GluedWords?, _ from: Int, _ to: Int, _ isPlain: Bool) -> Bool {
      guard let words else { return false }
      return unsafe !isPlain || words.mayBe(from: utf8[from], to: utf8[to - 1], count: to - from)
    }
    let isSuffix = mayBe(suffixes, at, range.upperBound, at >= plain.from)
    let isPrefix = mayBe(prefixes, range.lowerBound, at, at <= plain.to)
    if isSuffix {
      guard let affix = affix() else { return nil }
      let isGlued = affix.flags.contains(.suffix)
      guard isGlued || isPrefix, let stem = stem(), isGlued || stem.flags.contains(.prefix)
      else { return nil }
      return Split(stem: stem, affix: affix, at: UInt32(at))
    }
    guard isPrefix, let stem = stem(), stem.flags.contains(.prefix), let affix = affix() else {
      return nil
    }
    return Split(stem: stem, affix: affix, at: UInt32(at))
  }

  /// The one word that some bytes of the utterance make by themselves.
  private func word(
    _ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ s: inout MatchBuffers
  ) -> LatticeEdge? {
    // SAFETY: the callers' ranges lie inside the bytes, which are not used after the call.
    let part = unsafe UnsafeBufferPointer(rebasing: utf8[range])
    // SAFETY: as above.
    guard let token = unsafe analyzer.token(of: part, in: &s.part) else { return nil }
    return edge(tables.lexicon.entry(hash: token.hash), accent: token.accent, to: 0)
  }

  /// The word of the lexicon that two joined words make when written as one.
  private func compound(
    _ utf8: UnsafeBufferPointer<UInt8>, _ i: Int, _ s: inout MatchBuffers
  ) -> LatticeEdge? {
    let first = s.tokens[i]
    let second = s.tokens[i + 1]
    let count = Int(first.upper - first.lower) + Int(second.upper - second.lower)
    guard count <= Self.maxBytes else { return nil }
    // SAFETY: both words together fit the room, and their bytes are those of the text they were found in.
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.maxBytes) { bytes in
      var n = 0
      for token in [(first.lower, first.upper), (second.lower, second.upper)] {
        for k in Int(token.0)..<Int(token.1) {
          unsafe bytes[n] = utf8[k]
          n += 1
        }
      }
      // SAFETY: the bytes written above, used inside the closure only.
      let joined = unsafe UnsafeBufferPointer(rebasing: bytes[..<n])
      guard let edge = unsafe word(joined, 0..<n, &s), edge.token != .unknown else {
        return nil
      }
      return edge
    }
  }
}
