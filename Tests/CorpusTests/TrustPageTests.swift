// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("What is trusted") struct TrustPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("each promise of the page names tests that there are") func tests() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Sources/Bespeak/Bespeak.docc/Trust.md"),
      encoding: .utf8)
    let table = try #require(page.components(separatedBy: "## The tests that hold it").last)
    let rows = table.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count > 10)
    let folder = Self.root.appending(path: "Tests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var declared: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in text.matches(of: #/@Test\(\s*"([^"]+)"/#) { declared.insert(String(match.1)) }
    }
    for row in rows {
      let named = row.matches(of: #/"([^"]+)"/#).map { String($0.1) }
      #expect(!named.isEmpty, "\(row)")
      for name in named { #expect(declared.contains(name), "no test '\(name)'") }
    }
  }
}
