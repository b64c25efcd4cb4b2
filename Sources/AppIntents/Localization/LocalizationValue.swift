// SPDX-License-Identifier: Apache-2.0

extension String {
  /// A text that is looked up by its key, with the values interpolated into it.
  ///
  ///     let value: String.LocalizationValue = "Created \(count) tasks in \(list)"
  ///     // key: Created %lld tasks in %@
  public struct LocalizationValue: Sendable, Equatable, Codable, ExpressibleByStringInterpolation {
    /// The key: the literal text with a specifier for each value; a percent sign in it is doubled
    /// where there are values.
    package var key: String
    /// The values, in order.
    package var arguments: [_FormatArgument]

    /// Creates a value of a key that is known at run time only.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a value of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value of a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// A placeholder for a value in a text that is only a format.
    public enum Placeholder: Sendable, Hashable {
      /// A whole number.
      case int
      /// A whole number that is not negative.
      case uint
      /// A number of single precision.
      case float
      /// A number of double precision.
      case double
      /// Anything that is shown as a text.
      case object

      /// The printf specifier that stands for the value in the key.
      package var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }
}
