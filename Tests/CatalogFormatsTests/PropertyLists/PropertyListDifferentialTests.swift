// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Property lists against Foundation")
struct PropertyListDifferentialTests {
  /// A value as Foundation reads it, in the words of `PropertyListValue.summary`, keys sorted.
  static func summary(_ value: Any) -> String {
    switch value {
    case let text as String: "\"\(text)\""
    case let data as Data: "<" + data.map { String($0, radix: 16) }.joined(separator: " ") + ">"
    case let list as [Any]: "[" + list.map(summary).joined(separator: ", ") + "]"
    case let map as [String: Any]:
      "{"
        + map.sorted { $0.key < $1.key }.map { "\($0.key): \(summary($0.value))" }
        .joined(separator: ", ") + "}"
    default: "\(value)"
    }
  }

  static func theirs(_ bytes: [UInt8]) -> String? {
    // SAFETY: no format is asked for, so nothing is written through the pointer.
    (try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)).map(
      summary)
  }

  static func sorted(_ value: PropertyListValue) -> PropertyListValue {
    var value = value
    switch value.kind {
    case .array(let elements): value.kind = .array(elements.map(sorted))
    case .dictionary(let members):
      // Of a key that stands twice, the last counts.
      var byKey: [String: PropertyList.Member] = [:]
      for member in members { byKey[member.key] = member }
      value.kind = .dictionary(
        byKey.values.sorted { $0.key < $1.key }.map {
          var member = $0
          member.value = sorted(member.value)
          return member
        })
    default: break
    }
    return value
  }

  @Test("tables of strings read as Foundation reads them")
  func text() {
    var random = SeededGenerator.forTest("strings against Foundation")
    let pieces = [
      "\"", "\"", "\"", "\"", " = ", "=", ";", ";\n", "a", "b c", "ä", "\\n", "\\\"", "\\U00e4",
      "\\101", "\\'", "\\\\", "'", "(", ")", ",", "{", "}", "<", ">", "0f", "/* x */", "// y\n",
      "\n", " ", "key", "-", "/", ":", ".", "$", "_",
    ]
    var accepted = 0
    for _ in 0..<fuzzRounds(20_000) {
      var text = (0..<random.below(14)).map { _ in random.pick(pieces) }.joined()
      if random.below(2) == 0 { text = "\"k\" = \"" + text + "\";\n\"l\" = \"m\";" }
      let reading = propertyList(text.utf8)
      // The other way round does not hold: Foundation reads a table up to what is no key, and says
      // nothing of the rest.
      guard let root = reading.root else { continue }
      accepted += 1
      #expect(
        Self.sorted(root).summary == Self.theirs(Array(text.utf8)), "\(text)")
    }
    #expect(accepted > 1_000)
  }

  @Test("what is read of changed XML without a finding reads as Foundation reads it")
  func xml() {
    var random = SeededGenerator.forTest("XML against Foundation")
    let head = Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">".utf8)
    let source = Array(
      """
      <dict><key>a</key><string>x &amp; y</string><key>c</key>
      <string><![CDATA[q]]></string><key>l</key><array><string/><string>e&#228;</string></array>
      <!-- c --></dict></plist>

      """.utf8)
    var accepted = 0
    for _ in 0..<fuzzRounds(4_000) {
      var bytes = source
      random.mutate(&bytes)
      // Foundation goes its own ways with quotes in a tag, and takes no control character for a
      // blank.
      if bytes.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x22 || $0 == 0x27 }) { continue }
      bytes = head + bytes
      let reading = propertyList(bytes)
      guard let root = reading.root, reading.diagnostics.isEmpty else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      accepted += 1
      #expect(Self.sorted(root).summary == Self.theirs(bytes), "\(text)")
    }
    #expect(accepted > 20)
  }
}
