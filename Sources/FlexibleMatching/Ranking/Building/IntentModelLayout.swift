// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// Lays a trained model out as the words that `IntentModel` reads.
struct IntentModelLayout {
  let classes: [IntentModel.Class]
  let slotClasses: [[UInt32]]
  let phrases: [[IntentModel.PhraseMark]]
  let conducts: [IntentModel.Conduct]
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
      for index in classes.indices { block[.directions] += trainer.dense.packed(index) }
    }
    let unknown = IntentModelTrainer.rarity(intents: 0, of: Float(classes.count))
    return block.finish([
      UInt32(classes.count), UInt32(features.table.count / 2), unknown.bitPattern,
      features.scale.bitPattern,
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
    ]
  }

  /// The table of features and their postings; weights are sixteen-bit numbers times a scale.
  private func features() -> (table: [UInt32], postings: [UInt32], scale: Float) {
    let greatest = trainer.weights.reduce(Float(1e-6)) { max($0, $1.magnitude) }
    let scale = greatest / 32_767
    var postings: [UInt32] = [0]
    var places = [UInt32](repeating: 0, count: keys.count)
    for feature in keys.indices {
      let range = Int(trainer.postingStarts[feature])..<Int(trainer.postingStarts[feature + 1])
      // Past sixteen million words of postings features are left out, rare ones last.
      guard !range.isEmpty, postings.count + range.count < 1 << 24 else { continue }
      places[feature] = UInt32(postings.count)
      for p in range {
        let weight = Int16((trainer.weights[p] / scale).rounded())
        let isLast: UInt32 = p == range.upperBound - 1 ? IntentModel.lastBit : 0
        postings.append(
          UInt32(trainer.postingClasses[p]) << 16 | UInt32(UInt16(bitPattern: weight)) | isLast)
      }
    }
    let kept = places.count { $0 > 0 }
    var table = KeyTableLayout(slots: max(4, kept + kept / 4))
    for feature in keys.indices where places[feature] > 0 {
      table.insert(
        keys[feature], UInt32(IntentModel.pack(rarity: rarity[feature])) << 24 | places[feature])
    }
    return (table.words, postings, scale)
  }
}
