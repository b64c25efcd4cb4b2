// SPDX-License-Identifier: Apache-2.0

import TextAnalysis
public import ValueParsing

/// The outcome of one turn.
///
/// `outcome` has the kind of the outcome with its data:
///
///     switch resolution.outcome {
///     case .resolved(let match): run(match.intent, match.parameters)
///     case .needsConfirmation(let match): confirm(match)
///     case .needsValue(let match, let parameter, let dialog): ask(dialog, for: parameter, of: match)
///     case .needsDisambiguation(_, let choice): offer(choice.options)
///     case .negative, .noMatch: pass()
///     case .rejected(let reason): report(reason)
///     }
///
/// `status`, `app`, `intent`, `parameters` and the others are shorthands for its parts.
public struct Resolution: Sendable, Equatable {
  /// The reading that was resolved; the first one if none was.
  public var transcript: String
  /// The locale of the matching declaration; the request's if nothing matched.
  public var locale: String
  /// How the turn ended.
  public var outcome: Outcome
  /// Other readings, best first.
  public var alternatives: [Alternative] = []
  /// The failed queries of apps, each once, in words; the outcome lacks their answers.
  public var failures: [String] = []
  /// The frame of the words, with the leftover words; `nil` for a plain request.
  public var frame: SpeechFrame? {
    get { frameBox?.value }
    set { frameBox = newValue.map(Boxed.init) }
  }
  /// Every step with its reasons, when the request asked for it.
  public var explanation: Explanation? {
    get { explanationBox?.value }
    set { explanationBox = newValue.map(Boxed.init) }
  }
  // Apart, since most results have neither and all are copied.
  var frameBox: Boxed<SpeechFrame>?
  var explanationBox: Boxed<Explanation>?

  /// The end of a turn, with its data.
  public enum Outcome: Sendable, Equatable {
    /// An intent, with all it needs.
    case resolved(IntentMatch)
    /// An intent that lacks a value of a parameter; what to ask is in the app's words, `nil` where it has
    /// none.
    case needsValue(IntentMatch, parameter: String, dialog: String?)
    /// Several values, apps or intents fit equally well, or nearly so where the words fit no phrase; the
    /// intent is that of the first.
    case needsDisambiguation(IntentMatch, Disambiguation)
    /// An intent with all it needs, to be confirmed before it runs.
    case needsConfirmation(IntentMatch)
    /// A negative phrase won: its app wants none of this. With the phrase's template and how sure that is.
    case negative(app: String, phrase: String, confidence: Double)
    /// Nothing that any app declares.
    case noMatch
    /// The input was over a limit, not understood as input, or its turn was cancelled.
    case rejected(reason: String)
  }

  /// The name of an outcome, as results in JSON spell it.
  public enum Status: String, Sendable, CaseIterable {
    /// An intent, with all it needs.
    case resolved
    /// An intent that lacks a value: `missing` says which, `dialog` what to ask.
    case needsValue
    /// Several values, apps or intents fit: `disambiguation` lists them.
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
}

/// A part of an outcome that is copied as one reference.
final class Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The part.
  let value: Value

  /// Keeps a part.
  init(_ value: Value) { self.value = value }

  static func == (a: Boxed, b: Boxed) -> Bool { a.value == b.value }
}

/// An intent that the words mean, with its known parameters.
public struct IntentMatch: Sendable, Equatable {
  /// The app's id.
  public var app: String
  /// The intent's name.
  public var intent: String
  /// The shortcut's index in its app; `nil` if an answer chose the intent.
  public var shortcut: Int?
  /// The template of the matching phrase, as declared in its locale; `nil` if an answer chose the intent.
  public var phrase: String?
  /// By which way the phrase was found.
  public var kind: Kind
  /// The probability that this is meant, 0 ... 1.
  public var confidence: Double
  /// Bound parameters, in the intent's order.
  public var parameters: [BoundParameter]

  /// By which way a phrase was found.
  public enum Kind: String, Sendable {
    /// The words are the phrase's, but for case, diacritics, joints and polite words.
    case exact
    /// The words are near the phrase's.
    case flexible
  }
}

// What is made for every outcome is made by its memberwise initialiser: one that is written out copies the whole.

extension Resolution {
  /// Creates an outcome of a transcript, without other readings.
  package init(_ outcome: Outcome, transcript: String, locale: String) {
    self.init(transcript: transcript, locale: locale, outcome: outcome)
  }
}

extension IntentMatch {
  /// Creates a match.
  package init(
    _ parameters: [BoundParameter] = [], app: String, intent: String, shortcut: Int?,
    phrase: String?, kind: Kind, confidence: Double
  ) {
    self.init(
      app: app, intent: intent, shortcut: shortcut, phrase: phrase, kind: kind,
      confidence: confidence, parameters: parameters)
  }
}

/// A parameter with its value.
public struct BoundParameter: Sendable, Equatable {
  /// The parameter's name.
  public var name: String
  /// The type's spelling: `entity:Task`.
  public var type: String
  /// The entity, case or text of the words.
  public var value: Value
  /// The words it was bound from, as in the transcript; of a value that an answer gave, those of the answer, or
  /// the title that was chosen.
  public var text: String
  /// Their place: UTF-8 offsets in the transcript; 0 ..< 0 of a value that an answer gave.
  public var range: TextSpan

  /// The value of words: a listed value, an unlisted name, or the words themselves.
  public enum Value: Sendable, Equatable {
    /// A value of an entity, or a case of an enum.
    case entity(id: String, title: String)
    /// Text that names no listed value of an open entity.
    case openEntity(title: String)
    /// Free text.
    case string(String)
    /// A number, a date, an amount: what the words say, in the parameter's type.
    case value(SpokenValue.Content)
    /// Several values, as they were said; one or more. None of them is a list.
    indirect case list([Value])
  }
}

extension BoundParameter {
  /// Creates a bound parameter.
  package init(_ name: String, type: String, value: Value, text: String, range: TextSpan) {
    self.init(name: name, type: type, value: value, text: text, range: range)
  }
}

/// A choice the person has to make.
public struct Disambiguation: Sendable, Equatable {
  /// The parameter concerned; `nil` when the choice is between apps or their intents.
  public var parameter: String?
  /// The choices, at most `maxOptions`: values in declaration order, apps and intents by falling confidence.
  public var options: [Option]
  /// The question in the app's words; `nil` if it declares none, or the choice is between apps.
  public var dialog: String?

  /// Most options that are listed.
  package static let maxOptions = 10

  /// One thing to choose.
  public struct Option: Sendable, Equatable {
    /// The value's id; for a choice between apps the app's id.
    public var id: String
    /// Its name.
    public var title: String
    /// The text that distinguishes it from its namesakes; for a choice between intents the shortcut's short
    /// title, or the intent's title where it has none.
    public var subtitle: String?
    /// The intent, for a choice between apps or intents.
    public var intent: String?

    /// Creates an option.
    package init(id: String, title: String, subtitle: String? = nil, intent: String? = nil) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.intent = intent
    }
  }

  /// Creates a choice.
  package init(parameter: String?, options: [Option], dialog: String? = nil) {
    self.parameter = parameter
    self.options = options
    self.dialog = dialog
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
  package init(app: String, intent: String, phrase: String, confidence: Double) {
    self.app = app
    self.intent = intent
    self.phrase = phrase
    self.confidence = confidence
  }
}
