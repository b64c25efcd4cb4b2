// SPDX-License-Identifier: Apache-2.0

/// Words laid end to end, drawn by how frequent they are.
///
/// The word of rank *r* has the weight 1 / (*r* + `flattening`): Zipf's law with Mandelbrot's bend
/// at its head, where titles and people's names are less top-heavy than running text. Drawing takes
/// constant time (Walker's alias method), and the table comes from sums and divisions alone, so it
/// is the same on every machine.
struct WordList {
  private var bytes: [UInt8] = []
  private var starts: [Int32] = [0]
  private var threshold: [Double] = []
  private var alias: [Int32] = []

  /// Takes words with the most frequent first.
  init(_ words: [String], flattening: Double) {
    for word in words {
      bytes.append(contentsOf: word.utf8)
      starts.append(Int32(bytes.count))
    }
    let weights = words.indices.map { 1 / (Double($0 + 1) + flattening) }
    let mean = weights.reduce(0, +) / Double(weights.count)
    threshold = weights.map { $0 / mean }
    alias = words.indices.map(Int32.init)
    var small: [Int] = []
    var large: [Int] = []
    for (index, share) in threshold.enumerated() {
      if share < 1 { small.append(index) } else { large.append(index) }
    }
    while let low = small.popLast(), let high = large.last {
      alias[low] = Int32(high)
      threshold[high] -= 1 - threshold[low]
      if threshold[high] < 1 {
        large.removeLast()
        small.append(high)
      }
    }
    // What rounding has left over stands for itself.
    for index in small + large { threshold[index] = 1 }
  }

  /// The UTF-8 of a word drawn at random.
  func pick(_ random: inout RandomSource) -> ArraySlice<UInt8> {
    let number = random.next()
    let column = Int(((number >> 32) &* UInt64(alias.count)) >> 32)
    let share = Double(number & 0xFFFF_FFFF) / 4_294_967_296
    let word = share < threshold[column] ? column : Int(alias[column])
    return bytes[Int(starts[word])..<Int(starts[word + 1])]
  }
}

/// The words that names of entities are made of.
///
/// A class: it is some megabytes, and every maker of names has it.
final class NameVocabulary {
  /// Articles, prepositions and pronouns.
  let function = WordList(NameWords.function, flattening: 2)
  /// Common words of titles.
  let title = WordList(NameWords.title, flattening: 12)
  /// Common given names.
  let first = WordList(NameWords.first, flattening: 15)
  /// Common family names.
  let last = WordList(NameWords.last, flattening: 15)
  /// Words of places and groups.
  let place = WordList(NameWords.place, flattening: 4)
  /// Rare words, from some that stand in hundreds of names to many that stand in one.
  let rare = WordList(NameVocabulary.rareWords(count: 259_300), flattening: 25)

  /// Made-up words of 3–11 letters, spelt as English and its neighbours spell.
  ///
  /// The spellings that sound like others (ph, ck, ee, kn, wh, qu, tion) are all in, so that
  /// mishearings have something to work on.
  static func rareWords(count: Int) -> [String] {
    let heads = Words.split(
      """
      b b bl br c c ch cl cr d d dr f f fl fr g g gl gr h j k k kn l l m m n n p p ph pl pr qu r r \
      s s sc sh sk sl sm sp st str t t th tr v w w wh y z
      """)
    let hearts = Words.split(
      "a a a a e e e e i i i o o o o u u ai ay ea ee ei ie oa oo ou ow au y")
    let middles = Words.split(
      """
      b ck d dd f ff g k l l ll m mm n n nd ng nn nt p ph pp r r rd rl rm rn rr rt s ss st t t th tt \
      v x z sh ch lv lm ld
      """)
    let codas = Words.split("n n r r l l s t d m ck nd st th ll ss x ng nt rd rk")
    let open = Words.split(
      "a o y e er el en in on an ing ie ey ia er ez ova ino ano ero ix ette ella ina ow is us et")
    let closed = Words.split(
      "son ton ley man berg field ford ham well wick worth ville tion ness ski by ster more dale")
    let lists = [
      NameWords.function, NameWords.title, NameWords.first, NameWords.last, NameWords.place,
    ]
    var taken = Set(lists.joined())
    taken.reserveCapacity(count + taken.count)
    var random = RandomSource(seed: 0x5261_7265)
    var words: [String] = []
    words.reserveCapacity(count)
    while words.count < count {
      var word = random.happens(percent: 88) ? random.pick(heads) : ""
      word += random.pick(hearts)
      // Frequent words are shorter than rare ones.
      if random.below(count) < count / 6 + words.count / 3 {
        word += random.pick(middles) + random.pick(hearts)
      }
      switch random.below(100) {
      case ..<35: word += random.pick(codas)
      case ..<75: word += random.pick(middles) + random.pick(open)
      default: word += random.pick(closed)
      }
      if (3...11).contains(word.utf8.count), taken.insert(word).inserted { words.append(word) }
    }
    return words
  }
}
