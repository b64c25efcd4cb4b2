// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing
import TextAnalysis

@testable import LanguageData

@Suite("Texts of knowledge") struct KnowledgeTextTests {
  @Test(
    "the text of every language has enough of everything", arguments: LanguageKnowledge.languages)
  func everyLanguageParses(language: String) throws {
    let knowledge = try #require(LanguageKnowledge.forLanguage(language))
    try knowledge.block.validate()
    let content = knowledge.content
    #expect(content.functionWords.count > 80)
    #expect(content.carriers.count > 40)
    #expect(content.irregular.count > 200)
    #expect(content.groups.count { $0.kind == .same } > 200)
    // Vectors say what lists of subjects would.
    let hasVectors = WordVectors.of(language) != nil
    #expect(hasVectors || content.groups.count { $0.kind == .topic } > 80)
    #expect(content.groups.count { $0.kind == .kind } > 20)
    var counts = [Int](repeating: 0, count: content.groups.count)
    for member in content.members { counts[Int(member.group)] += 1 }
    for group in content.groups where counts[Int(group.id)] < 2 {
      Issue.record("'\(group.name)' has \(counts[Int(group.id)]) members")
    }
  }

  @Test("every language has a word for all numbers", arguments: LanguageKnowledge.languages)
  func numbers(language: String) throws {
    let knowledge = try #require(LanguageKnowledge.forLanguage(language))
    let groups = try #require(Speech(language)).groups("0").keys
    #expect(groups.map { knowledge.groups[Int($0)].name } == ["number"])
  }

  @Test(
    "every irregular form has the stem of its base form", arguments: LanguageKnowledge.languages)
  func irregularFormsMeet(language: String) throws {
    let text = Self.text(of: language)
    let speech = try #require(Speech(language))
    var isIrregular = false
    var line = ""
    var seen: Set<UInt64> = []
    let plain = try plainWords(text, language)
    func check() throws {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      let base = try speech.stems(String(parts[0]))
      guard base.count == 1 else { return }
      for form in parts[1].split(separator: " ").map(String.init) {
        let tokens = try speech.tokens(form).map(\.token)
        guard tokens.count == 1, tokens[0].accent == 0 || !plain.contains(tokens[0].hash),
          // The first line that has a form counts.
          seen.insert(tokens[0].hash).inserted
        else { continue }
        if try speech.stems(form) != base {
          Issue.record("\(language): '\(form)' does not meet '\(parts[0])'")
        }
      }
    }
    for next in text.split(separator: "\n") where !next.hasPrefix("#") {
      if isIrregular, next.hasPrefix(" ") {
        line += next
        continue
      }
      if isIrregular { try check() }
      line = String(next)
      if next.hasPrefix("[") { isIrregular = next == "[irregular]" }
    }
  }

  /// The texts of a language as one.
  private static func text(of language: String) -> String {
    KnowledgeParser.parts.compactMap { LanguageText.of(language, $0) }.map { text in
      LanguageLines.string(text.bytes.indices, in: text.bytes)
    }.joined(separator: "\n")
  }

  /// The hashes of all words that are written without diacritics.
  private func plainWords(_ text: String, _ language: String) throws -> Set<UInt64> {
    let analyzer = TextAnalyzer(locale: LocaleTag(language))
    var buffer = TokenBuffer(maxTokens: 4096)
    var words: Set<UInt64> = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      try analyzer.analyze(String(line), into: &buffer)
      for index in 0..<buffer.count where buffer[index].accent == 0 {
        words.insert(buffer[index].hash)
      }
    }
    return words
  }

  @Test("forms of a common word meet", arguments: Self.meeting.keys.sorted())
  func formsMeet(language: String) throws {
    let speech = try #require(Speech(language))
    for line in Self.meeting[language] ?? [] {
      let words = line.split(separator: " ").map(String.init)
      let stems = try words.map { try speech.stems($0)[0] }
      for (word, stem) in zip(words, stems) where stem != stems[0] {
        Issue.record("\(language): '\(word)' does not meet '\(words[0])'")
      }
    }
  }

  @Test("different words are kept apart", arguments: Self.apart.keys.sorted())
  func wordsAreKeptApart(language: String) throws {
    let speech = try #require(Speech(language))
    for line in Self.apart[language] ?? [] {
      let words = line.split(separator: " ").map(String.init)
      let stems = try words.map { try speech.stems($0)[0] }
      #expect(Set(stems).count == words.count, "\(language): \(line)")
    }
  }

  static let meeting: [String: [String]] = [
    "en": [
      "play plays played playing", "make makes made making", "city cities",
      "go goes went gone going", "child children", "buy bought buys buying",
      "stop stops stopped stopping", "light lights", "box boxes", "carry carries carried", "news",
      "send sent sending", "watch watches watched",
    ],
    "de": [
      "spielen spiele spielt", "gehen geht ging gegangen", "licht lichter", "geben gib gibt gab",
      "machen mache macht gemacht", "stunde stunden",
    ],
    "nl": ["spelen speel speelt gespeeld", "zoeken zoekt", "lamp lampen", "maken maak maakt"],
    "sv": ["spela spelar spelade", "lampa lampor lampan", "gå går gick", "dag dagar"],
    "da": ["spille spiller spillede", "lampe lamper lampen", "gå går gik", "dag dage"],
    "nb": [
      "spille spiller spilte spilt", "lampe lamper lampen", "gå går gikk", "dag dager dagen",
      "bok bøker boka", "kamp kamper kampene",
    ],
    "es": [
      "luz luces", "poner pon poniendo", "canción canciones", "encender enciende enciendo",
    ],
    "fr": ["lumière lumières", "mettre mets mis", "chanson chansons", "jouer joue joué"],
    "it": ["luce luci", "mettere metti messo", "canzone canzoni", "accendere accendi acceso"],
    "pt": ["luz luzes", "pôr põe", "canção canções", "ligar liga ligue"],
    "ca": ["llum llums", "posar posa poso", "cançó cançons", "fer fes faig"],
  ]

  static let apart: [String: [String]] = [
    "en": [
      "new news", "even evening", "train training", "set settings", "bus but", "glass glad",
      "on one", "light lighten", "time timid", "car card care", "song sing",
    ],
    "de": ["licht liegen", "wetter wecker", "musik muster", "zeit zeitung", "an aus"],
    "nl": ["lamp land", "weer week", "aan uit", "licht lucht"],
    "sv": ["lampa land", "på av", "väder vecka"],
    "da": ["lampe land", "til fra", "vejr vej"],
    "nb": ["lampe land", "på av", "vær vei", "sommer sum"],
    "es": ["luz lugar", "casa cosa", "tiempo tienda", "abrir abril"],
    "fr": ["lumière lundi", "temps tempête", "heure hier"],
    "it": ["luce luogo", "tempo tema", "casa cosa"],
    "pt": ["luz lugar", "tempo tema", "casa coisa"],
    "ca": ["llum lloc", "temps tema", "casa cosa"],
  ]
}
