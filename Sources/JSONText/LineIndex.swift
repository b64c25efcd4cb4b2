// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a file begin: offsets to lines and columns.
package struct LineIndex: Sendable {
  /// The offset of each line's first byte, rising; the first is 0.
  private let starts: [Int]

  /// Finds the lines of a file.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ bytes: Span<UInt8>) {
    var starts = [0]
    for i in bytes.indices where bytes[i] == 0x0A { starts.append(i + 1) }
    self.starts = starts
  }

  /// The 1-based line that an offset is in.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  package func line(at utf8Offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= utf8Offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The 1-based line and column (in bytes) of an offset.
  package func position(at utf8Offset: Int) -> (line: Int, column: Int) {
    let line = line(at: utf8Offset)
    return (line, utf8Offset - starts[line - 1] + 1)
  }
}
