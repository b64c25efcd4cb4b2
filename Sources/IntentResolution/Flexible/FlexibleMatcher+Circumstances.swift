// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import MatchIndex

extension FlexibleMatcher {
  /// Whether small words say that something is to be done at another time or on a condition ("if it rains"), or with what is
  /// named in another way than the intent does it: "from the laptop" where its phrase is "to the laptop", "without Bob". So
  /// does a number that nothing accounts for: "at seven".
  ///
  /// What the intent's phrases say themselves counts for nothing, and so does a courtesy: "if you can".
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
    let value = FilledReading(
      reading: reading, model: model, filled: ~leftBySlots(.max, candidate, &s))
    return isUnderOtherCircumstances(value, frames, s.flexible().ranking.words, &s)
  }

  private func isUnderOtherCircumstances(
    _ value: borrowing FilledReading, _ frames: FrameAnalyzer, _ words: borrowing WordBuffer,
    _ s: inout MatchBuffers
  ) -> Bool {
    let count = min(words.count, 128)
    let openers = s.flexible().framing?.frame.forms ?? 0
    for k in 0..<count where value.isFree(k, words) && openers >> UInt128(k) & 1 == 0 {
      // At another time, so often or so many: "… alle sette".
      if value.isUnused(k), words.isNumber(k, by: frames) { return true }
      let marks = words.marks(k, by: frames)
      if marks.isDisjoint(with: [.subordinates, .leadsAway, .leadsInto, .setsApart])
        || value.isHeld(k, words)
      {
        continue
      }
      if marks.contains(.subordinates), beginsCondition(k + 1, value, frames, words) {
        return true
      }
      var thing = k + 1
      while value.isFree(thing, words), !words.mayName(thing, by: frames) {
        thing += 1
      }
      guard
        thing < count, thing != words.head,
        value.isFilled(thing) || value.isAccountedFor(thing, frames, words)
      else { continue }
      // "Drop me from the class" does what takes away.
      let takesAway = marks.contains(.leadsAway) && value.reading.evidence.signs.contains(.agrees)
      if marks.contains(.setsApart), !takesAway { return true }
      let other: WordMarks =
        marks.contains(.leadsAway) ? .leadsInto : marks.contains(.leadsInto) ? .leadsAway : []
      if !other.isEmpty,
        phrase(
          of: value.reading, leads: other,
          to: value.isFilled(thing) ? nil : words.stem(thing), &s)
      {
        return true
      }
    }
    return false
  }

  /// Whether the word behind "if" begins a condition: no courtesy does, and no verb that the phrases hold ("que la lampe
  /// s'allume").
  private func beginsCondition(
    _ k: Int, _ value: borrowing FilledReading, _ frames: FrameAnalyzer,
    _ words: borrowing WordBuffer
  ) -> Bool {
    value.isFree(k, words) && !words.marks(k, by: frames).contains(.yields)
      && (!words.mayName(k, by: frames) || !value.isHeld(k, words))
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
