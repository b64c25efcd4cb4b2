// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// Ranks intents for words that come one after the other, each at the price of its own evidence.
///
/// A ranking is a sum over features, but for the lengths of the families, which every word changes. So sums
/// are kept for each family without its length, and put together when they are asked for. They are
/// whole numbers, so that taking words back leaves exactly what was there before them.
///
///     var session = IntentRankingSession(model: model, knowledge: knowledge)
///     for token in tokens {
///       scratch.words.add(token, in: utf8, analyzer, knowledge)
///       let count = session.rank(&scratch, isHeard: { _ in true }, namedValues: { _, _ in false })
///     }
///
/// Words may be taken back, replaced, skipped or filled at any place: what is the same as at the last
/// ranking at the same place stays. One thread at a time.
package struct IntentRankingSession: ~Copyable {
  /// The model that ranks.
  package let model: IntentModel
  private let knowledge: KnowledgeBlock?

  /// The words of the last ranking with their evidence.
  private var words: [RankedWord] = []
  private var evidence = EvidenceTable()
  private var pieces = PieceStore()
  /// What each family says for each intent, families one behind the other.
  private var sums: FixedBuffer<Int64>
  /// The sum of squares of each family.
  private var squares = InlineArray<8, Int64>(repeating: 0)
  /// Rarities of the stems that some phrase holds, in the model's steps, and the number of others.
  private var knownRarity = 0
  private var unknownStems = 0
  /// The pair of the last word and the end.
  private var lastPair = PairMark()
  private var lastPiece: Int32 = -1
  /// Whether what a word may continue is not what it was; for a word each.
  private var isChanged: [Bool] = []

  /// One, in the fixed-point numbers of the sums.
  static let one: Float = 1_048_576

  /// Begins with no words.
  package init(model: IntentModel, knowledge: KnowledgeBlock?) {
    self.model = model
    self.knowledge = knowledge
    sums = FixedBuffer(
      capacity: max(1, model.classCount * FeatureFamily.allCases.count), filler: 0)
    isChanged.reserveCapacity(WordBuffer.maxWords)
  }

  /// Begins again with no words and keeps the room.
  package mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    evidence.removeAll()
    pieces.removeAll()
    sums.fill(0, count: sums.capacity)
    squares = InlineArray(repeating: 0)
    knownRarity = 0
    unknownStems = 0
    lastPair = PairMark()
    lastPiece = -1
  }

  /// Ranks the intents by the words in the scratch, as `IntentModel.rank` does: the same intents in
  /// the same order, but for rounding.
  ///
  /// - Parameters:
  ///   - scratch: The words, and room for what comes of them.
  ///   - isHeard: Whether an intent may be meant at all.
  ///   - namedValues: Whether the words name a value of a kind.
  /// - Returns: How many intents are in `scratch.ranked`, best first.
  /// - Complexity: O(*w* + *p* + *c*) for *w* words, the *p* postings of the features that have come or
  ///   gone, and *c* intents.
  package mutating func rank(
    _ scratch: inout RankingScratch, isHeard: (IntentModel.Class) -> Bool,
    namedValues: (UInt32, borrowing WordBuffer) -> Bool
  ) -> Int {
    update(&scratch)
    if pieces.count > FeatureBuffer.capacity {
      // A model takes the first ones only.
      return model.rank(&scratch, knowledge, isHeard: isHeard, namedValues: namedValues)
    }
    score(&scratch)
    return model.finish(&scratch, isHeard, namedValues)
  }

  /// Ranks all intents by the words in the scratch and says what comes of one, as `IntentModel.rank`
  /// does.
  ///
  /// - Returns: `nil` where it is not among the best `RankingScratch.maxRanked`.
  package mutating func rank(_ index: Int, _ scratch: inout RankingScratch) -> RankedIntent? {
    update(&scratch)
    if pieces.count > FeatureBuffer.capacity {
      return model.rank(index, &scratch, knowledge)
    }
    score(&scratch)
    return model.standing(of: index, &scratch)
  }

  // MARK: - Words

  /// Brings the evidence up to the words in the scratch.
  private mutating func update(_ s: inout RankingScratch) {
    let (old, new) = (words.count, s.words.count)
    let shared = min(old, new)
    isChanged.removeAll(keepingCapacity: true)
    for k in 0..<shared {
      isChanged.append(
        words[k].word.kind != s.words[k].kind || words[k].stem != s.words.stem(k))
    }
    while words.count > new {
      let word = words.removeLast()
      drop(word.own)
      drop(word.groups)
      drop(word.pair)
    }
    for k in 0..<new {
      if k == words.count { words.append(RankedWord()) }
      if k >= old || !words[k].isSame(as: s.words, k) {
        read(k, &s)
      } else if words[k].reach > 1, isChanged(behind: k, old, new) {
        drop(words[k].groups)
        words[k].groups = -1
        readGroups(k, &s)
      }
    }
    updatePairs(&s)
  }

  /// Whether what is said behind a word, as far as groups of words reach, is not what it was.
  private func isChanged(behind k: Int, _ old: Int, _ new: Int) -> Bool {
    for next in k + 1..<k + words[k].reach {
      if next >= max(old, new) { return false }
      if next >= isChanged.count || isChanged[next] { return true }
    }
    return false
  }

  private mutating func read(_ k: Int, _ s: inout RankingScratch) {
    drop(words[k].own)
    drop(words[k].groups)
    words[k].take(s.words, k)
    words[k].own = -1
    words[k].groups = -1
    guard s.words[k].counts else { return }
    if let knowledge { words[k].reach = knowledge.maxRun(beginningWith: words[k].stem) }
    s.features.removeAll()
    s.features.readWord(s.words, k)
    s.features.readValue(s.words, k)
    words[k].own = add(s.features)
    readGroups(k, &s)
  }

  private mutating func readGroups(_ k: Int, _ s: inout RankingScratch) {
    guard let knowledge, s.words[k].counts else { return }
    s.features.removeAll()
    s.features.readGroups(s.words, k, knowledge)
    words[k].groups = add(s.features)
  }

  private mutating func updatePairs(_ s: inout RankingScratch) {
    var previous = FeatureBuffer.edge
    for k in 0..<words.count {
      var pair = PairMark()
      if s.words[k].counts, let mark = FeatureBuffer.mark(s.words, k) {
        pair = PairMark(first: previous, second: mark)
        previous = mark
      }
      if pair != words[k].marks {
        drop(words[k].pair)
        words[k].marks = pair
        words[k].pair = add(pair, &s)
      }
    }
    let last = PairMark(first: previous, second: FeatureBuffer.edge)
    if last != lastPair {
      drop(lastPiece)
      lastPair = last
      lastPiece = add(last, &s)
    }
  }

  // MARK: - Evidence

  private mutating func add(_ pair: PairMark, _ s: inout RankingScratch) -> Int32 {
    if pair == PairMark() { return -1 }
    s.features.removeAll()
    s.features.addPair(pair.first, pair.second)
    return add(s.features)
  }

  /// Adds the features in a buffer; returns the first piece of their chain.
  private mutating func add(_ buffer: borrowing FeatureBuffer) -> Int32 {
    var chain: Int32 = -1
    for k in 0..<buffer.features.count {
      let feature = buffer.features[k]
      let entry = model.entry(feature.key)
      var piece = Piece(entry: entry, value: feature.value, family: feature.family)
      if entry == 0 {
        if feature.isOpen { piece.value = 0 }
        count(piece, 1)
      } else {
        let place = evidence.place(of: entry, feature.family)
        var known = evidence[place]
        known.count += 1
        known.value =
          known.count == 1
          ? feature.value
          : known.family.adds
            ? known.value + feature.value : max(known.value, feature.value)
        if feature.family == .stem { knownRarity += Int(entry >> 24) }
        change(&known)
        evidence[place] = known
      }
      piece.next = chain
      chain = pieces.add(piece)
    }
    return chain
  }

  /// Takes the features of a chain back.
  private mutating func drop(_ chain: Int32) {
    var at = chain
    while at >= 0 {
      let piece = pieces.remove(at)
      at = piece.next
      if piece.entry == 0 {
        count(piece, -1)
        continue
      }
      let place = evidence.place(of: piece.entry, piece.family)
      var known = evidence[place]
      known.count -= 1
      if known.family.adds {
        known.value -= piece.value
      } else if piece.value >= known.value {
        known.value = pieces.greatest(of: piece.entry)
      }
      if known.count == 0 { known.value = 0 }
      if piece.family == .stem { knownRarity -= Int(piece.entry >> 24) }
      change(&known)
      evidence[place] = known
    }
  }

  /// Counts a feature that no phrase holds.
  private mutating func count(_ piece: Piece, _ sign: Int) {
    let value = Self.fixed(piece.value * model.unknownRarity)
    squares[Int(piece.family.rawValue)] &+= Int64(sign) &* value &* value
    if piece.family == .stem, piece.value > 0 { unknownStems += sign }
  }

  /// Brings the sums up to what there is of a feature.
  private mutating func change(_ known: inout EvidenceTable.Evidence) {
    let amount =
      known.count == 0
      ? 0
      : Self.fixed(
        FamilyNorms.amount(known.value, known.family) * IntentModel.rarity(known.entry))
    let more = amount &- known.amount
    if more == 0 { return }
    let family = Int(known.family.rawValue)
    squares[family] &+= amount &* amount &- known.amount &* known.amount
    known.amount = amount
    let postings = model.postings
    let first = family &* model.classCount
    var at = Int(known.entry & 0xFF_FFFF)
    let end = model.postingsEnd(at)
    while at < end {
      let posting = postings[at]
      let index = Int(posting >> 16 & 0x7FFF)
      if index < model.classCount {
        sums[first &+ index] &+= Int64(Int16(truncatingIfNeeded: posting)) &* more
      }
      if posting & IntentModel.lastBit != 0 { return }
      at &+= 1
    }
  }

  private static func fixed(_ value: Float) -> Int64 {
    Int64(min(max((value * one).rounded(), -1e12), 1e12))
  }

  /// Puts the sums of the families together.
  private func score(_ s: inout RankingScratch) {
    var norms = FamilyNorms()
    for family in FeatureFamily.allCases {
      norms.setSum(Float(squares[Int(family.rawValue)]) / (Self.one * Self.one), family)
    }
    norms.finish()
    let known = Float(knownRarity) / 30
    let all = known + Float(unknownStems) * model.unknownRarity
    s.coverage = all > 0 ? known / all : 0
    let count = model.classCount
    if s.scores.capacity < (count + 7) & ~7 {
      s.scores = FixedBuffer(capacity: (count + 7) & ~7, filler: 0)
    }
    s.scores.fill(0, count: count)
    model.pad(&s)
    for family in FeatureFamily.allCases where squares[Int(family.rawValue)] > 0 {
      let factor = norms[family] * model.scale / Self.one
      let first = Int(family.rawValue) * count
      var index = 0
      while index < count {
        s.scores[index] += Float(sums[first &+ index]) * factor
        index &+= 1
      }
    }
  }
}
