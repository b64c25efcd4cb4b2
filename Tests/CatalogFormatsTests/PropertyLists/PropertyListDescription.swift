// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

@testable import CatalogFormats

extension PropertyListValue {
  /// The value as one line, to be compared.
  var summary: String {
    switch kind {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .date(let text): "@\(text)"
    case .data(let bytes): "<" + bytes.map { String($0, radix: 16) }.joined(separator: " ") + ">"
    case .array(let elements): "[" + elements.map(\.summary).joined(separator: ", ") + "]"
    case .dictionary(let members):
      "{" + members.map { "\($0.key): \($0.value.summary)" }.joined(separator: ", ") + "}"
    }
  }
}

extension PropertyListReading {
  /// The tree in one line; the findings where there is none.
  var summary: String {
    root?.summary
      ?? diagnostics.map {
        "\($0.location.line):\($0.location.column) \($0.rule): \($0.message)"
      }.joined(separator: "\n")
  }
}

/// Reads a property list of any form.
func propertyList(_ bytes: some Sequence<UInt8>) -> PropertyListReading {
  PropertyListReader().read(utf8: Array(bytes), file: "Info.plist")
}
