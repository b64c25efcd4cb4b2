// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching

/// How likely app and intent of an outcome are to stay what they are to the end of the turn.
///
/// A logistic regression for each way to an outcome, over what is known while it is said: how sure it is and how
/// far ahead of the next, how many words there are, since how many it has stood, and whether a declared phrase may
/// still be under way. Fitted once, to every other utterance of the corpora and to sentences of three public
/// collections together, played word by word without their last words.
enum Stability {
  /// The estimate for an update, of which everything else is known.
  static func estimate(_ update: PartialResolution) -> Double {
    let now = update.resolution
    let isBeginning: Float = update.isPhraseBeginning ? 1 : 0
    let words = FloatMath.log(Float(max(update.wordCount, 1)))
    let age = FloatMath.log(Float(1 + max(update.intentAge, 0)))
    let confidence = min(max(Float(now.confidence), 1e-3), 1 - 1e-3)
    let lead = Float(now.confidence - (now.alternatives.first?.confidence ?? 0))
    let odds = min(max(FloatMath.log(confidence / (1 - confidence)), -4), 4)
    let z: Float
    if now.app == nil {
      z = 1.379 - 3.743 * isBeginning - 0.706 * words
    } else if now.match == .exact {
      z = -0.053 + 0.559 * isBeginning + 1.365 * min(age, 2) - 0.185 * lead
    } else if isNamed(now) {
      z = -1.964 - 0.128 * isBeginning + 0.987 * words + 0.087 * age + 0.309 * odds + 2.518 * lead
    } else {
      z = -1.714 - 0.557 * isBeginning + 1.012 * words + 0.362 * age + 0.518 * odds + 1.346 * lead
    }
    return Double(1 / (1 + FloatMath.exp(-z)))
  }

  /// Whether the phrase holds the app's name.
  private static func isNamed(_ resolution: Resolution) -> Bool {
    guard let phrase = resolution.phrase else { return false }
    let name = "${applicationName}".utf8
    var at = phrase.utf8.startIndex
    while at < phrase.utf8.endIndex {
      if phrase.utf8[at...].starts(with: name) { return true }
      at = phrase.utf8.index(after: at)
    }
    return false
  }
}
