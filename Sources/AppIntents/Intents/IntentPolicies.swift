// SPDX-License-Identifier: Apache-2.0

/// Who may run an intent.
public enum IntentAuthenticationPolicy: Sendable, Hashable, CaseIterable {
  /// Anybody, on a locked device too.
  case alwaysAllowed
  /// Somebody who has unlocked the device, or another device of theirs.
  case requiresAuthentication
  /// Somebody who has unlocked this device.
  case requiresLocalDeviceAuthentication
}

/// Which of an app's processes may run an intent.
public struct IntentExecutionTargets: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As the system thinks best.
  public static let `default`: IntentExecutionTargets = []
  /// The app.
  public static let main = IntentExecutionTargets(rawValue: 1 << 0)
  /// The app's extension for intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 1 << 1)
  /// The app's extension for widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 1 << 2)
}

/// Whether an intent runs in the background, in the foreground, or both.
public struct IntentModes: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// When the app comes to the front.
  public enum ForegroundMode: Sendable, Hashable, CaseIterable {
    /// Once the parameters have their values, before the intent runs.
    case immediate
    /// When the intent asks for it.
    case dynamic
    /// Before the intent ends, at the latest.
    case deferred
  }

  /// The app stays where it is.
  public static let background = IntentModes(rawValue: 1 << 0)
  /// The app comes to the front before the intent runs.
  public static let foreground = foreground(.immediate)

  /// The app comes to the front.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: IntentModes(rawValue: 1 << 1)
    case .dynamic: IntentModes(rawValue: 1 << 2)
    case .deferred: IntentModes(rawValue: 1 << 3)
    }
  }

  /// The mode that an intent runs in.
  public struct Current: Sendable, Hashable {
    /// Whether the app is in front.
    public let isForeground: Bool
    /// Whether the app can come to the front.
    public let canContinueInForeground: Bool

    /// Creates a mode from where the app is and whether it can come to the front.
    package init(isForeground: Bool, canContinueInForeground: Bool) {
      self.isForeground = isForeground
      self.canContinueInForeground = canContinueInForeground
    }

    /// The app is behind.
    public static let background = Current(isForeground: false, canContinueInForeground: true)
    /// The app is in front.
    public static let foreground = Current(isForeground: true, canContinueInForeground: true)
  }
}

/// Where and how an intent runs.
public struct IntentSystemContext: Sendable {
  /// When it was asked for, where that is known.
  public let preciseTimestamp: Date?
  /// In the background or in the foreground.
  public let currentMode: IntentModes.Current
  /// Whether there is nothing to look at.
  public let isVoiceOnly: Bool
  /// The language that is spoken.
  public let locale: Locale

  /// Creates a context; by default in the background, with a screen, in the current locale.
  package init(
    preciseTimestamp: Date? = nil, currentMode: IntentModes.Current = .background,
    isVoiceOnly: Bool = false, locale: Locale = .current
  ) {
    self.preciseTimestamp = preciseTimestamp
    self.currentMode = currentMode
    self.isVoiceOnly = isVoiceOnly
    self.locale = locale
  }
}

/// Names further packages of intents that belong to an app.
public protocol AppIntentsPackage {
  /// The packages.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
