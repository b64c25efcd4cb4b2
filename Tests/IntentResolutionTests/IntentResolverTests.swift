// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseCompilation
import PhraseGrammar
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Resolving") struct IntentResolverTests {
  private static let tasks = app(
    "tasks", "Tasks", synonyms: ["Task Manager"],
    shortcuts: [
      ["Complete ${task} in ${applicationName}", "Finish a task in ${applicationName}"],
      ["Open ${applicationName}"],
      ["Set priority to ${priority} in ${applicationName}"],
    ],
    slots: ["task": .entity("Task"), "priority": .enumeration("Priority")],
    entities: [
      EntityDeclaration(
        name: "Task", title: "Task",
        values: [
          EntityValue(id: "1", title: "Buy milk", synonyms: ["milk run"]),
          EntityValue(id: "2", title: "Call the plumber about the sink"),
          EntityValue(id: "3", title: "Water plants"),
        ])
    ],
    enums: [
      EnumDeclaration(
        name: "Priority", title: "Priority",
        cases: [
          EnumCase(id: "high", title: "High", synonyms: ["urgent"]),
          EnumCase(id: "low", title: "Low"),
        ])
    ],
    negative: ["Delete my ${applicationName} account"])

  // MARK: - Statuses

  @Test(
    "each utterance has its outcome",
    arguments: [
      ("Complete buy milk in Tasks", "resolved tasks I0 task=1"),
      ("complete MILK RUN in task manager", "resolved tasks I0 task=1"),
      ("Finish a task in Tasks", "needsValue tasks I0 missing:task"),
      ("Open Tasks", "resolved tasks I1"),
      ("set priority to urgent in tasks", "resolved tasks I2 priority=high"),
      ("set priority to medium in tasks", "needsValue tasks I2 missing:priority"),
      ("Delete my Tasks account", "negative tasks"),
      ("Open the pod bay doors", "noMatch"),
      ("Complete buy milk", "noMatch"),
      ("Tasks", "noMatch"),
      ("", "noMatch"),
      ("…", "noMatch"),
      // The words of a value in another order, or some of them, are searched for.
      ("complete milk in tasks", "resolved tasks I0 task=1"),
      ("complete plumber sink in tasks", "resolved tasks I0 task=2"),
      ("complete something else in tasks", "needsValue tasks I0 missing:task"),
    ])
  func outcomes(_ text: String, _ expected: String) throws {
    #expect(try makeResolver([Self.tasks]).now(text).summary == expected)
  }

  @Test("text over a limit is rejected with the limit")
  func rejected() throws {
    let resolver = try makeResolver([Self.tasks])
    let long = resolver.now(String(repeating: "a", count: 20_000))
    #expect(long.status == .rejected)
    #expect(long.error == "the text is longer than 16384 bytes")
    let many = resolver.now(String(repeating: "a ", count: 600))
    #expect(many.status == .rejected)
    #expect(many.error == "the text has more than 512 words")
  }

  @Test("an intent that asks for it is confirmed, and so is an unsure hypothesis")
  func confirmation() throws {
    var catalog = Self.tasks
    catalog.intents[1].requiresConfirmation = true
    let resolver = try makeResolver([catalog])
    #expect(resolver.now("Open Tasks").status == .needsConfirmation)
    #expect(resolver.now("Complete buy milk in Tasks").status == .resolved)
    // What lacks a value is asked for first.
    catalog.intents[0].requiresConfirmation = true
    #expect(try makeResolver([catalog]).now("Finish a task in Tasks").status == .needsValue)
    // A recogniser's confidences count beside each other: alone, the unsurest is the best there is.
    let alone = ResolutionRequest(hypotheses: [
      Hypothesis("Complete buy milk in Tasks", confidence: 0.3)
    ])
    #expect(resolver.now(alone).confidence == 1)
    let unsure = ResolutionRequest(hypotheses: [
      Hypothesis("complete by mill in tusks", confidence: 0.8),
      Hypothesis("Complete buy milk in Tasks", confidence: 0.2),
    ])
    #expect(resolver.now(unsure).status == .needsConfirmation)
    #expect(resolver.now(unsure).confidence == 0.25)
    let bold = try makeResolver([Self.tasks], options: IntentResolver.Options(confirmBelow: 0.2))
    #expect(bold.now(unsure).status == .resolved)
  }

  @Test("optional parameters and those with a default are not asked for") func optional() throws {
    var catalog = Self.tasks
    catalog.intents[0].parameters[0].isOptional = true
    #expect(
      try makeResolver([catalog]).now("Finish a task in Tasks").summary == "resolved tasks I0")
    catalog.intents[0].parameters[0].isOptional = false
    catalog.intents[0].parameters[0].defaultValue = "\"1\""
    #expect(
      try makeResolver([catalog]).now("Finish a task in Tasks").summary == "resolved tasks I0")
  }

  @Test("dialogs are those of the locale that matched, else of the source") func dialogs() throws {
    var catalog = Self.tasks
    catalog.intents[0].parameters[0].requestValueDialog = "Which task?"
    catalog.localizations = [
      LocalizationDeclaration(
        locale: "de", app: AppNames(name: "Aufgaben"),
        phrases: [
          PhraseTranslation(
            source: "Finish a task in ${applicationName}",
            phrases: [PhraseDeclaration("Beende eine Aufgabe in ${applicationName}")])
        ],
        strings: [
          StringTranslation(source: "Other", target: "Anderes"),
          StringTranslation(source: "Which task?", target: "Welche Aufgabe?"),
        ]),
      LocalizationDeclaration(locale: "fr"),
    ]
    let resolver = try makeResolver([catalog])
    #expect(resolver.now("finish a task in tasks").dialog == "Which task?")
    let german = resolver.now("Beende eine Aufgabe in Aufgaben", "de-AT")
    #expect(german.dialog == "Welche Aufgabe?")
    #expect(german.locale == "de")
    #expect(german.phrase == "Beende eine Aufgabe in ${applicationName}")
    #expect(resolver.now("finish a task in tasks", "fr").dialog == "Which task?")
  }

  @Test("a scratch tells languages apart whose names stand in the same memory")
  func sameMemory() throws {
    let resolver = try makeResolver([
      app(
        "a", "Tasks", shortcuts: [["Open ${applicationName}"]],
        localizations: [
          LocalizationDeclaration(
            locale: "de", app: AppNames(name: "Aufgaben"),
            phrases: [
              PhraseTranslation(
                source: "Open ${applicationName}",
                phrases: [PhraseDeclaration("Öffne ${applicationName}")])
            ])
        ])
    ])
    #expect(resolver.now("öffne aufgaben", "en").status == .noMatch)
    var scratch = MatchScratch()
    // A name that has been longer keeps its storage, which the next one of the size is given when it is freed.
    func status(_ text: String, _ language: String) -> Resolution.Status {
      var name = String(repeating: "x", count: 60)
      name.removeAll(keepingCapacity: true)
      name += language
      var tag = LocaleTag("und")
      tag.language = name
      return resolver.resolveSynchronously(
        ResolutionRequest(text, locale: tag), scratch: &scratch
      ).status
    }
    for _ in 0..<100 {
      #expect(status("open tasks", "en") == .resolved)
      #expect(status("öffne aufgaben", "de") == .resolved)
    }
  }

  @Test("a scratch lets the image of another resolver go")
  func lastImage() throws {
    var scratch = MatchScratch()
    weak var image: IndexImage?
    for k in 0..<2 {
      let resolver = try makeResolver([
        app("a\(k)", "Tasks", shortcuts: [["Open ${applicationName}"]])
      ])
      if k == 0 { image = resolver.image }
      let outcome = resolver.resolveSynchronously(
        ResolutionRequest("open tasks"), scratch: &scratch)
      #expect(outcome.app == "a\(k)")
    }
    #expect(image == nil)
  }

  // MARK: - Slots

  private static func player(
    _ query: EntityQueryKind, isOpen: Bool = false, _ values: [EntityValue]
  ) -> AppCatalog {
    app(
      "player", "Player", shortcuts: [["Play ${song} on ${applicationName}"]],
      slots: ["song": .entity("Song")],
      entities: [
        EntityDeclaration(
          name: "Song", title: "Song", query: query, isOpen: isOpen, values: values)
      ])
  }

  @Test("a closed slot takes listed names, a searched one finds words, an open one takes all")
  func slotKinds() throws {
    let songs = values("1:Blue Monday", "2:Monday Morning")
    let closed = try makeResolver([Self.player(.enumerable, songs)])
    #expect(closed.now("play blue monday on player").summary == "resolved player I0 song=1")
    #expect(closed.now("play blue on player").summary == "needsConfirmation player I0")
    let searched = try makeResolver([Self.player(.string, songs)])
    #expect(searched.now("play blue on player").summary == "resolved player I0 song=1")
    #expect(searched.now("play red on player").summary == "needsValue player I0 missing:song")
    #expect(
      searched.now("play monday on player").summary == "needsDisambiguation player I0 song:1|2")
    let open = try makeResolver([Self.player(.string, isOpen: true, songs)], .extended)
    #expect(open.now("play blue monday on player").summary == "resolved player I0 song=1")
    #expect(open.now("play Red River on player").summary == "resolved player I0 song~Red River")
    // Open entities are of the rule set extended only.
    let apple = try makeResolver([Self.player(.string, isOpen: true, songs)])
    #expect(apple.now("play red river on player").status == .needsValue)
  }

  @Test("a text slot binds the words as they were said") func textSlots() throws {
    let notes = app(
      "notes", "Notes",
      shortcuts: [["Write ${text} in ${applicationName}", "${applicationName} write ${text}"]])
    let resolver = try makeResolver([notes], .extended)
    let resolution = resolver.now("Write Grüße, an Zoë! in Notes please")
    #expect(resolution.summary == "resolved notes I0 text\"Grüße, an Zoë\"")
    #expect(resolution.bytes(resolution.parameters[0].range) == "Grüße, an Zoë")
    #expect(resolution.confidence < 1)
    // A closer behind free text is polite, not text.
    #expect(resolver.now("Notes write hello please").summary == "resolved notes I0 text\"hello\"")
    #expect(resolver.now("Write in Notes").summary == "needsValue notes I0 missing:text")
  }

  @Test("two values of one title are to be chosen from, in declaration order, ten at most")
  func sameTitle() throws {
    var songs = [
      EntityValue(id: "b", title: "Hello", subtitle: "Adele"),
      EntityValue(id: "a", title: "Hello", subtitle: "Lionel Richie"),
    ]
    let two = try makeResolver([Self.player(.enumerable, songs)]).now("play hello on player")
    #expect(two.summary == "needsDisambiguation player I0 song:b|a")
    #expect(two.disambiguation?.options.map(\.subtitle) == ["Adele", "Lionel Richie"])
    for k in 0..<20 { songs.append(EntityValue(id: "x\(k)", title: "hello")) }
    let many = try makeResolver([Self.player(.string, songs)]).now("play hello on player")
    #expect(
      many.disambiguation?.options.map(\.id)
        == ["b", "a", "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"])
    let searched = try makeResolver([
      Self.player(.string, (0..<30).map { EntityValue(id: "\($0)", title: "Song number \($0)") })
    ]).now("play number on player")
    #expect(searched.disambiguation?.options.map(\.id) == (0..<10).map(String.init))
  }

  @Test("a title that is also a synonym of the same value is one value") func ownSynonym() throws {
    let songs = [EntityValue(id: "1", title: "Hello", synonyms: ["hello", "HELLO"])]
    #expect(
      try makeResolver([Self.player(.enumerable, songs)]).now("play hello on player").summary
        == "resolved player I0 song=1")
  }

  @Test("several slots are bound in the intent's order") func severalSlots() throws {
    let travel = app(
      "travel", "Travel",
      shortcuts: [["Book ${from} to ${to} with ${applicationName} in ${class}"]],
      slots: [
        "from": .entity("City"), "to": .entity("City"), "class": .enumeration("Class"),
      ],
      entities: [
        EntityDeclaration(
          name: "City", title: "City", query: .enumerable,
          values: values("ber:Berlin", "nyc:New York", "yrk:York"))
      ],
      enums: [
        EnumDeclaration(
          name: "Class", title: "Class",
          cases: [EnumCase(id: "1", title: "first class"), EnumCase(id: "2", title: "economy")])
      ])
    let resolution = try makeResolver([travel], .extended)
      .now("book New York to berlin with travel in First Class")
    #expect(resolution.summary == "resolved travel I0 from=nyc to=ber class=1")
    #expect(resolution.parameters.map(\.text) == ["New York", "berlin", "First Class"])
    #expect(
      resolution.parameters.map { resolution.bytes($0.range) } == resolution.parameters.map(\.text))
  }

  // MARK: - Ranking

  @Test("a literal word beats a value, and a value beats free text") func literalFirst() throws {
    let music = app(
      "music", "Music",
      shortcuts: [
        ["Play ${anything} on ${applicationName}"], ["Play ${song} on ${applicationName}"],
        ["Play favorites on ${applicationName}"],
      ],
      slots: ["song": .entity("Song")],
      entities: [
        EntityDeclaration(
          name: "Song", title: "Song", query: .enumerable,
          values: values("f:favorites", "h:hello"))
      ])
    let resolver = try makeResolver([music], .extended)
    #expect(resolver.now("play favorites on music").summary == "resolved music I2")
    #expect(resolver.now("play hello on music").summary == "resolved music I1 song=h")
    #expect(resolver.now("play jazz on music").summary == "resolved music I0 anything\"jazz\"")
    let alternatives = resolver.now("play favorites on music").alternatives
    #expect(alternatives.map(\.intent) == ["I1", "I0"])
  }

  @Test("the longer app name beats the shorter that begins it") func longerName() throws {
    let resolver = try makeResolver([
      app("tasks", "Tasks", shortcuts: [["Open ${applicationName}", "${applicationName} pro"]]),
      app("pro", "Tasks Pro", shortcuts: [["Open ${applicationName}"]]),
    ])
    #expect(resolver.now("open tasks pro").summary == "resolved pro I0")
    #expect(resolver.now("open tasks").summary == "resolved tasks I0")
    #expect(resolver.now("tasks pro").summary == "resolved tasks I0")
  }

  @Test("between equal phrases of one app the first declared wins") func declarationOrder() throws {
    let resolver = try makeResolver([
      app("a", "Aa", shortcuts: [["Go ${applicationName}"], ["Go ${applicationName}"]])
    ])
    #expect(resolver.now("go aa").summary == "resolved a I0")
    #expect(resolver.now("go aa").alternatives.map(\.intent) == ["I1"])
  }

  @Test("two apps of one name and phrase are to be chosen from, unless one is in front")
  func sameName() throws {
    let resolver = try makeResolver([
      app("one", "Notes", shortcuts: [["New note in ${applicationName}"]]),
      app(
        "two", "Notes",
        shortcuts: [["New note in ${applicationName}"], ["Open ${applicationName}"]]),
      app("three", "Notes", shortcuts: [["Close ${applicationName}"]]),
    ])
    let resolution = resolver.now("new note in notes")
    #expect(resolution.status == .needsDisambiguation)
    #expect(resolution.disambiguation?.parameter == nil)
    #expect(resolution.disambiguation?.options.map(\.id) == ["one", "two"])
    #expect(resolution.disambiguation?.options.map(\.intent) == ["I0", "I0"])
    #expect(resolver.now("open notes").summary == "resolved two I1")
    #expect(resolver.now("new note in notes", foreground: "two").summary == "resolved two I0")
    #expect(resolver.now("new note in notes", foreground: "one").summary == "resolved one I0")
    #expect(resolver.now("new note in notes", only: ["two", "three"]).summary == "resolved two I0")
    #expect(resolver.now("new note in notes", only: ["three"]).summary == "noMatch")
    #expect(resolver.now("new note in notes", only: []).summary == "noMatch")
    #expect(resolver.now("new note in notes", only: ["nobody"]).summary == "noMatch")
  }

  @Test("an app that cannot bind what was said is no rival") func unboundRival() throws {
    func player(_ id: String, _ titles: EntityValue...) -> AppCatalog {
      var catalog = Self.player(.string, titles)
      catalog.id = id
      return catalog
    }
    let resolver = try makeResolver([
      player("one", EntityValue(id: "1", title: "Red River")),
      player("two", EntityValue(id: "2", title: "Blue Moon")),
      player("three", EntityValue(id: "3", title: "Blue Monday")),
    ])
    #expect(resolver.now("play river on player").summary == "resolved one I0 song=1")
    #expect(resolver.now("play moon on player").summary == "resolved two I0 song=2")
    let both = resolver.now("play blue on player")
    #expect(both.status == .needsDisambiguation)
    #expect(both.disambiguation?.options.map(\.id) == ["two", "three"])
  }

  // MARK: - Negative phrases

  @Test("a negative phrase keeps its app out, and another app still wins") func negative() throws {
    let first = app(
      "one", "Mail", shortcuts: [["Delete ${x} ${applicationName}"]], slots: ["x": .string],
      negative: ["Delete all ${applicationName}"])
    let second = app("two", "Mail", shortcuts: [["Delete all ${applicationName}"]])
    #expect(
      try makeResolver([first, second], .extended).now("delete all mail").summary
        == "resolved two I0")
    let alone = try makeResolver([first], .extended)
    #expect(alone.now("delete all mail").summary == "negative one")
    #expect(alone.now("please delete all mail").summary == "negative one")
    #expect(alone.now("delete old mail").summary == "resolved one I0 x\"old\"")
    #expect(
      try makeResolver([first, second], .extended).now("delete all mail", only: ["one"]).status
        == .negative)
  }

  // MARK: - Several hypotheses

  @Test("the reading with the greatest product of confidences wins") func hypotheses() throws {
    let resolver = try makeResolver([Self.tasks])
    let request = ResolutionRequest(hypotheses: [
      Hypothesis("open tusks", confidence: 0.9), Hypothesis("open tasks", confidence: 0.8),
      Hypothesis("complete buy milk in tasks", confidence: 0.79),
    ])
    let resolution = resolver.now(request)
    #expect(resolution.summary == "resolved tasks I1")
    #expect(resolution.transcript == "open tasks")
    #expect(resolution.confidence == 0.8 / 0.9)
    #expect(resolution.alternatives.map(\.intent) == ["I0"])
    let none = resolver.now(
      ResolutionRequest(hypotheses: [Hypothesis("nothing"), Hypothesis("at all")]))
    #expect(none.summary == "noMatch")
    #expect(none.transcript == "nothing")
    #expect(resolver.now(ResolutionRequest(hypotheses: [])).summary == "noMatch")
    let equal = ResolutionRequest(hypotheses: [
      Hypothesis("complete water plants in tasks"), Hypothesis("complete buy milk in tasks"),
    ])
    #expect(resolver.now(equal).summary == "resolved tasks I0 task=3")
    let late = ResolutionRequest(
      hypotheses: Array(repeating: Hypothesis("x"), count: 10) + [Hypothesis("open tasks")])
    #expect(resolver.now(late).summary == "noMatch")
  }

  @Test("strange confidences count as their nearest") func strangeConfidences() throws {
    let resolver = try makeResolver([Self.tasks])
    let strange = [Double.nan, -1, .infinity, -.infinity, 7, .leastNonzeroMagnitude]
    for confidence in strange {
      let resolution = resolver.now(
        ResolutionRequest(hypotheses: [Hypothesis("open tasks", confidence: confidence)]))
      #expect(resolution.app == "tasks")
      #expect((0...1).contains(resolution.confidence))
      for other in strange {
        var request = ResolutionRequest(hypotheses: [
          Hypothesis("could tasks complete that buy milk thing", confidence: confidence),
          Hypothesis("in tasks complete the milk for me"),
        ])
        request.hypotheses[1].confidence = other
        let one = resolver.now(request)
        #expect((0...1).contains(one.confidence), "\(confidence), \(other)")
      }
    }
  }

  // MARK: - Ranges

  @Test("ranges are UTF-8 offsets, also behind other scripts and emoji") func ranges() throws {
    let resolver = try makeResolver([Self.tasks])
    for text in [
      "Complete Buy milk in Tasks", "„Complete“ — Buy milk 🥛 in Tasks",
      "please, complete  BUY\u{A0}MILK in “Tasks”", "Hey 👩‍👩‍👧! Complete buy milk in tasks…",
    ] {
      let resolution = resolver.now(text)
      #expect(resolution.app == "tasks", "\(text)")
      let parameter = resolution.parameters.first
      #expect(parameter.map { resolution.bytes($0.range) } == parameter?.text, "\(text)")
      let folded = parameter?.text.lowercased().replacing("\u{A0}", with: " ")
      #expect(folded == "buy milk", "\(text)")
    }
  }

  // MARK: - Phrases without the app's name

  @Test("phrases without the app's name are for the app in front, else for every app")
  func appless() throws {
    let resolver = try makeResolver(
      [
        app("one", "Lamp", shortcuts: [["Lights off"], ["${applicationName} off"]]),
        app("two", "Shop", shortcuts: [["Lights on"], ["Lights off"]]),
      ], .extended, options: IntentResolver.Options(flexible: nil))
    #expect(resolver.now("lights on").summary == "resolved two I0")
    #expect(resolver.now("lights off").disambiguation?.options.map(\.id) == ["one", "two"])
    #expect(resolver.now("lights off", foreground: "two").summary == "resolved two I1")
    #expect(resolver.now("lights on", foreground: "one").summary == "noMatch")
    #expect(resolver.now("lamp off", foreground: "two").summary == "resolved one I1")
    #expect(resolver.now("lights on", only: ["one"]).summary == "noMatch")
    #expect(resolver.now("please lights on thanks").summary == "resolved two I0")
    // An app in front that is not loaded hears nothing, and nobody else does.
    #expect(resolver.now("lights on", foreground: "unknown").summary == "noMatch")
    #expect(resolver.now("lamp off", foreground: "unknown").summary == "resolved one I1")
  }

  // MARK: - Explanations

  @Test("an explanation names words, apps, candidates and verdicts") func explanation() throws {
    let resolver = try makeResolver([Self.tasks])
    let resolution = resolver.now(
      ResolutionRequest("please complete plumber in Tasks", explains: true))
    let explanation = try #require(resolution.explanation)
    #expect(explanation.tokens.map(\.text) == ["please", "complete", "plumber", "in", "tasks"])
    #expect(explanation.tokens.allSatisfy { $0.isKnown })
    #expect(explanation.mentions.map(\.app) == ["tasks"])
    #expect(
      explanation.candidates.first?.path
        == ["please", "complete", "${task} = \"plumber\"", "in", "${applicationName} = \"Tasks\""])
    #expect(explanation.candidates.first?.verdict == "chosen: every parameter is bound")
    #expect(explanation.candidates.first?.literalWords == 3)
    #expect(explanation.candidates.first?.openWords == 1)
    #expect(explanation.candidates.first?.skippedWords == 1)
    let nothing = resolver.now(ResolutionRequest("open the door", explains: true))
    #expect(nothing.explanation?.notes == ["no app's name is in the utterance"])
    var plain = resolution
    plain.explanation = nil
    #expect(plain == resolver.now("please complete plumber in Tasks"))
  }

  @Test("an explanation of no words names no app of the turn before") func emptyExplanation() throws
  {
    let resolver = try makeResolver([Self.tasks])
    var scratch = MatchScratch()
    for text in ["complete plumber in Tasks", ""] {
      let resolution = resolver.resolveSynchronously(
        ResolutionRequest(text, explains: true), scratch: &scratch)
      let explanation = try #require(resolution.explanation)
      #expect(explanation.mentions.map(\.app) == (text.isEmpty ? [] : ["tasks"]))
      if text.isEmpty { #expect(explanation.notes == ["no app's name is in the utterance"]) }
    }
  }
}
