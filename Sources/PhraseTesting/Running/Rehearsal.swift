// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentCatalog
import IntentResolution
import TextAnalysis

/// A conversation over catalogs in which nothing is performed.
///
///     var rehearsal = Rehearsal(resolver, catalogs: catalogs, locale: LocaleTag("en"))
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
  private let locale: LocaleTag
  private let apps: [String]?
  /// For the locale, and else for English.
  private let readers: [AnswerReader]
  private var scratch = MatchScratch()
  private var open: Conversation?

  /// Begins a conversation.
  ///
  /// - Parameters:
  ///   - resolver: What finds intents.
  ///   - catalogs: What was compiled; without them values that are asked for cannot be bound.
  ///   - locale: The language that is spoken.
  ///   - apps: The only apps to look at; `nil` for all.
  package init(
    _ resolver: IntentResolver, catalogs: [AppCatalog], locale: LocaleTag, apps: [String]? = nil
  ) {
    self.resolver = resolver
    self.locale = locale
    self.apps = apps
    binder = AnswerBinder(catalogs)
    readers = [AnswerReader(locale: locale), AnswerReader(locale: LocaleTag("en"))]
  }

  /// Says something: an answer where something was asked, else something new.
  package mutating func say(_ text: String) -> Turn {
    guard let before = open else { return begin(resolution(of: text)) }
    let question = Self.question(before.resolution)
    if readers.contains(where: { $0.read(text, to: question) == .cancel }) {
      return giveUp(before)
    }
    var after = before
    after.answer(text, resolver, &scratch)
    if case .needsConfirmation = before.resolution.outcome, after.resolution.outcome == .noMatch {
      return giveUp(before)
    }
    let reason = after.resolution.error
    var compared = before.resolution
    compared.explanation = nil
    compared.failures = after.resolution.failures
    if compared != after.resolution {
      open = Self.asks(after.resolution) ? after : nil
      return Turn(kind: .answer, resolution: after.resolution)
    }
    let new = resolution(of: text)
    if new.match == .exact, Self.asks(new) || new.status == .resolved { return begin(new) }
    return Turn(
      kind: .notUnderstood, resolution: before.resolution,
      reason: reason == before.resolution.error ? nil : reason)
  }

  private func request(_ text: String) -> ResolutionRequest {
    ResolutionRequest(text, locale: locale, allowedApps: apps)
  }

  private mutating func resolution(of text: String) -> Resolution {
    resolver.resolveSynchronously(request(text), scratch: &scratch)
  }

  private mutating func begin(_ resolution: Resolution) -> Turn {
    open =
      Self.asks(resolution)
      ? Conversation(request(resolution.transcript), resolution, binder) : nil
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
