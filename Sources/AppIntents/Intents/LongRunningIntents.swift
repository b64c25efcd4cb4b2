// SPDX-License-Identifier: Apache-2.0

/// An intent that says how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far it is; the same object through one run. Outside of a session nobody looks at it.
  public var progress: Progress {
    IntentInteractions.current?.progress ?? Progress(totalUnitCount: 0)
  }
}

/// An intent that may take longer than intents do.
public protocol LongRunningIntent: ProgressReportingIntent {}

/// An intent that tidies up when it is cancelled.
public protocol CancellableIntent: AppIntent {}

/// The resources that long work needs.
public struct LongRunningTaskOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1 << 0)
}

/// Why an intent was cancelled.
public enum IntentCancellationReason: Sendable, Hashable, CaseIterable {
  /// It took too long.
  case timeout
  /// The person wanted it.
  case userCancelled
}

extension LongRunningIntent {
  /// Runs work that may take longer than an intent may.
  public func performBackgroundTask<Success: Sendable>(
    options: LongRunningTaskOptions = [], operation: @Sendable () async throws -> Success
  ) async throws -> Success {
    guard let session = IntentInteractions.current else { return try await operation() }
    return try await session.performBackgroundTask(
      options: options, operation: operation, onCancel: nil)
  }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Runs work that may take longer than an intent may, and tidies up when it is cancelled.
  ///
  /// Outside of a session, cancelling the task counts as the person's wish.
  public func performBackgroundTask<Success: Sendable>(
    options: LongRunningTaskOptions = [], operation: @Sendable () async throws -> Success,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Success {
    guard let session = IntentInteractions.current else {
      return try await withTaskCancellationHandler(
        operation: operation, onCancel: { onCancel(.userCancelled) })
    }
    return try await session.performBackgroundTask(
      options: options, operation: operation, onCancel: onCancel)
  }
}

extension CancellableIntent {
  /// Runs work and tidies up when it is cancelled.
  ///
  /// Outside of a session, cancelling the task counts as the person's wish.
  public func withIntentCancellationHandler<Success: Sendable>(
    operation: @Sendable () async throws -> Success,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Success {
    guard let session = IntentInteractions.current else {
      return try await withTaskCancellationHandler(
        operation: operation, onCancel: { onCancel(.userCancelled) })
    }
    return try await session.withCancellationHandler(operation: operation, onCancel: onCancel)
  }
}
