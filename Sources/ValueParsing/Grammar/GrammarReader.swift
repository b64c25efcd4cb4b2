// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Reads the grammar of a language from its texts.
///
/// `values.txt` and `names.txt` have terms; `values.txt` has the rules too; `holidays.txt` names holidays.
/// `Languages/README.md` says how they are written.
struct GrammarReader {
  private let locale: LocaleTag
  private let region: Region
  private var symbols: [String: UInt8] = [:]
  private var symbolNames: [String] = []
  private var words: [UInt64: (number: UInt16, isAbbreviation: Bool)] = [:]
  private var telling: Set<UInt16> = []
  private var latent: Set<[UInt16]> = []
  private var without: [UInt8: Set<[UInt16]>] = [:]
  private var runs: [(words: [UInt16], term: Grammar.Term)] = []
  private var compounds: [(letters: [UInt8], word: UInt16)] = []
  private var classes: [[UInt16]] = []
  private var classNumbers: [[UInt16]: UInt16] = [:]
  private var items: [GrammarItem] = []
  private var rules: [GrammarRule] = []
  private let blank: Lexicon
  private var atoms: [Atom] = []

  /// Reads the texts of a language.
  ///
  /// - Throws: `LanguageTextError` with the line of a mistake.
  static func read(
    _ texts: [LanguageText], locale: LocaleTag, region: Region
  ) throws(LanguageTextError) -> Grammar {
    var reader = GrammarReader(locale: locale, region: region)
    for text in texts { try reader.readTerms(text) }
    for text in texts where text.part == .values { try reader.readRules(text) }
    return try reader.grammar()
  }

  /// The words of a language's text that say numbers and places in an order, alone or in compounds; those
  /// in `others` tell nothing by themselves. Without a text there are none.
  ///
  /// - Returns: A lexicon of them; the folded letters of those that tell something, and of all that
  ///   compounds are made of.
  static func numberWords(
    _ text: LanguageText?, language: String, except others: Set<UInt64>
  ) throws(LanguageTextError) -> (lexicon: Lexicon, telling: [[UInt8]], parts: [[UInt8]]) {
    var reader = GrammarReader(locale: LocaleTag(language), region: .world)
    if let text { try reader.readTerms(text, ["number", "ordinal", "power", "joined"]) }
    let told = reader.compounds.filter { reader.telling.contains($0.word) }
    return (
      reader.lexicon(quiet: others), told.map(\.letters), reader.compounds.map(\.letters)
    )
  }

  private init(locale: LocaleTag, region: Region) {
    self.locale = locale
    self.region = region
    blank = Lexicon(
      [:], isTurkic: Self.isTurkic(locale), elides: Self.elides(locale),
      pointsOrdinals: Self.pointsOrdinals(locale), keepsRing: Self.keepsRing(locale),
      isBeingMade: true)
    symbolNames = Symbol.names
    for (number, name) in Symbol.names.enumerated() where number > 0 {
      symbols[name] = UInt8(number)
    }
  }

  private static func isTurkic(_ locale: LocaleTag) -> Bool {
    locale.language == "tr" || locale.language == "az"
  }

  private static func elides(_ locale: LocaleTag) -> Bool {
    ["fr", "it", "ca", "pt", "oc"].contains(locale.language)
  }

  private static func pointsOrdinals(_ locale: LocaleTag) -> Bool {
    ["de", "da", "nb", "nn", "no", "fi", "cs", "sk", "sl", "hr", "hu", "et", "lv", "tr", "pl"]
      .contains(locale.language)
  }

  private static func keepsRing(_ locale: LocaleTag) -> Bool {
    ["sv", "da", "nb", "nn", "no", "fi"].contains(locale.language)
  }

  // MARK: Terms

  /// Reads the terms of some symbols; of all, where none are named.
  private mutating func readTerms(
    _ text: LanguageText, _ wanted: Set<Substring> = []
  ) throws(LanguageTextError) {
    let bytes = text.bytes
    let lines = try LanguageLines(text)
    let section = text.part == .holidays ? "holidays" : "terms"
    for line in lines[section] {
      let written = LanguageLines.string(line.range, in: bytes)
      guard let colon = written.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        throw LanguageTextError(line.place, "no ':'", fix: "write 'symbol payload: word, word'")
      }
      var key = written[..<colon].utf8.split(separator: UInt8(ascii: " ")).map {
        String(Substring($0))
      }
      if text.part == .holidays { key.insert("holiday", at: 0) }
      if !wanted.isEmpty, !wanted.contains(Substring(key.first ?? "")) { continue }
      // Hours of parts of the day, which are told in code.
      if key.first == "hours" || key.first == "join" { continue }
      if key.first == "latent" {
        for word in Self.expressions(behind: colon, in: written) {
          latent.insert(words(of: String(word)))
        }
        continue
      }
      if key.first == "without", key.count == 2 {
        let symbol = try symbol(key[1], line.place)
        for word in Self.expressions(behind: colon, in: written) {
          without[symbol, default: []].insert(words(of: String(word)))
        }
        continue
      }
      guard let name = key.first else { throw LanguageTextError(line.place, "no symbol") }
      let symbol = try symbol(name, line.place)
      guard
        let meaning = try TermPayload(region: region).meaning(
          symbol, Array(key.dropFirst()), line.place)
      else { continue }
      let isTelling =
        key.count > 1 && !TermPayload.isMark(symbol, name, Array(key.dropFirst()))
      for expression in Self.expressions(behind: colon, in: written) {
        add(
          String(expression), Grammar.Term(symbol: symbol, meaning: meaning), isTelling: isTelling)
      }
    }
  }

  /// What commas and ends of lines part behind the colon.
  private static func expressions(behind colon: String.Index, in line: String) -> [Substring] {
    line[colon...].utf8.dropFirst().split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
      .map { Substring($0) }
  }

  private mutating func symbol(_ name: String, _ place: TextPlace) throws(LanguageTextError)
    -> UInt8
  {
    if let known = symbols[name] { return known }
    guard symbolNames.count < 250 else {
      throw LanguageTextError(place, "more than 250 symbols", fix: "join some")
    }
    let number = UInt8(symbolNames.count)
    symbolNames.append(name)
    symbols[name] = number
    return number
  }

  private mutating func add(_ expression: String, _ term: Grammar.Term, isTelling: Bool) {
    let numbers = self.words(of: expression)
    guard !numbers.isEmpty else { return }
    runs.append((numbers, term))
    if term.symbol == Symbol.currency, expression.utf8.filter({ $0 != 0x20 }).count == 3,
      CurrencyCode.id(of: expression.filter { $0 != " " }.uppercased()) == term.meaning.id
    {
      // "30 MUSD"
      for (prefix, factor) in [("m", 1e6), ("k", 1e3)] {
        var meaning = term.meaning
        meaning.number = factor
        let words = self.words(of: prefix + expression.filter { $0 != " " })
        runs.append((words, Grammar.Term(symbol: Symbol.bigCurrency, meaning: meaning)))
        telling.formUnion(words.prefix(1))
      }
    }
    if isTelling { telling.insert(numbers[0]) }
    if Symbol.number == term.symbol || Symbol.power == term.symbol || Symbol.ordinal == term.symbol
      || symbolNames[Int(term.symbol)] == "joined", numbers.count == 1
    {
      var letters: [UInt8] = []
      for scalar in expression.unicodeScalars where scalar != " " {
        let (bytes, count) = AtomFolding.folded(scalar.value)
        for step in 0..<count {
          letters.append(UInt8(truncatingIfNeeded: bytes >> UInt32(8 * step)))
        }
      }
      compounds.append((letters, numbers[0]))
    }
  }

  /// The numbers of the words of an expression.
  private mutating func words(of expression: String) -> [UInt16] {
    let bytes = Array(expression.utf8)
    if bytes.count == 1, bytes[0] < 0x80, bytes[0] | 0x20 &- 0x61 >= 26, bytes[0] &- 0x30 >= 10 {
      // A sign by itself, which elsewhere may be a joint.
      var hash = WordHash()
      hash.add(UInt32(bytes[0]), count: 3)
      return [number(of: hash.value)]
    }
    _ = AtomLexer.read(expression.utf8.span, with: blank, into: &atoms)
    var numbers: [UInt16] = []
    for index in atoms.indices {
      let atom = atoms[index]
      // What is written with digits is for rules.
      if atom.kind == .digits { return [] }
      let hash = atom.hash
      // A point behind a word of the expression is one that may be there.
      let end = Int(atom.upper)
      let isAbbreviation =
        atom.kind == .word && end < expression.utf8.count && expression.utf8.span[end] == 0x2E
      numbers.append(number(of: hash))
      if isAbbreviation { words[hash]?.isAbbreviation = true }
    }
    return numbers
  }

  private mutating func number(of hash: UInt64) -> UInt16 {
    if let known = words[hash] { return known.number }
    let number = UInt16(words.count + 1)
    words[hash] = (number, false)
    return number
  }

  // MARK: Rules

  private mutating func readRules(_ text: LanguageText) throws(LanguageTextError) {
    let bytes = text.bytes
    let lines = try LanguageLines(text)
    for line in lines["rules"] {
      let written = LanguageLines.string(line.range, in: bytes)
      try RuleLine(written, line.place).expand {
        [place = line.place] rule throws(LanguageTextError) in
        try add(rule, place)
      }
    }
  }

  private mutating func add(_ line: RuleLine.Expansion, _ place: TextPlace)
    throws(LanguageTextError)
  {
    let symbol = try symbol(line.symbol, place)
    let start = items.count
    for step in line.steps {
      var item: GrammarItem
      switch step.what {
      case .symbol(let name):
        item = GrammarItem(id: UInt16(try self.symbol(name, place)), isSymbol: true)
        item.capture = Int8(step.capture)
        item.test = step.test
      case .words(let alternatives):
        item = GrammarItem(id: wordClass(alternatives), isSymbol: false)
      }
      item.joint = step.joint
      items.append(item)
    }
    guard items.count < Int(UInt16.max), rules.count < Int(UInt16.max) else {
      throw LanguageTextError(place, "more rules than there may be")
    }
    rules.append(
      GrammarRule(
        symbol: symbol, items: UInt16(start)..<UInt16(items.count), action: line.action,
        weight: line.weight, line: UInt16(clamping: place.line)))
  }

  private mutating func wordClass(_ alternatives: [String]) -> UInt16 {
    var members: [UInt16] = []
    for alternative in alternatives { members += words(of: alternative).prefix(1) }
    members.sort()
    if let known = classNumbers[members] { return known }
    let number = UInt16(classes.count)
    classes.append(members)
    classNumbers[members] = number
    return number
  }

  // MARK: Tables

  /// The words that were read, of which some may tell nothing by themselves.
  private func lexicon(quiet: Set<UInt64> = []) -> Lexicon {
    var entries: [UInt64: Lexicon.Entry] = [:]
    for (hash, word) in words {
      entries[hash] = Lexicon.Entry(
        word: word.number, isAbbreviation: word.isAbbreviation,
        isTelling: telling.contains(word.number) && !quiet.contains(hash))
    }
    return Lexicon(
      entries, isTurkic: blank.isTurkic, elides: blank.elides,
      pointsOrdinals: blank.pointsOrdinals, keepsRing: blank.keepsRing,
      compounds: Compounds(compounds))
  }

  private func grammar() throws(LanguageTextError) -> Grammar {
    let lexicon = lexicon()
    var grammar = Grammar(lexicon: lexicon, symbols: symbolNames)
    grammar.items = items
    grammar.rules = rules
    grammar.seconds = rules.map { rule in
      guard rule.items.count > 1 else { return Grammar.none }
      let second = items[Int(rule.items.lowerBound) + 1]
      return second.isSymbol ? second.id : Grammar.none
    }
    var ofSymbol = Array(repeating: [UInt16](), count: symbolNames.count)
    var ofClass = Array(repeating: [UInt16](), count: classes.count)
    for (number, rule) in rules.enumerated() {
      let first = items[Int(rule.items.lowerBound)]
      if first.isSymbol {
        ofSymbol[Int(first.id)].append(UInt16(number))
      } else {
        ofClass[Int(first.id)].append(UInt16(number))
      }
    }
    var ofWord = Array(repeating: [UInt16](), count: words.count + 1)
    for (number, members) in classes.enumerated() {
      for word in members { ofWord[Int(word)].append(UInt16(number)) }
    }
    grammar.rulesOfSymbol = Grammar.Lists(ofSymbol)
    grammar.rulesOfClass = Grammar.Lists(ofClass)
    grammar.classesOfWord = Grammar.Lists(ofWord)
    grammar.terms = TermTrie(
      runs.filter { !(without[$0.term.symbol]?.contains($0.words) ?? false) }.map { run in
        var run = run
        if latent.contains(run.words) { run.term.meaning.traits.insert(.latent) }
        return run
      })
    return grammar
  }
}
