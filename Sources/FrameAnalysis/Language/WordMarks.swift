// SPDX-License-Identifier: Apache-2.0

/// What a word says of the words beside it.
@frozen @usableFromInline package struct WordMarks: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What stands behind it says which one is meant of what stands before it: "of", "in".
  @inlinable package static var narrows: WordMarks { WordMarks(rawValue: 1) }
  /// What stands before it says which one is meant of what stands behind it: the "s" of "Anna's".
  @inlinable package static var isGenitive: WordMarks { WordMarks(rawValue: 2) }
  /// It negates by itself: "nicht".
  @inlinable package static var negates: WordMarks { WordMarks(rawValue: 4) }
  /// Beside an amount it makes another one of it: "five degrees warmer".
  @inlinable package static var compares: WordMarks { WordMarks(rawValue: 8) }
  /// It says that something is to change, by an amount or to one: "raise".
  @inlinable package static var changes: WordMarks { WordMarks(rawValue: 16) }
  /// It begins what says when, or on which condition, something is to be done: "if".
  @inlinable package static var subordinates: WordMarks { WordMarks(rawValue: 32) }
  /// Behind such a word it belongs to another word: か behind 朝.
  @inlinable package static var yields: WordMarks { WordMarks(rawValue: 64) }
  /// It leads away from what stands behind it: "from".
  @inlinable package static var leadsAway: WordMarks { WordMarks(rawValue: 128) }
  /// It leads to that: "into".
  @inlinable package static var leadsInto: WordMarks { WordMarks(rawValue: 256) }
  /// It leaves out what stands behind it: "without", "outside".
  @inlinable package static var setsApart: WordMarks { WordMarks(rawValue: 512) }
  /// Behind a word of comparison, what stands behind it is what is compared with: "que".
  @inlinable package static var comparesWith: WordMarks { WordMarks(rawValue: 1024) }
  /// It is for a person: "neighbour".
  @inlinable package static var isPerson: WordMarks { WordMarks(rawValue: 2048) }
}
