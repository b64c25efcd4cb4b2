// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// The texts of a session where the app gives no dialog, in the language of the session.
///
/// Names in `${…}` are filled in: `parameter`, `value`, `action`, `app`, `lower`, `upper`.
public struct SessionTexts: Sendable, Equatable {
  /// The question for a missing value, if the parameter has no dialog of its own.
  public var askValue = ""
  /// Asks which of several values.
  public var chooseValue = ""
  /// Asks whether an action is to be done.
  public var confirmAction = ""
  /// Asks whether a value is right.
  public var confirmValue = ""
  /// Asks which of several apps.
  public var chooseApp = ""
  /// Asks which of several actions of one app.
  public var chooseAction = ""
  /// Goes before a question that is asked again because the answer was not understood.
  public var notUnderstood = ""
  /// Goes before a question that is asked again because the answer names nothing.
  public var notFound = ""
  /// Goes before a question that is asked again because the number is too small or too large.
  public var outOfRange = ""
  /// Asks whether the app may come to the front.
  public var confirmForeground = ""
  /// An action was done that says nothing itself.
  public var done = ""
  /// An action was given up.
  public var cancelled = ""
  /// An action took too long.
  public var timedOut = ""
  /// An action failed and did not say why in words for people.
  public var failed = ""
  /// The device stayed locked.
  public var locked = ""
  /// Nothing that any app declares was said.
  public var noMatch = ""
  /// An intent was named and not requested, but asked about, forbidden or reported; `${action}` is
  /// its title.
  public var notDone = ""
  /// An app was named, and nothing that it declares was said; `${app}` is its name.
  public var notInApp = ""

  /// Creates the English texts.
  public init() { self = Self.forLanguage("en") }

  /// The texts of a language: of those that answers are understood in, else English.
  ///
  /// - Parameter language: A language subtag: `de`.
  public static func forLanguage(_ language: String) -> SessionTexts {
    guard let texts = known[language] ?? known["en"] else {
      preconditionFailure("no texts in English")
    }
    return texts
  }

  /// Tags that `forLanguage(_:)` knows sentences in; the others get English ones.
  public static var languages: [String] { LanguageText.languages(with: .session) }

  private static let known = PerLanguage { language in
    LanguageLists.of(language, .session)?.entries("session").map(SessionTexts.init(entries:))
  }

  /// Each text by its name.
  static let names: [(name: String, text: WritableKeyPath<SessionTexts, String> & Sendable)] = [
    ("askValue", \.askValue), ("chooseValue", \.chooseValue),
    ("confirmAction", \.confirmAction), ("confirmValue", \.confirmValue),
    ("chooseApp", \.chooseApp), ("chooseAction", \.chooseAction),
    ("notUnderstood", \.notUnderstood), ("notFound", \.notFound),
    ("outOfRange", \.outOfRange), ("confirmForeground", \.confirmForeground),
    ("done", \.done), ("cancelled", \.cancelled), ("timedOut", \.timedOut),
    ("failed", \.failed), ("locked", \.locked), ("noMatch", \.noMatch), ("notDone", \.notDone),
    ("notInApp", \.notInApp),
  ]

  /// Texts by their names; a name that is not there is none.
  private init(entries: [LanguageLists.Entry]) {
    for entry in entries {
      guard let place = Self.names.first(where: { $0.name == entry.key }) else { continue }
      self[keyPath: place.text] = entry.value
    }
  }
}
