// SPDX-License-Identifier: Apache-2.0

/// The intent that a person meant, as they said after a misunderstanding.
public struct CorrectedIntent: Sendable, Hashable {
  /// The app's id.
  public var app: String
  /// The intent's name.
  public var intent: String
  /// Values of the intent's parameters, by their names; at most `UsageLimits.parameters`.
  public var parameters: [String: CorrectedValue]

  /// Creates a correction.
  public init(app: String, intent: String, parameters: [String: CorrectedValue] = [:]) {
    self.app = app
    self.intent = intent
    self.parameters = parameters
  }
}

/// A value that a person meant.
public struct CorrectedValue: Sendable, Hashable {
  /// The parameter's type, spelled as in results: `entity:Task`.
  public var type: String
  /// The id of the entity or the case; `nil` for text.
  public var id: String?
  /// The entity's name; for text the text itself.
  public var title: String
  /// The words of the utterance that name it; empty where none do.
  public var words: String

  /// Creates a value.
  public init(type: String, id: String?, title: String, words: String = "") {
    self.type = type
    self.id = id
    self.title = title
    self.words = words
  }
}
