// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Which variant of each app hears an utterance in one locale.
///
/// The locale falls back along its language, then to another variant of the same language, then to
/// the app's source locale. Made once for each locale: O(*v*) for *v* variants.
final class LocaleView: Sendable {
  let locale: LocaleTag
  /// 1 for each variant that hears this locale.
  let isActive: [UInt8]
  /// The analyzers to try in turn: the locale's, then those of fallbacks with other text rules.
  let analyzers: [TextAnalyzer]
  /// The polite words of the locale's language, where the image has them.
  let politeLanguage: UInt32?
  /// Roots of phrases without an app's name, in the languages that are heard.
  let applessRoots: [TrieNode]

  init(image: IndexImage, locale: LocaleTag, usesFastPaths: Bool) {
    self.locale = locale
    var active = [UInt8](repeating: 0, count: image.variantCount)
    var languages: [UInt32] = []
    let chain = locale.fallbackChain
    for a in 0..<image.appCount {
      let app = image.app(AppID(UInt32(a)))
      // Whatever a damaged image says, no more variants than there are.
      let first = min(Int(app.firstVariant), image.variantCount)
      let range = first..<min(first + Int(app.variantCount), image.variantCount)
      let tags = range.map {
        LocaleTag(image.strings[image.variant(VariantID(UInt32(truncatingIfNeeded: $0))).locale])
      }
      var chosen: Int?
      for wanted in chain where chosen == nil { chosen = tags.firstIndex(of: wanted) }
      if chosen == nil {
        chosen = tags.firstIndex {
          $0.language == locale.language
            && ($0.script == nil || locale.script == nil || $0.script == locale.script)
        }
      }
      guard let index = chosen ?? (tags.isEmpty ? nil : 0), range.lowerBound + index < active.count
      else { continue }
      active[range.lowerBound + index] = 1
      let language = image.variant(VariantID(UInt32(range.lowerBound + index))).language
      if !languages.contains(language) { languages.append(language) }
    }
    isActive = active
    var tags = [locale]
    for language in languages {
      let tag = LocaleTag(image.strings[image.language(language).language])
      if Self.hasOwnRules(tag) || Self.hasOwnRules(locale),
        !tags.contains(where: { $0.language == tag.language })
      {
        tags.append(tag)
      }
    }
    analyzers = tags.prefix(4).map { TextAnalyzer(locale: $0, usesFastPaths: usesFastPaths) }
    politeLanguage = (0..<UInt32(image.languageCount)).first {
      image.strings[image.language($0).language] == locale.language
    }
    applessRoots = languages.map { image.language($0).applessRoot }.filter { !$0.isNone }
  }

  /// Languages whose text rules differ from all others': English contractions, Turkic casing.
  private static func hasOwnRules(_ locale: LocaleTag) -> Bool {
    ["en", "tr", "az"].contains(locale.language)
  }
}
