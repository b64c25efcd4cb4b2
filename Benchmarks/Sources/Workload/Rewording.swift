// SPDX-License-Identifier: Apache-2.0

/// How people say a phrase otherwise: rules that change its words and keep what is meant.
enum Rewording: String, CaseIterable {
  /// One to three words come in that say when, where or how.
  case added
  /// A word is left out: one that only joins, else one of two or more that tell.
  case dropped
  /// What is at the end comes first, or two neighbours change places.
  case reordered
  /// A word gets another ending.
  case inflected
  /// A verb gives way to another of the same meaning.
  case synonym
  /// Two of these one after the other.
  case two

  /// A phrase said otherwise; `nil` where the rule finds nothing to change.
  func apply(_ words: [String], _ random: inout RandomSource) -> [String]? {
    switch self {
    case .added: return Self.add(words, &random)
    case .dropped: return Self.drop(words, &random)
    case .reordered: return Self.reorder(words, &random)
    case .inflected: return Self.inflect(words, &random)
    case .synonym: return Self.exchange(words, &random)
    case .two:
      let first = random.below(Self.allCases.count - 1)
      let second = (first + 1 + random.below(Self.allCases.count - 2)) % (Self.allCases.count - 1)
      return Self.allCases[first].apply(words, &random)
        .flatMap { Self.allCases[second].apply($0, &random) }
    }
  }

  private static func isTelling(_ word: String) -> Bool {
    !word.hasPrefix("$") && !Words.joiners.contains(word) && !Words.small.contains(word)
  }

  private static func add(_ words: [String], _ random: inout RandomSource) -> [String]? {
    var words = words
    words.insert(contentsOf: Words.split(random.pick(additions)), at: random.below(words.count + 1))
    return words
  }

  private static func drop(_ words: [String], _ random: inout RandomSource) -> [String]? {
    var places = words.indices.filter {
      !words[$0].hasPrefix("$") && !isTelling(words[$0])
    }
    // Without a joining word, one of the words that tell; two of those and the verb are to be left.
    if places.isEmpty {
      places = words.indices.filter { isTelling(words[$0]) }
      if places.count < 4 { return nil }
      places.removeFirst()
    }
    var words = words
    words.remove(at: random.pick(places))
    return words
  }

  private static func reorder(_ words: [String], _ random: inout RandomSource) -> [String]? {
    guard words.count > 2 else { return nil }
    var words = words
    if random.happens(percent: 50) {
      let cut = 1 + random.below(words.count - 1)
      words = Array(words[cut...] + words[..<cut])
    } else {
      let place = random.below(words.count - 1)
      words.swapAt(place, place + 1)
    }
    return words
  }

  private static func inflect(_ words: [String], _ random: inout RandomSource) -> [String]? {
    let places = words.indices.filter { isTelling(words[$0]) }
    guard let first = places.first else { return nil }
    let place = random.pick(places)
    var words = words
    let ending = place == first ? random.pick(["s", "ing"]) : "s"
    words[place] = inflected(words[place], ending)
    return words
  }

  private static func inflected(_ word: String, _ ending: String) -> String {
    if ending == "ing" { return (word.hasSuffix("e") ? String(word.dropLast()) : word) + ending }
    return word + (["s", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) } ? "es" : "s")
  }

  private static func exchange(_ words: [String], _ random: inout RandomSource) -> [String]? {
    for (place, word) in words.enumerated() {
      guard let others = synonyms[word] else { continue }
      var words = words
      words.replaceSubrange(place...place, with: Words.split(random.pick(others)))
      return words
    }
    return nil
  }

  private static let additions = [
    "today", "again", "quickly", "right away", "as usual", "once more", "over here", "at home",
    "this evening", "for me", "straight after lunch", "before we leave", "somehow", "first thing",
  ]

  /// What a verb may give way to; from general English, not from what the engine knows of it.
  private static let synonyms: [String: [String]] = [
    "add": ["include"], "arrange": ["organize"], "book": ["reserve"], "bring": ["fetch"],
    "cancel": ["call off"], "change": ["alter", "modify"], "check": ["verify", "inspect"],
    "choose": ["select"], "close": ["shut"], "collect": ["gather"], "complete": ["finish"],
    "copy": ["duplicate"], "create": ["make"], "cut": ["trim"], "delete": ["erase"],
    "draw": ["sketch"], "find": ["locate"], "finish": ["complete"], "fix": ["repair"],
    "hide": ["conceal"], "lift": ["raise"], "make": ["create"], "merge": ["combine"],
    "mute": ["silence"], "note": ["jot down"], "pause": ["suspend"], "pick": ["choose"],
    "place": ["put"], "plan": ["schedule"], "remove": ["delete"], "resume": ["continue"],
    "save": ["store"], "search": ["look for"], "send": ["dispatch"], "show": ["display"],
    "sort": ["order"], "split": ["divide"], "start": ["begin"], "stop": ["halt"],
    "store": ["save"], "swap": ["exchange"], "take": ["grab"], "track": ["follow"],
    "update": ["refresh"], "view": ["see"], "watch": ["view"], "write": ["compose"],
  ]
}
