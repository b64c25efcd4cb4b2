// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import MatchIndex

extension FlexibleMatcher {
  /// Whether small words say that something is to be done at another time or on a condition ("if it rains"), or with what is
  /// named in another way than the intent does it: "from the laptop" where its phrase is "to the laptop", "without Bob".
  ///
  /// What the intent's phrases say themselves counts for nothing, and so does what asks: "if you can".
  ///
  /// - Parameter candidate: The reading with its parameters.
  /// - Complexity: O(*w*) for *w* words, and O(*p*) for each of them that leads to or away from something, for *p* of the
  ///   phrase most like the words.
  func isUnderOtherCircumstances(
    _ reading: FlexibleReading, _ candidate: MatchCandidate, _ s: inout MatchBuffers
  ) -> Bool {
    guard reading.isNamed, let frames = frames.analyzer, let model = model(of: reading),
      s.flexible().language == image.variant(VariantID(reading.variant)).language
    else { return false }
    let filled = ~leftBySlots(.max, candidate, &s)
    let flexible = s.flexible()
    let count = min(flexible.ranking.words.count, 128)
    func isFilled(_ k: Int) -> Bool { filled >> UInt128(k) & 1 == 1 }
    func isWord(_ k: Int) -> Bool {
      k < count && flexible.ranking.words[k].kind == .word && !flexible.ranking.words[k].isSkipped
        && !isFilled(k)
    }
    func isHeld(_ k: Int) -> Bool {
      isWord(k) && reading.unused >> UInt128(k) & 1 == 0
        && flexible.ranking.words.mayName(k, by: frames)
    }
    // "If you can", "s'il te plaît".
    func yields(_ k: Int) -> Bool {
      isWord(k)
        && (flexible.ranking.words.marks(k, by: frames).contains(.yields)
          || flexible.ranking.words[k].isFunction && isWord(k + 1)
            && flexible.ranking.words.marks(k + 1, by: frames).contains(.yields))
    }
    // A verb that the phrases hold begins no condition: "que la lampe s'allume".
    func repeats(_ k: Int) -> Bool {
      flexible.ranking.words.mayName(k, by: frames)
        && model.holds(flexible.ranking.words.stem(k), reading.index)
    }
    for k in 0..<count where isWord(k) {
      let marks = flexible.ranking.words.marks(k, by: frames)
      if marks.isDisjoint(with: [.subordinates, .leadsAway, .leadsInto, .setsApart])
        || model.holds(flexible.ranking.words.stem(k), reading.index)
      {
        continue
      }
      if marks.contains(.subordinates), isWord(k + 1), !yields(k + 1), !repeats(k + 1) {
        return true
      }
      var thing = k + 1
      while isWord(thing), !flexible.ranking.words.mayName(thing, by: frames) { thing += 1 }
      guard thing < count, isFilled(thing) || isHeld(thing) else { continue }
      // "Drop me from the class" does what takes away.
      let takesAway = marks.contains(.leadsAway) && reading.evidence.signs.contains(.agrees)
      if marks.contains(.setsApart), !takesAway { return true }
      let other: WordMarks =
        marks.contains(.leadsAway) ? .leadsInto : marks.contains(.leadsInto) ? .leadsAway : []
      if !other.isEmpty,
        phrase(
          of: reading, leads: other, to: isFilled(thing) ? nil : flexible.ranking.words.stem(thing),
          &s)
      {
        return true
      }
    }
    return false
  }

  /// Whether a word with a mark leads up to a word in the phrase most like the words, or to a slot.
  private func phrase(
    of reading: FlexibleReading, leads mark: WordMarks, to stem: UInt64?, _ s: inout MatchBuffers
  ) -> Bool {
    let scratch = s.framing()
    let language = image.variant(VariantID(reading.variant)).language
    guard let frames = frames.analyzer,
      scratch.read(
        template: image.phrase(PhraseID(reading.phrase)).text, of: image.strings, by: analyzer,
        models.knowledge(language))
    else { return false }
    for k in 1..<min(max(scratch.words.count, 1), 128)
    where stem.map({ scratch.words.stem(k) == $0 }) ?? (scratch.slots >> UInt128(k) & 1 == 1) {
      var before = k - 1
      while before > 0, scratch.words.isDeterminer(before, by: frames) { before -= 1 }
      if scratch.words.marks(before, by: frames).contains(mark) { return true }
    }
    return false
  }
}
