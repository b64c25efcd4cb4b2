// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseCompilation
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
    // The one name has diacritics: only a walk tells which one is meant.
    let accented = try Self.candidates(image, "open café")
    #expect(accented.lookedUp.count == 1 && accented.mentions == 1)
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

  @Test("an app with more trigger phrases than are written down is walked") func budget() throws {
    func lights(_ count: Int) -> AppCatalog {
      let entity = EntityDeclaration(
        name: "Light", title: "Light", query: .enumerable,
        values: (0..<count).map { EntityValue(id: "\($0)", title: "lamp \($0)") })
      return app(
        "lights", "Lights", shortcuts: [["Use ${light} with ${applicationName}"]],
        slots: ["light": .entity("Light")], entities: [entity])
    }
    let few = try Self.candidates(Self.image([lights(2_048)], .extended), "use lamp 7 with lights")
    #expect(few.lookedUp == few.walked && few.lookedUp.count == 1 && few.mentions == 0)
    let many = try Self.candidates(Self.image([lights(2_049)], .extended), "use lamp 7 with lights")
    #expect(many.lookedUp == many.walked && many.lookedUp.count == 1 && many.mentions == 1)
  }

  @Test(
    "several phrases of one intent are settled as one is, and those of two intents are not",
    arguments: [
      ("play the song x ray in tunes", true), ("play x ray in tunes", true),
      ("play café in tunes", true), ("play cafe in tunes", true), ("play twin in tunes", false),
      ("play the sound rain in tunes", false), ("play a song in tunes", true),
    ])
  func oneIntent(_ text: String, isSettled: Bool) throws {
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
    #expect(resolver.isSettled(text.utf8.span, english, &matched, &scratch) == isSettled)
    let outcome = resolver.now(ResolutionRequest(text))
    var explained = resolver.now(ResolutionRequest(text, explains: true))
    explained.explanation = nil
    #expect(outcome == explained)
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
