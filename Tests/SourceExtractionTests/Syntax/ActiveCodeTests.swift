// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SourceExtraction

@Suite("Conditional compilation") struct ActiveCodeTests {
  @Test(
    "a condition holds as it does for the app's platform",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true), ("os(iOS) && DEBUG", false),
      ("BETA", true), ("BETA && (os(macOS) || os(iOS))", true), ("canImport(UIKit)", true),
      ("canImport(AppKit)", false), ("canImport(AppIntents)", true), ("swift(>=5.9)", true),
      ("compiler(<6.0)", false), ("targetEnvironment(simulator)", false), ("true", true),
      ("", false), ("((((", false), ("os(iOS) os(iOS)", false), ("&&", false),
    ])
  func conditions(_ condition: String, _ holds: Bool) {
    #expect(BuildConditions(platform: .iOS, flags: ["BETA"]).hold(condition) == holds)
  }

  @Test("a Mac's conditions are its own") func mac() {
    let mac = BuildConditions(platform: .macOS)
    #expect(mac.hold("canImport(AppKit) && os(OSX) && !canImport(UIKit)"))
  }

  @Test("what does not hold is blank, and everything stays at its place") func blanks() throws {
    let source = """
      a
      #if os(macOS) // only there
      b
      #elseif os(iOS)
      c
      #if DEBUG
      d
      #else
      e
      #endif
      #else
      f
      #endif
      g
      """
    let bytes = try ActiveCode.bytes(of: Array(source.utf8), BuildConditions())
    #expect(bytes.count == source.utf8.count)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split { $0 == " " || $0 == "\n" } == ["a", "c", "e", "g"])
    #expect(text.filter { $0 == "\n" }.count == source.filter { $0 == "\n" }.count)
  }

  @Test("a condition without its end, and an end without its condition, end quietly") func loose()
    throws
  {
    for source in ["#if os(macOS)\na", "#endif\na", "#else\na\n#endif"] {
      _ = try ActiveCode.bytes(of: Array(source.utf8), BuildConditions())
    }
  }

  @Test("bytes that are no UTF-8 leave all others at their place") func repaired() {
    let bytes: [UInt8] = [0x61, 0xE9, 0xC3, 0xA9, 0xFF, 0x62]
    #expect(ActiveCode.repaired(bytes) == [0x61, 0x3F, 0xC3, 0xA9, 0x3F, 0x62])
  }
}
