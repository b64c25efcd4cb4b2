// SPDX-License-Identifier: Apache-2.0

/// A value of one of several types; what `@UnionValue` makes of an enum.
public protocol _IntentValueRepresentable: Sendable {
  /// The types that the value may have, in declaration order.
  static var allIntentValueTypes: [any _IntentValue.Type] { get }
  /// The value itself.
  var asIntentValue: any _IntentValue & Sendable { get }
}

/// An enum whose cases each hold a value of another type.
public protocol AppUnionValue: AppValue, _IntentValueRepresentable, InstanceDisplayRepresentable {
  /// The cases without their values.
  associatedtype Cases: Hashable, CaseIterable, RawRepresentable, Sendable
  where Cases.RawValue == String
  /// How each case is shown.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
  /// The case that this value is of.
  var unionCase: Cases { get }
  /// The union that holds a value; `nil` where none of its cases takes it.
  init?(intentValue: any _IntentValue)
}

extension AppUnionValue {
  /// How the value is shown: as itself where it can be, else by its case.
  public var displayRepresentation: DisplayRepresentation {
    if let value = asIntentValue as? any InstanceDisplayRepresentable {
      return value.displayRepresentation
    }
    return Self.caseDisplayRepresentations[unionCase]
      ?? DisplayRepresentation(stringLiteral: unionCase.rawValue)
  }
}
