// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// One pass of an utterance's words over the index: spot app names, walk the phrases of those apps,
/// keep what reaches the end.
///
/// Readings are a set of states over (boundary, place in the trie): two that meet at the same place
/// are one from there on, and the better stays. Nothing is ever taken back, so the work is bounded
/// by boundaries × places, and by `MatchLimits.steps` whatever the catalog.
struct PhraseWalk {
  let tables: ImageTables
  let active: ActiveVariants.View
  let openers: TrieNode
  let closers: TrieNode
  let freeWords: TrieNode
  /// What is matched.
  let utterance: Utterance
  /// What looks words up that may be near a listed name; `nil` where words count as they are.
  var values: ValueLookup?

  var trie: TrieCells { tables.trie }
  var foreground: AppID? { utterance.foreground }

  /// Walks the phrases of the apps that are named in the scratch's lattice; leaves candidates, best
  /// first.
  func run(_ s: inout MatchBuffers) {
    s.mentions.removeAll()
    s.captures.removeAll()
    spotApps(&s)
    if s.mentions.count > 0 { runMentioned(&s) }
  }

  /// Walks the phrases of the apps that are mentioned.
  func runMentioned(_ s: inout MatchBuffers) {
    findStarts(&s)
    for k in 0..<s.mentions.count {
      let variant = s.mentions[k].variant
      // Mentions of one variant are walked together, at the first of them.
      var isFirst = true
      var j = 0
      while j < k {
        if s.mentions[j].variant == variant {
          isFirst = false
          break
        }
        j &+= 1
      }
      if isFirst {
        walk(from: tables.phraseRoot(of: VariantID(variant)), variant: variant, &s)
      }
    }
  }

  /// Walks the phrases of one language that do not hold an app's name.
  func runAppless(_ root: TrieNode, _ s: inout MatchBuffers) {
    findStarts(&s)
    walk(from: root, variant: nil, &s)
  }

  @inline(__always)
  func isEnd(_ boundary: Int, _ s: inout MatchBuffers) -> Bool {
    let distance = s.lattice.end &- boundary
    return distance < 64 && s.pass.closing >> UInt64(distance) & 1 == 1
  }

  // MARK: - Phrases

  /// Walks one trie of phrases from every start.
  func walk(
    from root: TrieNode, variant: UInt32?, _ s: inout MatchBuffers
  ) {
    if root.isNone { return }
    if let variant, s.lattice.isLinear, walkStraight(from: root, variant: variant, &s) { return }
    let end = s.lattice.end
    let captures = s.captures.count
    s.pass.marks.remove(.hasKept)
    s.states.removeAll()
    s.heads.removeAll()
    s.heads.fill(-1, count: end &+ 1)
    for k in 0..<s.starts.count {
      let start = s.starts[k]
      add(
        WalkState(node: root, position: start.position, skipped: start.skipped), &s)
    }
    for boundary in 0...end {
      var at = s.heads[boundary]
      while at >= 0 {
        let state = s.states[Int(at)]
        advance(state, variant, &s)
        at = state.next
      }
    }
    // Slots of readings that came to nothing make room for those of other apps.
    if !s.pass.marks.contains(.hasKept) { s.captures.truncate(to: captures) }
  }

  /// Walks phrases whose only slot is the app's name: one reading a start, kept in registers.
  ///
  /// - Returns: `false` when a phrase on the way has another slot, or could be read in two ways; the
  ///   set of states then walks all again. Candidates found so far are found again.
  func walkStraight(
    from root: TrieNode, variant: UInt32, _ s: inout MatchBuffers
  ) -> Bool {
    var k = 0
    while k < s.starts.count {
      let start = s.starts[k]
      k &+= 1
      if !walkStraight(from: root, start, variant: variant, &s) { return false }
    }
    return true
  }

  @inline(__always)
  private func walkStraight(
    from root: TrieNode, _ start: PhraseStart, variant: UInt32, _ s: inout MatchBuffers
  ) -> Bool {
    let trie = self.trie
    let end = s.lattice.end
    var state = WalkState(node: root, position: start.position, skipped: start.skipped)
    var node = root
    var at = Int(start.position)
    while true {
      s.pass.steps &-= 1
      if node.isTail {
        // Most words of a phrase stand in its tail: one cell to compare, and nothing else.
        let cell = trie.cells[node.rawValue & 0x7FFF_FFFF]
        if cell != 0, cell & 0x8000_0000 == 0 {
          if at >= end { return true }
          let token = s.lattice.edges[at]
          if token.token.rawValue != cell { return true }
          node = TrieNode(rawValue: node.rawValue &+ 1)
          state.literal &+= 1
          state.accent &+= token.accent
          at &+= 1
          continue
        }
      }
      let payload = trie.payload(node)
      if !payload.isEmpty, isEnd(at, &s) {
        state.node = node
        state.position = UInt16(truncatingIfNeeded: at)
        accept(payload, state, of: variant, &s)
      }
      if at >= end || s.pass.steps < 0 { return true }
      let token = s.lattice.edges[at]
      let next = trie.child(of: node, token.token)
      if trie.hasSlots(node) {
        let slot = trie.slot(node, at: 0)
        guard trie.slotCount(node) == 1, slot.symbol == .applicationName else { return false }
        let (mention, isOnly) = mention(of: variant, at: at, &s)
        if !isOnly { return false }
        if mention >= 0 {
          if !next.isNone { return false }
          let found = s.mentions[mention]
          guard s.captures.append(Capture(found, behind: state.capture)) else { return false }
          state.capture = Int32(truncatingIfNeeded: s.captures.count &- 1)
          state.cost &+= found.cost
          state.literal &+= found.words
          state.accentMismatches &+= found.accentMismatch
          node = slot.child
          at = Int(found.to)
          continue
        }
      }
      if next.isNone { return true }
      node = next
      state.literal &+= 1
      state.accent &+= token.accent
      at &+= 1
    }
  }

  /// The mention of an app that begins at a boundary, −1 for none, and whether no other begins there.
  @inline(__always)
  private func mention(
    of variant: UInt32, at boundary: Int, _ s: inout MatchBuffers
  ) -> (index: Int, isOnly: Bool) {
    var found = -1
    var m = 0
    while m < s.mentions.count {
      if s.mentions[m].variant == variant, Int(s.mentions[m].from) == boundary {
        if found >= 0 { return (found, false) }
        found = m
      }
      m &+= 1
    }
    return (found, true)
  }

  /// Adds a reading, unless a better one stands at the same place.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  func add(_ state: WalkState, _ s: inout MatchBuffers) -> Bool {
    let boundary = Int(state.position)
    var at = s.heads[boundary]
    while at >= 0 {
      s.pass.steps &-= 1
      let other = s.states[Int(at)]
      if other.node == state.node {
        guard state.rank > other.rank else { return false }
        var better = state
        better.next = other.next
        s.states[Int(at)] = better
        return true
      }
      at = other.next
    }
    if s.pass.steps < 0 { return false }
    var state = state
    state.next = s.heads[boundary]
    guard s.states.append(state) else {
      s.pass.steps = -1
      return false
    }
    s.heads[boundary] = Int32(s.states.count &- 1)
    return true
  }

  /// Takes a reading forward, word by word, as long as nothing branches.
  func advance(
    _ start: WalkState, _ variant: UInt32?, _ s: inout MatchBuffers
  ) {
    let end = s.lattice.end
    var state = start
    var boundary = Int(start.position)
    while true {
      s.pass.steps &-= 1
      if s.pass.steps < 0 { return }
      let node = state.node
      let payload = trie.payload(node)
      if !payload.isEmpty, isEnd(boundary, &s) {
        state.position = UInt16(truncatingIfNeeded: boundary)
        accept(payload, state, of: variant, &s)
      }
      if boundary >= end { return }
      if trie.hasSlots(node), mayFillSlots(node, boundary, &s) {
        state.position = UInt16(truncatingIfNeeded: boundary)
        fillSlots(state, variant, &s)
      }
      if s.lattice.isLinear {
        let edge = s.lattice.edges[boundary]
        let next = trie.child(of: node, edge.token)
        if next.isNone { return }
        state.node = next
        state.literal &+= 1
        state.accent &+= edge.accent
        boundary &+= 1
        continue
      }
      for e in s.lattice.edgeRange(boundary) {
        let edge = s.lattice.edges[e]
        let next = trie.child(of: node, edge.token)
        if next.isNone { continue }
        var branch = state
        branch.node = next
        branch.literal &+= 1
        branch.accent &+= edge.accent
        branch.position = UInt16(truncatingIfNeeded: edge.to)
        add(branch, &s)
      }
      return
    }
  }

}
