// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// An app's name in the utterance.
struct AppMention: BitwiseCopyable {
  var variant: UInt32 = 0
  var from: UInt16 = 0
  var to: UInt16 = 0
  var words: UInt16 = 0
  var accentMismatch: UInt16 = 0
  /// What it lacks of the name, in hundredths; 0 for the name itself.
  var cost: UInt16 = 0
}

/// Where a phrase may begin, after polite openers.
struct PhraseStart: BitwiseCopyable {
  var position: UInt16 = 0
  var skipped: UInt16 = 0
}

/// A place in a trie with the boundary reached.
struct TriePlace: BitwiseCopyable {
  var node: TrieNode = .none
  var position: Int32 = 0
  var accent: UInt32 = 0
  var words: Int32 = 0
}

/// An open reading: a place in the phrase trie at a boundary of the utterance.
struct WalkState: BitwiseCopyable {
  var node: TrieNode = .none
  var position: UInt16 = 0
  var literal: UInt16 = 0
  var listed: UInt16 = 0
  var open: UInt16 = 0
  var skipped: UInt16 = 0
  var accentMismatches: UInt16 = 0
  /// What names that were misheard lack, in hundredths.
  var cost: UInt16 = 0
  /// How unlikely text is in the open slots it fills, in halvings; see `SlotClassRecord.breadth`.
  var narrowness: UInt16 = 0
  /// Sum of the accents of the literal words so far.
  var accent: UInt32 = 0
  /// The last slot filled; −1 for none.
  var capture: Int32 = -1
  /// The next state at the same position; −1 for none.
  var next: Int32 = -1

  /// Orders readings that stand at the same place; greater is better.
  var rank: UInt64 {
    func few(_ n: UInt16, _ bits: UInt16) -> UInt64 {
      let most = UInt16(1) << bits &- 1
      return UInt64(most &- min(n, most))
    }
    var rank = UInt64(literal) << 8 | few(cost, 8)
    rank = rank << 10 | UInt64(listed)
    rank = rank << 10 | few(open, 10)
    rank = rank << 8 | few(skipped, 8)
    rank = rank << 7 | few(narrowness, 7)
    return rank << 6 | few(accentMismatches, 6)
  }
}

/// A slot filled on the way, linked to the one before.
struct Capture: BitwiseCopyable {
  var symbol = PhraseSymbol(rawValue: 0)
  /// The forms that the words name; empty for text.
  var payload = TriePayload(rawValue: 0)
  var from: UInt16 = 0
  var to: UInt16 = 0
  /// The accents of the words.
  var accent: UInt32 = 0
  var previous: Int32 = -1
  /// The intent's parameter; −1 where the phrase says which.
  var parameter: Int16 = -1
  /// What the words lack of the app's name, in hundredths.
  var cost: UInt16 = 0
}

extension Capture {
  /// The app's name as it was found.
  init(_ mention: AppMention, behind previous: Int32) {
    self.init(
      symbol: .applicationName, from: mention.from, to: mention.to, previous: previous,
      cost: mention.cost)
  }
}

/// A slot that a phrase goes on with.
struct PhraseSlot {
  /// What fills it.
  let symbol: PhraseSymbol
  /// Where the phrase goes on behind it.
  let child: TrieNode
  /// The trie of the names that are listed for it; `.none` where none are.
  let names: TrieNode
  /// How unlikely text is in it, in halvings.
  let narrowness: UInt16
}
