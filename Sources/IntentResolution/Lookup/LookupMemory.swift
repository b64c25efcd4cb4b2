// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis

/// What look-ups have found in the texts of a turn that is still being said.
///
/// A look-up depends on the bytes of its span and on nothing else, so it is good for every text that
/// begins with the same bytes up to there.
final class LookupMemory {
  /// Most spans that are kept of each kind; further ones are looked up each time.
  static let maxSpans = 1_024

  private var scores: [SpanScore] = []
  private var names: [NearNames] = []

  /// The apps' names that were found near a span.
  struct NearNames {
    var span: TextSpan
    /// Which index was searched, and whether the words were run together.
    var index: Int
    var isJoined: Bool
    /// The best of them: those that may be taken for an app's name.
    var found: [NearName]
  }

  /// An app whose name is near some words.
  struct NearName {
    var variant: UInt32
    var score: Double
  }

  /// What was found for a slot's words, its places counted from their first byte.
  struct SlotFinding {
    var slotClass: UInt32
    var isKnownMissing: Bool
    var text: String
    var values: [FoundValue] = []
    var core = TextSpan(lower: 0, upper: 0)
    var count = 0
  }

  /// Most slots' words that are kept; the oldest make room.
  private static let maxFindings = 32
  private var findings: [SlotFinding] = []
  private var oldest = 0

  /// Looks a slot's words up as `ValueLookup.find` does, unless they were looked up before.
  func find(
    _ utterance: String, _ text: String, _ range: TextSpan, _ slotClass: UInt32,
    in slot: SlotClassRecord, isKnownMissing: Bool, _ finder: ValueLookup, _ s: LookupScratch
  ) -> Int {
    for known in findings
    where known.slotClass == slotClass && known.isKnownMissing == isKnownMissing
      && known.text.utf8.elementsEqual(text.utf8)
    {
      s.core = known.core
      s.values.removeAll()
      for value in known.values {
        var value = value
        value.lower &+= range.lower
        value.upper &+= range.lower
        _ = s.values.append(value)
      }
      return known.count
    }
    let count = finder.find(
      utterance.utf8.span, range, in: slot, isKnownMissing: isKnownMissing, s)
    var finding = SlotFinding(slotClass: slotClass, isKnownMissing: isKnownMissing, text: text)
    finding.core = s.core
    finding.count = count
    for k in 0..<s.values.count {
      var value = s.values[k]
      value.lower &-= range.lower
      value.upper &-= range.lower
      finding.values.append(value)
    }
    if findings.count < Self.maxFindings {
      findings.append(finding)
    } else {
      findings[oldest] = finding
      oldest = (oldest + 1) % Self.maxFindings
    }
    return count
  }

  /// Begins another turn: what was found at places of a text is forgotten, what was found for words is
  /// kept.
  func beginTurn() {
    scores.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
  }

  /// Forgets what lies beyond the bytes that two texts begin with.
  func keep(beginning old: Span<UInt8>, of new: UnsafeBufferPointer<UInt8>) {
    var shared = 0
    // SAFETY: the index is below the buffer's count.
    while shared < min(old.count, new.count), unsafe old[shared] == new[shared] { shared += 1 }
    if shared == old.count { return }
    scores.removeAll { Int($0.upper) > shared }
    names.removeAll { Int($0.span.upper) > shared }
  }

  /// What a span is worth in a slot; `nil` where it was not looked up.
  func score(_ span: TextSpan, _ slotClass: UInt32) -> Double? {
    for known in scores
    where known.lower == span.lower && known.upper == span.upper && known.slotClass == slotClass {
      return known.score
    }
    return nil
  }

  /// Keeps what a span is worth in a slot.
  func add(_ score: Double, _ span: TextSpan, _ slotClass: UInt32) {
    guard scores.count < Self.maxSpans else { return }
    scores.append(
      SpanScore(slotClass: slotClass, lower: span.lower, upper: span.upper, score: score))
  }

  /// The names found near a span; `nil` where it was not looked up.
  func near(_ span: TextSpan, index: Int, isJoined: Bool) -> [NearName]? {
    for known in names
    where known.span == span && known.index == index && known.isJoined == isJoined {
      return known.found
    }
    return nil
  }

  /// Keeps the names found near a span.
  func add(_ found: [NearName], near span: TextSpan, index: Int, isJoined: Bool) {
    guard names.count < Self.maxSpans else { return }
    names.append(NearNames(span: span, index: index, isJoined: isJoined, found: found))
  }
}
