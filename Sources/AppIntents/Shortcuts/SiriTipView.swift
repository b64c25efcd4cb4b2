// SPDX-License-Identifier: Apache-2.0

// Views that other systems draw. There is no screen here: they are made, styled and never shown.

/// A hint of a phrase that runs an intent; never shown here.
public struct SiriTipView: Sendable {
  /// The intent whose phrase it would show.
  package let intent: any AppIntent

  /// Creates a hint.
  public init(intent: some AppIntent) { self.intent = intent }

  /// Creates a hint that a person can put away.
  ///
  /// `isVisible` would be a binding to whether it is shown; it is never read or written.
  public init(intent: some AppIntent, isVisible: some Any) { self.intent = intent }

  /// The same hint: it is never drawn.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> SiriTipView { self }
}

/// How a hint would be drawn.
public enum SiriTipViewStyle: Sendable, Hashable {
  /// As the system draws it.
  case automatic
  /// In light colours.
  case light
  /// In dark colours.
  case dark
  /// In black.
  case black
}

/// A button that leads to the app's shortcuts; never shown here.
public struct ShortcutsLink: Sendable {
  /// Creates a button.
  public init() {}

  /// Creates a button that does something when it is pressed, which it never is.
  public init(action: @escaping () -> Void) {}

  /// The same button: it is never drawn.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> ShortcutsLink { self }
}

/// How a button to the app's shortcuts would be drawn.
public enum ShortcutsLinkStyle: Sendable, Hashable {
  /// As the system draws it.
  case automatic
  /// The same with a line around.
  case automaticOutline
  /// In light colours.
  case light
  /// The same with a line around.
  case lightOutline
  /// In dark colours.
  case dark
  /// The same with a line around.
  case darkOutline
}
