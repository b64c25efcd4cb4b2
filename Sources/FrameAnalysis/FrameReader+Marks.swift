// SPDX-License-Identifier: Apache-2.0

/// What each kind of pattern does to the clause that it is found in.
extension FrameReader {
  /// Takes what a pattern says into account.
  ///
  /// - Returns: The word to go on with.
  mutating func take(_ match: FrameWords.Match, isStart: Bool) -> Int {
    let cue = match.lower..<match.cueEnd
    switch match.kind {
    case .spared: note(cue.upperBound - 1)
    case .openers:
      if isStart {
        clause.head = cue.upperBound
        if opens(cue.upperBound) { note(form: cue) }
        note(aside: cue)
      }
    case .asides:
      if isStart {
        clause.act = .statement
        clause.cue = cue
        note(aside: cue)
        hasAside = true
        return max(cue.upperBound, asideEnd)
      }
    case .courtesies:
      frame.courtesy = words.tokens(cue)
      if isStart { clause.head = cue.upperBound }
    case .requests, .questions, .reports, .perfects, .hypotheticals, .statements, .conditions:
      take(act: match, isStart: isStart)
    case .attributions: return attribute(cue, isStart: isStart)
    case .remarks: return remark(cue)
    case .subjects: if isStart { clause.subject = cue }
    case .governed:
      // What changes nothing hides no word: "als het donker is | open de poort".
      guard govern(cue) else {
        note(cue.lowerBound)
        return cue.lowerBound + 1
      }
      note(cue.upperBound - 1)
    case .before, .within, .behind: negate(match.kind, cue, isStart: isStart)
    case .ceases:
      note(cue.lowerBound)
      if clause.negator.isEmpty, frame.ceases.isEmpty { frame.ceases = words.tokens(cue) }
    case .ends: end(cue, isStart: isStart)
    case .repairs:
      // Behind the app's name nothing is held: "… modo nunca en Larkspur | no déjalo"; nor are several words behind a
      // preposition at the end: "book me a permit for | oh never mind".
      guard
        isStart || words.name == cue.lowerBound || !isHeld(cue.lowerBound)
          || words.hasComma(before: cue.lowerBound)
          || match.end >= words.end
            && (mayEndClause(before: cue.lowerBound) || words.isOf(.person, cue.lowerBound - 1)
              || cue.count > 1 && words.isOf(.preposition, cue.lowerBound - 1))
      else { break }
      repairedAt = cue.upperBound
      return repair(cue, isStart: isStart)
    case .exceptions, .postpositions: except(match.kind, cue)
    case .all: count(.all, cue)
    case .only: count(.only, cue)
    case .part: count(.part, cue)
    case .further: join(cue, isStart: isStart)
    case .hence: conclude(cue, isStart: isStart)
    }
    return cue.upperBound
  }

  /// Remembers an exception that begins behind some words, or ends before them.
  private mutating func except(_ kind: FramePattern.Kind, _ cue: Range<Int>) {
    if kind == .exceptions {
      if frame.exception.isEmpty {
        frame.exception = words.tokens(cue)
        exceptionStart = cue.upperBound
      }
      if frame.quantity == .unsaid, cue.count > 1 { count(.all, cue) }
    } else if frame.exception.isEmpty {
      frame.exception = words.tokens(cue)
      frame.excepted = words.tokens(clause.head..<cue.lowerBound)
    }
  }

  /// Remembers how many are meant, the first time that words say it.
  mutating func count(_ quantity: Quantity, _ cue: Range<Int>) {
    guard clause.negator.isEmpty,
      frame.quantity == .unsaid || frame.quantity == .only && quantity == .part
    else { return }
    // "Just pause it" is no other number of things than "pause it".
    if quantity == .only, isVerb(cue.upperBound) {
      frame.restriction = words.tokens(cue)
      return
    }
    frame.quantity = quantity
    frame.quantifier = words.tokens(cue)
  }

  /// Whether words before one have opened a request: a verb follows, or more of their like. Else they may be what is
  /// asked: "go on my membership", and "lös … ab", which is spelt as "los" is.
  private mutating func opens(_ next: Int) -> Bool {
    if next < words.end, let more = words.match(at: next, isStart: true),
      more.kind == .openers || more.kind == .requests || more.kind == .further
    {
      return true
    }
    return words.isOf(.verb, next)
  }

  /// Remembers words that say nothing of what is asked.
  private mutating func note(form: Range<Int>) {
    for token in words.tokens(form).indices where token < 128 { frame.forms |= 1 << UInt128(token) }
  }

  /// Remembers the words of a request that ask; what a gap takes is asked for: 消してくれると助かる. So may the last
  /// one be: "can … stop".
  private mutating func note(request match: FrameWords.Match) {
    for word in match.lower..<max(match.lower, match.cueEnd - 1)
    where match.named >> UInt64(word - match.lower) & 1 == 1 {
      note(form: word..<word + 1)
    }
  }

  /// Gives the clause its act, or begins one with it.
  mutating func take(act match: FrameWords.Match, isStart: Bool) {
    let kind = match.kind
    let cue = match.lower..<match.cueEnd
    if kind == .requests { note(request: match) }
    if !isStart, kind == .conditions {
      guard beginCondition(cue.lowerBound) else { return }
    } else if !isStart {
      guard !isHeld(cue.lowerBound) else { return }
      if kind == .requests,
        match.end < words.end || !clause.isCondition && clause.act != .hypothetical
      {
        // "…, could you": a clause of its own, unless a request has begun already, or what has no verb yet: "how
        // quickly can you", "not once will you".
        guard !clause.isRequest || clause.isTold else { return }
        let isNegated = !clause.negator.isEmpty && clause.negator.lowerBound == clause.head
        if clause.act == .question || isNegated, !isComplete(before: cue.lowerBound) { return }
        // Right behind what reports it is what is reported: "they want to know | will you"; not where somebody is called by
        // name: "the last guest has left, Portello | can you".
        if clause.act == .report, clause.cue.upperBound == cue.lowerBound,
          words.name != cue.lowerBound
        {
          return
        }
        if isQuoted(cue.lowerBound) { return }
        close(cue.lowerBound)
        begin(cue.lowerBound)
      } else if kind == .questions, clause.act == .report || clause.isTold,
        cue.lowerBound > max(clause.cue.upperBound, clause.subject.upperBound)
      {
        close(cue.lowerBound)
        begin(cue.lowerBound)
      } else if !clause.isCondition, clause.act != .hypothetical {
        // Behind a condition the main clause says what is done; else only the end may. Who asks insists with it:
        // "can you open it or not".
        guard !clause.isOther, match.end >= words.end, kind != .questions || clause.act != .request
        else { return }
      }
    }
    clause.cue = cue
    clause.isCondition = kind == .conditions
    clause.owesVerbBefore = kind == .questions ? words.count : 0
    // "i can't let | me see it"
    if kind == .reports { note(cue.upperBound - 1) }
    clause.act =
      switch kind {
      case .requests: .request
      case .questions: .question
      case .reports, .perfects: .report
      case .hypotheticals: .hypothetical
      case .statements: .statement
      default: nil
      }
    if kind == .conditions, !words.tables.hasVerbs {
      // No verb begins the next clause: 帰ったら | 電気をつけて.
      close(cue.upperBound)
      begin(cue.upperBound)
    }
  }

  /// Begins a condition behind a request: "tranca o armazém | assim que escurecer".
  private mutating func beginCondition(_ at: Int) -> Bool {
    guard clause.isRequest, clause.hasVerb || clause.act == .request else { return false }
    close(at)
    begin(at)
    return true
  }

  /// Whether the word before another may be the last of its clause: what governs what stands behind it may end one where
  /// it is a particle or an object, as in "turn it on | she said" and "do it for us | no thanks", and where the app's
  /// name stands between.
  func mayEndClause(before at: Int) -> Bool {
    !isHeld(at) || words.name == at || words.isOf(.particle, at - 1) || words.isObject(at - 1)
      || words.hasComma(before: at)
  }

  /// Has all that was said so far be what somebody else has said, or what is written somewhere.
  ///
  /// Not behind words that have the verb in their clause, where it is asked for: "leggi cosa | ha detto mia madre".
  ///
  /// - Returns: The word to go on with.
  private mutating func attribute(_ cue: Range<Int>, isStart: Bool) -> Int {
    // A question that is told ends before the verb of saying; that of one about it begins it: "what | did she say".
    let isWhole =
      !clause.isOther || clause.isTold
      || clause.act == .question && cue.lowerBound > clause.cue.upperBound + 1
    if isStart, live.isEmpty {
      note(cue.lowerBound)
      return cue.lowerBound + 1
    }
    if isStart || mayEndClause(before: cue.lowerBound) && isWhole {
      other = joined(other, live)
      live = 0..<0
      frame.more = TokenRanges()
      clause.act = .report
      clause.cue = cue
      clause.isCondition = false
    }
    note(cue.upperBound - 1)
    return cue.upperBound
  }

  /// Has the request before some words hint at what is asked for, as what follows may be said of it: "open the gate |
  /// shrieked the neighbour". Not where it may be what somebody is to be told: "dile a mamá que la cena | fue un éxito".
  ///
  /// - Returns: The word to go on with.
  private mutating func remark(_ cue: Range<Int>) -> Int {
    guard clause.isRequest, !clause.isTold, clause.hasVerb || clause.act == .request,
      mayEndClause(before: cue.lowerBound), !words.isOf(.person, cue.lowerBound - 1),
      !(clause.head..<cue.lowerBound).contains(where: { words.isOf(.telling, $0) })
    else {
      note(cue.lowerBound)
      return cue.lowerBound + 1
    }
    clause.act = .statement
    clause.cue = cue
    return cue.upperBound
  }

  /// Takes a verb for one that the words before it govern.
  ///
  /// How things are may hint at a request; a verb under it is what one is able to do, or glad of: "I'm too
  /// tired to open the gate". There are more words for that than for requests, so that these are listed.
  ///
  /// - Returns: Whether the clause is another for it.
  mutating func govern(_ cue: Range<Int>) -> Bool {
    // A name may hold a verb: "complete | buy milk".
    let before = cue.lowerBound - 1
    guard before >= 0, !words.isOf(.verb, before) || words.isOf(.preposition, before) else {
      return false
    }
    // What ends as a verb does may be a noun: "éteins le lampadaire".
    if before > 0, words.isOf(.determiner, before), words.isOf(.verb, before - 1) { return false }
    if clause.act == .statement {
      // "Remind me to | open the gate" may be what an intent is for.
      if clause.cue.contains(where: { words.isOf(.telling, $0) }) { return true }
      clause.act = .report
    } else if clause.isRequest, clause.act == nil, words.isOf(.person, clause.head) {
      clause.act = .report
      clause.cue = clause.head..<clause.head + 1
    } else if clause.isRequest, clause.act == nil, cue.count > 1, !clause.hasVerb,
      !words.mayBeVerb(clause.head)
    {
      // With the verb that governs it, whoever does: "in the end nobody managed to open the gate".
      clause.act = .report
      clause.cue = cue
    } else if clause.isRequest, clause.act == nil, words.isOf(.telling, clause.head),
      !words.isOf(.person, clause.head + 1)
    {
      // What somebody is to be told is nothing to be done at once: "tell mum that | I sell the boat".
      frame.condition = frame.condition.joined(words.tokens(cue))
    } else {
      return false
    }
    return true
  }

  /// Has a clause ask for nothing, by what stands right behind the words that ask: "i want you to | never open", "you
  /// could | have opened". What forbids or has been done at the beginning of a clause does so there.
  ///
  /// - Returns: The word to go on with; `nil` where nothing of that kind stands there.
  mutating func withhold(_ at: Int) -> Int? {
    guard clause.act == .request, clause.negator.isEmpty, at < words.count,
      let match = words.match(at: at, isStart: true, isAsked: true)
    else { return nil }
    let cue = match.lower..<match.cueEnd
    switch match.kind {
    case .before:
      clause.negator = cue
      clause.negatedStart = cue.upperBound
    case .perfects:
      clause.act = .report
      clause.cue = cue
    default: return nil
    }
    return max(cue.upperBound, at + 1)
  }

  /// Negates the clause, or the one that begins at the negator.
  mutating func negate(_ kind: FramePattern.Kind, _ cue: Range<Int>, isStart: Bool) {
    guard clause.negator.isEmpty else { return }
    switch kind {
    case .before where !isStart:
      guard clause.act != .question, clause.act != .hypothetical else { return }
      // Behind "no" and "what" begins no other clause: this one is negated, unless it tells of somebody, or its verb is
      // another one: "check the beds that are | not watered", but "have Portello | not open it".
      if isHeld(cue.lowerBound) {
        let isCaused = words.isOf(.causative, clause.head) || words.isOf(.telling, clause.head)
        guard clause.isRequest, !clause.hasVerb || isCaused,
          !words.isOf(.person, cue.lowerBound - 1)
        else { return }
        break
      }
      // Words without a verb are what the negated clause is about: "the lamp do not touch it".
      if clause.isRequest, clause.act == nil, !clause.hasVerb, !clause.isFurther { break }
      // So are words that ask with nothing named yet: "i'd prefer that you | never open it".
      if clause.act == .request, !clause.hasVerb,
        namesNothing(clause.cue.upperBound..<cue.lowerBound)
      {
        break
      }
      if live.isEmpty, clause.hasVerb, negatesObject(cue) {
        verbAlone = clause.start..<cue.lowerBound
      }
      close(cue.lowerBound)
      begin(cue.lowerBound)
    case .within, .behind:
      guard !clause.isOther else { return }
    default: break
    }
    clause.negator = cue
    clause.negatedStart = kind == .before ? cue.upperBound : clause.head
    clause.isContrast =
      isStart && kind == .before && cue.count == 1 && cue.upperBound < words.count
      && words.isOf(.determiner, cue.upperBound)
    if kind == .behind {
      close(cue.upperBound)
      begin(cue.upperBound)
    }
  }

  /// Whether some words are hardly more than a person or an adverb.
  private func namesNothing(_ range: Range<Int>) -> Bool {
    range.count <= 3
      && !range.contains { words.isOf(.determiner, $0) || words.isOf(.number, $0) }
  }

  /// Whether words negate a thing behind hardly more than a verb: "öffne bitte nicht | das Tor".
  private func negatesObject(_ cue: Range<Int>) -> Bool {
    let first = clause.act == .request ? max(clause.head, clause.cue.upperBound) : clause.head
    let before = min(first, cue.lowerBound)..<cue.lowerBound
    let isThing =
      cue.count == 1 || before.count == 1
      ? words.isOf(.determiner, cue.upperBound) || words.isOf(.determiner, cue.upperBound - 1)
      : words.isOf(.determiner, cue.upperBound - 1)
    return isThing && before.count <= 5 && !before.contains { words.isOf(.determiner, $0) }
  }

  /// Begins a clause behind what ends the scope of a negation.
  mutating func end(_ cue: Range<Int>, isStart: Bool) {
    let next = cue.upperBound
    if !isStart, !words.isOf(.only, cue.lowerBound) { contrastedAt = next }
    if isStart {
      if words.isOf(.only, cue.lowerBound) { count(.only, cue) }
      clause.head = next
    } else if !clause.negator.isEmpty
      || clause.isOther
        && (words.isOf(.only, cue.lowerBound)
          ? isVerb(next) && !(clause.act == .report && isHeld(cue.lowerBound))
            && !isQuoted(cue.lowerBound)
          : beginsVerb(next))
    {
      close(cue.lowerBound)
      begin(next)
    } else if words.isOf(.only, cue.lowerBound) {
      count(.only, cue)
    }
  }

  /// Whether a verb in the form of a request stands at a word that must begin a clause: there even what may
  /// be a noun is a verb.
  func beginsVerb(_ at: Int) -> Bool { at < words.count && words.isOf(.verb, at) }

  /// Begins a further request.
  mutating func join(_ cue: Range<Int>, isStart: Bool) {
    let next = cue.upperBound
    guard !isStart else {
      clause.head = next
      return
    }
    guard next < words.count, clause.isRequest || clause.isOther && isVerb(next),
      !isQuoted(cue.lowerBound)
    else { return }
    // "Mi madre llega y | enciende la luz": what somebody does next.
    if cue.count == 1, !clause.isRequest || clause.isTold, words.beginsAgent(clause.head),
      words.isOf(.holds, cue.lowerBound) || words.isOf(.joining, cue.lowerBound)
    {
      return
    }
    // "rock and roll", "sal y canela": what may be a noun needs more than that behind it.
    if cue.count == 1, words.isUnlisted(next), !words.isObject(min(next + 1, words.count - 1)) {
      return
    }
    if words.isOf(.ambiguous, next), next + 1 >= words.end || !isVerb(next) { return }
    let isFurther = clause.isRequest
    close(cue.lowerBound)
    begin(next)
    clause.isFurther = isFurther
  }

  /// Begins what follows from what was said before it: "there is a fox about, so | lock the flap".
  ///
  /// More opens a request here than elsewhere behind what asks for nothing: what asks at the beginning of a clause,
  /// and a word of no group with what may be its object. Behind talk of which nothing is known, a report begins a
  /// clause, too: "llueve, así que | abrió la puerta".
  mutating func conclude(_ cue: Range<Int>, isStart: Bool) {
    var next = cue.upperBound
    if !isStart { concludedAt = next }
    guard !isStart else {
      clause.head = next
      return
    }
    let isTold = clause.act == .report || clause.act == .statement || !clause.negator.isEmpty
    let isTalk = clause.act == nil && !clause.hasVerb && cue.lowerBound > clause.head
    var match: FrameWords.Match?
    while next < words.end {
      match = words.match(at: next, isStart: true)
      guard let opener = match, opener.kind == .openers, opener.cueEnd > next else { break }
      next = opener.cueEnd
    }
    guard next < words.end else { return }
    // "So we have to open it every day", "also mach ich das Tor auf": what somebody does.
    let isSomebody =
      words.isOf(.person, next)
      || words.isOf(.person, next + 1) && !words.isOf(.determiner, next + 1)
    let isVerb = beginsVerb(next) || words.isOf(.causative, next) || words.mayBeVerb(next)
    switch match?.kind {
    case .requests where (isTold || isTalk) && !isSomebody: break
    case .before where isTold: break
    case .reports: guard isTalk else { return }
    case .questions, .hypotheticals, .statements, .conditions, .perfects: return
    default: guard isTold || clause.isOther, isVerb, !isSomebody else { return }
    }
    if isTalk, clause.negator.isEmpty { clause.act = .statement }
    close(cue.lowerBound)
    begin(cue.upperBound)
  }
}
