// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import Synchronization
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

  /// Words that may be the name of an app, one window for each of a matcher's `NearNames`.
  private var windows = Windows { _ in NameWindow() }

  /// As many windows as names are looked up in languages.
  typealias Windows = InlineArray<2, NameWindow>

  /// Most names of apps that words may stand for.
  private static let maxNames = 16

  /// Looks up names that are near some words of the utterance; returns how many, left in `entities`.
  func searchNear(_ span: TextSpan, in index: EntityIndex) -> Int {
    entities.isBrief = true
    defer { entities.isBrief = false }
    return index.search(
      text.span.extracting(Int(span.lower)..<Int(span.upper)), limit: Self.maxNames, &entities)
  }

  // MARK: - Windows

  /// Forgets the words of another utterance, and takes the names that words of this one may be near.
  func removeWindows(_ names: [NearNames]) {
    for k in names.indices { windows[k].removeAll(names[k].filter) }
  }

  /// Begins to look for names at a word.
  func beginWindow(at word: Int, _ names: [NearNames]) {
    for k in names.indices { windows[k].begin(at: word) }
  }

  /// Adds the next word.
  func addToWindow(_ token: Token, in utf8: UnsafeBufferPointer<UInt8>, _ names: [NearNames]) {
    for k in names.indices {
      // SAFETY: the bytes are lent for the call.
      unsafe windows[k].add(token, in: utf8, names[k].analyzer, isForeign: names[k].isForeign)
    }
  }

  /// Whether a look-up may find a name of an app near the words.
  func mayBeNear(_ index: Int, isJoined: Bool) -> Bool {
    windows[index].mayBeNear(isJoined: isJoined, &entities)
  }

  /// Starts to run words together.
  func beginJoining() { joined.removeAll(keepingCapacity: true) }

  /// Adds a word of the utterance to those run together.
  func join(_ span: TextSpan) {
    joined.append(contentsOf: text[Int(span.lower)..<Int(span.upper)])
  }

  /// Looks up names that are near the words run together.
  func searchJoined(in index: EntityIndex) -> Int {
    entities.isBrief = true
    defer { entities.isBrief = false }
    return index.search(joined.span, limit: Self.maxNames, &entities)
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

/// The names of apps in a language, and what tells that none is near.
final class NearNames: Sendable {
  let index: EntityIndex
  /// The analyzer of the utterances.
  let analyzer: TextAnalyzer
  /// Whether names are analysed by other rules.
  let isForeign: Bool
  private let isFiltered: Bool
  private let made = AtomicLazyReference<NameFilter>()

  init(_ index: EntityIndex, heardBy analyzer: TextAnalyzer) {
    self.index = index
    self.analyzer = analyzer
    isForeign =
      index.locale.language != analyzer.locale.language
      && (LocaleView.hasOwnRules(index.locale) || LocaleView.hasOwnRules(analyzer.locale))
    isFiltered = NameFilter.takes(index)
  }

  /// Made at its first use: most utterances name an app. `nil` where only a look-up tells.
  var filter: NameFilter? {
    guard isFiltered else { return nil }
    if let filter = made.load() { return filter }
    return made.storeIfNil(
      NameFilter(
        index, spelling: Float(LookupScores.appSpelling), sound: Float(LookupScores.appSound)))
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
