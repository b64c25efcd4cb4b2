// SPDX-License-Identifier: Apache-2.0

import Foundation
import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import EntityLookup

@Suite("Files and validation", .timeLimit(.minutes(hangMinutes))) struct GazetteerFileTests {
  static let names = (0..<1_500).map { k in
    EntityName(
      ["blue train", "kind of blue", "Бьорк", "青い電車", "🎷", "two hearts"][k % 6]
        + (k < 12 ? "" : " \(k / 6) \(["north", "south", "weekend"][k % 3])"),
      entity: k % 700, weight: UInt8(k % 256))
  }
  static let queries = [
    "blue train", "blew trian 17 nroth", "kindof blue 100 weekend", "bjork", "青い電車 7", "🎷", "two",
    "seventeen south", "zzzz", "", "blue blue blue blue train train",
  ]
  static let block: [UInt32] = {
    var builder = GazetteerBuilder(locale: LocaleTag("en"))
    for name in names { builder.add(name.text, entity: UInt32(name.entity), weight: name.weight) }
    return builder.finish()
  }()

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("entity-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static func gazetteer(_ block: [UInt32]) -> Gazetteer? {
    let bytes = ImageBytes(copying: block)
    return try? Gazetteer(bytes.words, owner: bytes)
  }

  @Test("an index answers from a file as it does from memory")
  func roundTrip() throws {
    try withFolder { folder in
      let index = EntityIndex(Self.names)
      let path = folder.appendingPathComponent("names.bin").path
      try index.write(to: path)
      let mapped = try EntityIndex(mapping: path, locale: LocaleTag("en"))
      try mapped.gazetteer.validate()
      #expect(mapped.byteCount == index.byteCount)
      for query in Self.queries {
        #expect(
          mapped.candidates(for: query, limit: 20) == index.candidates(for: query, limit: 20))
      }
      let read = try EntityIndex(reading: path, locale: LocaleTag("en"))
      #expect(read.candidates(for: "blue train") == index.candidates(for: "blue train"))
      // Writing over a file that is open leaves what is open as it is.
      try EntityIndex(titles: ["Time Out"]).write(to: path)
      #expect(!mapped.candidates(for: "blue train").isEmpty)
      try mapped.write(to: path)
      let again = try EntityIndex(mapping: path, locale: LocaleTag("en"))
      #expect(again.byteCount == index.byteCount)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files == ["names.bin"])
    }
  }

  @Test("a gazetteer that stands in something larger is written alone")
  func embedded() throws {
    try withFolder { folder in
      let bytes = ImageBytes(copying: Self.block + [1, 2, 3, 4])
      let gazetteer = try Gazetteer(bytes.words, owner: bytes)
      try gazetteer.validate()
      let path = folder.appendingPathComponent("names.bin").path
      try EntityIndex(gazetteer, locale: LocaleTag("en")).write(to: path)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == Self.block.count * 4)
    }
  }

  @Test("an empty index is a valid one")
  func empty() throws {
    for names in [[], [EntityName("", entity: 0)], [EntityName("a", entity: 0)]] {
      try EntityIndex(names).gazetteer.validate()
    }
  }

  /// What comes of opening a file of a block that lost some bytes; `nil` if it is opened.
  private func refusal(_ block: [UInt32], dropping bytes: Int = 0) throws -> BlockError? {
    var refusal: BlockError?
    try withFolder { folder in
      let file = folder.appendingPathComponent("names.bin")
      let data = block.flatMap { word in (0..<4).map { UInt8(word >> UInt32(8 * $0) & 0xFF) } }
      try Data(data).dropLast(bytes).write(to: file)
      do {
        _ = try EntityIndex(mapping: file.path, locale: LocaleTag("en"))
      } catch let error as BlockError {
        refusal = error
      }
    }
    return refusal
  }

  @Test("a file that is none, is cut short or is of other rules is refused with the reason")
  func refusals() throws {
    func changed(_ word: Int, _ value: UInt32) -> [UInt32] {
      var block = Self.block
      block[word] = value
      return block
    }
    let size = Self.block.count * 4
    let cases: [(block: [UInt32], dropped: Int, BlockError.Fault?)] = [
      (Self.block, 0, nil), ([], 0, .notABlock), (changed(0, 7), 0, .notABlock),
      (Self.block, 9, .size(expected: size, found: size - 9)),
      (Self.block + [0], 0, .size(expected: size, found: size + 4)),
      (changed(5, 1), 0, .analysis(expected: Self.block[5], found: 1)),
      (
        changed(Block<Gazetteer.Section>.headerWords + 1, .max), 0,
        .header("section 'wordRecords' leaves the block")
      ),
    ]
    for (block, dropped, expected) in cases {
      let found = try refusal(block, dropping: dropped)
      #expect(found?.fault == expected)
    }
  }

  @Test("a file that is not there is named")
  func missing() {
    do throws(BlockError) {
      _ = try EntityIndex(mapping: "nowhere.bin", locale: LocaleTag("en"))
      Issue.record("a file that is not there was opened")
    } catch {
      #expect(error.description == "cannot open 'nowhere.bin': no such file or directory")
    }
  }

  @Test("every changed bit is found by the checksum")
  func checksum() throws {
    var random = SeededGenerator.forTest("gazetteer checksum")
    for _ in 0..<fuzzRounds(50) {
      var block = Self.block
      block[random.below(block.count)] ^= 1 << UInt32(random.below(32))
      guard let gazetteer = Self.gazetteer(block) else { continue }
      #expect(throws: BlockError.self) { try gazetteer.validate() }
    }
  }

  @Test(
    "a reference that leads nowhere is named with its place",
    arguments: [
      (Gazetteer.Section.wordRecords, 3, "wordRecords"), (.postings, 0, "postings"),
      (.nameWords, 1, "nameWords"), (.nameStarts, 2, "nameStarts"), (.wordTable, 0, "wordTable"),
      (.nameTable, 0, "nameTable"), (.lengthStarts, 9, "lengthStarts"), (.near, 4, "near"),
      (.nearStarts, 5, "nearStarts"), (.sounds, 6, "sounds"), (.nameEntities, 3, "nameEntities"),
      (.valueKeys, 2, "valueKeys"), (.valueNames, 2, "valueNames"), (.valueLists, 0, "valueLists"),
    ])
  func references(section: Gazetteer.Section, word: Int, name: String) throws {
    let whole = try #require(Self.gazetteer(Self.block))
    try whole.validateReferences()
    var block = Self.block
    let range = whole.block.range(of: section)
    // The first word from there on that says something.
    let at = try #require(
      (range.lowerBound + word..<range.upperBound).first { section != .wordTable || block[$0] != 0 }
    )
    block[at] = 0xFFFF_FFF0
    let damaged = try #require(Self.gazetteer(block))
    do throws(BlockError) {
      try damaged.validateReferences()
      Issue.record("nothing was found in '\(name)'")
    } catch {
      let start = "section '\(name)' of the gazetteer is corrupt at "
      #expect(error.description.hasPrefix(start), "\(error)")
    }
  }

  @Test("a small vocabulary has no tables of near spellings, and a large one is refused without")
  func smallVocabulary() throws {
    var builder = GazetteerBuilder(locale: LocaleTag("en"))
    for name in Self.names.prefix(60) { builder.add(name.text, entity: UInt32(name.entity)) }
    let small = try #require(Self.gazetteer(builder.finish()))
    #expect(small.wordCount <= Gazetteer.scannedWords && small.isScanned)
    try small.validate()
    var block = Self.block
    for section in [Gazetteer.Section.nearStarts, .near] {
      block[Block<Gazetteer.Section>.headerWords + 2 * section.rawValue + 1] = 0
    }
    let large = try #require(Self.gazetteer(block))
    #expect(large.wordCount > Gazetteer.scannedWords)
    #expect(throws: BlockError.self) { try large.validateReferences() }
  }

  @Test("postings that do not rise are searched within their bounds")
  func shuffledPostings() throws {
    var builder = GazetteerBuilder(locale: LocaleTag("en"))
    for k in 1...24 {
      builder.add("zanzibar " + String(repeating: "m", count: k), entity: UInt32(k))
    }
    let whole = builder.finish()
    let postings = try #require(Self.gazetteer(whole)).block.range(of: .postings)
    var random = SeededGenerator.forTest("shuffled postings")
    var scratch = EntityScratch()
    let found = EntityIndex(try #require(Self.gazetteer(whole)), locale: LocaleTag("en"))
      .search("zanzibar nmmmm".utf8.span, limit: 64, &scratch)
    #expect(found > 0)
    for _ in 0..<200 {
      var block = whole
      block[postings].shuffle(using: &random)
      let index = EntityIndex(try #require(Self.gazetteer(block)), locale: LocaleTag("en"))
      for count in 1...24 {
        let query = "zanzibar n" + String(repeating: "m", count: count)
        #expect(index.search(query.utf8.span, limit: 64, &scratch) <= 64)
      }
    }
  }

  @Test("letters that differ from their set are found") func letterSets() throws {
    var block = Self.block
    let records = try #require(Self.gazetteer(block)).block.range(of: .wordRecords)
    block[records.lowerBound + 3] ^= 1 << 31
    let damaged = try #require(Self.gazetteer(block))
    #expect(throws: BlockError.self) { try damaged.validateReferences() }
  }

  @Test("a letter behind the last of a word is found")
  func padding() throws {
    let whole = try #require(Self.gazetteer(Self.block))
    let word = try #require(
      (0..<whole.wordCount).first { whole.record(UInt32($0)).letterCount < 13 })
    var block = Self.block
    let records = whole.block.range(of: .wordRecords)
    block[records.lowerBound + (word + 1) * Gazetteer.recordWords - 1] = 0x6100_0000
    let damaged = try #require(Self.gazetteer(block))
    do throws(BlockError) {
      try damaged.validateReferences()
      Issue.record("the letter was not found")
    } catch {
      #expect("\(error)".contains("letters behind the last"), "\(error)")
    }
  }

  @Test("of a gazetteer that claims four billion words those are looked at that it has")
  func claimedWords() throws {
    var block = Self.block
    #expect(block[2] >= SearchLimits.signed.lowerBound)
    block[3] = .max
    let damaged = try #require(Self.gazetteer(block))
    #expect(damaged.wordCount == Int(UInt32.max))
    _ = EntityIndex(damaged, locale: LocaleTag("en")).candidates(for: "irsula okemmowa")
  }

  @Test("searching a damaged gazetteer ends, and stays inside")
  func damaged() throws {
    var random = SeededGenerator.forTest("damaged gazetteers")
    var scratch = EntityScratch()
    let clock = ContinuousClock()
    var slowest = Duration.zero
    for round in 0..<fuzzRounds(60) {
      var block = Self.block
      let flips = 1 + random.below(round % 3 == 0 ? 2_000 : 8)
      for _ in 0..<flips {
        let word = random.below(block.count)
        switch random.below(4) {
        case 0: block[word] = .max
        case 1: block[word] = 0
        case 2: block[word] ^= 1 << UInt32(random.below(32))
        default: block[word] = UInt32(truncatingIfNeeded: random.next())
        }
      }
      // The header says how large it is; sections beyond the end are refused.
      block[0] = Gazetteer.Section.magic
      if random.below(4) == 0 { block.removeLast(random.below(block.count - 64)) }
      block[1] = UInt32(block.count)
      if random.below(2) == 0 { block[2] = UInt32(random.below(4_000)) }
      guard let gazetteer = Self.gazetteer(block) else { continue }
      let index = EntityIndex(gazetteer, locale: LocaleTag("en"))
      for query in Self.queries {
        let time = clock.measure {
          let count = index.search(query.utf8.span, limit: 64, &scratch)
          for k in 0..<count { #expect(scratch[k].score.total.isFinite) }
        }
        slowest = max(slowest, time)
      }
    }
    // A search of a whole one of this size takes a millisecond of an unoptimised build.
    #expect(slowest < .seconds(2), "\(slowest)")
  }
}
