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
    words: Int, parameters: Int, plainCost: Float, _ s: inout SlotScratch
  ) -> Float {
    readPlain(words, &s)
    var states = SlotStates(words: words, parameters: parameters)
    while true {
      let score = search(states, plainCost: plainCost, &s)
      guard let repeated = s.repeatedSlot else { return score }
      if !states.track(repeated.parameter) { s.keepOnly(repeated, of: words) }
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
    _ states: SlotStates, plainCost: Float, _ s: inout SlotScratch
  ) -> Float {
    let count = states.words
    let labels = states.labels
    s.scores.fill(Self.impossible, count: (count + 1) * states.size)
    for at in 0..<count {
      for set in 0..<states.sets { extend(at, set: set, of: states, &s) }
    }
    // The end is the right neighbour of a slot that is last.
    var best = s.plain[count] + s.following[Int(s.before[count])] - plainCost
    var bestState = -1
    let end = Int(s.after[count]) * SlotScratch.width
    for set in 0..<states.sets {
      for label in 0..<labels {
        let state = states.first(at: count, set: set) + label
        let score =
          s.scores[state]
          + (label > 0
            ? s.right[end + label - 1] + s.following[label] : s.following[Int(s.before[count])])
        if score > best { (best, bestState) = (score, state) }
      }
    }
    s.found.removeAll()
    if bestState >= 0 { trace(bestState, of: states, &s) }
    return best
  }

  /// Goes on from the states of a position: with the word there as a literal, and with every slot.
  @inline(__always) private func extend(
    _ at: Int, set: Int, of states: SlotStates, _ s: inout SlotScratch
  ) {
    let labels = states.labels
    let size = states.size
    let first = states.first(at: at, set: set)
    let after = Int(s.after[at]) * SlotScratch.width
    let isFree = s.isFree[at]
    var reached = s.scores[first]
    var best = reached + (isFree ? s.following[Int(s.before[at])] : 0)
    var origin = 0
    for label in 1..<labels {
      reached = max(reached, s.scores[first + label])
      let score =
        s.scores[first + label] + s.right[after + label - 1] + (isFree ? s.following[label] : 0)
      if score > best { (best, origin) = (score, label) }
    }
    if set > 0, reached <= Self.impossible / 2 { return }
    let literal = first + size
    if reached > Self.impossible / 2, best + s.literals[at] > s.scores[literal] {
      s.scores[literal] = best + s.literals[at]
      s.origins[literal] = UInt8(truncatingIfNeeded: origin)
      s.lengths[literal] = 1
    }
    if isFree { lengthen(first, at: at, of: states, &s) }
    let before = Int(s.before[at]) * SlotScratch.width
    for parameter in 0..<labels - 1 {
      let reach = Int(s.reaches[at * SlotScratch.width + parameter])
      let bit = Int(states.tracked[parameter])
      if reach == 0 || set & bit != 0 { continue }
      let own = (1 + parameter) * SlotScratch.width
      var entry = s.scores[first] + s.left[before + parameter]
      var origin = 0
      if set == 0, s.plain[at] + s.left[before + parameter] > entry {
        (entry, origin) = (s.plain[at] + s.left[before + parameter], Self.plain)
      }
      for label in 1..<labels where label != parameter + 1 {
        let score =
          s.scores[first + label] + s.right[own + label - 1]
          + s.left[label * SlotScratch.width + parameter]
        if score > entry { (entry, origin) = (score, label) }
      }
      let row = (at * SlotScratch.width + parameter) * SlotLimits.span
      var state = states.first(at: at, set: set | bit) + parameter + 1
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

  /// Goes on from texts that end at a position, whose states begin at `first`, with the word there.
  @inline(__always) private func lengthen(
    _ first: Int, at: Int, of states: SlotStates, _ s: inout SlotScratch
  ) {
    for label in 1..<states.labels where s.isText[label - 1] {
      let (state, longer) = (first + label, first + states.size + label)
      let score = s.scores[state] - s.textCosts[at]
      if score > s.scores[longer] {
        s.scores[longer] = score
        s.origins[longer] = s.origins[state]
        s.lengths[longer] = s.lengths[state] + 1
      }
    }
  }

  /// Follows the states back to the beginning and leaves the slots in the order of words.
  private func trace(_ last: Int, of states: SlotStates, _ s: inout SlotScratch) {
    var at = last / states.size
    var set = last % states.size / states.labels
    var label = last % states.labels
    while at > 0 {
      let state = states.first(at: at, set: set) + label
      let length = Int(s.lengths[state])
      let origin = Int(s.origins[state])
      if label > 0 {
        s.found.insert(FilledSlot(parameter: label - 1, from: at - length, to: at), at: 0)
        set &= ~Int(states.tracked[label - 1])
      }
      if origin == Self.plain { return }
      at -= max(length, 1)
      label = origin
    }
  }
}

/// The states of a search: a position, which of the tracked parameters were filled before it, and the
/// label that ends there.
struct SlotStates {
  /// The number of words; positions are from 0 up to it.
  let words: Int
  /// The number of labels: a literal, and each parameter.
  let labels: Int
  /// Each tracked parameter's bit, 0 for the others.
  private(set) var tracked = InlineArray<16, UInt8>(repeating: 0)
  private var trackedCount = 0

  /// Creates the states that track no parameter.
  init(words: Int, parameters: Int) {
    self.words = words
    labels = 1 + parameters
  }

  /// The number of sets of tracked parameters.
  var sets: Int { 1 << trackedCount }
  /// The number of states of a position.
  var size: Int { sets * labels }

  /// The first state of a position and a set; the labels follow.
  @inline(__always) func first(at position: Int, set: Int) -> Int { position * size + set * labels }

  /// Tracks one more parameter; `false` where as many are tracked as may be.
  mutating func track(_ parameter: Int) -> Bool {
    guard trackedCount < SlotLimits.tracked else { return false }
    tracked[parameter] = UInt8(truncatingIfNeeded: 1 << trackedCount)
    trackedCount += 1
    return true
  }
}

extension SlotScratch {
  /// The first slot whose parameter is filled again later.
  fileprivate var repeatedSlot: FilledSlot? {
    for k in 0..<found.count {
      for other in k + 1..<max(found.count, k + 1)
      where found[other].parameter == found[k].parameter { return found[k] }
    }
    return nil
  }

  /// Takes all other spans of a slot's parameter away.
  fileprivate mutating func keepOnly(_ slot: FilledSlot, of words: Int) {
    for from in 0..<words {
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
