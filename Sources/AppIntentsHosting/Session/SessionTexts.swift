// SPDX-License-Identifier: Apache-2.0

/// What a session says where the app gives no dialog, in the language of the session.
///
/// Names in `${…}` are filled in: `parameter`, `value`, `action`, `app`, `lower`, `upper`.
public struct SessionTexts: Sendable, Equatable {
  /// Asks for a value.
  public var askValue = "What's the ${parameter}?"
  /// Asks which of several values.
  public var chooseValue = "Which ${parameter}?"
  /// Asks whether an action is to be done.
  public var confirmAction = "${action}?"
  /// Asks whether a value is right.
  public var confirmValue = "${value}?"
  /// Asks which of several apps.
  public var chooseApp = "In which app?"
  /// Asks which of several actions of one app.
  public var chooseAction = "Which one?"
  /// Goes before a question that is asked again because the answer was not understood.
  public var notUnderstood = "Sorry, I didn't get that."
  /// Goes before a question that is asked again because the answer names nothing.
  public var notFound = "I can't find ${value}."
  /// Goes before a question that is asked again because the number is too small or too large.
  public var outOfRange = "It has to be from ${lower} to ${upper}."
  /// Asks whether the app may come to the front.
  public var confirmForeground = "Continue in ${app}?"
  /// An action was done that says nothing itself.
  public var done = "Done."
  /// An action was given up.
  public var cancelled = "OK, cancelled."
  /// An action took too long.
  public var timedOut = "${app} took too long."
  /// An action failed and did not say why in words for people.
  public var failed = "Something went wrong in ${app}."
  /// Nobody unlocked the device.
  public var locked = "You have to unlock first."
  /// Nothing that any app declares was said.
  public var noMatch = "I don't know how to do that."

  /// Creates the English texts.
  public init() {}

  /// The texts of a language: of those that answers are understood in, else English.
  ///
  /// - Parameter language: A language subtag: `de`.
  public static func forLanguage(_ language: String) -> SessionTexts {
    tables[language] ?? SessionTexts()
  }

  /// The languages with texts.
  public static var languages: [String] { (tables.keys + ["en"]).sorted() }

  private static let tables = SessionTextTables.all.mapValues(SessionTexts.init(lines:))

  /// Each text by its name.
  static let names: [(name: String, text: WritableKeyPath<SessionTexts, String> & Sendable)] = [
    ("askValue", \.askValue), ("chooseValue", \.chooseValue),
    ("confirmAction", \.confirmAction), ("confirmValue", \.confirmValue),
    ("chooseApp", \.chooseApp), ("chooseAction", \.chooseAction),
    ("notUnderstood", \.notUnderstood), ("notFound", \.notFound),
    ("outOfRange", \.outOfRange), ("confirmForeground", \.confirmForeground),
    ("done", \.done), ("cancelled", \.cancelled), ("timedOut", \.timedOut),
    ("failed", \.failed), ("locked", \.locked), ("noMatch", \.noMatch),
  ]

  /// Reads lines of a name, a colon and a text; a name that is not there keeps its English.
  private init(lines: String) {
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let place = Self.names.first(where: { $0.name == parts[0] }) else {
        continue
      }
      self[keyPath: place.text] = String(parts[1].drop { $0 == " " })
    }
  }
}
