// SPDX-License-Identifier: Apache-2.0

/// An entity that a text may mean.
public struct EntityCandidate: Sendable, Equatable {
  /// The entity: its place among the names an `EntityIndex` was made from, or the number given with
  /// the name.
  public var entity: Int
  /// The probability that it is the one meant, 0 to 1.
  public var confidence: Double
  /// The parts of the confidence.
  public var score: EntityScore

  /// Creates a candidate.
  package init(entity: Int, confidence: Double, score: EntityScore) {
    self.entity = entity
    self.confidence = confidence
    self.score = score
  }
}

/// How well a name matches a text, in all and in parts.
public struct EntityScore: Sendable, Equatable, BitwiseCopyable {
  /// The total by which candidates are ordered, 0 to 1.
  public var total: Float = 0
  /// The likeness of the whole spelling, blanks included: 1 less the share of letters to edit.
  public var spelling: Float = 0
  /// How alike they sound.
  public var sound: Float = 0
  /// The share of words with a partner on the other side, weighted by likeness of letters and by rarity.
  public var coverage: Float = 0
  /// The number of edits, a swap of neighbours counting as one; 255 if the texts are too long for it.
  public var edits: UInt8 = 0
  /// The name's weight, 0 to 255.
  public var weight: UInt8 = 0

  /// The total of a name that says the same values in other words, "Room 101" for "room one oh one": less
  /// than the name itself, and more than its words in another order.
  package static let sameValues: Float = 63 / 64

  /// The total of a name of the very words with other diacritics, where another one has those that were said.
  package static let otherAccents: Float = 127 / 128

  /// An empty score.
  package init() {}
}
