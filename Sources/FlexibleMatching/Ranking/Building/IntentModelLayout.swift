// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// Lays a trained model out as the words that `IntentModel` reads.
struct IntentModelLayout {
  let classes: [IntentModel.Class]
  let slotClasses: [[UInt32]]
  let phrases: [[IntentModel.PhraseMark]]
  let conducts: [IntentModel.Conduct]
  let heads: [[UInt32]]
  let keys: [UInt64]
  let rarity: [Float]
  let trainer: IntentModelTrainer
  let vectors: WordVectors?

  /// The model's words.
  var words: [UInt32] {
    var block = BlockBuilder<IntentModel.Section>()
    let typical = trainer.typicalScores()
    for (k, label) in classes.enumerated() {
      addClass(label, typical: typical[k], conducts[k], to: &block)
      block[.slotClasses] += slotClasses[k]
      block[.heads] += heads[k]
      for mark in phrases[k] { block[.phrases] += [mark.phrase, mark.signature] }
    }
    // One record more, so that the last one's lists have an end.
    addClass(IntentModel.Class(app: 0, shortcut: 0), typical: 0, IntentModel.Conduct(), to: &block)
    let features = features()
    block[.table] = features.table
    block[.postings] = features.postings
    if let vectors {
      block[.directions] = [
        UInt32(vectors.dimension), UInt32(truncatingIfNeeded: vectors.checksum),
        UInt32(vectors.checksum >> 32), 0,
      ]
      let rows = classes.indices.map(trainer.dense.packed)
      block[.directions] += rows.map(\.scale.bitPattern) + rows.flatMap(\.words)
    }
    let unknown = IntentModelTrainer.rarity(intents: 0, of: Float(classes.count))
    return block.finish([
      UInt32(classes.count), features.bitCounts, unknown.bitPattern, features.greatest.bitPattern,
    ])
  }

  /// Adds the record of a class whose lists begin where those before have ended.
  private func addClass(
    _ label: IntentModel.Class, typical: Float, _ conduct: IntentModel.Conduct,
    to block: inout BlockBuilder<IntentModel.Section>
  ) {
    let poles = conduct.poles
    block[.classes] += [
      label.app, label.shortcut, UInt32(block[.slotClasses].count),
      UInt32(block[.phrases].count / IntentModel.markWords), typical.bitPattern,
      UInt32(truncatingIfNeeded: poles.plus), UInt32(poles.plus >> 32),
      UInt32(truncatingIfNeeded: poles.minus), UInt32(poles.minus >> 32), conduct.traits.rawValue,
      UInt32(block[.heads].count),
    ]
  }

  /// The table of features and their postings.
  private struct Features {
    var table: [UInt32] = []
    /// The bits of a value of the table.
    var bits = 0
    var singles: PackedWeights
    let packing: PackedPosting
    var postings: [UInt32] = [0]
    /// The rarity of features of one class.
    let singleRarity: UInt8
    let greatest: Float

    /// How the words are packed, for the header.
    var bitCounts: UInt32 {
      UInt32(bits) | UInt32(singleRarity) << 8 | singles.bits << 16
        | packing.weights.bits << 24
    }
  }

  /// Lays the features out.
  private func features() -> Features {
    let greatest = trainer.weights.reduce(Float(1e-6)) { max($0, $1.magnitude) }
    let classBits = PackedTable.bits(for: UInt32(max(classes.count - 1, 1)))
    var features = Features(
      singles: PackedWeights(bits: PackedTable.mostBits - 1 - classBits, greatest: greatest),
      packing: PackedPosting(
        weightBits: PackedPosting.weightBits(besideClassOf: classBits), greatest: greatest),
      singleRarity: IntentModel.pack(
        rarity: IntentModelTrainer.rarity(intents: 1, of: Float(classes.count))),
      greatest: greatest)
    // Of features of several classes, where their postings stand.
    var places = [UInt32](repeating: 0, count: keys.count)
    for feature in keys.indices {
      let range = Int(trainer.postingStarts[feature])..<Int(trainer.postingStarts[feature + 1])
      let rarity = IntentModel.pack(rarity: rarity[feature])
      if range.count == 1, rarity == features.singleRarity { continue }
      // Past sixteen million words of postings features are left out, rare ones last.
      guard !range.isEmpty, features.postings.count + range.count < 1 << 24 else { continue }
      places[feature] = UInt32(features.postings.count)
      for p in range {
        features.postings.append(
          features.packing.pack(
            trainer.weights[p], rarity: rarity, class: trainer.postingClasses[p],
            isLast: p == range.upperBound - 1))
      }
    }
    let bits =
      max(
        classBits + Int(features.singles.bits),
        PackedTable.bits(for: UInt32(features.postings.count))) + 1
    (features.table, features.bits) = table(places, features, bits: bits)
    if features.bits != bits {
      // A value of two words has room for more of a weight, and its highest bit elsewhere.
      features.singles = PackedWeights(bits: 31 - classBits, greatest: greatest)
      (features.table, features.bits) = table(places, features, bits: PackedTable.wideBits)
    }
    return features
  }

  /// The table of all features, with values of some bits.
  private func table(
    _ places: [UInt32], _ features: Features, bits: Int
  ) -> (words: [UInt32], bits: Int) {
    let mark: UInt32 = 1 << UInt32(bits - 1)
    let values = keys.indices.map { feature -> UInt32 in
      let posting = Int(trainer.postingStarts[feature])
      let isSingle =
        Int(trainer.postingStarts[feature + 1]) == posting + 1
        && IntentModel.pack(rarity: rarity[feature]) == features.singleRarity
      guard isSingle else { return places[feature] }
      return mark | UInt32(trainer.postingClasses[posting]) << features.singles.bits
        | features.singles.pack(trainer.weights[posting])
    }
    return PackedTable.lay(keys: keys, values: values, bits: bits)
  }
}
