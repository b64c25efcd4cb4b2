// SPDX-License-Identifier: Apache-2.0

/// An amount of money.
public struct IntentCurrencyAmount: Sendable, Hashable, Codable, _IntentValue {
  /// How much.
  public var amount: Decimal
  /// The currency by its ISO 4217 code: `EUR`.
  public var currencyCode: String

  /// Creates an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: DisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }

  /// How it is shown.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: "\(amount) \(currencyCode)")
  }
}
