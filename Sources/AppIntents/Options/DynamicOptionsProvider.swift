// SPDX-License-Identifier: Apache-2.0

/// Gives the values that a person can choose from.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// What holds the values.
  associatedtype Result: ResultsCollection
  /// The value that stands when none was chosen.
  associatedtype DefaultValue: _IntentValue = Result.Result.ValueType
  /// The values, in the order in which they are offered.
  func results() async throws -> Result
  /// The value that stands when none was chosen.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that are offered for a choice.
public protocol ResultsCollection<Result> {
  /// The type of the values.
  associatedtype Result: _IntentValue
  /// What to ask above the choice.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether the choice has an index of first letters.
  var usesIndexedCollation: Bool { get }
  /// The values, section after section.
  var items: [Result.ValueType] { get }
  /// No values.
  static var empty: Self { get }
}

extension ResultsCollection {
  /// Nothing to ask.
  public var promptLabel: LocalizedStringResource? { nil }
  /// No index.
  public var usesIndexedCollation: Bool { false }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of the values.
  public typealias Result = Element
  /// The values.
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  /// No values.
  public static var empty: [Element] { [] }
}
