// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// The entity of a slot has values that phrases can hold.
///
/// On the platform those are the suggested ones, or all of an enumerable entity; without any, no
/// phrase with the slot exists. In the engine every value can be spoken.
enum NoSpokenValuesRule: CatalogRule {
  static let description = RuleDescription(
    id: "no-spoken-values", severity: .warning, category: .slots,
    summary: "The entity of a slot has values that phrases can hold.",
    rationale:
      "On the platform those are the ones that suggestedEntities() gives, or all of an enumerable"
      + " query; without any, no phrase with the slot exists.",
    fix: "Suggest values, or give the entity an enumerable query.",
    example: .init("\"query\": \"string\", no value suggested", "\"suggested\": true"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard subject.catalog.coverage.contains(.values) else { return }
    var reported: Set<String> = []
    for phrase in subject.phrases {
      for slot in phrase.slots {
        guard case .entity(let name)? = phrase.parameter(slot)?.type,
          let entity = subject.declarations.entities[name],
          !hasSpokenValues(entity, subject.ruleSet),
          reported.insert(name).inserted
        else { continue }
        let kind = entity.values.isEmpty || entity.query == .enumerable ? "" : " suggested"
        let isApple = subject.ruleSet == .apple
        report.add(
          phrase, "entity '\(name)' of slot '\(slot)' has no\(kind) values",
          fix: kind.isEmpty
            ? "give it values" + (isApple ? "" : ", or let it be open")
            : "mark the values that belong in phrases with \"suggested\": true",
          highlighting: phrase.range(of: slot))
      }
    }
  }

  private static func hasSpokenValues(_ entity: EntityDeclaration, _ ruleSet: RuleSet) -> Bool {
    switch ruleSet {
    case .extended: entity.isOpen || !entity.values.isEmpty
    case .apple:
      entity.query == .enumerable
        ? !entity.values.isEmpty : entity.values.contains(where: \.isSuggested)
    }
  }
}
