// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Words that refuse what stands beside them, per language: "not the milk", "never the second one", "all but the hall".
///
/// The lists are our own. A word of a name refuses nothing: "No Doubt".
package struct RefusingWords: Sendable {
  private let phrases: PhraseSet
  private let analyzer: TextAnalyzer

  /// The words of a language; none where there is no list.
  package static func forLanguage(_ language: String) -> RefusingWords? { known[language] }

  private static let known = PerLanguage { language -> RefusingWords? in
    guard let lists = LanguageLists.of(language, .answers) else { return nil }
    let analyzer = TextAnalyzer(locale: LocaleTag(language))
    return RefusingWords(
      phrases: PhraseSet(lists["answers", "refusing"], analyzer), analyzer: analyzer)
  }

  /// Whether some of the words refuse what stands beside them.
  ///
  /// - Parameter names: The hashes of the words of names that were found for them; asked for only where words refuse.
  /// - Complexity: O(*n*) for *n* words.
  package func refuse(_ said: [Token], besides names: @autoclosure () -> Set<UInt64>) -> Bool {
    var known: Set<UInt64>?
    return said.indices.contains { at in
      guard let count = phrases.longestPrefix(of: said[at...]) else { return false }
      let names = known ?? names()
      known = names
      return !said[at..<at + count].allSatisfy { names.contains($0.hash) }
    }
  }

  /// Whether some words of a text refuse what stands beside them.
  ///
  /// - Parameter names: The names that were found for it.
  package func refuse(_ text: String, besides names: [String]) -> Bool {
    refuse(tokens(of: text), besides: Set(names.flatMap { tokens(of: $0).map(\.hash) }))
  }

  private func tokens(of text: String) -> [Token] {
    // No text has more words than bytes.
    var buffer = TokenBuffer(maxTokens: max(1, min(512, text.utf8.count)))
    do { try analyzer.analyze(text, into: &buffer) } catch { return [] }
    return (0..<buffer.count).map { buffer[$0] }
  }
}
