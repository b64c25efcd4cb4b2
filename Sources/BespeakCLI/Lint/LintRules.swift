// SPDX-License-Identifier: Apache-2.0

import Bespeak
import IntentCatalog
import SourceExtraction

/// Every rule there is, whoever finds it: what `--rules-list` lists and `--explain` explains.
enum LintRules {
  /// All rules, those about declarations first.
  static let all: [RuleDescription] = {
    var seen: Set<String> = []
    return
      (CatalogRules.descriptions + CollisionReport.descriptions + CodeReviewer.descriptions
      + FindingRules.descriptions)
      .filter { seen.insert($0.id).inserted }
  }()

  /// Every id.
  static let ids = all.map(\.id)

  /// The rule of an id.
  ///
  /// - Throws: `CommandFailure` naming the nearest id.
  static func rule(_ id: String, option: String) throws(CommandFailure) -> RuleDescription {
    if let rule = all.first(where: { $0.id == id }) { return rule }
    let hint = NearestName.nearest(to: id, among: ids).map { "; did you mean '\($0)'?" } ?? ""
    throw CommandFailure(
      "option '--\(option)': no rule '\(id)'\(hint) ('bespeak lint --rules-list' lists them)")
  }

  /// A table of all rules.
  static func table(_ style: Style) -> String {
    var table = TextTable(["rule", "severity", "rule sets", "what it asks for"])
    for rule in all {
      table.add([
        rule.id, rule.severity.rawValue + (rule.isOptIn ? " (opt-in)" : ""),
        rule.ruleSets.map(\.rawValue).joined(separator: ", "), rule.summary,
      ])
    }
    return table.text(style)
  }

  /// All rules as a Markdown document: the article of the documentation.
  static var markdown: String {
    var text = """
      # Rules

      Everything that `bespeak lint`, `review`, `test` and hosts of apps find: what each rule asks for, why, and how to mend it.

      ## Overview

      An *error* is what the platform refuses, or what certainly breaks; a *warning* is accepted and will surprise somebody; a *note* is
      worth knowing. Each rule may be switched and weighed, see <doc:Linting>. `bespeak lint --explain RULE`
      prints what stands here. This page is written by `bespeak lint --rules-markdown`.

      """
    for category in RuleDescription.Category.allCases {
      text += "\n## \(category.rawValue)\n"
      for rule in all where rule.category == category {
        let sets =
          rule.ruleSets.count == RuleSet.allCases.count
          ? "" : ", rule set `\(rule.ruleSets[0].rawValue)`"
        text += "\n### \(rule.id)\n\n"
        text += "*\(rule.severity.rawValue)\(rule.isOptIn ? ", only when asked for" : "")\(sets).* "
        text += rule.summary + " " + rule.markdown
      }
    }
    return text
  }
}
