// SPDX-License-Identifier: Apache-2.0

import EntityLookup
public import IntentCatalog
import PhraseGrammar
public import TextAnalysis

/// Entities of one type that change while the resolver runs: a query over names in memory.
///
/// Register it with the resolver and keep it for updates. The image's listed values stay beside it: words that name one
/// of them exactly are bound from the image, and all others are looked up here.
///
///     let songs = LiveEntities(locale: LocaleTag("en"))
///     let resolver = IntentResolver(
///       image: image, queries: [EntityKey(app: "com.example.player", entity: "Song"): songs])
///     songs.update([EntityValue(id: "42", title: "Blue Train")])
///     await resolver.resolve("play blew train in player")  // bound to "42"
///
/// Updates run one after the other. Look-ups run meanwhile, each over the values of one moment.
public final class LiveEntities: EntityTextQuery {
  /// Values by number, in pieces: an update copies the pieces that it changes, and no others.
  private struct Values {
    static let pieceCount = 512
    var pieces: [[EntityValue?]] = []

    subscript(number: Int) -> EntityValue? {
      get { pieces[number / Self.pieceCount][number % Self.pieceCount] }
      set {
        while number / Self.pieceCount >= pieces.count {
          pieces.append(Array(repeating: nil, count: Self.pieceCount))
        }
        pieces[number / Self.pieceCount][number % Self.pieceCount] = newValue
      }
    }
  }

  /// What look-ups see: names, and the values that their numbers stand for.
  private struct View {
    var names: EntitySnapshot
    var values = Values()
  }

  /// What updates go by.
  private struct Numbers {
    var byID: [String: Int] = [:]
    var free: [Int] = []
    var next = 0
    var values = Values()
  }

  private let analyzer: TextAnalyzer
  private let freeWords: PhraseSet
  private let store: EntityStore
  private let view: Locked<View>
  private let numbers = Locked(Numbers())

  /// Creates a query without entities.
  ///
  /// - Parameter locale: The locale whose text rules and sounds apply.
  public init(locale: LocaleTag = LocaleTag("en")) {
    analyzer = TextAnalyzer(locale: locale)
    freeWords = PhraseSet(FreeWords.forLanguage(locale.language), analyzer)
    store = EntityStore(locale: locale)
    view = Locked(View(names: store.snapshot))
  }

  /// The number of entities.
  public var count: Int { numbers.withLock { $0.byID.count } }

  /// Replaces all entities; of several with one id the last counts.
  ///
  /// - Complexity: O(*n*), two to three microseconds a name.
  public func replace(_ values: some Sequence<EntityValue>) {
    numbers.withLock { numbers in
      numbers = Numbers()
      let names = Self.add(values, to: &numbers)
      store.replace(names)
      publish(numbers)
    }
  }

  /// Adds or renames entities, and removes others in the same step.
  ///
  /// - Parameters:
  ///   - values: Entities to add or change; of several with one id the last counts.
  ///   - ids: Entities to remove; unknown ones are ignored.
  /// - Complexity: O(*n*) for *n* entities given, for any content.
  public func update(
    _ values: some Sequence<EntityValue>,
    removing ids: some Sequence<String> = EmptyCollection<String>()
  ) {
    numbers.withLock { numbers in
      var removed: [Int] = []
      for id in ids {
        guard let number = numbers.byID.removeValue(forKey: id) else { continue }
        numbers.values[number] = nil
        removed.append(number)
      }
      let names = Self.add(values, to: &numbers)
      store.update(names, removing: removed)
      // Free from now on and not before: a number means one entity in each view.
      numbers.free += removed
      publish(numbers)
    }
  }

  /// Numbers values, and returns their names.
  private static func add(
    _ values: some Sequence<EntityValue>, to numbers: inout Numbers
  ) -> [EntityName] {
    var latest: [Int] = []
    for value in values {
      let number: Int
      if let known = numbers.byID[value.id] {
        number = known
      } else {
        number = numbers.free.popLast() ?? numbers.next
        if number == numbers.next { numbers.next += 1 }
        numbers.byID[value.id] = number
      }
      numbers.values[number] = value
      latest.append(number)
    }
    var names: [EntityName] = []
    var seen: Set<Int> = []
    for number in latest where seen.insert(number).inserted {
      guard let value = numbers.values[number] else { continue }
      names.append(EntityName(value.title, entity: number))
      for synonym in value.synonyms { names.append(EntityName(synonym, entity: number)) }
    }
    return names
  }

  private func publish(_ numbers: Numbers) {
    let next = View(names: store.snapshot, values: numbers.values)
    // What was there is given up outside of the lock: look-ups wait for a copy, not for memory.
    let last = view.withLock { view in
      let last = view
      view = next
      return last
    }
    withExtendedLifetime(last) {}
  }

  /// The entities that some words may mean, by the thresholds of look-up: the best one, or all of about equal score.
  ///
  /// Free words name nothing: a name that is near with them has to be somewhat near without them (`LookupScores`).
  public func entities(matching string: String) async throws -> [EntityMatch] {
    let view = self.view.withLock { $0 }
    func look(_ text: String) -> [EntityCandidate] {
      view.names.candidates(for: text, limit: LookupScores.maxValues)
    }
    var found = look(string)
    let core = withoutFreeWords(string)
    if core != string {
      let near = look(core).filter { Double($0.score.total) >= LookupScores.core }.map(\.entity)
      found.removeAll { $0.score.total < 1 && !near.contains($0.entity) }
    }
    guard let best = found.first.map({ Double($0.score.total) }), best >= LookupScores.searched
    else { return [] }
    let lowest = best >= 1 ? 1 : max(LookupScores.searched, best - LookupScores.margin)
    return found.prefix { Double($0.score.total) >= lowest }.compactMap { candidate in
      view.values[candidate.entity].map {
        EntityMatch(id: $0.id, title: $0.title, subtitle: $0.subtitle)
      }
    }
  }

  /// A text without free words at either end; empty where there are no others.
  private func withoutFreeWords(_ text: String) -> String {
    var buffer = TokenBuffer(maxTokens: MatchLimits.tokens)
    do { try analyzer.analyze(text, into: &buffer) } catch { return text }
    let words = (0..<buffer.count).map { buffer[$0] }
    var rest = words[...]
    while let count = freeWords.longestPrefix(of: rest) { rest = rest.dropFirst(count) }
    while let count = freeWords.longestSuffix(of: rest) { rest = rest.dropLast(count) }
    guard rest.count < words.count else { return text }
    guard let first = rest.first, let last = rest.last else { return "" }
    return String(
      decoding: text.utf8.dropFirst(Int(first.lower)).prefix(Int(last.upper - first.lower)),
      as: UTF8.self)
  }
}
