// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import JSONText

/// Writes catalogs as `bespeak-catalog/1`.
///
/// The text is canonical: declarations in their order, keys in the order that `CatalogReader`
/// documents, defaults left out, two blanks a level. Reading it gives an equal catalog, places aside.
public struct CatalogWriter: Sendable {
  /// Whether values that came from a file are written into the catalog all the same.
  package var inlinesValues: Bool

  /// Creates a writer.
  public init(inlinesValues: Bool = false) { self.inlinesValues = inlinesValues }

  /// The text of a catalog file, a line feed at its end.
  public func utf8(of catalog: AppCatalog) -> [UInt8] {
    var json = JSONWriter(isPretty: true)
    json.beginObject()
    json.member("format", CatalogParser.format)
    json.key("app")
    json.beginObject()
    json.member("id", catalog.id)
    write(catalog.app, to: &json)
    json.endObject()
    json.member("sourceLocale", catalog.sourceLocale)
    if !catalog.enums.isEmpty {
      json.key("enums")
      json.object(catalog.enums, key: \.name) { write($0, to: &$1) }
    }
    if !catalog.entities.isEmpty {
      json.key("entities")
      json.object(catalog.entities, key: \.name) { write($0, to: &$1) }
    }
    if !catalog.intents.isEmpty {
      json.key("intents")
      json.object(catalog.intents, key: \.name) { write($0, to: &$1) }
    }
    if !catalog.shortcuts.isEmpty {
      json.key("shortcuts")
      json.array(catalog.shortcuts) { write($0, to: &$1) }
    }
    if !catalog.negativePhrases.isEmpty {
      json.key("negativePhrases")
      json.array(catalog.negativePhrases) { $1.value($0.text) }
    }
    if !catalog.localizations.isEmpty {
      json.key("localizations")
      json.object(catalog.localizations, key: \.locale) { write($0, to: &$1) }
    }
    json.endObject()
    json.newline()
    return json.utf8
  }

  /// The text of an entity's values file (JSON Lines).
  public func valuesUTF8(of entity: EntityDeclaration) -> [UInt8] {
    var json = JSONWriter()
    for value in entity.values {
      write(value, to: &json)
      json.newline()
    }
    return json.utf8
  }
}

extension CatalogWriter {
  private func write(_ names: AppNames, to json: inout JSONWriter) {
    json.member("name", names.name)
    json.member("spokenName", names.spokenName)
    json.member("synonyms", unlessEmpty: names.synonyms)
    guard !names.pronunciationHints.isEmpty else { return }
    json.key("pronunciationHints")
    json.object(names.pronunciationHints, key: \.name) { $1.value($0.hint) }
  }

  private func write(_ declaration: EnumDeclaration, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", declaration.title)
    json.key("cases")
    json.array(declaration.cases) { one, json in
      json.beginObject()
      json.member("id", one.id)
      json.member("title", one.title)
      json.member("synonyms", unlessEmpty: one.synonyms)
      json.endObject()
    }
    json.endObject()
  }

  private func write(_ entity: EntityDeclaration, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", entity.title)
    json.member("query", entity.query.rawValue)
    if entity.isOpen { json.member("open", true) }
    if let file = entity.valuesFile, !inlinesValues {
      json.member("values", file)
    } else if !entity.values.isEmpty {
      json.key("values")
      json.array(entity.values) { write($0, to: &$1) }
    }
    json.endObject()
  }

  private func write(_ value: EntityValue, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", value.id)
    json.member("title", value.title)
    json.member("synonyms", unlessEmpty: value.synonyms)
    json.member("subtitle", value.subtitle)
    if value.isSuggested { json.member("suggested", true) }
    json.member("locale", value.locale)
    json.endObject()
  }

  private func write(_ intent: IntentDeclaration, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", intent.title)
    json.member("description", intent.summary)
    if !intent.parameters.isEmpty {
      json.key("parameters")
      json.array(intent.parameters) { parameter, json in
        json.beginObject()
        json.member("name", parameter.name)
        json.member("type", parameter.type.spelling)
        json.member("title", parameter.title)
        if parameter.isOptional { json.member("optional", true) }
        if let value = parameter.defaultValue {
          json.key("default")
          json.raw(value)
        }
        json.member("requestValueDialog", parameter.requestValueDialog)
        json.member("requestDisambiguationDialog", parameter.requestDisambiguationDialog)
        json.endObject()
      }
    }
    if intent.requiresConfirmation { json.member("requiresConfirmation", true) }
    json.endObject()
  }

  private func write(_ shortcut: ShortcutDeclaration, to json: inout JSONWriter) {
    json.beginObject()
    json.member("intent", shortcut.intent)
    json.key("phrases")
    json.array(shortcut.phrases) { $1.value($0.text) }
    json.member("shortTitle", shortcut.shortTitle)
    json.member("systemImageName", shortcut.systemImageName)
    json.endObject()
  }

  private func write(_ localization: LocalizationDeclaration, to json: inout JSONWriter) {
    json.beginObject()
    if let app = localization.app {
      json.key("app")
      json.beginObject()
      write(app, to: &json)
      json.endObject()
    }
    write(localization.phrases, key: "phrases", to: &json)
    if localization.negativePhrases.count == 1, localization.negativePhrases[0].source.isEmpty {
      json.key("negativePhrases")
      json.array(localization.negativePhrases[0].phrases) { $1.value($0.text) }
    } else {
      write(localization.negativePhrases, key: "negativePhrases", to: &json)
    }
    if !localization.enumCases.isEmpty { write(localization.enumCases, to: &json) }
    if !localization.strings.isEmpty {
      json.key("strings")
      json.beginObject()
      for string in localization.strings {
        json.key(string.source)
        json.value(string.target)
      }
      json.endObject()
    }
    json.endObject()
  }

  private func write(
    _ translations: [PhraseTranslation], key: StaticString, to json: inout JSONWriter
  ) {
    guard !translations.isEmpty else { return }
    json.key(key)
    json.object(translations, key: \.source) { translation, json in
      json.array(translation.phrases) { $1.value($0.text) }
    }
  }

  private func write(_ cases: [EnumCaseTranslation], to json: inout JSONWriter) {
    json.key("enums")
    json.beginObject()
    var names: [String] = []
    for one in cases where !names.contains(one.enumName) { names.append(one.enumName) }
    for name in names {
      json.key(name)
      json.object(cases.filter { $0.enumName == name }, key: \.caseID) { one, json in
        json.beginObject()
        json.member("title", one.title)
        json.member("synonyms", unlessEmpty: one.synonyms)
        json.endObject()
      }
    }
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes an object of values by name.
  fileprivate mutating func object<T>(
    _ values: [T], key: (T) -> String, _ write: (T, inout JSONWriter) -> Void
  ) {
    beginObject()
    for one in values {
      self.key(key(one))
      write(one, &self)
    }
    endObject()
  }

  /// Writes a member, an array of texts, unless there is none.
  fileprivate mutating func member(_ name: StaticString, unlessEmpty texts: [String]) {
    if !texts.isEmpty { member(name, texts) }
  }
}
