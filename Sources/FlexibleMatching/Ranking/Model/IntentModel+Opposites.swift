// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// Which way words go, held against an intent.
package struct Heading: BitwiseCopyable, Sendable {
  /// Whether they go its way.
  package var agrees = false
  /// Whether another intent goes the other way, which they go against.
  package var isDecided = false
  /// Whether what is said first goes against another intent, and the intent says nothing of it.
  package var strays = false
  /// Whether they do only as something turns round what they say: "nobody locks it".
  package var isTurned = false
  /// Whether they may go the other way for all that is known.
  package var isDoubtful = false
  /// Whether they say nothing of it, and another intent of the app that may be meant goes the other way.
  package var isOpen = false
  /// The words that say it, a bit each.
  package var words: UInt128 = 0
}

/// Intents that do the opposite of what words say.
extension IntentModel {
  /// The share of probability from which on an opposite may be meant.
  private static let leastOpposite: Float = 0.25

  /// Whether an intent does the opposite: all its phrases that say an axis say it the other way, or the
  /// words undo something and none of its phrases does.
  func isOpposed(_ index: Int, to direction: Direction) -> Bool {
    let conduct = conduct(index)
    if direction.isOpposed(to: conduct.poles) { return true }
    return direction.isReversal && !conduct.traits.contains(.undoes)
      && !direction.poles.agrees(with: conduct.poles)
  }

  /// Whether words in the scratch say the opposite of an intent, those aside that fill its slots.
  package func isOpposed(
    _ index: Int, in words: borrowing WordBuffer, _ knowledge: KnowledgeBlock
  ) -> Bool {
    let direction = words.direction(knowledge)
    return !direction.isEmpty && isOpposed(index, to: direction)
      || isTurnedRound(index, by: turnedRound(words, knowledge))
  }

  /// Takes the intents out of the scores that do the opposite of what the words say.
  func leaveOutOpposed(
    _ s: inout RankingScratch, _ knowledge: KnowledgeBlock,
    _ names: (UInt32, borrowing WordBuffer) -> Range<Int>?
  ) {
    if !s.direction.isEmpty {
      let direction = s.direction
      let cues = direction.words
      // Most intents say nothing of these axes.
      let axes = direction.poles.axes
      let head: UInt128 = 1 << UInt128(min(s.words.head, 127))
      for index in 0..<classCount where direction.isReversal || self.axes(index) & axes != 0 {
        guard s.scores[index] > -.infinity, isOpposed(index, to: direction) else { continue }
        // Words of a value say nothing of the request; which are one is known once slots are filled.
        let isOpen = conduct(index).traits.contains(.takesOpenWords)
        if isOpen && cues & head == 0 || isValue(cues, of: index, s.words, names) { continue }
        leaveOut(index, &s)
      }
    }
    let turned = turnedRound(s.words, knowledge)
    if turned.base == 0 { return }
    for index in 0..<classCount
    where s.scores[index] > -.infinity && isTurnedRound(index, by: turned) {
      leaveOut(index, &s)
    }
  }

  /// Whether a score is one that an intent is meant by rather than none.
  package func isLike(_ index: Int, score: Float) -> Bool {
    score >= Self.backgroundLikeness * typicalScore(index)
  }

  private func leaveOut(_ index: Int, _ s: inout RankingScratch) {
    let score = s.scores[index]
    if s.opposed.map({ score > $0.score }) ?? true { s.opposed = (index, score) }
    s.scores[index] = -.infinity
  }

  /// Whether some of the words lie in a listed value that the intent takes.
  private func isValue(
    _ cues: UInt128, of index: Int, _ words: borrowing WordBuffer,
    _ names: (UInt32, borrowing WordBuffer) -> Range<Int>?
  ) -> Bool {
    for place in slotClassRange(index) {
      guard let range = names(slotClasses[place], words) else { continue }
      for k in range where cues >> UInt128(k) & 1 == 1 { return true }
    }
    return false
  }

  /// The entries of a word that begins with what turns the rest round ("un-"), and of that rest; 0 where no phrase
  /// holds it.
  private func turnedRound(
    _ words: borrowing WordBuffer, _ knowledge: KnowledgeBlock
  ) -> (word: UInt32, base: UInt32) {
    let (word, stem) = words.reversedStem(knowledge)
    if stem == 0 { return (0, 0) }
    return (entry(Feature(.stem, words.stem(word)).key), entry(Feature(.stem, stem).key))
  }

  /// Whether a word turns one of an intent's round.
  private func isTurnedRound(_ index: Int, by turned: (word: UInt32, base: UInt32)) -> Bool {
    holds(entry: turned.base, index) && !holds(entry: turned.word, index)
  }

  /// Whether phrases of some intent hold a stem.
  package func holds(_ stem: UInt64) -> Bool { entry(Feature(.stem, stem).key) != 0 }

  /// Whether an intent's phrases hold a stem.
  package func holds(_ stem: UInt64, _ index: Int) -> Bool {
    holds(entry: entry(Feature(.stem, stem).key), index)
  }

  /// Whether an intent's phrases hold a feature.
  func holds(entry: UInt32, _ index: Int) -> Bool {
    entry != 0 && weight(entry, index) > 0
  }

  /// Which way words go, held against an intent.
  ///
  /// What goes against an intent's own opposite goes its way: "stop sharing my location" that of
  /// "hide my location", where "share my location" is the other.
  ///
  /// - Parameters:
  ///   - index: The intent.
  ///   - s: The scratch, as the intent was ranked.
  ///   - opposed: The intent that the words are most like and go against.
  package func heading(
    _ index: Int, _ s: borrowing RankingScratch, opposed: Int?
  ) -> Heading {
    let poles = conduct(index).poles
    if s.direction.isEmpty {
      let mayUndo = s.direction.mayUndo && !conduct(index).traits.contains(.undoes)
      return Heading(isDoubtful: mayUndo, isOpen: hasOpposite(index, poles, s))
    }
    let direction = s.direction
    let agrees = direction.poles.agrees(with: poles)
    var opposite = opposed.map { conduct($0).poles }
    if let opposed, let other = opposite,
      !other.parts(with: poles) || !direction.isOpposed(to: other)
        || !shares(index, opposed, but: direction.words, s)
          && !(agrees && sharesValue(index, opposed, s))
    {
      opposite = nil
    }
    let words = direction.words(for: poles, against: opposite)
    return Heading(
      agrees: agrees || opposite != nil, isDecided: opposite != nil,
      strays: opposed != nil && direction.first & words != direction.first,
      isTurned: direction.isTurned(to: poles),
      isDoubtful: direction.mayOppose(poles),
      isOpen: !agrees && opposite == nil && hasOpposite(index, poles, s), words: words)
  }

  /// Whether an intent of the same app that goes the other way is among those that may be meant.
  private func hasOpposite(_ index: Int, _ poles: Poles, _ s: borrowing RankingScratch) -> Bool {
    if poles.isEmpty { return false }
    for k in 0..<s.ranked.count
    where s.ranked[k].probability >= Self.leastOpposite && s.ranked[k].index != index {
      let other = s.ranked[k].index
      if self[other].app == self[index].app, poles.parts(with: conduct(other).poles) { return true }
    }
    return false
  }

  /// Whether an intent only shows or tells what some stems name: to ask about that is to ask for it. Not where another
  /// of the app does the opposite to it: "open the gate" is more than to see it where the app closes it, too.
  package func onlyShows(_ index: Int, _ stems: [UInt64]) -> Bool {
    let conduct = conduct(index)
    guard conduct.traits.onlyShow else { return false }
    return !(0..<classCount).contains { other in
      self[other].app == self[index].app && conduct.poles.parts(with: self.conduct(other).poles)
        && stems.contains { holds($0, index) && holds($0, other) }
    }
  }

  /// Whether an intent is known to end what words say to end.
  ///
  /// It has a phrase with what is to end and goes the way of the words that end it ("stop charging"), or one with what
  /// turns that round: "stop following Ann" is "unfollow Ann". What is merely nearest to the opposite may be quite
  /// another act: "stop sending money to Ann" is not "request money from Ann". And who says "stop turning the lamp
  /// off" or "stop locking the door" may want it left alone, not turned on or, with its consequences, unlocked.
  ///
  /// - Parameters:
  ///   - index: The intent.
  ///   - words: The words that end something.
  ///   - s: The scratch, as the intent was ranked.
  package func ends(
    _ index: Int, from words: Range<Int>, _ s: borrowing RankingScratch,
    _ knowledge: KnowledgeBlock
  ) -> Bool {
    let first = words.lowerBound
    // In what is told, before the request, nothing is asked to end.
    guard first < s.words.count, s.words.request >> UInt128(first) & 1 == 1,
      !holds(s.words.stem(first), index)
    else { return true }
    var verb = first
    while verb < s.words.count,
      s.direction.reversals >> UInt128(verb) & 1 == 1 || !s.words[verb].mayBeLeft
    { verb += 1 }
    if verb == s.words.count { return true }
    if holds(s.words.stem(verb), index) {
      return s.direction.reversingPoles.agrees(with: conduct(index).poles)
        && holdsAll(s.direction.turnedWords, index, s.words)
    }
    return !conduct(index).traits.contains(.isConsequential)
      && s.words.hasReversal(of: verb, knowledge) { holds($0, index) }
  }

  /// Whether an intent's phrases hold the stems of some words, a bit each.
  private func holdsAll(_ bits: UInt128, _ index: Int, _ words: borrowing WordBuffer) -> Bool {
    for word in 0..<words.count where bits >> UInt128(word) & 1 == 1 {
      if !holds(words.stem(word), index) { return false }
    }
    return true
  }

  /// Whether an intent does what words say to end, wherever the verb stands: "hör auf, den Timer zu starten" starts
  /// none, and "sluta avsluta" ends nothing.
  ///
  /// - Parameters:
  ///   - index: The intent.
  ///   - words: The words that end something.
  ///   - s: The scratch, as the intent was ranked.
  package func continues(
    _ index: Int, after words: Range<Int>, _ s: borrowing RankingScratch,
    _ knowledge: KnowledgeBlock
  ) -> Bool {
    words.upperBound <= s.words.count && s.words.request >> UInt128(words.lowerBound) & 1 == 1
      && s.words.says(conduct(index).poles, behind: words, knowledge)
  }

  /// Whether a value is named that two intents take.
  private func sharesValue(
    _ one: Int, _ other: Int, _ s: borrowing RankingScratch
  ) -> Bool {
    for k in 0..<s.namedValues.count
    where takes(s.namedValues[k].kind, one) && takes(s.namedValues[k].kind, other) {
      return true
    }
    return false
  }

  /// Whether words that carry meaning are held by two intents: both are about the same thing.
  ///
  /// - Parameter direction: The words that say which way to go, a bit each; they do not count.
  private func shares(
    _ one: Int, _ other: Int, but direction: UInt128, _ s: borrowing RankingScratch
  ) -> Bool {
    for k in 0..<s.accounts.count {
      let account = s.accounts[k]
      let first = account.words.trailingZeroBitCount
      guard account.words & direction == 0, first < s.words.count, !s.words[first].isFunction
      else { continue }
      if holds(entry: account.entry, one), holds(entry: account.entry, other) { return true }
    }
    return false
  }

  /// Whether each phrase of an intent has a slot.
  package func alwaysTakesValue(_ index: Int) -> Bool {
    conduct(index).traits.contains(.alwaysTakesValue)
  }

  /// Whether each phrase of an intent is for all of the things that it names.
  package func isForAll(_ index: Int) -> Bool { conduct(index).traits.contains(.isForAll) }

  /// Whether some phrase of an intent says what has consequences.
  package func isConsequential(_ index: Int) -> Bool {
    conduct(index).traits.contains(.isConsequential)
  }
}
