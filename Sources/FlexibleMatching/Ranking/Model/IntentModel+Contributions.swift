// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// How much some words of an utterance speak for one intent rather than another.
package struct FeatureContribution: Sendable {
  /// What of the words it is: `stem`, `letters`, `pair`, `meaning`, `subject`, `value` or `vector`.
  package var kind: String
  /// The words, by their places in the buffer.
  package var words: Range<Int>
  /// What it adds to the difference of the scores.
  package var gain: Float
}

extension IntentModel {
  /// Takes the difference of two intents' scores apart, by the words it comes from.
  ///
  /// For explanations: it allocates, and reads the evidence of the words in the scratch once more.
  ///
  /// - Parameters:
  ///   - s: The scratch that holds the words, as they were ranked.
  ///   - knowledge: What is known of the words' language.
  ///   - best: The intent's class.
  ///   - rival: The class it is held against; `nil` for its own score.
  ///   - namedValue: Where a listed value of a kind is named among the words.
  /// - Returns: The strongest first, those against it last; letters as one for each word. Equal ones
  ///   in the order of words.
  package func contributions(
    _ s: inout RankingScratch, _ knowledge: KnowledgeBlock?, to best: Int, over rival: Int?,
    namedValue: (UInt32, borrowing WordBuffer) -> Range<Int>?
  ) -> [FeatureContribution] {
    s.features.read(s.words, knowledge)
    prepare(&s)
    func difference(_ entry: UInt32) -> Float {
      weight(entry, best) - (rival.map { weight(entry, $0) } ?? 0)
    }
    // A feature that occurs several times counts once; its words share what it says.
    var occurrences: [UInt32: Float] = [:]
    for k in 0..<s.features.features.count {
      let entry = entry(s.features.features[k].key)
      if entry > 0 { occurrences[entry, default: 0] += 1 }
    }
    var gains: [UInt32: Float] = [:]
    for k in 0..<s.found.count {
      let found = s.found[k]
      gains[found.entry] =
        difference(found.entry) * found.value * s.norms[found.family]
        / max(occurrences[found.entry] ?? 1, 1)
    }
    var sums: [UInt32: FeatureContribution] = [:]
    for k in 0..<s.features.features.count {
      let feature = s.features.features[k]
      guard let gain = gains[entry(feature.key)], gain != 0 else { continue }
      let key =
        UInt32(feature.family.rawValue) << 16 | UInt32(feature.first) << 8 | UInt32(feature.count)
      let first = Int(feature.first)
      sums[
        key,
        default: FeatureContribution(
          kind: feature.family.name, words: first..<first + Int(feature.count), gain: 0)
      ].gain += gain
    }
    var all = sums.sorted { $0.key < $1.key }.map(\.value)
    addValues(to: &all, s, difference, namedValue)
    addDirections(to: &all, &s, best, rival)
    return all.enumerated().sorted {
      $0.element.gain != $1.element.gain
        ? $0.element.gain > $1.element.gain : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Adds what the vectors of the words say, word by word.
  private func addDirections(
    to all: inout [FeatureContribution], _ s: inout RankingScratch, _ best: Int, _ rival: Int?
  ) {
    guard let vectors else { return }
    s.meaning.read(s.words, vectors)
    for k in 0..<s.words.count {
      let gain = s.meaning.share(of: k, s.words, vectors) { share in
        directionScore(share, best) - (rival.map { directionScore(share, $0) } ?? 0)
      }
      if gain != 0 {
        all.append(FeatureContribution(kind: "vector", words: k..<k + 1, gain: gain))
      }
    }
  }

  /// What a direction says of an intent.
  private func directionScore(_ unit: borrowing FixedBuffer<Int16>, _ index: Int) -> Float {
    var products = FixedBuffer<Int32>(capacity: 1, filler: 0)
    directions.products(
      at: 4 + classCount + index * unit.count / 4, stride: 0, count: 1, unit, into: &products)
    return products.count == 0 ? 0 : Float(products[0]) * Self.finite(directions[4 + index])
  }

  /// Adds what values named among the words say, as `rank` does.
  private func addValues(
    to all: inout [FeatureContribution], _ s: borrowing RankingScratch,
    _ difference: (UInt32) -> Float,
    _ namedValue: (UInt32, borrowing WordBuffer) -> Range<Int>?
  ) {
    var asked: [UInt32] = []
    var found: [(entry: UInt32, words: Range<Int>)] = []
    for k in 0..<s.ranked.count {
      for place in slotClassRange(s.ranked[k].index) {
        let kind = slotClasses[place]
        guard asked.count < Self.maxAsked, !asked.contains(kind) else { continue }
        asked.append(kind)
        let entry = entry(Feature(.value, UInt64(kind &+ 1)).key)
        if entry > 0, let words = namedValue(kind, s.words) { found.append((entry, words)) }
      }
    }
    var norms = FamilyNorms()
    for (entry, _) in found { norms.add(rarity(entry), .value) }
    norms.finish()
    for (entry, words) in found {
      let gain = difference(entry) * rarity(entry) * norms[.value]
      if gain != 0 { all.append(FeatureContribution(kind: "value", words: words, gain: gain)) }
    }
  }
}

extension FeatureFamily {
  /// What it is of words, as people are told.
  var name: String {
    switch self {
    case .stem: "stem"
    case .trigram: "letters"
    case .pair: "pair"
    case .meaning: "meaning"
    case .subject: "subject"
    case .value: "value"
    }
  }
}
