// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Reads the binary form of property lists, `bplist00`.
///
///     ┌──────────┬──────────────┬──────────────┬─────────┐
///     │ bplist00 │ objects      │ offset table │ trailer │
///     │ 8 bytes  │ marker, data │ n × size     │ 32      │
///     └──────────┴──────────────┴──────────────┴─────────┘
///
/// Containers name their contents by number, so a small file can say that a list holds itself, or
/// that a hundred lists hold the next one twice. The first is found by keeping the way down, the
/// second by counting values as often as they are reached. Offsets, counts and sizes are checked
/// against the file before anything is reserved for them.
///
/// - SeeAlso: CoreFoundation, `CFBinaryPList.c`.
struct BinaryPropertyListParser {
  let bytes: [UInt8]
  let source: TreeSource
  var diagnostics: [Diagnostic] = []
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableOffset = 0
  private var count = 0
  /// The objects on the way down to the current one.
  private var open: Set<Int> = []
  /// Texts already read, by object: one that is named a million times is kept once.
  private var texts: [Int: String] = [:]

  init(_ bytes: [UInt8], source: TreeSource) {
    self.bytes = bytes
    self.source = source
  }

  /// Reads the whole file.
  mutating func parse() throws(TreeFault) -> PropertyListValue {
    guard bytes.count >= 8 + 1 + 32, bytes.starts(with: Array("bplist0".utf8)) else {
      throw fault("the binary property list is cut off, or of another version")
    }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objects = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
      let table = number(at: trailer + 24, size: 8), objects > 0, top < objects,
      table >= 9, table < trailer, objects <= (trailer - table) / offsetSize
    else { throw fault("the trailer of the binary property list is damaged") }
    objectCount = objects
    tableOffset = table
    return try value(top, nil, .root, depth: 0)
  }

  private func fault(_ message: String) -> TreeFault { TreeFault(message, at: 0) }

  /// A big-endian number; `nil` where it leaves the file or `Int`.
  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for i in 0..<size {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(bytes[offset + i])
    }
    return Int(exactly: value)
  }

  private mutating func value(
    _ object: Int, _ container: TreePath?, _ step: TreePath.Step, depth: Int
  ) throws(TreeFault) -> PropertyListValue {
    count += 1
    guard count <= PropertyList.valueLimit else { throw .tooLarge(at: 0) }
    let offset = try offset(of: object)
    let low = Int(bytes[offset] & 0xF)
    let kind: PropertyList.Kind
    switch bytes[offset] {
    case 0x08: kind = .bool(false)
    case 0x09: kind = .bool(true)
    case 0x10...0x14: kind = try integer(at: offset + 1, size: 1 << low)
    case 0x22:
      let bits = try bits(at: offset + 1, size: 4)
      kind = .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case 0x23: kind = .real(Double(bitPattern: try bits(at: offset + 1, size: 8)))
    case 0x33:
      kind = .date(ISODate.text(Double(bitPattern: try bits(at: offset + 1, size: 8))))
    case 0x40...0x4F:
      let range = try contents(at: offset, unit: 1)
      count += range.count / 64
      kind = .data(Array(bytes[range]))
    case 0x50...0x6F: kind = .string(try text(object, at: offset))
    case 0x80...0x8F: kind = try integer(at: offset + 1, size: low + 1)
    case 0xA0...0xAF, 0xC0...0xCF:
      let range = try contents(at: offset, unit: referenceSize)
      kind = .array(
        try array(object, range, TreePath(parent: container, step: step), depth: depth))
    case 0xD0...0xDF:
      let range = try contents(at: offset, unit: 2 * referenceSize)
      kind = .dictionary(
        try dictionary(object, range, TreePath(parent: container, step: step), depth: depth))
    default:
      throw fault("object \(object) of the binary property list is of no known kind")
    }
    let place = TreePlace(source: source, container: container, step: step, utf8Offset: 0)
    return PropertyListValue(kind: kind, place: place)
  }
}

extension BinaryPropertyListParser {
  private func offset(of object: Int) throws(TreeFault) -> Int {
    guard object < objectCount,
      let offset = number(at: tableOffset + object * offsetSize, size: offsetSize),
      offset >= 8, offset < tableOffset
    else { throw fault("object \(object) of the binary property list is not in the file") }
    return offset
  }

  /// The bytes after an object's marker and count; checked to lie before the offset table.
  private func contents(at offset: Int, unit: Int) throws(TreeFault) -> Range<Int> {
    var start = offset + 1
    var length = Int(bytes[offset] & 0xF)
    if length == 0xF {
      guard start < tableOffset, bytes[start] & 0xF0 == 0x10, bytes[start] & 0xF <= 3,
        let number = number(at: start + 1, size: 1 << Int(bytes[start] & 0xF))
      else { throw fault("a count in the binary property list is damaged") }
      length = number
      start += 1 + 1 << Int(bytes[start] & 0xF)
    }
    guard start <= tableOffset, length <= (tableOffset - start) / unit else {
      throw fault("an object of the binary property list goes past its end")
    }
    return start..<start + length * unit
  }

  private func bits(at offset: Int, size: Int) throws(TreeFault) -> UInt64 {
    guard size <= tableOffset - offset else {
      throw fault("an object of the binary property list goes past its end")
    }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Numbers of up to four bytes have no sign, those of eight do; of sixteen, eight matter.
  private func integer(at offset: Int, size: Int) throws(TreeFault) -> PropertyList.Kind {
    guard size <= 8 else {
      let high = try bits(at: offset, size: 8)
      let low = try bits(at: offset + 8, size: 8)
      if high == 0, low > UInt64(Int.max) { return .real(Double(low)) }
      guard high == 0 || high == .max, size == 16 else {
        throw fault("a number in the binary property list is too large")
      }
      return .integer(Int(truncatingIfNeeded: low))
    }
    return .integer(Int(truncatingIfNeeded: try bits(at: offset, size: size)))
  }

  private mutating func text(_ object: Int, at offset: Int) throws(TreeFault) -> String {
    if let known = texts[object] { return known }
    var utf8: [UInt8] = []
    if bytes[offset] < 0x60 {
      let range = try contents(at: offset, unit: 1)
      // ASCII by definition; other bytes are taken as Latin-1, which is what the platform does.
      for byte in bytes[range] { utf8.append(scalar: UInt32(byte)) }
    } else {
      let range = try contents(at: offset, unit: 2)
      let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      let text = String(decoding: units, as: UTF16.self)
      texts[object] = text
      return text
    }
    let text = String(decoding: utf8, as: UTF8.self)
    texts[object] = text
    return text
  }

  private mutating func enter(_ object: Int, depth: Int) throws(TreeFault) {
    guard depth < PropertyList.depthLimit else { throw .tooDeep(at: 0) }
    guard open.insert(object).inserted else {
      throw fault("object \(object) of the binary property list holds itself")
    }
  }

  private mutating func array(
    _ object: Int, _ range: Range<Int>, _ path: TreePath, depth: Int
  ) throws(TreeFault) -> [PropertyListValue] {
    try enter(object, depth: depth)
    var elements: [PropertyListValue] = []
    for offset in stride(from: range.lowerBound, to: range.upperBound, by: referenceSize) {
      guard let reference = number(at: offset, size: referenceSize) else {
        throw fault("a reference in the binary property list is damaged")
      }
      elements.append(try value(reference, path, .index(elements.count), depth: depth + 1))
    }
    open.remove(object)
    return elements
  }

  private mutating func dictionary(
    _ object: Int, _ range: Range<Int>, _ path: TreePath, depth: Int
  ) throws(TreeFault) -> [PropertyList.Member] {
    try enter(object, depth: depth)
    var list = MemberList()
    let pairs = range.count / (2 * referenceSize)
    for i in 0..<pairs {
      let keyOffset = range.lowerBound + i * referenceSize
      guard let keyObject = number(at: keyOffset, size: referenceSize),
        let valueObject = number(at: keyOffset + pairs * referenceSize, size: referenceSize)
      else { throw fault("a reference in the binary property list is damaged") }
      let place = try self.offset(of: keyObject)
      guard (0x50...0x6F).contains(bytes[place]) else {
        throw fault("a key of the binary property list is no text")
      }
      let key = try text(keyObject, at: place)
      let value = try value(valueObject, path, .key(key), depth: depth + 1)
      let member = PropertyList.Member(key: key, keyPlace: value.place, value: value)
      let finding = list.append(member)
      if let finding, diagnostics.count < PropertyList.findingLimit { diagnostics.append(finding) }
    }
    open.remove(object)
    return list.members
  }
}

/// Points in time as text.
enum ISODate {
  /// A time in seconds since 2001-01-01 UTC as `2024-02-29T12:00:00Z`; fractions are cut.
  ///
  /// What is not finite or beyond the years 1 to 9999 stays a number of seconds.
  ///
  /// - SeeAlso: Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 252_000_000_000 else { return "\(seconds)" }
    let total = Int(seconds.rounded(.down)) + 978_307_200
    let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    let time = total - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    guard (1...9999).contains(year) else { return "\(seconds)" }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let years = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    return "\(years)-\(two(month < 10 ? month + 3 : month - 9))-\(two(day))"
      + "T\(two(time / 3_600)):\(two(time / 60 % 60)):\(two(time % 60))Z"
  }
}
