// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseCompilation
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Trigger phrases") struct TriggerTests {
  private static func home() -> AppCatalog {
    app(
      "home", "Home", synonyms: ["My House", "Café"],
      shortcuts: [
        ["Open ${applicationName}", "${applicationName} status", "Öffne ${applicationName}"],
        ["Turn on ${room} in ${applicationName}", "${applicationName} turn on the ${room}"],
        ["Please wait in ${applicationName}", "Wait in ${applicationName}"],
      ], slots: ["room": .entity("Room")],
      entities: [
        EntityDeclaration(
          name: "Room", title: "Room", query: .enumerable,
          values: values("1:the kitchen", "2:kitchen", "3:living room", "4:café", "5:living room"))
      ], negative: ["Burn ${applicationName}"])
  }

  private static func image(_ catalogs: [AppCatalog], _ ruleSet: RuleSet = .apple) throws
    -> IndexImage
  {
    let bytes = try PhraseCompiler(ruleSet: ruleSet, makesModels: false).compile(catalogs).bytes
    return try IndexImage(validating: bytes)
  }

  /// What a match leaves, in words.
  private static func candidates(
    _ image: IndexImage, _ text: String, _ filter: Matcher.Filter = Matcher.Filter()
  ) throws -> (lookedUp: [String], walked: [String], mentions: Int) {
    let matcher = Matcher(
      image: image, locale: LocaleTag("en"), hearsMisheard: false, flexible: nil)
    var buffers = MatchBuffers()
    func run(_ filter: Matcher.Filter) throws -> [String] {
      let count = try matcher.match(text, filter: filter, into: &buffers)
      return (0..<count).map { rank in
        var candidate = buffers.candidate(rank)
        var slots: [MatchedSlot] = []
        buffers.forEachSlot(of: candidate) { slots.append($0) }
        candidate.capture = 0
        return "\(candidate) \(slots)"
      }
    }
    let lookedUp = try run(filter)
    let mentions = buffers.mentions.count
    var walking = filter
    walking.walks = true
    return (lookedUp, try run(walking), mentions)
  }

  @Test(
    "what is looked up is what a walk finds",
    arguments: [
      "open home", "Open my house!", "hey could you please open home now thanks", "open café",
      "open cafe", "home status", "status home", "turn on kitchen in home",
      "turn on the kitchen in home", "turn on living room in my house please",
      "turn on café in home", "turn on cafe in home", "home turn on the kitchen",
      "home turn on kitchen", "please wait in home", "wait in home", "um wait in home",
      "wait um in home", "burn home", "please burn home", "öffne home", "offne home", "open-home",
      "open home home", "open the home", "", "please", "home", "open",
      String(repeating: "please ", count: 70) + "open home",
      String(repeating: "hey ", count: 20) + "open home",
    ])
  func agrees(_ text: String) throws {
    let image = try Self.image([Self.home()])
    let (lookedUp, walked, _) = try Self.candidates(image, text)
    #expect(lookedUp == walked)
  }

  @Test("a phrase as it is declared is found without looking for names of apps")
  func isLookedUp() throws {
    let image = try Self.image([Self.home()])
    for text in ["open home", "could you turn on living room in my house"] {
      let (lookedUp, _, mentions) = try Self.candidates(image, text)
      #expect(lookedUp.count == 1 && mentions == 0, "\(text)")
    }
  }

  @Test("a name with diacritics is looked up, but where another name differs by them alone")
  func accentedName() throws {
    for (names, mentions) in [(["Café"], 0), (["Café", "Cafe"], 2), (["Cafe", "Coffee"], 0)] {
      let image = try Self.image([
        app("c", names[0], synonyms: Array(names[1...]), shortcuts: [["Öpen ${applicationName}"]])
      ])
      for text in ["öpen café", "öpen cafe", "open café", "open cafe"] {
        let found = try Self.candidates(image, text)
        #expect(found.lookedUp == found.walked && found.mentions == mentions, "\(names): \(text)")
      }
    }
  }

  @Test("what two apps say alike is walked, and both are found") func contested() throws {
    let twins = ["a", "b"].map { app($0, "Home", shortcuts: [["Open ${applicationName}"]]) }
    let (lookedUp, walked, _) = try Self.candidates(Self.image(twins), "open home")
    #expect(lookedUp.count == 2 && lookedUp == walked)
  }

  @Test("apps are kept out, and the one in front is noted") func filters() throws {
    let image = try Self.image([Self.home(), app("b", "Away", shortcuts: [["${applicationName}"]])])
    for filter in [
      Matcher.Filter(foreground: AppID(0)), Matcher.Filter(foreground: AppID(1)),
      Matcher.Filter(allowed: []), Matcher.Filter(allowed: [AppID(0)]),
      Matcher.Filter(allowed: [AppID(1)]),
    ] {
      let (lookedUp, walked, _) = try Self.candidates(image, "open home", filter)
      #expect(lookedUp == walked, "\(filter)")
    }
  }

  private static func music() -> AppCatalog {
    let song = EntityDeclaration(
      name: "Song", title: "Song", query: .string, values: values("jazz", "blues", "the blues"))
    let room = EntityDeclaration(
      name: "Room", title: "Room", query: .enumerable, values: values("hall", "list"))
    return app(
      "music", "Music", synonyms: ["My Tunes"],
      shortcuts: [
        [
          "Play ${song} in ${applicationName}", "Stop ${applicationName}",
          "Stop the ${applicationName}",
        ],
        ["Open the list in ${applicationName}", "Open ${room} in ${applicationName}"],
        ["Play something in ${applicationName}", "Sing with ${applicationName}"],
      ], slots: ["song": .entity("Song"), "room": .entity("Room")], entities: [song, room])
  }

  @Test(
    "what slots take besides listed words, and articles left out, are looked up as they are walked",
    arguments: [
      ("play jazz in music", true), ("play the blues in my tunes", true), ("stop music", true),
      ("stop the music", true), ("sing with my tunes", true), ("open hall in music", true),
      // It fits the slot, too.
      ("play something in music", false),
      // "List" is a room, and "the" may be left out before it.
      ("open the list in music", false),
      // Not listed, or not the phrase alone.
      ("play rock in music", false), ("please stop music", false), ("stop music now", false),
      ("play jazz in music in music", false), ("stop the tunes", false),
    ])
  func searched(_ text: String, _ isLookedUp: Bool) throws {
    let image = try Self.image([Self.music(), Self.home()])
    let words = try Self.candidates(image, text)
    #expect(words.lookedUp == words.walked)
    #expect((words.lookedUp.count == 1 && words.mentions == 0) == isLookedUp)
  }

  @Test("a phrase with the name of another app that is walked is walked") func namesOther() throws {
    let image = try Self.image([Self.music(), Self.home()])
    // The other app is written down all the same, but where both are named.
    #expect(try Self.candidates(image, "open home").mentions == 0)
    let both = try Self.candidates(image, "play home in music")
    #expect(both.lookedUp == both.walked && both.mentions == 2)
    let singer = app(
      "sing", "Sing", shortcuts: [["${applicationName} ${song}"]],
      slots: ["song": .entity("Song")],
      entities: [EntityDeclaration(name: "Song", title: "Song", query: .string)])
    let words = try Self.candidates(Self.image([Self.music(), singer]), "sing with my tunes")
    #expect(words.lookedUp.count == 2 && words.lookedUp == words.walked)
  }

  @Test("the name of another app in an app's own name is no reason to walk")
  func nameInName() throws {
    func list(_ id: String, _ name: String, _ phrases: [String]) -> AppCatalog {
      app(
        id, name, shortcuts: [["Add ${song} in ${applicationName}"], phrases],
        slots: ["song": .entity("Song")],
        entities: [EntityDeclaration(name: "Song", title: "Song", query: .string)])
    }
    let image = try Self.image([
      list("a", "Tasks", ["Show ${applicationName}", "Show ${applicationName} pro now"]),
      list("b", "Tasks Pro", ["Show ${applicationName}", "Show ${applicationName} now"]),
    ])
    for (text, count, mentions) in [
      ("show tasks pro", 1, 0), ("show tasks", 1, 0), ("show tasks pro now", 3, 2),
    ] {
      let found = try Self.candidates(image, text)
      #expect(found.lookedUp == found.walked && found.lookedUp.count == count, "\(text)")
      #expect(found.mentions == mentions, "\(text)")
    }
  }

  @Test(
    "where the best is enough, what it outranks of its own shortcut is not looked for",
    arguments: [
      ("play any song in tunes", ["Play any song in ${applicationName}"]),
      ("play the song blues in tunes", ["Play the song ${song} in ${applicationName}"]),
      // Another shortcut's: an alternative that is told.
      (
        "play a list in tunes",
        ["Play a list in ${applicationName}", "Play ${song} in ${applicationName}"]
      ),
      (
        "please play any song in tunes",
        ["Play any song in ${applicationName}", "Play ${song} in ${applicationName}"]
      ),
    ])
  func best(_ text: String, _ phrases: [String]) throws {
    let song = EntityDeclaration(
      name: "Song", title: "Song", query: .string, values: values("blues", "jazz"))
    let image = try Self.image([
      app(
        "tunes", "Tunes",
        shortcuts: [
          [
            "Play ${song} in ${applicationName}", "Play the song ${song} in ${applicationName}",
            "Play any song in ${applicationName}",
          ], ["Play a list in ${applicationName}"],
        ], slots: ["song": .entity("Song")], entities: [song])
    ])
    let matcher = Matcher(
      image: image, locale: LocaleTag("en"), hearsMisheard: false, flexible: nil)
    var buffers = MatchBuffers()
    func found(takesBest: Bool) throws -> [String] {
      var filter = Matcher.Filter()
      filter.takesBest = takesBest
      let count = try matcher.match(text, filter: filter, into: &buffers)
      return (0..<count).map {
        image.strings.template(image.phrase(buffers.candidate($0).phrase).text)
      }
    }
    let all = try found(takesBest: false)
    #expect(!buffers.isBestOnly && all.count == 2 && all[0] == phrases[0])
    #expect(try found(takesBest: true) == phrases)
    #expect(buffers.isBestOnly == (phrases.count == 1))
  }

  @Test("words that a hyphen or an apostrophe joins are looked up, but for those declared as one")
  func joined() throws {
    let post = app(
      "post", "Post",
      shortcuts: [
        ["Read my email in ${applicationName}", "Read my e-mail in ${applicationName}"],
        ["What's new in ${applicationName}"], ["Open ${tray} with ${applicationName}"],
      ], slots: ["tray": .entity("Tray")],
      entities: [
        EntityDeclaration(
          name: "Tray", title: "Tray", query: .enumerable,
          values: values("1:in-tray", "2:dad's in-tray"))
      ])
    let image = try Self.image([post])
    for text in [
      "read my e-mail in post", "read my email in post", "read my e mail in post",
      "what's-new in post", "what's new in post", "open dad's in-tray with post",
      "open dads in tray with post", "open in-tray with-post",
      "please open in-tray with post-thanks", "o'pen post",
    ] {
      let found = try Self.candidates(image, text)
      #expect(found.lookedUp == found.walked, "\(text)")
    }
    // A walk leaves the names that it has found on its way.
    #expect(try Self.candidates(image, "what's-new in post").mentions == 0)
    #expect(try Self.candidates(image, "read my e-mail in post").mentions == 1)
  }

  @Test("of an app with too many trigger phrases, those of its longest lists are walked")
  func budget() throws {
    func lights(_ count: Int) -> AppCatalog {
      let entity = EntityDeclaration(
        name: "Light", title: "Light", query: .enumerable,
        values: (0..<count).map { EntityValue(id: "\($0)", title: "lamp \($0)") })
      return app(
        "lights", "Lights",
        shortcuts: [
          ["Use ${light} with ${applicationName}"],
          ["Paint it ${color} with ${applicationName}", "Dim ${applicationName}"],
        ], slots: ["light": .entity("Light"), "color": .entity("Color")],
        entities: [
          entity,
          EntityDeclaration(
            name: "Color", title: "Color", query: .enumerable, values: values("1:red", "2:green")),
        ])
    }
    // One by one, then as templates, then not at all.
    for (count, mentions) in [(2_045, 0), (2_046, 0), (4_093, 0), (4_094, 1)] {
      let image = try Self.image([lights(count)], .extended)
      let lamp = try Self.candidates(image, "use lamp 7 with lights")
      #expect(lamp.lookedUp == lamp.walked && lamp.lookedUp.count == 1)
      #expect(lamp.mentions == mentions, "\(count)")
      for text in ["dim lights", "paint it green with lights"] {
        let found = try Self.candidates(image, text)
        #expect(found.lookedUp == found.walked && found.lookedUp.count == 1)
        #expect(found.mentions == 0, "\(count): \(text)")
      }
    }
  }

  /// An app with more trigger phrases than are written down one by one.
  private static func studio() -> AppCatalog {
    func many(_ name: String, _ more: String...) -> EntityDeclaration {
      EntityDeclaration(
        name: name, title: name, query: .enumerable,
        values: (more + (0..<1_500).map { "\(name) v\($0)" }).enumerated().map {
          EntityValue(id: "\($0.offset)", title: $0.element)
        })
    }
    return app(
      "studio", "Studio", synonyms: ["My Café", "Studio Pro"],
      shortcuts: [
        [
          "Open ${lamp} in ${applicationName}", "${applicationName} ${lamp}",
          "Open ${applicationName}",
          "Use ${lamp} with ${applicationName} now", "Use all of it with ${applicationName}",
        ],
        [
          "Open ${pen} with ${applicationName}", "${pen} out of ${applicationName}",
          "Use naïve ${pen} with ${applicationName}", "Use ${pen} in ${applicationName}",
        ],
        ["Open the ${lamp} in ${applicationName}", "Open red ink in ${applicationName}"],
      ], slots: ["lamp": .entity("Lamp"), "pen": .entity("Pen")],
      entities: [
        many("Lamp", "red", "red studio", "red ink", "the red", "all", "café", "my-lamp"),
        many("Pen", "red", "blue", "blue ink", "cafe noir", "now", "called"),
      ], negative: ["Burn ${applicationName}"])
  }

  @Test(
    "of an app with too many trigger phrases, templates are looked up as they are walked",
    arguments: [
      ("open lamp v7 in studio", true), ("hey please open lamp v1499 in my cafe now", true),
      ("studio pro lamp v3", true), ("use lamp v3 with studio pro now", true),
      ("use lamp v3 with studio now please", true), ("open pen v3 with my café", true),
      ("pen v4 out of studio", true), ("please pen v4 out of studio thanks", true),
      ("open studio", true), ("use all of it with studio", true),
      ("use naive blue with studio", true),
      ("use naïve blue ink with studio", true), ("open café in studio", true),
      ("open cafe in studio", true), ("burn studio", true),
      ("open red ink in studio", false),
      // Values of two lists, words that an article or a hyphen may be left out of, names of two apps.
      ("open red in studio", false), ("open the red in studio", false),
      ("open the lamp v7 in studio", false), ("open my-lamp in studio", false),
      ("open my lamp in studio", true), ("open red studio in studio", false),
      ("studio red studio", false), ("use called blue in studio", false),
      ("use now in studio", true),
      // No phrase.
      ("open lamp v1500 in studio", false), ("open lamp v7 with studio", false),
      ("open lamp v7 pen v3 in studio", false), ("open lamp in studio", false), ("studio", false),
      ("lamp v7", false), ("um open lamp v7 in studio", true),
      ("open lamp v7 in the studio", false),
    ])
  func templates(_ text: String, _ isLookedUp: Bool) throws {
    let image = try Self.image([Self.studio()], .extended)
    let words = try Self.candidates(image, text)
    #expect(words.lookedUp == words.walked)
    #expect((words.lookedUp.count > 0 && words.mentions == 0) == isLookedUp)
  }

  @Test("what a damaged image says of templates is walked or nothing")
  func damagedTemplates() throws {
    let bytes = try PhraseCompiler(ruleSet: .extended, makesModels: false).compile([Self.studio()])
      .bytes.copy
    let whole = ImageMutator(bytes)
    var random = SeededGenerator.forTest("damaged templates")
    for _ in 0..<fuzzRounds(60) {
      var mutator = whole
      for _ in 0..<8 {
        let section = random.pick([.triggerShapes, .wordClasses] as [ImageMutator.Section])
        mutator.set(
          section, random.below(mutator.count(section)), word: 0,
          to: random.pick([.max, 0xFFFF, 0xFF00_FF00, 0xFF, 0, 0x7FFF_FFFF]))
      }
      // The places and phrases of a bucket: another variant, another shape.
      for _ in 0..<200 {
        let bucket = 16 * random.below(mutator.count(.triggers) / 16)
        mutator.set(
          .triggers, bucket + 5 + random.below(10), word: 0,
          to: random.pick([.max, .max - 1, 0x1FFF, 0xFFFF_0000, 1]))
      }
      let image = try IndexImage(trusted: ImageBytes(copying: mutator.bytes))
      for text in ["open lamp v7 in studio", "use naïve blue ink with studio", "red ink in studio"]
      {
        let found = try Self.candidates(image, text)
        #expect(found.walked.count <= 1 && found.lookedUp.count <= 1, "\(text)")
      }
    }
  }

  @Test("templates of one app are not found under the name of another") func templatesOfOthers()
    throws
  {
    let image = try Self.image(
      [
        Self.studio(),
        app(
          "b", "Atelier", shortcuts: [["Open ${lamp} in ${applicationName}"]],
          slots: ["lamp": .entity("Lamp")],
          entities: [
            EntityDeclaration(
              name: "Lamp", title: "Lamp", query: .enumerable,
              values: (0..<2_500).map { EntityValue(id: "\($0)", title: "bulb v\($0)") })
          ]),
      ], .extended)
    for (text, count) in [
      ("open bulb v7 in atelier", 1), ("open lamp v7 in atelier", 0), ("open bulb v7 in studio", 0),
      ("open lamp v7 in studio", 1), ("open bulb v7 in atelier studio", 0),
    ] {
      let found = try Self.candidates(image, text)
      #expect(found.lookedUp.count == count && found.lookedUp == found.walked, "\(text)")
      #expect(found.mentions == 0, "\(text)")
    }
  }

  @Test(
    "several phrases are settled as one is, and those of other intents are told",
    arguments: [
      ("play the song x ray in tunes", true), ("play x ray in tunes", true),
      ("play café in tunes", true), ("play cafe in tunes", true), ("play twin in tunes", false),
      ("play the sound rain in tunes", true), ("play a song in tunes", true),
    ])
  func isSettled(_ text: String, isSettled: Bool) throws {
    let song = EntityDeclaration(
      name: "Song", title: "Song", query: .string,
      values: [
        EntityValue(id: "1", title: "X Ray"),
        EntityValue(id: "2", title: "Café", synonyms: ["Cafe"]),
        EntityValue(id: "3", title: "Twin"), EntityValue(id: "4", title: "Twin"),
        EntityValue(id: "5", title: "the song X Ray"),
      ])
    let sound = EntityDeclaration(
      name: "Sound", title: "Sound", query: .enumerable, values: values("1:rain"))
    let tunes = app(
      "tunes", "Tunes",
      shortcuts: [
        [
          "Play ${song} in ${applicationName}", "Play the song ${song} in ${applicationName}",
          "Play a song in ${applicationName}",
        ], ["Play the sound ${sound} in ${applicationName}"],
      ], slots: ["song": .entity("Song"), "sound": .entity("Sound")], entities: [song, sound])
    let resolver = try makeResolver([tunes])
    var matched: MatchedHypothesis?
    var scratch = MatchScratch()
    let english = LocaleTag("en")
    for most in [0, 1, 3, 4] {
      #expect(
        resolver.isSettled(text.utf8.span, english, maxAlternatives: most, &matched, &scratch)
          == isSettled)
      let outcome = resolver.now(ResolutionRequest(text, maxAlternatives: most))
      var explained = resolver.now(
        ResolutionRequest(text, maxAlternatives: most, explains: true))
      explained.explanation = nil
      #expect(outcome == explained)
      #expect(outcome.alternatives.count == (most > 0 && text.contains("sound") ? 1 : 0))
    }
  }

  @Test("more alternatives than are settled are told all the same")
  func manyAlternatives() throws {
    let verbs = ["Play", "Play the", "Play the new", "Play the new song", "Play the new song by"]
    let tunes = app(
      "tunes", "Tunes", shortcuts: verbs.map { ["\($0) ${song} in ${applicationName}"] },
      slots: ["song": .entity("Song")],
      entities: [
        EntityDeclaration(name: "Song", title: "Song", query: .string, values: values("1:rain"))
      ])
    let resolver = try makeResolver([tunes])
    var matched: MatchedHypothesis?
    var scratch = MatchScratch()
    let text = "play the new song by rain in tunes"
    for most in 0..<6 {
      #expect(
        resolver.isSettled(
          text.utf8.span, LocaleTag("en"), maxAlternatives: most, &matched, &scratch) == (most < 4))
      let outcome = resolver.now(ResolutionRequest(text, maxAlternatives: most))
      #expect(outcome.alternatives.count == min(most, 4))
      #expect(
        outcome.alternatives.first?.phrase
          == (most == 0 ? nil : "Play the new song ${song} in ${applicationName}"))
    }
  }

  @Test(
    "what matching settles comes to what the steps of a turn come to",
    arguments: [
      "open home", "turn on kitchen in home", "turn on living room in home", "turn on café in home",
      "turn on cafe in my house", "could you open home please", "burn home", "nothing of it", "",
      "…", "how warm is it outside",
      "turn on cellar in home", "turn on something in home", "please turn something on in home",
    ])
  func outcome(_ text: String) throws {
    let resolver = try makeResolver([Self.home()])
    let outcome = resolver.now(ResolutionRequest(text))
    var explained = resolver.now(ResolutionRequest(text, explains: true))
    explained.explanation = nil
    #expect(outcome == explained)
  }
}
