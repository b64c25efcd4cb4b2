// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A type that can name what it needs of the app: intents, queries and providers of options.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// Something that the app registered.
  public typealias Dependency = AppDependency
}

/// Something of the app's that an intent or a query needs: a store, a player, a model.
///
///     @Dependency private var store: TaskStore
///
/// The app registers it when it starts: `AppDependencyManager.shared.add(dependency: store)`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Value)?
  private let loaded = Mutex<Value?>(nil)

  /// Needs what is registered by its type.
  public convenience init() { self.init(key: nil, manager: .shared) }

  /// Needs what is registered by a key, or by its type where there is none.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = DependencyKey(key, Value.self)
    self.manager = manager
    fallback = nil
  }

  /// Needs what is registered, and takes something else where nothing is.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValue: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = DependencyKey(key, Value.self)
    self.manager = manager
    fallback = defaultValue
  }

  /// The registered value.
  ///
  /// Asking for something that nobody registered is a mistake in the app and stops it. A host checks
  /// first (`load()`) and refuses to run the intent instead.
  public var wrappedValue: Value {
    if let value = loaded.withLock({ $0 }) { return value }
    do {
      let value: Value = try manager.value(for: key)
      return loaded.withLock { current in
        if let current { return current }
        current = value
        return value
      }
    } catch {
      if let fallback { return fallback() }
      preconditionFailure("\(error)")
    }
  }
}

/// A dependency, seen without knowing its type.
package protocol AnyAppDependency: AnyObject, Sendable {
  /// Loads the value, waiting where it must be waited for.
  ///
  /// - Throws: `AppDependencyManager.Error`, or what the app's own loader throws.
  func load() async throws
}

extension AppDependency: AnyAppDependency {
  /// Loads the value and keeps it; where there is a default, only the app's own loader throws.
  package func load() async throws {
    guard loaded.withLock({ $0 }) == nil else { return }
    do {
      let value: Value = try await manager.loadedValue(for: key)
      loaded.withLock { $0 = value }
    } catch let error as AppDependencyManager.Error {
      if fallback == nil { throw error }
    }
  }
}

/// What dependencies are found by: a key of the app's, or their type.
package struct DependencyKey: Hashable, @unchecked Sendable, CustomStringConvertible {
  // SAFETY: a key is only ever compared and hashed.
  private let key: AnyHashable
  /// The app's key in quotes, or the type, as messages name it.
  package let description: String

  /// Creates a key: the app's own, or the type where there is none.
  package init(_ key: AnyHashable?, _ type: Any.Type) {
    self.key = key ?? AnyHashable(ObjectIdentifier(type))
    description = key.map { "'\($0)'" } ?? "of type '\(type)'"
  }

  /// Two keys are equal where the app's keys are or, without those, the types.
  package static func == (a: DependencyKey, b: DependencyKey) -> Bool { a.key == b.key }

  /// Hashes the app's key, or the type where there is none.
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
