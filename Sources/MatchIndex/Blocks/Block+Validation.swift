// SPDX-License-Identifier: Apache-2.0

extension Block {
  /// Checks that nothing but the checksum has changed since the block was made.
  ///
  /// - Throws: `BlockError` with `Fault.checksum`.
  /// - Complexity: O(*n*) for *n* bytes.
  package func validateChecksum() throws(BlockError) {
    let place = Self.checksumPlace
    let sum =
      words.checksum(0..<place.lowerBound) ^ words.checksum(place.upperBound..<words.count)
    guard sum == words.pair(at: place.lowerBound) else { throw BlockError(Section.self, .checksum) }
  }

  /// Checks that the sections stand where a builder puts them, and nothing behind them.
  package func validateSections() throws(BlockError) {
    var end = Self.firstSection
    for section in Section.allCases {
      let range = range(of: section)
      guard range.lowerBound == Self.start(of: range.count, behind: end) else {
        throw BlockError(Section.self, .header("section '\(section)' leaves its place"))
      }
      end = range.upperBound
    }
    guard words.count == end.roundedUp(to: Section.alignment) else {
      throw BlockError(Section.self, .header("words are left over"))
    }
  }

  /// Holds a number of the header to a condition.
  package func check(_ condition: Bool, _ what: @autoclosure () -> String) throws(BlockError) {
    guard condition else { throw BlockError(Section.self, .header(what())) }
  }

  /// Holds a place of a section to a condition; `what` says what is wrong where it fails.
  package func check(
    _ condition: Bool, _ section: Section, at index: Int, _ what: @autoclosure () -> String
  ) throws(BlockError) {
    guard condition else {
      throw BlockError(
        Section.self, .corrupt(section: "\(section)", index: index, what()))
    }
  }
}

extension Int {
  /// The next multiple of a number above zero, or the number itself.
  func roundedUp(to multiple: Int) -> Int { (self + multiple - 1) / multiple * multiple }
}
