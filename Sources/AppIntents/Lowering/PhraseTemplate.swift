// SPDX-License-Identifier: Apache-2.0

/// Texts with names in them: `Complete ${task} in ${applicationName}`.
package enum PhraseTemplate {
  /// The text with values for its names; a name without one stands as it is.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text and values.
  package static func fill(_ template: String, _ value: (String) -> String?) -> String {
    var result = ""
    var rest = template[...]
    while let start = rest.range(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      result += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end])
      result += value(name) ?? "${\(name)}"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// Values as text that is shown and spoken.
package enum ValueText {
  /// The name of a value: its title, its text, or its description.
  package static func text(of value: Any) -> String {
    switch value {
    case let text as String: text
    case let shown as any CustomLocalizedStringResourceConvertible:
      shown.localizedStringResource.string
    case let text as AttributedString: String(text.characters)
    case let url as URL: url.absoluteString
    case let optional as any AnyOptional: optional.anyWrapped.map { text(of: $0) } ?? ""
    case let list as any AnyValueSequence:
      list.anyElements.map { text(of: $0) }.joined(separator: ", ")
    case let date as Date: date.formatted()
    case let measurement as any AnyMeasurement: measurement.text
    default: String(describing: value)
    }
  }
}

/// A quantity, seen without knowing its unit.
package protocol AnyMeasurement {
  /// The number and the unit's symbol.
  var text: String { get }
}

extension Measurement: AnyMeasurement {
  /// The number, without a fraction where it is whole, and the unit's symbol: `5 km`.
  package var text: String {
    let number = value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    return number + " " + unit.symbol
  }
}
