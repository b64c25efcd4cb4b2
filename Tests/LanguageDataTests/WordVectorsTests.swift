// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@Suite("Word vectors", .timeLimit(.minutes(hangMinutes))) struct WordVectorsTests {
  private let english: WordVectors

  init() throws { english = try #require(WordVectors.of("en")) }

  /// The vector of a word; empty where there is none.
  private func vector(_ word: String) -> [Float] {
    guard let row = english.row(TokenHash.hash(of: word)) else { return [] }
    var sums = FixedBuffer<Int32>(capacity: english.dimension, filler: 0)
    sums.fill(0, count: english.dimension)
    english.add(row, to: &sums)
    return (0..<sums.count).map { Float(sums[$0]) }
  }

  private func cosine(_ a: String, _ b: String) -> Float {
    let (x, y) = (vector(a), vector(b))
    func dot(_ x: [Float], _ y: [Float]) -> Float { zip(x, y).reduce(0) { $0 + $1.0 * $1.1 } }
    return dot(x, y) / (dot(x, x) * dot(y, y)).squareRoot()
  }

  @Test("those of English are valid, and no more than 3 MB") func own() throws {
    try english.validate()
    #expect(english.dimension == 128)
    #expect(english.count >= 20_000)
    #expect(english.byteCount <= 3_000_000)
    #expect(english.numberRow != nil)
    #expect(WordVectors.of("xx") == nil)
  }

  @Test("words that are said of the same things are nearer than others") func nearness() {
    for (word, near, far) in [
      ("taxi", "cab", "pizza"), ("song", "music", "bank"), ("delete", "remove", "weather"),
      ("lamp", "light", "flight"), ("doctor", "hospital", "guitar"),
    ] {
      #expect(cosine(word, near) > cosine(word, far) + 0.1, "\(word)")
    }
  }

  @Test("words with little to say are short") func lengths() {
    func length(_ word: String) -> Float {
      vector(word).reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
    #expect(2 * length("the") < length("alarm"))
    #expect(2 * length("please") < length("podcast"))
  }

  @Test("a file is opened as it was written, and one that is damaged or cut short is refused")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/vectors.bin"
    try english.write(to: path)
    let opened = try WordVectors(mapping: path)
    #expect(opened.checksum == english.checksum && opened.count == english.count)
    let bytes = try ImageBytes(reading: path).copy
    var generator = SeededGenerator.forTest("WordVectors")
    for round in 0..<60 {
      var damaged = bytes
      if round < 40 {
        // The header and the sections' places as often as all the rest.
        let range = round % 2 == 0 ? 0..<80 : 0..<bytes.count
        damaged[Int.random(in: range, using: &generator)] ^=
          1
          << UInt8.random(
            in: 0..<8, using: &generator)
      } else {
        damaged.removeLast(Int.random(in: 1..<bytes.count, using: &generator))
      }
      try ImageBytes(copying: damaged).write(to: path)
      #expect(throws: BlockError.self) { _ = try WordVectors(mapping: path) }
    }
  }
}
