// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// The type of a slot has a name that flexible matching can be trained with.
///
/// A variable of the training data is named by the type, and a name with a dot breaks the archive of
/// all languages (FB24548956).
enum SlotTypeNameRule: CatalogRule {
  static let description = RuleDescription(
    id: "slot-type-name", severity: .warning, ruleSets: [.apple], category: .slots,
    summary: "The type of a slot is named with letters, digits, '_' and '$'.",
    rationale:
      "The values of a slot are kept by the name of its type. With another character in it the"
      + " training of flexible matching fails for all phrases of the app, and the build says so in"
      + " its log only.",
    platformText: "<name> must match regular expression ^[a-zA-Z_][a-zA-Z_$0-9]*$",
    fix: "Rename the type, or use one of your own in the slot.",
    example: .init("type Media.Song", "type Song"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard subject.catalog.coverage.contains(.intents) else { return }
    var seen: Set<String> = []
    for phrase in subject.phrases where phrase.source == nil {
      for slot in phrase.slots {
        let name: String
        switch phrase.parameter(slot)?.type {
        case .entity(let type)?: name = type
        case .enumeration(let type)?: name = type
        default: continue
        }
        guard !isValid(name), seen.insert(name).inserted else { continue }
        report.add(
          phrase, "type '\(name)' of slot '\(slot)' must match ^[a-zA-Z_][a-zA-Z_$0-9]*$",
          fix: "rename it, or use a type of your own in the slot",
          note: "with it the training of flexible matching fails, and only the build's log says so",
          highlighting: phrase.range(of: slot))
      }
    }
  }

  private static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      case UInt8(ascii: "$"): true
      default: false
      }
    }
  }
}
