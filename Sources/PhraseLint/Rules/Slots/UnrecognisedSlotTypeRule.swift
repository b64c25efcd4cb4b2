// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A slot's parameter is an entity, an enum or text: what the engine finds in phrases so far.
enum UnrecognisedSlotTypeRule: CatalogRule {
  static let description = RuleDescription(
    id: "unrecognised-slot-type", severity: .error, ruleSets: [.extended], category: .slots,
    summary: "A slot's parameter is an entity, an enum or a string.",
    rationale: "The engine finds no values of other types in phrases so far.",
    fix: "Use a string, an entity or an enum, or ask for the value (requestValueDialog).",
    example: .init("Set ${count} lights", "Set ${room} lights"))

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
            fix: "use a string, an entity or an enum, or ask for it with 'requestValueDialog'",
            highlighting: phrase.range(of: slot))
        }
      }
    }
  }
}
