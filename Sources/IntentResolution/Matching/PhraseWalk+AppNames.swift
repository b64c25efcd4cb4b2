// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension PhraseWalk {
  /// Finds the names of apps that are said as they are.
  func spotApps(_ s: inout MatchBuffers) {
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
  func followLinear(from: Int, _ s: inout MatchBuffers) {
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
          payload, from: from,
          to: TriePlace(
            node: node, position: Int32(truncatingIfNeeded: at), accent: accent,
            words: Int32(truncatingIfNeeded: at &- from)), &s)
      }
    }
  }

  /// Follows the names that begin with a word.
  func follow(
    _ first: LatticeEdge, from: Int, _ s: inout MatchBuffers
  ) {
    s.places.removeAll()
    let child = trie.child(of: tables.nameRoot, first.token)
    if child.isNone { return }
    s.pushPlace(
      TriePlace(node: child, position: first.to, accent: first.accent, words: 1))
    while let place = s.places.popLast() {
      s.pass.steps &-= 1
      let payload = trie.payload(place.node)
      if !payload.isEmpty { addMentions(payload, from: from, to: place, &s) }
      if Int(place.position) >= s.lattice.end || s.pass.steps < 0 { continue }
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

  /// Adds mentions of the apps with a name that ends at a place, where they hear the utterance.
  func addMentions(
    _ payload: TriePayload, from: Int, to place: TriePlace, _ s: inout MatchBuffers
  ) {
    s.pass.marks.insert(.isNamed)
    for k in 0..<tables.itemCount(payload) {
      s.pass.steps &-= 1
      if s.pass.steps < 0 { return }
      let form = tables.form(tables.item(payload, at: k))
      guard active.contains(form.target) else { continue }
      if s.pass.marks.contains(.isFiltered), !s.isAllowed(tables.app(of: VariantID(form.target))) {
        continue
      }
      let mention = AppMention(
        variant: form.target, from: UInt16(from), to: UInt16(truncatingIfNeeded: place.position),
        words: UInt16(truncatingIfNeeded: place.words),
        accentMismatch: form.accent == place.accent ? 0 : 1)
      if !s.mentions.append(mention) { s.pass.marks.insert(.isCut) }
      // The walk begins there once the polite words are found.
      s.prefetch(tables.phraseRoot(of: VariantID(form.target)), of: trie)
    }
  }
}
