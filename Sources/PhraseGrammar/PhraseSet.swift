// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Short phrases, to be found at either end of what was said.
package struct PhraseSet: Sendable {
  private let phrases: Set<[UInt64]>
  /// The first words of the phrases.
  private let first: Set<UInt64>
  private let longest: Int

  /// Analyses phrases; those without words are left out.
  package init(_ texts: [String], _ analyzer: TextAnalyzer) {
    var phrases: Set<[UInt64]> = []
    for text in texts {
      let hashes = Self.hashes(of: text, analyzer)
      if !hashes.isEmpty { phrases.insert(hashes) }
    }
    self.phrases = phrases
    first = Set(phrases.map { $0[0] })
    longest = phrases.map(\.count).max() ?? 0
  }

  /// The words of a text by their hashes; none of one over the limits of an utterance.
  package static func hashes(of text: String, _ analyzer: TextAnalyzer) -> [UInt64] {
    var buffer = TokenBuffer(maxTokens: 64)
    do { try analyzer.analyze(text, into: &buffer) } catch { return [] }
    return (0..<buffer.count).map { buffer[$0].hash }
  }

  /// Whether it is a phrase of the set.
  package func contains(_ hashes: [UInt64]) -> Bool { phrases.contains(hashes) }

  /// The number of words of the longest phrase that these words begin with.
  package func longestPrefix(of words: ArraySlice<Token>) -> Int? {
    guard let word = words.first, first.contains(word.hash) else { return nil }
    var count = min(longest, words.count)
    while count > 0 {
      if phrases.contains(words.prefix(count).map(\.hash)) { return count }
      count -= 1
    }
    return nil
  }

  /// The number of words of the longest phrase that these words end with.
  package func longestSuffix(of words: ArraySlice<Token>) -> Int? {
    var count = min(longest, words.count)
    while count > 0 {
      if phrases.contains(words.suffix(count).map(\.hash)) { return count }
      count -= 1
    }
    return nil
  }

  /// Whether the words are phrases of the set one after the other, and nothing else: "yes sure".
  ///
  /// Whichever way they are cut: a longer phrase first is not always right.
  package func covers(_ words: [Token]) -> Bool {
    guard !words.isEmpty, words.count <= 16 else { return false }
    var reached = [true] + Array(repeating: false, count: words.count)
    for start in words.indices where reached[start] {
      for count in 1..<(max(1, min(longest, words.count - start)) + 1)
      where start + count <= words.count
        && phrases.contains(words[start..<start + count].map(\.hash))
      {
        reached[start + count] = true
      }
    }
    return reached[words.count]
  }
}
