// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import TextAnalysis

/// Names that were misheard. Only where no phrase fits the words as they are.
extension PhraseWalk {
  /// Fills a slot of listed names with words that may be near one; whether they are is asked when a
  /// phrase has come to its end, so that what comes to nothing costs no look-up.
  func fillNear(_ state: WalkState, _ slot: PhraseSlot, _ s: inout MatchBuffers) {
    let from = Int(state.position)
    var boundary = from &+ 1
    while boundary <= min(s.lattice.end, from &+ MatchLimits.valueSpanWords) {
      s.pass.steps &-= 1
      if s.pass.steps < 0 { return }
      let span = s.lattice.span(from, boundary, s.tokens)
      if span.upper - span.lower >= LookupScores.shortestName, canFollow(slot.child, boundary, &s) {
        var next = state
        next.node = slot.child
        next.position = UInt16(truncatingIfNeeded: boundary)
        next.listed &+= UInt16(truncatingIfNeeded: boundary &- from)
        next.cost &+= 1
        fill(
          next,
          Capture(
            symbol: slot.symbol, from: state.position, to: next.position, previous: state.capture),
          &s)
      }
      boundary &+= 1
    }
  }

  /// What the words in slots of listed names lack of them, in hundredths; `nil` where some are near
  /// none.
  ///
  /// At most `MatchLimits.valueSpans` spans are looked up in all; further ones name nothing.
  func nearCost(_ last: Int32, _ values: ValueLookup, _ s: inout MatchBuffers) -> UInt16? {
    var cost: UInt16 = 0
    var chain = last
    while chain >= 0 {
      let capture = s.captures[Int(chain)]
      chain = capture.previous
      guard capture.symbol != .applicationName, capture.payload.isEmpty else { continue }
      let slot = tables.slotClass(capture.symbol.slotClass)
      guard slot.kind == .closed else { continue }
      let span = s.lattice.span(Int(capture.from), Int(capture.to), s.tokens)
      let score = values.score(span, in: slot, capture.symbol.slotClass, s.lookups())
      if score == 0 { return nil }
      // One hundredth has been counted when the slot was filled.
      cost &+= Self.cost(score) &- 1
    }
    return cost
  }

  /// What words lack of a name, in hundredths; at least one, so that the name itself ranks above.
  private static func cost(_ score: Double) -> UInt16 {
    UInt16(max(1, min(100, 100 - score * 100)))
  }

  /// Finds names of apps that were misheard: spans of one to four words where a phrase can have the
  /// app's name, near to one of an app that hears the utterance.
  ///
  /// A span is looked up only where some phrase could have the name: the word before it stands before
  /// an app's name in some phrase and another begins the utterance, or a phrase begins with the
  /// name; and likewise behind it. At most `MatchLimits.nameSpans` are.
  ///
  /// - Parameters:
  ///   - names: The names of apps in each language that is heard.
  ///   - shapes: How phrases of those languages are built.
  func spotNearApps(
    _ utterance: Utterance, names: [NearNames], shapes: LanguageRecord.Shapes,
    _ s: inout MatchBuffers
  ) {
    s.mentions.removeAll()
    s.captures.removeAll()
    findStarts(&s)
    let end = s.lattice.end
    // The first word with which a phrase can begin, and the last with which one can end.
    var first = end
    for k in 0..<s.starts.count {
      let start = Int(s.starts[k].position)
      if start < first, start < end,
        shapes.contains(.beginsWithSlot) || s.lattice.edges[start].flags.contains(.beginsPhrase)
      {
        first = start
      }
    }
    var last = 0
    for boundary in max(1, end - 63)..<end + 1 where isEnd(boundary, &s) {
      if shapes.contains(.endsWithSlot)
        || s.lattice.edges[boundary - 1].flags.contains(.endsPhrase)
      {
        last = boundary
      }
    }
    var left = MatchLimits.nameSpans
    // Names stand at an end of most phrases: the last words first, then the others.
    s.windows.removeAll(names)
    for from in (0..<end).reversed() where mayBeginName(from, behind: first, shapes, &s) {
      s.windows.begin(at: from, names)
      for to in from + 1...min(end, from + MatchLimits.nameSpanWords) {
        // SAFETY: the utterance's bytes are lent for as long as it is matched.
        unsafe s.windows.add(s.tokens[to - 1], in: utterance.utf8, names)
        guard mayEndName(to, before: last, shapes, &s) else { continue }
        let span = s.lattice.span(from, to, s.tokens)
        guard span.upper - span.lower >= LookupScores.shortestName else { continue }
        left -= 1
        if left < 0 { return }
        for k in names.indices { addNear(names, k, from..<to, utterance, &s) }
      }
    }
  }

  /// Whether some phrase can have the app's name from a boundary on.
  private func mayBeginName(
    _ boundary: Int, behind first: Int, _ shapes: LanguageRecord.Shapes,
    _ s: inout MatchBuffers
  ) -> Bool {
    if shapes.contains(.beginsWithName) {
      for k in 0..<s.starts.count where Int(s.starts[k].position) == boundary { return true }
    }
    return boundary > first
      && (shapes.contains(.slotBeforeName)
        || s.lattice.edges[boundary - 1].flags.contains(.beforeAppName))
  }

  /// Whether some phrase can have the app's name up to a boundary.
  private func mayEndName(
    _ boundary: Int, before last: Int, _ shapes: LanguageRecord.Shapes,
    _ s: inout MatchBuffers
  ) -> Bool {
    if shapes.contains(.endsWithName), isEnd(boundary, &s) { return true }
    return boundary < last
      && (shapes.contains(.slotAfterName)
        || s.lattice.edges[boundary].flags.contains(.afterAppName))
  }

  /// Adds mentions of the apps with a name near a span, as it stands or its words run together.
  private func addNear(
    _ names: [NearNames], _ index: Int, _ words: Range<Int>, _ utterance: Utterance,
    _ s: inout MatchBuffers
  ) {
    let first = s.mentions.count
    if s.windows.mayBeNear(index, isJoined: false) {
      s.readForLookups(utterance)
      let span = s.lattice.span(words.lowerBound, words.upperBound, s.tokens)
      addNearMentions(s.lookups().searchNear(span, in: names[index].index), words, &s)
    }
    if words.count == 1 || s.mentions.count > first { return }
    guard s.windows.mayBeNear(index, isJoined: true) else { return }
    s.readForLookups(utterance)
    let lookups = s.lookups()
    lookups.beginJoining()
    for k in words { lookups.join(s.lattice.span(k, k + 1, s.tokens)) }
    addNearMentions(lookups.searchJoined(in: names[index].index), words, &s)
  }

  /// Adds mentions of the apps that a look-up has found, where they are near enough and hear the
  /// utterance.
  private func addNearMentions(_ count: Int, _ words: Range<Int>, _ s: inout MatchBuffers) {
    let lookups = s.lookups()
    let best = count > 0 ? Double(lookups.entities[0].score.total) : 0
    let lowest = max(LookupScores.appName, best - LookupScores.margin)
    for k in 0..<count {
      let candidate = lookups.entities[k]
      let score = Double(candidate.score.total)
      // A part of a name is no name misheard.
      guard
        Double(candidate.score.spelling) >= LookupScores.appSpelling
          || Double(candidate.score.sound) >= LookupScores.appSound
      else { continue }
      let variant = UInt32(candidate.entity)
      guard score >= lowest, active.contains(variant) else { continue }
      if s.pass.marks.contains(.isFiltered), !s.isAllowed(tables.app(of: VariantID(variant))) {
        continue
      }
      let mention = AppMention(
        variant: variant, from: UInt16(truncatingIfNeeded: words.lowerBound),
        to: UInt16(truncatingIfNeeded: words.upperBound),
        words: UInt16(truncatingIfNeeded: words.count),
        cost: Self.cost(score))
      if !s.mentions.append(mention) { s.pass.marks.insert(.isCut) }
    }
  }
}
