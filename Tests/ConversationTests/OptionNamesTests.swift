// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import TestSupport
import Testing
import TextAnalysis

@Suite("Names of options")
struct OptionNamesTests {
  static let books = [
    AnswerOption("Emma", subtitle: "Jane Austen"),
    AnswerOption("The Hobbit", subtitle: "J. R. R. Tolkien"),
    AnswerOption("Emma", subtitle: "Alexander McCall Smith"),
    AnswerOption("Persuasion", subtitle: "Jane Austen"),
  ]
  static let bare = [AnswerOption("Emma"), AnswerOption("Atlas"), AnswerOption("Emma")]
  static let japanese = [
    AnswerOption("エマ", subtitle: "オースティン"), AnswerOption("となりのトトロ", subtitle: "宮崎"),
    AnswerOption("エマ", subtitle: "スミス"), AnswerOption("高慢と偏見", subtitle: "オースティン"),
  ]

  static func read(_ text: String, _ locale: String, _ options: [AnswerOption]) -> Answer {
    AnswerReader(locale: LocaleTag(locale)).read(text, to: .choice(options))
  }

  @Test(
    "a name that two options have is both of them, in whatever words",
    arguments: [
      ("Emma", "en"), ("emma please", "en"), ("the emma", "en"), ("the emma one", "en"),
      ("ÉMMA", "en"), ("that emma", "en"), ("no, emma", "en"), ("the other emma", "en"),
      ("ema", "en"), ("die Emma", "de"), ("Emma bitte", "de"), ("la Emma", "es"),
      ("la otra Emma", "es"), ("l'Emma", "ca"), ("Emmaをお願いします", "ja"), ("Emmaの", "ja"),
    ])
  func equalNames(_ text: String, _ locale: String) {
    #expect(Self.read(text, locale, Self.books) == .options([0, 2]))
    #expect(Self.read(text, locale, Self.bare) == .options([0, 2]))
    // Also where nothing else is left.
    #expect(
      Self.read(text, locale, [AnswerOption("Emma"), AnswerOption("émma")]) == .options([0, 1]))
  }

  @Test(
    "what tells options of a name apart chooses: a place among them, or words of the subtitle",
    arguments: [
      ("the second emma", "en", 2), ("the 2nd emma", "en", 2), ("emma number two", "en", 2),
      ("emma 2", "en", 2), ("emma two", "en", 2), ("the last emma", "en", 2),
      ("the first emma please", "en", 0), ("second ema", "en", 2), ("emma, the second", "en", 2),
      ("no, the second emma", "en", 2),
      ("the one by mccall smith", "en", 2), ("emma by austen", "en", 0),
      ("the emma from jane austen", "en", 0), ("the tolkien", "en", 1),
      ("the second one by austen", "en", 3), ("alexander mccall smith", "en", 2),
      ("die zweite Emma", "de", 2), ("die 2. Emma", "de", 2), ("Emma Nummer zwei", "de", 2),
      ("die letzte Emma", "de", 2), ("die von McCall Smith", "de", 2), ("Emma von Austen", "de", 0),
      ("la segunda Emma", "es", 2), ("la 2ª Emma", "es", 2), ("Emma número dos", "es", 2),
      ("la última Emma", "es", 2), ("la de McCall Smith", "es", 2), ("Emma de Austen", "es", 0),
      ("la deuxième Emma", "fr", 2), ("la 2e Emma", "fr", 2), ("celle de McCall Smith", "fr", 2),
      ("la seconda Emma", "it", 2), ("quella di McCall Smith", "it", 2),
      ("a segunda Emma", "pt", 2), ("de tweede Emma", "nl", 2), ("die van McCall Smith", "nl", 2),
      ("den andra Emma", "sv", 2), ("вторая Emma", "ru", 2), ("ikinci Emma", "tr", 2),
      ("두 번째 Emma", "ko", 2), ("第二个Emma", "zh", 2), ("2番目のEmma", "ja", 2),
      ("二番目のEmma", "ja", 2), ("最後のEmma", "ja", 2), ("Emmaの2冊目", "ja", 2),
    ])
  func toldApart(_ text: String, _ locale: String, _ index: Int) {
    #expect(Self.read(text, locale, Self.books) == .option(index))
  }

  @Test(
    "in a script without spaces too",
    arguments: [
      ("エマ", Answer.options([0, 2])), ("二番目のエマ", .option(2)), ("エマの二つ目", .option(2)),
      ("2番目のエマ", .option(2)), ("最初のエマ", .option(0)), ("スミスの方", .option(2)),
      ("スミスのエマ", .option(2)), ("オースティンのエマ", .option(0)), ("トトロ", .option(1)),
      ("高慢", .option(3)), ("オースティンの", .options([0, 3])), ("の", .text("の")),
      ("二番目", .option(1)), ("二冊目をお願いします", .option(1)),
    ])
  func unspaced(_ text: String, _ expected: Answer) {
    #expect(Self.read(text, "ja", Self.japanese) == expected)
  }

  @Test(
    "words that stand around names name nothing",
    arguments: [
      ("the wizard", "en"), ("the", "en"), ("a", "en"), ("the one", "en"), ("that one", "en"),
      ("the other one", "en"), ("one of them", "en"), ("i'll take that one", "en"), ("of", "en"),
      ("der Zauberer", "de"), ("der", "de"), ("die eine", "de"), ("das von ihm da", "de"),
      ("el mago", "es"), ("la de", "es"), ("el", "es"), ("le magicien", "fr"), ("celui de", "fr"),
      ("il mago", "it"), ("den", "sv"), ("それ", "ja"), ("のもの", "ja"), ("那个", "zh"), ("그거", "ko"),
    ])
  func functionWords(_ text: String, _ locale: String) {
    let options = [
      AnswerOption("The Hobbit"), AnswerOption("Der Herr der Ringe"), AnswerOption("El Quijote"),
      AnswerOption("Le Rouge et le Noir"), AnswerOption("Il nome della rosa"),
      AnswerOption("となりのトトロ"), AnswerOption("One of Ours"),
    ]
    let answer = Self.read(text, locale, options)
    switch answer {
    case .option, .options: Issue.record("\(text): \(answer)")
    default: break
    }
    #expect(AnswerReader(locale: LocaleTag(locale)).options(named: text, among: options) == [])
  }

  @Test("an option that is called as such words are is meant by its whole name")
  func oddNames() {
    let options = [AnswerOption("It"), AnswerOption("The The"), AnswerOption("One")]
    #expect(Self.read("it", "en", options) == .option(0))
    #expect(Self.read("the the", "en", options) == .option(1))
    #expect(Self.read("one", "en", options) == .option(2))
    // The very words are nearer than those without an article.
    let wizards = [AnswerOption("The Wizard"), AnswerOption("Wizard")]
    #expect(Self.read("the wizard", "en", wizards) == .option(0))
    #expect(Self.read("wizard", "en", wizards) == .option(1))
    // A name is nearer than a subtitle.
    let songs = [AnswerOption("Jazz", subtitle: "Queen"), AnswerOption("Queen", subtitle: "Queen")]
    #expect(Self.read("queen", "en", songs) == .option(1))
    #expect(
      Self.read("emma", "en", [AnswerOption("Emma"), AnswerOption("E", otherNames: ["Emma"])])
        == .options([0, 1]))
  }

  @Test("a place that may as well be a name is either of them")
  func placeOrName() {
    let rooms = [AnswerOption("Room 2"), AnswerOption("Room 1"), AnswerOption("Hall")]
    #expect(Self.read("two", "en", rooms) == .options([0, 1]))
    #expect(Self.read("number 1", "en", rooms) == .options([0, 1]))
    #expect(Self.read("room 2", "en", rooms) == .option(0))
    #expect(Self.read("room two", "en", rooms) == .option(0))
    #expect(Self.read("the third", "en", rooms) == .option(2))
    let sexes = [AnswerOption("The Second Sex"), AnswerOption("Emma"), AnswerOption("Emma")]
    #expect(Self.read("the second", "en", sexes) == .options([0, 1]))
    #expect(Self.read("the second sex", "en", sexes) == .option(0))
    #expect(Self.read("the second emma", "en", sexes) == .option(2))
    let emmas = [AnswerOption("Emma"), AnswerOption("Emma"), AnswerOption("Emma the Second")]
    #expect(Self.read("the second emma", "en", emmas) == .options([1, 2]))
  }

  @Test("a place that there is not chooses nothing")
  func tooFar() {
    #expect(Self.read("the third emma", "en", Self.books) == .options([0, 2]))
    #expect(Self.read("the second persuasion", "en", Self.books) == .options([3]))
    #expect(Self.read("the seventh one", "en", Self.books) == .text("the seventh one"))
    let reader = AnswerReader(locale: LocaleTag("en"))
    #expect(reader.options(named: "the second persuasion", among: Self.books) == [])
    #expect(reader.options(named: "the second emma", among: Self.books) == [2])
    #expect(reader.options(named: "the second one", among: Self.books) == [])
    #expect(reader.options(named: "emma", among: Self.books) == [0, 2])
    #expect(reader.option(calledExactly: "emma", among: Self.books) == nil)
    #expect(reader.option(calledExactly: "the hobbit", among: Self.books) == 1)
  }

  @Test("titles that are alike are shown with what tells them apart, at last with their place")
  func shown() {
    let reader = AnswerReader(locale: LocaleTag("en"))
    let options =
      Self.books + [
        AnswerOption("Atlas"), AnswerOption("ATLAS"), AnswerOption("Emma"),
        AnswerOption("Emma", subtitle: "Jane Austen"), AnswerOption("🫠"), AnswerOption("…"),
      ]
    #expect(
      reader.shownTitles(of: options) == [
        "Emma, Jane Austen (1)", "The Hobbit", "Emma, Alexander McCall Smith", "Persuasion",
        "Atlas (1)", "ATLAS (2)", "Emma", "Emma, Jane Austen (2)", "🫠", "…",
      ])
    #expect(Self.read("atlas 2", "en", options) == .option(5))
    #expect(reader.name(in: "the second Emma, please") == "Emma")
    #expect(reader.name(in: "the") == nil)
    #expect(reader.meansOther("the other emma"))
    #expect(!reader.meansOther("mother emma"))
  }

  // MARK: - Random

  private static func folded(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// What a random round is made of.
  struct Vocabulary: Sendable, CustomTestStringConvertible {
    let locale: String
    let names: [String]
    let around: [String]
    let places: [String]
    /// What is between two words.
    let blank: String
    var testDescription: String { locale }
  }

  static let vocabularies = [
    Vocabulary(
      locale: "en", names: ["Emma", "Hobbit", "Persuasion", "Atlas", "Crème", "Velvet", "Quartz"],
      around: ["the", "a", "of", "my", "this", "by", "and", "ones"],
      places: ["second", "number two", "2", "third", "last", "1st"], blank: " "),
    Vocabulary(
      locale: "de", names: ["Emma", "Zauberer", "Müller", "Gärten", "Wolkig", "Kupfer", "Dachs"],
      around: ["der", "die", "das", "ein", "von", "mein", "und", "aus"],
      places: ["zweite", "Nummer zwei", "dritte", "letzte"], blank: " "),
    Vocabulary(
      locale: "es", names: ["Emma", "Mago", "Quijote", "Jardín", "Cumbre", "Bosque", "Velero"],
      around: ["el", "la", "los", "una", "de", "mi", "y", "con"],
      places: ["segunda", "número dos", "tercero", "última"], blank: " "),
    Vocabulary(
      locale: "ja", names: ["エマ", "トトロ", "東京", "ホビット", "夏目漱石", "バラード", "ギター"],
      around: ["の", "を", "で"], places: ["二番目", "2番目", "最後", "三つ目"], blank: ""),
  ]

  @Test(
    "an option is chosen by what is its own, and never by words that stand around names",
    arguments: vocabularies)
  func random(_ words: Vocabulary) {
    var random = SeededGenerator.forTest("option names \(words.locale)")
    let reader = AnswerReader(locale: LocaleTag(words.locale))
    let names = Set(words.names.map(Self.folded))
    var chosen = 0
    for _ in 0..<fuzzRounds(1_000) {
      func phrase(_ count: Int) -> [String] {
        (0..<count).map { _ in
          random.below(3) == 0 ? random.pick(words.around) : random.pick(words.names)
        }
      }
      let pool = Array(words.names.prefix(3 + random.below(4)))
      let options = (0..<1 + random.below(5)).map { _ in
        var title = [random.pick(pool)]
        if random.below(3) == 0 { title.insert(random.pick(words.around), at: 0) }
        if random.below(4) == 0 { title.append(random.pick(words.names)) }
        let text = title.joined(separator: words.blank)
        return AnswerOption(
          random.below(2) == 0 ? text : text.uppercased(),
          subtitle: random.below(3) == 0 ? random.pick(words.names) : nil)
      }
      var said = phrase(1 + random.below(3))
      let isPlaced = random.below(4) == 0
      if isPlaced { said.insert(random.pick(words.places), at: random.below(said.count + 1)) }
      let answer = said.joined(separator: words.blank)
      let comment: Comment = "'\(answer)' to \(options.map { "\($0.title)|\($0.subtitle ?? "")" })"
      switch reader.read(answer, to: .choice(options)) {
      case .option(let k):
        chosen += 1
        let folded = Self.folded(answer)
        let text = Self.folded(options[k].title + words.blank + (options[k].subtitle ?? ""))
        let content = names.filter { folded.contains($0) && text.contains($0) }
        let isWhole = Self.folded(options[k].title) == folded
        #expect(isPlaced || isWhole || !content.isEmpty, comment)
        // Another of the same name: then the subtitle or a place told.
        for (j, other) in options.enumerated()
        where j != k && Self.folded(other.title) == Self.folded(options[k].title) {
          let own = options[k].subtitle.map(Self.folded) ?? ""
          let theirs = other.subtitle.map(Self.folded) ?? ""
          #expect(isPlaced || (folded.contains(own) && !own.isEmpty && own != theirs), comment)
        }
      case .options(let indices):
        #expect(!indices.isEmpty && indices == Array(Set(indices)).sorted(), comment)
        #expect(indices.allSatisfy(options.indices.contains), comment)
      default: break
      }
      // Of several that are called the very words none is left out.
      let called = options.indices.filter { Self.folded(options[$0].title) == Self.folded(answer) }
      if called.count > 1 {
        #expect(reader.read(answer, to: .choice(options)) == .options(called), comment)
        #expect(reader.options(named: answer, among: options) == called, comment)
        #expect(reader.option(calledExactly: answer, among: options) == nil, comment)
      }
    }
    #expect(chosen > 50)
  }
}
