// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// The words and patterns of a language, laid out for the analysis.
final class FrameTables: Sendable {
  /// A word that the text of the language has.
  struct Entry: Sendable {
    /// The groups that it is of, a bit each; what they are not is not told by its ending.
    var groups: UInt64 = 0
    /// Groups that it is of besides: they leave it to its ending what else it is.
    var open: UInt64 = 0
    /// The entry of the word written without regard to diacritics: itself, but for a word that is listed
    /// with its own.
    var plain: UInt16 = 0
    /// Whether the word is listed with certain diacritics too.
    var hasAccented = false
    /// Whether a question may begin with it.
    var asks = false
    /// Whether it says that all of the things named are meant.
    var saysAll = false
    /// What it says of the words beside it.
    var marks: WordMarks = []
    /// Where its lists of patterns begin in `starts`, one behind the other; the last ends at `end`.
    fileprivate var lists = InlineArray<4, Int32>(repeating: 0)
    fileprivate var end: Int32 = 0

    /// The patterns that may begin with it, or whose second word it may be: each pattern is listed where fewer
    /// entries may take the step.
    ///
    /// - Parameters:
    ///   - isSecond: Whether it is their second word.
    ///   - isAnchored: Whether they stand at the beginning of a clause.
    @inline(__always) func starts(isSecond: Bool, isAnchored: Bool) -> Range<Int> {
      let list = Self.list(isSecond: isSecond, isAnchored: isAnchored)
      return Int(lists[list])..<Int(list == 3 ? end : lists[list + 1])
    }

    fileprivate static func list(isSecond: Bool, isAnchored: Bool) -> Int {
      (isSecond ? 2 : 0) + (isAnchored ? 0 : 1)
    }
  }

  /// A pattern where it may begin.
  struct Start: Sendable {
    /// Its number.
    var pattern: UInt16
    /// Whether it gives way: it may begin with most words, or is marked so.
    var isGeneric: Bool
    /// The bits of words of which it holds one; all bits where it needs none of its own.
    var words: UInt64
    /// The step that its other word must fit, the second or the first; `gap` where there is no such step.
    var other: FramePattern.Element
  }

  /// An ending, with letters that may have to come before the stem of three letters or more: "ein|zu|schalt|en".
  struct Ending: Sendable {
    /// The most bytes that it may have.
    static let maxBytes = 8

    /// Its bytes, the last one lowest.
    var letters: UInt64 = 0
    /// All bits of the bytes that it has.
    var mask: UInt64 = 0
    /// How many they are.
    var count = 0
    /// The letters before the stem; `nil` where any will do.
    var infix: Infix?
    /// The groups.
    var groups: UInt64

    /// Two bytes inside a word, both in lower case.
    struct Infix: Sendable {
      var first: UInt8
      var second: UInt8
    }

    /// An ending of up to eight bytes.
    init(_ text: String, infix: Infix? = nil, groups: UInt64) {
      for byte in text.utf8.reversed() {
        letters |= UInt64(byte) << UInt64(8 * count)
        mask |= 0xFF << UInt64(8 * count)
        count += 1
      }
      self.infix = infix
      self.groups = groups
    }
  }

  /// A word, or the letters with which words begin.
  struct WordBeginning: Sendable {
    /// The most bytes that count.
    static let maxBytes = 8

    /// Its first bytes, in lower case, the first one highest; zeroes behind them.
    let letters: UInt64
    /// All bits of the bytes that it has.
    let mask: UInt64
    /// How many they are.
    let count: Int
    /// Whether it is the whole word; a longer one counts as a beginning.
    let isWhole: Bool

    /// The first eight bytes of a text.
    init(_ text: String, isWhole: Bool) {
      let bytes = Array(text.utf8.prefix(Self.maxBytes))
      count = bytes.count
      letters = FrameTables.beginning(bytes.indices, of: bytes.span)
      mask = count == 0 ? 0 : .max << UInt64(8 * (Self.maxBytes - count))
      self.isWhole = isWhole && text.utf8.count <= Self.maxBytes
    }

    /// The first byte; 0 of none.
    var first: Int { Int(letters >> 56) }
  }

  /// Words and beginnings of words, by their first byte.
  struct WordBeginnings: Sendable {
    private let forms: [WordBeginning]
    /// Where those of each first byte begin, and all end.
    private let starts: [UInt16]

    init(_ forms: [WordBeginning]) {
      self.forms = forms.sorted { $0.first < $1.first }
      var starts = [UInt16](repeating: 0, count: 257)
      for form in forms { starts[form.first + 1] += 1 }
      for byte in 1...256 { starts[byte] += starts[byte - 1] }
      self.starts = starts
    }

    /// Whether a word of a text is one, or has one.
    func contains(_ token: Token, of text: Span<UInt8>) -> Bool {
      let (lower, upper) = (Int(token.lower), min(Int(token.upper), text.count))
      guard lower < upper else { return false }
      let own = FrameTables.beginning(lower..<upper, of: text)
      let first = Int(own >> 56)
      for k in Int(starts[first])..<Int(starts[first + 1])
      where (own ^ forms[k].letters) & forms[k].mask == 0 {
        let length = upper - lower
        if length == forms[k].count || !forms[k].isWhole && length > forms[k].count { return true }
      }
      return false
    }
  }

  /// The first eight of some bytes of a text in lower case, the first one highest; zeroes behind them.
  private static func beginning(_ bytes: Range<Int>, of text: Span<UInt8>) -> UInt64 {
    let bytes = bytes.prefix(WordBeginning.maxBytes)
    return bytes.isEmpty
      ? 0 : letters(bytes, of: text) << UInt64(8 * (WordBeginning.maxBytes - bytes.count))
  }

  /// Some bytes of a text in lower case, the last one lowest; of more than eight the last ones.
  static func letters(_ bytes: Range<Int>, of text: Span<UInt8>) -> UInt64 {
    var letters: UInt64 = 0
    var isLatin1 = false
    for offset in bytes {
      let byte = text[offset]
      // Capitals of ASCII and of Latin-1, whose letters' second bytes differ as those of ASCII do.
      let isCapital = 0x41...0x5A ~= byte || isLatin1 && 0x80...0x9E ~= byte
      letters = letters << 8 | UInt64(isCapital ? byte | 0x20 : byte)
      isLatin1 = byte == 0xC3
    }
    return letters
  }

  /// The bit of an entry among those that an utterance holds.
  @inline(__always) static func bit(ofEntry entry: UInt16) -> UInt64 { 1 << UInt64(entry % 64) }

  /// Words by hash; the index is the low bits, or the next one that is free.
  private let keys: [UInt64]
  private let slots: [UInt16]

  /// Words by number; 0 is any word that is not listed.
  let entries: [Entry]

  /// Patterns by number.
  let patterns: [FramePattern]

  /// The steps of all patterns.
  let elements: [FramePattern.Element]

  /// The lists of words of which a step takes one: where each begins in `listed`, and all end.
  private let lists: [UInt16]
  private let listed: [UInt16]

  /// Patterns by the entries that their first or second word may be.
  let starts: [Start]

  /// Endings of words that are in no group.
  let endings: [Ending]

  /// The groups that have endings.
  let endingGroups: UInt64

  /// Words about words, words that make it doubtful what is meant beside them, and words that begin the subject of a verb
  /// in a form with which one asks, too.
  let wording: WordBeginnings
  let doubt: WordBeginnings
  let agents: WordBeginnings

  /// The group of persons, "sister", where a language names one so.
  let humans: UInt64

  /// What a word ends with that says whose the next one is, in folded letters: the "s" of "Annas".
  let genitiveEndings: [[UInt8]]

  /// Whether light verbs are listed.
  let hasLightVerbs: Bool

  /// Whether verbs are listed: they are not where words are not parted by blanks.
  let hasVerbs: Bool

  private init(_ builder: Builder, starts: [Start]) {
    entries = builder.entries
    patterns = builder.patterns
    elements = builder.elements
    lists = builder.lists
    listed = builder.listed
    endings = builder.endings
    endingGroups = builder.endingGroups
    wording = WordBeginnings(builder.wording)
    doubt = WordBeginnings(builder.doubt)
    agents = WordBeginnings(builder.agents)
    let groups = builder.entries.reduce(0) { $0 | $1.groups }
    humans = builder.humans
    genitiveEndings = builder.genitiveEndings
    hasLightVerbs = groups & FrameGroup.light.bit != 0
    hasVerbs = groups & FrameGroup.verb.bit != 0
    self.starts = starts
    var size = 2
    while size < 3 * builder.known.count { size *= 2 }
    var keys = [UInt64](repeating: 0, count: size)
    var slots = [UInt16](repeating: 0, count: size)
    // In the order of the entries: the same tables in every process.
    for (key, entry) in builder.known.sorted(by: { $0.value < $1.value }) {
      var index = Int(truncatingIfNeeded: key) & (size - 1)
      while keys[index] != 0 { index = (index + 1) & (size - 1) }
      keys[index] = key
      slots[index] = entry
    }
    self.keys = keys
    self.slots = slots
  }

  /// The entry of a word; 0 if it is not listed.
  @inline(__always) func entry(of token: Token) -> UInt16 {
    entry(hash: token.hash, accent: token.accent)
  }

  /// The entry of a word of a text; that of "0" for what is not listed and begins with a digit.
  @inline(__always) func entry(of token: Token, in text: Span<UInt8>) -> UInt16 {
    let entry = entry(of: token)
    guard entry == 0, Int(token.lower) < text.count, 0x30...0x39 ~= text[Int(token.lower)] else {
      return entry
    }
    return slot(Self.zero)
  }

  /// Whether a list has an entry, or that of the word without its diacritics.
  @inline(__always) func list(_ number: UInt16, has entry: UInt16) -> Bool {
    let plain = entries[Int(entry)].plain
    for place in Int(lists[Int(number)])..<Int(lists[Int(number) + 1])
    where listed[place] == entry || listed[place] == plain {
      return true
    }
    return false
  }

  /// The word that stands for all that begin with a digit.
  private static let zero = TokenHash.hash(of: "0")

  /// The entry of a word by the hash and the accent of its token; 0 if it is not listed.
  @inline(__always) func entry(hash: UInt64, accent: UInt32) -> UInt16 {
    let plain = slot(hash)
    guard plain != 0, entries[Int(plain)].hasAccented else { return plain }
    let accented = slot(Self.key(hash, accent: accent))
    return accented != 0 ? accented : plain
  }

  @inline(__always) private func slot(_ key: UInt64) -> UInt16 {
    let mask = keys.count &- 1
    var index = Int(truncatingIfNeeded: key) & mask
    while true {
      let found = keys[index]
      if found == key { return slots[index] }
      if found == 0 { return 0 }
      index = (index &+ 1) & mask
    }
  }

  /// The key of a word with its diacritics; never 0.
  private static func key(_ hash: UInt64, accent: UInt32) -> UInt64 {
    let key = (hash ^ UInt64(accent) &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return key == 0 ? 1 : key
  }
}

extension FrameTables {
  /// What a language's words and patterns are before they are laid out.
  struct Builder {
    fileprivate var entries: [Entry] = [Entry()]
    fileprivate var known: [UInt64: UInt16] = [:]
    fileprivate var patterns: [FramePattern] = []
    fileprivate var elements: [FramePattern.Element] = []
    fileprivate var lists: [UInt16] = [0]
    fileprivate var listed: [UInt16] = []
    private var numbers: [[UInt16]: UInt16] = [:]
    fileprivate var endings: [Ending] = []
    var humans: UInt64 = 0
    var genitiveEndings: [[UInt8]] = []
    var wording: [WordBeginning] = []
    var doubt: [WordBeginning] = []
    var agents: [WordBeginning] = []

    /// The entry of a word, made if it is new.
    ///
    /// - Parameter isExact: Whether only the word with these diacritics is meant.
    mutating func entry(of token: Token, isExact: Bool) -> UInt16 {
      let plain = entry(key: token.hash)
      guard isExact else { return plain }
      let exact = entry(key: FrameTables.key(token.hash, accent: token.accent))
      entries[Int(exact)].plain = plain
      entries[Int(plain)].hasAccented = true
      return exact
    }

    private mutating func entry(key: UInt64) -> UInt16 {
      if let entry = known[key] { return entry }
      let entry = UInt16(entries.count)
      known[key] = entry
      entries.append(Entry(plain: entry))
      return entry
    }

    /// The number of a list of words, made if it is new.
    mutating func list(of entries: [UInt16]) -> UInt16 {
      if let number = numbers[entries] { return number }
      let number = UInt16(lists.count - 1)
      numbers[entries] = number
      listed += entries
      lists.append(UInt16(listed.count))
      return number
    }

    /// Notes what a word says of those beside it.
    mutating func mark(_ entry: UInt16, _ mark: WordMarks) {
      entries[Int(entry)].marks.formUnion(mark)
    }

    /// Puts a word in a group.
    ///
    /// - Parameter isOpen: Whether its ending may put it in others, too.
    mutating func add(_ entry: UInt16, to group: UInt64, isOpen: Bool) {
      if isOpen { entries[Int(entry)].open |= group } else { entries[Int(entry)].groups |= group }
    }

    /// Puts all words in a group that are not listed and have an ending.
    ///
    /// - Parameter infix: Two letters that such a word has before its stem, too.
    mutating func add(ending: String, infix: String = "", to group: UInt64) {
      let letters = Array(infix.utf8)
      endings.append(
        Ending(
          ending,
          infix: letters.count == 2
            ? Ending.Infix(first: letters[0], second: letters[1]) : nil,
          groups: group))
    }

    /// Adds a pattern.
    ///
    /// - Parameter givesWay: Whether any other that fits counts first, as beside one that may begin with most words.
    mutating func add(
      _ kind: FramePattern.Kind, isAnchored: Bool, givesWay: Bool,
      _ steps: ArraySlice<FramePattern.Element>
    ) {
      let start = elements.count
      elements += steps
      let first = steps.first { $0.test != .name }?.test
      patterns.append(
        FramePattern(
          kind: kind, isAnchored: isAnchored,
          isGeneric: givesWay || first == .any || first == .notGroup,
          elements: start..<elements.count))
      if kind == .questions, isAnchored, let first = steps.first, first.test == .word {
        entries[Int(first.operand)].asks = true
      }
      if kind == .before || kind == .within, steps.count == 1, let only = steps.first,
        only.test == .word
      {
        entries[Int(only.operand)].marks.insert(.negates)
      }
    }

    /// Lays everything out.
    consuming func tables() -> FrameTables {
      for index in entries.indices {
        let plain = entries[Int(entries[index].plain)]
        entries[index].groups |= plain.groups
        entries[index].marks.formUnion(plain.marks)
        entries[index].open |= plain.open
      }
      for pattern in patterns where pattern.kind == .all && pattern.elements.count == 1 {
        let step = elements[pattern.elements.lowerBound]
        for index in entries.indices
        where step.test == .word && index == Int(step.operand)
          || step.test == .group && entries[index].groups >> UInt64(step.operand) & 1 == 1
        {
          entries[index].saysAll = true
        }
      }
      let beginnings = beginnings()
      let words = WordsByTest(
        entries, endingGroups, tests: beginnings.flatMap { [$0.first, $0.second] },
        wordsOfList: words(ofList:))
      // Counted first, then filled in: a list of lists would be thousands of allocations.
      var ends = [Int](repeating: 0, count: 4 * entries.count + 1)
      let places = beginnings.map { beginning in
        let (ofFirst, ofSecond) = (words.of(beginning.first), words.of(beginning.second))
        let isSecond = !ofSecond.isEmpty && ofSecond.count < ofFirst.count
        let list = Entry.list(isSecond: isSecond, isAnchored: beginning.isAnchored)
        let start = Start(
          pattern: beginning.pattern, isGeneric: beginning.isGeneric,
          words: lastWords(patterns[Int(beginning.pattern)]),
          other: isSecond ? beginning.first : beginning.second)
        return (start: start, list: list, words: isSecond ? ofSecond : ofFirst)
      }
      for place in places {
        for word in place.words { ends[4 * words.entry(word) + place.list + 1] += 1 }
      }
      for list in 1..<ends.count { ends[list] += ends[list - 1] }
      for index in entries.indices {
        for list in 0..<4 { entries[index].lists[list] = Int32(ends[4 * index + list]) }
        entries[index].end = Int32(ends[4 * index + 4])
      }
      let none = Start(
        pattern: 0, isGeneric: false, words: .max, other: FramePattern.Element(test: .gap))
      var starts = [Start](repeating: none, count: ends.last!)
      for place in places {
        for word in place.words {
          let list = 4 * words.entry(word) + place.list
          starts[ends[list]] = place.start
          ends[list] += 1
        }
      }
      return FrameTables(self, starts: starts)
    }

    /// The groups of all words with endings.
    var endingGroups: UInt64 { endings.reduce(0) { $0 | $1.groups } }

    /// A pattern with the steps that its first two words must fit; `gap` for a second where there is none.
    private struct Beginning {
      var pattern: UInt16
      var isGeneric: Bool
      var isAnchored: Bool
      var first: FramePattern.Element
      var second: FramePattern.Element
    }

    /// The beginnings of all patterns, of those that begin with most words last.
    private func beginnings() -> [Beginning] {
      var beginnings: [Beginning] = []
      beginnings.reserveCapacity(patterns.count)
      for isGeneric in [false, true] {
        for (number, pattern) in patterns.enumerated() where pattern.isGeneric == isGeneric {
          let steps = elements[pattern.elements]
          guard let first = steps.first(where: { $0.test != .name }) else { continue }
          beginnings.append(
            Beginning(
              pattern: UInt16(number), isGeneric: isGeneric, isAnchored: pattern.isAnchored,
              first: first, second: second(steps)))
        }
      }
      return beginnings
    }

    /// Which entries a step may take.
    private struct WordsByTest {
      /// Entries, list by list: all of them first.
      private var entries: [UInt16]
      private let count: Int
      /// Those of a word that is listed with certain diacritics too, by the entry without.
      private var accented: [UInt16: Range<Int>] = [:]
      private var byList: [UInt16: Range<Int>] = [:]
      private var byGroup = [Range<Int>](repeating: 0..<0, count: 64)
      private var outsideOfGroup = [Range<Int>](repeating: 0..<0, count: 64)

      /// - Parameters:
      ///   - tests: The steps that will be asked for.
      ///   - wordsOfList: The words of a list.
      init(
        _ all: [Entry], _ endingGroups: UInt64, tests: [FramePattern.Element],
        wordsOfList: (UInt16) -> ArraySlice<UInt16>
      ) {
        count = all.count
        entries = all.indices.map { UInt16($0) }
        for plain in all.indices where all[plain].hasAccented {
          accented[UInt16(plain)] = list(where: { Int(all[$0].plain) == plain })
        }
        for test in tests {
          let group = Int(test.operand & 63)
          if test.test == .words, byList[test.operand] == nil {
            let words = wordsOfList(test.operand)
            let start = entries.count
            for word in words {
              for place in of(FramePattern.Element(test: .word, operand: word)) {
                entries.append(entries[place])
              }
            }
            byList[test.operand] = start..<entries.count
          } else if test.test == .group, byGroup[group].isEmpty {
            // A word that is in no group may have an ending of some.
            byGroup[group] = list {
              let groups = all[$0].groups != 0 ? all[$0].groups : endingGroups
              return (groups | all[$0].open) >> UInt64(group) & 1 == 1
            }
          } else if test.test == .notGroup, outsideOfGroup[group].isEmpty {
            outsideOfGroup[group] = list {
              (all[$0].groups | all[$0].open) >> UInt64(group) & 1 == 0
            }
          }
        }
      }

      /// Lists the entries for which a condition holds, rising.
      private mutating func list(where holds: (Int) -> Bool) -> Range<Int> {
        let start = entries.count
        for entry in 0..<count where holds(entry) { entries.append(UInt16(entry)) }
        return start..<entries.count
      }

      /// The entry at a place of a list.
      func entry(_ place: Int) -> Int { Int(entries[place]) }

      /// Where those stand that a step may take, rising; none for one that takes no word.
      func of(_ step: FramePattern.Element) -> Range<Int> {
        let operand = Int(step.operand)
        return switch step.test {
        case .word: accented[step.operand] ?? operand..<operand + 1
        case .words: byList[step.operand] ?? 0..<0
        case .group: byGroup[operand & 63]
        case .notGroup: outsideOfGroup[operand & 63]
        case .any: 0..<count
        case .gap, .end, .name, .cueEnd: 0..<0
        }
      }
    }

    /// The words of a list.
    fileprivate func words(ofList number: UInt16) -> ArraySlice<UInt16> {
      listed[Int(lists[Int(number)])..<Int(lists[Int(number) + 1])]
    }

    /// The bits of the last words of which a pattern cannot do without one.
    private func lastWords(_ pattern: FramePattern) -> UInt64 {
      let step = elements[pattern.elements].last { $0.namesWords && !$0.isOptional }
      guard let step else { return .max }
      return step.test == .word
        ? FrameTables.bit(ofEntry: step.operand)
        : words(ofList: step.operand).reduce(0) { $0 | FrameTables.bit(ofEntry: $1) }
    }

    /// The step of a pattern that its second word must fit, which most patterns end at.
    private func second(_ steps: ArraySlice<FramePattern.Element>) -> FramePattern.Element {
      let rest = steps.drop { $0.test == .name }.dropFirst().drop { $0.test == .cueEnd }
      guard let next = rest.first, !next.isOptional, next.namesWords || next.test == .group else {
        return FramePattern.Element(test: .gap)
      }
      return next
    }
  }
}
