// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import TextAnalysis

/// Names to find texts among: what a `bespeak_names` leads to.
final class NameList: Sendable {
  /// The values; the entity of each name is its value's place.
  let values: [EntityValue]
  /// The ids of the values, by place.
  let ids: LentTexts
  /// The titles of the values, by place.
  let titles: LentTexts
  private let index: EntityIndex
  private let scratches = Locked<[Scratch]>([])
  private static let keptScratches = 16

  // SAFETY: in the hands of one thread at a time, which takes it out of the pool and puts it back.
  private final class Scratch: @unchecked Sendable {
    var scratch = EntityScratch()
  }

  init(_ values: [EntityValue], locale: LocaleTag) {
    self.values = values
    index = NameChoice.index(values, for: locale)
    ids = LentTexts(values.lazy.map(\.id))
    titles = LentTexts(values.lazy.map(\.title))
  }

  /// What a text may mean, best first.
  ///
  /// - Parameter isExplained: Whether every part of a score is made, also where it decides nothing.
  func find(_ text: String, limit: Int, isExplained: Bool) -> [EntityCandidate] {
    let box = scratches.withLock { $0.popLast() } ?? Scratch()
    defer { scratches.withLock { if $0.count < Self.keptScratches { $0.append(box) } } }
    box.scratch.scoresInFull = isExplained
    let count = index.search(text.utf8.span, limit: limit, &box.scratch)
    return (0..<count).map { box.scratch[$0] }
  }
}
