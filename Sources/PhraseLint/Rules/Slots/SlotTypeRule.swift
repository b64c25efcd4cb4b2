// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A slot's parameter is an entity or an enum.
///
/// The platform takes only values it knows beforehand; numbers, dates and free text have to be asked
/// for once the intent runs.
enum SlotTypeRule: CatalogRule {
  static let description = RuleDescription(
    id: "slot-type", severity: .error, ruleSets: [.apple], category: .slots,
    summary: "A slot's parameter is an entity or an enum.",
    rationale:
      "The platform hears only values that it knows beforehand; numbers, dates and free text have to"
      + " be asked for once the intent runs.",
    platformText:
      "Invalid parameter type. AppEntity and AppEnum are the only allowed types for <name>",
    fix: "Leave the slot out and ask for the value (requestValueDialog), or make it an entity.",
    example: .init(
      "Add ${text} to ${applicationName}", "Add a task to ${applicationName}"), isHalting: true)

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard subject.catalog.coverage.contains(.intents) else { return }
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
            fix: "leave '${\(slot)}' out and ask for it with 'requestValueDialog'",
            highlighting: phrase.range(of: slot))
        }
      }
    }
  }
}
