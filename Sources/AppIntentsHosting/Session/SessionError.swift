// SPDX-License-Identifier: Apache-2.0

/// The reason for which a session could not finish an intent.
public struct SessionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds; more may come.
  public struct Code: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Values of this type cannot be read from an answer.
    public static let unsupportedValue = Code(rawValue: "unsupportedValue")
    /// No answer gave the value, in all allowed attempts.
    public static let notUnderstood = Code(rawValue: "notUnderstood")
    /// There is nothing to choose from.
    public static let nothingToOffer = Code(rawValue: "nothingToOffer")
    /// A value that was found is not of the parameter's type.
    public static let wrongValue = Code(rawValue: "wrongValue")
    /// The app's code for finding values did not return in time.
    public static let queryTimedOut = Code(rawValue: "queryTimedOut")
    /// The intent asked too often to be performed again.
    public static let tooManyRestarts = Code(rawValue: "tooManyRestarts")
    /// Too many intents followed each other.
    public static let tooManyIntents = Code(rawValue: "tooManyIntents")
    /// The app had to come to the front, and the delegate refused.
    public static let foregroundRefused = Code(rawValue: "foregroundRefused")
    /// The app no longer declares the resolved intent.
    public static let unknownIntent = Code(rawValue: "unknownIntent")
    /// Too many abandoned calls of the app's code have not returned.
    public static let appNotResponding = Code(rawValue: "appNotResponding")
    /// The utterance was over a limit.
    public static let rejected = Code(rawValue: "rejected")
  }

  /// The kind.
  public var code: Code
  /// The failure, and the remedy.
  public var message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
