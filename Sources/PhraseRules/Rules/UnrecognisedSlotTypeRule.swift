// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A slot's parameter is an entity, an enum or text: what the engine finds in phrases so far.
enum UnrecognisedSlotTypeRule: CatalogRule {
  static let description = RuleDescription(
    id: "unrecognised-slot-type", severity: .error, ruleSets: [.extended],
    summary: "A slot's parameter is an entity, an enum or a string.")

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases {
      for slot in phrase.ownSlots {
        guard let parameter = phrase.parameter(slot) else { continue }
        switch parameter.type {
        case .entity, .enumeration, .string: continue
        default:
          report.add(
            phrase,
            "slot '\(slot)' has type '\(parameter.type.spelling)', which is not recognised in"
              + " phrases yet",
            fix: "use a string, an entity or an enum, or ask for it with 'requestValueDialog'")
        }
      }
    }
  }
}
