// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import TextAnalysis

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
  static let edge: UInt64 = 1
  private static let slot: UInt64 = 2
  /// The letter that stands for the ends of a word.
  private static let wordEdge: UInt64 = 0x1F_FFFF
  /// How much a meaning counts where a longer run that begins with the same word has one too: "turn" in "turn
  /// off".
  private static let withinLonger: Float = 0.4
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
    removeAll()
    var previous = Self.edge
    var last = 0
    for k in 0..<words.count {
      let word = words.words[k]
      if !word.counts { continue }
      readWord(words, k)
      if let knowledge { readGroups(words, k, knowledge) }
      readValue(words, k)
      guard let next = Self.mark(words, k) else { continue }
      if hasPairs {
        if previous == Self.edge { last = k }
        addPair(previous, next, from: last, count: k - last + 1)
      }
      previous = next
      last = k
    }
    if hasPairs { addPair(previous, Self.edge, from: last) }
  }

  /// Forgets all evidence.
  mutating func removeAll() {
    features.removeAll()
    groups.removeAll()
  }

  /// What stands for a word that counts in pairs; `nil` for one that fills a slot behind its first word.
  @inline(__always)
  static func mark(_ words: borrowing WordBuffer, _ index: Int) -> UInt64? {
    let word = words.words[index]
    if word.kind == .slot { return slot }
    if !word.isFilled { return words.stems[index] }
    return word.filledClass == .max ? nil : slot
  }

  /// Adds a pair of words by their marks.
  ///
  /// - Parameters:
  ///   - from: The place of the first word.
  ///   - count: The words from there to the second; 0 for the end.
  @inline(__always)
  mutating func addPair(_ first: UInt64, _ second: UInt64, from: Int = 0, count: Int? = nil) {
    place = UInt8(truncatingIfNeeded: from)
    var pair = Feature(.pair, first, second)
    if let count { pair.count = UInt8(truncatingIfNeeded: count) }
    add(pair)
  }

  /// Adds the stem and the letters of a word that counts.
  mutating func readWord(_ words: borrowing WordBuffer, _ index: Int) {
    let word = words.words[index]
    place = UInt8(truncatingIfNeeded: index)
    if word.kind == .slot || word.isFilledListed { return }
    add(Feature(.stem, words.stems[index]), isOpen: word.isFilled)
    readTrigrams(words, word)
  }

  /// Adds the kind of value that a slot takes, or that some words fill.
  mutating func readValue(_ words: borrowing WordBuffer, _ index: Int) {
    let word = words.words[index]
    place = UInt8(truncatingIfNeeded: index)
    if word.kind == .slot {
      if word.lower > 0 { add(Feature(.value, UInt64(word.lower))) }
    } else if word.isFilled, word.filledClass != .max, word.filledClass > 0 {
      add(Feature(.value, UInt64(word.filledClass)), isOpen: true)
    }
  }

  /// The place of the first of the words being read.
  private var place: UInt8 = 0

  @inline(__always)
  private mutating func add(_ feature: Feature, isOpen: Bool = false) {
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
      if letters > 1 {
        add(Feature(.trigram, first << 42 | second << 21 | next), isOpen: word.isFilled)
      }
      first = second
      second = next
    }
  }

  /// Adds the meanings and subjects of the runs of words that begin with a word that counts.
  mutating func readGroups(
    _ words: borrowing WordBuffer, _ first: Int, _ knowledge: KnowledgeBlock
  ) {
    let isOpen = words.words[first].isFilled
    place = UInt8(truncatingIfNeeded: first)
    if words.words[first].kind == .slot || words.words[first].isFilledListed { return }
    readNumber(words, words.words[first], knowledge)
    let longest = knowledge.maxRun(beginningWith: words.stems[first])
    var length = 0
    while first + length < words.count, length < longest,
      words.words[first + length].kind == .word
    { length += 1 }
    var longestMeant = 0
    while length > 0 {
      defer { length -= 1 }
      if length == 1 && words.words[first].isFunction { continue }
      let start = features.count
      var meanings = 0
      knowledge.forEachGroup(of: words.stems.span.extracting(first..<first + length)) {
        group, rank in
        _ = groups.append(group)
        var feature = Feature(.meaning, UInt64(group))
        if knowledge.isSubject(group) {
          feature = Feature(
            .subject, UInt64(group), value: 1 / (1 + Self.subjectDecay * Float(rank)))
        } else {
          meanings += 1
        }
        feature.count = UInt8(truncatingIfNeeded: length)
        feature.isKind = knowledge.isKind(group)
        add(feature, isOpen: isOpen)
      }
      if meanings == 0 { continue }
      var value = Self.value(ofMeanings: meanings, words: length)
      if length < longestMeant { value *= Self.withinLonger }
      longestMeant = max(longestMeant, length)
      for k in start..<features.count where features[k].family == .meaning {
        features[k].value = value
      }
    }
  }

  /// How much a meaning counts for a run of words that has several: words³ᐟ⁴ ÷ meanings¹ᐟ⁴.
  ///
  /// Of words with many meanings each is less likely to be the one; of more words each is surer.
  @inline(__always)
  private static func value(ofMeanings meanings: Int, words: Int) -> Float {
    let length = Float(words).squareRoot()
    return length * length.squareRoot() / Float(meanings).squareRoot().squareRoot()
  }

  /// Adds the kind that a word which begins with a digit is of: that of "0".
  private mutating func readNumber(
    _ words: borrowing WordBuffer, _ word: SpokenWord, _ knowledge: KnowledgeBlock
  ) {
    guard word.letterCount > 0, 0x30...0x39 ~= words.letter(word, 0) else { return }
    let zero: InlineArray<1, UInt64> = [Self.zero]
    knowledge.forEachGroup(of: zero.span) { group, _ in
      _ = groups.append(group)
      add(Feature(.meaning, UInt64(group)), isOpen: word.isFilled)
    }
  }

  /// The word that stands for all numbers in digits.
  private static let zero = TokenHash.hash(of: "0")
}
