// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Which variant of each app hears an utterance in one locale.
///
/// The locale falls back along its language, then to another variant of the same language, then to
/// the app's source locale. Made once for each locale: O(*v*) for *v* variants, each of which is one app's.
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

  /// What reads values; `nil` where no parameter takes any, and in languages whose values cannot be read.
  let reader: ValueReader?

  /// Most languages in which misheard names of apps are looked up.
  static var maxNameLanguages: Int { NameWindows.maxLanguages }
  /// Most languages that are heard at once, those of the first apps.
  static let maxLanguages = 64

  init(image: IndexImage, locale: LocaleTag, usesFastPaths: Bool) {
    self.locale = locale
    let takesValues = (0..<UInt32(image.slotClassCount)).contains {
      image.slotClass($0).kind == .value
    }
    reader = takesValues ? ValueReader(locale: locale) : nil
    var active: [UInt32?] = []
    var languages: [UInt32] = []
    let chain = locale.fallbackChain
    // Apps stand in the order of their variants: what a damaged image gives to two is the first one's.
    var next: UInt32 = 0
    for a in 0..<image.appCount {
      let claimed = image.app(AppID(UInt32(a))).variants
      let range = max(next, claimed.lowerBound)..<max(next, claimed.upperBound)
      if !claimed.isEmpty { next = range.upperBound }
      let tags = range.map { LocaleTag(image.strings[image.variant(VariantID($0)).locale]) }
      var chosen: Int?
      for wanted in chain where chosen == nil { chosen = tags.firstIndex(of: wanted) }
      if chosen == nil {
        chosen = tags.firstIndex {
          $0.language == locale.language
            && ($0.script == nil || locale.script == nil || $0.script == locale.script)
        }
      }
      let variant = range.isEmpty ? nil : range[range.startIndex + UInt32(chosen ?? 0)]
      active.append(variant)
      guard let variant else { continue }
      let language = image.variant(VariantID(variant)).language
      if languages.count < Self.maxLanguages, !languages.contains(language) {
        languages.append(language)
      }
    }
    self.active = ActiveVariants(active, of: image.variantCount)
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
  static func hasOwnRules(_ locale: LocaleTag) -> Bool {
    ["en", "tr", "az"].contains(locale.language)
  }
}

/// The variant of each app that is heard, and a flag for each variant, read without counting references.
@safe final class ActiveVariants: Sendable {
  // SAFETY: `count` bytes, written in `init` and never after, freed in `deinit`.
  private nonisolated(unsafe) let base: UnsafeMutablePointer<UInt8>
  private let count: Int
  // SAFETY: `appCount` words, written in `init` and never after, freed in `deinit`.
  private nonisolated(unsafe) let byApp: UnsafeMutablePointer<UInt32>
  private let appCount: Int

  /// The variant of an app without one.
  fileprivate static let none = UInt32.max

  /// Takes the variant of each app.
  ///
  /// - Parameters:
  ///   - variants: By the apps' numbers; `nil` for an app without one.
  ///   - count: The number of all variants.
  init(_ variants: [UInt32?], of count: Int) {
    self.count = count
    appCount = variants.count
    // SAFETY: memory of their own, initialised below.
    unsafe base = .allocate(capacity: max(count, 1))
    unsafe byApp = .allocate(capacity: max(appCount, 1))
    // SAFETY: as many as there is room for.
    unsafe base.initialize(repeating: 0, count: count)
    for (app, variant) in variants.enumerated() {
      // SAFETY: `app` is below the number of apps.
      unsafe (byApp + app).initialize(to: variant ?? Self.none)
      // SAFETY: compared with the number of variants.
      if let variant, Int(variant) < count { unsafe base[Int(variant)] = 1 }
    }
  }

  deinit {
    // SAFETY: allocated in `init`.
    unsafe base.deallocate()
    unsafe byApp.deallocate()
  }

  /// The flags, to be used while this object is kept.
  var view: View {
    unsafe View(base: base, count: count, byApp: byApp, appCount: appCount)
  }

  /// The flags of an `ActiveVariants` that the user keeps.
  @safe struct View: Sendable {
    // SAFETY: lent by an `ActiveVariants`, which the matcher keeps.
    fileprivate nonisolated(unsafe) let base: UnsafeMutablePointer<UInt8>
    fileprivate let count: Int
    // SAFETY: lent likewise.
    fileprivate nonisolated(unsafe) let byApp: UnsafeMutablePointer<UInt32>
    fileprivate let appCount: Int

    /// The variant of an app that hears the locale; `nil` where none does.
    func variant(of app: AppID) -> UInt32? {
      // SAFETY: compared with the count.
      guard Int(app.rawValue) < appCount, unsafe byApp[Int(app.rawValue)] != ActiveVariants.none
      else { return nil }
      return unsafe byApp[Int(app.rawValue)]
    }

    /// Whether a variant hears the locale.
    @inline(__always)
    func contains(_ variant: UInt32) -> Bool {
      // SAFETY: compared with the count.
      Int(variant) < count ? unsafe base[Int(variant)] != 0 : false
    }
  }
}
