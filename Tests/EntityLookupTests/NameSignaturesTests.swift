// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import EntityLookup

@Suite("Signatures of names", .timeLimit(.minutes(hangMinutes))) struct NameSignaturesTests {
  /// Names of one to five words of a few syllables; every tenth is as long as a sentence.
  private func titles(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    let parts = "an ber ko li mo na ou ra shi ti vel x ya zo é ши 木".split(separator: " ")
    func word() -> String { (0...random.below(3)).map { _ in random.pick(parts) }.joined() }
    return (0..<count).map { name in
      (0...random.below(name % 10 == 0 ? 15 : 5)).map { _ in word() }.joined(separator: " ")
    }
  }

  @Test(
    "of all names those are found that share most traits, the same as when each is compared",
    arguments: [1, 2, 255, 256, 257, 1_000, 5_000])
  func nearest(count: Int) {
    var random = SeededGenerator.forTest("signatures, \(count)")
    var s = EntityScratch()
    let search = EntityIndex(titles: titles(count, &random)).search
    let names = NameSignatures.Names(search.gazetteer)
    let traits = (0..<UInt32(search.gazetteer.nameCount)).map { name in
      search.spell(name, &s)
      search.hearName(name, &s)
      let letters = (0..<s.name.count).map { s.name[$0] }.filter { $0 != LetterCode.blank }
      return NameTraits(letters: letters.span, phones: s.namePhones.span)
    }
    for _ in 0..<fuzzRounds(40) {
      let query = query(random.pick(traits), &random)
      let (least, most) = (UInt8(random.below(200)), 1 + random.below(64))
      var found: [Int] = []
      names.forEachName(nearestTo: query, least: least, most: most, &s) { name, share, _ in
        #expect(Int(share) == Self.share(query, traits[Int(name)]))
        found.append(Int(share))
      }
      let all = traits.map { Self.share(query, $0) }.filter { $0 >= Int(least) && $0 > 0 }
      #expect(found.sorted(by: >) == Array(all.sorted(by: >).prefix(most)), "\(least) \(most)")
    }
  }

  /// A query that shares some traits with a name.
  private func query(_ name: NameTraits, _ random: inout SeededGenerator) -> NameTraits {
    var letters: [UInt8] = []
    for _ in 0..<1 + random.below(60) { letters.append(0x61 + UInt8(random.below(26))) }
    let other = NameTraits(letters: letters.span, phones: [UInt8]().span)
    return random.below(4) == 0 ? other : name
  }

  /// Twice the traits that both have, of those of both, of 255. Of a query 127 count.
  private static func share(_ query: NameTraits, _ name: NameTraits) -> Int {
    var (own, shared) = (0, 0)
    query.forEach {
      if own == 127 { return }
      own += 1
      if name[$0 / 64] >> UInt64($0 % 64) & 1 == 1 { shared += 1 }
    }
    return own == 0 ? 0 : 510 * shared / (own + Int(name.size))
  }

  @Test("letters and sounds in another order, and blanks elsewhere, share nearly all traits")
  func traits() {
    func traits(_ text: String) -> NameTraits {
      let letters = text.utf8.filter { $0 != 0x20 }
      return NameTraits(letters: letters.span, phones: [UInt8]().span)
    }
    #expect(Self.share(traits("martin garrix"), traits("mar tingarrix")) == 255)
    #expect(Self.share(traits("garrix martin"), traits("martin garrix")) > 230)
    #expect(Self.share(traits("martin garrix"), traits("joe holm")) < 60)
    #expect(traits("").size == 0)
  }

  @Test(
    "a name whose words are all misheard is found among hundreds and thousands",
    arguments: [128, 129, 1_024, 1_025, 20_000])
  func misheard(count: Int) {
    var random = SeededGenerator.forTest("misheard among \(count)")
    let titles = titles(count - 1, &random) + ["Ursula Okemova"]
    let found = EntityIndex(titles: titles).candidates(for: "irsula okemmowa")
    #expect(found.first.map { titles[$0.entity] } == "Ursula Okemova")
  }

  @Test("a name of another alphabet is found by its sound among hundreds of either")
  func otherAlphabet() {
    var random = SeededGenerator.forTest("alphabets")
    let syllables = "мо ск ва пе тер но во си бир ка зань та ле ро стов дон".split(separator: " ")
    let others = (0..<300).map { _ in (0...2).map { _ in random.pick(syllables) }.joined() }
    let titles = titles(300, &random) + others + ["Новосибирск", "Москва"]
    let index = EntityIndex(titles: titles, locale: LocaleTag("ru"))
    // The syllables may make the city themselves.
    for (query, name) in [("novosibirsk", "новосибирск"), ("muskwa", "москва")] {
      #expect(index.candidates(for: query).first.map { titles[$0.entity].lowercased() } == name)
    }
  }
}
