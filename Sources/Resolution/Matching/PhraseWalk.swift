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
  let image: IndexImage
  let view: LocaleView
  let filter: Matcher.Filter

  /// Walks the scratch's lattice and leaves candidates, best first.
  mutating func run(_ s: inout MatchScratch) {
    s.mentions.removeAll()
    s.captures.removeAll()
    spotApps(&s)
    let appless = image.flags.contains(.hasAppless) && !view.applessRoots.isEmpty
    if s.mentions.count == 0 && !appless { return }
    findStarts(&s)
    findClosers(&s)
    for k in 0..<s.mentions.count {
      let variant = s.mentions[k].variant
      // Mentions of one variant are walked together, at the first of them.
      var isFirst = true
      for j in 0..<k where s.mentions[j].variant == variant {
        isFirst = false
        break
      }
      if isFirst {
        walk(from: image.variant(VariantID(variant)).phraseRoot, variant: variant, &s)
      }
    }
    if appless {
      for root in view.applessRoots { walk(from: root, variant: nil, &s) }
    }
  }

  // MARK: - App names

  private func spotApps(_ s: inout MatchScratch) {
    guard s.lattice.allFlags.contains(.beginsAppName) else { return }
    for boundary in 0..<s.lattice.end {
      for e in s.lattice.edgeRange(boundary) {
        let edge = s.lattice.edges[e]
        if edge.flags.contains(.beginsAppName) {
          follow(edge, from: boundary, &s)
        }
      }
    }
  }

  /// Follows the names that begin with a word.
  private func follow(_ first: LatticeEdge, from: Int, _ s: inout MatchScratch) {
    let trie = image.trie
    s.places.removeAll()
    let child = trie.child(of: image.nameRoot, first.token)
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
    for k in 0..<image.itemCount(payload) {
      s.steps &-= 1
      if s.steps < 0 { return }
      let form = image.form(image.item(payload, at: k))
      guard Int(form.target) < view.isActive.count, view.isActive[Int(form.target)] != 0 else {
        continue
      }
      if let allowed = filter.allowed,
        !allowed.contains(image.variant(VariantID(form.target)).app)
      {
        continue
      }
      let mention = AppMention(
        variant: form.target, from: UInt16(from), to: UInt16(truncatingIfNeeded: place.position),
        words: UInt16(truncatingIfNeeded: place.words),
        accentMismatch: form.accent == place.accent ? 0 : 1)
      if !s.mentions.append(mention) { s.isCut = true }
    }
  }

  // MARK: - Polite words

  /// Finds where a phrase may begin: at the first word, and behind polite openers.
  private func findStarts(_ s: inout MatchScratch) {
    s.starts.removeAll()
    _ = s.starts.append(PhraseStart(position: 0, skipped: 0))
    guard s.lattice.allFlags.contains(.beginsOpener), let language = view.politeLanguage else {
      return
    }
    let root = image.language(language).openers
    let trie = image.trie
    var k = 0
    while k < s.starts.count {
      let start = s.starts[k]
      k += 1
      s.places.removeAll()
      _ = s.places.append(TriePlace(node: root, position: Int32(start.position)))
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
  }

  private func addStart(_ position: Int32, _ s: inout MatchScratch) {
    for k in 0..<s.starts.count where Int32(s.starts[k].position) == position { return }
    _ = s.starts.append(
      PhraseStart(
        position: UInt16(truncatingIfNeeded: position),
        skipped: UInt16(truncatingIfNeeded: position)))
  }

  /// Finds from where on only polite closers follow, up to 63 words from the end.
  private func findClosers(_ s: inout MatchScratch) {
    s.closing = 1
    guard s.lattice.allFlags.contains(.endsCloser), let language = view.politeLanguage else {
      return
    }
    let root = image.language(language).closers
    let trie = image.trie
    let end = s.lattice.end
    for boundary in stride(from: end - 1, through: max(0, end - 63), by: -1) {
      s.places.removeAll()
      _ = s.places.append(TriePlace(node: root, position: Int32(boundary)))
      while let place = s.places.popLast() {
        s.steps &-= 1
        if Int(place.position) >= end || s.steps < 0 { continue }
        for e in s.lattice.edgeRange(Int(place.position)) {
          let edge = s.lattice.edges[e]
          let next = trie.child(of: place.node, edge.token)
          if next.isNone { continue }
          if !trie.payload(next).isEmpty, s.closing >> UInt64(end - Int(edge.to)) & 1 == 1 {
            s.closing |= 1 << UInt64(end - boundary)
          }
          _ = s.places.append(TriePlace(node: next, position: edge.to))
        }
      }
    }
  }

  @inline(__always)
  private func isEnd(_ boundary: Int, _ s: borrowing MatchScratch) -> Bool {
    let distance = s.lattice.end &- boundary
    return distance < 64 && s.closing >> UInt64(distance) & 1 == 1
  }

  // MARK: - Phrases

  /// Walks one trie of phrases from every start.
  private func walk(from root: TrieNode, variant: UInt32?, _ s: inout MatchScratch) {
    if root.isNone { return }
    let end = s.lattice.end
    s.states.removeAll()
    s.heads.removeAll()
    for _ in 0...end { _ = s.heads.append(-1) }
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
  private func advance(_ start: WalkState, _ variant: UInt32?, _ s: inout MatchScratch) {
    let trie = image.trie
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
      if trie.hasSlots(node) {
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

  private func fillSlots(_ state: WalkState, _ variant: UInt32?, _ s: inout MatchScratch) {
    let trie = image.trie
    for k in 0..<trie.slotCount(state.node) {
      s.steps &-= 1
      if s.steps < 0 { return }
      let (symbol, child) = trie.slot(state.node, at: k)
      if symbol == .applicationName {
        if let variant { fillAppName(state, child, variant, &s) }
        continue
      }
      let slot = image.slotClass(symbol.slotClass)
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
    let trie = image.trie
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
    let trie = image.trie
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
    for k in 0..<image.itemCount(payload) {
      s.steps &-= 1
      if s.steps < 0 { return }
      let id = PhraseID(image.item(payload, at: k))
      let record = image.phrase(id)
      let owner: VariantID
      if let variant {
        owner = VariantID(variant)
      } else {
        owner = image.variant(of: id)
        guard Int(owner.rawValue) < view.isActive.count, view.isActive[Int(owner.rawValue)] != 0
        else { continue }
      }
      var isForeground = false
      if filter.foreground != nil || filter.allowed != nil {
        let app = image.variant(owner).app
        if let allowed = filter.allowed, !allowed.contains(app) { continue }
        isForeground = filter.foreground == app
        // A phrase without the app's name is meant for the app in front, where there is one.
        if variant == nil, filter.foreground != nil, !isForeground { continue }
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
    if s.candidates.count < s.candidates.capacity { _ = s.candidates.append(candidate) }
    var j = s.candidates.count - 1
    while j > at {
      s.candidates[j] = s.candidates[j - 1]
      j -= 1
    }
    s.candidates[at] = candidate
  }
}
