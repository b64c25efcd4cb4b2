// SPDX-License-Identifier: Apache-2.0

/// The symbols that code knows by name; grammars may have others.
enum Symbol {
  /// A number.
  static let number: UInt8 = 1
  /// A place in an order.
  static let ordinal: UInt8 = 2
  /// Hundredths.
  static let percentage: UInt8 = 3
  /// An amount of a currency.
  static let money: UInt8 = 4
  /// An amount of a unit.
  static let measurement: UInt8 = 5
  /// A length of time.
  static let duration: UInt8 = 6
  /// A point or span of time, or several that repeat.
  static let time: UInt8 = 7
  /// Yes or no.
  static let boolean: UInt8 = 8
  /// An address of electronic mail.
  static let email: UInt8 = 9
  /// An address of the web.
  static let url: UInt8 = 10
  /// A telephone number.
  static let phone: UInt8 = 11
  /// Digits as they are written, without signs among them.
  static let digits: UInt8 = 12
  /// A number that a word names.
  static let power: UInt8 = 13
  /// A unit of measurement.
  static let unit: UInt8 = 14
  /// A currency.
  static let currency: UInt8 = 15
  /// A unit of time.
  static let grain: UInt8 = 16
  /// A month.
  static let month: UInt8 = 17
  /// A day of the week.
  static let weekday: UInt8 = 18
  /// A holiday.
  static let holiday: UInt8 = 19
  /// A part of the day.
  static let part: UInt8 = 20
  /// A day, week … counted from now: "yesterday".
  static let relative: UInt8 = 21
  /// A time zone.
  static let zone: UInt8 = 22
  /// A season.
  static let season: UInt8 = 23
  /// A part of one: "half", "third".
  static let fraction: UInt8 = 24
  /// A quarter of a year.
  static let quarter: UInt8 = 25
  /// Words that look like a value and are none: "good morning".
  static let nothing: UInt8 = 26
  /// Thousands or millions of a currency in one word: "MUSD".
  static let bigCurrency: UInt8 = 27
  /// A word for a sign in an address: "dot".
  static let sign: UInt8 = 28
  /// A word for so many of the next digit: "double".
  static let repeating: UInt8 = 29
  /// A word that makes digits behind it a telephone number.
  static let phoneword: UInt8 = 30
  /// A word that makes digits behind it something else: "account".
  static let nophone: UInt8 = 31
  /// A word for an extension of a telephone number.
  static let extensionword: UInt8 = 32
  /// A word that stands before an address of electronic mail.
  static let mailword: UInt8 = 33
  /// A word that is no part of an address.
  static let noaddress: UInt8 = 34

  /// Whether a symbol is an amount of something: of money, of a unit, of time.
  static func isAmount(_ symbol: UInt8) -> Bool { money...duration ~= symbol }

  /// Their names, by number.
  static let names = [
    "", "number", "ordinal", "percentage", "money", "measurement", "duration", "time", "boolean",
    "email", "url", "phone", "digits", "power", "unit", "currency", "grain", "month", "weekday",
    "holiday", "part", "relative", "zone", "season", "fraction", "quarter", "nothing",
    "bigcurrency", "sign", "repeating", "phoneword", "nophone", "extensionword", "mailword",
    "noaddress",
  ]
}

/// A step of a rule.
struct GrammarItem: Sendable {
  /// A symbol, or with `isSymbol` false a class of words.
  var id: UInt16
  /// Which of the two it is.
  var isSymbol: Bool
  /// What may stand before it.
  var joint: AtomJoint = .usual
  /// The place among the symbols of the rule as it is written; -1 for words.
  var capture: Int8 = -1
  /// What its meaning must be.
  var test: Test?

  /// What the number of a symbol must be.
  struct Test: Sendable {
    /// The least.
    var lower = -Double.infinity
    /// The greatest.
    var upper = Double.infinity
    /// How many digits.
    var digits: ClosedRange<Int32>?
    /// Digits, words, or either.
    var isInDigits: Bool?

    /// Whether a meaning is such; where there are bounds, one whole number.
    @inline(__always) func fits(_ meaning: Meaning) -> Bool {
      guard meaning.number >= lower, meaning.number <= upper else { return false }
      if lower.isFinite || upper.isFinite, !meaning.isWhole || meaning.traits.contains(.range) {
        return false
      }
      if let digits, !digits.contains(meaning.extra) { return false }
      if let isInDigits, meaning.traits.contains(.digits) != isInDigits { return false }
      return true
    }
  }
}

/// A rule: some steps that together make a symbol.
struct GrammarRule: Sendable {
  /// What it makes.
  var symbol: UInt8
  /// Its steps.
  var items: Range<UInt16>
  /// How its meaning is made.
  var action: Action
  /// How much better or worse it is than others over the same words.
  var weight: Int8
  /// Its line, for those who debug a grammar.
  var line: UInt16
}

/// A grammar of values: words, and rules over them.
final class Grammar: Sendable {
  /// What single words and runs of words mean.
  struct Term: Sendable {
    /// What the words are.
    var symbol: UInt8
    /// What they mean.
    var meaning: Meaning
  }

  /// The words.
  let lexicon: Lexicon
  /// The names of symbols, by number.
  let symbols: [String]
  /// All steps.
  let items: [GrammarItem]
  /// All rules.
  let rules: [GrammarRule]
  /// The rules that begin with a symbol, by symbol.
  let rulesOfSymbol: Lists<Start>
  /// The rules that begin with a class of words, by class.
  let rulesOfClass: Lists<Start>
  /// The classes of a word, by word.
  let classesOfWord: Lists<UInt16>
  /// The runs of words that are terms.
  let terms: TermTrie

  /// A grammar of words and rules.
  ///
  /// - Parameters:
  ///   - classes: The words of each class.
  ///   - wordCount: The greatest number of a word.
  init(
    lexicon: Lexicon, terms: TermTrie, symbols: [String], rules: [GrammarRule],
    items: [GrammarItem], classes: [[UInt16]], wordCount: Int
  ) {
    self.lexicon = lexicon
    self.terms = terms
    self.symbols = symbols
    self.rules = rules
    self.items = items
    var ofSymbol = Array(repeating: [Start](), count: symbols.count)
    var ofClass = Array(repeating: [Start](), count: classes.count)
    for (number, rule) in rules.enumerated() {
      let first = items[Int(rule.items.lowerBound)]
      var start = Start(rule: UInt16(number), second: Start.none, isSymbol: false, joint: [])
      if rule.items.count > 1 {
        let second = items[Int(rule.items.lowerBound) + 1]
        start.second = second.id
        start.isSymbol = second.isSymbol
        start.joint = second.joint
      }
      if first.isSymbol {
        ofSymbol[Int(first.id)].append(start)
      } else {
        ofClass[Int(first.id)].append(start)
      }
    }
    var ofWord = Array(repeating: [UInt16](), count: wordCount + 1)
    for (number, members) in classes.enumerated() {
      for word in members { ofWord[Int(word)].append(UInt16(number)) }
    }
    rulesOfSymbol = Lists(ofSymbol)
    rulesOfClass = Lists(ofClass)
    classesOfWord = Lists(ofWord)
  }

  /// A rule whose first step is there, and what its second one takes: looked at before the rule is.
  struct Start: Sendable {
    /// The rule.
    var rule: UInt16
    /// The symbol or class of words of its second step, `none` where it has one step.
    var second: UInt16
    /// Whether the second step is a symbol.
    var isSymbol: Bool
    /// What may stand before the second step.
    var joint: AtomJoint

    /// No symbol.
    static let none = UInt16.max
  }

  /// Lists of values, by number.
  struct Lists<Value: Sendable>: Sendable {
    private var offsets: [UInt32] = [0]
    private var values: [Value] = []

    /// No lists.
    init() {}

    /// Lists laid out one after the other.
    init(_ lists: [[Value]]) {
      for list in lists {
        values += list
        offsets.append(UInt32(values.count))
      }
    }

    /// The places of a list.
    @inline(__always) func range(_ index: Int) -> Range<Int> {
      guard index + 1 < offsets.count else { return 0..<0 }
      return Int(offsets[index])..<Int(offsets[index + 1])
    }

    /// The value at a place.
    @inline(__always) func value(at place: Int) -> Value { values[place] }
  }

  /// Whether a word is in a class.
  @inline(__always) func isWord(_ word: UInt16, in wordClass: UInt16) -> Bool {
    for place in classesOfWord.range(Int(word))
    where classesOfWord.value(at: place) == wordClass {
      return true
    }
    return false
  }
}
