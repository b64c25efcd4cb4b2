// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting

/// The shortcuts of an app with a vice.
struct HostileShortcuts<Kind: Vice>: AppShortcutsProvider {
  /// The app's identifier.
  static var id: String { "hostile.\(Kind.name.lowercased())" }

  /// The app, to be hosted.
  static var app: HostedApp { HostedApp(Self.self, id: id, name: Kind.name) }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: HostileDeed<Kind>(), phrases: ["Do it in \(.applicationName)"])
    AppShortcut(
      intent: HostileChoice<Kind>(),
      phrases: [
        "Take something in \(.applicationName)", "Take \(\.$thing) in \(.applicationName)",
      ])
    AppShortcut(intent: HostileQuestion<Kind>(), phrases: ["Ask \(.applicationName)"])
  }
}

/// Does what its app does.
struct HostileDeed<Kind: Vice>: AppIntent {
  static var title: LocalizedStringResource { "Do" }

  func perform() async throws -> some IntentResult & ReturnsValue<HostileThing<Kind>> {
    try await Kind.act()
    return .result(value: HostileThing(id: "Plum"))
  }
}

/// Has its value chosen by queries that do what their app does.
struct HostileChoice<Kind: Vice>: AppIntent {
  static var title: LocalizedStringResource { "Take" }
  @Parameter(title: "Thing") var thing: HostileThing<Kind>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Took \(thing.id).")
  }
}

/// Asks, and does what its app does once it is answered.
struct HostileQuestion<Kind: Vice>: AppIntent {
  static var title: LocalizedStringResource { "Ask" }
  @Parameter(title: "Text", requestValueDialog: "What?") var text: String

  func perform() async throws -> some IntentResult {
    try await Kind.act()
    return .result()
  }
}

/// What an app with a vice has.
struct HostileThing<Kind: Vice>: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Thing" }
  static var defaultQuery: HostileQuery<Kind> { HostileQuery() }
  let id: String

  var displayRepresentation: DisplayRepresentation {
    // Its names are collected before anybody is hostile.
    if !HostileTime.current.isOver { Kind.show() }
    return DisplayRepresentation("\(id)")
  }
}

/// Finds it, in its app's own way.
struct HostileQuery<Kind: Vice>: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [HostileThing<Kind>] {
    try await act()
    return identifiers.map { HostileThing(id: $0) }
  }

  func entities(matching string: String) async throws -> [HostileThing<Kind>] {
    try await act()
    return Kind.things.prefix(3).map { HostileThing(id: $0) }
  }

  func suggestedEntities() async throws -> [HostileThing<Kind>] {
    try await act()
    return Kind.things.map { HostileThing(id: $0) }
  }

  private func act() async throws {
    if !HostileTime.current.isOver { try await Kind.act() }
  }
}
