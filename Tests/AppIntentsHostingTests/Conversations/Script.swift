// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Synchronization
import Testing
import TextAnalysis

/// A conversation as data: what a person says (`>`) and what comes of it (`<`).
///
/// An expected line is an outcome's description: status, dialog, options in brackets. A line in
/// braces behind it names what else must hold: `{value 3}`, `{cancelled timeout}`, `{error queryTimedOut}`,
/// `{ran A, B}`.
struct Script: Sendable, CustomTestStringConvertible {
  /// What is different from a session with the defaults.
  enum Setting: Sendable {
    /// The device is unlocked by whoever is asked.
    case unlocks
    /// Every reading is unsure.
    case unsure
    /// Apps may not come to the front.
    case keepsApps
    /// Answers are in this language.
    case locale(String)
    /// It is this time, in this zone.
    case clock(String, String)
    /// Intents may run so many milliseconds.
    case limit(Int)
    /// Queries may take so many milliseconds.
    case deadline(Int)
    /// This app is in front.
    case front(String)
    /// Choices are offered up to this length.
    case choices(Int)
  }

  let name: String
  let settings: [Setting]
  let lines: [Line]

  struct Line: Sendable {
    var said: String
    var expected: String
    var checks: [String]
  }

  var testDescription: String { name }

  init(_ name: String, _ settings: Setting..., text: String) {
    self.name = name
    self.settings = settings
    var lines: [Line] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("> ") {
        lines.append(Line(said: String(line.dropFirst(2)), expected: "", checks: []))
      } else if line.hasPrefix("< ") {
        var rest = String(line.dropFirst(2))
        var checks: [String] = []
        while rest.hasSuffix("}"), let start = rest.lastIndex(of: "{") {
          checks.insert(String(rest[rest.index(after: start)...].dropLast()), at: 0)
          rest = String(rest[..<start])
          while rest.last == " " { rest.removeLast() }
        }
        lines[lines.count - 1].expected = rest
        lines[lines.count - 1].checks = checks
      }
    }
    self.lines = lines
  }

  /// A session as the script wants it.
  func session() async throws -> Session {
    var options = SessionOptions()
    var delegate = ScriptDelegate()
    var isUnsure = false
    for setting in settings {
      switch setting {
      case .unlocks: delegate.unlocks = true
      case .unsure: isUnsure = true
      case .keepsApps: delegate.opensApps = false
      case .locale(let tag): options.locale = LocaleTag(tag)
      case .clock(let now, let zone):
        let date = try Date(now, strategy: .iso8601)
        options.now = { date }
        options.timeZone = try #require(TimeZone(identifier: zone))
      case .limit(let limit):
        options.runningLimit = .milliseconds(limit)
        options.grace = .milliseconds(50)
      case .deadline(let deadline): options.queryDeadline = .milliseconds(deadline)
      case .front(let app): options.foregroundApp = app
      case .choices(let count): options.maxChoices = count
      }
    }
    let host = try await (isUnsure ? Hosts.unsure : Hosts.plain).value
    return host.session(options: options, delegate: delegate)
  }

  /// What is told of an outcome, where a check asks for it.
  static func detail(_ check: String, of outcome: SessionOutcome) -> String {
    let word = check.prefix { $0 != " " }
    switch word {
    case "value": return "value \(outcome.valueText ?? "-")"
    case "cancelled": return "cancelled \(outcome.cancellation?.rawValue ?? "-")"
    case "error":
      let error = (outcome.error as? SessionError)?.code.rawValue
      return "error \(error ?? outcome.error.map { "\(type(of: $0))" } ?? "-")"
    case "ran": return "ran \(outcome.performed.joined(separator: ", "))"
    case "snippet": return "snippet \(outcome.snippet?.typeName ?? "-")"
    case "app": return "app \(outcome.app ?? "-")"
    default: return "unknown check '\(word)'"
    }
  }
}

/// The hosts of all scripts: sessions on them are isolated, so they share them.
enum Hosts {
  static let apps = [
    HostedApp(TasksShortcuts.self, id: "com.example.tasks", name: "Tasks"),
    HostedApp(
      MusicShortcuts.self, id: "com.example.music", name: "Music", synonyms: ["Player"]),
    HostedApp(
      RadioShortcuts.self, id: "com.example.radio", name: "Radio", synonyms: ["Player"]),
    HostedApp(DiaryShortcuts.self, id: "com.example.diary", name: "Diary"),
    HostedApp(LabShortcuts.self, id: "com.example.lab", name: "Lab"),
    HostedApp(DeskShortcuts.self, id: "com.example.desk", name: "Desk"),
    HostedApp(ListsShortcuts.self, id: "com.example.lists", name: "Folders"),
    HostedApp(BooksShortcuts.self, id: "com.example.books", name: "Books"),
  ]
  // A busy machine may take its time: values that are not there would change what is resolved.
  private static let patience = Duration.seconds(300)
  static let plain = Task {
    try await AppHost(apps, options: HostOptions(valuesDeadline: patience))
  }
  static let unsure = Task {
    try await AppHost(apps, options: HostOptions(confirmBelow: 1.1, valuesDeadline: patience))
  }
}

extension HostOptions {
  /// Options for a host whose time moves by hand.
  static func timed(by keeper: Timekeeper) -> HostOptions {
    var options = HostOptions()
    options.keeper = keeper
    return options
  }
}

/// The device of a script.
struct ScriptDelegate: SessionDelegate {
  var unlocks = false
  var opensApps = true

  func authenticate(
    _ policy: IntentAuthenticationPolicy, app: String, intent: String
  ) async -> Bool { unlocks }

  func openApp(_ app: String, mode: IntentModes.ForegroundMode) async -> Bool { opensApps }
}
