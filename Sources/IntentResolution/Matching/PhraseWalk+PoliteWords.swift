// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension PhraseWalk {
  /// Finds where a phrase may begin, behind polite openers, and where it may end.
  func findStarts(_ s: inout MatchBuffers) {
    if s.pass.marks.contains(.hasStarts) { return }
    s.pass.marks.insert(.hasStarts)
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
  func addStarts(behind start: PhraseStart, _ s: inout MatchBuffers) {
    s.places.removeAll()
    s.pushPlace(TriePlace(node: openers, position: Int32(start.position)))
    while let place = s.places.popLast() {
      s.pass.steps &-= 1
      if Int(place.position) >= s.lattice.end || s.pass.steps < 0 { continue }
      for e in s.lattice.edgeRange(Int(place.position)) {
        let edge = s.lattice.edges[e]
        let next = trie.child(of: place.node, edge.token)
        if next.isNone { continue }
        if !trie.payload(next).isEmpty, Int(edge.to) < s.lattice.end { addStart(edge.to, &s) }
        s.pushPlace(TriePlace(node: next, position: edge.to))
      }
    }
  }

  /// Adds a place where a phrase may begin, unless it is known.
  func addStart(_ position: Int32, _ s: inout MatchBuffers) {
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
  func findClosers(_ s: inout MatchBuffers) {
    s.pass.closing = 1
    let end = s.lattice.end
    guard !closers.isNone, s.lattice.allFlags.contains(.endsCloser) else { return }
    var lowest = end
    var boundary = end
    while boundary > 0, boundary >= lowest, end &- boundary < 63 {
      if s.pass.closing >> UInt64(end &- boundary) & 1 == 1 {
        var node = closers
        var at = boundary
        while at > 0, end &- at < 63 {
          s.pass.steps &-= 1
          guard let edge = s.lattice.lastEdge(to: at) else { break }
          node = trie.child(of: node, s.lattice.edges[edge.index].token)
          if node.isNone { break }
          at = edge.from
          if at > 0, !trie.payload(node).isEmpty {
            s.pass.closing |= 1 << UInt64(end &- at)
            lowest = min(lowest, at)
          }
        }
      }
      boundary &-= 1
    }
  }
}
