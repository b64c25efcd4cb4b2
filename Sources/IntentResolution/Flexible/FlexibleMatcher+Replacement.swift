// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import LanguageData
import MatchIndex
import TextAnalysis

extension FlexibleMatcher {
  /// Whether a word that a reading's intent does not account for stands where the phrase most like the words has one that
  /// they lack: "open my unpaid bills" where it is "show my paid bills". That another thing is meant is likelier then than
  /// that the word says the same.
  ///
  /// A word stands where another does if the word behind it, or before it, is the same. Where no blank is between them,
  /// as in Japanese, what is beside it may be a part of the same word.
  ///
  /// - Complexity: O(*u* · *p*) for *u* such words and *p* of the phrase, which is read from its text; asked only of what
  ///   would be acted on.
  func replacesWord(_ reading: FlexibleReading, _ s: inout MatchBuffers) -> Bool {
    guard reading.isNamed, reading.unused != 0,
      reading.confidence >= thresholds.policy.actsFrom(isNamed: true, isConsequential: false)
    else { return false }
    let flexible = s.flexible()
    let scratch = s.framing()
    let language = image.variant(VariantID(reading.variant)).language
    guard flexible.language == language, let knowledge = models.knowledge(language),
      scratch.read(
        template: image.phrase(PhraseID(reading.phrase)).text, of: image.strings, by: analyzer,
        knowledge)
    else { return false }
    // Which way to go is said in many words.
    let heading = scratch.words.direction(knowledge).words(
      for: flexible.ranking.words.direction(knowledge).poles)
    let words = flexible.ranking.words.count
    func isHeld(_ k: Int, beside unused: Int) -> Bool {
      guard k >= 0, k < min(words, 128), reading.unused >> UInt128(k) & 1 == 0 else { return false }
      let (word, other) = (flexible.ranking.words[k], flexible.ranking.words[unused])
      return word.carriesMeaning && word.lower != other.upper && word.upper != other.lower
    }
    var left = reading.unused
    while left != 0 {
      let k = left.trailingZeroBitCount
      left &= left &- 1
      for step in [1, -1] where isHeld(k + step, beside: k) {
        let stem = flexible.ranking.words.stem(k + step)
        for j in 1..<max(scratch.words.count, 1) where scratch.words.stem(j) == stem {
          // What a phrase begins with is its verb.
          let other = j - step
          guard other > 0, other < min(scratch.words.count, 128),
            scratch.words[other].carriesMeaning,
            heading >> UInt128(other) & 1 == 0
          else { continue }
          let missing = scratch.words.stem(other)
          if !(0..<words).contains(where: { flexible.ranking.words.stem($0) == missing }) {
            return true
          }
        }
      }
    }
    return false
  }
}

extension SpokenWord {
  /// Whether it is a word that is not there for grammar or courtesy, and of no name.
  fileprivate var carriesMeaning: Bool { kind == .word && !isFunction && !isSkipped }
}
