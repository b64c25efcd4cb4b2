// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct LabError: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The lab is closed." }
}

struct Sample: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sample"
  static let defaultQuery = BrokenQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

/// A query that throws.
struct BrokenQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Sample] { throw LabError() }
  func entities(matching string: String) async throws -> [Sample] { throw LabError() }
  func suggestedEntities() async throws -> [Sample] { [] }
}

struct Specimen: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Specimen"
  static let defaultQuery = HangingQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("\(id)") }
}

/// A query that does not come back.
struct HangingQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Specimen] { [] }
  func entities(matching string: String) async throws -> [Specimen] {
    try await Task.sleep(for: .seconds(3_600))
    return []
  }
  func suggestedEntities() async throws -> [Specimen] { [] }
}

struct AnalyseSample: AppIntent {
  static let title: LocalizedStringResource = "Analyse Sample"
  @Parameter(title: "Sample", requestValueDialog: "Which sample?") var sample: Sample

  func perform() async throws -> some IntentResult { .result() }
}

struct KeepSpecimen: AppIntent {
  static let title: LocalizedStringResource = "Keep Specimen"
  @Parameter(title: "Specimen", requestValueDialog: "Which specimen?") var specimen: Specimen

  func perform() async throws -> some IntentResult { .result() }
}

struct BlowUp: AppIntent {
  static let title: LocalizedStringResource = "Blow Up"

  func perform() async throws -> some IntentResult {
    if true { throw LabError() }
    return .result()
  }
}

struct Distil: AppIntent {
  static let title: LocalizedStringResource = "Distil"

  func perform() async throws -> some IntentResult {
    try await Task.sleep(for: .seconds(3_600))
    return .result()
  }
}

struct Freeze: AppIntent {
  static let title: LocalizedStringResource = "Freeze"

  func perform() async throws -> some IntentResult {
    // Blocks its thread and heeds no cancellation.
    block()
    return .result()
  }
}

/// Blocks its thread for longer than any limit, on a busy machine too.
private func block() { Thread.sleep(forTimeInterval: 60) }

struct Stir: AppIntent {
  static let title: LocalizedStringResource = "Stir"

  func perform() async throws -> some IntentResult {
    if true { throw AppIntentError.restartPerform }
    return .result()
  }
}

struct Attach: AppIntent {
  static let title: LocalizedStringResource = "Attach"
  @Parameter(title: "File") var file: IntentFile

  func perform() async throws -> some IntentResult { .result() }
}

struct MixColour: AppIntent {
  static let title: LocalizedStringResource = "Mix Colour"
  @Parameter(title: "Colour") var colour: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let colour else { throw $colour.needsValueError("What colour?") }
    if colour.lowercased() == "blue" {
      throw $colour.needsDisambiguationError(
        among: ["Light blue", "Dark blue"], dialog: "Which blue?")
    }
    return .result(dialog: "Mixed \(colour.lowercased()).")
  }
}

struct TakeNote: AppIntent {
  static let title: LocalizedStringResource = "Take Note"
  @Parameter(title: "Text") var text: String?
  @Parameter(title: "Count") var count: Int?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let text = try await $text.requestValue("What do you want to note?")
    let count = try await $count.requestValue("How often?")
    let isRight = try await $text.requestConfirmation(for: text, dialog: "Note \(text)?")
    guard isRight else { return .result(dialog: "Not noted.") }
    let place = try await $text.requestDisambiguation(
      among: ["Book", "Board", "Door"], dialog: "Where?")
    return .result(dialog: "Noted \(text) \(count) times on the \(place.lowercased()).")
  }
}

struct Dispose: AppIntent {
  static let title: LocalizedStringResource = "Dispose"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let choice = try await requestChoice(
      between: [Option(title: "Burn it"), Option(title: "Bury it", style: .destructive), .cancel],
      dialog: "How?")
    return .result(dialog: "Done: \(String(localized: choice.title)).")
  }
}

struct LabShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AnalyseSample(),
      phrases: [
        "Analyse something in \(.applicationName)", "Analyse \(\.$sample) in \(.applicationName)",
      ])
    AppShortcut(
      intent: KeepSpecimen(),
      phrases: [
        "Keep something in \(.applicationName)", "Keep \(\.$specimen) in \(.applicationName)",
      ])
    AppShortcut(intent: Attach(), phrases: ["Attach a file in \(.applicationName)"])
    AppShortcut(intent: BlowUp(), phrases: ["Blow up \(.applicationName)"])
    AppShortcut(intent: Distil(), phrases: ["Distil in \(.applicationName)"])
    AppShortcut(intent: Freeze(), phrases: ["Freeze \(.applicationName)"])
    AppShortcut(intent: Stir(), phrases: ["Stir in \(.applicationName)"])
    AppShortcut(intent: MixColour(), phrases: ["Mix a colour in \(.applicationName)"])
    AppShortcut(intent: TakeNote(), phrases: ["Take a note in \(.applicationName)"])
    AppShortcut(intent: Dispose(), phrases: ["Dispose of it in \(.applicationName)"])
  }
}
