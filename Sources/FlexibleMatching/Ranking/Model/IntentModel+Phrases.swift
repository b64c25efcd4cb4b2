// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension IntentModel {
  /// Most phrases of a class that are looked at.
  static let maxLooked = 1_024

  /// The phrase of a class that shares most stems with some words: each one shared counts, each one
  /// that is only in the phrase counts half against it; the first of equals.
  ///
  /// - Parameters:
  ///   - index: The class.
  ///   - words: The utterance.
  ///   - range: The phrases that may be given: those of the variant that hears the locale.
  /// - Returns: `nil` where the class has none of these.
  /// - Complexity: O(*p*) for *p* phrases of the class, at most `maxLooked`.
  package func likestPhrase(
    of index: Int, to words: borrowing WordBuffer, in range: Range<UInt32>
  ) -> UInt32? {
    let signature = words.signature
    var best: (phrase: UInt32, score: Int)?
    for place in phraseRange(index).prefix(Self.maxLooked) {
      let mark = phrase(at: place)
      guard range.contains(mark.phrase) else { continue }
      let score =
        2 * (mark.signature & signature).nonzeroBitCount
        - (mark.signature & ~signature).nonzeroBitCount
      if best.map({ score > $0.score }) ?? true { best = (mark.phrase, score) }
    }
    return best?.phrase
  }
}
