// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import MatchIndex
import PhraseCompilation
import Testing
import TextAnalysis

@testable import IntentResolution

/// App code that does as it is told.
private struct Query: EntityTextQuery {
  let body: @Sendable (String) async throws -> [EntityMatch]

  init(_ body: @escaping @Sendable (String) async throws -> [EntityMatch]) { self.body = body }

  func entities(matching string: String) async throws -> [EntityMatch] { try await body(string) }
}

/// Something that a query waits for until the test is over.
private final class Gate: Sendable {
  private let isOpen = Locked(false)

  func open() { isOpen.withLock { $0 = true } }

  /// Returns when the gate is open, cancelled or not; gives its thread back meanwhile.
  func pass() async {
    while !isOpen.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(5)) }
  }

  /// Blocks the thread until the gate is open.
  func block() {
    while !isOpen.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.005) }
  }
}

private struct Failure: Error, CustomStringConvertible {
  var description: String { "the store is locked" }
}

@Suite("App code", .serialized) struct QueryTests {
  private static func player(_ id: String, _ values: [EntityValue] = []) -> AppCatalog {
    app(
      id, "Player",
      shortcuts: [["Play ${song} on ${applicationName}"], ["Open ${applicationName}"]],
      slots: ["song": .entity("Song")],
      entities: [EntityDeclaration(name: "Song", title: "Song", values: values)])
  }

  /// An app that needs no app code, and so no time, to find what the tests ask for.
  private static func listed(_ id: String, _ value: String) -> AppCatalog {
    player(id, values("\(value):Jazz piano 0 1 2 3 4 5 6 7 8 9"))
  }

  private static func resolver(
    _ catalogs: [AppCatalog], _ queries: [String: Query]
  ) throws -> IntentResolver {
    try makeResolver(
      catalogs,
      queries: Dictionary(
        uniqueKeysWithValues: queries.map {
          (EntityKey(app: $0.key, entity: "Song"), $0.value as any EntityTextQuery)
        }))
  }

  private static func request(
    _ text: String, deadline: Duration = .seconds(600)
  ) -> ResolutionRequest {
    ResolutionRequest(text, deadline: deadline)
  }

  @Test("a query's values of one name are a choice; for an article alone it names nothing")
  func alike() async throws {
    let resolver = try Self.resolver(
      [Self.player("one")],
      [
        "one": Query { text in
          switch text {
          case "emma":
            [
              EntityMatch(id: "a", title: "Emma", subtitle: "Jane Austen"),
              EntityMatch(id: "b", title: "Emma", subtitle: "Alexander McCall Smith"),
            ]
          case "the": [EntityMatch(id: "c", title: "The Hobbit")]
          case "the the": [EntityMatch(id: "d", title: "The The")]
          default: []
          }
        }
      ])
    let emma = await resolver.resolve(Self.request("play emma on player"))
    #expect(emma.status == .needsDisambiguation)
    #expect(emma.disambiguation?.options.map(\.id) == ["a", "b"])
    #expect(emma.disambiguation?.options.first?.subtitle == "Jane Austen")
    #expect(await resolver.resolve(Self.request("play the on player")).parameters.isEmpty)
    #expect(
      await resolver.resolve(Self.request("play the the on player")).summary
        == "resolved one I0 song=d")
  }

  @Test("a query gets the words as they were said, and what it finds is bound") func found()
    async throws
  {
    let resolver = try Self.resolver(
      [Self.player("one", values("1:Blue Monday"))],
      [
        "one": Query { text in
          text == "Ölgemälde nr. 5" ? [EntityMatch(id: "x", title: "Number Five")] : []
        }
      ])
    let resolution = await resolver.patiently("Play Ölgemälde nr. 5 on Player")
    #expect(resolution.summary == "resolved one I0 song=x")
    #expect(resolution.parameters.first?.value == .entity(id: "x", title: "Number Five"))
    #expect(resolution.error == nil)
    // Listed values need no query, and what it does not find is not there.
    #expect(
      await resolver.patiently("play blue monday on player").summary == "resolved one I0 song=1")
    #expect(
      await resolver.patiently("play monday on player").summary == "needsValue one I0 missing:song")
    // Without app code the listed values are searched.
    #expect(resolver.now("play monday on player").summary == "resolved one I0 song=1")
  }

  @Test("several found are to be chosen from, in the query's order, ten at most") func several()
    async throws
  {
    let resolver = try Self.resolver(
      [Self.player("one")],
      [
        "one": Query { _ in
          (0..<30).map { EntityMatch(id: "\(30 - $0)", title: "T", subtitle: "s\($0)") }
        }
      ])
    let resolution = await resolver.patiently("play it on player")
    #expect(
      resolution.disambiguation?.options.map(\.id) == (0..<10).map { "\(30 - $0)" })
  }

  @Test("a query that throws fails for its own app alone") func throwing() async throws {
    let resolver = try Self.resolver(
      [Self.player("one"), Self.player("two")],
      [
        "one": Query { _ in throw Failure() },
        "two": Query { _ in [EntityMatch(id: "2", title: "Two")] },
      ])
    let resolution = await resolver.patiently("play jazz on player")
    #expect(resolution.summary == "resolved two I0 song=2")
    #expect(resolution.error == "query for 'Song' of 'one' failed: the store is locked")
    #expect(
      await resolver.resolve(
        ResolutionRequest("play jazz on player", allowedApps: ["one"])
      ).summary == "needsValue one I0 missing:song")
    #expect(await resolver.patiently("open player").error == nil)
  }

  @Test("a query that sleeps past the deadline is given up, and cancelled") func slow()
    async throws
  {
    let box = Gate()
    let resolver = try Self.resolver(
      [Self.player("one"), Self.listed("two", "2")],
      [
        "one": Query { _ in
          try? await Task.sleep(for: .seconds(60))
          if Task.isCancelled { box.open() }
          return [EntityMatch(id: "late", title: "Late")]
        }
      ])
    let resolution = await resolver.resolve(
      Self.request("play jazz on player", deadline: .milliseconds(100)))
    #expect(resolution.summary == "resolved two I0 song=2")
    #expect(resolution.error == "query for 'Song' of 'one' did not return within 0.1 seconds")
    await box.pass()
  }

  @Test("queries that never return or block their threads hold up no other app") func blocking()
    async throws
  {
    let gate = Gate()
    defer { gate.open() }
    let resolver = try Self.resolver(
      [Self.player("one"), Self.player("two"), Self.listed("three", "3")],
      [
        "one": Query { _ in
          await gate.pass()
          return []
        },
        "two": Query { _ in
          gate.block()
          return []
        },
      ])
    for _ in 0..<3 {
      let resolution = await resolver.resolve(
        Self.request("play jazz on player", deadline: .milliseconds(100)))
      #expect(resolution.summary == "resolved three I0 song=3")
    }
  }

  @Test("an app with eight calls that have not returned is not called again until one does")
  func hanging() async throws {
    let gate = Gate()
    defer { gate.open() }
    let calls = Counter()
    let resolver = try Self.resolver(
      [Self.player("one"), Self.listed("two", "2")],
      [
        "one": Query { _ in
          calls.increment()
          await gate.pass()
          return [EntityMatch(id: "1", title: "One")]
        }
      ])
    func resolve(_ k: Int) async -> Resolution {
      await resolver.resolve(Self.request("play \(k % 10) on player", deadline: .milliseconds(60)))
    }
    let most = AppGate.maxAbandoned
    var late = 0
    while late < most {
      let resolution = await resolve(late)
      #expect(resolution.summary == "resolved two I0 song=2")
      // On a busy machine a call's time may be up before a thread has begun it: that one is not lost.
      if resolution.error == "query for 'Song' of 'one' did not return within 0.06 seconds" {
        late += 1
      }
    }
    while calls.value < most { try await Task.sleep(for: .milliseconds(5)) }
    #expect(calls.value == most)
    for k in most..<most + 4 {
      let resolution = await resolve(k)
      #expect(resolution.summary == "resolved two I0 song=2")
      #expect(
        resolution.error
          == "query for 'Song' of 'one' was not called: earlier calls of the app have not returned")
    }
    #expect(calls.value == most)
    gate.open()
    // The hanging calls return some time; from then on the app is called again.
    while true {
      let resolution = await resolver.resolve(
        ResolutionRequest("play 9 on player", allowedApps: ["one"], deadline: .seconds(20)))
      if resolution.summary == "resolved one I0 song=1" { break }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("healthy calls of one app wait for their turn, and none is refused") func turns()
    async throws
  {
    let running = Counter()
    let most = Counter()
    let resolver = try Self.resolver(
      [Self.player("one")],
      [
        "one": Query { text in
          most.raise(to: running.increment())
          Self.block(for: 0.002)
          running.decrement()
          return [EntityMatch(id: text, title: text)]
        }
      ])
    let summaries = await withTaskGroup(of: (Int, String).self) { group in
      for k in 0..<200 {
        group.addTask { (k, await resolver.resolve(Self.request("play \(k) on player")).summary) }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for k in 0..<200 { #expect(summaries[k] == "resolved one I0 song=\(k)") }
    #expect(most.value <= AppThreads.maxThreadsPerApp)
  }

  private static func block(for seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  @Test("resolvers with one gate know of each other's calls that have not returned")
  func sharedGate() async throws {
    let gate = Gate()
    defer { gate.open() }
    let way = AppGate(app: "one")
    func resolver(_ query: Query) throws -> IntentResolver {
      let compiled = try Self.resolver([Self.player("one")], [:])
      return IntentResolver(
        image: compiled.image, queries: [EntityKey(app: "one", entity: "Song"): query],
        gates: ["one": way])
    }
    let stuck = try resolver(
      Query { _ in
        await gate.pass()
        return []
      })
    for k in 0..<AppGate.maxAbandoned {
      _ = await stuck.resolve(Self.request("play \(k % 10) on player", deadline: .milliseconds(60)))
    }
    let next = try resolver(Query { [EntityMatch(id: $0, title: $0)] })
    let refused = await next.resolve(Self.request("play 9 on player"))
    #expect(
      refused.error
        == "query for 'Song' of 'one' was not called: earlier calls of the app have not returned")
    gate.open()
    while await next.resolve(Self.request("play 9 on player")).error != nil {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("a cancelled request is rejected as cancelled, and the resolver goes on") func cancelled()
    async throws
  {
    let gate = Gate()
    defer { gate.open() }
    let started = Gate()
    let resolver = try Self.resolver(
      [Self.player("one")],
      [
        "one": Query { _ in
          started.open()
          await gate.pass()
          return []
        }
      ])
    let task = Task { await resolver.resolve(Self.request("play jazz on player")) }
    await started.pass()
    task.cancel()
    let resolution = await task.value
    #expect(resolution.status == .rejected)
    #expect(resolution.error == "cancelled")
    #expect(await resolver.patiently("open player").summary == "resolved one I1")
    let early = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await resolver.patiently("play jazz on player")
    }
    #expect(await early.value.error == "cancelled")
  }

  @Test("a thousand requests at once come to what they come to one by one") func concurrent()
    async throws
  {
    let catalogs = (0..<40).map { k in
      app(
        "app\(k)", "Name \(k % 7)",
        shortcuts: [
          ["Play ${song} on ${applicationName}", "\(k) ${applicationName}"],
          ["Open ${applicationName}"],
        ],
        slots: ["song": .entity("Song")],
        entities: [
          EntityDeclaration(
            name: "Song", title: "Song",
            values: values("1:Blue Monday \(k)", "2:Monday", "3:Monday"))
        ])
    }
    let resolver = try Self.resolver(
      catalogs,
      [
        "app3": Query { [EntityMatch(id: $0, title: $0)] }, "app10": Query { _ in throw Failure() },
      ])
    let requests = (0..<1_000).map { k in
      var request = Self.request(
        [
          "play blue \(k % 50) on name \(k % 9)", "open name \(k % 8)",
          "please \(k % 41) name \(k % 7) thanks", "play monday on name \(k % 7)", "nothing at all",
          "play something else on name 3",
        ][k % 6])
      request.locale = LocaleTag(["en", "de", "tr", "ja"][k % 4])
      request.explains = k % 3 == 0
      if k % 5 == 0 { request.foregroundApp = "app\(k % 40)" }
      return request
    }
    var expected: [Resolution] = []
    for request in requests { expected.append(await resolver.resolve(request)) }
    #expect(Set(expected.map(\.status)).count >= 4)
    for _ in 0..<2 {
      let found = await withTaskGroup(of: (Int, Resolution).self) { group in
        for (k, request) in requests.enumerated() {
          group.addTask { (k, await resolver.resolve(request)) }
        }
        return await group.reduce(into: [Int: Resolution]()) { $0[$1.0] = $1.1 }
      }
      for k in requests.indices { #expect(found[k] == expected[k], "request \(k)") }
    }
  }
}

/// A number that several tasks count up and down.
private final class Counter: Sendable {
  private let count = Locked(0)

  var value: Int { count.withLock { $0 } }

  @discardableResult func increment() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }

  func decrement() { count.withLock { $0 -= 1 } }

  func raise(to number: Int) { count.withLock { $0 = max($0, number) } }
}
