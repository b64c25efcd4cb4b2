// SPDX-License-Identifier: Apache-2.0

/// A reference to a string of the image: the byte offset of its length prefix. Zero is no string.
@usableFromInline @frozen package struct StringRef: Hashable, Sendable {
  /// Byte offset in the string section.
  @usableFromInline package let rawValue: UInt32

  /// Wraps an offset.
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// No string.
  @inlinable package static var none: StringRef { StringRef(0) }
}

/// The strings of an image.
///
/// ```text
/// offset 0: one unused byte (so that 0 means "none")
/// each string: LEB128 byte count (1–5 bytes) │ UTF-8 bytes
/// ```
@usableFromInline @frozen @safe package struct StringPool: Sendable {
  // SAFETY: points at `count` bytes owned by the image that lends the pool; see `Words`.
  @usableFromInline nonisolated(unsafe) let base: UnsafePointer<UInt8>

  /// The number of bytes.
  package let count: Int

  init(base: UnsafePointer<UInt8>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// The bytes of a string; empty for `.none` and for references that lead nowhere.
  ///
  /// They belong to the image and live as long as it does.
  package func utf8(_ reference: StringRef) -> UnsafeBufferPointer<UInt8> {
    var offset = Int(reference.rawValue)
    // SAFETY: no bytes at all.
    guard offset > 0 else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
    var length = 0
    var shift = 0
    while offset < count, shift < 35 {
      // SAFETY: offset is below the count.
      let byte = unsafe base[offset]
      offset += 1
      length |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    guard length <= count - offset else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
    // SAFETY: offset + length was compared with the count.
    return unsafe UnsafeBufferPointer(start: base + offset, count: length)
  }

  /// A string; empty for `.none`. Damaged bytes are replaced as Unicode asks.
  package subscript(reference: StringRef) -> String {
    // SAFETY: copied while the image that lends the pool is in use.
    unsafe String(decoding: utf8(reference), as: UTF8.self)
  }

  /// A phrase template; see `PhraseRecord.text`.
  package func template(_ reference: StringRef) -> String {
    // SAFETY: copied while the image that lends the pool is in use.
    unsafe StoredTemplate.decode(utf8(reference))
  }

  /// Hands the parts of a phrase template on in their order, each lent for its call.
  package func forEachPart(
    ofTemplate reference: StringRef, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    // SAFETY: the bytes live as long as the image that lends the pool.
    unsafe StoredTemplate.forEachPart(of: utf8(reference), body)
  }
}

/// Phrase templates as they are stored: `${applicationName}` is the byte 0x01, which would otherwise
/// be two thirds of many a phrase; the bytes 0x01 and 0x02 themselves stand behind an 0x02.
enum StoredTemplate {
  private static let name: StaticString = "${applicationName}"

  /// Writes the stored form of a template.
  static func encode(_ text: UnsafeBufferPointer<UInt8>, into stored: inout [UInt8]) {
    stored.removeAll(keepingCapacity: true)
    // What stands as it is goes over in one piece.
    var start = 0
    var i = 0
    // SAFETY: all places are below the number of bytes, which the caller lends for the call.
    while i < text.count {
      let byte = unsafe text[i]
      if byte == UInt8(ascii: "$"), unsafe isName(text, at: i) {
        unsafe stored.append(contentsOf: text[start..<i])
        stored.append(0x01)
        i += name.utf8CodeUnitCount
        start = i
      } else {
        if byte <= 0x02, byte > 0 {
          unsafe stored.append(contentsOf: text[start..<i])
          stored.append(0x02)
          start = i
        }
        i += 1
      }
    }
    unsafe stored.append(contentsOf: text[start...])
  }

  private static func isName(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let count = name.utf8CodeUnitCount
    guard start + count <= text.count else { return false }
    // SAFETY: a constant of the program, of so many bytes, and as many of the text from a place on.
    for k in 0..<count where unsafe text[start + k] != name.utf8Start[k] { return false }
    return true
  }

  /// Hands the parts of a template on in their order: what is stored as it is, and names. Each is lent for its call.
  @inline(__always)
  static func forEachPart(
    of stored: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    var i = 0
    while i < stored.count {
      // SAFETY: i is below the count.
      let byte = unsafe stored[i]
      guard byte == 0x01 || byte == 0x02 else {
        i += 1
        continue
      }
      // SAFETY: `start` is at most i.
      if start < i { unsafe body(UnsafeBufferPointer(rebasing: stored[start..<i])) }
      start = i + 1
      if byte == 0x01 {
        // SAFETY: a constant of the program.
        unsafe body(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        i += 1
      } else {
        // What follows stands for itself.
        i += 2
      }
    }
    // SAFETY: `start` is below the count.
    if start < stored.count { unsafe body(UnsafeBufferPointer(rebasing: stored[start...])) }
  }

  /// The template of a stored form.
  static func decode(_ stored: UnsafeBufferPointer<UInt8>) -> String {
    var count = 0
    // SAFETY: the parts are counted while they are lent.
    unsafe forEachPart(of: stored) { count += $0.count }
    // SAFETY: the buffer has room for all parts, which are written one behind the other.
    return unsafe String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      unsafe forEachPart(of: stored) { part in
        for k in 0..<part.count {
          unsafe buffer[end] = part[k]
          end += 1
        }
      }
      return end
    }
  }
}

/// Collects strings for an image, each distinct one once.
struct StringPoolBuilder {
  private(set) var bytes: [UInt8] = [0]
  private var references: [Spelling: StringRef] = [:]
  /// The template at hand, as it is stored.
  private var stored: [UInt8] = []

  /// A string by its bytes: `==` on strings takes two spellings of one letter for the same.
  private struct Spelling: Hashable {
    let text: String

    static func == (a: Spelling, b: Spelling) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

    func hash(into hasher: inout Hasher) {
      var text = text
      // SAFETY: the bytes are hashed while they are lent.
      text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// The reference of a string, added at its first use. The empty string is `.none`.
  mutating func intern(_ text: String) -> StringRef {
    if text.isEmpty { return .none }
    let spelling = Spelling(text: text)
    if let known = references[spelling] { return known }
    let reference = append(text)
    references[spelling] = reference
    return reference
  }

  /// Adds a string without looking whether it is there already: for texts that rarely recur.
  mutating func append(_ text: String) -> StringRef {
    if text.isEmpty { return .none }
    var text = text
    // SAFETY: the bytes are copied while they are lent.
    return text.withUTF8 { unsafe append(utf8: $0) }
  }

  /// Adds a phrase template in its stored form.
  mutating func append(template: String) -> StringRef {
    if template.isEmpty { return .none }
    var template = template
    // SAFETY: the bytes are copied while they are lent.
    template.withUTF8 { unsafe StoredTemplate.encode($0, into: &stored) }
    return unsafe stored.withUnsafeBufferPointer { unsafe append(utf8: $0) }
  }

  /// Adds bytes as a string.
  mutating func append(utf8: UnsafeBufferPointer<UInt8>) -> StringRef {
    let reference = StringRef(UInt32(truncatingIfNeeded: bytes.count))
    var length = utf8.count
    repeat {
      let low = UInt8(length & 0x7F)
      length >>= 7
      bytes.append(length > 0 ? low | 0x80 : low)
    } while length > 0
    // SAFETY: the caller lends the bytes for this call; they are copied.
    unsafe bytes.append(contentsOf: utf8)
    return reference
  }
}
