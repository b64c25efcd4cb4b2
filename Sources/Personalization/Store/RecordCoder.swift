// SPDX-License-Identifier: Apache-2.0

/// How a store's file is written.
///
///     header, 16 bytes   "bsp-use\n" | version, 4 bytes | CRC of the 12 before
///     record             length, 4 | CRC of the length and the place, 4 | CRC of the entries, 4 | entries
///     entry              kind, 1 | changed, 4 | count, 4 | texts and numbers, by kind
///     text               length, 2 | UTF-8
///
/// All numbers little-endian. A record is written for each entry; files that were appended to have one for
/// each change, with several entries. Its length has a checksum of its own, with its place in it, so that
/// a damaged length is told from a file that was cut short: only the latter may lose its last record.
/// Entries say what holds after a change, so that reading needs no clock; see `UsageItem`.
enum RecordCoder {
  static let version: UInt32 = 1
  static let headerBytes = 16
  static let frameBytes = 12
  private static let magic = Array("bsp-use\n".utf8)

  /// The header of a file.
  static var header: [UInt8] {
    var bytes = magic
    append(version, to: &bytes)
    append(CRC32.of(bytes.span), to: &bytes)
    return bytes
  }

  /// A file of some entries, the one that was changed longest ago first.
  static func file(_ items: [UsageItem]) -> [UInt8] {
    var bytes = header
    bytes.reserveCapacity(256 * items.count)
    for item in items {
      let (place, first) = (bytes.count, bytes.count + frameBytes)
      for _ in 0..<frameBytes { bytes.append(0) }
      append(item, to: &bytes)
      let length = UInt32(bytes.count - first)
      let sum = CRC32.of(bytes.span.extracting(first..<bytes.count))
      for (k, number) in [length, frameCheck(length: length, at: place), sum].enumerated() {
        for byte in 0..<4 {
          bytes[place + 4 * k + byte] = UInt8(truncatingIfNeeded: number >> UInt32(8 * byte))
        }
      }
    }
    return bytes
  }

  /// The checksum of a record's length and place.
  static func frameCheck(length: UInt32, at offset: Int) -> UInt32 {
    let numbers = UInt64(UInt32(truncatingIfNeeded: offset)) << 32 | UInt64(length)
    let bytes = InlineArray<8, UInt8> { UInt8(truncatingIfNeeded: numbers >> UInt64(8 * $0)) }
    return CRC32.of(bytes.span)
  }

  // MARK: - Entries

  /// The bytes of an entry.
  static func bytes(_ item: UsageItem) -> [UInt8] {
    var bytes: [UInt8] = []
    append(item, to: &bytes)
    return bytes
  }

  private static func append(_ item: UsageItem, to bytes: inout [UInt8]) {
    switch item {
    case .intent(let used):
      begin(1, changed: used.changed, count: used.count, in: &bytes)
      append(used.chosen.bitPattern, to: &bytes)
      append(used.rejected.bitPattern, to: &bytes)
      append([used.app, used.intent], to: &bytes)
    case .phrase(let phrase):
      begin(2, changed: phrase.changed, count: phrase.count, in: &bytes)
      let meaning = phrase.meaning
      append([phrase.utterance, phrase.locale, meaning.app, meaning.intent], to: &bytes)
      bytes.append(UInt8(meaning.parameters.count))
      for (name, value) in meaning.parameters.sorted(by: { $0.key < $1.key }) {
        // An id is never empty.
        append([name, value.type, value.id ?? "", value.title, value.words], to: &bytes)
      }
    case .synonym(let synonym):
      begin(3, changed: synonym.changed, count: synonym.count, in: &bytes)
      append([synonym.app, synonym.type, synonym.words], to: &bytes)
      append([synonym.locale, synonym.entity, synonym.title], to: &bytes)
    }
  }

  /// The entries of a record; `nil` for bytes that are none.
  static func items(_ bytes: Span<UInt8>) -> [UsageItem]? {
    var reader = RecordReader(bytes)
    var items: [UsageItem] = []
    while !reader.isAtEnd {
      guard let kind = reader.number(1), let hours = reader.number(4), let count = reader.number(4)
      else { return nil }
      let changed = UsageTime(hours: UInt32(hours))
      switch kind {
      case 1:
        guard let chosen = reader.number(8).map({ Double(bitPattern: $0) }),
          let rejected = reader.number(8).map({ Double(bitPattern: $0) }),
          (0...UsageLimits.weight).contains(chosen), (0...UsageLimits.weight).contains(rejected),
          let texts = reader.texts(2)
        else { return nil }
        items.append(
          .intent(
            UsedIntent(
              app: texts[0], intent: texts[1], chosen: chosen, rejected: rejected,
              count: UInt32(count), changed: changed)))
      case 2:
        guard let texts = reader.texts(4), let number = reader.number(1),
          number <= UsageLimits.parameters
        else { return nil }
        var parameters: [String: CorrectedValue] = [:]
        for _ in 0..<number {
          guard let value = reader.texts(5) else { return nil }
          parameters[value[0]] = CorrectedValue(
            type: value[1], id: value[2].isEmpty ? nil : value[2], title: value[3],
            words: value[4])
        }
        items.append(
          .phrase(
            LearntPhrase(
              utterance: texts[0], locale: texts[1],
              meaning: CorrectedIntent(app: texts[2], intent: texts[3], parameters: parameters),
              count: UInt32(count), changed: changed)))
      case 3:
        guard let texts = reader.texts(6) else { return nil }
        items.append(
          .synonym(
            LearntSynonym(
              app: texts[0], type: texts[1], words: texts[2], locale: texts[3], entity: texts[4],
              title: texts[5], count: UInt32(count), changed: changed)))
      default: return nil
      }
    }
    return items
  }

  private static func begin(
    _ kind: UInt8, changed: UsageTime, count: UInt32, in bytes: inout [UInt8]
  ) {
    bytes.append(kind)
    append(changed.hours, to: &bytes)
    append(count, to: &bytes)
  }

  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for k in 0..<number.bitWidth / 8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * k))) }
  }

  private static func append(_ texts: [String], to bytes: inout [UInt8]) {
    for text in texts {
      // `UsageLimits` keeps every text below 64 KiB.
      append(UInt16(text.utf8.count), to: &bytes)
      bytes.append(contentsOf: text.utf8)
    }
  }
}

/// Reads the bytes of records; never outside of them.
struct RecordReader: ~Escapable {
  private let bytes: Span<UInt8>
  private var at = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  /// Whether nothing is left.
  var isAtEnd: Bool { at == bytes.count }

  /// A number of 1 to 8 bytes; `nil` where fewer are left.
  mutating func number(_ width: Int) -> UInt64? {
    guard width <= bytes.count - at else { return nil }
    var number: UInt64 = 0
    for k in 0..<width { number |= UInt64(bytes[at + k]) << UInt64(8 * k) }
    at += width
    return number
  }

  /// Some texts in a row; `nil` where they leave the bytes.
  mutating func texts(_ count: Int) -> [String]? {
    var texts: [String] = []
    for _ in 0..<count {
      guard let length = number(2), Int(length) <= bytes.count - at else { return nil }
      let part = bytes.extracting(at..<at + Int(length))
      // SAFETY: the bytes are read inside the closure only.
      texts.append(
        unsafe part.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) })
      at += Int(length)
    }
    return texts
  }
}

/// The checksum of records: CRC-32 with Castagnoli's polynomial.
///
/// Finds every flipped bit, and every burst of up to 32; guards against damage, not against forgery.
///
/// - SeeAlso: RFC 3720, appendix B.4, for test values.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    var value = UInt32(byte)
    for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0x82F6_3B78 }
    return value
  }

  /// The checksum of bytes.
  static func of(_ bytes: Span<UInt8>) -> UInt32 {
    var sum: UInt32 = .max
    let table = table.span
    for k in 0..<bytes.count {
      sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ bytes[k])] ^ sum >> 8
    }
    return ~sum
  }
}
