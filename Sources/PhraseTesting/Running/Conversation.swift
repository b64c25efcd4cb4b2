// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution
import MatchIndex
import TextAnalysis

/// The turns of a case: an utterance, and answers to what is asked.
///
/// A small and strict stand-in for a session: it binds a value that is asked for, picks from a choice,
/// takes yes and no, and asks for what is missing next, in the intent's order. An answer that is not
/// understood leaves the question as it is.
struct Conversation {
  /// How the last turn ended.
  private(set) var resolution: Resolution
  private let request: ResolutionRequest
  private let resolver: IntentResolver
  private let binder: AnswerBinder
  private var isConfirmed = false

  init(
    _ request: ResolutionRequest, _ resolution: Resolution, by resolver: IntentResolver,
    answers binder: AnswerBinder
  ) {
    self.request = request
    self.resolution = resolution
    self.resolver = resolver
    self.binder = binder
  }

  /// Takes an answer to what was asked.
  mutating func answer(_ text: String, _ scratch: inout MatchScratch) {
    resolution.explanation = nil
    switch resolution.outcome {
    case .needsValue(let match, let parameter, _): bind(text, to: parameter, of: match, &scratch)
    case .needsDisambiguation(let match, let choice):
      choose(text, from: choice, for: match, &scratch)
    case .needsConfirmation(let match): confirm(text, match)
    case .resolved, .negative, .noMatch, .rejected:
      resolution.outcome = .rejected(reason: "nothing was asked that \"\(text)\" could answer")
    }
  }

  // MARK: - A value

  private mutating func bind(
    _ text: String, to name: String, of match: IntentMatch, _ scratch: inout MatchScratch
  ) {
    func answer(_ text: String) -> AnswerBinder.Answer {
      binder.bind(
        text, to: name, of: match.intent, app: match.app, request: request, scratch: &scratch)
    }
    switch answer(text) {
    case .one(let value): take(value, for: match)
    case .several(let options): ask(options, for: name, of: match)
    case .none:
      // "The second Emma" is a name, and a place among those that are called so.
      guard let placed = SpokenAnswer.placedName(text, locale: request.locale),
        case .several(let options) = answer(placed)
      else { return }
      let picked = SpokenAnswer.pick(text, from: options, locale: request.locale)
      if picked.count == 1 {
        take(options[picked[0]], named: text, as: name, of: match)
      } else {
        ask(options, for: name, of: match)
      }
    case .unknown(let reason): resolution.failures = [reason]
    }
  }

  /// Asks which of several values is meant.
  private mutating func ask(
    _ options: [Disambiguation.Option], for name: String, of match: IntentMatch
  ) {
    resolution.outcome = .needsDisambiguation(
      match, Disambiguation(parameter: name, options: options))
  }

  /// Takes the value that was chosen of several.
  private mutating func take(
    _ option: Disambiguation.Option, named text: String, as parameter: String,
    of match: IntentMatch
  ) {
    let type = needs(of: match)?.parameters.first { $0.name == parameter }?.type
    take(
      BoundParameter(
        parameter, type: type ?? "", value: .entity(id: option.id, title: option.title),
        text: text, range: TextSpan(lower: 0, upper: 0)), for: match)
  }

  /// Binds a value and goes on to what is missing next.
  private mutating func take(_ value: BoundParameter, for match: IntentMatch) {
    var (value, match) = (value, match)
    // The answer is no part of the transcript.
    value.range = TextSpan(lower: 0, upper: 0)
    match.parameters.removeAll { $0.name == value.name }
    match.parameters.append(value)
    proceed(match)
  }

  /// Asks for what is missing, then for consent, or is done.
  private mutating func proceed(_ match: IntentMatch) {
    guard let needs = needs(of: match) else {
      resolution.outcome = .rejected(reason: "'\(match.app)' has no intent '\(match.intent)'")
      return
    }
    var match = match
    let bound = match.parameters
    match.parameters = needs.parameters.compactMap { one in
      bound.first { $0.name == one.name }
    }
    let missing = needs.parameters.first { parameter in
      parameter.isNeeded && !bound.contains { $0.name == parameter.name }
    }
    if let missing {
      resolution.outcome = .needsValue(match, parameter: missing.name, dialog: missing.dialog)
    } else if needs.asksForConsent, !isConfirmed {
      resolution.outcome = .needsConfirmation(match)
    } else {
      resolution.outcome = .resolved(match)
    }
  }

  private func needs(of match: IntentMatch) -> IntentNeeds? {
    IntentNeeds(
      of: match.intent, app: match.app, locale: resolution.locale, in: resolver.image)
  }

  // MARK: - A choice

  private mutating func choose(
    _ text: String, from choice: Disambiguation, for match: IntentMatch,
    _ scratch: inout MatchScratch
  ) {
    let picked = SpokenAnswer.pick(text, from: choice.options, locale: request.locale)
    if picked.count > 1 {
      var fewer = choice
      fewer.options = picked.map { choice.options[$0] }
      resolution.outcome = .needsDisambiguation(match, fewer)
    }
    guard picked.count == 1 else { return }
    choose(picked[0], named: text, from: choice, for: match, &scratch)
  }

  /// Takes an option of the choice that is open, where there is one.
  mutating func choose(_ place: Int, _ scratch: inout MatchScratch) {
    guard case .needsDisambiguation(let match, let choice) = resolution.outcome,
      choice.options.indices.contains(place)
    else { return }
    choose(
      place, named: choice.options[place].title, from: choice, for: match, &scratch)
  }

  private mutating func choose(
    _ place: Int, named text: String, from choice: Disambiguation, for match: IntentMatch,
    _ scratch: inout MatchScratch
  ) {
    let option = choice.options[place]
    if let parameter = choice.parameter {
      return take(option, named: text, as: parameter, of: match)
    }
    // A choice between apps or intents: what was said, with the other apps left out.
    var again = request
    again.allowedApps = [option.id]
    let outcome = resolver.resolveBlocking(again, scratch: &scratch)
    let isMeant = outcome.app == option.id && option.intent.map { $0 == outcome.intent } ?? true
    if isMeant, outcome.disambiguation.map({ $0.parameter != nil }) ?? true {
      resolution = outcome
    } else if let intent = option.intent {
      proceed(
        IntentMatch(
          app: option.id, intent: intent, shortcut: nil, phrase: nil, kind: match.kind,
          confidence: match.confidence))
    }
  }

  // MARK: - Consent

  private mutating func confirm(_ text: String, _ match: IntentMatch) {
    switch SpokenAnswer.consent(text, locale: request.locale) {
    case true: consent(match)
    case false:
      resolution = Resolution(.noMatch, transcript: text, locale: resolution.locale)
    case nil: break
    }
  }

  /// Takes a yes where consent was asked for.
  mutating func consent() {
    if case .needsConfirmation(let match) = resolution.outcome { consent(match) }
  }

  private mutating func consent(_ match: IntentMatch) {
    isConfirmed = true
    proceed(match)
  }
}
