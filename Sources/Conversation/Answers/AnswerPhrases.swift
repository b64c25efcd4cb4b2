// SPDX-License-Identifier: Apache-2.0

import PhraseGrammar
import TextAnalysis

/// The answer words of a language as they are compared: rows of hashes.
struct AnswerPhrases: Sendable {
  let yes: PhraseSet
  let no: PhraseSet
  let cancel: PhraseSet
  let none: PhraseSet
  let all: PhraseSet
  let both: PhraseSet
  let correction: PhraseSet
  private let refusing: RefusingWords?
  private let asking: PhraseSet
  private let asked: PhraseSet
  private let pause: PhraseSet
  /// What means another one than the one before.
  let other: PhraseSet
  private let last: PhraseSet
  /// First, second, third …
  private let ordinals: [PhraseSet]
  private let cardinals: [PhraseSet]
  private let nouns: PhraseSet
  private let openers: PhraseSet
  private let closers: PhraseSet
  private let freeWords: PhraseSet
  /// What joins a name with what tells it apart.
  private let around: PhraseSet
  private let among: PhraseSet
  /// All words that stand around names and name nothing.
  private let functionWords: PhraseSet
  private let digits: [UInt64: Int]
  /// The numbers that single words say and nothing else.
  private let numbers: [UInt64: Int]

  /// - Parameter others: Languages whose words around names are known as well.
  init(_ analyzer: TextAnalyzer, _ language: String, others: [String]) {
    func set(_ phrases: [String]) -> PhraseSet { PhraseSet(phrases, analyzer) }
    let words = AnswerWords.forLanguage(language)
    let naming = NamingWords.forLanguage(language)
    yes = set(words.yes)
    no = set(words.no)
    cancel = set(words.cancel)
    none = set(words.none)
    all = set(words.all)
    both = set(words.both)
    correction = set(words.correction)
    refusing = RefusingWords.forLanguage(words.language)
    asking = set(words.asking)
    asked = set(words.asked)
    pause = set(words.pause)
    other = set(naming.other)
    last = set(words.last)
    ordinals = words.ordinals.indices.map { k in
      let marked = naming.marks.flatMap { mark in
        let forms = ["\(k + 1)"] + (mark.contains("*") ? words.cardinals[k] : [])
        return forms.map { form in
          mark.split(omittingEmptySubsequences: false) { "#*".contains($0) }.joined(separator: form)
        }
      }
      return set(words.ordinals[k] + marked)
    }
    cardinals = words.cardinals.map(set)
    nouns = set(naming.nouns)
    let polite = PoliteWords.forLanguage(language)
    openers = set(polite.openers + polite.fillers)
    closers = set(polite.closers + polite.fillers)
    freeWords = set(FreeWords.forLanguage(language))
    around = set(naming.around)
    among = set(naming.among)
    let functionWords = set(
      ([language] + others).flatMap { language in
        let naming = NamingWords.forLanguage(language)
        return FreeWords.forLanguage(language) + AnswerWords.forLanguage(language).placeNouns
          + naming.nouns + naming.around + naming.other
      })
    self.functionWords = functionWords
    func hash(_ text: String) -> UInt64? {
      let hashes = PhraseSet.hashes(of: text, analyzer)
      return hashes.count == 1 ? hashes[0] : nil
    }
    var numbers: [UInt64: Int] = [:]
    for number in 1...99 {
      if let hash = hash("\(number)") { numbers[hash] = number }
    }
    digits = numbers
    for (k, forms) in words.cardinals.enumerated() {
      for form in forms {
        guard let hash = hash(form), !functionWords.contains([hash]) else { continue }
        numbers[hash] = k + 1
      }
    }
    self.numbers = numbers
  }

  /// What a word is compared by: a number is the same in digits and in words.
  func key(_ token: Token) -> UInt64 { numbers[token.hash].map(UInt64.init) ?? token.hash }

  /// The words without polite ones at either end; all of them where nothing else is left.
  func strippingPoliteWords(_ said: [Token]) -> [Token] {
    var rest = said[...]
    while let count = openers.longestPrefix(of: rest), count < rest.count {
      rest = rest.dropFirst(count)
    }
    while let count = closers.longestSuffix(of: rest), count < rest.count {
      rest = rest.dropLast(count)
    }
    return Array(rest)
  }

  /// The words without articles and the like in front.
  func strippingFreeWords(_ said: [Token]) -> [Token] {
    var rest = said[...]
    while let count = freeWords.longestPrefix(of: rest), count < rest.count {
      rest = rest.dropFirst(count)
    }
    return Array(rest)
  }

  /// Whether words choose nothing, whatever they name: they refuse it ("not the second one"), ask ("which is the first"),
  /// ask for time ("one second"), or say how many and not which ("one of the two").
  ///
  /// - Parameter names: The words of names, which are no others.
  func choosesNothing(_ said: [Token], besides names: Set<UInt64> = []) -> Bool {
    pause.covers(said) || asking.longestPrefix(of: said[...]) != nil || isCount(said)
      || refuses(said, besides: names)
  }

  /// Whether words ask something where a sign says that they do: "¿es …?"
  func asksBySign(_ said: [Token]) -> Bool {
    [said, strippingPoliteWords(said)].contains { asked.longestPrefix(of: $0[...]) != nil }
  }

  /// Whether words say how many and nothing else.
  private func isCount(_ said: [Token]) -> Bool {
    let others = said.indices.filter { !counts($0, in: said) }
    return others.count < said.count && content(others.map { said[$0] }).isEmpty
      && place(in: said) == nil
  }

  /// Whether a number counts a part, or the whole that it is of.
  private func counts(_ index: Int, in said: [Token]) -> Bool {
    countsPart(index, in: said) || countsWhole(index, in: said)
  }

  /// Whether a number counts some of others: "two" in "the first two of the three".
  private func countsPart(_ index: Int, in said: [Token]) -> Bool {
    numbers[said[index].hash] != nil && among.longestPrefix(of: said[(index + 1)...]) != nil
  }

  /// Whether a number counts what the others are of: "three" in "the second of the three".
  private func countsWhole(_ index: Int, in said: [Token]) -> Bool {
    guard numbers[said[index].hash] != nil else { return false }
    var before = said[..<index]
    while among.longestSuffix(of: before) == nil {
      guard let count = functionWords.longestSuffix(of: before) else { return false }
      before = before.dropLast(count)
    }
    return true
  }

  /// Whether some of the words refuse what stands beside them.
  func refuses(_ said: [Token], besides names: Set<UInt64> = []) -> Bool {
    refusing?.refuse(said, besides: names) ?? false
  }

  /// How many words in front say nothing beside a value: polite ones, "make it", those around names.
  func lengthBesideValues(_ words: ArraySlice<Token>) -> Int? {
    [openers, closers, correction, functionWords].compactMap { $0.longestPrefix(of: words) }.max()
  }

  // MARK: - Words around names

  /// The words without those at either end that stand around names.
  func trimmed(_ said: [Token]) -> [Token] {
    var rest = said[...]
    while let count = lengthAround(rest) { rest = rest.dropFirst(count) }
    while let count = functionWords.longestSuffix(of: rest) { rest = rest.dropLast(count) }
    return Array(rest)
  }

  /// What is left of the words without all that stand around names: the words that may name something.
  ///
  /// - Returns: Runs of words; each is one word, or characters of a script without spaces.
  func content(_ said: [Token]) -> [[Token]] {
    var rest = trimmed(said)[...]
    var left: [Token] = []
    while let first = rest.first {
      let count = lengthAround(rest)
      if count == nil { left.append(first) }
      rest = rest.dropFirst(count ?? 1)
    }
    return runs(left)
  }

  /// The number of words in front that stand around names.
  ///
  /// What is glued to a word may be a part of it, but for what joins names.
  private func lengthAround(_ words: ArraySlice<Token>) -> Int? {
    guard let count = functionWords.longestPrefix(of: words) else { return nil }
    if count < words.count, words[words.startIndex + count].joint == .none {
      return around.longestPrefix(of: words)
    }
    return count
  }

  /// Words by themselves, and characters that stand one after the other together.
  func runs(_ words: [Token]) -> [[Token]] {
    var runs: [[Token]] = []
    for token in words {
      if token.joint == .none, let last = runs.last?.last, last.upper == token.lower {
        runs[runs.count - 1].append(token)
      } else {
        runs.append([token])
      }
    }
    return runs
  }

  // MARK: - Places

  /// A place in a list.
  enum Place {
    case at(Int)
    case last
  }

  /// The one place that is said, and the words without it; `nil` for none, and for several.
  func place(in said: [Token]) -> (place: Place, rest: [Token])? {
    var found: (place: Place, range: Range<Int>)?
    var at = 0
    while at < said.count {
      guard let (place, count) = place(at: at, of: said) else {
        at += 1
        continue
      }
      if found != nil { return nil }
      found = (place, at..<at + count)
      at += count
    }
    guard let (place, range) = found else { return nil }
    // "The first two of the three" are several.
    let others = said.indices.filter { !range.contains($0) }
    if others.contains(where: { countsPart($0, in: said) }) { return nil }
    return (place, others.filter { !countsWhole($0, in: said) }.map { said[$0] })
  }

  private func place(at start: Int, of said: [Token]) -> (Place, Int)? {
    let rest = said[start...]
    var found: (Place, Int)?
    func take(_ place: Place, _ count: Int?) {
      if let count, count > found?.1 ?? 0 { found = (place, count) }
    }
    take(.last, last.longestPrefix(of: rest))
    for (k, ordinal) in ordinals.enumerated() { take(.at(k), ordinal.longestPrefix(of: rest)) }
    if let noun = nouns.longestPrefix(of: rest), let (number, count) = number(rest.dropFirst(noun))
    {
      take(.at(number - 1), noun + count)
    }
    if let (number, count) = number(rest), isPlace(start..<start + count, of: said) {
      take(.at(number - 1), count)
    }
    return found
  }

  /// Whether a bare number is a place: all that is said, behind a name ("Emma two"), or in digits behind
  /// an article ("der 2. Band"). "Two milks" are none, nor is a word that may be an article, or a number
  /// that counts: "one of the two".
  private func isPlace(_ range: Range<Int>, of said: [Token]) -> Bool {
    if range.count == said.count { return true }
    guard range.count == 1, let number = said[range].first, numbers[number.hash] != nil,
      !counts(range.lowerBound, in: said)
    else { return false }
    let next = range.upperBound < said.count ? said[range.upperBound] : nil
    let isDigits = digits[number.hash] != nil
    if !isDigits, number.joint == .none && range.lowerBound > 0 || next?.joint == Joint.none {
      return false
    }
    let others = Array(said[..<range.lowerBound] + said[range.upperBound...])
    if next == nil || content(others).isEmpty { return true }
    return isDigits && freeWords.longestSuffix(of: said[..<range.lowerBound]) != nil
  }

  /// The number that words begin with, in digits or in the language's words up to ten.
  private func number(_ words: ArraySlice<Token>) -> (number: Int, count: Int)? {
    guard let first = words.first else { return nil }
    if let number = digits[first.hash] { return (number, 1) }
    var found: (number: Int, count: Int)?
    for (k, cardinal) in cardinals.enumerated() {
      if let count = cardinal.longestPrefix(of: words), count > found?.count ?? 0 {
        found = (k + 1, count)
      }
    }
    return found
  }
}
