// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

extension IntentModel {
  /// Ranks the intents by the words in the scratch; allocates nothing once the scratch is as large as the
  /// model.
  ///
  /// - Parameters:
  ///   - scratch: The words, and room for what comes of them.
  ///   - knowledge: What is known of the language.
  ///   - isFiltered: Whether some intents are not heard; they take no share of probability.
  ///   - isHeard: Whether one may be meant at all; asked where some are not heard.
  ///   - namedValues: The words that name a listed value of a kind; asked of the kinds that the
  ///     best intents take, at most 64.
  /// - Returns: How many intents are in `scratch.ranked`, best first; equal ones in declaration order.
  /// - Complexity: O(*f* + *p* + *c*) for *f* features of the utterance, their *p* postings and *c* intents.
  package func rank(
    _ scratch: inout RankingScratch, _ knowledge: KnowledgeBlock?,
    isFiltered: Bool = false, isHeard: (Class) -> Bool = { _ in true },
    namedValues: (UInt32, borrowing WordBuffer) -> Range<Int>?
  ) -> Int {
    read(&scratch, knowledge)
    addScores(&scratch)
    if isFiltered {
      for index in 0..<classCount where !isHeard(self[index]) {
        scratch.scores[index] = -.infinity
      }
    }
    scratch.opposed = nil
    if let knowledge { leaveOutOpposed(&scratch, knowledge, namedValues) }
    select(&scratch)
    if addValues(&scratch, namedValues) { select(&scratch) }
    share(&scratch)
    return scratch.ranked.count
  }

  /// Ranks all intents by the words in the scratch and says what comes of one.
  ///
  /// - Returns: `nil` where it is not among the best `RankingScratch.maxRanked`.
  package func rank(
    _ index: Int, _ scratch: inout RankingScratch, _ knowledge: KnowledgeBlock?
  ) -> RankedIntent? {
    read(&scratch, knowledge)
    addScores(&scratch)
    guard index >= 0, index < classCount else { return nil }
    let own = scratch.scores[index]
    var better = SIMD8<Int32>(repeating: 0)
    var greatest = SIMD8<Float>(repeating: -.infinity)
    for block in stride(from: 0, to: classCount, by: 8) {
      let scores = scratch.scores.eight(at: block)
      greatest = greatest.replacing(with: scores, where: scores .> greatest)
      better &+= SIMD8(repeating: 0).replacing(with: 1, where: scores .> own)
    }
    var place = Int(better.wrappedSum())
    let best = greatest.max()
    // Of equals the first declared is first.
    for k in 0..<index where scratch.scores[k] == own { place += 1 }
    guard place < RankingScratch.maxRanked else { return nil }
    var ranked = RankedIntent()
    ranked.index = index
    ranked.score = own
    rate(&ranked, best, sum(scratch, best))
    return ranked
  }

  /// Reads what is made of the words, and their direction.
  private func read(_ s: inout RankingScratch, _ knowledge: KnowledgeBlock?) {
    s.features.read(s.words, knowledge)
    prepare(&s)
    s.leaveThingsOut()
    s.times = 0
    for k in 0..<s.words.count where s.words[k].mayBeLeft {
      s.stems[k] = entry(Feature(.stem, s.words.stem(k)).key)
      if let knowledge, knowledge.opposites.isTime(s.words.stem(k)) { s.times |= 1 << UInt128(k) }
    }
    s.differentCount = s.words.differentCount
    s.direction = knowledge.map { s.words.direction($0) } ?? Direction()
  }

  /// Looks the features up, each once, and brings the families to their lengths.
  func prepare(_ s: inout RankingScratch) {
    s.found.removeAll()
    s.accounts.removeAll()
    // Twice as many places as features and more, so that a free one is near.
    s.places.fill(0, count: 1 << (65 - s.features.features.count.leadingZeroBitCount))
    var norms = FamilyNorms()
    var known: Float = 0
    var all: Float = 0
    let mask = s.places.count - 1
    for k in 0..<s.features.features.count {
      let feature = s.features.features[k]
      let entry = entry(feature.key)
      if entry == 0 {
        if feature.isOpen { continue }
        let value = feature.value * unknownRarity
        norms.add(value, feature.family)
        if feature.family == .stem { all += unknownRarity }
        continue
      }
      if feature.family == .stem || feature.family == .meaning {
        let several = feature.isKind ? self.entry(feature.ofSeveral.key) : 0
        _ = s.accounts.append(WordAccount(feature, entry, several: several))
      }
      var place = Int(truncatingIfNeeded: entry &* 0x9E37_79B1 >> 16) & mask
      while s.places[place] != 0, UInt32(truncatingIfNeeded: s.places[place]) != entry {
        place = (place + 1) & mask
      }
      if s.places[place] == 0 {
        s.places[place] = UInt64(s.found.count + 1) << 32 | UInt64(entry)
        _ = s.found.append(
          FoundFeature(entry: entry, value: feature.value, family: feature.family))
      } else {
        let at = Int(s.places[place] >> 32) - 1
        s.found[at].value =
          feature.family.adds
          ? s.found[at].value + feature.value : max(s.found[at].value, feature.value)
      }
      if feature.family == .stem {
        known += rarity(entry)
        all += rarity(entry)
      }
    }
    for k in 0..<s.found.count {
      let found = s.found[k]
      let value = FamilyNorms.amount(found.value, found.family) * rarity(found.entry)
      s.found[k].value = value
      norms.add(value, found.family)
    }
    norms.finish()
    s.norms = norms
    s.coverage = all > 0 ? known / all : 0
    if s.scores.capacity < (classCount + 7) & ~7 {
      s.scores = FixedBuffer(capacity: (classCount + 7) & ~7, filler: 0)
      s.products = FixedBuffer(capacity: (classCount + 7) & ~7, filler: 0)
    }
    s.scores.fill(0, count: classCount)
    // Scores end with those of no intent, so that they can be read in eights.
    for k in classCount..<(classCount + 7) & ~7 { s.scores[k] = -.infinity }
  }

  /// Adds what the features found say to the scores.
  private func addScores(_ s: inout RankingScratch) {
    for k in 0..<s.found.count {
      let found = s.found[k]
      add(found.entry, found.value * s.norms[found.family], &s.scores)
    }
    addDirection(&s)
  }

  /// Adds what the direction of the words says.
  private func addDirection(_ s: inout RankingScratch) {
    guard let vectors else { return }
    s.meaning.read(s.words, vectors)
    guard s.meaning.unit.count > 0 else { return }
    directions.products(
      at: 4 + classCount, stride: s.meaning.unit.count / 4, count: classCount, s.meaning.unit,
      into: &s.products)
    for index in stride(from: 0, to: s.products.count, by: 8) {
      s.scores.add(
        s.products.eight(at: index), times: directions.eightNumbers(at: 4 + index), at: index)
    }
  }

  @inline(__always)
  private func add(_ entry: UInt32, _ value: Float, _ scores: inout FixedBuffer<Float>) {
    let single = self.value(entry)
    if single & singleBit != 0 {
      scores.add(singles.share(single) * (value * singles.unit), at: index(ofSingle: single))
      return
    }
    postings.addPostings(
      at: Int(single), count: classCount, lastBit: packing.lastBit, weightMask: packing.weightMask,
      value * packing.unit, to: &scores)
  }

  /// Keeps the best intents in order, of equals the first declared; those of no score are none.
  private func select(_ s: inout RankingScratch) {
    var best = InlineArray<16, RankKey>(repeating: RankKey(score: -.infinity, index: 0))
    var count = 0
    var lowest = least(s)
    for block in stride(from: 0, to: classCount, by: 8) {
      if !any(s.scores.eight(at: block) .> lowest) { continue }
      for index in block..<min(block &+ 8, classCount) where s.scores[index] > lowest {
        let key = RankKey(score: s.scores[index], index: index)
        var at = min(count, best.count &- 1)
        while at > 0, best[at &- 1] < key {
          best[at] = best[at &- 1]
          at &-= 1
        }
        best[at] = key
        count = min(count &+ 1, best.count)
        if count == best.count { lowest = s.scores[best[count &- 1].index] }
      }
    }
    s.ranked.write(count: count) {
      var ranked = RankedIntent()
      ranked.index = best[$0].index
      ranked.score = s.scores[ranked.index]
      return ranked
    }
  }

  /// A score that sixteen intents exceed, or all of fewer.
  private func least(_ s: borrowing RankingScratch) -> Float {
    // The two greatest in each place of eight are sixteen.
    var greatest = SIMD8<Float>(repeating: -.infinity)
    var second = greatest
    for block in stride(from: 0, to: classCount, by: 8) {
      let scores = s.scores.eight(at: block)
      let isGreatest = scores .> greatest
      let other = scores.replacing(with: greatest, where: isGreatest)
      greatest.replace(with: scores, where: isGreatest)
      second.replace(with: other, where: other .> second)
    }
    return second.min().nextDown
  }

  /// Adds the evidence of values named, of the kinds that the best intents take.
  ///
  /// - Returns: Whether there is any.
  private func addValues(
    _ s: inout RankingScratch, _ names: (UInt32, borrowing WordBuffer) -> Range<Int>?
  ) -> Bool {
    s.namedValues.removeAll()
    var asked = InlineArray<64, UInt32>(repeating: 0)
    var askedCount = 0
    // The intent that is left out since the words go against it has values too, which no other takes.
    for k in 0...s.ranked.count {
      guard let index = k < s.ranked.count ? s.ranked[k].index : s.opposed?.index else { break }
      for place in slotClassRange(index) {
        let kind = slotClasses[place]
        var isNew = askedCount < asked.count
        for a in 0..<askedCount where asked[a] == kind { isNew = false }
        guard isNew else { continue }
        asked[askedCount] = kind
        askedCount += 1
        guard s.namedValues.count < s.namedValues.capacity, let range = names(kind, s.words) else {
          continue
        }
        let bits = (UInt128(1) << UInt128(range.count) - 1) << UInt128(range.lowerBound)
        _ = s.namedValues.append(NamedValue(kind: kind, words: bits))
      }
    }
    if s.namedValues.count == 0 { return false }
    s.found.removeAll()
    var norms = FamilyNorms()
    for k in 0..<s.namedValues.count {
      let entry = entry(Feature(.value, UInt64(s.namedValues[k].kind &+ 1)).key)
      if entry == 0 { continue }
      let value = rarity(entry)
      norms.add(value, .value)
      _ = s.found.append(FoundFeature(entry: entry, value: value, family: .value))
    }
    norms.finish()
    for k in 0..<s.found.count {
      add(s.found[k].entry, s.found[k].value * norms[.value], &s.scores)
    }
    return s.found.count > 0
  }

  /// The likeness from which on an intent is likelier than none.
  static let backgroundLikeness: Float = 0.35

  /// The share of a score within which two are the same, but for rounding: intents with the same evidence
  /// are common.
  private static let rounding: Float = 1e-3

  /// Turns scores into shares.
  private func share(_ s: inout RankingScratch) {
    guard s.ranked.count > 0 else { return }
    let best = s.ranked[0].score
    let sum = sum(s, best)
    for k in 0..<s.ranked.count { rate(&s.ranked[k], best, sum) }
  }

  /// The sum of what shares are taken of, beside the best intent's.
  private func sum(_ s: borrowing RankingScratch, _ best: Float) -> Float {
    var sums = SIMD8<Float>(repeating: 0)
    for block in stride(from: 0, to: classCount, by: 8) {
      sums += FloatMath.exp(s.scores.eight(at: block) - best)
    }
    // Beside the intents stands that none is meant: as likely as what is less than half as like an
    // intent as its own phrases are.
    return sums.sum()
      + FloatMath.exp(Self.backgroundLikeness * typicalScore(first(s, best)) - best)
  }

  /// The first declared of the intents whose score is the best one but for rounding.
  private func first(_ s: borrowing RankingScratch, _ best: Float) -> Int {
    let least = best - Self.rounding * max(abs(best), 0.05)
    for block in stride(from: 0, to: classCount, by: 8) {
      if !any(s.scores.eight(at: block) .>= least) { continue }
      for index in block..<min(block + 8, classCount) where s.scores[index] >= least {
        return index
      }
    }
    return 0
  }

  private func rate(_ ranked: inout RankedIntent, _ best: Float, _ sum: Float) {
    ranked.likeness = ranked.score / typicalScore(ranked.index)
    ranked.probability = FloatMath.exp(ranked.score - best) / max(sum, 1e-6)
  }
}

/// An intent's score and index in one number, so that one comparison orders two.
private struct RankKey: Comparable, BitwiseCopyable {
  private let bits: UInt64

  /// The key of a score that is a number.
  @inline(__always) init(score: Float, index: Int) {
    // Bits of positive numbers are in their order, and those of negative ones the other way round.
    let order = score.bitPattern >> 31 == 0 ? score.bitPattern | 1 << 31 : ~score.bitPattern
    bits = UInt64(order) << 32 | UInt64(~UInt32(truncatingIfNeeded: index))
  }

  @inline(__always) var index: Int { Int(~UInt32(truncatingIfNeeded: bits)) }

  @inline(__always) static func < (a: RankKey, b: RankKey) -> Bool { a.bits < b.bits }
}
