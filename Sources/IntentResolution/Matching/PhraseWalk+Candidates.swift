// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension PhraseWalk {
  /// Takes a reading that has come to the end of phrases and of the utterance.
  func accept(
    _ payload: TriePayload, _ state: WalkState, of variant: UInt32?, _ s: inout MatchBuffers
  ) {
    var near: UInt16 = 0
    if let values {
      guard let cost = nearCost(state.capture, values, &s) else { return }
      near = cost
    }
    for k in 0..<tables.itemCount(payload) {
      s.pass.steps &-= 1
      if s.pass.steps < 0 { return }
      let id = PhraseID(tables.item(payload, at: k))
      let record = tables.phrase(id)
      let owner: VariantID
      if let variant {
        owner = VariantID(variant)
      } else {
        owner = tables.variant(of: id)
        guard active.contains(owner.rawValue) else { continue }
      }
      var isForeground = false
      let isFiltered = s.pass.marks.contains(.isFiltered)
      if foreground != nil || isFiltered {
        let app = tables.app(of: owner)
        if isFiltered, !s.isAllowed(app) { continue }
        isForeground = foreground == app
        // A phrase without the app's name is meant for the app in front, where there is one.
        if variant == nil, foreground != nil, !isForeground { continue }
      }
      let trailing = s.lattice.end &- Int(state.position)
      var candidate = MatchCandidate(
        phrase: id, variant: owner, literalWords: state.literal, listedWords: state.listed,
        openWords: state.open,
        skippedWords: state.skipped &+ UInt16(truncatingIfNeeded: trailing) &+ s.pass.dropped,
        accentMismatches: state.accentMismatches &+ (record.accent == state.accent ? 0 : 1),
        misheard: state.cost &+ near, narrowness: state.narrowness,
        isNegative: record.flags.contains(.negative), isForeground: isForeground,
        capture: state.capture)
      candidate.rank = Self.rank(candidate)
      keep(candidate, &s)
    }
  }

  /// The written order: more literal words, less misheard, more words in listed values, fewer in free
  /// text, fewer skipped, free text where it is likelier, fewer differing diacritics, the app in
  /// front, negative phrases first.
  @inline(__always)
  static func rank(_ c: MatchCandidate) -> UInt64 {
    func few(_ n: UInt16, _ bits: UInt16) -> UInt64 {
      let most = UInt16(1) << bits &- 1
      return UInt64(most &- min(n, most))
    }
    var rank = UInt64(min(c.literalWords, 0x3FF))
    rank = rank << 8 | few(c.misheard, 8)
    rank = rank << 10 | UInt64(min(c.listedWords, 0x3FF))
    rank = rank << 10 | few(c.openWords, 10)
    rank = rank << 8 | few(c.skippedWords, 8)
    rank = rank << 7 | few(c.narrowness, 7)
    rank = rank << 6 | few(c.accentMismatches, 6)
    return rank << 2 | (c.isForeground ? 2 : 0) | (c.isNegative ? 1 : 0)
  }

  /// Keeps a candidate in order; the worst makes room.
  func keep(_ candidate: MatchCandidate, _ s: inout MatchBuffers) {
    for k in 0..<s.candidates.count where s.candidates[k].phrase == candidate.phrase {
      if !candidate.isBetter(than: s.candidates[k]) { return }
      // The same phrase read another way: the better reading takes its place.
      s.candidates.remove(at: k)
      break
    }
    var at = s.candidates.count
    while at > 0, candidate.isBetter(than: s.candidates[at - 1]) { at -= 1 }
    if at == s.candidates.capacity { return }
    s.pass.marks.insert(.hasKept)
    s.candidates.insert(candidate, at: at)
  }
}
