// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// A slot's parameter has a type whose values the engine finds in phrases.
enum UnrecognisedSlotTypeRule: CatalogRule {
  static let description = RuleDescription(
    id: "unrecognised-slot-type", severity: .error, ruleSets: [.extended], category: .slots,
    summary: "A slot's parameter is of a type whose values are found in phrases.",
    rationale:
      "The engine finds entities, enums, text, people by what they are called, numbers, dates, durations, money, measures and links, and lists of these; no files so far.",
    fix: "Use one of those types, or ask for the value (requestValueDialog).",
    example: .init("Open ${file}", "Open ${document}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases {
      for slot in phrase.ownSlots {
        guard let parameter = phrase.parameter(slot) else { continue }
        if !isRecognised(parameter.type) {
          report.add(
            phrase,
            "slot '\(slot)' has type '\(parameter.type.spelling)', which is not recognised in"
              + " phrases yet",
            fix: "use one of the types that are, or ask for it with 'requestValueDialog'",
            highlighting: phrase.range(of: slot))
        }
      }
    }
  }

  private static func isRecognised(_ type: ParameterType) -> Bool {
    switch type {
    case .entity, .enumeration, .string, .person: true
    case .array(.array): false
    case .array(let element): isRecognised(element)
    default: isValue(type)
    }
  }

  /// Whether words say values of a type.
  private static func isValue(_ type: ParameterType) -> Bool {
    switch type {
    case .int, .double, .bool, .date, .dateComponents, .duration, .currency, .measurement, .url,
      .other("recurrenceRule"):
      true
    case .union(let members): members.allSatisfy(isValue)
    default: false
    }
  }
}
