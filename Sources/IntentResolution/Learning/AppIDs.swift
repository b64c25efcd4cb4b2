// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// The apps of an image by their ids, laid out when first asked for.
final class AppIDs: Sendable {
  private let image: IndexImage
  private let known = Locked<[String: AppID]?>(nil)

  init(image: IndexImage) { self.image = image }

  /// The app with an id; `nil` when it is not in the image.
  subscript(id: String) -> AppID? {
    known.withLock { known in
      if known == nil {
        var ids: [String: AppID] = [:]
        for a in 0..<UInt32(image.appCount) {
          let id = image.strings[image.app(AppID(a)).id]
          if ids[id] == nil { ids[id] = AppID(a) }
        }
        known = ids
      }
      return known?[id]
    }
  }
}
