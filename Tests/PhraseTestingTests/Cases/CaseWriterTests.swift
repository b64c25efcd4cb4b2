// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import TestSupport
import Testing

@Suite("Writing cases") struct CaseWriterTests {
  /// Texts with everything that has a meaning to a reader.
  private static let texts = [
    "buy milk", "a", "", " ", "no", "not", "none", "any", "negative", "rejected", "*", "…", "...",
    "a -> b", "→", "\"", "\\", "#", "# x", "x # y", "a|b", "a:b", "locale: de", "tab\tin",
    "line\nfeed",
    "\r", "\u{0}", "\u{7F}", "é", "日本語で", "a=b", "()", "from", "->", ">\u{338}-", "x -\u{338}> y",
    "com.example.app", "A/B", "#42", "3.5", "-", "'", "asks", "\u{A0}", "🧵", "section:\u{301}",
  ]

  private func outcome(_ random: inout SeededGenerator, _ names: [String]) -> ExpectedOutcome {
    func some(_ share: Int = 2) -> String? {
      random.below(share) == 0 ? random.pick(Self.texts) : nil
    }
    func name() -> String { random.pick(names) }
    let statuses = Resolution.Status.allCases.map { ExpectedOutcome.Ending.status($0) }
    var one = ExpectedOutcome(random.pick(statuses + [.acting, .nothing, .any, .undone]))
    switch one.ending {
    case .nothing, .status(.noMatch), .status(.rejected): return one
    case .status(.negative):
      one.app = random.below(2) == 0 ? name() : nil
      return one
    case .any, .undone:
      for _ in 0...random.below(3) {
        one.excluded.append(ExcludedIntent(app: random.below(2) == 0 ? name() : nil, name: name()))
      }
      return one
    default: break
    }
    one.app = random.below(2) == 0 ? name() : nil
    for _ in 0..<random.below(3) { one.intents.append(name()) }
    if random.below(2) == 0 {
      var parameters: [ExpectedParameter] = []
      for k in 0..<random.below(4) {
        let name = random.pick(["task", "list name", "a.b", "ü", "none"]) + "\(k)"
        var parameter = ExpectedParameter(name)
        if random.below(5) == 0 {
          parameter.isAbsent = true
        } else {
          parameter.id = random.below(2) == 0 ? "\(k)" + random.pick(Self.texts) : nil
          parameter.title = some()
          parameter.text = some()
          parameter.value =
            parameter.id == nil && parameter.title == nil && parameter.text == nil
            ? random.pick(Self.texts) : some()
        }
        parameters.append(parameter)
      }
      one.parameters = parameters
      one.allowsOtherParameters = random.below(3) == 0
    }
    if one.ending == .status(.needsValue) { one.missing = random.below(3) > 0 ? name() : nil }
    if one.ending == .status(.needsDisambiguation) {
      one.choosing = random.below(3) > 0 ? name() : nil
      if random.below(2) == 0 {
        one.options = (0...random.below(3)).map { _ in
          random.below(2) == 0 ? "#" + name() : "T" + name()
        }
      }
    }
    one.dialog = some(4)
    one.phrase = random.below(4) == 0 ? "Do ${x} in \"${applicationName}\"" : nil
    one.match = random.below(4) == 0 ? .exact : random.below(4) == 0 ? .flexible : nil
    if one == ExpectedOutcome(.acting) { one.intents = ["A"] }
    return one
  }

  private func cases(_ random: inout SeededGenerator, count: Int) -> [TestCase] {
    let names = ["Complete", "com.example.app", "ü", "two words", "A-b_c.d", "x/y", "asks2"]
    let plain = names.filter { $0 != "x/y" }
    return (0..<count).map { _ in
      var one = TestCase(random.pick(Self.texts), expecting: outcome(&random, plain))
      if random.below(4) == 0 {
        one.hypotheses = [
          Hypothesis(random.pick(Self.texts), confidence: 0.75),
          Hypothesis(random.pick(Self.texts)),
        ]
      }
      one.section = random.pick(["", "one", "a # b", "two words"])
      one.locale = random.pick([nil, "de", "pt-BR"])
      one.foregroundApp = random.pick([nil, "com.example.a"])
      one.allowedApps = random.pick([nil, ["a", "b"], ["c"]])
      var last = one.expectation
      while last.asks, random.below(2) == 0, one.answers.count < 4 {
        last = outcome(&random, plain)
        one.answers.append(ExpectedAnswer(random.pick(Self.texts), expecting: last))
      }
      return one
    }
  }

  private func withoutPlaces(_ cases: [TestCase]) -> [TestCase] {
    cases.map { one in
      var copy = one
      copy.location = .unknown
      for k in copy.answers.indices { copy.answers[k].location = .unknown }
      return copy
    }
  }

  @Test("text that was written reads back as the same cases") func text() {
    var random = SeededGenerator.forTest("case text")
    for _ in 0..<fuzzRounds(300) {
      let cases = cases(&random, count: 4)
      let written = TextCaseWriter().write(cases)
      let reading = TextCaseReader().read(utf8: Array(written.utf8), file: "f")
      #expect(reading.mistakes == [], "\(written)")
      #expect(withoutPlaces(reading.cases) == cases, "\(written)")
    }
  }

  @Test("JSON Lines that were written read back as the same cases") func json() {
    var random = SeededGenerator.forTest("case json")
    for _ in 0..<fuzzRounds(300) {
      var cases = cases(&random, count: 4)
      for k in cases.indices {
        cases[k].referenceDate = random.pick([nil, "2026-03-11", "2026-03-11T14:20:00Z"])
        cases[k].timeZone = random.pick([nil, "Europe/Berlin"])
      }
      let written = JSONCaseWriter().write(cases)
      let reading = JSONCaseReader().read(utf8: Array(written.utf8), file: "f")
      #expect(reading.mistakes == [], "\(written)")
      #expect(withoutPlaces(reading.cases) == cases, "\(written)")
    }
  }

  @Test("no bytes crash a reader, and what is read can be written and read again") func mutations()
  {
    var random = SeededGenerator.forTest("case mutations")
    for _ in 0..<fuzzRounds(400) {
      let cases = cases(&random, count: 3)
      let isText = random.below(2) == 0
      var bytes = Array(
        (isText ? TextCaseWriter().write(cases) : JSONCaseWriter().write(cases)).utf8)
      for _ in 0...random.below(4) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(random.pick(Array("\"\\|#:,=->/*.\n ()".utf8)), at: place)
        }
      }
      let reading = CaseReader.read(utf8: bytes, file: "f")
      let again = JSONCaseReader().read(
        utf8: Array(JSONCaseWriter().write(reading.cases).utf8), file: "f")
      #expect(again.mistakes.isEmpty)
      #expect(again.cases.count == reading.cases.count)
    }
  }
}
