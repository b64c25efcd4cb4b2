// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextAnalysis

@testable import EntityLookup

@Suite("Search, against comparing everything", .timeLimit(.minutes(hangMinutes)))
struct SearchDifferentialTests {
  /// Insertions, deletions, substitutions and swaps of neighbours, each letter being edited once.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = (0...a.count).map { i in
      (0...b.count).map { j in i == 0 ? j : j == 0 ? i : 0 }
    }
    for i in stride(from: 1, through: a.count, by: 1) {
      for j in stride(from: 1, through: b.count, by: 1) {
        var best = min(rows[i - 1][j], rows[i][j - 1]) + 1
        best = min(best, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        rows[i][j] = best
      }
    }
    return rows[a.count][b.count]
  }

  /// Names made of words of four letters and more, so that no two words are an edit apart often.
  private func names(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    let letters = Array("abdefgiklmnoprstuvz")
    let words = (0..<count / 2 + 10).map { _ in
      String((0..<4 + random.below(5)).map { _ in random.pick(letters) })
    }
    return (0..<count).map { _ in
      (0...random.below(4)).map { _ in random.pick(words) }.joined(separator: " ")
    }
  }

  /// Whether all words of a text are words of a name.
  private func holds(_ name: String, _ text: String) -> Bool {
    Set(text.split(separator: " ")).isSubset(of: name.split(separator: " "))
  }

  /// A text with one letter put in, left out, replaced, or swapped with the next.
  private func edited(_ text: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(text)
    let at = random.below(letters.count)
    switch random.below(4) {
    case 0: letters.insert("x", at: at)
    case 1: letters.remove(at: at)
    case 2: letters[at] = "x"
    default: if at + 1 < letters.count { letters.swapAt(at, at + 1) }
    }
    return String(letters).split(separator: " ").joined(separator: " ")
  }

  // Of 20 and 200 names all words are looked at for near ones.
  @Test("every name at one edit is found, and the nearest are first", arguments: [20, 200, 3_000])
  func oneEdit(count: Int) {
    var random = SeededGenerator.forTest("names at one edit, \(count)")
    var scratch = EntityScratch()
    for _ in 0..<fuzzRounds(2) {
      let names = names(count, &random)
      let index = EntityIndex(titles: names)
      let spelt = names.map(Array.init)
      for _ in 0..<60 {
        let query = edited(random.pick(names), &random)
        let letters = Array(query)
        var near: [Int] = []
        var nearest = Int.max
        for (entity, name) in spelt.enumerated() where abs(name.count - letters.count) < 2 {
          let distance = Self.distance(name, letters)
          nearest = min(nearest, distance)
          if distance <= 1 { near.append(entity) }
        }
        let found = index.candidates(for: query, limit: 64, &scratch)
        if nearest == 0 {
          #expect(found.first.map { names[$0.entity] } == query)
          #expect(found.first.map { $0.score.total >= 0.99 } == true)
        } else if !near.isEmpty {
          let missed = Set(near).subtracting(found.map(\.entity))
          #expect(missed.isEmpty, "\(query): \(missed.map { names[$0] })")
          #expect(
            // But for a name that sounds the same, or nearly: "eekk" for "eke", "zkso" for "psxo"; and for one that
            // holds the very words: "zkps nipf" for "zkps", before "zksp".
            found.first.map {
              near.contains($0.entity) || $0.score.sound > 0.9 || holds(names[$0.entity], query)
            } == true,
            "\(query): \(found.prefix(2).map { (names[$0.entity], $0.score) })")
        }
      }
    }
  }

  @Test("names that hold all words of a query are found, with the letters to edit in them")
  func holdingAll() {
    var random = SeededGenerator.forTest("names that hold all words")
    let names = names(3_000, &random)
    let index = EntityIndex(titles: names)
    let words = names.map { $0.split(separator: " ") }
    var scratch = EntityScratch()
    for _ in 0..<fuzzRounds(150) {
      // Some words of a name, in its order or in another.
      var said = random.pick(words.filter { $0.count > 1 })
      said.remove(at: random.below(said.count))
      if random.below(4) == 0 { said.shuffle(using: &random) }
      // A word said twice is not in a name that holds it once.
      guard Set(said).count == said.count else { continue }
      let query = said.joined(separator: " ")
      let found = index.candidates(for: query, limit: 64, &scratch)
      // Of very words there is nothing else to find.
      if found.first.map({ $0.score.total >= EntityScoring.otherOrder }) == true { continue }
      let holding = words.indices.filter { name in said.allSatisfy { words[name].contains($0) } }
      if holding.count <= SearchLimits.aligned {
        let entities = Set(found.map { names[$0.entity] })
        let missed = holding.filter { !entities.contains(names[$0]) }
        #expect(missed.isEmpty, "\(query): \(missed.map { names[$0] })")
      }
      let letters = Array(query)
      for candidate in found {
        let name = Array(names[candidate.entity])
        let edits = Self.distance(name, letters)
        #expect(Int(candidate.score.edits) == edits, "\(query): \(names[candidate.entity])")
        let share = 1 - Float(edits) / Float(max(name.count, letters.count))
        #expect(abs(candidate.score.spelling - max(0, share)) < 1e-6, "\(query)")
      }
    }
  }

  @Test("a name is first for its own text, whatever else there is")
  func exactFirst() {
    var random = SeededGenerator.forTest("exact names")
    let names = names(3_000, &random)
    let index = EntityIndex(titles: names)
    var scratch = EntityScratch()
    for name in names {
      let found = index.candidates(for: name, limit: 3, &scratch)
      #expect(found.first.map { names[$0.entity] } == name)
      // One that has no place in the table of names is found by its words, as the nearest.
      #expect(found.first.map { $0.score.total >= 0.99 } == true)
    }
  }

  @Test("the order in which names are given changes nothing but ties")
  func orderOfNames() {
    var random = SeededGenerator.forTest("order of names")
    let names = Array(Set(names(1_500, &random)).sorted())
    let forward = EntityIndex(names.enumerated().map { EntityName($1, entity: $0) })
    let mixed = EntityIndex(
      names.enumerated().map { EntityName($1, entity: $0) }.shuffled(using: &random))
    for _ in 0..<fuzzRounds(100) {
      let query = edited(random.pick(names), &random)
      let a = forward.candidates(for: query, limit: 10)
      let b = mixed.candidates(for: query, limit: 10)
      #expect(a.map(\.score) == b.map(\.score), "\(query)")
      // Up to the last score that is there in full, the same entities have it.
      guard let last = a.last?.score.total else { continue }
      #expect(
        Set(a.filter { $0.score.total > last }.map(\.entity))
          == Set(b.filter { $0.score.total > last }.map(\.entity)), "\(query)")
    }
  }

  @Test("threads with scratches of their own get the same answers")
  func threads() async {
    var random = SeededGenerator.forTest("threads")
    let names = names(2_000, &random)
    let index = EntityIndex(titles: names)
    let queries = (0..<200).map { _ in edited(random.pick(names), &random) }
    let expected = queries.map { index.candidates(for: $0) }
    await withTaskGroup(of: [[EntityCandidate]].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var scratch = EntityScratch()
          return queries.map { index.candidates(for: $0, limit: 5, &scratch) }
        }
      }
      for await answers in group { #expect(answers == expected) }
    }
  }
}
