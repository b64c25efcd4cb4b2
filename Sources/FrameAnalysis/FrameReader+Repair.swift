// SPDX-License-Identifier: Apache-2.0

/// Corrections: what is cut off, and where what replaces it begins.
extension FrameReader {
  /// How many words before a correction are looked at for one like its first, and behind it for a verb.
  private static let reach = 16

  /// Takes a correction into account.
  ///
  /// - Returns: The word to go on with: the first of what replaces what was said.
  mutating func repair(_ cue: Range<Int>, isStart: Bool) -> Int {
    var next = cue.upperBound
    // "no", "sorry", "i mean" may follow each other.
    while next < words.end, let more = words.match(at: next, isStart: true),
      more.kind == .repairs || more.kind == .openers, more.cueEnd > next
    {
      next = more.cueEnd
    }
    let said = isStart && !live.isEmpty ? live : clause.head..<cue.lowerBound
    guard !said.isEmpty else {
      // With nothing to take back, "undo that | check-in" says what is to be undone.
      if next == cue.upperBound, next < words.end, words.isOf(.verb, cue.lowerBound),
        words.isOf(.determiner, next - 1), !asks(next)
      {
        return next
      }
      // Where "no" is "not", too, only a comma tells: "no | completa la tarea" may say that somebody does not.
      if isStart, cue.count == 1, next == cue.upperBound, next < words.end,
        !words.hasComma(before: next), words.isNegator(cue.lowerBound)
      {
        negate(.before, cue, isStart: true)
        return next
      }
      // It may hold words of an act: "stop no sorry | start the recording".
      if next < words.end { frame.dropped.append(words.tokens(cue.lowerBound..<next)) }
      clause.head = next
      return next
    }
    let edit = words.tokens(cue.lowerBound..<next)
    if next >= words.end {
      frame.repair = Repair(
        cut: words.tokens(said), edit: edit, kept: TokenRange(), repair: TokenRange())
      let first = live.isEmpty ? clause.start : min(live.lowerBound, clause.start)
      begin(words.count)
      takeBack(first..<words.count)
      return words.count
    }
    let start = cutStart(in: said, before: next)
    let cut = (start ?? said.upperBound - 1)..<said.upperBound
    frame.repair = Repair(
      cut: words.tokens(cut), edit: edit, kept: kept(cut, of: said, next),
      repair: words.tokens(next..<max(next + 1, words.end)), isTold: isTold(from: next),
      isUnsure: start == nil)
    frame.dropped.append(words.tokens(cut.lowerBound..<next))
    guard cut.lowerBound == said.lowerBound else { return next }
    let before = clause
    if isStart { live = 0..<0 }
    begin(next)
    // "could you dim no turn off", "is the hall no the kitchen light on": the act stays.
    if before.act == .request || before.isOther && !isVerb(next) {
      clause.act = before.act
      clause.cue = before.cue
      clause.isFurther = before.isFurther
    }
    return next
  }

  /// Whether a verb that asks for something stands at a word: one that may be a noun does before its object only, not
  /// before a particle that nothing follows.
  private mutating func asks(_ at: Int) -> Bool {
    isVerb(at)
      && !(words.isOf(.ambiguous, at) && words.isOf(.particle, at + 1)
        && (at + 2 >= words.end || !beginsObject(at + 2) && !words.isObject(at + 2)))
  }

  /// Whether the words behind a correction tell something and ask for nothing.
  private mutating func isTold(from next: Int) -> Bool {
    guard next + 2 < words.end,
      (next..<min(next + Self.reach, words.end)).contains(where: {
        words.isOf(.tensed, $0) || words.isOf(.person, $0)
      }),
      // A verb that asks replaces what was said, also behind one word: "espera primero | enséñame las que hay".
      !mayAsk(next), !mayAsk(next + 1)
    else { return false }
    return switch words.match(at: next, isStart: true)?.kind {
    case nil, .subjects, .statements, .perfects, .reports: true
    default: false
    }
  }

  /// Words that a pronoun behind the correction may stand for.
  private func kept(_ cut: Range<Int>, of said: Range<Int>, _ next: Int) -> TokenRange {
    let hasPronoun = (next..<min(next + 4, words.end)).contains { words.isOf(.pronoun, $0) }
    guard hasPronoun, cut.lowerBound == said.lowerBound, cut.count > 1 else { return TokenRange() }
    return words.tokens(cut.dropFirst())
  }

  /// Where what is cut off begins: at the word that the first one behind the correction replaces.
  ///
  /// That is the same word, or else the last one of its kind. What begins with an article replaces what stands behind the
  /// last preposition or the verb, where that has none. A verb replaces all, and so do words without a counterpart that are
  /// as many as all before them.
  ///
  /// - Returns: `nil` where nothing tells: one word is replaced.
  private mutating func cutStart(in said: Range<Int>, before next: Int) -> Int? {
    if isVerb(next) || words.mayBeVerb(next) { return said.lowerBound }
    let near = max(said.lowerBound, said.upperBound - Self.reach)..<said.upperBound
    let markers = near.contains { words.isOf(.marker, $0) }
    if !markers, let same = near.last(where: { words.isSame($0, next) }) { return same }
    for group in [FrameGroup.determiner, .preposition, .number, .particle]
    where words.isOf(group, next) {
      if let like = near.last(where: { words.isOf(group, $0) }) { return like }
    }
    if words.isOf(.determiner, next), said.count > 1 {
      let last = near.last { words.isOf(.preposition, $0) } ?? said.lowerBound
      return min(last + 1, said.upperBound - 1)
    }
    if let marker = near.last(where: { words.isOf(.marker, $0) }) {
      let isWhole = (next..<min(next + Self.reach, words.end)).contains { words.isOf(.marker, $0) }
      return isWhole ? said.lowerBound : min(marker + 1, said.upperBound - 1)
    }
    return words.end - next >= said.count ? said.lowerBound : nil
  }
}
