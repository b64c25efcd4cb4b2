// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Frames", .timeLimit(.minutes(hangMinutes))) struct FrameTests {
  private static let shared = Result { try makeResolver([FlexibleTests.hearth, garden]) }

  /// An app with phrases that ask, and one that forbids.
  private static let garden = app(
    "garden", "Garden",
    shortcuts: [
      ["Water the lawn with ${applicationName}", "Start watering with ${applicationName}"],
      [
        "How do I prune roses in ${applicationName}", "When should I prune with ${applicationName}",
      ],
      ["Don't disturb me in ${applicationName}", "Do not disturb with ${applicationName}"],
    ])

  private func said(_ text: String) throws -> Resolution {
    try Self.shared.get().now(ResolutionRequest(text))
  }

  @Test(
    "what is forbidden, asked about, reported, supposed or taken back is not done",
    arguments: [
      "don't turn on the lights with hearth", "hearth do not switch the lights on",
      "please never turn off the lights with hearth",
      "did you turn on the lights with hearth", "why did you switch the lights off in hearth",
      "what happens if i turn on the lights with hearth",
      "my sister turned on the lights with hearth", "i already switched the lights off in hearth",
      "if i turn off the lights with hearth what happens",
      "turn on the lights with hearth no wait", "don't water the lawn with garden",
      "turn on the lights with hearth but never mind", "like i'd turn on the lights with hearth",
      "pointless to water the lawn with garden", "maybe i'll water the lawn with garden",
      "how do i water the lawn with garden", "garden should have watered the lawn",
      "garden has to have watered the lawn",
      "so that you know do not water the lawn with garden",
      "so that they know do not water the lawn with garden",
      "please do not under any circumstances water the lawn with garden",
      "i'd rather you not water the lawn with garden",
      "and i want you to not water the lawn with garden",
      "no don't water the lawn with garden", "have garden not water the lawn",
      "ask garden to not water the lawn", "water the lawn with garden? no!",
      "whatever you do don't you dare water the lawn with garden",
      "will garden water the lawn", "could garden have watered the lawn",
      "i was tired so you can see the lawn with garden", "no more the lawn water with garden",
      "you know what don't water the lawn with garden",
      "you should have watered the lawn with garden",
      "water the lawn with garden he told me", "water the lawn with garden no thanks",
      "stop don't water the lawn with garden", "water the lawn with garden is what she said",
    ])
  func refusals(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.status != .resolved && outcome.status != .needsValue, "\(outcome)")
    // Another intent that may be asked so may be asked about.
    #expect(outcome.intent == nil || outcome.intent == "I1", "\(outcome)")
  }

  @Test(
    "what is asked for politely is done",
    arguments: [
      "could you turn on the lights with hearth", "i'd like you to turn on the lights with hearth",
      "please turn on the lights with hearth", "turn on the lights with hearth thank you",
      "would you mind to turn on the lights with hearth",
    ])
  func requests(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.intent == "I0", "\(outcome)")
  }

  @Test(
    "how things are hints at a request at most: that is asked about, unless a phrase says it so",
    arguments: [
      ("the lawn is watered with garden", false), ("the lights are switched on in hearth", false),
      ("with garden you water the lawn from anywhere", false),
      ("oh my roses are really ill in ward", true), ("we water the lawn with garden", false),
      ("it gets so dark in hearth that the lights came on", false),
    ])
  func hints(_ text: String, isDone: Bool) throws {
    let ward = app(
      "ward", "Ward",
      shortcuts: [["My roses are ill in ${applicationName}"], ["Open ${applicationName}"]])
    let resolver = try makeResolver([FlexibleTests.hearth, Self.garden, ward])
    let outcome = resolver.now(ResolutionRequest(text))
    #expect((outcome.status == .resolved) == isDone, "\(outcome)")
    #expect(outcome.status != .resolved || outcome.app == "ward")
  }

  @Test("an intent whose phrases ask may be asked, and one that forbids may be told")
  func declared() throws {
    #expect(try said("how do i prune the roses in garden").intent == "I1")
    #expect(try said("please don't disturb me in garden").intent == "I2")
    #expect(try said("will it rain today please hearth").intent == "I3")
  }

  @Test("what an intent's own phrases ask for is forbidden though another of them forbids")
  func forbiddenAsk() throws {
    let rain = app(
      "rain", "Sprinkly",
      shortcuts: [
        [
          "Set a rain delay with ${applicationName}", "Skip watering today in ${applicationName}",
        ],
        ["Water the lawn with ${applicationName}"],
      ])
    let resolver = try makeResolver([rain])
    for text in ["set a rain delay with sprinkly please", "please skip watering in sprinkly"] {
      #expect(resolver.now(ResolutionRequest(text)).intent == "I0", "\(text)")
    }
    for text in ["don't set a rain delay with sprinkly", "let's not set a rain delay in sprinkly"] {
      let outcome = resolver.now(ResolutionRequest(text))
      #expect(outcome.intent == nil, "\(outcome)")
    }
  }

  @Test("to end something is done by what ends it, and asked about where only an opposite is near")
  func ending() throws {
    let resolver = try makeResolver([
      app(
        "purse", "Pursey",
        shortcuts: [
          ["Send money to a friend with ${applicationName}", "Send money in ${applicationName}"],
          [
            "Request money from a friend with ${applicationName}",
            "Ask for money in ${applicationName}",
          ],
        ]),
      app(
        "plug", "Plugly",
        shortcuts: [
          ["Start charging with ${applicationName}", "Charge the car with ${applicationName}"],
          ["Stop charging with ${applicationName}", "End the charge in ${applicationName}"],
        ]),
      app(
        "perch", "Perchy",
        shortcuts: [
          ["Follow a friend on ${applicationName}", "Follow someone with ${applicationName}"],
          ["Unfollow a friend on ${applicationName}", "Unfollow someone with ${applicationName}"],
        ]),
    ])
    for text in [
      "stop sending money to a friend with pursey", "quit sending money in pursey please",
      // What is to end is itself an end.
      "stop ending the charge in plugly", "please quit stopping the charge with plugly",
    ] {
      #expect(resolver.now(text).status != .resolved, "\(text)")
    }
    for (text, intent) in [
      ("please quit charging with plugly", "I1"), ("stop following a friend on perchy", "I1"),
      ("follow a friend please on perchy", "I0"),
    ] {
      let outcome = resolver.now(text)
      #expect(outcome.status == .resolved && outcome.intent == intent, "\(text), \(outcome)")
    }
  }

  @Test(
    "what words say to end is not done, wherever its verb stands",
    arguments: [
      ("de", "hör auf, den Timer mit Kochuhr zu starten", "I0"),
      ("de", "hör auf, den Timer mit Kochuhr zu stoppen", "I1"),
      ("fr", "arrête d'arrêter le minuteur avec Kochuhr", "I1"),
      ("sv", "sluta stoppa timern med Kochuhr", "I1"),
    ])
  func endedActs(_ locale: String, _ text: String, _ ended: String) throws {
    let phrases = [
      "de": ["Starte den Timer mit", "Stoppe den Timer mit"],
      "fr": ["Lance le minuteur avec", "Arrête le minuteur avec"],
      "sv": ["Starta timern med", "Stoppa timern med"],
    ]
    let app = app(
      "clock", "Kochuhr", locale: locale,
      shortcuts: try #require(phrases[locale]).map { ["\($0) ${applicationName}"] })
    let resolver = try makeResolver([app])
    let outcome = resolver.now(text, locale)
    #expect(outcome.status != .resolved || outcome.intent != ended, "\(outcome)")
  }

  private static let doors = Result {
    try makeResolver([
      app(
        "en", "Doorkeep",
        shortcuts: [
          ["Turn on the lamp with ${applicationName}"],
          ["Turn off the lamp with ${applicationName}"],
          ["Lock the door with ${applicationName}"], ["Unlock the door with ${applicationName}"],
        ]),
      app(
        "de", "Doorkeep", locale: "de",
        shortcuts: [
          ["Schließ die Tür ab mit ${applicationName}"],
          ["Schließ die Tür auf mit ${applicationName}"],
        ]),
      app(
        "nl", "Doorkeep", locale: "nl",
        shortcuts: [
          ["Zet de lamp aan met ${applicationName}"], ["Zet de lamp uit met ${applicationName}"],
        ]),
      app(
        "ja", "トビラ", locale: "ja",
        shortcuts: [["${applicationName}でランプをつけて"], ["${applicationName}でランプを消して"]]),
    ])
  }

  @Test(
    "one of two opposites is asked about where only what ends or parts the other speaks for it",
    arguments: [
      ("en", "quit turning on the lamp with doorkeep"),
      ("en", "stop locking the door with doorkeep"),
      ("en", "doorkeep take the lock off my door"),
      // What is to stay as it is asks for no act.
      ("en", "leave the door locked with doorkeep"),
      ("de", "lass die Tür bitte abgeschlossen Doorkeep"),
      ("nl", "stop met het uitzetten van de lamp met doorkeep"),
      ("de", "schließ die Tür mit Doorkeep auf geht das"),
    ])
  func openOpposites(_ locale: String, _ text: String) throws {
    let outcome = try Self.doors.get().now(text, locale)
    #expect(outcome.status == .needsConfirmation, "\(outcome)")
  }

  @Test(
    "words that open a request or ask for it say nothing of the way it goes",
    arguments: [
      ("en", "come on and turn off the lamp with doorkeep", "I1"),
      ("en", "come on and turn on the lamp with doorkeep", "I0"),
      ("en", "the lamp with doorkeep would it kill you to turn on", "I0"),
      ("en", "cool then turn off the lamp with doorkeep", "I1"),
      // What the form has in its gap is asked for.
      ("ja", "トビラでランプをつけてくれると嬉しいです", "I0"),
    ])
  func forms(_ locale: String, _ text: String, _ intent: String) throws {
    let outcome = try Self.doors.get().now(text, locale)
    #expect(outcome.status == .resolved && outcome.intent == intent, "\(outcome)")
  }

  /// An app whose phrases ask and tell, with a value that asks.
  private static let list = app(
    "list", "Errands",
    shortcuts: [
      [
        "Complete ${task} in ${applicationName}", "Finish ${task} with ${applicationName}",
        "I lost ${task}, ${applicationName}",
      ]
    ],
    slots: ["task": .entity("Task")],
    entities: [
      EntityDeclaration(
        name: "Task", title: "Task", query: .enumerable,
        values: values("1:Buy milk", "2:Car keys"))
    ])

  @Test(
    "who tells of an intent's own act does not ask for it, whatever else its phrases tell of",
    arguments: [
      "i'm glad i completed car keys in errands", "thanks for finishing car keys in errands",
      "i completed buy milk in errands", "thanks for completing buy milk in errands",
      "i don't feel like completing buy milk in errands",
    ])
  func ownActs(_ text: String) throws {
    let resolver = try makeResolver([Self.list])
    #expect(resolver.now(text).status == .noMatch, "\(resolver.now(text))")
    #expect(resolver.now("complete buy milk in errands").status == .resolved)
    #expect(resolver.now("oh no i lost my car keys in errands").intent == "I0")
  }

  @Test("what is corrected is done, and what it corrects is not")
  func corrections() throws {
    let outcome = try said("turn on no wait turn off the lights with hearth")
    #expect(outcome.intent == "I1" || outcome.status == .noMatch, "\(outcome)")
  }

  @Test("what is asked for under a condition is asked back at most")
  func conditions() throws {
    let outcome = try said("when i get home turn on the lights with hearth")
    #expect(outcome.status != .resolved, "\(outcome)")
  }

  @Test(
    "where two things are asked for and one would be done, it is asked back",
    arguments: [
      "turn on the lights with hearth and then turn off the lights",
      "turn on the lights with hearth and then show the forecast",
    ])
  func several(_ text: String) throws {
    let outcome = try said(text)
    #expect(outcome.frame?.more.isEmpty == false, "\(outcome)")
    #expect(outcome.status != .resolved && outcome.status != .needsValue, "\(outcome)")
  }

  @Test("what says more of the same request is one request") func elaborated() throws {
    let outcome = try said("could you please water the lawn with garden and tell me")
    #expect(outcome.status == .resolved && outcome.intent == "I0", "\(outcome)")
  }

  @Test(
    "a part of what an intent does is asked back, and a softened request is none",
    arguments: [
      ("please turn half of the lights on with hearth", false),
      ("turn on only the front lights with hearth", false),
      ("could you just turn on the lights with hearth", true),
    ])
  func parts(_ text: String, isDone: Bool) throws {
    let outcome = try said(text)
    #expect((outcome.status == .resolved) == isDone, "\(outcome)")
  }

  @Test(
    "beside more than two words that the intent knows nothing of, or two in front, a name makes a question",
    arguments: [
      ("zebras unlike giraffes whisper turn off the lights with hearth", .needsConfirmation),
      ("my squeaky chandelier friend turn on the lights with hearth", .needsConfirmation),
      ("my uncle bragged that whenever zebras turn on the lights with hearth", .needsConfirmation),
      ("turn on the squeaky chandelier lights with hearth", .needsConfirmation),
      ("zebras whisper turn on the lights with hearth", .needsConfirmation),
      ("make sure to turn on the lights with hearth", .resolved),
      ("put zebras turn on the lights with hearth", .resolved),
    ] as [(String, Resolution.Status)])
  func unknown(_ text: String, _ status: Resolution.Status) throws {
    let outcome = try said(text)
    #expect(outcome.status == status && outcome.intent != nil, "\(outcome)")
  }

  @Test(
    "without an app's name, more than two such words before the request make a question only",
    arguments: [
      ("zebras unlike giraffes whisper dim the lamp", .needsConfirmation),
      ("zebras whenever dim the lamp", .resolved),
      ("dim the lamp squeaky giraffes whenever", .resolved),
    ] as [(String, Resolution.Status)])
  func unknownNameless(_ text: String, _ status: Resolution.Status) throws {
    let lamp = app(
      "lamp", "Lamp", shortcuts: [["Dim the lamp", "Dim the light"], ["Show the forecast"]])
    let outcome = try makeResolver([lamp], .extended).now(text)
    #expect(outcome.status == status && outcome.intent == "I0", "\(outcome)")
  }

  @Test(
    "no value is asked for of what is for later, or may not be asked for at all, or is not known",
    arguments: [
      ("complete a task in errands", Resolution.Status.needsValue),
      ("complete the crossword in errands", .needsConfirmation),
      ("when i get home complete some task in errands", .needsConfirmation),
      ("grandpa always brags whenever zebras complete a task in errands", .needsConfirmation),
    ])
  func noValue(_ text: String, _ status: Resolution.Status) throws {
    let outcome = try makeResolver([Self.list]).now(text)
    #expect(outcome.status == status, "\(outcome)")
  }

  /// A player that marks songs, one that is asked for by what it shows, and a camera.
  private static let players = [
    app(
      "petrichor", "Petrichor",
      shortcuts: [
        [
          "Favorite song in ${applicationName}", "Love this song in ${applicationName}",
          "Like song in ${applicationName}",
        ]
      ]),
    app(
      "pulse", "Pulse",
      shortcuts: [["My step count in ${applicationName}", "Steps today with ${applicationName}"]]),
    app(
      "lumen", "Lumen",
      shortcuts: [
        ["Start recording with ${applicationName}", "Record a video in ${applicationName}"]
      ]
    ),
  ]

  @Test(
    "another act on the same thing is not done, whatever the policy",
    arguments: [
      "share this song in petrichor", "next song in petrichor", "skip the song in petrichor",
      "print this song with petrichor", "delete my step count in pulse",
      "rename the recording with lumen", "share a video with lumen",
    ], [DecisionPolicy.balanced, .eager])
  func otherActs(_ text: String, _ policy: DecisionPolicy) throws {
    let resolver = try makeResolver(
      Self.players, options: IntentResolver.Options(flexible: FlexibleScores(policy: policy)))
    let outcome = resolver.now(text)
    #expect(outcome.status != .resolved, "\(outcome)")
  }

  @Test(
    "what is only ever asked about is not done, though its phrases hold the verb",
    arguments: [
      ("connect to the hotel network", false), ("what network am I connected to now", true),
      ("show me the network I am connected to", true),
    ])
  func onlyAsked(_ text: String, isDone: Bool) throws {
    let network = app(
      "net", "Netta",
      shortcuts: [
        [
          "What network am I on", "Which network is connected", "What network are we connected to",
          "Is the network connected",
        ]
      ])
    let outcome = try makeResolver([network], .extended).now(text)
    #expect((outcome.status == .resolved) == isDone, "\(outcome)")
  }

  @Test("a request that names nothing says alone which way it goes") func told() throws {
    let car = app(
      "convoy", "Convoy",
      shortcuts: [
        ["Open the trunk with ${applicationName}", "Open my trunk in ${applicationName}"]
      ])
    let outcome = try makeResolver([car]).now("I open the trunk by hand close it convoy")
    #expect(outcome.status == .noMatch, "\(outcome)")
  }

  @Test(
    "what each phrase does to all is asked about where fewer are named",
    arguments: [
      ("please remove the reminder in almanac", Resolution.Status.needsConfirmation),
      ("get rid of all reminders in almanac", .resolved),
    ])
  func all(_ text: String, _ status: Resolution.Status) throws {
    let almanac = app(
      "almanac", "Almanac",
      shortcuts: [
        [
          "Remove all reminders in ${applicationName}",
          "Delete every reminder with ${applicationName}",
        ]
      ])
    let outcome = try makeResolver([almanac]).now(text)
    #expect(outcome.status == status, "\(outcome)")
  }

  @Test(
    "of a kind that phrases name one thing of, another is asked about, and of several any is meant",
    arguments: [
      ("open the sunroof in convoy", Resolution.Status.needsConfirmation),
      ("open up the trunk in convoy", .resolved), ("play some polka in polyphon", .resolved),
    ])
  func otherThings(_ text: String, _ status: Resolution.Status) throws {
    let car = app(
      "convoy", "Convoy",
      shortcuts: [
        ["Open the trunk with ${applicationName}", "Open my trunk in ${applicationName}"]
      ])
    let player = app(
      "polyphon", "Polyphon",
      shortcuts: [
        [
          "Play jazz in ${applicationName}", "Play some rock in ${applicationName}",
          "Play blues with ${applicationName}",
        ]
      ])
    let outcome = try makeResolver([car, player]).now(text)
    #expect(outcome.status == status, "\(outcome)")
  }

  @Test(
    "a time that an intent does not account for makes a request a question back, and leaves a question one",
    arguments: [
      ("what's the traffic this morning", Resolution.Status.resolved),
      ("water the lawn tomorrow morning", .needsConfirmation), ("water the lawn", .resolved),
    ])
  func times(_ text: String, _ status: Resolution.Status) throws {
    let commuter = app(
      "commuter", "Commuter",
      shortcuts: [
        ["What's the traffic like", "How bad is the traffic", "What does the traffic look like"],
        ["Water the lawn", "Sprinkle the lawn", "Start watering the lawn"],
      ])
    let outcome = try makeResolver([commuter], .extended).now(text)
    #expect(outcome.status == status, "\(outcome)")
  }

  @Test(
    "the next one of a thing is no request of what is done with this one",
    arguments: ["next song in petrichor", "petrichor previous song", "please next song petrichor"])
  func sequence(_ text: String) throws {
    let outcome = try makeResolver(Self.players).now(text)
    #expect(outcome.status == .noMatch, "\(outcome)")
  }

  @Test("an explanation says that another act is asked back however sure") func otherActNoted()
    throws
  {
    var request = ResolutionRequest("share this song in petrichor")
    request.explains = true
    let outcome = try makeResolver(Self.players).now(request)
    #expect(outcome.status == .needsConfirmation)
    let notes = outcome.explanation?.notes ?? []
    #expect(notes.contains { $0.hasPrefix("asked back however sure: another act") }, "\(notes)")
  }

  @Test(
    "verbs that leave the act to other words, or ask to see what an intent is named by, do it",
    arguments: [
      ("mark this song as a favorite in petrichor", "petrichor"),
      ("put this song among what i like in petrichor", "petrichor"),
      ("show me my step count in pulse", "pulse"), ("check my steps today with pulse", "pulse"),
    ])
  func lightVerbs(_ text: String, _ app: String) throws {
    let outcome = try makeResolver(Self.players).now(text)
    #expect(outcome.status == .resolved && outcome.app == app, "\(outcome)")
  }

  @Test(
    "a question about what an intent shows is asked back; not one about its act, nor of what the app closes too",
    arguments: [
      ("how much is left in the tank moss", Resolution.Status.needsConfirmation),
      ("what is the tank like today moss", .needsConfirmation),
      ("where is the diary moss", .needsConfirmation),
      ("is the tank empty moss", .needsConfirmation),
      ("tell me how much is in the tank moss", .needsConfirmation),
      ("who checks the tank moss", .noMatch), ("how do i check the tank in moss", .noMatch),
      ("what does it mean to say check the tank moss", .noMatch),
      ("when was the gate like this moss", .noMatch), ("where is the gate moss", .noMatch),
    ])
  func shown(_ text: String, _ status: Resolution.Status) throws {
    let moss = app(
      "moss", "Moss",
      shortcuts: [
        ["Check the tank with ${applicationName}", "Show the tank in ${applicationName}"],
        ["Show my diary in ${applicationName}"],
        ["Open the gate with ${applicationName}"], ["Close the gate with ${applicationName}"],
      ])
    let outcome = try makeResolver([moss]).now(text)
    #expect(outcome.status == status, "\(outcome)")
  }

  @Test(
    "a reminder is done by an app whose phrases remind, and is asked about by one that does the act",
    arguments: [
      ("pt", "Me lembra de", "me lembra de fechar o portão", "Fecha o portão"),
      ("ca", "Recorda'm", "recorda'm que he de tancar la porta", "Tanca la porta"),
      ("es", "Recuérdame", "oye recuérdame que tengo que cerrar la puerta", "Cierra la puerta"),
      ("nb", "Minn meg på å", "minn meg nå på å lukke døra", "Lukk døra"),
      ("fr", "Rappelle-moi de", "rappelle-moi vite de fermer la porte", "Ferme la porte"),
    ])
  func reminders(_ language: String, _ phrase: String, _ text: String, _ act: String) throws {
    let reminder = app(
      "notilo", "Notilo", locale: language,
      shortcuts: [["\(phrase) ${task} ${applicationName}"]])
    let doer = app(
      "notilo", "Notilo", locale: language, shortcuts: [["\(act) ${applicationName}"]])
    let request = ResolutionRequest("notilo \(text)", locale: LocaleTag(language))
    #expect(try makeResolver([reminder], .extended).now(request).status == .resolved)
    #expect(try makeResolver([doer], .extended).now(request).status != .resolved)
  }

  @Test("an explanation says why nothing is done")
  func explains() throws {
    var request = ResolutionRequest("did you turn on the lights with hearth")
    request.explains = true
    let outcome = try Self.shared.get().now(request)
    #expect(
      outcome.explanation?.notes.last?.hasPrefix("the utterance asks about") == true,
      "\(outcome.explanation?.notes ?? [])")
  }

  // MARK: - Around a declared phrase

  private static let tasks = app(
    "tasks", "Tasks",
    shortcuts: [
      ["Complete ${task} in ${applicationName}", "Complete a task in ${applicationName}"]
    ], slots: ["task": .entity("Task")],
    entities: [
      EntityDeclaration(
        name: "Task", title: "Task", query: .enumerable,
        values: values("1:Buy milk", "2:Clean the garage"))
    ])

  @Test(
    "a declared phrase in a frame comes through no path",
    arguments: [
      "don't *", "do not *", "please never *", "did i *", "how do i *", "what happens if i *",
      "she told me to *", "if i *", "* no wait", "* never mind", "* no forget it",
    ])
  func declaredInFrame(_ frame: String) throws {
    let phrases = ["complete buy milk in tasks", "complete clean the garage in tasks"]
    for flexible in [FlexibleScores(), nil] {
      let resolver = try makeResolver(
        [Self.tasks], options: IntentResolver.Options(flexible: flexible))
      for phrase in phrases {
        #expect(resolver.now(phrase).status == .resolved)
        let got = resolver.now(frame.replacing("*", with: phrase))
        #expect(got.status != .resolved, "\(frame): \(got.summary)")
        var stream = resolver.streaming()
        #expect(stream.finish(frame.replacing("*", with: phrase)).status != .resolved)
      }
    }
  }

  @Test("memory that serves resolvers in turn holds words against the phrases of each")
  func scratch() throws {
    // The same numbers of phrases, of which one app's ask and the other's do not.
    let resolvers = try [
      makeResolver([
        app(
          "a", "Garden",
          shortcuts: [
            ["How do I prune roses in ${applicationName}", "When do I prune ${applicationName}"]
          ])
      ]),
      makeResolver([
        app(
          "b", "Garden",
          shortcuts: [["Prune roses in ${applicationName}", "Do prune with ${applicationName}"]])
      ]),
    ]
    var scratch = MatchScratch()
    var outcomes: [[String]] = [[], []]
    for turn in 0..<6 {
      for text in ["how do i prune the old roses in garden", "when do i prune roses with garden"] {
        let request = ResolutionRequest(text)
        let resolver = resolvers[turn % 2]
        let outcome = resolver.resolveSynchronously(request, scratch: &scratch)
        #expect(outcome.summary == resolver.now(request).summary)
        outcomes[turn % 2].append(outcome.summary)
      }
    }
    #expect(Set(outcomes[0]).isDisjoint(with: outcomes[1]), "\(outcomes)")
  }

  @Test("what is nearly a phrase and says the opposite is not done") func nearlyOpposite() throws {
    let doors = app(
      "laerken", "Lampelærken", locale: "da",
      shortcuts: [["Lås ${door} med ${applicationName}", "Lås en dør med ${applicationName}"]],
      slots: ["door": .entity("Door")],
      entities: [
        EntityDeclaration(
          name: "Door", title: "Dør", query: .enumerable,
          values: values("1:hoveddøren", "2:terrassedøren"))
      ])
    for flexible in [FlexibleScores(), nil] {
      let resolver = try makeResolver(
        [doors], options: IntentResolver.Options(flexible: flexible))
      #expect(resolver.now("lås hoveddøren med lampelærken", "da").status == .resolved)
      for text in ["lås hoveddøren op med lampelærken", "lås op terrassedøren med lampelærken"] {
        let got = resolver.now(text, "da")
        #expect(got.status == .noMatch, "\(got.summary)")
      }
    }
  }
}
