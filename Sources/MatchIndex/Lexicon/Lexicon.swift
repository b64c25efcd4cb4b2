// SPDX-License-Identifier: Apache-2.0

/// What a word may be besides a literal; a hint that saves probing tries that cannot match.
@usableFromInline @frozen package struct TokenFlags: OptionSet, Sendable {
  /// The bits.
  @usableFromInline package let rawValue: UInt32

  /// Wraps bits.
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Some app's name begins with it.
  @inlinable package static var beginsAppName: TokenFlags { TokenFlags(rawValue: 1) }
  /// Some polite opener begins with it.
  @inlinable package static var beginsOpener: TokenFlags { TokenFlags(rawValue: 2) }
  /// Some polite closer ends with it.
  @inlinable package static var endsCloser: TokenFlags { TokenFlags(rawValue: 4) }
  /// It is a filler ("um") in some language.
  @inlinable package static var filler: TokenFlags { TokenFlags(rawValue: 8) }
  /// Some phrase has it glued behind a slot.
  @inlinable package static var suffix: TokenFlags { TokenFlags(rawValue: 16) }
  /// Some phrase has it glued before a slot.
  @inlinable package static var prefix: TokenFlags { TokenFlags(rawValue: 32) }
  /// Some phrase has it right before the app's name.
  @inlinable package static var beforeAppName: TokenFlags { TokenFlags(rawValue: 64) }
  /// Some phrase has it right behind the app's name.
  @inlinable package static var afterAppName: TokenFlags { TokenFlags(rawValue: 128) }
  /// Some phrase with an app's name begins with it.
  @inlinable package static var beginsPhrase: TokenFlags { TokenFlags(rawValue: 256) }
  /// Some phrase with an app's name ends with it.
  @inlinable package static var endsPhrase: TokenFlags { TokenFlags(rawValue: 512) }
  /// Some free expression ("the", "called") begins with it.
  @inlinable package static var beginsFree: TokenFlags { TokenFlags(rawValue: 1024) }
  /// Some name begins with it of an app whose trigger phrases are not written down; see `TriggerTable`.
  @inlinable package static var beginsWalkedName: TokenFlags { TokenFlags(rawValue: 2048) }
  /// Some phrase has it right before a slot.
  @inlinable package static var beforeSlot: TokenFlags { TokenFlags(rawValue: 4096) }
}

/// The interned vocabulary: from the 64-bit hash of a folded word to its id and flags.
///
/// ```text
/// bucket (64 bytes, one cache line): four of
///                  ┌───────────────┬──────────┬───────────┐
///                  │ hash u64      │ id u32   │ flags u32 │   hash 0: empty, all behind it too
///                  └───────────────┴──────────┴───────────┘
/// home bucket = high half of hash × buckets; a full bucket goes on in the next. Two of three slots are taken,
/// so that one word in fifteen, and of those that are not there one in three, looks twice.
/// ```
///
/// All four are compared without branching on which one it is: a mispredicted branch costs as much
/// as the whole look-up.
///
/// A word is known by its hash alone: two words with the same 64 bits would be one. Among *n* words
/// in the lexicon an utterance's word is mistaken for one with probability *n*·2⁻⁶⁴.
@usableFromInline @frozen @safe package struct Lexicon: Sendable {
  // SAFETY: points at 8 × `buckets` 64-bit words owned by the image that lends the view; see
  // `Words`.
  @usableFromInline nonisolated(unsafe) let base: UnsafePointer<UInt64>
  /// The number of buckets.
  @usableFromInline let buckets: Int
  @usableFromInline let text: Words

  /// The bytes of a bucket.
  static let bucketBytes = 64

  init(base: UnsafePointer<UInt64>, slots: Int, text: Words) {
    unsafe self.base = unsafe base
    buckets = slots / 4
    self.text = text
  }

  /// Most buckets that are looked at behind a word's own: a third of all slots is free in any table that a
  /// builder made.
  @inlinable static var maxProbes: Int { 1_024 }

  /// A word's id and flags as they are stored: the id in the low half; 0 for none.
  @inlinable @inline(__always)
  package func entry(hash: UInt64) -> UInt64 {
    if buckets == 0 { return 0 }
    var bucket = KeyTable.place(hash, of: buckets)
    var left = min(buckets, Self.maxProbes)
    while left > 0 {
      let at = bucket &* 8
      // SAFETY: a place is below the number of buckets.
      let last = unsafe base[at &+ 6]
      // SAFETY: as above. Which of the four it may be, as a sum of flags and not by branching.
      var which = unsafe Int(base[at &+ 2] == hash ? 1 : 0)
      which &+= unsafe Int(base[at &+ 4] == hash ? 2 : 0)
      which &+= Int(last == hash ? 3 : 0)
      let slot = at &+ 2 &* (which & 3)
      // SAFETY: at most one of the four is equal, so this stays in the bucket; a damaged table may
      // hold one twice, so it is kept there.
      if unsafe base[slot] == hash { return unsafe base[slot &+ 1] }
      if last == 0 { return 0 }
      bucket = bucket &+ 1 == buckets ? 0 : bucket &+ 1
      left &-= 1
    }
    return 0
  }

  /// Looks a word up by the hash of its folded form.
  ///
  /// - Complexity: O(1) expected; bounded whatever the table holds.
  @inlinable package func token(hash: UInt64) -> (id: TokenID, flags: TokenFlags) {
    let found = entry(hash: hash)
    return (
      TokenID(UInt32(truncatingIfNeeded: found) & 0x7FFF_FFFF),
      TokenFlags(rawValue: UInt32(truncatingIfNeeded: found >> 32))
    )
  }

  /// The number of distinct words.
  package var count: Int { max(0, text.count - 1) }

  /// Calls the closure for each word that has a flag.
  ///
  /// - Complexity: O(*n*) for *n* words.
  package func forEachToken(with flag: TokenFlags, _ body: (TokenID) -> Void) {
    for slot in 0..<4 * buckets {
      // SAFETY: below four slots a bucket.
      let entry = unsafe base[2 * slot + 1]
      if TokenFlags(rawValue: UInt32(truncatingIfNeeded: entry >> 32)).isDisjoint(with: flag) {
        continue
      }
      body(TokenID(UInt32(truncatingIfNeeded: entry) & 0x7FFF_FFFF))
    }
  }

  /// Where a word's folded text stands.
  package func text(of token: TokenID) -> StringRef { StringRef(text[token.rawValue]) }
}
