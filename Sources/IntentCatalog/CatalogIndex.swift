// SPDX-License-Identifier: Apache-2.0

/// The declarations of a catalog by their names; of those that share one the first counts.
///
/// What asks for declarations in a loop makes one: `AppCatalog` looks through its lists each time.
package struct CatalogIndex: Sendable {
  /// The enum types.
  package let enums: [String: EnumDeclaration]
  /// The entity types.
  package let entities: [String: EntityDeclaration]
  /// The intents.
  package let intents: [String: IntentDeclaration]

  /// Sorts the declarations by their names.
  ///
  /// - Complexity: O(*n*) for *n* declarations.
  package init(_ catalog: AppCatalog) {
    enums = Dictionary(catalog.enums.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    entities = Dictionary(catalog.entities.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
    intents = Dictionary(catalog.intents.map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  }
}

/// The translated cases of enums in one locale, by enum and case; of those given twice the first counts.
package struct EnumCaseIndex: Sendable {
  private var byEnum: [String: [String: EnumCaseTranslation]] = [:]

  /// Sorts the cases of a locale.
  ///
  /// - Parameter localization: `nil` for the source locale, which translates none.
  /// - Complexity: O(*n*) for *n* cases.
  package init(_ localization: LocalizationDeclaration?) {
    for one in localization?.enumCases ?? []
    where byEnum[one.enumName]?[one.caseID] == nil {
      byEnum[one.enumName, default: [:]][one.caseID] = one
    }
  }

  /// The translated cases of an enum, by their ids; `nil` where it has none.
  package subscript(name: String) -> [String: EnumCaseTranslation]? { byEnum[name] }
}
