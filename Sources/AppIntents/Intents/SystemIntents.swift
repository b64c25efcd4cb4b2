// SPDX-License-Identifier: Apache-2.0

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// Opens something of the app's, in the app.
public protocol OpenIntent: SystemIntent {
  /// What kind of thing.
  associatedtype Value: AppValue
  /// The thing.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
  /// The app comes to the front.
  public static var supportedModes: IntentModes { .foreground(.immediate) }
}

extension OpenIntent {
  /// Leaves the opening to the app, which is in front by now.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// Deletes things of the app's.
public protocol DeleteIntent: SystemIntent {
  /// What kind of thing.
  associatedtype Entity: AppEntity
  /// The things.
  var entities: [Entity] { get set }
}

/// Sets a value of the app's.
public protocol SetValueIntent<ValueType>: SystemIntent {
  /// The value's type.
  associatedtype ValueType: _IntentValue
  /// The value.
  var value: ValueType { get set }
}

/// Shows what a search in the app finds, in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// What a search looks like.
  associatedtype Criteria: SearchCriteria
  /// What the app searches through.
  static var searchScopes: [StringSearchScope] { get }
  /// What to look for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// Everything.
  public static var searchScopes: [StringSearchScope] { [.general] }
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
}

/// Plays a video.
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of video that the app has.
  static var supportedCategories: [VideoCategory] { get }
  /// What to play.
  var term: String { get set }
}

/// A kind of video.
public enum VideoCategory: Sendable, Hashable, CaseIterable {
  /// Movies.
  case movies
  /// Television.
  case tv
  /// Anything.
  case freeformVideo
}

/// Starts a workout.
public protocol StartWorkoutIntent: SystemIntent {
  /// The kinds of workout.
  associatedtype WorkoutStyle: AppEnum
  /// The workouts to offer.
  static var suggestedWorkouts: [Self] { get }
  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }
  /// Creates the intent for a kind of workout.
  init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
  /// Creates the intent for a kind of workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }

  /// Says that the workouts to offer have changed: nothing offers them here.
  public static func invalidateSuggestedWorkouts() {}
}

/// Pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// Goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Starts a dive.
public protocol StartDiveIntent: SystemIntent {}

/// Plays sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Plays sound; the former name.
public protocol AudioStartingIntent: SystemIntent {}

/// Records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// Transmits speech.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Starts or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// Starts a live activity; the former name.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Shows content that it names, in a scene of the app's; scenes are not here.
public protocol TargetContentProvidingIntent: AppIntent {
  /// The content.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The intent's own name.
  public var contentIdentifier: String { Self.persistentIdentifier }

  /// Leaves the showing to the app, which is in front by now.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

extension OpenIntent where Self: TargetContentProvidingIntent {
  /// Leaves the opening to the app, which is in front by now.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

/// An extension of an app that runs its intents; here they run where they are hosted.
public protocol AppIntentsExtension {
  /// Creates the extension.
  init()
}

extension AppIntentsExtension {
  /// Starts the extension, which has nothing to do.
  public static func main() { _ = Self() }
}

/// Starts in the background and may ask to go on in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// An error to throw so that the app comes to the front.
  ///
  /// - Parameters:
  ///   - dialog: What to say.
  ///   - continuation: Run in front, in place of the rest of the intent.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@Sendable @MainActor () async throws -> Void)?
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(dialog: dialog, alwaysConfirm: true, continuation: continuation))
  }

  /// Brings the app to the front and goes on.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }

  /// Brings the app to the front and goes on there.
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @Sendable @MainActor () async throws -> ResultValue
  ) async throws -> ResultValue {
    try await continueInForeground(dialog)
    return try await continuation()
  }
}
