// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// When something is of use to a person.
///
/// A small stand-in for the type that other systems have in a framework of their own.
public struct RelevantContext: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case dates(from: Date, to: Date?)
    case sleep(SleepCondition)
    case fitness(FitnessCondition)
    case hardware(HeadphonesCondition)
    case place(InferredLocation)
  }

  private let kind: Kind

  /// A time before sleep, or when waking.
  public enum SleepCondition: Sendable, Hashable {
    /// Before going to bed.
    case bedtime
    /// When getting up.
    case wakeup
  }

  /// An activity for a person's fitness.
  public enum FitnessCondition: Sendable, Hashable {
    /// The day's goals are not reached.
    case activityRingsIncomplete
    /// A workout is under way.
    case workoutActive
  }

  /// Whether headphones are connected.
  public enum HeadphonesCondition: Sendable, Hashable {
    /// Headphones are.
    case connected
  }

  /// A place that the system knows of a person.
  public enum InferredLocation: Sendable, Hashable {
    /// At home.
    case home
    /// At work.
    case work
    /// At school.
    case school
    /// On the way.
    case commute
  }

  /// At a time.
  public static func date(_ date: Date) -> RelevantContext {
    RelevantContext(kind: .dates(from: date, to: nil))
  }

  /// From one time to another.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(kind: .dates(from: start, to: end))
  }

  /// During a time.
  public static func date(interval: DateInterval) -> RelevantContext {
    date(from: interval.start, to: interval.end)
  }

  /// Around sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(kind: .sleep(condition))
  }

  /// For fitness.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(kind: .fitness(condition))
  }

  /// With something connected.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(kind: .hardware(headphones))
  }

  /// At a place.
  public static func location(inferred place: InferredLocation) -> RelevantContext {
    RelevantContext(kind: .place(place))
  }

  /// Whether it holds at a time, as far as times alone tell; `nil` where they do not.
  package func holds(at time: Date) -> Bool? {
    guard case .dates(let start, let end) = kind else { return nil }
    return start <= time && end.map { time <= $0 } ?? true
  }
}

/// A widget's configuration that is of use to a person at some time.
public struct RelevantIntent: Sendable {
  /// The configuration.
  package let intent: any WidgetConfigurationIntent
  /// The kind of widget.
  public let widgetKind: String
  /// When it is of use.
  public let relevance: RelevantContext

  /// Creates a suggestion.
  public init<IntentType: WidgetConfigurationIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// The intents that an app calls relevant: kept in memory, for a program that shows widgets.
public final class RelevantIntentManager: Sendable {
  /// The program's own.
  public static let shared = RelevantIntentManager()
  /// Most suggestions kept; further ones are left out.
  package static let limit = 1_000

  private let suggestions = Mutex<[RelevantIntent]>([])

  /// Creates a manager without suggestions.
  package init() {}

  /// Replaces all suggestions.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {
    suggestions.withLock { $0 = Array(intents.prefix(Self.limit)) }
  }

  /// The suggestions, in the order in which the app gave them.
  package var intents: [RelevantIntent] { suggestions.withLock { $0 } }
}
