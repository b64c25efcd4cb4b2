// SPDX-License-Identifier: Apache-2.0

internal import AppIntents
import Foundation

// What Swift 6 rejects by itself, and Swift 5 takes: static variables, most of all.

class Beds {
  static let shared = Beds()
  var names = ["Herbs", "Roses"]
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
struct WaterBed: AppIntent {
  static var title: LocalizedStringResource = "Water Bed"
  static var description = IntentDescription("Waters a bed.")
  static var openAppWhenRun: Bool = true
  static var isDiscoverable = true

  @Parameter(title: "Bed", optionsProvider: BedOptions()) private var bed: String?
  @Parameter(title: "Plant") var plant: Plant

  static var parameterSummary: some ParameterSummary { Summary("Water \(\.$plant)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if bed == nil { bed = try await $bed.requestValue("Which bed?") }
    let dialog: IntentDialog = "Watered \(bed ?? "nothing")."
    return .result(dialog: dialog)
  }

  private struct BedOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { Beds.shared.names }
  }
}

enum Plant: Int, AppEnum, CaseIterable {
  case herb = 1
  case rose
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Plant")
  static var caseDisplayRepresentations: [Plant: DisplayRepresentation] = [
    .herb: "Herb", .rose: "Rose",
  ]
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] = [
    AppShortcut(intent: WaterBed(), phrases: ["Water \(\.$plant) with \(.applicationName)"])
  ]
  static var shortcutTileColor: ShortcutTileColor = .lime
}
