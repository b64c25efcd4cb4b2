// SPDX-License-Identifier: Apache-2.0

/// The cases of a union value without what they carry; `@UnionValue` makes them.
///
/// They are shown as the union says, so that an app names its cases once.
public protocol AppUnionValueCasesProviding: AppEnum where RawValue == String {
  /// The union whose cases these are.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
  /// The name of the union.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }

  /// How the union shows its cases.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}

extension AppUnionValue {
  /// The type's name in words, for a union that gives none.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: schemaTitle(String(describing: Self.self)))
  }

  /// The cases' names in words, for a union that gives none.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    var shown: [Cases: DisplayRepresentation] = [:]
    for found in Cases.allCases {
      shown[found] = DisplayRepresentation(stringLiteral: schemaTitle(found.rawValue))
    }
    return shown
  }
}
