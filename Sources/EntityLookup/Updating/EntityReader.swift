// SPDX-License-Identifier: Apache-2.0

/// A reader of a store for one thread: it holds the newest snapshot and the working state.
///
/// Before each look-up it compares one number, and takes a new snapshot only after an update. It keeps
/// the memory of the snapshot it holds, so it should not lie idle for long.
public struct EntityReader: ~Copyable {
  private let store: EntityStore
  private var held: EntitySnapshot
  private var version: Int
  private var scratch = EntityScratch()

  /// A reader of a store.
  public init(_ store: EntityStore) {
    self.store = store
    version = store.newestVersion
    held = store.snapshot
  }

  /// The newest snapshot.
  public var snapshot: EntitySnapshot {
    mutating get {
      refresh()
      return held
    }
  }

  /// The entities that a text may mean, best first; see
  /// `EntityIndex.candidates(for:limit:isBeginning:)`.
  public mutating func candidates(
    for text: String, limit: Int = 5, isBeginning: Bool = false
  ) -> [EntityCandidate] {
    refresh()
    return held.candidates(for: text, limit: limit, isBeginning: isBeginning, &scratch)
  }

  /// Looks a text up; `self[0]` to `self[count - 1]` are the candidates.
  ///
  /// - Returns: How many were found, at most `limit`.
  public mutating func search(
    _ text: Span<UInt8>, limit: Int, isBeginning: Bool = false
  ) -> Int {
    refresh()
    return held.search(text, limit: limit, isBeginning: isBeginning, &scratch)
  }

  /// A candidate of the last look-up, best first.
  public subscript(index: Int) -> EntityCandidate { scratch[index] }

  @inline(__always) private mutating func refresh() {
    // Read before the snapshot: it may then be newer than its number, and is only taken again.
    let newest = store.newestVersion
    if newest == version { return }
    held = store.snapshot
    version = newest
  }
}
