// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import TextAnalysis

/// The options of a conversation.
public struct SessionOptions: Sendable {
  /// The language that is spoken.
  public var locale: LocaleTag
  /// The time zone of who speaks: "half past five" is one of its times.
  public var timeZone: TimeZone
  /// The clock that "tomorrow" and "in an hour" are counted from.
  public var now: @Sendable () -> Date
  /// The people whom names may mean, also misheard. If there are any, a parameter for a person takes one of them, with
  /// an address or number that the parameter's `mode` asks for.
  ///
  /// None by default: then any name is a person's. They are kept as long as the conversation, and shown only if several
  /// have the same name.
  public var contacts: [IntentPerson]
  /// The app in front when the conversation begins.
  public var foregroundApp: String?
  /// Whether there is nothing to look at.
  public var isVoiceOnly: Bool
  /// How long an intent may run, open questions not counted; the platform gives 30 seconds.
  public var runningLimit: Duration
  /// How long a long-running intent may run; `nil` for as long as it likes.
  public var longRunningLimit: Duration?
  /// How long an intent is waited for once it is cancelled.
  public var grace: Duration
  /// How long one call of a query or a provider of options may take.
  public var queryDeadline: Duration
  /// How often a value is asked for before the intent is given up.
  public var maxAttempts: Int
  /// Most values that are offered for a choice; of more, one is named.
  public var maxChoices: Int
  /// How often an intent may ask to be performed again.
  public var maxRestarts: Int
  /// How many intents may follow each other out of one utterance.
  public var maxOpenedIntents: Int
  /// Whether an utterance that is exactly a phrase begins something new while a question is open.
  ///
  /// Never while free text is asked for: then all that is said is the text.
  public var hearsNewRequests: Bool
  /// Whether events hold the words of the person and the values.
  public var showsValuesInEvents: Bool
  /// How often the progress of an intent is looked at.
  public var progressInterval: Duration
  /// The texts of the session itself: in the language that is spoken, unless set.
  public var texts: SessionTexts {
    get { ownTexts ?? SessionTexts.forLanguage(locale.language) }
    set { ownTexts = newValue }
  }
  private var ownTexts: SessionTexts?

  /// Creates options for a language.
  public init(locale: LocaleTag = LocaleTag("en")) {
    self.locale = locale
    timeZone = .current
    now = { Date() }
    contacts = []
    isVoiceOnly = false
    runningLimit = .seconds(30)
    longRunningLimit = nil
    grace = .milliseconds(500)
    queryDeadline = .seconds(5)
    maxAttempts = 3
    maxChoices = 10
    maxRestarts = 10
    maxOpenedIntents = 8
    hearsNewRequests = true
    showsValuesInEvents = false
    progressInterval = .milliseconds(100)
  }
}
