// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import TextAnalysis

/// The names of apps in a language, and what tells that none is near.
final class NearNames: Sendable {
  let index: EntityIndex
  /// The analyzer of the utterances.
  let analyzer: TextAnalyzer
  private let isFiltered: Bool
  private let made = LazyReference<NameFilter>()

  init(_ index: EntityIndex, heardBy analyzer: TextAnalyzer) {
    self.index = index
    self.analyzer = analyzer
    isFiltered = NameFilter.takes(index)
  }

  /// Made at its first use: most utterances name an app. `nil` where only a look-up tells.
  var filter: NameFilter? {
    guard isFiltered else { return nil }
    return made.get {
      NameFilter(
        index, spelling: Float(LookupScores.appSpelling), sound: Float(LookupScores.appSound),
        least: Float(LookupScores.appName))
    }
  }
}

/// Words of an utterance that may be the name of an app, one window for each of a matcher's `NearNames`.
struct NameWindows: ~Copyable {
  /// Most languages in which names are looked up.
  static let maxLanguages = 2

  private var windows = InlineArray<2, NameWindow> { _ in NameWindow() }

  /// Forgets the words of another utterance, and takes the names that words of this one may be near.
  mutating func removeAll(_ names: [NearNames]) {
    for k in names.indices { windows[k].removeAll(names[k].filter, heardBy: names[k].analyzer) }
  }

  /// Begins to look for names at a word.
  mutating func begin(at word: Int, _ names: [NearNames]) {
    for k in names.indices { windows[k].begin(at: word) }
  }

  /// Adds the next word.
  mutating func add(_ token: Token, in utf8: UnsafeBufferPointer<UInt8>, _ names: [NearNames]) {
    for k in names.indices {
      // SAFETY: the bytes are lent for the call.
      unsafe windows[k].add(token, in: utf8)
    }
  }

  /// Whether a look-up may find a name of an app near the words.
  mutating func mayBeNear(_ index: Int, isJoined: Bool) -> Bool {
    windows[index].mayBeNear(isJoined: isJoined)
  }
}
