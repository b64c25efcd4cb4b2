// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import IntentCatalog
import JSONText

extension JSONWriter {
  /// Writes the members `text` and `candidates`: what a text may mean among names, with what each score was made
  /// from.
  package mutating func candidates(
    _ candidates: [(value: EntityValue, candidate: EntityCandidate)], for text: String
  ) {
    member("text", text)
    key("candidates")
    beginArray()
    for (value, candidate) in candidates { self.candidate(candidate, value) }
    endArray()
  }

  private mutating func candidate(_ candidate: EntityCandidate, _ value: EntityValue) {
    beginObject()
    member("id", value.id)
    member("title", value.title)
    member("confidence", rounded: candidate.confidence)
    key("score")
    beginObject()
    share("total", candidate.score.total)
    share("spelling", candidate.score.spelling)
    share("sound", candidate.score.sound)
    share("coverage", candidate.score.coverage)
    key("edits")
    if candidate.score.edits == .max { null() } else { self.value(Int(candidate.score.edits)) }
    member("weight", Int(candidate.score.weight))
    endObject()
    endObject()
  }

  private mutating func share(_ key: StaticString, _ share: Float) {
    self.key(key)
    value((Double(share) * 1e4).rounded() / 1e4)
  }
}
