// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension PhraseWalk {
  /// Finds the names of apps that are said as they are.
  func spotApps(_ s: inout MatchScratch) {
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
  func followLinear(from: Int, _ s: inout MatchScratch) {
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
  func follow(
    _ first: LatticeEdge, from: Int, _ s: inout MatchScratch
  ) {
    s.places.removeAll()
    let child = trie.child(of: tables.nameRoot, first.token)
    if child.isNone { return }
    s.pushPlace(
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
        s.pushPlace(
          TriePlace(
            node: next, position: edge.to, accent: place.accent &+ edge.accent,
            words: place.words + 1))
      }
    }
  }

  func addMentions(
    _ payload: TriePayload, _ from: Int, _ place: TriePlace, _ s: inout MatchScratch
  ) {
    s.isNamed = true
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
      // The walk begins there, and in a large image it is not in any cache: asked for now, it is
      // there by the time the polite words are found.
      let root = tables.phraseRoot(of: VariantID(form.target))
      s.touched ^= trie.cells[root.rawValue & 0x7FFF_FFFF]
    }
  }
}
