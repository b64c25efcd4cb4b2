// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentCatalog
import IntentResolution
import TextAnalysis

/// A conversation over catalogs in which nothing is performed.
///
///     var rehearsal = Rehearsal(resolver, answers: AnswerBinder(catalogs), request: ResolutionRequest(""))
///     rehearsal.say("Complete a task in Tasks")  // needsValue: task
///     rehearsal.say("buy milk")                  // resolved: what would run, with its values
///
/// Answers are taken as in cases (`CaseRunner`): values, choices, yes and no. "Never mind" ends what is
/// going on; a text that is no answer and exactly a phrase of an app begins that instead.
package struct Rehearsal: ~Copyable {
  /// What came of one turn.
  package struct Turn: Sendable {
    /// How the text was taken.
    package enum Kind: String, Sendable, CaseIterable {
      /// As something new.
      case request
      /// As the answer to what was asked.
      case answer
      /// Not at all: `resolution` is as it was before, and its question is still open.
      case notUnderstood
      /// As the wish to stop, or as a no: `resolution` is what was given up.
      case cancelled
    }

    /// How the text was taken.
    package var kind: Kind
    /// Where the conversation stands.
    package var resolution: Resolution
    /// Why an answer could not be taken, where it is not the answer's fault.
    package var reason: String?
  }

  private let resolver: IntentResolver
  private let binder: AnswerBinder
  /// The circumstances of all turns; its words do not count.
  private let circumstances: ResolutionRequest
  /// For the locale, and else for English.
  private let readers: [AnswerReader]
  private var scratch = MatchScratch()
  private var open: Conversation?

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - resolver: What finds intents; app code that it has is waited for.
  ///   - answers: What binds values that are asked for.
  ///   - request: The locale, the apps and all else that counts for every turn; its words do not.
  package init(
    _ resolver: IntentResolver, answers: AnswerBinder, request: ResolutionRequest
  ) {
    self.resolver = resolver
    circumstances = request
    binder = answers
    readers = [AnswerReader(locale: request.locale), AnswerReader(locale: LocaleTag("en"))]
  }

  /// Says something: an answer where something was asked, else something new.
  package mutating func say(_ text: String) -> Turn {
    guard let before = open else { return begin(resolution(of: text)) }
    let question = Self.question(before.resolution)
    if readers.contains(where: { $0.read(text, to: question) == .cancel }) {
      return giveUp(before)
    }
    var after = before
    after.answer(text, &scratch)
    if case .needsConfirmation = before.resolution.outcome, after.resolution.outcome == .noMatch {
      return giveUp(before)
    }
    let reason = after.resolution.error
    var compared = before.resolution
    compared.explanation = nil
    compared.failures = after.resolution.failures
    if compared != after.resolution {
      return answered(after)
    }
    let new = resolution(of: text)
    if new.match == .exact, Self.asks(new) || new.status == .resolved { return begin(new) }
    return Turn(
      kind: .notUnderstood, resolution: before.resolution,
      reason: reason == before.resolution.error ? nil : reason)
  }

  /// Takes an option of the choice that is open, by its place from 0.
  ///
  /// - Returns: `nil` where no choice is open or it has no such option.
  package mutating func choose(_ option: Int) -> Turn? {
    guard var conversation = open,
      let choice = conversation.resolution.disambiguation,
      choice.options.indices.contains(option)
    else { return nil }
    conversation.choose(option, &scratch)
    return answered(conversation)
  }

  /// Takes yes or no where consent was asked for; a no gives up what is going on.
  ///
  /// - Returns: `nil` where it was not.
  package mutating func confirm(_ isMeant: Bool) -> Turn? {
    guard var conversation = open, conversation.resolution.status == .needsConfirmation else {
      return nil
    }
    if !isMeant { return giveUp(conversation) }
    conversation.consent()
    return answered(conversation)
  }

  /// Gives up what is going on.
  ///
  /// - Returns: `nil` where nothing is.
  package mutating func cancel() -> Turn? { open.map { giveUp($0) } }

  private func request(_ text: String) -> ResolutionRequest {
    var request = circumstances
    request.hypotheses = [Hypothesis(text)]
    return request
  }

  private mutating func resolution(of text: String) -> Resolution {
    resolver.resolveBlocking(request(text), scratch: &scratch)
  }

  private mutating func answered(_ conversation: Conversation) -> Turn {
    open = Self.asks(conversation.resolution) ? conversation : nil
    return Turn(kind: .answer, resolution: conversation.resolution)
  }

  private mutating func begin(_ resolution: Resolution) -> Turn {
    open =
      Self.asks(resolution)
      ? Conversation(request(resolution.transcript), resolution, by: resolver, answers: binder)
      : nil
    return Turn(kind: .request, resolution: resolution)
  }

  private mutating func giveUp(_ conversation: Conversation) -> Turn {
    open = nil
    return Turn(kind: .cancelled, resolution: conversation.resolution)
  }

  private static func asks(_ resolution: Resolution) -> Bool {
    switch resolution.status {
    case .needsValue, .needsDisambiguation, .needsConfirmation: true
    case .resolved, .negative, .noMatch, .rejected: false
    }
  }

  private static func question(_ resolution: Resolution) -> Question {
    switch resolution.outcome {
    case .needsDisambiguation(_, let choice): .choice(choice.options.map { AnswerOption($0.title) })
    case .needsConfirmation: .confirmation()
    default: .value
    }
  }
}
