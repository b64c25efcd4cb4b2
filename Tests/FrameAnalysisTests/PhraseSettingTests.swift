// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import FrameAnalysis

/// What the words around a declared phrase do with it. The phrase stands in brackets, the app's name, `Lampwise`, in it.
@Suite("Words around phrases") struct PhraseSettingTests {
  /// What is done with the phrase of a sentence.
  private func setting(_ sentence: String, _ language: String) throws -> PhraseSetting {
    let text = sentence.filter { $0 != "[" && $0 != "]" }
    var buffer = TokenBuffer()
    try TextAnalyzer(locale: LocaleTag(language)).analyze(text, into: &buffer)
    let bytes = Array(text.utf8)
    let open = try #require(sentence.utf8.firstIndex(of: UInt8(ascii: "[")))
    let close = try #require(sentence.utf8.firstIndex(of: UInt8(ascii: "]")))
    let lower = sentence.utf8.distance(from: sentence.utf8.startIndex, to: open)
    let upper = sentence.utf8.distance(from: sentence.utf8.startIndex, to: close) - 1
    let inside = buffer.tokens.indices.filter {
      Int(buffer[$0].lower) >= lower && Int(buffer[$0].upper) <= upper
    }
    let name = try #require(
      inside.first {
        String(decoding: bytes[Int(buffer[$0].lower)..<Int(buffer[$0].upper)], as: UTF8.self)
          == "lampwise"
      })
    return try #require(FrameAnalyzer.forLanguage(language)).setting(
      of: inside.first!..<inside.last! + 1, buffer.tokens, of: bytes.span, name: name..<name + 1)
  }

  private func isAlone(_ setting: PhraseSetting) -> Bool {
    if case .alone = setting { true } else { false }
  }

  @Test(
    "reasons, thanks and talk leave a phrase alone",
    arguments: [
      ("en", "the baby just fell asleep so please [open the gate with lampwise]"),
      ("en", "[open the gate with lampwise] because i can't see a thing in here"),
      ("en", "[open the gate with lampwise] thank you so much you're a treasure"),
      ("en", "[open the gate with lampwise] i'm so tired today"),
      ("en", "now that the fuse is fixed [open the gate with lampwise]"),
      ("en", "as i said a minute ago [open the gate with lampwise]"),
      ("en", "forget about the music and [open the gate with lampwise]"),
      ("en", "[open the gate with lampwise] because dinner is ready and a storm is coming"),
      ("de", "[öffne das tor mit lampwise] weil das wetter so schön ist und mir heiß ist"),
      ("fr", "[ouvre le portail avec lampwise] parce que je suis au lit et au téléphone"),
      ("sv", "[öppna grinden med lampwise] eftersom det är kallt och svart ute"),
      ("de", "weil es schon dunkel wird [öffne das tor mit lampwise]"),
      ("de", "ich bin so müde heute, [öffne das tor mit lampwise]"),
      ("de", "[öffne das tor mit lampwise] damit oma nicht über die stufe fällt"),
      ("fr", "maintenant que les enfants dorment [ouvre le portail avec lampwise]"),
      ("fr", "[ouvre le portail avec lampwise] parce que je n'y vois rien"),
      ("es", "[abre la puerta con lampwise], muchas gracias, eres un sol"),
      ("es", "ya que estás [abre la puerta con lampwise]"),
      ("es", "[abre la puerta con lampwise] que tengo las manos llenas de harina"),
      ("it", "visto che si sta facendo tardi [apri il cancello con lampwise]"),
      ("it", "[apri il cancello con lampwise], grazie mille sei un tesoro"),
      ("nl", "[open de poort met lampwise], want de visite komt zo"),
      ("nl", "nu de kinderen op bed liggen, [open de poort met lampwise]"),
      ("pt", "agora que os miúdos já dormem [abre o portão com lampwise]"),
      ("sv", "det börjar bli sent, så [öppna grinden med lampwise]"),
      ("sv", "[öppna grinden med lampwise] tack så jättemycket du är en pärla"),
      ("da", "[åbn porten med lampwise] fordi jeg har hænderne fulde"),
      ("nb", "[åpne porten med lampwise] fordi jeg har hendene fulle"),
      ("ca", "[obre la porta amb lampwise] perquè tinc les mans plenes"),
    ])
  func alone(language: String, sentence: String) throws {
    let setting = try setting(sentence, language)
    #expect(isAlone(setting), "\(sentence): \(setting)")
  }

  @Test(
    "words about words, or a subject, beside a phrase may be all that it is said for",
    arguments: [
      ("en", "my favourite line in the film is [open the gate with lampwise]"),
      ("en", "the kids next door [open the gate with lampwise]"),
      ("es", "el señor que está en la esquina [abre la puerta con lampwise]"),
      ("en", "can you spell [open the gate with lampwise] for me"),
      ("de", "das passwort vom baumhaus war [öffne das tor mit lampwise]"),
      ("fr", "le poème se termine par le vers [ouvre le portail avec lampwise]"),
      ("es", "la maestra nos hizo copiar cien veces [abre la puerta con lampwise]"),
      ("it", "il terzo capitolo comincia con la frase [apri il cancello con lampwise]"),
      ("nl", "ons koor zingt een canon op de tekst [open de poort met lampwise]"),
      ("pt", "na porta está um letreiro que diz [abre o portão com lampwise]"),
      ("sv", "min enda replik i pjäsen är [öppna grinden med lampwise]"),
      ("da", "på skiltet står der [åbn porten med lampwise]"),
      ("nb", "på skiltet står det [åpne porten med lampwise]"),
      ("ca", "la cançó acaba amb la frase [obre la porta amb lampwise]"),
    ])
  func quoted(language: String, sentence: String) throws {
    #expect(try setting(sentence, language) == .quoted, "\(sentence)")
  }

  @Test(
    "what governs a phrase, limits it or takes it back does not leave it alone",
    arguments: [
      ("en", "i want you never to [open the gate with lampwise]"),
      ("en", "unless it rains [open the gate with lampwise]"),
      ("en", "if i'm late [open the gate with lampwise]"),
      ("en", "in the kitchen [open the gate with lampwise]"),
      ("en", "[open the gate with lampwise] but not now"),
      ("en", "[open the gate with lampwise] no wait"),
      ("en", "[open the gate with lampwise] because it's late no never mind"),
      ("en", "pretend to [open the gate with lampwise]"),
      ("en", "every evening i come home and [open the gate with lampwise]"),
      ("en", "hey every evening i come home and [open the gate with lampwise]"),
      ("de", "wenn es regnet [öffne das tor mit lampwise]"),
      ("de", "ich würde nie [öffne das tor mit lampwise]"),
      ("fr", "s'il pleut demain [ouvre le portail avec lampwise]"),
      ("es", "si llueve [abre la puerta con lampwise]"),
      ("es", "[abre la puerta con lampwise] qué va"),
      ("es", "la vecina que tengo enfrente [abre la puerta con lampwise]"),
      ("es", "mi madre es muy lista y [abre la puerta con lampwise]"),
      ("fr", "le monsieur qui habite en face [ouvre le portail avec lampwise]"),
      ("it", "perché ogni volta che tossisco capisci [apri il cancello con lampwise]"),
      ("it", "solo se torna mia moglie [apri il cancello con lampwise]"),
      ("nl", "als het regent [open de poort met lampwise]"),
      ("pt", "se chover [abre o portão com lampwise]"),
      ("sv", "om det regnar [öppna grinden med lampwise]"),
    ])
  func governed(language: String, sentence: String) throws {
    let setting = try setting(sentence, language)
    #expect(!isAlone(setting), "\(sentence)")
  }

  @Test("no words around a phrase, and none behind it, are out of bounds")
  func bounds() throws {
    #expect(isAlone(try setting("[open the gate with lampwise]", "en")))
    #expect(isAlone(try setting("[open the gate with lampwise] please", "en")))
    #expect(try setting("[open the gate with lampwise] and", "en") == .unknown)
    #expect(try setting("[open the gate with lampwise] and then", "en") == .unknown)
  }

  @Test(
    "the app's name or a comma parts a request from talk that leaves it alone",
    arguments: [
      ("en", "the dog's been walked, | get the gate open with lampwise"),
      ("en", "get the gate open with lampwise | because i can't see a thing"),
      ("en", "we are off to the sea | lampwise open the gate"),
      ("en", "what a day it was, | could you open the gate with lampwise thank you so much"),
      ("en", "i am off | lampwise open the gate because it is late"),
      ("fr", "je suis fatigué, | ouvre le portail avec lampwise"),
      // Nothing is parted here.
      ("en", "open the gate with lampwise"), ("en", "lampwise open the gate"),
      ("en", "he wore a shirt with lampwise open the gate on it"),
      ("en", "daniel, would you open the gate with lampwise"),
      ("en", "in the back yard, open the gate with lampwise"),
      ("en", "if it rains, open the gate with lampwise"),
      ("en", "the big gate out there, could you open it with lampwise"),
      ("en", "lampwise"), ("en", "lampwise, , ,"),
    ])
  func parted(language: String, sentence: String) throws {
    let parts = sentence.split(separator: "|", omittingEmptySubsequences: false)
    let text = parts.joined()
    var buffer = TokenBuffer()
    try TextAnalyzer(locale: LocaleTag(language)).analyze(text, into: &buffer)
    let bytes = Array(text.utf8)
    func word(_ token: Token) -> Substring {
      Substring(decoding: bytes[Int(token.lower)..<Int(token.upper)], as: UTF8.self)
    }
    let name = try #require(buffer.tokens.indices.first { word(buffer[$0]) == "lampwise" })
    let found = try #require(FrameAnalyzer.forLanguage(language)).request(
      in: buffer.tokens, of: bytes.span, name: name..<name + 1)
    let wanted = parts.count == 1 ? nil : parts.first { $0.contains("lampwise") }
    let words = found.map { range in range.map { word(buffer[$0]) }.joined(separator: " ") }
    #expect(words == wanted.map { $0.split(separator: " ").joined(separator: " ") })
  }
}
