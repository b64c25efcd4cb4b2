// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization

struct ShowDesk: AppIntent {
  static let title: LocalizedStringResource = "Show Desk"
  static let supportedModes: IntentModes = .foreground(.immediate)

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "In front: \(systemContext.currentMode.isForeground ? "yes" : "no").")
  }
}

struct TidyDesk: AppIntent {
  static let title: LocalizedStringResource = "Tidy Desk"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await continueInForeground("Open the desk?")
    return .result(dialog: "In front: \(systemContext.currentMode.isForeground ? "yes" : "no").")
  }
}

struct LockDesk: AppIntent {
  static let title: LocalizedStringResource = "Lock Desk"
  static let supportedModes: IntentModes = [.background, .foreground(.immediate)]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "In front: \(systemContext.currentMode.isForeground ? "yes" : "no").")
  }
}

struct PrintAll: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Print All"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = 4
    try await performBackgroundTask {
      for page in 1...4 {
        try await Task.sleep(for: .milliseconds(60))
        progress.completedUnitCount = Int64(page)
      }
    } onCancel: { _ in
    }
    return .result(dialog: "Printed 4 pages.")
  }
}

/// What was told to the handler of a cancelled intent.
let cancelReasons = Mutex<[String: IntentCancellationReason]>([:])

/// What is being scanned, or was.
let scans = Mutex<Set<String>>([])

struct Scan: CancellableIntent {
  static let title: LocalizedStringResource = "Scan"
  @Parameter(title: "Name", requestValueDialog: "What is it?") var name: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let name = name
    try await withIntentCancellationHandler {
      if name == "question" {
        try await requestConfirmation(dialog: "Really?")
      } else {
        scans.withLock { _ = $0.insert(name) }
        try await Task.sleep(for: .seconds(3_600))
      }
    } onCancel: { reason in
      cancelReasons.withLock { $0[name] = reason }
    }
    return .result(dialog: "Scanned.")
  }
}

struct FileLetter: AppIntent {
  static let title: LocalizedStringResource = "File Letter"
  @Parameter(
    title: "Letter", requestValueDialog: "Which letter?",
    inputConnectionBehavior: .connectToPreviousIntentResult) var letter: String
  @Parameter(title: "Drawer", requestValueDialog: "Which drawer?") var drawer: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(letter) is in drawer \(drawer).")
  }
}

struct WriteLetter: AppIntent {
  static let title: LocalizedStringResource = "Write Letter"

  func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent {
    .result(value: "Dear Anna", opensIntent: FileLetter())
  }
}

struct Spin: AppIntent {
  static let title: LocalizedStringResource = "Spin"
  static var opens: Spin { Spin() }

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: Spin())
  }
}

struct DeskSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Desk"

  func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: "a desk") }
}

struct DrawDesk: AppIntent {
  static let title: LocalizedStringResource = "Draw Desk"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "Here it is.", snippetIntent: DeskSnippet())
  }
}

/// Fails with an error of the framework, in words of the app.
struct OpenDrawer: AppIntent {
  static let title: LocalizedStringResource = "Open Drawer"

  func perform() async throws -> some IntentResult {
    if true {
      throw AppIntentError(
        predefinedError: AppIntentError.Unrecoverable.notAllowed,
        description: "The drawer is locked.")
    }
    return .result()
  }
}

struct BurnDesk: AppIntent {
  static let title: LocalizedStringResource = "Burn Desk"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Burn it, really?")
    return .result(dialog: "It burns.")
  }
}

struct DeskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ShowDesk(), phrases: ["Show \(.applicationName)"])
    AppShortcut(intent: TidyDesk(), phrases: ["Tidy \(.applicationName)"])
    AppShortcut(intent: LockDesk(), phrases: ["Lock \(.applicationName)"])
    AppShortcut(intent: PrintAll(), phrases: ["Print all in \(.applicationName)"])
    AppShortcut(intent: Scan(), phrases: ["Scan in \(.applicationName)"])
    AppShortcut(intent: WriteLetter(), phrases: ["Write a letter in \(.applicationName)"])
    AppShortcut(intent: Spin(), phrases: ["Spin \(.applicationName)"])
    AppShortcut(intent: DrawDesk(), phrases: ["Draw \(.applicationName)"])
    AppShortcut(intent: OpenDrawer(), phrases: ["Open a drawer of \(.applicationName)"])
    AppShortcut(intent: BurnDesk(), phrases: ["Burn \(.applicationName)"])
  }
}
