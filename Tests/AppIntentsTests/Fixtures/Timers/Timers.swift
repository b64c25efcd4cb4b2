// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct TimerEntity: AppEntity {
  let id: String
  let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Timer"
  var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: name)) }
  static let defaultQuery = TimerQuery()
}

struct TimerQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [TimerEntity] { [] }

  func entities(for identifiers: [TimerEntity.ID]) async throws -> [TimerEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

struct StartTimer: AppIntent, LiveActivityIntent, ProgressReportingIntent, PredictableIntent {
  static let title = LocalizedStringResource("Start Timer")
  static let description: IntentDescription? = "Starts a timer."
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

  @Parameter(title: "Timer", requestValueDialog: .init("Which timer?")) var timer: TimerEntity
  @Parameter(title: "Minutes", default: 60, inclusiveRange: (1, 100)) var minutes: Int?
  @Parameter(title: "Length", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var length: Measurement<UnitDuration>?
  @Parameter(title: "Way", defaultValue: 5, defaultUnit: .kilometers)
  var way: Measurement<UnitLength>
  @Parameter(title: "Loudness", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var loudness: Double
  @Parameter(title: "Code", resolvers: { IntFromStringResolver(radix: 16) }) var code: Int?
  @Parameter(title: "Other", query: TimerQuery()) var other: TimerEntity?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$timer, \.$minutes)) { timer, minutes in
      DisplayRepresentation(title: "Start \(timer)", subtitle: "\(minutes ?? 0) minutes")
    }
    IntentPrediction(parameters: \.$timer) { timer in "Start \(timer)" }
  }

  static var parameterSummary: some ParameterSummary {
    When(\.$minutes, .greaterThan, 5) {
      Summary("Start \(\.$timer) for \(\.$minutes) minutes")
    } otherwise: {
      When(\.$timer, .hasNoValue) {
        Summary()
      } otherwise: {
        Summary("Start \(\.$timer)")
      }
    }
  }

  func perform() async throws -> some ReturnsValue<TimerEntity?> & ProvidesDialog {
    progress.totalUnitCount = 3
    guard systemContext.currentMode == .foreground else {
      try await continueInForeground("The timer needs the app.", alwaysConfirm: false)
      return .result(value: nil, dialog: "No timer.")
    }
    if minutes == nil { throw needsToContinueInForegroundError() }
    let answer = try await requestChoice(
      between: [.init(title: "Now"), .init(title: "Never", style: .destructive), .cancel],
      dialog: "When?")
    return .result(value: timer, dialog: "Started \(answer.title).")
  }
}

struct ImportTimers: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Import Timers"
  @Parameter(title: "Files", supportedContentTypes: [.json, .commaSeparatedText])
  var files: [IntentFile]

  func perform() async throws -> some IntentResult {
    try await performBackgroundTask {
      progress.completedUnitCount = 1
    } onCancel: { reason in
      _ = reason == .timeout
    }
    return .result()
  }
}

struct TimerWidget: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Timer"
  static let description: IntentDescription = "Shows a timer."
  @Parameter(title: "Symbol", default: "clock") var symbol: String
  @Parameter(title: "Timers", size: [.systemSmall: 1, .systemMedium: 4]) var timers: [TimerEntity]?
  @Parameter(title: "More", default: [], size: 3) var more: [TimerEntity]

  init() {}
  init(symbol: String) { self.symbol = symbol }
}

struct TimerFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Timer Focus"
  @Parameter(title: "Quiet", default: true) var isQuiet: Bool
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Timers", subtitle: isQuiet ? "quiet" : "loud")
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct SetLoud: SetValueIntent {
  static let title: LocalizedStringResource = "Set Loud"
  @Parameter(title: "Loud") var value: Bool
  func perform() throws -> some IntentResult { .result() }
}

struct SearchTimers: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Timers"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Text") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult {
    _ = criteria.term
    return .result()
  }
}

struct OldTimer: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Old Timer"
  static let deprecation = IntentDeprecation(
    message: "Use Start Timer.", replacedBy: StartTimer.self)
  func perform() async throws -> some IntentResult { .result() }
}

struct Everything: AppIntent {
  static let title: LocalizedStringResource = "Everything"
  @Parameter(title: "Text") var text: AttributedString
  @Parameter(title: "Parts") var parts: DateComponents?
  @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?
  @Parameter(title: "Payment") var payment: IntentPaymentMethod?
  @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
  @Parameter(title: "People", mode: .email) var people: [IntentPerson]
  @Parameter(title: "Span") var span: Duration?
  @Parameter(title: "Name") var name: PersonNameComponents?
  @Parameter(title: "Timers") var timers: EntityCollection<TimerEntity>
  @Parameter(title: "Page", inputConnectionBehavior: .connectToPreviousIntentResult) var page: URL?
  @AppDependency(key: "name") var key: String
  @Dependency(default: 3.0) var number: Double

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    .result(value: IntentFile(data: Data(), filename: "a.txt", type: .plainText))
  }
}

struct Lap: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lap"
  @Property(title: "Seconds") var seconds: Int
  @Property(title: "Note") var note: String?
  init() { seconds = 0 }
  var displayRepresentation: DisplayRepresentation { "\(seconds)" }
}

struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = SettingsQuery()
  let id = "settings"
  var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct SettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Settings { Settings() }
}

struct Package: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

func donations() async throws {
  let intent = StartTimer()
  intent.minutes = 3
  try await intent.donate()
  _ = try await intent.donate(result: intent.perform())
  try await IntentDonationManager.shared.donate(intent: intent)
  try await IntentDonationManager.shared.deleteDonations(matching: .intentType(StartTimer.self))
  try await intent.callAsFunction(donate: true)
}

func dependencies() {
  let count = 4
  AppDependencyManager.shared.add(key: "name", dependency: "Timers")
  AppDependencyManager.shared.add { count }
  AppDependencyManager.shared.add {
    await Task.yield()
    return 5.0
  }
}

func texts() -> String {
  let text: LocalizedStringResource =
    "\(3.5, specifier: "%.1f"), \(Date.now, format: .dateTime), ^[\(3) item](inflect: true)"
  return String(localized: text) + String(localized: "key", defaultValue: "value", comment: "none")
}

func failures(_ kind: Int) throws {
  switch kind {
  case 0: throw AppIntentError.Unrecoverable.entityNotFound
  case 1: throw AppIntentError.restartPerform
  default: throw AppIntentError.PermissionRequired.location(precise: true)
  }
}

struct TimerCard: Transferable {
  var seconds: Int
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { "\($0.seconds)" }
  }
}
