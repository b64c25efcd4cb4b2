// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex

/// The evidence that words give, family by family.
///
/// The very same code reads phrases when compiling and utterances when resolving.
struct FeatureBuffer: ~Copyable {
  /// Most pieces of evidence of an utterance: those of its first words.
  static let capacity = 4_096

  private(set) var features = FixedBuffer<Feature>(capacity: capacity, filler: Feature())
  /// The groups of words that were met, for compilers: what a language's image needs.
  private(set) var groups = FixedBuffer<UInt32>(capacity: 1_024, filler: 0)

  /// The stems that stand for the ends of an utterance and for a slot in pairs.
  private static let edge: UInt64 = 1
  private static let slot: UInt64 = 2
  /// The letter that stands for the ends of a word.
  private static let wordEdge: UInt64 = 0x1F_FFFF
  /// A subject's first words are its most telling: each place further back counts for less.
  private static let subjectDecay: Float = 0.2

  /// Reads the evidence of words; that of the words before is forgotten.
  ///
  /// - Parameters:
  ///   - words: The words, with those to be skipped marked.
  ///   - knowledge: What is known of the language; `nil` where nothing is.
  ///   - hasPairs: Whether the order of words says something: not in a title.
  mutating func read(
    _ words: borrowing WordBuffer, _ knowledge: KnowledgeBlock?, hasPairs: Bool = true
  ) {
    isOpen = false
    features.removeAll()
    groups.removeAll()
    var previous = Self.edge
    var last = 0
    for k in 0..<words.count {
      let word = words.words[k]
      if word.isSkipped || word.kind == .name { continue }
      place = UInt8(truncatingIfNeeded: k)
      var next = Self.slot
      isOpen = word.isFilled
      if word.kind == .slot {
        if word.lower > 0 { add(Feature(.value, UInt64(word.lower))) }
      } else {
        if !word.isFilled { next = words.stems[k] }
        if !word.isFilledListed {
          add(Feature(.stem, words.stems[k]))
          readTrigrams(words, word)
          if let knowledge { readGroups(words, k, knowledge) }
        }
        if word.isFilled {
          if word.filledClass == .max { continue }
          if word.filledClass > 0 { add(Feature(.value, UInt64(word.filledClass))) }
        }
      }
      isOpen = false
      if hasPairs {
        if previous == Self.edge { last = k }
        var pair = Feature(.pair, previous, next)
        pair.count = UInt8(truncatingIfNeeded: k - last + 1)
        place = UInt8(truncatingIfNeeded: last)
        add(pair)
      }
      previous = next
      last = k
    }
    place = UInt8(truncatingIfNeeded: last)
    if hasPairs { add(Feature(.pair, previous, Self.edge)) }
  }

  /// Adds a kind of value that is named in an utterance.
  mutating func addValue(_ slotClass: UInt32, _ share: Float) {
    add(Feature(.value, UInt64(slotClass &+ 1), value: share))
  }

  /// Whether the words being read fill a slot, and the place of the first of them.
  private var isOpen = false
  private var place: UInt8 = 0

  @inline(__always)
  private mutating func add(_ feature: Feature) {
    var feature = feature
    feature.isOpen = isOpen
    feature.first = place
    _ = features.append(feature)
  }

  private mutating func readTrigrams(_ words: borrowing WordBuffer, _ word: SpokenWord) {
    var (first, second) = (UInt64(0), Self.wordEdge)
    var at = 0
    let count = Int(word.letterCount)
    var letters = 0
    while at <= count {
      var next = Self.wordEdge
      if at < count {
        let byte = words.letter(word, at)
        if byte < 0x80 {
          next = UInt64(byte)
          at &+= 1
        } else {
          // The bytes of one scalar; a form is well-formed UTF-8.
          next = UInt64(byte)
          at &+= 1
          while at < count, words.letter(word, at) & 0xC0 == 0x80 {
            next = next << 6 | UInt64(words.letter(word, at) & 0x3F)
            at &+= 1
          }
          next &= Self.wordEdge
        }
      } else {
        at &+= 1
      }
      letters &+= 1
      if letters > 1 { add(Feature(.trigram, first << 42 | second << 21 | next)) }
      first = second
      second = next
    }
  }

  private mutating func readGroups(
    _ words: borrowing WordBuffer, _ first: Int, _ knowledge: KnowledgeBlock
  ) {
    let stem = words.stems[first]
    var longest = knowledge.maxRun(beginningWith: stem)
    if longest == 0 { return }
    var end = first
    while end < words.count, end - first < longest, words.words[end].kind == .word { end += 1 }
    longest = end - first
    for length in 1...max(longest, 1) where length <= longest {
      if length == 1 && words.words[first].isFunction { continue }
      knowledge.forEachGroup(of: words.stems.span.extracting(first..<first + length)) {
        group, rank in
        _ = groups.append(group)
        var feature =
          knowledge.isSubject(group)
          ? Feature(.subject, UInt64(group), value: 1 / (1 + Self.subjectDecay * Float(rank)))
          : Feature(.meaning, UInt64(group))
        feature.count = UInt8(truncatingIfNeeded: length)
        add(feature)
      }
    }
  }
}
