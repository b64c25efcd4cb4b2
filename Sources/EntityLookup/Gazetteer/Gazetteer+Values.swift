// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// Names by the values that they say.
extension Gazetteer {
  /// Whether some name says a value.
  var saysValues: Bool { valueNames.count > 0 }

  /// Calls a closure with each name that has a reading of a key.
  func forEachName(saying key: UInt64, _ body: (UInt32) -> Void) {
    var at = firstIndex(of: valueKeys.count / 3) { valueKeys.pair(at: $0 * 3) < key }
    while at < valueKeys.count / 3, valueKeys.pair(at: at * 3) == key {
      body(valueKeys[at * 3 + 2])
      at += 1
    }
  }

  /// Where the readings of a name stand in `valueLists`; `nil` for a name that says no value.
  func valueList(of name: UInt32) -> Int? {
    let at = firstIndex(of: valueNames.count / 2) { valueNames[$0 * 2] < name }
    guard at < valueNames.count / 2, valueNames[at * 2] == name else { return nil }
    return Int(valueNames[at * 2 + 1])
  }

  /// The first of some indices that a condition does not hold for; it holds up to there.
  private func firstIndex(of count: Int, where isBelow: (Int) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower &+ upper) / 2
      if isBelow(middle) { lower = middle &+ 1 } else { upper = middle }
    }
    return lower
  }
}
