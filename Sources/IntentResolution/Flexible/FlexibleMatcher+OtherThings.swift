// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import LanguageData
import MatchIndex
import TextAnalysis

extension FlexibleMatcher {
  /// Whether words that neither the intent of a reading accounts for nor a slot takes say that another thing is meant than
  /// it is for: one in the place of its own, another person's, or another one of several.
  ///
  /// - Parameter candidate: The reading with its parameters.
  func isOfAnother(
    _ reading: FlexibleReading, _ candidate: MatchCandidate, _ s: inout MatchBuffers
  ) -> Bool {
    guard reading.isNamed else { return false }
    let unused = leftBySlots(reading.unused, candidate, &s)
    if unused == 0 { return false }
    return replacesWord(unused, reading, &s) || namesPerson(unused, &s)
      || !asksForValue(reading, candidate)
        && narrowsThing(unused, ~leftBySlots(.max, candidate, &s), reading, &s)
  }

  /// Whether the preposition before a word stands before another one of a phrase, which the words lack: "on the phone" where
  /// the phrase is "on the board".
  ///
  /// - Parameter heading: Words of the phrase that say which way to go, a bit each; none is asked for.
  private func standsForOther(
    _ word: Int, besides heading: UInt128, _ phrase: FrameScratch, _ flexible: FlexibleScratch,
    _ isMissing: (Int) -> Bool
  ) -> Bool {
    guard let frames = frames.analyzer,
      let own = flexible.ranking.words.preposition(before: word, by: frames)
    else { return false }
    for k in 1..<max(min(phrase.words.count, 128), 1)
    where phrase.words[k].carriesMeaning && heading >> UInt128(k) & 1 == 0 {
      guard let other = phrase.words.preposition(before: k, by: frames),
        phrase.words.stem(other) == flexible.ranking.words.stem(own)
      else { continue }
      if isMissing(k) { return true }
    }
    return false
  }

  /// Whether a person is among some words: what is asked for may be theirs, or for them, as in "unlock my sister's bike".
  private func namesPerson(_ unused: UInt128, _ s: inout MatchBuffers) -> Bool {
    guard let frames = frames.analyzer else { return false }
    let words = s.flexible().ranking.words.asked & unused
    return words != 0 && s.flexible().ranking.words.namesHuman(words, by: frames)
  }

  /// Whether an intent has no value and asks for one: the words of "open the family group" may be one that the app does not
  /// know.
  private func asksForValue(_ reading: FlexibleReading, _ candidate: MatchCandidate) -> Bool {
    let app = image.variant(VariantID(reading.variant)).app
    guard !candidate.hasSlots,
      let shortcut = image.shortcut(UInt16(truncatingIfNeeded: reading.shortcut), of: app)
    else { return false }
    return image.intent(shortcut.intent).parameters.contains {
      image.parameter($0).flags & 3 == 0
    }
  }

  /// Whether a word that a reading's intent does not account for stands where the phrase most like the words has one that
  /// they lack: "open my unpaid bills" where it is "show my paid bills". That another thing is meant is likelier then than
  /// that the word says the same.
  ///
  /// A word stands where another does if the word behind it, or before it, is the same. Where no blank is between them,
  /// as in Japanese, what is beside it may be a part of the same word. What a verb is done to stands in the place of what
  /// the phrase's is done to, where the verb itself says little ("put", "give").
  ///
  /// - Parameter unused: The words that neither the intent accounts for nor a slot takes, a bit each.
  /// - Complexity: O(*u* · *p*) for *u* such words and *p* of the phrase, which is read from its text; asked only of what
  ///   would be acted on.
  private func replacesWord(
    _ unused: UInt128, _ reading: FlexibleReading, _ s: inout MatchBuffers
  ) -> Bool {
    guard reading.confidence >= thresholds.policy.actsFrom(isNamed: true, isConsequential: false)
    else { return false }
    let flexible = s.flexible()
    let scratch = s.framing()
    let language = image.variant(VariantID(reading.variant)).language
    guard flexible.language == language, let knowledge = models.knowledge(language),
      scratch.read(
        template: image.phrase(PhraseID(reading.phrase)).text, of: image.strings, by: analyzer,
        knowledge)
    else { return false }
    // Which way to go is said in many words.
    let heading = scratch.words.direction(knowledge).words(
      for: flexible.ranking.words.direction(knowledge).poles)
    let words = flexible.ranking.words.count
    func isMissing(_ j: Int) -> Bool {
      let missing = scratch.words.stem(j)
      return !(0..<words).contains { flexible.ranking.words.stem($0) == missing }
    }
    // Where another word than the verb says what is done: "pause" in "put the oven on pause".
    if let frames = frames.analyzer, flexible.ranking.words.requestHead == .light,
      let object = flexible.ranking.words.object(behind: flexible.ranking.words.head, by: frames),
      object < 128, unused >> UInt128(object) & 1 == 1,
      let other = scratch.words.object(behind: 0, by: frames), other < 128,
      heading >> UInt128(other) & 1 == 0, isMissing(other)
    {
      return true
    }
    func isHeld(_ k: Int, beside place: Int) -> Bool {
      guard k >= 0, k < min(words, 128), unused >> UInt128(k) & 1 == 0 else { return false }
      let (word, other) = (flexible.ranking.words[k], flexible.ranking.words[place])
      return word.carriesMeaning && word.lower != other.upper && word.upper != other.lower
    }
    var left = unused
    while left != 0 {
      let k = left.trailingZeroBitCount
      left &= left &- 1
      if standsForOther(k, besides: heading, scratch, flexible, isMissing) { return true }
      for step in [1, -1] where isHeld(k + step, beside: k) {
        let stem = flexible.ranking.words.stem(k + step)
        for j in 1..<max(scratch.words.count, 1) where scratch.words.stem(j) == stem {
          // What a phrase begins with is its verb.
          let other = j - step
          guard other > 0, other < min(scratch.words.count, 128),
            scratch.words[other].carriesMeaning,
            heading >> UInt128(other) & 1 == 0
          else { continue }
          if isMissing(other) { return true }
        }
      }
    }
    return false
  }

  /// Whether words say which one of a thing is meant that the intent of a reading accounts for: "my library membership",
  /// "the temperature of the minibar". What the phrases speak of is another one then, or all of them.
  ///
  /// Such words stand between what begins a noun and the thing, which a slot may take, before a possessive ending and the
  /// thing, or behind the thing and a word that narrows it. They are no times, name nothing that is named elsewhere, and
  /// no kind of what a slot takes behind them: "of the film …".
  ///
  /// - Parameters:
  ///   - unused: The words that neither the intent accounts for nor a slot takes, a bit each.
  ///   - filled: Those that slots take.
  /// - Complexity: O(*w* + *u* · *w*) for *w* words, *u* of them unused.
  private func narrowsThing(
    _ unused: UInt128, _ filled: UInt128, _ reading: FlexibleReading, _ s: inout MatchBuffers
  ) -> Bool {
    guard let frames = frames.analyzer else { return false }
    let flexible = s.flexible()
    let language = image.variant(VariantID(reading.variant)).language
    guard flexible.language == language, let knowledge = models.knowledge(language) else {
      return false
    }
    let count = min(flexible.ranking.words.count, 128)
    let head = flexible.ranking.words.head
    func isWord(_ k: Int) -> Bool { k >= 0 && flexible.ranking.words[k].kind == .word }
    func isDeterminer(_ k: Int) -> Bool {
      isWord(k) && flexible.ranking.words.isDeterminer(k, by: frames)
    }
    func marks(_ k: Int) -> WordMarks {
      k >= 0 ? flexible.ranking.words.marks(k, by: frames) : []
    }
    func narrows(_ k: Int) -> Bool { marks(k).contains(.narrows) }
    func isGenitive(_ k: Int) -> Bool { marks(k).contains(.isGenitive) }
    func endsAsGenitive(_ k: Int) -> Bool {
      flexible.ranking.words.endsAsGenitive(k, by: frames)
    }
    // Which way to go is no thing, unless an article makes it one: "las facturas" may be of a verb.
    let direction = flexible.ranking.words.direction(knowledge)
    let heading = direction.words(for: direction.poles)
    func isThing(_ k: Int) -> Bool {
      k >= 0 && k < count && k != head && unused >> UInt128(k) & 1 == 0
        && flexible.ranking.words.mayName(k, by: frames)
        && (heading >> UInt128(k) & 1 == 0 || isDeterminer(k - 1)
          || k > 0 && isGenitive(k - 1))
    }
    func isFilled(_ k: Int) -> Bool { k >= 0 && filled >> UInt128(k) & 1 == 1 }
    func isNarrowing(_ k: Int) -> Bool {
      unused >> UInt128(k) & 1 == 1 && !knowledge.opposites.isTime(flexible.ranking.words.stem(k))
        && !(0..<count).contains {
          unused >> UInt128($0) & 1 == 0
            && flexible.ranking.words.stem($0) == flexible.ranking.words.stem(k)
        }
    }
    var k = 0
    while k < count {
      var end = k
      while end < count, isNarrowing(end) { end += 1 }
      if end == k {
        k += 1
        continue
      }
      // "Anna's calendar" is hers. Where no blank is between them, the possessive may be left over with the words.
      if end < count, isGenitive(end), isThing(end + 1) {
        return true
      }
      if end - 1 > k && isGenitive(end - 1) || endsAsGenitive(end - 1), isThing(end) {
        return true
      }
      var before = k - 1
      if isDeterminer(before) {
        if isThing(end) { return true }
        if !narrows(before) || narrows(before - 1) { before -= 1 }
      }
      if narrows(before), !isFilled(end) {
        // Behind its noun, too: "regningene mine fra butikken".
        let thing = isDeterminer(before - 1) ? before - 2 : before - 1
        if isThing(thing), !isFilled(thing) { return true }
      }
      k = end
    }
    return false
  }
}

extension SpokenWord {
  /// Whether it is a word that is not there for grammar or courtesy, and of no name.
  fileprivate var carriesMeaning: Bool { kind == .word && !isFunction && !isSkipped }
}
