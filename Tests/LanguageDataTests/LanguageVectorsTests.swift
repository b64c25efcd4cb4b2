// SPDX-License-Identifier: Apache-2.0

import Foundation
import MatchIndex
import TestSupport
import Testing

@testable import LanguageData

@Suite("Vectors by language", .timeLimit(.minutes(hangMinutes))) struct LanguageVectorsTests {
  private let folder: TemporaryFolder
  private let english: WordVectors

  init() throws {
    folder = try TemporaryFolder()
    english = try #require(WordVectors.of("en"))
  }

  /// Writes the vectors of English with another text about them and other numbers in the header, with a checksum
  /// that fits.
  private func file(
    _ name: String = "vectors.bin", about: String = "language: de\n", version: UInt32 = 1,
    dimension: UInt32? = nil, count: UInt32? = nil, last: UInt32 = 0
  ) throws -> String {
    var builder = BlockBuilder<WordVectors.Section>()
    for section in WordVectors.Section.allCases {
      let words = english.block[section]
      builder[section] = (0..<words.count).map { words[$0] }
    }
    var text = Array(about.utf8)
    while text.count % 4 > 0 { text.append(0) }
    builder[.about] = stride(from: 0, to: text.count, by: 4).map { at in
      (0..<4).reduce(0) { $0 | UInt32(text[at + $1]) << UInt32(8 * $1) }
    }
    let words = builder.finish([
      version, dimension ?? UInt32(english.dimension), count ?? UInt32(english.count), last,
    ])
    let path = folder.path + "/" + name
    try ImageBytes(copying: words).write(to: path)
    return path
  }

  @Test("a file takes the place of the vectors of its language, and of no other's")
  func replacing() throws {
    var vectors = LanguageVectors.embedded
    #expect(vectors.vectors(of: "en") === WordVectors.of("en"))
    #expect(vectors.vectors(of: "de") == nil)
    #expect(try vectors.add(mapping: file()) == "de")
    #expect(vectors.vectors(of: "en") === WordVectors.of("en"))
    let german = try #require(vectors.vectors(of: "de"))
    #expect(german.checksum != english.checksum && german.count == english.count)
    let about = "language: EN_gb\nsource: somebody\n"
    #expect(try vectors.add(mapping: file("gb.bin", about: about)) == "en")
    #expect(vectors.vectors(of: "en") !== WordVectors.of("en"))
    #expect(vectors.vectors(of: "de") === german)
  }

  @Test("none are of no language, but for those that are added") func none() throws {
    var vectors = LanguageVectors.none
    #expect(vectors.vectors(of: "en") == nil)
    try vectors.add(mapping: file())
    #expect(vectors.vectors(of: "en") == nil && vectors.vectors(of: "de") != nil)
  }

  @Test("vectors of the same content are equal") func equality() throws {
    var (one, other) = (LanguageVectors.embedded, LanguageVectors.embedded)
    #expect(one == other && one != .none)
    try one.add(mapping: file())
    #expect(one != other)
    try other.add(mapping: file("copy.bin"))
    #expect(one == other)
    try other.add(mapping: file("other.bin", about: "language: de\nmade: otherwise\n"))
    #expect(one != other)
  }

  @Test(
    "a file that does not begin with its language is refused",
    arguments: [
      "", "language: ", "language: \n", "language: de", "Language: de\n", "language:de\n",
      "source: x\nlanguage: de\n", "language: ??\n", "language: und\n",
      "language: de" + String(repeating: "-x", count: 40) + "\n",
    ])
  func languages(about: String) throws {
    var vectors = LanguageVectors.embedded
    let path = try file(about: about)
    let error = #expect(throws: BlockError.self) { try vectors.add(mapping: path) }
    #expect(
      error?.description
        == "section 'about' of the file of word vectors is corrupt at 0: no line 'language: TAG' comes first; "
        + "make it again with 'Scripts/distil'")
    #expect(vectors == .embedded)
  }

  @Test("a header that is none is refused with what it should be") func headers() throws {
    func finding(_ path: String) -> String? {
      #expect(throws: BlockError.self) { _ = try WordVectors(mapping: path) }?.finding
    }
    let begin = "the header of the file of word vectors is damaged: "
    #expect(try finding(file(version: 2)) == begin + "version 2, in place of 1")
    for dimension: UInt32 in [0, 8, 130, 528, .max] {
      #expect(
        try finding(file(dimension: dimension))
          == begin + "\(dimension) dimensions, in place of 16, 32 … 512")
    }
    for count: UInt32 in [0, 1_000_001, .max] {
      #expect(
        try finding(file(count: count)) == begin + "\(count) rows, in place of 1 to 1000000")
    }
    let words = english.count * 32
    #expect(try finding(file(dimension: 64)) == begin + "\(words) words of rows")
    #expect(try finding(file(last: 1)) == begin + "a number is not 0")
  }

  @Test("what is no file is refused with the system's reason, and what is too large with its size")
  func files() throws {
    var vectors = LanguageVectors.embedded
    let missing = folder.path + "/none.bin"
    var error = #expect(throws: BlockError.self) { try vectors.add(mapping: missing) }
    #expect(error?.description == "cannot open '\(missing)': no such file or directory")
    error = #expect(throws: BlockError.self) { try vectors.add(mapping: folder.path) }
    #expect(error?.description == "cannot open '\(folder.path)': is a folder")
    // A file with a hole takes no room.
    let path = try file(), size = 1 << 31
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    try handle.truncate(atOffset: UInt64(size))
    try handle.seek(toOffset: 4)
    let count = UInt32(size / 4)
    try handle.write(
      contentsOf: Data((0..<4).map { UInt8(truncatingIfNeeded: count >> UInt32(8 * $0)) }))
    try handle.close()
    error = #expect(throws: BlockError.self) { try vectors.add(mapping: path) }
    #expect(
      error?.finding
        == "the header of the file of word vectors is damaged: \(size) bytes, in place of at most "
        + "\(1 << 30)")
  }
}
