// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import TextAnalysis

/// Where look-ups keep their working state: a part of a `MatchBuffers`, made at the first look-up.
final class LookupScratch {
  var entities = EntityScratch()
  var tokens = TokenBuffer(maxTokens: MatchLimits.tokens)
  var holders = FixedBuffer<UInt32>(capacity: LookupScores.maxValues, filler: 0)
  /// Values that the words without free ones are somewhat near.
  var near = FixedBuffer<UInt32>(capacity: LookupScores.maxValues, filler: 0)
  /// Values found, each at its best.
  var values = FixedBuffer<FoundValue>(capacity: 64, filler: FoundValue())
  /// The slot's words without those that only announce a name, in bytes of the text.
  var core = TextSpan(lower: 0, upper: 0)

  /// Whether values are found that are not near enough to count, for an explanation.
  var keepsAll = false

  /// What was looked up last since a match began: words that a phrase takes for a value are asked for once more when
  /// that is bound. What was found still stands in `values` and `core`.
  private var last: (question: Question, count: Int)?
  private var lastWords: [UInt8] = []

  /// The utterance that is walked, and what its spans were found to be worth.
  private(set) var text: [UInt8] = []
  /// Words of it run together.
  private var joined: [UInt8] = []
  private var scores = FixedBuffer<SpanScore>(
    capacity: MatchLimits.valueSpans, filler: SpanScore())

  /// Takes over the utterance that is matched.
  func begin(_ utterance: Utterance) {
    text.removeAll(keepingCapacity: true)
    // SAFETY: the utterance's bytes are lent for as long as it is matched, and copied here.
    unsafe text.append(contentsOf: utterance.utf8)
    scores.removeAll()
  }

  /// What some words are looked up for.
  struct Question: Equatable {
    private let names: TrieNode
    private let gazetteer: BlockReference
    private let kind: SlotClassRecord.Kind
    private let lower: UInt32
    private let upper: UInt32
    private let isKnownMissing: Bool
    private let keepsAll: Bool

    /// What a slot asks for.
    init(_ slot: SlotClassRecord, _ range: TextSpan, _ isKnownMissing: Bool, keepsAll: Bool) {
      names = slot.names
      gazetteer = slot.gazetteer
      kind = slot.kind
      lower = range.lower
      upper = range.upper
      self.isKnownMissing = isKnownMissing
      self.keepsAll = keepsAll
    }
  }

  /// Forgets what was looked up last, before a match: the next may be another resolver's, and what words were said for
  /// may have been learnt or forgotten meanwhile.
  func forgetLast() { last = nil }

  /// Forgets what was found, before some words are looked up.
  func removeFound(_ range: TextSpan) {
    values.removeAll()
    core = TextSpan(lower: 0, upper: range.upper - range.lower)
    last = nil
  }

  /// How many values were found for the same words and the same question, where it was the last one; `nil` otherwise.
  func answer(_ question: Question, _ words: Span<UInt8>) -> Int? {
    guard let last, last.question == question, lastWords.count == words.count else { return nil }
    for k in words.indices where lastWords[k] != words[k] { return nil }
    return last.count
  }

  /// Notes how many values were found.
  func note(_ count: Int, _ question: Question, _ words: Span<UInt8>) {
    last = (question, count)
    lastWords.removeAll(keepingCapacity: true)
    for k in words.indices { lastWords.append(words[k]) }
  }

  /// Most names of apps that words may stand for.
  private static let maxNames = 16

  /// Looks up names of apps that are near some words of the utterance; returns how many, left in `entities`.
  func searchNear(_ span: TextSpan, in index: EntityIndex) -> Int {
    beginNear()
    defer { endNear() }
    return index.search(
      text.span.extracting(Int(span.lower)..<Int(span.upper)), limit: Self.maxNames, &entities)
  }

  /// Starts to run words together.
  func beginJoining() { joined.removeAll(keepingCapacity: true) }

  /// Adds a word of the utterance to those run together.
  func join(_ span: TextSpan) {
    joined.append(contentsOf: text[Int(span.lower)..<Int(span.upper)])
  }

  /// Looks up names of apps that are near the words run together.
  func searchJoined(in index: EntityIndex) -> Int {
    beginNear()
    defer { endNear() }
    return index.search(joined.span, limit: Self.maxNames, &entities)
  }

  private func beginNear() {
    entities.isBrief = true
    entities.least = Float(LookupScores.appName) - 0.001
  }

  private func endNear() {
    entities.isBrief = false
    entities.least = 0
  }

  /// What some words of the utterance were found to be worth in a slot; `nil` where they were not looked
  /// up.
  func score(_ span: TextSpan, _ slotClass: UInt32) -> Double? {
    for k in 0..<scores.count {
      let known = scores[k]
      if known.slotClass == slotClass, known.lower == span.lower, known.upper == span.upper {
        return known.score
      }
    }
    return nil
  }

  /// Whether more words may be looked up.
  var hasRoomForScores: Bool { scores.count < scores.capacity }

  /// Keeps what some words are worth in a slot.
  func keep(_ score: Double, _ span: TextSpan, _ slotClass: UInt32) {
    _ = scores.append(
      SpanScore(slotClass: slotClass, lower: span.lower, upper: span.upper, score: score))
  }
}

/// What a span of words was found to be worth in a slot.
struct SpanScore: BitwiseCopyable {
  var slotClass: UInt32 = 0
  var lower: UInt32 = 0
  var upper: UInt32 = 0
  var score = 0.0
}

/// A value that words may stand for.
struct FoundValue: BitwiseCopyable {
  /// Its place among the type's values.
  var value: UInt32 = 0
  /// How well its name fits, 0 ... 1; see `LookupScores`.
  var score = 0.0
  /// How sure it is that it is meant, 0 ... 1.
  var confidence = 0.0
  /// The words that stand for it, in bytes of the text.
  var lower: UInt32 = 0
  var upper: UInt32 = 0

  /// Higher scores first, then declaration order.
  func precedes(_ other: FoundValue) -> Bool {
    score != other.score ? score > other.score : value < other.value
  }
}
