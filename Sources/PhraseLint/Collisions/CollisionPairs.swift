// SPDX-License-Identifier: Apache-2.0

/// Two phrases of a `PhraseTable` that collide, and what to say for an example.
struct CollisionPair: Sendable {
  /// The phrase declared first.
  var first: UInt32
  /// The other one.
  var second: UInt32
  var kind: Collision.Kind
  var distance: Int
  /// The phrase that the example is made from, with which form of its app's name.
  var spoken: UInt32
  var form: UInt32
  /// The name that fills its slot, in `PhraseTable.names`; −1 for its first value.
  var value: Int32 = -1
}

/// Pairs that collide, each once, up to a limit.
struct CollisionPairs: Sendable {
  private(set) var pairs: [CollisionPair] = []
  private var seen: Set<UInt64> = []
  /// Most pairs.
  let limit: Int
  /// Whether there were more than the limit.
  private(set) var isCut = false

  init(limit: Int) { self.limit = limit }

  /// Adds pairs of another kind.
  mutating func add(_ others: CollisionPairs) {
    for pair in others.pairs { add(pair) }
    isCut = isCut || others.isCut
  }

  /// Adds a pair, or not where it is there already: the worst kinds come first.
  mutating func add(_ pair: CollisionPair) {
    let key = UInt64(pair.first) << 32 | UInt64(pair.second)
    guard pairs.count < limit else {
      isCut = isCut || !seen.contains(key)
      return
    }
    if seen.insert(key).inserted { pairs.append(pair) }
  }

  /// The worst first: by kind, across apps, by distance, in order of declaration.
  func sorted(in table: PhraseTable) -> [CollisionPair] {
    let keys = pairs.map { pair -> (UInt64, UInt64) in
      let isWithin = table.catalogIndex(pair.first) == table.catalogIndex(pair.second)
      let kind = UInt64(Collision.Kind.allCases.firstIndex(of: pair.kind) ?? 0)
      let rank = kind << 32 | (isWithin ? 1 : 0) << 24 | UInt64(pair.distance)
      return (rank, UInt64(pair.second) << 32 | UInt64(pair.first))
    }
    return pairs.indices.sorted { keys[$0] < keys[$1] }.map { pairs[$0] }
  }
}

/// Numbers by the hash of what they stand for, the latest first.
///
/// Chains in two arrays, without an object or an allocation an entry: O(1) to add and to find.
struct HashChains {
  private var heads: [Int32]
  private var next: [Int32] = []
  private var keys: [UInt64] = []
  private(set) var values: [UInt32] = []
  private var mask: Int

  /// Creates an empty table for about as many entries.
  init(minimumCapacity: Int) {
    var size = 16
    while size < minimumCapacity { size *= 2 }
    heads = Array(repeating: -1, count: size)
    mask = size - 1
    next.reserveCapacity(minimumCapacity)
    keys.reserveCapacity(minimumCapacity)
    values.reserveCapacity(minimumCapacity)
  }

  /// Forgets all entries; what was allocated is kept.
  mutating func removeAll() {
    for k in heads.indices { heads[k] = -1 }
    next.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  private func bucket(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: ((key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 24) & mask
  }

  /// Adds an entry.
  mutating func insert(_ key: UInt64, _ value: UInt32) {
    if keys.count > 2 * heads.count { grow() }
    let bucket = bucket(key)
    next.append(heads[bucket])
    keys.append(key)
    values.append(value)
    heads[bucket] = Int32(keys.count - 1)
  }

  private mutating func grow() {
    heads = Array(repeating: -1, count: heads.count * 4)
    mask = heads.count - 1
    for entry in keys.indices {
      let bucket = bucket(keys[entry])
      next[entry] = heads[bucket]
      heads[bucket] = Int32(entry)
    }
  }

  /// The first entry of a key, to be followed by `after(_:)`; −1 where there is none.
  func first(_ key: UInt64) -> Int { match(Int(heads[bucket(key)]), key) }

  /// The next entry of the same key; −1 at the end.
  func after(_ entry: Int) -> Int { match(Int(next[entry]), keys[entry]) }

  /// Whether a key has an entry.
  func contains(_ key: UInt64) -> Bool { first(key) >= 0 }

  private func match(_ entry: Int, _ key: UInt64) -> Int {
    var entry = entry
    while entry >= 0, keys[entry] != key { entry = Int(next[entry]) }
    return entry
  }
}

/// Whether a hash may have been put in; says no for most that were not.
///
/// A bit by the low bits of a hash: at a million hashes one in four others passes.
struct HashFilter {
  private var bits = [UInt64](repeating: 0, count: 1 << 16)

  /// Puts a hash in.
  mutating func insert(_ hash: UInt64) {
    let bit = Self.bit(hash)
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  /// Whether a hash may be in it.
  func mayContain(_ hash: UInt64) -> Bool {
    let bit = Self.bit(hash)
    return bits[bit >> 6] & 1 << UInt64(bit & 63) != 0
  }

  private static func bit(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: ((hash ^ hash >> 31) &* 0x9E37_79B9_7F4A_7C15) >> 42)
  }
}

/// Hashes of sequences of words, of which any part's hash follows from those of the beginnings.
///
/// A polynomial modulo 2⁶⁴ over hashes that are random already.
enum SequenceHash {
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash of a sequence with one more word.
  static func appending(_ word: UInt64, to hash: UInt64) -> UInt64 { hash &* base &+ word }

  /// The hashes of all beginnings, the empty one first.
  static func beginnings(of words: [UInt64], into hashes: inout [UInt64]) {
    hashes.removeAll(keepingCapacity: true)
    var hash: UInt64 = 0
    hashes.append(hash)
    for word in words {
      hash = appending(word, to: hash)
      hashes.append(hash)
    }
  }

  /// The hash of a part, from the hashes of the beginnings before it and with it.
  static func part(_ before: UInt64, _ with: UInt64, count: Int) -> UInt64 {
    with &- before &* power(count)
  }

  /// What a hash is multiplied by when words are put behind it.
  static func power(_ count: Int) -> UInt64 { powers[min(count, powers.count - 1)] }

  /// The most words of a part.
  static var maxWords: Int { powers.count - 1 }

  private static let powers: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 0..<512 { powers.append(powers[powers.count - 1] &* base) }
    return powers
  }()

  /// One hash of two.
  static func joined(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var mixed = a &* 0xBF58_476D_1CE4_E5B9 ^ (b &+ 0x94D0_49BB_1331_11EB)
    mixed = (mixed ^ mixed >> 29) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 32
  }
}
