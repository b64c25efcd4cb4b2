// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension SlotFiller {
  /// Finds the likeliest division of the words into literals and slots, and leaves the slots.
  ///
  /// A state is a position and the label that ends there. That alone lets a parameter be filled twice,
  /// so those that are join the state: which of them were filled before. Nearly always none has to.
  /// Past three of them each keeps the one place where it was found first.
  ///
  /// - Returns: The logarithm of its likelihood.
  func segment(
    _ count: Int, _ parameters: Int, _ plainCost: Float, _ s: inout SlotScratch
  ) -> Float {
    readPlain(count, &s)
    var tracked = InlineArray<16, UInt8>(repeating: 0)
    var trackedCount = 0
    while true {
      let score = search(count, parameters, tracked, trackedCount, plainCost, &s)
      let repeated = s.repeatedSlot(parameters)
      guard let repeated else { return score }
      if trackedCount < SlotLimits.tracked {
        trackedCount += 1
        tracked[repeated.parameter] = UInt8(truncatingIfNeeded: 1 << (trackedCount - 1))
      } else {
        s.keepOnly(repeated, count)
      }
    }
  }

  /// The origin of a state that no slot is before.
  private static let plain = 0xFF

  /// Reads the words as nothing but literals.
  private func readPlain(_ count: Int, _ s: inout SlotScratch) {
    s.plain[0] = 0
    for at in 0..<count {
      let following = s.isFree[at] ? s.following[Int(s.before[at])] : 0
      s.plain[at + 1] = s.plain[at] + following + s.literals[at]
    }
  }

  /// The likeliest path through the states.
  private func search(
    _ count: Int, _ parameters: Int, _ tracked: InlineArray<16, UInt8>, _ trackedCount: Int,
    _ plainCost: Float, _ s: inout SlotScratch
  ) -> Float {
    let labels = 1 + parameters
    let sets = 1 << trackedCount
    let size = sets * labels
    s.scores.fill(Self.impossible, count: (count + 1) * size)
    for at in 0..<count {
      for set in 0..<sets {
        extend(at, set, labels, size, count, tracked, &s)
      }
    }
    // The end is the right neighbour of a slot that is last.
    var best = s.plain[count] + s.following[Int(s.before[count])] - plainCost
    var bestState = -1
    let end = Int(s.after[count]) * SlotScratch.width
    for set in 0..<sets {
      for label in 0..<labels {
        let state = count * size + set * labels + label
        let score =
          s.scores[state]
          + (label > 0
            ? s.right[end + label - 1] + s.following[label] : s.following[Int(s.before[count])])
        if score > best { (best, bestState) = (score, state) }
      }
    }
    s.found.removeAll()
    if bestState >= 0 { trace(bestState, labels, size, tracked, &s) }
    return best
  }

  /// Goes on from the states of a position: with the word there as a literal, and with every slot.
  @inline(__always) private func extend(
    _ at: Int, _ set: Int, _ labels: Int, _ size: Int, _ count: Int,
    _ tracked: InlineArray<16, UInt8>, _ s: inout SlotScratch
  ) {
    let states = at * size + set * labels
    let after = Int(s.after[at]) * SlotScratch.width
    let isFree = s.isFree[at]
    var reached = s.scores[states]
    var best = reached + (isFree ? s.following[Int(s.before[at])] : 0)
    var origin = 0
    for label in 1..<labels {
      reached = max(reached, s.scores[states + label])
      let score =
        s.scores[states + label] + s.right[after + label - 1] + (isFree ? s.following[label] : 0)
      if score > best { (best, origin) = (score, label) }
    }
    if set > 0, reached <= Self.impossible / 2 { return }
    let literal = states + size
    if reached > Self.impossible / 2, best + s.literals[at] > s.scores[literal] {
      s.scores[literal] = best + s.literals[at]
      s.origins[literal] = UInt8(truncatingIfNeeded: origin)
      s.lengths[literal] = 1
    }
    if isFree { lengthen(states, at, labels, size, &s) }
    let before = Int(s.before[at]) * SlotScratch.width
    for parameter in 0..<labels - 1 {
      let reach = Int(s.reaches[at * SlotScratch.width + parameter])
      let bit = Int(tracked[parameter])
      if reach == 0 || set & bit != 0 { continue }
      let own = (1 + parameter) * SlotScratch.width
      var entry = s.scores[states] + s.left[before + parameter]
      var origin = 0
      if set == 0, s.plain[at] + s.left[before + parameter] > entry {
        (entry, origin) = (s.plain[at] + s.left[before + parameter], Self.plain)
      }
      for label in 1..<labels where label != parameter + 1 {
        let score =
          s.scores[states + label] + s.right[own + label - 1]
          + s.left[label * SlotScratch.width + parameter]
        if score > entry { (entry, origin) = (score, label) }
      }
      let row = (at * SlotScratch.width + parameter) * SlotLimits.span
      var state = at * size + (set | bit) * labels + parameter + 1
      for length in 0..<reach {
        state += size
        let score = entry + s.spans[row + length]
        if score > s.scores[state] {
          s.scores[state] = score
          s.origins[state] = UInt8(truncatingIfNeeded: origin)
          s.lengths[state] = UInt8(truncatingIfNeeded: length + 1)
        }
      }
    }
  }

  /// Goes on from texts that end at a position with the word there.
  @inline(__always) private func lengthen(
    _ states: Int, _ at: Int, _ labels: Int, _ size: Int, _ s: inout SlotScratch
  ) {
    for label in 1..<labels where s.isText[label - 1] {
      let (state, longer) = (states + label, states + size + label)
      let score = s.scores[state] - s.textCosts[at]
      if score > s.scores[longer] {
        s.scores[longer] = score
        s.origins[longer] = s.origins[state]
        s.lengths[longer] = s.lengths[state] + 1
      }
    }
  }

  /// Follows the states back to the beginning and leaves the slots in the order of words.
  private func trace(
    _ last: Int, _ labels: Int, _ size: Int, _ tracked: InlineArray<16, UInt8>,
    _ s: inout SlotScratch
  ) {
    var at = last / size
    var set = last % size / labels
    var label = last % labels
    while at > 0 {
      let state = at * size + set * labels + label
      let length = Int(s.lengths[state])
      let origin = Int(s.origins[state])
      if label > 0 {
        s.found.insert(FilledSlot(parameter: label - 1, from: at - length, to: at), at: 0)
        set &= ~Int(tracked[label - 1])
      }
      if origin == Self.plain { return }
      at -= max(length, 1)
      label = origin
    }
  }
}

extension SlotScratch {
  /// The first slot whose parameter is filled again later.
  fileprivate func repeatedSlot(_ parameters: Int) -> FilledSlot? {
    for k in 0..<found.count {
      for other in k + 1..<max(found.count, k + 1)
      where found[other].parameter == found[k].parameter { return found[k] }
    }
    return nil
  }

  /// Takes all other spans of a slot's parameter away.
  fileprivate mutating func keepOnly(_ slot: FilledSlot, _ count: Int) {
    for from in 0..<count {
      let reach = from * SlotScratch.width + slot.parameter
      if from != slot.from { reaches[reach] = 0 }
    }
    // A text has spans of one word.
    if isText[slot.parameter] { return }
    let row = (slot.from * SlotScratch.width + slot.parameter) * SlotLimits.span
    for length in 0..<slot.to - slot.from - 1 { spans[row + length] = SlotFiller.impossible }
    reaches[slot.from * SlotScratch.width + slot.parameter] = UInt8(
      truncatingIfNeeded: slot.to - slot.from)
  }
}
