// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextAnalysis

@testable import LanguageData
@testable import LanguageTexts
@testable import Phonetics

@Suite("Texts of languages") struct LanguageTextTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/LanguageData/Languages")

  /// The texts that stand in the folders of languages, by their files' names.
  private static func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    let folders = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    for folder in folders where try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory! {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        files["\(folder.lastPathComponent)/\(name)"] = try Data(
          contentsOf: folder.appending(path: name))
      }
    }
    return files
  }

  private static var texts: [LanguageText] { LanguageText.all.values.flatMap(\.values) }

  @Test("every file in a language's folder is a part of the program, byte for byte")
  func embedded() throws {
    var files = try Self.files()
    #expect(files.count > 150)
    for text in Self.texts {
      let bytes = text.bytes
      let file = files.removeValue(forKey: text.file)
      #expect(file == Data(bytes.indices.map { bytes[$0] }), "\(text.file)")
    }
    for left in files.keys.sorted() {
      Issue.record("'\(left)' is not embedded; is its folder in languages.h, and is it a part?")
    }
  }

  @Test("no text has a mistake")
  func mistakes() {
    for text in Self.texts.sorted(by: { $0.file < $1.file }) where text.part.isText {
      do throws(LanguageTextError) {
        _ = try LanguageLines(text)
        _ = try LanguageLists(text)
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("no language's knowledge has a mistake", arguments: LanguageKnowledge.languages)
  func mistakesOfKnowledge(language: String) {
    let texts = KnowledgeParser.parts.compactMap { LanguageText.of(language, $0) }
    // Vectors say what lists of subjects would.
    let hasVectors = LanguageText.of(language, .vectors) != nil
    #expect(texts.map(\.part) == KnowledgeParser.parts.filter { $0 != .subjects || !hasVectors })
    do throws(LanguageTextError) {
      _ = try KnowledgeParser.parse(texts, locale: LocaleTag(language))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("no rule of pronunciation has a mistake", arguments: LanguageText.tags(with: .phones))
  func mistakesOfPhones(language: String) {
    for alphabet in Alphabet.allCases {
      for mistake in RuleTexts.rules(of: language, alphabet).mistakes {
        Issue.record("\(mistake)")
      }
    }
  }

  @Test("a mistake in a language's knowledge is told with the file that it is in")
  func placeOfMistake() throws {
    var lines = LanguageLines(sections: ["same", "kinds"])
    let texts = Array("[same]\na: b\n  c\n[kinds]\nd: e\n".utf8)
    try lines.read(texts.span, 0..<16, of: "xx/meanings.txt")
    try lines.read(texts.span, 16..<texts.count, of: "xx/kinds.txt")
    #expect(lines["same"].map(\.place) == [TextPlace(file: "xx/meanings.txt", line: 2)])
    #expect(lines["kinds"].map(\.place) == [TextPlace(file: "xx/kinds.txt", line: 2)])
  }

  @Test("no list says a thing twice")
  func repeated() throws {
    for text in Self.texts where text.part.isText {
      let lists = try LanguageLists(text)
      for section in text.part.sections where section.name != "session" {
        for entry in lists.entries(section.name) ?? [] where section.name != "hangul" {
          let items = entry.items
          for item in Set(items) where items.count(where: { $0 == item }) > 1 {
            Issue.record("\(text.file):\(entry.place.line): '\(item)' is there twice")
          }
        }
      }
    }
  }

  @Test("the table of what there is says what is there")
  func table() throws {
    let readme = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains(Self.coverage), "write it anew:\n\(Self.coverage)")
  }

  /// A row a language, a column a part.
  private static var coverage: String {
    let parts = LanguagePart.allCases
    var rows = ["| | " + parts.map(\.rawValue).joined(separator: " | ") + " |"]
    rows.append("|---|" + String(repeating: ":-:|", count: parts.count))
    for (language, texts) in LanguageText.all.sorted(by: { $0.key < $1.key }) {
      let cells = parts.map { texts[$0] == nil ? "" : "●" }
      rows.append("| `\(language)` | " + cells.joined(separator: " | ") + " |")
    }
    return rows.joined(separator: "\n")
  }
}
