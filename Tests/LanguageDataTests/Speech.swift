// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import TextAnalysis

/// What answers questions on a language: all of its knowledge, or a block of some.
protocol LanguageAnswers {
  /// See `LanguageKnowledge.traits(hash:letters:)`.
  func traits(hash: UInt64, letters: UnsafeBufferPointer<UInt8>) -> WordTraits
  /// See `LanguageKnowledge.forEachGroup(of:_:)`.
  func forEachGroup(of stems: Span<UInt64>, _ body: (UInt32, Int) -> Void)
  /// See `LanguageKnowledge.maxRun(beginningWith:)`.
  func maxRun(beginningWith stem: UInt64) -> Int
  /// See `LanguageKnowledge.carrierLength(_:)`.
  func carrierLength(_ words: Span<UInt64>) -> Int
  /// See `LanguageKnowledge.addressLength(before:behind:)`.
  func addressLength(
    before: Span<UInt64>, behind: Span<UInt64>
  ) -> (before: Int, behind: Int)
}

extension LanguageKnowledge: LanguageAnswers {}
extension KnowledgeBlock: LanguageAnswers {}

/// Words of a language, put to its knowledge.
struct Speech {
  /// The language.
  var language: String
  /// Who answers.
  var answers: any LanguageAnswers

  /// A language with knowledge of its own.
  init?(_ language: String) {
    guard let knowledge = LanguageKnowledge.forLanguage(language) else { return nil }
    self.init(language, knowledge)
  }

  /// A language with other knowledge.
  init(_ language: String, _ answers: any LanguageAnswers) {
    self.language = language
    self.answers = answers
  }

  /// The tokens of a text.
  func tokens(_ text: String) throws -> [NormalizedToken] {
    try TextAnalyzer(locale: LocaleTag(language)).normalizedTokens(text)
  }

  /// The traits of each word of a text.
  func traits(_ text: String) throws -> [WordTraits] {
    try tokens(text).map { token in
      // SAFETY: the letters are read inside the closure only.
      unsafe token.folded.utf8.span.withUnsafeBufferPointer {
        unsafe answers.traits(hash: token.token.hash, letters: $0)
      }
    }
  }

  /// The stems of a text.
  func stems(_ text: String) throws -> [UInt64] { try traits(text).map(\.stem) }

  /// The groups of a text as a whole, by id, and its place in each.
  func groups(_ text: String) throws -> [UInt32: Int] {
    var found: [UInt32: Int] = [:]
    let stems = try stems(text)
    answers.forEachGroup(of: stems.span) { found[$0] = $1 }
    return found
  }

  /// The most words of a run that begins with a word.
  func maxRun(_ word: String) throws -> Int { answers.maxRun(beginningWith: try stems(word)[0]) }

  /// The words of the carrier phrase at the start of a text.
  func carrier(_ text: String) throws -> Int {
    let words = try tokens(text).map(\.token.hash)
    return answers.carrierLength(words.span)
  }

  /// The words of a text that connect an app's name, for which "*" stands, with the request.
  func address(_ text: String) throws -> [Int] {
    let sides = text.split(separator: "*", omittingEmptySubsequences: false)
    let before = try tokens(String(sides[0])).map(\.token.hash)
    let behind = try tokens(String(sides[1])).map(\.token.hash)
    let length = answers.addressLength(before: before.span, behind: behind.span)
    return [length.before, length.behind]
  }
}

extension LanguageKnowledge {
  /// The names of groups, topics with a "~" before them.
  func names(_ groups: some Sequence<UInt32>) -> Set<String> {
    Set(groups.map { self.groups[Int($0)] }.map { ($0.kind == .topic ? "~" : "") + $0.name })
  }
}
