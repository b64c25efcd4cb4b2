// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import IntentCatalog
import Synchronization

/// A number as a type, so that a hundred intents need not be written out.
protocol Number: Sendable {
  static var word: String { get }
}

enum Zero: Number { static let word = "zero" }
enum One: Number { static let word = "one" }
enum Two: Number { static let word = "two" }
enum Three: Number { static let word = "three" }
enum Four: Number { static let word = "four" }
enum Five: Number { static let word = "five" }
enum Six: Number { static let word = "six" }
enum Seven: Number { static let word = "seven" }
enum Eight: Number { static let word = "eight" }
enum Nine: Number { static let word = "nine" }

/// When the app's code was entered last, and by which intent.
enum JobEntry {
  static let time = Atomic<Int>(0)
  static let count = Atomic<Int>(0)
}

/// An intent of one app; it does nothing but say when it was entered.
struct Job<App: Number, Index: Number>: AppIntent {
  static var title: LocalizedStringResource { "Job" }
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    JobEntry.time.store(Clock.wall(), ordering: .relaxed)
    JobEntry.count.add(1, ordering: .relaxed)
    return .result(value: count)
  }
}

/// The ten intents of one app.
struct JobShortcuts<App: Number>: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    shortcut(Zero.self)
    shortcut(One.self)
    shortcut(Two.self)
    shortcut(Three.self)
    shortcut(Four.self)
    shortcut(Five.self)
    shortcut(Six.self)
    shortcut(Seven.self)
    shortcut(Eight.self)
    shortcut(Nine.self)
  }

  private static func shortcut<Index: Number>(_ index: Index.Type) -> AppShortcut {
    let phrases: [String] = [
      "Begin job \(Index.word) in ${applicationName}",
      "Let ${applicationName} do number \(Index.word)",
    ]
    return AppShortcut(intent: Job<App, Index>(), phrases: phrases.map { AppShortcutPhrase($0) })
  }

  static func app(_ name: String) -> HostedApp {
    HostedApp(Self.self, id: "com.example.\(App.word)", name: name)
  }
}

/// Ten apps of ten intents.
enum HostedJobs {
  static let apps = [
    JobShortcuts<Zero>.app("Harbour"), JobShortcuts<One>.app("Lantern"),
    JobShortcuts<Two>.app("Meadow"), JobShortcuts<Three>.app("Orchard"),
    JobShortcuts<Four>.app("Pebble"), JobShortcuts<Five>.app("Quarry"),
    JobShortcuts<Six>.app("River"), JobShortcuts<Seven>.app("Saddle"),
    JobShortcuts<Eight>.app("Timber"), JobShortcuts<Nine>.app("Willow"),
  ]

  /// A phrase of each intent.
  static let utterances: [String] = {
    let numbers = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    ]
    return apps.flatMap { app in numbers.map { "Begin job \($0) in \(app.names.name)" } }
  }()
}
