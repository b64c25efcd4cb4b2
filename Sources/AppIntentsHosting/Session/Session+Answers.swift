// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentResolution
import TextAnalysis

extension Session {
  /// Takes what is said as the answer to the open question.
  ///
  /// "Never mind" ends what is going on. What is exactly a phrase of an app, and no answer, begins
  /// that instead.
  func answer(_ text: String, to open: OpenTurn) async -> SessionOutcome {
    let question: OpenQuestion
    switch open {
    case .intent(_, let asked), .reading(_, let asked, _, _): question = asked
    }
    let answer = context.reader.read(text, to: question.reading)
    if answer == .cancel { return await giveUp(.userCancelled) }
    if case .text(let said) = answer, !said.isEmpty, !question.takesFreeText,
      options.hearsNewRequests, let request = await newRequest(text)
    {
      _ = await giveUp(.superseded)
      return await begin(request, text: text)
    }
    switch open {
    case .intent(let running, _):
      question.answer.withLock { $0 = answer }
      return await wait(for: running) { await running.turn.answer(text) }
    case .reading(var choice, _, let original, let attempts):
      var problem = options.texts.notUnderstood
      switch answer {
      case .option(let index):
        state.withLock { $0.open = nil }
        return await begin(choice.options[index], text: original)
      case .options(let indices):
        choice.options = indices.map { choice.options[$0] }
        problem = ""
      case .noOption, .no: return await giveUp(.denied)
      default: break
      }
      guard attempts < options.maxAttempts else { return await giveUp(.denied) }
      return askWhichReading(choice, text: original, problem: problem, attempts: attempts + 1)
    }
  }

  /// What is said, where it is exactly a phrase of an app.
  private func newRequest(_ text: String) async -> Resolution? {
    let resolution = await resolve(text)
    guard resolution.match == .exact else { return nil }
    switch resolution.outcome {
    case .resolved, .needsValue, .needsDisambiguation: return resolution
    case .needsConfirmation, .negative, .noMatch, .rejected: return nil
    }
  }

  /// Ends what is going on.
  func giveUp(_ reason: SessionCancellation) async -> SessionOutcome {
    let open = state.withLock { state in
      defer { state.open = nil }
      return state.open
    }
    if case .intent(let running, _) = open {
      await running.turn.cancel(reason == .superseded ? .superseded : .userCancelled)
      running.call.giveUp()
    }
    return cancelled(open, reason)
  }

  /// The outcome of what was given up.
  ///
  /// Not inlined: in an asynchronous function the compiler (Swift 6.3) takes what is first stored in its result for
  /// dead where one of several ways stores it again, and leaves that memory as it was on the others.
  @inline(never) private func cancelled(
    _ open: OpenTurn?, _ reason: SessionCancellation
  ) -> SessionOutcome {
    var outcome = SessionOutcome(.cancelled, dialog: options.texts.cancelled)
    outcome.cancellation = reason
    switch open {
    case .intent(let running, _):
      outcome.app = running.request.app.app.id
      outcome.intent = running.request.name
      outcome.performed = running.earlier?.performed ?? []
    case .reading(_, let question, _, _): outcome.app = question.question.app
    case nil: break
    }
    return outcome
  }
}
