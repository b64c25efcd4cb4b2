// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import Foundation
import Testing
import TextAnalysis

@Suite("Documentation of names") struct DocumentationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of a file between two others, without their indentation.
  private static func lines(
    of path: String, after first: String, before last: String
  ) throws -> [String] {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .drop { $0 != first }.dropFirst().prefix { $0 != last }.filter { !$0.isEmpty }
  }

  @Test("the example of the page prints what the page says")
  func example() throws {
    var printed: [String] = []
    func print(_ items: Any...) {
      printed.append(items.map { "\($0)" }.joined(separator: " "))
    }
    // example
    let names = ["Kind of Blue", "Blue Train", "A Love Supreme", "Köln Concert", "Blink-182"]
    let index = EntityIndex(titles: names)
    for text in ["blew train", "koeln konzert", "supreme a love", "blink one eighty two"] {
      if let best = index.candidates(for: text, limit: 1).first {
        print(text, "→", names[best.entity])
      }
    }
    // end of example
    let page = "Sources/EntityLookup/EntityLookup.docc/EntityLookup.md"
    let ran = try Self.lines(
      of: "Tests/EntityLookupTests/DocumentationTests.swift", after: "// example",
      before: "// end of example")
    #expect(try Self.lines(of: page, after: "```swift", before: "```") == ran)
    #expect(try Self.lines(of: page, after: "```text", before: "```") == printed)
  }

  @Test("the example of a store gives what it says")
  func store() {
    let store = EntityStore(locale: LocaleTag("en"))
    store.replace([EntityName("Blue Train", entity: 0), EntityName("Time Out", entity: 1)])
    store.update([EntityName("Take Five", entity: 1)])
    #expect(store.snapshot.candidates(for: "take fife").first?.entity == 1)
  }
}
