// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import EntityLookup

/// What filters leave out against what look-ups find.
@Suite("Filters of names", .timeLimit(.minutes(hangMinutes))) struct NameFilterTests {
  @Test("of a name of more words than are counted alone all may have a fellow")
  func manyWords() {
    let query = NameShape(letters: 30, words: 6) { _ in 1 }
    let name = NameShape(letters: 25, words: 5) { _ in 1 }
    // Each word of the name stands in the query, in another order.
    let reached =
      EntityScoring.letters * 20 / 55 * 2 + EntityScoring.sound
      + EntityScoring.queryCoverage * 5 / 6 + EntityScoring.nameCoverage
    #expect(query.most(by: name, common: 20, sound: 1) >= reached)
  }

  private static let names = [
    "Tasks", "Tasks Pro", "Task Manager", "Larkspur Music", "Earshot", "Crème & Co.", "My Bank",
    "Kontor", "Harbour Credit Union", "Sandglass", "Today", "Wayfare", "Lumen", "Pigeon", "Hearth",
    "Stride", "Scribble", "Night Light", "Knight Rider", "Phone Book", "Fone Buk", "Aufgaben",
    "Tâches", "Tareas", "Görevler", "Задачи", "タスク", "任务", "المهام", "할 일", "The Note",
    "Fitness Plus", "Coffee Corner", "Bookkeeper", "Bus Stop", "Unit Test", "Tom's Notes", "x",
  ]

  /// Words of the names, words near them, and words of everyday talk.
  private struct Talk {
    private static let common = [
      "in", "with", "my", "the", "to", "night", "light", "task", "ear", "shot", "note", "cream",
      "company", "harbor", "union", "buk", "book", "fone", "lark", "spur", "way", "fair", "today",
      "to day", "bank", "stripe", "heart", "hearts", "pidgin", "pigeons", "don't", "cannot",
      "Ίχνος",
      "für", "tâche", "tarea", "gorev", "ISTANBUL", "ışık", "5", "30", "5pm", "co", "tasksin",
      "unk",
      "knight", "rite", "kitchen", "letter", "weather", "wether", "whether", "musik", "musick",
    ]
    private let words: [String]

    init() {
      words =
        NameFilterTests.names.flatMap { $0.split(separator: " ").map(String.init) } + Self.common
    }

    func word(_ random: inout SeededGenerator) -> String {
      var word = Array(words.randomElement(using: &random)!)
      for _ in 0..<[0, 0, 1, 1, 2].randomElement(using: &random)! where !word.isEmpty {
        let at = Int.random(in: word.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: word.remove(at: at)
        case 1: word.insert("aeioustrnlkcx".randomElement(using: &random)!, at: at)
        case 2: word[at] = "aeioustrnlkcx".randomElement(using: &random)!
        default: word.swapAt(at, (at + 1) % word.count)
        }
      }
      return String(word)
    }

    func sentence(_ random: inout SeededGenerator) -> String {
      (0..<Int.random(in: 1...5, using: &random)).map { _ in word(&random) }
        .joined(separator: [" ", " ", " ", "-", ", "].randomElement(using: &random)!)
    }
  }

  /// A filter and a look-up of the same names.
  private struct Probe: ~Copyable {
    let index: EntityIndex
    let filter: NameFilter
    let analyzer: TextAnalyzer
    var window = NameWindow()
    var scratch = EntityScratch()
    var tokens = TokenBuffer(maxTokens: 64)

    init(named: String, heard: String) {
      index = EntityIndex(titles: NameFilterTests.names, locale: LocaleTag(named))
      filter = NameFilter(index, spelling: 0.65, sound: 0.9, least: 0.75)
      analyzer = TextAnalyzer(locale: LocaleTag(heard))
    }

    /// Analyses a text; gives how many words it has.
    mutating func begin(_ utf8: [UInt8]) throws -> Int {
      try analyzer.analyze(utf8.span, into: &tokens)
      window.removeAll(filter, heardBy: analyzer)
      return tokens.count
    }

    mutating func add(_ word: Int, of utf8: [UInt8]) {
      let token = tokens[word]
      // SAFETY: the bytes are lent for the call.
      unsafe utf8.span.withUnsafeBufferPointer {
        unsafe window.add(token, in: $0)
      }
    }

    func text(_ utf8: [UInt8], _ from: Int, _ to: Int) -> String {
      String(
        decoding: utf8[Int(tokens[from].lower)..<Int(tokens[to - 1].upper)], as: UTF8.self)
    }

    mutating func mayBeNear(isJoined: Bool) -> Bool {
      window.mayBeNear(isJoined: isJoined)
    }

    /// Whether a look-up finds a name that is near by its spelling or its sound, or by its sound alone.
    mutating func finds(_ text: String) -> (any: Bool, bySound: Bool) {
      scratch.isBrief = true
      let count = index.search(text.utf8.span, limit: 16, &scratch)
      scratch.isBrief = false
      var isFound = (any: false, bySound: true)
      for k in 0..<count {
        let score = scratch[k].score
        if score.spelling >= 0.65 { isFound = (true, false) }
        if score.sound >= 0.9, score.total >= 0.75 { isFound.any = true }
      }
      return (isFound.any, isFound.any && isFound.bySound)
    }

    /// What stands in words of a text, by itself or run together, and is left out though a look-up finds
    /// a name in it; how many windows were passed on and how many there are. Words run together that only sound like
    /// a name are counted apart.
    mutating func misses(
      _ utf8: [UInt8], _ passed: inout Int, _ all: inout Int, _ unheard: inout Int
    ) throws -> [String] {
      var misses: [String] = []
      let count = try begin(utf8)
      for from in 0..<count {
        window.begin(at: from)
        for to in from + 1..<min(count, from + NameWindow.maxWords) + 1 {
          add(to - 1, of: utf8)
          for isJoined in [false, true] {
            all += 1
            if mayBeNear(isJoined: isJoined) {
              passed += 1
              continue
            }
            let said =
              isJoined
              ? (from..<to).map { text(utf8, $0, $0 + 1) }.joined() : text(utf8, from, to)
            let found = finds(said)
            if found.any, isJoined, found.bySound {
              unheard += 1
            } else if found.any {
              misses.append(said)
            }
          }
        }
      }
      return misses
    }
  }

  @Test(
    "no window is left out in which a look-up finds a name",
    arguments: [("en", "en"), ("de", "de"), ("en", "de"), ("de", "en"), ("en", "tr"), ("tr", "en")])
  func windows(named: String, heard: String) throws {
    var random = SeededGenerator.forTest("NameFilter")
    var probe = Probe(named: named, heard: heard)
    let talk = Talk()
    var passed = 0
    var all = 0
    var unheard = 0
    for _ in 0..<fuzzRounds(400) {
      let text = talk.sentence(&random)
      let misses = try probe.misses(Array(text.utf8), &passed, &all, &unheard)
      #expect(misses.isEmpty, "\(misses) of \(text)")
    }
    // Half of the words are those of names or near them.
    #expect(passed > 0 && passed < all * 3 / 4, "\(passed) of \(all)")
    // Single letters run together are said otherwise than apart.
    #expect(unheard <= all / 500 + 2, "\(unheard) of \(all)")
  }

  @Test("words of two scripts stay apart when they are run together", arguments: ["en", "de"])
  func scripts(heard: String) throws {
    var probe = Probe(named: "en", heard: heard)
    var (passed, all, unheard) = (0, 0, 0)
    // Near "My Bank", with the blank that stays.
    let text = "일일 bank"
    #expect(probe.finds("일일bank").any)
    #expect(try probe.misses(Array(text.utf8), &passed, &all, &unheard).isEmpty)
  }

  @Test("counts of letters tell how many letters two words have in common, in whatever order")
  func commonLetters() {
    var random = SeededGenerator.forTest("LetterCounts")
    for _ in 0..<fuzzRounds(500) {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          UInt8.random(in: 0x61...0x7A, using: &random)
        }
      }
      var rest = words[1]
      let common = words[0].count { letter in
        guard let place = rest.firstIndex(of: letter) else { return false }
        rest.remove(at: place)
        return true
      }
      var counts = (LetterCounts(), LetterCounts())
      for letter in words[0] { counts.0.add(letter) }
      for letter in words[1] { counts.1.add(letter) }
      #expect(counts.0.common(counts.1) == common, "\(words)")
    }
  }

  @Test("names that are too many, or say values, have no filter") func without() {
    let many = (0...NameFilter.maxNames).map { "name \($0 * 7919)x" }
    #expect(!NameFilter.takes(EntityIndex(titles: many)))
    #expect(!NameFilter.takes(EntityIndex(titles: ["Room 101", "7 Minute Workout"])))
    #expect(NameFilter.takes(EntityIndex(titles: Self.names)))
  }

  @Test("a look-up that asks for a score finds all that reach it, as one that asks for none")
  func reach() throws {
    var random = SeededGenerator.forTest("Reach")
    let index = EntityIndex(titles: Self.names)
    let talk = Talk()
    var scratch = EntityScratch()
    var ended = 0
    for _ in 0..<fuzzRounds(600) {
      let text = talk.sentence(&random)
      scratch.least = 0
      let all = index.candidates(for: text, limit: 16, &scratch)
      for least: Float in [0.55, 0.75, 0.8, 0.85] {
        scratch.least = least
        let some = index.candidates(for: text, limit: 16, &scratch)
        if all.contains(where: { $0.score.total >= least }) {
          #expect(
            some.filter { $0.score.total >= least } == all.filter { $0.score.total >= least },
            "\(text)")
        } else if some.isEmpty, !all.isEmpty {
          ended += 1
        }
      }
    }
    #expect(ended > 0)
  }
}
