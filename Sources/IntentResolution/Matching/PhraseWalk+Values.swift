// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension PhraseWalk {
  /// Fills a slot with every run of words that begins here and says a value of its types, or several.
  func fillValues(
    _ state: WalkState, _ slot: PhraseSlot, _ types: UInt32, isList: Bool, _ s: inout MatchBuffers
  ) {
    guard let runs = s.readValues(utterance) else { return }
    let from = Int(state.position)
    var boundary = from &+ 1
    while boundary <= s.lattice.end {
      s.pass.steps &-= 1
      if s.pass.steps < 0 { return }
      let span = s.lattice.span(from, boundary, s.tokens)
      if isList ? runs.mayList(span, types) : runs.holds(span, types),
        canFollow(slot.child, boundary, &s)
      {
        var next = state
        next.node = slot.child
        next.position = UInt16(truncatingIfNeeded: boundary)
        next.listed &+= UInt16(truncatingIfNeeded: boundary &- from)
        fill(
          next,
          Capture(
            symbol: slot.symbol, from: state.position, to: next.position, previous: state.capture),
          &s)
      }
      boundary &+= 1
    }
  }
}
