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

  /// The filter of the time of focus that lasts now.
  ///
  /// - Throws: `SetFocusFilterIntentError.notFound`: focus is missing here.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }

  /// Says that `appContext` has changed; nobody asks for it here, so that nothing happens.
  public static func invalidateFocusFilterAppContext() {}
}

/// Why a filter is missing for the time of focus.
public enum SetFocusFilterIntentError: Error, Sendable, Hashable {
  /// None is set.
  case notFound
  /// One is set that lacks a value.
  case missingParameterValue
}

/// A filter of an app's content during a time of focus.
public struct FocusFilterAppContext: @unchecked Sendable {
  // SAFETY: a predicate does not change once it is made.

  /// Which of the app's notifications are let through; there are none here to filter.
  public let notificationFilterPredicate: NSPredicate?
  /// How the identifiers of contents begin that are shown.
  public let targetContentIdentifierPrefix: String?

  /// Creates a context.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The purposes that filters are offered for.
public struct FocusFilterSuggestionContext: Sendable {
  /// Creates a context.
  package init() {}
}

/// An intent that replaces one made with the framework before this one.
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
  /// The text for people.
  public typealias Deprecation = IntentDeprecation<ReplacementIntent>
  /// That it is no longer there to be used, without a word of the app's own.
  public static var deprecation: IntentDeprecation<ReplacementIntent> {
    IntentDeprecation(text: nil)
  }
}

/// The text for people about an intent that is there for shortcuts made in the past only.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// The text for people. Without it, only the replacement is named.
  public let message: LocalizedStringResource?

  init(text: LocalizedStringResource?) { message = text }

  /// Says what is there instead.
  public init(message: LocalizedStringResource? = nil, replacedBy: ReplacementIntent.Type) {
    self.message = message
  }

  /// Says that nothing is there instead.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.message = message
  }
}
