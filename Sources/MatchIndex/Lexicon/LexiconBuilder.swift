// SPDX-License-Identifier: Apache-2.0

/// Interns words while catalogs are compiled.
///
/// The table doubles when half full; in an image two of three slots are taken.
struct LexiconBuilder {
  /// Slots as in `Lexicon`.
  private(set) var slots: [UInt64]
  /// The text of each token; index 0 is unused.
  private(set) var texts: [StringRef] = [.none]
  /// The hash of each token; index 0 is unused.
  private(set) var hashes: [UInt64] = [0]
  private var buckets = 256

  init() { slots = [UInt64](repeating: 0, count: 8 * buckets) }

  /// The id of a word, or `nil` when it is not there yet.
  func find(hash: UInt64) -> TokenID? {
    let slot = self.slot(of: hash)
    return slots[2 * slot] == 0
      ? nil : TokenID(UInt32(truncatingIfNeeded: slots[2 * slot + 1]))
  }

  /// Adds a word that is not there yet.
  mutating func add(hash: UInt64, text: StringRef) -> TokenID {
    if texts.count + 1 > buckets * 2 { lay(buckets: 2 * buckets) }
    let id = UInt32(texts.count)
    texts.append(text)
    hashes.append(hash)
    let slot = self.slot(of: hash)
    slots[2 * slot] = hash
    slots[2 * slot + 1] = UInt64(id)
    return TokenID(id)
  }

  /// Adds flags to a word that is there.
  mutating func mark(hash: UInt64, _ flags: TokenFlags) {
    let slot = self.slot(of: hash)
    guard slots[2 * slot] != 0 else { return }
    slots[2 * slot + 1] |= UInt64(flags.rawValue) << 32
  }

  /// Adds flags to a word known by its id.
  mutating func mark(_ token: TokenID, _ flags: TokenFlags) {
    guard Int(token.rawValue) < hashes.count, token.rawValue > 0 else { return }
    mark(hash: hashes[Int(token.rawValue)], flags)
  }

  private func slot(of hash: UInt64) -> Int {
    // Buckets follow each other, so the next slot after a full bucket is the first of the next one.
    var slot = 4 * KeyTable.place(hash, of: buckets)
    let last = 4 * buckets - 1
    while slots[2 * slot] != 0, slots[2 * slot] != hash { slot = slot == last ? 0 : slot + 1 }
    return slot
  }

  /// Takes no more slots than an image has.
  mutating func shrink() { lay(buckets: (texts.count * 3 + 7) / 8) }

  private mutating func lay(buckets: Int) {
    let old = slots
    self.buckets = buckets
    slots = [UInt64](repeating: 0, count: 8 * buckets)
    for i in stride(from: 0, to: old.count, by: 2) where old[i] != 0 {
      let slot = self.slot(of: old[i])
      slots[2 * slot] = old[i]
      slots[2 * slot + 1] = old[i + 1]
    }
  }
}
