// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Foundation
import IntentCatalog
import IntentResolution
import Synchronization
import TestSupport
import Testing
import TextAnalysis

/// Serialised: each test has the same app misbehave until it says that it is over.
@Suite("One app beside others", .serialized)
struct AppGateTests {
  private static let healthy = HostedApp(BellShortcuts.self, id: "bell", name: "Bell")

  private static func host(_ apps: [HostedApp], valuesDeadline: Duration = .milliseconds(100))
    async throws -> AppHost
  {
    try await AppHost(apps + [healthy], options: HostOptions(valuesDeadline: valuesDeadline))
  }

  /// Few turns are given up for a busy machine's sake; those of hostile apps soon.
  private static func impatient() -> SessionOptions {
    var options = SessionOptions()
    options.queryDeadline = .milliseconds(100)
    options.runningLimit = .milliseconds(200)
    options.grace = .milliseconds(10)
    return options
  }

  @Test("an app whose suggestions block for ever holds up nobody else")
  func blockedSuggestions() async throws {
    let host = try await Self.host([HostedApp(JamShortcuts.self, id: "jam", name: "Jam")])
    let jam = Jam.begin()
    defer { jam.end() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<80 {
        group.addTask {
          _ = await host.session(options: Self.impatient()).say("Spread something in Jam")
        }
      }
    }
    let outcome = await host.say("Ring the Bell")
    #expect(outcome.status == .performed)
    #expect(outcome.dialog == "Ding.")
  }

  @Test("an app that does not come back is told of at once, and asked again when it does")
  func refused() async throws {
    let host = try await Self.host([HostedApp(JamShortcuts.self, id: "jam", name: "Jam")])
    let jam = Jam.begin()
    defer { jam.end() }
    var options = Self.impatient()
    options.runningLimit = .seconds(60)
    let session = host.session(options: options)
    var codes: [SessionError.Code] = []
    while codes.last != .appNotResponding, codes.count < 20 {
      let outcome = await session.say("Spread something in Jam")
      codes.append(try #require((outcome.error as? SessionError)?.code))
    }
    #expect(codes.last == .appNotResponding)
    #expect(codes.dropLast().allSatisfy { $0 == .queryTimedOut })
    // Intents and queries go through one gate.
    #expect(
      (await session.say("Open Jam").error as? SessionError)?.code == .appNotResponding)
    jam.end()
    while await session.say("Open Jam").status != .performed {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test("updates of an app whose queries block hold up neither other apps nor their updates")
  func blockedUpdates() async throws {
    let host = try await Self.host(
      [HostedApp(JamShortcuts.self, id: "jam", name: "Jam")], valuesDeadline: .seconds(3))
    let jam = Jam.begin()
    defer { jam.end() }
    let calls = Jam.calls.load(ordering: .relaxed)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<80 { group.addTask { await host.update(app: "jam") } }
    }
    // Those asked for while one waited to start are that one.
    #expect(Jam.calls.load(ordering: .relaxed) - calls <= 8)
    #expect(await host.say("Ring the Bell").status == .performed)
    let rings = BellQuery.calls.load(ordering: .relaxed)
    await host.update(app: "bell")
    #expect(BellQuery.calls.load(ordering: .relaxed) > rings)
    #expect(await host.say("Polish brass in Bell").dialog == "brass shines.")
  }

  @Test("an update of one app does not wait for that of another")
  func updatesApart() async throws {
    let host = try await Self.host(
      [HostedApp(JamShortcuts.self, id: "jam", name: "Jam")], valuesDeadline: .seconds(120))
    let jam = Jam.begin()
    defer { jam.end() }
    let isOver = Locker(false)
    let stuck = Task {
      await host.update(app: "jam")
      isOver.value.withLock { $0 = true }
    }
    while Jam.waiting.load(ordering: .relaxed) == 0 {
      try await Task.sleep(for: .milliseconds(5))
    }
    await host.update(app: "bell")
    #expect(!isOver.value.withLock { $0 })
    jam.end()
    await stuck.value
  }

  @Test("eight apps that keep eight threads each busy leave one for the ninth")
  func spinning() async throws {
    let host = try await Self.host(
      (1...8).map { HostedApp(JamShortcuts.self, id: "jam\($0)", name: "Jam \($0)") })
    let jam = Jam.begin()
    defer { jam.end() }
    var options = SessionOptions()
    options.runningLimit = .seconds(60)
    let sessions = (1...8).map { _ in host.session(options: options) }
    let turns = (1...8).map { number in
      Task { await sessions[number - 1].say("Stir Jam \(number)").status }
    }
    while Jam.waiting.load(ordering: .relaxed) < 64 {
      try await Task.sleep(for: .milliseconds(5))
    }
    for _ in 0..<3 { #expect(await host.say("Ring the Bell").status == .performed) }
    jam.end()
    for turn in turns { #expect(await turn.value == .performed) }
  }

  @Test("an app takes no more than its threads, however many tasks it has")
  func threadsOfOneApp() async throws {
    let host = try await Self.host([HostedApp(JamShortcuts.self, id: "jam", name: "Jam")])
    let jam = Jam.begin()
    defer { jam.end() }
    let sessions = (0..<20).map { _ in host.session() }
    let turns = sessions.map { session in Task { await session.say("Stir Jam").status } }
    while Jam.waiting.load(ordering: .relaxed) < 8 {
      try await Task.sleep(for: .milliseconds(5))
    }
    for _ in 0..<3 { #expect(await host.say("Ring the Bell").status == .performed) }
    #expect(Jam.waiting.load(ordering: .relaxed) == 8)
    jam.end()
    for turn in turns { #expect(await turn.value == .performed) }
  }

  @Test("any number of open questions of one app go on, and count for nothing")
  func openQuestions() async throws {
    let host = try await Self.host([HostedApp(JamShortcuts.self, id: "jam", name: "Jam")])
    let sessions = (0..<64).map { _ in host.session() }
    for session in sessions { #expect(await session.say("Label a glass in Jam").isAsking) }
    #expect(await host.say("Open Jam").status == .performed)
    for (number, session) in sessions.enumerated() {
      #expect(await session.say("Plum \(number)").dialog == "Labelled Plum \(number).")
    }
  }

  @Test("a cancellation handler that blocks holds up neither its own turn nor other apps")
  func blockingHandlers() async throws {
    let host = try await Self.host([HostedApp(JamShortcuts.self, id: "jam", name: "Jam")])
    let jam = Jam.begin()
    defer { jam.end() }
    for _ in 0..<4 {
      let outcome = await host.session(options: Self.impatient()).say("Boil Jam")
      #expect(outcome.cancellation == .timeout)
      #expect(await host.say("Ring the Bell").status == .performed)
    }
  }

  @Test(
    "whatever of an app blocks, its turn ends in time and the next app's is as ever",
    arguments: [
      "Make jam in Jam", "Burst Jam", "Taste Jam", "Follow Jam", "Spread Plum in Jam",
    ])
  func blockingParts(said: String) async throws {
    let host = try await Self.host([HostedApp(JamShortcuts.self, id: "jam", name: "Jam")])
    let jam = Jam.begin()
    defer { jam.end() }
    var options = Self.impatient()
    options.showsValuesInEvents = true
    let session = host.session(options: options)
    let events = session.events()
    let outcome = await session.say(said)
    #expect(outcome.status == .cancelled || outcome.status == .failed)
    #expect(await host.say("Ring the Bell").status == .performed)
    withExtendedLifetime(events) {}
  }

  @Test("an app that blocks Swift's pool is given up in time, and others go on with the executor")
  func blockedPool() async throws {
    let host = try await Self.host([HostedApp(JamShortcuts.self, id: "jam", name: "Jam")])
    await withTaskExecutorPreference(AppHost.executor) {
      let jam = Jam.begin()
      defer { jam.end() }
      let outcome = await host.session(options: Self.impatient()).say("Whisper Jam")
      #expect(outcome.cancellation == .timeout)
      #expect(await host.say("Ring the Bell").status == .performed)
      #expect(Jam.waiting.load(ordering: .relaxed) > 0)
    }
  }

  @Test("an app whose declarations block is not hosted, and the others are")
  func blockingDeclarations() async throws {
    let jam = Jam.begin()
    let keeper = Timekeeper(isManual: true)
    async let read = AppDefinitions.read(
      HostedApp(StuckJamShortcuts.self, id: "stuck", name: "Stuck"), deadline: .seconds(30),
      keeper: keeper)
    while keeper.pending == 0 { await Task.yield() }
    keeper.advance(by: .seconds(30))
    let outcome = await read
    jam.end()
    guard case .failure(let unread) = outcome else {
      Issue.record("declarations that block were read")
      return
    }
    #expect(unread.finding.rule == "declarations-not-read")
    #expect(unread.finding.app == "stuck")
  }
}

/// While it lasts, the code of the app `Jam` does not come back.
private final class Jam: Sendable {
  static let waiting = Atomic<Int>(0)
  static let calls = Atomic<Int>(0)
  private static let current = Locker<Jam?>(nil)
  private let isOver = Atomic<Bool>(false)

  static func begin() -> Jam {
    let jam = Jam()
    current.value.withLock { $0 = jam }
    return jam
  }

  func end() {
    isOver.store(true, ordering: .relaxed)
    Self.current.value.withLock { if $0 === self { $0 = nil } }
  }

  /// Blocks the thread until it is over, for five minutes at most.
  static func block() {
    guard let jam = current.value.withLock({ $0 }) else { return }
    waiting.wrappingAdd(1, ordering: .relaxed)
    defer { waiting.wrappingSubtract(1, ordering: .relaxed) }
    let end = ContinuousClock.now + .seconds(300)
    while !jam.isOver.load(ordering: .relaxed), ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.002)
    }
  }
}

private struct Fruit: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
  static let defaultQuery = FruitQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

private struct FruitQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Fruit] {
    Jam.block()
    return identifiers.map(Fruit.init)
  }
  func suggestedEntities() async throws -> [Fruit] {
    Jam.calls.wrappingAdd(1, ordering: .relaxed)
    Jam.block()
    return [Fruit(id: "Plum"), Fruit(id: "Cherry")]
  }
}

private struct SpreadFruit: AppIntent {
  static let title: LocalizedStringResource = "Spread Fruit"
  @Parameter(title: "Fruit") var fruit: Fruit
  func perform() async throws -> some IntentResult { .result() }
}

private struct OpenJam: AppIntent {
  static let title: LocalizedStringResource = "Open"
  func perform() async throws -> some IntentResult { .result() }
}

private struct StirJam: AppIntent {
  static let title: LocalizedStringResource = "Stir"
  func perform() async throws -> some IntentResult {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { Jam.block() } }
    }
    return .result()
  }
}

private struct LabelGlass: AppIntent {
  static let title: LocalizedStringResource = "Label"
  @Parameter(title: "Text", requestValueDialog: "What is in it?") var text: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Labelled \(text).")
  }
}

private struct BoilJam: AppIntent {
  static let title: LocalizedStringResource = "Boil"
  func perform() async throws -> some IntentResult {
    try await withTaskCancellationHandler {
      try await Task.sleep(for: .seconds(300))
    } onCancel: {
      Jam.block()
    }
    return .result()
  }
}

/// Blocks when it is made.
private struct MakeJam: AppIntent {
  static let title: LocalizedStringResource = "Make"
  init() { Jam.block() }
  func perform() async throws -> some IntentResult { .result() }
}

/// Blocks when it is asked what it is.
private struct JamError: Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  var description: String {
    Jam.block()
    return "burst"
  }
  var localizedStringResource: LocalizedStringResource {
    Jam.block()
    return "It burst."
  }
}

private struct BurstJam: AppIntent {
  static let title: LocalizedStringResource = "Burst"
  func perform() async throws -> some IntentResult {
    if true { throw JamError() }
    return .result()
  }
}

/// Blocks when it is shown, unless it is fresh.
private struct Taste: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Taste"
  static let defaultQuery = TasteQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation {
    Jam.block()
    return DisplayRepresentation("\(id)")
  }
}

private struct TasteQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Taste] { identifiers.map(Taste.init) }
  func suggestedEntities() async throws -> [Taste] { [Taste(id: "Sweet")] }
}

private struct TasteJam: AppIntent {
  static let title: LocalizedStringResource = "Taste"
  func perform() async throws -> some IntentResult & ReturnsValue<Taste> {
    .result(value: Taste(id: "Sweet"))
  }
}

/// Opens an intent whose type does not say what it is.
private struct FollowJam: AppIntent {
  static let title: LocalizedStringResource = "Follow"
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: StuckJam())
  }
}

private struct StuckJam: AppIntent {
  static var title: LocalizedStringResource { "Stuck" }
  static var authenticationPolicy: IntentAuthenticationPolicy {
    Jam.block()
    return .alwaysAllowed
  }
  func perform() async throws -> some IntentResult { .result() }
}

/// Blocks Swift's own pool.
private struct WhisperJam: AppIntent {
  static let title: LocalizedStringResource = "Whisper"
  func perform() async throws -> some IntentResult {
    let tasks = (0..<64).map { _ in Task.detached { Jam.block() } }
    for task in tasks { await task.value }
    return .result()
  }
}

private struct StuckJamShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: MakeJam(), phrases: ["Make jam in \(.applicationName)"])
  }
}

private struct JamShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SpreadFruit(),
      phrases: [
        "Spread something in \(.applicationName)", "Spread \(\.$fruit) in \(.applicationName)",
      ])
    AppShortcut(intent: OpenJam(), phrases: ["Open \(.applicationName)"])
    AppShortcut(intent: StirJam(), phrases: ["Stir \(.applicationName)"])
    AppShortcut(intent: LabelGlass(), phrases: ["Label a glass in \(.applicationName)"])
    AppShortcut(intent: BoilJam(), phrases: ["Boil \(.applicationName)"])
    AppShortcut(intent: MakeJam(), phrases: ["Make jam in \(.applicationName)"])
    AppShortcut(intent: BurstJam(), phrases: ["Burst \(.applicationName)"])
    AppShortcut(intent: TasteJam(), phrases: ["Taste \(.applicationName)"])
    AppShortcut(intent: FollowJam(), phrases: ["Follow \(.applicationName)"])
    AppShortcut(intent: WhisperJam(), phrases: ["Whisper \(.applicationName)"])
  }
}

private struct Metal: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Metal"
  static let defaultQuery = BellQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

private struct BellQuery: EntityQuery {
  static let calls = Atomic<Int>(0)
  func entities(for identifiers: [String]) async throws -> [Metal] { identifiers.map(Metal.init) }
  func suggestedEntities() async throws -> [Metal] {
    Self.calls.wrappingAdd(1, ordering: .relaxed)
    return [Metal(id: "brass")]
  }
}

private struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding.") }
}

private struct PolishMetal: AppIntent {
  static let title: LocalizedStringResource = "Polish"
  @Parameter(title: "Metal") var metal: Metal
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(metal.id) shines.")
  }
}

private struct BellShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: RingBell(), phrases: ["Ring the \(.applicationName)"])
    AppShortcut(intent: PolishMetal(), phrases: ["Polish \(\.$metal) in \(.applicationName)"])
  }
}
