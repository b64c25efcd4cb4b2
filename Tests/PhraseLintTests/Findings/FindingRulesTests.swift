// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import Testing

@testable import PhraseLint

@Suite("Rules of readers")
struct FindingRulesTests {
  @Test("every id that a reader reports is described, and once")
  func described() throws {
    let known = FindingRules.descriptions.map(\.id)
    #expect(Set(known).count == known.count)
    let all = Set(known + CatalogConsistency.descriptions.map(\.id))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appendingPathComponent("Sources/CatalogFormats")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    // Ids stand after 'rule:', or first in a call of 'report' and its like.
    let pattern = /(?:rule: |report\(\s*|fault\(\s*)"([a-z]+(?:-[a-z]+)+)"/
    var count = 0
    for case let file as URL in files! where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern) {
        count += 1
        #expect(all.contains(String(match.1)), "\(file.lastPathComponent): '\(match.1)'")
      }
    }
    #expect(count > 50)
  }

  @Test(
    "every description is whole",
    arguments: FindingRules.descriptions + CatalogConsistency.descriptions)
  func whole(rule: RuleDescription) {
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.fix.hasSuffix("."))
    #expect(rule.rationale.hasSuffix("."))
    #expect(rule.helpText.contains(rule.summary))
    #expect(rule.markdown.contains(rule.fix))
  }
}
