// SPDX-License-Identifier: Apache-2.0

extension AppCatalog {
  /// The intent of a name.
  ///
  /// - Complexity: O(*n*) for *n* intents; see `CatalogIndex` for many.
  public func intent(named name: String) -> IntentDeclaration? {
    intents.first { $0.name == name }
  }

  /// The entity type of a name.
  public func entity(named name: String) -> EntityDeclaration? {
    entities.first { $0.name == name }
  }

  /// The enum type of a name.
  public func enumeration(named name: String) -> EnumDeclaration? {
    enums.first { $0.name == name }
  }

  /// Where a finding about a declaration stands: its own place, with what it lacks filled in.
  ///
  /// - Parameters:
  ///   - location: The place that the declaration keeps.
  ///   - path: The way to it in this catalog, for declarations that were read without one.
  package func place(_ location: SourceLocation, _ path: DeclarationPath) -> SourceLocation {
    var place = location
    if place.file.isEmpty { place.file = file }
    if place.path.isEmpty { place.path = path.description }
    return place
  }

  /// The same declarations without the places they were read from.
  ///
  /// Two catalogs that say the same are equal when both have lost their places.
  package func withoutLocations() -> AppCatalog {
    var copy = self
    copy.file = ""
    copy.app.location = .unknown
    for i in copy.enums.indices {
      copy.enums[i].location = .unknown
      for j in copy.enums[i].cases.indices { copy.enums[i].cases[j].location = .unknown }
    }
    for i in copy.entities.indices {
      copy.entities[i].location = .unknown
      for j in copy.entities[i].values.indices { copy.entities[i].values[j].location = .unknown }
    }
    for i in copy.intents.indices {
      copy.intents[i].location = .unknown
      for j in copy.intents[i].parameters.indices {
        copy.intents[i].parameters[j].location = .unknown
      }
    }
    for i in copy.shortcuts.indices {
      copy.shortcuts[i].location = .unknown
      for j in copy.shortcuts[i].phrases.indices {
        copy.shortcuts[i].phrases[j].location = .unknown
      }
    }
    for i in copy.negativePhrases.indices { copy.negativePhrases[i].location = .unknown }
    for i in copy.localizations.indices { copy.localizations[i].removeLocations() }
    copy.bundle?.removeLocations()
    for i in copy.unreadMembers.indices { copy.unreadMembers[i].location = .unknown }
    copy.suppressions = []
    return copy
  }
}

extension AppBundle {
  fileprivate mutating func removeLocations() {
    developmentRegion?.location = .unknown
    generator?.location = .unknown
    for i in deploymentTargets.indices { deploymentTargets[i].location = .unknown }
    for i in locales.indices { locales[i].location = .unknown }
    for i in providers.indices { providers[i].location = .unknown }
    for i in phraseFiles.indices { phraseFiles[i].location = .unknown }
  }
}

extension LocalizationDeclaration {
  fileprivate mutating func removeLocations() {
    location = .unknown
    app?.location = .unknown
    for i in phrases.indices {
      phrases[i].location = .unknown
      for j in phrases[i].phrases.indices { phrases[i].phrases[j].location = .unknown }
    }
    for i in negativePhrases.indices {
      negativePhrases[i].location = .unknown
      for j in negativePhrases[i].phrases.indices {
        negativePhrases[i].phrases[j].location = .unknown
      }
    }
    for i in enumCases.indices { enumCases[i].location = .unknown }
    for i in strings.indices { strings[i].location = .unknown }
  }
}
