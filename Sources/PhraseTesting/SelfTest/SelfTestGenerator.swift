// SPDX-License-Identifier: Apache-2.0

public import IntentCatalog
import IntentResolution
import LanguageData
import PhraseGrammar
public import TextAnalysis

/// Makes the cases that any app should pass: what is declared comes back, however it is put, and what is
/// forbidden, asked about or said the other way round is not done.
///
///     let cases = SelfTestGenerator(catalogs).cases()
///
/// The same catalogs give the same cases. Where a slot has more names than are tried, they are taken at even
/// steps, from another start for each phrase; polite words are taken in turn.
public struct SelfTestGenerator: Sendable {
  /// The kinds and the number of cases to try.
  public struct Options: Sendable {
    /// The rules for phrases.
    public var ruleSet = RuleSet.apple
    /// Most names of values that are tried in a phrase.
    public var samples = 10
    /// Most ways in which an app's name is misheard, a locale.
    public var mishearings = 8
    /// The only language, or locale, to try; `nil` for all.
    public var locale: LocaleTag?
    /// Most cases in all; the apps behind are not tried then.
    public var limit = 250_000
    /// Most phrases that are tried, evenly chosen over all apps and locales; `nil` for all.
    package var sample: Int?

    /// The defaults.
    public init() {}
  }

  private let catalogs: [AppCatalog]
  private let options: Options
  /// The apps that answer to a name, by its words.
  private let owners: [String: Set<String>]
  /// Names that more than one app answers to.
  private let sharedNames: Set<String>
  /// Most names of an app, and most hints, that are tried in a phrase.
  private static let maxNames = 16

  /// Creates a generator for the apps that are loaded together.
  public init(_ catalogs: [AppCatalog], options: Options = Options()) {
    self.catalogs = catalogs
    self.options = options
    var owners: [String: Set<String>] = [:]
    let analyzer = TextAnalyzer(locale: LocaleTag("und"))
    for catalog in catalogs {
      let names = [catalog.app] + catalog.localizations.compactMap(\.app)
      for form in names.flatMap(\.heardForms) {
        owners[analyzer.words(form), default: []].insert(catalog.id)
      }
    }
    self.owners = owners
    var shared: Set<String> = []
    for catalog in catalogs {
      for form in ([catalog.app] + catalog.localizations.compactMap(\.app)).flatMap(\.heardForms)
      where owners[analyzer.words(form)]?.count ?? 0 > 1 {
        shared.insert(form)
      }
    }
    sharedNames = shared
  }

  /// The cases, app by app, locale by locale, phrase by phrase.
  ///
  /// - Returns: The cases, and how many phrases could not be said because a slot of theirs has no values.
  /// - Complexity: O(*c* + *v*) for *c* cases and *v* values of the entities in slots.
  public func cases() -> (cases: [SelfTestCase], unsaid: Int) {
    var batch = SelfTestBatch(limit: options.limit)
    forEachLocale { add($0, $1, to: &batch) }
    return (batch.cases, batch.unsaid)
  }

  /// Goes through the apps in the locales that are tried, each with its share of the sample.
  func forEachLocale(_ body: (SpokenLocale, PhraseSample) -> Void) {
    var sample = PhraseSample(options.sample, of: options.sample == nil ? 0 : phraseTotal)
    forEachLocale { spoken in
      body(spoken, sample)
      sample.pass(spoken.phraseCount)
    }
  }

  private func forEachLocale(_ body: (SpokenLocale) -> Void) {
    for catalog in catalogs {
      let translations = catalog.localizations.filter { $0.locale != catalog.sourceLocale }
      for one in [nil] + translations.map(Optional.some) {
        let locale = LocaleTag(one?.locale ?? catalog.sourceLocale)
        if let only = options.locale, locale != only,
          only.region != nil || only.script != nil || only.language != locale.language
        {
          continue
        }
        body(SpokenLocale(catalog, one))
      }
    }
  }

  /// How many phrases there are to try, those outside of the sample among them.
  package var phraseTotal: Int {
    var total = 0
    forEachLocale { total += $0.phraseCount }
    return total
  }

  private func add(
    _ spoken: SpokenLocale, _ sample: PhraseSample, to batch: inout SelfTestBatch
  ) {
    if batch.isFull || !sample.takesAny(of: spoken.phraseCount) { return }
    batch.begin()
    var values = SpokenValues(spoken)
    var first: [PhrasePieces] = []
    var left = sample
    for shortcut in spoken.catalog.shortcuts {
      guard let intent = spoken.declarations.intents[shortcut.intent] else { continue }
      for phrase in spoken.phrases(of: shortcut) where left.takes() {
        let pieces = PhrasePieces(phrase, intent, spoken)
        if add(pieces, &values, to: &batch), first.count < 32 { first.append(pieces) }
      }
    }
    addContrasts(spoken, sample, &values, to: &batch)
    for phrase in spoken.negativePhrases where left.takes() {
      addNegative(PhrasePieces(phrase, nil, spoken), to: &batch)
    }
    addMishearings(first, &values, to: &batch)
  }

  // MARK: - Phrases

  /// Adds the cases of a phrase; says whether it could be said.
  private func add(
    _ pieces: PhrasePieces, _ values: inout SpokenValues, to batch: inout SelfTestBatch
  ) -> Bool {
    if batch.isFull { return false }
    let ordinal = batch.nextPhrase()
    guard let fillings = values.fillings(of: pieces, count: options.samples, ordinal) else {
      batch.unsaid += 1
      return false
    }
    let names = pieces.spoken.names
    for (k, filling) in fillings.enumerated() {
      batch.add(make(k == 0 ? .declared : .values, pieces, filling, name: names.name))
    }
    let filling = fillings[ordinal % fillings.count]
    if pieces.hasName {
      for form in names.forms.dropFirst().prefix(Self.maxNames) {
        batch.add(make(.names, pieces, filling, name: form))
      }
      for hint in names.pronunciationHints.prefix(Self.maxNames) {
        batch.add(make(.hints, pieces, filling, name: hint.hint))
      }
    }
    let plain = make(.declared, pieces, filling, name: names.name)
    let speech = SpokenVariants(plain.test.text, pieces.spoken.tag)
    for text in speech.polite(ordinal) { batch.add(plain.saying(text, .polite)) }
    for text in speech.letters { batch.add(plain.saying(text, .letters)) }
    for text in speech.punctuation { batch.add(plain.saying(text, .punctuation)) }
    if pieces.hasName, options.ruleSet == .apple {
      var nameless = make(.nameless, pieces, filling, name: "")
      nameless.test.expectation = Self.never(pieces.spoken.catalog.id)
      nameless.test.hypotheses[0].text = SpokenVariants.squeezed(nameless.test.text)
      batch.add(nameless)
    }
    return true
  }

  private func addNegative(_ pieces: PhrasePieces, to batch: inout SelfTestBatch) {
    for form in pieces.hasName ? pieces.spoken.names.forms.prefix(Self.maxNames) : [""] {
      var one = make(.negative, pieces, Filling(values: [:]), name: form)
      one.test.expectation = Self.never(pieces.spoken.catalog.id)
      batch.add(one)
    }
  }

  // MARK: - What must not be done

  /// Adds what forbids each phrase of a locale, asks about it, and says its opposite.
  private func addContrasts(
    _ spoken: SpokenLocale, _ sample: PhraseSample, _ values: inout SpokenValues,
    to batch: inout SelfTestBatch
  ) {
    var sample = sample
    guard let frames = PhraseFrames.forLocale(spoken.tag) else { return }
    let opposites = OppositePhrases.forLocale(spoken.tag)
    var uses: [PhraseFrames.Use: Set<String>] = [:]
    var poles: [String: Poles] = [:]
    var requests: [(pieces: PhrasePieces, filling: Filling)] = []
    for shortcut in spoken.catalog.shortcuts {
      guard let intent = spoken.declarations.intents[shortcut.intent] else { continue }
      for (k, phrase) in spoken.phrases(of: shortcut).enumerated() {
        let isTried = sample.takes()
        let pieces = PhrasePieces(phrase, intent, spoken)
        guard let filling = values.fillings(of: pieces, count: 1, k)?.first else { continue }
        let parts = pieces.parts(filling, spoken.names.name)
        let use = frames.use(of: parts)
        uses[use, default: []].insert(intent.name)
        if let opposites {
          poles[intent.name, default: Poles()].formUnion(opposites.poles(of: parts))
        }
        if use == .request, isTried { requests.append((pieces, filling)) }
      }
    }
    for (pieces, filling) in requests {
      if batch.isFull { return }
      let name = spoken.names.name
      func add(_ text: String, _ kind: SelfTestKind, _ isOwnOnly: Bool) {
        var one = make(kind, pieces, filling, name: name)
        one.test.hypotheses[0].text = text
        one.test.expectation = Self.undone(one.app, isOwnOnly ? one.intent : nil)
        batch.add(one)
      }
      // An intent that some phrase asks for with a question may be asked, and so with a prohibition.
      func add(_ texts: [String], _ kind: SelfTestKind, unless use: PhraseFrames.Use) {
        let others = uses[use] ?? []
        if pieces.intent.map({ others.contains($0.name) }) ?? true { return }
        // Free text at the end takes the words behind it, as it should.
        for frame in texts where frame.hasSuffix("*") || !pieces.endsWithText(filling) {
          add(pieces.text(filling, name, in: frame), kind, !others.isEmpty)
        }
      }
      add(frames.negated, .negated, unless: .prohibition)
      add(frames.asked, .asked, unless: .question)
      let own = pieces.intent.flatMap { poles[$0.name] } ?? Poles()
      for text in opposites?.texts(of: pieces.parts(filling, name), going: own) ?? [] {
        add(text, .opposite, true)
      }
    }
  }

  private func addMishearings(
    _ phrases: [PhrasePieces], _ values: inout SpokenValues, to batch: inout SelfTestBatch
  ) {
    let named = phrases.filter(\.hasName)
    guard !named.isEmpty, options.mishearings > 0 else { return }
    let spoken = named[0].spoken
    let own = Set(spoken.names.heardForms.map { values.analyzer.words($0) })
    var k = 0
    for form in spoken.names.forms {
      for heard in Mishearings(locale: spoken.tag).forms(of: form) {
        guard k < options.mishearings else { return }
        // What is another app's name is rightly taken for it, and what is one's own is no mishearing.
        let words = values.analyzer.words(heard)
        if own.contains(words) || owners[words] != nil { continue }
        let pieces = named[k % named.count]
        k += 1
        guard let filling = values.fillings(of: pieces, count: 1, k)?.first else { continue }
        var one = make(.misheard, pieces, filling, name: heard)
        one.test.expectation.ending = .acting
        one.test.expectation.missing = nil
        one.test.expectation.choosing = nil
        batch.add(one)
      }
    }
  }

  // MARK: - A case

  /// What must become of an utterance that an app must not act on.
  private static func never(_ app: String) -> ExpectedOutcome {
    var outcome = ExpectedOutcome(.any)
    outcome.excluded = [ExcludedIntent(app: app, name: "*")]
    return outcome
  }

  /// What must become of an utterance that does not want an intent done, or anything of an app.
  private static func undone(_ app: String, _ intent: String?) -> ExpectedOutcome {
    var outcome = ExpectedOutcome(.undone)
    outcome.excluded = [ExcludedIntent(app: app, name: intent ?? "*")]
    return outcome
  }

  private func make(
    _ kind: SelfTestKind, _ pieces: PhrasePieces, _ filling: Filling, name: String
  ) -> SelfTestCase {
    let catalog = pieces.spoken.catalog
    var outcome = ExpectedOutcome(.nothing)
    if let intent = pieces.intent {
      outcome = filling.outcome(of: intent, app: catalog.id)
      // Two apps of one name: which of them is meant has to be asked.
      if pieces.hasName, sharedNames.contains(name) {
        outcome.ending = .acting
        outcome.missing = nil
        outcome.choosing = nil
      }
    }
    var location = pieces.phrase.location
    if location.file.isEmpty { location.file = catalog.file }
    return SelfTestCase(
      test: TestCase(
        pieces.text(filling, name), locale: pieces.spoken.name, expecting: outcome,
        section: kind.rawValue, location: location),
      kind: kind, app: catalog.id, intent: pieces.intent?.name, phrase: pieces.phrase.text)
  }
}

extension SelfTestCase {
  /// The same with other words.
  fileprivate func saying(_ text: String, _ kind: SelfTestKind) -> SelfTestCase {
    var copy = self
    copy.kind = kind
    copy.test.section = kind.rawValue
    copy.test.hypotheses[0].text = text
    return copy
  }
}

/// Some phrases of all, evenly chosen, so that a sample has some of every part.
struct PhraseSample {
  private let size: Int
  private let total: Int
  private var place = 0

  /// Takes so many phrases of a total; `nil` takes all.
  init(_ size: Int?, of total: Int) {
    self.size = size ?? 1
    self.total = max(total, 1)
  }

  /// How many are taken before a place.
  private func taken(before place: Int) -> Int { (place * size + total - 1) / total }

  /// Whether the next phrase is of the sample.
  mutating func takes() -> Bool {
    place += 1
    return taken(before: place) > taken(before: place - 1)
  }

  /// Whether any of so many next phrases is.
  func takesAny(of count: Int) -> Bool { taken(before: place + count) > taken(before: place) }

  /// Goes past so many phrases.
  mutating func pass(_ count: Int) { place += count }
}

extension SpokenLocale {
  /// How many phrases a sample is taken of: those that run an intent, then the negative ones.
  fileprivate var phraseCount: Int {
    catalog.shortcuts.reduce(negativePhrases.count) { sum, shortcut in
      declarations.intents[shortcut.intent] == nil ? sum : sum + phrases(of: shortcut).count
    }
  }
}

/// The cases made so far.
private struct SelfTestBatch {
  private(set) var cases: [SelfTestCase] = []
  /// Phrases that could not be said.
  var unsaid = 0
  private let limit: Int
  private var seen: Set<String> = []
  private var phrases = 0

  init(limit: Int) { self.limit = limit }

  /// Whether no more cases are taken.
  var isFull: Bool { cases.count >= limit }

  /// Begins an app in a locale: the same words mean another thing there.
  mutating func begin() {
    seen.removeAll(keepingCapacity: true)
    phrases = 0
  }

  /// The number of the next phrase.
  mutating func nextPhrase() -> Int {
    phrases += 1
    return phrases - 1
  }

  /// Adds a case, unless it was there already.
  mutating func add(_ one: SelfTestCase) {
    guard !isFull, !one.test.text.isEmpty,
      seen.insert("\(one.intent ?? "")\u{0}\(one.phrase)\u{0}\(one.test.text)").inserted
    else { return }
    cases.append(one)
  }
}
