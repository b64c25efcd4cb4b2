// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// What undoes what in a language, over words of a `KnowledgeBlock`.
///
/// A record is { stems behind the first u4 │ place of the stem that others may stand before u5, 31 for none │
/// what it reverses u2 │ whether it has consequences u1 │ whether it is the last of its first stem u1 │ what
/// it says u10 │ bits of the first stem u9 }, and 32 bits of each stem behind the first. It mostly says one
/// pole: then the bits are { one way or the other u1 │ axis u6 }, else its place in `sayings` and 128. What is
/// read is checked against the section's size, and no list is followed for more than `maxRecords`.
package struct OppositeTable: Sendable {
  static let noGap = 31
  static let lastBit: UInt32 = 1 << 12
  /// What says one pole: the two of each axis.
  static let singlePoles: UInt32 = 128
  /// Most that expressions of a language say besides, each counted once: `Poles`.
  static let maxSayings = 1_024 - singlePoles
  /// Where the place of expressions begins in a value, above the marks of a word.
  static let placeShift: UInt32 = 5
  static let maxPrefixes = 16
  static let maxRecords = 64
  /// The most words of an expression; of Japanese they are syllables where no dictionary has them.
  static let maxWords = 16
  /// Most words between the parts of an expression.
  static let maxGap = 8

  let table: PackedTable
  let expressions: Words
  /// What expressions say that is not one pole: the axes said one way u64, the other way u64.
  let sayings: Words
  let prefixes: Words

  /// The words of an expression.
  static func record(
    _ expression: KnowledgeContent.Expression, saying: UInt32, isLast: Bool
  ) -> [UInt32] {
    let rest = expression.stems.dropFirst()
    let head =
      UInt32(rest.count) | UInt32(expression.gap ?? noGap) << 4
      | UInt32(expression.reversal.rawValue) << 9 | (expression.isConsequential ? 1 << 11 : 0)
      | (isLast ? lastBit : 0) | saying << 13 | mark(expression.stems[0])
    return [head] + rest.map { UInt32(truncatingIfNeeded: $0) }
  }

  /// What a record has of its first stem; the table has other bits of it.
  @inline(__always) private static func mark(_ stem: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: stem &>> 32) &<< 23
  }

  /// The stems behind the first of a record.
  static func restCount(_ head: UInt32) -> Int { Int(head & 0xF) }

  /// The place of the stem that others may stand before.
  static func gap(_ head: UInt32) -> Int { Int(head >> 4 & 0x1F) }

  /// Where what a record says ends among `sayings`; 0 where it says one pole.
  static func sayingEnd(_ head: UInt32) -> Int {
    max(0, Int(head >> 13 & 0x3FF) - Int(singlePoles) + 1) * 4
  }

  /// What a record says.
  func poles(_ head: UInt32) -> Poles {
    let saying = head >> 13 & 0x3FF
    if saying < Self.singlePoles {
      let axis: UInt64 = 1 &<< UInt64(saying >> 1)
      return saying & 1 == 0 ? Poles(plus: axis, minus: 0) : Poles(plus: 0, minus: axis)
    }
    let at = Int(saying - Self.singlePoles) * 4
    return Poles(plus: sayings.pair(at: at), minus: sayings.pair(at: at &+ 2))
  }

  /// A prefix of up to eight bytes: how many they are, and the bytes, the first one lowest.
  static func record(prefix: String) -> [UInt32] {
    var letters: UInt64 = 0
    let bytes = Array(prefix.utf8.prefix(8))
    for (k, byte) in bytes.enumerated() { letters |= UInt64(byte) << UInt64(8 * k) }
    return [UInt32(bytes.count), UInt32(truncatingIfNeeded: letters), UInt32(letters >> 32)]
  }

  /// Whether the language has none.
  package var isEmpty: Bool { expressions.count == 0 }

  /// What an expression says, where it was found.
  package struct Match: BitwiseCopyable {
    /// The place behind its words that stand together; other parts may come later.
    package var end: Int
    /// The place of the last word behind a gap; the end's where there is none.
    package var last: Int
    /// The poles that it says.
    package var poles = Poles()
    /// What a verb alone would say with the particle that stands behind it but may be another word: "schließ die Tür
    /// auf, geht das" unlocks, "auf dem Handy" does not.
    package var doubtful = Poles()
    /// The place behind that particle.
    package var doubtfulEnd = 0
    /// Whether it turns round what is said behind it.
    package var reversesNext = false
    /// Whether that goes on up to another request: none does it.
    package var reversesClause = false
    /// Whether what it names has consequences.
    package var isConsequential = false
    /// Whether it turns round what is said before it.
    package var reversesBefore = false
  }

  /// What stands at a place among words.
  package enum Finding {
    /// An expression.
    case match(Match)
    /// A word that begins another request.
    case clause
    /// A word that begins a clause under the request: "when".
    case under
    /// A verb that turns round what is said behind it if a particle that may be a preposition is its own: "take the
    /// freeze off my card".
    case reversal
  }

  /// Whether a word says when something is to be done, or how often: "tomorrow".
  package func isTime(_ stem: UInt64) -> Bool {
    stem != 0 && table.value(for: stem) & 4 != 0
  }

  /// The longest expression that begins at a word.
  ///
  /// - Parameters:
  ///   - first: The place of the word.
  ///   - stems: Stems of the words; 0 for what is no word and comes between: a slot, or a value.
  ///   - skipped: Whether a word does not count: it is polite, or names the app.
  /// - Complexity: O(*e*) for *e* expressions of the word; one look-up where it has none.
  package func find(
    at first: Int, in stems: Span<UInt64>, isSkipped skipped: (Int) -> Bool
  ) -> Finding? {
    let value = table.value(for: stems[first])
    if value == 0 { return nil }
    var at = Int(value >> Self.placeShift) &- 1
    var left = Self.maxRecords
    var doubtful = (poles: Poles(), end: 0, reverses: false)
    while at >= 0, left > 0, at < expressions.count {
      let head = expressions[at]
      let count = Self.restCount(head)
      guard at &+ count < expressions.count else { break }
      // The table has taken the stem for another.
      guard (head ^ Self.mark(stems[first])) &>> 23 == 0 else { return nil }
      let places = places(at, head, at: first, in: stems, isSkipped: skipped)
      if let places, !places.isSure {
        doubtful = (poles(head), places.last &+ 1, head >> 9 & 3 == 1)
      } else if let places {
        var match = Match(end: places.end, last: places.last)
        match.poles = poles(head)
        if count == 0 { (match.doubtful, match.doubtfulEnd, _) = doubtful }
        match.isConsequential = head >> 11 & 1 == 1
        match.reversesNext = head >> 9 & 1 == 1
        match.reversesClause = head >> 9 & 3 == 3
        match.reversesBefore = head >> 9 & 3 == 2
        return .match(match)
      }
      if head & Self.lastBit != 0 { break }
      at &+= 1 &+ count
      left &-= 1
    }
    if doubtful.reverses { return .reversal }
    return value & 2 != 0 ? .clause : value & 8 != 0 ? .under : nil
  }

  /// Which way words go, all expressions together.
  ///
  /// - Parameters:
  ///   - stems: Stems of the words; 0 for what is no word.
  ///   - skipped: Whether a word does not count.
  package func poles(in stems: Span<UInt64>, isSkipped skipped: (Int) -> Bool) -> Poles {
    var poles = Poles()
    var end = 0
    for k in 0..<stems.count where k >= end && stems[k] != 0 && !skipped(k) {
      guard case .match(let match) = find(at: k, in: stems, isSkipped: skipped) else { continue }
      end = match.end
      poles.formUnion(match.poles)
    }
    return poles
  }

  /// Where the words of an expression stand, and whether what is behind them leaves no doubt; `nil` where it is not
  /// there.
  private func places(
    _ record: Int, _ head: UInt32, at first: Int, in stems: Span<UInt64>,
    isSkipped skipped: (Int) -> Bool
  ) -> (end: Int, last: Int, isSure: Bool)? {
    let gap = Self.gap(head)
    if gap == 0, first == 0 || !follows(first, in: stems, isSkipped: skipped) { return nil }
    var place = first &+ 1
    var end = place
    var isParted = false
    for k in 0..<Self.restCount(head) {
      let stem = expressions[record &+ 1 &+ k]
      var between = 0
      while place < stems.count,
        skipped(place)
          || gap == k &+ 1 && between < Self.maxGap
            && UInt32(truncatingIfNeeded: stems[place]) != stem
      {
        if !skipped(place) { between &+= 1 }
        place &+= 1
      }
      guard place < stems.count, stems[place] != 0,
        UInt32(truncatingIfNeeded: stems[place]) == stem
      else { return nil }
      if between > 0 { isParted = true }
      place &+= 1
      if !isParted { end = place }
    }
    let last = place &- 1
    return (
      end, last,
      !isParted && !isArticle(stems[last]) || follows(last, in: stems, isSkipped: skipped)
    )
  }

  /// Whether a particle is an article as well: "schalte ein | Licht aus".
  private func isArticle(_ stem: UInt64) -> Bool { table.value(for: stem) & 16 != 0 }

  /// Whether behind a word there is only what may follow a particle that is parted from its verb.
  private func follows(
    _ index: Int, in stems: Span<UInt64>, isSkipped skipped: (Int) -> Bool
  ) -> Bool {
    var next = index &+ 1
    while next < stems.count, skipped(next) { next &+= 1 }
    guard next < stems.count else { return true }
    return stems[next] != 0 && table.value(for: stems[next]) & 1 != 0
  }

  /// Whether a condition holds for some prefix, its letters and how many they are, the first one lowest.
  package func hasPrefix(where holds: (_ letters: UInt64, _ count: Int) -> Bool) -> Bool {
    var at = 0
    while at &+ 3 <= prefixes.count {
      if holds(prefixes.pair(at: at &+ 1), min(Int(prefixes[at]), 8)) { return true }
      at &+= 3
    }
    return false
  }

  /// How many bytes of a word's beginning turn the rest of it round, or the next word where they are
  /// all of it ("un-mute"); 0 for none.
  package func prefixLength(_ letter: (Int) -> UInt8, count: Int) -> Int {
    var at = 0
    while at &+ 3 <= prefixes.count {
      let length = Int(prefixes[at])
      let letters = prefixes.pair(at: at &+ 1)
      var matched = 0
      while matched < min(length, 8), matched < count,
        letter(matched) == UInt8(truncatingIfNeeded: letters >> UInt64(8 &* matched))
      { matched &+= 1 }
      if length > 0, matched == length, count == length || count >= length &+ 3 { return length }
      at &+= 3
    }
    return 0
  }
}

extension KnowledgeBlock {
  func validateOpposites() throws(BlockError) {
    let records = opposites.expressions
    var starts: Set<Int> = []
    var at = 0
    var isFirst = true
    while at < records.count {
      if isFirst { starts.insert(at) }
      let count = OppositeTable.restCount(records[at])
      let gap = OppositeTable.gap(records[at])
      try block.check(
        at + count < records.count && (gap <= count || gap == OppositeTable.noGap), .expressions,
        at: at, "its size")
      try block.check(
        OppositeTable.sayingEnd(records[at]) <= opposites.sayings.count, .expressions, at: at,
        "poles that are none")
      isFirst = records[at] & OppositeTable.lastBit != 0
      at += 1 + count
    }
    try block.check(isFirst, .expressions, at: at, "a list without an end")
    let table = opposites.table
    for slot in 0..<table.slots {
      let place = Int(table.value(inSlot: slot) >> OppositeTable.placeShift) - 1
      try block.check(
        place < 0 || starts.contains(place), .opposites, at: slot, "no beginning of a list")
    }
    try block.check(opposites.prefixes.count % 3 == 0, .prefixes, at: 0, "its size")
  }
}

/// What expressions say that is not one pole, each once.
struct PolesBuilder {
  /// Two numbers each, as `OppositeTable.sayings`.
  private(set) var words: [UInt32] = []
  private var codes: [[UInt32]: UInt32] = [:]

  /// What stands for poles in a record; they are added where they are new, and past `maxSayings` those of the
  /// last ones stand for them.
  mutating func code(of poles: Poles) -> UInt32 {
    if poles.plus.nonzeroBitCount + poles.minus.nonzeroBitCount == 1 {
      return UInt32(poles.axes.trailingZeroBitCount) << 1 | (poles.plus == 0 ? 1 : 0)
    }
    let key = [poles.plus, poles.minus].flatMap {
      [UInt32(truncatingIfNeeded: $0), UInt32($0 >> 32)]
    }
    if let known = codes[key] { return known }
    let code = OppositeTable.singlePoles + UInt32(codes.count)
    guard codes.count < OppositeTable.maxSayings else { return code - 1 }
    codes[key] = code
    words += key
    return code
  }
}
