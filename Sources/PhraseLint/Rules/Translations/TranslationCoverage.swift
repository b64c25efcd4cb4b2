// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog

/// How the phrases of an app fare in one of its further languages.
package struct TranslationCoverage: Sendable {
  /// What a language has for a phrase.
  package enum State: String, Sendable, CaseIterable {
    /// Phrases of its own.
    case translated
    /// Phrases of its shortcut, which a string catalog lists without saying what each translates.
    case listed
    /// The source phrase, letter for letter, in another language.
    case copied
    /// Those of the plain language (`de` of `de-AT`), or of the source's language (`en-GB` of `en`).
    case inherited
    /// Nothing: it is heard in the source language.
    case missing
  }

  /// The language.
  package let locale: String
  private let needsNone: Bool
  private let isClose: Bool
  private let own: [String: [PhraseDeclaration]]
  private let plain: Set<String>
  private let listed: Set<String>

  /// Looks at a language of an app.
  ///
  /// - Complexity: O(*n*) for the app's phrases in the language.
  package init(_ catalog: AppCatalog, _ localization: LocalizationDeclaration) {
    locale = localization.locale
    let language = RuleSubject.language(locale)
    needsNone = language == RuleSubject.language(catalog.sourceLocale)
    isClose = RuleSubject.areClose(locale, catalog.sourceLocale)
    let own = Self.phrases(localization)
    let base = catalog.localizations.first {
      $0.locale == language && $0.locale != localization.locale
    }
    plain = Set((base.map { Self.phrases($0) } ?? [:]).keys)
    var listed: Set<String> = []
    for shortcut in catalog.shortcuts {
      let isListed = shortcut.phrases.contains { phrase in
        own[phrase.text]?.contains(where: RuleSubject.isOfList) ?? false
      }
      if isListed { listed.formUnion(shortcut.phrases.map(\.text)) }
    }
    self.own = own
    self.listed = listed
  }

  private static func phrases(
    _ localization: LocalizationDeclaration
  ) -> [String: [PhraseDeclaration]] {
    Dictionary(
      localization.phrases.map { one in
        (one.source, one.phrases.filter { !$0.text.allSatisfy(\.isWhitespace) })
      }, uniquingKeysWith: +
    ).filter { !$1.isEmpty }
  }

  /// The phrases that translate one of the source, in file order; none where it has none of its own.
  package func translations(of phrase: String) -> [PhraseDeclaration] { own[phrase] ?? [] }

  /// What the language has for a phrase of the source.
  package func state(of phrase: String) -> State {
    if let own = own[phrase] {
      return !isClose && own.allSatisfy({ $0.text == phrase }) ? .copied : .translated
    }
    if listed.contains(phrase) { return .listed }
    return needsNone || plain.contains(phrase) ? .inherited : .missing
  }
}
