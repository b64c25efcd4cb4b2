// SPDX-License-Identifier: Apache-2.0

/// What people answer with, per language: yes and no, stop, places in a list.
///
/// The lists are our own. Entries are whole expressions; they may follow each other ("yes", "go ahead").
/// A language without lists is answered by names, numbers in digits and English.
public struct AnswerWords: Sendable {
  /// The language subtag.
  public let language: String
  /// Expressions that agree.
  public let yes: [String]
  /// Expressions that refuse.
  public let no: [String]
  /// Expressions that end the conversation.
  public let cancel: [String]
  /// Expressions that take none of what is offered.
  public let none: [String]
  /// Expressions before what is meant instead.
  public let correction: [String]
  /// First to tenth, each in all its forms.
  public let ordinals: [[String]]
  /// The last one.
  public let last: [String]
  /// One to ten, each in all its forms.
  public let cardinals: [[String]]
  /// Words around a place that say nothing more: "one", "number", "option".
  public let placeNouns: [String]

  /// The lists of a language; English where there are none.
  public static func forLanguage(_ language: String) -> AnswerWords {
    table[language] ?? table["en"] ?? AnswerWords("en", "", "", "", "", "", "", "", "", "")
  }

  /// The languages with lists.
  public static var languages: [String] { table.keys.sorted() }

  /// Lists as texts: expressions are parted by `|`, places by blanks and their forms by `/`, with `_`
  /// for a blank inside a form.
  init(
    _ language: String, _ yes: String, _ no: String, _ cancel: String, _ none: String,
    _ correction: String, _ ordinals: String, _ last: String, _ cardinals: String,
    _ placeNouns: String
  ) {
    func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    func places(_ text: String) -> [[String]] {
      text.split(separator: " ").map { forms in
        forms.split(separator: "/").map { form in String(form.map { $0 == "_" ? " " : $0 }) }
      }
    }
    self.language = language
    self.yes = list(yes)
    self.no = list(no)
    self.cancel = list(cancel)
    self.none = list(none)
    self.correction = list(correction)
    self.ordinals = places(ordinals)
    self.last = list(last)
    self.cardinals = places(cardinals)
    self.placeNouns = list(placeNouns)
  }

  private static let table: [String: AnswerWords] = Dictionary(
    all.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
}
