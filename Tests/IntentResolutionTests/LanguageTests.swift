// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseCompilation
import PhraseGrammar
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Languages") struct LanguageTests {
  /// What an utterance becomes in an app of one language with one closed slot.
  private func summary(
    _ phrase: String, name: String, locale: String, values: [EntityValue] = [], _ text: String,
    as spoken: String? = nil
  ) throws -> String {
    let catalog = app(
      "app", name, locale: locale, shortcuts: [[phrase]], slots: ["x": .entity("X")],
      entities: [EntityDeclaration(name: "X", title: "X", query: .enumerable, values: values)])
    return try makeResolver([catalog]).now(text, spoken ?? locale).summary
  }

  // MARK: - Polite words

  @Test(
    "openers, closers and fillers are skipped",
    arguments: [
      ("en", "Hey, could you please add milk in Tasks"),
      ("en", "Add milk in Tasks, thank you very much"),
      ("en", "um add milk in tasks please"), ("en", "add uh milk in um tasks"),
      ("en", "so well please would you add milk in tasks right now thanks"),
      ("de", "Könntest du bitte add milk in Tasks"), ("de", "add milk ähm in tasks danke"),
      ("fr", "S'il te plaît add milk in Tasks merci beaucoup"),
      ("fr", "est-ce que tu peux add milk in tasks euh"),
      ("es", "oye, ¿puedes add milk in tasks por favor?"), ("it", "per favore add milk in tasks"),
      ("pt", "você poderia add milk in tasks obrigado"), ("nl", "zou je add milk in tasks graag"),
      ("sv", "snälla add milk in tasks tack"), ("pl", "proszę add milk in tasks"),
      ("ru", "пожалуйста add milk in tasks спасибо"), ("tr", "lütfen add milk in tasks"),
      ("ja", "ねえ add milk in tasks お願いします"), ("ko", "저기요 add milk in tasks 해 주세요"),
      ("zh", "请帮我 add milk in tasks 谢谢"), ("th", "ช่วย add milk in tasks หน่อยครับ"),
      ("ar", "من فضلك add milk in tasks شكرا"), ("hi", "कृपया add milk in tasks धन्यवाद"),
    ])
  func polite(_ locale: String, _ text: String) throws {
    let catalog = app(
      "tasks", "Tasks", locale: locale, shortcuts: [["Add milk in ${applicationName}"]])
    let resolver = try makeResolver([catalog])
    let resolution = resolver.now(text, locale)
    #expect(resolution.summary == "resolved tasks I0")
    #expect(resolution.confidence < 1)
    #expect(resolution.confidence > 0.9)
    #expect(resolver.now("Add milk in Tasks", locale).confidence == 1)
  }

  @Test("polite words alone, or of another language, are no phrase") func notPolite() throws {
    let resolver = try makeResolver(
      [app("tasks", "Tasks", shortcuts: [["Add milk in ${applicationName}"]])],
      options: IntentResolver.Options(flexible: nil))
    for text in ["please thanks", "bitte add milk in tasks", "add milk in", "um", "please tasks"] {
      #expect(resolver.now(text).summary == "noMatch", "\(text)")
    }
  }

  @Test("a polite word that a phrase declares is the phrase's") func declaredPolite() throws {
    let resolver = try makeResolver([
      app(
        "app", "Music",
        shortcuts: [
          ["${applicationName} now"], ["Please ${applicationName}"], ["${applicationName}"],
        ])
    ])
    #expect(resolver.now("music now").summary == "resolved app I0")
    #expect(resolver.now("please music").summary == "resolved app I1")
    #expect(resolver.now("please music now").summary == "resolved app I0")
    #expect(resolver.now("ok music thanks").summary == "resolved app I2")
  }

  // MARK: - Diacritics

  @Test("diacritics folded cost a little, and the exact ones are preferred") func accents() throws {
    let catalog = app(
      "app", "Café", locale: "fr",
      shortcuts: [["Règle ${x} dans ${applicationName}"]], slots: ["x": .entity("X")],
      entities: [
        EntityDeclaration(
          name: "X", title: "X", query: .enumerable,
          values: values("plain:peche", "accent:pêche", "other:thé"))
      ])
    let resolver = try makeResolver([catalog])
    let exact = resolver.now("Règle pêche dans Café", "fr")
    #expect(exact.summary == "resolved app I0 x=accent")
    #expect(exact.confidence == 1)
    #expect(resolver.now("Règle peche dans Café", "fr").summary == "resolved app I0 x=plain")
    let folded = resolver.now("regle the dans cafe", "fr")
    #expect(folded.summary == "resolved app I0 x=other")
    #expect(folded.confidence < 1 && folded.confidence > 0.9)
    #expect(resolver.now("REGLE PÉCHÉ DANS CAFÉ", "fr").summary.hasPrefix("needsDisambiguation"))
  }

  @Test("of two phrases that differ in a diacritic the one said wins") func accentedPhrases() throws
  {
    let resolver = try makeResolver([
      app(
        "app", "Zeit", locale: "de",
        shortcuts: [["Schon offen in ${applicationName}"], ["Schön offen in ${applicationName}"]])
    ])
    #expect(resolver.now("schön offen in Zeit", "de").summary == "resolved app I1")
    #expect(resolver.now("schon offen in Zeit", "de").summary == "resolved app I0")
  }

  @Test("Turkish i is Turkish in Turkish only") func turkish() throws {
    let lamp = values("ISIK:IŞIK", "ili:İLİ")
    for (text, expected) in [
      ("ışık aç Ilık", "resolved app I0 x=ISIK"), ("IŞIK AÇ ILIK", "resolved app I0 x=ISIK"),
      ("ili aç ılık", "resolved app I0 x=ili"),
    ] {
      #expect(
        try summary("${x} aç ${applicationName}", name: "Ilık", locale: "tr", values: lamp, text)
          == expected, "\(text)")
    }
    #expect(
      try summary(
        "Open ${x} in ${applicationName}", name: "ILIK", locale: "en",
        values: values("1:INBOX"), "open inbox in ilik") == "resolved app I0 x=1")
    // A Turkish speaker says English names with the English i.
    #expect(
      try summary(
        "Open ${x} in ${applicationName}", name: "TIMELINE", locale: "en",
        values: values("1:INBOX"), "open inbox in timeline", as: "tr") == "resolved app I0 x=1")
  }

  // MARK: - Glued affixes

  @Test(
    "letters glued to a slot match with no joint, a blank, a hyphen or an apostrophe",
    arguments: [
      ("tr", "${applicationName}'da ${x} aç", ["Tasks", "da", " ışık aç"]),
      ("tr", "${applicationName}’da ${x} aç", ["Tasks", "da", " ışık aç"]),
      ("ko", "${applicationName}에서 ${x} 열어", ["Tasks", "에서", " ışık 열어"]),
      ("de", "Öffne ${x}-Chat in ${applicationName}", ["Öffne ışık", "chat", " in Tasks"]),
      (
        "de", "Zeige die ${x}liste in ${applicationName}", ["Zeige die ışık", "liste", " in tasks"]
      ),
      ("sv", "öppna sömntimer${applicationName} ${x}", ["öppna sömntimer", "tasks", " ışık"]),
      ("nl", "zet ${applicationName}s ${x} aan", ["zet Tasks", "s", " ışık aan"]),
    ])
  func glue(_ locale: String, _ phrase: String, _ parts: [String]) throws {
    for joint in ["", " ", "-", "'", "’"] {
      let text = parts[0] + joint + parts[1] + parts[2]
      let catalog = app(
        "app", "Tasks", locale: locale, shortcuts: [[phrase]], slots: ["x": .entity("X")],
        entities: [
          EntityDeclaration(
            name: "X", title: "X", query: .enumerable, values: values("1:ışık", "2:ışıklar"))
        ])
      let resolution = try makeResolver([catalog]).now(text, locale)
      #expect(resolution.summary == "resolved app I0 x=1", "\(text)")
      #expect(resolution.parameters.first?.text == "ışık", "\(text)")
    }
  }

  @Test("a glued word that is also another phrase's word still matches") func knownGluedWord()
    throws
  {
    let resolver = try makeResolver([
      app(
        "app", "Tasks", locale: "tr",
        shortcuts: [["${applicationName}da bul"], ["${applicationName} tasksda aç"]])
    ])
    #expect(resolver.now("tasksda bul", "tr").summary == "resolved app I0")
    #expect(resolver.now("tasks tasksda aç", "tr").summary == "resolved app I1")
    #expect(resolver.now("tasksde bul", "tr").summary == "noMatch")
    #expect(resolver.now("xtasksda bul", "tr").summary == "noMatch")
  }

  @Test("a hesitation in an utterance with a glued word is skipped too") func gluedFiller() throws {
    let resolver = try makeResolver([
      app("app", "Tasks", locale: "tr", shortcuts: [["Bul ${applicationName}'da hemen bunu"]])
    ])
    #expect(resolver.now("bul şey tasksda hemen bunu", "tr").summary == "resolved app I0")
    #expect(resolver.now("bul tasks'da hemen şey bunu", "tr").summary == "resolved app I0")
  }

  @Test("an utterance of many glued words is read to its end or not at all") func manyGlued() throws
  {
    let resolver = try makeResolver(
      [app("app", "Tasks", locale: "tr", shortcuts: [["${applicationName}da ${text}"]])], .extended)
    for count in [1, 400, 507, 508, 510, 511] {
      let words = Array(repeating: "adada", count: count).joined(separator: " ")
      let resolution = resolver.now("Tasksda " + words, "tr")
      #expect(resolution.status == .resolved, "\(count)")
      #expect(resolution.parameters.first?.text == words, "\(count)")
    }
  }

  // MARK: - Compounds

  @Test(
    "a compound matches as one word, two words, or joined by a hyphen",
    arguments: ["Wi-Fi", "wifi", "wi fi", "WiFi", "Wi‑Fi"])
  func compounds(_ spoken: String) throws {
    #expect(
      try summary(
        "Turn on Wi-Fi in ${applicationName}", name: "Home", locale: "en",
        "turn on \(spoken) in home") == "resolved app I0")
    #expect(
      try summary(
        "Open ${x} in ${applicationName}", name: "Home", locale: "en",
        values: values("1:Wi-Fi"), "open \(spoken) in home") == "resolved app I0 x=1")
    #expect(
      try summary("Open ${applicationName}", name: "Wi-Fi", locale: "en", "open \(spoken)")
        == "resolved app I0")
  }

  @Test("a compound declared as one word matches with a hyphen, its ranges whole")
  func declaredWhole() throws {
    #expect(
      try summary(
        "Open ${x} in ${applicationName}", name: "Home", locale: "de",
        values: values("1:Partymodus"), "open Party-Modus in home") == "resolved app I0 x=1")
    // Also where the second half could be taken apart: "modus" ends in a glued letter.
    let catalog = app(
      "app", "Home", locale: "tr",
      shortcuts: [["${x}i aç ${applicationName}"]], slots: ["x": .entity("X")],
      entities: [
        EntityDeclaration(
          name: "X", title: "X", query: .enumerable, values: values("1:wifi", "2:f"))
      ])
    let resolution = try makeResolver([catalog]).now("wi-fi i aç home", "tr")
    #expect(resolution.summary == "resolved app I0 x=1")
    #expect(resolution.parameters.first?.text == "wi-fi")
  }

  @Test(
    "a contraction is its words spelled out", arguments: ["don't", "don’t", "do not", "DON'T"])
  func contractions(_ spoken: String) throws {
    #expect(
      try summary(
        "I don't want ${x} in ${applicationName}", name: "Food", locale: "en",
        values: values("1:what's hot"), "I \(spoken) want what is hot in food")
        == "resolved app I0 x=1")
    #expect(
      try summary(
        "I do not want ${x} in ${applicationName}", name: "Food", locale: "en",
        values: values("1:what is hot"), "I \(spoken) want what's hot in food")
        == "resolved app I0 x=1")
  }

  @Test("English phrases hear their contractions from a German speaker") func germanRequest() throws
  {
    let english = app("app", "Food", shortcuts: [["What's new in ${applicationName}"]])
    let german = app("de", "Essen", locale: "de", shortcuts: [["Was gibt's in ${applicationName}"]])
    let resolver = try makeResolver([english, german])
    #expect(resolver.now("what's new in food", "de").summary == "resolved app I0")
    #expect(resolver.now("what is new in food", "de").summary == "resolved app I0")
    #expect(resolver.now("was gibt’s in essen", "de").summary == "resolved de I0")
    #expect(resolver.now("was gibt’s in essen", "en").summary == "resolved de I0")
  }

  // MARK: - Scripts without spaces

  @Test("Japanese, Chinese and Thai match wherever words are taken to end") func spaceless() throws
  {
    let songs = values("1:東京ナイト", "2:北国", "3:เพลงรัก")
    for (locale, phrase, name, text, expected) in [
      ("ja", "${applicationName}で${x}を再生", "ミュージック", "ミュージックで東京ナイトを再生", "1"),
      ("ja", "${applicationName}で${x}を再生", "ミュージック", "ミュージック で 東京 ナイト を 再生して ください", "1"),
      ("ja", "${applicationName}で${x}を再生して", "ミュージック", "ねえミュージックで北国を再生してください", "2"),
      ("zh-Hans", "在${applicationName}中播放${x}", "音乐", "请在音乐中播放北国", "2"),
      ("zh-Hans", "在${applicationName}中播放${x}", "音乐", "在 音乐 中 播放 北国吧", "2"),
      ("zh-Hans", "在${applicationName}中播放${x}", "Music", "在Music中播放北国", "2"),
      ("th", "เล่น${x}ใน${applicationName}", "ดนตรี", "ช่วยเล่นเพลงรักในดนตรีหน่อย", "3"),
      ("th", "เล่น${x}ใน${applicationName}", "Music", "เล่นเพลงรักในMusic", "3"),
    ] {
      #expect(
        try summary(phrase, name: name, locale: locale, values: songs, text)
          == "resolved app I0 x=\(expected)", "\(text)")
    }
  }

  @Test("ranges behind Japanese text are its bytes") func japaneseRange() throws {
    let catalog = app(
      "app", "ミュージック", locale: "ja", shortcuts: [["${applicationName}で${x}を再生"]],
      slots: ["x": .entity("X")],
      entities: [
        EntityDeclaration(name: "X", title: "X", query: .enumerable, values: values("1:東京"))
      ])
    let resolution = try makeResolver([catalog]).now("ミュージックで東京を再生", "ja")
    let range = try #require(resolution.parameters.first?.range)
    #expect(range == TextSpan(lower: 21, upper: 27))
    #expect(resolution.bytes(range) == "東京")
  }

  // MARK: - Locales

  @Test("an enum case has the title of the locale that matched") func enumTitles() throws {
    let catalog = app(
      "app", "Notes", shortcuts: [["Show ${color} in ${applicationName}"]],
      slots: ["color": .enumeration("Color")],
      enums: [
        EnumDeclaration(
          name: "Color", title: "Color",
          cases: [
            EnumCase(id: "red", title: "Red"), EnumCase(id: "blue", title: "Blue"),
            EnumCase(id: "navy", title: "Navy", synonyms: ["blue"]),
          ])
      ],
      localizations: [
        LocalizationDeclaration(
          locale: "de",
          enumCases: [
            EnumCaseTranslation(enumName: "Color", caseID: "blue", title: "Blau"),
            EnumCaseTranslation(
              enumName: "Color", caseID: "red", title: "Rot", synonyms: ["Ziegel"]),
            EnumCaseTranslation(enumName: "Color", caseID: "navy", title: "Blau"),
          ])
      ])
    let resolver = try makeResolver([catalog])
    #expect(
      resolver.now("show ziegel in notes", "de").parameters.map(\.value)
        == [.entity(id: "red", title: "Rot")])
    #expect(
      resolver.now("show red in notes", "de").summary == "needsConfirmation app I0")
    #expect(
      resolver.now("show red in notes").parameters.map(\.value)
        == [.entity(id: "red", title: "Red")])
    let choice = resolver.now("show blau in notes", "de").disambiguation
    #expect(choice?.options.map(\.id) == ["blue", "navy"])
    #expect(choice?.options.map(\.title) == ["Blau", "Blau"])
  }

  @Test("a locale falls back along its language, then to the app's source") func fallback() throws {
    func phrases(_ locale: String, _ text: String, _ name: String) -> LocalizationDeclaration {
      LocalizationDeclaration(
        locale: locale, app: AppNames(name: name),
        phrases: [
          PhraseTranslation(source: "Open ${applicationName}", phrases: [PhraseDeclaration(text)])
        ])
    }
    let catalog = app(
      "app", "Notes", shortcuts: [["Open ${applicationName}"]],
      localizations: [
        phrases("pt-BR", "Abra ${applicationName}", "Notas"),
        phrases("zh-Hant", "打開${applicationName}", "備忘錄"),
        phrases("zh-Hans", "打开${applicationName}", "备忘录"),
        phrases("nb", "Åpne ${applicationName}", "Notater"),
      ])
    let resolver = try makeResolver([catalog])
    for (locale, text, found) in [
      ("en-GB", "open notes", "en"), ("pt-PT", "abra notas", "pt-BR"),
      ("pt", "abra notas", "pt-BR"),
      ("zh-TW", "打開備忘錄", "zh-Hant"), ("zh-HK", "打開備忘錄", "zh-Hant"),
      ("zh-CN", "打开备忘录", "zh-Hans"), ("no", "åpne notater", "nb"), ("nn", "åpne notater", "nb"),
      ("fi", "open notes", "en"), ("und", "open notes", "en"), ("", "open notes", "en"),
    ] {
      let resolution = resolver.now(text, locale)
      #expect(resolution.status == .resolved, "\(locale)")
      #expect(resolution.locale == found, "\(locale)")
    }
    #expect(resolver.now("open notes", "pt").summary == "noMatch")
    #expect(resolver.now("打开备忘录", "zh-TW").summary == "noMatch")
  }
}
