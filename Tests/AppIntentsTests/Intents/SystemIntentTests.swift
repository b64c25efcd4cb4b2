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

  @Test("a deprecated intent needs no word for it")
  func deprecation() {
    #expect(Former.deprecation.message == nil)
    #expect(IntentDeprecation(replacedBy: NightMode.self).message == nil)
    #expect(IntentDeprecation<Never>(message: "Gone.").message == "Gone.")
  }
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
