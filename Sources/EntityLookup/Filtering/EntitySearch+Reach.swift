// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics

extension EntitySearch {
  /// Whether some name reaches a score.
  ///
  /// A name is at most as good as its letters and the counts of its phones let it be, if all words of the
  /// query and of the name had a fellow: only those that may reach the score so are compared. To tell so of
  /// a name takes a twentieth of a comparison.
  ///
  /// - Complexity: O(*n*) for *n* names, up to the first that does.
  func reaches(_ least: Float, _ s: inout EntityScratch) -> Bool {
    guard s.joined.count > 0, !s.hasUnknown, !s.isBeginning else { return true }
    for k in 0..<s.found.count where s.found[k].score.total >= least { return true }
    hearAll(&s)
    let query = SoundBound(s.queryPhones)
    for name in 0..<UInt32(truncatingIfNeeded: gazetteer.nameCount) {
      spell(name, &s)
      let letters = letters(s)
      let rest = EntityScoring.queryCoverage + EntityScoring.nameCoverage + EntityScoring.start
      let spelt = EntityScoring.letters * letters + rest
      if spelt + EntityScoring.sound < least { continue }
      hearName(name, &s)
      let sound = query.likeness(SoundBound(s.namePhones))
      if spelt + EntityScoring.sound * sound + 1e-4 < least { continue }
      if score(name, sound: self.sound(&s), &s).total >= least { return true }
    }
    return false
  }
}

/// How alike two sequences of phones can be at most.
private struct SoundBound {
  private let weight: Int
  private let counts: PhoneCounts
  private let hasDouble: Bool

  init(_ phones: borrowing FixedBuffer<UInt8>) {
    let span = phones.span
    counts = PhoneCounts(span)
    // SAFETY: the phones are read inside the closure only.
    weight = unsafe span.withUnsafeBufferPointer { unsafe PhoneDistance.weight(of: $0) }
    var hasDouble = false
    for k in 0..<max(0, span.count - 1) where span[k] == span[k + 1] { hasDouble = true }
    self.hasDouble = hasDouble
  }

  func likeness(_ other: SoundBound) -> Float {
    if hasDouble || other.hasDouble { return 1 }
    let most = max(weight, other.weight)
    if most == 0 { return 0 }
    let distance = max(counts.distance(other.counts), abs(weight - other.weight))
    return max(0, 1 - Float(distance) / Float(most))
  }
}
