// SPDX-License-Identifier: Apache-2.0

// What an outcome says of one thing, whichever case it is.

extension Resolution.Outcome {
  /// The name of the case.
  package var status: Resolution.Status {
    switch self {
    case .resolved: .resolved
    case .needsValue: .needsValue
    case .needsDisambiguation: .needsDisambiguation
    case .needsConfirmation: .needsConfirmation
    case .negative: .negative
    case .noMatch: .noMatch
    case .rejected: .rejected
    }
  }

  /// The resolved intent, to be run now or after the person's answer; `nil` if there is none.
  public var match: IntentMatch? {
    switch self {
    case .resolved(let match), .needsConfirmation(let match),
      .needsValue(let match, _, _),
      .needsDisambiguation(let match, _):
      match
    case .negative, .noMatch, .rejected: nil
    }
  }
}

extension Resolution {
  /// The kind of outcome, without its data.
  public var status: Status { outcome.status }

  /// The app's id, of an intent or of a negative phrase.
  public var app: String? {
    if case .negative(let app, _, _) = outcome { app } else { outcome.match?.app }
  }

  /// The intent's name.
  public var intent: String? { outcome.match?.intent }

  /// The template of the phrase that matched, a negative one included.
  public var phrase: String? {
    if case .negative(_, let phrase, _) = outcome { phrase } else { outcome.match?.phrase }
  }

  /// How the intent was found, by a phrase or flexibly; `nil` if there is none.
  public var match: IntentMatch.Kind? { outcome.match?.kind }

  /// The confidence of the outcome, 0 ... 1; 0 if nothing matched.
  public var confidence: Double {
    if case .negative(_, _, let confidence) = outcome {
      confidence
    } else {
      outcome.match?.confidence ?? 0
    }
  }

  /// Bound parameters, in the intent's order.
  public var parameters: [BoundParameter] { outcome.match?.parameters ?? [] }

  /// The parameter that lacks a value.
  public var missing: String? {
    if case .needsValue(_, let parameter, _) = outcome { parameter } else { nil }
  }

  /// The question to the person, in the app's words.
  public var dialog: String? {
    switch outcome {
    case .needsValue(_, _, let dialog): dialog
    case .needsDisambiguation(_, let choice): choice.dialog
    default: nil
    }
  }

  /// The options to choose from.
  public var disambiguation: Disambiguation? {
    if case .needsDisambiguation(_, let choice) = outcome { choice } else { nil }
  }

  /// Why the input was rejected, or which app code failed.
  public var error: String? {
    if case .rejected(let reason) = outcome { return reason }
    return failures.isEmpty ? nil : failures.joined(separator: "; ")
  }
}
