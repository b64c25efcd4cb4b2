// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension Gazetteer {
  /// The number of names that hold a word, by its hash; 0 for a word of none.
  package func holders(of hash: UInt64) -> Int {
    guard let word = word(hash: hash) else { return 0 }
    return postingCount(word)
  }

  /// The number of names that hold a word, by its place in the vocabulary.
  package func holders(at word: Int) -> Int {
    word < wordCount ? postingCount(UInt32(truncatingIfNeeded: word)) : 0
  }

  /// The number of words of a name, by its place among the names.
  package func length(ofName name: Int) -> Int {
    let range = wordRange(UInt32(truncatingIfNeeded: name))
    return range.upper - range.lower
  }

  /// Whether a word of a name, by its place among the names, is in no other name.
  package func hasOwnWord(name: Int) -> Bool {
    let range = wordRange(UInt32(truncatingIfNeeded: name))
    for k in range.lower..<range.upper where postingCount(nameWords[k]) == 1 { return true }
    return false
  }
}
