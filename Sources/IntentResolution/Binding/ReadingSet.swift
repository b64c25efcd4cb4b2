// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import MatchIndex
import TextAnalysis

/// What the hypotheses of a turn may mean, best first: what is left of matching to be bound.
struct ReadingSet: ~Copyable {
  let image: IndexImage
  /// The thresholds of readings that fit no phrase; `nil` where there are none.
  let scores: FlexibleScores?
  /// The readings, best first; at most `maxReadings`.
  var readings: [Reading] = []
  /// Apps that a negative phrase keeps out.
  var excluded: [AppID] = []
  /// The first negative phrase that keeps its app out.
  var negative: Reading?
  /// Readings by flexible matching that are of negative phrases.
  var negatives: [Reading] = []
  /// Readings of what the words do not ask for, with what they do instead.
  private(set) var refused: [(reading: Reading, frame: Frame)] = []
  /// What was heard of each hypothesis besides; `nil` where it was not read.
  private(set) var hearings: [Hearing?] = []
  /// Why the first hypothesis that could not be read could not.
  private(set) var failure: AnalysisFailure?
  /// Whether some hypothesis ran out of its budget.
  private(set) var isExhausted = false

  /// Most readings of a turn that are bound.
  static let maxReadings = 8

  init(image: IndexImage, scores: FlexibleScores?) {
    self.image = image
    self.scores = scores
  }

  /// Takes the candidates of a hypothesis out of the buffers.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - hypothesis: Its number among all.
  ///   - isQuoted: Whether it may be somebody else's words.
  ///   - unsureRepair: Words that replace others, it is not known which: a value does another one.
  ///   - weight: Its confidence beside that of the best one.
  mutating func take(
    _ count: Int, from buffers: borrowing MatchBuffers, hypothesis: Int, isQuoted: Bool,
    unsureRepair: TextSpan?, weight: Double
  ) {
    if buffers.isExhausted { isExhausted = true }
    for rank in 0..<count {
      let candidate = buffers.candidate(rank)
      if !candidate.isNegative && rank >= Self.maxReadings { continue }
      var slots: [MatchedSlot] = []
      if !candidate.isNegative, candidate.hasSlots {
        buffers.forEachSlot(of: candidate) { slots.append($0) }
      }
      let alone = Self.confidence(candidate, slots)
      let isUnsure =
        unsureRepair.map { words in
          !slots.contains {
            $0.slotClass != nil && $0.range.lower < words.upper && words.lower < $0.range.upper
          }
        } ?? false
      let reading = Reading(
        hypothesis: hypothesis, candidate: candidate, slots: slots, alone: alone,
        confidence: alone * weight,
        learnt: candidate.way == .correction ? buffers.learnt : nil,
        isDeferred: isQuoted || isUnsure)
      if candidate.isNegative && reading.isFlexible {
        negatives.append(reading)
      } else if candidate.isNegative {
        excluded.append(image.variant(candidate.variant).app)
        if negative == nil { negative = reading }
      } else {
        readings.append(reading)
      }
    }
  }

  /// Leaves out what the words name and do not ask for.
  ///
  /// - Parameters:
  ///   - filter: What judges a reading by its frame.
  ///   - hypotheses: What was said.
  mutating func heedFrames(_ filter: borrowing FrameFilter, _ hypotheses: ArraySlice<Hypothesis>) {
    var kept: [Reading] = []
    for var reading in readings {
      if FrameFilter.concerns(reading) {
        let number = reading.hypothesis
        let hearing = number < hearings.count ? hearings[number] : nil
        let verdict = filter.judge(
          reading, of: hearing?.text ?? hypotheses[number].text, hearing?.frame)
        if let frame = verdict.refusal {
          refused.append((reading, frame))
          continue
        }
        if verdict.isDeferred { reading.isDeferred = true }
      }
      kept.append(reading)
    }
    readings = kept
  }

  /// Notes what was heard of a hypothesis besides its readings.
  mutating func note(_ hearing: Hearing, hypothesis: Int) {
    while hearings.count <= hypothesis { hearings.append(nil) }
    hearings[hypothesis] = hearing
  }

  /// Notes what one of several requests of a hypothesis asks for, where that is sure enough to be done.
  mutating func noteRequest(_ buffers: borrowing MatchBuffers, hypothesis: Int) {
    let candidate = buffers.candidate(0)
    guard hypothesis < hearings.count, !candidate.isNegative, let scores else { return }
    var slots: [MatchedSlot] = []
    if candidate.hasSlots { buffers.forEachSlot(of: candidate) { slots.append($0) } }
    let confidence = Self.confidence(candidate, slots)
    let isNamed = candidate.traits.contains(.isNamed)
    guard confidence >= scores.policy.actsFrom(isNamed: isNamed, isConsequential: false) else {
      return
    }
    hearings[hypothesis]?.requests.append(
      Reading(
        hypothesis: hypothesis, candidate: candidate, slots: slots, alone: confidence,
        confidence: confidence))
  }

  /// Whether what a reading would do leaves one of several requests undone: another intent, or the same
  /// with a value that it does not take.
  func dropsRequest(_ index: Int) -> Bool {
    let reading = readings[index]
    guard reading.hypothesis < hearings.count, let hearing = hearings[reading.hypothesis] else {
      return false
    }
    return hearing.requests.contains { request in
      target(of: request) != target(index)
        || request.slots.contains { slot in
          slot.slotClass != nil && !slot.values.isEmpty
            && !reading.slots.contains { $0.slotClass != nil && $0.overlaps(slot) }
        }
    }
  }

  /// Notes that a hypothesis could not be read.
  mutating func fail(_ failure: AnalysisFailure) {
    if self.failure == nil { self.failure = failure }
  }

  /// How sure an exact match is: 1 for the declared words with listed values, less for text that
  /// has to be taken as it is, for words skipped and for differing diacritics; times how sure the
  /// app's name is. What values lack is known when they are bound.
  static func confidence(_ c: MatchCandidate, _ slots: [MatchedSlot]) -> Double {
    if c.way != .phrase { return Double(c.confidence) }
    let sum =
      1 - (c.openWords > 0 ? 0.08 : 0) - 0.005 * Double(min(c.skippedWords, 8))
      - 0.01 * Double(min(c.accentMismatches, 4))
    guard c.misheard > 0, let name = slots.first(where: { $0.slotClass == nil }) else { return sum }
    return sum * Double(100 - min(name.cost, 100)) / 100
  }

  /// The app and the intent that a reading would run.
  func target(_ index: Int) -> IntentTarget { target(of: readings[index]) }

  private func target(of reading: Reading) -> IntentTarget { image.target(of: reading.candidate) }
}
