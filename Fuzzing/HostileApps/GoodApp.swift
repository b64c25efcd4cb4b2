// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting

/// An app that does as it is asked.
struct GoodShortcuts: AppShortcutsProvider {
  static var app: HostedApp { HostedApp(Self.self, id: "good.bell", name: "Bell") }

  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: RingBell(), phrases: ["Ring the \(.applicationName)"])
    AppShortcut(
      intent: PolishMetal(),
      phrases: [
        "Polish something in \(.applicationName)", "Polish \(\.$metal) in \(.applicationName)",
      ])
    AppShortcut(intent: NameBell(), phrases: ["Name the \(.applicationName)"])
  }

  /// What is said to it, with the dialog that each must come to.
  static let talks: [[(said: String, dialog: String)]] = [
    [("Ring the Bell", "Ding.")],
    [("Polish brass in Bell", "brass shines.")],
    [("Polish zinc 17 in Bell", "zinc 17 shines.")],
    [("Polish something in Bell", "Which metal?"), ("bronze", "bronze shines.")],
    [("Name the Bell", "What is it called?"), ("Emma", "It is called Emma.")],
  ]
}

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Ding.") }
}

struct PolishMetal: AppIntent {
  static let title: LocalizedStringResource = "Polish"
  @Parameter(title: "Metal", requestValueDialog: "Which metal?") var metal: Metal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(metal.id) shines.")
  }
}

struct NameBell: AppIntent {
  static let title: LocalizedStringResource = "Name"
  @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It is called \(name).")
  }
}

struct Metal: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Metal"
  static let defaultQuery = MetalQuery()
  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

struct MetalQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Metal] { identifiers.map(Metal.init) }
  func entities(matching string: String) async throws -> [Metal] { [Metal(id: string)] }
  func suggestedEntities() async throws -> [Metal] { [Metal(id: "brass"), Metal(id: "bronze")] }
}
