// SPDX-License-Identifier: Apache-2.0

import JSONText
import TestSupport
import Testing

@Suite("ByteBuffer") struct ByteBufferTests {
  /// What a string is as JSON, character by character.
  private static func reference(_ text: String) -> String {
    let letters: [Unicode.Scalar: String] = [
      "\u{8}": "b", "\u{C}": "f", "\n": "n", "\r": "r", "\t": "t", "\"": "\"", "\\": "\\",
    ]
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where letters[scalar] != nil: result += "\\" + letters[scalar]!
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  @Test("strings of any length and content come out whole wherever the storage ends")
  func quoting() {
    var random = SeededGenerator.forTest("quoting")
    let alphabet: [Unicode.Scalar] =
      (0..<0xA2).compactMap { Unicode.Scalar($0) }
      + "abcdefgh語😀\u{2028}\u{202E}\u{206A}’".unicodeScalars
    for _ in 0..<fuzzRounds(2_000) {
      var text = ""
      let isPlain = Bool.random(using: &random)
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        text.unicodeScalars.append(isPlain ? "a" : alphabet.randomElement(using: &random)!)
      }
      var buffer = ByteBuffer(capacity: Int.random(in: 1...80, using: &random))
      buffer.append("start")
      buffer.append(quoted: text)
      buffer.append(decimal: .min)
      #expect(buffer.text == "start" + Self.reference(text) + "-9223372036854775808")
      buffer.removeAll()
      buffer.append(text: text)
      #expect(buffer.text == text)
      // The same as bytes, known to be well-formed or not; then with some that are not.
      buffer.removeAll()
      buffer.append(quoted: text.utf8.span)
      buffer.append(quotedText: text.utf8.span)
      #expect(buffer.text == Self.reference(text) + Self.reference(text))
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(
          in: 0x7F...0xFF, using: &random)
      }
      buffer.removeAll()
      buffer.append(quoted: bytes.span)
      #expect(buffer.text == Self.reference(String(decoding: bytes, as: UTF8.self)), "\(bytes)")
    }
  }
}
