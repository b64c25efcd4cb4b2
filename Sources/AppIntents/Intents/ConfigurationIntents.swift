// SPDX-License-Identifier: Apache-2.0

/// Says what a widget shows; it is never performed.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Is never performed.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.notAllowed`.
  public func perform() async throws -> Never {
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

/// Says what a control does; it is never performed.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Is never performed.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.notAllowed`.
  public func perform() async throws -> Never {
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

/// Sets the app up for a time of focus.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// What the app shows while it lasts.
  var appContext: FocusFilterAppContext { get async throws }
  /// The filters to offer.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing in particular.
  public var appContext: FocusFilterAppContext { get async throws { FocusFilterAppContext() } }
  /// No filters.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }
}

/// What an app shows during a time of focus.
public struct FocusFilterAppContext: Sendable {
  /// Whether only some of what the app tells of is let through.
  package var filtersNotifications = false

  /// Creates a context.
  public init() {}

  /// Creates a context that lets only some notifications through; there are none here to filter.
  public init(notificationFilterPredicate: NSPredicate?) {
    filtersNotifications = notificationFilterPredicate != nil
  }
}

/// What filters are offered for.
public struct FocusFilterSuggestionContext: Sendable {
  /// Creates a context.
  package init() {}
}

/// An intent that stands for one made with the framework before this one.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the former one.
  static var intentClassName: String { get }
}

/// An intent that is there for shortcuts made in the past only.
public protocol DeprecatedAppIntent: AppIntent {
  /// What is there instead.
  associatedtype ReplacementIntent: AppIntent = Never
  /// What people are told.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
  /// What people are told.
  public typealias Deprecation = IntentDeprecation<ReplacementIntent>
}

/// What people are told of an intent that is there for shortcuts made in the past only.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What they are told.
  public let message: LocalizedStringResource

  /// Says what is there instead.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
    self.message = message
  }

  /// Says that nothing is there instead.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.message = message
  }
}
