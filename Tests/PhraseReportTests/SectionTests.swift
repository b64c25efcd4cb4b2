// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import PhraseTesting
import TestSupport
import Testing

@testable import PhraseReport

@Suite("Sections of a report") struct SectionTests {
  private func item(
    _ expected: String?, _ got: String?, _ confidence: Double,
    _ decision: TranscriptSection.Decision
  ) -> TranscriptSection.Item {
    TranscriptSection.Item(
      text: "x", locale: "en", expected: expected, got: got, confidence: confidence,
      decision: decision)
  }

  @Test("transcripts are counted by what was done, apart where none is meant") func transcripts() {
    var section = TranscriptSection()
    section.add(status: "resolved", item("a/Go", "a/Go", 0.95, .right))
    section.add(status: "resolved", item("a/Go", "a/Stop", 0.91, .wrong))
    section.add(status: "needsConfirmation", item("a/Go", "a/Go", 0.55, .asked))
    section.add(status: "noMatch", item("a/Go", nil, 0, .silent))
    section.add(status: "resolved", item(nil, "a/Go", 0.62, .wrong))
    section.add(status: "noMatch", item(nil, nil, 0, .rightlySilent))
    section.add(status: "noMatch", nil)
    #expect(section.count == 7)
    #expect(section.expected == 6)
    #expect(section.decisions == [.right: 1, .wrong: 1, .asked: 1, .silent: 1])
    #expect(section.outside == [.wrong: 1, .rightlySilent: 1])
    #expect(section.failures == 4)
    #expect(section.items.count == 4)
    #expect(section.outcomes.map(\.count) == [3, 1, 3])
    // Of the two above 0.9 one is right; asked rightly is right; silence has no confidence.
    #expect(section.reliability.count == 4)
    #expect(section.reliability.bins[9].count == 2)
    #expect(section.reliability.bins[9].right == 1)
    #expect(section.reliability.bins[5].right == 1)
    #expect(section.reliability.bins[6].right == 0)
    #expect(
      section.confusions.contains(.init(expected: "a/Go", got: "a/Go", count: 2)))
    #expect(section.confusions.reduce(0) { $0 + $1.count } == 6)
  }

  @Test("latencies are counted in bins that double, empty ones in front left out") func histogram()
  {
    let timing = TranscriptSection.Timing(
      throughput: 10, repeats: 1, percentiles: [],
      nanoseconds: [3_000, 3_999, 4_000, 4_001, 20_000])
    #expect(timing.histogram.map(\.upTo) == [4, 8, 16, 32])
    #expect(timing.histogram.map(\.count) == [3, 1, 0, 1])
    let none = TranscriptSection.Timing(
      throughput: 0, repeats: 0, percentiles: [], nanoseconds: [])
    #expect(none.histogram.isEmpty)
  }

  @Test("bins have the calibration error of the definition") func reliability() {
    var bins = ReliabilityBins()
    for k in 0..<10 { bins.add(confidence: 0.95, isRight: k < 9) }
    for k in 0..<10 { bins.add(confidence: 0.25, isRight: k < 5) }
    bins.add(confidence: 1, isRight: true)
    #expect(bins.bins[9].count == 11)
    #expect(bins.bins[2].accuracy == 0.5)
    let gap = (abs(10.5 - 10.0) + abs(2.5 - 5.0)) / 21
    #expect(abs(bins.calibrationError - gap) < 1e-9)
  }

  @Test("a self-test says how much of all was tried, and lists failures by kind") func selfTest()
    throws
  {
    let generator = SelfTestGenerator([Apps.tasks])
    let (cases, unsaid) = generator.cases()
    let compiled = try PhraseCompiler().compile([Apps.tasks])
    var runner = CaseRunner(resolver: IntentResolver(image: compiled.image))
    // As if every declared phrase had failed.
    let entries = cases.map { one in
      var test = one.test
      if one.kind == .declared { test.expectation = ExpectedOutcome(intent: "Nothing") }
      return TestReport.Entry(
        test, locale: test.locale ?? "", runner.run(test), isAdvisory: one.kind.isAdvisory)
    }
    let section = SelfTestSection(
      cases, TestReport(entries, duration: .zero), apps: (7, 1), phrases: (90, 9), unsaid: unsaid)
    let declared = cases.count { $0.kind == .declared }
    #expect(section.failures.prefix(declared).allSatisfy { $0.test.kind == .declared })
    #expect(section.summary.rows.first?.passed == 0)
    var report = Report([Apps.tasks], generator: "x", ruleSet: .apple)
    report.selfTest = section
    let object = try JSONSerialization.jsonObject(with: Data(ReportWriter.bytes(report)))
    let json = try #require((object as? [String: Any])?["selfTest"] as? [String: Any])
    #expect(json["apps"] as? Int == 7)
    #expect(json["phrasesTried"] as? Int == 9)
    let failures = try #require(json["failures"] as? [[String: Any]])
    #expect(failures[0]["declaredPhrase"] as? String == "Complete ${task} in ${applicationName}")
    #expect((failures[0]["differences"] as? [Any])?.isEmpty == false)
    // Slips were not tried.
    #expect(json["slips"] == nil)
  }

  @Test("cases are listed failed ones first") func cases() throws {
    let compiled = try PhraseCompiler().compile([Apps.tasks])
    var runner = CaseRunner(resolver: IntentResolver(image: compiled.image))
    let tests = [
      TestCase("show everything in tasks", expecting: ExpectedOutcome(intent: "ShowTasks")),
      TestCase("show everything in tasks", expecting: ExpectedOutcome(intent: "CompleteTask")),
    ]
    let entries = tests.map { TestReport.Entry($0, locale: "en", runner.run($0)) }
    let section = CaseSection(TestReport(entries, duration: .zero))
    #expect(section.listed.map(\.result.passed) == [false, true])
  }
}
