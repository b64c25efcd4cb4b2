// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import TextAnalysis

/// The options of a conversation.
public struct SessionOptions: Sendable {
  /// The language that is spoken.
  public var locale: LocaleTag
  /// The time zone of the person: "half past five" is a time of it.
  public var timeZone: TimeZone
  /// The clock from which "tomorrow" and "in an hour" count.
  public var now: @Sendable () -> Date
  /// The people whom names may mean, also misheard. If there are any, a parameter for a person takes one of them, with
  /// an address or number that the parameter's `mode` asks for.
  ///
  /// None by default: then any name is a person's. They are kept as long as the conversation, and shown only if several
  /// have the same name.
  public var contacts: [IntentPerson]
  /// The app in front when the conversation begins.
  public var foregroundApp: String?
  /// Whether the device has no screen.
  public var isVoiceOnly: Bool
  /// The time that an intent may run, without open questions; the platform gives 30 seconds.
  public var runningLimit: Duration
  /// The time that a long-running intent may run; `nil` sets no limit.
  public var longRunningLimit: Duration?
  /// The time that a cancelled intent has to return.
  public var grace: Duration
  /// The time that one call of a query or a provider of options may take.
  public var queryDeadline: Duration
  /// The number of times that a value is asked for before the intent is cancelled.
  public var maxAttempts: Int
  /// Most values that are offered as a choice; of more, the person names one.
  public var maxChoices: Int
  /// How often an intent may ask to be performed again.
  public var maxRestarts: Int
  /// Most intents that may follow each other from one utterance.
  public var maxOpenedIntents: Int
  /// Whether an utterance that is exactly a phrase starts a new intent while a question is open.
  ///
  /// Never while the question asks for free text: then all words are the text.
  public var hearsNewRequests: Bool
  /// Whether events hold the words of the person and the values.
  public var showsValuesInEvents: Bool
  /// The interval at which the progress of an intent is read.
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
