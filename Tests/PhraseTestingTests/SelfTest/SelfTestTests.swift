// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import Testing

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
