// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// A language's knowledge laid out for look-up: a `Block` of numbers
/// { groups │ analysis │ groups that are no subjects │ bits of the values of words u8, runs u8, carriers u8,
/// opposites u8 } and the sections
///
/// ```text
///   endingStarts  the first ending of each bucket; `EndingTable`
///   endings       their records
///   words         `PackedTable` of word hashes: bit 0 for a function word, and above it 1 + where the
///                 word's stem stands in stems, 0 where the endings give it
///   stems         u64 each, of words with irregular forms
///   runs          `PackedTable` of `RunKey`s, of stems, with a value for each group that a run is in:
///                 1 + the group's place in groups, above the `SubjectRank` of a subject's word. Of a stem that
///                 longer runs begin with, one more: 0, above the most words of such a run
///   groups        u16 each: the ids of the groups that are there, rising
///   carriers      `PackedTable` of `RunKey`s, of words and of what stands for an app's name: 0x100 for a
///                 carrier phrase, and the most words of one that begins with this word
///   opposites     `PackedTable` of first stems: above bit 2, 1 + where their expressions stand, 0 for none;
///                 bit 0: may follow a particle, bit 1: begins another request, bit 2: says when
///   expressions   records of `OppositeTable`
///   poles         what they say that is not one pole, each once: the axes said one way u64, the other way u64
///   prefixes      records of what turns a word round that begins with it
/// ```
///
/// So one look-up of each stem tells which runs can be there at all.
package final class KnowledgeBlock: Sendable {
  /// The parts of a block, in order.
  package enum Section: Int, BlockSection {
    case endingStarts, endings, words, stems, runs, groups, carriers
    case opposites, expressions, poles, prefixes

    package static var magic: UInt32 { 0x3354_4E4B }
    package static var kind: String { "knowledge of a language" }
    package static var maker: String { "bespeak compile" }
    package static var alignment: Int { 1 }
  }

  static let functionBit: UInt32 = 1
  static let carrierBit: UInt32 = 0x100

  /// The number of groups of the language, kept or not: ids are below it.
  package let groupCount: Int
  /// The number of groups of words that mean the same or name things of one kind; the ids of subjects
  /// are from there on.
  package let meaningCount: Int
  /// The number of those that mean the same; the ids of kinds of things are from there on.
  private let synonymCount: Int
  /// `TextAnalyzer.analysisVersion` when the words were analysed.
  package let analysisVersion: UInt32
  // The views below are of its words, which it keeps.
  let block: Block<Section>
  let endings: EndingTable
  let words: PackedTable
  let stems: Words
  let runs: PackedTable
  let groups: Words
  let carriers: PackedTable
  /// What undoes what.
  package let opposites: OppositeTable

  /// A view on the words of a block.
  ///
  /// Trusts their content: damage can give wrong answers, and never leads outside of them.
  ///
  /// - Parameters:
  ///   - words: The block, as `KnowledgeLayout` made it; what follows it is left alone.
  ///   - owner: What keeps the memory; held as long as the view.
  /// - Throws: `BlockError` if the words do not begin as one or its sections leave it.
  package convenience init(_ words: Words, owner: AnyObject & Sendable) throws(BlockError) {
    self.init(try Block(words, owner: owner))
  }

  /// A view on a block of knowledge.
  init(_ block: Block<Section>) {
    self.block = block
    groupCount = Int(block.numbers[0])
    analysisVersion = block.numbers[1]
    meaningCount = Int(block.numbers[2] & 0xFFFF)
    synonymCount = Int(block.numbers[2] >> 16)
    endings = EndingTable(starts: block[.endingStarts], records: block[.endings])
    let bits = block.numbers[3]
    self.words = PackedTable(block[.words], bits: Int(bits & 0xFF))
    stems = block[.stems]
    runs = PackedTable(block[.runs], bits: Int(bits >> 8 & 0xFF))
    groups = block[.groups]
    carriers = PackedTable(block[.carriers], bits: Int(bits >> 16 & 0xFF))
    opposites = OppositeTable(
      table: PackedTable(block[.opposites], bits: Int(bits >> 24)),
      expressions: block[.expressions], sayings: block[.poles], prefixes: block[.prefixes])
  }

  /// The size in bytes.
  package var byteCount: Int { block.byteCount }

  /// The stem of a word, and whether it is a function word.
  ///
  /// - Parameters:
  ///   - hash: The hash of the word's token.
  ///   - letters: The folded form that the hash is of; without it a regular form is its own stem.
  /// - Complexity: About 20 ns; allocates nothing.
  package func traits(hash: UInt64, letters: UnsafeBufferPointer<UInt8>) -> WordTraits {
    let value = words.value(for: hash)
    let place = value >> 1
    // SAFETY: the caller lends the letters for this call, and `stem` keeps to their count.
    let stem =
      place != 0
      ? stems.pair(at: Int(place &- 1) &* 2) : unsafe endings.stem(hash: hash, letters: letters)
    return WordTraits(stem: stem, isFunction: value & Self.functionBit != 0)
  }

  /// The stem of a word with its forms.
  package func stem(of word: NormalizedToken) -> UInt64 {
    traits(of: word.folded, hash: word.token.hash).stem
  }

  /// The stem of a word, and whether it is a function word.
  ///
  /// - Parameters:
  ///   - folded: Its letters without diacritics.
  ///   - hash: The hash of its token.
  package func traits(of folded: String, hash: UInt64) -> WordTraits {
    var folded = folded
    // SAFETY: the letters are used inside the closure only.
    return folded.withUTF8 { unsafe traits(hash: hash, letters: $0) }
  }

  /// Calls a closure with each group that a run of stems belongs to, in the order of their ids.
  ///
  /// - Parameters:
  ///   - stems: The stems, in order; no run has more than eight.
  ///   - body: Takes a group's id and, of a subject, the member's place in its line, 0 first and rounded
  ///     as `SubjectRank` has it; 0 of others.
  /// - Complexity: One look-up; allocates nothing.
  package func forEachGroup(of stems: Span<UInt64>, _ body: (UInt32, Int) -> Void) {
    var key: UInt64 = 0
    for index in 0..<stems.count { key = RunKey.appending(stems[index], to: key) }
    runs.forEachValue(for: key) { value in
      let place = Int(value &>> SubjectRank.bits) &- 1
      if place >= 0 { body(group(at: place), SubjectRank.place(value)) }
    }
  }

  /// The id of a group by its place; 0 past the last.
  @inline(__always) func group(at place: Int) -> UInt32 {
    groups[place &>> 1] &>> UInt32(truncatingIfNeeded: 16 &* (place & 1)) & 0xFFFF
  }

  /// Whether a group is of words that name things of one kind.
  @inline(__always) package func isKind(_ group: UInt32) -> Bool {
    Int(group) >= synonymCount && Int(group) < meaningCount
  }

  /// Whether a group is a subject that words point to, not words one of which may stand for another.
  @inline(__always) package func isSubject(_ group: UInt32) -> Bool { Int(group) >= meaningCount }

  /// The most stems of a run in any group that begins with a stem; 0 for none.
  ///
  /// - Complexity: One look-up; allocates nothing.
  package func maxRun(beginningWith stem: UInt64) -> Int {
    var most = 0
    runs.forEachValue(for: RunKey.appending(stem, to: 0)) { value in
      most = max(most, value &>> SubjectRank.bits > 0 ? 1 : Int(value))
    }
    return most
  }

  /// The number of words of the longest carrier phrase that some words begin with; 0 for none.
  ///
  /// - Parameter words: Hashes of words, not of stems.
  /// - Complexity: One look-up, and one a word where a carrier phrase begins with the first; allocates
  ///   nothing.
  package func carrierLength(_ words: Span<UInt64>) -> Int {
    guard words.count > 0 else { return 0 }
    var key = RunKey.appending(words[0], to: 0)
    var value = carriers.value(for: key)
    let most = min(Int(value & 0xFF), words.count)
    var length = value & Self.carrierBit != 0 ? 1 : 0
    var count = 1
    while count < most {
      key = RunKey.appending(words[count], to: key)
      count &+= 1
      value = carriers.value(for: key)
      if value & Self.carrierBit != 0 { length = count }
    }
    return length
  }

  /// How many words before an app's name and behind it only connect it with the request ("ask … to",
  /// "with …"): the most before it, and of those that have as many the most behind it.
  ///
  /// - Parameters:
  ///   - before: Hashes of the words before the name, nearest last.
  ///   - behind: Hashes of the words behind it, nearest first.
  /// - Complexity: At most twenty look-ups, two where nothing is; allocates nothing.
  package func addressLength(
    before: Span<UInt64>, behind: Span<UInt64>
  ) -> (before: Int, behind: Int) {
    var count = min(before.count, RunKey.maxBeforeName)
    while count >= 0 {
      let start = before.count &- count
      let first = count > 0 ? before[start] : RunKey.name
      if carriers.value(for: RunKey.appending(first, to: 0)) & 0xFF > UInt32(count) {
        var key: UInt64 = 0
        for k in start..<before.count { key = RunKey.appending(before[k], to: key) }
        key = RunKey.appending(RunKey.name, to: key)
        var length = carriers.value(for: key) & Self.carrierBit != 0 ? 0 : -1
        for k in 0..<min(behind.count, RunKey.maxBehindName) {
          key = RunKey.appending(behind[k], to: key)
          if carriers.value(for: key) & Self.carrierBit != 0 { length = k &+ 1 }
        }
        if length >= 0 { return (count, length) }
      }
      count &-= 1
    }
    return (0, 0)
  }
}
