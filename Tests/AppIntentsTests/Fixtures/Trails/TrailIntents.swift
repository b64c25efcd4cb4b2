// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreLocation
import Foundation
import GeoToolbox

struct OpenTrail: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Trail"

  @Parameter(title: "Trail", requestValueDialog: "Which trail?")
  var target: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
}

struct OpenMap: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Map"
  static let isDiscoverable = false
  static let supportedModes: IntentModes = [.foreground(.immediate)]
}

enum Activity: String, AppEnum {
  case walking, cycling

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity"
  static let caseDisplayRepresentations: [Activity: DisplayRepresentation] = [
    .walking: "Walking", .cycling: "Cycling",
  ]
}

struct StartTrail: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Trail"

  @Parameter(title: "Activity")
  var workoutStyle: Activity

  static var suggestedWorkouts: [StartTrail] {
    [StartTrail(style: .walking), .init(style: .cycling)]
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Starting \(workoutStyle.localizedStringResource)")
  }
}

struct RunTrail: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Run Trail"
  static var suggestedWorkouts: [RunTrail] { [] }

  @Parameter(title: "Activity") var workoutStyle: Activity

  init() {}
  init(style: Activity) { workoutStyle = style }

  func perform() async throws -> some IntentResult { .result() }
}

struct PlanRoute: AppIntent {
  static let title: LocalizedStringResource = "Plan Route"

  @Parameter(title: "From", displayStyle: .city)
  var origin: CLPlacemark?

  @Parameter(title: "To")
  var destination: PlaceDescriptor

  @Parameter(title: "Via", displayStyle: .name, requestValueDialog: "Past which places?")
  var stops: [CLPlacemark]?

  func perform() async throws -> some IntentResult & ReturnsValue<PlaceDescriptor> & ProvidesDialog
  {
    guard let coordinate = destination.coordinate, CLLocationCoordinate2DIsValid(coordinate) else {
      throw $destination.needsValueError("Where to?")
    }
    let here = origin?.location ?? CLLocation(latitude: 48.2, longitude: 16.37)
    let there = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let way = Measurement(value: here.distance(from: there), unit: UnitLength.meters)
    let place = PlaceDescriptor(
      representations: [.coordinate(coordinate), .address(destination.address ?? "")],
      commonName: destination.commonName ?? origin?.locality)
    return .result(
      value: place,
      dialog:
        "\(place.commonName ?? "It") is \(way.formatted(.measurement(width: .wide, usage: .road))) away"
    )
  }
}

/// What a screen would tell of itself.
func annotate(_ activity: NSUserActivity, with trail: TrailEntity) {
  activity.title = trail.name
  activity.isEligibleForSearch = true
  activity.isEligibleForPrediction = true
  activity.appEntityIdentifier = EntityIdentifier(for: trail)
  activity.userInfo = ["id": trail.id]
  activity.becomeCurrent()
}

struct TrailShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenTrail(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Trail", systemImageName: "map")
  }
}

/// What a settings screen would show.
@MainActor func tips() {
  _ = SiriTipView(intent: OpenMap()).siriTipViewStyle(.dark)
  _ = SiriTipView(intent: OpenTrail(), isVisible: true)
  _ = ShortcutsLink().shortcutsLinkStyle(.automaticOutline)
}
