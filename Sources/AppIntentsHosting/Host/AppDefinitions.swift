// SPDX-License-Identifier: Apache-2.0

package import AppIntents
import CatalogFormats
import IntentCatalog

/// What is known of one app while it is hosted; it never changes.
package final class AppDefinitions: Sendable {
  /// As it was given to the host.
  package let app: HostedApp
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

  init(_ app: HostedApp) {
    self.app = app
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
    presets = declarations.shortcuts.map { shortcut in
      ParameterNames(of: shortcut.intent).parameters.enumerated().compactMap { place, given in
        given.parameter.anyValue.map { (place, Candidate($0, title: "")) }
      }
    }
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
