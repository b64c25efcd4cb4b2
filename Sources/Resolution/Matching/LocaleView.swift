// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Which variant of each app hears an utterance in one locale.
///
/// The locale falls back along its language, then to another variant of the same language, then to
/// the app's source locale. Made once for each locale: O(*v*) for *v* variants.
final class LocaleView: Sendable {
  let locale: LocaleTag
  /// The variants that hear this locale.
  let active: ActiveVariants
  /// Analyzers to try after the locale's own: those of fallbacks with other text rules.
  let otherAnalyzers: [TextAnalyzer]
  /// What may be said before a phrase in the locale's language.
  let openers: TrieNode
  /// What may be said after a phrase, last word first.
  let closers: TrieNode
  /// What may be said around a value.
  let freeWords: TrieNode
  /// How phrases of the languages that are heard are built.
  let shapes: LanguageRecord.Shapes
  /// The languages that are heard, the utterance's own first.
  let languages: [UInt32]
  /// Roots of phrases without an app's name, in the languages that are heard.
  let applessRoots: [TrieNode]

  /// Most languages in which misheard names of apps are looked up.
  static let maxNameLanguages = 2

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
    self.active = ActiveVariants(active)
    self.languages = languages.sorted { a, b in
      let own = { image.strings[image.language($0).language] == locale.language }
      return own(a) && !own(b)
    }
    var tags = [locale]
    for language in languages {
      let tag = LocaleTag(image.strings[image.language(language).language])
      if Self.hasOwnRules(tag) || Self.hasOwnRules(locale),
        !tags.contains(where: { $0.language == tag.language })
      {
        tags.append(tag)
      }
    }
    otherAnalyzers = tags.dropFirst().prefix(3).map {
      TextAnalyzer(locale: $0, usesFastPaths: usesFastPaths)
    }
    let polite = (0..<UInt32(image.languageCount)).first {
      image.strings[image.language($0).language] == locale.language
    }
    openers = polite.map { image.language($0).openers } ?? .none
    closers = polite.map { image.language($0).closers } ?? .none
    freeWords = polite.map { image.language($0).freeWords } ?? .none
    shapes = languages.reduce(into: []) { $0.formUnion(image.language($1).shapes) }
    applessRoots = languages.map { image.language($0).applessRoot }.filter { !$0.isNone }
  }

  /// Languages whose text rules differ from all others': English contractions, Turkic casing.
  private static func hasOwnRules(_ locale: LocaleTag) -> Bool {
    ["en", "tr", "az"].contains(locale.language)
  }
}

/// A flag for each variant, read without counting references.
@safe final class ActiveVariants: Sendable {
  // SAFETY: `count` bytes, written in `init` and never after, freed in `deinit`.
  private nonisolated(unsafe) let base: UnsafeMutablePointer<UInt8>
  private let count: Int

  init(_ flags: [UInt8]) {
    count = flags.count
    unsafe base = .allocate(capacity: max(count, 1))
    for (k, flag) in flags.enumerated() {
      // SAFETY: k is below the capacity.
      unsafe (base + k).initialize(to: flag)
    }
  }

  deinit { unsafe base.deallocate() }

  /// The flags, to be used while this object is kept.
  var view: View { unsafe View(base: base, count: count) }

  /// The flags of an `ActiveVariants` that the user keeps.
  @safe struct View: Sendable {
    // SAFETY: lent by an `ActiveVariants`, which the matcher keeps.
    fileprivate nonisolated(unsafe) let base: UnsafeMutablePointer<UInt8>
    fileprivate let count: Int

    /// Whether a variant hears the locale.
    @inline(__always)
    func contains(_ variant: UInt32) -> Bool {
      // SAFETY: compared with the count.
      Int(variant) < count ? unsafe base[Int(variant)] != 0 : false
    }
  }
}
