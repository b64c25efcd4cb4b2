// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Property lists in binary")
struct BinaryPropertyListTests {
  /// Written by Python's `plistlib`.
  static let sample = Array(
    Data(
      base64Encoded: """
        YnBsaXN0MDDcAQIDBAUGBwgJCgsMDQ4PEBESExQVFhccXxATQ0ZCdW5kbGVEaXNwbGF5TmFtZVxDRkJ1bmRsZU5h\
        bWVRblNiaWdUd2lkZVFyU3llc1Jub1R3aGVuU3Jhd1RsaXN0XxAVSU5BbHRlcm5hdGl2ZUFwcE5hbWVzaABIAOQA\
        ZgBlAG4AINg93qJWSGFyYm9yE//////////7FAAAAAAAAAAAgAAAAAAAAAUSAAERcCM/+AAAAAAAAAkIM0HFyFi4\
        AAAAQwAB/6MYGRtRYaEaUWLQoR3SHh8gIV8QFElOQWx0ZXJuYXRpdmVBcHBOYW1lXxAlSU5BbHRlcm5hdGl2ZUFw\
        cE5hbWVQcm9udW5jaWF0aW9uSGludFRQb3J0VXBvb3J0AAgAIQA3AEQARgBKAE8AUQBVAFgAXQBhAGYAfgCPAJYA\
        nwCwALUAvgC/AMAAyQDNANEA0wDVANcA2ADaAN8A9gEeASMAAAAAAAACAQAAAAAAAAAiAAAAAAAAAAAAAAAAAAAB\
        KQ==
        """) ?? Data())

  /// A file of given objects, the first of which is its root.
  static func file(_ objects: [[UInt8]], root: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let offset = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [0, 0, 0, 0, 0, 0, 0, root]
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offset >> 8), UInt8(offset & 0xFF)]
    return bytes
  }

  private func read(_ objects: [[UInt8]]) -> String { propertyList(Self.file(objects)).summary }

  @Test("every kind of object is read")
  func kinds() {
    #expect(
      read([
        [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x61, 0x00, 0xE4], [0xA4, 5, 6, 7, 8],
        [0x33, 0, 0, 0, 0, 0, 0, 0, 0], [0x08], [0x09], [0x11, 0xFF, 0xFE],
        [0xC1, 9], [0x43, 1, 2, 0xFF],
      ]) == "{a: [false, true, 65534, [<1 2 ff>]], ä: @2001-01-01T00:00:00Z}")
    #expect(read([[0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE]]) == "-2")
    #expect(read([[0x22, 0x3F, 0xC0, 0, 0]]) == "1.5")
    #expect(read([[0x80, 7]]) == "7")
    #expect(
      read([[0x14] + [UInt8](repeating: 0, count: 8) + [0x80, 0, 0, 0, 0, 0, 0, 5]])
        == "9.223372036854776e+18")
    #expect(read([[0x5F, 0x10, 3, 0x61, 0x62, 0x63]]) == "\"abc\"")
  }

  @Test("a file written by another library is read")
  func sampleFile() {
    #expect(
      propertyList(Self.sample).summary
        == #"{CFBundleDisplayName: "Häfen 🚢", CFBundleName: "Harbor", n: -5, "#
        + #"big: 9.223372036854776e+18, wide: 70000, r: 1.5, yes: true, no: false, "#
        + #"when: @2024-02-29T12:34:56Z, raw: <0 1 ff>, list: ["a", ["b"], {}], "#
        + #"INAlternativeAppNames: [{INAlternativeAppName: "Port", "#
        + #"INAlternativeAppNamePronunciationHint: "poort"}]}"#)
  }

  @Test("values have a path and no line")
  func places() {
    let reading = propertyList(Self.file([[0xD1, 1, 2], [0x51, 0x61], [0xA1, 1]]))
    #expect(reading.root?["a"]?.elements?.first?.location.description == "Info.plist a[0]")
  }

  @Test("a list that holds itself is refused")
  func cycle() {
    #expect(
      read([[0xA1, 1], [0xA1, 0]])
        == "0:0 plist-syntax: object 0 of the binary property list holds itself")
    #expect(
      read([[0xD1, 1, 0], [0x51, 0x61]])
        == "0:0 plist-syntax: object 0 of the binary property list holds itself")
  }

  @Test("lists that hold the next one again and again are refused before they are laid out")
  func sharing() {
    var objects = (1...60).map { [0xAF, 0x10, 16] + [UInt8](repeating: UInt8($0), count: 16) }
    objects.append([0x51, 0x61])
    #expect(read(objects) == "0:0 too-large: more than \(PropertyList.valueLimit) values")
  }

  @Test("depth is bounded")
  func depth() {
    var objects = (1...200).map { [0xA1, UInt8($0)] }
    objects.append([0x09])
    #expect(read(objects) == "0:0 too-deep: nested deeper than 128 levels")
  }

  @Test("counts and offsets beyond the file are refused before anything is reserved")
  func damagedCounts() {
    let huge: [UInt8] = [0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    for marker: UInt8 in [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] {
      #expect(
        read([[marker] + huge])
          == "0:0 plist-syntax: an object of the binary property list goes past its end")
    }
    #expect(
      read([[0xAF, 0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0]])
        == "0:0 plist-syntax: a count in the binary property list is damaged")
    #expect(
      read([[0xA1, 9]])
        == "0:0 plist-syntax: object 9 of the binary property list is not in the file")
    var bytes = Self.file([[0x09]])
    for (i, change) in [
      (6, 0), (6, 9), (7, 0), (15, 0), (8, 0x7F), (23, 1), (31, 0xFF), (24, 0xFF),
    ] {
      bytes = Self.file([[0x09]])
      bytes[bytes.count - 32 + i] = UInt8(change)
      #expect(
        propertyList(bytes).summary
          == "0:0 plist-syntax: the trailer of the binary property list is damaged", "\(i)")
    }
  }

  @Test("a file cut at any byte gives a finding")
  func truncation() {
    let bytes = Self.file([[0xD1, 1, 2], [0x51, 0x61], [0xA1, 1]])
    for end in 8..<bytes.count {
      #expect(propertyList(bytes[..<end]).diagnostics.contains { $0.severity == .error })
    }
  }

  @Test("changed files never crash")
  func mutations() {
    var random = SeededGenerator.forTest("binary plist mutations")
    let source = Self.file([
      [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x61, 0x00, 0xE4], [0xA4, 5, 6, 7, 8],
      [0x33, 0x41, 0xC5, 0xC5, 0, 0, 0, 0, 0], [0x08], [0x5F, 0x10, 3, 0x61, 0x62, 0x63],
      [0x11, 0xFF, 0xFE], [0xC1, 9], [0x43, 1, 2, 0xFF],
    ])
    for _ in 0..<fuzzRounds(5_000) {
      var bytes = source
      for _ in 0..<random.below(4) + 1 {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      let reading = propertyList(bytes)
      #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    }
  }

  @Test("days and times are counted as the calendar has them")
  func dates() {
    #expect(ISODate.text(0) == "2001-01-01T00:00:00Z")
    #expect(ISODate.text(-1) == "2000-12-31T23:59:59Z")
    #expect(ISODate.text(730_902_896) == "2024-02-29T12:34:56Z")
    #expect(ISODate.text(-978_307_201) == "1969-12-31T23:59:59Z")
    #expect(ISODate.text(.infinity) == "inf")
    #expect(ISODate.text(1e300) == "1e+300")
  }
}
