// SPDX-License-Identifier: Apache-2.0

/// A fixed set of values that people speak of.
///
///     enum Priority: String, AppEnum {
///       case low, high
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
///       static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [
///         .low: "Low", .high: DisplayRepresentation(title: "High", synonyms: ["Urgent"]),
///       ]
///     }
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// A case of an enum, seen without knowing the enum.
package struct AnyEnumCase: Sendable {
  /// The raw value as text.
  package var id: String
  /// How it is shown; `nil` where the app's table lacks it.
  package var display: DisplayRepresentation?
  /// The value.
  package var value: any AppEnum
}

extension AppEnum {
  /// The cases, in declaration order.
  package static var anyCases: [AnyEnumCase] {
    let table = caseDisplayRepresentations
    return allCases.map {
      AnyEnumCase(id: String($0.rawValue), display: table[$0], value: $0)
    }
  }

  /// The case of a raw value given as text.
  package static func anyCase(id: String) -> (any AppEnum)? {
    RawValue(id).flatMap(Self.init(rawValue:))
  }
}
