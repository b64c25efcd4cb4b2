// SPDX-License-Identifier: Apache-2.0

internal import IntentCatalog

/// What is said for a slot can be looked up.
enum SlotQueryRule: CodeRule {
  static let description = RuleDescription.code(
    "slot-entity-without-string-query", .warning,
    "The query of an entity that phrases have a slot for finds by text.",
    why:
      "Phrases hold the suggested entities. Whatever else people say for the slot is looked up by "
      + "'entities(matching:)', and a query without it finds nothing.",
    fix: "Conform to 'EntityStringQuery', or to 'EnumerableEntityQuery' where there are few.",
    found: "struct BookQuery: EntityQuery { … }   // \"Open \\(\\.$target)\"",
    mended: "struct BookQuery: EntityStringQuery { func entities(matching string: String) … }")

  static func check(_ subject: ReviewSubject, _ report: inout CodeReport) {
    let shared = subject.sharedNames
    var told: Set<String> = []
    for slot in subject.providers.flatMap(subject.slots) {
      guard let (parameter, entity) = subject.entity(of: slot), !hasOwnQuery(parameter, subject),
        let query = subject.query(of: entity),
        !shared.contains(entity.name), !shared.contains(query.name), !findsByText(query),
        told.insert(query.name).inserted
      else { continue }
      report.add(
        "'\(query.shortName)' does not find a '\(entity.shortName)' by what is said", at: query,
        fix: "conform to 'EntityStringQuery', with "
          + "'func entities(matching string: String) -> [\(entity.shortName)]'",
        related: [
          report.place("'\(slot.name)' is a slot of this phrase", at: slot.token, in: slot.file)
        ])
    }
  }

  /// Whether a parameter asks somebody else for its values than the entity's query.
  private static func hasOwnQuery(_ parameter: ReviewedMember, _ subject: ReviewSubject) -> Bool {
    guard let brackets = parameter.declaration.attribute("Parameter")?.brackets else {
      return false
    }
    return Code(brackets, parameter.file, subject.files[parameter.file].tokens)
      .arguments(ofCall: brackets.lowerBound - 1)
      .contains { $0.label == "query" || $0.label == "optionsProvider" }
  }

  private static func findsByText(_ query: ReviewedType) -> Bool {
    query.conforms(
      to: "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery", "IndexedEntityQuery",
      "UniqueAppEntityQuery") || query.mayHaveMore
  }
}
