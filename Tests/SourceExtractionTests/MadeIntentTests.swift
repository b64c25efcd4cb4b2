// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentCatalog
import TestSupport
import Testing

/// Shortcuts whose intents are made by functions, properties and closures.
@Suite(
  "Intents that are made", .enabled(if: Toolchain.isFound, "no Swift compiler"),
  .timeLimit(.minutes(hangMinutes)))
struct MadeIntentTests {
  @Test(
    "the intent of a shortcut is what the function, getter or inherited member gives that is meant")
  func madeIntents() throws {
    let cases = [
      ("Make.one(loud: true)", "Play"), ("Make.one(quiet: 1)", "Stop"), ("Make.one()", "Skip"),
      ("Make.one(1, 2, 3)", "Skip"), ("Make.two(true)", "Play"), ("Make.two(\"a\")", "Stop"),
      ("Make.two(-1)", "Skip"), ("Make.three { true }", "Play"),
      ("Make.four(1) { true }", "Stop"), ("Make.four(1)", "Play"), ("Make.five { true }", "Skip"),
      ("Maker.made()", "Play"),
      ("Maker.stop", "Stop"), ("Maker.own()", "Skip"), ("Maker.over(1)", "Skip"),
      ("playing", "Play"),
      ("stopping", "Stop"), ("Play.copy()", "Play"), ("Stop.copy()", "Stop"),
      ("self.three()", "Skip"),
    ]
    let shortcuts = cases.map {
      "AppShortcut(intent: \($0.0), phrases: [\"Go \\(.applicationName)\"], shortTitle: \"Go\","
        + " systemImageName: \"a\")"
    }
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      struct Play: AppIntent { static let title: LocalizedStringResource = "Play" }
      struct Stop: AppIntent { static let title: LocalizedStringResource = "Stop" }
      struct Skip: AppIntent { static let title: LocalizedStringResource = "Skip" }
      extension AppIntent { static func copy() -> Self { Self() } }
      protocol Making: Base {}
      protocol Base {}
      extension Base {
        static func made() -> some AppIntent { Play() }
        static var stop: Stop { get { Stop() } }
        static func over(_ a: Int) -> Play { Play() }
      }
      struct Maker: Making {
        static func own() -> some AppIntent { Skip() }
        static func over(_ a: Int) -> Skip { Skip() }
      }
      enum Make {
        static func one(loud: Bool) -> Play { Play() }
        static func one(quiet: Int, _ more: Int = 2) -> some AppIntent { let s = Stop(); return s }
        static func one(_ all: Int...) -> Skip { Skip() }
        static func two(_ a: Bool) -> Play { Play() }
        static func two(_ a: String) -> Stop { Stop() }
        static func two(_ a: Int) -> Skip { Skip() }
        static func three(_ a: () -> Bool) -> Play { Play() }
        static func four(_ a: Int = 0) -> Play { Play() }
        static func four(_ a: Int, then: () -> Bool) -> Stop { Stop() }
        static var five: Play { Play() }
        static func five(_ a: () -> Bool, or: Int = 0) -> Skip { Skip() }
      }
      var playing: some AppIntent { get { Play() } }
      struct Shortcuts: AppShortcutsProvider {
        static var stopping: some AppIntent {
          get { return Stop() }
          set { _ = Play() }
        }
        static func three() -> Skip { Skip() }
        static var appShortcuts: [AppShortcut] {
          \#(shortcuts.joined(separator: "\n"))
        }
      }
      """#
    ])
    let reading = try folder.read()
    #expect(reading.diagnostics.map(\.message) == [])
    let catalog = try #require(reading.catalogs.first)
    for (one, shortcut) in zip(cases, catalog.shortcuts) {
      #expect(shortcut.intent == one.1, "\(one.0)")
    }
    #expect(catalog.shortcuts.count == cases.count)
  }

  @Test("what a body calls that a type has, too, is left out with a finding")
  func calledInBody() throws {
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      struct Play: AppIntent { static let title: LocalizedStringResource = "Play" }
      struct Stop: AppIntent { static let title: LocalizedStringResource = "Stop" }
      protocol Playable {}
      extension Playable {
        static func make() -> some AppIntent { base() }
        static func base() -> some AppIntent { Stop() }
      }
      enum Radio: Playable { static func base() -> some AppIntent { Play() } }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Radio.make(), phrases: ["Go \(.applicationName)"], shortTitle: "Go",
            systemImageName: "car")
        }
      }
      """#
    ])
    #expect(try folder.read().diagnostics.map(\.rule) == ["not-extracted"])
  }

  @Test("functions that lead to each other in ever more ways are followed for so long only")
  func manyWays() throws {
    let levels = (0..<15).map { level in
      (0..<8).map { "  static func f\(level)(_ a: T\($0)) -> some AppIntent { f\(level + 1)(x) }" }
        .joined(separator: "\n")
    }
    let lost = ["Make.f0(x)", "Maker.none(x)"].flatMap { made in
      Array(
        repeating: "AppShortcut(intent: \(made), phrases: [\"Go \\(.applicationName)\"],"
          + " shortTitle: \"Go\", systemImageName: \"car\")", count: 100)
    }
    let bases = (0..<500).map { "protocol B\($0): B\($0 + 1), B\(499 - $0) {}" }
    let folder = try SourceFolder([
      "A.swift": #"""
      import AppIntents
      struct Go: AppIntent { static let title: LocalizedStringResource = "Go" }
      \#(bases.joined(separator: "\n"))
      struct Maker: B0 {}
      enum Make {
      \#(levels.joined(separator: "\n"))
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          \#(lost.joined(separator: "\n"))
        }
      }
      """#
    ])
    let clock = ContinuousClock()
    let began = clock.now
    let found = try folder.read().diagnostics.map(\.rule)
    #expect(found == Array(repeating: "not-extracted", count: 200))
    #expect(began.duration(to: clock.now) < .seconds(60))
  }

  @Test("an intent that closures in closures make is left out in time")
  func nestedClosures() throws {
    let made =
      String(repeating: "{ return ", count: 40) + "Go()" + String(repeating: " }()", count: 40)
    let folder = try SourceFolder([
      "A.swift": """
      import AppIntents
      struct Go: AppIntent { static let title: LocalizedStringResource = "Go" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: \(made), phrases: ["Go \\(.applicationName)"], shortTitle: "Go",
            systemImageName: "car")
        }
      }
      var made: some AppIntent { return \(made) }
      """
    ])
    #expect(try folder.read().diagnostics.map(\.short) == ["not-extracted A.swift:5:25"])
  }
}
