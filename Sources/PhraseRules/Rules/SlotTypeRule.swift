// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A slot's parameter is an entity or an enum.
///
/// The platform takes only values it knows beforehand; numbers, dates and free text have to be asked
/// for once the intent runs.
enum SlotTypeRule: CatalogRule {
  static let description = RuleDescription(
    id: "slot-type", severity: .error, ruleSets: [.apple],
    summary: "A slot's parameter is an entity or an enum.", isHalting: true)

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases {
      for slot in phrase.ownSlots {
        guard let parameter = phrase.parameter(slot) else { continue }
        switch parameter.type {
        case .entity, .enumeration: continue
        default:
          report.add(
            phrase,
            "Invalid parameter type. AppEntity and AppEnum are the only allowed types for \(slot)."
              + " Type: '\(parameter.type.spelling)'",
            fix: "leave '${\(slot)}' out and ask for it with 'requestValueDialog'")
        }
      }
    }
  }
}
