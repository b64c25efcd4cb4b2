// SPDX-License-Identifier: Apache-2.0

public import CatalogFormats
public import Personalization

extension JSONWriter {
  /// Writes an entry of a memory of use as one object: `id`, `kind`, what it holds by its kind, `count`, `changed`.
  public mutating func value(_ entry: UsageEntry) {
    beginObject()
    member("id", entry.id)
    switch entry.content {
    case .intent(let app, let intent, let chosen, let rejected):
      member("kind", "intent")
      member("app", app)
      member("intent", intent)
      key("chosen")
      value((chosen * 10_000).rounded() / 10_000)
      key("rejected")
      value((rejected * 10_000).rounded() / 10_000)
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
        if let id = parameter.id { member("id", id) }
        member("title", parameter.title)
        if !parameter.words.isEmpty { member("text", parameter.words) }
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
    key("count")
    value(entry.count)
    member("changed", entry.changed.description)
    endObject()
  }

  private mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }
}
