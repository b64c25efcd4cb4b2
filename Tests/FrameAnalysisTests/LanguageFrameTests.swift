// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import Testing

@Suite("Frames of languages") struct LanguageFrameTests {
  /// What a sentence must be heard as, by the sign before it.
  private static func isRight(_ sign: Substring, _ frame: Frame) -> Bool {
    switch sign {
    case ".":
      frame.asksForAct && frame.act != .statement && frame.repair == nil && frame.negator.isEmpty
        && frame.exception.isEmpty
    case "?": frame.act == .question && !frame.asksForAct
    case "<": frame.act == .report && !frame.asksForAct
    case "~": frame.act == .hypothetical && !frame.asksForAct
    case "!": frame.polarity == .prohibited
    case ":": frame.act == .statement || frame.act == .report
    case "&": frame.asksForAct && !frame.negator.isEmpty
    case "/": frame.asksForAct && frame.repair != nil
    case "%": frame.asksForAct && frame.quantity == .all && !frame.exception.isEmpty
    case "+": frame.asksForAct && !frame.more.isEmpty
    default: false
    }
  }

  @Test("each language tells its sentences apart", arguments: FrameSentences.all.keys.sorted())
  func sentences(language: String) throws {
    let lines = try #require(FrameSentences.all[language]).split(separator: "\n")
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      let (text, left) = Self.halves(String(parts[1]))
      let heard = Heard(text, language)
      #expect(Self.isRight(parts[0], heard.frame), "\(language) \(line): \(heard.summary)")
      if let left {
        #expect(
          letters(heard.left) == letters(left), "\(language) \(line): \(heard.summary)")
      }
    }
    #expect(lines.count >= 25)
  }

  @Test(
    "behind a reassurance and the app's name a sentence begins anew",
    arguments: [
      ("en", "no worries portello the gate is open already", false),
      ("en", "no worries portello just open the gate", true),
      ("en", "no need portello anna opens the gate", false),
      ("de", "kein problem portello das tor ist schon offen", false),
      ("de", "alles gut portello mach das tor auf", true),
      ("fr", "pas la peine portello le voisin ouvre le portail", false),
      ("es", "tranquila portello la puerta ya está abierta", false),
      ("it", "tranquilla portello il cancello è già aperto", false),
      ("pt", "relaxa portello o portão já tá aberto", false),
      ("pt", "pode deixar portello que a ana abre o portão", false),
      ("ca", "cap problema portello obre la porta", true),
      ("es", "tranquila portello abre la puerta", true),
      ("fr", "pas de souci portello ouvre le portail", true),
      ("it", "tranquilla portello apri il cancello", true),
      ("pt", "sem problema portello abre o portão", true),
      ("it", "portello apri pure il cancello", true),
      ("it", "portello apri anche il cancello", true),
      ("sv", "lugnt portello grinden är redan öppen", false),
      ("da", "bare rolig portello porten er allerede åben", false),
      ("nb", "ingen fare portello porten er allerede åpen", false),
      ("nl", "geen zorgen portello de poort staat al open", false),
      ("ca", "tranquil portello la porta ja està oberta", false),
    ])
  func reassured(language: String, text: String, asks: Bool) {
    #expect(Heard(text, language, name: "portello").frame.asksForAct == asks, "\(text)")
  }

  @Test(
    "who is let do something, or is able to, is called by the app's name, and asked for nothing",
    arguments: [
      ("nl", "de wachter laat portello de poort openen", false),
      ("de", "kann portello das tor eigentlich auch bei regen öffnen", false),
      ("nl", "kan portello de poort eigenlijk ook openen", false),
      ("nl", "kan portello eigenlijk ook bij strenge vorst de poort naar het oosten openen", false),
      ("fr", "laisse portello la porte je viens de la fermer", false),
      ("sv", "kan portello egentligen låsa porten", false),
      ("de", "kann portello bitte das tor öffnen", true),
      ("sv", "nu fryser jag portello stäng porten", true),
      ("it", "arrivo portello apri tu il cancello", true),
      ("de", "ich geh portello mach du das tor zu", true),
      ("es", "listo portello cierra la puerta", true),
    ])
  func called(language: String, text: String, asks: Bool) {
    #expect(Heard(text, language, name: "portello").frame.asksForAct == asks, "\(text)")
  }

  @Test(
    "a request that names nothing takes what was said before it along",
    arguments: [
      ("en", "I fancy yoga tomorrow get me in", "I fancy yoga tomorrow"),
      ("en", "we leave at nine turn on the alarm", ""),
      ("sv", "jag fryser i köket fixa det", "jag fryser i köket"),
      ("nb", "jeg fryser på kontoret gjør noe med det", "jeg fryser på kontoret"),
    ])
  func alone(language: String, text: String, along: String) {
    let heard = Heard(text, language)
    #expect(heard.frame.asksForAct && heard.frame.act != .statement, "\(heard.summary)")
    #expect(heard.words(heard.frame.along) == along, "\(heard.summary)")
  }

  private func letters(_ text: String) -> String { text.filter { $0 != " " && $0 != "'" } }

  /// A sentence, and what is left of it if that is told behind an arrow.
  private static func halves(_ text: String) -> (String, String?) {
    guard let arrow = text.firstRange(of: " → ") else { return (text, nil) }
    return (String(text[..<arrow.lowerBound]), String(text[arrow.upperBound...]))
  }

  @Test("the languages with frames are tested")
  func covered() {
    #expect(FrameAnalyzer.languages == FrameSentences.all.keys.sorted())
  }

  @Test("a tag with a region, and Norwegian by its other name, find their language")
  func tags() {
    #expect(FrameAnalyzer.forLanguage("pt-BR") != nil)
    #expect(FrameAnalyzer.forLanguage("no") === FrameAnalyzer.forLanguage("nb"))
    #expect(FrameAnalyzer.forLanguage("tlh") == nil)
  }
}
