// SPDX-License-Identifier: Apache-2.0

/// How much of each feature an utterance holds so far, by the features' entries in a model.
///
/// Open addressing; grows with the utterance and keeps its room.
struct EvidenceTable {
  /// A feature that the utterance holds.
  struct Evidence {
    /// Its entry in the model; 0 for a free place.
    var entry: UInt32 = 0
    var family = FeatureFamily.stem
    /// How often it was found; 0 where it was taken back.
    var count = 0
    /// The sum of its values, or the greatest one, as its family has it.
    var value: Float = 0
    /// What it adds to the sums, as a fixed-point number.
    var amount: Int64 = 0
  }

  private(set) var places = [Evidence](repeating: Evidence(), count: 256)
  private var used = 0

  /// The place of an entry, made where it has none.
  mutating func place(of entry: UInt32, _ family: FeatureFamily) -> Int {
    if 2 * used >= places.count { grow() }
    let at = find(entry)
    if places[at].entry == 0 {
      used += 1
      places[at] = Evidence(entry: entry, family: family)
    } else if places[at].count == 0 {
      places[at].family = family
    }
    return at
  }

  /// The evidence at a place.
  subscript(place: Int) -> Evidence {
    get { places[place] }
    set { places[place] = newValue }
  }

  /// Forgets all evidence and keeps the room.
  mutating func removeAll() {
    for k in 0..<places.count where places[k].entry != 0 { places[k] = Evidence() }
    used = 0
  }

  private func find(_ entry: UInt32) -> Int {
    let mask = places.count - 1
    var at = Int(truncatingIfNeeded: entry &* 0x9E37_79B1 >> 8) & mask
    while places[at].entry != 0, places[at].entry != entry { at = (at + 1) & mask }
    return at
  }

  /// Makes room, unless what was taken back leaves enough.
  private mutating func grow() {
    let live = places.filter { $0.count > 0 }
    let size = 4 * live.count >= places.count ? 2 * places.count : places.count
    places = [Evidence](repeating: Evidence(), count: size)
    for evidence in live { places[find(evidence.entry)] = evidence }
    used = live.count
  }
}
