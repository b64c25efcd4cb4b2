// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Property lists in XML")
struct XMLPropertyListTests {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  private func read(_ body: String) -> String {
    propertyList((Self.head + "<plist version=\"1.0\">" + body + "</plist>\n").utf8).summary
  }

  @Test("every kind of value is read")
  func kinds() {
    let body = """
      <dict><key>s</key><string>a &lt;b&gt; &amp; &quot;c&apos; &#228;&#x1F600;</string>
      <key>i</key><integer> -12 </integer><key>h</key><integer>-0x1F</integer>
      <key>b</key><integer>18446744073709551615</integer><key>r</key><real>1.5e3</real>
      <key>t</key><true/><key>f</key><false></false><key>d</key><date>2024-02-29T12:00:00Z</date>
      <key>x</key><data>
        AAH/
      </data><key>e</key><string/><key>l</key><array><dict/><array></array></array></dict>
      """
    #expect(
      read(body)
        == #"{s: "a <b> & "c' ä😀", i: -12, h: -31, b: 1.8446744073709552e+19, r: 1500.0, t: true, "#
        + #"f: false, d: @2024-02-29T12:00:00Z, x: <0 1 ff>, e: "", l: [{}, []]}"#)
  }

  @Test("comments, CDATA and line ends are read as XML has them")
  func markup() {
    #expect(
      read("<!-- a --><string>a<!-- b -->b\r\nc\rd<![CDATA[<&]]>]e</string><?x y?>")
        == "\"ab\nc\nd<&]e\"")
  }

  @Test("each value knows its line, column and path")
  func places() throws {
    let text = """
      <plist><dict>
        <key>a key</key>
        <array>
          <string>x</string><string>ä</string>
        </array>
      </dict></plist>
      """
    let root = try #require(propertyList(text.utf8).root)
    let element = try #require(root["a key"]?.elements?.last)
    #expect(
      element.location
        == SourceLocation(file: "Info.plist", line: 4, column: 23, path: #"["a key"][1]"#))
    #expect(root.members?.first?.keyLocation.line == 2)
    #expect(root.location.path == "")
  }

  @Test(
    "a mistake is reported at its place",
    arguments: [
      ("<dict><key>a</key></dict>", "3:40 plist-syntax: expected a value, found '</dict>'"),
      ("<dict><string>a</string></dict>", "3:28 plist-syntax: expected '<key>', found '<string>'"),
      ("<array><string>a</array>", "3:38 plist-syntax: expected '</string>', found '</array>'"),
      ("<array><thing/></array>", "3:29 plist-syntax: '<thing>' is no element of a property list"),
      ("<string>a &b; c</string>", "3:32 plist-syntax: unknown entity '&b;'"),
      ("<string>a & c</string>", "3:32 plist-syntax: '&' does not begin a reference"),
      ("<string>&#0;</string>", "3:30 plist-syntax: unknown entity '&#0;'"),
      ("<string>&#+28;</string>", "3:30 plist-syntax: unknown entity '&#+28;'"),
      ("<string>&#x-1;</string>", "3:30 plist-syntax: unknown entity '&#x-1;'"),
      ("<integer>++5</integer>", "3:22 plist-syntax: '++5' is no content of '<integer>'"),
      ("<integer>0x+5</integer>", "3:22 plist-syntax: '0x+5' is no content of '<integer>'"),
      ("<integer>1.5</integer>", "3:22 plist-syntax: '1.5' is no content of '<integer>'"),
      ("<data>A===</data>", "3:22 plist-syntax: 'A===' is no content of '<data>'"),
      ("<string>a", "3:31 plist-syntax: expected '</string>', found '</plist>'"),
      ("", "3:1 plist-syntax: the property list holds no value"),
      ("<string/><string/>", "3:31 plist-syntax: expected '</plist>' after the value"),
    ])
  func mistakes(body: String, finding: String) {
    #expect(read(body) == finding)
  }

  @Test("what stands after the list is passed over with a warning")
  func trailing() {
    let reading = propertyList("<plist><true/></plist>\n<<<<<<< HEAD".utf8)
    #expect(reading.root?.kind == .bool(true))
    #expect(
      reading.diagnostics.map { "\($0.location.line) \($0.severity) \($0.message)" }
        == ["2 warning nothing is read after the property list"])
  }

  @Test("no entity is ever declared, so that none can be expanded")
  func billionLaughs() {
    var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!ENTITY a \"ha\">\n"
    for i in 1...30 {
      text += "<!ENTITY a\(i) \"\(String(repeating: "&a\(i - 1);", count: 10))\">\n"
    }
    text += "]>\n<plist><string>&a30;</string></plist>"
    let reading = propertyList(text.utf8)
    #expect(reading.root == nil)
    #expect(
      reading.summary
        == "2:17 plist-syntax: the document type has declarations of its own, which are not read")
    let external =
      "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"><plist><string>&x;</string></plist>"
    #expect(propertyList(external.utf8).summary == "1:60 plist-syntax: unknown entity '&x;'")
  }

  @Test("a key that stands twice is reported, and the last one counts")
  func duplicates() {
    let reading = propertyList(
      "<dict><key>a</key><true/>\n<key>a</key><false/></dict>".utf8)
    #expect(reading.root?["a"]?.kind == .bool(false))
    #expect(reading.diagnostics.map(\.rule) == ["duplicate-key"])
    #expect(reading.diagnostics.first?.location.line == 2)
    #expect(reading.diagnostics.first?.related.first?.location.line == 1)
  }

  @Test("depth is bounded")
  func depth() {
    let deep =
      String(repeating: "<array>", count: 10_000) + String(repeating: "</array>", count: 10_000)
    #expect(propertyList(deep.utf8).diagnostics.map(\.rule) == ["too-deep"])
    let allowed =
      String(repeating: "<array>", count: 128) + String(repeating: "</array>", count: 128)
    #expect(propertyList(allowed.utf8).diagnostics.isEmpty)
  }

  @Test("a file cut at any byte gives a finding or the whole")
  func truncation() {
    let text = Array(
      (Self.head + "<plist><dict><key>ä</key><array><true/></array></dict></plist>").utf8)
    for end in 0..<text.count {
      let reading = propertyList(text[..<end])
      #expect(reading.root == nil)
      #expect(reading.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test("changed files never crash, and a tree comes only with a file that Foundation reads")
  func mutations() {
    var random = SeededGenerator.forTest("plist mutations")
    let source = Array(
      """
      <?xml version="1.0"?><plist><dict><key>a</key><string>x &amp; y</string><key>n</key>\
      <integer>12</integer><key>l</key><array><true/><data>AAH/</data></array></dict></plist>
      """.utf8)
    for _ in 0..<fuzzRounds(3_000) {
      var bytes = source
      random.mutate(&bytes)
      let reading = propertyList(bytes)
      #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    }
  }
}
