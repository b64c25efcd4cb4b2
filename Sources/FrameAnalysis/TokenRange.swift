// SPDX-License-Identifier: Apache-2.0

/// A half-open range of tokens.
package struct TokenRange: BitwiseCopyable, Hashable, Sendable {
  /// The first token.
  package var lower: UInt16
  /// The token after the last one.
  package var upper: UInt16

  /// No tokens.
  package init() {
    lower = 0
    upper = 0
  }

  /// The tokens of a range; an utterance has fewer than 65,536.
  package init(_ range: Range<Int>) {
    lower = UInt16(clamping: range.lowerBound)
    upper = UInt16(clamping: range.upperBound)
  }

  /// Whether there are none.
  package var isEmpty: Bool { lower >= upper }

  /// How many there are.
  package var count: Int { isEmpty ? 0 : Int(upper - lower) }

  /// The range of their positions.
  package var indices: Range<Int> { isEmpty ? 0..<0 : Int(lower)..<Int(upper) }

  /// Whether a token is among them.
  package func contains(_ token: Int) -> Bool { indices.contains(token) }

  /// The range from the first to the last token of two; the other where one is empty.
  func joined(_ other: TokenRange) -> TokenRange {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var joined = self
    joined.lower = min(lower, other.lower)
    joined.upper = max(upper, other.upper)
    return joined
  }
}

/// Up to four ranges of tokens, in order.
package struct TokenRanges: BitwiseCopyable, Hashable, Sendable {
  /// The most that are kept; the last one is extended by what comes after.
  package static let limit = 4

  private var first = TokenRange()
  private var second = TokenRange()
  private var third = TokenRange()
  private var fourth = TokenRange()

  /// How many there are.
  package private(set) var count = 0

  /// None.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { count == 0 }

  /// The range at an index in `0..<count`.
  package subscript(index: Int) -> TokenRange {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }

  /// Whether a token is in one of them.
  package func contains(_ token: Int) -> Bool {
    for index in 0..<count where self[index].contains(token) { return true }
    return false
  }

  /// Adds a range that begins after those that are there, or meets the last one.
  mutating func append(_ range: TokenRange) {
    guard !range.isEmpty else { return }
    if count > 0, range.lower <= self[count - 1].upper || count == Self.limit {
      set(count - 1, self[count - 1].joined(range))
      return
    }
    set(count, range)
    count += 1
  }

  /// Makes all of them one that begins with a token at the latest.
  mutating func join(_ range: TokenRange) {
    var joined = range
    for index in 0..<count { joined = joined.joined(self[index]) }
    self = TokenRanges()
    append(joined)
  }

  private mutating func set(_ index: Int, _ range: TokenRange) {
    switch index {
    case 0: first = range
    case 1: second = range
    case 2: third = range
    default: fourth = range
    }
  }
}
