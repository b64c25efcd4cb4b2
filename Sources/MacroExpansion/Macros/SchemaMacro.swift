// SPDX-License-Identifier: Apache-2.0

import SwiftLexing

/// `@AppIntent(schema:)`, `@AppEntity(schema:)`, `@AppEnum(schema:)` and their older spellings.
///
/// The type gets the conformance and the schema's name. Properties that the schema asks for get
/// their wrapper. Where the schema is known (`SchemaCatalog`), the type is held to it.
struct SchemaMacro {
  enum Kind: String {
    case intent, entity
    case enumeration = "enum"

    /// The keywords that may declare it.
    var keywords: [String] {
      self == .enumeration ? ["enum"] : ["struct", "class", "enum", "actor"]
    }
    var wrapper: String { self == .intent ? "Parameter" : "Property" }
    /// The name of the member that tells the schema.
    var schemaMember: String {
      switch self {
      case .intent: "__appSchemaIntent"
      case .entity: "__appSchemaEntity"
      case .enumeration: "__appSchemaEnum"
      }
    }
  }

  let kind: Kind

  @_optimize(none)
  func expand(_ request: ExpansionRequest) throws(SyntaxProblem) -> Expansion {
    let attribute: AttributeSyntax
    do {
      attribute = try DeclarationReader.attribute(in: request.attribute.source)
    } catch {
      return Expansion(
        source: nil,
        diagnostics: [MacroDiagnostic(error.message, in: request.attribute, at: error.offset)])
    }
    guard let argument = attribute.arguments.first(where: { $0.label == "schema" }),
      let name = Self.schemaName(argument.value.text)
    else {
      // Each member would say it again; the extension says it once.
      guard request.role == .extension else { return Expansion(source: "") }
      return Expansion(
        source: nil,
        diagnostics: [
          MacroDiagnostic(
            "the schema must be written out, as in '@\(request.macroName)(schema: .photos.search)'",
            in: request.attribute, at: attribute.name.offset)
        ])
    }
    switch request.role {
    case .memberAttribute: return try memberAttribute(request, schema: name)
    case .extension: return try extend(request, schema: name, at: argument.value.offset)
    default: return Expansion(source: "")
    }
  }

  /// `mail.sendDraft` of `.mail.sendDraft`; `nil` for anything but two names.
  @_optimize(none)
  static func schemaName(_ text: String) -> String? {
    var names = text.split(separator: ".", omittingEmptySubsequences: true)
      .map { $0.filter { !$0.isWhitespace } }
    // A full spelling ends with the same two names.
    if names.count > 2, let first = names.first, first.first?.isUppercase == true {
      names = Array(names.suffix(2))
    }
    guard names.count == 2 else { return nil }
    let plain = names.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    }
    return plain ? names.map { $0.filter { $0 != "`" } }.joined(separator: ".") : nil
  }

  // MARK: - Wrappers

  /// Attributes that leave a property as it is.
  private static let plainAttributes: Set<String> = [
    "available", "MainActor", "nonobjc", "objc", "usableFromInline", "inlinable", "preconcurrency",
    "_spi",
  ]

  @_optimize(none)
  private func memberAttribute(
    _ request: ExpansionRequest, schema name: String
  ) throws(SyntaxProblem) -> Expansion {
    // Patterns of several names carry no wrapper, and are no fault.
    guard try DeclarationReader.isProperty(request.declaration.source),
      let property = try? DeclarationReader.property(in: request.declaration.source),
      Self.takesWrapper(property, of: SchemaCatalog.standard.schema(kind, name))
    else { return Expansion(source: "") }
    let title = Words.title(of: property.name.plain)
    return Expansion(source: "@AppIntents.\(wrapperType)(title: \"\(title)\")")
  }

  private var wrapperType: String { kind == .intent ? "IntentParameter" : "EntityProperty" }

  @_optimize(none)
  private static func takesWrapper(_ property: PropertyDeclaration, of schema: Schema?) -> Bool {
    guard property.isVariable, !property.isStatic, property.isStored, property.accessors == nil,
      property.type != nil, property.initialValue == nil,
      !property.modifiers.contains(where: { $0.text == "lazy" }),
      property.attributes.allSatisfy({ plainAttributes.contains($0.shortName) })
    else { return false }
    let name = property.name.plain
    // An intent's own parameters come beside the schema's; an entity may keep what is not shown.
    if let schema, schema.kind == .entity { return schema.members.contains { $0.name == name } }
    return name != "id" && name != "displayRepresentation"
      && !property.modifiers.contains {
        $0.text.hasPrefix("private") && !$0.text.contains("set")
          || $0.text.hasPrefix("fileprivate") && !$0.text.contains("set")
      }
  }

  // MARK: - Conformance

  @_optimize(none)
  private func extend(
    _ request: ExpansionRequest, schema name: String, at schemaOffset: Int
  ) throws(SyntaxProblem) -> Expansion {
    let declaration = try DeclarationReader.type(in: request.declaration.source)
    guard kind.keywords.contains(declaration.keyword.text) else {
      throw SyntaxProblem(
        "expected \(kind == .enumeration ? "an enum" : "a struct")", at: declaration.keyword.offset)
    }
    var diagnostics: [MacroDiagnostic] = []
    if let schema = SchemaCatalog.standard.schema(kind, name) {
      diagnostics = SchemaConformance(schema: schema).findings(in: declaration).map { finding in
        MacroDiagnostic(
          finding.message, severity: finding.isError ? .error : .warning, in: request.declaration,
          at: finding.offset)
      }
    } else if let nearest = SchemaCatalog.standard.nearest(to: name, kind) {
      diagnostics.append(
        MacroDiagnostic(
          "'\(name)' is not a known \(kind.rawValue) schema; did you mean '\(nearest)'?",
          severity: .warning, in: request.attribute, at: schemaOffset))
    }
    let conformances = request.conformances.filter { adopts($0, declaration, schema: name) }
    let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
    var lines = declaration.platformAvailability
    lines.append("extension \(request.extendedType ?? declaration.name.text)\(list) {")
    lines.append(
      "  \(declaration.accessPrefix)nonisolated static var \(kind.schemaMember): String { \"\(name)\" }"
    )
    lines.append("}")
    return Expansion(source: lines.joined(separator: "\n"), diagnostics: diagnostics)
  }

  /// Whether the extension states a conformance that the declaration lacks.
  ///
  /// The refinements of an intent follow from the schema's verb together with the members that the
  /// protocol asks for; all others need only the schema.
  @_optimize(none)
  private func adopts(_ name: String, _ declaration: TypeDeclaration, schema: String) -> Bool {
    let verb = schema.split(separator: ".").last ?? ""
    @_optimize(none)
    func has(_ member: String) -> Bool {
      declaration.properties.contains { $0.name.plain == member }
    }
    switch name.split(separator: ".").last ?? "" {
    case "AppIntent", "AppEntity", "AppEnum", "AssistantSchemaIntent", "AssistantSchemaEntity",
      "AssistantSchemaEnum":
      return true
    case "OpenIntent": return verb.hasPrefix("open") && has("target")
    case "DeleteIntent": return verb.hasPrefix("delete") && has("entities")
    case "ShowInAppSearchResultsIntent":
      return verb.hasPrefix("search") && has("criteria") && has("searchScopes")
    default: return false
    }
  }
}
