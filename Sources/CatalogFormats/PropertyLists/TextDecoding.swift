// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// The text of a file in UTF-8, whichever encoding it came in.
///
/// Property lists and tables of strings come as UTF-8 and, from older tools, as UTF-16. A byte order
/// mark says which; without one, a NUL byte in the first pair does, since every such file begins with
/// an ASCII character. What is not valid becomes U+FFFD and is reported once, at the first place.
struct TextDecoding {
  /// The encodings that are told apart.
  enum Encoding: String {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    /// Told apart only to be refused.
    case utf32 = "UTF-32"
  }

  /// The text without its byte order mark; always valid UTF-8.
  var utf8: [UInt8]
  /// The encoding found.
  var encoding: Encoding
  /// What is not text, and its offset in `utf8`.
  var faults: [Fault] = []

  /// Something that is not text.
  struct Fault {
    var message: String
    var utf8Offset: Int
  }

  /// Decodes a file.
  ///
  /// - Complexity: O(*n*); valid UTF-8 without a mark is not copied.
  init(_ bytes: [UInt8]) {
    let (encoding, mark) = Self.detect(bytes)
    self.encoding = encoding
    switch encoding {
    case .utf8:
      utf8 = mark == 0 ? bytes : Array(bytes[mark...])
      checkUTF8()
    case .utf16LittleEndian, .utf16BigEndian:
      utf8 = []
      decodeUTF16(bytes, from: mark)
    case .utf32:
      utf8 = []
      faults.append(Fault(message: "the file is UTF-32, which is not read", utf8Offset: 0))
    }
    if let zero = utf8.span.firstZero {
      faults.append(Fault(message: "a NUL byte stands in the text", utf8Offset: zero))
    }
  }

  /// The findings of the rule `text-encoding`.
  func diagnostics(file: String, lines: LineIndex) -> [Diagnostic] {
    faults.map { fault in
      let place = lines.position(at: fault.utf8Offset)
      return Diagnostic(
        rule: "text-encoding", severity: .error, message: fault.message,
        fix: "save the file as UTF-8",
        location: SourceLocation(file: file, line: place.line, column: place.column))
    }
  }

  private static func detect(_ bytes: [UInt8]) -> (Encoding, mark: Int) {
    let head = (0..<4).map { $0 < bytes.count ? Int(bytes[$0]) : -1 }
    switch (head[0], head[1], head[2], head[3]) {
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF): return (.utf32, 4)
    case (0xFE, 0xFF, _, _): return (.utf16BigEndian, 2)
    case (0xFF, 0xFE, _, _): return (.utf16LittleEndian, 2)
    case (1..., 0, 0, 0), (0, 0, 0, 1...): return (.utf32, 0)
    case (0, 1..., _, _): return (.utf16BigEndian, 0)
    case (1..., 0, _, _): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }

  private mutating func checkUTF8() {
    guard let offset = utf8.span.firstInvalidUTF8 else { return }
    let digits = String(utf8[offset], radix: 16, uppercase: true)
    faults.append(
      Fault(message: "byte 0x\(digits) is not valid UTF-8 here", utf8Offset: offset))
    utf8 = Array(String(decoding: utf8, as: UTF8.self).utf8)
  }

  private mutating func decodeUTF16(_ bytes: [UInt8], from mark: Int) {
    let isBig = encoding == .utf16BigEndian
    var lone: Int?
    utf8.reserveCapacity(bytes.count / 2 + 16)
    var i = mark
    func unit(_ at: Int) -> UInt32 {
      isBig
        ? UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1])
        : UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at])
    }
    while i + 1 < bytes.count {
      var scalar = unit(i)
      i += 2
      if scalar & 0xF800 == 0xD800 {
        if scalar < 0xDC00, i + 1 < bytes.count, unit(i) & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + (unit(i) & 0x3FF)
          i += 2
        } else {
          if lone == nil { lone = utf8.count }
          scalar = 0xFFFD
        }
      }
      utf8.append(scalar: scalar)
    }
    if let lone {
      faults.append(
        Fault(message: "half of a UTF-16 surrogate pair stands alone", utf8Offset: lone))
    }
    if i < bytes.count {
      faults.append(
        Fault(message: "half of a UTF-16 unit is missing at the end", utf8Offset: utf8.count))
    }
  }
}

extension Array<UInt8> {
  /// Adds the UTF-8 form of a scalar value; surrogates and what is beyond Unicode become U+FFFD.
  mutating func append(scalar value: UInt32) {
    switch value {
    case 0..<0x80: append(UInt8(value))
    case 0x80..<0x800:
      append(UInt8(0xC0 | value >> 6))
      append(UInt8(0x80 | value & 0x3F))
    case 0x800..<0xD800, 0xE000..<0x10000:
      append(UInt8(0xE0 | value >> 12))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    case 0x10000..<0x110000:
      append(UInt8(0xF0 | value >> 18))
      append(UInt8(0x80 | value >> 12 & 0x3F))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    default: append(scalar: 0xFFFD)
    }
  }
}

extension Span<UInt8> {
  /// The offset of the first byte that begins no valid UTF-8 sequence; `nil` where all is valid.
  ///
  /// - SeeAlso: The Unicode Standard, table 3-7.
  var firstInvalidUTF8: Int? {
    var i = 0
    while i < count {
      if i + 8 <= count, word(at: i) & 0x8080_8080_8080_8080 == 0 {
        i += 8
        continue
      }
      let lead = self[i]
      guard lead >= 0x80 else {
        i += 1
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return i
      }
      guard i + length <= count, second.contains(self[i + 1]) else { return i }
      for k in 2..<max(2, length) where self[i + k] & 0xC0 != 0x80 { return i }
      i += length
    }
    return nil
  }

  /// The offset of the first NUL byte.
  var firstZero: Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var i = 0
    while i + 8 <= count {
      let word = word(at: i)
      let hits = (word &- ones) & ~word & (ones &* 0x80)
      if hits != 0 { return i + hits.trailingZeroBitCount >> 3 }
      i += 8
    }
    while i < count {
      if self[i] == 0 { return i }
      i += 1
    }
    return nil
  }
}
