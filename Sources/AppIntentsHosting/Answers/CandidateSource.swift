// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Where the values of a parameter come from, if they are listed or looked up.
enum CandidateSource {
  /// The cases of an enum.
  case cases([AnyEnumCase])
  /// What the app's provider of options gives.
  case provider(any DynamicOptionsProvider)
  /// The entities of a query.
  case query(AnyQuery)

  /// The source of a parameter's values; `nil` where they are read from what is said.
  init?(_ parameter: any AnyIntentParameter) {
    let details = parameter.details
    if let query = details.optionsProvider as? any EntityQuery {
      self = .query(AnyQuery(query))
    } else if let provider = details.optionsProvider {
      self = .provider(provider)
    } else if let type = parameter.valueType as? any AppEnum.Type {
      let taken = details.traits.supportedCases
      self = .cases(type.anyCases.filter { taken?.contains($0.id) ?? true })
    } else if let type = parameter.valueType as? any AnyEntityCollection.Type {
      self = .query(AnyQuery(entity: type.entityType))
    } else if let type = parameter.valueType as? any AppEntity.Type {
      self = .query(AnyQuery(entity: type))
    } else {
      return nil
    }
  }

  /// The values to offer, in their order, each once.
  ///
  /// - Throws: What the app's code throws.
  func candidates(locale: Locale) async throws -> [Candidate] {
    try await all(locale: locale).unique
  }

  private func all(locale: Locale) async throws -> [Candidate] {
    switch self {
    case .cases(let cases):
      return cases.map { item in
        Candidate(
          item.value, title: item.display?.title.string(in: locale) ?? item.id,
          otherNames: item.display?.synonyms.map { $0.string(in: locale) } ?? [])
      }
    case .provider(let provider):
      for (_, wrapper) in WrappedMembers.of(provider) {
        if let dependency = wrapper as? any AnyAppDependency { try await dependency.load() }
      }
      return try await Self.items(of: provider, locale: locale)
    case .query(let query):
      let all = try await query.all() ?? []
      let entities = all.isEmpty ? try await query.suggested() : all
      return entities.map { Candidate($0, locale: locale) }
    }
  }

  /// The values that a text names by the app's own search; `nil` where the app has none.
  func search(_ text: String, locale: Locale) async throws -> [Candidate]? {
    guard case .query(let query) = self, let found = try await query.matching(text) else {
      return nil
    }
    return found.map { Candidate($0, locale: locale) }.unique
  }

  /// The value that the app's provider has stand where none was chosen.
  func defaultCandidate(locale: Locale) async -> Candidate? {
    func value<Provider: DynamicOptionsProvider>(_ provider: Provider) async -> Any? {
      await provider.defaultResult()
    }
    switch self {
    case .cases: return nil
    case .provider(let provider): return await value(provider).map { Candidate($0, locale: locale) }
    case .query(let query): return await value(query.query).map { Candidate($0, locale: locale) }
    }
  }

  private static func items<Provider: DynamicOptionsProvider>(
    of provider: Provider, locale: Locale
  ) async throws -> [Candidate] {
    let results = try await provider.results()
    if let titled = results as? any TitledItems { return titled.candidates(locale: locale) }
    return results.items.map { Candidate($0, locale: locale) }
  }
}

/// Values that have names of their own where they are offered.
private protocol TitledItems {
  func candidates(locale: Locale) -> [Candidate]
}

extension IntentItemCollection: TitledItems {
  fileprivate func candidates(locale: Locale) -> [Candidate] {
    sections.flatMap(\.items).map { item in
      let own = Candidate(item.value, locale: locale)
      guard let title = item.title else { return own }
      return Candidate(
        item.value, title: title.string(in: locale), otherNames: [own.title] + own.otherNames,
        subtitle: item.subtitle?.string(in: locale) ?? own.subtitle)
    }
  }
}
