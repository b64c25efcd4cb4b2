// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import TextAnalysis

/// The person at the other end, for an intent while it is performed.
final class RunInteraction: IntentInteraction {
  private let run: IntentRun
  private let began: Date
  /// Made when it is first asked for: few intents report any.
  private let reported = Locked<Progress?>(nil)

  init(run: IntentRun) {
    self.run = run
    began = run.options.now()
  }

  var progress: Progress {
    reported.withLock { reported in
      if let reported { return reported }
      let progress = Progress(totalUnitCount: 0)
      reported = progress
      return progress
    }
  }

  var systemContext: IntentSystemContext {
    IntentSystemContext(
      preciseTimestamp: began,
      currentMode: IntentModes.Current(
        isForeground: run.isForeground, canContinueInForeground: true),
      isVoiceOnly: run.options.isVoiceOnly, locale: run.context.locale)
  }

  func requestValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable {
    try await run.askForValue(of: parameter, dialog: dialog).sendable
  }

  func requestDisambiguation(
    of parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int {
    let candidates = values.map { Candidate($0, locale: run.context.locale) }
    let dialog = dialog ?? parameter.details.requestDisambiguationDialog
    let prompt =
      dialog?.full.string(in: run.context.locale)
      ?? run.context.text(
        run.options.texts.chooseValue, ["parameter": run.title(of: parameter)])
    guard
      let index = try await run.choose(among: candidates, prompt: prompt, parameter: parameter)
    else { throw run.denied() }
    return index
  }

  func requestConfirmation(
    of parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?
  ) async throws -> Bool {
    let shown = Candidate(value, locale: run.context.locale).title
    let text =
      dialog?.full.string(in: run.context.locale)
      ?? run.context.text(run.options.texts.confirmValue, ["value": shown])
    return try await run.confirm(text, parameter: parameter) == .yes
  }

  func requestConfirmation(_ request: ConfirmationRequest) async throws {
    if request.conditions.contains(.lowConfidenceSource),
      !run.request.isUnsure || run.isConfirmed
    {
      return
    }
    let locale = run.context.locale
    let name = request.actionName
    let action =
      run.request.instance.summary?.text ?? run.intentType.title.string(in: locale)
    let text =
      request.dialog?.full.string(in: locale)
      ?? run.context.text(run.options.texts.confirmAction, ["action": action])
    let answer = try await run.confirm(
      text, parameter: nil,
      accept: ([name.acceptLabel] + name.acceptAlternatives).map { $0.string(in: locale) },
      deny: ([name.denyLabel] + name.denyAlternatives).map { $0.string(in: locale) })
    switch answer {
    case .yes: run.noteConfirmed()
    case .correction(let said):
      // With the value put right the question is another one: the intent asks it again.
      guard try await run.correct(said, except: nil) else { throw run.denied() }
      throw AppIntentError.restartPerform
    default: throw run.denied()
    }
  }

  func admit(_ snippet: any SnippetIntent) async throws {
    let type = type(of: snippet)
    let app = run.request.app
    let name = app.name(of: type)
    let isAdmitted = await run.context.admits(
      type.authenticationPolicy, app: app.app.id, intent: name)
    try Task.checkCancellation()
    guard isAdmitted else { throw LockedSnippet(intent: name) }
  }

  func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog?
  ) async throws -> Int {
    let locale = run.context.locale
    let candidates = options.map { Candidate($0, title: $0.title.string(in: locale)) }
    let prompt = dialog?.full.string(in: locale) ?? run.options.texts.chooseAction
    guard let index = try await run.choose(among: candidates, prompt: prompt, parameter: nil)
    else {
      // None of them: the option that cancels is the one that says so.
      if let cancel = options.firstIndex(where: { $0.style == .cancel }) {
        _ = run.denied()
        return cancel
      }
      throw run.denied()
    }
    if options[index].style == .cancel { _ = run.denied() }
    return index
  }

  func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
    try await run.continueInForeground(dialog: dialog, alwaysConfirm: alwaysConfirm)
  }

  func performBackgroundTask<Success: Sendable>(
    options: LongRunningTaskOptions, operation: @Sendable () async throws -> Success,
    onCancel: (@Sendable (IntentCancellationReason) -> Void)?
  ) async throws -> Success {
    // The limit of a long-running intent is that of its whole run; see `Session`.
    guard let onCancel else { return try await operation() }
    return try await withCancellationHandler(operation: operation, onCancel: onCancel)
  }

  func withCancellationHandler<Success: Sendable>(
    operation: @Sendable () async throws -> Success,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Success {
    let isTold = Locked(false)
    let asker = run.asker
    let tell = { @Sendable in
      let isFirst = isTold.withLock { told in
        defer { told = true }
        return !told
      }
      if isFirst { onCancel(asker.cancellation == .timeout ? .timeout : .userCancelled) }
    }
    return try await withTaskCancellationHandler {
      do { return try await operation() } catch {
        // An open question ends with the cancellation, maybe before the task is told of it.
        if asker.cancellation != nil { tell() }
        throw error
      }
    } onCancel: {
      tell()
    }
  }
}

/// A snippet that an intent wants performed, and that nobody unlocked the device for.
struct LockedSnippet: Error {
  /// The snippet's intent.
  let intent: String
}
