// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing
import TextAnalysis

@testable import LanguageData

@Suite("Reading knowledge") struct KnowledgeParserTests {
  private static let text = """
    # A language of its own.
    [topics]
    weather: weather, rain, sun
    [function]
    the a
    y'all to
    [same]
    turn on: turn on, switch on, enable,
      power up
      # A comment that is no group.
    buy: buy, purchase
    forms: play, plays, rain
    don't know: don't know, no idea
    [irregular]
    find: found
    found: founded founding
    buy: bought
    lie: lay
    lay: lie laid
    purchase: bought
    [endings]
    s - 2
    ss ss 1
    's - 2
    ies y 2
    ing - 3
    news news 0
    ción ón 2
    ar-me - 2
    internationales ia 0
    [polite]
    openers: can you, can you please,
      please
    closers:
    [around requests]
    names: ask * to, ask *, with *, with the help of *, with the * app
    """

  private func speech() throws -> (Speech, LanguageKnowledge) {
    let knowledge = try LanguageKnowledge(parsing: Self.text, locale: LocaleTag("en"))
    try knowledge.block.validate()
    return (Speech("en", knowledge), knowledge)
  }

  /// The hash that a word has as a stem of its own.
  private func hash(_ word: String) -> UInt64 { TokenHash.hash(of: word) }

  @Test("groups of one meaning come before topics, wherever they stand") func groups() throws {
    let knowledge = try speech().1
    #expect(knowledge.groups.map(\.name) == ["turn on", "buy", "forms", "don't know", "weather"])
    #expect(knowledge.groups.map(\.kind) == [.same, .same, .same, .same, .topic])
    #expect(knowledge.groups.map(\.id) == [0, 1, 2, 3, 4])
  }

  @Test("a run of words belongs to its groups, in subjects with its rank") func members() throws {
    let speech = try speech().0
    #expect(try speech.groups("Turn on") == [0: 0])
    #expect(try speech.groups("enables") == [0: 0])
    #expect(try speech.groups("power up") == [0: 0])
    #expect(try speech.groups("turn") == [:])
    #expect(try speech.groups("on turn") == [:])
    #expect(try speech.groups("turn on turn on turn on turn on turn on") == [:])
    #expect(try speech.groups("bought") == [1: 0])
    #expect(try speech.groups("raining") == [2: 0, 4: 1])
    #expect(try speech.groups("") == [:])
  }

  @Test("two forms of a word in a line count as the first") func forms() throws {
    let speech = try speech().0
    #expect(try speech.groups("playing") == [2: 0])
  }

  @Test("contractions are what utterances make of them") func contractions() throws {
    let speech = try speech().0
    #expect(try speech.groups("do not know") == [3: 0])
    #expect(try speech.maxRun("do") == 3)
    #expect(try speech.maxRun("no") == 2)
  }

  @Test("the first stem of a run says how long it may get") func maxRun() throws {
    let speech = try speech().0
    #expect(try speech.maxRun("turns") == 2)
    #expect(try speech.maxRun("buy") == 1)
    #expect(try speech.maxRun("on") == 0)
    #expect(try speech.maxRun("unheard") == 0)
  }

  @Test("the longest ending that fits is replaced once") func endings() throws {
    let speech = try speech().0
    let stem = { (word: String) in try speech.stems(word)[0] }
    #expect(try stem("cities") == hash("city"))
    #expect(try stem("glass") == hash("glass"))
    #expect(try stem("lights") == hash("light"))
    #expect(try stem("as") == hash("as"))
    #expect(try stem("song") == hash("song"))
    #expect(try stem("sing") == hash("sing"))
    #expect(try stem("sings") == hash("sing"))
    #expect(try stem("news") == hash("news"))
    #expect(try stem("internationales") == hash("ia"))
    #expect(try stem("nternationales") == hash("nternationale"))
    // Folded as utterances are; letters count, not bytes.
    #expect(try stem("canción") == hash("canon"))
    #expect(try stem("éción") == hash("ecion"))
    #expect(try stem("жing") == hash("жing"))
    #expect(try stem("жжжing") == hash("жжж"))
  }

  @Test("a word of any length has a stem", arguments: [1, 2, 7, 8, 9, 16, 17, 60, 64, 65, 4000])
  func longWords(count: Int) throws {
    let speech = try speech().0
    let word = String(repeating: "b", count: count)
    #expect(try speech.stems(word) == [hash(word)])
    if 4..<60 ~= count { #expect(try speech.stems(word + "s") == [hash(word)]) }
  }

  @Test("an irregular form has the stem that its base form has") func irregular() throws {
    let speech = try speech().0
    let stem = { (word: String) in try speech.stems(word)[0] }
    for form in ["find", "found", "founded", "founding"] { #expect(try stem(form) == hash("find")) }
    // The first line that has a form counts, and a circle is not closed.
    #expect(try stem("bought") == hash("buy"))
    for form in ["lie", "lay", "laid"] { #expect(try stem(form) == hash("lie")) }
  }

  @Test("a form gives way to a word that only its diacritics tell it from") func diacritics() throws
  {
    let text = """
      [function]
      de
      [irregular]
      køre: kørt kørte kor
      dar: dé dió
      [same]
      map: kort
      """
    let knowledge = try LanguageKnowledge(parsing: text, locale: LocaleTag("da"))
    let speech = Speech("da", knowledge)
    #expect(try speech.groups("kort") == [0: 0])
    #expect(try speech.stems("kort de dió")[0...] == [hash("kort"), hash("de"), hash("dar")])
    #expect(try Set(speech.stems("køre kørte kor")).count == 1)
  }

  @Test("clitics are function words, and what they lean on is not") func clitics() throws {
    let speech = try speech().0
    let isFunction = try speech.traits("the town's y'all to").map(\.isFunction)
    #expect(isFunction == [true, false, true, true, false, true])
  }

  @Test("the longest carrier phrase counts") func carriers() throws {
    let speech = try speech().0
    #expect(try speech.carrier("can you please") == 3)
    #expect(try speech.carrier("can you pleased") == 2)
    #expect(try speech.carrier("can") == 0)
    #expect(try speech.carrier("Please can you") == 1)
    #expect(try speech.carrier("you can") == 0)
  }

  @Test("most words before an app's name count, then most behind it") func addresses() throws {
    let speech = try speech().0
    #expect(try speech.address("ask * to play") == [1, 1])
    #expect(try speech.address("ask * today") == [1, 0])
    #expect(try speech.address("please ask * to") == [1, 1])
    #expect(try speech.address("play it with *") == [1, 0])
    #expect(try speech.address("play it with the help of *") == [4, 0])
    #expect(try speech.address("play it with the * app now") == [2, 1])
    #expect(try speech.address("play it with the * now") == [0, 0])
    #expect(try speech.address("* to play") == [0, 0])
    #expect(try speech.address("*") == [0, 0])
    // They are no carriers of their own.
    #expect(try speech.carrier("with the") == 0)
  }

  @Test("a text without anything knows nothing", arguments: ["", "\n# nothing\n", "[same]\n"])
  func empty(text: String) throws {
    let knowledge = try LanguageKnowledge(parsing: text, locale: LocaleTag("en"))
    try knowledge.block.validate()
    let speech = Speech("en", knowledge)
    #expect(try speech.groups("turn on") == [:])
    #expect(try speech.carrier("please") == 0)
    #expect(try speech.traits("the") == [WordTraits(stem: hash("the"), isFunction: false)])
  }

  @Test(
    "a mistake is told with its line and a fix",
    arguments: [
      ("the", "line 1: a line before any section; begin with '[function]'"),
      (
        "\n[groups]",
        "line 2: no section is called '[groups]'; sections are [function], [endings], [irregular], "
          + "[same], [kinds], [topics], [polite], [beside phrases], [around requests],"
          + " [opposites], [reversals]"
      ),
      ("[function]\nthe &", "line 2: no word in '&'; leave it out"),
      ("[endings]\ns -", "line 2: 's -' is no ending; write ENDING REPLACEMENT MINIMUM"),
      ("[endings]\ns - x", "line 2: 's - x' is no ending; write ENDING REPLACEMENT MINIMUM"),
      ("[endings]\ns - -1", "line 2: 's - -1' is no ending; write ENDING REPLACEMENT MINIMUM"),
      ("[endings]\n- - 1", "line 2: no letters in '-'; write ENDING REPLACEMENT MINIMUM"),
      ("[endings]\ns a-b 1", "line 2: 'a-b' is not one run of letters; write '-' for nothing"),
      ("[endings]\ns abcde 1", "line 2: more than 4 new bytes in a replacement; write it shorter"),
      (
        "[endings]\nabcdefghijklmnopq - 1",
        "line 2: an ending of more than 16 bytes; write it shorter"
      ),
      ("[irregular]\ngo went", "line 2: no ':' in 'go went'; write 'name: word, word'"),
      ("[irregular]\ngo:", "line 2: a base form without others; leave the line out"),
      ("[irregular]\ngo on: went", "line 2: 'go on' is not one word; write 'base: form form'"),
      ("[same]\na: b\n\n: c", "line 4: a group without a name; give it another name"),
      ("[same]\na: b\na: c", "line 3: 'a' is a group already; give it another name"),
      ("[topics]\na:", "line 2: '' has no word; write words, parted by commas"),
      ("[topics]\na: b,, c", "line 2: '' has no word; write words, parted by commas"),
      (
        "[same]\na: b,\n  1 2 3 4 5 6 7 8 9",
        "line 2: '1 2 3 4 5 6 7 8 9' has more than 8 words; write words, parted by commas"
      ),
      (
        "[polite]\nopeners: hey, &",
        "line 2: '&' has not one to 12 words; write phrases, parted by commas"
      ),
      (
        "[around requests]\nnames: *",
        "line 2: '*' is not words around one '*', at most 4 before and 2 behind it; "
          + "write 'ask * to', where '*' stands for an app's name"
      ),
      (
        "[around requests]\nnames: ask * to ask *",
        "line 2: 'ask * to ask *' is not words around one '*', at most 4 before and 2 behind it; "
          + "write 'ask * to', where '*' stands for an app's name"
      ),
      (
        "[around requests]\nnames: a b c d e *",
        "line 2: 'a b c d e *' is not words around one '*', at most 4 before and 2 behind it; "
          + "write 'ask * to', where '*' stands for an app's name"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: LanguageTextError.self) {
      _ = try LanguageKnowledge(parsing: text, locale: LocaleTag("en"))
    }
    #expect(error?.description == message)
  }

  @Test("kinds stand between meanings and topics, and may be called as either") func kinds() throws
  {
    let text =
      "[topics]\nrain: rain, cloud\n[kinds]\nrain: drizzle, shower\n[same]\nrain: rain, drizzle"
    let knowledge = try LanguageKnowledge(parsing: text, locale: LocaleTag("en"))
    #expect(knowledge.groups.map(\.kind) == [.same, .kind, .topic])
    #expect(knowledge.block.meaningCount == 2)
    #expect((0..<3).map { knowledge.block.isKind(UInt32($0)) } == [false, true, false])
    #expect((0..<3).map { knowledge.block.isSubject(UInt32($0)) } == [false, false, true])
    #expect(try Speech("en", knowledge).groups("drizzle") == [0: 0, 1: 0])
  }

  @Test("a topic may be called as a group of one meaning is") func namesByKind() throws {
    let text = "[same]\nrain: rain, drizzle\n[topics]\nrain: rain, cloud"
    let knowledge = try LanguageKnowledge(parsing: text, locale: LocaleTag("en"))
    #expect(try Speech("en", knowledge).groups("rain") == [0: 0, 1: 0])
  }
}
