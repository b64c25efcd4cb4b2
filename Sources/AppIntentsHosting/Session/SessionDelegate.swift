// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// What a session needs of whoever made it: the device, its lock, its screen.
///
/// All have defaults: nobody is authenticated, apps may come to the front, nothing is shown.
public protocol SessionDelegate: Sendable {
  /// Whether an intent of this policy may run now; may ask the person to unlock first.
  ///
  /// Called before any value is asked for or looked up by the session, and never for
  /// `.alwaysAllowed`.
  func authenticate(
    _ policy: IntentAuthenticationPolicy, app: String, intent: String
  ) async -> Bool

  /// Whether the app came to the front.
  func openApp(_ app: String, mode: IntentModes.ForegroundMode) async -> Bool

  /// Shows what an intent made to be shown; `session.reloadSnippet()` makes it again.
  func present(_ snippet: SessionSnippet) async
}

extension SessionDelegate {
  /// Nobody is authenticated.
  public func authenticate(
    _ policy: IntentAuthenticationPolicy, app: String, intent: String
  ) async -> Bool { false }

  /// The app is in front.
  public func openApp(_ app: String, mode: IntentModes.ForegroundMode) async -> Bool { true }

  /// Nothing is shown.
  public func present(_ snippet: SessionSnippet) async {}
}

/// A delegate with the defaults.
struct DefaultSessionDelegate: SessionDelegate {}

/// What an intent made to be shown.
public struct SessionSnippet: Sendable {
  /// The app.
  public var app: String
  /// The type of the view, or of the intent that makes it.
  public var typeName: String
  /// The view; opaque.
  public var view: SnippetView
}
