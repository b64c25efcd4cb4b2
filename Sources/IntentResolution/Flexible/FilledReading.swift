// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import MatchIndex

/// A reading beside the words of the utterance, whose slots take some of them.
struct FilledReading: ~Copyable {
  let reading: FlexibleReading
  let model: IntentModel
  /// The words that slots take, a bit each.
  let filled: UInt128

  /// Whether a word of the utterance stands at a place, and no app's name.
  func isWord(_ k: Int, _ words: borrowing WordBuffer) -> Bool {
    k >= 0 && k < min(words.count, 128)
      && words[k].kind == .word && !words[k].isSkipped
  }

  /// Whether a slot takes a word.
  func isFilled(_ k: Int) -> Bool { k >= 0 && k < 128 && filled >> UInt128(k) & 1 == 1 }

  /// Whether a word stands at a place that no slot takes, and no app's name.
  func isFree(_ k: Int, _ words: borrowing WordBuffer) -> Bool {
    isWord(k, words) && !isFilled(k)
  }

  /// Whether phrases of the intent hold a word.
  func isHeld(_ k: Int, _ words: borrowing WordBuffer) -> Bool {
    model.holds(words.stem(k), reading.index)
  }

  /// Whether a word carries meaning, and neither the intent accounts for it nor a slot takes it.
  func isUnused(_ k: Int) -> Bool {
    k >= 0 && k < 128 && (reading.unused & ~filled) >> UInt128(k) & 1 == 1
  }

  /// Whether a word may name a thing, and the intent accounts for it.
  func isAccountedFor(_ k: Int, _ frames: FrameAnalyzer, _ words: borrowing WordBuffer) -> Bool {
    isFree(k, words) && reading.unused >> UInt128(k) & 1 == 0
      && words.mayName(k, by: frames)
  }
}
