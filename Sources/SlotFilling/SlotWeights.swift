// SPDX-License-Identifier: Apache-2.0

/// The constants of the model, tuned together on utterances with some words misheard and without.
///
/// Counts are added to counts before a logarithm is taken; weights multiply logarithms; costs are
/// subtracted from them.
struct SlotWeights: Sendable {
  /// A word as a literal: what a function word has beforehand, what a literal of the app counts in
  /// each of its intents (up to three), and what the sum has beforehand.
  var functionCount: Float = 0.5
  var appCount: Float = 0.1
  var literalTotal: Float = 3
  /// The share of the words never seen that is left to literals.
  var unseenLiteral: Float = 0.2

  /// The neighbours of a slot, on the left and on the right: weights, and counts beforehand.
  var left: Float = 0.8
  var right: Float = 0.5
  var leftCount: Float = 1
  var rightCount: Float = 1
  var slotCount: Float = 0.3
  /// What a slot that is filled is worth by itself.
  var filled: Float = 1

  /// A name that is not listed, and each of its ends that is a function word of no name.
  var unlisted: Float = 3
  var functionEnd: Float = 2
  /// A word of a text, one that is a function word, and one that phrases have.
  var textWord: Float = 9
  var textFunctionWord: Float = 5.5

  /// A name that is near a listed one, and what it lacks to be it.
  var near: Float = 3
  var distance: Float = 12

  /// The words of a language among which those never seen are.
  static let vocabulary: Float = 20_000
}

/// What bounds the filling of slots.
enum SlotLimits {
  /// Words of an utterance; further ones do not count.
  static let words = 64
  /// Words of a slot.
  static let span = 10
  /// Parameters of an intent; further ones are never filled.
  static let parameters = 16
  /// Intents with slots, and parameters that several of them share.
  static let intents = 65_535
  static let keys = 65_535
  /// Entries of a list of neighbours.
  static let entries = 65_535
  /// Spans that are asked for a name that is near, and their words.
  static let asked = 24
  static let askedWords = 4
  /// Parameters whose use is tracked, as long as they would be filled twice.
  static let tracked = 3
}
