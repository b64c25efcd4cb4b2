// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The words of an utterance without the app's name, as the tables of a language know them.
struct FrameWords: ~Escapable {
  /// A pattern that fits.
  struct Match {
    /// What the pattern says.
    var kind: FramePattern.Kind
    /// Its first word.
    var lower: Int
    /// The word after its cue.
    var cueEnd: Int
    /// The word after all that it looked at.
    var end: Int
    /// The words that its steps name, not those that a step takes whatever they are: a bit each from the first on.
    var named: UInt64
    /// Whether it may begin with most words, or is marked as what gives way.
    var isGeneric: Bool
    /// Its place among those that look at as many words.
    var order: Int
    /// Whether one that begins with a certain word comes before it, however long.
    var givesWay: Bool { isGeneric || kind == .subjects }
  }

  let tables: FrameTables
  private let entries: Span<UInt16>
  private let tokens: Span<Token>
  private let text: Span<UInt8>

  /// How many words there are.
  let count: Int
  /// The word where closing words begin.
  let end: Int
  /// The word that the app's name stands before; `nil` if it was not said.
  let name: Int?
  /// How many tokens stand where the name is.
  private let nameCount: Int

  /// The bits of its words: most patterns are left at one that is not there.
  private let said: UInt64

  /// How many words were held against a step of a pattern, in builds with assertions.
  private(set) var comparisons = 0

  /// Whether clauses are told that leave a request alone.
  var takesAsides = false

  /// The groups of the unlisted word looked at last, by its ending.
  private var ending: (word: Int, groups: UInt64) = (-1, 0)

  /// Takes the words of an utterance.
  ///
  /// - Parameters:
  ///   - entries: The entries of its tokens, without those of the name.
  ///   - name: The tokens of the app's name.
  @_lifetime(copy entries, copy tokens, copy text)
  init(
    _ entries: Span<UInt16>, of tokens: Span<Token>, in text: Span<UInt8>, name: Range<Int>?,
    tables: FrameTables
  ) {
    self.entries = entries
    self.tokens = tokens
    self.text = text
    self.tables = tables
    self.name = name?.lowerBound
    nameCount = name?.count ?? 0
    count = entries.count
    var end = entries.count
    while end > 0, tables.entries[Int(entries[end - 1])].groups & FrameGroup.closer.bit != 0 {
      end -= 1
    }
    self.end = end
    var said: UInt64 = 0
    for word in 0..<entries.count {
      let entry = entries[word]
      said |= FrameTables.bit(ofEntry: entry)
      said |= FrameTables.bit(ofEntry: tables.entries[Int(entry)].plain)
    }
    self.said = said
  }

  /// The tokens of some words.
  func tokens(_ words: Range<Int>) -> TokenRange {
    guard !words.isEmpty else { return TokenRange() }
    return TokenRange(token(words.lowerBound)..<token(words.upperBound - 1) + 1)
  }

  private func token(_ word: Int) -> Int {
    guard let name, word >= name else { return word }
    return word + nameCount
  }

  /// The words that some tokens are, those of the app's name left out.
  func words(ofTokens tokens: Range<Int>) -> Range<Int>? {
    func word(_ token: Int) -> Int {
      guard let name, token > name else { return token }
      return max(name, token - nameCount)
    }
    let (lower, upper) = (word(tokens.lowerBound), word(tokens.upperBound))
    return lower <= upper && upper <= count ? lower..<upper : nil
  }

  /// Whether two words are the same.
  func isSame(_ one: Int, _ other: Int) -> Bool {
    tokens[token(one)].hash == tokens[token(other)].hash
  }

  /// Whether a sentence ends before a word, by a mark behind the one before it.
  func beginsSentence(_ word: Int) -> Bool {
    guard word > 0, word < count else { return false }
    let before = tokens[token(word) - 1]
    let upper = min(Int(tokens[token(word)].lower), text.count)
    var offset = Int(before.upper)
    while offset < upper {
      switch text[offset] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"): return true
      // Not that of an abbreviation or of a number.
      case UInt8(ascii: "."): return before.upper - before.lower > 3 && offset + 1 < upper
      default: offset += 1
      }
    }
    return false
  }

  /// Whether a comma stands before a word.
  func hasComma(before word: Int) -> Bool {
    guard word > 0, word < count else { return false }
    let token = token(word)
    return Self.hasComma(behind: tokens[token - 1], before: tokens[token], of: text)
  }

  /// Whether a comma stands between two tokens of a text.
  static func hasComma(behind last: Token, before next: Token, of text: Span<UInt8>) -> Bool {
    let (lower, upper) = (Int(last.upper), min(Int(next.lower), text.count))
    for offset in lower..<max(lower, upper) where text[offset] == UInt8(ascii: ",") { return true }
    return false
  }

  /// The groups of a word, by its entry or its ending.
  mutating func groups(_ word: Int) -> UInt64 {
    let groups = listedGroups(word)
    return groups != 0 ? groups : groupsByEnding(word)
  }

  /// Whether a word is of a group that the analysis asks for; none is past the last.
  func isOf(_ group: FrameGroup, _ word: Int) -> Bool {
    guard word < count else { return false }
    let entry = tables.entries[Int(entries[word])]
    return (entry.groups | entry.open) & group.bit != 0
  }

  /// Whether a word is a pronoun that a verb before it has as its object; one that may be an article is
  /// where a hyphen joins it to the verb.
  func isObject(_ word: Int) -> Bool {
    isOf(.object, word)
      && (!isOf(.determiner, word) || tokens[token(word)].joint == .hyphen)
  }

  /// The groups that a word is listed in.
  func listedGroups(_ word: Int) -> UInt64 { tables.entries[Int(entries[word])].groups }

  /// Whether a word is of no group but by its ending.
  func isUnlisted(_ word: Int) -> Bool { listedGroups(word) == 0 }

  /// Whether a word of no group may be a verb that asks, by the word behind it: "mow the lawn", "fire up the oven".
  mutating func mayBeVerb(_ word: Int) -> Bool {
    guard word + 1 < count, groups(word) == 0 else { return false }
    let next = listedGroups(word + 1)
    if next & FrameGroup.particle.bit != 0 { return next & FrameGroup.preposition.bit == 0 }
    return next & (FrameGroup.determiner.bit | FrameGroup.object.bit) != 0
  }

  /// Whether a word negates what stands behind it by itself, at the beginning of a clause: "not", and "no" in languages
  /// that have one word for both.
  func isNegator(_ word: Int) -> Bool {
    [true, false].contains { isAnchored in
      tables.entries[Int(entries[word])].starts(isSecond: false, isAnchored: isAnchored).contains {
        let pattern = tables.patterns[Int(tables.starts[$0].pattern)]
        return pattern.kind == .before && pattern.elements.count == 1
      }
    }
  }

  /// Whether a word corrects where it is said twice: "no, no".
  func mayCorrect(_ word: Int) -> Bool {
    [true, false].contains { isAnchored in
      tables.entries[Int(entries[word])].starts(isSecond: false, isAnchored: isAnchored).contains {
        let pattern = tables.patterns[Int(tables.starts[$0].pattern)]
        guard pattern.kind == .repairs, pattern.elements.count == 2 else { return false }
        let (one, other) = (
          tables.elements[pattern.elements.lowerBound],
          tables.elements[pattern.elements.lowerBound + 1]
        )
        return one.test == other.test && one.operand == other.operand
      }
    }
  }

  /// Whether a word is about words, or about their use: "phrase", "wrote".
  func isWording(_ word: Int) -> Bool { isOf(tables.wording, word) }

  /// Whether a word makes it doubtful whether or when something beside it is meant: "unless", "would".
  func isDoubt(_ word: Int) -> Bool { isOf(tables.doubt, word) }

  /// Whether a word begins the subject of a verb that has the form of a request.
  func beginsAgent(_ word: Int) -> Bool { isOf(tables.agents, word) }

  private func isOf(_ forms: FrameTables.WordBeginnings, _ word: Int) -> Bool {
    word < count && forms.contains(tokens[token(word)], of: text)
  }

  private mutating func groupsByEnding(_ word: Int) -> UInt64 {
    if ending.word == word { return ending.groups }
    let token = tokens[token(word)]
    let upper = min(Int(token.upper), text.count)
    let length = upper - Int(token.lower)
    let last = FrameTables.letters(
      upper - max(0, min(length, FrameTables.Ending.maxBytes))..<upper, of: text)
    var groups: UInt64 = 0
    for ending in tables.endings {
      // At least two bytes of others come before it.
      if last & ending.mask == ending.letters, length >= ending.count + 2,
        ending.infix.map({
          has($0, in: Int(token.lower) + 2..<max(Int(token.lower) + 2, upper - ending.count - 3))
        }) ?? true
      {
        groups |= ending.groups
      }
    }
    ending = (word, groups)
    return groups
  }

  /// Whether two letters stand in some bytes, one behind the other.
  private func has(_ infix: FrameTables.Ending.Infix, in bytes: Range<Int>) -> Bool {
    for offset in bytes.dropLast()
    where text[offset] == infix.first && text[offset + 1] == infix.second {
      return true
    }
    return false
  }
}

extension FrameWords {
  /// The pattern that fits from a word on and looks at most words; of those, the first one.
  ///
  /// One that begins with any word gives way to those that begin with this one: "why did my …" is a
  /// question though "_ did my …" would be a report. A condition comes before all that tell something. Where clauses are
  /// told that leave a request alone, what begins one comes first.
  ///
  /// - Parameters:
  ///   - isStart: Whether a clause begins there.
  ///   - isAsked: Whether words that ask stand right before it, and only what begins there as it begins a clause is
  ///     looked for: more that asks, and what has a request ask for nothing.
  mutating func match(at word: Int, isStart: Bool, isAsked: Bool = false) -> Match? {
    guard word < count else { return nil }
    var found = Found()
    search(of: word, at: word, isSecond: false, isStart: isStart, isAsked: isAsked, &found)
    if word + 1 < count {
      search(of: word + 1, at: word, isSecond: true, isStart: isStart, isAsked: isAsked, &found)
    }
    return found.best
  }

  /// The best of the patterns that fit.
  private struct Found {
    private var aside: Match?
    private var condition: Match?
    private var telling: Match?
    private var other: Match?

    /// The best of all. An aside comes first, unless it is the beginning of a condition: "assim" of "assim que". What a
    /// conjunction begins is a condition, whatever it tells: "una volta che la lavatrice ha finito".
    var best: Match? {
      let clear = condition.flatMap { $0.givesWay ? nil : $0 }
      if let aside, clear.map({ $0.end <= aside.end }) ?? true { return aside }
      let asking = Self.first(condition, other)
      return clear != nil && asking?.kind == .conditions ? asking : Self.first(telling, asking)
    }

    /// Whether those that may begin with most words are worth a look.
    var takesGeneric: Bool {
      (aside?.givesWay ?? true) && (condition?.givesWay ?? true) && (telling?.givesWay ?? true)
        && (other?.givesWay ?? true)
    }

    mutating func add(_ match: Match) {
      switch match.kind {
      case .asides: aside = Self.first(aside, match)
      case .conditions: condition = Self.first(condition, match)
      case _ where match.kind.tells: telling = Self.first(telling, match)
      default: other = Self.first(other, match)
      }
    }

    private static func first(_ one: Match?, _ other: Match?) -> Match? {
      guard let one else { return other }
      guard let other else { return one }
      if one.givesWay != other.givesWay { return one.givesWay ? other : one }
      let isFirst = one.end == other.end ? one.order < other.order : one.end > other.end
      return isFirst ? one : other
    }
  }

  /// Searches the patterns that are listed with a word.
  @inline(__always)
  private mutating func search(
    of listed: Int, at word: Int, isSecond: Bool, isStart: Bool, isAsked: Bool,
    _ found: inout Found
  ) {
    let entry = Int(entries[listed])
    for isAnchored in [true, false] where isStart || !isAnchored {
      for index in tables.entries[entry].starts(isSecond: isSecond, isAnchored: isAnchored) {
        let start = tables.starts[index]
        if said & start.words == 0 { continue }
        if start.isGeneric, !found.takesGeneric { break }
        if start.other.test != .gap {
          let other = isSecond ? word : word + 1
          guard other < count, fits(start.other, other) else { continue }
        }
        let pattern = tables.patterns[Int(start.pattern)]
        if isStart, !pattern.kind.mayBegin(at: word) { continue }
        if pattern.kind == .asides, !takesAsides { continue }
        if isAsked, !pattern.kind.followsRequest { continue }
        // Behind the app's name a sentence begins anew: "arrivo, Fornella, spegni tu il forno".
        if isSecond, name == word + 1, pattern.kind == .statements { continue }
        let order = Int(start.pattern) + (isAnchored ? 0 : 1 << 16)
        if let match = match(pattern, at: word, order: order) { found.add(match) }
      }
    }
  }

  /// Reads a pattern against the words from one on, without going back: a gap ends where the step after
  /// it fits first, or where the words before the end begin, so the work is bounded by the words that the
  /// pattern may take.
  mutating func match(_ pattern: FramePattern, at word: Int, order: Int) -> Match? {
    var at = word
    var named: UInt64 = 0
    var cueEnd: Int?
    var step = pattern.elements.lowerBound
    while step < pattern.elements.upperBound {
      let element = tables.elements[step]
      step += 1
      switch element.test {
      case .end:
        guard at >= end || pattern.kind == .courtesies && endsClause(at) else { return nil }
      case .name: guard name == at else { return nil }
      case .cueEnd: cueEnd = at
      case .gap:
        let next = tables.elements[step]
        let last = min(at + Int(element.operand), count - 1)
        if let rest = wordsToEnd(step..<pattern.elements.upperBound) {
          let isClause = pattern.kind == .courtesies
          at = max(at, (isClause ? clauseEnd(from: at, upTo: last + rest) : end) - rest)
        }
        while at <= last, !fits(next, at) { at += 1 }
        guard at <= last else { return nil }
      default:
        if at < count, fits(element, at) {
          if element.test != .any { named |= 1 << UInt64(at - word) }
          at += 1
        } else if !element.isOptional {
          return nil
        }
      }
    }
    return Match(
      kind: pattern.kind, lower: word, cueEnd: cueEnd ?? at, end: at, named: named,
      isGeneric: pattern.isGeneric, order: order)
  }

  /// Whether a clause ends before a word: before who is called by name, and at a comma.
  private func endsClause(_ at: Int) -> Bool { name == at || hasComma(before: at) }

  /// The word before which the clause of a word ends; where that is farther than some word, one behind it.
  private func clauseEnd(from word: Int, upTo last: Int) -> Int {
    var at = word + 1
    while at < end, at <= last, !endsClause(at) { at += 1 }
    return min(at, end)
  }

  /// How many words some steps take, where the last one is the end of the utterance; `nil` where it is
  /// not, or where their number depends on the words. What ends an utterance need not be searched for
  /// behind a gap.
  private func wordsToEnd(_ steps: Range<Int>) -> Int? {
    guard tables.elements[steps.upperBound - 1].test == .end else { return nil }
    for step in steps.dropLast() {
      let element = tables.elements[step]
      switch element.test {
      case .word, .words, .group, .notGroup, .any: if element.isOptional { return nil }
      case .gap, .end, .name, .cueEnd: return nil
      }
    }
    return steps.count - 1
  }

  @inline(__always)
  private mutating func fits(_ element: FramePattern.Element, _ word: Int) -> Bool {
    assert(counted())
    return switch element.test {
    case .word:
      entries[word] == element.operand
        || tables.entries[Int(entries[word])].plain == element.operand
    case .words: tables.list(element.operand, has: entries[word])
    case .group: has(element.operand, word)
    case .notGroup: !has(element.operand, word)
    case .any: true
    case .gap, .end, .name, .cueEnd: false
    }
  }

  private mutating func counted() -> Bool {
    comparisons += 1
    return true
  }

  @inline(__always) private mutating func has(_ group: UInt16, _ word: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(group)
    let entry = tables.entries[Int(entries[word])]
    if (entry.groups | entry.open) & bit != 0 { return true }
    return entry.groups == 0 && tables.endingGroups & bit != 0 && groupsByEnding(word) & bit != 0
  }
}
