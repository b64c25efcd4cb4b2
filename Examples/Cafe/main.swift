// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting

enum Size: String, AppEnum {
  case small, medium, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .medium: "Medium", .large: "Large",
  ]
}

struct OrderCoffee: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"
  @Parameter(title: "Count", inclusiveRange: (1, 12), requestValueDialog: "How many?")
  var count: Int
  @Parameter(title: "Size", requestValueDialog: "What size?") var size: Size
  @Parameter(title: "Name", requestValueDialog: "What name?") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if size == .large { try await requestConfirmation(dialog: "Large is very large. Go on?") }
    return .result(dialog: "^[\(count) \(size.rawValue) coffee](inflect: true) for \(name).")
  }
}

struct CafeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderCoffee(),
      phrases: [
        "Order a coffee at \(.applicationName)", "Order a \(\.$size) coffee at \(.applicationName)",
      ])
  }
}

let host = try await AppHost(HostedApp(CafeShortcuts.self, id: "com.example.cafe", name: "Luna"))
await host.talk()
