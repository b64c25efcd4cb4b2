// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex

extension SlotFiller {
  /// What no span can be.
  static let impossible: Float = -1e9

  /// Reads how likely each span of words is to be said for a parameter.
  func readSpans(
    _ words: Span<TaggedWord>, of parameter: Int, _ source: borrowing SlotSource,
    near: NearName, _ s: inout SlotScratch
  ) {
    s.isText[parameter] = false
    guard source.isListed, let gazetteer = source.gazetteer else {
      if source.kind == .value {
        readValues(words, of: parameter, near: near, &s)
      } else if source.kind == .closed {
        for k in words.indices { s.reaches[k * SlotScratch.width + parameter] = 0 }
      } else {
        readText(words, of: parameter, &s)
      }
      return
    }
    readNameWords(words, of: gazetteer, source.statistics, &s)
    // A look-up of near names costs as much as all the rest: where a name is said as it is listed, none is.
    s.asksNear = source.kind == .closed && !namesListed(words, gazetteer, s)
    let newName =
      source.statistics.newName - unlistedCost(source.statistics.nameCount) + s.commonCost
    for from in words.indices {
      readNames(
        words, from: from, of: parameter, source, gazetteer: gazetteer, newName: newName,
        near: near, &s)
    }
  }

  /// The spans of a slot that takes any words: of one word, as the search makes them longer.
  private func readText(
    _ words: Span<TaggedWord>, of parameter: Int, _ s: inout SlotScratch
  ) {
    s.isText[parameter] = true
    for k in words.indices {
      s.textCosts[k] = words[k].isFunction ? weights.textFunctionWord : weights.textWord
      s.spans[(k * SlotScratch.width + parameter) * SlotLimits.span] = -s.textCosts[k]
      s.reaches[k * SlotScratch.width + parameter] = s.isFree[k] ? 1 : 0
    }
  }

  /// The spans of a slot that takes values only.
  private func readValues(
    _ words: Span<TaggedWord>, of parameter: Int, near: NearName, _ s: inout SlotScratch
  ) {
    for from in words.indices {
      let row = (from * SlotScratch.width + parameter) * SlotLimits.span
      var length = 0
      var reach = 0
      while length < SlotLimits.span, from + length < words.count, s.isFree[from + length] {
        let isValue = near(from, from + length + 1, parameter) != nil
        // Longer values are rarer by chance.
        s.spans[row + length] = isValue ? weights.value * Float(length + 1) : Self.impossible
        length += 1
        if isValue { reach = length }
      }
      s.reaches[from * SlotScratch.width + parameter] = UInt8(truncatingIfNeeded: reach)
    }
  }

  /// How likely each word is as a word of a type's names.
  private func readNameWords(
    _ words: Span<TaggedWord>, of gazetteer: Gazetteer, _ statistics: NameStatistics,
    _ s: inout SlotScratch
  ) {
    let unseen = statistics.unseenShare / SlotWeights.vocabulary
    let unseenLogarithm = FloatMath.log(unseen)
    for k in words.indices where s.isFree[k] {
      let holders = gazetteer.holders(of: words[k].hash)
      s.isKnown[k] = holders > 0
      s.nameWords[k] =
        holders == 0
        ? unseenLogarithm : FloatMath.log(statistics.wordShare * Float(holders) + unseen)
    }
  }

  /// Whether some words are exactly a listed name.
  private func namesListed(
    _ words: Span<TaggedWord>, _ gazetteer: Gazetteer, _ s: borrowing SlotScratch
  ) -> Bool {
    for from in words.indices {
      var sum: UInt64 = 0
      var ordered: UInt64 = 0
      var at = from
      while at < min(words.count, from + SlotLimits.span), s.isFree[at], s.isKnown[at] {
        sum &+= words[at].hash
        ordered = NameHash.appending(words[at].hash, to: ordered)
        if gazetteer.name(sum: sum, ordered: ordered) != nil { return true }
        at += 1
      }
    }
    return false
  }

  /// What a name that is not listed costs a type with some number of names.
  func unlistedCost(_ names: Int) -> Float {
    FloatMath.log(1 + weights.fewNames / Float(max(names, 1)))
  }

  /// The spans from a word on that are names of a type.
  @inline(__always) private func readNames(
    _ words: Span<TaggedWord>, from: Int, of parameter: Int, _ source: borrowing SlotSource,
    gazetteer: Gazetteer, newName: Float, near: NearName, _ s: inout SlotScratch
  ) {
    let row = (from * SlotScratch.width + parameter) * SlotLimits.span
    let isClosed = source.kind == .closed
    let listedName = source.statistics.listedName
    var sum: UInt64 = 0
    var ordered: UInt64 = 0
    var allKnown = true
    var likelihood: Float = 0
    var length = 0
    var reach = 0
    while length < SlotLimits.span, from + length < words.count, s.isFree[from + length] {
      let last = from + length
      let word = words[last]
      sum &+= word.hash
      ordered = NameHash.appending(word.hash, to: ordered)
      allKnown = allKnown && s.isKnown[last]
      likelihood += s.nameWords[last]
      var score = Self.impossible
      if !isClosed {
        score =
          likelihood * weights.nameWords + source.statistics.lengthShares[min(length, 7)]
          * weights.nameLength + newName
      }
      if allKnown, gazetteer.name(sum: sum, ordered: ordered) != nil {
        score = max(score, listedName)
      } else if isClosed {
        if let share = askNear(from..<last + 1, of: parameter, near, &s) {
          score = listedName - weights.near - (1 - share) * weights.distance
        }
      } else {
        score -= weights.unlisted
        if word.isFunction, !s.isKnown[last] { score -= weights.functionEnd }
        if words[from].isFunction, !s.isKnown[from] { score -= weights.functionEnd }
        if s.asksAll, length < SlotLimits.askedWords,
          let share = near(from, last + 1, parameter)
        {
          score = max(score, listedName - weights.near - (1 - share) * weights.distance)
        }
      }
      s.spans[row + length] = score
      length += 1
      if score > Self.impossible { reach = length }
    }
    s.reaches[from * SlotScratch.width + parameter] = UInt8(truncatingIfNeeded: reach)
  }

  /// Asks whether words that nothing else explains are near a listed name.
  private func askNear(
    _ words: Range<Int>, of parameter: Int, _ near: NearName, _ s: inout SlotScratch
  ) -> Float? {
    guard s.asksNear, words.count <= SlotLimits.askedWords, s.asked < SlotLimits.asked,
      !s.isExplained[words.lowerBound], !s.isExplained[words.upperBound - 1]
    else { return nil }
    s.asked += 1
    guard let share = near(words.lowerBound, words.upperBound, parameter) else { return nil }
    return max(0, min(share, 1))
  }
}
