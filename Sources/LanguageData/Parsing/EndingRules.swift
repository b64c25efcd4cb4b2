// SPDX-License-Identifier: Apache-2.0

/// Collects the endings of a language and writes the sections of an `EndingTable`.
struct EndingRules {
  private struct Rule {
    var ending: [UInt8]
    var replacement: [UInt8]
    var minimum: Int
  }

  private var rules: [Rule] = []

  /// Adds an ending.
  ///
  /// - Parameters:
  ///   - ending: Its folded letters; at least one.
  ///   - replacement: Those that take their place.
  ///   - minimum: The letters that must be left before.
  /// - Returns: What is wrong, if anything.
  mutating func add(_ ending: [UInt8], _ replacement: [UInt8], minimum: Int) -> String? {
    guard ending.count <= EndingTable.maxBytes else {
      return "an ending of more than \(EndingTable.maxBytes) bytes"
    }
    let kept = Self.shared(ending, replacement)
    guard replacement.count - kept <= EndingTable.maxAdded else {
      return "more than \(EndingTable.maxAdded) new bytes in a replacement"
    }
    guard minimum <= 255 else { return "a minimum of more than 255" }
    // Endings that differ in diacritics only are one; the first counts.
    if rules.contains(where: { $0.ending == ending }) { return nil }
    rules.append(Rule(ending: ending, replacement: replacement, minimum: minimum))
    return nil
  }

  /// How many bytes two texts begin with alike.
  private static func shared(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  /// The words of the two sections.
  func tables() -> (starts: [UInt32], records: [UInt32]) {
    var starts: [UInt32] = [0]
    var records: [UInt32] = []
    for bucket in 0..<EndingTable.buckets {
      let inBucket =
        rules
        .filter { Int($0.ending[$0.ending.count - 1] & 31) == bucket }
        .sorted { $0.ending.count > $1.ending.count }
      for rule in inBucket { records += Self.record(rule) }
      starts.append(UInt32(records.count / EndingTable.recordWords))
    }
    return (starts, records)
  }

  private static func record(_ rule: Rule) -> [UInt32] {
    var last: UInt64 = 0
    var before: UInt64 = 0
    for (place, byte) in rule.ending.reversed().enumerated() {
      if place < 8 {
        last |= UInt64(byte) << UInt64(56 - 8 * place)
      } else {
        before |= UInt64(byte) << UInt64(56 - 8 * (place - 8))
      }
    }
    let kept = shared(rule.ending, rule.replacement)
    var added: UInt32 = 0
    for (place, byte) in rule.replacement.dropFirst(kept).enumerated() {
      added |= UInt32(byte) << UInt32(8 * place)
    }
    let counts =
      UInt32(rule.ending.count) | UInt32(rule.minimum) << 8 | UInt32(kept) << 16
      | UInt32(rule.replacement.count - kept) << 24
    return [
      UInt32(truncatingIfNeeded: last), UInt32(last >> 32), UInt32(truncatingIfNeeded: before),
      UInt32(before >> 32), counts, added,
    ]
  }
}
