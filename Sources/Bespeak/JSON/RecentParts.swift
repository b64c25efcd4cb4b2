// SPDX-License-Identifier: Apache-2.0

import IntentResolution
import JSONText
import MatchIndex

/// Parts of lines that are the same whenever a phrase or a value is said, as they were last written.
///
/// To put such a part together takes some ten texts, each looked through for what needs an escape: a fifth of the
/// instructions of a line. At most 512 kB and 4,096 parts are kept, none larger than 4 kB.
struct RecentParts: ~Copyable {
  private var image: IndexImage?
  private var places: [Place] = []
  private var store = ByteBuffer(capacity: 0)

  /// Sets of four: with one place for each part, a third of those of fifteen apps would share theirs with another.
  private static let setBits: UInt64 = 10
  private static let setCount = 4
  private static let maxBytes = 1 << 19
  private static let maxPartBytes = 1 << 12

  /// What a part depends on.
  struct Key: BitwiseCopyable {
    private let words: SIMD4<UInt64>

    /// Of the phrase of an outcome, with all that goes with it.
    init(_ outcome: borrowing SettledOutcome) {
      words = SIMD4(
        Self.pair(outcome.app, outcome.intent), Self.pair(outcome.phrase, outcome.locale),
        outcome.confidence.bitPattern, UInt64(truncatingIfNeeded: outcome.shortcut))
    }

    /// Of a value that a parameter is bound to.
    init(_ parameter: SettledOutcome.Parameter) {
      words = SIMD4(
        Self.pair(parameter.name, parameter.type), Self.pair(parameter.id, parameter.title), 0,
        .max)
    }

    static func == (a: Key, b: Key) -> Bool { a.words == b.words }

    private static func pair(_ a: StringRef, _ b: StringRef) -> UInt64 {
      UInt64(a.rawValue) | UInt64(b.rawValue) << 32
    }

    /// The first of the places where it may stand.
    fileprivate var first: Int {
      var hash = words[0] &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ words[1]) &* 0xD1B5_4A32_D192_ED03
      hash = (hash ^ hash >> 32 ^ words[2] ^ words[3]) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: hash >> (64 - RecentParts.setBits)) * RecentParts.setCount
    }
  }

  private struct Place: BitwiseCopyable {
    var key: Key
    var from: Int
    /// 0 where nothing is kept.
    var count: Int
  }

  /// Forgets the parts of another image than the one given.
  mutating func use(_ image: IndexImage) {
    if self.image === image { return }
    self.image = image
    removeAll()
  }

  private mutating func removeAll() {
    places = []
    store.removeAll()
  }

  /// Adds a part, where it is kept.
  ///
  /// - Returns: Whether it is.
  func append(_ key: Key, to buffer: inout ByteBuffer) -> Bool {
    if places.isEmpty { return false }
    let first = key.first
    for at in first..<first + Self.setCount where places[at].key == key && places[at].count > 0 {
      let from = places[at].from
      buffer.append(store.span.extracting(from..<from + places[at].count))
      return true
    }
    return false
  }

  /// Keeps a part for the next time.
  mutating func keep(_ key: Key, _ bytes: Span<UInt8>) {
    // One that is larger than most would leave room for nothing else.
    if bytes.count > Self.maxPartBytes { return }
    if store.count + bytes.count > Self.maxBytes { removeAll() }
    if places.isEmpty {
      let none = Place(key: key, from: 0, count: 0)
      places = Array(repeating: none, count: Self.setCount << Int(Self.setBits))
    }
    let first = key.first
    for at in (first + 1..<first + Self.setCount).reversed() { places.swapAt(at, at - 1) }
    places[first] = Place(key: key, from: store.count, count: bytes.count)
    store.append(bytes)
  }
}
