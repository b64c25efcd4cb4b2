// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import Testing

@Suite("Frames of languages") struct LanguageFrameTests {
  /// What a sentence must be heard as, by the sign before it.
  private static func isRight(_ sign: Substring, _ frame: Frame) -> Bool {
    switch sign {
    case ".":
      frame.asksForAct && frame.act != .statement && frame.repair == nil && frame.negator.isEmpty
    case "?": frame.act == .question && !frame.asksForAct
    case "<": frame.act == .report && !frame.asksForAct
    case "~": frame.act == .hypothetical && !frame.asksForAct
    case "!": frame.polarity == .prohibited
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
    "what somebody does or has is how things are, not a request",
    arguments: [
      ("en", "it gets dark so early now"), ("en", "I think the battery is flat"),
      ("en", "you were right about the wallpaper"), ("en", "I have so many tasks left"),
      ("de", "du hast die Rechnung ganz allein bezahlt"),
      ("de", "wir fahren zwei Stunden bis Hamburg"),
      ("nl", "hij neemt altijd de laatste trein"), ("fr", "tu me fais rire"),
      ("es", "ella trabaja demasiado"), ("it", "lui mangia troppo"), ("pt", "eles moram longe"),
      ("ca", "ella canta molt bé"), ("sv", "han äter för mycket"), ("da", "hun synger smukt"),
      ("nb", "han spiser for mye"),
    ])
  func persons(language: String, text: String) {
    let heard = Heard(text, language)
    #expect([.statement, .report].contains(heard.frame.act), "\(heard.summary)")
  }

  @Test(
    "what somebody is said to have said asks for nothing, wherever that is said",
    arguments: [
      ("en", "open the gate he told me"), ("en", "turn it on, she said"),
      ("en", "could you sell the boat my boss said"), ("en", "close it is what my mum said"),
      ("en", "feed the cat is a line from a film"), ("en", "i never said open the gate"),
      ("en", "feed the cat and open the gate she said"),
      ("de", "mach das licht an hat sie gesagt"), ("de", "öffne das tor sagte er"),
      ("de", "kannst du das tor öffnen fragte mein chef"),
      ("de", "wie spät ist es sagte sie"), ("de", "schließ das tor hieß es dann"),
      ("de", "öffne das tor ist eine zeile aus einem lied"),
      ("de", "ich habe gestern öffne das tor gesagt"),
      ("nl", "doe de lamp aan zei ze"), ("nl", "open de poort heeft hij gezegd"),
      ("nl", "ik heb nooit open de poort gezegd"), ("nl", "sluit de deur antwoordde mijn baas"),
      ("sv", "tänd lampan sa hon"), ("sv", "stäng dörren ropade mamma"),
      ("sv", "öppna grinden det var vad han sa"), ("sv", "öppna grinden stod det i mejlet"),
      ("da", "tænd lampen sagde hun"), ("da", "luk døren råbte min chef"),
      ("nb", "tenn lampa sa hun"), ("nb", "lukk døra ropte sjefen"),
      ("fr", "allume la lampe a-t-elle dit"), ("fr", "ouvre le portail m'a-t-il dit"),
      ("fr", "ferme-la dit-il"), ("fr", "ouvre le portail a crié ma mère"),
      ("fr", "ouvre le portail c'est ce qu'elle a écrit"),
      ("fr", "ouvre le portail c'est une phrase d'un film"),
      ("es", "enciende la luz dijo ella"), ("es", "abre el portón me dijo"),
      ("es", "abre el portón ha dicho mi hermano"), ("es", "ciérralo eso es lo que dijo"),
      ("it", "accendi la luce ha detto lei"), ("it", "apri il cancello rispose mia madre"),
      ("it", "apri il cancello mi ha detto"), ("it", "apri il cancello è una frase di un film"),
      ("pt", "acende a luz disse ela"), ("pt", "abre o portão ele me disse"),
      ("pt", "abre o portão foi o que ela disse"),
      ("ca", "encén el llum va dir ella"), ("ca", "obre la porta ha dit la mare"),
      ("ja", "電気をつけてって言われてさ"), ("ja", "ドアを開けてって言われたけど意味わからない"),
      ("ja", "看板にドアを開けてと書いてある"),
    ])
  func attributed(language: String, text: String) {
    let heard = Heard(text, language)
    #expect(heard.frame.act == .report && !heard.frame.asksForAct, "\(heard.summary)")
  }

  @Test(
    "what is asked for may be what somebody said",
    arguments: [
      ("en", "read what she said"), ("en", "call the man that he told me about"),
      ("en", "read the note that i wrote"), ("de", "lies vor was sie gesagt hat"),
      ("de", "spiel das lied das er gesungen hat"), ("nl", "lees voor wat ze heeft gezegd"),
      ("sv", "läs upp vad hon har sagt"), ("fr", "lis ce qu'elle a dit"),
      ("es", "lee lo que dijo mi madre"),
      ("es", "lee el mensaje que me dijo"), ("it", "leggi cosa ha detto mia madre"),
      ("es", "lee el texto escrito el lunes"), ("es", "rastrea mi pedido la semana que viene"),
      ("fr", "lis le mot qu'il a écrit le lundi"), ("pt", "abre a agenda depois diz a hora"),
      ("en", "help my card doesn't work"), ("fr", "affiche le code erreur cinq"),
      ("pt", "lê o que disse a minha mãe"), ("ca", "llegeix el que ha dit la mare"),
    ])
  func saidByOthers(language: String, text: String) {
    let heard = Heard(text, language)
    #expect(heard.frame.asksForAct, "\(heard.summary)")
  }

  @Test(
    "a sentence whose subject is a request hints at it at most",
    arguments: [
      ("en", "open the gate were his exact words"), ("en", "open the gate according to her"),
      ("de", "öffne das tor brüllte der trainer"), ("de", "öffne das tor waren seine worte"),
      ("de", "öffne das tor hat mein vater gebrüllt"),
      ("fr", "ouvre le portail c'étaient ses mots"),
      ("fr", "ouvre le portail m'a crié le voisin"), ("es", "abre el portón chilló la vecina"),
      ("es", "abre el portón fueron sus palabras"), ("it", "apri il cancello strillò la vicina"),
      ("it", "apri il cancello era una prova"), ("pt", "abre o portão berrou a vizinha"),
      ("pt", "abre o portão era um teste"), ("nl", "open de poort gilde de buurvrouw"),
      ("nl", "open de poort heeft mijn vader geroepen"), ("sv", "öppna grinden vrålade grannen"),
      ("da", "åbn lågen var en prøve"), ("nb", "åpne grinda hylte naboen"),
      ("ca", "obre la porta era una prova"),
    ])
  func hinted(language: String, text: String) {
    let heard = Heard(text, language)
    #expect([.statement, .report].contains(heard.frame.act), "\(heard.summary)")
  }

  @Test(
    "a verb that is governed makes no sentence of the request before it",
    arguments: [
      ("en", "play what was on the radio"), ("en", "find out who was the king"),
      ("de", "zeig die liste der woche"),
      ("es", "pon la canción que ganó el festival"), ("es", "pon el café a la mañana"),
      ("it", "metti la canzone che vinse il festival"), ("pt", "toca a música que ganhou o prêmio"),
      ("nl", "speel het nummer dat won"), ("sv", "spela låten som var etta"),
      ("fr", "dis-moi ce qu'était le menu"),
    ])
  func governed(language: String, text: String) {
    let heard = Heard(text, language)
    #expect(heard.frame.asksForAct && heard.frame.act != .statement, "\(heard.summary)")
  }

  @Test(
    "a request that is taken back at its end asks for nothing",
    arguments: [
      ("de", "mach die lampe an nein lass es"), ("fr", "allume la lampe non rien"),
      ("es", "enciende la luz no mejor no"), ("pt", "acende a luz não melhor não"),
      ("it", "accendi la luce no meglio di no"), ("ca", "encén el llum no millor no"),
      ("ja", "電気をつけて忘れて"), ("en", "turn that on, never mind"),
      ("en", "open the gate no thanks"), ("en", "open the gate not now"),
      ("en", "set a reminder for us no thanks"), ("fr", "écris-le pour nous non merci"),
      ("it", "apri il cancello non adesso"),
      ("en", "feed the cat and open the gate no way"), ("en", "open the gate i am only joking"),
      ("en", "open the gate isn't what i want"),
      ("de", "öffne das tor ach ne"), ("de", "öffne das tor war ein scherz"),
      ("de", "öffne das tor von wegen"), ("fr", "ouvre le portail pas maintenant"),
      ("fr", "ouvre le portail surtout pas"), ("fr", "ouvre le portail hors de question"),
      ("es", "abre el portón no gracias"), ("es", "abre el portón ahora no"),
      ("es", "abre el portón ni hablar"), ("es", "abre el portón para nada"),
      ("it", "apri il cancello scherzo"), ("it", "apri il cancello neanche per sogno"),
      ("pt", "abre o portão agora não"), ("pt", "abre o portão de jeito nenhum"),
      ("nl", "open de poort was een grap"),
      ("sv", "öppna grinden skojar bara"), ("sv", "öppna grinden det kan du glömma"),
      ("da", "åbn lågen det kan du glemme"), ("nb", "åpne grinda det kan du glemme"),
      ("ca", "obre la porta ara no"),
    ])
  func takenBack(language: String, text: String) {
    let heard = Heard(text, language)
    #expect(heard.frame.polarity == .prohibited, "\(heard.summary)")
  }

  @Test(
    "what asks beside what is said no to is asked for",
    arguments: [
      ("en", "stop the timer"), ("en", "tell him that i said no"), ("en", "open the gate or not"),
      ("es", "dile que no"), ("es", "abre el portón por qué no"), ("fr", "dis-lui que non"),
      ("pt", "diz que não"), ("it", "digli di no"),
    ])
  func answers(language: String, text: String) {
    let heard = Heard(text, language)
    #expect(heard.frame.polarity == .affirmative, "\(heard.summary)")
  }

  @Test(
    "what stops somebody before a prohibition asks for nothing",
    arguments: ["stop don't open the gate", "wait do not sell the boat", "don't you ever sell it"])
  func stopped(text: String) {
    #expect(Heard(text).frame.polarity == .prohibited, "\(Heard(text).summary)")
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
    #expect(FrameAnalyzer.languages.filter { $0 != "en" } == FrameSentences.all.keys.sorted())
  }

  @Test("a tag with a region, and Norwegian by its other name, find their language")
  func tags() {
    #expect(FrameAnalyzer.forLanguage("pt-BR") != nil)
    #expect(FrameAnalyzer.forLanguage("no") === FrameAnalyzer.forLanguage("nb"))
    #expect(FrameAnalyzer.forLanguage("tlh") == nil)
  }
}
