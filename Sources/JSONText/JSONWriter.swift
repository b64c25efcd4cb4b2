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
package struct JSONWriter: ~Copyable {
  private var buffer = ByteBuffer()
  /// Whether members and elements stand on lines of their own, two blanks a level.
  package let isPretty: Bool
  private var needsComma = false
  private var followsKey = false
  private var depth = 0

  /// Creates an empty writer.
  package init(isPretty: Bool = false) { self.isPretty = isPretty }

  /// What has been written.
  package var bytes: Span<UInt8> {
    @_lifetime(borrow self) get { buffer.span }
  }

  /// What has been written, as text.
  package var text: String { buffer.text }

  /// A copy of what has been written.
  package var utf8: [UInt8] { buffer.copy }

  /// Forgets what was written and keeps the storage.
  package mutating func removeAll() {
    buffer.removeAll()
    needsComma = false
    followsKey = false
    depth = 0
  }

  /// Ends a line; the next value starts afresh (JSON Lines).
  package mutating func newline() {
    buffer.append(0x0A)
    needsComma = false
  }

  /// A text as a JSON string, quotes included.
  package static func quoted(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 16)
    buffer.append(quoted: text)
    return buffer.text
  }
}

extension JSONWriter {
  /// Writes `{`.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Writes `}`.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Writes `[`.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Writes `]`.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a member's name that the compiler knows; it must need no escapes.
  package mutating func key(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append(isPretty ? "\": " : "\":")
    followsKey = true
  }

  /// Writes a member's name.
  package mutating func key(_ name: String) {
    separate()
    buffer.append(quoted: name)
    buffer.append(isPretty ? ": " : ":")
    followsKey = true
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    buffer.append(quoted: text)
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) {
    separate()
    buffer.append(decimal: number)
    needsComma = true
  }

  /// Writes a number with as few digits as read back to the same value; `null` when it is not finite.
  package mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    let digits = number.description
    raw(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Writes `true` or `false`.
  package mutating func value(_ flag: Bool) {
    separate()
    buffer.append(flag ? "true" : "false")
    needsComma = true
  }

  /// Writes `null`.
  package mutating func null() {
    separate()
    buffer.append("null")
    needsComma = true
  }

  /// Writes a value that is JSON already.
  package mutating func raw(_ json: String) {
    separate()
    buffer.append(text: json)
    needsComma = true
  }
}

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
    depth += 1
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if isPretty, needsComma { breakLine() }
    buffer.append(bracket)
    needsComma = true
  }

  /// Writes what stands between the last token and a key or value.
  @inline(__always)
  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    if isPretty, depth > 0, !followsKey { breakLine() }
    needsComma = false
    followsKey = false
  }

  private mutating func breakLine() {
    buffer.append(0x0A)
    for _ in 0..<max(0, depth) { buffer.append("  ") }
  }
}
