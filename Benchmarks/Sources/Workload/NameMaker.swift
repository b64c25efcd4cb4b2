// SPDX-License-Identifier: Apache-2.0

/// Names one after the other, without regard to what has been before.
struct NameMaker {
  private static let the = Array("the".utf8)[...]
  private static let and = Array("and".utf8)[...]

  private let vocabulary: NameVocabulary
  private var random: RandomSource

  /// Starts the sequence that belongs to a seed.
  init(vocabulary: NameVocabulary, seed: UInt64) {
    self.vocabulary = vocabulary
    random = RandomSource(seed: seed)
  }

  /// The next name, its words with capitals.
  mutating func next() -> [UInt8] {
    while true {
      var name: [UInt8] = []
      switch random.below(100) {
      case ..<32: appendPerson(to: &name)
      case ..<74: appendTitle(to: &name)
      case ..<88: appendGroup(to: &name)
      default: appendPlace(to: &name)
      }
      // Typos in shorter names lead to any of a dozen others.
      let words = 1 + name.count { $0 == 0x20 }
      if name.count >= 6, words <= 5 { return name }
    }
  }

  private mutating func appendPerson(to name: inout [UInt8]) {
    appendWord(to: &name, vocabulary.first, percent: 70)
    if random.happens(percent: 20) { appendWord(to: &name, vocabulary.first, percent: 60) }
    appendWord(to: &name, vocabulary.last, percent: 30)
    if random.happens(percent: 12) { appendWord(to: &name, vocabulary.last, percent: 30) }
  }

  private mutating func appendTitle(to name: inout [UInt8]) {
    let share = random.below(100)
    let length = share < 12 ? 1 : share < 36 ? 2 : share < 68 ? 3 : share < 88 ? 4 : 5
    for place in 0..<length {
      // No title ends in a small word.
      if place < length - 1, random.happens(percent: 30) {
        append(vocabulary.function.pick(&random), to: &name)
      } else {
        appendWord(to: &name, vocabulary.title, percent: length == 1 ? 10 : 42)
      }
    }
  }

  private mutating func appendGroup(to name: inout [UInt8]) {
    if random.happens(percent: 20) { append(Self.the, to: &name) }
    appendWord(to: &name, vocabulary.first, percent: 15)
    if random.happens(percent: 15) {
      append(Self.and, to: &name)
      append(Self.the, to: &name)
    }
    appendWord(to: &name, vocabulary.title, percent: 40)
    if name.count < 24, random.happens(percent: 30) {
      append(vocabulary.place.pick(&random), to: &name)
    }
  }

  private mutating func appendPlace(to name: inout [UInt8]) {
    appendWord(to: &name, vocabulary.last, percent: 20)
    if random.happens(percent: 35) { appendWord(to: &name, vocabulary.title, percent: 40) }
    append(vocabulary.place.pick(&random), to: &name)
  }

  /// A word of a list with the given percentage, else a rare one.
  private mutating func appendWord(
    to name: inout [UInt8], _ list: WordList, percent: Int
  ) {
    let isCommon = random.happens(percent: percent)
    append((isCommon ? list : vocabulary.rare).pick(&random), to: &name)
  }

  private func append(_ word: ArraySlice<UInt8>, to name: inout [UInt8]) {
    if !name.isEmpty { name.append(0x20) }
    let start = name.count
    name.append(contentsOf: word)
    name[start] &= ~0x20
  }
}
