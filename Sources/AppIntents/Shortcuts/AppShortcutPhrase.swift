// SPDX-License-Identifier: Apache-2.0

/// The placeholder of the app's name in a phrase.
public enum AppShortcutPhraseToken: Sendable, Hashable {
  /// The app's name, or one of its synonyms.
  case applicationName
}

/// A phrase that invokes an intent: `"Complete \(\.$task) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case literal(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }

  private let parts: [Part]

  /// Creates a phrase of a text; `${applicationName}` in it counts as the token.
  public init(_ phrase: String) { parts = [.literal(phrase)] }

  /// Creates a phrase of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a phrase.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The phrase with names: `Complete ${task} in ${applicationName}`.
  ///
  /// A key path that leads to no parameter of the intent leaves `nil` in `unresolved`.
  package func template(
    _ names: ParameterNames, _ intent: Intent
  ) -> (text: String, isResolved: Bool) {
    var text = ""
    var isResolved = true
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .applicationName: text += "${applicationName}"
      case .parameter(let keyPath):
        if let name = names.name(at: keyPath, of: intent) {
          text += "${\(name)}"
        } else {
          text += "${}"
          isResolved = false
        }
      }
    }
    return (text, isResolved)
  }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Starts an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(keyPath))
    }
  }
}

/// A phrase that must never reach the app: `"Delete my \(.applicationName) account"`.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable, Hashable {
  /// The phrase, with `${applicationName}` for the token.
  package let template: String

  /// Creates a phrase of a text.
  public init(_ phrase: String) { template = phrase }

  /// Creates a phrase of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a phrase.
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  /// Collects the parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Starts an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }
  }
}

/// The phrases that must never reach an app.
public struct NegativeAppShortcutPhrases: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The phrases, in order.
  package let phrases: [NegativeAppShortcutPhrase]

  /// Lists phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }

  /// Lists phrases.
  public init(arrayLiteral elements: NegativeAppShortcutPhrase...) {
    self.init(phrases: elements)
  }
}
