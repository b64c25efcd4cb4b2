// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

/// Requests whose small words say that another value is meant, or that what is named is not to be done now or so.
@Suite("Circumstances", .timeLimit(.minutes(hangMinutes))) struct CircumstanceTests {
  private static func said(
    _ text: String, _ language: String, to phrase: String, _ type: ParameterType,
    _ titles: [String] = []
  ) throws -> Resolution {
    let lumo = app(
      "lumo", "Lumo", locale: language,
      shortcuts: [["\(phrase) ${applicationName}"], ["Karaoke ${applicationName}"]],
      slots: ["x": type],
      entities: [
        EntityDeclaration(
          name: "Level", title: "Level", query: .enumerable,
          values: titles.map { EntityValue(id: $0, title: $0) })
      ])
    return try makeResolver([lumo], .extended)
      .now(ResolutionRequest(text, locale: LocaleTag(language)))
  }

  @Test(
    "a listed value that is negated, or is not the only one, is not taken",
    arguments: [
      ("en", "Set the fan to ${x} in", "set the fan to not high in lumo", false),
      ("en", "Set the fan to ${x} in", "set the fan to low or high in lumo", false),
      ("en", "Set the fan to ${x} in", "set the fan to low and high in lumo", false),
      ("en", "Set the fan to ${x} in", "could you put the fan on high in lumo", true),
      ("en", "Set the fan to ${x} in", "set the fan to a bit less than high in lumo", false),
      (
        "de", "Stell den Ventilator auf ${x} in", "stell den ventilator auf low oder high in lumo",
        false
      ),
      (
        "fr", "Mets le ventilateur sur ${x} dans", "mets le ventilateur sur pas high dans lumo",
        false
      ),
      (
        "fr", "Mets le ventilateur sur ${x} dans", "mets le ventilateur sur low ou high dans lumo",
        false
      ),
      ("es", "Pon el ventilador en ${x} con", "pon el ventilador en low o high con lumo", false),
      (
        "it", "Metti il ventilatore su ${x} con", "metti il ventilatore su low o high con lumo",
        false
      ),
      (
        "pt", "Coloque o ventilador no ${x} com", "coloque o ventilador no low ou high com lumo",
        false
      ),
      ("nl", "Zet de ventilator op ${x} in", "zet de ventilator op low of high in lumo", false),
      ("sv", "Ställ fläkten på ${x} i", "ställ fläkten på low eller high i lumo", false),
      ("ja", "ファンを${x}にして", "ファンをlowかhighにして lumo", false),
    ])
  func listed(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase, .entity("Level"), ["Low", "High"])
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  @Test(
    "an amount is not taken out of another one, and not for what something is to change by",
    arguments: [
      ("en", "Set the kiln to ${x} in", "set the kiln to not twenty degrees in lumo", false),
      ("en", "Set the kiln to ${x} in", "set the kiln to twenty degrees higher in lumo", false),
      ("en", "Set the kiln to ${x} in", "set the kiln to twenty or thirty degrees in lumo", false),
      ("en", "Set the heating to ${x} in", "turn the heating up five degrees in lumo", false),
      ("en", "Set the heating to ${x} in", "raise the heating by five degrees in lumo", false),
      ("en", "Set the kiln to ${x} in", "set the kiln to twice twenty degrees in lumo", false),
      ("en", "Raise the kiln by ${x} in", "please raise my kiln by twenty degrees in lumo", true),
      ("de", "Stell den Ofen auf ${x} in", "stell den ofen auf zwanzig grad höher in lumo", false),
      ("de", "Stell den Ofen auf ${x} in", "dreh den ofen um zwanzig grad hoch in lumo", false),
      ("de", "Stell den Ofen auf ${x} in", "dreh den ofen auf zwanzig grad hoch in lumo", true),
      (
        "de", "Stell den Ofen auf ${x} in", "kannst du den ofen auf zwanzig grad bringen in lumo",
        true
      ),
      (
        "fr", "Règle le four sur ${x} dans", "règle le four sur vingt degrés de plus dans lumo",
        false
      ),
      ("es", "Pon la calefacción a ${x} en", "sube la calefacción cinco grados en lumo", false),
      ("it", "Imposta il forno a ${x} in", "imposta il forno a venti gradi in più in lumo", false),
      ("nl", "Zet de oven op ${x} in", "zet de oven op twintig graden hoger in lumo", false),
      ("sv", "Ställ ugnen på ${x} i", "ställ ugnen på tjugo grader högre i lumo", false),
    ])
  func amounts(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase, .measurement("temperature"))
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  @Test("what a moment is before is no moment that is meant")
  func bounds() throws {
    let phrase = "Plan the visit for ${x} with"
    let before = try Self.said(
      "plan a visit before the tenth of july with lumo", "en", to: phrase, .date)
    #expect(before.status != .resolved, "\(before.outcome)")
    let on = try Self.said(
      "please plan a visit on the tenth of july with lumo", "en", to: phrase, .date)
    #expect(on.status == .resolved, "\(on.outcome)")
  }

  @Test("a share is no sum of money")
  func shares() throws {
    let phrase = "Send ${x} to the club with"
    let part = try Self.said(
      "send fifty percent to the club with lumo", "en", to: phrase, .currency)
    #expect(part.status != .resolved, "\(part.outcome)")
    let sum = try Self.said(
      "please send the club fifty dollars with lumo", "en", to: phrase, .currency)
    #expect(sum.status == .resolved, "\(sum.outcome)")
  }

  @Test("to hold off is not to do, unless it is what the app does")
  func holdingOff() throws {
    let (delay, start) = (
      ["Delay boarding with ${applicationName}"], ["Start boarding with ${applicationName}"]
    )
    let both = try makeResolver([app("lumo", "Lumo", shortcuts: [delay, start])])
    #expect(both.now("put off boarding with lumo").phrase == delay[0])
    let one = try makeResolver([app("lumo", "Lumo", shortcuts: [start])])
    #expect(one.now("put off boarding with lumo").status == .noMatch)
    #expect(one.now("put off starting boarding with lumo").status == .noMatch)
    #expect(one.now("please start boarding now lumo").status == .resolved)
  }

  @Test(
    "what is to be done later or on a condition is asked about, and courtesy is no condition",
    arguments: [
      ("en", "Turn on the ${x} light with", "switch on the low light if it rains with lumo", false),
      (
        "en", "Turn on the ${x} light with", "turn on the low light before i leave with lumo", false
      ),
      ("en", "Turn on the ${x} light with", "switch the low light on if you can with lumo", true),
      (
        "en", "Turn on the ${x} light with", "should the rain start lumo turn on the low light",
        false
      ),
      (
        "de", "Schalte das Licht ${x} ein mit",
        "sollte jemand kommen lumo schalte das licht low ein", false
      ),
      ("it", "Accendi la luce ${x} con", "appena arriva marco lumo accendi la luce low", false),
      (
        "de", "Schalte das Licht ${x} ein mit", "schalte das licht low ein wenn es regnet mit lumo",
        false
      ),
      (
        "de", "Schalte das Licht ${x} ein mit", "mach das licht low ein wenn du kannst mit lumo",
        true
      ),
      ("fr", "Allume la lampe ${x} avec", "allume la lampe low s'il pleut avec lumo", false),
      (
        "fr", "Allume la lampe ${x} avec", "tu peux allumer la lampe low s'il te plaît avec lumo",
        true
      ),
      ("fr", "Allume la lampe ${x} avec", "quand je rentre allume la lampe low avec lumo", false),
      ("es", "Enciende la luz ${x} con", "enciende la luz low cuando llegue con lumo", false),
      ("it", "Accendi la luce ${x} con", "accendi la luce low se piove con lumo", false),
      ("pt", "Acenda a luz ${x} com", "acenda a luz low quando eu chegar com lumo", false),
      ("nl", "Doe het licht ${x} aan met", "doe het licht low aan als het regent met lumo", false),
      ("sv", "Tänd lampan ${x} med", "tänd lampan low om det regnar med lumo", false),
      ("nb", "Tenn lampen ${x} med", "tenn lampen low før jeg går med lumo", false),
      ("ja", "${x}の電気をつけて", "明日の朝lowの電気をつけて lumo", false),
      ("ja", "${x}の電気をつけて", "もう夜だからlowの電気をつけて lumo", true),
      ("ca", "Encén el llum ${x} amb", "encén el llum low si plou amb lumo", false),
      ("en", "Turn on the ${x} light with", "lumo turn on the low light 7 times", false),
      ("es", "Enciende la luz ${x} con", "lumo enciende la luz low a las siete", false),
      ("it", "Accendi la luce ${x} con", "lumo accendi la luce low alle 7", false),
      ("de", "Schalte das Licht ${x} ein mit", "lumo schalte das licht low um zwölf ein", false),
      ("pt", "Acenda a luz ${x} com", "lumo acenda a luz low às sete", false),
      ("nb", "Tenn lampen ${x} med", "lumo tenn lampen low klokka sju", false),
    ])
  func conditions(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase, .entity("Level"), ["Low", "High"])
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  @Test(
    "a condition of who is asked is one, and a courtesy is none, however long",
    arguments: [
      (
        "en", "Turn on the ${x} light with", "lumo turn on the low light",
        [
          "when you see the truck", "unless you hear from me", "once you are at the door",
          "if you can hear him",
        ],
        [
          "if you can", "when you get a chance", "when you've got a second", "if it's no trouble",
          "if you would be so kind",
          "as soon as possible",
        ]
      ),
      (
        "de", "Schalte das Licht ${x} ein mit", "lumo schalte das licht low ein",
        ["wenn du das auto siehst", "bis du die glocke hörst", "wenn sie kommen"],
        ["wenn du zeit hast", "wenn es dir nichts ausmacht", "sobald du kannst", "wenn möglich"]
      ),
      (
        "fr", "Allume la lampe ${x} avec", "lumo allume la lampe low",
        ["quand tu vois la voiture", "si tu entends la cloche", "quand vous arrivez"],
        ["s'il te plaît", "si tu veux bien", "quand tu auras un moment", "dès que possible"]
      ),
      (
        "es", "Enciende la luz ${x} con", "lumo enciende la luz low",
        ["cuando te avise", "si te llamo", "cuando es verano"],
        ["cuando puedas", "si no te importa", "si eres tan amable", "cuando tengas un momento"]
      ),
      (
        "it", "Accendi la luce ${x} con", "lumo accendi la luce low",
        ["quando ti faccio un cenno", "se è buio", "se ti chiamo"],
        ["se puoi", "quando hai un momento", "se non ti dispiace", "se ti è possibile"]
      ),
      (
        "nl", "Doe het licht ${x} aan met", "lumo doe het licht low aan",
        ["als ik je een seintje geef", "zodra je de bel hoort"],
        ["als je tijd hebt", "als het mogelijk is", "als je het niet erg vindt"]
      ),
      (
        "pt", "Acenda a luz ${x} com", "lumo acenda a luz low",
        ["quando você vir o carro", "se for de noite"],
        ["se puder", "quando tiver um tempinho", "se não for incômodo"]
      ),
      (
        "ca", "Encén el llum ${x} amb", "lumo encén el llum low",
        ["quan et truqui", "si és de nit"], ["si us plau", "quan puguis", "si no et fa res"]
      ),
      (
        "sv", "Tänd lampan ${x} med", "lumo tänd lampan low",
        ["när du ser bilen", "om du hör klockan"],
        ["om du kan", "när du har tid", "om det går bra"]
      ),
      (
        "da", "Tænd lampen ${x} med", "lumo tænd lampen low",
        ["når du ser bilen", "hvis du hører klokken"], ["hvis du kan", "når du har tid"]
      ),
      (
        "nb", "Tenn lampen ${x} med", "lumo tenn lampen low",
        ["når du ser bilen", "hvis du hører klokka"], ["hvis du kan", "når du har tid"]
      ),
    ])
  func courtesies(
    _ language: String, _ phrase: String, _ request: String, _ conditions: [String],
    _ courtesies: [String]
  ) throws {
    for (clauses, isDone) in [(conditions, false), (courtesies, true)] {
      for clause in clauses {
        let outcome = try Self.said(
          "\(request) \(clause)", language, to: phrase, .entity("Level"), ["Low", "High"])
        #expect((outcome.status == .resolved) == isDone, "\(clause): \(outcome.outcome)")
      }
    }
  }

  @Test(
    "what stands before the app's name is a condition, whatever else it tells, or a courtesy",
    arguments: [
      ("en", "Turn on the ${x} light with", "if you have time lumo turn on the low light", true),
      ("en", "Turn on the ${x} light with", "if you see him lumo turn on the low light", false),
      (
        "de", "Schalte das Licht ${x} ein mit", "wenn du zeit hast lumo schalte das licht low ein",
        true
      ),
      (
        "de", "Schalte das Licht ${x} ein mit",
        "nachdem du die tür geprüft hast lumo schalte das licht low ein", false
      ),
      ("fr", "Allume la lampe ${x} avec", "si tu peux lumo allume la lampe low", true),
      (
        "it", "Accendi la luce ${x} con",
        "una volta che la lavatrice ha finito lumo accendi la luce low", false
      ),
      ("it", "Accendi la luce ${x} con", "quando hai un momento lumo accendi la luce low", true),
      ("pt", "Acenda a luz ${x} com", "assim que eu te der o sinal lumo acenda a luz low", false),
      ("nl", "Doe het licht ${x} aan met", "als je tijd hebt lumo doe het licht low aan", true),
    ])
  func clausesBefore(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase, .entity("Level"), ["Low", "High"])
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  @Test(
    "an app's name behind an article may be that of a thing",
    arguments: [
      ("raise the presser foot and take the bobbin out", false),
      ("raise the presser foot to get at my bobbin please", false),
      ("raise the presser foot with my bobbin", true),
      ("raise the presser foot for my bobbin account", true),
      ("can you raise the presser foot bobbin", true),
    ])
  func thing(text: String, isDone: Bool) throws {
    let bobbin = app(
      "bobbin", "Bobbin",
      shortcuts: [
        ["Raise the presser foot with ${applicationName}"], ["Cut thread with ${applicationName}"],
      ])
    let outcome = try makeResolver([bobbin]).now(text)
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  @Test(
    "what leads away is not taken for what leads to, nor without for with",
    arguments: [
      ("en", "Send money to ${x} with", "send the money from anna with lumo", false),
      ("en", "Send money to ${x} with", "send money without anna with lumo", false),
      ("en", "Send money to ${x} with", "send some money to anna with lumo", true),
      ("en", "Get money from ${x} with", "get the money to anna with lumo", false),
      ("de", "Sende Geld an ${x} mit", "sende das geld von anna mit lumo", false),
      ("es", "Envía dinero a ${x} con", "envía el dinero sin anna con lumo", false),
      ("it", "Invia denaro a ${x} con", "invia il denaro da anna con lumo", false),
      ("nl", "Stuur geld naar ${x} met", "stuur het geld van anna met lumo", false),
      ("sv", "Skicka pengar till ${x} med", "skicka pengarna från anna med lumo", false),
      ("da", "Send penge til ${x} med", "send penge uden anna med lumo", false),
    ])
  func directions(_ language: String, _ phrase: String, _ text: String, isDone: Bool) throws {
    let outcome = try Self.said(text, language, to: phrase, .entity("Level"), ["Anna", "Bob"])
    #expect((outcome.status == .resolved) == isDone, "\(outcome.outcome)")
  }

  @Test("what a phrase's own noun is led up to by counts too")
  func nouns() throws {
    let copies = app(
      "copies", "Lumo",
      shortcuts: [
        ["Copy my photos to the laptop with ${applicationName}"],
        ["Karaoke with ${applicationName}"],
      ])
    let resolver = try makeResolver([copies])
    #expect(resolver.now("copy my photos from the laptop with lumo").status != .resolved)
    #expect(resolver.now("copy all photos to the laptop with lumo").status != .noMatch)
    #expect(resolver.now("please get my photos copied to the laptop with lumo").status == .resolved)
  }
}
