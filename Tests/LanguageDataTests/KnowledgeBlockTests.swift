// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import LanguageData

@Suite("Knowledge in an image", .timeLimit(.minutes(hangMinutes))) struct KnowledgeBlockTests {
  private static func block(_ words: [UInt32]) -> KnowledgeBlock? {
    let bytes = ImageBytes(copying: words)
    return try? KnowledgeBlock(bytes.words, owner: bytes)
  }

  /// For questions whose answer is in a list.
  private static var noLetters: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: nil, count: 0)
  }

  private func knowledge() throws -> LanguageKnowledge {
    try #require(LanguageKnowledge.forLanguage("en"))
  }

  @Test("a block of some groups answers for them as the whole does") func restricted() throws {
    let knowledge = try knowledge()
    let content = knowledge.content
    var random = SeededGenerator.forTest("restricted")
    for share in [1, 2, 20, 400] {
      let kept = Set(content.groups.map(\.id).filter { _ in random.below(share) == 0 })
      let asked = Set(content.irregular.map(\.stem).filter { _ in random.below(share) == 0 })
      let words = KnowledgeLayout.lay(
        out: knowledge, groups: { kept.contains($0) }, stems: { asked.contains($0) }, axes: .max)
      let block = try #require(Self.block(words))
      try block.validate()
      #expect(block.byteCount == words.count * 4)
      #expect(block.groupCount == content.groups.count)
      for member in content.members {
        let stems = Array(content.memberStems[member.stems])
        var expected: [UInt32: Int] = [:]
        knowledge.forEachGroup(of: stems.span) { if kept.contains($0) { expected[$0] = $1 } }
        var found: [UInt32: Int] = [:]
        block.forEachGroup(of: stems.span) { found[$0] = $1 }
        #expect(found == expected)
        let longest = block.maxRun(beginningWith: stems[0])
        #expect(longest <= knowledge.maxRun(beginningWith: stems[0]))
        if kept.contains(member.group) { #expect(longest >= stems.count) }
      }
      // A form keeps its stem if anything kept has it, and takes that of nothing kept if not.
      let stems = content.members.filter { kept.contains($0.group) }
        .reduce(into: asked) { $0.formUnion(content.memberStems[$1.stems]) }
      for form in content.irregular where stems.contains(form.stem) || stems.contains(form.regular)
      {
        let isSame = form.stem == form.regular
        let found = unsafe block.traits(hash: form.word, letters: Self.noLetters).stem
        #expect(found == (isSame ? form.word : form.stem))
      }
      for word in content.functionWords {
        #expect(unsafe block.traits(hash: word, letters: Self.noLetters).isFunction)
      }
    }
  }

  @Test("words are told apart by 32 bits in a process, and by twenty or more in an image")
  func marks() throws {
    let knowledge = try knowledge()
    #expect(knowledge.block.block.numbers[3] == 0x2020_2020)
    let words = KnowledgeLayout.lay(
      out: knowledge, groups: { $0 % 10 == 0 }, stems: { _ in false }, axes: 0)
    let block = try #require(Self.block(words))
    // A byte each of words, runs and carriers: the bits of a word that are no mark. Of many groups runs may
    // take one more.
    for table: UInt32 in 0..<3 { #expect(1...12 ~= block.block.numbers[3] >> (8 * table) & 0xFF) }
  }

  @Test("the place of a word in a subject is told to about a tenth of what it counts for")
  func ranks() {
    for place in 0...255 {
      let code = SubjectRank.code(of: place)
      #expect(code < 1 << SubjectRank.bits)
      let told = SubjectRank.place(7 << SubjectRank.bits | code)
      if place < 6 { #expect(told == place) }
      if place < 55 { #expect(abs(Double(told - place)) / Double(5 + place) < 0.105) }
    }
  }

  @Test("a block for a few groups is small") func size() throws {
    let knowledge = try knowledge()
    let words = KnowledgeLayout.lay(
      out: knowledge, groups: { $0 % 100 == 0 }, stems: { _ in false }, axes: 0)
    #expect(words.count * 4 < 20_480)
  }

  @Test("a block that stands in something larger is read alone") func embedded() throws {
    let words = KnowledgeLayout.lay(
      out: try knowledge(), groups: { $0 < 9 }, stems: { _ in true }, axes: .max)
    let block = try #require(Self.block(words + [1, 2, 3]))
    try block.validate()
    #expect(block.byteCount == words.count * 4)
  }

  @Test("what is no block is refused") func refused() throws {
    let words = KnowledgeLayout.lay(
      out: try knowledge(), groups: { $0 < 9 }, stems: { _ in true }, axes: .max)
    #expect(Self.block([]) == nil)
    #expect(Self.block([1, 2, 3]) == nil)
    #expect(Self.block(Array(words.dropLast())) == nil)
    var damaged = words
    damaged[Block<KnowledgeBlock.Section>.headerWords] = .max
    #expect(Self.block(damaged) == nil)
    // Cut short, and a header that knows.
    for count in [2, 8, 12, 21] {
      var short = Array(words.prefix(count))
      short[1] = UInt32(count)
      guard let block = Self.block(short) else { continue }
      #expect(throws: BlockError.self) { try block.validate() }
    }
  }

  @Test("any changed word fails the checksum") func checksum() throws {
    let words = KnowledgeLayout.lay(
      out: try knowledge(), groups: { $0 < 9 }, stems: { _ in true }, axes: .max)
    var random = SeededGenerator.forTest("checksum")
    for _ in 0..<fuzzRounds(200) {
      var damaged = words
      damaged[2 + random.below(words.count - 2)] ^= 1 << UInt32(random.below(32))
      guard let block = Self.block(damaged) else { continue }
      #expect(throws: BlockError(KnowledgeBlock.Section.self, .checksum)) { try block.validate() }
    }
  }

  @Test("damage is found, or does no harm") func damage() throws {
    let knowledge = try knowledge()
    let words = KnowledgeLayout.lay(
      out: knowledge, groups: { $0 % 10 == 0 }, stems: { _ in false }, axes: 0)
    var random = SeededGenerator.forTest("damage")
    var found = 0
    let rounds = fuzzRounds(300)
    for _ in 0..<rounds {
      var damaged = words
      for _ in 0...random.below(8) {
        let at =
          Block<KnowledgeBlock.Section>.headerWords
          + random.below(words.count - Block<KnowledgeBlock.Section>.headerWords)
        damaged[at] = random.below(2) == 0 ? UInt32.random(in: 0...(.max), using: &random) : .max
      }
      guard let block = Self.block(damaged) else {
        found += 1
        continue
      }
      do { try block.validateReferences() } catch { found += 1 }
      let speech = Speech("en", block)
      for text in [
        "switch on the lights please", "can you tell me what's playing", "øøing", "news",
      ] {
        _ = try speech.groups(text)
        _ = try speech.carrier(text)
        _ = try speech.address("with \(text) * to \(text)")
        for word in text.split(separator: " ") {
          _ = try speech.groups(String(word))
          _ = try speech.maxRun(String(word))
        }
      }
    }
    #expect(found > rounds / 20)
  }

  @Test("references that lead nowhere are told with their section") func references() throws {
    let words = KnowledgeLayout.lay(
      out: try knowledge(), groups: { $0 < 99 }, stems: { _ in true }, axes: .max)
    func error(_ section: KnowledgeBlock.Section, _ index: Int, _ value: UInt32) -> String? {
      var damaged = words
      let at = Block<KnowledgeBlock.Section>.headerWords + 2 * section.rawValue
      let start = Int(words[at])
      let count = Int(words[at + 1])
      damaged[start + (index < 0 ? count + index : index)] = value
      do throws(BlockError) {
        try Self.block(damaged)?.validateReferences()
        return nil
      } catch {
        guard case .corrupt(let name, _, let what) = error.fault else { return "\(error)" }
        return "\(name): \(what)"
      }
    }
    #expect(error(.endingStarts, 0, 1) == "endingStarts: its size")
    #expect(error(.endingStarts, 3, 9999) == "endingStarts: buckets do not rise")
    #expect(error(.endings, 4, 0) == "endings: 0 bytes")
    #expect(error(.endings, 4, 0x0500_0001) == "endings: its replacement")
    #expect(error(.words, 0, 1) == "words: its size or its buckets")
    #expect(error(.words, -1, .max) == "words: a stem that is none")
    #expect(error(.runs, 2, 0) == "runs: its size or its buckets")
    #expect(error(.runs, -1, .max) == "runs: a group that is none")
    #expect(error(.runs, -1, 9) == "runs: the length of a run")
    #expect(error(.groups, 0, 0xFFFF) == "groups: a group that is none")
    #expect(error(.groups, 1, 5 | 4 << 16) == "groups: groups do not rise")
    #expect(error(.carriers, -1, 0x1FF) == "carriers: its length")
  }
}
