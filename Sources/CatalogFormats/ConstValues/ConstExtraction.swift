// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Turns the types of one module into declarations.
struct ConstExtraction {
  let types: [ConstType]
  var declarations: AppDeclarations
  let byName: [String: ConstType]
  /// The types by their names with module and outer types.
  let byFullName: [String: ConstType]
  /// The raw values of enum cases, by enum and case.
  let rawValues: [String: [String: String]]
  /// The cases that an enum's own 'allCases' lists, by enum.
  var listedCases: [String: [String]] = [:]

  init(_ types: [ConstType], module: String) {
    self.types = types
    byName = Dictionary(types.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    byFullName = Dictionary(
      types.compactMap { type in type.value["typeName"]?.text.map { ($0, type) } },
      uniquingKeysWith: { a, _ in a })
    rawValues = byName.compactMapValues { type in
      guard type.conformances.contains("AppEnum") else { return nil }
      let cases = (type.value["cases"]?.elements ?? []).compactMap { one in
        one["name"]?.text.flatMap { name in one["rawValue"]?.text.map { (name, $0) } }
      }
      return Dictionary(cases, uniquingKeysWith: { a, _ in a })
    }
    declarations = AppDeclarations(file: types[0].constants, kind: .constValues)
    declarations.module = module
  }

  /// Reads all types.
  mutating func extract() {
    var seen: Set<String> = []
    for type in types where seen.insert(type.name).inserted {
      let kinds = type.conformances
      if kinds.contains("AppEnum") { enumeration(type) }
      if kinds.contains("AppEntity") { entity(type) }
      if kinds.contains("AppIntent") { intent(type) }
      if kinds.contains("AppShortcutsProvider") { provider(type) }
    }
  }

  private mutating func intent(_ type: ConstType) {
    var intent = IntentDeclaration(name: type.name, title: type.name, location: type.location())
    if let title = type.property("title") {
      if let text = text(ConstNode(title), .intent(type.name)) {
        intent.title = text
      } else {
        notConstant(
          "'title' of intent '\(type.name)'", type.location(title),
          note: "'LocalizedStringResource' must be initialized with a call to its initializer or a "
            + "string literal")
      }
    }
    if let summary = type.property("description") {
      intent.summary = ConstNode(summary).localized?.text
    }
    for (label, property) in type.properties where label.hasPrefix("_") {
      guard let full = property["type"]?.text,
        ["IntentParameter", "__BespeakParameter"].contains(ConstType.shortName(full)),
        let argument = ConstTypeName(full).arguments.first
      else { continue }
      let (valueType, isOptional) = parameterType(argument)
      let node = ConstNode(property)
      let name = String(label.dropFirst())
      func told(_ label: String, _ place: TextPlace) -> String? {
        node.argument(label).flatMap { text($0, place) }
      }
      var parameter = ParameterDeclaration(
        name: name, type: valueType, title: told("title", .parameter(type.name, name)),
        isOptional: isOptional, location: type.location(property))
      if node.isRuntime {
        notConstant("parameter '\(parameter.name)' of '\(type.name)'", type.location(property))
      } else if let title = node.argument("title"), !title.isNil, parameter.title == nil {
        notConstant("title of parameter '\(parameter.name)' of '\(type.name)'", parameter.location)
      }
      let defaults = ["default", "defaultValue"].compactMap { node.argument($0) }
      if let node = defaults.first(where: { !$0.isNil }) {
        parameter.defaultValue = defaultValue(node, valueType)
        if parameter.defaultValue == nil { unreadDefault(of: &parameter, type) }
      }
      parameter.requestValueDialog = told("requestValueDialog", .request(type.name, name))
      parameter.requestDisambiguationDialog = told(
        "requestDisambiguationDialog", .choice(type.name, name))
      intent.parameters.append(parameter)
    }
    declarations.intents.append(intent)
  }

  /// Notes that a parameter has a default that no catalog can hold: the intent runs without a value.
  private mutating func unreadDefault(of parameter: inout ParameterDeclaration, _ type: ConstType) {
    parameter.isOptional = true
    declarations.diagnostics.append(
      Diagnostic(
        rule: "unread-default", severity: .note,
        message:
          "the default of '\(parameter.name)' of '\(type.name)' is not in the catalog, where the "
          + "parameter is optional",
        note: "what an app works out when it runs, and measures, money and entities are not read",
        location: parameter.location))
  }

  private mutating func entity(_ type: ConstType) {
    var entity = EntityDeclaration(
      name: type.name, title: type.name, query: .suggested, location: type.location())
    if let title = type.property("typeDisplayRepresentation") {
      if let text = text(ConstNode(title), .entity(type.name)) {
        entity.title = text
      } else {
        notConstant("'typeDisplayRepresentation' of '\(type.name)'", type.location(title))
      }
    }
    let query = type.value["associatedTypeAliases"]?.elements
      .first { $0["typeAliasName"]?.text == "DefaultQuery" }?["substitutedTypeName"]?.text
    // Many queries are called 'Query', inside their entities.
    let kinds =
      query.flatMap { (byFullName[$0] ?? byName[ConstType.shortName($0)])?.conformances } ?? []
    if kinds.contains("EntityStringQuery") {
      entity.query = .string
    } else if kinds.contains("EnumerableEntityQuery") || type.conformances.contains("CaseIterable")
    {
      entity.query = .enumerable
    }
    declarations.entities.append(entity)
  }

  private mutating func enumeration(_ type: ConstType) {
    var declaration = EnumDeclaration(
      name: type.name, title: type.name, cases: [], location: type.location())
    if let title = type.property("typeDisplayRepresentation") {
      if let text = text(ConstNode(title), .enumeration(type.name)) {
        declaration.title = text
      } else {
        notConstant("'typeDisplayRepresentation' of '\(type.name)'", type.location(title))
      }
    }
    let property = type.property("caseDisplayRepresentations")
    let place = type.location(property)
    let isKnown = property?["valueKind"]?.text == "Dictionary"
    if !isKnown, property != nil {
      notConstant(
        "'caseDisplayRepresentations' of '\(type.name)'", place,
        note: "The property 'caseDisplayRepresentations' must have a compile-time static value and "
          + "cannot be computed or dynamic")
    }
    let shown = isKnown ? representations(property) : [:]
    for one in type.value["cases"]?.elements ?? [] {
      guard let name = one["name"]?.text else { continue }
      let path = DeclarationPath.root.member(type.name).member(name)
      var location = place
      location.path = path.description
      var enumCase = EnumCase(id: one["rawValue"]?.text ?? name, title: name, location: location)
      if let node = shown[name] {
        if let text = text(node, .enumCase(type.name, enumCase.id)) {
          enumCase.title = text
        } else {
          notConstant("title of case '\(name)' of '\(type.name)'", location)
        }
        for synonym in node.argument("synonyms")?.elements ?? [] {
          let place = TextPlace.synonym(type.name, enumCase.id, enumCase.synonyms.count)
          if let text = text(synonym, place) { enumCase.synonyms.append(text) }
        }
      } else if let listed = listedCases[type.name], !listed.contains(name) {
        declarations.diagnostics.append(
          Diagnostic(
            rule: "missing-case", severity: .note,
            message: "case '\(name)' of '\(type.name)' is left out: neither 'allCases' nor "
              + "'caseDisplayRepresentations' names it",
            location: location))
        continue
      } else if isKnown {
        declarations.diagnostics.append(
          Diagnostic(
            rule: "missing-case", severity: .error,
            message: "case '\(name)' of '\(type.name)' has no display representation",
            fix: "add it to 'caseDisplayRepresentations'",
            note: "Protocol 'AppEnum' requires 'caseDisplayRepresentations' to be exhaustive",
            location: location))
      }
      declaration.cases.append(enumCase)
    }
    declarations.enums.append(declaration)
  }

  /// What a dictionary of cases has for each.
  private func representations(_ property: JSONValue?) -> [String: ConstNode] {
    var shown: [String: ConstNode] = [:]
    for pair in property?["value"]?.elements ?? [] {
      guard let key = pair["key"], let name = ConstNode(key).caseName, let value = pair["value"]
      else { continue }
      shown[name] = ConstNode(value)
    }
    return shown
  }

  /// Reads a title and notes the key it stands under.
  mutating func text(_ node: ConstNode, _ place: TextPlace) -> String? {
    guard let found = node.localized, !found.text.allSatisfy(\.isWhitespace) else { return nil }
    if found.key != found.text || found.table != nil {
      declarations.keys[place] = TextKey(table: found.table ?? "Localizable", key: found.key)
    }
    return found.text
  }

  /// Reports what the platform's extraction would lose.
  mutating func notConstant(_ what: String, _ location: SourceLocation, note: String? = nil) {
    guard declarations.diagnostics.count < 500 else { return }
    declarations.diagnostics.append(
      Diagnostic(
        rule: "not-a-constant", severity: .error,
        message: "\(what) is not a constant, and the platform's extraction loses it",
        fix: "write it as a literal where it stands: no variable, call, loop or computed text",
        note: note, location: location))
  }
}
