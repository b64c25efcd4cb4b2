// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import TextAnalysis

/// The gazetteers of an image, opened at their first use and kept.
///
/// Opening one reads its header; nothing is copied. Shared by all matchers of a resolver.
final class EntityViews: Sendable {
  let image: IndexImage
  private let views = Locked<[BlockReference: EntityIndex]>([:])

  init(image: IndexImage) { self.image = image }

  /// The view of a gazetteer; `nil` where there is none, or where a damaged image holds none.
  ///
  /// - Parameter language: The language it was built for.
  func index(_ reference: BlockReference, language: UInt32) -> EntityIndex? {
    if reference == .none { return nil }
    return views.withLock { views in
      if let known = views[reference] { return known }
      guard let gazetteer = try? Gazetteer(image.block(reference), owner: image) else { return nil }
      let tag = LocaleTag(image.strings[image.language(language).language])
      let view = EntityIndex(gazetteer, locale: tag)
      views[reference] = view
      return view
    }
  }
}
