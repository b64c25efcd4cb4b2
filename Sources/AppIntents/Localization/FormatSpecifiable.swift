// SPDX-License-Identifier: Apache-2.0

/// A number in a localised text by a printf specifier.
public protocol _FormatSpecifiable: Sendable {
  /// The specifier that stands for it in the text's key: `%lld`.
  static var _specifier: String { get }
  /// The number in the width that the specifier asks for.
  var _formatArgument: _FormatArgument { get }
}

/// A value that a localised text was interpolated with.
public enum _FormatArgument: Sendable, Hashable, Codable {
  /// A text, as it stands.
  case text(String)
  /// A signed number.
  case signed(Int64)
  /// An unsigned number.
  case unsigned(UInt64)
  /// A number with a fraction.
  case real(Double)
  /// A text that is looked up by itself when it is shown.
  indirect case resource(LocalizedStringResource)
  /// No value: the key alone is wanted, as in a format for counts.
  case placeholder
}

extension _FormatSpecifiable where Self: SignedInteger {
  /// The specifier of signed numbers.
  public static var _specifier: String { MemoryLayout<Self>.size > 4 ? "%lld" : "%d" }
  /// The number.
  public var _formatArgument: _FormatArgument { .signed(Int64(self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The specifier of unsigned numbers.
  public static var _specifier: String { MemoryLayout<Self>.size > 4 ? "%llu" : "%u" }
  /// The number.
  public var _formatArgument: _FormatArgument { .unsigned(UInt64(self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The specifier of numbers with a fraction.
  public static var _specifier: String { MemoryLayout<Self>.size > 4 ? "%lf" : "%f" }
  /// The number.
  public var _formatArgument: _FormatArgument { .real(Double(self)) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
