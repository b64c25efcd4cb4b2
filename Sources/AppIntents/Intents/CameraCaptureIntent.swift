// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Takes pictures.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app keeps about it.
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// The context that the app has kept last; `nil` where it has kept nothing. Kept in memory.
  public static var appContext: AppContext? {
    get async throws {
      CameraContexts.byType.withLock { $0[ObjectIdentifier(Self.self)] } as? AppContext
    }
  }

  /// Keeps something for wherever the intent runs.
  public static func updateAppContext(_ context: AppContext) async throws {
    CameraContexts.byType.withLock { $0[ObjectIdentifier(Self.self)] = context }
  }
}

/// What apps keep for their intents that take pictures, one for each type.
private enum CameraContexts {
  static let byType = Mutex<[ObjectIdentifier: any Sendable]>([:])
}
