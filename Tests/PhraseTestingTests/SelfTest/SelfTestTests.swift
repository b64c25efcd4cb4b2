// SPDX-License-Identifier: Apache-2.0

import Bespeak
import FrameAnalysis
import LanguageData
import Testing
import TextAnalysis

@testable import PhraseTesting

@Suite("Self test") struct SelfTestTests {
  private func cases(
    _ catalogs: [AppCatalog] = [Apps.tasks],
    _ change: (inout SelfTestGenerator.Options) -> Void = { _ in }
  ) -> [SelfTestCase] {
    var options = SelfTestGenerator.Options()
    change(&options)
    return SelfTestGenerator(catalogs, options: options).cases().cases
  }

  private func texts(_ kind: SelfTestKind, _ cases: [SelfTestCase]) -> [String] {
    cases.filter { $0.kind == kind && $0.test.locale == "en" }.map(\.test.text)
  }

  @Test("every phrase is said, with its values, names, hints, letters and negatives") func kinds() {
    let all = cases()
    #expect(
      texts(.declared, all) == [
        "Complete Buy milk in Tasks", "Finish a task in Tasks", "Add a task to Tasks",
        "Show everything in Tasks", "Delete everything in Tasks", "Count tasks in Tasks",
      ])
    #expect(
      texts(.values, all) == [
        "Complete get milk in Tasks", "Complete Call mum in Tasks",
        "Complete Water the plants in Tasks",
      ])
    #expect(texts(.names, all).contains("Show everything in Task Manager"))
    #expect(texts(.hints, all).contains("Show everything in tarsks"))
    #expect(texts(.letters, all).contains("SHOW EVERYTHING IN TASKS"))
    #expect(texts(.letters, all).contains("show everything in tasks"))
    #expect(texts(.punctuation, all).contains("Show everything in Tasks."))
    #expect(texts(.polite, all).contains("hey Show everything in Tasks please"))
    #expect(texts(.negative, all) == ["Delete my Tasks account", "Delete my Task Manager account"])
    #expect(texts(.nameless, all).contains("Show everything in"))
    #expect(!texts(.misheard, all).isEmpty)
  }

  @Test("what must come out is what is declared: bound, asked for, chosen, or confirmed")
  func expectations() throws {
    let all = cases()
    func outcome(_ text: String) throws -> ExpectedOutcome {
      try #require(all.first { $0.test.text == text }).test.expectation
    }
    #expect(
      try outcome("Complete get milk in Tasks")
        == ExpectedOutcome(
          intent: "CompleteTask", app: "com.example.tasks",
          parameters: [ExpectedParameter("task", id: "42")]))
    #expect(try outcome("Finish a task in Tasks").missing == "task")
    #expect(try outcome("Add a task to Tasks").missing == "title")
    #expect(try outcome("Complete Water the plants in Tasks").choosing == "task")
    #expect(try outcome("Delete everything in Tasks").ending == .status(.needsConfirmation))
    #expect(
      try outcome("Delete my Tasks account").excluded == [
        ExcludedIntent(app: "com.example.tasks", name: "*")
      ])
  }

  @Test("a phrase is forbidden, asked about, and turned round: nothing must be done")
  func contrasts() throws {
    let all = cases()
    #expect(
      texts(.negated, all).prefix(3) == [
        "don't Complete Buy milk in Tasks", "do not Complete Buy milk in Tasks",
        "please never Complete Buy milk in Tasks",
      ])
    #expect(texts(.asked, all).contains("how do i Show everything in Tasks"))
    #expect(texts(.opposite, all).contains("Hide everything in Tasks"))
    let german = all.filter { $0.kind == .negated && $0.test.locale == "de" }.map(\.test.text)
    #expect(german.contains("Erledige Buy milk in Aufgaben ach nein vergiss es"))
    for one in all where one.kind.mustNotBeDone {
      let outcome = one.test.expectation
      #expect(outcome.ending == .undone)
      let name = one.kind == .opposite ? one.intent : "*"
      #expect(outcome.excluded == [ExcludedIntent(app: "com.example.tasks", name: name ?? "")])
    }
  }

  @Test("what is done though it was forbidden has failed; what is asked back has not")
  func done() throws {
    func match(_ intent: String) -> IntentMatch {
      IntentMatch(
        app: "com.example.tasks", intent: intent, shortcut: 0, phrase: "x", kind: .exact,
        confidence: 1)
    }
    let all = cases().filter { $0.kind.mustNotBeDone && $0.intent == "CompleteTask" }
    #expect(all.count > 10)
    for one in all {
      func passes(_ outcome: Resolution.Outcome) -> Bool {
        let got = Resolution(outcome, transcript: one.test.text, locale: "en")
        return one.test.expectation.compare(got, TextAnalyzer(locale: LocaleTag("en")))
          .allSatisfy(\.isSame)
      }
      #expect(!passes(.resolved(match("CompleteTask"))))
      #expect(passes(.needsConfirmation(match("CompleteTask"))))
      #expect(passes(.noMatch))
      #expect(passes(.resolved(match("ListTasks"))) == (one.kind == .opposite))
    }
    let results = all.map { one in
      let got = Resolution(
        .resolved(match("CompleteTask")), transcript: one.test.text, locale: "en")
      let analyzer = TextAnalyzer(locale: LocaleTag("en"))
      var result = CaseResult()
      result.turns = [
        TurnResult(
          text: one.test.text, fields: one.test.expectation.compare(got, analyzer), resolution: got,
          passed: one.test.expectation.compare(got, analyzer).allSatisfy(\.isSame))
      ]
      return result
    }
    let summary = SelfTestSummary(all, results)
    #expect(summary.rows.map(\.kind) == [.negated, .asked, .opposite])
    #expect(summary.rows.allSatisfy { $0.passed == 0 && $0.cases > 0 })
    #expect(
      summary.conflicts.first?.declared
        == "forbidden or taken back: “Complete ${task} in ${applicationName}” of"
        + " com.example.tasks/CompleteTask")
  }

  @Test("a phrase that asks or forbids is not put into such words, nor are others of its intent")
  func askingPhrases() {
    var app = Apps.tasks
    app.shortcuts[2].phrases.append(PhraseDeclaration("What is left in ${applicationName}"))
    app.shortcuts[4].phrases = [PhraseDeclaration("Don't count in ${applicationName}")]
    let all = cases([app]) { $0.locale = LocaleTag("en") }
    #expect(!all.contains { $0.kind == .asked && $0.intent == "ListTasks" })
    #expect(!all.contains { $0.kind.mustNotBeDone && $0.intent == "CountTasks" })
    #expect(all.contains { $0.kind == .negated && $0.intent == "ListTasks" })
    // Another intent of the app may answer, now that one does.
    for one in all where one.kind == .asked {
      #expect(one.test.expectation.excluded.map(\.name) == [one.intent])
    }
  }

  @Test(
    "the opposite keeps what both ways of saying it share",
    arguments: [
      ("en", "Turn on the lamp", ["Turn off the lamp"]),
      ("en", "Switch the lamp on", ["Switch the lamp off", "Turn off the lamp"]),
      ("en", "Lamp on", ["Lamp off"]),
      ("en", "Follow Ada", ["Unfollow Ada"]),
      ("en", "Lock the door", ["Unlock the door"]),
      ("de", "Schalte die Lampe ein", ["Schalte die Lampe aus"]),
      ("sv", "Slå på lampan", ["Slå av lampan"]),
      ("fr", "Active la lampe", ["Désactive la lampe"]),
      ("en", "Water the lawn", []),
    ])
  func opposites(language: String, phrase: String, expected: [String]) throws {
    let opposites = try #require(OppositePhrases.forLocale(LocaleTag(language)))
    let parts = [PhrasePieces.Part(kind: .words, text: phrase)]
    let texts = opposites.texts(of: parts, going: opposites.poles(of: parts))
    #expect(texts.first == expected.first, "\(texts)")
    #expect(Set(expected).isSubset(of: texts), "\(texts)")
    // An intent that goes both ways has no opposite.
    var both = opposites.poles(of: parts)
    both.formUnion(both.reversed)
    #expect(opposites.texts(of: parts, going: both).isEmpty)
  }

  @Test("each language forbids and asks in words that its frames read so")
  func frames() throws {
    let requests = [
      "en": "turn on the lamp", "de": "schalte die lampe ein", "fr": "allume la lampe",
      "es": "enciende la lámpara", "it": "accendi la lampada", "pt": "mostre o saldo",
      "ca": "encén el llum", "nl": "doe de lamp aan", "sv": "tänd lampan", "da": "tænd lampen",
      "nb": "skru på lampen", "ja": "ランプをつけて",
    ]
    #expect(requests.keys.sorted() == FrameAnalyzer.languages)
    for (language, request) in requests {
      let frames = try #require(PhraseFrames.forLocale(LocaleTag(language)))
      #expect(frames.negated.count >= 2 && frames.asked.count >= 2)
      func use(_ text: String) -> PhraseFrames.Use {
        frames.use(of: [PhrasePieces.Part(kind: .words, text: text)])
      }
      #expect(use(request) == .request, "\(language): \(request)")
      for frame in frames.negated + frames.asked {
        #expect(frame.count { $0 == "*" } == 1, "\(language): \(frame)")
        let said = frame.split(separator: "*", omittingEmptySubsequences: false)
          .joined(separator: request)
        #expect(use(said) != .request, "\(language): \(said)")
      }
    }
  }

  @Test("a name that a phrase begins with stays before the words that forbid it") func address() {
    let spoken = SpokenLocale(Apps.tasks, nil)
    let pieces = PhrasePieces(
      PhraseDeclaration("${applicationName}, show everything"), nil, spoken)
    let text = pieces.text(Filling(values: [:]), "Tasks", in: "please never *")
    #expect(text == "Tasks, please never show everything")
  }

  @Test("every language is spoken, or the one that is asked for") func locales() {
    #expect(Set(cases().compactMap(\.test.locale)) == ["en", "de"])
    let german = cases { $0.locale = LocaleTag("de") }
    #expect(Set(german.compactMap(\.test.locale)) == ["de"])
    #expect(german.contains { $0.test.text == "Erledige Buy milk in Aufgaben" })
  }

  @Test("more values than are asked for are sampled, the same ones each time") func samples() {
    var app = Apps.tasks
    app.entities[0].values = (0..<500).map { EntityValue(id: "\($0)", title: "Thing \($0)") }
    let first = cases([app]) { $0.samples = 7 }
    let again = cases([app]) { $0.samples = 7 }
    #expect(first.map(\.test) == again.map(\.test))
    let tried = first.filter { $0.test.locale == "en" && $0.phrase.hasPrefix("Complete") }
    #expect(tried.count { $0.kind == .values } == 6)
    #expect(Set(tried.filter { $0.kind == .values }.map(\.test.text)).count == 6)
  }

  @Test("a slot without values leaves its phrases out, and says how many") func unsaid() {
    var app = Apps.tasks
    app.entities[0].values = []
    let (cases, unsaid) = SelfTestGenerator([app]).cases()
    #expect(unsaid == 2)
    #expect(!cases.contains { $0.phrase.contains("${task}") })
  }

  @Test("apps of one name are asked about, and that will do") func sharedNames() throws {
    var other = Apps.tasks
    other.id = "com.example.other"
    let all = cases([Apps.tasks, other])
    let one = try #require(all.first { $0.test.text == "Show everything in Tasks" })
    #expect(one.test.expectation.ending == .acting)
  }

  @Test("a phrase that another one takes is told, with the other") func conflicts() throws {
    var app = Apps.tasks
    app.shortcuts[3].phrases.append(PhraseDeclaration("Show everything in ${applicationName}!"))
    let all = cases([app]) { $0.locale = LocaleTag("en") }.filter { $0.kind == .declared }
    var runner = CaseRunner(resolver: try Apps.resolver([app]))
    var results: [CaseResult] = []
    for one in all { results.append(runner.run(one.test)) }
    let summary = SelfTestSummary(all, results)
    #expect(summary.rows == [SelfTestSummary.Row(kind: .declared, cases: 7, passed: 6)])
    #expect(
      summary.conflicts == [
        SelfTestSummary.Conflict(
          declared: "“Show everything in ${applicationName}!” of com.example.tasks/DeleteAll",
          got: "“Show everything in ${applicationName}” of com.example.tasks/ListTasks",
          locale: "en",
          count: 1)
      ])
  }

  @Test("cases that were written read back as the same cases") func writing() {
    let all = cases().map(\.test)
    for isText in [true, false] {
      let text = isText ? TextCaseWriter().write(all) : JSONCaseWriter().write(all)
      let reading = CaseReader.read(utf8: Array(text.utf8), file: "f")
      #expect(reading.mistakes == [])
      func plain(_ cases: [TestCase]) -> [TestCase] {
        cases.map {
          var one = $0
          one.location = .unknown
          return one
        }
      }
      #expect(plain(reading.cases) == plain(all))
    }
  }
}
