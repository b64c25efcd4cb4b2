// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// All that a memory holds at one moment.
struct UsageState: Sendable {
  private(set) var intents = RecentTable<UsedIntent>(capacity: UsageLimits.intents)
  private(set) var phrases = RecentTable<LearntPhrase>(capacity: UsageLimits.phrases)
  private(set) var synonyms = RecentTable<LearntSynonym>(capacity: UsageLimits.synonyms)
  /// When anything was last changed: the time that uses fade to.
  private(set) var latest: UsageTime?
  /// Entries put in so far.
  private var turn: UInt64 = 0

  /// Puts an entry in, in place of one of the same key, whose count it adds to unless it is an intent's.
  mutating func put(_ item: UsageItem, _ analysis: inout UsageAnalysis) {
    turn += 1
    switch item {
    case .intent(var used):
      used.turn = turn
      intents.put(used, UsageKey.intent(app: used.app, used.intent))
      latest = used.changed
    case .phrase(var phrase):
      let locale = LocaleTag(phrase.locale)
      guard (analysis.read(phrase.utterance, locale) ?? 0) > 0 else { return }
      phrase.words = analysis.hashes
      phrase.turn = turn
      let key = UsageKey.phrase(analysis.words.tokens, language: locale.language)
      phrase.count = Self.sum(phrase.count, phrases[key]?.count)
      phrases.put(phrase, key)
      latest = phrase.changed
    case .synonym(var synonym):
      guard (analysis.read(synonym.words, LocaleTag(synonym.locale)) ?? 0) > 0 else { return }
      synonym.hashes = analysis.hashes
      synonym.turn = turn
      let key = UsageKey.synonym(app: synonym.app, type: synonym.type, analysis.words.tokens)
      synonym.count = Self.sum(synonym.count, synonyms[key]?.count)
      synonyms.put(synonym, key)
      latest = synonym.changed
    }
  }

  /// The sum of two counts, as far as it can be held.
  static func sum(_ a: UInt32, _ b: UInt32?) -> UInt32 {
    let (sum, isOver) = a.addingReportingOverflow(b ?? 0)
    return isOver ? .max : sum
  }

  /// How an intent was used so far.
  func used(app: String, intent: String, at time: UsageTime) -> UsedIntent {
    if let known = intents[UsageKey.intent(app: app, intent)], known.app == app,
      known.intent == intent
    {
      return known
    }
    return UsedIntent(app: app, intent: intent, changed: time)
  }

  /// The shift of log-odds of an intent, by its key; 0 where nothing is known.
  func prior(_ key: UInt64) -> Double {
    guard let latest, let used = intents[key] else { return 0 }
    return used.prior(at: latest)
  }

  /// All entries as they are written: in the order they were changed, whatever their clocks said.
  var items: [UsageItem] {
    var items: [(turn: UInt64, item: UsageItem)] = []
    intents.forEach { _, used in items.append((used.turn, .intent(used))) }
    phrases.forEach { _, phrase in items.append((phrase.turn, .phrase(phrase))) }
    synonyms.forEach { _, synonym in items.append((synonym.turn, .synonym(synonym))) }
    return items.sorted { $0.turn < $1.turn }.map(\.item)
  }

  /// Forgets what a scope names; returns how many entries that were.
  mutating func forget(_ scope: UsageScope) -> Int {
    func isGone(_ app: String, _ changed: UsageTime, _ id: String) -> Bool {
      switch scope {
      case .entry(let wanted): wanted == id
      case .app(let wanted): wanted == app
      case .before(let time): changed < time
      case .all: true
      }
    }
    let count = intents.count + phrases.count + synonyms.count
    intents = intents.removing { isGone($1.app, $1.changed, Self.id("i", $0)) }
    phrases = phrases.removing { isGone($1.meaning.app, $1.changed, Self.id("p", $0)) }
    synonyms = synonyms.removing { isGone($1.app, $1.changed, Self.id("s", $0)) }
    let rest = intents.count + phrases.count + synonyms.count
    // When the last use was says something, too.
    if rest == 0 { latest = nil }
    return count - rest
  }

  /// All entries as people read them: intents, phrases, synonyms, in each kind those changed last first.
  var entries: [UsageEntry] {
    var kinds: [[UsageEntry]] = [[], [], []]
    intents.forEach { key, used in
      kinds[0].append(
        UsageEntry(
          id: Self.id("i", key), changed: used.changed, count: Int(used.count),
          content: .intent(
            app: used.app, intent: used.intent, chosen: used.chosen, rejected: used.rejected)))
    }
    phrases.forEach { key, phrase in
      kinds[1].append(
        UsageEntry(
          id: Self.id("p", key), changed: phrase.changed, count: Int(phrase.count),
          content: .phrase(
            utterance: phrase.utterance, locale: phrase.locale, meaning: phrase.meaning)))
    }
    synonyms.forEach { key, synonym in
      kinds[2].append(
        UsageEntry(
          id: Self.id("s", key), changed: synonym.changed, count: Int(synonym.count),
          content: .synonym(
            app: synonym.app, type: synonym.type, words: synonym.words, locale: synonym.locale,
            entity: synonym.entity, title: synonym.title)))
    }
    return kinds.flatMap { $0.reversed() }
  }

  private static func id(_ kind: String, _ key: UInt64) -> String {
    let digits = String(key, radix: 16)
    return kind + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// The words of texts, with the storage for them.
struct UsageAnalysis: ~Copyable {
  /// The words of the text read last.
  private(set) var words = TokenBuffer(maxTokens: UsageLimits.words)
  private var analyzer = TextAnalyzer(locale: LocaleTag("en"))

  /// The hashes of the words.
  var hashes: [UInt64] { (0..<words.count).map { words[$0].hash } }

  /// Takes the words of a text apart; returns how many there are, `nil` for more than may be.
  mutating func read(_ text: String, _ locale: LocaleTag) -> Int? {
    if analyzer.locale != locale { analyzer = TextAnalyzer(locale: locale) }
    return (try? analyzer.analyze(text, into: &words)) == nil ? nil : words.count
  }
}
