// SPDX-License-Identifier: Apache-2.0

/// Utterances laid end to end, each with the answer it must get.
struct Utterances {
  /// What one utterance must resolve to.
  struct Expectation: Equatable {
    /// Index of the phrase in declaration order; −1 when none may match.
    var phrase: Int32
    /// Index of the value in its entity; −1 when the phrase has no slot.
    var value: Int32
    /// Where the value stands in the utterance, in UTF-8 bytes; empty when there is none.
    var span: Range<Int32>

    /// No phrase may match.
    static let nothing = Expectation(phrase: -1, value: -1, span: 0..<0)
  }

  /// The UTF-8 of all of them.
  private(set) var bytes: [UInt8] = []
  /// Where each begins; one more at the end.
  private(set) var starts: [Int32] = [0]
  /// The answers, in the same order.
  private(set) var expectations: [Expectation] = []

  /// How many there are.
  var count: Int { expectations.count }

  /// How many must match.
  var matchCount: Int { expectations.count { $0.phrase >= 0 } }

  /// Mean length in bytes.
  var meanByteCount: Double { count == 0 ? 0 : Double(bytes.count) / Double(count) }

  /// Mean number of words.
  var meanWordCount: Double {
    guard count > 0 else { return 0 }
    return Double(bytes.count { $0 == 0x20 } + count) / Double(count)
  }

  /// Adds one.
  mutating func append(_ text: String, _ expectation: Expectation) {
    bytes.append(contentsOf: text.utf8)
    starts.append(Int32(bytes.count))
    expectations.append(expectation)
  }

  /// The byte range of one.
  func range(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  /// The text of one.
  func text(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }
}
