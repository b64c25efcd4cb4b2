// SPDX-License-Identifier: Apache-2.0

/// A question that waits for an answer.
public struct SessionQuestion: Sendable, Equatable {
  /// The sorts of answer that may be asked for.
  public enum Kind: String, Sendable, CaseIterable {
    /// A value that the person names.
    case value
    /// One of several options.
    case choice
    /// Yes or no.
    case confirmation
  }

  /// The sort of answer that is asked for.
  public var kind: Kind
  /// The question in words.
  public var text: String
  /// The app that wants to know; `nil` for a choice between apps.
  public var app: String?
  /// The intent that wants to know; `nil` for a choice between intents.
  public var intent: String?
  /// The parameter concerned.
  public var parameter: String?
  /// The options by name, in the order in which "the second one" counts; those that are called alike with
  /// what tells them apart: "Emma, Jane Austen", "Atlas (2)".
  public var options: [String]

  /// Creates a question.
  public init(
    _ kind: Kind, text: String, app: String? = nil, intent: String? = nil,
    parameter: String? = nil, options: [String] = []
  ) {
    self.kind = kind
    self.text = text
    self.app = app
    self.intent = intent
    self.parameter = parameter
    self.options = options
  }
}
