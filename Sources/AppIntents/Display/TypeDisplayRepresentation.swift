// SPDX-License-Identifier: Apache-2.0

/// The name that a type of values is shown by.
public struct TypeDisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The name of one: `Task`.
  public var name: LocalizedStringResource
  /// How a number of them is called: `%lld tasks`.
  public var numericFormat: LocalizedStringResource?
  /// Other names of the type.
  public var synonyms: [LocalizedStringResource]

  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates a name of a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a name of a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
