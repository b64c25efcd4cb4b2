// SPDX-License-Identifier: Apache-2.0

/// Variables of the build in settings and in `Info.plist`: `$(PRODUCT_NAME)`, `${TARGET_NAME}`.
enum BuildVariables {
  /// Most replacements in one text: variables may name each other.
  static let replacementLimit = 64
  /// Longest text that replacing may give, in UTF-8 bytes.
  static let lengthLimit = 65_536

  /// Replaces the variables of a text.
  ///
  /// Operators after a colon are applied where they are known (`rfc1034identifier`,
  /// `c99extidentifier`, `lower`, `upper`, `default=…`) and passed over otherwise.
  ///
  /// - Parameter value: The value of a variable; it may hold variables in turn.
  /// A variable inside its own value is empty, as in a build where nothing else sets it.
  ///
  /// - Returns: The text; `nil` where a variable has no value, or there is too much to replace.
  static func expand(_ text: String, _ value: (String) -> String?) -> String? {
    var left = replacementLimit
    return expand(text, value, &left, within: [])
  }

  // Each call down takes at least one replacement, so that recursion is bounded with them.
  private static func expand(
    _ text: String, _ value: (String) -> String?, _ left: inout Int, within open: Set<String>
  ) -> String? {
    var bytes = Array(text.utf8)
    // The last opening first: names may hold variables themselves, as in `$(NAME_$(CONFIGURATION))`.
    while let start = lastOpening(bytes) {
      let close = bytes[start + 1] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      guard let end = bytes[start...].firstIndex(of: close), left > 0 else { return nil }
      left -= 1
      let parts = String(decoding: bytes[start + 2..<end], as: UTF8.self)
        .split(separator: ":", omittingEmptySubsequences: false)
      guard let name = parts.first else { return nil }
      // Operators work on what the variable finally is.
      let key = String(name)
      var result =
        open.contains(key)
        ? "" : value(key).flatMap { expand($0, value, &left, within: open.union([key])) }
      for operation in parts.dropFirst() {
        result = apply(String(operation), to: result)
      }
      guard let result, bytes.count + result.utf8.count <= lengthLimit else { return nil }
      bytes.replaceSubrange(start...end, with: result.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text holds a variable.
  static func occur(in text: String) -> Bool { lastOpening(Array(text.utf8)) != nil }

  private static func lastOpening(_ bytes: [UInt8]) -> Int? {
    guard bytes.count > 1 else { return nil }
    return (0..<bytes.count - 1).last {
      bytes[$0] == UInt8(ascii: "$")
        && (bytes[$0 + 1] == UInt8(ascii: "(") || bytes[$0 + 1] == UInt8(ascii: "{"))
    }
  }

  private static func apply(_ operation: String, to value: String?) -> String? {
    if operation.hasPrefix("default=") {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(operation.dropFirst(8))
    }
    guard let value else { return nil }
    switch operation {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return identifier(value, UInt8(ascii: "-"))
    case "c99extidentifier", "identifier": return identifier(value, UInt8(ascii: "_"))
    default: return value
    }
  }

  private static func identifier(_ text: String, _ filler: UInt8) -> String {
    let bytes = text.unicodeScalars.map { scalar -> UInt8 in
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      let isKept =
        scalar.isASCII
        && (byte &- UInt8(ascii: "0") < 10 || byte | 0x20 &- UInt8(ascii: "a") < 26
          || byte == filler || byte == UInt8(ascii: "."))
      return isKept && (byte != UInt8(ascii: ".") || filler == UInt8(ascii: "-")) ? byte : filler
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
