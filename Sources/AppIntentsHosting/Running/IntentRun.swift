// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Conversation
import IntentCatalog
import IntentResolution
import TextAnalysis

/// One intent on its way from its first known values to its result.
///
/// The order is the platform's: what was said is bound, the parameters still missing are asked for in
/// the order of their declaration, an unsure reading is confirmed, the app comes to the front where the
/// intent wants that, and `perform()` runs. Whether the intent may run at all was asked before.
final class IntentRun: Sendable {
  typealias Turn = TurnTask<OpenQuestion, RunResult>

  private struct State {
    var isForeground = false
    var isConfirmed = false
    var isDenied = false
  }

  let context: RunContext
  let request: RunRequest
  let asker: Turn.Asker
  private let state = Locked(State())

  init(context: RunContext, request: RunRequest, asker: Turn.Asker) {
    self.context = context
    self.request = request
    self.asker = asker
    if context.options.foregroundApp == request.app.app.id {
      state.withLock { $0.isForeground = true }
    }
  }

  /// The intent.
  var intent: any AppIntent { request.instance.intent }
  /// The type of the intent.
  var intentType: any AppIntent.Type { type(of: intent) }
  /// What the session may be told.
  var options: SessionOptions { context.options }
  /// The name that people call the app by.
  var appName: String { request.app.app.names.name }

  /// Whether the app is in front.
  var isForeground: Bool { state.withLock { $0.isForeground } }
  /// Whether the person said yes to the whole of it.
  var isConfirmed: Bool { state.withLock { $0.isConfirmed } }

  /// Notes that the person said yes to the whole of it.
  func noteConfirmed() { state.withLock { $0.isConfirmed = true } }
  /// Whether the person said no to something.
  var isDenied: Bool { state.withLock { $0.isDenied } }

  /// Notes that the person said no, and makes the error that says so to the app.
  func denied() -> CancellationError {
    state.withLock { $0.isDenied = true }
    return CancellationError()
  }

  /// Fills the intent in and performs it.
  ///
  /// - Throws: What the app throws, `SessionError`, or `CancellationError` where the person said no.
  func run() async throws -> AnyIntentResult {
    if let (name, title) = request.changed {
      tell(.parameterSet(name: name, value: context.events.shown(title)))
    }
    if !request.bound.isEmpty { try await bindKnownParameters() }
    if request.instance.isMissingSome || request.openChoice != nil {
      try await resolveMissingParameters()
    }
    if request.isUnsure { try await confirmReading() }
    let modes = request.traits.modes
    if modes.contains(.foreground(.immediate)) {
      let isGranted = await openApp(.immediate)
      guard isGranted || modes.contains(.background) else { throw refusedForeground() }
    }
    let result = try await performWithRestarts()
    if modes.contains(.foreground(.deferred)), !isForeground { _ = await openApp(.deferred) }
    return result
  }

  /// Tells an event of this intent.
  func tell(_ kind: @autoclosure () -> SessionEvent.Kind) {
    context.events.tell(app: request.app.app.id, intent: request.name, kind())
  }

  // MARK: - Performing

  private func performWithRestarts() async throws -> AnyIntentResult {
    let interaction = RunInteraction(run: self)
    let watch = request.traits.reportsProgress ? watchProgress(of: interaction.progress) : nil
    defer {
      watch?.cancel()
      if watch != nil { tell(.progress(interaction.progress.fractionCompleted)) }
    }
    var restarts = 0
    while true {
      // What the host was asked before may have come back late, to a run that was given up.
      try Task.checkCancellation()
      do {
        tell(.performing)
        return try await IntentInteractions.$current.withValue(interaction) {
          try await request.instance.perform()
        }
      } catch {
        guard let wanted = (error as? AppIntentError) ?? converted(error) else { throw error }
        restarts += 1
        guard restarts <= options.maxRestarts else {
          throw SessionError(
            .tooManyRestarts,
            "'\(request.name)' asked to be performed again more than \(options.maxRestarts) times")
        }
        if let result = try await answer(wanted.kind) { return result }
        tell(.restarting(count: restarts))
      }
    }
  }

  private func converted(_ error: any Error) -> AppIntentError? {
    (error as? any CustomAppIntentErrorConvertible)?.appIntentError
  }

  /// Gets what an intent wants before it is performed again.
  ///
  /// - Returns: The result, where the intent has something else run in place of its rest.
  private func answer(_ kind: AppIntentError.Kind) async throws -> AnyIntentResult? {
    switch kind {
    case .failed: throw AppIntentError(kind)
    case .restartPerform: break
    case .needsValue(let parameter, let dialog):
      let value = try await askForValue(of: parameter, dialog: dialog)
      try set(parameter, to: value)
    case .needsDisambiguation(let parameter, let values, let dialog):
      let candidates = values.map { Candidate($0, locale: context.locale) }
      guard let chosen = try await choose(candidates, for: parameter, dialog: dialog) else {
        throw denied()
      }
      try set(parameter, to: chosen)
    case .needsForeground(let dialog, let alwaysConfirm, let continuation):
      try await continueInForeground(dialog: dialog, alwaysConfirm: alwaysConfirm)
      if let continuation {
        try await continuation()
        return AnyIntentResult(IntentResultContainer<Never, Never, Never, Never>())
      }
    }
    return nil
  }

  private func watchProgress(of progress: Progress) -> Task<Void, Never> {
    Task.detached { [self] in
      var last = -1.0
      while !Task.isCancelled {
        let fraction = progress.fractionCompleted
        if fraction != last { tell(.progress(fraction)) }
        last = fraction
        await request.app.gate.keeper.sleep(for: options.progressInterval)
      }
    }
  }

  // MARK: - The foreground

  /// Asks the host to bring the app to the front.
  func openApp(_ mode: IntentModes.ForegroundMode) async -> Bool {
    if isForeground { return true }
    let isGranted = await context.delegate.openApp(request.app.app.id, mode: mode)
    if isGranted { state.withLock { $0.isForeground = true } }
    tell(.foreground(mode: mode, isGranted: isGranted))
    return isGranted
  }

  /// Brings the app to the front, after asking where that is wanted.
  func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
    if isForeground { return }
    if alwaysConfirm || dialog != nil {
      let text =
        dialog?.full.string(in: context.locale)
        ?? context.text(options.texts.confirmForeground, ["app": appName])
      guard try await confirm(text, parameter: nil) == .yes else { throw denied() }
    }
    guard await openApp(.dynamic) else { throw refusedForeground() }
  }

  private func refusedForeground() -> SessionError {
    SessionError(
      .foregroundRefused, "'\(request.name)' needs '\(appName)' in front, and the host refused")
  }
}
