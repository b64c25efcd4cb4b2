// SPDX-License-Identifier: Apache-2.0

public import AppIntentsHosting

extension AppHost {
  /// Says one thing after the other in a conversation of its own.
  ///
  ///     let outcomes = await host.conversation(["Add a task in Tasks", "Buy milk"])
  ///     #expect(outcomes.last?.dialog == "Added Buy milk.")
  ///
  /// - Returns: The outcome of each, in order.
  public func conversation(
    _ said: [String], options: SessionOptions = SessionOptions(),
    delegate: (any SessionDelegate)? = nil
  ) async -> [SessionOutcome] {
    let session = session(options: options, delegate: delegate)
    var outcomes: [SessionOutcome] = []
    for text in said { outcomes.append(await session.say(text)) }
    await session.cancel()
    return outcomes
  }

  /// Says something in a conversation of its own and answers what is asked.
  ///
  /// - Parameters:
  ///   - text: What is said first.
  ///   - answers: The answers, in order; those that nobody asks for are not given.
  ///   - options: How the session behaves.
  ///   - delegate: The device.
  /// - Returns: The final outcome; a question, where there are too few answers.
  public func say(
    _ text: String, answers: [String], options: SessionOptions = SessionOptions(),
    delegate: (any SessionDelegate)? = nil
  ) async -> SessionOutcome {
    let session = session(options: options, delegate: delegate)
    var outcome = await session.say(text)
    for answer in answers where outcome.isAsking { outcome = await session.say(answer) }
    await session.cancel()
    return outcome
  }
}
