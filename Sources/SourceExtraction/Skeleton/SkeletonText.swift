// SPDX-License-Identifier: Apache-2.0

/// A text made of parts of a source and of what is put between them.
///
/// Every line of the source stays the line it is: of what is left out, the line breaks remain. So the
/// compiler's lines are the source's, and its columns are led back to the source's.
struct SkeletonText: Sendable {
  /// The text.
  private(set) var utf8: [UInt8] = []
  private let source: [UInt8]
  /// How far the source is used up.
  private var used = 0
  /// Where each part begins here and in the source; parts that are put in stand for one place.
  private var parts: [(start: Int, source: Int, isKept: Bool)] = []

  init(_ source: [UInt8]) { self.source = source }

  /// Keeps a part of the source; parts come in the order they have there.
  mutating func keep(_ range: Range<Int>) {
    let range = max(used, range.lowerBound)..<max(used, range.upperBound)
    skip(to: range.lowerBound)
    parts.append((utf8.count, range.lowerBound, true))
    utf8 += source[range]
    used = range.upperBound
  }

  /// Puts a text in; it stands for the place that the source is used up to, or a later one.
  mutating func insert(_ text: String, at offset: Int? = nil) {
    if let offset { skip(to: offset) }
    parts.append((utf8.count, max(used, offset ?? used), false))
    utf8 += text.utf8
  }

  /// Leaves the source out up to an offset, but for its line breaks.
  mutating func skip(to offset: Int) {
    guard offset > used else { return }
    for byte in source[used..<min(offset, source.count)] where byte == 0x0A || byte == 0x0D {
      if parts.last?.isKept != false { parts.append((utf8.count, used, false)) }
      utf8.append(byte)
    }
    used = offset
  }

  /// Leaves the rest out.
  mutating func finish() { skip(to: source.count) }

  /// The place in the source of an offset here.
  func sourceOffset(_ offset: Int) -> Int {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    guard low < parts.count else { return 0 }
    let part = parts[low]
    return part.isKept ? part.source + max(0, offset - part.start) : part.source
  }
}
