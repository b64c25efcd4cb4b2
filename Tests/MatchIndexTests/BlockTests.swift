// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import MatchIndex

@Suite("Blocks", .timeLimit(.minutes(hangMinutes))) struct BlockTests {
  /// Three sections, close to each other.
  enum Close: Int, BlockSection {
    case first, second, third

    static var magic: UInt32 { 0x1234_5678 }
    static var kind: String { "list of things" }
    static var maker: String { "make things" }
    static var alignment: Int { 1 }
  }

  /// Three sections, of which those of twenty words begin a cache line.
  enum LargeApart: Int, BlockSection {
    case first, second, third
    static var magic: UInt32 { 0x4C41_5041 }
    static var kind: String { "test" }
    static var maker: String { "a test" }
    static var alignment: Int { 16 }
    static var leastAligned: Int { 20 }
  }

  /// Two sections, each at the beginning of a cache line.
  enum Apart: Int, BlockSection {
    case first, second

    static var magic: UInt32 { 0x8765_4321 }
    static var kind: String { "list of others" }
    static var maker: String { "make others" }
    static var alignment: Int { 16 }
  }

  private static func close() -> [UInt32] {
    var builder = BlockBuilder<Close>()
    builder[.first] = [1, 2, 3]
    builder[.third] += [4]
    builder[.third].append(5)
    return builder.finish([10, 20, 30, 40])
  }

  private static func open<Section: BlockSection>(
    _ words: [UInt32], as section: Section.Type = Close.self
  ) throws(BlockError) -> Block<Section> {
    let bytes = ImageBytes(copying: words)
    return try Block(bytes.words, owner: bytes)
  }

  private func values(_ words: Words) -> [UInt32] { (0..<words.count).map { words[$0] } }

  @Test("what a builder was given stands where the header says") func layout() throws {
    let words = Self.close()
    #expect(words.prefix(6) == [Close.magic, 19, 10, 20, 30, 40])
    #expect(words[8...] == [14, 3, 17, 0, 17, 2, 1, 2, 3, 4, 5])
    let block = try Self.open(words + [7, 7])
    #expect(block.byteCount == 4 * words.count)
    #expect((0..<4).map { block.numbers[$0] } == [10, 20, 30, 40])
    #expect(values(block[.first]) == [1, 2, 3])
    #expect(values(block[.second]) == [])
    #expect(values(block[.third]) == [4, 5])
    try block.validateChecksum()
    try block.validateSections()
  }

  @Test("sections of a kind that wants them apart begin at its multiples") func alignment() throws {
    var builder = BlockBuilder<Apart>()
    builder[.first] = [UInt32](repeating: 9, count: 17)
    builder[.second] = [8]
    let words = builder.finish([0, 0, 0, 0])
    #expect(words.count == 64)
    let block = try Self.open(words, as: Apart.self)
    #expect(block.range(of: .first) == 16..<33)
    #expect(block.range(of: .second) == 48..<49)
    try block.validateSections()
  }

  @Test("small sections of a kind that says so follow those before at once") func small() throws {
    var builder = BlockBuilder<LargeApart>()
    builder[.first] = [8]
    builder[.second] = [UInt32](repeating: 9, count: 20)
    builder[.third] = [7]
    let words = builder.finish([0, 0, 0, 0])
    #expect(words.count == 48)
    let block = try Self.open(words, as: LargeApart.self)
    #expect(block.range(of: .first) == 14..<15)
    #expect(block.range(of: .second) == 16..<36)
    #expect(block.range(of: .third) == 36..<37)
    try block.validateSections()
  }

  @Test("a block of no words but its header is one") func empty() throws {
    var builder = BlockBuilder<Apart>()
    let block = try Self.open(builder.finish([0, 0, 0, 0]), as: Apart.self)
    try block.validateChecksum()
    try block.validateSections()
    #expect(values(block[.second]) == [])
  }

  @Test("any changed bit, but of the magic and the size, fails the checksum") func checksum() throws
  {
    let words = Self.close()
    for word in words.indices where word > 1 {
      for bit in 0..<32 as Range<UInt32> {
        var damaged = words
        damaged[word] ^= 1 << bit
        guard let block = try? Self.open(damaged) else { continue }
        #expect(throws: BlockError(Close.self, .checksum)) { try block.validateChecksum() }
      }
    }
  }

  @Test("however short a block is, it is refused and nothing traps") func short() {
    let words = Self.close()
    for count in 0..<words.count {
      var short = Array(words.prefix(count))
      #expect(throws: BlockError.self) { try Self.open(short) }
      // And a header that knows.
      if count > 1 { short[1] = UInt32(count) }
      #expect(throws: BlockError.self) { try Self.open(short) }
    }
  }

  @Test("a section that leaves the block, or its place, is named") func sections() throws {
    func fault(_ place: Int, _ value: UInt32) -> BlockError.Fault? {
      var words = Self.close()
      words[place] = value
      do throws(BlockError) {
        try Self.open(words).validateSections()
        return nil
      } catch {
        return error.fault
      }
    }
    #expect(fault(10, 20) == .header("section 'second' leaves the block"))
    #expect(fault(9, .max) == .header("section 'first' leaves the block"))
    #expect(fault(8, 13) == .header("section 'first' leaves the block"))
    #expect(fault(8, 15) == .header("section 'first' leaves its place"))
    #expect(fault(9, 2) == .header("section 'second' leaves its place"))
    #expect(fault(13, 1) == .header("words are left over"))
    #expect(fault(1, 13) == .header("its size"))
    #expect(fault(1, 20) == .size(expected: 80, found: 76))
    #expect(fault(0, 1) == .notABlock)
  }

  @Test("a block goes to a file of its own and comes back") func files() throws {
    let path = NSTemporaryDirectory() + "/blocks-\(UUID().uuidString).bin"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let words = Self.close()
    try Self.open(words + [1, 2]).write(to: path)
    for block in [try Block<Close>(mapping: path), try Block<Close>(reading: path)] {
      #expect(values(block.words) == words)
      try block.validateChecksum()
      try block.write(to: path)
    }
    try ImageBytes(copying: words + [1]).write(to: path)
    #expect(throws: BlockError(Close.self, .size(expected: 76, found: 80))) {
      try Block<Close>(mapping: path)
    }
    #expect(throws: BlockError(Apart.self, .notABlock)) { try Block<Apart>(reading: path) }
  }

  @Test("an error names the kind, the place and what makes another") func messages() {
    func text(_ fault: BlockError.Fault) -> String { BlockError(Close.self, fault).description }
    #expect(text(.notABlock) == "no list of things begins there; make it again with 'make things'")
    #expect(
      text(.analysis(expected: 1, found: 2))
        == "the list of things was built with text rules 2, this program has 1; "
        + "make it again with 'make things'")
    #expect(
      text(.size(expected: 8, found: 4))
        == "the list of things should have 8 bytes and has 4: it was cut short or added to; "
        + "make it again with 'make things'")
    #expect(
      text(.header("its size"))
        == "the header of the list of things is damaged: its size; make it again with 'make things'"
    )
    #expect(
      text(.checksum)
        == "the list of things is damaged: its checksum is another; "
        + "make it again with 'make things'")
    #expect(
      text(.corrupt(section: "first", index: 3, "a name that is none"))
        == "section 'first' of the list of things is corrupt at 3: a name that is none; "
        + "make it again with 'make things'")
    #expect(text(.file(path: "a", operation: "open", reason: "no")) == "cannot open 'a': no")
  }
}
