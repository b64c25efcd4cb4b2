// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

extension ValueParser {
  /// The parts of a spoken list, split at commas and at the language's "and".
  ///
  ///     parser.items(in: "milk, salt and pepper and bread", names: ["Salt and Pepper"])
  ///     // "milk", "salt and pepper", "bread"
  ///
  /// A comma within a number does not split, and neither does a comma or "and" within one of the names.
  ///
  /// - Parameters:
  ///   - text: The spoken list.
  ///   - names: Names that hold "and" or commas. Other names are not needed.
  /// - Returns: The bytes of each part, in order; all of a text without parts; none of an empty one.
  /// - Complexity: O(*n* + *m*) for *n* bytes of text and *m* of names.
  public func items(in text: String, names: some Sequence<String> = EmptyCollection<String>())
    -> [TextSpan]
  {
    Self.items(in: text, names: names, grammar.lexicon, locale)
  }

  /// The parts of a list in any language, also one whose values nobody has described; where its "and" is not
  /// known, what stands between commas.
  package static func items(in text: String, locale: LocaleTag) -> [TextSpan] {
    items(in: text, names: [], Lexicon(Lexicon.Writing(locale)), locale)
  }

  private static func items(
    in text: String, names: some Sequence<String>, _ lexicon: Lexicon, _ locale: LocaleTag
  ) -> [TextSpan] {
    let joining = Joining.of(locale.language)
    var atoms: [Atom] = []
    var whole = WholeNames()
    for name in names where name.utf8.count <= Self.maxTextBytes {
      _ = AtomLexer.read(name.utf8.span, with: lexicon, into: &atoms)
      whole.add(name.utf8.span, atoms, joining)
    }
    guard text.utf8.count <= Self.maxTextBytes else { return [] }
    _ = AtomLexer.read(text.utf8.span, with: lexicon, into: &atoms)
    return items(text.utf8.span, atoms, joining: joining, isWithin: whole.occurrences(in: atoms))
  }

  /// The values of one type in a list.
  ///
  ///     parser.values(listOf: .dateTime, in: "at nine, ten and half past eleven", at: now)
  ///
  /// A bare number takes the words before the number of the first part, or after that of the last: "five, ten and
  /// twenty minutes".
  ///
  /// - Returns: The values in order; none if a part of the list says no such value, or more than one.
  public func values(
    listOf type: ValueType, in text: String, at reference: ValueReference
  ) -> [SpokenValue] {
    var reader = ListReader(parser: self, type: type, text: Array(text.utf8), reference: reference)
    return reader.values(items(in: text).map { Int($0.lower)..<Int($0.upper) })
  }

  /// The list that a text says by commas and joining words; empty where it has one part.
  func list(in text: Span<UInt8>, _ atoms: [Atom]) -> [SpokenValue] {
    let items = Self.items(
      text, atoms, joining: Joining.of(locale.language),
      isWithin: [Bool](repeating: false, count: atoms.count))
    guard items.count > 1, let first = items.first, let last = items.last else { return [] }
    let texts = items.map { item in
      String(decoding: (Int(item.lower)..<Int(item.upper)).map { text[$0] }, as: UTF8.self)
    }
    return [
      SpokenValue(
        content: .list(texts), range: TextSpan(lower: first.lower, upper: last.upper),
        isLatent: true, alternatives: [])
    ]
  }

  private static func items(
    _ text: Span<UInt8>, _ atoms: [Atom], joining: Joining, isWithin: [Bool]
  ) -> [TextSpan] {
    var items: [TextSpan] = []
    var first = 0
    func close(_ end: Int) {
      guard first < end else { return }
      items.append(TextSpan(lower: atoms[first].lower, upper: atoms[end - 1].upper))
    }
    var position = 0
    while position < atoms.count {
      let isFree = position == 0 || !isWithin[position]
      if isFree, joining.isParted(text, atoms, before: position) {
        close(position)
        first = position
      }
      // A word joins what is on both sides of it.
      let length = isFree && !isWithin[position] ? joining.length(atoms, at: position) : 0
      guard length > 0, !(position..<position + length).contains(where: { isWithin[$0] }) else {
        position += 1
        continue
      }
      close(position)
      position += length
      first = position
    }
    close(atoms.count)
    return items
  }
}

/// The words and signs that part a list, of one language.
struct Joining: Sendable {
  private let words: [[UInt64]]
  private let signs: Set<UInt64>

  /// Those of a language; commas alone where its words are not known.
  static func of(_ language: String) -> Joining { known[language] ?? Joining(words: [], signs: []) }

  private static let known = PerLanguage<Joining> { language in
    guard let lists = LanguageLists.of(language, .joining) else { return nil }
    let lexicon = Lexicon()
    var atoms: [Atom] = []
    let words = lists["joining", "and"].map { expression in
      _ = AtomLexer.read(expression.utf8.span, with: lexicon, into: &atoms)
      return atoms.map(\.hash)
    }
    var ampersand = WordHash()
    ampersand.add(0x26, count: 3)
    return Joining(
      words: words.sorted { $0.count > $1.count },
      signs: lists["signs", "&"].isEmpty ? [] : [ampersand.value])
  }

  private init(words: [[UInt64]], signs: Set<UInt64>) {
    self.words = words
    self.signs = signs
  }

  /// How many atoms of a joining expression begin at one; 0 for none.
  func length(_ atoms: [Atom], at position: Int) -> Int {
    for word in words
    where position + word.count <= atoms.count
      && word.indices.allSatisfy({ atoms[position + $0].hash == word[$0] })
    {
      return word.count
    }
    return signs.contains(atoms[position].hash) && atoms[position].joint != .none ? 1 : 0
  }

  /// Whether a comma, a semicolon or the end of a line stands before an atom.
  func isParted(_ text: Span<UInt8>, _ atoms: [Atom], before position: Int) -> Bool {
    guard position > 0 else { return false }
    if atoms[position].joint == .comma { return true }
    let lower = Int(atoms[position - 1].upper)
    let upper = Int(atoms[position].lower)
    guard lower < upper else { return false }
    return (lower..<upper).contains { [0x2C, 0x3B, 0x0A].contains(text[$0]) }
  }
}

/// Names with words in them that part lists, as they are found among atoms.
private struct WholeNames {
  private var hashes: Set<UInt64> = []
  private var longest = 0

  /// Takes a name in, if a list would be parted by it.
  mutating func add(_ text: Span<UInt8>, _ atoms: [Atom], _ joining: Joining) {
    let isParting = atoms.indices.contains {
      joining.length(atoms, at: $0) > 0 || joining.isParted(text, atoms, before: $0)
    }
    guard isParting else { return }
    var hash = WordHash()
    for atom in atoms { Self.add(atom, to: &hash) }
    hashes.insert(hash.value)
    longest = max(longest, atoms.count)
  }

  /// Which atoms stand in a name, but not as its first.
  func occurrences(in atoms: [Atom]) -> [Bool] {
    var isWithin = [Bool](repeating: false, count: atoms.count)
    guard !hashes.isEmpty else { return isWithin }
    for start in atoms.indices {
      var hash = WordHash()
      var end = start
      while end < atoms.count, end - start < longest {
        Self.add(atoms[end], to: &hash)
        end += 1
        if end - start > 1, hashes.contains(hash.value) {
          for at in start + 1..<end { isWithin[at] = true }
        }
      }
    }
    return isWithin
  }

  private static func add(_ atom: Atom, to hash: inout WordHash) {
    var value = atom.hash == 0 ? atom.value.bitPattern : atom.hash
    for _ in 0..<8 {
      hash.add(UInt8(truncatingIfNeeded: value))
      value >>= 8
    }
  }
}

/// Reads the parts of a list as values of one type.
private struct ListReader {
  let parser: ValueParser
  let type: ValueType
  let text: [UInt8]
  let reference: ValueReference
  private var scratch = ValueScratch()

  init(parser: ValueParser, type: ValueType, text: [UInt8], reference: ValueReference) {
    self.parser = parser
    self.type = type
    self.text = text
    self.reference = reference
  }

  /// The values of the whole with nothing but joints between them, or those of the parts.
  mutating func values(_ items: [Range<Int>]) -> [SpokenValue] {
    let whole = whole(items)
    if !whole.isEmpty || items.count < 2 { return whole }
    var values: [SpokenValue] = []
    for (index, item) in items.enumerated() {
      guard let value = value(item, index, items) else { return [] }
      values.append(value)
    }
    return values
  }

  private mutating func value(_ item: Range<Int>, _ index: Int, _ items: [Range<Int>])
    -> SpokenValue?
  {
    let number = read(item, .number)
    if type != .number, number.count == 1, number[0].bytes == item,
      let value = completed(item, items)
    {
      return value
    }
    let found = read(item, type)
    guard found.count == 1, index == 0 || found[0].bytes.lowerBound == item.lowerBound,
      index == items.count - 1 || found[0].bytes.upperBound == item.upperBound
    else { return nil }
    return found[0]
  }

  /// A bare number, with what is around that of the first or last part.
  private mutating func completed(_ item: Range<Int>, _ items: [Range<Int>]) -> SpokenValue? {
    let first = items[0]
    let last = items[items.count - 1]
    if item != last, let number = read(last, .number).first?.bytes,
      number.upperBound < last.upperBound,
      read(number.upperBound..<last.upperBound, .number).isEmpty,
      let value = completed(item, before: 0..<0, behind: number.upperBound..<last.upperBound)
    {
      return value
    }
    guard item != first, let value = read(first, type).first?.bytes,
      let number = read(value, .number).first?.bytes, number.lowerBound > value.lowerBound
    else { return nil }
    return completed(item, before: value.lowerBound..<number.lowerBound, behind: 0..<0)
  }

  private mutating func completed(
    _ item: Range<Int>, before: Range<Int>, behind: Range<Int>
  ) -> SpokenValue? {
    let bytes = Array(text[before]) + text[item] + text[behind]
    let found = parser.values(
      in: bytes.span, at: reference, types: [type], includesLatent: true, &scratch)
    guard found.count == 1, found[0].bytes == 0..<bytes.count else { return nil }
    var value = found[0]
    value.range = TextSpan(lower: UInt32(item.lowerBound), upper: UInt32(item.upperBound))
    return value
  }

  /// The values of the whole text, if each part is of one: "march 3, 2027 and april 4, 2027".
  private mutating func whole(_ items: [Range<Int>]) -> [SpokenValue] {
    let found = read(0..<text.count, type)
    guard let first = found.first, let last = found.last, let end = items.last,
      first.bytes.lowerBound < items[0].upperBound, last.bytes.upperBound > end.lowerBound
    else { return [] }
    for (value, next) in zip(found, found.dropFirst()) {
      // What stands in the gap is a joint, and no part or the rest of one.
      let gap = value.bytes.upperBound..<next.bytes.lowerBound
      guard !items.contains(where: { $0.overlaps(gap) }) else { return [] }
    }
    return found
  }

  private mutating func read(_ range: Range<Int>, _ type: ValueType) -> [SpokenValue] {
    let part = Array(text[range])
    var values = parser.values(
      in: part.span, at: reference, types: [type], includesLatent: true, &scratch)
    for index in values.indices {
      values[index].range.lower += UInt32(range.lowerBound)
      values[index].range.upper += UInt32(range.lowerBound)
    }
    return values
  }
}

extension SpokenValue {
  /// Its range in whole numbers.
  fileprivate var bytes: Range<Int> { Int(range.lower)..<Int(range.upper) }
}
