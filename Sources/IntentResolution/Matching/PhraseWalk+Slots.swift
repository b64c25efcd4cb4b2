// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension PhraseWalk {
  /// Whether more than the app's name can stand here, or the app's name does.
  @inline(__always)
  func mayFillSlots(
    _ node: TrieNode, _ boundary: Int, _ s: inout MatchBuffers
  ) -> Bool {
    // The app's name is the first of the slots where it is one of them.
    guard trie.slotCount(node) == 1, trie.slot(node, at: 0).symbol == .applicationName else {
      return true
    }
    var k = 0
    while k < s.mentions.count {
      if Int(s.mentions[k].from) == boundary { return true }
      k &+= 1
    }
    return false
  }

  /// Fills each slot that the phrase can go on with.
  func fillSlots(_ state: WalkState, _ variant: UInt32?, _ s: inout MatchBuffers) {
    for k in 0..<trie.slotCount(state.node) {
      s.pass.steps &-= 1
      if s.pass.steps < 0 { return }
      let (symbol, child) = trie.slot(state.node, at: k)
      if symbol == .applicationName {
        if let variant { fillAppName(state, child, of: variant, &s) }
        continue
      }
      let record = tables.slotClass(symbol.slotClass)
      let slot = PhraseSlot(
        symbol: symbol, child: child, names: record.names,
        narrowness: record.kind == .searched ? 0 : UInt16(31 &- min(record.breadth, 31)))
      if record.kind == .value {
        fillValues(state, slot, record.language, isList: false, &s)
        continue
      }
      if record.kind == .list {
        // Where its parts begin and end, and what they name, is told when it is bound.
        let element = tables.slotClass(record.language)
        if element.kind == .value {
          fillValues(state, slot, element.language, isList: true, &s)
        } else {
          fillText(state, slot, &s)
        }
        continue
      }
      if !slot.names.isNone { fillListed(state, slot, &s) }
      if record.kind != .closed {
        fillText(state, slot, &s)
      } else {
        s.pass.marks.insert(.metListed)
        if values != nil { fillNear(state, slot, &s) }
      }
    }
  }

  /// Fills the slot of the app's name with every mention of the app that begins here.
  func fillAppName(
    _ state: WalkState, _ child: TrieNode, of variant: UInt32, _ s: inout MatchBuffers
  ) {
    // Many mentions are looked at for each of many slots in a damaged image only.
    s.pass.steps &-= s.mentions.count &>> 4
    for k in 0..<s.mentions.count {
      let mention = s.mentions[k]
      guard mention.variant == variant, mention.from == state.position else { continue }
      var next = state
      next.node = child
      next.position = mention.to
      next.literal &+= mention.words
      next.cost &+= mention.cost
      next.accentMismatches &+= mention.accentMismatch
      fill(next, Capture(mention, behind: state.capture), &s)
    }
  }

  /// Fills a slot with every listed name that begins here, or behind free words.
  func fillListed(_ state: WalkState, _ slot: PhraseSlot, _ s: inout MatchBuffers) {
    fillListed(state, slot, from: Int(state.position), &s)
    guard s.lattice.isLinear, !freeWords.isNone else { return }
    var from = Int(state.position)
    for _ in 0..<MatchLimits.freeExpressions {
      guard from < s.lattice.end, s.lattice.edges[from].flags.contains(.beginsFree) else { return }
      let length = freeLength(from, &s)
      if length == 0 { return }
      from &+= length
      fillListed(state, slot, from: from, &s)
    }
  }

  /// The number of words of the longest free expression that begins with a word.
  private func freeLength(_ from: Int, _ s: inout MatchBuffers) -> Int {
    var node = freeWords
    var at = from
    var length = 0
    while at < s.lattice.end {
      node = trie.child(of: node, s.lattice.edges[at].token)
      if node.isNone { break }
      at &+= 1
      if !trie.payload(node).isEmpty { length = at &- from }
    }
    return length
  }

  private func fillListed(
    _ state: WalkState, _ slot: PhraseSlot, from: Int, _ s: inout MatchBuffers
  ) {
    let free = UInt16(truncatingIfNeeded: from &- Int(state.position))
    s.places.removeAll()
    s.pushPlace(TriePlace(node: slot.names, position: Int32(truncatingIfNeeded: from)))
    while let place = s.places.popLast() {
      if Int(place.position) >= s.lattice.end { continue }
      for e in s.lattice.edgeRange(Int(place.position)) {
        s.pass.steps &-= 1
        if s.pass.steps < 0 { return }
        let edge = s.lattice.edges[e]
        let node = trie.child(of: place.node, edge.token)
        if node.isNone { continue }
        let further = TriePlace(
          node: node, position: edge.to, accent: place.accent &+ edge.accent,
          words: place.words + 1)
        let payload = trie.payload(node)
        if !payload.isEmpty, canFollow(slot.child, Int(edge.to), &s) {
          var next = state
          next.node = slot.child
          next.position = UInt16(truncatingIfNeeded: edge.to)
          next.listed &+= UInt16(truncatingIfNeeded: further.words)
          next.skipped &+= free
          fill(
            next,
            Capture(
              symbol: slot.symbol, payload: payload, from: UInt16(truncatingIfNeeded: from),
              to: next.position, accent: further.accent, previous: state.capture), &s)
        }
        s.pushPlace(further)
      }
    }
  }

  /// Fills a slot with every run of words that begins here and after which the phrase goes on.
  func fillText(_ state: WalkState, _ slot: PhraseSlot, _ s: inout MatchBuffers) {
    let from = Int(state.position)
    var boundary = from &+ 1
    while boundary <= s.lattice.end {
      s.pass.steps &-= 1
      if s.pass.steps < 0 { return }
      if canFollow(slot.child, boundary, &s) {
        var next = state
        next.node = slot.child
        next.position = UInt16(truncatingIfNeeded: boundary)
        next.open &+= UInt16(truncatingIfNeeded: boundary &- from)
        next.narrowness &+= slot.narrowness
        fill(
          next,
          Capture(
            symbol: slot.symbol, from: state.position, to: next.position, previous: state.capture),
          &s)
      }
      boundary &+= 1
    }
  }

  /// Whether a phrase can go on or end at a boundary: spares readings that die with the next word.
  @inline(__always)
  func canFollow(_ node: TrieNode, _ boundary: Int, _ s: inout MatchBuffers) -> Bool {
    if !trie.payload(node).isEmpty, isEnd(boundary, &s) { return true }
    if boundary >= s.lattice.end { return false }
    // A slot does not begin inside a word: "Ann's" is not "Ann" and "s".
    if trie.hasSlots(node) {
      return !(s.lattice.isPlain && s.tokens[boundary].joint == .apostrophe)
    }
    for e in s.lattice.edgeRange(boundary)
    where !trie.child(of: node, s.lattice.edges[e].token).isNone {
      return true
    }
    return false
  }

  /// Goes on behind a slot that was filled.
  func fill(_ state: WalkState, _ capture: Capture, _ s: inout MatchBuffers) {
    let mark = s.captures.count
    guard s.captures.append(capture) else {
      s.pass.steps = -1
      return
    }
    var state = state
    state.capture = Int32(mark)
    if !add(state, &s) { s.captures.truncate(to: mark) }
  }
}
