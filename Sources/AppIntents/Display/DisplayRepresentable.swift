// SPDX-License-Identifier: Apache-2.0

/// A type whose name can be shown.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How it is shown and spoken of.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title, for use in texts.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type whose values are all known when it is built.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  /// How each value is shown and spoken of.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of this value; its description where the table lacks it.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(describing: self))
  }
}

/// A type whose values are shown each by itself.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose values are shown from a table.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable, CaseDisplayRepresentable {}
