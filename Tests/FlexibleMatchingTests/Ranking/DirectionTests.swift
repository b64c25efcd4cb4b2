// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import TestSupport
import Testing
import TextAnalysis

@testable import FlexibleMatching

@Suite("Direction of words", .timeLimit(.minutes(hangMinutes))) struct DirectionTests {
  /// Words of a language, each line two requests that are the opposite of each other.
  private static let opposites: [String: [(String, String)]] = [
    "en": [
      ("turn the lamp on", "turn the lamp off"), ("turn on the lamp", "switch off the lamp"),
      ("open the blinds", "close the blinds"), ("lock the door", "unlock the door"),
      ("add milk to the list", "take milk off the list"), ("follow odette", "unfollow odette"),
      ("turn the heating up in the hall", "turn the heating down in the hall"),
      ("check me in", "check me out"), ("mute the group", "unmute the group"),
      ("louder", "too loud"), ("mute the group", "un-mute the group"),
      ("start the recording", "switch the recording off"),
      ("turn the heating on", "stop the heating"), ("cut the water", "start the water"),
    ],
    "de": [
      ("mach das licht an", "mach das licht aus"), ("schalte die lampe ein", "lampe ausschalten"),
      ("öffne das fenster", "schließe das fenster"), ("sperr die tür ab", "sperr die tür auf"),
      ("schalte eine lampe ein", "schalte eine lampe aus"), ("schalt ein", "schalt aus"),
      ("schalte ein licht ein", "schalte ein licht aus"),
    ],
    "fr": [
      ("allume la lampe", "éteins la lampe"), ("ouvre le volet", "ferme le volet"),
      ("verrouille la porte", "déverrouille la porte"), ("démarre la lecture", "arrête la lecture"),
      ("lance la musique", "éteins la musique"),
    ],
    "ja": [
      ("電気をつけて", "電気を消して"), ("窓を開けて", "窓を閉めて"),
      ("玄関の鍵をかけて", "玄関の鍵を開けて"), ("再生を開始して", "再生を停止して"),
      ("ドアのロックをして", "ドアのロックを外してほしい"),
    ],
    "da": [("tænd lampen", "sluk lampen"), ("lås døren", "lås døren op"), ("lås døren", "lås op")],
    "es": [
      ("enciende la luz", "apaga la luz"), ("abre la puerta", "cierra la puerta"),
      ("inicia la música", "apaga la música"), ("persianas arriba", "echa las persianas"),
      ("guarda la nota", "deshazte del archivo"), ("comparte el álbum", "ya no lo compartas"),
    ],
  ]

  private func direction(_ text: String, _ language: String) throws -> Direction {
    let intents = TestIntents(locale: language, knows: true, [])
    let knowledge = try #require(intents.knowledge)
    return intents.words(text).direction(knowledge)
  }

  @Test("requests that undo each other go opposite ways", arguments: opposites.keys.sorted())
  func opposed(language: String) throws {
    for (one, other) in Self.opposites[language]! {
      let (a, b) = (try direction(one, language), try direction(other, language))
      #expect(a.isOpposed(to: b.poles) && b.isOpposed(to: a.poles), "\(one) | \(other)")
      #expect(!a.isOpposed(to: a.poles) && !b.isOpposed(to: b.poles), "\(one) | \(other)")
    }
  }

  @Test(
    "what is said behind a first verb that undoes may be undone, however far, up to the next request"
  )
  func undone() throws {
    let follow = try direction("follow the heron", "en").poles
    #expect(try !direction("follow the heron", "en").mayOppose(follow))
    #expect(
      try direction("drop the heron from my very long following list", "en").mayOppose(follow))
    #expect(try !direction("drop the pan and follow the heron", "en").mayOppose(follow))
  }

  @Test("what goes an intent's way on one axis may go against it on another") func mixed() throws {
    // To give up is to stop and to cancel, and to hold is to stop, too.
    var held = try direction("reserve a space", "en").poles
    held.formUnion(try direction("hold a space", "en").poles)
    let given = try direction("give up the space", "en")
    #expect(given.poles.agrees(with: held) && given.mayOppose(held))
    #expect(try !direction("book a space", "en").mayOppose(held))
  }

  @Test("what stops or cancels turns round what it is said of, up to the next request")
  func reversals() throws {
    let block = try direction("block the sender", "en")
    let stop = try direction("stop blocking the sender", "en")
    #expect(stop.isReversal && stop.isOpposed(to: block.poles))
    let remove = try direction("remove the lock on the card", "en")
    #expect(remove.isOpposed(to: try direction("lock the card", "en").poles))
    // Twice undone is done.
    let twice = try direction("cancel the stop of the music", "en")
    #expect(!twice.isEmpty && twice.isReversal)
    // What is undone is near the word that undoes; what nobody does may be far from it.
    let far = "of the old people from next door blocks the sender"
    #expect(try !direction("stop \(far)", "en").isOpposed(to: block.poles))
    #expect(try direction("nobody \(far)", "en").isOpposed(to: block.poles))
    let nobody = try direction("nobody blocks the sender and lock the door", "en")
    #expect(nobody.poles.agrees(with: try direction("lock the door", "en").poles))
    let next = try direction("stop the music and lock the door", "en")
    #expect(next.poles.agrees(with: try direction("lock the door", "en").poles))
  }

  @Test("what a verb is done to is none of its way, as long as it says no more, also turned round")
  func objectsOfVerbs() throws {
    let lower = try direction("baisser", "fr").poles
    let heating = try direction("baisser le chauffage", "fr").words(for: lower)
    #expect(heating & 0b101 == 0b001)
    let stopped = try direction("arrête de baisser le chauffage", "fr")
    let raise = try direction("monter", "fr").poles
    #expect(stopped.poles.agrees(with: raise))
    #expect(stopped.words(for: raise) & 0b10100 == 0b00100)
  }

  @Test("in Japanese what undoes stands behind what it is said of") func behind() throws {
    let lock = try direction("玄関をロックして", "ja")
    #expect(try direction("玄関のロックを解除して", "ja").isOpposed(to: lock.poles))
    let alarm = try direction("目覚ましの通知をキャンセル", "ja")
    #expect(alarm.isReversal)
  }

  @Test("in Japanese what is said once more is not turned round, or in doubt as its object")
  func repeated() throws {
    let stop = try direction("水やりを止めて", "ja").poles
    let again = try direction("水やりを止めないとまずいよ早く止めて", "ja")
    #expect(again.poles.agrees(with: stop) && again.doubtful.isEmpty)
    let object = try direction("水やりを止めるのを止めて", "ja")
    #expect(object.doubtful.isOpposed(to: stop))
  }

  @Test(
    "a direction is doubtful where a verb that undoes comes last, or a particle may be a verb's",
    arguments: [
      ("de", "die Karte sperren", "die Sperrung der Karte gehört aufgehoben", true),
      ("de", "die Karte sperren", "heb die Sperrung der Karte auf", false),
      ("de", "schließ die Tür ab", "schließ die Tür auf geht das", true),
      ("de", "schließ die Tür ab", "schließ die Tür auf dem Flur", false),
      ("de", "die Karte sperren", "heb die Sperre der Karte auf geht das", true),
      ("de", "die Karte sperren", "sperre die Karte bitte", false),
    ])
  func doubtful(language: String, one: String, text: String, isDoubtful: Bool) throws {
    let doubtful = try direction(text, language).doubtful
    #expect(doubtful.isOpposed(to: try direction(one, language).poles) == isDoubtful, "\(text)")
  }

  @Test("words without a direction have none, and what has consequences is told")
  func others() throws {
    for text in ["what is the weather", "the lamp in the hall", ""] {
      #expect(try direction(text, "en").isEmpty, "\(text)")
    }
    #expect(try direction("delete the note", "en").isConsequential)
    #expect(try direction("pay the rent", "en").isConsequential)
    #expect(try !direction("show the note", "en").isConsequential)
  }

  @Test("what is named behind another verb is its object and has no consequences")
  func objects() throws {
    #expect(try direction("call my mother", "en").isConsequential)
    #expect(try !direction("decline the call", "en").isConsequential)
    #expect(try direction("create and send the invoice", "en").isConsequential)
  }

  @Test("words that fill a slot say nothing, but the first") func filled() throws {
    let intents = TestIntents(knows: true, [])
    let knowledge = try #require(intents.knowledge)
    var words = intents.words("play turn off the light")
    words.fill(1..<5, with: 3, isListed: true)
    let play = try direction("play", "en")
    #expect(words.direction(knowledge).poles == play.poles)
    var first = intents.words("stop the music")
    first.fill(0..<3, with: nil, isListed: false)
    #expect(first.direction(knowledge).isReversal)
  }

  // MARK: - Intents

  private static let lamps = TestIntents(
    knows: true,
    [
      ["turn on the lamp with @", "switch the light on", "lights on please"],
      ["turn off the lamp with @", "switch the light off", "lights out"],
      ["freeze [3] with @", "freeze my card", "block [3]"],
      ["delete [4] from @", "delete a note", "remove [4]"],
      ["what is the weather in @", "will it rain today"],
    ])

  @Test(
    "an intent is opposed by words that go the other way, or undo what it does",
    arguments: [
      ("turn off the lamp", [0]), ("switch the lights on", [1]), ("unfreeze my card", [2]),
      ("stop the rain", [4]), ("the lamp in the hall", []), ("restore the note", [3]),
    ])
  func intents(text: String, opposed: [Int]) throws {
    let model = try #require(TestIntents.model(Self.lamps.block))
    let knowledge = try #require(Self.lamps.knowledge)
    let words = Self.lamps.words(text)
    let found = (0..<model.classCount).filter { model.isOpposed($0, in: words, knowledge) }
    for index in opposed { #expect(found.contains(index), "\(text): \(found)") }
    if opposed.isEmpty { #expect(found.isEmpty, "\(text): \(found)") }
    let ranked = Self.lamps.rank(text, model).map(\.index)
    #expect(Set(ranked).isDisjoint(with: opposed), "\(text): \(ranked)")
  }

  @Test("what an intent's phrases say is known of it") func conduct() throws {
    let model = try #require(TestIntents.model(Self.lamps.block))
    #expect((0..<5).map { model.isConsequential($0) } == [false, false, false, true, false])
    #expect((0..<5).map { model.alwaysTakesValue($0) } == [false, false, false, false, false])
    let one = TestIntents(knows: true, [["delete [4]", "remove [4] from @"], ["lights on"]])
    let other = try #require(TestIntents.model(one.block))
    #expect(other.alwaysTakesValue(0) && !other.alwaysTakesValue(1))
  }

  // MARK: - What both ways are declared of

  private static let privacy = TestIntents(
    knows: true,
    [
      ["share my location", "let apps see my location with @"],
      ["hide my location", "deny location access in @"],
      ["start the climate", "preheat my car with @"],
      ["stop the climate", "turn off the car heating with @"],
      ["start charging", "begin charging in @"],
      ["like this post", "give this a like in @"],
      ["post an update", "write a post in @"],
      ["block [3]", "block someone in @"],
      ["unblock [3]", "let [3] write again in @"],
    ])

  private func heading(_ text: String, of index: Int) throws -> Heading {
    let model = try #require(TestIntents.model(Self.privacy.block))
    var scratch = RankingScratch()
    Self.privacy.read(text, into: &scratch.words)
    _ = model.rank(
      &scratch, Self.privacy.knowledge,
      namedValues: { _, words in
        (0..<words.count).first { words.hash($0) == TokenHash.hash(of: "mia") }.map { $0..<$0 + 1 }
      })
    return model.heading(index, scratch, opposed: scratch.opposed?.index)
  }

  @Test(
    "what goes against an intent goes the way of the one that does the opposite with the same thing"
  )
  func decided() throws {
    let hide = try heading("stop sharing my location", of: 1)
    #expect(hide.agrees && hide.isDecided && !hide.strays)
    #expect(hide.words == 0b11)
    let stop = try heading("switch the climate off", of: 3)
    #expect(stop.isDecided && stop.words == 0b1001)
    // A value is the same thing where the way is said too.
    let unblock = try heading("stop blocking mia", of: 8)
    #expect(unblock.isDecided && unblock.words == 0b11)
  }

  @Test("an intent is gone towards by what it says, or only as something turns round the opposite")
  func turned() throws {
    #expect(try heading("stop blocking mia", of: 8).isTurned)
    #expect(try !heading("unblock mia", of: 8).isTurned)
    #expect(try !heading("block mia", of: 7).isTurned)
  }

  @Test("two opposites are open where words say neither way")
  func open() throws {
    #expect(try heading("my location please", of: 0).isOpen)
    #expect(try !heading("share my location", of: 0).isOpen)
    #expect(try !heading("hide my location", of: 1).isOpen)
  }

  @Test(
    "what goes against an intent says nothing for one that does the opposite with another thing")
  func undecided() throws {
    // It is charging that is stopped, which nothing stops.
    let climate = try heading("stop charging", of: 3)
    #expect(!climate.isDecided && climate.words & 0b10 == 0)
    // The word that they share is what says the way.
    let post = try heading("unlike this post", of: 6)
    #expect(!post.isDecided && post.strays)
    #expect(try !heading("what is the weather", of: 1).agrees)
  }

  // MARK: - What is left over

  private func remainder(_ text: String, of index: Int) throws -> (Remainder, [String]) {
    let model = try #require(TestIntents.model(Self.lamps.block))
    var scratch = RankingScratch()
    Self.lamps.read(text, into: &scratch.words)
    _ = model.rank(
      &scratch, Self.lamps.knowledge, namedValues: { _, _ in nil })
    let left = model.remainder(index, scratch)
    let words = text.split(separator: " ").map(String.init)
    return (left, words.indices.filter { left.words >> UInt128($0) & 1 == 1 }.map { words[$0] })
  }

  @Test("words that an intent does not account for are left over") func remainders() throws {
    #expect(try remainder("turn off the lamp", of: 1).1 == [])
    #expect(try remainder("turn off the lamp tomorrow", of: 1).1 == ["tomorrow"])
    // Words of the same meaning account for it; function words never count.
    #expect(try remainder("deactivate the lamp", of: 1).1 == [])
    let (weather, words) = try remainder("weather lamp zebra", of: 4)
    #expect(words == ["lamp", "zebra"])
    #expect(!weather.hasHead && weather.share > 0.4 && weather.share < 1)
    #expect(weather.weightElsewhere > 0 && weather.weightElsewhere < weather.weight)
    #expect(try remainder("zebra weather", of: 4).0.hasHead)
    #expect(try remainder("", of: 0).0.share == 0)
  }
}
