// SPDX-License-Identifier: Apache-2.0

extension String.LocalizationValue {
  /// Collects the literal parts and the values of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The literal parts: one before each value, if only an empty one, and perhaps one at the end.
    package var literals: [String] = []
    /// The printf specifiers of the values, in order.
    package var specifiers: [String] = []
    /// The values, in order.
    package var arguments: [_FormatArgument] = []
    private var isAfterLiteral = false

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      specifiers.reserveCapacity(interpolationCount)
    }

    /// The parts and specifiers in turn; percent signs in parts are doubled where there are values.
    ///
    /// - Complexity: O(*n*) for *n* bytes of text.
    package var key: String {
      // A text without values is never formatted, so that its percent signs stand for themselves.
      guard !specifiers.isEmpty else { return literals.joined() }
      var key = ""
      for (index, literal) in literals.enumerated() {
        key += literal.replacing("%", with: "%%")
        if index < specifiers.count { key += specifiers[index] }
      }
      return key
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      if isAfterLiteral {
        literals[literals.count - 1] += literal
      } else {
        literals.append(literal)
        isAfterLiteral = true
      }
    }

    private mutating func append(_ argument: _FormatArgument, specifier: String) {
      if !isAfterLiteral { literals.append("") }
      isAfterLiteral = false
      specifiers.append(specifier)
      arguments.append(argument)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      append(.text(string), specifier: "%@")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ substring: Substring) {
      append(.text(String(substring)), specifier: "%@")
    }

    /// Adds a text without its attributes.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      append(.text(String(attributed.characters)), specifier: "%@")
    }

    /// Adds a text that is looked up by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), specifier: "%@")
    }

    /// Adds a value under the name that it is shown by.
    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
      _ value: T
    ) {
      append(.resource(value.localizedStringResource), specifier: "%@")
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._formatArgument, specifier: T._specifier)
    }

    /// Adds a number in a format of its own, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._formatArgument, specifier: specifier)
    }

    /// Adds a value as a format style writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      append(.text(format.format(value)), specifier: "%@")
    }

    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation(_ subject: some Any, formatter: Formatter) {
      append(
        .text(formatter.string(for: subject) ?? String(describing: subject)), specifier: "%@")
    }

    /// Adds a place for a value that is not there yet.
    public mutating func appendInterpolation(
      placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
    ) {
      append(.placeholder, specifier: specifier ?? placeholder.specifier)
    }

    /// Adds anything else by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.text(String(describing: value)), specifier: "%@")
    }
  }
}
