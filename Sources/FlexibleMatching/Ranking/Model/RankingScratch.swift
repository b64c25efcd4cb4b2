// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Where ranking keeps its working state and leaves its result; one for each thread.
///
/// About 200 KB; the scores grow to the largest model it meets.
package struct RankingScratch: ~Copyable {
  /// The words of the utterance.
  package var words = WordBuffer()
  var features = FeatureBuffer()
  var meaning = MeaningVector()
  /// Features that some phrase holds, each once.
  var found = FixedBuffer<FoundFeature>(capacity: FeatureBuffer.capacity, filler: FoundFeature())
  /// Where in `found` an entry of the model stands: entry and place, by the entry's bits.
  var places = FixedBuffer<UInt64>(capacity: 2 * FeatureBuffer.capacity, filler: 0)
  /// What some phrase holds of the words by stem or meaning, and the words that each is of.
  var accounts = FixedBuffer<WordAccount>(capacity: 1_024, filler: WordAccount())
  /// The entry of each word's stem, 0 where no phrase holds it; of words that carry no meaning nothing is told.
  var stems = FixedBuffer<UInt32>(capacity: WordBuffer.maxWords, filler: 0)
  /// The words that carry meaning and say when something is to be done, or how often; a bit each.
  var times: UInt128 = 0
  /// `WordBuffer.differentCount` of the words.
  package internal(set) var differentCount = 0
  /// Which way the words go.
  var direction = Direction()
  var norms = FamilyNorms()
  var scores = FixedBuffer<Float>(capacity: 1_024, filler: 0)
  /// The products of the words' direction with the intents' weights.
  var products = FixedBuffer<Int32>(capacity: 1_024, filler: 0)
  /// The best intents of the last ranking, best first.
  package internal(set) var ranked = FixedBuffer<RankedIntent>(
    capacity: maxRanked, filler: RankedIntent())
  /// Listed values that the words name, of the kinds that the best intents take.
  var namedValues = FixedBuffer<NamedValue>(capacity: 32, filler: NamedValue())
  /// The intent that the words are most like and go against, and its score.
  package internal(set) var opposed: (index: Int, score: Float)?
  /// The share of the evidence, by rarity, that some phrase holds; 0 ... 1.
  package internal(set) var coverage: Float = 0

  /// Most intents that a ranking gives.
  package static let maxRanked = 16

  /// Allocates the storage.
  package init() {}
}

/// An intent in a ranking.
package struct RankedIntent: BitwiseCopyable, Sendable {
  /// Its class in the model.
  package var index = 0
  /// The sum of the evidence for it; comparable inside one ranking, and with that of other
  /// utterances by the same model.
  package var score: Float = 0
  /// The score beside that of the intent's own phrases, which is 1 on average.
  package var likeness: Float = 0
  /// Its share among all intents of the model, 0 ... 1.
  package var probability: Float = 0

  /// Creates a place in a ranking.
  package init() {}
}

/// A stem or a meaning that some phrase holds.
struct WordAccount: BitwiseCopyable {
  /// The low half of the feature's key.
  var key: UInt32 = 0
  /// Its entry in the table.
  var entry: UInt32 = 0
  /// The words it is of, a bit each.
  var words: UInt128 = 0
  /// Whether it is a word itself, not what it means.
  var isStem = false
  /// Whether it is a kind of things that the words name one of.
  var isKind = false
  /// The entry of what intents hold whose phrases name several things of the kind.
  var several: UInt32 = 0

  /// A feature of an utterance with its entry; by default none.
  init(_ feature: Feature = Feature(), _ entry: UInt32 = 0, several: UInt32 = 0) {
    self.several = several
    isKind = feature.isKind
    key = IntentModel.headKey(feature)
    self.entry = entry
    words = (UInt128(1) << UInt128(feature.count) - 1) << UInt128(feature.first)
    isStem = feature.family == .stem
  }
}

/// A listed value that words name.
struct NamedValue: BitwiseCopyable {
  /// Its kind.
  var kind: UInt32 = 0
  /// The words, a bit each.
  var words: UInt128 = 0
}

/// A feature of the utterance that some phrase holds.
struct FoundFeature: BitwiseCopyable {
  /// Its entry in the table.
  var entry: UInt32 = 0
  var value: Float = 0
  var family: FeatureFamily = .stem
}

extension RankingScratch {
  /// Takes the words off meanings that name what a verb is done to, where the verb alone means the same: "mute | the tv".
  mutating func leaveThingsOut() {
    for k in 0..<accounts.count where !accounts[k].isStem && accounts[k].words.nonzeroBitCount > 2 {
      let (entry, all) = (accounts[k].entry, accounts[k].words)
      let first = all.trailingZeroBitCount
      let thing = words.thing(in: first..<first + all.nonzeroBitCount)
      let verb: UInt128 = 1 << UInt128(first)
      if thing != 0,
        (0..<accounts.count).contains(where: {
          accounts[$0].entry == entry && accounts[$0].words == verb
        })
      {
        accounts[k].words = all & ~thing
      }
    }
  }
}
