// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import LanguageData
import MatchIndex
import TextAnalysis
import ValueParsing

extension FlexibleMatcher {
  /// Most words between a value and another one that is named for the same parameter.
  private static let mostBetween = 4

  /// Whether words that no slot takes say that the value of a slot is not what is meant, or not all of it: "not high", "low
  /// or high", "fifty percent" where money is asked for, "five degrees warmer".
  ///
  /// - Parameter candidate: The reading with its parameters.
  /// - Complexity: O(*v* · *w*) for *v* values of *w* words; asked only of what has a value.
  func doubtsValue(
    _ reading: FlexibleReading, _ candidate: MatchCandidate, _ utterance: Utterance,
    _ s: inout MatchBuffers
  ) -> Bool {
    guard candidate.capture >= 0, let model = model(of: reading),
      s.flexible().language == image.variant(VariantID(reading.variant)).language
    else { return false }
    let value = FilledReading(
      reading: reading, model: model, filled: ~leftBySlots(.max, candidate, &s))
    var chain = candidate.capture
    while chain >= 0 {
      let slot = s.captures[Int(chain)]
      chain = slot.previous
      if slot.symbol == .applicationName { continue }
      let kind = image.slotClass(slot.symbol.slotClass)
      let says = image.element(of: kind).kind == .value
      // Text may be anything, and hold its own negations.
      if slot.payload.isEmpty, !says { continue }
      if isNegated(slot, value, s.flexible().ranking.words) { return true }
      if kind.kind == .list { continue }
      if says {
        if hasOtherAmount(slot, kind.language, value, utterance, &s)
          || isOtherAmount(
            slot, kind.language, value, s.flexible().ranking.words, utterance, &s)
        {
          return true
        }
      } else if namesOther(slot, value, &s) {
        return true
      }
    }
    return false
  }

  /// Whether what stands before a value negates it, or compares with it: "más que alto".
  private func isNegated(
    _ slot: Capture, _ value: borrowing FilledReading,
    _ words: borrowing WordBuffer
  ) -> Bool {
    guard let frames = frames.analyzer else { return false }
    func marks(_ k: Int) -> WordMarks {
      value.isWord(k, words) ? words.marks(k, by: frames) : []
    }
    var k = Int(slot.from) - 1
    while k >= 0, value.isWord(k, words) {
      if marks(k).contains(.negates) { return !value.isHeld(k, words) }
      if marks(k).contains(.comparesWith) {
        return (k - Self.mostBetween..<k).contains { marks($0).contains(.compares) }
      }
      // "We can't do | the walk": what is negated is another act.
      guard
        words.isDeterminer(k, by: frames)
          || words.isPreposition(k, by: frames)
      else { return false }
      k -= 1
    }
    return false
  }

  /// Whether another listed value that the slot could take stands near, which is no word of the intent's phrases.
  private func namesOther(
    _ slot: Capture, _ value: borrowing FilledReading, _ s: inout MatchBuffers
  ) -> Bool {
    let flexible = s.flexible()
    let kind = slot.symbol.slotClass
    var taken = value.filled
    while let other = named(kind, in: flexible.ranking.words, s.lattice, besides: taken) {
      for word in other { taken |= 1 << UInt128(word) }
      if isNear(other, slot), listed(other, kind, &s).0 != slot.payload,
        !other.allSatisfy({
          flexible.ranking.words[$0].isFunction || value.isHeld($0, flexible.ranking.words)
        })
      {
        return true
      }
    }
    return false
  }

  /// Whether another value of some types, or a number, stands near.
  private func hasOtherAmount(
    _ slot: Capture, _ types: UInt32, _ value: borrowing FilledReading, _ utterance: Utterance,
    _ s: inout MatchBuffers
  ) -> Bool {
    guard let runs = s.readValues(utterance) else { return false }
    let flexible = s.flexible()
    let bits = types | ValueType.number.bit
    for run in runs.runs where run.bit & bits != 0 && !run.isLatent {
      guard let words = words(of: run.core, flexible), isNear(words, slot) else { continue }
      let isFree = words.allSatisfy {
        value.isFree($0, flexible.ranking.words) && !value.isHeld($0, flexible.ranking.words)
      }
      if isFree { return true }
    }
    return false
  }

  /// Whether words beside an amount make another one of it ("fifty percent" where money is asked for, "five degrees warmer"),
  /// or say that something is to change by it and not to it.
  private func isOtherAmount(
    _ slot: Capture, _ types: UInt32, _ value: borrowing FilledReading,
    _ words: borrowing WordBuffer, _ utterance: Utterance, _ s: inout MatchBuffers
  ) -> Bool {
    let (from, to) = (Int(slot.from), Int(slot.to))
    // What stands behind an amount with its unit belongs to other words: "auf zwanzig Grad | bringen".
    if value.isUnused(to), value.isWord(to, words), let runs = s.readValues(utterance),
      runs.holds(
        TextSpan(lower: s.flexible().ends[from].lower, upper: s.flexible().ends[to - 1].upper),
        ValueType.number.bit)
    {
      return true
    }
    guard let frames = frames.analyzer else { return false }
    func says(_ marks: WordMarks, _ k: Int) -> Bool {
      value.isWord(k, words)
        && !words.marks(k, by: frames).isDisjoint(with: marks)
    }
    func isFunction(_ k: Int) -> Bool {
      value.isWord(k, words) && words[k].isFunction
    }
    // "Before friday" is no day, and "two hours later" than something else.
    if (from..<to).contains(where: {
      says([.subordinates, .leadsAway, .setsApart], $0) && !value.isHeld($0, words)
    }) {
      return true
    }
    // "Twice two hours", "half of ten minutes".
    let before = isFunction(from - 1) ? from - 2 : from - 1
    if says(.compares, before), !value.isHeld(before, words) { return true }
    // "Five minutes more", "cinq minutes de plus", "cinco | grados más".
    var behind = to
    while behind < to + 3,
      isFunction(behind) || value.isWord(behind, words) && value.isHeld(behind, words)
    {
      behind += 1
    }
    let near = before..<behind + 1
    if near.contains(where: { $0 != from && says(.compares, $0) }) { return !isChange(value, &s) }
    // A moment is nothing that something changes by.
    if types & ValueType.dateTime.bit != 0 { return false }
    // The verb says so, or what stands before the amount: "raise … by", "turn it up five degrees".
    let head = words.head
    let changes = (0..<min(words.count, 128)).contains {
      (says(.compares, $0) || says(.changes, $0) && (near.contains($0) || head..<head + 3 ~= $0))
        && !value.isFilled($0) && !value.isHeld($0, words)
    }
    return changes && !isLedTo(from, value, words, &s) && !isChange(value, &s)
  }

  /// Whether the phrase most like the words says itself that something is to change.
  private func isChange(_ value: borrowing FilledReading, _ s: inout MatchBuffers) -> Bool {
    guard let frames = frames.analyzer, let phrase = phrase(of: value, &s) else { return true }
    return (0..<phrase.words.count).contains {
      !phrase.words.marks($0, by: frames).isDisjoint(with: [.changes, .compares])
    }
  }

  /// Whether the word that leads up to an amount leads up to a slot in the phrase most like the words, too: "raise it *to*
  /// twenty" where it is "set it to …".
  private func isLedTo(
    _ from: Int, _ value: borrowing FilledReading, _ words: borrowing WordBuffer,
    _ s: inout MatchBuffers
  ) -> Bool {
    guard value.isWord(from - 1, words), let phrase = phrase(of: value, &s) else { return false }
    let leading = words.hash(from - 1)
    return (1..<max(phrase.words.count, 1)).contains {
      phrase.slots >> UInt128(min($0, 127)) & 1 == 1 && phrase.words.hash($0 - 1) == leading
    }
  }

  /// The phrase most like the words, taken apart.
  private func phrase(
    of value: borrowing FilledReading, _ s: inout MatchBuffers
  ) -> FrameScratch? {
    let scratch = s.framing()
    let text = image.phrase(PhraseID(value.reading.phrase)).text
    return scratch.read(template: text, of: image.strings, by: analyzer, nil) ? scratch : nil
  }

  /// Whether some words stand so near a slot that they may be in its place.
  private func isNear(_ words: Range<Int>, _ slot: Capture) -> Bool {
    words.lowerBound >= Int(slot.to)
      ? words.lowerBound - Int(slot.to) <= Self.mostBetween
      : Int(slot.from) - words.upperBound <= Self.mostBetween
  }
}
