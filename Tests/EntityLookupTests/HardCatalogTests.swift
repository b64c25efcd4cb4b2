// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import EntityLookup

/// Catalogs as nobody would make them on purpose: every look-up ends, and what it finds is right.
@Suite("Hard catalogs", .timeLimit(.minutes(hangMinutes))) struct HardCatalogTests {
  /// Fewer names than would be hard for an optimised build, unless a long run is asked for.
  private let size = fuzzRounds(1) > 1 ? 100_000 : 10_000

  private func found(_ text: String, _ index: EntityIndex, limit: Int = 5) -> [Int] {
    index.candidates(for: text, limit: limit).map(\.entity)
  }

  @Test("a million entities of one name are one name")
  func equalNames() {
    let index = EntityIndex((0..<size * 10).lazy.map { EntityName("Blue Train", entity: $0) })
    #expect(index.gazetteer.nameCount == 1)
    #expect(found("blue train", index) == [0, 1, 2, 3, 4])
    #expect(found("blew train", index) == [0, 1, 2, 3, 4])
    let store = EntityStore(index)
    store.remove(entities: 0..<size * 10 - 1)
    #expect(store.snapshot.candidates(for: "blew train").map(\.entity) == [size * 10 - 1])
  }

  @Test("names that differ in a digit are found at one edit, the very name alone")
  func oneDigit() {
    func name(_ k: Int) -> String {
      let digits = String(k)
      return "customer" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    let index = EntityIndex(titles: (0..<size).map(name))
    #expect(found(name(123), index) == [123])
    // A swap: as near to few others as the words at one edit that are looked at.
    let swapped = index.candidates(for: "cusotmer004567")
    #expect(swapped.first?.entity == 4_567)
    #expect(found("customer 000123", index).first == 123)
    #expect(!found("customer12", index).isEmpty)
  }

  @Test("names of the same words in all orders are told apart by their order")
  func permutations() {
    var names: [String] = []
    func permute(_ chosen: [String], _ rest: [String]) {
      if rest.isEmpty { names.append(chosen.joined(separator: " ")) }
      for (k, word) in rest.enumerated() {
        var rest = rest
        rest.remove(at: k)
        permute(chosen + [word], rest)
      }
    }
    permute([], ["red", "blue", "green", "black", "white", "pink", "gold"])
    let index = EntityIndex(titles: names)
    #expect(index.gazetteer.nameCount == 5_040)
    // The table of names has 64 places for one sum of words: of the others some permutation is found.
    #expect(found(names[0], index).first == 0)
    for name in names.prefix(200) {
      let words = Set(name.split(separator: " "))
      let best = found(name, index).first.map { Set(names[$0].split(separator: " ")) }
      #expect(best == words)
    }
  }

  @Test("names of nothing but frequent words end, and nearly all are found by their own text")
  func frequentWords() {
    var random = SeededGenerator(seed: 5)
    let words = ["the", "of", "and", "a", "to", "in"]
    let names = (0..<size).map { _ in
      (0..<6).map { _ in random.pick(words) }.joined(separator: " ")
    }
    let index = EntityIndex(titles: names)
    // Some hundred names share one sum of words, and the table has 64 places for it; what is in none
    // of them has no rare word to be found by.
    let own = names.prefix(50).count { name in
      found(name, index, limit: 64).contains { names[$0] == name }
    }
    #expect(own >= 40)
    #expect(!found("the of and a to on", index).isEmpty)
    #expect(!found("teh fo adn", index).isEmpty)
  }

  @Test("names of one letter, and of ten thousand, are found")
  func shortAndLong() {
    let letters = (0..<26).map { String(Character(Unicode.Scalar(97 + $0) ?? "a")) }
    let long = (0..<20).map { k in
      (0..<1_600).map { "word\(k)x\($0 % 300)" }.prefix(400).joined(separator: " ")
    }
    let glued = (0..<20).map { String(repeating: "abcdefghi\($0)", count: 1_000) }
    let names = letters + long + glued
    let index = EntityIndex(titles: names)
    for (k, letter) in letters.enumerated() { #expect(found(letter, index).first == k) }
    for (k, name) in long.enumerated() {
      let own = found(name, index)
      #expect(own.isEmpty || own.contains(26 + k))
    }
    #expect(found(glued[3], index).contains(49))
    #expect(found("zz", index).count <= 5)
  }

  @Test("random letters of all scripts end")
  func randomText() {
    var random = SeededGenerator.forTest("random names")
    let scalars: [Unicode.Scalar] = [
      "a", "é", "ß", "İ", "ж", "ω", "א", "ا", "ก", "한", "漢", "か", "🎷", "\u{200D}", "\u{301}", "1",
      "٣", " ", " ", "-", "’", "\u{202E}", "\u{FFFD}", "\u{0}",
    ]
    func text(_ most: Int) -> String {
      var text = ""
      for _ in 0..<random.below(most) { text.unicodeScalars.append(random.pick(scalars)) }
      return text
    }
    let names = (0..<3_000).map { _ in text(40) }
    let index = EntityIndex(titles: names)
    var scratch = EntityScratch()
    for k in 0..<fuzzRounds(200) {
      let query = k % 2 == 0 ? text(60) : random.pick(names)
      let found = index.candidates(for: query, limit: 64, &scratch)
      #expect(found.allSatisfy { 0...1 ~= $0.score.total && 0..<3_000 ~= $0.entity })
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.score.total >= $1.score.total })
      #expect(Set(found.map(\.entity)).count == found.count)
    }
    try? index.gazetteer.validate()
  }
}
