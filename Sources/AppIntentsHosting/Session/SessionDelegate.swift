// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// The device of a session, with its lock and its screen.
///
/// All requirements have defaults: authentication is refused, apps may come to the front, nothing is shown.
public protocol SessionDelegate: Sendable {
  /// Whether an intent of this policy may run now; may ask the person to unlock first.
  ///
  /// Called before anything of the intent runs or is said: before a value is asked for, offered or looked
  /// up by its identifier, before `perform()`, and before the intent of a snippet is performed or shown,
  /// each time it is. Never for `.alwaysAllowed`. Only to find out what is meant, an app's search by text
  /// may run earlier: its `EntityStringQuery` while what was said is resolved, its values for what
  /// follows up. Nothing that it finds is said, shown or told in an event before this returns `true`.
  ///
  /// `Session.cancel()` gives the call up: its task is cancelled, and what it returns later is ignored.
  func authenticate(
    _ policy: IntentAuthenticationPolicy, app: String, intent: String
  ) async -> Bool

  /// Whether the app came to the front.
  func openApp(_ app: String, mode: IntentModes.ForegroundMode) async -> Bool

  /// Shows what an intent made to be shown; `session.reloadSnippet()` makes it again.
  ///
  /// The turn ends when this returns, or is given up by `Session.cancel()`.
  func present(_ snippet: SessionSnippet) async
}

extension SessionDelegate {
  /// Refuses every authentication.
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

/// The view that an intent made.
public struct SessionSnippet: Sendable {
  /// The id of the app whose view it is.
  public var app: String
  /// The type of the view, or of the intent that makes it.
  public var typeName: String
  /// The view; opaque.
  public var view: SnippetView
}
