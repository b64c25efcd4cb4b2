// SPDX-License-Identifier: Apache-2.0

/// What one scalar is in folded text, for readers that cut words otherwise than `TextAnalyzer` does.
package struct ScalarFolding: Sendable {
  /// What a scalar does to the word around it.
  package enum Kind: Sendable {
    /// A letter of a word.
    case letter
    /// A decimal digit; its form is the ASCII one.
    case digit
    /// Nothing: a mark, or what is dropped.
    case ignorable
    /// Anything else; its form is empty.
    case other
  }

  /// What it is.
  package let kind: Kind

  /// Its folded form, first byte lowest; zeroes above.
  package let bytes: UInt32

  /// The length of the form, at most 3.
  package let count: Int

  /// The folding of a scalar up to U+10FFFF, without what depends on its neighbours.
  package init(_ scalar: UInt32, isTurkic: Bool = false) {
    let entry = isTurkic ? ScalarTable.turkic[scalar] : ScalarTable.standard[scalar]
    switch ScalarClass(rawValue: entry.scalarClass) {
    case .letter, .hangul, .grapheme:
      self.init(kind: .letter, bytes: entry.folded, count: entry.foldedCount)
    case .digit: self.init(kind: .digit, bytes: entry.folded, count: entry.foldedCount)
    case .letterAndMark, .graphemeAndMark:
      self.init(kind: .letter, bytes: entry.primary, count: entry.primaryCount)
    case .ignorable, .mark: self.init(kind: .ignorable, bytes: 0, count: 0)
    default: self.init(kind: .other, bytes: 0, count: 0)
    }
  }

  private init(kind: Kind, bytes: UInt32, count: Int) {
    self.kind = kind
    self.bytes = count >= 4 ? bytes : bytes & (1 << UInt32(8 * count) &- 1)
    self.count = count
  }
}
