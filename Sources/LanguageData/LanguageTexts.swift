// SPDX-License-Identifier: Apache-2.0

/// Which languages have a text of knowledge.
///
/// ```text
/// [function]   words that carry grammar and hardly any meaning: any number a line. Not question words,
///              negations, on and off, numbers: those tell requests apart
/// [carriers]   what people put around a request without changing what is asked: a phrase a line. Where "*"
///              stands for an app's name, what connects the name with the request: "ask * to"
/// [endings]    how forms come to one stem: ENDING REPLACEMENT MINIMUM, "-" for nothing. MINIMUM letters
///              must be left before. The longest ending that fits is replaced, once; "news news 0" keeps
///              a word from being cut
/// [irregular]  base: form form. Forms that endings do not bring together; looked up before them
/// [same]       name: word, phrase, word. A line a meaning: what may stand for each other in a request,
///              in base forms, the most usual first
/// [kinds]      name: word, phrase, word. A line a kind of thing that words name: places, foods, numbers. The
///              word "0" stands for all that begin with a digit
/// [topics]     name: word, phrase, word. A line a subject: words that point to it, most telling first
/// ```
///
/// All in lower case. "#" begins a comment, and a line that begins with a blank continues the one before.
/// Everything goes through `TextAnalyzer`, as utterances do, so diacritics need not be left out.
enum LanguageTexts {
  /// The languages, by their tags.
  static let languages = ["en", "de", "nl", "sv", "da", "es", "fr", "it", "pt", "ca"]

  /// The text of a language, its parts joined; `nil` for none.
  static func text(for language: String) -> String? {
    guard let parts = parts(of: language) else { return nil }
    var text = ""
    text.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 1 })
    for part in parts {
      text += part
      text += "\n"
    }
    return text
  }

  /// The parts of a language's text, each a file in `Languages/`: grammar, meanings, kinds, subjects; a
  /// large part is several files in a folder.
  private static func parts(of language: String) -> [String]? {
    switch language {
    case "ca": [catalanGrammar, catalanMeanings, catalanKinds, catalanSubjects]
    case "da": [danishGrammar, danishMeanings, danishKinds, danishSubjects]
    case "de": [germanGrammar, germanMeanings, germanKinds, germanSubjects]
    case "en":
      [
        englishGrammar, englishRequestVerbs, englishQuestions, englishTimesAndAmounts, englishMedia,
        englishHousehold, englishMoneyAndTravel, englishPeople, englishKinds, englishSubjects,
      ]
    case "es": [spanishGrammar, spanishMeanings, spanishKinds, spanishSubjects]
    case "fr": [frenchGrammar, frenchMeanings, frenchKinds, frenchSubjects]
    case "it": [italianGrammar, italianMeanings, italianKinds, italianSubjects]
    case "nl": [dutchGrammar, dutchMeanings, dutchKinds, dutchSubjects]
    case "pt": [portugueseGrammar, portugueseMeanings, portugueseKinds, portugueseSubjects]
    case "sv": [swedishGrammar, swedishMeanings, swedishKinds, swedishSubjects]
    default: nil
    }
  }
}
