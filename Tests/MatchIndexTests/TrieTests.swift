// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import MatchIndex

@Suite("Tries") struct TrieTests {
  /// Sequences with the items they were given, in order.
  private typealias Reference = [[PhraseSymbol]: [UInt32]]

  private static func add(
    _ path: [PhraseSymbol], _ item: UInt32, _ sequences: inout TrieSequences,
    _ reference: inout Reference
  ) {
    for symbol in path { sequences.append(symbol) }
    sequences.finish(item: item)
    reference[path, default: []].append(item)
  }

  private static func check(_ image: IndexImage, _ reference: Reference) {
    for (path, expected) in reference {
      #expect(items(image, path, from: image.nameRoot) == expected, "\(path.map(\.rawValue))")
    }
  }

  private static func word(_ k: Int) -> PhraseSymbol { PhraseSymbol(TokenID(UInt32(k))) }

  @Test("an empty trie leads nowhere") func empty() throws {
    let image = try image(of: TrieSequences())
    #expect(image.nameRoot.isNone)
    #expect(image.trie.child(of: .none, TokenID(1)).isNone)
  }

  @Test("one sequence is one tail") func oneSequence() throws {
    var sequences = TrieSequences()
    var reference = Reference()
    let path = [Self.word(5), .applicationName, Self.word(9)]
    Self.add(path, 41, &sequences, &reference)
    let image = try image(of: sequences)
    Self.check(image, reference)
    let first = image.trie.child(of: image.nameRoot, TokenID(5))
    #expect(first.isTail)
    #expect(image.trie.hasSlots(first))
    #expect(image.trie.slotCount(first) == 1)
    #expect(!image.trie.isLeaf(first))
    #expect(items(image, [Self.word(5)], from: image.nameRoot).isEmpty)
    #expect(walk(image.trie, path + [Self.word(1)], from: image.nameRoot) == nil)
  }

  @Test("the empty sequence ends at the root") func emptySequence() throws {
    var sequences = TrieSequences()
    var reference = Reference()
    Self.add([], 3, &sequences, &reference)
    Self.add([Self.word(1)], 4, &sequences, &reference)
    Self.check(try image(of: sequences), reference)
  }

  @Test("equal sequences keep all their items in the order added")
  func duplicates() throws {
    var sequences = TrieSequences()
    var reference = Reference()
    let path = [Self.word(2), Self.word(3)]
    for item in [9, 1, 5, 5, 0] as [UInt32] { Self.add(path, item, &sequences, &reference) }
    Self.add([Self.word(2)], 8, &sequences, &reference)
    let image = try image(of: sequences)
    Self.check(image, reference)
    #expect(items(image, path, from: image.nameRoot) == [9, 1, 5, 5, 0])
  }

  @Test("an abandoned sequence leaves no trace") func abandoned() throws {
    var sequences = TrieSequences()
    var reference = Reference()
    Self.add([Self.word(1)], 0, &sequences, &reference)
    sequences.append(Self.word(7))
    #expect(sequences.pendingCount == 1)
    sequences.abandon()
    #expect(sequences.pendingCount == 0)
    Self.add([Self.word(2)], 1, &sequences, &reference)
    let image = try image(of: sequences)
    Self.check(image, reference)
    #expect(walk(image.trie, [Self.word(7)], from: image.nameRoot) == nil)
  }

  @Test(
    "a node of any width finds each child and no other",
    arguments: [1, 2, 6, 7, 8, 9, 12, 13, 100, 1_000, 5_000])
  func width(_ count: Int) throws {
    var sequences = TrieSequences()
    var reference = Reference()
    // Even ids are there, odd ones are not; each child branches, so that none is a tail.
    for k in 1...count {
      Self.add([Self.word(2 * k)], UInt32(k), &sequences, &reference)
      Self.add([Self.word(2 * k), Self.word(1)], UInt32(k + count), &sequences, &reference)
    }
    Self.add([PhraseSymbol(slotClass: 0), Self.word(4)], 77, &sequences, &reference)
    Self.add([PhraseSymbol(slotClass: 3)], 78, &sequences, &reference)
    Self.add([.applicationName], 79, &sequences, &reference)
    let image = try image(of: sequences)
    Self.check(image, reference)
    #expect(image.trie.slotCount(image.nameRoot) == 3)
    for k in 0...count {
      #expect(image.trie.child(of: image.nameRoot, TokenID(UInt32(2 * k + 1))).isNone)
    }
    #expect(image.trie.child(of: image.nameRoot, .unknown).isNone)
  }

  @Test("ids that share their hash's home are all found") func collisions() throws {
    // Multiples of 2³² / φ's inverse would collide; a dense run of ids with a large stride clusters.
    var sequences = TrieSequences()
    var reference = Reference()
    for k in 1...400 {
      Self.add([Self.word(k * 0x40_0000 % 0x7FFF_FFFF + 1)], UInt32(k), &sequences, &reference)
    }
    Self.check(try image(of: sequences), reference)
  }

  @Test("random tries agree with a dictionary") func random() throws {
    var lookups = 0
    for seed in 1...UInt64(fuzzRounds(300)) {
      var random = SeededGenerator(seed: seed)
      let vocabulary = 1 + random.below([3, 10, 60, 2_000][random.below(4)])
      let longest = 1 + random.below(7)
      var sequences = TrieSequences()
      var reference = Reference()
      func path() -> [PhraseSymbol] {
        (0..<random.below(longest + 1)).map { _ in
          switch random.below(8) {
          case 0: .applicationName
          case 1: PhraseSymbol(slotClass: UInt32(random.below(4)))
          default: Self.word(1 + random.below(vocabulary))
          }
        }
      }
      for _ in 0..<(1 + random.below(400)) {
        Self.add(path(), UInt32(random.below(1_000)), &sequences, &reference)
      }
      let image = try image(of: sequences)
      for (known, expected) in reference {
        #expect(items(image, known, from: image.nameRoot) == expected, "seed \(seed)")
      }
      for _ in 0..<200 {
        let probe = path()
        lookups += 1
        #expect(
          items(image, probe, from: image.nameRoot) == reference[probe] ?? [], "seed \(seed)")
      }
    }
    #expect(lookups > 0)
  }

  @Test("several tries of one image do not touch each other") func several() throws {
    var builder = ImageBuilder(analysisVersion: 7)
    var roots: [TrieNode] = []
    for k in 0..<50 {
      var sequences = TrieSequences()
      for j in 0...k {
        sequences.append(Self.word(j + 1))
        sequences.finish(item: UInt32(100 * k + j))
      }
      roots.append(try builder.addTrie(sequences))
    }
    let image = try IndexImage(validating: builder.finish(nameRoot: .none, flags: []))
    for k in 0..<50 {
      for j in 0..<50 {
        let found = items(image, [Self.word(j + 1)], from: roots[k])
        #expect(found == (j <= k ? [UInt32(100 * k + j)] : []))
      }
    }
  }
}
