// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Expressions that people put around a phrase, by the hashes of their words: one probe a word, and no
/// look-up in the lexicon.
///
/// Made from a trie of the image when a matcher is: some hundred words of a language, a few kB.
struct PoliteTable: Sendable {
  /// Hash of words in a row with the two lowest bits for `Step`; 0 is free. A power of two, at most a
  /// quarter of them taken.
  private let slots: [UInt64]
  private let shift: UInt64

  /// What words in a row are.
  struct Step: OptionSet {
    let rawValue: UInt64
    /// An expression.
    static let ends = Step(rawValue: 1)
    /// The beginning of an expression with more words.
    static let goesOn = Step(rawValue: 2)
  }

  /// Most beginnings of expressions, and words of one.
  private static let maxSequences = 2_048
  private static let maxWords = 16

  /// Reads a trie of the image.
  ///
  /// - Returns: `nil` where it is larger than any language's.
  init?(_ root: TrieNode, of image: IndexImage) {
    var found: [(hash: UInt64, step: Step)] = []
    var isWhole = true
    func visit(_ node: TrieNode, _ hash: UInt64, _ words: Int) {
      guard found.count < Self.maxSequences, words <= Self.maxWords else {
        isWhole = false
        return
      }
      if words > 0 {
        var step: Step = image.trie.payload(node).isEmpty ? [] : .ends
        if !image.trie.isLeaf(node) { step.insert(.goesOn) }
        found.append((hash, step))
      }
      image.trie.forEachWord(from: node) { token, child in
        if !isWhole { return }
        let word = TokenHash.hash(of: image.strings[image.lexicon.text(of: token)])
        // A table says what the trie says, whatever the image holds.
        guard image.lexicon.token(hash: word).id == token else {
          isWhole = false
          return
        }
        visit(child, Self.hash(hash, word), words + 1)
      }
    }
    if !root.isNone { visit(root, 0, 0) }
    guard isWhole else { return nil }
    var bits: UInt64 = 3
    while 1 << bits < 4 * found.count { bits += 1 }
    var slots = [UInt64](repeating: 0, count: 1 << Int(bits))
    shift = 64 - bits
    for (hash, step) in found {
      var slot = Int(hash >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = hash & ~3 | step.rawValue
    }
    self.slots = slots
  }

  /// The hash of words in a row with one more; that of no words is 0.
  @inline(__always)
  static func hash(_ words: UInt64, _ word: UInt64) -> UInt64 {
    let product = (words ^ word) &* 0xD1B5_4A32_D192_ED03
    return product ^ product >> 32
  }

  /// What words in a row are, by their hash; nothing where no expression begins with them.
  @inline(__always)
  func step(_ hash: UInt64) -> Step {
    var slot = Int(truncatingIfNeeded: hash &>> shift)
    while true {
      let found = slots[slot]
      if found == 0 { return [] }
      if found ^ hash <= 3 { return Step(rawValue: found & 3) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }
}

extension Matcher {
  /// Finds where a phrase may begin and end in words that stand whole, as `PhraseWalk.findStarts` does.
  func findCourtesies(_ s: inout MatchBuffers) {
    guard let opening, let ending, s.tokens.count > 0, s.tokens.count <= 64 else { return }
    s.pass.marks.insert(.hasStarts)
    var starts = InlineArray<16, UInt8>(repeating: 0)
    let count = findStarts(opening, &s, &starts)
    s.starts.write(count: count) {
      PhraseStart(position: UInt16(starts[$0 & 15]), skipped: UInt16(starts[$0 & 15]))
    }
    s.pass.closing = closing(ending, &s)
  }

  /// Finds the places behind openers, in the order that a walk takes them.
  ///
  /// - Returns: How many there are, the first word among them.
  @inline(__always)
  private func findStarts(
    _ opening: PoliteTable, _ s: inout MatchBuffers, _ starts: inout InlineArray<16, UInt8>
  ) -> Int {
    let words = s.tokens.tokens
    var found: UInt64 = 1
    var count = 1
    var k = 0
    while k < count {
      var at = Int(starts[k & 15])
      k &+= 1
      var hash: UInt64 = 0
      while at &+ 1 < words.count {
        // SAFETY: below the number of words.
        hash = unsafe PoliteTable.hash(hash, words[unchecked: at].hash)
        let step = opening.step(hash)
        if step.isEmpty { break }
        at &+= 1
        if step.contains(.ends), found &>> UInt64(truncatingIfNeeded: at) & 1 == 0, count < 16 {
          found |= 1 &<< UInt64(truncatingIfNeeded: at)
          starts[count & 15] = UInt8(truncatingIfNeeded: at)
          count &+= 1
        }
        if !step.contains(.goesOn) { break }
      }
    }
    return count
  }

  @inline(__always)
  private func closing(_ ending: PoliteTable, _ s: inout MatchBuffers) -> UInt64 {
    let words = s.tokens.tokens
    var closing: UInt64 = 1
    var open: UInt64 = 1
    while open != 0 {
      var left = open.trailingZeroBitCount
      open &= open &- 1
      var hash: UInt64 = 0
      while left &+ 1 < words.count, left < 63 {
        // SAFETY: below the number of words.
        hash = unsafe PoliteTable.hash(hash, words[unchecked: words.count &- 1 &- left].hash)
        let step = ending.step(hash)
        if step.isEmpty { break }
        left &+= 1
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: left)
        if step.contains(.ends), closing & bit == 0 {
          closing |= bit
          open |= bit
        }
        if !step.contains(.goesOn) { break }
      }
    }
    return closing
  }
}
