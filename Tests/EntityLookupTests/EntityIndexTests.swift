// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import EntityLookup

@Suite struct EntityIndexTests {
  let index = EntityIndex(titles: [
    "Kind of Blue", "Blue Train", "A Love Supreme", "Time Out", "Mingus Ah Um", "Head Hunters",
    "Köln Concert", "Blue Train",
  ])

  func best(_ text: String) -> Int? { index.candidates(for: text).first?.entity }

  @Test("a name is found as it is written")
  func exact() {
    #expect(best("kind of blue") == 0)
    #expect(best("KOLN concert") == 6)
  }

  @Test("of names that differ by diacritics the one that is written as the text comes first")
  func diacritics() {
    let names = EntityIndex(
      titles: ["Müller", "Muller", "Nguyễn Văn An", "Nguyễn Văn Ân", "Résumé"],
      locale: LocaleTag("vi"))
    func found(_ text: String) -> [Int] { names.candidates(for: text).map(\.entity) }
    #expect(found("müller") == [0, 1])
    #expect(found("muller") == [1, 0])
    #expect(found("nguyễn văn ân") == [3, 2])
    #expect(found("nguyễn văn an") == [2, 3])
    #expect(names.candidates(for: "muller")[0].confidence == 1)
    #expect(names.candidates(for: "muller")[1].confidence < 0.5)
    // Where none is written so, all are as good, and the only one is the name itself.
    #expect(names.candidates(for: "mùller").map(\.score.total) == [1, 1])
    #expect(names.candidates(for: "resume").map(\.score.total) == [1])
  }

  @Test("letters whose sound is not known sound alike where they are alike")
  func unknownSounds() {
    for name in ["晴天", "七里香", "夜曲"] {
      let names = EntityIndex(titles: [name], locale: LocaleTag("zh"))
      for query in ["雨", "王", "月", "猫", "龍", "♪", "🎉", "山水"] {
        #expect(names.candidates(for: query).isEmpty, "\(query)")
      }
      #expect(names.candidates(for: name.prefix(1).description).first?.entity == 0)
    }
  }

  @Test("the only name there is is not likely for want of others")
  func onlyName() {
    let names = EntityIndex(titles: ["Anna Schmidt"])
    #expect(names.candidates(for: "anna smith")[0].confidence > 0.5)
    #expect(names.candidates(for: "turn on the lights").allSatisfy { $0.confidence < 0.05 })
    #expect(names.candidates(for: "annual meeting").allSatisfy { $0.confidence < 0.5 })
  }

  @Test("a name is found whatever the order of its words")
  func order() { #expect(best("supreme a love") == 2) }

  @Test("a name is found with letters wrong")
  func typos() {
    #expect(best("kind of bleu") == 0)
    #expect(best("mingsu ah um") == 4)
    #expect(best("koeln concert") == 6)
  }

  @Test("a name of several entities gives them in the order given")
  func sharedName() {
    #expect(index.candidates(for: "blue train").map(\.entity) == [1, 7])
  }

  @Test("a name is found by its beginning while it is typed")
  func beginnings() {
    func found(_ text: String) -> [Int] {
      index.candidates(for: text, isBeginning: true).map(\.entity)
    }
    #expect(found("bl").starts(with: [1, 7]))
    #expect(Set(found("bl")) == [0, 1, 7])
    #expect(found("kind of b").first == 0)
    #expect(found("head hunters").first == 5)
    #expect(found("ming").first == 4)
  }

  @Test("the one name that was said is certain, and one of two that were said is not")
  func certainty() {
    #expect(index.candidates(for: "time out").first?.confidence == 1)
    #expect(index.candidates(for: "blue train").map(\.confidence) == [0.5, 0.5])
    #expect(index.candidates(for: "something else").allSatisfy { $0.confidence < 0.5 })
  }

  @Test(
    "a text that has nothing to do with any name finds nothing", arguments: ["🎉", "", "ツ", "zzz"])
  func nothing(text: String) {
    #expect(index.candidates(for: text).isEmpty)
  }

  @Test("a query too long to be compared letter by letter is found by its words among few names")
  func longQuery() {
    let long =
      "the very long title of a song that nobody has ever sung from its beginning to the end"
    let songs = EntityIndex(titles: ["Blue Train", long, "Time Out"])
    #expect(songs.candidates(for: "a " + long).first?.entity == 1)
  }
}
