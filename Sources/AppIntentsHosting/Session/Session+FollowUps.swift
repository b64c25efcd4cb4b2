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
    var fitting: [(name: String, value: Candidate)] = []
    for (parameterName, parameter) in last.instance.ordered where parameter.isSet {
      guard let source = CandidateSource(parameter), let now = parameter.anyValue else { continue }
      guard !(now is any AnyValueSequence), !(now is any AnyEntityCollection) else { continue }
      guard let value = await value(called: name, in: source, of: last) else { continue }
      // What was just done is not meant again.
      guard !value.isValue(now) else { return nil }
      fitting.append((parameterName, value))
    }
    guard fitting.count == 1 else { return nil }
    let instance = last.app.makeInstance(of: definition, shortcut: nil)
    do {
      for (name, parameter) in last.instance.ordered where parameter.isSet {
        try instance.set(name, to: parameter.anyValue)
      }
      try instance.set(fitting[0].name, to: fitting[0].value.value)
    } catch {
      // Of another type after all: then nothing is done.
      return nil
    }
    return RunRequest(
      app: last.app, name: last.name, instance: instance, traits: last.traits,
      changed: (fitting[0].name, fitting[0].value.title))
  }

  /// The one value that is called exactly so.
  private func value(
    called name: String, in source: CandidateSource, of request: RunRequest
  ) async -> Candidate? {
    let locale = context.locale
    let reader = context.reader
    do {
      return try await request.app.texts.atHand {
        try await AppCall.run(
          "the values of '\(request.name)'", deadline: options.queryDeadline,
          grace: options.grace, intent: request.instance.intent
        ) {
          // What is offered may not be all there is of the name.
          let known = try await source.candidates(locale: locale)
          let values = (known + (try await source.search(name, locale: locale) ?? [])).unique
          return reader.option(calledExactly: name, among: values.map(\.option)).map { values[$0] }
        }
      }
    } catch {
      // Without the app's values nothing is known to be meant.
      return nil
    }
  }
}
