// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MatchIndex

@Suite("Lexicon and strings") struct LexiconTests {
  @Test("words keep their ids, texts and flags while the table grows")
  func growth() throws {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    var builder = ImageBuilder(analysisVersion: 1)
    var words: [UInt64: (id: TokenID, flags: TokenFlags)] = [:]
    for k in 0..<20_000 {
      // Some of the hashes share their high bits, so that probes are long.
      let hash = k % 64 > 0 ? random.next() | 1 : UInt64(k) << 16 | 0xFF
      guard words[hash] == nil else { continue }
      #expect(builder.token(hash: hash) == nil, "seed \(seed)")
      let id = builder.addToken(hash: hash, text: "w\(k)")
      #expect(id.rawValue == UInt32(words.count + 1))
      let flags = TokenFlags(rawValue: UInt32(random.below(64)))
      builder.mark(hash: hash, flags)
      words[hash] = (id, flags)
    }
    #expect(builder.tokenCount == words.count)
    let image = try IndexImage(validating: builder.finish(nameRoot: .none, flags: []))
    #expect(image.lexicon.count == words.count)
    for (hash, word) in words {
      let found = image.lexicon.token(hash: hash)
      #expect(found.id == word.id && found.flags == word.flags)
    }
    for _ in 0..<20_000 {
      let hash = random.next() | 1
      #expect(image.lexicon.token(hash: hash).id == words[hash]?.id ?? .unknown, "seed \(seed)")
    }
  }

  @Test("flags add up, and marking what is not there does nothing") func flags() throws {
    var builder = ImageBuilder(analysisVersion: 1)
    let id = builder.addToken(hash: 5, text: "five")
    builder.mark(hash: 5, .suffix)
    builder.mark(symbol: PhraseSymbol(id), .beginsAppName)
    builder.mark(hash: 6, .filler)
    builder.mark(symbol: .applicationName, .filler)
    builder.mark(symbol: PhraseSymbol(TokenID(99)), .filler)
    let image = try IndexImage(validating: builder.finish(nameRoot: .none, flags: []))
    #expect(image.lexicon.token(hash: 5).flags == [.suffix, .beginsAppName])
    #expect(image.lexicon.token(hash: 6).id == .unknown)
    #expect(image.strings[image.lexicon.text(of: id)] == "five")
  }

  @Test("strings of every length come back") func strings() throws {
    var builder = ImageBuilder(analysisVersion: 1)
    let texts = [
      "", "a", "ß", "日本語", String(repeating: "x", count: 127), String(repeating: "y", count: 128),
      String(repeating: "z", count: 16_383), String(repeating: "é", count: 16_384), "\u{0}",
    ]
    let interned = texts.map { builder.intern($0) }
    #expect(texts.map { builder.intern($0) } == interned)
    let appended = texts.map { builder.append($0) }
    #expect(zip(interned, appended).allSatisfy { $0 != $1 || $0 == .none })
    let image = try IndexImage(validating: builder.finish(nameRoot: .none, flags: []))
    for (k, text) in texts.enumerated() {
      #expect(image.strings[interned[k]].utf8.elementsEqual(text.utf8))
      #expect(image.strings[appended[k]].utf8.elementsEqual(text.utf8))
    }
    #expect(interned[0] == .none)
  }

  @Test("a reference that leads nowhere is the empty string") func wildReferences() throws {
    var builder = ImageBuilder(analysisVersion: 1)
    _ = builder.intern(String(repeating: "\u{7F}", count: 300))
    let image = try IndexImage(validating: builder.finish(nameRoot: .none, flags: []))
    for offset in 0..<2_000 as Range<UInt32> {
      let text = image.strings[StringRef(offset)]
      #expect(text.utf8.count <= 300)
    }
    #expect(image.strings[StringRef(.max)].isEmpty)
    #expect(image.strings[StringRef(.max - 3)].isEmpty)
  }

  @Test("a template comes back as it was, whatever bytes it holds") func templates() throws {
    let pieces = [
      "${applicationName}", "${applicationName", "applicationName}", "$", "${", "\u{0}", "\u{1}",
      "\u{2}", "a", "é", "${task}",
    ]
    for seed in 1...UInt64(fuzzRounds(3_000)) {
      var random = SeededGenerator(seed: seed)
      let text = (0..<random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
      let stored = Self.encoded(text)
      let decoded = unsafe stored.withUnsafeBufferPointer { unsafe StoredTemplate.decode($0) }
      #expect(decoded.utf8.elementsEqual(text.utf8), "seed \(seed)")
    }
    #expect(Self.encoded("in ${applicationName}") == [0x69, 0x6E, 0x20, 0x01])
  }

  private static func encoded(_ text: String) -> [UInt8] {
    var text = text
    var stored: [UInt8] = []
    text.withUTF8 { unsafe StoredTemplate.encode($0, into: &stored) }
    return stored
  }
}
