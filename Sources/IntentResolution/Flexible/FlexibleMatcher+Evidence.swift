// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import LanguageData
import MatchIndex

/// What a ranking and a frame say of an intent.
extension FlexibleMatcher {
  /// What a ranking says of an intent.
  ///
  /// - Parameters:
  ///   - s: The scratch, as the intent was ranked.
  ///   - framing: What is done with the words.
  ///   - opposed: The intent that the words are most like and go against.
  ///   - unused: Takes the words that the intent does not account for, a bit each.
  func evidence(
    _ ranked: RankedIntent, of model: IntentModel, _ knowledge: KnowledgeBlock?,
    _ s: borrowing RankingScratch, _ framing: Framing?, opposed: Int?, unused: inout UInt128
  ) -> FlexibleEvidence {
    let heading = model.heading(ranked.index, s, opposed: opposed)
    let remainder = model.remainder(
      ranked.index, s, heading: heading.words, opposed: opposed)
    unused = remainder.words
    var signs = signs(ranked.index, of: model, knowledge, s, framing, unused: unused)
    if heading.agrees { signs.insert(.agrees) }
    if heading.isDecided { signs.insert(.isDecided) }
    if heading.strays { signs.insert(.strays) }
    if heading.isTurned, framing?.frame.ceases.isEmpty ?? true {
      signs.insert(.isTurned)
    }
    if restricts(remainder.words, framing) { signs.insert(.isPartial) }
    if let frames = frames.analyzer, framing.map({ !$0.name.isEmpty }) ?? false,
      s.words.negates(remainder.words, by: frames)
    {
      signs.insert(.isOpen)
    }
    if heading.isDoubtful || heading.isOpen && remainder.words != 0 { signs.insert(.isOpen) }
    if remainder.hasTime { signs.insert(.hasTime) }
    if remainder.hasHead { signs.insert(.hasOtherHead) }
    if remainder.hasOtherAct {
      signs.insert(.hasOtherAct)
      if s.words.requestHead == .sequence { signs.insert(.goesOn) }
    }
    if remainder.leavesAct { signs.insert(.leavesAct) }
    if remainder.replacesThing { signs.insert(.replacesThing) }
    if remainder.hasValue { signs.insert(.hasOtherValue) }
    if remainder.hasOwnValue { signs.insert(.hasOwnValue) }
    if remainder.namesThing { signs.insert(.namesThing) }
    if remainder.hasOtherThing { signs.insert(.hasOtherThing) }
    if remainder.hasManyWords { signs.insert(.hasManyUnused) }
    var evidence = evidence(ranked, of: model, s)
    evidence.unexplained = remainder.share
    evidence.unexplainedWeight = remainder.weight
    evidence.unexplainedElsewhere = remainder.weightElsewhere
    evidence.unexplainedOpposed = remainder.weightOfOpposed
    evidence.signs = signs
    return evidence
  }

  /// Whether a verb is restricted and some words are not accounted for: these may say to what, as in "just clear the
  /// vegetables".
  private func restricts(_ unused: UInt128, _ framing: Framing?) -> Bool {
    guard let words = framing?.frame.restriction.indices, !words.isEmpty else {
      return false
    }
    return restricts(unused, words)
  }

  /// Whether some words are not accounted for besides those that restrict.
  private func restricts(_ unused: UInt128, _ words: Range<Int>) -> Bool {
    var others = unused
    for word in words where word < 128 { others &= ~(1 << UInt128(word)) }
    return others != 0
  }

  /// What a ranking says of an intent, but for the words that it accounts for and the signs.
  func evidence(
    _ ranked: RankedIntent, of model: IntentModel, _ s: borrowing RankingScratch
  ) -> FlexibleEvidence {
    FlexibleEvidence(
      probability: ranked.probability, wordProbability: ranked.probability,
      wordLikeness: ranked.likeness, likeness: ranked.likeness,
      coverage: s.coverage, words: Float(s.differentCount),
      hasVectors: model.hasVectors)
  }

  /// What the frame of the words says of an intent, and whether a value is missing.
  private func signs(
    _ index: Int, of model: IntentModel, _ knowledge: KnowledgeBlock?,
    _ s: borrowing RankingScratch, _ framing: Framing?, unused: UInt128
  ) -> Signs {
    var signs = Signs()
    if model.alwaysTakesValue(index), !s.words.hasFilled {
      signs.insert(.lacksValue)
    }
    guard let frame = framing?.frame else { return signs }
    if frame.quantity != .all, model.isForAll(index) { signs.insert(.goesFurther) }
    let words = frame.quantifier.indices
    // Of "the first" it is not "the" that an intent's phrases must hold.
    let isDeclared = words.contains {
      $0 < s.words.count
        && (words.count == 1 || !s.words[$0].isFunction)
        && (s.words[$0].isFilled
          || model.holds(s.words.stem($0), index))
    }
    if !isDeclared {
      switch frame.quantity {
      case .only:
        let isWhole = isTaken(behind: words, s) {
          restricts(unused, words) ? false : model.holds($0, index)
        }
        signs.insert(isWhole ? .isOnly : .isPartial)
      case .part:
        // "In a few hours" is no part of what is named.
        let next = words.upperBound
        if next < s.words.count, let knowledge,
          knowledge.opposites.isTime(s.words.stem(next))
        {
          break
        }
        signs.insert(.isPartial)
      case .all: signs.insert(.isForAll)
      case .unsaid: break
      }
    }
    if !frame.exception.isEmpty { signs.insert(.isPartial) }
    return signs
  }

  /// Whether the first word behind some that carries meaning is a value, or what an intent is for: "only the hall" is the
  /// whole of it where the hall is one.
  private func isTaken(
    behind words: Range<Int>, _ s: borrowing RankingScratch, _ isHeld: (UInt64) -> Bool
  ) -> Bool {
    let next = (words.upperBound..<max(s.words.count, words.upperBound)).first {
      let word = s.words[$0]
      return word.kind == .word && !word.isSkipped && (word.isFilled || !word.isFunction)
    }
    return next.map { s.words[$0].isFilled || isHeld(s.words.stem($0)) } ?? true
  }
}
