// SPDX-License-Identifier: Apache-2.0

/// The outcome of one turn of a conversation.
public struct SessionOutcome: Sendable {
  /// How the turn ended.
  public enum Status: String, Sendable, CaseIterable {
    /// A question is open: `question`.
    case asked
    /// An intent was performed.
    case performed
    /// An intent was given up: `cancellation` says why.
    case cancelled
    /// An intent failed: `error` says why.
    case failed
    /// An intent may not run, since nobody unlocked the device.
    case locked
    /// An app wants none of this (a negative phrase).
    case negative
    /// Nothing that any app declares was said.
    case noMatch
  }

  /// How the turn ended.
  public var status: Status
  /// The text for a person without a screen.
  public var dialog: String
  /// The text beside a view on the screen, if the app gives it.
  public var supportingDialog: String?
  /// The id of the app concerned; `nil` if there is none.
  public var app: String?
  /// The intent that asked, ran, failed or was abandoned.
  public var intent: String?
  /// The question that is open.
  public var question: SessionQuestion?
  /// The value that the intent returned.
  public var value: (any Sendable)?
  /// The value in words.
  public var valueText: String?
  /// The view that was made.
  public var snippet: SessionSnippet?
  /// The intent of a snippet that was neither performed nor shown, because the device stayed locked.
  public var lockedSnippet: String?
  /// The performed intents, in order, beginning with the requested one.
  public var performed: [String]
  /// Why the intent was given up.
  public var cancellation: SessionCancellation?
  /// Why the intent failed.
  public var error: (any Error)?
  /// What is told of the error in events, where its app was asked.
  var errorEvent: String?
  /// What the error says of itself, where its app was asked and has no words of it for a person: to ask it later would be to
  /// call the app's code.
  var reason: String?

  /// Creates an outcome.
  public init(
    _ status: Status, dialog: String, app: String? = nil, intent: String? = nil,
    performed: [String] = []
  ) {
    self.status = status
    self.dialog = dialog
    self.app = app
    self.intent = intent
    self.performed = performed
  }

  /// Whether a question is open.
  public var isAsking: Bool { status == .asked }
}

/// Why an intent was given up.
public enum SessionCancellation: String, Sendable, CaseIterable {
  /// It ran longer than it may.
  case timeout
  /// The person wanted no more of it.
  case userCancelled
  /// The person said no to a confirmation, or wanted none of what there was to choose from.
  case denied
  /// Something else was begun in its place.
  case superseded
}

extension SessionOutcome: CustomStringConvertible {
  /// The status and the dialog: `asked: Which list?`, followed by the options, or by the error of a failure.
  public var description: String { said + (failure.map { " (\($0))" } ?? "") }

  /// The status and what is said, with the options behind it.
  var said: String {
    var text = "\(status.rawValue): \(dialog)"
    if let options = question?.options, !options.isEmpty {
      text += " [\(options.joined(separator: ", "))]"
    }
    return text
  }

  /// Why the intent failed, in words for whoever writes the app, in at most 500 characters; `nil` where it did not, or where
  /// what is said says it.
  var failure: String? {
    guard error != nil else { return nil }
    let text = (error as? SessionError)?.message ?? reason ?? ""
    guard !text.isEmpty, !dialog.contains(text) else { return nil }
    return text.count > 500 ? text.prefix(500) + "…" : text
  }
}
