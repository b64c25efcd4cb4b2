// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct SystemIntentTests {
  @Test("what a camera's intent keeps is there for its type alone")
  func camera() async throws {
    #expect(try await Snap.appContext == nil)
    try await Snap.updateAppContext("wide")
    #expect(try await Snap.appContext == "wide")
    #expect(try await Film.appContext == nil)
  }

  @Test("there is no time of focus here, and who asks for its filter is told so")
  func focus() async {
    await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await Calm.current }
    Calm.invalidateFocusFilterAppContext()
  }

  @Test("an intent that shows or opens something of the app needs no perform of its own")
  func content() async throws {
    _ = try await ShowMap().perform()
    let open = OpenSheet()
    open.target = Sheet(id: "7")
    _ = try await open.perform()
    #expect(ShowMap().contentIdentifier == "ShowMap")
  }

  @Test("a workout is made of its kind")
  func workouts() {
    #expect(Train(style: .rowing).workoutStyle == .rowing)
    #expect(Train.suggestedWorkouts.map(\.workoutStyle) == [.rowing, .running])
    Train.invalidateSuggestedWorkouts()
  }

  @Test("a deprecated intent needs no word for it")
  func deprecation() {
    #expect(Former.deprecation.message == nil)
    #expect(IntentDeprecation(replacedBy: NightMode.self).message == nil)
    #expect(IntentDeprecation<Never>(message: "Gone.").message == "Gone.")
  }
}

private struct ShowMap: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Map"
}

private struct Sheet: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sheet"
  static let defaultQuery = SheetQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct SheetQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Sheet] { [] }
}

private struct OpenSheet: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Sheet"
  @Parameter(title: "Sheet") var target: Sheet
}

private enum Style: String, AppEnum {
  case rowing, running
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
  static let caseDisplayRepresentations: [Style: DisplayRepresentation] = [
    .rowing: "Rowing", .running: "Running",
  ]
}

private struct Train: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Train"
  static var suggestedWorkouts: [Train] { [Train(style: .rowing), Train(style: .running)] }
  @Parameter(title: "Style") var workoutStyle: Style
  func perform() async throws -> some IntentResult { .result() }
}

private struct Snap: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Snap"
  typealias AppContext = String
  func perform() async throws -> some IntentResult { .result() }
}

private struct Film: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Film"
  typealias AppContext = String
  func perform() async throws -> some IntentResult { .result() }
}

private struct Calm: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Calm"
  var displayRepresentation: DisplayRepresentation { "Calm" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Former: DeprecatedAppIntent {
  typealias ReplacementIntent = NightMode
  static let title: LocalizedStringResource = "Former"
  func perform() async throws -> some IntentResult { .result() }
}
