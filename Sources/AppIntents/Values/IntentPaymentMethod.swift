// SPDX-License-Identifier: Apache-2.0

/// A way to pay.
public struct IntentPaymentMethod: Sendable, Hashable, Codable, _IntentValue {
  /// The kinds of way.
  public enum MethodType: Int, Sendable, Hashable, Codable, CaseIterable {
    /// Not known.
    case unknown
    /// From an account.
    case checking
    /// From savings.
    case savings
    /// From a brokerage account.
    case brokerage
    /// By debit card.
    case debit
    /// By credit card.
    case credit
    /// By prepaid card.
    case prepaid
    /// By a store's card.
    case store
    /// By the system's own service.
    case applePay
  }

  /// The kind.
  public var type: MethodType
  /// Its name.
  public var name: String?
  /// The text that distinguishes it from others, such as the last digits of a card.
  public var identificationHint: String?

  /// Creates a way to pay.
  public init(type: MethodType, name: String? = nil, identificationHint: String? = nil) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
  }

  /// The system's own service.
  public static let applePay = IntentPaymentMethod(type: .applePay)
}

extension IntentPaymentMethod: DisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

  /// How it is shown: its name, else its kind.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name ?? String(describing: type))",
      subtitle: identificationHint.map { LocalizedStringResource(stringLiteral: $0) })
  }
}
