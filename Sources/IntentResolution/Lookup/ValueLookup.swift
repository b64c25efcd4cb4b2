// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import TextAnalysis

/// Finds the listed values that a slot's words stand for: near names, names that hold the words,
/// names among other words.
///
/// The words and the value are chosen together. The whole text is looked up, then what is left of it
/// without free words ("my", "called") and what such a thing is called ("playlist"), unless it is a listed name with
/// some of them ("My Love"), then, where a slot is searched and nothing good was found,
/// what is left without one or two words more at its ends. Those cost by their letters, and count
/// for nothing but a whole name. That makes at most seven look-ups a slot.
///
/// Free words name nothing: by themselves they stand for a name only as it is, and a name that is near
/// with them has to be somewhat near without ("the cat" is not "The Hat").
///
/// A class, so that a walk that may ask it is copied with one word.
final class ValueLookup: Sendable {
  let image: IndexImage
  let views: EntityViews
  /// The analyzer of the utterance's locale.
  let analyzer: TextAnalyzer
  /// The trie of the locale's free words.
  let freeWords: TrieNode
  /// What was learnt from the person's use.
  let learnt: LearntViews?
  /// What reads values that are said; `nil` where no parameter takes any.
  let reader: ValueReader?

  init(
    image: IndexImage, views: EntityViews, analyzer: TextAnalyzer, freeWords: TrieNode,
    learnt: LearntViews?, reader: ValueReader?
  ) {
    self.reader = reader
    self.image = image
    self.views = views
    self.analyzer = analyzer
    self.freeWords = freeWords
    self.learnt = learnt
  }

  /// Looks up a part of a text; what it may stand for is left in the scratch, best first.
  ///
  /// - Parameters:
  ///   - text: The utterance.
  ///   - range: The slot's words, in bytes of it.
  ///   - slot: The slot's class.
  ///   - isKnownMissing: Whether the app says that it has nothing of these words: then only names
  ///     that are very near count, as misheard.
  /// - Returns: How many values are bound or to be chosen from: those that are good enough and no
  ///   worse than the best but for the margin.
  func find(
    _ text: Span<UInt8>, _ range: TextSpan, in slot: SlotClassRecord, isKnownMissing: Bool = false,
    _ s: LookupScratch
  ) -> Int {
    let bounds = Int(range.lower)..<Int(range.upper)
    guard bounds.upperBound <= text.count else {
      s.removeFound(range)
      return 0
    }
    let words = text.extracting(bounds)
    let question = LookupScratch.Question(slot, range, isKnownMissing, keepsAll: s.keepsAll)
    if let count = s.answer(question, words) { return count }
    let count = search(words, range, in: slot, isKnownMissing: isKnownMissing, s)
    s.note(count, question, words)
    return count
  }

  /// Looks words up that are not those that were looked up last.
  private func search(
    _ words: Span<UInt8>, _ range: TextSpan, in slot: SlotClassRecord, isKnownMissing: Bool,
    _ s: LookupScratch
  ) -> Int {
    s.removeFound(range)
    // SAFETY: the bytes are used inside the closure only.
    let isRead = unsafe words.withUnsafeBufferPointer {
      (try? unsafe analyzer.analyze($0, into: &s.tokens)) != nil
    }
    let count = s.tokens.count
    guard isRead, count > 0, count <= LookupScores.maxWords else { return 0 }
    let core = withoutFreeWords(slot.titles, s)
    if let learnt, findLearnt(learnt, core, from: range.lower, in: slot, s) { return 1 }
    let view = views.index(slot.gazetteer, language: slot.language, heard: analyzer.locale)
    guard let index = view else { return 0 }
    let valueCount = slot.valueType > 0 ? image.valueType(slot.valueType - 1).values.count : 0
    // In an open slot a part of a name may as well be a name that is not listed, and a slot of
    // listed names hears what is misheard, not what is cut short.
    let takesParts = slot.kind == .searched && !isKnownMissing
    let threshold =
      isKnownMissing ? LookupScores.closed : LookupScores.threshold(slot.kind)
    s.near.removeAll()
    var search = Search(
      index: index, offset: range.lower, valueCount: valueCount, takesParts: takesParts,
      least: threshold)
    if isFree(0..<count, s) {
      // They are in many names, and near others.
      add(0..<count, of: words, search, s)
      return chosen(1, s)
    }
    if core.count < count, let name = longestName(around: core, index.gazetteer, s) {
      search.least = 1
      search.takesParts = false
      search.takesSameAlone = true
      add(name, of: words, search, s)
      if s.values.count > 0 { return chosen(threshold, s) }
      search.least = threshold
      search.takesParts = takesParts
      search.takesSameAlone = false
    }
    if core.count < count {
      let isAnnounced = isFree(0..<core.lowerBound, s) && isFree(core.upperBound..<count, s)
      let somewhat = min(LookupScores.core, threshold)
      if isAnnounced, !index.tellsNone {
        search.least = somewhat
        search.isCore = true
        add(core, of: words, search, s)
        // What is near none without free words counts with them only by the very words.
        search.least = threshold
        search.isCore = false
        search.takesSameAlone = s.near.count == 0 && !s.keepsAll
        add(0..<count, of: words, search, s)
      } else {
        // To tell that none of few names is near costs little, and the less the nearer one must be.
        add(0..<count, of: words, search, s)
        search.least = s.values.count > 0 ? somewhat : threshold
        search.isCore = true
        add(core, of: words, search, s)
        search.isCore = false
      }
      if isAnnounced { dropFarFromCore(core, range.lower, s) }
    } else {
      add(0..<count, of: words, search, s)
    }
    if slot.kind == .searched, !isKnownMissing, best(s) < LookupScores.closed {
      search.takesParts = false
      search.takesSameAlone = false
      for total in 1...LookupScores.maxLeftover where core.count > total {
        for left in 0...total {
          let part = core.lowerBound + left..<core.upperBound - (total - left)
          search.cost = LookupScores.leftover * (1 - letters(part, s) / letters(core, s))
          search.least = threshold + search.cost
          // No name is better than the name itself.
          if search.least <= 1 || s.keepsAll { add(part, of: words, search, s) }
        }
      }
    }
    return chosen(threshold, s)
  }

  /// How near some words of the utterance in the scratch are to a listed value; 0 for not near, or when as
  /// many spans have been looked up as may be.
  func score(
    _ span: TextSpan, in slot: SlotClassRecord, _ slotClass: UInt32, _ s: LookupScratch
  ) -> Double {
    if let known = s.score(span, slotClass) { return known }
    guard s.hasRoomForScores else { return 0 }
    let text = s.text
    let score = find(text.span, span, in: slot, s) > 0 ? s.values[0].score : 0
    s.keep(score, span, slotClass)
    return score
  }

  /// Drops what is near the words as a whole and not near the core of them.
  private func dropFarFromCore(_ core: Range<Int>, _ offset: UInt32, _ s: LookupScratch) {
    let lower = offset + s.tokens[core.lowerBound].lower
    let upper = offset + s.tokens[core.upperBound - 1].upper
    for k in (0..<s.values.count).reversed() {
      let found = s.values[k]
      // The name as it is, or as it may be said, and names that hold the very words.
      if found.score >= LookupScores.sameValues || found.score == LookupScores.holdsAll { continue }
      if found.lower == lower, found.upper == upper { continue }
      if !(0..<s.near.count).contains(where: { s.near[$0] == found.value }) {
        s.values.remove(at: k)
      }
    }
  }

  /// Takes the value that the words, or the core of them, were once said for.
  private func findLearnt(
    _ learnt: LearntViews, _ core: Range<Int>, from offset: UInt32, in slot: SlotClassRecord,
    _ s: LookupScratch
  ) -> Bool {
    for part in [0..<s.tokens.count, core] {
      guard let value = learnt.value(s.tokens.tokens.extracting(part), in: slot) else { continue }
      return s.values.append(
        FoundValue(
          value: value, score: 1, confidence: 1, lower: offset + s.tokens[part.lowerBound].lower,
          upper: offset + s.tokens[part.upperBound - 1].upper))
    }
    return false
  }

  /// How some of a slot's words are looked up.
  private struct Search {
    let index: EntityIndex
    /// Where the words begin in the utterance.
    let offset: UInt32
    let valueCount: Int
    /// Whether names that hold the words, and others, are found.
    var takesParts: Bool
    /// What it costs that words are left over, which only a whole name is worth.
    var cost = 0.0
    /// Where no name is as good as this, what is found does not count.
    var least: Double
    /// Whether the words are those without free ones, so that what they are somewhat near is noted.
    var isCore = false
    /// Whether only names of the very words are found, or of the same values.
    var takesSameAlone = false
  }

  /// The number of bytes of some words.
  private func letters(_ part: Range<Int>, _ s: LookupScratch) -> Double {
    Double(part.reduce(0) { $0 + Int(s.tokens[$1].upper - s.tokens[$1].lower) })
  }

  /// The best score so far.
  private func best(_ s: LookupScratch) -> Double {
    s.values.count > 0 ? s.values[0].score : 0
  }

  /// How many of the values found are good enough and near the best.
  private func chosen(_ threshold: Double, _ s: LookupScratch) -> Int {
    let best = best(s)
    guard best >= threshold else { return 0 }
    // The name itself, and the very words, have no rivals but those that are as much.
    let isSame = best >= 1 || best == LookupScores.holdsAll
    let lowest = isSame ? best : max(threshold, best - LookupScores.margin)
    var count = 1
    while count < s.values.count, s.values[count].score >= lowest { count += 1 }
    return count
  }

  /// Looks up some of the words and keeps what is found.
  private func add(
    _ part: Range<Int>, of words: Span<UInt8>, _ search: Search, _ s: LookupScratch
  ) {
    let lower = s.tokens[part.lowerBound].lower
    let upper = s.tokens[part.upperBound - 1].upper
    var found = FoundValue(lower: search.offset + lower, upper: search.offset + upper)
    s.entities.least = s.keepsAll ? 0 : Float(search.least) - 0.001
    s.entities.takesSameAlone = search.takesSameAlone
    let count = search.index.search(
      words.extracting(Int(lower)..<Int(upper)), limit: LookupScores.maxValues, &s.entities)
    s.entities.takesSameAlone = false
    s.entities.least = 0
    for k in 0..<count {
      let candidate = s.entities[k]
      if search.cost > 0, Double(candidate.score.spelling) < LookupScores.wholeName { continue }
      found.value = UInt32(candidate.entity)
      if search.isCore, Double(candidate.score.total) >= LookupScores.core {
        _ = s.near.append(found.value)
      }
      found.score = Double(candidate.score.total) - search.cost
      found.confidence = candidate.confidence
      if Int(found.value) < search.valueCount { keep(found, s) }
    }
    if !search.takesParts { return }
    search.index.gazetteer.findEntities(holding: s.tokens, part, into: &s.holders)
    for k in 0..<s.holders.count {
      found.value = s.holders[k]
      found.score = LookupScores.holdsAll
      found.confidence = 1
      if Int(found.value) < search.valueCount { keep(found, s) }
    }
  }

  /// Keeps a value in order, each once: as the most it is worth, and for as many words as are worth that.
  private func keep(_ found: FoundValue, _ s: LookupScratch) {
    for k in 0..<s.values.count where s.values[k].value == found.value {
      let known = s.values[k]
      if known.score > found.score
        || known.score == found.score && known.upper - known.lower >= found.upper - found.lower
      {
        return
      }
      s.values.remove(at: k)
      break
    }
    var at = s.values.count
    while at > 0, found.precedes(s.values[at - 1]) { at -= 1 }
    if at == s.values.capacity { return }
    s.values.insert(found, at: at)
  }

  /// The most words that are a name as it is listed, of those that hold the core and more: "my love" in "the song my
  /// love", where "love" is a name too.
  private func longestName(
    around core: Range<Int>, _ gazetteer: Gazetteer, _ s: LookupScratch
  ) -> Range<Int>? {
    let count = s.tokens.count
    let most = min(count, Gazetteer.maxWords)
    for length in stride(from: most, to: core.count, by: -1) {
      let first = max(0, core.upperBound - length)
      for from in first...min(core.lowerBound, count - length) {
        var (sum, ordered): (UInt64, UInt64) = (0, 0)
        for k in from..<from + length {
          sum &+= s.tokens[k].hash
          ordered = NameHash.appending(s.tokens[k].hash, to: ordered)
        }
        if gazetteer.name(sum: sum, ordered: ordered) != nil { return from..<from + length }
      }
    }
    return nil
  }

  // MARK: - Free words

  /// Takes away what an app has found for free words and nothing else, and is not called so.
  func dropUnnamed(_ matches: inout [EntityMatch], _ text: String, _ s: LookupScratch) {
    guard read(text, s), isFree(0..<s.tokens.count, s) else { return }
    let said = (0..<s.tokens.count).map { s.tokens[$0].hash }
    matches.removeAll { match in
      !read(match.title, s) || said != (0..<s.tokens.count).map { s.tokens[$0].hash }
    }
  }

  /// Whether a text has words; they are left in the scratch.
  private func read(_ text: String, _ s: LookupScratch) -> Bool {
    (try? analyzer.analyze(text, into: &s.tokens)) != nil && s.tokens.count > 0
  }

  /// Whether words are free words and nothing else.
  private func isFree(_ part: Range<Int>, _ s: LookupScratch) -> Bool {
    var at = part.lowerBound
    while at < part.upperBound {
      let length = length(freeWords, from: at, s)
      if length == 0 { return false }
      at += length
    }
    return at == part.upperBound
  }

  /// The words between free ones and titles of the kind of thing; all of them where all are free.
  ///
  /// Also says what stands in an open slot: without a title behind it ("evening jazz playlist"), and
  /// without one before it and what leads to it ("the artist called").
  private func withoutFreeWords(_ titles: TrieNode, _ s: LookupScratch) -> Range<Int> {
    let count = s.tokens.count
    var lower = 0
    var announced = 0
    while lower < count {
      let title = length(titles, from: lower, s)
      let length = max(title, length(freeWords, from: lower, s))
      if length == 0 { break }
      lower += length
      if title > 0 || announced > 0 { announced = lower }
    }
    if lower == count { return 0..<count }
    var upper = count
    var told = count
    while upper > lower + 1 {
      // Expressions are short: the longest that ends here is looked for from its beginning.
      let ends = (1...min(4, upper - lower - 1)).reversed()
      if let length = ends.first(where: { length(titles, from: upper - $0, s) == $0 }) {
        upper -= length
        told = upper
      } else if let length = ends.first(where: { length(freeWords, from: upper - $0, s) == $0 }) {
        upper -= length
      } else {
        break
      }
    }
    s.core = TextSpan(lower: s.tokens[announced].lower, upper: s.tokens[told - 1].upper)
    return lower..<upper
  }

  /// The number of words of the longest expression of a trie that begins with a word; 0 for none.
  private func length(_ expressions: TrieNode, from first: Int, _ s: LookupScratch) -> Int {
    if expressions.isNone { return 0 }
    var node = expressions
    var at = first
    var length = 0
    while at < s.tokens.count {
      node = image.trie.child(of: node, image.lexicon.token(hash: s.tokens[at].hash).id)
      if node.isNone { break }
      at += 1
      if !image.trie.payload(node).isEmpty { length = at - first }
    }
    return length
  }
}
