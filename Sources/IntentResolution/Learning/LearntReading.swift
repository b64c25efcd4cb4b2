// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// A correction of an utterance, as an image has its app, intent and values.
struct LearntReading: Sendable {
  var variant: VariantID
  /// The first phrase of the intent, for it has to be called by one.
  var phrase: PhraseID
  /// The number of words that it was made of.
  var words: Int
  /// Values of the intent's parameters, in no order.
  var values: [LearntValue] = []

  /// How sure it is: the person said so, of these words, perhaps in another situation.
  static let confidence: Float = 0.95
}

/// A value of a correction.
struct LearntValue: Sendable {
  /// The parameter's number in its intent.
  var parameter: UInt32
  var meaning: Meaning
  /// The words that stand for it, in bytes of the utterance; all of it where none do.
  var range: TextSpan

  /// What it is.
  enum Meaning: Sendable {
    /// A listed value.
    case listed(ValueID)
    /// An entity that only the app's code knows, to be found by its title.
    case queried(EntityKey, id: String, title: String)
    /// A name that no entity has to have.
    case open(String)
    /// Text.
    case text(String)
    /// Words that say a value of the parameter's type.
    case spoken(String)
  }
}
