// SPDX-License-Identifier: Apache-2.0

/// A word of an utterance whose slots are to be filled.
package struct TaggedWord: BitwiseCopyable, Sendable {
  /// The hash of the folded word, as gazetteers know it.
  package var hash: UInt64
  /// The hash of its stem, as phrases were added.
  package var stem: UInt64
  /// Whether it is one of the language's function words.
  package var isFunction: Bool
  /// Whether it is part of the app's name: in no slot, and a boundary for its neighbours.
  package var isName: Bool
  /// Whether it means nothing, as a polite opener: in no slot, and not there for its neighbours.
  package var isSkipped: Bool

  /// A word.
  package init(
    hash: UInt64, stem: UInt64, isFunction: Bool = false, isName: Bool = false,
    isSkipped: Bool = false
  ) {
    self.hash = hash
    self.stem = stem
    self.isFunction = isFunction
    self.isName = isName
    self.isSkipped = isSkipped
  }
}
