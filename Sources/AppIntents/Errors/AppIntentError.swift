// SPDX-License-Identifier: Apache-2.0

/// Why an intent did not come to its end, in words that a session understands.
public struct AppIntentError: Error, Sendable, CustomStringConvertible {
  /// What a session makes of it.
  package enum Kind: Sendable {
    case restartPerform
    case needsValue(parameter: any AnyIntentParameter, dialog: IntentDialog?)
    case needsDisambiguation(
      parameter: any AnyIntentParameter, values: [any Sendable], dialog: IntentDialog?)
    case needsForeground(
      dialog: IntentDialog?, alwaysConfirm: Bool,
      continuation: (@Sendable @MainActor () async throws -> Void)?)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// Lets `perform()` run again from its beginning.
  public static let restartPerform = AppIntentError(.restartPerform)

  /// What is wanted.
  public var description: String {
    switch kind {
    case .restartPerform: "the intent asks to be performed again"
    case .needsValue(let parameter, _):
      "the intent needs a value of '\(parameter.details.title?.sourceText ?? "a parameter")'"
    case .needsDisambiguation(let parameter, let values, _):
      "the intent needs one of \(values.count) values of "
        + "'\(parameter.details.title?.sourceText ?? "a parameter")'"
    case .needsForeground: "the intent needs its app in the foreground"
    }
  }

  /// The person has to do something first.
  public enum UserActionRequired: Error, Sendable, Hashable {
    /// Sign in.
    case signin
    /// Set up an account.
    case accountSetup
    /// Confirm.
    case confirmation
  }

  /// The app is not allowed to use something.
  public enum PermissionRequired: Error, Sendable, Hashable {
    /// The assistant.
    case siri
    /// The local network.
    case localNetwork
    /// Bluetooth.
    case bluetooth
    /// Photos.
    case photos
    /// Contacts.
    case contacts
    /// The place.
    case location(precise: Bool)
  }

  /// Nothing helps.
  public enum Unrecoverable: Error, Sendable, Hashable {
    /// The network failed.
    case networkFailure
    /// Some of it was done.
    case partialFailure
    /// It is not allowed.
    case notAllowed
    /// Not known.
    case unknown
    /// This device cannot.
    case unsupportedOnDevice
    /// It is switched off at the moment.
    case featureCurrentlyRestricted
    /// The entity is gone.
    case entityNotFound
  }
}

/// An error of the app's that says which of the known ones it is.
public protocol CustomAppIntentErrorConvertible: Error {
  /// The known error.
  var appIntentError: any Error { get }
}
