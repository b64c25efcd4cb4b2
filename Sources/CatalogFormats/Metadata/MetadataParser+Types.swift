// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

extension MetadataParser {
  /// Most types inside one another.
  private static let nestingLimit = 4

  /// Reads a value type, a union with one member: `{"primitive": {"wrapper": {"typeIdentifier": 0}}}`.
  ///
  /// The numbers are Apple's; those not listed have been seen nowhere, and stay numbers
  /// (`other:primitive:17`).
  mutating func valueType(
    _ value: JSONValue?, _ path: DeclarationPath, depth: Int = 0
  ) -> ParameterType {
    guard let value, let member = value.members.first, depth < Self.nestingLimit else {
      if let value { unknownType("", value, path) }
      return .other("unknown")
    }
    let kind = member.name
    let wrapper = member.value["wrapper"] ?? member.value
    let place = path.member(kind).member("wrapper")
    switch kind {
    case "primitive":
      let number = wrapper["typeIdentifier"]?.int
      if let number, let type = Self.primitive(number) { return type }
      return unknown(kind, number, at: value, path)
    case "intents":
      let number = wrapper["typeIdentifier"]?.int
      switch number {
      case 3: return .person
      case 12: return .file
      case 14: return .currency
      default: return unknown(kind, number, at: value, path)
      }
    case "measurement":
      let number = wrapper["unitType"]?.int
      switch number {
      case 1: return .measurement("length")
      case 7: return .measurement("duration")
      default: return unknown(kind, number, at: value, path)
      }
    case "entity":
      guard let name = wrapper["typeName"]?.text, !name.isEmpty else { break }
      return .entity(name)
    case "linkEnumeration":
      guard let name = wrapper["identifier"]?.text, !name.isEmpty else { break }
      return .enumeration(name)
    case "array":
      return .array(
        valueType(
          wrapper["memberValueType"], place.member("memberValueType"), depth: depth + 1))
    default: break
    }
    unknownType(kind, value, path)
    return .other(String(kind.prefix(64)))
  }

  private mutating func unknown(
    _ kind: String, _ number: Int?, at value: JSONValue, _ path: DeclarationPath
  ) -> ParameterType {
    let name = number.map { "\(kind):\($0)" } ?? kind
    unknownType(name, value, path)
    return .other(name)
  }

  private static func primitive(_ number: Int) -> ParameterType? {
    switch number {
    case 0: .string
    case 1: .bool
    case 2: .int
    case 7: .double
    case 8: .date
    case 9: .dateComponents
    case 11: .url
    case 12: .attributedString
    default: nil
    }
  }

  /// The default of a parameter, as JSON text: metadata keeps it in a flat list of keys and values.
  mutating func defaultValue(_ value: JSONValue?, type: ParameterType) -> String? {
    let list = value?.elements ?? []
    for i in stride(from: 0, to: list.count - 1, by: 2)
    where list[i].text == "LNValueTypeSpecificMetadataKeyDefaultValue" {
      guard let inner = list[i + 1].members.first?.value else {
        return document.source(list[i + 1])
      }
      let plain = inner["wrapper"] ?? inner["elements"] ?? inner
      if type == .bool, let number = plain.int { return number == 0 ? "false" : "true" }
      return document.source(plain)
    }
    return nil
  }

  /// Reads an enum.
  mutating func enumeration(_ value: JSONValue, _ path: DeclarationPath) {
    guard case .object = value.kind else { return wrongType(value, path, expected: "an object") }
    unread(value, path, known: Self.enumMembers)
    guard let name = value["identifier"]?.text, !name.isEmpty else {
      return report("missing-key", "missing key 'identifier' in enum", at: value, path)
    }
    guard enumNames.insert(name).inserted else {
      return report(
        "duplicate-name", "enum '\(name.shortened)' is declared twice", at: value, path,
        fix: "the first one counts")
    }
    var declaration = EnumDeclaration(
      name: name, title: title(value["displayTypeName"]) ?? name, cases: [],
      location: document.location(value, path))
    let cases = path.member("cases")
    var ids: Set<String> = []
    for (i, one) in elements(value["cases"], cases).enumerated() {
      let place = cases.element(i)
      unread(one, place, known: ["identifier", "displayRepresentation"])
      guard let id = one["identifier"]?.text, ids.insert(id).inserted else { continue }
      let shown = one["displayRepresentation"]
      if let shown {
        unread(
          shown, place.member("displayRepresentation"),
          known: ["title", "subtitle", "synonyms", "image", "imageV2", "descriptionText"])
      }
      let text = shown?["title"]
      let synonyms = (shown?["synonyms"]?.elements ?? []).compactMap { localized($0)?.key }
      declaration.cases.append(
        EnumCase(
          id: id, title: title(text) ?? id,
          synonyms: synonyms + (text.flatMap { localized($0)?.alternatives } ?? []),
          location: textPlace(text, or: one, place)))
    }
    declarations.enums.append(declaration)
  }

  /// Where the text of a case's title stands; the case where it has none.
  private func textPlace(
    _ text: JSONValue?, or value: JSONValue, _ path: DeclarationPath
  ) -> SourceLocation {
    guard let text else { return document.location(value, path) }
    let title = path.member("displayRepresentation").member("title")
    return text["key"].map { document.location($0, title.member("key")) }
      ?? document.location(text, title)
  }

  private static let enumMembers: Set<String> = [
    "identifier", "fullyQualifiedTypeName", "displayTypeName", "isSystem", "cases",
    "availabilityAnnotations", "mangledTypeName", "mangledTypeNameV2",
    "mangledTypeNameByBundleIdentifier", "mangledTypeNameByBundleIdentifierV2",
    "effectiveBundleIdentifiers", "assistantDefinedSchemas", "assistantDefinedSchemaTraits",
    "visibilityMetadata", "numericFormatTypeName", "requiredCapabilities",
    "systemProtocolMetadata", "systemProtocolMetadataV2", "systemProtocols", "displayTypeSynonyms",
    "customIntentEnumTypeName",
  ]
}
