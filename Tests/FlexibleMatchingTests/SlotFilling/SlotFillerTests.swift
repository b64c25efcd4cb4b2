// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import FlexibleMatching

@Suite("Filling slots", .timeLimit(.minutes(hangMinutes))) struct SlotFillerTests {
  static let artists = TestApp.names(
    .open,
    [
      "nina simone", "miles davis", "chet baker", "john coltrane", "the blue notes", "adele",
      "duke ellington", "ella fitzgerald",
    ])
  static let playlists = TestApp.names(
    .open, ["summer evenings", "running", "deep focus", "rainy days", "sunday morning jazz"])
  static let kitchens = TestApp.names(.closed, ["italian", "thai", "north indian", "french"])
  static let places = TestApp.names(.searched, ["oldham", "paris", "san luis", "north haven"])
  static let days = TestApp.names(.closed, ["today", "tomorrow", "next week", "on sunday"])

  /// Music, a restaurant, the weather, reminders.
  static let app: TestApp = {
    var app = TestApp()
    app.add(
      [("artist", artists), ("playlist", playlists)],
      [
        "play [artist]", "play something by [artist]", "play [playlist] on @", "start [playlist]",
        "add [artist] to my [playlist] playlist", "put [artist] into [playlist]",
        "play songs by [artist] from my [playlist] playlist", "ask @ for [artist]",
      ])
    app.add(
      [("kitchen", kitchens), ("place", places), ("day", days)],
      [
        "book a table in [place]", "find a [kitchen] restaurant in [place]",
        "is there [kitchen] food in [place] [day]", "book [kitchen] food for [day]",
        "reserve a table [day]",
      ])
    app.add(
      [("place", places), ("day", days)],
      ["weather in [place]", "what is the weather in [place] [day]", "is it raining [day]"])
    app.add(
      [("task", .text), ("day", days)],
      ["remind me to [task]", "remind me [day] to [task]", "add [task] to my list"])
    app.add([], ["stop the music", "pause the music"])
    return app
  }()

  private func fill(_ utterance: String, _ intent: Int = 0) -> [String] {
    Self.app.fill(utterance, intent: intent)
  }

  @Test("a listed name wins over a free reading")
  func listed() {
    #expect(fill("play nina simone") == ["artist=nina simone"])
    #expect(fill("start deep focus") == ["playlist=deep focus"])
    #expect(
      fill("add the blue notes to my sunday morning jazz playlist")
        == ["artist=the blue notes", "playlist=sunday morning jazz"])
  }

  @Test("what stands before a slot decides between two free slots")
  func context() {
    #expect(fill("play something by gregor plimsoll") == ["artist=gregor plimsoll"])
    #expect(fill("start gregor plimsoll") == ["playlist=gregor plimsoll"])
    #expect(fill("add adele to my gregor plimsoll playlist").last == "playlist=gregor plimsoll")
  }

  @Test("a word never seen goes into an open slot and not into a literal")
  func unseen() {
    #expect(fill("play zanzibarra") == ["artist=zanzibarra"])
    #expect(
      fill("what is the weather in zanzibarra tomorrow", 2)
        == ["place=zanzibarra", "day=tomorrow"])
  }

  @Test("phrases that no phrase has whole are read from their parts")
  func pooled() {
    #expect(
      fill("find a table in north haven on sunday", 1) == ["place=north haven", "day=on sunday"])
    #expect(
      fill("put something by chet baker into my rainy days playlist")
        == ["artist=chet baker", "playlist=rainy days"])
  }

  @Test("a closed slot takes listed names and no others")
  func closed() {
    #expect(fill("find a thai restaurant in paris", 1) == ["kitchen=thai", "place=paris"])
    #expect(fill("find a bolivian restaurant in paris", 1) == ["place=paris"])
    #expect(fill("book bolivian food for tomorrow", 1) == ["day=tomorrow"])
  }

  @Test("a closed slot takes what is near a listed name, and asks of unexplained words only")
  func near() {
    var asked: [String] = []
    let slots = Self.app.fill("find a tie restaurant in paris", intent: 1) { text in
      asked.append(text)
      return text == "tie" ? 0.8 : nil
    }
    #expect(slots == ["kitchen=tie", "place=paris"])
    #expect(asked.contains("tie") && !asked.contains("find") && !asked.contains("restaurant"))
    // What cannot be a likelihood is taken for none or all of it.
    for share: Float in [.nan, .infinity, -.infinity, -3, 40] {
      _ = Self.app.fill("find a tie restaurant", intent: 1) { _ in share }
    }
  }

  @Test("at most three spans are asked for")
  func bounded() {
    var asked = 0
    let words = (0..<60).map { "unheard\($0)" }.joined(separator: " ")
    _ = Self.app.fill(words, intent: 1) { _ in
      asked += 1
      return 1
    }
    #expect(asked == 3)
  }

  @Test("a text takes all words between the words beside it")
  func text() {
    #expect(fill("remind me to water the plants", 3) == ["task=water the plants"])
    #expect(fill("add buy milk to my list", 3) == ["task=buy milk"])
    #expect(
      fill("remind me tomorrow to call the plumber", 3)
        == ["day=tomorrow", "task=call the plumber"])
  }

  @Test("a text may be long, and ends where the phrases go on")
  func longText() {
    let task = "take both bins out and feed the neighbour's cats before it gets dark in the garden"
    #expect(fill("remind me to " + task, 3) == ["task=" + task])
    #expect(fill("remind me tomorrow to " + task, 3) == ["day=tomorrow", "task=" + task])
    #expect(fill("add " + task + " to my list", 3) == ["task=" + task])
  }

  @Test("each parameter is filled once")
  func once() {
    for utterance in [
      "play adele play adele play adele", "by adele by chet baker by miles davis by duke ellington",
      "start running start deep focus add adele to my rainy days playlist by nina simone",
    ] {
      let names = fill(utterance).map { $0.prefix { $0 != "=" } }
      #expect(Set(names).count == names.count && !names.isEmpty)
    }
  }

  @Test("the app's name and polite words are in no slot, and slots stand beside them all the same")
  func names() {
    #expect(fill("play running on @") == ["playlist=running"])
    #expect(fill("ask @ for gregor @ plimsoll").allSatisfy { !$0.contains("@") })
    #expect(fill("@ play adele") == ["artist=adele"])
    #expect(fill("play (please) nina simone") == ["artist=nina simone"])
    #expect(fill("(could) (you) start gregor plimsoll (please)") == ["playlist=gregor plimsoll"])
  }

  @Test("parameters of the same key learn from each other's phrases")
  func shared() {
    var app = TestApp()
    let cities = TestApp.names(.open, ["oldham", "paris", "san luis", "north haven"])
    let features = TestApp.names(.open, ["swimming pool", "balcony", "breakfast", "sea view"])
    app.add(
      [("feature", features), ("city", cities)],
      ["hotel in [city]", "hotel with [feature]", "hotel near [city]", "room with [feature]"])
    #expect(app.fill("hotel around velmora marsh").contains { $0.hasPrefix("feature") })
    // Of the other intent's slot nothing but the key is the same.
    app.add([("city", cities)], ["drive around [city]", "a bus around [city]"])
    #expect(app.fill("hotel around velmora marsh") == ["city=velmora marsh"])
  }

  @Test("an intent without slots, and an utterance without words, have none")
  func none() throws {
    let model = try #require(Self.app.model)
    var scratch = SlotScratch()
    let words = TestApp.words("stop the music")
    let sources: [SlotSource] = []
    for intent in [4, 5, -1, .max] {
      #expect(
        SlotFiller().fill(
          words.span, intent: intent, sources: sources.span, model: model, scratch: &scratch)
          == nil)
    }
    #expect(fill("") == [])
    // Without sources nothing is filled.
    let filling = SlotFiller().fill(
      words.span, intent: 0, sources: sources.span, model: model, scratch: &scratch)
    #expect(filling?.count == 0)
  }

  @Test("an utterance scores better with the intent whose phrases it is like")
  func scores() throws {
    let model = try #require(Self.app.model)
    var scratch = SlotScratch()
    for (utterance, best) in [
      ("play something by gregor plimsoll", 0), ("find a thai restaurant in zanzibarra", 1),
      ("what is the weather in zanzibarra", 2), ("remind me to water the plants", 3),
    ] {
      let words = TestApp.words(utterance)
      let scores = (0..<4).map { intent in
        let sources = Self.app.sources[intent]
        return SlotFiller().fill(
          words.span, intent: intent, sources: sources.span, model: model, scratch: &scratch)?
          .score ?? -.infinity
      }
      #expect(scores.max() == scores[best], "\(utterance): \(scores)")
    }
  }

  @Test("long utterances of any words end, and fill no word twice")
  func random() throws {
    var generator = SeededGenerator.forTest("SlotFiller")
    let vocabulary =
      [
        "play", "by", "my", "to", "in", "@", "(please)", "adele", "nina", "simone", "thai",
        "oldham",
      ]
      + ["tomorrow", "sunday", "unheard", "remind", "the", "running", "table"]
    let model = try #require(Self.app.model)
    var scratch = SlotScratch()
    for _ in 0..<fuzzRounds(300) {
      let count = 1 + generator.below(generator.below(10) == 0 ? 400 : 20)
      let words = TestApp.words(
        (0..<count).map { _ in generator.pick(vocabulary) }.joined(separator: " "))
      let intent = generator.below(4)
      let sources = Self.app.sources[intent]
      let filling = try #require(
        SlotFiller().fill(
          words.span, intent: intent, sources: sources.span, model: model, scratch: &scratch))
      #expect(filling.score.isFinite && filling.score < 3)
      var end = 0
      var used = Set<Int>()
      for k in 0..<filling.count {
        let slot = scratch[k]
        #expect(slot.from >= end && slot.to > slot.from && slot.to <= min(count, 64))
        #expect(used.insert(slot.parameter).inserted && slot.parameter < sources.count)
        #expect((slot.from..<slot.to).allSatisfy { !words[$0].isName && !words[$0].isSkipped })
        end = slot.to
      }
    }
  }
}
