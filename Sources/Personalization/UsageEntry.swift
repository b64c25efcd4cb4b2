// SPDX-License-Identifier: Apache-2.0

/// Something that was learnt, whole: a memory holds nothing that its entries do not show.
public struct UsageEntry: Sendable, Hashable, Identifiable {
  /// A letter for its kind and sixteen hexadecimal digits; stays the same while the entry is kept.
  public let id: String
  /// When it was last changed.
  public let changed: UsageTime
  /// How often it was changed; at most 2³² − 1.
  public let count: Int
  /// The learnt fact.
  public let content: Content

  /// The learnt fact.
  public enum Content: Sendable, Hashable {
    /// How often an intent was performed or chosen, and how often another was chosen instead, both as they
    /// counted when it was last changed.
    case intent(app: String, intent: String, chosen: Double, rejected: Double)
    /// What an utterance means.
    case phrase(utterance: String, locale: String, meaning: CorrectedIntent)
    /// What some words name.
    case synonym(
      app: String, type: String, words: String, locale: String, entity: String, title: String)
  }

  /// The id of the app it is of.
  public var app: String {
    switch content {
    case .intent(let app, _, _, _), .synonym(let app, _, _, _, _, _): app
    case .phrase(_, _, let meaning): meaning.app
    }
  }
}

/// The entries that a memory is to forget.
public enum UsageScope: Sendable, Hashable {
  /// One entry, by its id.
  case entry(String)
  /// All that is of an app.
  case app(String)
  /// All that was last changed before a time.
  case before(UsageTime)
  /// Everything.
  case all
}

/// How much a memory holds.
public struct UsageStatistics: Sendable, Hashable {
  /// Intents whose use is counted.
  public var intents = 0
  /// Utterances that were corrected.
  public var phrases = 0
  /// Words that name a value.
  public var synonyms = 0
  /// When the entry was changed that was not changed for longest; `nil` when there is none.
  public var oldest: UsageTime?
  /// When anything was last changed; `nil` when nothing was.
  public var newest: UsageTime?
  /// Bytes of the file that a store writes of all entries.
  public var bytes = 0

  /// Entries of all kinds.
  public var entries: Int { intents + phrases + synonyms }
}
