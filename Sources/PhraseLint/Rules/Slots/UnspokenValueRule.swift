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
          let mute = values.indices.filter { isMute(values[$0].title, values[$0].synonyms) }
          guard let first = mute.first else { continue }
          report.add(
            message(values[first].title, of: name, mute.count), fix: advice,
            at: values[first].location,
            DeclarationPath.root.member("entities").member(name).member("values").element(first))
        case .enumeration(let name):
          let cases = subject.declarations.enums[name]?.cases ?? []
          let mute = cases.indices.filter { isMute(cases[$0].title, cases[$0].synonyms) }
          guard let first = mute.first else { continue }
          report.add(
            message(cases[first].title, of: name, mute.count), fix: advice,
            at: cases[first].location,
            DeclarationPath.root.member("enums").member(name).member("cases").element(first))
        default: continue
        }
      }
    }
  }

  /// Whether nothing that a value is called can be said.
  private static func isMute(_ title: String, _ synonyms: [String]) -> Bool {
    let analyzer = TextAnalyzer(locale: LocaleTag("und"))
    func canBeSaid(_ name: String) -> Bool {
      name.contains { $0.isLetter || $0.isNumber }
        || (try? analyzer.normalizedTokens(name).isEmpty) == false
    }
    return !canBeSaid(title) && !synonyms.contains(where: canBeSaid)
  }

  private static let advice = "give it a synonym that people say"

  /// What is said of the first such value of a type, and of how many there are.
  private static func message(_ title: String, of type: String, _ count: Int) -> String {
    let others = count == 1 ? "" : ", nor have \(count - 1) more of its values"
    return "the value '\(title)' of '\(type)' has nothing that can be said\(others)"
  }
}
