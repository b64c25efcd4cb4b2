// SPDX-License-Identifier: Apache-2.0

/// A value that can be held against a range.
public protocol RangeComparableProperty: _IntentValue, Sendable {
  /// What is compared.
  associatedtype RangeValue: Comparable & Sendable
  /// The part of the value that is compared.
  var rangeValue: RangeValue { get }
}

extension RangeComparableProperty where Self: Comparable {
  /// The value itself.
  public var rangeValue: Self { self }
}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

extension IntentCurrencyAmount: RangeComparableProperty {
  /// The amount, in any currency.
  public var rangeValue: Decimal { amount }
}

/// Lets a value pass that lies in a range.
public struct RangeCheckingResolver<Value: RangeComparableProperty>: Resolver {
  /// The range, both ends in it.
  public let range: ClosedRange<Value.RangeValue>

  /// Creates a resolver.
  public init(range: ClosedRange<Value.RangeValue>) { self.range = range }

  /// The value; `nil` where it lies outside.
  public func resolve(
    from input: Value, context: IntentParameterContext<Value>
  ) async throws -> Value? {
    range.contains(input.rangeValue) ? input : nil
  }
}
