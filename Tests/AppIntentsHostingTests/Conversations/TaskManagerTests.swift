// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import IntentCatalog
import Testing
import TextAnalysis

@testable import task_manager

/// What the task manager of `Examples/` keeps of what is said to it.
/// One after the other: the store is the process's.
@Suite("Values in the task manager", .serialized)
struct TaskManagerTests {
  /// The app's query keeps the first that it is given.
  private static let store = TaskStore()

  /// A session at 14:20 on Wednesday, 11 March 2026, and the tasks that it changes.
  private static func session() async throws -> (Session, TaskStore) {
    AppDependencyManager.shared.add(dependency: store)
    let host = try await AppHost(
      HostedApp(task_manager.TaskShortcuts.self, id: "com.example.tasks", name: "Tasks"),
      options: HostOptions(ruleSet: .extended))
    var options = SessionOptions(locale: LocaleTag("en-GB"))
    let now = try #require(
      Calendar(identifier: .gregorian).date(
        from: DateComponents(year: 2026, month: 3, day: 11, hour: 14, minute: 20)))
    options.now = { now }
    return (host.session(options: options), store)
  }

  @Test("a reminder comes again by a rule, or once at a time, and is moved to another day")
  func reminders() async throws {
    let (session, store) = try await Self.session()
    #expect(await session.say("Remind me in Tasks").description == "asked: What do you want to do?")
    #expect(await session.say("Water the ferns").description == "asked: When?")
    #expect(
      await session.say("every other monday at half eight").description
        == "performed: “Water the ferns”, every 2 weeks at 8:30.")
    let again = try #require(await store.tasks.last)
    let rule = try #require(again.repeats)
    #expect(rule.frequency == .weekly && rule.interval == 2)
    #expect(rule.weekdays == [.every(.monday)] && rule.hours == [8] && rule.minutes == [30])

    _ = await session.say("Remind me in Tasks")
    _ = await session.say("Call the bank")
    #expect(
      await session.say("some day").description == "asked: Sorry, I didn't get that. When?")
    #expect(await session.say("tomorrow at nine").status == .performed)
    let once = try #require(await store.tasks.last)
    #expect(once.repeats == nil)
    #expect(once.due == Self.date(month: 3, day: 12, hour: 9))

    #expect(await session.say("Move call the bank in Tasks").description == "asked: To which day?")
    #expect(
      await session.say("the first of next month").description
        == "performed: “Call the bank” is due on Wednesday, 1 April 2026.")
    #expect(await store.tasks.last?.due == Self.date(month: 4, day: 1))
  }

  @Test("a reminder is said in one sentence, and only what is not clear is asked for")
  func oneSentence() async throws {
    let (session, store) = try await Self.session()
    #expect(
      await session.say("Remind me every other monday at half eight to water the plants")
        .description == "performed: “water the plants”, every 2 weeks at 8:30.")
    let rule = try #require(await store.tasks.last?.repeats)
    #expect(rule.frequency == .weekly && rule.interval == 2)
    #expect(rule.weekdays == [.every(.monday)] && rule.hours == [8] && rule.minutes == [30])

    #expect(
      await session.say("Remind me to call mum tomorrow at nine").status == .performed)
    #expect(await store.tasks.last?.title == "call mum")
    #expect(await store.tasks.last?.due == Self.date(month: 3, day: 12, hour: 9))

    // What "it" is, is not known; the day is.
    #expect(
      await session.say("Move it to the first of next month").question?.parameter == "task")
    let moved = await session.say("call mum").description
    #expect(
      moved
        == "performed: “call mum” is due on Wednesday, 1 April 2026.")
  }

  private static func date(month: Int, day: Int, hour: Int = 0) -> Date? {
    Calendar(identifier: .gregorian).date(
      from: DateComponents(year: 2026, month: month, day: day, hour: hour))
  }
}
