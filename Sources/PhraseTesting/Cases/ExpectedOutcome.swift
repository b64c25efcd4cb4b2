// SPDX-License-Identifier: Apache-2.0

public import IntentResolution

/// The expected outcome of a turn; only the members that are given are compared.
///
///     ExpectedOutcome(intent: "CompleteTask", parameters: [ExpectedParameter("task", "Buy milk")])
public struct ExpectedOutcome: Sendable, Equatable {
  /// How a turn may end.
  public enum Ending: Sendable, Equatable {
    /// As a resolution does that says so.
    case status(Resolution.Status)
    /// With an intent, or a question that leads to it.
    case acting
    /// With nothing to do: no match, a negative phrase, or rejected.
    case nothing
    /// In any way; `excluded` says what must not come out.
    case any
    /// In any way but by doing what is excluded; asking about it will do.
    case undone
  }

  /// How it must end.
  public var ending: Ending
  /// The app; `nil` where any will do.
  public var app: String?
  /// Intents of which any is right; empty where any intent is.
  public var intents: [String]
  /// Intents that must not come out, not even as something to choose; by `Ending.undone`, only not done.
  public var excluded: [ExcludedIntent]
  /// The expected parameters; `nil` where that does not matter.
  public var parameters: [ExpectedParameter]?
  /// Whether others than `parameters` may be bound too.
  public var allowsOtherParameters: Bool
  /// The parameter that must be asked for.
  public var missing: String?
  /// The parameter that several values must fit.
  public var choosing: String?
  /// The expected options, in order: ids after `#`, titles else.
  public var options: [String]?
  /// The expected question.
  public var dialog: String?
  /// The phrase that must have matched: its template.
  public var phrase: String?
  /// By which way it must have matched.
  public var match: IntentMatch.Kind?

  /// Creates an expectation of how a turn ends.
  public init(_ ending: Ending, app: String? = nil) {
    self.ending = ending
    self.app = app
    intents = []
    excluded = []
    allowsOtherParameters = false
  }

  /// Creates an expectation of an intent.
  public init(
    intent: String, app: String? = nil, parameters: [ExpectedParameter]? = nil,
    status: Resolution.Status = .resolved
  ) {
    self.init(.status(status), app: app)
    intents = [intent]
    self.parameters = parameters
  }

  /// Whether the turn may end with a question, so that an answer has its place.
  package var asks: Bool {
    switch ending {
    case .status(.needsValue), .status(.needsDisambiguation), .status(.needsConfirmation), .acting,
      .any, .undone:
      true
    case .status, .nothing: false
    }
  }

  /// Whether only what is excluded counts.
  package var excludes: Bool { ending == .any || ending == .undone }

  /// Whether the turn must end with an intent or a question.
  package var acts: Bool {
    switch ending {
    case .status(let status): status.acts
    case .acting: true
    case .nothing, .any, .undone: false
    }
  }
}

/// An intent that must not come out.
public struct ExcludedIntent: Sendable, Equatable {
  /// Its app; `nil` for the intents of this name in all apps.
  public var app: String?
  /// Its name; `*` for every intent.
  public var name: String

  /// Creates one.
  public init(app: String? = nil, name: String) {
    self.app = app
    self.name = name
  }

  /// Both, as `app/name`.
  package var spelling: String { (app.map { $0 + "/" } ?? "") + name }
}

/// The expected value of a parameter; case, diacritics and marks of texts do not count.
public struct ExpectedParameter: Sendable, Equatable {
  /// Its name in the intent: `task`.
  public var name: String
  /// The value's title, what it stands for, or the words said.
  public var value: String?
  /// The value's id.
  public var id: String?
  /// The value's title.
  public var title: String?
  /// The words said.
  public var text: String?
  /// Whether it must not be bound at all.
  public var isAbsent: Bool

  /// Creates an expectation.
  public init(
    _ name: String, _ value: String? = nil, id: String? = nil, title: String? = nil,
    text: String? = nil, isAbsent: Bool = false
  ) {
    self.name = name
    self.value = value
    self.id = id
    self.title = title
    self.text = text
    self.isAbsent = isAbsent
  }
}

extension Resolution.Status {
  /// Whether it leads on with an intent.
  package var acts: Bool {
    switch self {
    case .resolved, .needsValue, .needsDisambiguation, .needsConfirmation: true
    case .negative, .noMatch, .rejected: false
    }
  }
}
