// SPDX-License-Identifier: Apache-2.0

import AppIntents
import IntentCatalog
import IntentResolution
import PhraseCompilation

/// All that a host resolves with at one moment. A new one takes its place; readers keep theirs.
final class HostSnapshot: Sendable {
  /// The values of each app's entity types.
  let values: [[String: [EntityValue]]]
  /// What resolves utterances.
  let resolver: IntentResolver
  /// What was left out of the image, and why.
  let diagnostics: [Diagnostic]

  /// Compiles apps with their values.
  ///
  /// - Throws: `ImageError.tooLarge` when the image would outgrow its format.
  init(
    apps: [AppDefinitions], values: [[String: [EntityValue]]],
    options: HostOptions
  ) throws {
    self.values = values
    let catalogs = zip(apps, values).map { $0.catalog(values: $1) }
    let compiled = try PhraseCompiler(
      ruleSet: options.ruleSet, makesModels: options.matchesFlexibly, vectors: options.vectors
    ).compile(catalogs)
    var resolverOptions = IntentResolver.Options(
      confirmBelow: options.confirmBelow, vectors: options.vectors)
    if !options.matchesFlexibly { resolverOptions.flexible = nil }
    var queries: [EntityKey: any EntityTextQuery] = [:]
    for app in apps {
      for (name, query) in app.queries { queries[EntityKey(app: app.app.id, entity: name)] = query }
    }
    resolver = IntentResolver(
      image: compiled.image, queries: queries,
      gates: Dictionary(
        apps.map { ($0.app.id, $0.gate) }, uniquingKeysWith: { first, _ in first }),
      options: resolverOptions)
    diagnostics = compiled.diagnostics
  }
}
