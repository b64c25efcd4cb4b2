// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A phrase is short enough to be remembered.
enum LongPhraseRule: CatalogRule {
  static let description = RuleDescription(
    id: "long-phrase", severity: .note, category: .phrases,
    summary: "A phrase has at most \(limit) words.",
    rationale:
      "Apple's guidelines ask for brief, memorable phrases. Nobody says a long one word for word, and"
      + " a recogniser errs somewhere in it.",
    fix: "Say it in fewer words.", isOptIn: true)

  private static let limit = 15

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for (phrase, form) in zip(subject.phrases, subject.spoken) {
      guard let form, form.symbols.count > limit else { continue }
      // Scripts without spaces have a token a letter.
      let words = phrase.text.split(whereSeparator: \.isWhitespace).count
      guard words > limit else { continue }
      report.add(phrase, "\(words) words in '\(phrase.text)'", fix: "say it in at most \(limit)")
    }
  }
}
