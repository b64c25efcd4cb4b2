// SPDX-License-Identifier: Apache-2.0

import PhraseTesting

/// What came of the cases that every app should pass, and of phrases with a word lost or misheard.
package struct SelfTestSection: Sendable {
  /// Most failures of a kind that are listed.
  static let kindLimit = 200
  /// Most phrases that are listed with what they would be taken for.
  static let mistakeLimit = 2_000

  /// How many apps there are, and how many were loaded together and tried.
  package var apps: (all: Int, tried: Int)
  /// How many phrases those apps have, and how many were tried.
  package var phrases: (all: Int, tried: Int)
  /// Phrases that could not be said, as a slot of theirs has no values.
  package var unsaid: Int
  /// Kinds with their counts, and what came out in whose place.
  package var summary: SelfTestSummary
  /// The failures that are listed, kind by kind.
  package var failures: [(test: SelfTestCase, entry: TestReport.Entry)]
  /// Phrases that would be taken for something else, most slips first.
  package var mistakes: [PhraseMistakes]
  /// How many phrases had a word lost or misheard, how many slips that is, and what became of them.
  package var slips: (phrases: Int, tried: Int, kept: Int, asked: Int, silent: Int, taken: Int)
  /// How many phrases of `slips` would be taken for something else.
  package var mistaken: Int

  /// Sums up a run.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - report: What came of each.
  ///   - mistakes: What came of slips; none where they were not tried.
  package init(
    _ cases: [SelfTestCase], _ report: TestReport, apps: (all: Int, tried: Int),
    phrases: (all: Int, tried: Int), unsaid: Int, mistakes: [PhraseMistakes] = []
  ) {
    self.apps = apps
    self.phrases = phrases
    self.unsaid = unsaid
    summary = SelfTestSummary(cases, report.entries.map(\.result))
    var listed: [SelfTestKind: [(test: SelfTestCase, entry: TestReport.Entry)]] = [:]
    for (one, entry) in zip(cases, report.entries)
    where !entry.result.passed && listed[one.kind]?.count ?? 0 < Self.kindLimit {
      listed[one.kind, default: []].append((one, entry))
    }
    failures = SelfTestKind.allCases.flatMap { listed[$0] ?? [] }
    slips = (mistakes.count, 0, 0, 0, 0, 0)
    for one in mistakes {
      slips.tried += one.tried
      slips.kept += one.kept
      slips.asked += one.asked
      slips.silent += one.silent
      slips.taken += one.taken
    }
    let taken = mistakes.filter { !$0.rivals.isEmpty }
    mistaken = taken.count
    self.mistakes = taken.enumerated().sorted {
      ($1.element.taken, $0.offset) < ($0.element.taken, $1.offset)
    }.prefix(Self.mistakeLimit).map(\.element)
  }
}

/// What came of cases that somebody wrote.
package struct CaseSection: Sendable {
  /// Most cases that are listed, failed ones first.
  static let limit = 5_000

  /// The run.
  package var report: TestReport

  /// Takes a run.
  package init(_ report: TestReport) { self.report = report }

  /// The cases that are listed: those that failed, advisory ones, then those that passed.
  var listed: ArraySlice<TestReport.Entry> {
    func rank(_ entry: TestReport.Entry) -> Int {
      entry.hasFailed ? 0 : entry.result.passed ? 2 : 1
    }
    return (0...2).flatMap { k in report.entries.filter { rank($0) == k } }.prefix(Self.limit)
  }
}
