// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex

/// What is known of the names of a type: how long they are, and how often another one has words that
/// none of these has.
///
/// Counted once, when compiling; a block of `wordCount` words keeps it.
package struct NameStatistics: Equatable, Sendable {
  /// The number of distinct names.
  package let nameCount: Int
  /// How often names hold words, in all.
  package let occurrences: Int
  /// The number of words that one name holds.
  package let singles: Int
  /// The number of names with such a word.
  package let newNames: Int
  /// The number of names of one to seven words, and of eight or more.
  let lengths: InlineArray<8, Int>

  /// The share of a name's words that no other name has, of a name not seen yet.
  let unseenShare: Float
  /// Logarithms: of the share of names that hold such a word, of a listed name, of each length.
  let newName: Float
  let listedName: Float
  let lengthShares: InlineArray<8, Float>
  /// What a word occurs with for each name that holds it.
  let wordShare: Float

  /// Counts the names of a gazetteer.
  ///
  /// - Complexity: O(*n*) for the words of all names.
  package init(_ gazetteer: Gazetteer) {
    var occurrences = 0
    var singles = 0
    for word in 0..<gazetteer.wordCount {
      let holders = gazetteer.holders(at: word)
      occurrences += holders
      if holders == 1 { singles += 1 }
    }
    var lengths = InlineArray<8, Int>(repeating: 0)
    var newNames = 0
    for name in 0..<gazetteer.nameCount {
      lengths[max(0, min(gazetteer.length(ofName: name), 8) - 1)] += 1
      if gazetteer.hasOwnWord(name: name) { newNames += 1 }
    }
    self.init(
      names: gazetteer.nameCount, occurrences: occurrences, singles: singles, newNames: newNames,
      lengths: lengths)
  }

  /// The statistics of a type without listed names.
  package init() {
    self.init(
      names: 0, occurrences: 0, singles: 0, newNames: 0, lengths: InlineArray(repeating: 0))
  }

  /// The words that the statistics take in a block.
  package static let wordCount = 12

  /// Reads statistics back.
  ///
  /// - Parameters:
  ///   - words: What `packed` has given; zeroes stand for what is missing.
  ///   - index: Where it begins.
  package init(_ words: Words, at index: Int = 0) {
    var lengths = InlineArray<8, Int>(repeating: 0)
    for k in 0..<8 { lengths[k] = Int(words[index &+ 4 &+ k]) }
    self.init(
      names: Int(words[index]), occurrences: Int(words[index &+ 1]),
      singles: Int(words[index &+ 2]), newNames: Int(words[index &+ 3]), lengths: lengths)
  }

  /// The statistics as words of a block.
  package var packed: [UInt32] {
    [nameCount, occurrences, singles, newNames].map { UInt32(clamping: $0) }
      + (0..<8).map { UInt32(clamping: lengths[$0]) }
  }

  private init(
    names: Int, occurrences: Int, singles: Int, newNames: Int, lengths: InlineArray<8, Int>
  ) {
    nameCount = names
    self.occurrences = occurrences
    self.singles = singles
    self.newNames = newNames
    self.lengths = lengths
    // Good and Turing: a word not seen yet is as likely as all words seen once.
    let unseen = names == 0 ? 1 : (Float(singles) + 0.5) / (Float(occurrences) + 1)
    unseenShare = min(unseen, 1)
    wordShare = (1 - unseenShare) / Float(max(occurrences, 1))
    let new = max(0.02, min(Float(newNames) / Float(max(names, 1)), 0.98))
    newName = FloatMath.log(new)
    listedName = FloatMath.log((1 - new / 2) / Float(max(names, 1)))
    var shares = InlineArray<8, Float>(repeating: 0)
    for k in 0..<8 {
      shares[k] = FloatMath.log((Float(lengths[k]) + 0.3) / (Float(names) + 2.4))
    }
    lengthShares = shares
  }

  /// Whether the counts are the same.
  package static func == (a: Self, b: Self) -> Bool { a.packed == b.packed }
}
