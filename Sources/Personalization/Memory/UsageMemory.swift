// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// A memory of one person's use for a resolver: local, bounded, readable, erasable.
///
///     let memory = UsageMemory()
///     try memory.donate(app: "com.example.tasks", intent: "ListTasks", at: now)
///     let resolver = Resolver(image: image, options: Resolver.Options(memory: memory))
///
/// Nothing is learnt but what is passed in, and looking something up changes nothing. Two memories are
/// equal when they are the same one. One that comes from a `UsageStore` writes each change to its file
/// before it counts; any other forgets with the process.
///
/// Any number of threads may use it; look-ups wait for each other for as long as one takes, and for no
/// file.
public final class UsageMemory: Sendable, Equatable {
  /// Held by one change at a time, from what it is made of until it counts.
  private let writer: Locked<UsageFile?>
  /// Held for a look-up, or while a change comes to count.
  private let state: Locked<UsageState>

  /// Creates an empty memory that no file keeps.
  public convenience init() { self.init(UsageState(), file: nil) }

  /// Creates a memory of what a file holds.
  init(_ state: UsageState, file: UsageFile?) {
    self.state = Locked(state)
    writer = Locked(file)
  }

  /// Whether two are the same memory.
  public static func == (a: UsageMemory, b: UsageMemory) -> Bool { a === b }

  // MARK: - Look-ups

  /// The shift of log-odds that speaks for an intent: −1 ... 1, and 0 where nothing is known of it.
  ///
  /// With *c* uses and *r* choices of another, (*c* − *r*) / (*c* + *r* + 4), each of them counted half after
  /// thirty days. Time is that of the last change: a memory that is not used does not fade. Says nothing
  /// of an intent beside one that nothing is known of.
  ///
  /// - Complexity: O(1), no allocation.
  public func prior(app: String, intent: String) -> Double {
    prior(UsageKey.intent(app: app, intent))
  }

  /// The same by a key of `key(app:intent:)`.
  package func prior(_ key: UInt64) -> Double { state.withLock { $0.prior(key) } }

  /// What names an intent here, to be kept.
  package static func key(app: String, intent: String) -> UInt64 {
    UsageKey.intent(app: app, intent)
  }

  /// What an utterance was corrected to; `nil` for one that was not.
  ///
  /// - Parameters:
  ///   - words: All words of the utterance, as the locale's analyzer leaves them.
  ///   - locale: The locale; its language counts.
  /// - Complexity: O(*w*) for *w* words, no allocation but the result.
  package func phrase(_ words: Span<Token>, locale: LocaleTag) -> CorrectedIntent? {
    let key = UsageKey.phrase(words, language: locale.language)
    guard let found = state.withLock({ $0.phrases[key] }), Self.isSame(found.words, words) else {
      return nil
    }
    return found.meaning
  }

  /// The id of the value that some words were said for; `nil` where they never were.
  ///
  /// - Parameters:
  ///   - app: The app's id.
  ///   - type: The type, spelled as in results: `entity:Task`.
  ///   - words: The words, as the locale's analyzer leaves them.
  package func synonym(app: String, type: String, words: Span<Token>) -> String? {
    let key = UsageKey.synonym(app: app, type: type, words)
    guard let found = state.withLock({ $0.synonyms[key] }), found.app == app, found.type == type,
      Self.isSame(found.hashes, words)
    else { return nil }
    return found.entity
  }

  private static func isSame(_ hashes: [UInt64], _ words: Span<Token>) -> Bool {
    guard hashes.count == words.count else { return false }
    for k in 0..<words.count where hashes[k] != words[k].hash { return false }
    return true
  }

  // MARK: - What it knows

  /// Everything it knows: intents, then utterances, then words for values; of each those changed last first.
  public var entries: [UsageEntry] { state.withLock { $0 }.entries }

  /// All entries as they are written, in the order they were changed.
  var items: [UsageItem] { state.withLock { $0 }.items }

  /// How much it knows.
  public var statistics: UsageStatistics {
    let state = state.withLock { $0 }
    var statistics = UsageStatistics()
    statistics.intents = state.intents.count
    statistics.phrases = state.phrases.count
    statistics.synonyms = state.synonyms.count
    let changes = state.entries.map(\.changed)
    statistics.oldest = changes.min()
    statistics.newest = changes.max()
    statistics.bytes = state.items.reduce(RecordCoder.headerBytes) {
      $0 + RecordCoder.frameBytes + RecordCoder.bytes($1).count
    }
    return statistics
  }

  // MARK: - Changes

  /// Makes a change: what comes of it is written, then it counts.
  ///
  /// - Parameter make: Changes the state; returns how many entries that concerns, 0 for no change.
  /// - Returns: What `make` returned.
  func change(_ make: (inout UsageState) -> Int) throws(UsageError) -> Int {
    let outcome: Result<Int, UsageError> = writer.withLock { file in
      guard let file else { return .success(state.withLock { make(&$0) }) }
      var next = state.withLock { $0 }
      let count = make(&next)
      if count == 0 { return .success(0) }
      do throws(UsageError) {
        try file.write(next.items)
      } catch {
        return .failure(error)
      }
      state.withLock { $0 = next }
      return .success(count)
    }
    return try outcome.get()
  }

  /// Forgets what a scope names, in the file too.
  ///
  /// The blocks of the old file are given back to the system, which overwrites them when it likes.
  ///
  /// - Returns: How many entries are gone; a file is left alone where none is.
  /// - Throws: `UsageError.file` when the file cannot be written; then nothing is forgotten.
  @discardableResult
  public func forget(_ scope: UsageScope) throws(UsageError) -> Int {
    try change { $0.forget(scope) }
  }

  /// Takes over all that another memory knows, as one change.
  package func add(_ other: UsageMemory) throws(UsageError) {
    let items = other.items
    try put { _ in items }
  }
}
