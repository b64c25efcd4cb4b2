// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import Testing

@Suite("Running cases") struct CaseRunnerTests {
  @Test("cases that come out as expected pass") func passing() throws {
    let got = try Apps.differences(
      """
      app: com.example.tasks
      Complete buy milk in Tasks        -> CompleteTask task="Buy milk", exact
      Complete get milk in Tasks        -> CompleteTask task=#42
      Complete get milk in Tasks        -> CompleteTask task.title="BUY MILK" task.text="Get milk!"
      Finish a task in Task Manager     -> CompleteTask, asks task, saying "Which task?"
      Complete water the plants in Tasks -> CompleteTask, chooses task from #44 | #45
      Show everything in Tasks          -> ListTasks (), by "Show everything in ${applicationName}"
      Show everything in Tasks          -> AddTask | ListTasks
      Delete everything in Tasks        -> DeleteAll, confirms
      Delete my Tasks account           -> negative
      Delete my Tasks account           -> no match
      What time is it                   -> no match at all
      Show everything in Tasks          -> not AddTask | other.app/*
      Finish a task in Tasks            -> CompleteTask, or asks
      locale: de
      Erledige Buy milk in Aufgaben     -> CompleteTask task=#42
      """)
    #expect(
      got == [])
  }

  @Test("what differs is told field by field, what agrees stays") func differing() throws {
    let got = try Apps.differences(
      """
      Complete buy milk in Tasks -> AddTask task=#43
      Show everything in Tasks   -> no match
      Complete buy milk in Tasks -> CompleteTask ()
      Complete buy milk in Tasks -> CompleteTask task=none
      Finish a task in Tasks     -> not CompleteTask
      What time is it            -> ListTasks
      Complete water the plants in Tasks -> CompleteTask, chooses task from #44
      """)
    #expect(
      got == [
        "Complete buy milk in Tasks [1]: intent: AddTask ≠ CompleteTask, task: #43 ≠ #42 \"Buy milk\"",
        "Show everything in Tasks [1]: status: no match ≠ resolved, intent: – ≠ com.example.tasks/ListTasks",
        "Complete buy milk in Tasks [1]: task: – ≠ #42 \"Buy milk\"",
        "Complete buy milk in Tasks [1]: task: – ≠ \"Buy milk\"",
        "Finish a task in Tasks [1]: intent: not CompleteTask ≠ com.example.tasks/CompleteTask",
        "What time is it [1]: status: resolved ≠ noMatch, intent: ListTasks ≠ –",
        "Complete water the plants in Tasks [1]: options: #44 ≠ #44 | #45",
      ])
  }

  @Test("answers bind values, choose, and confirm") func answers() throws {
    let got = try Apps.differences(
      """
      Finish a task in Tasks -> CompleteTask, asks task
          milk please -> CompleteTask task=#42
      Finish a task in Tasks -> CompleteTask, asks task
          something else -> CompleteTask, asks task
          water the plants -> CompleteTask, chooses task
          at work -> CompleteTask task=#45
      Complete water the plants in Tasks -> CompleteTask, chooses task
          the first one -> CompleteTask task=#44
      Complete water the plants in Tasks -> CompleteTask, chooses task
          2 -> CompleteTask task=#45
      Complete water the plants in Tasks -> CompleteTask, chooses task
          banana -> CompleteTask, chooses task
      Add a task to Tasks -> AddTask, asks title, saying "What is it?"
          wash the car -> AddTask title="wash the car", asks priority
          urgent -> AddTask title="wash the car" priority=#high
      Delete everything in Tasks -> DeleteAll, confirms
          yes please -> DeleteAll
      Delete everything in Tasks -> DeleteAll, confirms
          no -> no match
      Delete everything in Tasks -> DeleteAll, confirms
          blue -> DeleteAll, confirms
      locale: de
      Erledige Water the plants in Aufgaben -> CompleteTask, chooses task
          weder noch -> CompleteTask, chooses task
          das zweite bitte -> CompleteTask task=#45
      """)
    #expect(
      got == [])
  }

  @Test("an answer where nothing was asked fails with the reason, and a number is read")
  func unanswerable() throws {
    let results = try Apps.run(
      """
      Show everything in Tasks -> ListTasks, or asks
          milk -> ListTasks
      Count tasks in Tasks -> CountTasks, asks limit
          five -> CountTasks limit=5
      """)
    #expect(results.map(\.result.passed) == [false, true])
    #expect(
      results.map { $0.result.turns.last?.resolution.error ?? "" } == [
        "nothing was asked that \"milk\" could answer", "",
      ])
  }

  @Test("a case that takes longer than it may has failed") func deadline() throws {
    var settings = RunSettings()
    settings.deadline = .zero
    var runner = CaseRunner(resolver: try Apps.resolver(), settings: settings)
    let result = runner.run(TestCase("x", expecting: ExpectedOutcome(.nothing)))
    #expect(!result.passed)
    #expect(result.problem?.hasPrefix("took ") ?? false)
  }

  @Test("a choice between apps is met by an expectation that takes questions") func rivals() throws
  {
    var other = Apps.tasks
    other.id = "com.example.other"
    let resolver = try Apps.resolver([Apps.tasks, other])
    var runner = CaseRunner(resolver: resolver, answers: AnswerBinder([Apps.tasks, other]))
    let text = """
      Show everything in Tasks -> com.example.other/ListTasks, or asks
      Show everything in Tasks -> com.example.tasks/ListTasks, chooses
          the second one -> com.example.other/ListTasks
      Show everything in Tasks -> not com.example.other/*
      """
    let cases = TextCaseReader().read(utf8: Array(text.utf8), file: "f").cases
    var passed: [Bool] = []
    for one in cases { passed.append(runner.run(one).passed) }
    #expect(passed == [true, true, false])
  }

  @Test("names that nothing declares are found, with the nearest known one") func names() {
    let text = """
      app: com.example.task
      a -> ListTasks
      app: com.example.tasks
      a -> CompletTask
      a -> CompleteTask tsk=1, asks tasks
      a -> not ListTask
      app: any
      a -> Nothing
      locale: ???
      a -> no match
      """
    let cases = TextCaseReader().read(utf8: Array(text.utf8), file: "f").cases
    let findings = CaseChecker([Apps.tasks]).check(cases)
    #expect(
      findings.map { "\($0.location.line) \($0.rule): \($0.message) (\($0.fix ?? ""))" } == [
        "2 unknown-app: no app 'com.example.task' is loaded (did you mean 'com.example.tasks'?)",
        "4 unknown-intent: 'com.example.tasks' declares no intent 'CompletTask' (did you mean 'CompleteTask'?)",
        "5 unknown-parameter: 'tsk' is not a parameter of 'CompleteTask' (did you mean 'task'?)",
        "5 unknown-parameter: 'tasks' is not a parameter of 'CompleteTask' (did you mean 'task'?)",
        "6 unknown-intent: 'com.example.tasks' declares no intent 'ListTask' (did you mean 'ListTasks'?)",
        "8 unknown-intent: the app declares no intent 'Nothing' (there are 'CompleteTask', 'AddTask', 'ListTasks', 'DeleteAll', 'CountTasks')",
        "10 unknown-locale: '???' is no language tag (write one such as 'de' or 'pt-BR')",
      ])
  }
}
