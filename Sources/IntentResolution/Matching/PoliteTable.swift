// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Expressions that people put around a phrase, by the hashes of their words: one probe a word, and no
/// look-up in the lexicon.
///
/// Made from a trie of the image when a matcher is: some hundred words of a language, a few kB.
struct PoliteTable: Sendable {
  /// Hash of words in a row with the two lowest bits for `Step`; 0 is free. A power of two, at most
  /// half of them taken.
  private let slots: [UInt64]
  private let shift: UInt64
  /// The words that expressions begin with, a bit each at the lowest bits of their hashes: 512 bytes, which stay in the
  /// first cache where the slots do not.
  private let firstWords: [UInt64]
  private static let firstBits: UInt64 = 4_096

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
    var firstWords = [UInt64](repeating: 0, count: Int(Self.firstBits / 64))
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
        if words == 0 {
          firstWords[Int(word % Self.firstBits / 64)] |= 1 << (word % 64)
        }
        visit(child, Self.hash(hash, word), words + 1)
      }
    }
    if !root.isNone { visit(root, 0, 0) }
    guard isWhole else { return nil }
    var bits: UInt64 = 3
    while 1 << bits < 2 * found.count { bits += 1 }
    var slots = [UInt64](repeating: 0, count: 1 << Int(bits))
    shift = 64 - bits
    for (hash, step) in found {
      var slot = Int(hash >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = hash & ~3 | step.rawValue
    }
    self.slots = slots
    self.firstWords = firstWords
  }

  /// Whether an expression may begin with a word.
  @inline(__always)
  func mayBegin(with word: UInt64) -> Bool {
    firstWords[Int(truncatingIfNeeded: word % Self.firstBits / 64)] &>> (word % 64) & 1 != 0
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
  ///
  /// - Returns: The words at which it may begin, a bit each; none where a walk has to find them.
  @inline(__always)
  func findCourtesies(_ s: inout MatchBuffers) -> UInt64 {
    guard let opening, let ending, 1...64 ~= s.tokens.count else { return 0 }
    let starts = Self.places(behind: opening, s.tokens.tokens, isBackwards: false)
    if starts.nonzeroBitCount > MatchLimits.starts { return 0 }
    s.pass.marks.insert(.hasStarts)
    s.pass.closing = Self.places(behind: ending, s.tokens.tokens, isBackwards: true)
    s.starts.removeAll()
    var left = starts
    while left != 0 {
      let at = UInt16(truncatingIfNeeded: left.trailingZeroBitCount)
      left &= left &- 1
      _ = s.starts.append(PhraseStart(position: at, skipped: at))
    }
    return starts
  }

  /// The places that expressions lead to from either end of some words, a bit each: how many words are behind.
  @inline(__always)
  private static func places(
    behind expressions: PoliteTable, _ words: Span<Token>, isBackwards: Bool
  ) -> UInt64 {
    let last = words.count &- 1
    var places: UInt64 = 1
    var open: UInt64 = 1
    while open != 0 {
      var at = open.trailingZeroBitCount
      open &= open &- 1
      var hash: UInt64 = 0
      while at < last {
        // SAFETY: below the number of words.
        let word = unsafe words[unchecked: isBackwards ? last &- at : at].hash
        if hash == 0, !expressions.mayBegin(with: word) { break }
        hash = PoliteTable.hash(hash, word)
        let step = expressions.step(hash)
        if step.isEmpty { break }
        at &+= 1
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: at)
        if step.contains(.ends), places & bit == 0 {
          places |= bit
          open |= bit
        }
        if !step.contains(.goesOn) { break }
      }
    }
    return places
  }
}
