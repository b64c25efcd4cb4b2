// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

extension Gazetteer {
  /// Most names that are asked whether they hold some words, and most of their entities.
  static let maxAsked = 32_768

  /// Finds the entities with a name that holds all of some words, in any order: one that is said twice, twice.
  ///
  /// - Parameters:
  ///   - tokens: The words, as the gazetteer's locale analyses them.
  ///   - range: Which of them.
  ///   - entities: Gets the entities found, rising; as many as it holds, the lowest ones.
  /// - Complexity: O(*n* · *w*) for the *n* names with the rarest of the words, of *w* words each.
  package func findEntities(
    holding tokens: borrowing TokenBuffer, _ range: Range<Int>,
    into entities: inout FixedBuffer<UInt32>
  ) {
    entities.removeAll()
    var words = InlineArray<24, UInt32>(repeating: 0)
    // How often a name must hold each.
    var times = InlineArray<24, UInt8>(repeating: 1)
    var rarest = (lower: 0, upper: Int.max)
    guard !range.isEmpty, range.count <= words.count, range.upperBound <= tokens.count else {
      return
    }
    for (k, t) in range.enumerated() {
      guard let word = word(hash: tokens[t].hash) else { return }
      words[k] = word
      for earlier in 0..<k where words[earlier] == word { times[k] += 1 }
      let holders = postingRange(word)
      if holders.upper - holders.lower < rarest.upper - rarest.lower { rarest = holders }
    }
    var left = Self.maxAsked
    for p in rarest.lower..<min(rarest.upper, rarest.lower + Self.maxAsked) {
      let name = postings[p]
      let held = wordRange(name)
      var holdsAll = true
      for k in 0..<range.count where holdsAll {
        var left = times[k]
        for w in held.lower..<held.upper where left > 0 && nameWords[w] == words[k] { left -= 1 }
        holdsAll = left == 0
      }
      guard holdsAll else { continue }
      let entry = nameEntities[Int(name)]
      let count = min(entityCount(entry), left)
      left -= count
      for e in 0..<count { insert(entity(entry, at: e), into: &entities) }
    }
  }

  /// Puts an entity in its place among rising ones, unless it is there; the highest makes room.
  private func insert(_ entity: UInt32, into entities: inout FixedBuffer<UInt32>) {
    var at = entities.count
    while at > 0, entities[at - 1] >= entity {
      if entities[at - 1] == entity { return }
      at -= 1
    }
    if at == entities.capacity { return }
    entities.insert(entity, at: at)
  }
}
