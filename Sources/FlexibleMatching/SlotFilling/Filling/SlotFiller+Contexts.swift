// SPDX-License-Identifier: Apache-2.0

import MatchIndex

extension SlotFiller {
  /// Reads from the model what each word is as a literal, and what it speaks for slots beside it.
  func readContexts(
    _ words: Span<TaggedWord>, of intent: SlotModel.Intent, parameters: Int, model: SlotModel,
    _ s: inout SlotScratch
  ) {
    var context = IntentContext(intent, parameters: parameters, model: model, weights)
    _ = context.read(model.boundary, at: 0, occurrences: intent.phraseCount, model, &s)
    for parameter in 0..<parameters {
      let (occurrences, _, _, list) = model.parameter(parameter, of: intent)
      _ = context.read(list, at: 1 + parameter, occurrences: occurrences, model, &s)
    }
    for k in words.indices {
      let word = words[k]
      s.isFree[k] = !word.isName && !word.isSkipped
      guard s.isFree[k] else {
        s.literals[k] = 0
        s.isExplained[k] = true
        continue
      }
      let (list, appOccurrences) = model.word(stem: word.stem)
      let occurrences = context.read(
        list, at: 1 + SlotScratch.width + k, occurrences: nil, model, &s)
      s.isExplained[k] = word.isFunction || occurrences > 0
      s.literals[k] = context.literal(occurrences, appOccurrences, word.isFunction)
    }
    readNeighbours(words, &s)
  }

  /// Which neighbour a slot that begins or ends at a position has.
  private func readNeighbours(_ words: Span<TaggedWord>, _ s: inout SlotScratch) {
    func place(_ k: Int) -> UInt8 {
      words[k].isName ? 0 : UInt8(truncatingIfNeeded: 1 + SlotScratch.width + k)
    }
    s.before[0] = 0
    for k in words.indices { s.before[k + 1] = words[k].isSkipped ? s.before[k] : place(k) }
    s.after[words.count] = 0
    for k in words.indices.reversed() {
      s.after[k] = words[k].isSkipped ? s.after[k + 1] : place(k)
    }
  }
}

/// What the phrases of one intent say of words, as logarithms.
struct IntentContext {
  private let weights: SlotWeights
  private let intent: SlotModel.Intent
  private let parameters: Int
  /// What is added to any literal, and the logarithm of what their sum is.
  private let unseen: Float
  private let literalTotal: Float
  /// How many literals, slots and ends there are.
  private let total: Float
  /// For each parameter: its key, how likely it is, and what its right side has been counted from.
  private var keys = InlineArray<16, UInt32>(repeating: 0)
  private var priors = InlineArray<16, Float>(repeating: 0)
  private var rightTotals = InlineArray<16, Float>(repeating: 0)
  /// The values of a neighbour that was never beside a parameter.
  private var noLeft = InlineArray<16, Float>(repeating: 0)
  private var noRight = InlineArray<16, Float>(repeating: 0)
  /// Counts of one neighbour: beside this intent's parameter, and beside those of its key.
  private var own = InlineArray<33, Float>(repeating: 0)
  private var pooled = InlineArray<33, Float>(repeating: 0)

  init(
    _ intent: SlotModel.Intent, parameters: Int, model: SlotModel, _ weights: SlotWeights
  ) {
    self.weights = weights
    self.intent = intent
    self.parameters = parameters
    let literals = Float(intent.literals)
    let share = (Float(intent.singles) + 1) / (literals + 1)
    unseen = share * weights.unseenLiteral / SlotWeights.vocabulary
    literalTotal = literals + weights.literalTotal
    var total = literals + Float(intent.phraseCount)
    for k in 0..<parameters {
      let (count, all, key, _) = model.parameter(k, of: intent)
      keys[k] = key
      total += Float(count)
      priors[k] =
        (Float(count) + weights.slotCount) / (Float(intent.phraseCount) + 1) / 6 * weights.leftCount
      rightTotals[k] = Float(count + all) + weights.rightCount
      noLeft[k] = FloatMath.log(priors[k])
      noRight[k] = FloatMath.log(weights.rightCount / rightTotals[k]) * weights.right
    }
    self.total = total + 20
  }

  /// The logarithm of a word as a literal.
  func literal(_ occurrences: Int, _ appOccurrences: UInt32, _ isFunction: Bool) -> Float {
    let count =
      Float(occurrences) + (isFunction ? weights.functionCount : 0) + weights.appCount
      * Float(appOccurrences)
    return FloatMath.log(count / literalTotal + unseen)
  }

  /// Writes the rows of a neighbour: what it speaks for each parameter on its right and its left.
  ///
  /// - Parameters:
  ///   - list: The neighbour's list.
  ///   - place: Its place among the neighbours.
  ///   - occurrences: How often it occurs in phrases of the intent; `nil` for a word, which occurs as
  ///     often as a literal.
  /// - Returns: How often it is a literal of the intent.
  mutating func read(
    _ list: UInt32, at place: Int, occurrences: Int?, _ model: SlotModel, _ s: inout SlotScratch
  ) -> Int {
    let row = place * SlotScratch.width
    let seen = list == 0 ? (literals: 0, isBeside: false) : count(list, model)
    let all = Float(occurrences ?? seen.literals)
    // How likely a slot is behind a neighbour that it never was behind.
    let rest = FloatMath.log(all + weights.leftCount)
    let background = (all + 0.5) / total
    var slotsBehind: Float = 0
    for k in 0..<parameters {
      var left = noLeft[k] - rest
      var right = noRight[k]
      if seen.isBeside {
        let (l, r) = (1 + 2 * k, 2 + 2 * k)
        if own[l] + pooled[l] > 0 {
          let behind = all + pooled[l] + weights.leftCount
          left = FloatMath.log((own[l] + pooled[l] + priors[k]) / behind)
        }
        if own[r] + pooled[r] > 0 {
          let share = (own[r] + pooled[r]) / background + weights.rightCount
          right = FloatMath.log(share / rightTotals[k]) * weights.right
        }
      }
      s.left[row + k] = left * weights.left + weights.filled
      s.right[row + k] = right
      if seen.isBeside { slotsBehind += own[1 + 2 * k] }
    }
    let literalsBehind = max(0, all - slotsBehind) + weights.followingCount
    s.following[place] =
      FloatMath.log(literalsBehind / (max(all, slotsBehind) + weights.followingCount))
      * weights.following
    return seen.literals
  }

  /// Counts what a list says of the intent and of its parameters' keys.
  private mutating func count(
    _ list: UInt32, _ model: SlotModel
  ) -> (literals: Int, isBeside: Bool) {
    let (lower, middle, upper) = model.bounds(list)
    for k in 0..<33 {
      own[k] = 0
      pooled[k] = 0
    }
    var literals = 0
    var isBeside = false
    var at = model.firstEntry(lower, middle, of: intent.number)
    let end = min(middle, at + SlotModel.maxRoles)
    while at < end, model.lists[at] >> 16 == intent.number {
      let entry = model.lists[at]
      at += 1
      let role = Int(entry >> 10 & 0x3F)
      let count = Int(entry & 0x3FF)
      if role == 0 {
        literals = count
      } else if role <= 2 * parameters {
        own[role] = Float(count)
        // A key of this parameter alone: what is pooled is its own.
        if keys[(role - 1) / 2] == 0 { pooled[role] = Float(count) }
        isBeside = true
      }
    }
    guard middle < upper else { return (literals, isBeside) }
    for k in 0..<parameters where keys[k] > 0 {
      var at = model.firstEntry(middle, upper, of: keys[k] - 1)
      let end = min(upper, at + SlotModel.maxRoles)
      while at < end, model.lists[at] >> 16 == keys[k] - 1 {
        let role = Int(model.lists[at] >> 10 & 0x3F)
        if 1...2 ~= role {
          pooled[2 * k + role] = Float(model.lists[at] & 0x3FF)
          isBeside = true
        }
        at += 1
      }
    }
    return (literals, isBeside)
  }
}
