// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import IntentResolution
import TextAnalysis
import ValueParsing

/// What all intents of one conversation run with; one object, since copies of all of it take time.
final class RunContext: Sendable {
  let options: SessionOptions
  let reader: AnswerReader
  let locale: Locale
  let delegate: any SessionDelegate
  let events: EventHub
  /// The people whom names mean.
  let contacts: ContactNames

  init(options: SessionOptions, delegate: any SessionDelegate, events: EventHub) {
    var options = options
    // Looked up once.
    let texts = options.texts
    options.texts = texts
    self.options = options
    self.delegate = delegate
    self.events = events
    contacts = ContactNames(options.contacts)
    reader = AnswerReader(locale: options.locale)
    locale = Locale(identifier: options.locale.description)
  }

  /// When and where something is said, as values are read for it.
  var reference: ValueReference {
    let now = options.now()
    let offset = options.timeZone.secondsFromGMT(for: now)
    let seconds = Int64(exactly: now.timeIntervalSince1970.rounded(.down)) ?? 0
    return ValueReference(
      local: seconds + Int64(offset), offset: Int32(clamping: offset),
      zone: options.timeZone.identifier)
  }

  /// The calendar that dates are made with.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = options.timeZone
    return calendar
  }

  /// What people count and pay with where the session's locale is spoken.
  var region: Region { RegionTable.shared.region(of: options.locale) }

  /// Whether an intent may be performed, and what it makes be shown.
  ///
  /// The one door: nothing of an intent is performed, asked, offered or shown that was not let in here.
  /// Somebody who gave up while the delegate was asked gets no for an answer.
  func admits(_ policy: IntentAuthenticationPolicy, app: String, intent: String) async -> Bool {
    guard policy != .alwaysAllowed else { return true }
    let isAllowed = await delegate.authenticate(policy, app: app, intent: intent)
    guard !Task.isCancelled else { return false }
    events.tell(app: app, intent: intent, .authenticated(policy: policy, isAllowed: isAllowed))
    return isAllowed
  }

  /// A text of the session with values for its names.
  func text(_ template: String, _ values: [String: String] = [:]) -> String {
    PhraseTemplate.fill(template) { values[$0] }
  }
}

/// What the type of an intent says of its run. To ask a type costs more than to remember it.
struct IntentTraits: Sendable {
  /// Whether it may take longer than others.
  let isLongRunning: Bool
  /// Whether it says how far it is.
  let reportsProgress: Bool
  /// When the app comes to the front.
  let modes: IntentModes
  /// Who may run it.
  let policy: IntentAuthenticationPolicy

  init(_ type: any AppIntent.Type) {
    isLongRunning = type is any LongRunningIntent.Type
    reportsProgress = type is any ProgressReportingIntent.Type
    modes = type.supportedModes
    policy = type.authenticationPolicy
  }
}

/// What is known of an intent before it is filled in; one object, as `RunContext` is.
final class RunRequest: @unchecked Sendable {
  // SAFETY: all but `instance` never changes; the run makes that, and others ask for it once the run is
  // over.

  /// The app.
  let app: AppDefinitions
  /// The intent's name in the catalog.
  let name: String
  private let make: @Sendable () -> AnyIntentInstance
  /// What its type is.
  let traits: IntentTraits
  /// The parameters that what was said binds.
  let bound: [BoundParameter]
  /// The parameter that what was said leaves open between several entities, by their identifiers.
  let openChoice: (parameter: String, ids: [String])?
  /// The parameter that has another value than the last time, and what that is called.
  let changed: (parameter: String, title: String)?
  /// Whether it is not sure that this was meant.
  let isUnsure: Bool

  init(
    app: AppDefinitions, name: String,
    instance make: @autoclosure @escaping @Sendable () -> AnyIntentInstance, traits: IntentTraits,
    bound: [BoundParameter] = [], openChoice: (parameter: String, ids: [String])? = nil,
    changed: (parameter: String, title: String)? = nil, isUnsure: Bool = false
  ) {
    self.app = app
    self.name = name
    self.make = make
    self.traits = traits
    self.bound = bound
    self.openChoice = openChoice
    self.changed = changed
    self.isUnsure = isUnsure
  }

  /// Why it is not run where its app does not come back from earlier calls.
  var notCalled: SessionError {
    SessionError(.appNotResponding, "'\(name)' of '\(app.app.id)' \(AppGate.refusal)")
  }

  /// The intent, with the values that its shortcut or the intent before it gives.
  ///
  /// Made when the run first asks for it: to make one is to run the app's code, which only its own
  /// threads may do.
  private(set) lazy var instance = make()
}
