// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing
import TextAnalysis

@Suite("Answers")
struct AnswerReaderTests {
  static let milks = [
    AnswerOption("Oat milk"), AnswerOption("Soy milk"),
    AnswerOption("Whole milk", otherNames: ["full fat"]), AnswerOption("Almond drink"),
  ]

  static func choice(_ text: String, _ locale: String = "en", _ options: [AnswerOption] = milks)
    -> Answer
  {
    AnswerReader(locale: LocaleTag(locale)).read(text, to: .choice(options))
  }

  static func confirm(_ text: String, _ locale: String = "en") -> Answer {
    AnswerReader(locale: LocaleTag(locale)).read(text, to: .confirmation())
  }

  @Test(
    "a choice is made by name, place or part of a name",
    arguments: [
      ("soy milk", 1), ("Soy Milk, please!", 1), ("the soy milk", 1), ("full fat", 2),
      ("the first one", 0),
      ("second", 1), ("number two", 1), ("2", 1), ("option 3 please", 2), ("the last one", 3),
      ("I'll take the third", 2), ("the fourth option", 3), ("oat", 0), ("the almond one", 3),
      ("um the second one thanks", 1), ("the second one on the list", 1), ("almond drink", 3),
      ("wole milk", 2), ("oats milk", 0),
    ])
  func choices(_ text: String, _ index: Int) {
    #expect(Self.choice(text) == .option(index))
  }

  @Test("part of several names leaves those to choose from, and what fits none is text")
  func narrowing() {
    #expect(Self.choice("milk") == .options([0, 1, 2]))
    #expect(Self.choice("a bicycle") == .text("a bicycle"))
    #expect(Self.choice("the fifth one") == .text("the fifth one"))
    #expect(Self.choice("neither") == .noOption)
    #expect(Self.choice("none of these please") == .noOption)
    #expect(Self.choice("no") == .noOption)
    #expect(Self.choice("never mind") == .cancel)
    #expect(Self.choice("  ") == .text(""))
    // An option may be called as an answer word is.
    #expect(
      Self.choice("cancel", "en", [AnswerOption("Cancel"), AnswerOption("Go")]) == .option(0))
    #expect(Self.choice("no, the soy one") == .option(1))
    #expect(Self.choice("no, a bicycle") == .correction("a bicycle"))
    #expect(Self.choice("yes", "en", [AnswerOption("Only")]) == .option(0))
    #expect(Self.choice("second", "en", []) == .text("second"))
  }

  @Test("a number below zero is no place, and a hyphen makes none") func belowZero() {
    for text in ["-1", "−1", "option -1", "-2 please"] {
      #expect(Self.choice(text) == .text(text))
    }
    #expect(Self.choice("option-2") == .option(1))
    #expect(Self.choice("- 2") == .option(1))
  }

  @Test(
    "all, and both of two, take all that is offered",
    arguments: [
      ("all of them", "en", 3), ("everything, please", "en", 3), ("both", "en", 2),
      ("both of these", "en", 2), ("alle beide", "de", 2), ("tous les deux", "fr", 2),
      ("todas", "es", 4), ("全部", "ja", 3), ("两个都要", "zh", 2), ("둘 다", "ko", 2), ("оба", "ru", 2),
    ])
  func all(_ text: String, _ language: String, _ count: Int) {
    let options = ["Oat", "Soy", "Whole", "Rice"].prefix(count).map { AnswerOption($0) }
    #expect(Self.choice(text, language, options) == .allOptions)
    #expect(Self.choice("both", "en", [AnswerOption("Oat")]) == .text("both"))
    let three = ["Oat", "Soy", "Whole"].map { AnswerOption($0) }
    #expect(Self.choice("les deux", "fr", three) == .text("les deux"))
    #expect(Self.choice("las dos", "es", Array(three.dropLast())) == .allOptions)
    // An option's name goes before.
    #expect(
      Self.choice("all", "en", [AnswerOption("All tasks"), AnswerOption("Open tasks")])
        == .option(0))
  }

  @Test(
    "words beside a value say nothing where they are polite, or those of the question",
    arguments: [
      ("", true), ("please", true), ("um, make it", true), ("it's about", true), ("minutes", true),
      ("not", false), ("%", false), ("$", false), ("rooms", false), ("or so not", false),
    ])
  func besides(_ text: String, _ isNothing: Bool) {
    let reader = AnswerReader(locale: LocaleTag("en"))
    #expect(reader.saysNothing(text, besides: "How many minutes?") == isNothing)
  }

  @Test("values are joined to a list by commas and the language's 'and', and by nothing else")
  func joins() {
    let reader = AnswerReader(locale: LocaleTag("de"))
    for text in [", ", " und ", ", und "] { #expect(reader.joins(text)) }
    for text in [" ", " oder ", " and ", "", " + ", " und nicht "] { #expect(!reader.joins(text)) }
  }

  @Test(
    "yes and no in many words and languages",
    arguments: [
      ("yes", "en", Answer.yes), ("yeah sure go ahead", "en", .yes), ("Yes, please.", "en", .yes),
      ("ok do it", "en", .yes), ("nope", "en", .no), ("no thanks", "en", .no),
      ("don't do it", "en", .no),
      ("that's right", "en", .yes), ("ja klar", "de", .yes), ("nein danke", "de", .no),
      ("mach das bitte", "de", .yes), ("oui", "fr", .yes), ("non merci", "fr", .no),
      ("sí, claro", "es", .yes),
      ("no, gracias", "es", .no), ("va bene", "it", .yes), ("não", "pt", .no),
      ("doe maar", "nl", .yes),
      ("ja tack", "sv", .yes), ("nej tak", "da", .no), ("はい", "ja", .yes), ("いいえ", "ja", .no),
      ("네", "ko", .yes),
      ("아니요", "ko", .no), ("好的", "zh", .yes), ("不用了", "zh", .no), ("да", "ru", .yes),
      ("нет, спасибо", "ru", .no),
      ("evet", "tr", .yes), ("hayır", "tr", .no), ("tak", "pl", .yes), ("kyllä", "fi", .yes),
      ("ano", "cs", .yes),
      ("sí", "ca", .yes), ("ні", "uk", .no), ("ja takk", "nb", .yes),
    ])
  func confirmations(_ text: String, _ locale: String, _ expected: Answer) {
    #expect(Self.confirm(text, locale) == expected)
  }

  @Test(
    "stopping is understood in every language with lists",
    arguments: AnswerWords.languages)
  func cancelling(_ language: String) {
    let words = AnswerWords.forLanguage(language)
    for text in words.cancel {
      #expect(Self.confirm(text, language) == .cancel, "\(text)")
    }
    for text in words.yes where !words.cancel.contains(text) {
      #expect(Self.confirm(text, language) == .yes, "\(text)")
    }
    for text in words.no where !words.yes.contains(text) && !words.cancel.contains(text) {
      #expect(Self.confirm(text, language) == .no, "\(text)")
    }
  }

  @Test("every place of every language leads to its option", arguments: AnswerWords.languages)
  func places(_ language: String) {
    let options = (0..<10).map { AnswerOption("Zzq\($0)x") }
    let words = AnswerWords.forLanguage(language)
    #expect(words.ordinals.count == 10)
    #expect(words.cardinals.count == 10)
    for (k, forms) in words.ordinals.enumerated() {
      for form in forms { #expect(Self.choice(form, language, options) == .option(k), "\(form)") }
    }
    for (k, forms) in words.cardinals.enumerated() {
      for form in forms { #expect(Self.choice(form, language, options) == .option(k), "\(form)") }
    }
    for form in words.last {
      #expect(Self.choice(form, language, options) == .option(9), "\(form)")
    }
  }

  @Test("a denial with more words corrects, and an action's own words come first")
  func corrections() {
    #expect(Self.confirm("no, the kitchen") == .correction("the kitchen"))
    #expect(Self.confirm("I said Friday") == .correction("Friday"))
    #expect(Self.confirm("no I meant the bedroom please") == .correction("the bedroom please"))
    #expect(Self.confirm("what is the weather") == .text("what is the weather"))
    let reader = AnswerReader(locale: LocaleTag("en"))
    let own = Question.confirmation(accept: ["Send", "send it"], deny: ["Keep as draft", "stop"])
    #expect(reader.read("send it please", to: own) == .yes)
    #expect(reader.read("keep as draft", to: own) == .no)
    #expect(reader.read("stop", to: own) == .no)
    #expect(reader.read("yes", to: own) == .yes)
  }

  /// Two doors, which differ by their subtitles.
  static let doors = [
    AnswerOption("Door", subtitle: "Garage"), AnswerOption("Door", subtitle: "Front"),
  ]

  @Test(
    "what refuses an option, asks about it or asks for time chooses none",
    arguments: [
      "en": [
        "don't pick the second", "never the front", "no don't take the front", "not the front",
        "is it the front", "it's the front?", "that's the second one?",
        "which one is the first", "one second", "wait a second", "just a second please",
      ],
      "de": [
        "nicht die zweite", "nie die erste", "bloß nicht die erste", "auf keinen Fall die erste",
        "die erste nicht", "welche ist die erste", "einen Moment",
      ],
      "fr": [
        "surtout pas la première", "jamais la première", "attends une seconde",
        "c'est la première ?",
      ],
      "es": [
        "no quiero la primera", "nunca la primera", "un segundo", "no la segunda",
        "¿es la segunda?", "¿es Garage?", "¿hay una segunda?",
      ],
      "it": ["mai la prima", "non la prima", "un secondo", "è la seconda?"],
      "pt": ["não escolha a segunda", "um segundo", "é a segunda?"],
      "ca": ["mai la primera", "un segon", "és la segona?"],
      "nl": ["nooit de eerste", "niet de tweede"], "sv": ["inte den andra"],
      "da": ["ikke den anden"], "nb": ["ikke den andre"], "fi": ["ei toinen"],
      "cs": ["ne druhá"], "pl": ["nie druga"], "ru": ["не вторая", "не надо вторую"],
      "uk": ["не друга"], "tr": ["ikinci değil"], "ja": ["二番目じゃない"], "ko": ["두 번째 말고"],
      "zh": ["不要第二个", "不是第二个", "别选第二个"],
    ])
  func choosesNothing(_ locale: String, _ answers: [String]) {
    for text in answers {
      switch Self.choice(text, locale, Self.doors) {
      case .text, .correction, .noOption: break
      case let answer: Issue.record("'\(text)' in \(locale) is \(answer)")
      }
    }
  }

  @Test(
    "a 'no' before the option that is meant refuses the question alone",
    arguments: [
      ("no the second", "en"), ("not that one, the second", "en"), ("what about the second", "en"),
      ("nein die zweite", "de"), ("nicht, die zweite", "de"), ("no, la segunda", "es"),
      ("no la seconda", "it"), ("nee de tweede", "nl"), ("nej den andra", "sv"),
      ("нет вторая", "ru"),
    ])
  func denials(_ text: String, _ locale: String) {
    #expect(Self.choice(text, locale, Self.doors) == .option(1))
  }

  @Test(
    "one or the other is either",
    arguments: [
      ("one or two", "en"), ("the first or the second", "en"), ("un ou deux", "fr"),
      ("uno o due", "it"), ("um ou dois", "pt"), ("een of twee", "nl"), ("eins oder zwei", "de"),
    ])
  func alternatives(_ text: String, _ locale: String) {
    #expect(Self.choice(text, locale) == .options([0, 1]))
  }

  @Test(
    "what says how many and not which chooses none",
    arguments: [
      ("one of the two", "en"), ("two of them", "en"), ("one of these two please", "en"),
      ("any one of the 2", "en"), ("eine von beiden", "de"), ("eins von den zwei", "de"),
      ("une des deux", "fr"), ("l'un des deux", "fr"), ("una de las dos", "es"),
      ("uno de los dos", "es"), ("una de les dues", "ca"), ("una delle due", "it"),
      ("uma das duas", "pt"), ("um dos dois", "pt"), ("een van de twee", "nl"),
      ("en av de två", "sv"), ("en af de to", "da"), ("en av de to", "nb"),
      ("the first two of the three", "en"),
      ("the last two of them", "en"),
      ("die ersten zwei von drei", "de"), ("jedna ze dvou", "cs"),
      ("jedna z dwóch", "pl"), ("одна из двух", "ru"),
      ("одна з двох", "uk"), ("둘 중 하나", "ko"), ("两个中的一个", "zh"), ("二つのうちの一つ", "ja"),
    ])
  func counts(_ text: String, _ locale: String) {
    for options in [Self.doors, [AnswerOption("Room 1"), AnswerOption("Room 2")]] {
      switch Self.choice(text, locale, options) {
      case .text: break
      case let answer: Issue.record("'\(text)' in \(locale) is \(answer)")
      }
    }
  }

  @Test(
    "a place among so many is a place, and a number of a name is its",
    arguments: [
      ("the first of the two", "en"), ("number one of the four", "en"),
      ("la primera de las dos", "es"), ("la première des deux", "fr"), ("die erste von zwei", "de"),
    ])
  func placesAmong(_ text: String, _ locale: String) {
    #expect(Self.choice(text, locale) == .option(0))
    let cards = [AnswerOption("Three of Hearts"), AnswerOption("Two of Hearts")]
    #expect(Self.choice("the two of hearts", "en", cards) == .option(1))
    #expect(Self.choice("the second one?", "en", cards) == .option(1))
    #expect(Self.choice("how about the second?", "en", cards) == .option(1))
  }

  @Test("words that refuse may be those of a name")
  func refusingNames() {
    let songs = [AnswerOption("Never Let Me Go"), AnswerOption("No Doubt"), AnswerOption("Stay")]
    #expect(Self.choice("never let me", "en", songs) == .option(0))
    #expect(Self.choice("no doubt", "en", songs) == .option(1))
    #expect(Self.choice("never stay", "en", [AnswerOption("Stay")]) == .text("never stay"))
    let reader = AnswerReader(locale: LocaleTag("en"))
    #expect(reader.options(named: "not no doubt", among: songs).isEmpty)
    #expect(reader.options(named: "let me go", among: songs) == [0])
  }

  @Test("a value is taken as said, unless it stops or corrects")
  func values() {
    let reader = AnswerReader(locale: LocaleTag("en"))
    #expect(reader.read(" Buy milk ", to: .value) == .text("Buy milk"))
    #expect(reader.read("forget it", to: .value) == .cancel)
    #expect(reader.read("I meant the kitchen", to: .value) == .correction("the kitchen"))
    // A title may begin with "no", or be "yes".
    #expect(reader.read("no country for old men", to: .value) == .text("no country for old men"))
    #expect(reader.read("yes", to: .value) == .text("yes"))
  }

  @Test("no answer makes it fail or take long, however odd")
  func odd() {
    let long = String(repeating: "no yes the second ", count: 5_000)
    #expect(Self.choice(long) == .text(String(long.dropLast())))
    for text in ["\u{0}", "\u{FFFD}\u{200D}", "🫠🫠", "…", String(repeating: "a", count: 100_000)] {
      if case .option = Self.choice(text) { Issue.record("\(text.prefix(20)) chose something") }
    }
  }
}
