// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// Where and how the intent runs; nothing in particular outside of a session.
  public var systemContext: IntentSystemContext {
    IntentInteractions.current?.systemContext ?? IntentSystemContext()
  }

  /// Asks whether to go on and waits for the answer.
  ///
  /// - Throws: `IntentInteractionError` outside of a session; `CancellationError` where the answer
  ///   is no.
  public func requestConfirmation() async throws {
    try await confirm(ConfirmationRequest(conditions: [], actionName: .continue))
  }

  /// Asks whether to go on and waits for the answer.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws {
    try await confirm(
      ConfirmationRequest(conditions: conditions, actionName: actionName, dialog: dialog))
  }

  /// Asks whether to go on, with the snippet of another intent, and waits for the answer.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    try await confirm(
      ConfirmationRequest(
        conditions: conditions, actionName: actionName, dialog: dialog,
        showsPrompt: showDialogAsPrompt, snippetIntent: snippetIntent))
  }

  /// Asks whether to go on, with the snippet of another intent, and waits for the answer.
  ///
  /// The snippet's intent is performed here, so its own policy is asked for first.
  ///
  /// - Returns: The value of the snippet's intent, which is performed once the answer is yes.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    try await IntentInteractions.required("requestConfirmation").admit(snippetIntent)
    try await confirm(
      ConfirmationRequest(
        conditions: conditions, actionName: actionName, dialog: dialog,
        showsPrompt: showDialogAsPrompt, snippetIntent: snippetIntent))
    guard let value = try await snippetIntent.perform().value else {
      throw IntentInteractionError.invalidAnswer
    }
    return value
  }

  /// Asks whether to go on and waits for the answer; a view goes with the question.
  @_disfavoredOverload
  public func requestConfirmation<Content>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, content: () -> Content
  ) async throws {
    try await confirm(
      ConfirmationRequest(
        conditions: conditions, actionName: actionName, dialog: dialog,
        showsPrompt: showDialogAsPrompt, view: SnippetView(content())))
  }

  /// Asks whether to go on and waits for the answer; the result says what is shown and spoken.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await confirm(
      ConfirmationRequest(
        conditions: [], actionName: confirmationActionName, dialog: result._dialog,
        showsPrompt: showPrompt))
  }

  /// Asks whether to go on and waits for the answer; the result says what is shown and spoken.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  /// Asks for one of several answers and waits for it.
  ///
  /// - Throws: `CancellationError` where the answer is one that cancels.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    let index = try await IntentInteractions.required("requestChoice").requestChoice(
      between: options, dialog: dialog)
    guard options.indices.contains(index) else { throw IntentInteractionError.invalidAnswer }
    guard options[index].style != .cancel else { throw CancellationError() }
    return options[index]
  }

  /// Asks for one of several answers and waits for it; a view goes with the question.
  ///
  /// - Throws: `CancellationError` where the answer is one that cancels.
  @_disfavoredOverload
  public func requestChoice<Content>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await requestChoice(between: options, dialog: dialog)
  }

  /// Asks for one of several answers and waits for it; a view goes with the question.
  ///
  /// - Throws: `CancellationError` where the answer is one that cancels.
  @_disfavoredOverload
  public func requestChoice<Content>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await requestChoice(between: options, dialog: dialog)
  }

  /// Brings the app to the front and goes on.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    try await IntentInteractions.required("continueInForeground").continueInForeground(
      dialog: dialog, alwaysConfirm: alwaysConfirm)
  }

  /// An error to throw so that the app comes to the front and the intent runs again there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog: dialog, alwaysConfirm: alwaysConfirm, continuation: nil))
  }

  private func confirm(_ request: ConfirmationRequest) async throws {
    try await IntentInteractions.required("requestConfirmation").requestConfirmation(request)
  }
}
