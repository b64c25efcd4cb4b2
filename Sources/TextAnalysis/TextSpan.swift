// SPDX-License-Identifier: Apache-2.0

/// A half-open range of UTF-8 offsets into the original text.
public struct TextSpan: Hashable, Sendable {
  /// The offset of the first byte.
  public var lower: UInt32

  /// The offset after the last byte.
  public var upper: UInt32

  /// A range from `lower` up to, not including, `upper`.
  @inlinable public init(lower: UInt32, upper: UInt32) {
    self.lower = lower
    self.upper = upper
  }
}
