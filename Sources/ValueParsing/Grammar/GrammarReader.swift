// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Reads the grammar of a language from its texts.
///
/// `values.txt` and `names.txt` have terms; `values.txt` has the rules too; `holidays.txt` names holidays.
/// `Languages/README.md` says how they are written. Texts are read as bytes, where they are.
struct GrammarReader {
  private let region: Region
  private let blank: Lexicon
  private var atoms: [Atom] = []
  private var parts: [Range<Int>] = []

  private var symbolTable = WordTable()
  private var symbols: [String] = []
  /// What terms and rules make, and where rules first take what may be made further down.
  private var made = Set<UInt8>(0..<UInt8(Symbol.names.count))
  private var taken: [UInt8: TextPlace] = [:]

  private var words = WordTable()
  /// How many bytes each word has, by its number.
  private var lengths = [0]
  private var terms: [TermTrie.Entry] = []
  private var trie = TermTrie()
  private var latent: [[UInt16]] = []
  private var without: [(symbol: UInt8, words: [UInt16])] = []
  /// The terms that make values, and the words that others are by themselves.
  private var telling: [(entry: TermTrie.Entry, words: [UInt16])] = []
  private var marks: [UInt16] = []
  /// Words that tell nothing by themselves, whatever terms say.
  private var quiet: Set<UInt16> = []
  private var compounds: [(letters: [UInt8], word: UInt16)] = []

  private var classes: [[UInt16]] = []
  private var classNumbers: [[UInt16]: UInt16] = [:]
  private var items: [GrammarItem] = []
  private var rules: [GrammarRule] = []
  private var stepsOfRule: [(item: GrammarItem, isOptional: Bool)] = []

  /// Reads the texts of a language.
  ///
  /// - Throws: `LanguageTextError` with the line of a mistake.
  static func read(
    _ texts: [LanguageText], locale: LocaleTag, region: Region
  ) throws(LanguageTextError) -> Grammar {
    var reader = GrammarReader(locale: locale, region: region)
    var lines: [LanguageLines] = []
    for text in texts {
      lines.append(try LanguageLines(text))
      try reader.readTerms(text, lines[lines.count - 1])
    }
    for (text, lines) in zip(texts, lines) where text.part == .values {
      try reader.readRules(text, lines)
    }
    return try reader.grammar()
  }

  /// The words of a language's text that say numbers and places in an order, alone or in compounds.
  ///
  /// - Parameter others: Hashes of words that tell nothing by themselves.
  static func numberWords(
    _ text: LanguageText, except others: Set<UInt64>
  ) throws(LanguageTextError) -> Lexicon {
    var reader = GrammarReader(locale: LocaleTag(text.language), region: .world)
    for hash in others { reader.quiet.insert(reader.number(of: hash, length: 1)) }
    try reader.readTerms(
      text, try LanguageLines(text), of: ["number", "ordinal", "power", "joined"])
    return reader.finishTerms()
  }

  private init(locale: LocaleTag, region: Region) {
    self.region = region
    blank = Lexicon(Lexicon.Writing(locale))
    for name in Symbol.names.dropFirst() { _ = symbolTable.number(of: WordHash(name).value) }
    symbols = Symbol.names
  }

  // MARK: Symbols

  private mutating func symbol(
    _ name: Range<Int>, _ text: Span<UInt8>, _ place: TextPlace
  ) throws(LanguageTextError) -> UInt8 {
    var hash = WordHash()
    for at in name { hash.add(text[at]) }
    let known = symbolTable[hash].word
    if known != 0 { return UInt8(known) }
    guard symbols.count < 250 else {
      throw LanguageTextError(place, "more than 250 symbols", fix: "join some")
    }
    symbols.append(LanguageLines.string(name, in: text))
    return UInt8(symbolTable.number(of: hash.value))
  }

  // MARK: Terms

  /// Reads the terms of some symbols; of all, where none are named.
  private mutating func readTerms(
    _ text: LanguageText, _ lines: LanguageLines, of wanted: Set<String> = []
  ) throws(LanguageTextError) {
    let bytes = text.bytes
    let payloads = TermPayload(region: region)
    var keys: [Range<Int>] = []
    var expressions: [Range<Int>] = []
    for line in lines[text.part == .holidays ? "holidays" : "terms"] {
      guard let colon = LanguageLines.place(of: UInt8(ascii: ":"), in: line.range, of: bytes)
      else {
        throw LanguageTextError(line.place, "no ':'", fix: "write 'symbol payload: word, word'")
      }
      LanguageLines.split(
        line.range.lowerBound..<colon, of: bytes, at: UInt8(ascii: " "), into: &keys)
      LanguageLines.split(
        colon + 1..<line.range.upperBound, of: bytes, at: UInt8(ascii: ","), into: &expressions)
      guard let first = keys.first else { throw LanguageTextError(line.place, "no symbol") }
      var symbol = Symbol.holiday
      var name = "holiday"
      if text.part != .holidays {
        name = LanguageLines.string(first, in: bytes)
        if !wanted.isEmpty, !wanted.contains(name) { continue }
        keys.removeFirst()
        if try isSetting(name, keys, of: expressions, in: bytes, at: line.place) { continue }
        symbol = try self.symbol(first, bytes, line.place)
      }
      made.insert(symbol)
      let payload = keys.map { LanguageLines.string($0, in: bytes) }
      guard let meaning = try payloads.meaning(symbol, payload, line.place) else { continue }
      let term = Grammar.Term(symbol: symbol, meaning: meaning)
      let isTelling = !payload.isEmpty && !TermPayload.isMark(symbol, name, payload)
      for expression in expressions {
        add(expression, of: bytes, term, isTelling: isTelling)
      }
    }
  }

  /// Takes in a line that is no term.
  private mutating func isSetting(
    _ name: String, _ keys: [Range<Int>], of expressions: [Range<Int>], in bytes: Span<UInt8>,
    at place: TextPlace
  ) throws(LanguageTextError) -> Bool {
    switch name {
    // Hours of parts of the day, which are told in code.
    case "hours", "join": return true
    case "latent":
      for expression in expressions { latent.append(words(of: expression, in: bytes)) }
      return true
    case "without" where keys.count == 1:
      let symbol = try symbol(keys[0], bytes, place)
      for expression in expressions {
        without.append((symbol, words(of: expression, in: bytes)))
      }
      return true
    default: return false
    }
  }

  private mutating func add(
    _ expression: Range<Int>, of text: Span<UInt8>, _ term: Grammar.Term, isTelling: Bool
  ) {
    let numbers = words(of: expression, in: text)
    guard !numbers.isEmpty else { return }
    add(numbers, term, isTelling: isTelling)
    if term.symbol == Symbol.currency { addLarge(expression, of: text, term) }
    if term.symbol == Symbol.number || term.symbol == Symbol.power || term.symbol == Symbol.ordinal
      || symbols[Int(term.symbol)] == "joined", numbers.count == 1
    {
      compounds.append((Self.letters(of: expression, in: text), numbers[0]))
    }
  }

  /// Adds a term of some words.
  private mutating func add(_ words: [UInt16], _ term: Grammar.Term, isTelling: Bool) {
    let entry = TermTrie.Entry(node: trie.insert(words), term: term)
    terms.append(entry)
    if isTelling, words.count > 1 || !quiet.contains(words[0]) {
      telling.append((entry, words))
    } else if words.count == 1 {
      marks.append(words[0])
    }
  }

  /// Adds thousands and millions of a currency that is written by its code: "30 MUSD".
  private mutating func addLarge(
    _ expression: Range<Int>, of text: Span<UInt8>, _ term: Grammar.Term
  ) {
    var code: Int32 = 0
    var letters: [UInt8] = [0]
    for place in expression where text[place] != 0x20 {
      guard text[place] | 0x20 &- 0x61 < 26, text[place] < 0x80, letters.count <= 3 else { return }
      code = code << 8 | Int32(text[place] & 0xDF)
      letters.append(text[place])
    }
    guard letters.count == 4, code == term.meaning.id else { return }
    for (prefix, factor) in [(UInt8(ascii: "m"), 1e6), (UInt8(ascii: "k"), 1e3)] {
      letters[0] = prefix
      var meaning = term.meaning
      meaning.number = factor
      add(
        words(of: letters.indices, in: letters.span),
        Grammar.Term(symbol: Symbol.bigCurrency, meaning: meaning), isTelling: true)
    }
  }

  /// The folded letters of a word.
  private static func letters(of expression: Range<Int>, in text: Span<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    var place = expression.lowerBound
    while place < expression.upperBound {
      let (scalar, length) = UTF8Scalars.scalar(in: text, at: place)
      place += length
      guard scalar != 0x20 else { continue }
      let (bytes, count) = AtomFolding.folded(scalar)
      for step in 0..<count {
        letters.append(UInt8(truncatingIfNeeded: bytes >> UInt32(8 * step)))
      }
    }
    return letters
  }

  /// The numbers of the words of an expression.
  private mutating func words(of expression: Range<Int>, in text: Span<UInt8>) -> [UInt16] {
    if expression.count == 1 {
      let byte = text[expression.lowerBound]
      if byte < 0x80, byte | 0x20 &- 0x61 >= 26, byte &- 0x30 >= 10 {
        // A sign by itself, which elsewhere may be a joint.
        var hash = WordHash()
        hash.add(UInt32(byte), count: 3)
        return [number(of: hash.value, length: 1)]
      }
    }
    let bytes = text.extracting(expression)
    _ = AtomLexer.read(bytes, with: blank, into: &atoms)
    var numbers: [UInt16] = []
    numbers.reserveCapacity(atoms.count)
    for atom in atoms {
      // What is written with digits is for rules.
      if atom.kind == .digits { return [] }
      numbers.append(number(of: atom.hash, length: Int(atom.upper - atom.lower)))
      // A point behind a word of the expression is one that may be there.
      if atom.kind == .word, Int(atom.upper) < bytes.count,
        bytes[Int(atom.upper)] == UInt8(ascii: ".")
      {
        words.markAbbreviation(atom.hash)
      }
    }
    return numbers
  }

  private mutating func number(of hash: UInt64, length: Int) -> UInt16 {
    let number = words.number(of: hash)
    if lengths.count == Int(number) { lengths.append(length) }
    return number
  }

  // MARK: Rules

  private mutating func readRules(
    _ text: LanguageText, _ lines: LanguageLines
  ) throws(LanguageTextError) {
    let bytes = text.bytes
    var rule = RuleLine()
    for line in lines["rules"] {
      try rule.read(bytes, line)
      try add(rule, bytes, line.place)
    }
  }

  /// Adds a rule with each of its optional steps there or not.
  private mutating func add(
    _ line: RuleLine, _ text: Span<UInt8>, _ place: TextPlace
  ) throws(LanguageTextError) {
    let symbol = try symbol(line.symbol, text, place)
    made.insert(symbol)
    stepsOfRule.removeAll(keepingCapacity: true)
    for step in line.steps {
      var item: GrammarItem
      if step.isSymbol {
        let symbol = try self.symbol(step.name, text, place)
        if !made.contains(symbol), taken[symbol] == nil { taken[symbol] = place }
        item = GrammarItem(id: UInt16(symbol), isSymbol: true)
        item.capture = step.capture
        item.test = step.test
      } else {
        item = GrammarItem(id: wordClass(step.name, text), isSymbol: false)
      }
      item.joint = step.joint
      stepsOfRule.append((item, step.isOptional))
    }
    let optional = stepsOfRule.indices.filter { stepsOfRule[$0].isOptional }
    for choice in 0..<(1 << optional.count) {
      let start = items.count
      // What may stand before a step that is missing may stand before the next.
      var joint: AtomJoint = []
      for (index, step) in stepsOfRule.enumerated() {
        if let bit = optional.firstIndex(of: index), choice & 1 << bit != 0 {
          joint.formUnion(step.item.joint)
          continue
        }
        items.append(step.item)
        items[items.count - 1].joint.formUnion(joint)
        joint = []
      }
      guard items.count < Int(UInt16.max), rules.count < Int(UInt16.max) else {
        throw LanguageTextError(place, "more rules than there may be")
      }
      rules.append(
        GrammarRule(
          symbol: symbol, items: UInt16(start)..<UInt16(items.count), action: line.action,
          weight: line.weight, line: UInt16(clamping: place.line)))
    }
  }

  private mutating func wordClass(_ alternatives: Range<Int>, _ text: Span<UInt8>) -> UInt16 {
    var members: [UInt16] = []
    LanguageLines.split(alternatives, of: text, at: UInt8(ascii: "|"), into: &parts)
    for alternative in parts { members += words(of: alternative, in: text).prefix(1) }
    members.sort()
    if let known = classNumbers[members] { return known }
    let number = UInt16(classes.count)
    classes.append(members)
    classNumbers[members] = number
    return number
  }

  // MARK: Tables

  private mutating func grammar() throws(LanguageTextError) -> Grammar {
    for (symbol, place) in taken.sorted(by: { $0.key < $1.key }) where !made.contains(symbol) {
      throw LanguageTextError(
        place, "nothing makes '<\(symbols[Int(symbol)])>'",
        fix: "write a term or rule for it, or leave the rule out")
    }
    let lexicon = finishTerms()
    return Grammar(
      lexicon: lexicon, terms: trie, symbols: symbols, rules: rules, items: items,
      classes: classes, wordCount: words.count)
  }

  /// Leaves out terms that a symbol is without, marks what is latent, and finds the words that tell of values.
  private mutating func finishTerms() -> Lexicon {
    // By node: thousands of terms ask, and a few dozen are left out.
    var without: [Int: Set<UInt8>] = [:]
    for term in self.without {
      if let node = trie.node(of: term.words) { without[node, default: []].insert(term.symbol) }
    }
    func isThere(_ entry: TermTrie.Entry) -> Bool {
      !(without[entry.node]?.contains(entry.term.symbol) ?? false)
    }
    terms.removeAll { !isThere($0) }
    let latent = Set(latent.compactMap { trie.node(of: $0) })
    for index in terms.indices where latent.contains(terms[index].node) {
      terms[index].term.meaning.traits.insert(.latent)
    }
    trie.finish(terms, wordCount: words.count)

    telling.removeAll { !isThere($0.entry) }
    let hashes = words.markTelling(tellingWords())
    return Lexicon(
      words, telling: hashes, blank.writing, compounds: Compounds(compounds))
  }

  /// The words that tell of values: each term that makes one has such a word.
  private func tellingWords() -> [Bool] {
    var alone = Array(repeating: false, count: words.count + 1)
    for found in telling where found.words.count == 1 { alone[Int(found.words[0])] = true }
    var isCommon = Array(repeating: false, count: words.count + 1)
    for word in marks { isCommon[Int(word)] = true }
    for members in classes { for word in members { isCommon[Int(word)] = true } }
    var isTelling = alone
    for found in telling where !found.words.contains(where: { alone[Int($0)] }) {
      // Any of a run's words would do. The longest that is no "in" or "the" is said least.
      let rare = found.words.max { first, second in
        let (one, other) = (Int(first), Int(second))
        return isCommon[one] == isCommon[other]
          ? lengths[one] < lengths[other] : isCommon[one]
      }
      if let rare { isTelling[Int(rare)] = true }
    }
    return isTelling
  }
}
