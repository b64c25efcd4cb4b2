// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentCatalog
import MatchIndex
import PhraseCompilation
import PhraseGrammar
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Matching") struct MatcherTests {
  // MARK: - Against the reference

  /// Catalogs over a tiny vocabulary, so that everything collides.
  private static func catalogs(
    _ random: inout SeededGenerator, _ ruleSet: RuleSet, _ vocabulary: [String]
  ) -> [AppCatalog] {
    func words(_ most: Int) -> String {
      (0...random.below(most)).map { _ in random.pick(vocabulary) }.joined(separator: " ")
    }
    return (0...random.below(4)).map { a in
      let entities = ["A", "B"].map { name in
        EntityDeclaration(
          name: name, title: name, query: name == "A" ? .enumerable : .string,
          isOpen: name == "B" && ruleSet == .extended,
          values: (0..<(1 + random.below(6))).map { k in
            EntityValue(
              id: "\(k)", title: words(3), synonyms: random.below(3) == 0 ? [words(2)] : [])
          })
      }
      let shortcuts = (0...random.below(3)).map { _ in
        (0...random.below(4)).map { _ in
          var pieces = (0..<(1 + random.below(3))).map { _ in words(2) }
          let slots = ruleSet == .apple ? random.below(2) : random.below(4)
          for k in 0..<slots {
            pieces.insert("${\(["a", "b", "t"][k])}", at: random.below(pieces.count + 1))
          }
          if ruleSet == .apple || random.below(5) > 0 {
            pieces.insert("${applicationName}", at: random.below(pieces.count + 1))
          }
          return pieces.joined(separator: " ")
        }
      }
      // Names that begin each other: "ma", "ma mi", "ma mi mo".
      let name = vocabulary.prefix(1 + random.below(3)).joined(separator: " ")
      return app(
        "app\(a)", random.below(2) == 0 ? name : words(2),
        synonyms: random.below(2) == 0 ? [words(2)] : [], shortcuts: shortcuts,
        slots: [
          "a": .entity("A"), "b": .entity("B"), "t": ruleSet == .apple ? .entity("A") : .string,
        ], entities: entities)
    }
  }

  /// An utterance made from a phrase, or from noise, or from both.
  private static func utterance(
    _ random: inout SeededGenerator, _ catalogs: [AppCatalog], _ vocabulary: [String]
  ) -> String {
    var words: [String] = []
    for _ in 0..<random.below(2) { words.append(random.pick(vocabulary)) }
    if random.below(8) > 0 {
      let catalog = random.pick(catalogs)
      let phrase = random.pick(random.pick(catalog.shortcuts).phrases)
      for segment in PhraseTemplate(phrase.text).segments {
        switch segment {
        case .literal(let text): words.append(text)
        case .applicationName: words.append(random.pick(catalog.app.forms))
        case .slot(let name):
          let entity = catalog.entities[name == "b" ? 1 : 0]
          if name == "t" || random.below(4) == 0 {
            for _ in 0...random.below(3) { words.append(random.pick(vocabulary)) }
          } else {
            words.append(random.pick(entity.values).title)
          }
        }
      }
    }
    for _ in 0..<random.below(3) where random.below(2) == 0 {
      words.append(random.pick(vocabulary))
    }
    var split = words.joined(separator: " ").split(separator: " ").map(String.init)
    if random.below(4) == 0, !split.isEmpty { split.remove(at: random.below(split.count)) }
    return split.prefix(14).joined(separator: " ")
  }

  @Test("phrases found, their scores and the winner are the reference's")
  func differential() throws {
    let vocabulary = ["ma", "mi", "mo", "mu", "ka", "ki", "ko", "ku"]
    var matched = 0
    for seed in 1...UInt64(fuzzRounds(100)) {
      var random = SeededGenerator(seed: seed)
      let ruleSet: RuleSet = seed % 2 == 0 ? .apple : .extended
      let some = Array(vocabulary.prefix(2 + random.below(7)))
      let catalogs = Self.catalogs(&random, ruleSet, some)
      let image = try PhraseCompiler(ruleSet: ruleSet).compile(catalogs).image
      let reference = ReferenceMatcher(catalogs, ruleSet)
      // A phrase that was left out would shift the ids.
      guard image.phraseCount == reference.phrases.count else {
        #expect(image.phraseCount < reference.phrases.count, "seed \(seed)")
        continue
      }
      // The reference knows phrases only.
      let matcher = Matcher(image: image, locale: LocaleTag("en"), flexible: nil)
      let slow = Matcher(
        image: image, locale: LocaleTag("en"), usesFastPaths: false, flexible: nil)
      var buffers = MatchBuffers()
      for _ in 0..<40 {
        let text = Self.utterance(&random, catalogs, some)
        let expected = reference.matches(text)
        let count = try matcher.match(text, into: &buffers)
        let isExhausted = buffers.isExhausted
        #expect(!isExhausted, "seed \(seed): \(text)")
        // The reference hears words only as they are declared.
        let found = (0..<count).map { buffers.candidate($0) }.filter { $0.misheard == 0 }
        func describe(_ fits: [(phrase: Int, fit: ReferenceMatcher.Fit)]) -> [String] {
          fits.prefix(32).map { "\($0.phrase): \($0.fit.literal) \($0.fit.listed) \($0.fit.open)" }
        }
        let got = found.map {
          (
            phrase: Int($0.phrase.rawValue),
            fit: ReferenceMatcher.Fit(
              literal: Int($0.literalWords), listed: Int($0.listedWords), open: Int($0.openWords))
          )
        }
        #expect(describe(got) == describe(expected), "seed \(seed): \(text)")
        matched += expected.isEmpty ? 0 : 1
        let again = try slow.match(text, into: &buffers)
        #expect(again == count, "seed \(seed): \(text)")
        for rank in 0..<min(again, found.count) {
          let candidate = buffers.candidate(rank)
          #expect(
            candidate.phrase == found[rank].phrase && candidate.rank == found[rank].rank,
            "seed \(seed): \(text)")
        }
      }
    }
    // The utterances are of use only if many of them match.
    #expect(matched > fuzzRounds(100) * 8)
  }

  @Test("every phrase, filled and written in any of its ways, is found again") func filled() throws
  {
    let languages: [(locale: String, affixes: [String], words: [String], names: [String])] = [
      (
        "tr", ["da", "'da", "’nın", "ler", "i"], ["aç", "ışık", "için", "bir"],
        ["Görevler", "Tasks", "ıslak İnci"]
      ),
      ("ko", ["에서", "를", "로"], ["열어", "보여 줘", "할 일"], ["할일", "Tasks", "음악 상자"]),
      (
        "de", ["-Chat", "liste", "s"], ["öffne", "in", "die Übersicht"],
        ["Aufgaben", "Wi-Fi", "Müller"]
      ),
      ("ja", ["で", "を", "に"], ["開いて", "再生", "音楽"], ["タスク", "Tasks", "ミュージック"]),
      ("sv", ["ets", "en", "-läge"], ["visa", "mitt", "på"], ["Steget", "Tasks", "Ön"]),
      ("th", ["ใน", "เปิด"], ["เล่น", "เพลง"], ["ดนตรี", "Tasks"]),
      ("en", ["-list", "s"], ["open", "don't", "the co-op"], ["Tasks", "Party-Mode", "Café 24"]),
    ]
    var glued = 0
    for seed in 1...UInt64(fuzzRounds(400)) {
      var random = SeededGenerator(seed: seed)
      let language = random.pick(languages)
      func template() -> String {
        var pieces = [random.pick(language.words)]
        for slot in ["${applicationName}", "${x}"] where slot != "${x}" || random.below(2) == 0 {
          var piece = slot
          if random.below(2) == 0 { piece += random.pick(language.affixes) }
          pieces.insert(piece, at: random.below(pieces.count + 1))
        }
        if random.below(2) == 0 { pieces.append(random.pick(language.words)) }
        return pieces.joined(separator: " ")
      }
      let templates = (0..<4).map { _ in template() }
      let name = random.pick(language.names)
      let titles = language.names + language.words
      let image = try PhraseCompiler().compile([
        app(
          "app", name, locale: language.locale, shortcuts: [templates], slots: ["x": .entity("X")],
          entities: [
            EntityDeclaration(
              name: "X", title: "X", query: .enumerable,
              values: titles.map { EntityValue(id: $0, title: $0) })
          ])
      ]).image
      let matcher = Matcher(image: image, locale: LocaleTag(language.locale))
      var buffers = MatchBuffers()
      for (k, template) in templates.enumerated() {
        var text = template.replacing("${applicationName}", with: name)
          .replacing("${x}", with: random.pick(titles))
        if random.below(3) == 0 { text = text.replacing("’", with: "'") }
        if random.below(3) == 0 { text = text.replacing("'", with: random.pick(["", " ", "-"])) }
        if random.below(3) == 0 { text = text.replacing("-", with: " ") }
        // English words may hold apostrophes and hyphens of their own.
        if language.locale == "en", random.below(2) == 0 { text = text.replacing("’", with: "'") }
        // Nor is a contraction known with letters glued to it, or without its apostrophe in a value.
        if text.contains("don'ts") || text.contains("don’ts") { continue }
        if text.contains("dont") || text.contains("don t") || text.contains("don-t") { continue }
        if random.below(4) == 0, language.locale != "tr" { text = text.uppercased() }
        let count = try matcher.match(text, into: &buffers)
        var isFound = false
        for rank in 0..<count where buffers.candidate(rank).phrase == PhraseID(UInt32(k)) {
          isFound = true
        }
        #expect(isFound, "seed \(seed) \(language.locale): \"\(text)\" for \"\(template)\"")
        glued += isFound && !template.hasSuffix("}") ? 1 : 0
      }
    }
    #expect(glued > 0)
  }

  // MARK: - Bounds

  /// Matches a text and says how many steps it took.
  private func steps(_ image: IndexImage, _ text: String) throws -> (steps: Int, count: Int) {
    var buffers = MatchBuffers()
    let count = try Matcher(image: image, locale: LocaleTag("en"), flexible: nil)
      .match(text, into: &buffers)
    return (MatchLimits.steps - max(buffers.pass.steps, 0), count)
  }

  @Test("phrases of many open slots take steps in proportion to the square of the words")
  func openSlots() throws {
    let image = try PhraseCompiler(ruleSet: .extended).compile([
      app(
        "a", "Aa",
        shortcuts: [
          ["${a} ${b} ${applicationName}", "${a} ${b} ${c} ${applicationName}"],
          ["${a} and ${b} and ${c} and ${d} ${applicationName}"],
        ])
    ]).image
    let short = try steps(image, String(repeating: "and ", count: 20) + "aa")
    let long = try steps(image, String(repeating: "and ", count: 80) + "aa")
    #expect(short.count == 3 && long.count == 3)
    #expect(long.steps < 20 * short.steps)
  }

  @Test(
    "an adversarial catalog ends within its budget, whatever the utterance",
    arguments: [
      String(repeating: "aa ", count: 512), String(repeating: "aa and ", count: 250),
      String(repeating: "and ", count: 500) + "aa", "aa " + String(repeating: "and ", count: 500),
      String(repeating: "please ", count: 510), String(repeating: "aa please thanks ", count: 170),
      String(repeating: "um aa ", count: 250), String(repeating: "aaaaand-", count: 500),
      String(repeating: "aaa'a ", count: 250), String(repeating: "あ", count: 510),
    ])
  func adversarial(_ text: String) throws {
    let image = try Self.adversarial.get()
    var buffers = MatchBuffers()
    let matcher = Matcher(image: image, locale: LocaleTag("en"))
    let clock = ContinuousClock()
    let start = clock.now
    let count = try matcher.match(text, into: &buffers)
    #expect(count <= MatchLimits.candidates)
    // Generous: a debug build on a busy machine. What matters is that it ends.
    #expect(clock.now - start < .seconds(20))
    let resolution = IntentResolver(image: image).now(text)
    #expect(Resolution.Status.allCases.contains(resolution.status))
  }

  /// Thirty apps of one name whose phrases fit nearly everything.
  private static let adversarial = Result {
    let templates = [
      "${a} ${b} ${c} ${d} ${applicationName}", "${applicationName} ${a} ${b} ${c} ${d}",
      "${a} and ${b} and ${c} ${applicationName}", "${a} ${applicationName} ${b}",
      "${applicationName}a ${a}", "a${applicationName} ${a} ${b}", "${a}and ${applicationName}",
      "${a} and ${b}", "and ${a} and ${b} and",
    ]
    let values = (1...40).map {
      EntityValue(id: "\($0)", title: String(repeating: "and ", count: $0))
    }
    let catalogs = (0..<30).map { k in
      app(
        "app\(k)", "aa", synonyms: ["aa aa", "aa and aa", "and aa"], shortcuts: [templates],
        slots: ["a": .entity("V"), "c": .entity("V")],
        entities: [EntityDeclaration(name: "V", title: "V", isOpen: true, values: values)])
    }
    return try PhraseCompiler(ruleSet: .extended).compile(catalogs).image
  }

  @Test("a thousand apps of one name are told apart, however often the name is said")
  func thousandApps() throws {
    let catalogs = (0..<1_000).map { k in
      app(
        "app\(k)", "aa",
        shortcuts: [["do \(k) in ${applicationName}"], ["${x} ${applicationName}"]])
    }
    let resolver = try makeResolver(catalogs, .extended)
    #expect(resolver.now("do 998 in aa", only: ["app998"]).summary == "resolved app998 I0")
    // Every app takes the words as text: too many readings, but the literal phrase is the best.
    let apple = try makeResolver(
      catalogs.map { catalog in
        var catalog = catalog
        catalog.shortcuts.removeLast()
        return catalog
      })
    #expect(apple.now("do 998 in aa").summary == "resolved app998 I0")
    #expect(apple.now("please do 3 in aa thanks").summary == "resolved app3 I0")
    let crowd = resolver.now(String(repeating: "aa ", count: 500))
    #expect([.needsDisambiguation, .rejected].contains(crowd.status))
  }

  @Test("a name said again and again leaves no app out in silence") func repeatedName() throws {
    let catalogs = (0..<1_000).map { k in
      app("app\(k)", "aa", shortcuts: [["aa do \(k) in ${applicationName}"]])
    }
    let resolution = try makeResolver(catalogs).now("aa do 998 in aa")
    #expect(resolution.status == .rejected || resolution.app == "app998")
  }

  // MARK: - Random input

  private static let fuzzImage = Result {
    try PhraseCompiler(ruleSet: .extended).compile([
      app(
        "tasks", "Tasks", synonyms: ["Wi-Fi Tasks", "Aufgaben"],
        shortcuts: [
          ["Complete ${task} in ${applicationName}", "${applicationName}'da ${task} bitir"],
          [
            "Write ${text} in ${applicationName}", "${text}-Chat in ${applicationName}",
            "don't ${text}",
          ],
          [
            "${applicationName}で${task}を再生", "在${applicationName}中播放${text}",
            "${applicationName}에서 열어",
          ],
        ],
        slots: ["task": .entity("Task")],
        entities: [
          EntityDeclaration(
            name: "Task", title: "Task", values: values("Buy milk", "Party-Mode", "東京", "İstanbul"))
        ], negative: ["Delete ${applicationName}"],
        localizations: ["tr", "ja", "de", "th"].map { LocalizationDeclaration(locale: $0) })
    ]).image
  }

  private static let pieces = [
    "complete", "Complete ", "buy milk", " in ", "Tasks", "tasks", "'da ", "da", "wi-fi", "wifi",
    "please", "hey ", "could you ", " thank you", "um ", "write ", "don't", "-chat", " ", "-", "'",
    "’", "で", "を再生", "在", "中播放", "東京",
    "에서", "열어", "bitir", "delete ", "İ", "ı", "é", "e\u{301}", "\u{0}", "👩‍👩‍👧", "\u{200D}", "ﬁ",
    "Aufgaben", "cannot", "1.5", "٣", "\u{FEFF}", "\u{202E}", "ก็", "𝔸", "\n",
  ]

  @Test("random and mutated utterances are matched alike by fast and slow paths, and never crash")
  func randomUtterances() throws {
    let image = try Self.fuzzImage.get()
    let matchers = ["en", "tr", "ja", "de", "th"].map {
      (
        Matcher(image: image, locale: LocaleTag($0)),
        Matcher(image: image, locale: LocaleTag($0), usesFastPaths: false)
      )
    }
    var buffers = MatchBuffers()
    let seed = UInt64(20)
    var random = SeededGenerator(seed: seed)
    var matched = 0
    for round in 0..<fuzzRounds(4_000) {
      var text = ""
      for _ in 0..<random.below(10) { text += random.pick(Self.pieces) }
      var bytes = Array(text.utf8)
      if !bytes.isEmpty {
        for _ in 0..<random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      }
      if random.below(2) == 0 { bytes = Array(text.utf8) }
      let (fast, slow) = random.pick(matchers)
      let count = try unsafe bytes.withUnsafeBufferPointer {
        unsafe try fast.match(utf8: $0, into: &buffers)
      }
      matched += count > 0 ? 1 : 0
      var found: [MatchCandidate] = []
      for rank in 0..<count {
        let candidate = buffers.candidate(rank)
        found.append(candidate)
        var last: UInt32 = 0
        buffers.forEachSlot(of: candidate) { slot in
          #expect(slot.range.lower < slot.range.upper && slot.range.lower >= last)
          #expect(Int(slot.range.upper) <= bytes.count)
          last = slot.range.upper
        }
      }
      if round % 8 == 0 {
        let again = try unsafe bytes.withUnsafeBufferPointer {
          unsafe try slow.match(utf8: $0, into: &buffers)
        }
        #expect(again == count, "seed \(seed) round \(round): \(bytes)")
        for rank in 0..<min(count, again) {
          let candidate = buffers.candidate(rank)
          #expect(
            candidate.phrase == found[rank].phrase && candidate.rank == found[rank].rank,
            "seed \(seed) round \(round): \(bytes)")
        }
      }
    }
    #expect(matched > 50)
  }

  @Test("courtesies are heard alike by fast and slow paths, however many there are")
  func courtesies() throws {
    let image = try Self.fuzzImage.get()
    let fast = Matcher(image: image, locale: LocaleTag("en"))
    let slow = Matcher(image: image, locale: LocaleTag("en"), usesFastPaths: false)
    var buffers = MatchBuffers()
    for before in [0, 1, 2, 14, 15, 16, 40] {
      for behind in [0, 1, 20] {
        let text =
          String(repeating: "please ", count: before) + "complete buy milk in tasks"
          + String(repeating: " please", count: behind)
        let count = try fast.match(text, into: &buffers)
        let best = count > 0 ? buffers.candidate(0) : nil
        #expect(try slow.match(text, into: &buffers) == count, "\(before), \(behind)")
        #expect(best?.rank == (count > 0 ? buffers.candidate(0).rank : nil), "\(before), \(behind)")
        if before < 3, behind < 2 { #expect(best?.skippedWords == UInt16(before + behind)) }
      }
    }
  }

  @Test("bytes at random are matched without a crash") func randomBytes() throws {
    let image = try Self.fuzzImage.get()
    let matcher = Matcher(image: image, locale: LocaleTag("en"))
    var buffers = MatchBuffers()
    var random = SeededGenerator(seed: 21)
    for _ in 0..<fuzzRounds(4_000) {
      let bytes = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
      _ = try unsafe bytes.withUnsafeBufferPointer {
        unsafe try matcher.match(utf8: $0, into: &buffers)
      }
    }
  }

  @Test("a damaged image is refused when checked, and harmless when trusted") func damaged() throws
  {
    let catalogs = [
      app(
        "tasks", "Tasks", synonyms: ["Task Manager"],
        shortcuts: [
          ["Complete ${task} in ${applicationName}", "Finish a task in ${applicationName}"],
          ["Open ${applicationName}"], ["${applicationName}da ${p} aç", "lights off"],
        ],
        slots: ["task": .entity("Task"), "p": .enumeration("P")],
        entities: [
          EntityDeclaration(name: "Task", title: "Task", values: values("1:Buy milk", "2:Milk"))
        ],
        enums: [EnumDeclaration(name: "P", title: "P", cases: [EnumCase(id: "h", title: "High")])],
        negative: ["Delete ${applicationName}"],
        localizations: [
          LocalizationDeclaration(
            locale: "xx", strings: [StringTranslation(source: "a", target: "b")])
        ])
    ]
    let bytes = try PhraseCompiler(ruleSet: .extended).compile(catalogs).bytes.copy
    let utterances = [
      "complete buy milk in tasks", "please finish a task in task manager", "open tasks",
      "tasksda high aç", "lights off", "um delete tasks", "complete milk in tasks thanks",
    ]
    let table = 48 + 16 * 24
    var opened = 0
    for round in 0..<fuzzRounds(20_000) {
      var random = SeededGenerator(seed: UInt64(round))
      var changed = bytes
      for _ in 0...random.below(3) {
        let at = random.below(bytes.count)
        changed[at] = random.below(2) == 0 ? UInt8(random.below(256)) : changed[at] ^ 0x80
      }
      if changed == bytes { continue }
      let image = ImageBytes(copying: changed)
      #expect(throws: ImageError.self, "seed \(round)") { _ = try IndexImage(validating: image) }
      guard changed[..<table] == bytes[..<table], let trusted = try? IndexImage(trusted: image)
      else { continue }
      opened += 1
      let resolver = IntentResolver(image: trusted)
      for _ in 0..<2 {
        let locale = LocaleTag(random.pick(["en", "xx"]))
        var request = ResolutionRequest(random.pick(utterances), locale: locale)
        request.explains = random.below(4) == 0
        _ = resolver.now(request)
      }
    }
    #expect(opened > fuzzRounds(200))
  }

  @Test("words that are glued to slots may be what they are, and others mostly not")
  func gluedWords() throws {
    let timers = app(
      "timers", "Timers", locale: "de",
      shortcuts: [
        [
          "Starte den ${preset}-Timer mit ${applicationName}",
          "${preset}alarm in ${applicationName}",
        ],
        ["Öffne die Vor${preset} in ${applicationName}"],
      ], slots: ["preset": .entity("Preset")],
      entities: [
        EntityDeclaration(
          name: "Preset", title: "Preset", query: .enumerable, values: values("1:Tee"))
      ])
    let image = try PhraseCompiler(ruleSet: .extended).compile([timers]).image
    let suffixes = GluedWords(.suffix, of: image)
    let prefixes = GluedWords(.prefix, of: image)
    func mayBe(_ word: String, _ words: GluedWords) -> Bool {
      let bytes = Array(word.utf8)
      return words.mayBe(from: bytes[0], to: bytes[bytes.count - 1], count: bytes.count)
    }
    for word in ["timer", "TIMER", "alarm", "Alarm"] {
      #expect(mayBe(word, suffixes) && !mayBe(word, prefixes), "\(word)")
    }
    #expect(mayBe("vor", prefixes) && !mayBe("vor", suffixes))
    for word in ["time", "imer", "al", "r", "alarms"] { #expect(!mayBe(word, suffixes), "\(word)") }
    // In Turkic texts a capital I is another letter.
    #expect(mayBe("I", suffixes) && mayBe("aI", prefixes))
  }

  @Test("Turkish capitals are glued as small letters are") func gluedCapitals() throws {
    let show = app(
      "kare", "Kare", locale: "tr", shortcuts: [["${applicationName}'nın listesini göster"]])
    let matcher = Matcher(
      image: try PhraseCompiler().compile([show]).image, locale: LocaleTag("tr"),
      hearsMisheard: false, flexible: nil)
    var buffers = MatchBuffers()
    for text in [
      "karenın listesini göster", "KARENIN LİSTESİNİ GÖSTER", "KARE'NIN listesini göster",
    ] {
      #expect(try matcher.match(text, into: &buffers) == 1, "\(text)")
    }
  }
}
