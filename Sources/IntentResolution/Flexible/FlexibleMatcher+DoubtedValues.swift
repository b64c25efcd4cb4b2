// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import LanguageData
import MatchIndex
import TextAnalysis
import ValueParsing

extension FlexibleMatcher {
  /// Most words between a value and another one that is named for the same parameter.
  private static let mostBetween = 3

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
    let value = DoubtedValue(
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
      if isNegated(slot, value, s.flexible()) { return true }
      if kind.kind == .list { continue }
      if says {
        if hasOtherAmount(slot, kind.language, value, utterance, &s)
          || isOtherAmount(slot, value, &s)
        {
          return true
        }
      } else if namesOther(slot, value, &s) {
        return true
      }
    }
    return false
  }

  /// Whether what stands before a value negates it.
  private func isNegated(
    _ slot: Capture, _ value: borrowing DoubtedValue, _ flexible: FlexibleScratch
  ) -> Bool {
    guard let frames = frames.analyzer else { return false }
    var k = Int(slot.from) - 1
    while k >= 0, value.isWord(k, flexible) {
      if flexible.ranking.words.negates(1 << UInt128(k), by: frames) {
        return !value.isHeld(k, flexible)
      }
      if flexible.ranking.words.mayName(k, by: frames) { return false }
      k -= 1
    }
    return false
  }

  /// Whether another listed value that the slot could take stands near, which is no word of the intent's phrases.
  private func namesOther(
    _ slot: Capture, _ value: borrowing DoubtedValue, _ s: inout MatchBuffers
  ) -> Bool {
    let flexible = s.flexible()
    let kind = slot.symbol.slotClass
    var taken = value.filled
    while let other = named(kind, in: flexible.ranking.words, s.lattice, besides: taken) {
      for word in other { taken |= 1 << UInt128(word) }
      if isNear(other, slot), listed(other, kind, &s).0 != slot.payload,
        !other.allSatisfy({
          flexible.ranking.words[$0].isFunction || value.isHeld($0, flexible)
        })
      {
        return true
      }
    }
    return false
  }

  /// Whether another value of some types, or a number, stands near.
  private func hasOtherAmount(
    _ slot: Capture, _ types: UInt32, _ value: borrowing DoubtedValue, _ utterance: Utterance,
    _ s: inout MatchBuffers
  ) -> Bool {
    guard let runs = s.readValues(utterance) else { return false }
    let flexible = s.flexible()
    let bits = types | ValueType.number.bit
    for run in runs.runs where run.bit & bits != 0 && !run.isLatent {
      guard let words = words(of: run.core, flexible), isNear(words, slot) else { continue }
      let isFree = words.allSatisfy {
        value.isWord($0, flexible) && value.filled >> UInt128($0) & 1 == 0
          && !value.isHeld($0, flexible)
      }
      if isFree { return true }
    }
    return false
  }

  /// Whether words beside an amount make another one of it ("fifty percent" where money is asked for, "five degrees warmer"),
  /// or say that something is to change by it and not to it.
  private func isOtherAmount(
    _ slot: Capture, _ value: borrowing DoubtedValue, _ s: inout MatchBuffers
  ) -> Bool {
    let flexible = s.flexible()
    let (from, to) = (Int(slot.from), Int(slot.to))
    let frames = frames.analyzer
    func says(_ marks: WordMarks, _ k: Int) -> Bool {
      guard let frames, value.isWord(k, flexible),
        !flexible.ranking.words.marks(k, by: frames).isDisjoint(with: marks)
      else { return false }
      return !value.isHeld(k, flexible)
    }
    func has(_ marks: WordMarks, _ k: Int) -> Bool {
      value.filled >> UInt128(k) & 1 == 0 && says(marks, k)
    }
    if value.isUnused(to), value.isWord(to, flexible), !has(.changes, to) { return true }
    // "Before friday" is no day, and "two hours later" than something else.
    if says([.subordinates, .leadsAway], from)
      || (from + 1..<max(to, from + 1)).contains(where: { says(.compares, $0) })
    {
      return true
    }
    // "Five minutes more", "cinq minutes de plus".
    let behind =
      value.isWord(to, flexible) && flexible.ranking.words[to].isFunction ? to...to + 1 : to...to
    if has(.compares, from - 1) || behind.contains(where: { has(.compares, $0) }) { return true }
    let count = min(flexible.ranking.words.count, 128)
    return (0..<count).contains { has(.changes, $0) || has(.compares, $0) }
      && changesBy(from, value, &s)
  }

  /// Whether something is to change by the amount at a place: neither does the phrase most like the words say that, nor
  /// does the word that leads up to a slot of it lead up to the amount: "raise it *to* twenty" where it is "set it to …".
  private func changesBy(
    _ from: Int, _ value: borrowing DoubtedValue, _ s: inout MatchBuffers
  ) -> Bool {
    let flexible = s.flexible()
    let scratch = s.framing()
    guard let frames = frames.analyzer,
      scratch.read(
        template: image.phrase(PhraseID(value.reading.phrase)).text, of: image.strings,
        by: analyzer, nil)
    else { return false }
    let leading = value.isWord(from - 1, flexible) ? flexible.ranking.words.hash(from - 1) : 0
    for k in 0..<scratch.words.count {
      let marks = scratch.words.marks(k, by: frames)
      if !marks.isDisjoint(with: [.changes, .compares]) { return false }
      if leading != 0, k > 0, scratch.words[k].kind == .name, scratch.words.hash(k - 1) == leading {
        return false
      }
    }
    return true
  }

  /// Whether some words stand so near a slot that they may be in its place.
  private func isNear(_ words: Range<Int>, _ slot: Capture) -> Bool {
    words.lowerBound >= Int(slot.to)
      ? words.lowerBound - Int(slot.to) <= Self.mostBetween
      : Int(slot.from) - words.upperBound <= Self.mostBetween
  }
}

/// What the values of a reading are doubted by.
private struct DoubtedValue: ~Copyable {
  let reading: FlexibleReading
  let model: IntentModel
  /// The words that slots take, a bit each.
  let filled: UInt128

  /// Whether a word of the utterance stands at a place, and no app's name.
  func isWord(_ k: Int, _ flexible: FlexibleScratch) -> Bool {
    k >= 0 && k < min(flexible.ranking.words.count, 128)
      && flexible.ranking.words[k].kind == .word && !flexible.ranking.words[k].isSkipped
  }

  /// Whether phrases of the intent hold a word.
  func isHeld(_ k: Int, _ flexible: FlexibleScratch) -> Bool {
    model.holds(flexible.ranking.words.stem(k), reading.index)
  }

  /// Whether a word carries meaning, and neither the intent accounts for it nor a slot takes it.
  func isUnused(_ k: Int) -> Bool {
    k >= 0 && k < 128 && (reading.unused & ~filled) >> UInt128(k) & 1 == 1
  }
}
