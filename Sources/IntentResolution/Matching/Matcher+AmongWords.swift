// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import FrameAnalysis
import LanguageData
import MatchIndex
import TextAnalysis

/// Phrases that stand, word for word, among words that have nothing to do with them.
extension Matcher {
  /// Most words of an utterance in which such a phrase is looked for.
  private static let maxWords = 63

  /// Finds a declared phrase with the app's name among words that leave it alone: "the baby just fell asleep, so
  /// please | open the gate with Portello | thank you so much".
  ///
  /// The words are laid out plainly. There must be one phrase only, with nothing of another beside it, and
  /// `FrameAnalyzer` must know of the words around it that they are clauses of their own and neither govern nor limit the
  /// request; otherwise intents are ranked, by all words, and mostly asked about.
  ///
  /// - Returns: Whether there is one; it is left in the buffers as the candidates.
  /// - Complexity: O(*n* · *m*) walks for *n* words with which phrases begin and *m* names of apps, up to 63 and 16; most
  ///   end at their first word.
  func matchAmongWords(_ utterance: Utterance, _ s: inout MatchBuffers) -> Bool {
    guard s.pass.marks.contains(.isNamed), s.lattice.isPlain, s.pass.dropped == 0,
      s.lattice.end == s.tokens.count, s.lattice.end <= Self.maxWords, let frames = frames.analyzer
    else { return false }
    let walk = walk(utterance)
    s.mentions.removeAll()
    walk.spotApps(&s)
    if s.mentions.count > FlexibleMatcher.maxMentions { return false }
    let (captures, steps) = (s.captures.count, s.pass.steps)
    let (core, count) = findPhrase(walk, &s)
    let isWhole = s.pass.steps >= 0
    // What was not found here costs the ranking nothing.
    s.pass.steps = steps
    defer { s.pass.marks.remove(.hasStarts) }
    if isWhole, count > 0, !s.contested[0].isNegative, let name = nameRange(in: core, &s) {
      // SAFETY: the utterance's bytes are lent until the match returns.
      let text = unsafe Span(_unsafeElements: utterance.utf8)
      switch frames.setting(of: core, s.tokens.tokens, of: text, name: name) {
      case .alone(let unclear) where !holdsTime(unclear, utterance, of: s.contested[0].variant, &s):
        s.candidates.removeAll()
        for k in 0..<count { _ = s.candidates.append(s.contested[k]) }
        return true
      case .quoted: s.pass.marks.insert(.isQuoted)
      case .alone, .unknown: break
      }
    }
    s.candidates.removeAll()
    s.captures.truncate(to: captures)
    return false
  }

  /// The tokens of a request in words that fit no phrase, where the app's name or a comma parts it from talk that leaves
  /// it alone: "we're off tomorrow | hearth go into away mode", "get the gate with portello | i can't see a thing".
  ///
  /// Asked for where something comes of all words.
  func requestApart(_ utterance: Utterance, _ s: inout MatchBuffers) -> Range<Int>? {
    guard let frames = frames.analyzer, s.candidates.count > 0, s.candidates[0].way == .ranking,
      let framing = s.flexible().framing, !framing.name.isEmpty, framing.frame.asksForAct,
      !framing.hasDropped
    else { return nil }
    // SAFETY: the utterance's bytes are lent until the match returns.
    let text = unsafe Span(_unsafeElements: utterance.utf8)
    return frames.request(in: s.tokens.tokens, of: text, name: framing.name.indices)
  }

  /// Finds the longest phrase of the apps that are named, wherever it stands; its candidates are left in `contested`.
  ///
  /// - Returns: Its words, and the number of candidates; none where another phrase does not lie inside of it.
  private func findPhrase(
    _ walk: PhraseWalk, _ s: inout MatchBuffers
  ) -> (core: Range<Int>, count: Int) {
    let end = s.lattice.end
    var (core, all) = (0..<0, 0..<0)
    var count = 0
    s.pass.marks.insert(.hasStarts)
    s.pass.closing = .max
    for from in 0..<end where s.lattice.edges[from].flags.contains(.beginsPhrase) {
      s.starts.removeAll()
      _ = s.starts.append(
        PhraseStart(
          position: UInt16(truncatingIfNeeded: from), skipped: UInt16(truncatingIfNeeded: from)))
      s.candidates.removeAll()
      walk.runMentioned(&s)
      for k in 0..<s.candidates.count where s.candidates[k].openWords == 0 {
        // What is skipped stands before it and behind it.
        let found = from..<end - (Int(s.candidates[k].skippedWords) - from)
        all =
          all.isEmpty ? found : min(all.lowerBound, from)..<max(all.upperBound, found.upperBound)
        if found.count > core.count { (core, count) = (found, 0) }
        if found == core, count < MatchLimits.candidates {
          s.contested[count] = s.candidates[k]
          count += 1
        }
      }
    }
    return all == core ? (core, count) : (core, 0)
  }

  /// The words of the app's name, where no app is named beside a phrase.
  private func nameRange(in core: Range<Int>, _ s: inout MatchBuffers) -> Range<Int>? {
    var name = 0..<0
    for k in 0..<s.mentions.count {
      let mention = Int(s.mentions[k].from)..<Int(s.mentions[k].to)
      guard core.lowerBound <= mention.lowerBound, mention.upperBound <= core.upperBound else {
        return nil
      }
      if mention.count > name.count { name = mention }
    }
    return name.isEmpty ? nil : name
  }

  /// Whether some words hold one that says when something is to be done.
  private func holdsTime(
    _ words: TokenRange, _ utterance: Utterance, of variant: VariantID, _ s: inout MatchBuffers
  ) -> Bool {
    guard !words.isEmpty, let knowledge = models.knowledge(image.variant(variant).language) else {
      return false
    }
    let scratch = s.framing()
    scratch.words.removeAll()
    for index in words.indices {
      // SAFETY: the utterance's bytes are lent until the match returns.
      unsafe scratch.words.add(s.tokens[index], in: utterance.utf8, analyzer, knowledge)
    }
    return (0..<scratch.words.count).contains {
      knowledge.opposites.isTime(scratch.words.stem($0))
    }
  }
}
