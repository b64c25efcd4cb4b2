// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import LanguageData

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

  /// The words whose rows a word without one is given.
  private func words(like word: String) -> [String] {
    // SAFETY: the bytes are read inside the closure only.
    let rows = unsafe word.utf8.span.withUnsafeBufferPointer { unsafe english.rows(like: $0) }
    return [rows?.first, rows?.second].compactMap { $0.map(text) }
  }

  private func text(ofRow row: Int) -> String {
    let lengths = english.block[.lengths]
    var at = 0
    for length in 1...WordVectors.maxWordBytes {
      let (first, end) = (Int(lengths[length]), Int(lengths[length + 1]))
      if row < end {
        at += (row - first) * length
        let bytes = (at..<at + length).map { english.block[.words].byte(at: $0) }
        return String(decoding: bytes, as: UTF8.self)
      }
      at += (end - first) * length
    }
    return ""
  }

  @Test(
    "a word that has none is read as two words, the beginning of one, or one at an edit",
    arguments: [
      ("pizzataxi", ["pizza", "taxi"]), ("alarmxx", ["alarm"]), ("restuarant", ["restaurant"]),
      ("delivary", ["delivery"]), ("rminder", ["reminder"]), ("vollume", ["volume"]),
      ("zzqqxxzz", []), ("qzx", []), ("pneumonoultramicroscopic", []), ("", []),
    ])
  func fallback(word: String, expected: [String]) {
    #expect(english.row(TokenHash.hash(of: word)) == nil)
    #expect(words(like: word) == expected)
  }

  @Test("short words are edited as arrays of letters are") func shortWords() {
    var random = SeededGenerator(seed: 3)
    for count in 0...ShortWord.capacity {
      let bytes = (0..<count).map { _ in UInt8.random(in: 1...255, using: &random) }
      func word(_ bytes: [UInt8]) -> ShortWord {
        // SAFETY: the bytes are read inside the closure only.
        unsafe bytes.withUnsafeBufferPointer { unsafe ShortWord($0) }
      }
      let short = word(bytes)
      #expect(
        short.hash == (unsafe bytes.withUnsafeBufferPointer { unsafe TokenHash.hash(of: $0) }))
      for at in 0..<count {
        var removed = bytes
        removed.remove(at: at)
        #expect(short.removing(at: at) == word(removed))
        var other = bytes
        other[at] = 0x61
        var cleared = short.clearing(at: at).filling(at, with: 0x60)
        cleared.add(ShortWord.next(at: at))
        #expect(cleared == word(other))
        if at + 1 < count {
          other = bytes
          other.swapAt(at, at + 1)
          #expect(short.swapping(at: at) == word(other))
        }
        #expect(short.first(at) == word(Array(bytes[..<at])))
        #expect(short.last(count - at) == word(Array(bytes[at...])))
      }
      for at in 0...count where count < ShortWord.capacity {
        var longer = bytes
        longer.insert(0x7A, at: at)
        #expect(short.opening(at: at).filling(at, with: 0x7A) == word(longer))
      }
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
