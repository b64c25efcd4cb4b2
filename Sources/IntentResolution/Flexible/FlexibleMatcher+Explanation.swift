// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import MatchIndex
import TextAnalysis

extension FlexibleMatcher {
  /// What of the words speaks for a reading, or for it rather than for another of the same model.
  ///
  /// For explanations. By the words alone, as they were first ranked: what fills slots is not taken for slots.
  ///
  /// - Parameters:
  ///   - rival: The class it is held against; `nil` for none.
  ///   - utterance: What was said; its tokens are in the buffers.
  func contributions(
    to reading: FlexibleReading, over rival: Int?, in utterance: Utterance,
    _ s: inout MatchBuffers
  ) -> [FeatureContribution] {
    guard let model = model(of: reading) else { return [] }
    let flexible = s.flexible()
    let language = image.variant(VariantID(reading.variant)).language
    let knowledge = models.knowledge(language)
    read(utterance, in: language, &s, flexible)
    for word in Int(reading.from)..<Int(reading.to) where word < flexible.ranking.words.count {
      flexible.ranking.words.markName(word)
    }
    skipPolite(&s, flexible)
    flexible.ranking.words.findRequest(knowledge, by: frames.analyzer)
    // The kinds of values that were asked for are those of the best intents.
    _ = model.rank(
      &flexible.ranking, knowledge, namedValues: { named($0, in: $1, s.lattice) })
    return model.contributions(&flexible.ranking, knowledge, to: reading.index, over: rival) {
      named($0, in: $1, s.lattice)
    }
  }

  /// Whether two readings were ranked by one model.
  func isSameModel(_ a: FlexibleReading, _ b: FlexibleReading) -> Bool {
    guard a.isNamed == b.isNamed else { return false }
    if a.isNamed { return a.variant == b.variant && a.from == b.from && a.to == b.to }
    return image.variant(VariantID(a.variant)).language
      == image.variant(VariantID(b.variant)).language
  }

  /// The model that a reading was ranked by.
  func model(of reading: FlexibleReading) -> IntentModel? {
    let variant = image.variant(VariantID(reading.variant))
    return models.intentModel(
      reading.isNamed
        ? variant.intentModel : image.language(variant.language).intentModel,
      language: variant.language)
  }

  /// What the confidence of a reading is made of, in words.
  func parts(of reading: FlexibleReading) -> [Explanation.Flexible.Part] {
    let e = reading.evidence
    let terms = e.terms(isNamed: reading.isNamed)
    // What the words lack of the name takes its share of the whole, and so of the odds.
    let whole = e.confidence(isNamed: reading.isNamed)
    func logOdds(_ p: Double) -> Float {
      let p = Float(min(max(p, 1e-6), 1 - 1e-6))
      return FloatMath.log(p / (1 - p))
    }
    let lack = reading.cost == 0 ? 0 : logOdds(reading.confidence) - logOdds(whole)
    let name = reading.isNamed ? Float(100 - min(reading.cost, 100)) / 100 : 0
    let all: [(String, Float, Float)] = [
      ("share", e.probability, terms.share),
      ("share by words alone", e.wordProbability, terms.wordShare),
      ("likeness", e.likeness, terms.likeness),
      ("likeness by words alone", e.wordLikeness, terms.wordLikeness),
      ("coverage", e.coverage, terms.coverage),
      ("open", e.open, terms.open),
      ("listed", e.listed, terms.listed),
      ("fit", e.fit, terms.fit),
      ("length", e.words, terms.length),
      ("name", name, terms.named + lack),
      ("unexplained", e.unexplained, terms.unexplained),
      ("direction", e.signs.contains(.agrees) ? 1 : 0, terms.direction),
      ("missing value", e.signs.contains(.lacksValue) ? 1 : 0, terms.value),
      ("scope", terms.scope == 0 ? 0 : 1, terms.scope),
      ("base", 1, terms.base),
    ]
    let use =
      (e.use == 0 ? [] : [("use", e.use, terms.use)])
      + (e.meaning == 0 ? [] : [("meaning", e.meaning, terms.meaning)])
    return (all + use).map {
      Explanation.Flexible.Part(name: $0.0, amount: Double($0.1), effect: Double($0.2))
    }
  }
}
