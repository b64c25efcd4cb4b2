// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import PhraseRules
public import TextAnalysis

/// Reads what a person says to a question: which option, yes or no, something else, or stop.
///
///     let reader = AnswerReader(locale: LocaleTag("en"))
///     reader.read("the second one", to: .choice([AnswerOption("Oat milk"), AnswerOption("Soy milk")]))
///     // .option(1)
///
/// An answer is compared as a whole and word for word, polite words around it left out (`AnswerWords`,
/// `PoliteWords`). For a choice, in this order: an option's name; its place ("the second one", "number
/// two", "the last"); some of its words; its name misheard (`EntityIndex`). What fits several options
/// alike is all of them. An option that is called as an answer word is ("No", "Cancel") is the option.
///
/// - Complexity: O(*n*) for *n* words of the answer and the options; an index of the options' names is
///   made only where nothing else fits.
public struct AnswerReader: Sendable {
  /// The locale of answers.
  public let locale: LocaleTag
  private let analyzer: TextAnalyzer
  private let words: AnswerPhrases
  let lists: JoiningPhrases

  /// How sure a misheard name must be.
  private static let nearConfidence = 0.5
  /// How much surer than the next.
  private static let nearMargin = 0.2

  /// Creates a reader; the words of its language are analysed once, in about 0.1 ms.
  public init(locale: LocaleTag) {
    self.locale = locale
    analyzer = TextAnalyzer(locale: locale)
    words = AnswerPhrases(AnswerWords.forLanguage(locale.language), analyzer, locale.language)
    lists = JoiningPhrases(JoiningWords.forLanguage(locale.language), analyzer)
  }

  /// What an answer means.
  ///
  /// - Returns: `.text` with the answer as given, blanks at its ends left out, where it is none of the
  ///   other things; also for an empty one, and for one over the limits of an utterance.
  public func read(_ answer: String, to question: Question) -> Answer {
    let trimmed = Self.trimmed(answer)
    guard let said = tokens(of: trimmed), !said.isEmpty else { return .text(trimmed) }
    if case .choice(let options) = question, let index = named(said, options) {
      return .option(index)
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
      return correction(said, trimmed, isDenial: false) ?? .text(trimmed)
    case .confirmation:
      if covers(words.yes) { return .yes }
      if covers(words.no) { return .no }
      return correction(said, trimmed, isDenial: true) ?? .text(trimmed)
    case .choice(let options):
      if let index = place(core, among: options.count) { return .option(index) }
      if covers(words.none) || covers(words.no) { return .noOption }
      let fitting = partlyNamed(core, options)
      if fitting.count == 1 { return .option(fitting[0]) }
      if let near = misheard(trimmed, options), fitting.isEmpty || fitting.contains(near) {
        return .option(near)
      }
      if !fitting.isEmpty, fitting.count < options.count { return .options(fitting) }
      if options.count == 1, covers(words.yes) { return .option(0) }
      if case .correction(let rest)? = correction(said, trimmed, isDenial: true) {
        let inner = read(rest, to: question)
        if case .text = inner { return .correction(rest) }
        return inner
      }
      return .text(trimmed)
    }
  }

  /// The options that an answer names: the one that is called so, else those with all words said, else
  /// the one whose name sounds like it. Places in a list do not count.
  ///
  /// - Returns: Their positions in order; none where the answer names none.
  public func options(named answer: String, among options: [AnswerOption]) -> [Int] {
    let trimmed = Self.trimmed(answer)
    guard let said = tokens(of: trimmed), !said.isEmpty else { return [] }
    if let index = named(said, options) { return [index] }
    let fitting = partlyNamed(words.strippingPoliteWords(said), options)
    if fitting.count == 1 { return fitting }
    if let near = misheard(trimmed, options), fitting.isEmpty || fitting.contains(near) {
      return [near]
    }
    return fitting
  }

  // MARK: - Options

  /// The option that is called exactly so.
  func named(_ said: [Token], _ options: [AnswerOption]) -> Int? {
    let core = words.strippingPoliteWords(said)
    let bare = words.strippingFreeWords(core)
    for (k, option) in options.enumerated() {
      for name in [option.title] + option.otherNames {
        guard let words = tokens(of: name), !words.isEmpty else { continue }
        if [said, core, bare].contains(where: { Self.isSame($0, words) }) { return k }
      }
    }
    return nil
  }

  /// The option at a place that is said: "second", "the last one", "number 3".
  private func place(_ core: [Token], among count: Int) -> Int? {
    for rest in [core, words.strippingPlaceNouns(core)] {
      if words.last.covers(rest) { return count > 0 ? count - 1 : nil }
      for (k, ordinal) in words.ordinals.enumerated() where ordinal.covers(rest) {
        return k < count ? k : nil
      }
      if let number = words.number(rest), 1...max(count, 1) ~= number { return number - 1 }
    }
    return nil
  }

  /// The options that have all words said, articles and the like aside.
  private func partlyNamed(_ core: [Token], _ options: [AnswerOption]) -> [Int] {
    let said = words.strippingPlaceNouns(words.strippingFreeWords(core)).map(\.hash)
    guard !said.isEmpty else { return [] }
    return options.indices.filter { k in
      let known = Set(
        ([options[k].title] + options[k].otherNames)
          .flatMap { (tokens(of: $0) ?? []).map(\.hash) })
      return said.allSatisfy(known.contains)
    }
  }

  /// The option whose name sounds or is spelt like what was heard, and no other one does.
  private func misheard(_ answer: String, _ options: [AnswerOption]) -> Int? {
    let names = options.enumerated().flatMap { k, option in
      ([option.title] + option.otherNames).map { EntityName($0, entity: k) }
    }
    let found = EntityIndex(names, locale: locale).candidates(for: answer)
    guard let best = found.first, best.confidence >= Self.nearConfidence else { return nil }
    let second = found.dropFirst().first { $0.entity != best.entity }?.confidence ?? 0
    return best.confidence - second >= Self.nearMargin ? best.entity : nil
  }

  // MARK: - Corrections

  /// What is meant instead: the words after "no" or "I meant".
  private func correction(_ said: [Token], _ text: String, isDenial: Bool) -> Answer? {
    var rest = said[...]
    var isCorrected = false
    func drop(_ phrases: PhraseSet) {
      while let count = phrases.longestPrefix(of: rest), count < rest.count {
        rest = rest.dropFirst(count)
        isCorrected = true
      }
    }
    // A value may begin with "no"; only where a yes or no is expected it is one.
    if isDenial { drop(words.no) }
    drop(words.correction)
    guard isCorrected, let first = rest.first else { return nil }
    return .correction(Self.trimmed(String(text.utf8.dropFirst(Int(first.lower))) ?? ""))
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
