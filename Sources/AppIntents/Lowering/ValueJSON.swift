// SPDX-License-Identifier: Apache-2.0

import JSONText

/// Default values as a catalog holds them: JSON text.
package enum ValueJSON {
  /// The value as JSON; `nil` for one that has no such form.
  ///
  /// Entities and enum cases stand by their ids, dates in ISO 8601, quantities and money as objects,
  /// a `Double` or `Float` by the shortest decimal that reads back as it. What is infinite or not a
  /// number has no form.
  package static func text(of value: Any) -> String? {
    switch value {
    case let text as String: return JSONWriter.quoted(text)
    case let flag as Bool: return flag ? "true" : "false"
    case let number as Int: return String(number)
    case let number as Double: return number.isFinite ? String(number) : nil
    case let number as Float: return number.isFinite ? String(number) : nil
    case let number as Decimal: return number.isFinite ? "\(number)" : nil
    case let entity as any AppEntity: return JSONWriter.quoted(entity.id.entityIdentifierString)
    case let item as any AppEnum: return JSONWriter.quoted(String(item.rawValue))
    case let date as Date: return JSONWriter.quoted(date.formatted(.iso8601))
    case let url as URL: return JSONWriter.quoted(url.absoluteString)
    case let text as AttributedString: return JSONWriter.quoted(String(text.characters))
    case let duration as Duration:
      let parts = duration.components
      return String(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    case let money as IntentCurrencyAmount:
      guard let amount = text(of: money.amount) else { return nil }
      return "{\"amount\":\(amount),\"currency\":\(JSONWriter.quoted(money.currencyCode))}"
    case let quantity as any MeasurementParts:
      guard let amount = text(of: quantity.amount) else { return nil }
      return "{\"amount\":\(amount),\"unit\":\(JSONWriter.quoted(quantity.symbol))}"
    case let list as any AnyValueSequence:
      var parts: [String] = []
      for element in list.anyElements {
        guard let part = text(of: element) else { return nil }
        parts.append(part)
      }
      return "[" + parts.joined(separator: ",") + "]"
    default: return nil
    }
  }
}

/// A quantity in its parts, seen without knowing its unit.
package protocol MeasurementParts {
  /// The number.
  var amount: Double { get }
  /// The unit's symbol.
  var symbol: String { get }
}

extension Measurement: MeasurementParts {
  /// The number, in the quantity's own unit.
  package var amount: Double { value }
  /// The symbol of that unit: `km`.
  package var symbol: String { unit.symbol }
}
