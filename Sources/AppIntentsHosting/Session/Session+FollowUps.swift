// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import TextAnalysis

extension Session {
  /// The intent that was performed last, again with another value: "and the kitchen too".
  ///
  /// Only what begins with the language's "and" and then names one value, and nothing else, follows
  /// up; and only where exactly one of the values that the intent had is of a parameter that knows
  /// another one of exactly this name. The other values stay as they were.
  ///
  /// - Returns: `nil` where any of this is not so.
  func followUp(_ text: String) async -> RunRequest? {
    guard let last = state.withLock({ $0.performed }), let name = context.reader.followUp(text),
      let definition = last.app.intent(last.name)
    else { return nil }
    do {
      let found = try await last.app.call(
        "the values of '\(last.name)'", deadline: options.queryDeadline,
        intent: last.instance.intent
      ) { [context] in
        try await Self.followUp(name, to: last, definition, context)
      }
      guard let (instance, parameter, value) = found else { return nil }
      return RunRequest(
        app: last.app, name: last.name, instance: instance, traits: last.traits,
        changed: (parameter, value))
    } catch {
      return nil
    }
  }

  /// The intent with one value replaced by another that is called exactly so, the parameter, and the
  /// value's title.
  private static func followUp(
    _ name: String, to last: RunRequest, _ definition: AnyIntentDefinition, _ context: RunContext
  ) async throws -> (AnyIntentInstance, parameter: String, title: String)? {
    var fitting: [(name: String, value: Candidate)] = []
    for (parameterName, parameter) in last.instance.ordered where parameter.isSet {
      guard let source = CandidateSource(parameter), let now = parameter.anyValue else { continue }
      guard !(now is any AnyValueSequence), !(now is any AnyEntityCollection) else { continue }
      // Without the app's values nothing is known to be meant.
      guard let value = try? await value(called: name, in: source, context) else { continue }
      // What was just done is not meant again.
      guard !value.isValue(now) else { return nil }
      fitting.append((parameterName, value))
    }
    guard fitting.count == 1 else { return nil }
    let instance = last.app.makeInstance(of: definition, shortcut: nil)
    // Where a value is of another type after all, nothing is done.
    for (name, parameter) in last.instance.ordered where parameter.isSet {
      try instance.set(name, to: parameter.anyValue)
    }
    try instance.set(fitting[0].name, to: fitting[0].value.value)
    return (instance, fitting[0].name, fitting[0].value.title)
  }

  /// The one value that is called exactly so.
  private static func value(
    called name: String, in source: CandidateSource, _ context: RunContext
  ) async throws -> Candidate? {
    // What is offered may not be all there is of the name.
    let known = try await source.candidates(locale: context.locale)
    let found = try await source.search(name, locale: context.locale) ?? []
    let values = (known + found).unique
    return context.reader.option(calledExactly: name, among: values.map(\.option))
      .map { values[$0] }
  }
}
