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
