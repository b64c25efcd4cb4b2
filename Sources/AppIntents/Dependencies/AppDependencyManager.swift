// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The values that an app has registered for its intents and queries.
public final class AppDependencyManager: Sendable {
  /// The program's own.
  public static let shared = AppDependencyManager()

  /// Why something that is needed is not there.
  public enum Error: Swift.Error, Sendable, Equatable, CustomStringConvertible {
    /// Nobody registered it.
    case failedToRetrieve(String)
    /// It has to be waited for and was not.
    case failedToLoad(String)
    /// Something of another type is registered by its key.
    case incorrectDependencyType(String)

    /// The missing value, and the remedy.
    public var description: String {
      switch self {
      case .failedToRetrieve(let name):
        "no dependency \(name) is registered; "
          + "call 'AppDependencyManager.shared.add(dependency:)' when the app starts"
      case .failedToLoad(let name):
        "dependency \(name) is loaded asynchronously and was asked for before it was there; "
          + "let the host run the intent"
      case .incorrectDependencyType(let name):
        "the dependency registered as \(name) is of another type"
      }
    }
  }

  private struct Entry: Sendable {
    enum Content: Sendable {
      case immediate(@Sendable () throws -> any Sendable)
      case deferred(@Sendable () async throws -> any Sendable)
      case value(any Sendable)
    }

    var content: Content
    /// How often the key was registered: what was made tells by it whether it is still wanted.
    let generation: Int
  }

  private let entries = Mutex<[DependencyKey: Entry]>([:])

  /// Creates a manager with nothing registered.
  public init() {}

  /// Registers something; it is made when it is first asked for. What was there before is replaced.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure @escaping @Sendable () throws -> Dependency
  ) {
    register(.immediate(dependency), DependencyKey(key, Dependency.self))
  }

  /// Registers something by a closure that makes it when it is first asked for.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () throws -> Dependency
  ) {
    register(.immediate(dependency), DependencyKey(key, Dependency.self))
  }

  /// Registers something that has to be waited for.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    register(.deferred(dependency), DependencyKey(key, Dependency.self))
  }

  private func register(_ content: Entry.Content, _ key: DependencyKey) {
    entries.withLock { entries in
      let generation = (entries[key]?.generation ?? 0) + 1
      entries[key] = Entry(content: content, generation: generation)
    }
  }

  /// What is registered by a key; it is made and kept where this is the first call for it.
  ///
  /// - Throws: `Error`, also for what has to be waited for, or what the app's closure throws.
  package func value<Dependency: Sendable>(for key: DependencyKey) throws -> Dependency {
    guard let entry = entries.withLock({ $0[key] }) else {
      throw Error.failedToRetrieve(key.description)
    }
    switch entry.content {
    case .value(let value): return try cast(value, key)
    case .immediate(let make): return try keep(try make(), key, entry.generation)
    case .deferred: throw Error.failedToLoad(key.description)
    }
  }

  /// What is registered by a key, waited for where it must be, and kept.
  ///
  /// - Throws: `Error`, or what the app's closure throws.
  package func loadedValue<Dependency: Sendable>(for key: DependencyKey) async throws -> Dependency
  {
    if let entry = entries.withLock({ $0[key] }), case .deferred(let load) = entry.content {
      return try keep(try await load(), key, entry.generation)
    }
    return try value(for: key)
  }

  /// Keeps what was made; where another of the same registration was kept meanwhile, that one counts.
  ///
  /// The app's closure runs outside of the lock, so that the key may be registered anew meanwhile:
  /// then what was made is for its caller alone.
  private func keep<Dependency: Sendable>(
    _ made: any Sendable, _ key: DependencyKey, _ generation: Int
  ) throws -> Dependency {
    let kept = entries.withLock { entries -> any Sendable in
      guard let entry = entries[key], entry.generation == generation else { return made }
      if case .value(let other) = entry.content { return other }
      entries[key]?.content = .value(made)
      return made
    }
    return try cast(kept, key)
  }

  private func cast<Dependency: Sendable>(
    _ value: any Sendable, _ key: DependencyKey
  ) throws -> Dependency {
    guard let typed = value as? Dependency else {
      throw Error.incorrectDependencyType(key.description)
    }
    return typed
  }
}
