// SPDX-License-Identifier: Apache-2.0

import MatchIndex
public import TextAnalysis

/// The content of an `EntityStore` at one moment; searched as an `EntityIndex` is.
///
/// Updates do not change it. It holds the memory of its names as long as it lives.
///
/// Later names lie in layers of their own until they are merged. Each layer is searched as an index of its own, so the
/// rarity of a word depends on the layer's names; the results of all layers are sorted together.
public struct EntitySnapshot: Sendable {
  /// Counts the updates of the store: later snapshots have a higher one. Merging does not change it.
  public let version: Int
  /// The locale whose text rules and sounds apply.
  public let locale: LocaleTag

  let layers: [LayerView]
  private let analyzer: TextAnalyzer

  init(_ layers: [LayerView], version: Int, locale: LocaleTag) {
    self.layers = layers
    self.version = version
    self.locale = locale
    analyzer = layers.first?.layer.index.analyzer ?? TextAnalyzer(locale: locale)
  }

  /// The size of all layers in bytes, without the text they are built from again.
  public var byteCount: Int { layers.reduce(0) { $0 + $1.layer.index.byteCount } }

  /// The number of layers: 1 when all updates are merged, and 0 without names.
  package var layerCount: Int { layers.count }

  /// The entities that a text may mean, best first.
  ///
  /// - Parameters:
  ///   - text: The text; past 16,384 bytes or 512 words nothing is found.
  ///   - limit: The most to give, up to 64.
  ///   - isBeginning: Whether the text may go on, as in `EntityIndex.candidates(for:limit:isBeginning:)`.
  public func candidates(
    for text: String, limit: Int = 5, isBeginning: Bool = false
  ) -> [EntityCandidate] {
    var scratch = EntityScratch()
    return candidates(for: text, limit: limit, isBeginning: isBeginning, &scratch)
  }

  /// The entities that a text may mean, best first, with working state from elsewhere.
  public func candidates(
    for text: String, limit: Int = 5, isBeginning: Bool = false, _ scratch: inout EntityScratch
  ) -> [EntityCandidate] {
    let count = search(text.utf8.span, limit: limit, isBeginning: isBeginning, &scratch)
    return (0..<count).map { scratch[$0] }
  }

  /// Looks a text up without allocating; `scratch[0]` to `scratch[count - 1]` are the candidates.
  ///
  /// - Returns: How many were found, at most `limit`.
  public func search(
    _ text: Span<UInt8>, limit: Int, isBeginning: Bool = false, _ scratch: inout EntityScratch
  ) -> Int {
    if layers.count == 1, layers[0].hidden.isEmpty {
      return layers[0].layer.index.search(
        text, limit: limit, isBeginning: isBeginning, &scratch)
    }
    scratch.isBeginning = isBeginning
    // SAFETY: the bytes are used inside the closure only.
    return unsafe text.withUnsafeBufferPointer { unsafe search($0, limit: limit, &scratch) }
  }

  private func search(
    _ utf8: UnsafeBufferPointer<UInt8>, limit: Int, _ s: inout EntityScratch
  ) -> Int {
    s.results.removeAll()
    s.values.removeAll()
    s.layered.removeAll()
    // The second tells how far the first is ahead.
    let wanted = max(0, min(limit, s.layered.capacity))
    let limit = min(max(wanted, 2), s.layered.capacity)
    // SAFETY: the caller lends the bytes for this call; tokens hold offsets alone.
    do { try unsafe analyzer.analyze(utf8, into: &s.tokens) } catch { return 0 }
    // As in one index: where some layer has a name of the very words, no other name counts, nor does
    // one of the words in another order.
    for k in 0..<layers.count {
      s.hidden = layers[k].hidden
      // SAFETY: as above.
      unsafe layers[k].layer.index.search.runSameWords(utf8, &s)
      s.merge(layers[k].layer.index.gazetteer, layer: k, limit: limit)
    }
    while s.layered.count > 1, s.layered[0].result.score.total >= 1,
      s.layered[s.layered.count - 1].result.score.total < EntityScore.otherAccents
    {
      _ = s.layered.popLast()
    }
    if s.layered.count == 0 || s.isBeginning {
      // Results of layers are held against each other, so they are scored by one measure.
      let scoresInFull = s.scoresInFull
      s.scoresInFull = scoresInFull || layers.count > 1
      defer { s.scoresInFull = scoresInFull }
      for k in 0..<layers.count {
        s.hidden = layers[k].hidden
        // SAFETY: as above.
        unsafe layers[k].layer.index.search.run(utf8, analyzer, &s)
        s.merge(layers[k].layer.index.gazetteer, layer: k, limit: limit)
        s.bestElsewhere = s.layered.count > 0 ? s.layered[0].result.score.total : 0
      }
    }
    s.hidden = EntitySet()
    s.bestElsewhere = 0
    s.results.removeAll()
    for k in 0..<s.layered.count { _ = s.results.append(s.layered[k].result) }
    return min(wanted, s.results.count)
  }
}

/// An entity found in one of several layers.
struct LayeredResult: BitwiseCopyable {
  var result = EntityResult()
  /// Letters of the name it was found by.
  var letterCount: UInt8 = 0
  var layer: UInt16 = 0

  /// The written order: higher scores first, then heavier, then shorter names, then older layers.
  func precedes(_ other: LayeredResult) -> Bool {
    let (a, b) = (result.score, other.result.score)
    if a.total != b.total { return a.total > b.total }
    if a.weight != b.weight { return a.weight > b.weight }
    if letterCount != other.letterCount { return letterCount < other.letterCount }
    return layer < other.layer
  }
}

extension EntityScratch {
  /// Puts the names found in a layer among what the layers before have given.
  mutating func merge(_ gazetteer: Gazetteer, layer: Int, limit: Int) {
    _ = collect(gazetteer, limit: limit)
    for k in 0..<results.count {
      insert(
        LayeredResult(
          result: results[k],
          letterCount: UInt8(truncatingIfNeeded: gazetteer.letterCount(results[k].name)),
          layer: UInt16(truncatingIfNeeded: layer)),
        limit: limit)
    }
  }

  /// Keeps a result at its place; of two of one entity the better.
  private mutating func insert(_ new: LayeredResult, limit: Int) {
    for k in 0..<layered.count where layered[k].result.entity == new.result.entity {
      if !new.precedes(layered[k]) { return }
      layered.remove(at: k)
      break
    }
    var at = layered.count
    while at > 0, new.precedes(layered[at - 1]) { at -= 1 }
    if at >= limit { return }
    if layered.count < limit { _ = layered.append(new) }
    var j = layered.count - 1
    while j > at {
      layered[j] = layered[j - 1]
      j -= 1
    }
    layered[at] = new
  }
}
