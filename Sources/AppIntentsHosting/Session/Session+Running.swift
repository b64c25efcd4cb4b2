// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import IntentCatalog
import IntentResolution
import TextAnalysis

extension Session {
  /// Runs an intent up to its first question or to its end, and those that it opens.
  func start(_ request: RunRequest, after earlier: SessionOutcome? = nil) async -> SessionOutcome {
    guard let texts = request.app.texts else { return await run(request, after: earlier) }
    return await LocalizedStringTables.$ofApp.withValue(texts) {
      await run(request, after: earlier)
    }
  }

  private func run(_ request: RunRequest, after earlier: SessionOutcome?) async -> SessionOutcome {
    let policy = request.traits.policy
    if policy != .alwaysAllowed {
      let (app, intent) = (request.app.app.id, request.name)
      let isAllowed = await stoppable { [context] in
        await context.admits(policy, app: app, intent: intent)
      }
      if isAllowed != true {
        // Each part is stored once: see `cancelled(_:_:)`.
        let isStopped = isAllowed == nil
        var outcome = SessionOutcome(
          isStopped ? .cancelled : .locked,
          dialog: isStopped ? options.texts.cancelled : options.texts.locked, app: app,
          intent: intent, performed: earlier?.performed ?? [])
        outcome.cancellation = isStopped ? .userCancelled : nil
        return outcome
      }
    }
    guard let call = request.app.gate.admit() else {
      return failed(
        SessionOutcome(
          .failed, dialog: "", app: request.app.app.id, intent: request.name,
          performed: earlier?.performed ?? []), request, request.notCalled)
    }
    let isLong = request.traits.isLongRunning
    var limits = IntentRun.Turn.Limits(
      running: isLong ? options.longRunningLimit : options.runningLimit, grace: options.grace)
    limits.keeper = request.app.gate.keeper
    let turn = IntentRun.Turn(
      limits: limits, executor: call, timers: CallerThreads.shared, canceller: call.cancel
    ) { [context] asker in
      guard call.begin() else { throw request.notCalled }
      defer { call.finish() }
      return try await request.app.texts.atHand {
        do {
          return RunResult(
            try await IntentRun(context: context, request: request, asker: asker).run(),
            app: request.app, locale: context.locale)
        } catch  where error is CancellationError || error is LockedSnippet {
          throw error
        } catch {
          throw RunFailure(error, context: context)
        }
      }
    }
    let running = RunningIntent(request: request, turn: turn, call: call, earlier: earlier)
    return await wait(for: running) { await turn.start() }
  }

  /// The outcome of an intent that did not come to its end.
  private func failed(
    _ outcome: SessionOutcome, _ request: RunRequest, _ error: any Error
  ) -> SessionOutcome {
    let failure = error as? RunFailure
    var outcome = outcome
    outcome.status = .failed
    outcome.dialog =
      failure?.dialog ?? context.text(options.texts.failed, ["app": request.app.app.names.name])
    outcome.error = failure?.error ?? error
    outcome.errorEvent = failure?.event
    outcome.reason = failure?.reason
    return outcome
  }

  /// Waits until an intent asks or is over; meanwhile it can be stopped.
  func wait(
    for running: RunningIntent, _ act: () async -> IntentRun.Turn.Event
  ) async -> SessionOutcome {
    state.withLock { $0.stop = { running.turn.stopSoon(.userCancelled) } }
    let event = await act()
    state.withLock { $0.stop = nil }
    return await running.request.app.texts.atHand { await outcome(of: running, event) }
  }

  /// Waits for code of the host that may never come back; meanwhile it can be stopped.
  ///
  /// - Returns: `nil` where it was stopped. The code is told by the cancellation of its task, and what it
  ///   does later reaches nobody.
  func stoppable<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value
  ) async -> Value? {
    let texts = LocalizedStringTables.ofApp
    let work = TurnTask<Never, Value>(limits: .init(running: nil, grace: .zero)) { _ in
      await LocalizedStringTables.$ofApp.withValue(texts) { await body() }
    }
    state.withLock { $0.stop = { work.stopSoon(.userCancelled) } }
    let event = await work.start()
    state.withLock { $0.stop = nil }
    guard case .ended(let value) = event else { return nil }
    return value
  }

  /// What an intent's last turn comes to.
  private func outcome(of running: RunningIntent, _ event: IntentRun.Turn.Event) async
    -> SessionOutcome
  {
    let request = running.request
    var outcome = SessionOutcome(
      .performed, dialog: "", app: request.app.app.id, intent: request.name,
      performed: running.earlier?.performed ?? [])
    switch event {
    case .asked(let question):
      state.withLock { $0.open = .intent(running, question) }
      outcome.status = .asked
      outcome.dialog = question.question.text
      outcome.question = question.question
      return outcome
    case .ended(let result):
      state.withLock { state in
        state.open = nil
        // What follows up what was said is meant by it, not by what an intent opened.
        if running.earlier == nil { state.performed = request }
      }
      outcome.performed.append(request.name)
      return await finish(outcome, running, result)
    case .failed(let error):
      state.withLock { $0.open = nil }
      if error is CancellationError {
        outcome.status = .cancelled
        outcome.dialog = options.texts.cancelled
        outcome.cancellation = .denied
      } else if let error = error as? LockedSnippet {
        outcome.status = .locked
        outcome.dialog = options.texts.locked
        outcome.lockedSnippet = error.intent
      } else {
        outcome = failed(outcome, request, error)
      }
      return outcome
    case .cancelled(let reason):
      state.withLock { $0.open = nil }
      running.call.giveUp()
      outcome.status = .cancelled
      switch reason {
      case .timeout:
        outcome.dialog = context.text(
          options.texts.timedOut, ["app": request.app.app.names.name])
        outcome.cancellation = .timeout
      case .userCancelled:
        outcome.dialog = options.texts.cancelled
        outcome.cancellation = .userCancelled
      case .superseded:
        outcome.dialog = options.texts.cancelled
        outcome.cancellation = .superseded
      }
      return outcome
    }
  }

  private func finish(
    _ finished: SessionOutcome, _ running: RunningIntent, _ result: RunResult
  ) async -> SessionOutcome {
    var outcome = finished
    let app = running.request.app
    if let dialog = result.dialog {
      outcome.dialog = dialog
      outcome.supportingDialog = result.supportingDialog
    }
    if let value = result.value {
      outcome.value = value.sendable
      outcome.valueText = value.title
    }
    let own = outcome.value
    if let view = result.snippet {
      if let intent = view.intent { show(intent, of: app) }
      switch await makeSnippet(view, app: app) {
      case .shown(let snippet): outcome.snippet = snippet
      case .locked(let intent): outcome.lockedSnippet = intent
      case .failed, nil: break
      }
    }
    // What the intent before said or returned stands where this one has nothing of the kind.
    if let earlier = running.earlier {
      if outcome.dialog.isEmpty {
        outcome.dialog = earlier.dialog
        outcome.supportingDialog = outcome.supportingDialog ?? earlier.supportingDialog
      }
      if outcome.value == nil {
        outcome.value = earlier.value
        outcome.valueText = earlier.valueText
      }
      outcome.snippet = outcome.snippet ?? earlier.snippet
      outcome.lockedSnippet = outcome.lockedSnippet ?? earlier.lockedSnippet
    }
    if let next = result.opens {
      return await open(next.intent, next.traits, after: outcome, value: own, app: app)
    }
    if outcome.dialog.isEmpty { outcome.dialog = options.texts.done }
    return outcome
  }

  // MARK: - Intents that follow

  private func open(
    _ intent: any AppIntent, _ traits: IntentTraits, after outcome: SessionOutcome,
    value: (any Sendable)?, app: AppDefinitions
  ) async -> SessionOutcome {
    let name = app.name(of: type(of: intent))
    context.events.tell(app: app.app.id, intent: outcome.intent, .opened(intent: name))
    guard outcome.performed.count < options.maxOpenedIntents else {
      var failed = outcome
      failed.status = .failed
      failed.error = SessionError(
        .tooManyIntents,
        "more than \(options.maxOpenedIntents) intents followed each other; '\(name)' was not run")
      failed.dialog = context.text(options.texts.failed, ["app": app.app.names.name])
      return failed
    }
    return await start(
      RunRequest(
        app: app, name: name, instance: Self.instance(of: intent, given: value), traits: traits),
      after: outcome)
  }

  /// An intent with what the one before it returned, where a parameter is declared to take it.
  ///
  /// The first one of `.connectToPreviousIntentResult` that has no value and takes this type.
  private static func instance(
    of intent: any AppIntent, given value: (any Sendable)?
  ) -> AnyIntentInstance {
    let instance = AnyIntentInstance(intent)
    guard let value else { return instance }
    for (_, parameter) in instance.ordered
    where parameter.details.inputConnectionBehavior == .connectToPreviousIntentResult
      && !parameter.isSet
    {
      do {
        try parameter.set(value)
        break
      } catch {
        // Of another type: a later parameter may take it, and else this one is asked for.
        continue
      }
    }
    return instance
  }
}
