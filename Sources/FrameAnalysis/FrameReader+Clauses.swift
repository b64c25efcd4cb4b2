// SPDX-License-Identifier: Apache-2.0

/// What a clause that has ended means for the frame.
extension FrameReader {
  /// Ends the clause before a word.
  mutating func close(_ at: Int) {
    defer { exceptionStart = nil }
    if let start = exceptionStart, frame.excepted.isEmpty {
      frame.excepted = words.tokens(start..<max(start, min(at, words.end)))
    }
    let whole = clause.start..<max(clause.start, at)
    if clause.act == nil, !clause.subject.isEmpty {
      clause.act = .statement
      clause.cue = clause.subject
    }
    if !clause.negator.isEmpty {
      refuse(whole)
    } else if clause.isCondition {
      frame.condition = words.tokens(whole)
    } else if clause.isOther, let act = clause.act {
      other = joined(other, whole)
      if act != .statement || otherAct == nil { otherAct = (act, clause.cue) }
    } else if max(clause.head, clause.cue.upperBound) < min(at, words.end) {
      if clause.isFurther, !live.isEmpty {
        frame.more.append(words.tokens(whole))
      } else {
        if live.isEmpty { liveAct = (clause.act ?? .command, clause.cue) }
        live = joined(live, whole)
      }
    }
  }

  /// Ends a clause that is negated.
  mutating func refuse(_ whole: Range<Int>) {
    isRefused = true
    let scope = clause.negatedStart..<max(clause.negatedStart, min(whole.upperBound, words.end))
    let hasScope = scope.contains {
      !clause.negator.contains($0) && !words.isOf(.pronoun, $0) && !words.isOf(.closer, $0)
    }
    if !hasScope, !live.isEmpty {
      // "… do not do that": what came before is taken back.
      frame.dropped.join(words.tokens(live.lowerBound..<whole.upperBound))
      frame.negated = words.tokens(live)
      frame.negator = words.tokens(clause.negator)
      forgetLive()
      return
    }
    frame.dropped.append(words.tokens(whole))
    // "Pon Despacito no Volver" may mean either: not the one, or rather the other.
    if frame.repair == nil, !live.isEmpty, clause.negator.count == 1,
      words.mayCorrect(clause.negator.lowerBound)
    {
      frame.repair = Repair(
        cut: words.tokens(live), edit: words.tokens(clause.negator), kept: TokenRange(),
        repair: words.tokens(scope), isUnsure: true)
    }
    if frame.negator.isEmpty {
      frame.negator = words.tokens(clause.negator)
      frame.negated = words.tokens(scope)
    }
  }

  /// Leaves nothing asked for.
  mutating func forgetLive() {
    live = 0..<0
    frame.more = TokenRanges()
    isRefused = true
  }

  /// Takes back all that was asked for so far.
  mutating func takeBack(_ words: Range<Int>) {
    frame.dropped.join(self.words.tokens(words))
    forgetLive()
  }

  /// The frame of all clauses.
  mutating func finished() -> Frame {
    // "Öffne nicht das Tor": a verb whose object is negated, where no other is named, is forbidden.
    if let verbAlone, live == verbAlone { takeBack(live) }
    if !live.isEmpty {
      frame.along = along()
      frame.act = liveAct.act
      frame.cue = words.tokens(liveAct.cue)
      frame.asked = words.tokens(live)
      if otherAct?.act == .hypothetical {
        frame.condition = frame.condition.joined(words.tokens(other))
      } else {
        frame.background = words.tokens(other)
      }
    } else if isRefused {
      frame.polarity = .prohibited
      frame.background = words.tokens(other)
    } else if let otherAct {
      frame.act = otherAct.act
      frame.cue = words.tokens(otherAct.cue)
      frame.asked = words.tokens(other)
    } else if !frame.condition.isEmpty {
      // "quando finisce": when something is, with nothing to be done then, is what is asked.
      frame.act = .question
      frame.asked = frame.condition
      frame.condition = TokenRange()
    }
    return frame
  }

  /// What a person tells right before a request that names nothing: "I fancy yoga tomorrow, get me in".
  private func along() -> TokenRange {
    guard let otherAct, otherAct.act == .statement, otherAct.cue.count == 1,
      other.upperBound == live.lowerBound,
      live.allSatisfy({ !words.isUnlisted($0) || liveAct.cue.contains($0) }),
      live.contains(where: { words.isOf(.object, $0) })
    else { return TokenRange() }
    return words.tokens(other)
  }

  /// The range from the first to the last word of two.
  func joined(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
    one.isEmpty
      ? other
      : min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }
}
