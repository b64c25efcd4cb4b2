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
  let foreground: AppID?

  private var trie: TrieCells { tables.trie }

  /// Walks the phrases of the apps that are named in the scratch's lattice; leaves candidates, best
  /// first.
  func run(_ s: inout MatchScratch) {
    s.mentions.removeAll()
    s.captures.removeAll()
    s.hasStarts = false
    spotApps(&s)
    if s.mentions.count == 0 { return }
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
  func runAppless(_ root: TrieNode, _ s: inout MatchScratch) {
    findStarts(&s)
    walk(from: root, variant: nil, &s)
  }

  // MARK: - App names

  private func spotApps(_ s: inout MatchScratch) {
    guard s.lattice.allFlags.contains(.beginsAppName) else { return }
    if s.lattice.isLinear {
      var boundary = 0
      let end = s.lattice.end
      while boundary < end {
        if s.lattice.edges[boundary].flags.contains(.beginsAppName) {
          followLinear(from: boundary, &s)
        }
        boundary &+= 1
      }
      return
    }
    for boundary in 0..<s.lattice.end {
      for e in s.lattice.edgeRange(boundary) {
        let edge = s.lattice.edges[e]
        if edge.flags.contains(.beginsAppName) {
          follow(edge, from: boundary, &s)
        }
      }
    }
  }

  /// Follows the names that begin with a word, where no word is taken apart.
  private func followLinear(from: Int, _ s: inout MatchScratch) {
    var node = tables.nameRoot
    var at = from
    var accent: UInt32 = 0
    while at < s.lattice.end {
      let edge = s.lattice.edges[at]
      node = trie.child(of: node, edge.token)
      if node.isNone { return }
      at &+= 1
      accent &+= edge.accent
      let payload = trie.payload(node)
      if !payload.isEmpty {
        addMentions(
          payload, from,
          TriePlace(
            node: node, position: Int32(truncatingIfNeeded: at), accent: accent,
            words: Int32(truncatingIfNeeded: at &- from)), &s)
      }
    }
  }

  /// Follows the names that begin with a word.
  private func follow(
    _ first: LatticeEdge, from: Int, _ s: inout MatchScratch
  ) {
    s.places.removeAll()
    let child = trie.child(of: tables.nameRoot, first.token)
    if child.isNone { return }
    _ = s.places.append(
      TriePlace(node: child, position: first.to, accent: first.accent, words: 1))
    while let place = s.places.popLast() {
      s.steps &-= 1
      let payload = trie.payload(place.node)
      if !payload.isEmpty { addMentions(payload, from, place, &s) }
      if Int(place.position) >= s.lattice.end || s.steps < 0 { continue }
      for e in s.lattice.edgeRange(Int(place.position)) {
        let edge = s.lattice.edges[e]
        let next = trie.child(of: place.node, edge.token)
        if next.isNone { continue }
        _ = s.places.append(
          TriePlace(
            node: next, position: edge.to, accent: place.accent &+ edge.accent,
            words: place.words + 1))
      }
    }
  }

  private func addMentions(
    _ payload: TriePayload, _ from: Int, _ place: TriePlace, _ s: inout MatchScratch
  ) {
    for k in 0..<tables.itemCount(payload) {
      s.steps &-= 1
      if s.steps < 0 { return }
      let form = tables.form(tables.item(payload, at: k))
      guard active.contains(form.target) else { continue }
      if s.isFiltered, !s.isAllowed(tables.app(of: VariantID(form.target))) { continue }
      let mention = AppMention(
        variant: form.target, from: UInt16(from), to: UInt16(truncatingIfNeeded: place.position),
        words: UInt16(truncatingIfNeeded: place.words),
        accentMismatch: form.accent == place.accent ? 0 : 1)
      if !s.mentions.append(mention) { s.isCut = true }
    }
  }

  // MARK: - Polite words

  /// Finds where a phrase may begin, behind polite openers, and where it may end.
  private func findStarts(_ s: inout MatchScratch) {
    if s.hasStarts { return }
    s.hasStarts = true
    s.starts.removeAll()
    _ = s.starts.append(PhraseStart(position: 0, skipped: 0))
    findClosers(&s)
    guard !openers.isNone, s.lattice.allFlags.contains(.beginsOpener) else { return }
    var k = 0
    while k < s.starts.count {
      let start = s.starts[k]
      k &+= 1
      if s.lattice.isLinear {
        var at = Int(start.position)
        guard s.lattice.edges[at].flags.contains(.beginsOpener) else { continue }
        var node = openers
        while at &+ 1 < s.lattice.end {
          node = trie.child(of: node, s.lattice.edges[at].token)
          if node.isNone { break }
          at &+= 1
          if !trie.payload(node).isEmpty { addStart(Int32(truncatingIfNeeded: at), &s) }
        }
      } else {
        addStarts(behind: start, &s)
      }
    }
  }

  /// Finds the starts behind one more opener where words may be taken apart.
  private func addStarts(behind start: PhraseStart, _ s: inout MatchScratch) {
    s.places.removeAll()
    _ = s.places.append(TriePlace(node: openers, position: Int32(start.position)))
    while let place = s.places.popLast() {
      s.steps &-= 1
      if Int(place.position) >= s.lattice.end || s.steps < 0 { continue }
      for e in s.lattice.edgeRange(Int(place.position)) {
        let edge = s.lattice.edges[e]
        let next = trie.child(of: place.node, edge.token)
        if next.isNone { continue }
        if !trie.payload(next).isEmpty, Int(edge.to) < s.lattice.end { addStart(edge.to, &s) }
        _ = s.places.append(TriePlace(node: next, position: edge.to))
      }
    }
  }

  private func addStart(_ position: Int32, _ s: inout MatchScratch) {
    for k in 0..<s.starts.count where Int32(s.starts[k].position) == position { return }
    _ = s.starts.append(
      PhraseStart(
        position: UInt16(truncatingIfNeeded: position),
        skipped: UInt16(truncatingIfNeeded: position)))
  }

  /// Finds from where on only polite closers follow, up to 63 boundaries from the end.
  ///
  /// Closers stand in their trie last word first, so that the search goes back from the end and
  /// stops with the first word that ends none.
  private func findClosers(_ s: inout MatchScratch) {
    s.closing = 1
    let end = s.lattice.end
    guard !closers.isNone, s.lattice.allFlags.contains(.endsCloser) else { return }
    var lowest = end
    var boundary = end
    while boundary > 0, boundary >= lowest, end &- boundary < 63 {
      if s.closing >> UInt64(end &- boundary) & 1 == 1 {
        var node = closers
        var at = boundary
        while at > 0, end &- at < 63 {
          s.steps &-= 1
          guard let edge = s.lattice.lastEdge(to: at) else { break }
          node = trie.child(of: node, s.lattice.edges[edge.index].token)
          if node.isNone { break }
          at = edge.from
          if at > 0, !trie.payload(node).isEmpty {
            s.closing |= 1 << UInt64(end &- at)
            lowest = min(lowest, at)
          }
        }
      }
      boundary &-= 1
    }
  }

  @inline(__always)
  private func isEnd(_ boundary: Int, _ s: borrowing MatchScratch) -> Bool {
    let distance = s.lattice.end &- boundary
    return distance < 64 && s.closing >> UInt64(distance) & 1 == 1
  }

  // MARK: - Phrases

  /// Walks one trie of phrases from every start.
  private func walk(
    from root: TrieNode, variant: UInt32?, _ s: inout MatchScratch
  ) {
    if root.isNone { return }
    if let variant, s.lattice.isLinear, walkStraight(from: root, variant: variant, &s) { return }
    let end = s.lattice.end
    let captures = s.captures.count
    s.hasKept = false
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
    if !s.hasKept { s.captures.truncate(to: captures) }
  }

  /// Walks phrases whose only slot is the app's name: one reading a start, kept in registers.
  ///
  /// - Returns: `false` when a phrase on the way has another slot, or could be read in two ways; the
  ///   set of states then walks all again. Candidates found so far are found again.
  private func walkStraight(
    from root: TrieNode, variant: UInt32, _ s: inout MatchScratch
  ) -> Bool {
    let trie = self.trie
    let end = s.lattice.end
    var k = 0
    while k < s.starts.count {
      let start = s.starts[k]
      k &+= 1
      var state = WalkState(node: root, position: start.position, skipped: start.skipped)
      var node = root
      var at = Int(start.position)
      while true {
        s.steps &-= 1
        let payload = trie.payload(node)
        if !payload.isEmpty, isEnd(at, s) {
          state.node = node
          state.position = UInt16(truncatingIfNeeded: at)
          accept(payload, state, variant, &s)
        }
        if at >= end || s.steps < 0 { break }
        let token = s.lattice.edges[at]
        let next = trie.child(of: node, token.token)
        if trie.hasSlots(node) {
          let slot = trie.slot(node, at: 0)
          guard trie.slotCount(node) == 1, slot.symbol == .applicationName else { return false }
          var mention = -1
          var m = 0
          while m < s.mentions.count {
            if s.mentions[m].variant == variant, Int(s.mentions[m].from) == at {
              if mention >= 0 { return false }
              mention = m
            }
            m &+= 1
          }
          if mention >= 0 {
            if !next.isNone { return false }
            let found = s.mentions[mention]
            let capture = s.captures.count
            guard
              s.captures.append(
                Capture(
                  symbol: .applicationName, from: found.from, to: found.to,
                  previous: state.capture))
            else { return false }
            state.capture = Int32(truncatingIfNeeded: capture)
            state.literal &+= found.words
            state.accentMismatches &+= found.accentMismatch
            node = slot.child
            at = Int(found.to)
            continue
          }
        }
        if next.isNone { break }
        node = next
        state.literal &+= 1
        state.accent &+= token.accent
        at &+= 1
      }
    }
    return true
  }

  /// Adds a reading, unless a better one stands at the same place.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  private func add(_ state: WalkState, _ s: inout MatchScratch) -> Bool {
    let boundary = Int(state.position)
    var at = s.heads[boundary]
    while at >= 0 {
      s.steps &-= 1
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
    if s.steps < 0 { return false }
    var state = state
    state.next = s.heads[boundary]
    guard s.states.append(state) else {
      s.steps = -1
      return false
    }
    s.heads[boundary] = Int32(s.states.count &- 1)
    return true
  }

  /// Takes a reading forward, word by word, as long as nothing branches.
  private func advance(
    _ start: WalkState, _ variant: UInt32?, _ s: inout MatchScratch
  ) {
    let end = s.lattice.end
    var state = start
    var boundary = Int(start.position)
    while true {
      s.steps &-= 1
      if s.steps < 0 { return }
      let node = state.node
      let payload = trie.payload(node)
      if !payload.isEmpty, isEnd(boundary, s) {
        state.position = UInt16(truncatingIfNeeded: boundary)
        accept(payload, state, variant, &s)
      }
      if boundary >= end { return }
      if trie.hasSlots(node), mayFillSlots(node, boundary, variant, s) {
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

  // MARK: - Slots

  /// Whether more than the app's name can stand here, or the app's name does.
  @inline(__always)
  private func mayFillSlots(
    _ node: TrieNode, _ boundary: Int, _ variant: UInt32?, _ s: borrowing MatchScratch
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

  private func fillSlots(_ state: WalkState, _ variant: UInt32?, _ s: inout MatchScratch) {
    for k in 0..<trie.slotCount(state.node) {
      s.steps &-= 1
      if s.steps < 0 { return }
      let (symbol, child) = trie.slot(state.node, at: k)
      if symbol == .applicationName {
        if let variant { fillAppName(state, child, variant, &s) }
        continue
      }
      let slot = tables.slotClass(symbol.slotClass)
      if !slot.names.isNone { fillListed(state, symbol, child, slot, &s) }
      if slot.kind != .closed { fillText(state, symbol, child, &s) }
    }
  }

  private func fillAppName(
    _ state: WalkState, _ child: TrieNode, _ variant: UInt32, _ s: inout MatchScratch
  ) {
    for k in 0..<s.mentions.count {
      let mention = s.mentions[k]
      guard mention.variant == variant, mention.from == state.position else { continue }
      var next = state
      next.node = child
      next.position = mention.to
      next.literal &+= mention.words
      next.accentMismatches &+= mention.accentMismatch
      fill(
        next,
        Capture(
          symbol: .applicationName, from: mention.from, to: mention.to, previous: state.capture),
        &s)
    }
  }

  /// Fills a slot with every listed name that begins here.
  private func fillListed(
    _ state: WalkState, _ symbol: PhraseSymbol, _ child: TrieNode, _ slot: SlotClassRecord,
    _ s: inout MatchScratch
  ) {
    s.places.removeAll()
    _ = s.places.append(TriePlace(node: slot.names, position: Int32(state.position)))
    while let place = s.places.popLast() {
      if Int(place.position) >= s.lattice.end { continue }
      for e in s.lattice.edgeRange(Int(place.position)) {
        s.steps &-= 1
        if s.steps < 0 { return }
        let edge = s.lattice.edges[e]
        let node = trie.child(of: place.node, edge.token)
        if node.isNone { continue }
        let further = TriePlace(
          node: node, position: edge.to, accent: place.accent &+ edge.accent,
          words: place.words + 1)
        let payload = trie.payload(node)
        if !payload.isEmpty, canFollow(child, Int(edge.to), s) {
          var next = state
          next.node = child
          next.position = UInt16(truncatingIfNeeded: edge.to)
          next.listed &+= UInt16(truncatingIfNeeded: further.words)
          fill(
            next,
            Capture(
              symbol: symbol, payload: payload, from: state.position, to: next.position,
              accent: further.accent, previous: state.capture), &s)
        }
        _ = s.places.append(further)
      }
    }
  }

  /// Fills a slot with every run of words that begins here and after which the phrase goes on.
  private func fillText(
    _ state: WalkState, _ symbol: PhraseSymbol, _ child: TrieNode, _ s: inout MatchScratch
  ) {
    let from = Int(state.position)
    var boundary = from &+ 1
    while boundary <= s.lattice.end {
      s.steps &-= 1
      if s.steps < 0 { return }
      if canFollow(child, boundary, s) {
        var next = state
        next.node = child
        next.position = UInt16(truncatingIfNeeded: boundary)
        next.open &+= UInt16(truncatingIfNeeded: boundary &- from)
        fill(
          next,
          Capture(
            symbol: symbol, from: state.position, to: next.position, previous: state.capture), &s)
      }
      boundary &+= 1
    }
  }

  /// Whether a phrase can go on or end at a boundary: spares readings that die with the next word.
  @inline(__always)
  private func canFollow(_ node: TrieNode, _ boundary: Int, _ s: borrowing MatchScratch) -> Bool {
    if !trie.payload(node).isEmpty, isEnd(boundary, s) { return true }
    if boundary >= s.lattice.end { return false }
    if trie.hasSlots(node) { return true }
    for e in s.lattice.edgeRange(boundary)
    where !trie.child(of: node, s.lattice.edges[e].token).isNone {
      return true
    }
    return false
  }

  private func fill(_ state: WalkState, _ capture: Capture, _ s: inout MatchScratch) {
    let mark = s.captures.count
    guard s.captures.append(capture) else {
      s.steps = -1
      return
    }
    var state = state
    state.capture = Int32(mark)
    if !add(state, &s) { s.captures.truncate(to: mark) }
  }

  // MARK: - Candidates

  private func accept(
    _ payload: TriePayload, _ state: WalkState, _ variant: UInt32?, _ s: inout MatchScratch
  ) {
    for k in 0..<tables.itemCount(payload) {
      s.steps &-= 1
      if s.steps < 0 { return }
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
      if foreground != nil || s.isFiltered {
        let app = tables.app(of: owner)
        if s.isFiltered, !s.isAllowed(app) { continue }
        isForeground = foreground == app
        // A phrase without the app's name is meant for the app in front, where there is one.
        if variant == nil, foreground != nil, !isForeground { continue }
      }
      let trailing = s.lattice.end &- Int(state.position)
      var candidate = MatchCandidate(
        phrase: id, variant: owner, literalWords: state.literal, listedWords: state.listed,
        openWords: state.open,
        skippedWords: state.skipped &+ UInt16(truncatingIfNeeded: trailing) &+ s.dropped,
        accentMismatches: state.accentMismatches &+ (record.accent == state.accent ? 0 : 1),
        isNegative: record.flags.contains(.negative), isForeground: isForeground,
        capture: state.capture)
      candidate.rank = Self.rank(candidate)
      keep(candidate, &s)
    }
  }

  /// The written order: more literal words, more words in listed values, fewer in free text, fewer
  /// skipped, fewer differing diacritics, the app in front, negative phrases first.
  private static func rank(_ c: MatchCandidate) -> UInt64 {
    func few(_ n: UInt16, _ bits: UInt16) -> UInt64 {
      let most = UInt16(1) << bits &- 1
      return UInt64(most &- min(n, most))
    }
    var rank = UInt64(min(c.literalWords, 0x3FF))
    rank = rank << 10 | UInt64(min(c.listedWords, 0x3FF))
    rank = rank << 10 | few(c.openWords, 10)
    rank = rank << 8 | few(c.skippedWords, 8)
    rank = rank << 6 | few(c.accentMismatches, 6)
    return rank << 2 | (c.isForeground ? 2 : 0) | (c.isNegative ? 1 : 0)
  }

  /// Keeps a candidate in order; the worst makes room.
  private func keep(_ candidate: MatchCandidate, _ s: inout MatchScratch) {
    for k in 0..<s.candidates.count where s.candidates[k].phrase == candidate.phrase {
      if !candidate.isBetter(than: s.candidates[k]) { return }
      // The same phrase read another way: the better reading takes its place.
      for j in k..<s.candidates.count - 1 { s.candidates[j] = s.candidates[j + 1] }
      s.candidates.truncate(to: s.candidates.count - 1)
      break
    }
    var at = s.candidates.count
    while at > 0, candidate.isBetter(than: s.candidates[at - 1]) { at -= 1 }
    if at == s.candidates.capacity { return }
    s.hasKept = true
    if s.candidates.count < s.candidates.capacity { _ = s.candidates.append(candidate) }
    var j = s.candidates.count - 1
    while j > at {
      s.candidates[j] = s.candidates[j - 1]
      j -= 1
    }
    s.candidates[at] = candidate
  }
}
