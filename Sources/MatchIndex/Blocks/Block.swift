// SPDX-License-Identifier: Apache-2.0

/// The parts of one kind of block, in order, and what tells the kind from others.
@usableFromInline
package protocol BlockSection: CaseIterable, RawRepresentable<Int>, Sendable {
  /// The first word of a block of the kind.
  static var magic: UInt32 { get }
  /// The kind's name in messages, as in "the gazetteer".
  static var kind: String { get }
  /// The call or command that makes blocks of the kind, for messages.
  static var maker: String { get }
  /// The number of words that the place of each section is a multiple of.
  static var alignment: Int { get }
  /// The words from which on a section is so placed; smaller ones follow those before at once.
  static var leastAligned: Int { get }
}

extension BlockSection {
  /// All are.
  package static var leastAligned: Int { 0 }
}

/// A block of 32-bit words without addresses: a header that all kinds share, then sections of one kind.
///
/// ```text
/// word 0 ┌────────────────────────────────────────────────────────────────────────────┐
///        │ magic │ words in all │ four numbers of the kind │ checksum u64, of the rest   │
///      8 │ offset and count of each section, in words, in the order of `Section`       │
///        ├────────────────────────────────────────────────────────────────────────────┤
///        │ sections, each at the next multiple of the kind's alignment, but small ones │
///        └────────────────────────────────────────────────────────────────────────────┘
/// ```
///
/// Holds what keeps the words' memory, so views of the sections stay good as long as the block.
@usableFromInline
package struct Block<Section: BlockSection>: Sendable {
  /// The words before the table of sections.
  package static var headerWords: Int { 8 }
  /// Where the sections begin at the earliest.
  package static var firstSection: Int { headerWords + 2 * Section.allCases.count }
  /// Where the header keeps the checksum.
  static var checksumPlace: Range<Int> { 6..<8 }

  /// All of the block.
  package let words: Words
  let owner: AnyObject & Sendable

  /// Opens the block that some words begin with; what follows it is left alone.
  ///
  /// Trusts the content of the sections: damage can give wrong answers, and never leads outside.
  ///
  /// - Parameters:
  ///   - words: The block, as `BlockBuilder` made it.
  ///   - owner: What keeps the memory; held as long as the block.
  /// - Throws: `BlockError` if the words do not begin as one, or a section leaves it.
  package init(_ words: Words, owner: AnyObject & Sendable) throws(BlockError) {
    let total = Int(words[1])
    guard words[0] == Section.magic else { throw BlockError(Section.self, .notABlock) }
    guard total <= words.count else {
      throw BlockError(Section.self, .size(expected: total * 4, found: words.count * 4))
    }
    guard total >= Self.firstSection else { throw BlockError(Section.self, .header("its size")) }
    self.words = words.slice(0, count: total)
    self.owner = owner
    for section in Section.allCases {
      let range = range(of: section)
      guard range.lowerBound >= Self.firstSection, range.upperBound <= total else {
        throw BlockError(Section.self, .header("section '\(section)' leaves the block"))
      }
    }
  }

  /// Opens words that a builder has just laid out, copied into memory of the block's own.
  package init(laidOut words: [UInt32]) {
    let bytes = ImageBytes(copying: words)
    guard let block = try? Self(bytes.words, owner: bytes) else {
      preconditionFailure("a block that was just laid out is one")
    }
    self = block
  }

  /// The size in bytes.
  package var byteCount: Int { words.count * 4 }

  /// The four numbers of the kind.
  package var numbers: InlineArray<4, UInt32> { [words[2], words[3], words[4], words[5]] }

  /// Where a section of some words begins behind what comes before it.
  static func start(of count: Int, behind end: Int) -> Int {
    count < Section.leastAligned ? end : end.roundedUp(to: Section.alignment)
  }

  /// The place of a section, in words.
  package func range(of section: Section) -> Range<Int> {
    let at = Self.headerWords + 2 * section.rawValue
    let start = Int(words[at])
    return start..<start + Int(words[at + 1])
  }

  /// The words of a section.
  package subscript(section: Section) -> Words {
    let range = range(of: section)
    return words.slice(range.lowerBound, count: range.count)
  }
}
