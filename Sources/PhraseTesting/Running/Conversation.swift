// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import IntentCatalog
import IntentResolution
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
  private let binder: AnswerBinder
  private var isConfirmed = false

  init(_ request: ResolutionRequest, _ resolution: Resolution, _ binder: AnswerBinder) {
    self.request = request
    self.resolution = resolution
    self.binder = binder
  }

  /// Takes an answer to what was asked.
  mutating func answer(
    _ text: String, _ resolver: IntentResolver, _ scratch: inout MatchScratch
  ) {
    resolution.explanation = nil
    switch resolution.status {
    case .needsValue: bind(text, &scratch)
    case .needsDisambiguation: choose(text, resolver, &scratch)
    case .needsConfirmation: confirm(text)
    case .resolved, .negative, .noMatch, .rejected:
      resolution.error = "nothing was asked that \"\(text)\" could answer"
      resolution.status = .rejected
    }
  }

  // MARK: - A value

  private mutating func bind(_ text: String, _ scratch: inout MatchScratch) {
    guard let app = resolution.app, let intent = resolution.intent, let name = resolution.missing
    else { return }
    func answer(_ text: String) -> AnswerBinder.Answer {
      binder.bind(
        text, to: name, of: intent, app: app, locale: request.locale, scratch: &scratch)
    }
    switch answer(text) {
    case .one(let value): take(value)
    case .several(let options): ask(options, for: name)
    case .none:
      // "The second Emma" is a name, and a place among those that are called so.
      guard let placed = SpokenAnswer.placedName(text, locale: request.locale),
        case .several(let options) = answer(placed)
      else { return }
      let picked = SpokenAnswer.pick(text, from: options, locale: request.locale)
      if picked.count == 1 {
        take(options[picked[0]], for: name, text)
      } else {
        ask(options, for: name)
      }
    case .unknown(let reason): resolution.error = reason
    }
  }

  /// Asks which of several values is meant.
  private mutating func ask(_ options: [Disambiguation.Option], for name: String) {
    resolution.status = .needsDisambiguation
    resolution.missing = nil
    resolution.dialog = nil
    resolution.disambiguation = Disambiguation(parameter: name, options: options)
  }

  /// Takes the value that was chosen of several.
  private mutating func take(
    _ option: Disambiguation.Option, for parameter: String, _ text: String
  ) {
    let type = resolution.app.flatMap { app in
      resolution.intent.flatMap { binder.intent($0, of: app) }
    }?.parameters.first { $0.name == parameter }?.type.spelling
    take(
      BoundParameter(
        name: parameter, type: type ?? "", value: .entity(id: option.id, title: option.title),
        text: text, range: TextSpan(lower: 0, upper: UInt32(clamping: text.utf8.count))))
  }

  /// Binds a value and goes on to what is missing next.
  private mutating func take(_ value: BoundParameter) {
    resolution.parameters.removeAll { $0.name == value.name }
    resolution.parameters.append(value)
    proceed()
  }

  /// Asks for what is missing, then for consent, or is done.
  private mutating func proceed() {
    resolution.missing = nil
    resolution.dialog = nil
    resolution.disambiguation = nil
    resolution.status = .resolved
    guard let app = resolution.app, let name = resolution.intent,
      let intent = binder.intent(name, of: app)
    else { return }
    let bound = resolution.parameters
    resolution.parameters = intent.parameters.compactMap { one in
      bound.first { $0.name == one.name }
    }
    for parameter in intent.parameters where !parameter.isOptional {
      guard parameter.defaultValue == nil, !bound.contains(where: { $0.name == parameter.name })
      else { continue }
      resolution.status = .needsValue
      resolution.missing = parameter.name
      resolution.dialog = parameter.requestValueDialog.map {
        binder.translated($0, app: app, locale: resolution.locale)
      }
      return
    }
    if intent.requiresConfirmation, !isConfirmed { resolution.status = .needsConfirmation }
  }

  // MARK: - A choice

  private mutating func choose(
    _ text: String, _ resolver: IntentResolver, _ scratch: inout MatchScratch
  ) {
    guard let choice = resolution.disambiguation else { return }
    let picked = SpokenAnswer.pick(text, from: choice.options, locale: request.locale)
    if picked.count > 1 {
      resolution.disambiguation?.options = picked.map { choice.options[$0] }
    }
    guard picked.count == 1 else { return }
    let option = choice.options[picked[0]]
    if let parameter = choice.parameter { return take(option, for: parameter, text) }
    // A choice between apps or intents: what was said, with the other apps left out.
    var again = request
    again.allowedApps = [option.id]
    let outcome = resolver.resolveSynchronously(again, scratch: &scratch)
    let isMeant = outcome.app == option.id && option.intent.map { $0 == outcome.intent } ?? true
    if isMeant, outcome.disambiguation.map({ $0.parameter != nil }) ?? true {
      resolution = outcome
      return
    }
    resolution.app = option.id
    resolution.intent = option.intent
    resolution.parameters = []
    resolution.phrase = nil
    resolution.shortcut = nil
    proceed()
  }

  // MARK: - Consent

  private mutating func confirm(_ text: String) {
    switch SpokenAnswer.consent(text, locale: request.locale) {
    case true:
      isConfirmed = true
      proceed()
    case false:
      resolution = Resolution(
        status: .noMatch, transcript: text, locale: resolution.locale)
    case nil: break
    }
  }
}
