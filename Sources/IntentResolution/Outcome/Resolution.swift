// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// What became of one turn.
public struct Resolution: Sendable, Equatable {
  /// How it ended.
  public enum Status: String, Sendable, CaseIterable {
    /// An intent, with all it needs.
    case resolved
    /// An intent that lacks a value: `missing` says which, `dialog` what to ask.
    case needsValue
    /// Several values, apps or intents fit equally well, or nearly so where the words fit no phrase:
    /// `disambiguation` lists them.
    case needsDisambiguation
    /// An intent with all it needs, to be confirmed before it runs.
    case needsConfirmation
    /// A negative phrase won: the app wants none of this.
    case negative
    /// Nothing that any app declares.
    case noMatch
    /// The input was over a limit or not understood as input: `error` says why.
    case rejected
  }

  /// By which way a phrase was found.
  public enum Match: String, Sendable {
    /// The words are the phrase's, but for case, diacritics, joints and polite words.
    case exact
    /// The words are near the phrase's.
    case flexible
  }

  /// How it ended.
  public var status: Status
  /// The reading that was resolved; the first one when none was.
  public var transcript: String
  /// The app's id.
  public var app: String?
  /// The intent's name.
  public var intent: String?
  /// The shortcut's index in its app.
  public var shortcut: Int?
  /// The phrase's template as declared in the app's locale that matched.
  public var phrase: String?
  /// By which way the phrase was found.
  public var match: Match?
  /// How sure the outcome is, 0 ... 1; 0 when there is none.
  public var confidence: Double
  /// The locale of the declaration that matched; the request's where none did.
  public var locale: String
  /// Bound parameters, in the intent's order.
  public var parameters: [BoundParameter]
  /// The parameter that lacks a value.
  public var missing: String?
  /// What to ask the person.
  public var dialog: String?
  /// What there is to choose from.
  public var disambiguation: Disambiguation?
  /// Other readings, best first.
  public var alternatives: [Alternative]
  /// Why the input was rejected, or which app code failed.
  public var error: String?
  /// Every step with its reasons, when the request asked for it.
  public var explanation: Explanation?

  /// Creates an outcome with nothing but its status.
  public init(status: Status, transcript: String, locale: String, error: String? = nil) {
    self.status = status
    self.transcript = transcript
    self.locale = locale
    self.error = error
    confidence = 0
    parameters = []
    alternatives = []
  }
}

/// A parameter with its value.
public struct BoundParameter: Sendable, Equatable {
  /// The parameter's name.
  public var name: String
  /// The type's spelling: `entity:Task`.
  public var type: String
  /// What it is bound to.
  public var value: Value
  /// The words it was bound from, as in the transcript.
  public var text: String
  /// Where they stand: UTF-8 offsets in the transcript.
  public var range: TextSpan

  /// What a parameter is bound to.
  public enum Value: Sendable, Equatable {
    /// A value of an entity, or a case of an enum.
    case entity(id: String, title: String)
    /// Text that names no listed value of an open entity.
    case openEntity(title: String)
    /// Free text.
    case string(String)
  }

  /// Creates a bound parameter.
  public init(name: String, type: String, value: Value, text: String, range: TextSpan) {
    self.name = name
    self.type = type
    self.value = value
    self.text = text
    self.range = range
  }
}

/// A choice the person has to make.
public struct Disambiguation: Sendable, Equatable {
  /// The parameter concerned; `nil` when the choice is between apps or their intents.
  public var parameter: String?
  /// What there is to choose from, at most `maxOptions`: values in declaration order, apps and intents
  /// surest first.
  public var options: [Option]

  /// Most options that are listed.
  public static let maxOptions = 10

  /// One thing to choose.
  public struct Option: Sendable, Equatable {
    /// The value's id; for a choice between apps the app's id.
    public var id: String
    /// Its name.
    public var title: String
    /// What tells it from others of the same name; for a choice between intents the shortcut's short
    /// title, or the intent's title where it has none.
    public var subtitle: String?
    /// The intent, for a choice between apps or intents.
    public var intent: String?

    /// Creates an option.
    public init(id: String, title: String, subtitle: String? = nil, intent: String? = nil) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.intent = intent
    }
  }

  /// Creates a choice.
  public init(parameter: String?, options: [Option]) {
    self.parameter = parameter
    self.options = options
  }
}

/// Another reading that was found.
public struct Alternative: Sendable, Equatable {
  /// The app's id.
  public var app: String
  /// The intent's name.
  public var intent: String
  /// The phrase's template.
  public var phrase: String
  /// How sure it is, 0 ... 1.
  public var confidence: Double

  /// Creates an alternative.
  public init(app: String, intent: String, phrase: String, confidence: Double) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.confidence = confidence
  }
}
