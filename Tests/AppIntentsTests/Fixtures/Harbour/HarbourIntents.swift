// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// What intents end with, ask and throw, in the forms that real apps use.

enum HarbourError: Error, CustomAppIntentErrorConvertible {
  case full, closed, unknown(String)

  var appIntentError: AppIntentError {
    switch self {
    case .full: AppIntentError.Unrecoverable.notAllowed
    case .closed:
      AppIntentError(
        predefinedError: AppIntentError.Unrecoverable.featureCurrentlyRestricted,
        description: "The harbour is closed.")
    case .unknown(let text): AppIntentError(description: "\(text)")
    }
  }
}

/// Branches open different intents.
struct FindBerth: AppIntent {
  static let title: LocalizedStringResource = "Find Berth"

  @Parameter(title: "Size", default: .yacht, supportedValues: [.dinghy, .yacht]) var size: BoatSize
  @Parameter(title: "Berths") var berths: [BerthEntity]?

  func perform() async throws -> some IntentResult & OpensIntent {
    if size == .ship { return .result(opensIntent: OpenBerth()) }
    guard berths == nil else { throw AppIntentError.UserActionRequired.confirmation }
    return .result(opensIntent: LeaveBerth())
  }
}

struct OpenBerth: OpenIntent {
  static let title: LocalizedStringResource = "Open Berth"
  @Parameter(title: "Berth") var target: BerthEntity
  func perform() async throws -> some IntentResult { .result() }
}

/// A view is shown where there is something to see.
struct ShowBerth: AppIntent {
  static let title: LocalizedStringResource = "Show Berth"
  @Parameter(title: "Berth") var berth: BerthEntity?

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard let berth else { return .result(dialog: "There is none.") }
    return .result(dialog: "This is \(berth.pier).", view: BerthView(pier: berth.pier))
  }
}

struct BerthView {
  var pier: String
}

struct BerthSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Berth"
  @Parameter(title: "Pier") var pier: String

  init() {}
  init(pier: String) { self.pier = pier }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ShowsSnippetView {
    .result(value: pier, view: BerthView(pier: pier))
  }
}

struct LeaveBerth: AppIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Leave Berth"
  @Parameter(title: "Berths") var berths: [BerthEntity]

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Leave", acceptAlternatives: [], denyLabel: "Stay", denyAlternatives: []),
      dialog: "Leave \(berths, format: .list(type: .and))?")
    let pier = try await requestConfirmation(
      dialog: "Is this the one?", snippetIntent: BerthSnippet(pier: "A"))
    let choice = try await requestChoice(
      between: [.init(title: "Now"), .cancel], dialog: "When?", view: BerthView(pier: pier))
    undoManager?.setActionName("Leave")
    undoManager?.registerUndo(withTarget: Log.shared) { $0.entries.removeAll() }
    return .result(dialog: "Left \(pier), \(String(localized: choice.title)).")
  }
}

@MainActor
final class Log {
  static let shared = Log()
  var entries: [String] = []
}

/// Replaced, and its own word for it is only there in later versions.
struct OldFindBerth: DeprecatedAppIntent {
  typealias ReplacementIntent = FindBerth
  static let title: LocalizedStringResource = "Find Berth (old)"
  func perform() async throws -> some IntentResult { .result() }
}

struct OlderFindBerth: AppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Find Berth (oldest)"
  static let deprecation = IntentDeprecation(replacedBy: FindBerth.self)
  func perform() async throws -> some IntentResult { .result() }
}

struct QuietHarbour: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet Harbour"
  @Parameter(title: "Only Mine", default: false) var onlyMine: Bool

  var displayRepresentation: DisplayRepresentation { "\(onlyMine ? "Mine" : "All")" }
  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(targetContentIdentifierPrefix: onlyMine ? "mine" : nil)
  }

  func perform() async throws -> some IntentResult {
    Self.invalidateFocusFilterAppContext()
    if (try? await Self.current)?.onlyMine ?? false {
      throw AppIntentError.PermissionRequired.location(precise: true)
    }
    return .result()
  }
}

struct PhotographBoat: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Photograph Boat"
  typealias AppContext = CameraState
  struct CameraState: Codable, Sendable { var zoom: Double }

  func perform() async throws -> some IntentResult {
    if try await Self.appContext == nil {
      try await Self.updateAppContext(CameraState(zoom: 2))
    }
    return .result()
  }
}
