// SPDX-License-Identifier: Apache-2.0

/// Why an intent did not come to its end, in words that a session understands.
///
///     throw AppIntentError.Unrecoverable.entityNotFound
///     throw AppIntentError(description: "The printer is out of paper.")
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
    case failed(Failure)
  }

  /// A failure that ends the intent.
  package struct Failure: Sendable, Hashable {
    /// The known failure; `nil` for one of the app's own.
    package var name: String?
    /// What the app says of it; `nil` leaves that to the session.
    package var text: LocalizedStringResource?
  }

  /// What a session makes of the error.
  package let kind: Kind

  /// Creates an error of a kind.
  package init(_ kind: Kind) { self.kind = kind }

  /// Creates a failure of the app's own.
  public init(description: LocalizedStringResource) {
    self.init(.failed(Failure(name: nil, text: description)))
  }

  /// Creates a known failure that the app says in its own words.
  ///
  /// - Parameters:
  ///   - predefinedError: A known failure, such as `Unrecoverable.networkFailure`; any other error
  ///     becomes one of the app's own.
  ///   - description: What is said.
  public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
    var failure = Failure()
    if case .failed(let known) = predefinedError.kind { failure = known }
    failure.text = description
    self.init(.failed(failure))
  }

  /// Creates a failure of an error that has words for itself.
  @_disfavoredOverload
  public init(wrapping error: some Error & CustomLocalizedStringResourceConvertible) {
    self.init(description: error.localizedStringResource)
  }

  /// Creates the error that another one says it is.
  public init(wrapping convertible: some CustomAppIntentErrorConvertible) {
    self = convertible.appIntentError
  }

  /// Lets `perform()` run again from its beginning.
  public static let restartPerform = AppIntentError(.restartPerform)

  fileprivate static func known(_ name: String) -> AppIntentError {
    AppIntentError(.failed(Failure(name: name)))
  }

  /// What the app says of it; `nil` where it says nothing.
  package var text: LocalizedStringResource? {
    if case .failed(let failure) = kind { failure.text } else { nil }
  }

  /// The wanted value, or the failure.
  public var description: String {
    switch kind {
    case .restartPerform: "the intent asks to be performed again"
    case .needsValue(let parameter, _):
      "the intent needs a value of '\(parameter.details.title?.sourceText ?? "a parameter")'"
    case .needsDisambiguation(let parameter, let values, _):
      "the intent needs one of \(values.count) values of "
        + "'\(parameter.details.title?.sourceText ?? "a parameter")'"
    case .needsForeground: "the intent needs its app in the foreground"
    case .failed(let failure):
      failure.text?.sourceText ?? failure.name.map { "the intent failed: \($0)" }
        ?? "the intent failed"
    }
  }
}

// The known failures are values of one type, so that they can be thrown and given words of the
// app's.

extension AppIntentError {
  /// The person has to do something first.
  public enum UserActionRequired {
    /// Sign in.
    public static let signin = AppIntentError.known("signin")
    /// Set up an account.
    public static let accountSetup = AppIntentError.known("accountSetup")
    /// Confirm.
    public static let confirmation = AppIntentError.known("confirmation")
  }

  /// The app is not allowed to use something.
  public enum PermissionRequired {
    /// The assistant.
    public static let siri = AppIntentError.known("siri")
    /// The local network.
    public static let localNetwork = AppIntentError.known("localNetwork")
    /// Bluetooth.
    public static let bluetooth = AppIntentError.known("bluetooth")
    /// Photos.
    public static let photos = AppIntentError.known("photos")
    /// Contacts.
    public static let contacts = AppIntentError.known("contacts")
    /// The place.
    public static func location(precise: Bool) -> AppIntentError {
      AppIntentError.known(precise ? "preciseLocation" : "location")
    }
  }

  /// Nothing helps.
  public enum Unrecoverable {
    /// The network failed.
    public static let networkFailure = AppIntentError.known("networkFailure")
    /// Some of it was done.
    public static let partialFailure = AppIntentError.known("partialFailure")
    /// It is not allowed.
    public static let notAllowed = AppIntentError.known("notAllowed")
    /// Not known.
    public static let unknown = AppIntentError.known("unknown")
    /// This device cannot.
    public static let unsupportedOnDevice = AppIntentError.known("unsupportedOnDevice")
    /// It is switched off at the moment.
    public static let featureCurrentlyRestricted = AppIntentError.known(
      "featureCurrentlyRestricted")
    /// The entity is gone.
    public static let entityNotFound = AppIntentError.known("entityNotFound")
  }
}

/// An error of the app's that says which of the known ones it is.
public protocol CustomAppIntentErrorConvertible: Error {
  /// The known error.
  var appIntentError: AppIntentError { get }
}
