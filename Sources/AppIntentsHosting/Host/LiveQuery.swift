// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentResolution

/// An app's query as the resolver asks it.
struct LiveQuery: EntityTextQuery {
  let query: AnyQuery
  let texts: AppTexts?

  func entities(matching string: String) async throws -> [EntityMatch] {
    try await texts.atHand {
      (try await query.matching(string) ?? []).map { entity in
        let shown = entity.displayRepresentation
        return EntityMatch(
          id: entity.anyID, title: shown.title.string, subtitle: shown.subtitle?.string)
      }
    }
  }
}
