// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import IntentCatalog
import IntentResolution
import TextAnalysis

/// One conversation with the apps of a host.
///
///     let session = host.session()
///     await session.say("Add a task in Tasks")   // asked: What is it called?
///     await session.say("Buy milk")              // performed: Added Buy milk.
///
/// If a question is open, a text is its answer; otherwise it is resolved and performed. Sessions are independent and
/// run at once; one session takes its texts in turn. `perform()` and the apps' queries run on threads of their own: if
/// their code blocks, throws or never returns, only this turn ends, with an outcome that says so.
public final class Session: Sendable {
  let host: HostCore
  let context: RunContext
  private let turnstile = Turnstile()
  let state = Locked(State())

  /// What is going on between two turns.
  struct State {
    /// What waits for an answer.
    var open: OpenTurn?
    /// Stops what runs, while somebody waits for it: an intent, or an answer of the delegate.
    var stop: (@Sendable () -> Void)?
    /// Whether that is a snippet made again, beside whatever is open.
    var isReloading = false
    /// What was performed last, with the values it had.
    var performed: RunRequest?
    /// The snippet that was shown last.
    var snippet: ShownSnippet?
  }

  /// What waits for an answer.
  enum OpenTurn {
    /// An intent, in the middle of its run.
    case intent(RunningIntent, OpenQuestion)
    /// A choice between apps or their intents.
    case reading(Disambiguation, OpenQuestion, text: String, attempts: Int)
  }

  /// An intent whose run is not over.
  struct RunningIntent {
    let request: RunRequest
    let turn: IntentRun.Turn
    let call: GatedCall
    /// What came of the intent before it, out of the same utterance.
    let earlier: SessionOutcome?
  }

  init(host: HostCore, options: SessionOptions, delegate: (any SessionDelegate)?) {
    self.host = host
    context = RunContext(
      options: options, delegate: delegate ?? DefaultSessionDelegate(),
      events: EventHub(showsValues: options.showsValuesInEvents))
  }

  deinit {
    // Nobody will answer any more.
    guard case .intent(let running, _) = state.withLock({ $0.open }) else { return }
    Task.detached(executorPreference: CallerThreads.shared) {
      await running.turn.cancel(.superseded)
      running.call.giveUp()
    }
  }

  /// Settings that it was started with, the language and the time zone among them.
  public var options: SessionOptions { context.options }

  /// The events from now on; each call makes a stream of its own.
  public func events() -> AsyncStream<SessionEvent> { context.events.stream() }

  /// The question that is open.
  public var question: SessionQuestion? {
    state.withLock { state in
      switch state.open {
      case .intent(_, let question), .reading(_, let question, _, _): question.question
      case nil: nil
      }
    }
  }

  /// Says something: an answer if a question is open, otherwise a new request.
  ///
  /// - Returns: The outcome: a question, a result, or the reason for none. It takes as long as the apps' code does,
  ///   within the limits of the session.
  public func say(_ text: String) async -> SessionOutcome {
    await turn {
      context.events.tell(.heard(text: context.events.shown(text)))
      if let open = state.withLock({ $0.open }) { return await answer(text, to: open) }
      return await begin(await resolve(text), text: text)
    }
  }

  /// Cancels the turn or the open question, if there is one.
  ///
  /// It also ends the wait for an answer of the delegate: the session is free at once, and a late `true` of
  /// `authenticate` performs nothing.
  ///
  /// - Returns: The outcome `cancelled` if a question was open. If an intent runs or the delegate is asked, `nil`: the
  ///   waiting call of `say` returns that outcome.
  @discardableResult public func cancel() async -> SessionOutcome? {
    let (stop, isReloading) = state.withLock { ($0.stop, $0.isReloading) }
    stop?()
    guard stop == nil || isReloading else { return nil }
    guard question != nil else { return nil }
    return await turn { await giveUp(.userCancelled) }
  }

  /// Makes the last snippet again and hands it to the delegate.
  ///
  /// Its intent cannot ask questions: a snippet that asks is not made. The delegate gets its policy each time.
  ///
  /// - Returns: Whether there was one and it could be made.
  public func reloadSnippet() async -> Bool {
    await turnstile.enter()
    defer { turnstile.leave() }
    guard let last = state.withLock({ $0.snippet }) else { return false }
    state.withLock { $0.isReloading = true }
    defer { state.withLock { $0.isReloading = false } }
    return await last.app.texts.atHand {
      if case .shown = await makeSnippet(SnippetView(intent: last.intent), app: last.app) {
        true
      } else {
        false
      }
    }
  }

  private func turn(_ body: () async -> SessionOutcome) async -> SessionOutcome {
    if !turnstile.takeIfFree() { await turnstile.enter() }
    defer { turnstile.leave() }
    context.events.beginTurn()
    let outcome = await body()
    if let error = outcome.error {
      context.events.tell(
        app: outcome.app, intent: outcome.intent,
        .failed(error: outcome.errorEvent ?? context.events.shown(error)))
    }
    context.events.tell(app: outcome.app, intent: outcome.intent, .ended(outcome.status))
    return outcome
  }

  // MARK: - What is said

  func resolve(_ text: String, apps: [String]? = nil) async -> Resolution {
    var request = ResolutionRequest(
      text, locale: options.locale, foregroundApp: options.foregroundApp, allowedApps: apps,
      deadline: options.queryDeadline)
    request.reference = context.reference
    let resolution = await host.snapshot.resolver.resolve(request)
    context.events.tell(
      app: resolution.app, intent: resolution.intent,
      .resolved(status: resolution.status.rawValue, confidence: resolution.confidence))
    return resolution
  }

  /// Begins what an utterance was resolved to.
  func begin(_ resolution: Resolution, text: String) async -> SessionOutcome {
    switch resolution.outcome {
    case .resolved(let match), .needsValue(let match, _, _): return await begin(match)
    case .needsConfirmation(let match): return await begin(match, isUnsure: true)
    case .needsDisambiguation(let match, let choice):
      guard let parameter = choice.parameter else { return askWhichReading(choice, text: text) }
      return await begin(match, openChoice: (parameter, choice.options.map(\.id)))
    case .noMatch:
      if let request = await followUp(text) { return await start(request) }
      return SessionOutcome(
        .noMatch, dialog: dialog(of: resolution.frame), app: resolution.frame?.app)
    case .negative(let app, _, _):
      return SessionOutcome(.negative, dialog: options.texts.noMatch, app: app)
    case .rejected(let reason):
      var outcome = SessionOutcome(.failed, dialog: options.texts.noMatch)
      outcome.error = SessionError(.rejected, reason)
      return outcome
    }
  }

  /// What is said where nothing is done: why, as far as the words tell.
  private func dialog(of frame: SpeechFrame?) -> String {
    guard let frame, let app = frame.app else { return options.texts.noMatch }
    if frame.kind != .opposite, frame.kind != .exception, let title = frame.notDoneTitle {
      return context.text(options.texts.notDone, ["action": title])
    }
    return context.text(options.texts.notInApp, ["app": host.app(app)?.app.names.name ?? app])
  }

  /// Begins an intent with the values that were found.
  ///
  /// - Parameters:
  ///   - openChoice: The parameter that several values fit, and their ids.
  ///   - isUnsure: Whether it is to be confirmed before it runs.
  private func begin(
    _ match: IntentMatch, openChoice: (parameter: String, ids: [String])? = nil,
    isUnsure: Bool = false
  ) async -> SessionOutcome {
    guard let app = host.app(match.app), let definition = app.intent(match.intent) else {
      return unknownIntent(match.app, match.intent)
    }
    return await start(
      RunRequest(
        app: app, name: match.intent,
        instance: app.makeInstance(of: definition, shortcut: match.shortcut),
        traits: app.traits(of: definition.type), bound: match.parameters,
        openChoice: openChoice, isUnsure: isUnsure))
  }

  private func unknownIntent(_ app: String?, _ intent: String?) -> SessionOutcome {
    var outcome = SessionOutcome(.failed, dialog: options.texts.noMatch, app: app, intent: intent)
    outcome.error = SessionError(
      .unknownIntent, "no hosted app declares the intent '\(intent ?? "")'; host it again")
    return outcome
  }

  // MARK: - Apps and intents to choose from

  /// Asks which of several apps, or actions of one app, is meant.
  ///
  /// - Parameters:
  ///   - problem: What goes before the question.
  ///   - attempts: How often it has been asked, this time counted in.
  func askWhichReading(
    _ choice: Disambiguation, text: String, problem: String = "", attempts: Int = 1
  ) -> SessionOutcome {
    // Where the apps differ they are the options, else the actions of the one app.
    let isBetweenApps = Set(choice.options.map(\.id)).count > 1
    let answers = choice.options.map { option in
      isBetweenApps
        ? AnswerOption(option.title, subtitle: option.subtitle)
        : AnswerOption(option.subtitle ?? option.title)
    }
    let prompt = isBetweenApps ? options.texts.chooseApp : options.texts.chooseAction
    let question = OpenQuestion(
      SessionQuestion(
        .choice, text: prompt, app: isBetweenApps ? nil : choice.options.first?.id,
        options: context.reader.shownTitles(of: answers)), reading: .choice(answers))
    state.withLock { $0.open = .reading(choice, question, text: text, attempts: attempts) }
    var outcome = SessionOutcome(
      .asked, dialog: problem.isEmpty ? prompt : problem + " " + prompt,
      app: question.question.app)
    outcome.question = question.question
    return outcome
  }

  /// Begins the reading that was chosen.
  func begin(
    _ option: Disambiguation.Option, text: String
  ) async -> SessionOutcome {
    // What was said is read again as if there were only this app; where that leads to another of its
    // intents, the chosen one asks for its values itself.
    let resolution = await resolve(text, apps: [option.id])
    if resolution.app == option.id,
      option.intent == nil || resolution.intent == option.intent
    {
      return await begin(resolution, text: text)
    }
    guard let app = host.app(option.id), let name = option.intent,
      let definition = app.intent(name)
    else { return unknownIntent(option.id, option.intent) }
    return await start(
      RunRequest(
        app: app, name: name, instance: app.makeInstance(of: definition, shortcut: nil),
        traits: app.traits(of: definition.type)))
  }
}
