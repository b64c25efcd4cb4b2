// SPDX-License-Identifier: Apache-2.0

/// When an intent asks whether to go on; empty means always.
public struct ConfirmationConditions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates conditions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only where it is not sure that the intent was meant.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1 << 0)
}
