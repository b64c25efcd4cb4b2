// SPDX-License-Identifier: Apache-2.0

import Foundation
import JSONText
import TestSupport
import Testing

@Suite("JSON against Foundation")
struct JSONDifferentialTests {
  static var rounds: Int { fuzzRounds(4_000) }

  @Test("random documents are accepted and refused alike")
  func agreement() {
    var random = SeededGenerator.forTest("agreement")
    var accepted = 0
    for _ in 0..<Self.rounds {
      var bytes = Self.document(&random)
      if Bool.random(using: &random) { random.mutate(&bytes) }
      guard Self.isComparable(bytes) else { continue }
      var ours = true
      do throws(JSONFault) {
        _ = try JSONValue(parsing: bytes.span)
      } catch {
        // Foundation lets a comma stand before a closing bracket; RFC 8259 does not.
        if case .unexpectedByte(0x5D, expected: .value) = error.code { continue }
        if case .unexpectedByte(0x7D, expected: .key) = error.code { continue }
        ours = false
      }
      let theirs =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if ours { accepted += 1 }
      #expect(ours == theirs, "\(String(decoding: bytes, as: UTF8.self)) \(bytes)")
    }
    #expect(accepted > Self.rounds / 8)
  }

  // Foundation is no measure for numbers: it reads 1.1079807890343115e+24 as ...12e+24.
  @Test("strings read as Foundation reads them, numbers as they were written")
  func values() throws {
    var random = SeededGenerator.forTest("values")
    for _ in 0..<Self.rounds / 4 {
      let text = Self.string(&random)
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      var json = JSONWriter()
      json.beginArray()
      json.value(text)
      json.value(number)
      json.endArray()
      let theirs = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any]
      #expect(theirs?.first as? String == text)
      var scanner = JSONScanner(json.bytes)
      try scanner.next()
      try scanner.next()
      let (string, isEmpty) = (scanner.string, scanner.stringEquals(""))
      #expect(string == text)
      #expect(isEmpty == text.isEmpty)
      try scanner.next()
      let double = scanner.double
      #expect(double == number)
    }
  }

  /// Leaves out what Foundation reads in its own way: other encodings, and numbers beyond `Double`.
  static func isComparable(_ bytes: [UInt8]) -> Bool {
    guard !bytes.contains(0), !bytes.isEmpty else { return false }
    if bytes.starts(with: [0xEF, 0xBB]) || bytes.starts(with: [0xFE]) || bytes.starts(with: [0xFF])
    {
      return false
    }
    var digits = 0
    for (i, byte) in bytes.enumerated() {
      let isDigit = (0x30...0x39).contains(byte)
      // After an exponent's mark and sign, three digits may be too many.
      let isMark = byte | 0x20 == 0x65 || i > 0 && bytes[i - 1] | 0x20 == 0x65
      digits = isDigit ? digits + (isMark ? 14 : 1) : isMark ? 13 : 0
      if digits > 15 { return false }
    }
    return true
  }

  static func document(_ random: inout SeededGenerator) -> [UInt8] {
    var json = JSONWriter(isPretty: Bool.random(using: &random))
    value(&json, &random, depth: 0)
    return json.utf8
  }

  static func value(_ json: inout JSONWriter, _ random: inout SeededGenerator, depth: Int) {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &random) {
    case 0: json.null()
    case 1: json.value(Bool.random(using: &random))
    case 2: json.value(Int.random(in: -1000...1000, using: &random))
    case 3: json.value(Double.random(in: -1...1, using: &random))
    case 4: json.raw(#""\u00e4\ud83d\ude00\n\/""#)
    case 5: json.value(string(&random))
    case 6:
      json.beginArray()
      for _ in 0..<Int.random(in: 0...3, using: &random) { value(&json, &random, depth: depth + 1) }
      json.endArray()
    default:
      json.beginObject()
      for i in 0..<Int.random(in: 0...3, using: &random) {
        json.key(string(&random) + "\(i)")
        value(&json, &random, depth: depth + 1)
      }
      json.endObject()
    }
  }

  static func string(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "word", "\"", "\\", "\n", "\u{1}", "ä", "語", "😀", " ", "/", "\u{2028}"]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}
