// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

extension MetadataParser {
  /// Reads an intent.
  mutating func action(_ member: JSONValue.Member, _ path: DeclarationPath) {
    let value = member.value
    guard case .object = value.kind else { return wrongType(value, path, expected: "an object") }
    unread(value, path, known: Self.actionMembers)
    let name = value["identifier"]?.text.flatMap { $0.isEmpty ? nil : $0 } ?? member.name
    if declarations.module == nil {
      declarations.module = Self.module(value["fullyQualifiedTypeName"], value["mangledTypeName"])
    }
    var intent = IntentDeclaration(
      name: name, title: title(value["title"]) ?? name,
      location: document.location(at: member.nameOffset, path))
    intent.summary = value["descriptionMetadata"]?["descriptionText"].flatMap { localized($0)?.key }
    let parameters = path.member("parameters")
    var names: Set<String> = []
    for (i, one) in elements(value["parameters"], parameters).enumerated() {
      guard let parameter = parameter(one, parameters.element(i)) else { continue }
      guard names.insert(parameter.name).inserted else {
        report(
          "duplicate-name", "parameter '\(parameter.name.shortened)' is declared twice", at: one,
          parameters.element(i), fix: "the first one counts")
        continue
      }
      intent.parameters.append(parameter)
    }
    declarations.intents.append(intent)
  }

  private mutating func parameter(
    _ value: JSONValue, _ path: DeclarationPath
  ) -> ParameterDeclaration? {
    guard case .object = value.kind else {
      wrongType(value, path, expected: "an object")
      return nil
    }
    unread(value, path, known: Self.parameterMembers)
    guard let name = value["name"], let text = name.text, !text.isEmpty else {
      report("missing-key", "missing key 'name' in parameter", at: value, path)
      return nil
    }
    var parameter = ParameterDeclaration(
      name: text, type: valueType(value["valueType"], path.member("valueType")),
      title: title(value["title"]), isOptional: value["isOptional"]?.flag ?? false,
      location: document.location(name, path.member("name")))
    parameter.defaultValue = defaultValue(value["typeSpecificMetadata"], type: parameter.type)
    if value["dynamicOptionsSupport"]?.int == 2 {
      for (entity, isEnum) in parameter.type.namedTypes where !isEnum {
        searchedEntities.insert(entity)
      }
    }
    return parameter
  }

  /// Reads the entities, each with the kind of its query.
  ///
  /// A query's capabilities are bits: 4 for search by text, 1 for listing everything. Of an entity
  /// whose query is elsewhere, parameters say whether it is found by text.
  mutating func queriesAndEntities(_ root: JSONValue) {
    var capabilities: [String: Int] = [:]
    let queries = DeclarationPath.root.member("queries")
    for member in members(root["queries"], queries) {
      let value = member.value
      unread(value, queries.member(member.name), known: Self.queryMembers)
      let bits = value["capabilities"]?.int ?? 0
      for name in [
        member.name, value["identifier"]?.text, value["fullyQualifiedIdentifier"]?.text,
      ] {
        if let name { capabilities[name] = bits }
      }
      if value["defaultQueryForEntity"]?.flag == true, let entity = value["entityType"]?.text {
        capabilities["entity " + entity] = bits
      }
    }
    let path = DeclarationPath.root.member("entities")
    for member in members(root["entities"], path) {
      let value = member.value
      let place = path.member(member.name)
      guard case .object = value.kind else {
        wrongType(value, place, expected: "an object")
        continue
      }
      unread(value, place, known: Self.entityMembers)
      let name = value["typeName"]?.text.flatMap { $0.isEmpty ? nil : $0 } ?? member.name
      if declarations.module == nil {
        declarations.module = Self.module(value["fullyQualifiedTypeName"], value["mangledTypeName"])
      }
      let bits =
        value["defaultQueryIdentifier"]?.text.flatMap { capabilities[$0] }
        ?? capabilities["entity " + name]
      let query: EntityQueryKind =
        if (bits ?? 0) & 4 != 0 || searchedEntities.contains(name) {
          .string
        } else if (bits ?? 0) & 1 != 0 {
          .enumerable
        } else { .suggested }
      declarations.entities.append(
        EntityDeclaration(
          name: name, title: title(value["displayTypeName"]) ?? name, query: query,
          location: document.location(at: member.nameOffset, place)))
    }
  }

  /// The module that a type's full name begins with.
  private static func module(_ qualified: JSONValue?, _ mangled: JSONValue?) -> String? {
    if let name = qualified?.text, let dot = name.firstIndex(of: "."), dot > name.startIndex {
      return String(name[..<dot])
    }
    return mangled?.text.flatMap { MangledName($0)?.module }
  }

  private static let actionMembers: Set<String> = [
    "identifier", "fullyQualifiedTypeName", "mangledTypeName", "mangledTypeNameV2",
    "mangledTypeNameByBundleIdentifier", "mangledTypeNameByBundleIdentifierV2",
    "effectiveBundleIdentifiers", "title", "descriptionMetadata", "parameters",
    "actionConfiguration", "outputFlags", "outputType", "openAppWhenRun", "supportedModes",
    "authenticationPolicy", "isAuthPolExplicit", "isDiscoverable", "visibilityMetadata",
    "presentationStyle", "requiredCapabilities", "availabilityAnnotations", "systemProtocols",
    "systemProtocolMetadata", "systemProtocolMetadataV2", "typeSpecificMetadata",
    "assistantDefinedSchemas", "assistantDefinedSchemaTraits", "deprecationMetadata",
    "customIntentClassName", "allowedExecutionTargets",
  ]

  private static let parameterMembers: Set<String> = [
    "name", "title", "parameterDescription", "valueType", "isOptional", "isInput",
    "inputConnectionBehavior", "capabilities", "dynamicOptionsSupport", "resolvableInputTypes",
    "typeSpecificMetadata",
  ]

  private static let queryMembers: Set<String> = [
    "identifier", "fullyQualifiedIdentifier", "queryType", "entityType", "resultValueType",
    "capabilities", "defaultQueryForEntity", "parameters", "sortingOptions",
    "availabilityAnnotations", "effectiveBundleIdentifiers", "mangledTypeName",
    "mangledTypeNameV2", "mangledTypeNameByBundleIdentifier",
    "mangledTypeNameByBundleIdentifierV2", "visibilityMetadata", "assistantDefinedSchemas",
    "requiredCapabilities", "systemProtocols", "systemProtocolMetadata",
    "systemProtocolMetadataV2", "descriptionMetadata", "findIntentDescription",
  ]

  private static let entityMembers: Set<String> = [
    "typeName", "fullyQualifiedTypeName", "mangledTypeName", "mangledTypeNameV2",
    "mangledTypeNameByBundleIdentifier", "mangledTypeNameByBundleIdentifierV2",
    "effectiveBundleIdentifiers", "displayTypeName", "numericFormatTypeName",
    "defaultQueryIdentifier", "properties", "transient", "entitySyncMetadata",
    "systemProtocols", "systemProtocolMetadata", "systemProtocolMetadataV2",
    "availabilityAnnotations", "requiredCapabilities", "visibilityMetadata",
    "assistantDefinedSchemas", "assistantDefinedSchemaTraits", "displayTypeSynonyms",
    "customIntentTypeName",
  ]
}
