// SPDX-License-Identifier: Apache-2.0

/// What a person meant by what they said to a question.
package enum Answer: Sendable, Equatable {
  /// One of the options, by its position; no other is as near.
  case option(Int)
  /// These of the options still fit, by their positions in order; ask again among them, and say what
  /// tells them apart (`AnswerReader.shownTitles(of:)`).
  ///
  /// All of them where all are called alike, and one where a place was said that it does not have.
  case options([Int])
  /// None of the options.
  case noOption
  /// All of the options, where one may take several.
  case allOptions
  /// Yes.
  case yes
  /// No.
  case no
  /// No, and what is meant instead: "no, the kitchen", "I said Friday".
  case correction(String)
  /// Stop all of it: "never mind".
  case cancel
  /// Something else: a value, where one was asked for, or what was not understood.
  case text(String)
}

/// What was asked.
package enum Question: Sendable, Equatable {
  /// For a value of any kind.
  case value
  /// Which of several.
  case choice([AnswerOption])
  /// Yes or no; the words of the action's own for either come first.
  case confirmation(accept: [String] = [], deny: [String] = [])
}

/// One of several things to choose from.
package struct AnswerOption: Sendable, Equatable {
  /// What it is called.
  package var title: String
  /// What else it is called.
  package var otherNames: [String]
  /// What tells it from others of its name.
  package var subtitle: String?

  /// Creates an option.
  package init(_ title: String, otherNames: [String] = [], subtitle: String? = nil) {
    self.title = title
    self.otherNames = otherNames
    self.subtitle = subtitle
  }
}
