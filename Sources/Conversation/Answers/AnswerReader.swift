// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import PhraseGrammar
import TextAnalysis

/// Reads what a person says to a question: which option, yes or no, something else, or stop.
///
///     let reader = AnswerReader(locale: LocaleTag("en"))
///     reader.read("the second one", to: .choice([AnswerOption("Oat milk"), AnswerOption("Soy milk")]))
///     // .option(1)
///
/// An answer is compared as a whole and word for word, polite words around it left out (`AnswerWords`,
/// `PoliteWords`). For a choice, in this order: an option's name; its place ("the second one", "number
/// two", "the last", "the second Emma"), and some of its words ("the one by Austen"); its name misheard
/// (`EntityIndex`). An option that is called as an answer word is ("No", "Cancel") is the option.
///
/// Words that refuse what they name ("not the second one"), ask about it ("which is the first"), ask for time ("one
/// second") or only say how many ("one of the two") choose nothing.
///
/// What fits several options alike is all of them, equal names above all; names are equal without their
/// diacritics, which are not heard. Words that only stand around names name nothing (`FreeWords`,
/// `NamingWords`): "the wizard" is not "The Hobbit", and "that one" is no option.
///
/// - Complexity: O(*n*) for *n* words of the answer and the options; an index of the options' names is
///   made only where nothing else fits.
package struct AnswerReader: Sendable {
  /// The locale of answers.
  package let locale: LocaleTag
  let words: AnswerPhrases
  let lists: JoiningPhrases
  private let analyzer: TextAnalyzer

  /// Creates a reader; the words of its language are analysed once, in some tenths of a
  /// millisecond.
  ///
  /// - Parameters:
  ///   - locale: The locale that answers are in.
  ///   - others: Languages that may be spoken as well: their words around names ("der") name nothing
  ///     either.
  package init(locale: LocaleTag, others: [LocaleTag] = []) {
    self.locale = locale
    analyzer = TextAnalyzer(locale: locale)
    words = AnswerPhrases(analyzer, locale.language, others: others.map(\.language))
    lists = JoiningPhrases(JoiningWords.forLanguage(locale.language), analyzer)
  }

  /// What an answer means.
  ///
  /// - Returns: `.text` with the answer as given, blanks at its ends left out, where it is none of the
  ///   other things; also for an empty one, and for one over the limits of an utterance.
  package func read(_ answer: String, to question: Question) -> Answer {
    let trimmed = Self.trimmed(answer)
    guard let said = tokens(of: trimmed), !said.isEmpty else { return .text(trimmed) }
    if case .choice(let options) = question {
      let called = OptionNames(options, self, for: trimmed).exact(said)
      if !called.isEmpty { return called.count == 1 ? .option(called[0]) : .options(called) }
    }
    if case .confirmation(let accept, let deny) = question {
      if accept.contains(where: { matches(said, $0) }) { return .yes }
      if deny.contains(where: { matches(said, $0) }) { return .no }
    }
    let core = words.strippingPoliteWords(said)
    // Polite words may be the answer itself: "please do", "not now".
    func covers(_ phrases: PhraseSet) -> Bool { phrases.covers(said) || phrases.covers(core) }
    if covers(words.cancel) { return .cancel }
    switch question {
    case .value:
      return correction(said, trimmed, .none) ?? .text(trimmed)
    case .confirmation:
      if covers(words.yes) { return .yes }
      if covers(words.no) { return .no }
      return correction(said, trimmed, .all) ?? .text(trimmed)
    case .choice(let options):
      if covers(words.none) || covers(words.no) { return .noOption }
      // "Les deux" is no place, of however many.
      if covers(words.both) { return options.count == 2 ? .allOptions : .text(trimmed) }
      let names = OptionNames(options, self, for: trimmed)
      let meant = names.choosesNothing(said) ? nil : names.meant(core, in: trimmed)
      if let meant, !meant.options.isEmpty {
        return meant.isOne ? .option(meant.options[0]) : .options(meant.options)
      }
      if covers(words.all) { return .allOptions }
      if options.count == 1, covers(words.yes) { return .option(0) }
      if !isQuestion(trimmed), case .correction(let rest)? = correction(said, trimmed, .apart) {
        let inner = read(rest, to: question)
        if case .text = inner { return .correction(rest) }
        return inner
      }
      return .text(trimmed)
    }
  }

  /// The options that an answer names: those that are called so, else those that its words mean.
  ///
  /// A place counts among options of a name ("the second Emma"), and not by itself.
  ///
  /// - Returns: Their positions in order; none where the answer names none.
  package func options(named answer: String, among options: [AnswerOption]) -> [Int] {
    let trimmed = Self.trimmed(answer)
    guard let said = tokens(of: trimmed), !said.isEmpty else { return [] }
    let names = OptionNames(options, self, for: trimmed)
    let called = names.exact(said)
    if !called.isEmpty { return called }
    if names.choosesNothing(said) { return [] }
    let core = words.strippingPoliteWords(said)
    if let (_, rest) = words.place(in: core), words.content(rest).isEmpty {
      return names.holding(core)
    }
    let meant = names.meant(core, in: trimmed)
    return meant.options.count == 1 && !meant.isOne ? [] : meant.options
  }

  /// Whether an answer chooses none of some options, whatever it names: it refuses, asks, or only says how many.
  package func choosesNothing(_ answer: String, among options: [AnswerOption]) -> Bool {
    OptionNames(options, self, for: Self.trimmed(answer)).choosesNothing(tokens(of: answer) ?? [])
  }

  /// The one option that is called so, and nothing else said; articles and polite words aside.
  package func option(calledExactly text: String, among options: [AnswerOption]) -> Int? {
    guard let said = tokens(of: text), !said.isEmpty else { return nil }
    let called = OptionNames(options, self, for: text).exact(said)
    return called.count == 1 ? called[0] : nil
  }

  /// The name in a text, without what stands around it and without a place; `nil` where that is nothing.
  ///
  ///     reader.name(in: "the second Emma")  // "Emma"
  package func name(in text: String) -> String? {
    guard let said = tokens(of: text) else { return nil }
    let core = words.strippingPoliteWords(said)
    return name(words.place(in: core)?.rest ?? core, in: text)
  }

  /// The name in a text that has a place beside it; `nil` where there is no place, or no name.
  package func placedName(in text: String) -> String? {
    guard let said = tokens(of: text),
      let rest = words.place(in: words.strippingPoliteWords(said))?.rest
    else { return nil }
    return name(rest, in: text)
  }

  private func name(_ said: [Token], in text: String) -> String? {
    let name = words.trimmed(said)
    guard let first = name.first, let last = name.last, !words.content(name).isEmpty else {
      return nil
    }
    return JoiningPhrases.text(of: text, first.lower, last.upper)
  }

  /// Whether some words refuse what stands beside them: "not the milk".
  ///
  /// - Parameter name: What was found for them; its words refuse nothing.
  package func refuses(_ text: String, besides name: String = "") -> Bool {
    let names = Set((tokens(of: name) ?? []).map(\.hash))
    return words.refuses(tokens(of: text) ?? [], besides: names)
  }

  /// Whether a text says that another one is meant than the one before: "the other Emma".
  package func meansOther(_ text: String) -> Bool {
    let said = tokens(of: text) ?? []
    return said.indices.contains { words.other.longestPrefix(of: said[$0...]) != nil }
  }

  /// The titles of options as people see and hear them: of those that are called alike each with its
  /// subtitle, and where that is alike too with its place among them.
  ///
  ///     ["Emma, Jane Austen", "Emma, Alexander McCall Smith", "Atlas (1)", "Atlas (2)"]
  package func shownTitles(of options: [AnswerOption]) -> [String] {
    func alike(_ texts: [String]) -> [[UInt64]: [Int]] {
      Dictionary(grouping: texts.indices) { k in
        let keys = (tokens(of: texts[k]) ?? []).map(words.key)
        // Signs alone are no words, and are told apart as they are written.
        return keys.isEmpty ? texts[k].utf8.map(UInt64.init) : keys
      }
    }
    var titles = options.map(\.title)
    for indices in alike(titles).values where indices.count > 1 {
      for k in indices {
        if let subtitle = options[k].subtitle { titles[k] += ", " + subtitle }
      }
    }
    for indices in alike(titles).values where indices.count > 1 {
      for (place, k) in indices.enumerated() { titles[k] += " (\(place + 1))" }
    }
    return titles
  }

  // MARK: - Corrections

  /// Which words before what is meant deny what was asked.
  private enum Denials {
    /// None: a value may begin with "no".
    case none
    /// Those that do not refuse what follows, "no" and not "never", and others before a comma.
    case apart
    /// All.
    case all
  }

  /// What is meant instead: the words after "no" or "I meant".
  private func correction(_ said: [Token], _ text: String, _ denials: Denials) -> Answer? {
    var rest = said[...]
    var isCorrected = false
    func drop(_ phrases: PhraseSet, _ isDropped: (ArraySlice<Token>, Token) -> Bool) {
      while let count = phrases.longestPrefix(of: rest), count < rest.count,
        isDropped(rest.prefix(count), rest[rest.startIndex + count])
      {
        rest = rest.dropFirst(count)
        isCorrected = true
      }
    }
    drop(words.no) { denial, next in
      switch denials {
      case .none: false
      case .apart:
        !words.refuses(Array(denial)) || Self.hasSign(text, denial[denial.endIndex - 1], next)
      case .all: true
      }
    }
    drop(words.correction) { _, _ in true }
    guard isCorrected, let first = rest.first else { return nil }
    return .correction(Self.trimmed(String(text.utf8.dropFirst(Int(first.lower))) ?? ""))
  }

  /// Whether a sign parts two words: a comma, a full stop.
  private static func hasSign(_ text: String, _ last: Token, _ next: Token) -> Bool {
    Array(text.utf8)[Int(last.upper)..<Int(next.lower)].contains { $0 != UInt8(ascii: " ") }
  }

  // MARK: - Words

  func tokens(of text: String) -> [Token]? {
    var buffer = TokenBuffer(maxTokens: 512)
    do { try analyzer.analyze(text, into: &buffer) } catch { return nil }
    return (0..<buffer.count).map { buffer[$0] }
  }

  private func matches(_ said: [Token], _ text: String) -> Bool {
    guard let words = tokens(of: text), !words.isEmpty else { return false }
    return Self.isSame(said, words)
      || Self.isSame(self.words.strippingPoliteWords(said), words)
  }

  /// Whether a text is a question by its sign: "¿Es la factura del gas?"
  func isQuestion(_ text: String) -> Bool {
    guard let last = text.last, "?？".contains(last), let said = tokens(of: text) else {
      return false
    }
    return words.asksBySign(said)
  }

  private static func isSame(_ a: [Token], _ b: [Token]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.hash == $1.hash }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
