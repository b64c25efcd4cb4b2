// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Which declared phrases begin with the words so far: places in their tries, a set for each word, so
/// that a word takes up where the one before it was and words can be taken back.
///
/// Only the first word of a phrase is tried with every app that hears the locale, whether named or not: the
/// name often comes last.
struct PhraseBeginnings {
  /// A place that the words have come to.
  private struct Place {
    enum Kind: UInt8 { case start, opener, phrase, value, text, name }
    var kind: Kind
    var node: TrieNode
    /// Where the phrase goes on behind a slot.
    var next = TrieNode.none
    /// The variant whose phrase it is; none for a phrase without the app's name.
    var variant = UInt32.max
  }

  /// Most places behind a word, and most words that are followed; beyond them a phrase is no longer
  /// seen to begin.
  static let maxPlaces = 1_024
  static let maxWords = 64
  /// Most edges and names that a word looks at; beyond them no phrase is seen to begin either.
  static let maxSteps = MatchLimits.steps

  private let image: IndexImage
  private let roots: [(variant: UInt32, node: TrieNode)]
  private let openers: TrieNode
  private var places: [Place] = []
  /// Where the places behind each number of words begin; there is one number of words more than words.
  private var starts: [Int] = []
  /// What is left of `maxSteps` for the word that is gone on by.
  private var steps = 0

  init(_ matcher: Matcher) {
    image = matcher.image
    openers = matcher.view.openers
    let active = matcher.view.active.view
    roots =
      (0..<UInt32(truncatingIfNeeded: image.variantCount)).filter { active.contains($0) }
      .map { ($0, matcher.image.variant(VariantID($0)).phraseRoot) }
      .filter { !$0.1.isNone } + matcher.view.applessRoots.map { (UInt32.max, $0) }
    removeAll()
  }

  /// Goes back to no words.
  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    places.append(Place(kind: .start, node: .none))
    places.append(Place(kind: .opener, node: openers))
  }

  /// Whether some phrase goes on here.
  var isBeginning: Bool {
    if starts.count - 1 > Self.maxWords { return false }
    for place in places[starts[starts.count - 1]...] {
      switch place.kind {
      case .start: if !roots.isEmpty { return true }
      case .opener: if place.node != openers { return true }
      case .phrase: if !image.trie.isLeaf(place.node) { return true }
      case .value, .text, .name: return true
      }
    }
    return false
  }

  /// Takes all words back but the first ones.
  mutating func keep(_ words: Int) {
    guard words + 1 < starts.count else { return }
    places.removeLast(places.count - starts[words + 1])
    starts.removeLast(starts.count - words - 1)
  }

  /// Goes on by a word.
  mutating func advance(_ hash: UInt64) {
    let range = starts[starts.count - 1]..<places.count
    starts.append(places.count)
    if starts.count - 1 > Self.maxWords { return }
    let token = image.lexicon.token(hash: hash).id
    steps = Self.maxSteps
    for k in range {
      let place = places[k]
      switch place.kind {
      case .start:
        for root in roots {
          follow(Place(kind: .phrase, node: root.node, variant: root.variant), token)
        }
      case .opener:
        let node = image.trie.child(of: place.node, token)
        if node.isNone { continue }
        add(Place(kind: .opener, node: node))
        if !image.trie.payload(node).isEmpty {
          add(Place(kind: .start, node: .none))
          add(Place(kind: .opener, node: openers))
        }
      case .phrase: follow(place, token)
      case .value: followValue(place, token)
      case .name: followName(place, token)
      case .text: addText(place)
      }
    }
  }

  /// Goes on in a phrase, by a literal word or into a slot.
  private mutating func follow(_ place: Place, _ token: TokenID) {
    let trie = image.trie
    let literal = trie.child(of: place.node, token)
    if !literal.isNone {
      add(Place(kind: .phrase, node: literal, variant: place.variant))
    }
    steps -= 1
    guard trie.hasSlots(place.node) else { return }
    for k in 0..<trie.slotCount(place.node) {
      steps -= 1
      if steps < 0 { return }
      let (symbol, child) = trie.slot(place.node, at: k)
      var inside = place
      inside.next = child
      if symbol == .applicationName {
        inside.kind = .name
        inside.node = image.nameRoot
        followName(inside, token)
        continue
      }
      let slot = image.slotClass(symbol.slotClass)
      if !slot.names.isNone {
        inside.kind = .value
        inside.node = slot.names
        followValue(inside, token)
      }
      if slot.kind != .closed {
        inside.kind = .text
        inside.node = .none
        addText(inside)
      }
    }
  }

  /// Goes on in a listed value's name.
  private mutating func followValue(_ place: Place, _ token: TokenID) {
    let node = image.trie.child(of: place.node, token)
    if node.isNone { return }
    var further = place
    further.node = node
    if !image.trie.isLeaf(node) { add(further) }
    if !image.trie.payload(node).isEmpty {
      add(Place(kind: .phrase, node: place.next, variant: place.variant))
    }
  }

  /// Goes on in the app's name.
  private mutating func followName(_ place: Place, _ token: TokenID) {
    let node = image.trie.child(of: place.node, token)
    if node.isNone { return }
    var further = place
    further.node = node
    if !image.trie.isLeaf(node) { add(further) }
    let payload = image.trie.payload(node)
    if payload.isEmpty { return }
    for k in 0..<image.itemCount(payload) {
      steps -= 1
      if steps < 0 { return }
      if image.form(image.item(payload, at: k)).target == place.variant {
        return add(Place(kind: .phrase, node: place.next, variant: place.variant))
      }
    }
  }

  /// One more word of text, behind which the phrase may go on.
  private mutating func addText(_ place: Place) {
    add(place)
    add(Place(kind: .phrase, node: place.next, variant: place.variant))
  }

  /// Adds a place that is not there yet.
  private mutating func add(_ place: Place) {
    let first = starts[starts.count - 1]
    guard places.count - first < Self.maxPlaces, steps >= 0 else { return }
    for k in first..<places.count {
      let other = places[k]
      if other.node == place.node, other.next == place.next, other.kind == place.kind,
        other.variant == place.variant
      {
        return
      }
    }
    places.append(place)
  }
}
