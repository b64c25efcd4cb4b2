// SPDX-License-Identifier: Apache-2.0

import JSONText
import Personalization

extension JSONWriter {
  /// Writes an entry of a memory of use as one object: `id`, `kind`, what it holds by its kind, `count`, `changed`.
  package mutating func value(_ entry: UsageEntry) {
    beginObject()
    member("id", entry.id)
    switch entry.content {
    case .intent(let app, let intent, let chosen, let rejected):
      member("kind", "intent")
      member("app", app)
      member("intent", intent)
      member("chosen", rounded: chosen)
      member("rejected", rounded: rejected)
    case .phrase(let utterance, let locale, let meaning):
      member("kind", "phrase")
      member("utterance", utterance)
      member("locale", locale)
      member("app", meaning.app)
      member("intent", meaning.intent)
      key("parameters")
      beginObject()
      for (name, parameter) in meaning.parameters.sorted(by: { $0.key < $1.key }) {
        key(name)
        beginObject()
        member("type", parameter.type)
        member("id", parameter.id)
        member("title", parameter.title)
        member("text", unlessEmpty: parameter.words)
        endObject()
      }
      endObject()
    case .synonym(let app, let type, let words, let locale, let entity, let title):
      member("kind", "synonym")
      member("app", app)
      member("type", type)
      member("text", words)
      member("locale", locale)
      member("entity", entity)
      member("title", title)
    }
    member("count", entry.count)
    member("changed", entry.changed.description)
    endObject()
  }
}
