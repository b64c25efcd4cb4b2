// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// What widgets and suggestions ask of their intents.

struct HarbourWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Harbour"

  @Parameter(title: "Size") var size: BoatSize?
  @Parameter(title: "Pier") var pier: String?
  @Parameter(title: "Rows", default: 3) var rows: Int
  @Parameter(title: "Tides", default: true) var tides: Bool
  @Parameter(title: "Berth", optionsProvider: BerthOptions()) var berth: BerthEntity?

  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("Show \(\.$berth)") }
      Case([.systemLarge, .systemExtraLargePortrait]) {
        Summary("Show \(\.$berth) in \(\.$rows) rows")
      }
      DefaultCase { Summary("Show \(\.$berth) and \(\.$tides)") { \.$size } }
    }
  }
}

struct BerthOptions: DynamicOptionsProvider {
  @IntentParameterDependency<HarbourWidget>(\.$size, \.$pier, \.$rows, \.$tides) var widget

  func results() async throws -> ItemCollection<BerthEntity> {
    guard let widget, widget.tides else { return ItemCollection(items: []) }
    return ItemCollection(
      promptLabel: "Which berth?", usesIndexedCollation: true,
      sections: [
        ItemSection("\(widget.pier)", items: [] as [BerthEntity])
      ])
  }
}

struct BookBerth: PredictableIntent {
  static let title: LocalizedStringResource = "Book Berth"
  @Parameter(title: "Pier") var pier: String
  @Parameter(title: "Nights") var nights: Int
  @Parameter(title: "Size") var size: BoatSize
  @Parameter(title: "Day") var day: Date
  @Parameter(title: "Quiet") var quiet: Bool

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$pier, \.$nights, \.$size, \.$day, \.$quiet)) {
      pier, nights, size, day, quiet in
      DisplayRepresentation(
        title: "Book \(pier) for \(nights) nights",
        subtitle: "\(size.rawValue)\(quiet ? ", quiet" : "")")
    }
    IntentPrediction(parameters: \.$pier) { pier in "Book \(pier)" }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<UUID> {
    let given = try await IntentDonationManager.shared.donate(intent: self)
    try await IntentDonationManager.shared.deleteDonations(
      matching: .donationIdentifiers([given]))
    try await IntentDonationManager.shared.deleteDonations(
      matching: .intentType(BookBerth.self))
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(
        HarbourWidget(), widgetKind: "harbour",
        relevance: .date(from: day, to: day.addingTimeInterval(3_600)))
    ])
    return .result(value: UUID())
  }
}
