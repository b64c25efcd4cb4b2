// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TextAnalysis

/// The values of a slot have names that can be said.
enum UnspokenValueRule: CatalogRule {
  static let description = RuleDescription(
    id: "unspoken-value", severity: .warning, category: .slots,
    summary: "A value of a slot has a name with a letter or a digit.",
    rationale:
      "Signs and emoji are not spoken: a value whose names have nothing else is never found in an"
      + " utterance.",
    fix: "Give the value a synonym that people say.",
    example: .init("\"title\": \"🔥\"", "\"title\": \"🔥\", \"synonyms\": [\"fire\"]"))

  static func check(_ subject: RuleSubject, _ report: inout RuleReport) {
    guard subject.catalog.coverage.contains(.values) else { return }
    var seen: Set<String> = []
    for phrase in subject.phrases {
      for slot in phrase.slots {
        guard let type = phrase.parameter(slot)?.type, seen.insert(type.spelling).inserted else {
          continue
        }
        switch type {
        case .entity(let name):
          let values = subject.declarations.entities[name]?.values ?? []
          check(
            values.map { ([$0.title] + $0.synonyms, $0.location) }, of: name,
            DeclarationPath.root.member("entities").member(name).member("values"), &report)
        case .enumeration(let name):
          let cases = subject.declarations.enums[name]?.cases ?? []
          check(
            cases.map { ([$0.title] + $0.synonyms, $0.location) }, of: name,
            DeclarationPath.root.member("enums").member(name).member("cases"), &report)
        default: continue
        }
      }
    }
  }

  /// Reports the values of a type of which no name can be said, at the first one.
  private static func check(
    _ values: [(names: [String], location: SourceLocation)], of type: String,
    _ path: DeclarationPath, _ report: inout RuleReport
  ) {
    let mute = values.indices.filter { !values[$0].names.contains(where: canBeSaid) }
    guard let first = mute.first else { return }
    let others = mute.count == 1 ? "" : ", nor have \(mute.count - 1) more of its values"
    report.add(
      "the value '\(values[first].names[0])' of '\(type)' has nothing that can be said\(others)",
      fix: "give it a synonym that people say", at: values[first].location, path.element(first))
  }

  /// Whether a name has a word.
  private static func canBeSaid(_ name: String) -> Bool {
    if name.contains(where: { $0.isLetter || $0.isNumber }) { return true }
    // "№" is read as one; what is too long for an utterance is none.
    return (try? TextAnalyzer(locale: LocaleTag("und")).normalizedTokens(name).isEmpty) == false
  }
}
