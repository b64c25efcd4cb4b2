// SPDX-License-Identifier: Apache-2.0

/// Values of languages, each made when it is first asked for and then kept.
package final class PerLanguage<Value: Sendable>: Sendable {
  private let known = Locked<[String: Value]>([:])
  private let make: @Sendable (String) -> Value?

  /// Values that a closure makes.
  ///
  /// - Parameter make: Takes a language; `nil` where there is no value, which is asked for again. Under a
  ///   lock, so it must not ask this for another.
  package init(_ make: @escaping @Sendable (String) -> Value?) { self.make = make }

  /// The value of a language; `nil` where there is none.
  package subscript(language: String) -> Value? {
    known.withLock { known in
      if let value = known[language] { return value }
      let value = make(language)
      if let value { known[language] = value }
      return value
    }
  }
}
