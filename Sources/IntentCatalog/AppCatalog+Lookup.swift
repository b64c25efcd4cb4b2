// SPDX-License-Identifier: Apache-2.0

extension AppCatalog {
  /// The intent of a name.
  ///
  /// - Complexity: O(*n*) for *n* intents.
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

  /// The same declarations without the places they were read from.
  ///
  /// Two catalogs that say the same are equal when both have lost their places.
  public func withoutLocations() -> AppCatalog {
    var copy = self
    copy.file = ""
    copy.app.line = 0
    for i in copy.enums.indices {
      copy.enums[i].line = 0
      for j in copy.enums[i].cases.indices { copy.enums[i].cases[j].line = 0 }
    }
    for i in copy.entities.indices {
      copy.entities[i].line = 0
      for j in copy.entities[i].values.indices { copy.entities[i].values[j].line = 0 }
    }
    for i in copy.intents.indices {
      copy.intents[i].line = 0
      for j in copy.intents[i].parameters.indices { copy.intents[i].parameters[j].line = 0 }
    }
    for i in copy.shortcuts.indices {
      copy.shortcuts[i].line = 0
      for j in copy.shortcuts[i].phrases.indices { copy.shortcuts[i].phrases[j].line = 0 }
    }
    for i in copy.negativePhrases.indices { copy.negativePhrases[i].line = 0 }
    for i in copy.localizations.indices { copy.localizations[i].removeLocations() }
    return copy
  }
}

extension LocalizationDeclaration {
  fileprivate mutating func removeLocations() {
    line = 0
    app?.line = 0
    for i in phrases.indices {
      phrases[i].line = 0
      for j in phrases[i].phrases.indices { phrases[i].phrases[j].line = 0 }
    }
    for i in negativePhrases.indices {
      negativePhrases[i].line = 0
      for j in negativePhrases[i].phrases.indices { negativePhrases[i].phrases[j].line = 0 }
    }
    for i in enumCases.indices { enumCases[i].line = 0 }
    for i in strings.indices { strings[i].line = 0 }
  }
}
