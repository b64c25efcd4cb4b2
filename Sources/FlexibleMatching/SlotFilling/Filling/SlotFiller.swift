// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// What came of dividing an utterance into literals and slots.
package struct SlotSegmentation: Equatable, Sendable {
  /// The number of slots filled; `scratch[0]` to `scratch[count - 1]` are they.
  package var count: Int
  /// The logarithm of the likelihood for each word; to be compared between intents for the same
  /// utterance.
  package var score: Float

  /// A result.
  package init(count: Int, score: Float) {
    self.count = count
    self.score = score
  }
}

/// Finds which words of an utterance fill which parameters of an intent.
///
/// A segment model whose probabilities are counted, not trained. Each word is a literal or in the span
/// of a slot; what is sought is the likeliest division. A literal is as likely as it is in the
/// phrases of the intent; a slot as its neighbours are on either side in the phrases of the app, and as
/// its words are a name of the parameter's type. Each parameter is filled at most once.
package struct SlotFiller: Sendable {
  var weights = SlotWeights()

  /// How near the words from one up to another are to a listed name of a parameter, 0 to 1; `nil`
  /// where they are not.
  package typealias NearName = (_ from: Int, _ to: Int, _ parameter: Int) -> Float?

  /// A filler.
  package init() {}

  /// Finds the likeliest slots of an utterance.
  ///
  /// - Parameters:
  ///   - words: The utterance; words past the sixty-fourth do not count.
  ///   - intent: The intent's number in the model.
  ///   - sources: How its parameters are filled, in their order; parameters without a source are not.
  ///   - model: What stands where in the app's phrases.
  ///   - scratch: Working state, and where the slots are left in the order of words.
  ///   - near: How near the words from one up to another are to a listed name of a parameter, 0 to 1;
  ///     `nil` where they are not. Asked at most six times, of words that are not explained otherwise.
  ///   - asksAll: Whether that is asked of parameters, too, that take names which are not listed: of all spans of
  ///     up to four words.
  /// - Returns: `nil` for an intent without slots and for an utterance without words.
  /// - Complexity: O(*n* · *p*² + *n* · *p* · 10) for *n* words and *p* parameters, at most some tens of
  ///   times that where a parameter would be filled more than once.
  package func fill(
    _ words: Span<TaggedWord>, intent: Int, sources: Span<SlotSource>, model: SlotModel,
    scratch: inout SlotScratch, asksAll: Bool = false,
    near: NearName = { _, _, _ in nil }
  ) -> SlotSegmentation? {
    scratch.found.removeAll()
    guard let intent = model.intent(intent), words.count > 0 else { return nil }
    let words = words.extracting(..<min(words.count, SlotLimits.words))
    let parameters = min(intent.parameterCount, sources.count)
    readContexts(words, of: intent, parameters: parameters, model: model, &scratch)
    scratch.asked = 0
    scratch.asksAll = asksAll
    scratch.commonCost = commonCost(sources, parameters)
    for parameter in 0..<parameters {
      let source = sources[parameter]
      readSpans(words, of: parameter, source, near: near, &scratch)
    }
    let score = segment(
      words: words.count, parameters: parameters, plainCost: plainCost(intent), &scratch)
    return SlotSegmentation(count: scratch.found.count, score: score / Float(words.count))
  }

  /// What it costs an utterance to have no slot.
  private func plainCost(_ intent: SlotModel.Intent) -> Float {
    let share = (Float(intent.plainCount) + 0.5) / (Float(intent.phraseCount) + 1)
    return -FloatMath.log(share) * weights.plain
  }

  /// What a name that is not listed costs all types of an intent: what it does the one with most
  /// names.
  private func commonCost(_ sources: Span<SlotSource>, _ parameters: Int) -> Float {
    var most = 0
    for parameter in 0..<parameters {
      let source = sources[parameter]
      if source.isListed, source.kind != .closed { most = max(most, source.statistics.nameCount) }
    }
    return unlistedCost(most)
  }
}
