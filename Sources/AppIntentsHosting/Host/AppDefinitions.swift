// SPDX-License-Identifier: Apache-2.0

package import AppIntents
import CatalogFormats
import IntentCatalog
import IntentResolution
import TextAnalysis

/// What is known of one app while it is hosted; it never changes.
package final class AppDefinitions: Sendable {
  /// As it was given to the host.
  package let app: HostedApp
  /// The way into its code.
  let gate: AppGate
  /// Its queries that search by text, by entity type.
  let queries: [String: any EntityTextQuery]
  /// Lowered.
  package let declarations: AppDeclarations
  /// What the app ships in other languages; `nil` where the host was told of no resources.
  let texts: AppTexts?
  /// The translations of its declarations.
  private let localized: AppCatalog
  private let localizations: [LocalizationDeclaration]
  private let intents: [String: AnyIntentDefinition]
  private let traits: [ObjectIdentifier: IntentTraits]
  /// The values that each shortcut gives its intent, by the parameter's place.
  private let presets: [[(place: Int, value: Candidate)]]

  /// Reads an app's declarations, which is to run its code: see `read(_:deadline:)`.
  private init(_ app: HostedApp, gate: AppGate) {
    self.app = app
    self.gate = gate
    let texts = app.resources.map(AppTexts.init)
    self.texts = texts
    let declarations = texts.atHand {
      AppDeclarations(
        app.provider, id: app.id, app: app.names, sourceLocale: app.sourceLocale,
        intents: app.intents)
    }
    self.declarations = declarations
    if let texts {
      let given = app.localizations
      (localized, localizations) = Optional(texts).atHand {
        texts.localizations(of: declarations, given: given)
      }
    } else {
      (localized, localizations) = (declarations.catalog, app.localizations)
    }
    intents = Dictionary(
      declarations.intents.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    traits = Dictionary(
      declarations.intents.map { (ObjectIdentifier($0.type), IntentTraits($0.type)) },
      uniquingKeysWith: { first, _ in first })
    queries = declarations.entityTypes.compactMapValues { type in
      let query = AnyQuery(entity: type)
      return query.kind == .string ? LiveQuery(query: query, texts: texts) : nil
    }
    presets = declarations.shortcuts.map { shortcut in
      ParameterNames(of: shortcut.intent).parameters.enumerated().compactMap { place, given in
        given.parameter.anyValue.map { (place, Candidate($0, title: "")) }
      }
    }
  }

  /// Reads an app's declarations through its gate.
  ///
  /// - Returns: The app, or what went wrong with it.
  package static func read(
    _ app: HostedApp, deadline: Duration, keeper: Timekeeper = .shared
  ) async -> Result<AppDefinitions, Unread> {
    let gate = AppGate(app: app.id, keeper: keeper)
    if case .returned(let read) = await gate.call(
      until: keeper.now + deadline, { AppDefinitions(app, gate: gate) })
    {
      return .success(read)
    }
    return .failure(
      Unread(
        finding: Diagnostic(
          rule: "declarations-not-read", severity: .error,
          message: "the declarations of '\(app.id)' did not return within \(deadline)",
          fix: "have 'appShortcuts' and what its intents declare return at once",
          location: .unknown, app: app.id)))
  }

  /// Why there are no declarations of an app.
  package struct Unread: Error {
    /// What is said of it.
    package let finding: Diagnostic
  }

  /// The intent of a name; `nil` where there is none.
  package func intent(_ name: String) -> AnyIntentDefinition? { intents[name] }

  /// What an intent's type says of its run.
  func traits(of type: any AppIntent.Type) -> IntentTraits {
    traits[ObjectIdentifier(type)] ?? IntentTraits(type)
  }

  /// The name of an intent's type in the catalog; the type's own where it was not declared.
  package func name(of type: any AppIntent.Type) -> String {
    let known = declarations.intents.first { $0.type == type }
    return known?.name ?? String(describing: type)
  }

  /// An intent to be filled in, with the values that its shortcut gives it.
  ///
  /// The shortcut's own instance is not run: copies share the storage of their parameters.
  package func makeInstance(
    of definition: AnyIntentDefinition, shortcut: Int?
  ) -> AnyIntentInstance {
    let instance = definition.makeInstance()
    guard let shortcut, presets.indices.contains(shortcut), !presets[shortcut].isEmpty,
      type(of: declarations.shortcuts[shortcut].intent) == definition.type
    else { return instance }
    for (place, value) in presets[shortcut] where instance.ordered.indices.contains(place) {
      // Of the same type, so it is taken.
      try? instance.ordered[place].parameter.set(value.value)
    }
    return instance
  }

  /// What could not be lowered or read.
  var findings: [Diagnostic] {
    var findings = declarations.findings + (texts?.resources.diagnostics ?? [])
    for index in findings.indices where findings[index].app == nil {
      findings[index].app = app.id
    }
    return findings
  }

  /// The catalog with what the app gave beside its declarations.
  func catalog(values: [String: [EntityValue]]) -> AppCatalog {
    var catalog = localized
    catalog.localizations = localizations
    for index in catalog.entities.indices {
      catalog.entities[index].values = values[catalog.entities[index].name] ?? []
    }
    return catalog
  }
}
