// SPDX-License-Identifier: Apache-2.0

/// Reads the words of an utterance clause by clause, from left to right.
///
/// A clause begins at the start, at words that say so ("but", "and then"), behind a correction, and, after
/// a clause that asks for nothing, at a verb in the form of a request: "i lost my card | freeze it".
struct FrameReader: ~Escapable {
  /// A part of the utterance with one act.
  struct Clause {
    /// Its first word.
    var start = 0
    /// Its first word behind openers.
    var head = 0
    /// What is done with it; `nil` until something says so.
    var act: SpeechAct?
    /// The words that say so.
    var cue = 0..<0
    /// Who it speaks of: it says how things are unless more is said.
    var subject = 0..<0
    /// Whether it says when something else is to be done.
    var isCondition = false
    /// The words that negate it.
    var negator = 0..<0
    /// What is negated begins here.
    var negatedStart = 0
    /// Whether what is negated is a thing, with another behind it: "not the kitchen the hall".
    var isContrast = false
    /// Whether one of its words is a verb in the form of a request.
    var hasVerb = false
    /// The word before which a verb may come that belongs to it: "let it play".
    var owesVerbBefore = 0
    /// The first verb of a question behind the last word that a further verb would belong to, as far as words have
    /// been read for that.
    var tensed: Int?
    var tensedEnd = 0
    /// Whether it tells what somebody has said, as far as words have been read for that.
    var isQuoting = false
    var quotingEnd = 0
    /// Whether it is joined to the one before.
    var isFurther = false

    /// Whether something is asked for in it, as far as is known.
    var isRequest: Bool { (act == nil || act == .request) && negator.isEmpty && !isCondition }
    /// Whether it says how things are, as far as is known.
    var isTold: Bool { act == .statement || act == nil && !subject.isEmpty }
    /// Whether its act is one that asks for nothing.
    var isOther: Bool { act.map { $0 != .request } ?? false }
  }

  /// The words.
  var words: FrameWords
  /// The frame so far.
  var frame = Frame()
  /// The clause that is being read.
  var clause = Clause()
  /// The words of the clauses that ask for something.
  var live = 0..<0
  /// What the first of them does.
  var liveAct: (act: SpeechAct, cue: Range<Int>) = (.command, 0..<0)
  /// The words of the clauses with other acts, and the last of these that is no mere statement.
  var other = 0..<0
  var otherAct: (act: SpeechAct, cue: Range<Int>)?
  /// Whether something was forbidden or taken back.
  var isRefused = false
  /// The word that a cue asks for, which begins nothing: that behind "i want to".
  var heldWord = -1
  /// A clause of hardly more than a verb before the negation of a thing: that is its object, unless another follows.
  var verbAlone: Range<Int>?
  /// Where an exception began in this clause.
  var exceptionStart: Int?
  /// The next word.
  var at = 0
  /// The word with which something follows from what was said before it ("so"), and that with which something stands
  /// against it ("but").
  var concludedAt = -1
  var contrastedAt = -1
  /// The word behind the last ones with which something was corrected.
  var repairedAt = 0
  /// Words that say of their clause that it leaves the request beside it alone, or that open one, a bit each.
  var asides: UInt128 = 0
  /// Whether a clause says that it leaves a request alone.
  var hasAside = false
  /// The word before which a clause ends that leaves a request alone.
  var asideEnd = 0

  @_lifetime(copy words)
  init(_ words: consuming FrameWords) { self.words = words }

  /// Reads all words.
  mutating func read() -> Frame {
    read(to: words.count)
    close(words.count)
    return finished()
  }

  /// Reads on to a word; further, where what began before it goes on.
  mutating func read(to end: Int) {
    while at < end {
      if at > clause.head, words.beginsSentence(at) || beginsContrast(at) {
        close(at)
        begin(at)
      }
      let isStart = at == clause.head
      if at == clause.cue.upperBound, let next = withhold(at) {
        at = next
        heldWord = at
        continue
      }
      if let match = words.match(at: at, isStart: isStart) {
        at = max(take(match, isStart: isStart), at + 1)
        if match.kind.holdsNext { heldWord = at }
        continue
      }
      if !isStart, beginsRequest(at) {
        close(at)
        begin(at)
        continue
      }
      note(at)
      at += 1
    }
  }

  /// Remembers what a word means for those after it.
  mutating func note(_ at: Int) {
    if words.isOf(.verb, at) { clause.hasVerb = true }
    if words.isOf(.causative, at) { clause.owesVerbBefore = at + 4 }
    // Where nothing is asked for so far, somebody said what follows: "in the letter grandma wrote | lock the door".
    if words.isOf(.saying, at), clause.act == nil, !clause.hasVerb, clause.isRequest {
      clause.act = .report
      clause.cue = at..<at + 1
    }
  }

  /// Begins a clause at a word.
  mutating func begin(_ at: Int) {
    clause = Clause(start: at, head: at)
  }

  /// Whether a word before is one after which no clause begins.
  func isHeld(_ at: Int) -> Bool { at > 0 && words.isOf(.holds, at - 1) }

  /// Whether a word comes right behind a verb that has no object yet: "if i complete | buy milk".
  mutating func isFirstObject(_ at: Int) -> Bool {
    // The first word that is negated is the verb, in whichever list; so is one behind nothing but a negator.
    if !clause.negator.isEmpty,
      at - 1 == clause.negatedStart || clause.negator == clause.head..<at
    {
      // Not where the negator has the verb: "no quiero excusas | enciende la luz".
      let last = clause.negator.upperBound - 1
      return at - 1 != clause.negatedStart
        || !words.isOf(.tensed, last)
        || words.groups(at - 1) & (FrameGroup.finite.bit | FrameGroup.verb.bit) != 0
    }
    return at > 1 && words.isOf(.verb, at - 1) && isHeld(at - 1)
      && !words.isOf(.determiner, at - 2)
  }

  /// Whether a thing begins that is named instead of the one negated.
  func beginsContrast(_ at: Int) -> Bool {
    clause.isContrast && at > clause.negatedStart && words.isOf(.determiner, at)
      && !words.isOf(.preposition, at - 1)
  }

  /// Whether a request of its own begins at a word, after a clause that is none.
  mutating func beginsRequest(_ at: Int) -> Bool {
    guard !clause.isRequest || clause.isTold, at != heldWord,
      !isQuoted(at)
    else { return false }
    let isObjectNext = at + 1 < words.end && words.isObject(at + 1)
    let groups = words.groups(at)
    // What is in no list is a verb before a pronoun that ends its clause: "conceal it", not "my phone it". Right
    // behind what reports it is what is reported: "jag har redan | låst allt".
    let isReported = clause.act == .report && at == clause.cue.upperBound
    let isVerb =
      groups & FrameGroup.verb.bit != 0
      || isObjectNext && !isReported && words.isUnlisted(at) && endsClause(at + 2)
      // Who is called by name is told to do something: "she is off sick, Portello | mow the lawn".
      || words.name == at && at > clause.cue.upperBound && words.mayBeVerb(at)
    guard isVerb, groups & FrameGroup.finite.bit == 0 else { return false }
    // What may be a particle goes with the verb before it: "we walked all the way back in the rain".
    if groups & FrameGroup.particle.bit != 0, !isObjectNext,
      at + 1 >= words.end || !beginsObject(at + 1)
    {
      return false
    }
    // "eu liguei | para a oficina"
    if isReported, words.isOf(.preposition, at) { return false }
    // "para" behind a name is the preposition: "mude o status no Pigeon para disponível".
    let isBehindName = words.name == at && !words.isOf(.preposition, at)
    let isAsked = clause.act == .question && !isComplete(before: at)
    // Who is let or made to do something may be the app: "the boss lets Pallet | raise the forks".
    if at < clause.owesVerbBefore, clause.act != .question || isAsked,
      !isBehindName || isHeld(at) || clause.act == .report && words.isOf(.causative, at - 1)
    {
      clause.owesVerbBefore = 0
      return false
    }
    // Behind the end of a statement it is held no more: "nu fryser jag, Stugan | lås dörren".
    guard !isHeld(at) || isBehindName && clause.act == .statement, !isFirstObject(at) else {
      return false
    }
    // At the very end it goes with what is before the name, and so does a preposition.
    if isObjectNext { return true }
    if isBehindName {
      // Not where what asks stands right before the name: "was bedeutet | lass die Jalousie runter".
      let isAskedAbout = clause.act == .question && clause.cue.upperBound == at
      return at + 1 < words.end && !words.isOf(.preposition, at) && !isAskedAbout
    }
    // What somebody said may end with an infinitive: "gisteren zei ik herinneringen dempen".
    if clause.act == .report, at + 1 >= words.end { return false }
    // So may what is forbidden: "ik wil niet dat je herinneringen | dempen".
    if !clause.negator.isEmpty, clause.negatedStart == clause.negator.upperBound,
      at > clause.negatedStart, at + 1 >= words.end, words.isOf(.verb, at)
    {
      return false
    }
    return !isAsked
      && (!words.isOf(.ambiguous, at) || at + 1 < words.end && beginsObject(at + 1)
        || at + 2 < words.end && words.isOf(.particle, at + 1) && beginsObject(at + 2))
  }

  /// Whether a word is of what somebody is told to have said: "she wrote to me | cancel it".
  ///
  /// - Complexity: Each word of a clause is read once, however often it is asked.
  mutating func isQuoted(_ at: Int) -> Bool {
    // Who is called by name behind a question is told to do something: "did she write, Portello | read it to me".
    guard
      clause.act == .report || clause.act == .statement
        || clause.act == .question && words.name != at
    else { return false }
    for word in max(clause.head, clause.quotingEnd)..<max(clause.head, clause.quotingEnd, at)
    where words.isOf(.saying, word) {
      clause.isQuoting = true
    }
    clause.quotingEnd = max(clause.quotingEnd, at)
    return clause.isQuoting
  }

  /// Whether a question has its verb before a word, with nothing behind it that a further verb would belong
  /// to: "where was i | turn it on".
  ///
  /// - Complexity: Each word of a clause is read once, however often it is asked.
  mutating func isComplete(before at: Int) -> Bool {
    for word in max(clause.head, clause.tensedEnd)..<max(clause.head, clause.tensedEnd, at) {
      if words.isOf(.joining, word) {
        clause.tensed = nil
      } else if clause.tensed == nil, words.isOf(.tensed, word) {
        clause.tensed = word
      }
    }
    clause.tensedEnd = max(clause.tensedEnd, at)
    // Right before the verb it may govern it: "how can i turn it on".
    return clause.tensed.map { $0 < at - 1 } ?? false
  }

  /// Whether a word begins what a verb is about.
  mutating func beginsObject(_ at: Int) -> Bool {
    words.groups(at) & FrameGroup.determiner.bit != 0
      || words.isOf(.number, at) && at + 1 < words.end
  }

  /// Whether nothing comes at a word, or what goes with the words before it.
  func endsClause(_ at: Int) -> Bool {
    at >= words.end || words.isOf(.preposition, at) || words.isOf(.particle, at)
      || words.isOf(.closer, at)
  }

  /// Whether a verb in the form of a request stands at a word.
  mutating func isVerb(_ at: Int) -> Bool {
    guard at < words.count, words.isOf(.verb, at) else { return false }
    return !words.isOf(.ambiguous, at) || at + 1 >= words.end || beginsObject(at + 1)
      || words.isObject(at + 1) || words.isOf(.particle, at + 1)
  }
}
