// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import PhraseTesting
import Testing

@Suite("What is written about cases") struct DocumentationTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of code of a page.
  private func blocks(_ page: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element.drop { $0 != "\n" }.dropFirst()) }
  }

  @Test("the cases of the page can be read") func page() throws {
    let blocks = try blocks("CASES.md")
    let texts = blocks.filter { $0.contains(" -> ") || $0.contains("\"expect\"") }
    #expect(texts.count == 2)
    for text in texts {
      let reading = CaseReader.read(utf8: Array(text.utf8), file: "CASES.md")
      #expect(reading.mistakes == [])
      #expect(reading.cases.count >= 3)
    }
    #expect(
      CaseReader.read(utf8: Array(texts[0].utf8), file: "f").cases.flatMap(\.answers).count == 3)
  }

  @Test("the example of the reader can be read") func reader() throws {
    let source = try String(
      contentsOf: Self.root.appending(
        path: "Sources/PhraseTesting/Cases/TextCaseReader.swift"), encoding: .utf8)
    let lines = source.components(separatedBy: "\n").map { line in
      line.hasPrefix("/// ") ? String(line.dropFirst(4)) : line.hasPrefix("///") ? "" : line
    }
    let example = lines.drop { $0 != "```text" }.dropFirst().prefix { $0 != "```" }
    let reading = TextCaseReader().read(
      utf8: Array(example.joined(separator: "\n").utf8), file: "f")
    #expect(reading.mistakes == [])
    #expect(reading.cases.count == 4)
  }
}
