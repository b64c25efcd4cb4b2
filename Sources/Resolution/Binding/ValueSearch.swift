// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// Finds listed values by the words of a text: the query that catalogs read from files answer with.
///
/// A value is found when its title and synonyms hold all the words, in any order.
struct ValueSearch {
  let image: IndexImage

  /// Most values that are returned; one more than a choice lists, so that the caller sees "more".
  static let maxResults = Disambiguation.maxOptions + 1

  /// The values that hold all words of a text, in declaration order, at most `maxResults`.
  ///
  /// - Complexity: O(*n* · *w* log *m*) for the shortest list *n* and the longest list *m* of *w* words.
  func values(
    matching text: String, in slot: SlotClassRecord, analyzer: TextAnalyzer,
    buffer: inout TokenBuffer
  ) -> [ValueID] {
    guard !slot.wordIndex.isNone, (try? analyzer.analyze(text, into: &buffer)) != nil,
      buffer.count > 0, buffer.count <= 64
    else { return [] }
    var lists: [TriePayload] = []
    for i in 0..<buffer.count {
      let token = image.lexicon.token(hash: buffer[i].hash).id
      let node = image.trie.child(of: slot.wordIndex, token)
      let payload = node.isNone ? TriePayload(rawValue: 0) : image.trie.payload(node)
      if payload.isEmpty { return [] }
      if !lists.contains(payload) { lists.append(payload) }
    }
    lists.sort { image.itemCount($0) < image.itemCount($1) }
    var found: [ValueID] = []
    let shortest = lists[0]
    for k in 0..<image.itemCount(shortest) {
      let value = image.item(shortest, at: k)
      if k > 0, image.item(shortest, at: k - 1) == value { continue }
      guard lists.dropFirst().allSatisfy({ contains($0, value) }) else { continue }
      found.append(ValueID(value))
      if found.count == Self.maxResults { break }
    }
    return found
  }

  /// Binary search; lists stand in declaration order.
  private func contains(_ list: TriePayload, _ value: UInt32) -> Bool {
    var lower = 0
    var upper = image.itemCount(list)
    while lower < upper {
      let middle = (lower + upper) / 2
      let found = image.item(list, at: middle)
      if found == value { return true }
      if found < value { lower = middle + 1 } else { upper = middle }
    }
    return false
  }
}
