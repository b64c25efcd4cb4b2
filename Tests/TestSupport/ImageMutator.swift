// SPDX-License-Identifier: Apache-2.0

/// Changes the words of an image's tables without touching its header, so that it still opens unchecked.
///
///     var mutator = ImageMutator(bytes)
///     mutator.set(.apps, 0, word: 2, to: .max)  // the first app claims all variants there could be
///     mutator.mutate(using: &random)
///     let image = try IndexImage(trusted: ImageBytes(copying: mutator.bytes))
public struct ImageMutator: Sendable {
  /// The sections of an image, in file order.
  public enum Section: Int, CaseIterable, Sendable {
    case strings, lexicon, lexiconText, cells, postings, forms, apps, variants, phrases, shortcuts
    case intents, parameters, slotClasses, valueTypes, values, languages, blocks
    case triggerShapes, triggers, wordClasses

    /// The 32-bit words of a record; 1 where there are none.
    var words: Int {
      switch self {
      case .lexicon: 4
      case .forms, .triggerShapes: 2
      case .apps, .intents: 5
      case .variants: 12
      case .phrases, .shortcuts, .valueTypes: 4
      case .parameters: 6
      case .slotClasses: 7
      case .values: 3
      case .languages: 9
      case .strings, .lexiconText, .cells, .postings, .blocks, .triggers, .wordClasses: 1
      }
    }
  }

  /// The image as changed so far.
  public private(set) var bytes: [UInt8]

  /// Takes the bytes of an image that is whole.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of a section.
  public func range(_ section: Section) -> Range<Int> {
    func number(at offset: Int) -> Int {
      (0..<8).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    let entry = 48 + 24 * section.rawValue
    return number(at: entry)..<number(at: entry) + number(at: entry + 8)
  }

  /// The number of records of a section.
  public func count(_ section: Section) -> Int { range(section).count / (4 * section.words) }

  /// A word of a record.
  public func word(_ section: Section, _ record: Int, word: Int) -> UInt32 {
    let at = range(section).lowerBound + 4 * (record * section.words + word)
    return (0..<4).reduce(0) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
  }

  /// Changes a word of a record.
  public mutating func set(_ section: Section, _ record: Int, word: Int, to value: UInt32) {
    let at = range(section).lowerBound + 4 * (record * section.words + word)
    precondition(range(section).contains(at), "no such record in '\(section)'")
    for k in 0..<4 { bytes[at + k] = UInt8(truncatingIfNeeded: value >> UInt32(8 * k)) }
  }

  /// Changes up to six words to what is likeliest to be taken for something: sizes of tables and what is
  /// beside them, the ends of what a word holds, another word of the section, one more or less.
  public mutating func mutate(using random: inout SeededGenerator) {
    let sections = Section.allCases.filter { $0 != .strings && count($0) > 0 }
    // Few records say where much is: they are changed as often as the long tables are.
    for _ in 0...random.below(6) {
      let section = random.pick(sections)
      let record = random.below(count(section))
      let word = random.below(section.words)
      let old = self.word(section, record, word: word)
      let size = UInt32(truncatingIfNeeded: count(random.pick(Section.allCases)))
      let value: UInt32 =
        switch random.below(10) {
        case 0: 0
        case 1: random.pick([1, 2, 0x100, 0xFFFF, 0x1_0000, 0xFF_FFFF])
        case 2: random.pick([0x7FFF_FFFF, 0x8000_0000, .max, .max - 1])
        case 3: size
        case 4: size &- 1
        case 5: size &+ 1
        case 6: old &+ 1
        case 7: old &- 1
        case 8: self.word(section, random.below(count(section)), word: word)
        default: old ^ (1 << UInt32(random.below(32)))
        }
      set(section, record, word: word, to: value)
    }
  }
}
