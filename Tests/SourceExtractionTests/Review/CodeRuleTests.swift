// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import Foundation
import IntentCatalog
import Testing

@testable import SourceExtraction

/// A mistake and its mend.
struct RuleCase: CustomTestStringConvertible, Sendable {
  /// The rule.
  let rule: String
  /// What the finding says, in part.
  let says: String
  /// A file with the mistake.
  let wrong: String
  /// The same file mended, and what is nearest to a mistake without being one.
  let right: String
  /// Other files beside each of them.
  let besideWrong: [String: String]
  let besideRight: [String: String]

  init(
    _ rule: String, _ says: String, wrong: String, right: String,
    besideWrong: [String: String] = [:], besideRight: [String: String]? = nil
  ) {
    self.besideWrong = besideWrong
    self.besideRight = besideRight ?? besideWrong
    self.rule = rule
    self.says = says
    self.wrong = wrong
    self.right = right
  }

  var testDescription: String { rule }

  /// All cases, at least one a rule.
  static let all =
    entityCases + queryCases + intentCases + snippetCases + shortcutCases + ageCases
    + projectCases
}

@Suite("Rules of code") struct CodeRuleTests {
  /// The findings of rules of code in a file, all rules asked for.
  static func findings(
    _ source: String, beside others: [String: String] = [:]
  ) throws -> [Diagnostic] {
    let files = ["Sources/App.swift": "import AppIntents\n" + source]
    let folder = try SourceFolder(files.merging(others) { a, _ in a })
    var reader = CatalogReader()
    reader.swiftCompiler = CodeReviewer(optIns: Set(CodeReviewer.descriptions.map(\.id)))
    return try #require(reader.read(path: folder.url.path).review).findings
  }

  @Test("a mistake is found where it stands, with what to write", arguments: RuleCase.all)
  func wrong(_ one: RuleCase) throws {
    let found = try Self.findings(one.wrong, beside: one.besideWrong).filter { $0.rule == one.rule }
    let finding = try #require(found.first)
    #expect(finding.message.contains(one.says), "\(finding.message)")
    #expect(finding.location.line > 0 && finding.location.column > 0)
    #expect(finding.fix?.isEmpty == false)
  }

  @Test("what is mended, or is near a mistake, is left alone", arguments: RuleCase.all)
  func right(_ one: RuleCase) throws {
    let found = try Self.findings(one.right, beside: one.besideRight).filter { $0.rule == one.rule }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test("every rule has a case, an example, a fix and a reason") func complete() {
    let cases = Set(RuleCase.all.map(\.rule))
    for rule in CodeReviewer.descriptions {
      #expect(cases.contains(rule.id), "\(rule.id)")
      #expect(rule.category == .code && rule.example != nil && !rule.fix.isEmpty)
      #expect(rule.rationale.count > 40 && rule.summary.hasSuffix("."), "\(rule.id)")
    }
    #expect(Set(CodeReviewer.descriptions.map(\.id)).count == CodeReviewer.descriptions.count)
  }
}
