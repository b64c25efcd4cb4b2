// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import Testing

@testable import FrameAnalysis

/// What asks, taken from the texts of all languages, with a negation or something done behind it.
@Suite("Requests that are withheld") struct WithheldRequestTests {
  /// What a request goes on with, by language, that has it ask for nothing.
  private static let rests = [
    "en": ["not open the gate", "never open the gate", "avoid opening the gate"],
    "de": ["das Tor nicht öffnen", "niemals das Tor öffnen", "das Tor nicht zu öffnen"],
    "nl": ["de poort niet openen", "nooit de poort openen", "de poort niet te openen"],
    "sv": ["aldrig öppna porten", "låta bli att öppna porten"],
    "da": ["aldrig åbne porten", "lade være med at åbne porten"],
    "nb": ["aldri åpne porten", "la være å åpne porten"],
    "fr": ["ne pas ouvrir le portail", "ne jamais ouvrir le portail"],
    "es": ["no abrir la puerta", "evitar abrir la puerta"],
    "it": ["non aprire il cancello", "evitare di aprire il cancello"],
    "pt": ["não abrir o portão", "nunca abrir o portão"],
  ]

  @Test("what asks asks for nothing with a negation behind it", arguments: rests.keys.sorted())
  func negated(language: String) throws {
    let openings = try Self.openings(of: language)
    #expect(openings.count > 50)
    for opening in openings {
      for rest in try #require(Self.rests[language]) {
        let heard = Heard("\(opening) \(rest)", language)
        // How things are is asked back: "it is time to never open it".
        let isAsked = heard.frame.asksForAct && heard.frame.act != .statement
        #expect(!isAsked, "\(language) \(opening) \(rest): \(heard.summary)")
      }
    }
  }

  @Test(
    "what one could or should have done is not asked for",
    arguments: [
      ("en", "you could have opened the gate"), ("en", "you should have opened the gate"),
      ("en", "portello should have opened the gate"), ("de", "du solltest das Tor geöffnet haben"),
      ("nl", "je moet de poort geopend hebben"), ("sv", "du borde ha öppnat porten"),
      ("da", "du skulle have åbnet porten"), ("nb", "du burde ha åpnet porten"),
      ("fr", "tu devrais avoir ouvert le portail"), ("es", "podías haber abierto la puerta"),
      ("es", "tendrías que haber abierto la puerta"), ("it", "dovresti aver aperto il cancello"),
      ("pt", "você deveria ter aberto o portão"),
    ])
  func done(language: String, text: String) {
    let heard = Heard(text, language)
    #expect(!heard.frame.asksForAct, "\(language) \(text): \(heard.summary)")
  }

  @Test(
    "what somebody has the app do, or asks it for, is told",
    arguments: [
      ("en", "the foreman lets portello open the gate"), ("en", "he had portello open the gate"),
      ("de", "die Gäste lassen portello das Tor öffnen"),
      ("nl", "de baas vroeg portello de poort te openen"),
      ("sv", "chefen bad portello öppna porten"), ("sv", "han har bett portello öppna porten"),
      ("da", "hun lod portello åbne porten"), ("nb", "hun lot portello åpne porten"),
      ("nb", "broren min lar portello åpne porten"),
    ])
  func caused(language: String, text: String) {
    let heard = Heard(text, language, name: "portello")
    #expect(!heard.frame.asksForAct, "\(language) \(text): \(heard.summary)")
  }

  @Test(
    "what is supposed or pretended is not asked for",
    arguments: [
      ("en", "let's act as if portello opened the gate"),
      ("en", "make believe portello opens the gate"),
      ("de", "tun wir mal so als hätte portello das Tor geöffnet"),
      ("fr", "disons que portello ouvre le portail"),
      ("es", "digamos que portello abre la puerta"),
      ("pt", "vamos fingir que portello abre o portão"),
      ("sv", "tänk dig att portello öppnar porten"), ("da", "lad som om portello åbner porten"),
      ("nb", "sett at portello åpner porten"),
    ])
  func supposed(language: String, text: String) {
    let heard = Heard(text, language, name: "portello")
    #expect(!heard.frame.asksForAct, "\(language) \(text): \(heard.summary)")
  }

  /// The words of each pattern that asks: of several the first one, of a group its first word.
  private static func openings(of language: String) throws -> [String] {
    let lists = try LanguageLists(try #require(LanguageText.of(language, .frames)))
    var groups: [String: String] = [:]
    for entry in lists.entries("words") ?? [] {
      let words = entry.value.split(separator: ",").map { $0.trimmed }
      groups[entry.key.trimmed(of: "+")] = words.first { !$0.hasPrefix("-") }
    }
    let asking = try #require(lists.entries("acts")?.first { $0.key == "requests" }).value
    return asking.split(separator: ",").compactMap { words(of: $0, groups) }
  }

  /// The words of a pattern up to the end of its cue; `nil` of one that names the app, or must end what is said.
  private static func words(of pattern: Substring, _ groups: [String: String]) -> String? {
    var words: [String] = []
    for part in pattern.split(separator: " ") {
      if part == "/" { break }
      if part == "@" || part == "$" { return nil }
      if part == "^" || part.hasSuffix("?") || part.hasPrefix("...") { continue }
      let first = part.split(separator: "|")[0].trimmed(of: "=")
      if first == "_" || first.hasPrefix("<!") {
        words.append("xyz")
      } else if first.hasPrefix("<") {
        guard let word = groups[String(first.dropFirst().dropLast())] else { return nil }
        words.append(word.trimmed(of: "="))
      } else {
        words.append(first)
      }
    }
    return words.joined(separator: " ")
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

extension StringProtocol {
  /// Without a sign before it.
  fileprivate func trimmed(of sign: Character) -> String { String(drop { $0 == sign }) }
}
