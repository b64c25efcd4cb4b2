// SPDX-License-Identifier: Apache-2.0

// What declarations of intents often use of Foundation and Foundation on this system lacks. Where it
// comes to have them, its own are taken.

extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does; `nil` removes it.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }
}

extension FileManager {
  /// The folder that the apps of a group share: `nil`, since there are no groups here.
  @_disfavoredOverload
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}

extension Measurement {
  /// The number as people write it, and the unit's symbol: `2.5 km`.
  @_disfavoredOverload
  public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}
