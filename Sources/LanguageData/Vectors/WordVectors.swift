// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import MatchIndex
import TextAnalysis

/// Vectors of a language's words: words that are said of the same things point the same way.
///
/// A `Block` of numbers { version │ dimension │ rows │ 0 }; `Scripts/distillation/README.md` says what is in
/// its sections, and how it is made. A text's vector is the sum of its words', in whole numbers: it is
/// the same on every machine.
package final class WordVectors: Sendable {
  /// The parts of a file, in order.
  package enum Section: Int, BlockSection {
    case about, keys, lengths, words, scales, rows

    package static var magic: UInt32 { 0x3143_4556 }
    package static var kind: String { "file of word vectors" }
    package static var maker: String { "Scripts/distil" }
    package static var alignment: Int { 16 }
  }

  /// The version of the format.
  static let version: UInt32 = 1
  /// The greatest dimension.
  package static let maxDimension = 512
  /// Most rows of a file.
  static let maxRows = 1_000_000
  /// Most bytes of a word.
  static let maxWordBytes = 32
  /// Most bytes of a file: as many rows of as many dimensions as there may be, with their words and keys.
  static let maxBytes = 1 << 30

  // The views below are of its words, which it keeps.
  let block: Block<Section>
  let keys: KeyTable
  let scales: Words
  let rows: Words
  /// The numbers of a vector.
  package let dimension: Int
  /// The number of words.
  package let count: Int

  /// The vectors of a language that are part of the program; `nil` where there are none.
  package static func of(_ language: String) -> WordVectors? { own[language] }

  private static let own = PerLanguage<WordVectors> { language in
    guard let text = LanguageText.of(language, .vectors) else { return nil }
    // SAFETY: constants of the program.
    let bytes = unsafe ImageBytes(constant: text.constantBytes)
    // Tests validate all files.
    return try? WordVectors(bytes.words, owner: bytes)
  }

  /// Maps a file and validates all of it.
  ///
  /// - Throws: `BlockError` for a file that cannot be read, is none of vectors, or is damaged.
  /// - Complexity: O(*n*) for *n* bytes.
  package convenience init(mapping path: String) throws(BlockError) {
    try self.init(Block(mapping: path))
    try block.check(
      byteCount <= Self.maxBytes, "\(byteCount) bytes, in place of at most \(Self.maxBytes)")
    try validate()
  }

  /// A view on the words of a file.
  ///
  /// Trusts their content: damage can give wrong answers, and never leads outside of them.
  package convenience init(_ words: Words, owner: AnyObject & Sendable) throws(BlockError) {
    try self.init(Block(words, owner: owner))
  }

  private init(_ block: Block<Section>) throws(BlockError) {
    self.block = block
    let numbers = block.numbers
    try block.check(
      numbers[0] == Self.version, "version \(numbers[0]), in place of \(Self.version)")
    dimension = Int(numbers[1])
    count = Int(numbers[2])
    try block.check(
      dimension % 16 == 0 && 16...Self.maxDimension ~= dimension,
      "\(dimension) dimensions, in place of 16, 32 … \(Self.maxDimension)")
    try block.check(
      1...Self.maxRows ~= count, "\(count) rows, in place of 1 to \(Self.maxRows)")
    keys = KeyTable(block[.keys])
    scales = block[.scales]
    rows = block[.rows]
    try block.check(rows.count == count * dimension / 4, "\(rows.count) words of rows")
    let number = Int(keys.value(for: Self.number)) - 1
    numberRow = 0..<count ~= number ? number : nil
    try block.check(scales.count == (count + 1) / 2, "\(scales.count) words of scales")
  }

  private static let number = TokenHash.hash(of: "0")

  /// The size in bytes.
  package var byteCount: Int { block.byteCount }

  /// Writes the vectors to a file of their own.
  ///
  /// - Throws: `BlockError` with the system's reason.
  package func write(to path: String) throws(BlockError) { try block.write(to: path) }

  /// The language of its words; `nil` where the file does not begin with `language: TAG`.
  package var language: String? {
    let about = block[.about]
    let key = Array("language: ".utf8)
    guard about.count * 4 > key.count, key.indices.allSatisfy({ about.byte(at: $0) == key[$0] })
    else { return nil }
    let line = (key.count..<min(about.count * 4, key.count + Self.maxTagBytes + 1)).lazy
      .map { about.byte(at: $0) }
    guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let tag = LocaleTag(String(decoding: line[..<end], as: UTF8.self))
    return tag.language == "und" ? nil : tag.language
  }

  /// Most bytes of a language's tag.
  private static let maxTagBytes = 64

  /// What tells its content from that of other files.
  package var checksum: UInt64 { block.words.pair(at: 6) }

  /// The row of a word by the hash of its folded form; `nil` where there is none.
  @inline(__always)
  package func row(_ hash: UInt64) -> Int? {
    let row = Int(keys.value(for: hash)) - 1
    return row >= 0 && row < count ? row : nil
  }

  /// The row that stands for all words that begin with a digit; `nil` where there is none.
  package let numberRow: Int?

  /// How much the signed bytes of a row count.
  @inline(__always)
  func scale(_ row: Int) -> Int32 {
    Int32(truncatingIfNeeded: scales[row >> 1] >> (16 * UInt32(row & 1)) & 0xFFFF)
  }

  /// Adds a row to sums, one for each dimension.
  ///
  /// - Parameters:
  ///   - row: The row, below `count`.
  ///   - sums: As many numbers as there are dimensions; of at most 256 words none overflows.
  /// - Complexity: O(*d*) for *d* dimensions.
  @inline(__always)
  package func add(_ row: Int, to sums: inout FixedBuffer<Int32>) {
    rows.add(at: row * dimension / 4, times: scale(row), to: &sums)
  }

  /// The sum of some rows, at most 256 of them.
  package func sum(ofRows rows: [Int]) -> [Int32] {
    var sums = FixedBuffer<Int32>(capacity: dimension, filler: 0)
    sums.fill(0, count: dimension)
    for row in rows { add(row, to: &sums) }
    return (0..<dimension).map { sums[$0] }
  }
}
