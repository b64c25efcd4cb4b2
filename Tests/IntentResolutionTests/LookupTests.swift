// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import PhraseCompilation
import PhraseGrammar
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Look-up") struct LookupTests {
  private static func player(
    _ values: [EntityValue], query: EntityQueryKind = .string, isOpen: Bool = false
  ) -> AppCatalog {
    app(
      "cosmo", "CosmoTunes", synonyms: ["Galaxy"],
      shortcuts: [["Play ${song} in ${applicationName}"], ["Open ${applicationName}"]],
      slots: ["song": .entity("Song")],
      entities: [
        EntityDeclaration(
          name: "Song", title: "Song", query: query, isOpen: isOpen, values: values)
      ])
  }

  private static let songs = values(
    "1:Blue Train", "2:Kind of Blue", "3:Paper Lanterns", "4:Rooftop Weather")

  @Test(
    "a value is found among free words and when it was misheard",
    arguments: [
      ("play the blue train in galaxy", "1", "blue train"),
      ("play my song called blue train in galaxy", "1", "blue train"),
      ("play blew train in galaxy", "1", "blew train"),
      ("play the paper lantens in galaxy", "3", "paper lantens"),
      ("play roof top weather in galaxy", "4", "roof top weather"),
      ("play lanterns in galaxy", "3", "lanterns"),
    ])
  func found(_ text: String, _ id: String, _ said: String) throws {
    let resolution = try makeResolver([Self.player(Self.songs)]).now(text)
    #expect(resolution.summary == "resolved cosmo I0 song=\(id)")
    #expect(resolution.parameters.first?.text == said)
    let range = try #require(resolution.parameters.first?.range)
    let utf8 = Array(text.utf8)[Int(range.lower)..<Int(range.upper)]
    #expect(String(decoding: utf8, as: UTF8.self) == said)
  }

  @Test(
    "the longest listed name is the value, whatever of it is free, polite or corrects",
    arguments: [
      ("en", "play the song my love in galaxy", "2"), ("en", "play song my love in galaxy", "2"),
      ("en", "play the song called love in galaxy", "1"), ("en", "in galaxy play go now", "6"),
      ("en", "play the song water song in galaxy", "8"),
      ("en", "could you play my song the doubt in galaxy", "3"),
      ("de", "spiel mir doubt in galaxy", "3"),
      ("de", "spiel mir love, no, doubt in galaxy", "3"),
    ])
  func longestName(_ locale: String, _ text: String, _ id: String) throws {
    let songs = values(
      "1:Love", "2:My Love", "3:Doubt", "4:No Doubt", "5:Go", "6:Go Now", "7:Water", "8:Water Song")
    for query in [EntityQueryKind.string, .enumerable] {
      var player = Self.player(songs, query: query)
      player.translate(to: "de", "Spiele ${song} in ${applicationName}")
      let resolution = try makeResolver([player]).now(text, locale)
      #expect(resolution.summary == "resolved cosmo I0 song=\(id)")
    }
  }

  @Test(
    "a shorter listed name is not taken out of a longer one",
    arguments: [
      ("in galaxy start the song that in two thanks for me", "2"),
      ("in galaxy start the song was not okay", "4"), ("in galaxy play now", "5"),
    ])
  func partOfName(_ text: String, _ id: String) throws {
    let songs = values(
      "1:That", "2:That in Two Thanks", "3:Was", "4:Was Not Okay", "5:Now", "6:Play Now")
    let resolution = try makeResolver([Self.player(songs, query: .enumerable)]).now(text)
    #expect(resolution.parameters.allSatisfy { $0.value.summary == "=\(id)" })
  }

  @Test(
    "a name in which a correction might begin is asked about, and no other is taken",
    arguments: ["spiel mir no doubt in galaxy", "könntest du bitte no doubt in galaxy spielen"])
  func correctedName(_ text: String) throws {
    var player = Self.player(values("1:Doubt", "2:No Doubt"))
    player.translate(to: "de", "Spiele ${song} in ${applicationName}")
    let resolution = try makeResolver([player]).now(text, "de")
    #expect(resolution.summary == "needsConfirmation cosmo I0 song=2")
  }

  @Test(
    "what may be a correction as well as a negation is asked about",
    arguments: ["pon despacito no volver en galaxy", "pon despacito, no, fever en galaxy"])
  func negationOrCorrection(_ text: String) throws {
    var player = Self.player(
      values("1:Despacito", "2:Volver", "3:Fever"), query: .enumerable)
    player.translate(to: "es", "Pon ${song} en ${applicationName}")
    let resolution = try makeResolver([player]).now(text, "es")
    #expect(resolution.status == .needsConfirmation)
  }

  @Test("a word that is said twice is not held by a name that has it once") func saidTwice() throws
  {
    let resolver = try makeResolver([Self.player(values("1:Music by Queen", "2:Bye Bye Blues"))])
    #expect(
      resolver.now("play queen by queen in galaxy").summary == "needsValue cosmo I0 missing:song")
    #expect(resolver.now("play bye bye in galaxy").summary == "resolved cosmo I0 song=2")
  }

  @Test("what is near no value is asked for, and several that are equally near are a choice")
  func unclear() throws {
    let resolver = try makeResolver([Self.player(Self.songs)])
    #expect(
      resolver.now("play something else in galaxy").summary == "needsValue cosmo I0 missing:song")
    let blue = resolver.now("play blue in galaxy")
    #expect(blue.status == .needsDisambiguation)
    #expect(blue.disambiguation?.options.map(\.id) == ["1", "2"])
  }

  @Test(
    "free words name nothing: what is near with them is near without, and alone they find no part",
    arguments: [
      ("play the cat in galaxy", "en"), ("play the ant in galaxy", "en"),
      ("play the bit in galaxy", "en"), ("play the in galaxy", "en"),
      ("play the wizard in galaxy", "en"), ("play my in galaxy", "en"),
      ("play die in galaxy", "de"), ("play die kuh in galaxy", "de"), ("play el in galaxy", "es"),
      ("play el ajo in galaxy", "es"), ("play la in galaxy", "es"),
    ])
  func freeWords(_ text: String, _ locale: String) throws {
    let values = values(
      "1:The Hat", "2:The End", "3:The Hobbit", "4:Die Kür", "5:El Año", "6:La Casa", "7:My Way")
    for kind in [EntityQueryKind.string, .enumerable] {
      var catalog = Self.player(values, query: kind)
      catalog.sourceLocale = locale
      let resolver = try makeResolver([catalog])
      let resolution = resolver.now(ResolutionRequest(text, locale: LocaleTag(locale)))
      #expect(resolution.app == "cosmo")
      #expect(resolution.parameters.isEmpty, "\(kind)")
      #expect(resolution.disambiguation == nil, "\(kind)")
    }
  }

  @Test("a name that is misheard beside its article is still found, and one made of free words")
  func articles() throws {
    let values = values("1:The Hobbit", "2:The Rolling Stones", "3:The The", "4:Hat")
    let resolver = try makeResolver([Self.player(values)])
    for (text, id) in [
      ("the hobit", "1"), ("the roling stones", "2"), ("the the", "3"), ("the hat", "4"),
      ("hobbit", "1"), ("my hobbit", "1"),
    ] {
      #expect(
        resolver.now("play \(text) in galaxy").summary == "resolved cosmo I0 song=\(id)", "\(text)")
    }
  }

  @Test("listed values of one name are a choice, with what tells them apart")
  func sameNames() throws {
    for kind in [EntityQueryKind.string, .enumerable] {
      var songs = values("1:Emma", "2:Blue Train", "3:EMMA")
      songs[0].subtitle = "Jane"
      let resolver = try makeResolver([Self.player(songs, query: kind)])
      for text in ["emma", "the emma", "ema"] {
        let resolution = resolver.now("play \(text) in galaxy")
        #expect(resolution.status == .needsDisambiguation, "\(text) \(kind)")
        #expect(resolution.parameters.isEmpty)
        #expect(resolution.disambiguation?.options.map(\.id) == ["1", "3"], "\(text)")
        #expect(resolution.disambiguation?.options.first?.subtitle == "Jane")
      }
    }
  }

  @Test("an app's name spelt another way is heard by its sound")
  func sound() throws {
    let resolver = try makeResolver([
      app(
        "s", "Spotify",
        shortcuts: [["Open ${applicationName}"], ["Play jazz in ${applicationName}"]])
    ])
    #expect(resolver.now("open spotty fi").app == "s")
    #expect(resolver.now("play jazz in spotty fy").app == "s")
    #expect(resolver.now("open spots").status == .noMatch)
    #expect(resolver.now("open the spot").status == .noMatch)
  }

  @Test("confidence falls with what is misheard, and the words as declared are above it")
  func confidence() throws {
    let resolver = try makeResolver([Self.player(Self.songs)])
    let exact = resolver.now("play blue train in galaxy")
    let near = resolver.now("play blue trane in galaxy")
    #expect(exact.confidence == 1 && exact.match == .exact)
    #expect(near.confidence < exact.confidence && near.confidence > 0.5)
    let several = ResolutionRequest(hypotheses: [
      Hypothesis("open cosmo toons", confidence: 0.9), Hypothesis("open galaxy", confidence: 0.1),
    ])
    #expect(resolver.now(several).match == .exact)
  }

  @Test("a slot of listed names hears a misheard one, and nothing else") func closed() throws {
    let resolver = try makeResolver([Self.player(Self.songs, query: .enumerable)])
    let near = resolver.now("play paper lantens in galaxy")
    #expect(near.summary == "resolved cosmo I0 song=3")
    #expect(near.match == .flexible)
    #expect(resolver.now("play the blue train in galaxy").summary == "resolved cosmo I0 song=1")
    let phrases = try makeResolver(
      [Self.player(Self.songs, query: .enumerable)], options: IntentResolver.Options(flexible: nil))
    for text in ["play xyz in galaxy", "play blue in galaxy", "play some trains in galaxy"] {
      #expect(phrases.now(text).summary == "noMatch", "\(text)")
      // Near the phrase, though: what is to be played is asked for, or whether anything is.
      #expect(
        ["needsValue cosmo I0 missing:song", "needsConfirmation cosmo I0"]
          .contains(resolver.now(text).summary), "\(text)")
    }
  }

  @Test("an open slot takes text as it is, without what only announces a name") func open() throws {
    let resolver = try makeResolver(
      [Self.player(Self.songs, isOpen: true)], .extended)
    func title(_ text: String) -> String? {
      switch resolver.now(text).parameters.first?.value {
      case .openEntity(let title): title
      case .entity(_, let title): "=" + title
      default: nil
      }
    }
    #expect(title("play the long way home in galaxy") == "the long way home")
    #expect(title("play the song called long way home in galaxy") == "long way home")
    #expect(title("play paper lantens in galaxy") == "=Paper Lanterns")
    #expect(title("play the blue train in galaxy") == "=Blue Train")
  }

  @Test(
    "a misheard app name counts where its phrase fits around it",
    arguments: [
      ("open cosmo tunes", "resolved cosmo I1"), ("open cosmotoons", "resolved cosmo I1"),
      ("open cosmo tune", "resolved cosmo I1"),
      ("play blue train in cosmotune", "resolved cosmo I0 song=1"),
      ("open the cosmotunes window", "needsConfirmation cosmo I1"),
      ("open the cosmo tunes window", "needsConfirmation cosmo I1"),
      ("open the cosmic tunes window", "noMatch"), ("open costumes", "noMatch"),
      ("cosmo tunes", "noMatch"), ("open customs", "noMatch"),
      ("the cosmic tunes of the spheres", "noMatch"),
    ])
  func appNames(_ text: String, _ summary: String) throws {
    let resolver = try makeResolver([Self.player(Self.songs)])
    #expect(resolver.now(text).summary == summary)
  }

  @Test(
    "names and phrases are found exactly, though they are not written as they are said",
    arguments: [
      ("play on t v in galaxy", "resolved galaxy I0"),
      ("play on TV in galaxy", "resolved galaxy I0"),
      ("mix this and that in galaxy", "resolved galaxy I0"),
      ("open net news wire", "resolved news I0"), ("open netnewswire", "resolved news I0"),
      ("play v l c song in galaxy", "resolved galaxy I1 song=1"),
      ("play sound check in galaxy", "resolved galaxy I1 song=2"),
    ])
  func spoken(_ text: String, _ summary: String) throws {
    let songs = values("1:VLC song", "2:SoundCheck")
    let resolver = try makeResolver([
      app(
        "galaxy", "Galaxy",
        shortcuts: [
          ["Play on TV in ${applicationName}", "Mix this & that in ${applicationName}"],
          ["Play ${song} in ${applicationName}"],
        ],
        slots: ["song": .entity("Song")],
        entities: [EntityDeclaration(name: "Song", title: "Song", values: songs)]),
      app("news", "NetNewsWire", shortcuts: [["Open ${applicationName}"]]),
    ])
    let resolution = resolver.now(text)
    #expect(resolution.summary == summary)
    #expect(resolution.match == .exact)
  }

  @Test("a misheard app's name is not heard for apps that are left out") func filtered() throws {
    let resolver = try makeResolver([Self.player(Self.songs)])
    #expect(resolver.now("open cosmotoons", only: ["other"]).summary == "noMatch")
    #expect(resolver.now("open cosmotoons", only: ["cosmo"]).summary == "resolved cosmo I1")
  }

  @Test("an explanation shows names that were near, and the values with their scores")
  func explained() throws {
    let resolver = try makeResolver([Self.player(Self.songs)])
    var request = ResolutionRequest("play blew train in cosmotune")
    request.explains = true
    let explanation = try #require(resolver.now(request).explanation)
    let mention = try #require(explanation.mentions.first)
    #expect(mention.app == "cosmo" && mention.score < 1 && mention.score > 0.7)
    let lookup = try #require(explanation.lookups.first)
    #expect(lookup.text == "blew train" && lookup.parameter == "song")
    #expect(lookup.found.first?.title == "Blue Train" && lookup.found.first?.isTaken == true)
    #expect(lookup.found.dropFirst().allSatisfy { !$0.isTaken })
  }

  @Test("an explanation shows values that are not near enough to count") func explainedMisses()
    throws
  {
    let resolver = try makeResolver([Self.player(Self.songs)])
    var request = ResolutionRequest("play paper boats in cosmotune")
    request.explains = true
    let resolution = resolver.now(request)
    #expect(resolution.parameters.isEmpty)
    let lookup = try #require(resolution.explanation?.lookups.first)
    #expect(lookup.found.first?.title == "Paper Lanterns")
    #expect(lookup.found.allSatisfy { !$0.isTaken && $0.score < 0.75 })
  }

  /// What a plain reading of the names says: every value with a name that holds all the words.
  @Test("values that hold all words are those that a plain search finds") func holding() throws {
    let vocabulary = ["ma", "mi", "mo", "mu", "ka", "ki"]
    for seed in 1...UInt64(60) {
      var random = SeededGenerator(seed: seed)
      let titles = (0..<random.below(30) + 1).map { _ in
        (0...random.below(4)).map { _ in random.pick(vocabulary) }.joined(separator: " ")
      }
      let values = titles.enumerated().map { EntityValue(id: "\($0)", title: $1) }
      let resolver = try makeResolver([Self.player(values)])
      for _ in 0..<20 {
        let words = (0...random.below(3)).map { _ in random.pick(vocabulary) }
        if titles.contains(words.joined(separator: " ")) { continue }
        let holders = titles.indices.filter { index in
          let held = titles[index].split(separator: " ").map(String.init)
          return words.allSatisfy { word in
            held.count { $0 == word } >= words.count { $0 == word }
          }
        }
        guard holders.count > 1 else { continue }
        let found = resolver.now("play \(words.joined(separator: " ")) in galaxy")
        let options = found.disambiguation?.options.map(\.id) ?? []
        // Names of the same words in another order are nearer than those with further words.
        let same = holders.filter {
          titles[$0].split(separator: " ").map(String.init).sorted() == words.sorted()
        }
        if same.isEmpty {
          #expect(
            Set(options).isSubset(of: Set(holders.map { "\($0)" })) && options.count > 1
              || found.status == .resolved, "seed \(seed): \(words) in \(titles)")
        }
      }
    }
  }

  /// Titles of three to five words, and what is said for them: the words, near ones, some left out, others besides.
  private static func saying(_ random: inout SeededGenerator, of titles: [String]) -> String {
    var words = titles.randomElement(using: &random)!.lowercased().split(separator: " ")
      .map(String.init)
    for _ in 0..<Int.random(in: 0...3, using: &random) where !words.isEmpty {
      let at = Int.random(in: words.indices, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: words.remove(at: at)
      case 1: words[at] = String(words[at].dropLast())
      case 2: words[at] += ["s", "e", "x"].randomElement(using: &random)!
      case 3:
        words.insert(["of", "kettle", "again", "song"].randomElement(using: &random)!, at: at)
      default: words.swapAt(at, Int.random(in: words.indices, using: &random))
      }
    }
    let before = ["", "", "the ", "my song called ", "some "].randomElement(using: &random)!
    let behind = ["", "", " song", " please", " one"].randomElement(using: &random)!
    return before + words.filter { !$0.isEmpty }.joined(separator: " ") + behind
  }

  @Test("what a slot was found to mean is not what it means to another resolver")
  func otherResolver() throws {
    let titles = ["blue train", "paper lantern"]
    let resolvers = try [titles, titles.reversed()].map { titles in
      try makeResolver([
        Self.player(
          titles.enumerated().map { EntityValue(id: "\($0)", title: $1) }, query: .enumerable)
      ])
    }
    var scratch = MatchScratch()
    for text in ["play blu trane in galaxy", "play paper lanterns in galaxy"] {
      let request = ResolutionRequest(text)
      let alone = resolvers.map { $0.now(request) }
      #expect(alone[0].parameters.first?.value != alone[1].parameters.first?.value)
      #expect(alone[0].parameters.count == 1)
      for number in [0, 1, 1, 0] {
        #expect(
          resolvers[number].resolveSynchronously(request, scratch: &scratch) == alone[number])
      }
    }
  }

  @Test(
    "look-ups that are left out would have come to nothing",
    arguments: [(60, EntityQueryKind.string), (2_000, .string), (60, .enumerable)])
  func shortened(_ count: Int, _ query: EntityQueryKind) throws {
    var random = SeededGenerator.forTest("shortened")
    let parts = [
      "blue", "train", "paper", "lantern", "rooftop", "weather", "harbour", "signal", "copper",
      "morning", "the", "of", "night", "river", "glass", "anthem", "kingdom", "song",
    ]
    let titles = (0..<count).map { _ in
      (0..<Int.random(in: 1...5, using: &random)).map { _ in
        parts.randomElement(using: &random)! + (Bool.random(using: &random) ? "" : "s")
      }.joined(separator: " ")
    }
    let entities = titles.enumerated().map { EntityValue(id: "\($0)", title: $1) }
    let resolver = try makeResolver([Self.player(entities, query: query)])
    var outcomes: [Resolution.Status: Int] = [:]
    for _ in 0..<fuzzRounds(100) {
      let text = "play \(Self.saying(&random, of: titles)) in galaxy"
      // An explanation has all that was found, so that nothing is left out.
      var whole = resolver.now(ResolutionRequest(text, explains: true))
      whole.explanation = nil
      let outcome = resolver.now(ResolutionRequest(text))
      #expect(outcome == whole, "\(text)")
      outcomes[outcome.status, default: 0] += 1
    }
    // Some texts name nothing: those whose look-ups are left out.
    let without = outcomes[.needsValue, default: 0] + outcomes[.noMatch, default: 0]
    #expect(without > 0 && outcomes.count > 1, "\(outcomes)")
  }
}

extension AppCatalog {
  /// Gives the phrase of a player in another language.
  fileprivate mutating func translate(to locale: String, _ phrase: String) {
    localizations = [
      LocalizationDeclaration(
        locale: locale,
        phrases: [
          PhraseTranslation(
            source: "Play ${song} in ${applicationName}", phrases: [PhraseDeclaration(phrase)])
        ])
    ]
  }
}
