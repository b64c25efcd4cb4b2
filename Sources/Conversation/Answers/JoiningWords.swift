// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import PhraseGrammar
import TextAnalysis

/// Words that join what is said to something: "and" between the parts of a list, "too" behind what
/// follows up. The lists are our own.
struct JoiningWords {
  /// Between the last two parts of a list, and before what follows up.
  let and: [String]
  /// Between things of which one is meant.
  let or: [String]
  /// Behind what follows up.
  let also: [String]

  /// The words of a language; none where they are not known, or stand glued to others.
  static func forLanguage(_ language: String) -> JoiningWords {
    known[language] ?? JoiningWords(and: [], or: [], also: [])
  }

  private static let known = PerLanguage { language in
    LanguageLists.of(language, .joining).map { lists in
      JoiningWords(
        and: lists["joining", "and"], or: lists["joining", "or"], also: lists["joining", "also"])
    }
  }
}

extension AnswerReader {
  /// The parts of a list that is said: between commas, and at the language's "and".
  ///
  ///     reader.parts(of: "milk, eggs and bread")  // ["milk", "eggs", "bread"]
  ///
  /// A comma parts where a blank follows it, as no number is written. Whether a part is one, or an
  /// "and" belongs to a name, is for whoever knows the names.
  ///
  /// - Returns: The parts in order without blanks at their ends; the text alone where it has one part.
  /// - Complexity: O(*n*) for *n* words.
  package func parts(of text: String) -> [String] {
    lists.parts(of: text, tokens(of: text) ?? [])
  }

  /// The parts of a list of free text: between commas, and at the "and" before the last one.
  ///
  /// Without a comma a text is one part: "salt and pepper" may be a thing.
  package func freeParts(of text: String) -> [String] {
    let byComma = lists.parts(of: text, [])
    guard byComma.count > 1, let last = byComma.last else { return [text] }
    return byComma.dropLast() + parts(of: last)
  }

  /// The texts that parts may have come from: joined by each "and" of one word, or by a comma.
  package func joinings(of parts: [String]) -> [String] {
    guard parts.count > 1 else { return parts }
    return (words(joining: locale.language) + [","]).map { word in
      parts.joined(separator: word == "," ? ", " : " \(word) ")
    }
  }

  private func words(joining language: String) -> [String] {
    JoiningWords.forLanguage(language).and.filter { !$0.contains(" ") }
  }

  /// What follows up the request before: the words between "and" and "too".
  ///
  ///     reader.followUp("and the kitchen too")  // "the kitchen"
  ///
  /// - Returns: `nil` where the text does not begin with the language's "and", or nothing follows.
  package func followUp(_ text: String) -> String? {
    guard let said = tokens(of: text), let first = lists.and.longestPrefix(of: said[...]) else {
      return nil
    }
    var rest = said.dropFirst(first)
    if let last = lists.also.longestSuffix(of: rest), last < rest.count {
      rest = rest.dropLast(last)
    }
    guard let from = rest.first, let to = rest.last else { return nil }
    return JoiningPhrases.text(of: text, from.lower, to.upper)
  }
}
