// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Names that were added together: an index of them, never changed, and what it was built from.
final class EntityLayer: Sendable {
  let index: EntityIndex
  /// The names; `nil` for an index that was given as one, which is never built again.
  let texts: EntityTexts?
  /// The entities named; `nil` where `texts` is.
  let members: EntitySet?

  /// Builds a layer.
  ///
  /// - Parameter goesOn: Asked now and then; `false` gives the work up.
  /// - Returns: `nil` if the work was given up.
  init?(_ texts: EntityTexts, locale: LocaleTag, while goesOn: () -> Bool = { true }) {
    var builder = GazetteerBuilder(locale: locale, capacity: texts.count)
    var done = 0
    var isWanted = true
    texts.forEach { text, entity, weight in
      builder.add(text, entity: entity, weight: weight)
      done += 1
      if done & 0xFFF == 0 { isWanted = goesOn() }
      return isWanted
    }
    guard isWanted else { return nil }
    index = EntityIndex(builder.finish(), locale: locale)
    // Who looks up next does not wait for it.
    index.search.prepare()
    self.texts = texts
    members = texts.members
  }

  /// Takes an index as a layer.
  init(_ index: EntityIndex) {
    self.index = index
    texts = nil
    members = nil
  }

  /// The number of names as they were given.
  var nameCount: Int { texts?.count ?? index.gazetteer.nameCount }
}

/// A layer as a snapshot sees it: without the entities that were removed or replaced since.
struct LayerView: Sendable {
  let layer: EntityLayer
  var hidden = EntitySet()

  init(_ layer: EntityLayer, hidden: EntitySet = EntitySet()) {
    self.layer = layer
    self.hidden = hidden
  }

  /// Hides entities.
  mutating func hide(_ entities: EntitySet) {
    entities.forEach { if layer.members?.contains($0) ?? true { hidden.insert($0) } }
  }

  /// Whether nothing of the layer is seen any more.
  var isDead: Bool { layer.members.map { $0.count == hidden.count } ?? false }
}
