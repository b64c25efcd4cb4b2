// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

/// Requests that are near to what an app does, and are for another act, thing or part.
@Suite("Other acts", .timeLimit(.minutes(hangMinutes))) struct OtherActTests {
  private static let slots = ["kiln": ParameterType.entity("Kiln")]
  private static let kilns = EntityDeclaration(
    name: "Kiln", title: "Kiln", query: .enumerable, values: values("Big kiln", "Test kiln"))

  private static let pottery = Result {
    try makeResolver([
      app(
        "pottery", "Claybird",
        shortcuts: [
          [
            "Reserve the ${kiln} with ${applicationName}", "Book the ${kiln} in ${applicationName}",
          ],
          [
            "Switch on firing alerts in ${applicationName}",
            "Tell me before firing ends with ${applicationName}",
          ],
          [
            "Cancel my seat at the wheel in ${applicationName}",
            "Drop my seat at the wheel with ${applicationName}",
          ],
          ["Open the ${kiln} with ${applicationName}"],
          [
            "Lengthen my session with ${applicationName}",
            "Extend my session in ${applicationName}",
          ],
          ["Stop the wheel with ${applicationName}", "Halt with ${applicationName}"],
          [
            "Put the ${kiln} on my list in ${applicationName}",
            "Add the ${kiln} to my list in ${applicationName}",
          ],
          ["Raise the heat with ${applicationName}"], ["Reduce the heat with ${applicationName}"],
        ], slots: slots, entities: [kilns])
    ])
  }

  private func said(_ text: String) throws -> Resolution { try Self.pottery.get().now(text) }

  @Test(
    "what undoes an intent in words that it does not know is not done",
    arguments: [
      "turn off the firing warnings in claybird", "switch the firing notices back off in claybird",
      "let my reservation of the big kiln go claybird", "give back the big kiln in claybird",
      "take the big kiln out of my list in claybird",
    ])
  func undone(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.status != .resolved, "\(outcome)")
  }

  @Test("a clause under a phrase says no direction of its intent") func clause() throws {
    #expect(try said("turn on the firing alerts in claybird").intent == "I1")
    #expect(try said("turn off the firing alerts in claybird").status == .noMatch)
    #expect(try said("tell me before the firing ends with claybird").intent == "I1")
  }

  @Test(
    "what is named for a part, for others or for another thing is asked about at most",
    arguments: [
      "claybird open the big kiln halfway", "open the big kiln partly with claybird",
      "reserve the big kiln for nora but not for me claybird",
    ])
  func limited(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.status != .resolved && outcome.status != .needsValue, "\(outcome)")
  }

  @Test(
    "an intent is not done whose act nothing says",
    arguments: [
      "i want a seat at the wheel in claybird", "nudge in claybird my session",
      "a seat at the wheel claybird",
    ])
  func unsaid(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.status != .resolved && outcome.status != .needsValue, "\(outcome)")
  }

  @Test("what replaces words is done, or asked about where it is not known which")
  func corrections() throws {
    #expect(try said("raise the heat no no reduce it claybird").intent == "I8")
    #expect(
      try said("reserve the big kiln actually make that the test kiln claybird").summary
        == "resolved pottery I0 kiln=Test kiln")
  }

  private static let hotel = Result {
    try makeResolver([
      app(
        "hotel", "Harbourlight",
        shortcuts: [
          ["Pick up with ${applicationName}", "Answer the call in ${applicationName}"],
          ["Make the lamp darker with ${applicationName}"],
          ["Make the lamp brighter with ${applicationName}"],
          [
            "Turn off the TV with ${applicationName}",
            "Power down the television with ${applicationName}",
          ],
          ["Move my breakfast to ${day} with ${applicationName}"],
          ["Make the sign smaller with ${applicationName}"],
          ["Make the sign bigger with ${applicationName}"],
        ], slots: ["day": .entity("Day")],
        entities: [
          EntityDeclaration(
            name: "Day", title: "Day", query: .enumerable, values: values("Market day"))
        ])
    ])
  }

  @Test(
    "what a verb is said of, and what replaces it is not known to, makes a question",
    arguments: [
      ("please pick up harbourlight", "resolved hotel I0"),
      ("pick up the kids with harbourlight", "needsConfirmation hotel I0"),
      ("switch off the television harbourlight", "resolved hotel I3"),
      ("switch off the oven harbourlight", "needsConfirmation hotel I3"),
      (
        "move the wedding to market day with harbourlight",
        "needsConfirmation hotel I4 day=Market day"
      ),
      ("make the lamp darker oops i meant brighter harbourlight", "resolved hotel I2"),
      ("make the sign smaller oops i meant bigger harbourlight", "needsConfirmation hotel I6"),
    ])
  func things(_ text: String, _ summary: String) throws {
    #expect(try Self.hotel.get().now(text).summary == summary)
  }

  private static let ledger = Result {
    try makeResolver([
      app(
        "ledger", "Tempo",
        shortcuts: [
          [
            "Show my paid reports in ${applicationName}",
            "Display the paid reports with ${applicationName}",
          ],
          ["Send a message with ${applicationName}"],
          ["Start my morning routine with ${applicationName}"],
          ["Show the highest balance in ${applicationName}"],
        ])
    ])
  }

  @Test(
    "another word in a place, another time and another person make a question; what is excepted is not done",
    arguments: [
      ("open the unpaid reports in tempo", "needsConfirmation ledger I0"),
      ("open the international reports in tempo", "needsConfirmation ledger I0"),
      ("open the paid reports in tempo", "resolved ledger I0"),
      ("could you open the paid reports for me in tempo", "resolved ledger I0"),
      ("start the evening routine in tempo", "needsConfirmation ledger I2"),
      ("begin my morning routine with tempo", "resolved ledger I2"),
      ("display the highest balance with tempo", "resolved ledger I3"),
      ("display the lowest balance with tempo", "noMatch"),
      ("could you send a message with tempo", "resolved ledger I1"),
      ("open my sister's paid reports in tempo", "needsConfirmation ledger I0"),
      ("start my neighbour's morning routine with tempo", "needsConfirmation ledger I2"),
      ("start my morning routine with tempo but not today", "noMatch"),
      ("start my morning routine but not now with tempo", "noMatch"),
      ("start my morning routine with tempo but not in the office", "noMatch"),
    ])
  func replaced(_ text: String, _ summary: String) throws {
    #expect(try Self.ledger.get().now(text).summary == summary)
  }

  @Test(
    "behind the preposition of a phrase another word than its own makes a question",
    arguments: [
      (
        "en", "Show the reports on the wall in",
        "could you show the reports on the phone in ledgerly", false
      ),
      (
        "en", "Show the reports on the wall in",
        "could you show the reports on the wall in ledgerly", true
      ),
      (
        "es", "Muestra el informe en el panel de", "muéstrame el informe en la tele ledgerly", false
      ),
      (
        "it", "Mostra il rapporto sul tabellone con", "mostrami il rapporto sul telefono ledgerly",
        false
      ),
    ])
  func places(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase)
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  /// What a text comes to, said to an app called Ledgerly with two phrases.
  private static func said(
    _ text: String, _ language: String, to phrase: String, or other: String = "Karaoke"
  ) throws -> Resolution {
    let ledgerly = app(
      "ledgerly", "Ledgerly", locale: language,
      shortcuts: [["\(phrase) ${applicationName}"], ["\(other) ${applicationName}"]])
    return try makeResolver([ledgerly]).now(ResolutionRequest(text, locale: LocaleTag(language)))
  }

  @Test(
    "words that say which one of a thing is meant make a question, where none is asked anyhow",
    arguments: [
      ("en", "Show my reports in", "display the office reports in ledgerly", false),
      ("en", "Show my reports in", "display the reports of the office in ledgerly", false),
      ("en", "Show my reports in", "display anna's reports in ledgerly", false),
      ("en", "Show my reports in", "display my reports for the meeting in ledgerly", true),
      ("en", "Show my reports in", "display the reports of tomorrow in ledgerly", false),
      ("en", "Turn up the volume in", "turn the volume up a bit in ledgerly", true),
      ("de", "Zeig meine Berichte in", "zeig die Berichte vom Büro in ledgerly", false),
      ("de", "Zeig meine Berichte in", "zeig mal die alten Berichte in ledgerly", false),
      ("fr", "Affiche mes factures dans", "affiche les factures du voisin dans ledgerly", false),
      ("es", "Muestra mis facturas en", "muestra las facturas del vecino en ledgerly", false),
      ("es", "Muestra mis facturas en", "muestra ya mis facturas en ledgerly", true),
      ("it", "Mostra le fatture in", "mostra le fatture del negozio in ledgerly", false),
      ("pt", "Mostre as faturas no", "mostre as faturas da loja no ledgerly", false),
      ("nl", "Toon mijn rekeningen in", "toon de rekeningen van de winkel in ledgerly", false),
      ("sv", "Visa mina räkningar i", "visa mina räkningar från affären i ledgerly", false),
      ("da", "Vis mine regninger i", "vis mine regninger fra butikken i ledgerly", false),
      ("nb", "Vis regningene mine i", "vis regningene mine fra butikken i ledgerly", false),
      (
        "ca", "Mostra les meves factures a", "mostra les meves factures de la botiga a ledgerly",
        false
      ),
      ("de", "Öffne das Tor mit", "öffne pauls tor ledgerly", false),
      ("de", "Öffne das Tor mit", "öffne bitte das tor ledgerly", true),
      ("nl", "Open de poort met", "open pauls poort ledgerly", false),
      ("sv", "Öppna grinden med", "öppna grannens grind ledgerly", false),
      ("da", "Åbn porten med", "åbn naboens port ledgerly", false),
      ("nb", "Åpne porten med", "åpne pauls port ledgerly", false),
      ("es", "Abre el portón con", "abre el portón para mi vecina ledgerly", false),
      ("pt", "Abre o portão com", "abre o portão para a minha irmã ledgerly", false),
      ("ja", "温度を上げて", "お風呂の温度上げて ledgerly", false),
      ("ja", "温度を上げて", "ledgerly温度上げて", true),
    ])
  func narrowed(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase)
    #expect(outcome.status == (isDone ? .resolved : .needsConfirmation))
  }

  @Test(
    "a verb with its object is not taken for the verb with another one",
    arguments: [
      ("fr", "Baisse le rideau avec", "baisse le chauffage ledgerly", false),
      ("fr", "Baisse la température avec", "baisse le chauffage ledgerly", true),
      ("fr", "Ferme la porte avec", "referme la porte ledgerly", true),
      ("es", "Sube el telón con", "sube la calefacción ledgerly", false),
      ("it", "Alza il sipario con", "alza le tapparelle ledgerly", false),
      ("pt", "Diminuir o oxigênio com", "diminui o brilho ledgerly", false),
      ("pt", "Escurecer a luz com", "diminui o brilho ledgerly", true),
      ("ca", "Abaixa el teló amb", "abaixa la calefacció ledgerly", false),
      ("en", "Mute the coach in", "mute the tv in ledgerly", false),
      ("en", "Charge", "charge my phone with ledgerly", false),
    ])
  func objects(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase)
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  @Test(
    "how a thing is, and what is taken out of, is not what is asked for",
    arguments: [
      (
        "es", "Abre la válvula en", "Cierra la válvula en",
        "la válvula sigue abierta ledgerly ciérrala"
      ),
      (
        "pt", "Fecha a válvula no", "Abre a válvula no",
        "a válvula ainda está fechada ledgerly reabre-a"
      ),
      (
        "ca", "Tanca la vàlvula amb", "Obre la vàlvula amb",
        "la vàlvula encara està tancada ledgerly reobre-la"
      ),
      (
        "it", "Chiudi la valvola in", "Apri la valvola in",
        "la valvola è ancora chiusa ledgerly riaprila"
      ),
      (
        "fr", "Abonne-moi à la revue dans", "Ouvre la revue dans",
        "enlève-la de mes abonnements ledgerly"
      ),
    ])
  func states(_ language: String, _ phrase: String, _ other: String, _ text: String) throws {
    let outcome = try Self.said(text, language, to: phrase, or: other)
    #expect(outcome.status != .resolved || outcome.intent == "I1", "\(outcome.outcome)")
  }

  @Test("where a verb says little, its object is held against that of the phrase")
  func lightVerbs() throws {
    for (language, phrase, text, isDone) in [
      ("it", "Metti in pausa la botola", "metti in pausa il forno ledgerly", false),
      ("es", "Pon en marcha la trampilla", "pon en marcha el horno ledgerly", false),
      ("en", "Set the trapdoor to silent with", "set the oven to silent ledgerly", false),
      ("it", "Metti in pausa la botola", "metti pure in pausa la botola ledgerly", true),
    ] {
      let outcome = try Self.said(text, language, to: phrase)
      #expect((outcome.status == .resolved) == isDone, "\(text): \(outcome.outcome)")
    }
  }

  @Test("words that may be a value make no question where the value is asked for")
  func narrowedValue() throws {
    let groups = app(
      "groups", "Pigeon",
      shortcuts: [
        ["Open the ${group} group in ${applicationName}"],
        ["Send a letter with ${applicationName}"],
      ],
      slots: ["group": .entity("Group")],
      entities: [
        EntityDeclaration(
          name: "Group", title: "Group", values: values("1:Family"))
      ])
    #expect(
      try makeResolver([groups]).now("open the enemies group in pigeon").status == .needsValue)
  }

  @Test(
    "what is undone, never wanted or left unfinished is not done",
    arguments: [
      ("undo that last check in with salonly", "noMatch"),
      ("salonly cancel that check in", "noMatch"),
      ("salonly cancel that check me in at the salon", "resolved salon I0"),
      ("i never want you to follow the stylist salonly", "noMatch"),
      ("i just want you to follow the stylist salonly", "resolved salon I1"),
      ("get the salon out of my favourites salonly", "needsConfirmation salon I3"),
      ("mark my visit as not done in salonly", "noMatch"),
      ("mark my visit as unfinished in salonly", "noMatch"),
      ("mark the visit as done in salonly", "resolved salon I2"),
    ])
  func undone(_ text: String, _ summary: String) throws {
    let salon = app(
      "salon", "Salonly",
      shortcuts: [
        ["Check in with ${applicationName}", "Check me in at the salon with ${applicationName}"],
        ["Follow a stylist in ${applicationName}", "Follow the stylist with ${applicationName}"],
        ["Mark my visit as done in ${applicationName}", "Finish my visit in ${applicationName}"],
        ["Add the salon to my favourites in ${applicationName}"],
      ])
    #expect(try makeResolver([salon]).now(text).summary == summary)
  }

  @Test("a word behind its noun is in the place of another one, too") func replacedBehind() throws {
    var bills = app(
      "bills", "Ledgerly",
      shortcuts: [
        [
          "Affiche mes factures payées dans ${applicationName}",
          "Montre les factures payées avec ${applicationName}",
        ], ["Envoie un message avec ${applicationName}"],
      ])
    bills.sourceLocale = "fr"
    let resolver = try makeResolver([bills])
    for (text, status) in [
      ("ouvre mes factures impayées avec ledgerly", Resolution.Status.needsConfirmation),
      ("ouvre mes factures payées avec ledgerly", .resolved),
    ] {
      #expect(
        resolver.now(ResolutionRequest(text, locale: LocaleTag("fr"))).status == status, "\(text)")
    }
  }

  @Test(
    "what is another person's is asked about, in languages that list persons for this alone",
    arguments: [
      (
        "fr", ["Affiche mes factures payées dans", "Montre les factures payées avec"],
        "ouvre les factures payées avec ledgerly",
        "ouvre les factures payées de mon voisin avec ledgerly"
      ),
      (
        "it", ["Mostra le mie bollette in", "Fammi vedere le bollette con"],
        "apri le bollette con ledgerly", "apri le bollette di mia sorella con ledgerly"
      ),
      (
        "ca", ["Mostra les meves factures a", "Ensenya'm les factures amb"],
        "obre les factures amb ledgerly", "obre les factures de la meva germana amb ledgerly"
      ),
    ])
  func persons(_ language: String, _ phrases: [String], _ own: String, _ others: String) throws {
    var bills = app(
      "bills", "Ledgerly",
      shortcuts: [phrases.map { "\($0) ${applicationName}" }, ["Message ${applicationName}"]])
    bills.sourceLocale = language
    let resolver = try makeResolver([bills])
    let locale = LocaleTag(language)
    #expect(resolver.now(ResolutionRequest(own, locale: locale)).status == .resolved)
    #expect(resolver.now(ResolutionRequest(others, locale: locale)).status == .needsConfirmation)
  }

  @Test(
    "what others did is told, with verbs whose past is no other form, too",
    arguments: [
      "my daughter set the big kiln on my list in claybird",
      "nora put her big kiln on my list in claybird",
    ])
  func told(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.status != .resolved, "\(outcome)")
  }

  @Test("other words for the same act and thing are done") func done() throws {
    for (text, summary) in [
      ("could you book the test kiln claybird", "resolved pottery I0 kiln=Test kiln"),
      ("claybird please cancel the seat at the wheel", "resolved pottery I2"),
      ("could you lengthen the session claybird", "resolved pottery I4"),
      ("claybird stop the wheel now", "resolved pottery I5"),
    ] {
      #expect(try said(text).summary == summary, "\(text)")
    }
  }

  @Test("another object of a Japanese verb makes a question, before the last を")
  func japaneseObject() throws {
    let resolver = try makeResolver([
      app(
        "kiln", "カマノヤ", locale: "ja",
        shortcuts: [["${applicationName}で皿を焼いて", "${applicationName}でお皿を焼いて"]])
    ])
    #expect(resolver.now("カマノヤで大きい皿を焼いてください", "ja").intent == "I0")
    let outcome = resolver.now("カマノヤで魚を焼いてください", "ja")
    #expect(outcome.status != .resolved, "\(outcome)")
  }

  @Test("a negation that nothing accounts for makes a question") func negation() throws {
    let resolver = try makeResolver([
      app(
        "rota", "Turnero", locale: "es",
        shortcuts: [
          [
            "Márcame como disponible en ${applicationName}",
            "Ponme disponible en ${applicationName}",
          ]
        ])
    ])
    #expect(resolver.now("ponme ya como disponible en turnero", "es").status == .resolved)
    let outcome = resolver.now("ponme ya como no disponible en turnero", "es")
    #expect(outcome.status != .resolved, "\(outcome)")
  }

  @Test("poles that an intent's phrases say both ways vouch for no direction") func contested()
    throws
  {
    let resolver = try makeResolver([
      app(
        "stove", "Glutkern", locale: "de",
        shortcuts: [
          [
            "Sperr die Platten mit ${applicationName}",
            "Aktivier die Kindersicherung in ${applicationName}",
          ]
        ])
    ])
    for text in [
      "heb die Sperre der Platten auf mit Glutkern", "nimm die Sperre von den Platten Glutkern",
    ] {
      let outcome = resolver.now(text, "de")
      #expect(outcome.status != .resolved, "\(outcome)")
    }
    #expect(resolver.now("sperr bitte alle Platten Glutkern", "de").intent == "I0")
  }
}
