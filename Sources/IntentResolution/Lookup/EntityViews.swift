// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import TextAnalysis

/// The gazetteers of an image, opened at their first use and kept.
///
/// Opening one reads its header; nothing is copied. Shared by all matchers of a resolver.
final class EntityViews: Sendable {
  let image: IndexImage
  private let views = Locked<[View: EntityIndex]>([:])

  /// A gazetteer, and the language of the utterances that are held against it.
  private struct View: Hashable {
    var block: BlockReference
    var language: String
  }

  init(image: IndexImage) { self.image = image }

  /// The view of a gazetteer; `nil` where there is none, or where a damaged image holds none.
  ///
  /// - Parameters:
  ///   - language: The language it was built for.
  ///   - heard: The locale of the utterance, in whose words values are said; needed for look-ups only.
  func index(
    _ reference: BlockReference, language: UInt32, heard: LocaleTag? = nil
  ) -> EntityIndex? {
    if reference == .none { return nil }
    let place = View(block: reference, language: heard?.language ?? "")
    return views.withLock { views in
      if let known = views[place] { return known }
      guard let gazetteer = try? Gazetteer(image.block(reference), owner: image) else { return nil }
      let tag = LocaleTag(image.strings[image.language(language).language])
      let speech = heard.map { LocaleTag($0.language) }
      let view = EntityIndex(gazetteer, locale: tag, valuesIn: speech)
      views[place] = view
      return view
    }
  }
}
