// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// The words by which a name of a language may say a value: numbers, and places in an order.
///
/// A small part of the language's grammar, read in a fraction of a millisecond: names that have no such
/// word and no digit never ask for the rest.
final class NameWords: Sendable {
  /// Number words are telling in it, and free words are not.
  let lexicon: Lexicon
  /// Words that stand before names and are no part of them, by hash.
  let freeWords: Set<UInt64>

  private init(_ text: LanguageText) throws(LanguageTextError) {
    freeWords = Self.freeWords(of: text.language)
    lexicon = try GrammarReader.numberWords(text, except: freeWords)
  }

  /// Those of a language; `nil` for languages whose values nobody has described.
  static func of(_ language: String) -> NameWords? { known[language] }

  private static let known = PerLanguage<NameWords> { language in
    guard let text = LanguageText.of(language, .values) else { return nil }
    do throws(LanguageTextError) {
      return try NameWords(text)
    } catch {
      // Tests read all texts.
      preconditionFailure("\(error)")
    }
  }

  private static func freeWords(of language: String) -> Set<UInt64> {
    let lexicon = Lexicon(Lexicon.Writing(LocaleTag(language)))
    var words: Set<UInt64> = []
    var atoms: [Atom] = []
    for expression in LanguageLists.of(language, .free)?["free", "words"] ?? [] {
      _ = AtomLexer.read(expression.utf8.span, with: lexicon, into: &atoms)
      if atoms.count == 1 { words.insert(atoms[0].hash) }
    }
    return words
  }
}
