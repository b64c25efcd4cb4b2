// SPDX-License-Identifier: Apache-2.0

/// The constants of the model, tuned together on utterances with some words misheard and without.
///
/// Counts are added to counts before a logarithm is taken; weights multiply logarithms; costs are
/// subtracted from them.
struct SlotWeights: Sendable {
  /// A word as a literal: what a function word has beforehand, what a literal of the app counts in
  /// each of its intents (up to three), and what the sum has beforehand.
  var functionCount: Float = 0.25
  var appCount: Float = 0.1
  var literalTotal: Float = 6
  /// The share of the words never seen that is left to literals.
  var unseenLiteral: Float = 0.05

  /// The neighbours of a slot, on the left and on the right: weights, and counts beforehand.
  var left: Float = 0.8
  var right: Float = 0.3
  var leftCount: Float = 2
  var rightCount: Float = 2
  var slotCount: Float = 0.1
  /// A literal behind a neighbour that slots stand behind: a weight, and a count beforehand.
  var following: Float = 0.8
  var followingCount: Float = 1
  /// What a slot that is filled is worth by itself.
  var filled: Float = 2

  /// An utterance without a slot, of an intent whose phrases have some: a weight.
  var plain: Float = 1
  /// The words of a name and its length: weights.
  var nameWords: Float = 0.9
  var nameLength: Float = 1.5
  /// A name that is not listed, and each of its ends that is a function word of no name.
  var unlisted: Float = 4
  var functionEnd: Float = 2
  /// How many names beside those listed are as good as any of a type: of a type with few names a new
  /// one is less likely than of the intent's type with most.
  var fewNames: Float = 1_000
  /// A word of a text, and one that is a function word.
  var textWord: Float = 9
  var textFunctionWord: Float = 5.5

  /// A name that is near a listed one, and what it lacks to be it.
  var near: Float = 3
  /// A word of a value.
  var value: Float = -0.5
  var distance: Float = 12

  /// The words of a language among which those never seen are.
  static let vocabulary: Float = 20_000
}

/// What bounds the filling of slots.
enum SlotLimits {
  /// Words of an utterance; further ones do not count.
  static let words = 64
  /// Words of a name.
  static let span = 10
  /// Parameters of an intent; further ones are never filled.
  static let parameters = 16
  /// Intents with slots, and parameters that several of them share.
  static let intents = 65_535
  static let keys = 65_535
  /// Entries of a list of neighbours.
  static let entries = 65_535
  /// Spans that are asked for a name that is near, and their words: all of two words that nothing explains. Each look-up takes
  /// as long as all the rest of an utterance.
  static let asked = 3
  static let askedWords = 4
  /// Parameters whose use is tracked, as long as they would be filled twice.
  static let tracked = 3
}
