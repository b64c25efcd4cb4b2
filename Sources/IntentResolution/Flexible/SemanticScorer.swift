// SPDX-License-Identifier: Apache-2.0

import MatchIndex
public import TextAnalysis

/// Compares the meaning of an utterance with intents: a hook for the vectors of a platform.
///
/// Flexible matching knows the words of phrases and words with the same meaning. Entirely different words need a model
/// of meaning. If the embedder has one, it is called once for each utterance that matches no phrase, with the few
/// likeliest intents:
///
///     struct SentenceVectors: SemanticScorer {
///       func similarities(
///         of utterance: String, locale: LocaleTag, to readings: [SemanticReading]
///       ) -> [Double] {
///         let spoken = vector(utterance)
///         return readings.map { cosine(spoken, vectorsByIntent[$0.intent]) }
///       }
///     }
///     let resolver = IntentResolver(image: image, semantics: SentenceVectors())
///
/// It is called on the resolving thread, so it should answer in the time that a person may wait. Equal input must give
/// equal output.
public protocol SemanticScorer: Sendable {
  /// How near an utterance is in meaning to each of some intents.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - locale: The locale it was said in.
  ///   - readings: The intents, likeliest first; at most sixteen.
  /// - Returns: A similarity for each, −1 ... 1: 0 says nothing for or against. It is multiplied by
  ///   `FlexibleScores.semanticWeight` and added to the log-odds. What is missing or no number counts as 0.
  func similarities(
    of utterance: String, locale: LocaleTag, to readings: [SemanticReading]
  ) -> [Double]
}

/// An intent that an utterance may mean.
public struct SemanticReading: Sendable, Equatable {
  /// The app's id.
  public var app: String
  /// The intent's name.
  public var intent: String
  /// The most similar declared phrase, as a template.
  public var phrase: String

  /// Creates a reading.
  package init(app: String, intent: String, phrase: String) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
  }
}

extension FlexibleMatcher {
  /// Has an embedder's model of meaning count, where there is one.
  func weighMeaning(_ utterance: Utterance, _ flexible: FlexibleScratch) {
    guard let semantics, flexible.readings.count > 0 else { return }
    let readings = (0..<flexible.readings.count).map { k in
      let reading = flexible.readings[k]
      let app = image.variant(VariantID(reading.variant)).app
      let shortcut = image.shortcut(UInt16(truncatingIfNeeded: reading.shortcut), of: app)
      return SemanticReading(
        app: image.strings[image.app(app).id],
        intent: shortcut.map { image.strings[image.intent($0.intent).name] } ?? "",
        phrase: image.strings.template(image.phrase(PhraseID(reading.phrase)).text))
    }
    // SAFETY: the utterance's bytes are lent until the match returns.
    let text = unsafe String(decoding: utterance.utf8, as: UTF8.self)
    let similarities = semantics.similarities(of: text, locale: analyzer.locale, to: readings)
    for (k, similarity) in similarities.prefix(readings.count).enumerated()
    where similarity.isFinite {
      flexible.readings[k].evidence.meaning = Float(
        max(-1, min(1, similarity)) * thresholds.semanticWeight)
    }
  }
}
