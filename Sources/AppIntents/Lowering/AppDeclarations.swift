// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog

/// An app's declarations in Swift, lowered to a catalog.
///
///     let app = AppDeclarations(
///       TaskShortcuts.self, id: "com.example.tasks", app: AppNames(name: "Tasks"))
///     for finding in app.findings { print(finding.message) }
///     let catalog = try await app.catalogWithValues()
///
/// Everything that an intent names comes with it: the intents of the shortcuts, the types of their
/// parameters, what those refer to. Further intents are given by hand.
public struct AppDeclarations: Sendable {
  /// The catalog; entities have no values yet.
  public let catalog: AppCatalog
  /// Declarations that could not be lowered, with type and remedy. Phrases with a mistake in them are
  /// left out of the catalog.
  public let findings: [Diagnostic]
  /// The provider; `nil` for declarations without phrases.
  package let provider: (any AppShortcutsProvider.Type)?
  /// The intents, in the order of the catalog.
  package let intents: [AnyIntentDefinition]
  /// The shortcuts, in the order of the catalog.
  package let shortcuts: [AppShortcut]
  /// The entity types by their names in the catalog.
  package let entityTypes: [String: any AppEntity.Type]
  /// The enum types by their names in the catalog.
  package let enumTypes: [String: any AppEnum.Type]

  /// Lowers what an app declares.
  ///
  /// - Parameters:
  ///   - provider: The app's shortcuts; `nil` for intents without phrases.
  ///   - id: The app's identifier, as a bundle id.
  ///   - app: The names people call the app by.
  ///   - sourceLocale: The language that the declarations are written in.
  ///   - intents: Further intents, which no shortcut runs.
  public init(
    _ provider: (any AppShortcutsProvider.Type)?, id: String, app: AppNames,
    sourceLocale: String = "en", intents: [any AppIntent.Type] = []
  ) {
    var lowering = Lowering(app: id)
    let shortcuts = provider?.appShortcuts ?? []
    for shortcut in shortcuts { lowering.add(shortcut) }
    for intent in intents { lowering.add(intent) }
    for phrase in provider?.negativePhrases.phrases ?? [] { lowering.add(phrase) }
    lowering.addNamedTypes()
    self.provider = provider
    self.shortcuts = shortcuts
    self.intents = lowering.definitions
    entityTypes = Dictionary(
      lowering.names.entities.map { ($0.name, $0.type) }, uniquingKeysWith: { a, _ in a })
    enumTypes = Dictionary(
      lowering.names.enums.map { ($0.name, $0.type) }, uniquingKeysWith: { a, _ in a })
    findings = lowering.findings
    catalog = AppCatalog(
      id: id, app: app, sourceLocale: sourceLocale, enums: lowering.enums,
      entities: lowering.entities, intents: lowering.intents, shortcuts: lowering.shortcuts,
      negativePhrases: lowering.negativePhrases)
  }

  /// The intent of a name.
  package func intent(named name: String) -> AnyIntentDefinition? {
    intents.first { $0.name == name }
  }

  /// The catalog with the values that the app's queries give now.
  ///
  /// All entities of an enumerable query, and what any other suggests; of two with one identifier
  /// the first counts.
  ///
  /// - Parameters:
  ///   - limit: Most values of one entity type; further ones are left out.
  /// - Throws: What a query of the app's throws.
  public func catalogWithValues(limit: Int = 100_000) async throws -> AppCatalog {
    var catalog = catalog
    for index in catalog.entities.indices {
      guard let type = entityTypes[catalog.entities[index].name] else { continue }
      catalog.entities[index].values = try await Self.values(of: type, limit: limit)
    }
    return catalog
  }

  /// The values of one entity type as its query gives them now.
  ///
  /// Suggested ones are marked; of an enumerable query all come, in its order. Those that the app has given to an
  /// index come last.
  ///
  /// - Parameter locales: Languages whose names are names too.
  /// - Throws: What the query throws.
  package static func values(
    of type: any AppEntity.Type, limit: Int, locales: [Locale] = []
  ) async throws -> [EntityValue] {
    let query = AnyQuery(entity: type)
    let suggested = try await query.suggested()
    let all = try await query.all() ?? []
    let suggestedIDs = Set(suggested.map(\.anyID))
    var seen: Set<String> = []
    var values: [EntityValue] = []
    let named =
      (all.isEmpty ? suggested : all + suggested) + IndexedEntities.shared.entities(of: type)
    for entity in named {
      guard values.count < limit else { break }
      let id = entity.anyID
      guard seen.insert(id).inserted else { continue }
      values.append(
        EntityValue(entity, isSuggested: suggestedIDs.contains(id), locales: locales))
    }
    return values
  }
}

extension AppEntity {
  /// The identifier as text.
  package var anyID: String { id.entityIdentifierString }
}
