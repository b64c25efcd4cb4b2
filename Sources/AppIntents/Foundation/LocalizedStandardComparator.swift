// SPDX-License-Identifier: Apache-2.0

/// Orders texts as lists of files and names do: numbers in them by their values, letters by the language.
public struct LocalizedStandardComparator: SortComparator, Sendable {
  /// Which way.
  public var order: SortOrder

  /// Creates an order.
  public init(order: SortOrder = .forward) { self.order = order }

  /// How two texts stand to each other.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    switch order {
    case .forward: lhs.localizedStandardCompare(rhs)
    case .reverse: rhs.localizedStandardCompare(lhs)
    }
  }
}

extension SortComparator where Self == LocalizedStandardComparator {
  /// As lists of files and names are ordered.
  @_disfavoredOverload
  public static var localizedStandard: LocalizedStandardComparator { .init() }
}

extension String.StandardComparator {
  /// Where `SortDescriptor` takes no other: by code points. Foundation's descriptors on this system order texts in no
  /// other way; `KeyPathComparator` and `sorted(using: .localizedStandard)` order them as lists of names do.
  @_disfavoredOverload
  public static var localizedStandard: String.StandardComparator { .lexical }

  /// Where `SortDescriptor` takes no other: by code points.
  @_disfavoredOverload
  public static var localized: String.StandardComparator { .lexical }
}
