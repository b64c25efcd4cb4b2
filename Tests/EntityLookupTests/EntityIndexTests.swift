// SPDX-License-Identifier: Apache-2.0

import Testing

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
}
