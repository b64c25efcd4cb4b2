// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Where ranking keeps its working state and leaves its result; one for each thread.
///
/// About 200 KB; the scores grow to the largest model it meets.
public struct RankingScratch: ~Copyable {
  /// The words of the utterance.
  public var words = WordBuffer()
  var features = FeatureBuffer()
  /// Features that some phrase holds, each once.
  var found = FixedBuffer<FoundFeature>(capacity: FeatureBuffer.capacity, filler: FoundFeature())
  /// Where in `found` an entry of the model stands: entry and place, by the entry's bits.
  var places = FixedBuffer<UInt64>(capacity: 2 * FeatureBuffer.capacity, filler: 0)
  var norms = FamilyNorms()
  var scores = FixedBuffer<Float>(capacity: 1_024, filler: 0)
  /// The best intents of the last ranking, best first.
  package internal(set) var ranked = FixedBuffer<RankedIntent>(
    capacity: maxRanked, filler: RankedIntent())
  /// The share of the evidence, by rarity, that some phrase holds; 0 ... 1.
  public internal(set) var coverage: Float = 0

  /// Most intents that a ranking gives.
  public static let maxRanked = 16

  /// Allocates the storage.
  public init() {}
}

/// An intent in a ranking.
public struct RankedIntent: BitwiseCopyable, Sendable {
  /// Its class in the model.
  public var index = 0
  /// The sum of the evidence for it; comparable inside one ranking, and with that of other
  /// utterances by the same model.
  public var score: Float = 0
  /// The score beside that of the intent's own phrases, which is 1 on average.
  public var likeness: Float = 0
  /// Its share among all intents of the model, 0 ... 1.
  public var probability: Float = 0

  /// Creates a place in a ranking.
  public init() {}
}

/// A feature of the utterance that some phrase holds.
struct FoundFeature: BitwiseCopyable {
  /// Its entry in the table.
  var entry: UInt32 = 0
  var value: Float = 0
  var family: FeatureFamily = .stem
}
