// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// A query suggests entities.
enum NoSuggestionsRule: CodeRule {
  static let description = RuleDescription.code(
    "no-suggested-entities", .warning, "A query has suggestedEntities().",
    why:
      "Without suggestions the picker of a parameter is empty, and phrases with the entity as a slot have no "
      + "value to be said.",
    fix:
      "Add 'func suggestedEntities() async throws -> [Entity]' with the ones people are likeliest to choose.",
    found: "struct BookQuery: EntityQuery { func entities(for identifiers: [UUID]) … }",
    mended:
      "struct BookQuery: EntityQuery { … func suggestedEntities() async throws -> [BookEntity] { … } }"
  )

  /// Whether people choose entities of a type by hand: not where the system makes them, or a schema says.
  private static func isChosenFrom(_ entity: ReviewedType?) -> Bool {
    guard let entity else { return true }
    return entity.role.contains(.entity)
      && entity.declaration.attribute("AppEntity", "AssistantEntity") == nil
  }

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    for type in subject.queries {
      guard type.conforms(to: "EntityQuery", "EntityStringQuery"),
        !type.conforms(
          to: "EnumerableEntityQuery", "EntityPropertyQuery", "UniqueAppEntityQuery",
          "IndexedEntityQuery"),
        type.function("suggestedEntities") == nil, !type.mayHaveMore,
        isChosenFrom(type.entity(subject))
      else { continue }
      report.add("'\(type.shortName)' suggests no entities", at: type)
    }
  }
}
