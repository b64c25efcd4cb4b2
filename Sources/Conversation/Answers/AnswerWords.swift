// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// What people answer with, per language: yes and no, stop, places in a list.
///
/// The lists are our own. Entries are whole expressions; they may follow each other ("yes", "go ahead").
/// A language without lists is answered by names, numbers in digits and English.
package struct AnswerWords: Sendable {
  /// The language subtag.
  package let language: String
  /// Expressions that agree.
  package let yes: [String]
  /// Expressions that refuse.
  package let no: [String]
  /// Expressions that end the conversation.
  package let cancel: [String]
  /// Expressions that take none of what is offered.
  package let none: [String]
  /// Expressions that take all of what is offered.
  package let all: [String]
  /// Expressions that take both where two are offered.
  package let both: [String]
  /// Expressions before what is meant instead.
  package let correction: [String]
  /// Words that an answer begins with which asks something.
  package let asking: [String]
  /// Words that a question begins with where its sign alone tells it from an answer: "¿es …?"
  package let asked: [String]
  /// Expressions that ask for time.
  package let pause: [String]
  /// First to tenth, each in all its forms.
  package let ordinals: [[String]]
  /// The last one.
  package let last: [String]
  /// One to ten, each in all its forms.
  package let cardinals: [[String]]
  /// Words around a place that say nothing more: "one", "number", "option".
  package let placeNouns: [String]

  /// The lists of a language; English where there are none.
  package static func forLanguage(_ language: String) -> AnswerWords {
    guard let words = known[language] ?? known["en"] else {
      preconditionFailure("no answers in English")
    }
    return words
  }

  /// The languages with lists.
  package static var languages: [String] { LanguageText.languages(with: .answers) }

  private static let known = PerLanguage { language in
    LanguageLists.of(language, .answers).map { AnswerWords(language, $0) }
  }

  private init(_ language: String, _ lists: LanguageLists) {
    let places = (1...10).map(String.init)
    self.language = language
    yes = lists["answers", "yes"]
    no = lists["answers", "no"]
    cancel = lists["answers", "cancel"]
    none = lists["answers", "none"]
    all = lists["answers", "all"]
    both = lists["answers", "both"]
    correction = lists["answers", "correction"]
    asking = lists["answers", "asking"]
    asked = lists["answers", "asked"]
    pause = lists["answers", "pause"]
    ordinals = places.map { lists["places", $0] }
    last = lists["places", "last"]
    cardinals = places.map { lists["numbers", $0] }
    placeNouns = lists["places", "nouns"]
  }
}
