// SPDX-License-Identifier: Apache-2.0

/// Collects the sections of a block, and lays them out behind its header.
@usableFromInline
package struct BlockBuilder<Section: BlockSection> {
  @usableFromInline var sections: [[UInt32]]

  /// Creates a builder of empty sections.
  package init() { sections = [[UInt32]](repeating: [], count: Section.allCases.count) }

  /// The words of a section.
  @inlinable
  package subscript(section: Section) -> [UInt32] {
    get { sections[section.rawValue] }
    _modify { yield &sections[section.rawValue] }
  }

  /// Lays the block out; the builder is empty afterwards.
  ///
  /// - Parameter numbers: What the kind keeps in the header.
  /// - Returns: The block, little-endian as every machine that opens it.
  /// - Complexity: O(*n*) for *n* words; a section is freed once it is copied.
  package mutating func finish(_ numbers: InlineArray<4, UInt32>) -> [UInt32] {
    let alignment = Section.alignment
    let total = sections.reduce(Block<Section>.firstSection) {
      Block<Section>.start(of: $1.count, behind: $0) + $1.count
    }.roundedUp(to: alignment)
    var words = [Section.magic, UInt32(total)]
    words.reserveCapacity(total)
    for k in numbers.indices { words.append(numbers[k]) }
    words += [0, 0]
    var start = Block<Section>.firstSection
    for section in sections {
      start = Block<Section>.start(of: section.count, behind: start)
      words += [UInt32(start), UInt32(section.count)]
      start += section.count
    }
    for k in sections.indices {
      words.pad(to: Block<Section>.start(of: sections[k].count, behind: words.count))
      words += sections[k]
      sections[k] = []
    }
    words.pad(to: total)
    let place = Block<Section>.checksumPlace
    let sum =
      Words.checksum(words[..<place.lowerBound]) ^ Words.checksum(words[place.upperBound...])
    words[place.lowerBound] = UInt32(truncatingIfNeeded: sum)
    words[place.lowerBound + 1] = UInt32(truncatingIfNeeded: sum >> 32)
    return words
  }
}

extension [UInt32] {
  fileprivate mutating func pad(to end: Int) {
    append(contentsOf: repeatElement(0, count: end - count))
  }
}
