// SPDX-License-Identifier: Apache-2.0

import LanguageData
import LanguageTexts
import PhraseGrammar
import SystemThreads
import TextAnalysis

/// Finds phrases that say nearly the same in other words: "Find ${genre} movies", "Search ${genre} films".
///
/// Phrases are compared that have slots of the same kinds and the same words of grammar in the same order,
/// articles and possessives aside, within an app, and without slots and app's name across apps. Two mean
/// nearly the same if the sums of their words' vectors point the same way, and if each word that only one
/// has is near to one that only the other has: phrases that name two things have one direction too. Vectors know
/// neither opposites nor members of one kind, so phrases that go opposite ways, and words that name two things of a
/// kind, two numbers or two times, are never the same, however near.
///
/// The limits were chosen by reading what they let through in apps that others wrote. With 0.75 and 0.7, or 0.6 and 0.65, all
/// of 15 findings were right; with 0.6 and 0.6 15 of 19 ("pause" was "stop"), with 0.6 and 0.45 24 of 40.
///
/// - Complexity: O(*p* · *n*) products of *d* numbers for *p* phrases, of which at most *n*, `groupLimit`, have one key. Most
///   products end half way, where the rest cannot make up for what they lack. Each processor takes some keys at a time.
struct MeaningCollisions: Sendable {
  /// The least cosine of two phrases.
  private static let phraseLimit = 0.75
  /// The least cosine of two words that stand for each other.
  private static let wordLimit = 0.7
  /// Most phrases of one key that are compared with each other.
  static let groupLimit = 4_096
  /// The least product of the directions of two phrases, and of two words.
  private static let leastProduct = Int32(phraseLimit * UnitVectors.square)
  private static let leastWordProduct = Int32((wordLimit * UnitVectors.square).rounded(.up))

  /// What a phrase says.
  private struct Entry: Sendable {
    var phrase: UInt32
    /// A number for its slots and its words of grammar.
    var key: UInt64 = 0
    /// Its other words, as ids.
    var words: [UInt32] = []
    /// Whose the things are: "my".
    var owners: [UInt32] = []
    var poles = Poles()
    var isNamed = false
    var hasSlot = false
  }

  private let table: PhraseTable
  private let vectors: WordVectors
  private let knowledge: LanguageKnowledge
  private let free: Set<UInt64>
  private let possessives: Set<UInt64>
  /// The row of each word's vector; −1 for numbers and for words without one.
  private let rows: [Int]
  /// The direction of each word.
  private let wordDirections: UnitVectors

  /// Adds all pairs of a table; none in languages without vectors.
  static func find(in table: PhraseTable, language: String, _ pairs: inout CollisionPairs) {
    guard let vectors = WordVectors.of(language),
      let knowledge = LanguageKnowledge.forLanguage(language)
    else { return }
    let finder = MeaningCollisions(table, vectors, knowledge, language: language)
    let entries = table.phrases.indices.compactMap { finder.entry(UInt32($0)) }
    finder.search(entries, &pairs) { SequenceHash.joined($0.key, UInt64($1.variant)) }
    finder.search(entries.filter { !$0.isNamed && !$0.hasSlot }, &pairs) { entry, _ in entry.key }
  }

  private init(
    _ table: PhraseTable, _ vectors: WordVectors, _ knowledge: LanguageKnowledge,
    language: String
  ) {
    self.table = table
    self.vectors = vectors
    self.knowledge = knowledge
    rows = table.words.ids.map { word in
      guard let sense = table.words.sense(word), !sense.isNumber else { return -1 }
      return vectors.row(table.words.hash(word)) ?? vectors.row(sense.traits.stem) ?? -1
    }
    wordDirections = rows.reduce(into: UnitVectors(dimension: vectors.dimension)) {
      $0.append(vectors.sum(ofRows: $1 < 0 ? [] : [$1]))
    }
    func hashes(_ words: [String]) -> Set<UInt64> { Set(words.map { TokenHash.hash(of: $0) }) }
    free = hashes(FreeWords.forLanguage(language))
    possessives = hashes(LanguageLists.of(language, .frames)?["words", "possessive"] ?? [])
  }

  // MARK: - What a phrase says

  /// Reads a phrase; `nil` where nothing is left without names and grammar.
  private func entry(_ number: UInt32) -> Entry? {
    let phrase = table.phrases[Int(number)]
    let units = table.units[Int(phrase.firstUnit)..<Int(phrase.firstUnit + phrase.unitCount)]
    var entry = Entry(phrase: number)
    let skipped = skipped(units)
    var stems: [UInt64] = []
    var grammar: [UInt64] = []
    for (place, unit) in units.enumerated() {
      guard let word = unit.word, let sense = table.words.sense(word) else {
        stems.append(0)
        if unit == .appName { entry.isNamed = true } else { entry.hasSlot = true }
        continue
      }
      let hash = table.words.hash(word)
      stems.append(sense.traits.stem)
      if skipped[place] { continue }
      if possessives.contains(hash) {
        entry.owners.append(word)
      } else if !sense.traits.isFunction {
        // What begins with a verb is no question, whose words are the same.
        if entry.words.isEmpty { grammar.append(0) }
        entry.words.append(word)
      } else if !free.contains(hash) {
        grammar.append(hash)
      }
    }
    if entry.words.isEmpty { return nil }
    let names = units.map { $0 == .appName }
    entry.poles = knowledge.block.opposites.poles(in: stems.span) { names[$0] }
    entry.key = grammar.reduce(0) { SequenceHash.appending($1, to: $0) }
    for slotClass in units.compactMap(\.slotClass).sorted() {
      entry.key = SequenceHash.joined(entry.key, UInt64(slotClass) + 1)
    }
    return entry
  }

  /// Which words only connect the app's name with the rest.
  private func skipped(_ units: ArraySlice<PhraseTable.Unit>) -> [Bool] {
    var skipped = [Bool](repeating: false, count: units.count)
    let hashes = units.map { $0.word.map { table.words.hash($0) } }
    for (place, unit) in units.enumerated() where unit == .appName {
      let before = hashes[..<place].reversed().prefix { $0 != nil }.compactMap { $0 }
      let behind = hashes[(place + 1)...].prefix { $0 != nil }.compactMap { $0 }
      let length = knowledge.addressLength(
        before: Array(before.reversed()).span, behind: behind.span)
      for k in (place - length.before)...(place + length.behind) { skipped[k] = true }
    }
    return skipped
  }

  // MARK: - Comparing

  /// Compares all entries of equal keys.
  private func search(
    _ entries: [Entry], _ pairs: inout CollisionPairs,
    key: (Entry, PhraseTable.Phrase) -> UInt64
  ) {
    var groups: [UInt64: [Entry]] = [:]
    for entry in entries {
      let key = key(entry, table.phrases[Int(entry.phrase)])
      if groups[key, default: []].count < Self.groupLimit { groups[key, default: []].append(entry) }
    }
    // In order of declaration, so that a limit cuts the same pairs off every time.
    let parts = groups.values.filter { $0.count > 1 }.sorted { $0[0].phrase < $1[0].phrase }
    // One more than there may be tells that there were more.
    let most = pairs.limit + 1
    for found in ParallelMap.map(parts, { compare($0, most: most) }) {
      for pair in found { pairs.add(pair) }
    }
  }

  /// Compares the entries of a key with each other, up to a number of pairs.
  private func compare(_ group: [Entry], most: Int) -> [CollisionPair] {
    var directions = UnitVectors(dimension: vectors.dimension)
    for entry in group {
      directions.append(
        vectors.sum(ofRows: entry.words.prefix(256).map { rows[Int($0)] }.filter { $0 >= 0 }))
    }
    var pairs: [CollisionPair] = []
    for later in group.indices {
      for earlier in 0..<later {
        guard
          let product = directions.product(earlier, later, atLeast: Self.leastProduct)
        else { continue }
        let (a, b) = (group[earlier], group[later])
        guard table.mayCollide(a.phrase, b.phrase), isSame(a, b) else { continue }
        let distance = 100 - Int((Double(product) / UnitVectors.square * 100).rounded())
        pairs.append(
          CollisionPair(
            first: a.phrase, second: b.phrase, kind: .meaning, distance: max(distance, 0),
            spoken: b.phrase, form: 0))
        if pairs.count == most { return pairs }
      }
    }
    return pairs
  }

  /// Whether two phrases of near directions mean the same, in words that are not.
  private func isSame(_ a: Entry, _ b: Entry) -> Bool {
    guard !a.poles.parts(with: b.poles), !b.poles.parts(with: a.poles) else { return false }
    // What is mine and what is yours are two things.
    if !a.owners.isEmpty, !b.owners.isEmpty, a.owners != b.owners { return false }
    var left = a.words
    var right: [UInt32] = []
    for word in b.words {
      if let known = left.firstIndex(where: { stem($0) == stem(word) }) {
        left.remove(at: known)
      } else {
        right.append(word)
      }
    }
    guard !left.isEmpty || !right.isEmpty else { return !areEqual(a.phrase, b.phrase) }
    return left.allSatisfy { word in right.contains { isSame(word, $0) } }
      && right.allSatisfy { word in left.contains { isSame(word, $0) } }
  }

  private func areEqual(_ a: UInt32, _ b: UInt32) -> Bool {
    func units(_ phrase: UInt32) -> ArraySlice<PhraseTable.Unit> {
      let one = table.phrases[Int(phrase)]
      return table.units[Int(one.firstUnit)..<Int(one.firstUnit + one.unitCount)]
    }
    return units(a).elementsEqual(units(b))
  }

  /// Whether a word may stand for another one.
  private func isSame(_ a: UInt32, _ b: UInt32) -> Bool {
    guard let one = table.words.sense(a), let other = table.words.sense(b),
      isReversed(one) == isReversed(other),
      !knowledge.block.opposites.isTime(one.traits.stem),
      !knowledge.block.opposites.isTime(other.traits.stem)
    else { return false }
    guard wordDirections.product(Int(a), Int(b), atLeast: Self.leastWordProduct) != nil else {
      return false
    }
    let (groups, others) = (groups(one.traits.stem), groups(other.traits.stem))
    let shared = groups.intersection(others)
    return shared.contains { knowledge.groups[Int($0)].kind == .same }
      || !shared.contains { knowledge.groups[Int($0)].kind == .kind }
  }

  private func isReversed(_ sense: Sense) -> Bool {
    sense.reversed != 0 && vectors.row(sense.reversed) != nil
  }

  private func groups(_ stem: UInt64) -> Set<UInt32> {
    var groups: Set<UInt32> = []
    knowledge.forEachGroup(of: [stem].span) { id, _ in groups.insert(id) }
    return groups
  }

  private func stem(_ word: UInt32) -> UInt64 { table.words.sense(word)?.traits.stem ?? 0 }
}
