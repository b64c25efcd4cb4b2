// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// What lint finds.
package struct FindingSection: Sendable {
  /// Most findings that a report lists.
  package static let limit = 20_000

  /// How many there are of each severity, those left out of the list among them.
  package var counts: [Diagnostic.Severity: Int]
  /// The findings, the worst first, then by file and line.
  package var listed: [Diagnostic]
  /// The rules of the findings, in the order of the list.
  package var rules: [RuleDescription]
  /// How many a baseline knows.
  package var known: Int
  /// How many comments leave out.
  package var silenced: Int

  /// Takes findings by file and line.
  ///
  /// - Parameter rules: All rules there are.
  package init(
    _ findings: [Diagnostic], rules: [RuleDescription], known: Int = 0, silenced: Int = 0
  ) {
    counts = Dictionary(findings.map { ($0.severity, 1) }, uniquingKeysWith: +)
    listed = []
    for severity in Diagnostic.Severity.allCases {
      listed += findings.lazy.filter { $0.severity == severity }.prefix(Self.limit - listed.count)
    }
    let byID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    var seen: Set<String> = []
    self.rules = listed.map(\.rule).filter { seen.insert($0).inserted }.compactMap { byID[$0] }
    self.known = known
    self.silenced = silenced
  }

  /// How many there are in all.
  package var total: Int { counts.values.reduce(0, +) }
}
