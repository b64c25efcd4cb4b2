// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Beginnings of requests that the system's own domains are known to take, with where that is known
/// from.
///
/// A phrase that begins so may reach the domain although it names an app. Kept to what Apple's user
/// guides list as a request of a domain, or developers have reported; a list is no proof of what one
/// version of the system does.
package struct SystemPhrases: Sendable {
  /// What takes the request: `Reminders`.
  package var domain: String
  /// The language subtag.
  package var language: String
  /// The words a request begins with.
  package var beginnings: [String]
  /// Where it is known from.
  package var source: String

  /// The lists of a language; none where there are none.
  package static func forLanguage(_ language: String) -> [SystemPhrases] { known[language] ?? [] }

  /// Every list.
  package static var all: [SystemPhrases] {
    LanguageText.languages(with: .system).flatMap(forLanguage)
  }

  private static let known = PerLanguage { language in
    LanguageLists.of(language, .system).map { lists in
      (lists.entries("requests") ?? []).map { request in
        let source = lists.entries("sources")?.first { $0.key == request.key }
        return SystemPhrases(
          domain: request.key, language: language, beginnings: request.items,
          source: source?.value ?? "")
      }
    }
  }
}
