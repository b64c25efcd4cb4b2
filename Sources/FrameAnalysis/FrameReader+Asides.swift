// SPDX-License-Identifier: Apache-2.0

/// Tells whether the words around a request leave it alone: "the baby just fell asleep, so please | open the gate".
///
/// Where the request begins and ends is given: it is a declared phrase, word for word, or one part of words that the app's
/// name or a comma divides. What stands before it is a clause of its own then, unless it governs the request, is of
/// somebody else's words, or says when, whether or how far it is meant. What stands behind it must say what it is: why
/// something is asked for, or thanks.
extension FrameReader {
  /// Reads the words around a request.
  ///
  /// - Parameter core: The words of the request.
  mutating func setting(of core: Range<Int>) -> PhraseSetting {
    words.takesAsides = true
    asideEnd = core.lowerBound
    read(to: core.lowerBound)
    let follows = isRight(behind: concludedAt)
    let isParted = follows || isRight(behind: contrastedAt)
    let unclear =
      at == core.lowerBound ? unclear(before: at, follows: follows, isParted: isParted) : nil
    // What was said before "so" is at its end there, and what is corrected may be words: "say yes no sorry | say no".
    let told = follows ? 0..<0 : repairedAt..<max(repairedAt, core.lowerBound)
    let isBehind = isBehind(core.upperBound)
    if !isParted && isSubject(of: core.lowerBound) || holdsWording(told)
      || isToldBehind(core.upperBound)
    {
      return .quoted
    }
    guard let unclear, isBehind, mayAsk(core.lowerBound) else {
      return .unknown
    }
    return .alone(unclear: words.tokens(unclear))
  }

  /// Whether a request may begin at a word: a verb, or words that ask politely.
  mutating func mayAsk(_ word: Int) -> Bool {
    if words.isOf(.verb, word) || words.mayBeVerb(word) { return true }
    let kind = words.match(at: word, isStart: true)?.kind
    return kind == .requests || kind == .openers
  }

  /// Whether nothing stands between a word and the next one to be read, but for words that open a request.
  private func isRight(behind word: Int) -> Bool {
    word == at || word == clause.start && clause.head == at
  }

  /// The words before a request that may be about it for all that is known of them; `nil` where they do not leave it
  /// alone. The last of their clauses is at hand.
  ///
  /// - Parameters:
  ///   - follows: Whether the request follows from what was said before it: "so".
  ///   - isParted: Whether it does, or stands against that: "but".
  private mutating func unclear(
    before at: Int, follows: Bool, isParted: Bool
  ) -> Range<Int>? {
    // "Tiago, tu que tens o telemóvel, | …" is said to somebody.
    if at > 1, words.isUnlisted(0), words.hasComma(before: 1) { return nil }
    let hasComma = words.hasComma(before: at)
    guard isParted || hasComma || isReady(at), !clause.isCondition, frame.condition.isEmpty,
      clause.act != .hypothetical, follows || otherAct?.act != .hypothetical && !holdsDoubt(0..<at),
      isParted || !isRefused && frame.repair == nil && frame.more.isEmpty
    else { return nil }
    guard !isParted, clause.act == nil, clause.subject.isEmpty, clause.head < at else {
      return at..<at
    }
    let talk = clause.head..<at
    guard frame.quantity == .unsaid, talk.count > 2, !words.isOf(.preposition, talk.lowerBound)
    else { return nil }
    // Whoever set a comma heard a clause end there.
    return hasComma || isTalk(talk) ? talk : nil
  }

  /// Whether what stands before a verb may be its subject: it begins as a thing does, and has no verb that is not in a
  /// clause about it. Many forms tell as they ask: "la vecina que tengo enfrente | enciende la luz", "the kids | open it".
  private func isSubject(of verb: Int) -> Bool {
    let words = clause.head..<max(clause.head, verb)
    guard words.count > 1, self.words.beginsAgent(words.lowerBound),
      !self.words.hasComma(before: verb)
    else { return false }
    var verbs = 0
    for word in words {
      if self.words.isOf(.tensed, word) { verbs += 1 }
      if self.words.isOf(.joining, word) { verbs -= 1 }
    }
    return verbs <= 0
  }

  /// Whether a clause may begin at a word with which a request does.
  private mutating func isReady(_ at: Int) -> Bool {
    // "Forget the music and | open the gate", but "every evening I come home and | open the gate".
    if at > 0, words.match(at: at - 1, isStart: false)?.kind == .further { return hasAside }
    if clause.head == at { return true }
    let isHeld = !mayEndClause(before: at)
    switch clause.act {
    case .request: return clause.cue.upperBound == at
    case .question: return isComplete(before: at) && !isHeld
    case .report: return clause.cue.upperBound < at && !isHeld
    default: return !isHeld && (clause.negator.isEmpty || clause.negatedStart < at - 1)
    }
  }

  /// Whether some words of which nothing is known are hardly what a request is about: a clause with a verb of its own, of
  /// which the request's is none: "la vecina que tengo enfrente | enciende la luz"; no number and no other request.
  private mutating func isTalk(_ range: Range<Int>) -> Bool {
    range.contains { words.isOf(.tensed, $0) || words.isOf(.person, $0) }
      && !range.contains {
        words.isOf(.number, $0) || words.isOf(.joining, $0) || isVerb($0) && !isHeld($0)
      }
  }

  /// Whether the words from one on say why something is asked for, or thank for it, or how things are, and take nothing
  /// back.
  private mutating func isBehind(_ start: Int) -> Bool {
    var first = start
    if words.match(at: first, isStart: true)?.kind != .asides {
      while first < words.end, words.isOf(.closer, first) { first += 1 }
    }
    if first >= words.end { return true }
    guard var match = words.match(at: first, isStart: true) else { return false }
    if match.kind == .further, let next = words.match(at: match.cueEnd, isStart: true) {
      match = next
    }
    switch match.kind {
    case .asides: break
    case .subjects, .statements:
      guard
        words.isOf(.person, match.lower) || match.lower > start || words.hasComma(before: start)
      else { return false }
    default: return false
    }
    note(aside: match.lower..<match.cueEnd)
    let rest = match.cueEnd..<max(match.cueEnd, words.count)
    for word in rest {
      switch words.match(at: word, isStart: false)?.kind {
      case .before where !isHeld(word): return false
      case .ends where !words.isOf(.only, word): return false
      case .repairs, .behind, .exceptions, .postpositions: return false
      default: break
      }
    }
    return !holdsDoubt(rest)
  }

  /// Whether words from one on are about words, and neither those of a further request ("and tell me") nor of a
  /// correction.
  private mutating func isToldBehind(_ start: Int) -> Bool {
    guard holdsWording(start..<words.count) else { return false }
    guard let match = words.match(at: start, isStart: false) else { return true }
    return match.kind != .repairs && (match.kind != .further || !beginsVerb(match.cueEnd))
  }

  /// Remembers words that say of their clause that it leaves the request beside it alone.
  mutating func note(aside: Range<Int>) {
    for word in aside where word < 128 { asides |= 1 << UInt128(word) }
  }

  private func isAside(_ word: Int) -> Bool { word < 128 && asides >> UInt128(word) & 1 == 1 }

  /// Whether some words make it doubtful what is meant, apart from those that say that they leave it alone.
  private func holdsDoubt(_ range: Range<Int>) -> Bool {
    range.contains { words.isDoubt($0) && !isAside($0) }
  }

  /// Whether some words are about words, apart from those that say that they leave the request alone.
  private func holdsWording(_ range: Range<Int>) -> Bool {
    range.contains { words.isWording($0) && !isAside($0) }
  }
}
