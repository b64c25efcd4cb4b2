// SPDX-License-Identifier: Apache-2.0

/// Writes JSON into bytes, commas and escapes included.
///
///     var json = JSONWriter()
///     json.beginObject()
///     json.key("status"); json.value("resolved")
///     json.key("confidence"); json.value(0.94)
///     json.endObject()      // {"status":"resolved","confidence":0.94}
///
/// The caller keeps the grammar: a key before each member's value, an end for each beginning.
/// Storage is kept by `removeAll()`, so that one writer serves any number of lines.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  /// Whether members and elements stand on lines of their own, two blanks a level.
  public let isPretty: Bool
  private var needsComma = false
  private var depth = 0

  /// Creates an empty writer.
  public init(isPretty: Bool = false) { self.isPretty = isPretty }

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written and keeps the storage.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
    depth = 0
  }

  /// Ends a line; the next value starts afresh (JSON Lines).
  public mutating func newline() {
    bytes.append(0x0A)
    needsComma = false
  }
}

extension JSONWriter {
  /// Writes `{`.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Writes `}`.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Writes `[`.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Writes `]`.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a member's name that the compiler knows; it must need no escapes.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(static: name)
    bytes.append(static: isPretty ? "\": " : "\":")
    needsComma = false
  }

  /// Writes a member's name.
  public mutating func key(_ name: String) {
    value(name)
    bytes.append(static: isPretty ? ": " : ":")
    needsComma = false
  }

  /// Writes a string.
  public mutating func value(_ text: String) {
    separate()
    appendQuoted(text.utf8.span)
    needsComma = true
  }

  /// Writes a string given as UTF-8; the bytes must be valid.
  public mutating func value(utf8 text: Span<UInt8>) {
    separate()
    appendQuoted(text)
    needsComma = true
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int) {
    separate()
    var magnitude = number.magnitude
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10))
      magnitude /= 10
    } while magnitude > 0
    bytes[start...].reverse()
    needsComma = true
  }

  /// Writes a number with as few digits as read back to the same value; `null` when it is not finite.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    separate()
    bytes.append(contentsOf: number.description.utf8)
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) {
    separate()
    bytes.append(static: flag ? "true" : "false")
    needsComma = true
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(static: "null")
    needsComma = true
  }

  /// Writes a value that is JSON already.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
    needsComma = true
  }
}

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if isPretty, needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  @inline(__always)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if isPretty, depth > 0, bytes.last != 0x20 { breakLine() }
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in 0..<max(0, depth) { bytes.append(static: "  ") }
  }

  private mutating func appendQuoted(_ text: Span<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var run = 0
    var i = 0
    while i < text.count {
      let byte = text[i]
      // Most bytes need no second look.
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        i += 1
        continue
      }
      let length = steeringLength(text, at: i)
      guard length > 0 || byte < 0x7F else {
        i += 1
        continue
      }
      if run < i { text.append(run..<i, to: &bytes) }
      if length > 0 { appendUnit(text, i, length) } else { appendEscape(byte) }
      i += max(length, 1)
      run = i
    }
    if run < text.count { text.append(run..<text.count, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The bytes of a scalar above 0x7E that could steer a terminal, `Unicode.Scalar.steersOutput`; 0 for others.
  ///
  /// JSON may hold them as they are; escaped it says the same and can be shown anywhere.
  private func steeringLength(_ text: Span<UInt8>, at i: Int) -> Int {
    switch text[i] {
    case 0x7F: return 1
    case 0xC2: return i + 1 < text.count && text[i + 1] < 0xA0 ? 2 : 0
    case 0xE2 where i + 2 < text.count:
      switch (text[i + 1], text[i + 2]) {
      case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): return 3
      default: return 0
      }
    default: return 0
    }
  }

  /// Writes such a scalar as an escape.
  private mutating func appendUnit(_ text: Span<UInt8>, _ i: Int, _ length: Int) {
    var unit = length == 1 ? UInt32(text[i]) : UInt32(text[i] & (length == 2 ? 0x1F : 0x0F))
    for k in 1..<max(length, 1) { unit = unit << 6 | UInt32(text[i + k] & 0x3F) }
    bytes.append(static: #"\u"#)
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(unit >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case 0x08: bytes.append(static: #"\b"#)
    case 0x0C: bytes.append(static: #"\f"#)
    case 0x0A: bytes.append(static: #"\n"#)
    case 0x0D: bytes.append(static: #"\r"#)
    case 0x09: bytes.append(static: #"\t"#)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    default:
      bytes.append(static: #"\u00"#)
      bytes.append(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0xF
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "A") + low - 10)
    }
  }
}
