// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// An app whose intents take values that words say.
private struct Shown {
  let context: IntentSystemContext

  /// A date in the zone that the scripts are in.
  func callAsFunction(_ date: Date) -> String {
    let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let style = Date.ISO8601FormatStyle(timeZone: zone)
    let day = date.formatted(style.year().month().day())
    let time = date.formatted(
      style.time(includingFractionalSeconds: false).timeSeparator(.colon))
    return time == "00:00:00" ? day : "\(day) \(time.dropLast(3))"
  }
}

struct PlanDay: AppIntent {
  static let title: LocalizedStringResource = "Plan Day"
  @Parameter(title: "Day", kind: .date, requestValueDialog: "Which day?") var day: Date

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Planned \(Shown(context: systemContext)(day)).")
  }
}

struct BookDays: AppIntent {
  static let title: LocalizedStringResource = "Book Days"
  @Parameter(title: "Days", requestValueDialog: "Which days?") var days: [Date]?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let days else { throw $days.needsValueError() }
    let shown = Shown(context: systemContext)
    return .result(dialog: "Booked \(days.map { shown($0) }.joined(separator: " + ")).")
  }
}

struct WakeUp: AppIntent {
  static let title: LocalizedStringResource = "Wake Up"
  @Parameter(title: "Time", kind: .time, requestValueDialog: "What time?")
  var time: DateComponents

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(
      dialog: "Waking you at \(time.hour ?? -1) \(time.minute ?? -1), day \(time.day ?? -1).")
  }
}

struct RepeatEntry: AppIntent {
  static let title: LocalizedStringResource = "Repeat Entry"
  @Parameter(title: "Rule", requestValueDialog: "When?") var rule: Calendar.RecurrenceRule

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(rule.frequency), each \(rule.interval), at \(rule.hours).")
  }
}

struct Run: AppIntent {
  static let title: LocalizedStringResource = "Run"
  @Parameter(title: "Distance", defaultUnit: .kilometers, requestValueDialog: "How far?")
  var distance: Measurement<UnitLength>
  @Parameter(title: "Length", requestValueDialog: "How long?") var length: Duration

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(
      dialog: "Ran \(distance.formatted()) in \(length.components.seconds) s.")
  }
}

struct Spend: AppIntent {
  static let title: LocalizedStringResource = "Spend"
  @Parameter(title: "Amount", inclusiveRange: (1, 500), requestValueDialog: "How much?")
  var amount: IntentCurrencyAmount
  @Parameter(title: "On", requestValueDialog: "On what?") var purpose: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      dialog: "Spend \("\(amount.amount)") \(amount.currencyCode) on \(purpose)?")
    return .result(dialog: "Spent \("\(amount.amount)") \(amount.currencyCode).")
  }
}

struct Invite: AppIntent {
  static let title: LocalizedStringResource = "Invite"
  @Parameter(title: "Guests", requestValueDialog: "Who comes?") var guests: [IntentPerson]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Invited \(guests.map(\.name.displayString).joined(separator: " + ")).")
  }
}

@UnionValue
enum Moment {
  case once(Date)
  case again(Calendar.RecurrenceRule)
  case after(Duration)
}

struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  @Parameter(title: "Moment", requestValueDialog: "When?") var moment: Moment

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch moment {
    case .once(let date): return .result(dialog: "Once, \(Shown(context: systemContext)(date)).")
    case .again(let rule): return .result(dialog: "Again, \(rule.frequency).")
    case .after(let length):
      return .result(dialog: "After \(length.components.seconds) s.")
    }
  }
}

struct DiaryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PlanDay(), phrases: ["Plan a day in \(.applicationName)"])
    AppShortcut(intent: BookDays(), phrases: ["Book days in \(.applicationName)"])
    AppShortcut(intent: WakeUp(), phrases: ["Wake me in \(.applicationName)"])
    AppShortcut(intent: RepeatEntry(), phrases: ["Repeat an entry in \(.applicationName)"])
    AppShortcut(intent: Run(), phrases: ["Log a run in \(.applicationName)"])
    AppShortcut(intent: Spend(), phrases: ["Spend something in \(.applicationName)"])
    AppShortcut(intent: Invite(), phrases: ["Invite people in \(.applicationName)"])
    AppShortcut(intent: Ring(), phrases: ["Ring in \(.applicationName)"])
  }
}
