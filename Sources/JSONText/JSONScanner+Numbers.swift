// SPDX-License-Identifier: Apache-2.0

extension JSONScanner {
  /// The last number as a whole number; `nil` with a fraction or exponent, or out of range.
  package var int: Int? { JSONNumber.int(bytes, contents) }

  /// The last number, rounded to the nearest `Double`; `nil` where that is infinite.
  package var double: Double? { JSONNumber.double(bytes, contents) }

  /// Reads a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  mutating func scanNumber() throws(JSONFault) {
    let start = utf8Offset
    if bytes[utf8Offset] == UInt8(ascii: "-") { utf8Offset += 1 }
    if utf8Offset < bytes.count, bytes[utf8Offset] == UInt8(ascii: "0") {
      utf8Offset += 1
      if utf8Offset < bytes.count, Self.isDigit(bytes[utf8Offset]) {
        throw JSONFault(.leadingZero, utf8Offset: start)
      }
    } else {
      try scanDigits()
    }
    if utf8Offset < bytes.count, bytes[utf8Offset] == UInt8(ascii: ".") {
      utf8Offset += 1
      try scanDigits()
    }
    if utf8Offset < bytes.count, bytes[utf8Offset] | 0x20 == UInt8(ascii: "e") {
      utf8Offset += 1
      if utf8Offset < bytes.count,
        bytes[utf8Offset] == UInt8(ascii: "+") || bytes[utf8Offset] == UInt8(ascii: "-")
      {
        utf8Offset += 1
      }
      try scanDigits()
    }
    contents = start..<utf8Offset
    hasEscapes = false
  }

  private mutating func scanDigits() throws(JSONFault) {
    guard utf8Offset < bytes.count, Self.isDigit(bytes[utf8Offset]) else {
      throw unexpected(.digit)
    }
    repeat { utf8Offset += 1 } while utf8Offset < bytes.count && Self.isDigit(bytes[utf8Offset])
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

/// The value of a number's text.
enum JSONNumber {
  /// The whole number spelled by a range of bytes.
  static func int(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    var i = range.lowerBound
    let isNegative = i < range.upperBound && bytes[i] == UInt8(ascii: "-")
    if isNegative { i += 1 }
    guard i < range.upperBound else { return nil }
    while i < range.upperBound {
      let digit = Int(bytes[i]) - 0x30
      guard digit >= 0, digit <= 9 else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      // Counted downwards, since the least `Int` has no positive counterpart.
      let (sum, overflow2) = product.subtractingReportingOverflow(digit)
      guard !overflow, !overflow2 else { return nil }
      value = sum
      i += 1
    }
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  /// The number spelled by a range of bytes that was scanned as one.
  static func double(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    if let value = short(bytes, range) { return value }
    guard let value = Double(bytes.string(range)), value.isFinite else { return nil }
    return value
  }

  /// Numbers of up to 15 digits and no exponent: one exact division of two exact values.
  ///
  /// - SeeAlso: Clinger (1990), "How to read floating point numbers accurately", section 2.
  private static func short(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    guard range.count <= 16 else { return nil }
    var mantissa = 0
    var scale = 1.0
    var isFraction = false
    var i = range.lowerBound
    let isNegative = i < range.upperBound && bytes[i] == UInt8(ascii: "-")
    if isNegative { i += 1 }
    var digits = 0
    while i < range.upperBound {
      let byte = bytes[i]
      i += 1
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte &- UInt8(ascii: "0") < 10, digits < 15 else { return nil }
      digits += 1
      mantissa = mantissa &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      if isFraction { scale *= 10 }
    }
    let value = Double(mantissa) / scale
    return isNegative ? -value : value
  }
}
