// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A person's activity when entities are suggested.
public struct AppEntityContext: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case general
    case audio(AudioContext)
  }

  private let kind: Kind

  /// Nothing in particular.
  public static let general = AppEntityContext(kind: .general)

  /// Listening.
  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(kind: .audio(context))
  }
}

/// The purpose of listening.
public struct AudioContext: Sendable, Hashable {
  /// A kind of workout.
  public enum WorkoutActivityType: Sendable, Hashable, CaseIterable {
    /// Running.
    case running
    /// Walking.
    case walking
    /// Cycling.
    case cycling
    /// Swimming.
    case swimming
    /// Hiking.
    case hiking
    /// Rowing.
    case rowing
    /// Yoga.
    case yoga
    /// Strength training.
    case traditionalStrengthTraining
    /// Intervals of high intensity.
    case highIntensityIntervalTraining
    /// Anything else.
    case other
  }

  private let workout: WorkoutActivityType?

  /// During a workout.
  public static func workout(activityType: WorkoutActivityType) -> AudioContext {
    AudioContext(workout: activityType)
  }

  /// At any time.
  public static let general = AudioContext(workout: nil)
}

/// The entities that an app holds to be of use in a context, in the order in which it named them.
public final class RelevantEntities: Sendable {
  /// The app's own.
  public static let shared = RelevantEntities()

  private let byContext = Mutex<[AppEntityContext: [EntityIdentifier]]>([:])
  /// Most entities kept for one context; later ones are dropped.
  package static let limit = 1_000

  /// Creates a list without entities for any context.
  package init() {}

  /// Replaces the entities of a context.
  public func updateEntities<Entity: AppEntity>(
    _ entities: [Entity], for context: AppEntityContext = .general
  ) async throws {
    let identifiers = entities.prefix(Self.limit).map { EntityIdentifier(for: $0) }
    byContext.withLock { $0[context] = identifiers }
  }

  /// Takes entities out of a context.
  public func removeEntities<Entity: AppEntity>(
    _ entities: [Entity], from context: AppEntityContext = .general
  ) async throws {
    let gone = Set(entities.map { EntityIdentifier(for: $0) })
    byContext.withLock { $0[context]?.removeAll { gone.contains($0) } }
  }

  /// Empties a context.
  public func removeAllEntities(for context: AppEntityContext) async throws {
    byContext.withLock { $0[context] = nil }
  }

  /// Empties all contexts.
  public func removeAllEntities() async throws {
    byContext.withLock { $0.removeAll() }
  }

  /// The entities of a context.
  package func identifiers(for context: AppEntityContext) -> [EntityIdentifier] {
    byContext.withLock { $0[context] ?? [] }
  }
}
