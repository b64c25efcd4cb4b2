// SPDX-License-Identifier: Apache-2.0

import IntentCatalog

/// Apps with phrases, and utterances for them, made from a fixed seed.
///
/// Phrases are 28 bytes long on average with the app's name in, utterances 49 bytes and nine words.
/// Half the utterances are a phrase with courtesies around it; half are near misses in the same
/// words: a phrase with one word changed, an app's name among other words, or no name at all.
struct Workload {
  /// What a workload is made of.
  struct Shape: Equatable {
    /// Number of apps.
    var apps: Int
    /// Phrases an app; ten shortcuts share them.
    var phrasesPerApp: Int
    /// Values of each app's one entity; 0 makes literal phrases, without slots.
    var valuesPerApp: Int = 0
    /// Number of utterances.
    var utterances: Int = 20_000

    /// Phrases in all.
    var phraseCount: Int { apps * phrasesPerApp }
  }

  /// What it was asked to be.
  let shape: Shape
  /// What the apps declare.
  let catalogs: [AppCatalog]
  /// What people say to them.
  let utterances: Utterances
  /// The values of each app's entity, by app.
  let values: [[String]]
  /// Mean length of a phrase in bytes, with the app's name and a value filled in.
  let meanPhraseByteCount: Double

  /// Makes the workload of a shape.
  init(_ shape: Shape) {
    self.shape = shape
    var maker = WorkloadMaker(shape: shape)
    catalogs = maker.makeCatalogs()
    values = maker.values
    utterances = maker.makeUtterances()
    meanPhraseByteCount = maker.meanPhraseByteCount
  }

  /// The template of a phrase, as declared.
  func template(_ phrase: Int) -> String {
    let place = phrase % shape.phrasesPerApp
    let perShortcut = WorkloadMaker.phrasesPerShortcut(shape)
    return catalogs[phrase / shape.phrasesPerApp].shortcuts[place / perShortcut]
      .phrases[place % perShortcut].text
  }

  /// The app's name that belongs to a phrase.
  func appName(_ phrase: Int) -> String { catalogs[phrase / shape.phrasesPerApp].app.name }
}

/// The state of making a workload.
private struct WorkloadMaker {
  static let applicationName = "${applicationName}"
  static let slot = "${item}"

  let shape: Workload.Shape
  let vocabulary = Words.vocabulary(count: 4_000)
  let names: [String]
  var values: [[String]] = []
  var random = RandomSource(seed: 0x4265_7370_6561_6B01)
  /// All phrases in order, their words with placeholders.
  var phrases: [[String]] = []
  /// Hashes of the phrases' words, to keep near misses from being hits.
  var taken: Set<Int> = []
  var meanPhraseByteCount = 0.0

  init(shape: Workload.Shape) {
    self.shape = shape
    names = Words.appNames(count: shape.apps)
  }

  static func phrasesPerShortcut(_ shape: Workload.Shape) -> Int {
    max(1, (shape.phrasesPerApp + 9) / 10)
  }

  // MARK: Catalogs

  mutating func makeCatalogs() -> [AppCatalog] {
    phrases.reserveCapacity(shape.phraseCount)
    taken.reserveCapacity(shape.phraseCount)
    var byteCount = 0
    var catalogs: [AppCatalog] = []
    for app in 0..<shape.apps {
      let appValues = makeValues()
      values.append(appValues)
      let perShortcut = Self.phrasesPerShortcut(shape)
      var shortcuts: [ShortcutDeclaration] = []
      var declared: [PhraseDeclaration] = []
      for place in 0..<shape.phrasesPerApp {
        let words = makePhrase(app: app)
        phrases.append(words)
        declared.append(PhraseDeclaration(words.joined(separator: " ")))
        byteCount += filled(words, app: app, value: appValues.first ?? "").utf8.count
        if declared.count == perShortcut || place == shape.phrasesPerApp - 1 {
          shortcuts.append(
            ShortcutDeclaration(intent: "Intent\(shortcuts.count)", phrases: declared))
          declared = []
        }
      }
      catalogs.append(
        catalog(app: app, values: appValues, shortcuts: shortcuts))
    }
    meanPhraseByteCount = Double(byteCount) / Double(max(1, shape.phraseCount))
    return catalogs
  }

  private func catalog(
    app: Int, values: [String], shortcuts: [ShortcutDeclaration]
  ) -> AppCatalog {
    var entities: [EntityDeclaration] = []
    var parameters: [ParameterDeclaration] = []
    if !values.isEmpty {
      let declared = values.enumerated().map { EntityValue(id: "\($0.offset)", title: $0.element) }
      entities = [
        EntityDeclaration(name: "Item", title: "Item", query: .enumerable, values: declared)
      ]
      parameters = [ParameterDeclaration(name: "item", type: .entity("Item"))]
    }
    let intents = shortcuts.map {
      IntentDeclaration(name: $0.intent, title: $0.intent, parameters: parameters)
    }
    return AppCatalog(
      id: "com.example.app\(app)", app: AppNames(name: names[app]), entities: entities,
      intents: intents, shortcuts: shortcuts)
  }

  /// Names of one to three words, unique in the app.
  private mutating func makeValues() -> [String] {
    var made: [String] = []
    var known: Set<String> = []
    while made.count < shape.valuesPerApp {
      var words = [random.pick(vocabulary)]
      if random.happens(percent: 60) { words.append(random.pick(vocabulary)) }
      if random.happens(percent: 20) { words.append(random.pick(vocabulary)) }
      let value = words.joined(separator: " ")
      if known.insert(value).inserted { made.append(value) }
    }
    return made
  }

  /// A phrase no app has yet under its name, as words and placeholders.
  private mutating func makePhrase(app: Int) -> [String] {
    while true {
      var words = [random.pick(Words.verbs)]
      if shape.valuesPerApp > 0 {
        if random.happens(percent: 40) { words.append(random.pick(Words.small)) }
        words.append(random.pick(vocabulary))
        words.insert(Self.slot, at: random.happens(percent: 70) ? words.count : words.count - 1)
      } else {
        if random.happens(percent: 30) { words.append(random.pick(Words.small)) }
        words.append(random.pick(vocabulary))
        if random.happens(percent: 10) { words.append(random.pick(vocabulary)) }
      }
      if random.happens(percent: 12) {
        words.insert(Self.applicationName, at: 0)
      } else {
        words += [random.pick(Words.joiners), Self.applicationName]
      }
      if taken.insert(key(words, app: app)).inserted { return words }
    }
  }

  private func key(_ words: [String], app: Int) -> Int {
    // Not `Hasher`: its seed differs from run to run, and a collision would change the workload.
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(app)
    for word in words {
      for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0x20) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash)
  }

  private func filled(_ words: [String], app: Int, value: String) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += " " }
      switch word {
      case Self.applicationName: text += names[app].lowercased()
      case Self.slot: text += value
      default: text += word
      }
    }
    return text
  }

  // MARK: Utterances

  mutating func makeUtterances() -> Utterances {
    var made = Utterances()
    for index in 0..<shape.utterances {
      if index % 2 == 0 {
        appendMatch(to: &made)
      } else {
        appendNearMiss(to: &made)
      }
    }
    return made
  }

  private mutating func appendMatch(to made: inout Utterances) {
    let phrase = random.below(phrases.count)
    let app = phrase / shape.phrasesPerApp
    let words = phrases[phrase]
    var value: Int?
    if words.contains(Self.slot) { value = random.below(values[app].count) }
    let title = value.map { values[app][$0] } ?? ""
    let core = filled(words, app: app, value: title)
    let (opening, closing) = courtesies(around: core.utf8.count)
    var expectation = Utterances.Expectation(phrase: Int32(phrase), value: -1, span: 0..<0)
    if let value, let place = words.firstIndex(of: Self.slot) {
      let lead = filled(Array(words[..<place]), app: app, value: "").utf8.count
      let start = Int32(opening.utf8.count + lead + (place > 0 ? 1 : 0))
      expectation.value = Int32(value)
      expectation.span = start..<start + Int32(title.utf8.count)
    }
    made.append(opening + core + closing, expectation)
  }

  /// Courtesies that bring a phrase near the mean length of an utterance; blanks are included.
  private mutating func courtesies(around byteCount: Int) -> (String, String) {
    let goal = 42 + random.below(15)
    var opening = ""
    var closing = ""
    if byteCount < goal - 6 {
      if random.happens(percent: 60) { opening += "hey " }
      opening += random.pick(Words.requests) + " "
    }
    if byteCount + opening.utf8.count < goal - 4, random.happens(percent: 60) {
      opening += "please "
    }
    if byteCount + opening.utf8.count < goal - 4 {
      closing = " " + random.pick(Words.closers)
    }
    return (opening, closing)
  }

  private mutating func appendNearMiss(to made: inout Utterances) {
    switch random.below(3) {
    case 0:
      let phrase = random.below(phrases.count)
      let app = phrase / shape.phrasesPerApp
      var words = phrases[phrase]
      repeat {
        let place = words.lastIndex { !$0.hasPrefix("$") && !Words.joiners.contains($0) } ?? 0
        words[place] = random.pick(vocabulary)
      } while taken.contains(key(words, app: app))
      let title = values[app].isEmpty ? "" : random.pick(values[app])
      let core = filled(words, app: app, value: title)
      let (opening, closing) = courtesies(around: core.utf8.count)
      made.append(opening + core + closing, .nothing)
    case 1:
      var words = chatter(byteCount: 26 + random.below(20))
      words.insert(random.pick(names).lowercased(), at: 2 + random.below(words.count - 2))
      made.append(words.joined(separator: " "), .nothing)
    default:
      made.append(chatter(byteCount: 38 + random.below(20)).joined(separator: " "), .nothing)
    }
  }

  /// Words of the same vocabulary; too many between a verb and a name to be any phrase.
  private mutating func chatter(byteCount: Int) -> [String] {
    var words: [String] = []
    var length = 0
    while length < byteCount || words.count < 5 {
      let word: String
      switch random.below(6) {
      case 0: word = random.pick(Words.verbs)
      case 1: word = random.pick(Words.joiners)
      case 2: word = random.pick(Words.small)
      default: word = random.pick(vocabulary)
      }
      words.append(word)
      length += word.utf8.count + 1
    }
    return words
  }
}
