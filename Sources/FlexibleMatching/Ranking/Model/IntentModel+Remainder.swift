// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import MatchIndex

/// The words of a request that an intent does not account for.
package struct Remainder: BitwiseCopyable, Sendable {
  /// The words, a bit each.
  package var words: UInt128 = 0
  /// Whether they are so many that the act is mostly spoken of and not asked for, in a construction that the
  /// texts of the language do not know: "…, sang the choir beside the fountain".
  ///
  /// These are more than two, where no app is named only those before all that the intent accounts for. Where
  /// nothing says that something is asked for ("could you", "make sure") and an app is named, they are also two before
  /// all that, without a verb in front; and where nothing says it, more than three with those that the frame takes
  /// for no part of the request: "I'm cold, …".
  /// A character of writing without blanks counts as a fifth of a word. Of 253 requests by name in a public collection
  /// none is asked back for it, of 3,909 without names 1 in 130, of 412 paraphrases of made-up apps five.
  package var hasManyWords = false
  /// Their share of all words that carry meaning, by rarity; 0 ... 1.
  package var share: Float = 0
  /// The rarity of all of them.
  package var weight: Float = 0
  /// The rarity of those that phrases of other intents hold.
  package var weightElsewhere: Float = 0
  /// The rarity of those that the intent holds which the words go against.
  package var weightOfOpposed: Float = 0
  /// Whether the first word of the request is one.
  package var hasHead = false
  /// Whether it says another act: it does not leave that to other words, and nothing is said of what the
  /// intent's phrases begin with.
  package var hasOtherAct = false
  /// Whether nothing says the intent's act, neither a verb of its phrases nor which way to go, where it undoes something or
  /// the first word is unknown: "shorten my booking" where it extends that.
  package var leavesAct = false
  /// Whether the intent accounts for a word besides that and those that say which way to go.
  package var namesThing = false
  /// Whether it accounts for the first word but not for what that is said of, and for no other: "pick up the kids" where
  /// its phrases are "pick up" and "answer the call".
  package var replacesThing = false
  /// Whether something is named that the intent accounts for by its kind alone, of which its phrases name one other
  /// thing: "open the sunroof" where they are for the trunk.
  package var hasOtherThing = false
  /// Whether one says when something is to be done, or how often.
  package var hasTime = false
  /// Whether a listed value is named of a kind that the intent does not take.
  package var hasValue = false
  /// Whether one is named of a kind that it takes.
  package var hasOwnValue = false

  /// Nothing is left.
  package init() {}
}

extension IntentModel {
  /// The words of the request that neither an intent's phrases hold, nor words of the same meaning in
  /// them, nor its slots take.
  ///
  /// - Parameters:
  ///   - index: The intent.
  ///   - s: The scratch, as the intent was ranked.
  ///   - heading: Words that say which way to go where the intent goes there, a bit each.
  ///   - opposed: The intent that the words are most like and go against.
  /// - Complexity: O(*f* · *p*) for *f* stems and meanings of the words and the *p* intents that hold one.
  package func remainder(
    _ index: Int, _ s: borrowing RankingScratch, heading: UInt128 = 0, opposed: Int? = nil
  ) -> Remainder {
    var (held, said, heldByOpposed, likened) =
      accountedFor(index, s, heading: heading, opposed: opposed)
    var remainder = Remainder()
    var all: Float = 0
    var length = RemainderLength()
    // Words that name what it does not take are not explained by what they mean.
    for k in 0..<s.namedValues.count where !takes(s.namedValues[k].kind, index) {
      held &= ~(s.namedValues[k].words & ~said)
    }
    let request = s.words.request == 0 ? .max : s.words.request
    let head = s.words.head
    let isVerb = s.words.requestHead.map { $0 != .other } ?? false
    for k in 0..<min(s.words.count, 128) {
      let word = s.words[k]
      if word.isFilled { length.isBefore = false }
      guard word.mayBeLeft else { continue }
      let isHeld = held >> UInt128(k) & 1 == 1
      let isAsked = request >> UInt128(k) & 1 == 1
      length.add(
        s.words.adjoins(k) ? 1 : 5, isHeld: isHeld, isAsked: isAsked,
        isVerb: k == head && isVerb)
      guard isAsked else { continue }
      let entry = s.stems[k]
      let rarity = entry == 0 ? unknownRarity : self.rarity(entry)
      all += rarity
      if isHeld {
        if k != head, heading >> UInt128(k) & 1 == 0 { remainder.namesThing = true }
        if likened >> UInt128(k) & 1 == 1 { remainder.hasOtherThing = true }
        continue
      }
      remainder.words |= 1 << UInt128(k)
      remainder.weight += rarity
      if entry != 0 { remainder.weightElsewhere += rarity }
      if heldByOpposed >> UInt128(k) & 1 == 1 { remainder.weightOfOpposed += rarity }
    }
    remainder.hasTime = remainder.words & s.times != 0
    remainder.hasManyWords = length.isGreat(isNamed: s.words.hasName, asks: s.words.asks)
    remainder.hasHead = head < 128 && remainder.words >> UInt128(head) & 1 == 1
    remainder.hasOtherAct =
      remainder.hasHead && isOtherAct(index, s) || goesBeyond(index, s)
    remainder.leavesAct = heading == 0 && leavesAct(index, s, hasHead: remainder.hasHead)
    if let thing = s.words.thing(behind: head, heading, namesThing: remainder.namesThing) {
      remainder.replacesThing =
        remainder.words >> UInt128(thing) & 1 == 1
        && (s.words.requestHead == nil || !remainder.hasHead)
    }
    for k in 0..<s.namedValues.count {
      let value = s.namedValues[k]
      if takes(value.kind, index) {
        remainder.hasOwnValue = true
      } else if remainder.words & value.words != 0 {
        remainder.hasValue = true
      }
    }
    remainder.share = all > 0 ? remainder.weight / all : 0
    return remainder
  }

  /// The words that an intent accounts for, those of them that it says itself, those that the intent which the words go
  /// against accounts for, and those that it accounts for by their kind alone, naming one other thing of it.
  private func accountedFor(
    _ index: Int, _ s: borrowing RankingScratch, heading: UInt128, opposed: Int?
  ) -> (held: UInt128, said: UInt128, heldByOpposed: UInt128, likened: UInt128) {
    var held = heading
    // What it accounts for otherwise than by the kind of one other thing.
    var sure = heading
    var likened: UInt128 = 0
    var said = heading
    var heldByOpposed: UInt128 = 0
    for k in 0..<s.accounts.count {
      let account = s.accounts[k]
      let isNew =
        held & account.words != account.words
        || account.isStem && said & account.words != account.words
        || likened & ~sure & account.words != 0
      if isNew, holds(entry: account.entry, index) {
        held |= account.words
        if account.isStem { said |= account.words }
        if account.isKind, account.several == 0 || !holds(entry: account.several, index) {
          likened |= account.words
        } else {
          sure |= account.words
        }
      }
      if let opposed, holds(entry: account.entry, opposed) { heldByOpposed |= account.words }
    }
    if likened & ~sure == 0 { return (held, said, heldByOpposed, 0) }
    // Of "ten minutes" the second word is said: it is no other thing.
    likened = 0
    for k in 0..<s.accounts.count where s.accounts[k].isKind {
      let account = s.accounts[k]
      if account.words & sure == 0, holds(entry: account.entry, index) { likened |= account.words }
    }
    return (held, said, heldByOpposed, likened)
  }

  /// Whether words that begin with what an intent does not account for ask for another act: "share this
  /// song" where its phrases are "favorite this song" and "love this song".
  ///
  /// Without an app's name only a listed verb tells, and an intent that some phrase names as a thing may be asked
  /// for in any words.
  private func isOtherAct(_ index: Int, _ s: borrowing RankingScratch) -> Bool {
    let namesThing = !conduct(index).traits.isDisjoint(with: [.namesThing, .asks])
    let head = s.words.requestHead
    guard s.words.hasName else { return (head == .verb || head == .sequence) && !namesThing }
    return switch head {
    case nil, .light, .other, .question: false
    // What else is heard may be a thing: "delete the recording".
    case .verb, .sequence: true
    case .showing: !namesThing && !saysHead(of: index, s)
    case .unlistedVerb: !saysHead(of: index, s, asVerb: true)
    }
  }

  /// Whether nothing says an intent's act, where words say no direction; see `Remainder.leavesAct`.
  ///
  /// - Parameter hasHead: Whether it does not account for the first word.
  private func leavesAct(
    _ index: Int, _ s: borrowing RankingScratch, hasHead: Bool
  ) -> Bool {
    guard s.words.hasName, let head = s.words.requestHead, head != .question else { return false }
    let traits = conduct(index).traits
    return (traits.contains(.undoes) || hasHead && head == .other)
      && traits.isDisjoint(with: [.namesThing, .asks]) && !saysHead(of: index, s)
  }

  /// Whether words tell to do what an intent is only asked about, though its phrases hold the verb: "connect to the
  /// hotel wifi" where they are "what wifi are you connected to".
  private func goesBeyond(_ index: Int, _ s: borrowing RankingScratch) -> Bool {
    s.words.requestHead == .verb && conduct(index).traits.onlyAsk && !saysHead(of: index, s)
  }

  /// Whether a verb that an intent's phrases begin with is among the words, or one of the same meaning.
  ///
  /// - Parameter asVerb: Whether a word behind one that carries grammar is none: "as chamadas", where the verb is "chamar".
  private func saysHead(
    of index: Int, _ s: borrowing RankingScratch, asVerb: Bool = false
  ) -> Bool {
    for k in 0..<s.accounts.count {
      let account = s.accounts[k]
      let first = account.words.trailingZeroBitCount
      guard first < s.words.count, !s.words[first].isFilled,
        !asVerb || first == 0 || !s.words[first - 1].isFunction
      else { continue }
      for place in headRange(index) where heads[place] == account.key { return true }
    }
    return false
  }

  /// Whether phrases of an intent have a slot for a kind of listed values.
  func takes(_ kind: UInt32, _ index: Int) -> Bool {
    slotClassRange(index).contains { slotClasses[$0] == kind }
  }
}

extension WordBuffer {
  /// The word that says what the act of a request is done to: the first that carries meaning behind its first word and the
  /// particle beside that. In Japanese it is what stands before the last を.
  ///
  /// - Parameters:
  ///   - head: The first word.
  ///   - heading: The words that say which way to go, a bit each.
  ///   - namesThing: Whether the intent accounts for another word than these and the first: then it is known.
  /// - Returns: `nil` where it is known, not there, or a pronoun or a value is named before.
  fileprivate func thing(behind head: Int, _ heading: UInt128, namesThing: Bool) -> Int? {
    let count = min(count, 128)
    if requestHead == nil {
      return (1..<max(count, 1)).last { marksObject($0) }.map { $0 - 1 }
    }
    if namesThing || hasPronoun { return nil }
    var verbEnd = head
    for k in 0..<count {
      if self[k].isFilled { return nil }
      guard k > head, self[k].mayBeLeft, request == 0 || request >> UInt128(k) & 1 == 1 else {
        continue
      }
      guard k == verbEnd + 1, heading >> UInt128(k) & 1 == 1 else { return k }
      verbEnd = k
    }
    return nil
  }
}

/// How many words an intent does not account for, in fifths of a word.
private struct RemainderLength {
  private var asked = 0
  /// Of those, what comes before all that the intent accounts for.
  private var before = 0
  /// Of these, what is no verb in front.
  private var others = 0
  /// Words beside the request.
  private var beside = 0
  /// Whether nothing has been met that the intent accounts for.
  var isBefore = true

  mutating func add(_ length: Int, isHeld: Bool, isAsked: Bool, isVerb: Bool) {
    if isHeld {
      if isAsked { isBefore = false }
    } else if isAsked {
      asked += length
      if isBefore {
        before += length
        if !isVerb { others += length }
      }
    } else {
      beside += length
    }
  }

  /// See `Remainder.hasManyWords`.
  ///
  /// - Parameter asks: Whether words say that something is asked for.
  func isGreat(isNamed: Bool, asks: Bool) -> Bool {
    let own = isNamed ? asked : before
    return own > 10 || !asks && (own + beside > 15 || isNamed && others > 9)
  }
}
