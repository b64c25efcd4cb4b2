// SPDX-License-Identifier: Apache-2.0

import LanguageData
import Testing
import TextAnalysis

@Suite("Knowledge of a language") struct LanguageKnowledgeTests {
  private func english() throws -> (speech: Speech, knowledge: LanguageKnowledge) {
    (try #require(Speech("en")), try #require(LanguageKnowledge.forLanguage("en")))
  }

  @Test("a language's knowledge is read once a process") func cached() throws {
    let knowledge = try #require(LanguageKnowledge.forLanguage("en"))
    #expect(LanguageKnowledge.forLanguage("en-GB") === knowledge)
    #expect(LanguageKnowledge.forLanguage("en_US.UTF-8") === knowledge)
  }

  @Test("languages without a text have none", arguments: ["fi", "nn", "no", "zh", "und", ""])
  func unknown(language: String) {
    #expect(LanguageKnowledge.forLanguage(language) == nil)
  }

  @Test("groups are numbered in the order of the text, topics last") func ids() throws {
    let groups = try #require(LanguageKnowledge.forLanguage("de")).groups
    #expect(groups.map(\.id) == (0..<UInt32(groups.count)).map { $0 })
    let topics = groups.drop { $0.kind != .topic }
    #expect(topics.allSatisfy { $0.kind == .topic } && !topics.isEmpty)
  }

  @Test("words that may stand for each other share a group") func same() throws {
    let (speech, knowledge) = try english()
    let shared = { (one: String, other: String) in
      knowledge.names(Set(try speech.groups(one).keys).intersection(try speech.groups(other).keys))
    }
    #expect(try !shared("activate", "switched on").isEmpty)
    #expect(try !shared("huge", "bigger").isEmpty)
    #expect(try shared("activate", "umbrella").isEmpty)
  }

  @Test("words that point to one subject share a group") func subjects() throws {
    let speech = try #require(Speech("de"))
    let knowledge = try #require(LanguageKnowledge.forLanguage("de"))
    let shared = try Set(speech.groups("countdown").keys).intersection(
      speech.groups("eieruhr").keys)
    #expect(knowledge.names(shared).contains { $0.hasPrefix("~") })
  }

  @Test("function words are told from others") func functionWords() throws {
    let speech = try english().speech
    let traits = try speech.traits("what is the weather in my town's centre")
    #expect(
      traits.map(\.isFunction) == [false, true, true, false, true, true, false, true, false])
    #expect(try speech.traits("all y'all").map(\.isFunction)[1] == true)
  }

  @Test(
    "each language knows what connects an app's name with a request",
    arguments: [
      ("en", "turn it on using *", [1, 0]), ("en", "tell * to stop", [1, 1]),
      ("de", "mach es an mit *", [1, 0]), ("de", "frag * nach dem Wetter", [1, 1]),
      ("nl", "zet het aan via *", [1, 0]), ("nl", "vraag * om te stoppen", [1, 1]),
      ("sv", "slå på den med *", [1, 0]), ("sv", "be * att sluta", [1, 1]),
      ("da", "tænd det med *", [1, 0]), ("da", "bed * om at stoppe", [1, 2]),
      ("es", "enciéndelo con *", [1, 0]), ("es", "dile a * que pare", [2, 1]),
      ("fr", "allume avec *", [1, 0]), ("fr", "demande à * de s'arrêter", [2, 1]),
      ("it", "accendi con *", [1, 0]), ("it", "chiedi a * di smettere", [2, 1]),
      ("pt", "liga com *", [1, 0]), ("pt", "pede ao * para parar", [2, 1]),
      ("ca", "encén amb *", [1, 0]), ("ca", "demana a * que pari", [2, 1]),
    ])
  func addresses(language: String, text: String, expected: [Int]) throws {
    let speech = try #require(Speech(language))
    #expect(try speech.address(text) == expected)
  }

  @Test("the longest carrier phrase counts") func carriers() throws {
    let speech = try english().speech
    #expect(try speech.carrier("can you please tell me the time") == 3)
    #expect(try speech.carrier("can you play") == 2)
    #expect(try speech.carrier("I'd like you to play jazz") == 5)
    #expect(try speech.carrier("play jazz can you") == 0)
    #expect(try speech.carrier("") == 0)
  }
}
