// SPDX-License-Identifier: Apache-2.0

/// The person at the other end, as an intent sees them while it runs.
///
/// A session sets one around `perform()`; everything in this module that needs a conversation goes
/// through it. Without one, `IntentInteractionError.outsideSession` is thrown.
package protocol IntentInteraction: Sendable {
  /// Asks for a value of a parameter; the answer is of the type of one value.
  func requestValue(
    of parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable

  /// Asks which of several values is meant; the answer is its position.
  func requestDisambiguation(
    of parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int

  /// Asks whether a value is right.
  func requestConfirmation(
    of parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?
  ) async throws -> Bool

  /// Asks whether to go on; returns when the answer is yes.
  ///
  /// - Throws: `CancellationError` where the answer is no.
  func requestConfirmation(_ request: ConfirmationRequest) async throws

  /// Returns where the intent of a snippet may be performed.
  ///
  /// - Throws: An error where its policy does not allow that.
  func admit(_ snippet: any SnippetIntent) async throws

  /// Asks for one of several options; the answer is its position.
  func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog?
  ) async throws -> Int

  /// Brings the app to the front.
  ///
  /// - Throws: `CancellationError` where the person or the host does not want that.
  func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws

  /// Where and how the intent runs.
  var systemContext: IntentSystemContext { get }

  /// The progress that an intent reports; the same object for one run.
  var progress: Progress { get }

  /// Runs work that may take longer than an intent may.
  ///
  /// - Parameters:
  ///   - onCancel: Called once, with the reason, where the work is cancelled.
  func performBackgroundTask<Success: Sendable>(
    options: LongRunningTaskOptions,
    operation: @Sendable () async throws -> Success,
    onCancel: (@Sendable (IntentCancellationReason) -> Void)?
  ) async throws -> Success

  /// Runs work and says when it is cancelled, and why.
  func withCancellationHandler<Success: Sendable>(
    operation: @Sendable () async throws -> Success,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Success
}

/// A question whether an action is to go on.
package struct ConfirmationRequest: Sendable {
  /// When to ask.
  package var conditions: ConfirmationConditions
  /// What the action is called.
  package var actionName: ConfirmationActionName
  /// What to say.
  package var dialog: IntentDialog?
  /// Whether the dialog is the question, and not only what is shown.
  package var showsPrompt = true
  /// The intent whose snippet is shown with it.
  package var snippetIntent: (any AppIntent)?
  /// The view that is shown with it.
  package var view: SnippetView?
}

/// Who the running intent talks to.
package enum IntentInteractions {
  /// The one set around the running `perform()`.
  @TaskLocal package static var current: (any IntentInteraction)?

  /// The one set around the running `perform()`.
  ///
  /// - Throws: `IntentInteractionError.outsideSession` where there is none.
  package static func required(_ call: String) throws(IntentInteractionError)
    -> any IntentInteraction
  {
    guard let current else { throw .outsideSession(call: call) }
    return current
  }
}

/// Why an intent could not talk to anybody.
public struct IntentInteractionError: Error, Sendable, Equatable, CustomStringConvertible {
  private enum Kind: Sendable, Equatable {
    case outsideSession(String)
    case invalidAnswer
  }

  private let kind: Kind

  /// The intent runs outside of a session.
  package static func outsideSession(call: String) -> IntentInteractionError {
    IntentInteractionError(kind: .outsideSession(call))
  }

  /// The answer is of another type than was asked for.
  package static let invalidAnswer = IntentInteractionError(kind: .invalidAnswer)

  /// The failure, and the remedy.
  public var description: String {
    switch kind {
    case .outsideSession(let call):
      "'\(call)' was called outside of a session, so there is nobody to ask; "
        + "let a session run the intent"
    case .invalidAnswer: "the session answered with a value of another type"
    }
  }
}
