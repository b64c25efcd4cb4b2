// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar

/// A placeholder is written `${name}`, and the app's name `${applicationName}`.
///
/// Swift's `\(.applicationName)` and C's `%@` are what phrases look like elsewhere; here they would
/// be words that nobody says. `${application_name}` and its like are slots that nothing fills.
enum ForeignPlaceholderRule: CatalogRule {
  static let description = RuleDescription(
    id: "foreign-placeholder", severity: .error, category: .phrases,
    summary: "A placeholder is written '${name}', and the app's name '${applicationName}'.",
    rationale:
      "Any other spelling is taken for words, or for a parameter that the intent does not have. Where"
      + " it was meant for the app's name the platform refuses the phrase, and with it all intents of"
      + " the app.",
    platformText: MissingAppNameRule.platformText,
    fix: "Write '${applicationName}' letter for letter; a parameter as '${name}'.",
    example: .init(
      "Open \\(.applicationName), Open ${application_name}, Open %@", "Open ${applicationName}"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    for phrase in subject.phrases + subject.negativePhrases {
      for fault in phrase.template.faults { check(fault, in: phrase, subject, &report) }
      for (name, range) in misspeltNames(in: phrase) {
        let written = String(decoding: Array(phrase.text.utf8)[range], as: UTF8.self)
        let isMissing = phrase.template.applicationNameCount == 0
        report.add(
          phrase,
          name.isEmpty
            ? "'\(written)' is no placeholder in '\(phrase.text)'"
            : "placeholder '\(written)' is not the app's name in '\(phrase.text)'",
          fix: isMissing ? "write '${applicationName}'" : "remove it",
          note: isMissing && phrase.shortcut != nil && subject.ruleSet == .apple ? note : nil,
          highlighting: range)
      }
    }
  }

  /// What the platform makes of a phrase whose app name is misspelt.
  private static let note =
    "the platform refuses it: \(MissingAppNameRule.platformText) One such phrase drops all App"
    + " Intents metadata of the app"

  private static func check(
    _ fault: PhraseTemplate.Fault, in phrase: LocatedPhrase, _ subject: RuleSubject,
    _ report: inout RuleReport
  ) {
    switch fault {
    case .unclosed(let offset):
      report.add(
        phrase, "'${' without '}' in '\(phrase.text)'", fix: "write '${name}'",
        highlighting: offset..<offset + 2)
    case .empty(let offset):
      let end = phrase.placeholders.first { $0.utf8Range.lowerBound == offset }
      report.add(
        phrase, "'${}' names nothing in '\(phrase.text)'",
        fix: "write '${applicationName}', or the name of a parameter",
        highlighting: end?.utf8Range ?? offset..<offset + 2)
    case .foreign(let text, let offset):
      report.add(
        phrase, "placeholder '\(text)' is in another syntax in '\(phrase.text)'",
        fix: fix(text),
        note: standsForAppName(in: phrase) && subject.ruleSet == .apple ? note : nil,
        highlighting: offset..<offset + text.utf8.count)
    }
  }

  /// Whether a phrase without the app's name has something that was meant for it, so that one finding
  /// says it all.
  static func standsForAppName(in phrase: LocatedPhrase) -> Bool {
    guard phrase.template.applicationNameCount == 0 else { return false }
    for case .foreign(let text, _) in phrase.template.faults where meansAppName(text) {
      return true
    }
    return !misspeltNames(in: phrase).isEmpty
  }

  /// Whether a slot's name, or a placeholder in another syntax, is meant for the app's name.
  static func meansAppName(_ name: String) -> Bool { PhraseDeclaration.misspellsAppName(name) }

  /// What is meant to be the app's name and is not written so: slots that are no parameters, and
  /// the bare name without its braces, which has an empty `name`.
  private static func misspeltNames(
    in phrase: LocatedPhrase
  ) -> [(name: String, utf8Range: Range<Int>)] {
    // Nearly all phrases have the name and no slot, and are done with here.
    guard phrase.template.segments.count > 1 || phrase.template.applicationNameCount == 0
    else { return [] }
    var found: [(name: String, utf8Range: Range<Int>)] = []
    if phrase.slots.contains(where: { meansAppName($0) }) {
      found = phrase.placeholders.filter { name, _ in
        meansAppName(name) && (phrase.parameter(name) == nil || phrase.isInferred(name))
      }
    }
    if phrase.template.applicationNameCount == 0, found.isEmpty {
      let text = Array(phrase.text.utf8)
      for bare in ["{applicationName}", "$applicationName", "applicationName"] {
        if let range = text.firstRange(of: bare), !phrase.isInside(range) {
          return [("", range)]
        }
      }
    }
    return found
  }

  /// Proposes the last name in the placeholder: `\(.applicationName)`, `\(\.$task)`.
  private static func fix(_ text: String) -> String {
    let name = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last
    guard text.hasPrefix("\\"), let name else {
      return "write '${applicationName}', or '${name}' for a parameter"
    }
    return "write '${\(meansAppName(String(name)) ? "applicationName" : String(name))}'"
  }
}

extension LocatedPhrase {
  /// Whether a slot's parameter was made up from the slot itself, as where no intents were read.
  fileprivate func isInferred(_ slot: String) -> Bool {
    guard case .entity(let type)? = parameter(slot)?.type else { return false }
    return type == slot
  }

  /// Whether a range is part of a placeholder in another syntax.
  fileprivate func isInside(_ range: Range<Int>) -> Bool {
    template.faults.contains { fault in
      guard case .foreign(let text, let offset) = fault else { return false }
      return range.lowerBound >= offset && range.upperBound <= offset + text.utf8.count
    }
  }
}

extension [UInt8] {
  /// Where a text first stands in these bytes.
  fileprivate func firstRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    for start in 0...(count - wanted.count) where self[start] == wanted[0] {
      if self[start..<start + wanted.count].elementsEqual(wanted) {
        return start..<start + wanted.count
      }
    }
    return nil
  }
}
