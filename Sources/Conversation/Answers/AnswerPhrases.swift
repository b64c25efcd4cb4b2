// SPDX-License-Identifier: Apache-2.0

import PhraseRules
import TextAnalysis

/// The answer words of a language as they are compared: rows of hashes.
struct AnswerPhrases: Sendable {
  let yes: PhraseSet
  let no: PhraseSet
  let cancel: PhraseSet
  let none: PhraseSet
  let correction: PhraseSet
  let last: PhraseSet
  /// First, second, third …
  let ordinals: [PhraseSet]
  private let cardinals: [PhraseSet]
  private let placeNouns: PhraseSet
  private let openers: PhraseSet
  private let closers: PhraseSet
  private let freeWords: PhraseSet
  private let digits: [UInt64: Int]

  init(_ words: AnswerWords, _ analyzer: TextAnalyzer, _ language: String) {
    func set(_ phrases: [String]) -> PhraseSet { PhraseSet(phrases, analyzer) }
    yes = set(words.yes)
    no = set(words.no)
    cancel = set(words.cancel)
    none = set(words.none)
    correction = set(words.correction)
    last = set(words.last)
    ordinals = words.ordinals.map(set)
    cardinals = words.cardinals.map(set)
    placeNouns = set(words.placeNouns)
    let polite = PoliteWords.forLanguage(language)
    openers = set(polite.openers + polite.fillers)
    closers = set(polite.closers + polite.fillers)
    freeWords = set(FreeWords.forLanguage(language))
    digits = Dictionary(
      (1...99).compactMap { number in
        PhraseSet.hashes(of: "\(number)", analyzer).first.map { ($0, number) }
      }, uniquingKeysWith: { a, _ in a })
  }

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

  /// The words without those that only say that a place is meant: "the … one", "number …".
  func strippingPlaceNouns(_ said: [Token]) -> [Token] {
    var rest = said[...]
    var isDone = false
    while !isDone {
      isDone = true
      for phrases in [freeWords, placeNouns] {
        if let count = phrases.longestPrefix(of: rest), count < rest.count {
          rest = rest.dropFirst(count)
          isDone = false
        }
      }
      if let count = placeNouns.longestSuffix(of: rest), count < rest.count {
        rest = rest.dropLast(count)
        isDone = false
      }
    }
    return Array(rest)
  }

  /// The number that words say, in digits or in the language's words up to ten.
  func number(_ said: [Token]) -> Int? {
    if said.count == 1, let number = digits[said[0].hash] { return number }
    for (k, cardinal) in cardinals.enumerated() where cardinal.covers(said) { return k + 1 }
    return nil
  }
}

/// Short phrases, to be found at either end of what was said.
struct PhraseSet: Sendable {
  private let phrases: Set<[UInt64]>
  private let longest: Int

  init(_ texts: [String], _ analyzer: TextAnalyzer) {
    var phrases: Set<[UInt64]> = []
    for text in texts {
      let hashes = Self.hashes(of: text, analyzer)
      if !hashes.isEmpty { phrases.insert(hashes) }
    }
    self.phrases = phrases
    longest = phrases.map(\.count).max() ?? 0
  }

  static func hashes(of text: String, _ analyzer: TextAnalyzer) -> [UInt64] {
    var buffer = TokenBuffer(maxTokens: 64)
    do { try analyzer.analyze(text, into: &buffer) } catch { return [] }
    return (0..<buffer.count).map { buffer[$0].hash }
  }

  /// The number of words of the longest phrase that these words begin with.
  func longestPrefix(of words: ArraySlice<Token>) -> Int? {
    var count = min(longest, words.count)
    while count > 0 {
      if phrases.contains(words.prefix(count).map(\.hash)) { return count }
      count -= 1
    }
    return nil
  }

  /// The number of words of the longest phrase that these words end with.
  func longestSuffix(of words: ArraySlice<Token>) -> Int? {
    var count = min(longest, words.count)
    while count > 0 {
      if phrases.contains(words.suffix(count).map(\.hash)) { return count }
      count -= 1
    }
    return nil
  }

  /// Whether the words are phrases of the set one after the other, and nothing else: "yes sure".
  ///
  /// Whichever way they are cut: a longer phrase first is not always right.
  func covers(_ words: [Token]) -> Bool {
    guard !words.isEmpty, words.count <= 16 else { return false }
    var reached = [true] + Array(repeating: false, count: words.count)
    for start in words.indices where reached[start] {
      for count in 1..<(max(1, min(longest, words.count - start)) + 1)
      where start + count <= words.count
        && phrases.contains(words[start..<start + count].map(\.hash))
      {
        reached[start + count] = true
      }
    }
    return reached[words.count]
  }
}
