// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import TextAnalysis
import ValueParsing

/// One look-up: from the words of a query to the names that may be meant, in rounds, each tried only
/// when what the ones before have found could still be beaten.
///
/// 1. The same words in any order, by one hash; then the same values and words, however the values are
///    said. From here on names that say other values than the query are left out.
/// 2. Where the query has a word that no name has: a name at one edit holds all others, so the names
///    of the rarest are all there are. One of those at two edits is taken where it is unmistakable.
/// 3. Words at one edit, words run together or apart. A name at two edits holds such a word, unless
///    both edits are in its only one.
/// 4. Names that hold every word of the query, and others: first the very words, where all are known.
/// 5. Words that sound alike in all of a name; then the names that share most letters and sounds by their signatures or,
///    of very many names, words at two edits in names that hold some of the query's words.
///
/// Within a round the rarest word goes first. What is read is bounded by `SearchLimits`, whatever the
/// query and the names.
struct EntitySearch {
  let gazetteer: Gazetteer
  let sounds: WordSounds
  /// Reads the values of queries; `nil` where no name says one.
  let names: NameReader?
  /// What the names are made of, where they are few.
  let bounds: NameBounds?
  /// What the names are made of, where there are neither few nor very many.
  let signatures: NameSignatures?
  /// Most names that are found by a word of theirs in one round: an eighth of few, and a bounded
  /// number of many.
  let roomForNames: Int

  init(gazetteer: Gazetteer, locale: LocaleTag, valuesIn speech: LocaleTag) {
    self.gazetteer = gazetteer
    sounds = WordSounds(locale: locale)
    names = gazetteer.saysValues ? NameReader(locale: speech) : nil
    bounds = gazetteer.nameCount <= SearchLimits.few ? NameBounds() : nil
    signatures = SearchLimits.signed.contains(gazetteer.nameCount) ? NameSignatures() : nil
    roomForNames = max(1_024, min(SearchLimits.hits, gazetteer.nameCount / 8))
  }

  /// Makes what the first look-up would make that is unlike most names.
  func prepare() { _ = signatures?.names(of: gazetteer) }

  /// Looks up what has been analysed into the scratch's tokens.
  func run(_ utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer, _ s: inout EntityScratch) {
    s.found.removeAll()
    s.words.removeAll()
    // SAFETY: the caller lends the bytes for this call, and nothing here keeps them.
    let hashes = unsafe nameHashes(utf8, &s)
    guard hashes.count > 0 else { return }
    // SAFETY: as above.
    if unsafe findSameWords(hashes, utf8, &s), !s.isBeginning { return }
    if s.words.count == 0 { unsafe readWords(utf8, &s) }
    if findSameValues(&s), !s.isBeginning { return }
    if s.takesSameAlone { return }
    // SAFETY: as above.
    unsafe spell(utf8, analyzer, &s)
    findRounds(&s)
    s.pattern.removeAll()
    s.joined.removeAll()
  }

  /// Looks up names of the very words of the query, or of the same values, and no others.
  func runSameWords(_ utf8: UnsafeBufferPointer<UInt8>, _ s: inout EntityScratch) {
    s.found.removeAll()
    s.words.removeAll()
    // SAFETY: the caller lends the bytes for this call, and nothing here keeps them.
    let hashes = unsafe nameHashes(utf8, &s)
    guard hashes.count > 0 else { return }
    // SAFETY: as above.
    if unsafe !findSameWords(hashes, utf8, &s) { _ = findSameValues(&s) }
  }

  private func findRounds(_ s: inout EntityScratch) {
    if s.least > EntityScoring.least, !mayReach(s.least, &s) { return s.found.removeAll() }
    if s.isBeginning, findBeginnings(&s) { return }
    if findByRarestWord(&s) {
      if !s.scoresInFull { return }
      let edits = s.found[0].score.edits
      rescore(&s)
      let best = s.found.count > 0 ? s.found[0].score.total : 0
      if edits < 2 || best >= EntityScoring.certain { return }
      s.found.removeAll()
    }
    s.variants.removeAll()
    s.groups.removeAll()
    let isNear = findNear(&s)
    if isNear, s.found.count == 1, s.found[0].score.total >= EntityScoring.certain,
      !s.scoresInFull
    {
      return
    }
    // What has been found by its spelling is held against what comes by the same measure.
    rescore(&s)
    if isNear, s.found[0].score.total >= EntityScoring.certain { return }
    if s.bestElsewhere >= EntityScoring.certain { return }
    if s.isBrief {
      if s.words.count == 1 { _ = findAlike(&s) }
      return
    }
    if gazetteer.nameCount <= SearchLimits.few {
      if s.least > EntityScoring.least, !reaches(s.least, &s) { return s.found.removeAll() }
      // Beside a name that holds all words, few others may be meant.
      let isHeld = findHoldingSame(&s)
      compareAll(isHeld ? SearchLimits.aligned : SearchLimits.compared, &s)
      return
    }
    if findHoldingSame(&s) || findHoldingAll(&s) { return }
    if findSoundingAlike(&s) { return }
    let isMany = gazetteer.nameCount >= SearchLimits.cached
    if chooseBySignature(isMany ? SearchLimits.nearest : SearchLimits.nearest / 2, &s) {
      return compareChosen(
        upTo: isMany ? SearchLimits.aligned : SearchLimits.alignedOfNearest, &s)
    }
    if findTwoEdits(&s) { return }
    findFar(&s)
  }

  /// Scores in full what has been found so far.
  func rescore(_ s: inout EntityScratch) {
    let count = min(s.found.count, SearchLimits.aligned)
    s.batch.removeAll()
    for k in 0..<count { _ = s.batch.append(s.found[k].name) }
    s.found.removeAll()
    compareBatch(&s)
  }

  // MARK: - The query

  /// Takes over the tokens: hashes, and the words of the vocabulary that they are.
  private func readWords(_ utf8: UnsafeBufferPointer<UInt8>, _ s: inout EntityScratch) {
    s.words.removeAll()
    var k = 0
    while k < s.tokens.count, k < SearchLimits.words {
      let hash = s.tokens[k].hash
      _ = s.words.append(
        QueryWord(hash: hash, word: gazetteer.word(hash: hash) ?? QueryWord.none))
      k &+= 1
    }
    if k == 0, !utf8.isEmpty {
      // SAFETY: the bytes that the caller lends are read within their count.
      let hash = unsafe TokenHash.hash(of: utf8)
      _ = s.words.append(
        QueryWord(hash: hash, word: gazetteer.word(hash: hash) ?? QueryWord.none))
    }
  }

  /// The hashes of the query as a name.
  private func nameHashes(
    _ utf8: UnsafeBufferPointer<UInt8>, _ s: inout EntityScratch
  ) -> (count: Int, sum: UInt64, ordered: UInt64) {
    let count = min(s.tokens.count, Gazetteer.maxWords)
    if count == 0 {
      // SAFETY: the bytes that the caller lends are read within their count.
      let hash = unsafe TokenHash.hash(of: utf8)
      return (utf8.isEmpty ? 0 : 1, hash, NameHash.appending(hash, to: 0))
    }
    var sum: UInt64 = 0
    var ordered: UInt64 = 0
    var k = 0
    while k < count {
      let hash = s.tokens[k].hash
      sum &+= hash
      ordered = NameHash.appending(hash, to: ordered)
      k &+= 1
    }
    return (count, sum, ordered)
  }

  /// Names of the very words of the query, those in the same order first.
  private func findSameWords(
    _ hashes: (count: Int, sum: UInt64, ordered: UInt64), _ utf8: UnsafeBufferPointer<UInt8>,
    _ s: inout EntityScratch
  ) -> Bool {
    if let found = gazetteer.name(sum: hashes.sum, ordered: hashes.ordered) {
      keepSame(RankedName(name: found.name, entities: found.entities, isKnown: true), 1, &s)
      // One that is hidden ends nothing.
      if s.found.count > 0 { return true }
    }
    // SAFETY: the bytes go on to a call that keeps nothing of them.
    unsafe readValues(utf8, &s)
    // One word has no other order.
    if hashes.count == 1 || hashes.count > SearchLimits.words { return false }
    // SAFETY: the bytes go on to a call that keeps nothing of them.
    unsafe readWords(utf8, &s)
    for k in 0..<s.words.count where s.words[k].word == QueryWord.none { return false }
    gazetteer.forEachName(near: hashes.sum) { name in
      let range = gazetteer.wordRange(name)
      if range.upper &- range.lower == hashes.count, holdsSameWords(range.lower, &s) {
        keepSame(RankedName(name: name), EntityScoring.otherOrder, &s)
      }
    }
    return s.found.count > 0
  }

  /// Keeps a name of the very words of the query.
  func keepSame(_ name: RankedName, _ total: Float, _ s: inout EntityScratch) {
    var ranked = name
    ranked.score.spelling = 1
    ranked.score.sound = 1
    ranked.score.coverage = 1
    ranked.score.total = total
    ranked.score.weight = gazetteer.weight(name.name)
    keep(ranked, &s)
  }

  /// Whether the words from an index on are those of the query in another order.
  private func holdsSameWords(_ start: Int, _ s: inout EntityScratch) -> Bool {
    var taken: UInt32 = 0
    for k in 0..<s.words.count {
      var found = false
      for j in 0..<s.words.count
      where taken & 1 << UInt32(j) == 0 && gazetteer.nameWords[start + j] == s.words[k].word {
        taken |= 1 << UInt32(j)
        found = true
        break
      }
      if !found { return false }
    }
    return true
  }

  // MARK: - Results

  /// Keeps a name in order: higher scores first, then heavier, then shorter names, then as given.
  func keep(_ ranked: RankedName, _ s: inout EntityScratch) {
    if ranked.score.total < EntityScoring.least || s.hidden.hides(ranked.name, gazetteer) { return }
    if ranked.score.total < 1, !s.isBeginning, s.values.saysAny,
      contradicts(ranked.name, &s)
    {
      return
    }
    for k in 0..<s.found.count where s.found[k].name == ranked.name {
      if ranked.score.total <= s.found[k].score.total { return }
      s.found.remove(at: k)
      break
    }
    var at = s.found.count
    while at > 0, Self.precedes(ranked, s.found[at - 1]) { at -= 1 }
    if at == s.found.capacity { return }
    s.found.insert(ranked, at: at)
  }

  private static func precedes(_ a: RankedName, _ b: RankedName) -> Bool {
    if a.score.total != b.score.total { return a.score.total > b.score.total }
    if a.score.weight != b.score.weight { return a.score.weight > b.score.weight }
    return a.name < b.name
  }
}
