// SPDX-License-Identifier: Apache-2.0

import MatchIndex

/// A slot that was filled.
package struct FilledSlot: BitwiseCopyable, Equatable, Sendable {
  /// The parameter, by its number in the intent.
  package var parameter: Int
  /// The first word.
  package var from: Int
  /// The word behind the last.
  package var to: Int

  /// A filled slot.
  package init(parameter: Int, from: Int, to: Int) {
    self.parameter = parameter
    self.from = from
    self.to = to
  }
}

/// Where slots are filled and what was found is left.
///
/// Make one for each thread and pass it to every call: filling then allocates nothing. About 110 KB.
package struct SlotScratch: ~Copyable {
  /// Words, and positions between them.
  static let words = SlotLimits.words
  static let width = SlotLimits.parameters
  /// What may stand beside a slot: the boundary, the parameters, the words.
  static let neighbours = 1 + width + words
  /// What a position is reached with: a literal, or a parameter.
  static let labels = 1 + width

  /// The logarithm of each word as a literal, 0 for those that are none's.
  var literals = FixedBuffer<Float>(capacity: words, filler: 0)
  /// Whether each word is one that the intent's phrases or the language's function words explain.
  var isExplained = FixedBuffer<Bool>(capacity: words, filler: false)
  /// Whether each word can stand in a slot.
  var isFree = FixedBuffer<Bool>(capacity: words, filler: false)
  /// Left and right of each position, the neighbour that a slot there has.
  var before = FixedBuffer<UInt8>(capacity: words + 1, filler: 0)
  var after = FixedBuffer<UInt8>(capacity: words + 1, filler: 0)
  /// A row for each neighbour: what it speaks for each parameter, at its left and at its right.
  var left = FixedBuffer<Float>(capacity: neighbours * width, filler: 0)
  var right = FixedBuffer<Float>(capacity: neighbours * width, filler: 0)
  /// What each neighbour speaks for a literal, or the end, behind it.
  var following = FixedBuffer<Float>(capacity: neighbours, filler: 0)
  /// For a parameter at a time: each word as one of its names' words.
  var nameWords = FixedBuffer<Float>(capacity: words, filler: 0)
  var isKnown = FixedBuffer<Bool>(capacity: words, filler: false)
  /// What each span speaks for each parameter: by its first word, the parameter and its length, and
  /// how many lengths there are.
  var spans = FixedBuffer<Float>(capacity: words * width * SlotLimits.span, filler: 0)
  var reaches = FixedBuffer<UInt8>(capacity: words * width, filler: 0)
  /// Which parameters take any words, and what each word costs there.
  var isText = InlineArray<16, Bool>(repeating: false)
  var textCosts = FixedBuffer<Float>(capacity: words, filler: 0)
  /// What a name that is not listed costs all types of the intent.
  var commonCost: Float = 0
  /// The states before the first slot, by position: all words literals.
  var plain = FixedBuffer<Float>(capacity: words + 1, filler: 0)
  /// Whether near names of the parameter are asked for.
  var asksNear = false
  /// Spans that were asked for a near name.
  var asked = 0
  /// Whether near names are asked for of all kinds of slots.
  var asksAll = false
  /// States by position, parameters used of those tracked, and label: the score, the label before, and
  /// the words of the label.
  var scores = FixedBuffer<Float>(
    capacity: (words + 1) * labels << SlotLimits.tracked, filler: 0)
  var origins = FixedBuffer<UInt8>(
    capacity: (words + 1) * labels << SlotLimits.tracked, filler: 0)
  var lengths = FixedBuffer<UInt8>(
    capacity: (words + 1) * labels << SlotLimits.tracked, filler: 0)
  /// The slots found, in the order of words.
  var found = FixedBuffer<FilledSlot>(
    capacity: words, filler: FilledSlot(parameter: 0, from: 0, to: 0))

  /// Allocates the storage.
  package init() {}

  /// A slot of the last utterance, in the order of words.
  package subscript(index: Int) -> FilledSlot {
    precondition(index >= 0 && index < found.count, "no slot at this place")
    return found[index]
  }
}
