// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics
import TextAnalysis
import ValueParsing

/// Takes names in and lays a gazetteer out.
///
/// Names that come to the same words are one name with several entities. What is known of a name is
/// its words; of a word its hash, letters and phones.
package struct GazetteerBuilder: ~Copyable {
  let analyzer: TextAnalyzer
  private var tokens = TokenBuffer(maxTokens: 512)
  private var form = FixedBuffer<UInt8>(capacity: 4 * LetterCode.maxLetters, filler: 0)

  /// The vocabulary, in the order in which words came.
  var vocabulary: VocabularyBuilder
  /// Words of all distinct names, one after the other.
  var nameWords: [UInt32] = []
  /// Where each name's words start, and one more.
  var nameStarts: [UInt32] = [0]
  /// Hash of each name's words in order, and their sum.
  var orderedHashes: [UInt64] = []
  var sums: [UInt64] = []
  /// The first entity of each name, and what tells its diacritics from others.
  var firstEntities: [UInt32] = []
  var firstAccents: [UInt32] = []
  /// Further entities of names, and first ones with other diacritics, in the order they came.
  var furtherEntities: [(name: UInt32, entity: UInt32, accent: UInt32)] = []
  var weights: [UInt8] = []
  var hasWeights = false
  /// What names say by values.
  var values: NameValues
  /// Names by their ordered hash: open addressing, name + 1.
  private var table: [UInt32]
  private var tableMask: Int

  /// A builder for names in a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale whose casing, contractions and sounds apply.
  ///   - capacity: How many names to expect.
  package init(locale: LocaleTag, capacity: Int = 0) {
    analyzer = TextAnalyzer(locale: locale)
    vocabulary = VocabularyBuilder(locale: locale)
    values = NameValues(NameReader(locale: locale))
    let slots = max(64, (capacity * 2).nextPowerOfTwo)
    table = [UInt32](repeating: 0, count: slots)
    tableMask = slots - 1
    if capacity > 0 {
      nameStarts.reserveCapacity(capacity + 1)
      nameWords.reserveCapacity(capacity * 3)
      orderedHashes.reserveCapacity(capacity)
      sums.reserveCapacity(capacity)
      firstEntities.reserveCapacity(capacity)
      firstAccents.reserveCapacity(capacity)
      weights.reserveCapacity(capacity)
    }
  }

  /// The number of distinct names so far.
  var nameCount: Int { orderedHashes.count }

  /// Adds a name of an entity, and the other ways in which it is spoken or written: digits for number
  /// words and the reverse, Latin letters for those of another script.
  ///
  /// - Returns: Whether there was room for the name; see `add(_:entity:weight:)` for bytes.
  @discardableResult
  package mutating func add(_ text: String, entity: UInt32, weight: UInt8 = 0) -> Bool {
    guard add(text.utf8.span, entity: entity, weight: weight) else { return false }
    for form in SpokenForms.alternatives(of: text, locale: analyzer.locale) {
      // SAFETY: the bytes are used inside the closure only.
      let name = unsafe form.utf8.span.withUnsafeBufferPointer {
        unsafe place($0, entity: entity, weight: weight)
      }
      // What a form says by values is what the name says.
      if let name { values.keep(name, isForm: true) }
    }
    return true
  }

  /// Adds a name of an entity as it is written, and nothing else.
  ///
  /// - Parameters:
  ///   - text: The name; past 16,384 bytes or 512 words it is refused.
  ///   - entity: Which entity it names; below 2³¹.
  ///   - weight: How often it is meant, 0 to 255; decides between names that fit equally well.
  /// - Returns: Whether there was room for it: `false` for a name that is too long, or when the
  ///   vocabulary or the number of names is at its limit.
  @discardableResult
  package mutating func add(_ text: Span<UInt8>, entity: UInt32, weight: UInt8 = 0) -> Bool {
    values.read(text)
    // SAFETY: the bytes are used inside the closure only.
    let name = unsafe text.withUnsafeBufferPointer {
      unsafe place($0, entity: entity, weight: weight)
    }
    guard let name else { return false }
    values.keep(name)
    return true
  }

  /// Places a name, and returns its number; `nil` where there is no room for it.
  private mutating func place(
    _ utf8: UnsafeBufferPointer<UInt8>, entity: UInt32, weight: UInt8
  ) -> UInt32? {
    precondition(entity < 1 << 31, "an entity's number has 31 bits")
    // SAFETY: the caller lends the bytes for as long as this call takes.
    do { try unsafe analyzer.analyze(utf8, into: &tokens) } catch { return nil }
    let start = nameWords.count
    var ordered: UInt64 = 0
    var sum: UInt64 = 0
    var accent: UInt32 = 0
    let count = min(tokens.count, Gazetteer.maxWords)
    for index in 0..<count {
      let token = tokens[index]
      var word = vocabulary.find(token.hash)
      if word == nil {
        // SAFETY: the bytes stay while the closure that got them runs.
        word = unsafe addWord(token, utf8)
        if word == nil {
          nameWords.removeSubrange(start...)
          return nil
        }
      }
      nameWords.append(word ?? 0)
      ordered = NameHash.appending(token.hash, to: ordered)
      sum &+= token.hash
      accent &+= token.accent
    }
    if count == 0 {
      // Nothing that is spoken: emoji and signs are found as they are written.
      // SAFETY: as above; the vocabulary copies what it keeps.
      let hash = unsafe TokenHash.hash(of: utf8)
      guard !utf8.isEmpty, let word = unsafe vocabulary.find(hash) ?? vocabulary.add(hash, utf8)
      else { return nil }
      nameWords.append(word)
      ordered = NameHash.appending(hash, to: 0)
      sum = hash
    }
    return place(ordered, sum: sum, from: start, entity, accent, weight: weight)
  }

  /// Adds a word that is not there yet.
  private mutating func addWord(_ token: Token, _ utf8: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let analyzer = self.analyzer
    // SAFETY: the room is used inside the closure only.
    return unsafe form.withRoom { room in
      let length = unsafe analyzer.writeFoldedForm(of: token, in: utf8, into: room)
      return unsafe vocabulary.add(
        token.hash, UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[0..<length]))
    }
  }

  /// Keeps the words from `start` on as a name, unless there is one of the same words.
  private mutating func place(
    _ ordered: UInt64, sum: UInt64, from start: Int, _ entity: UInt32, _ accent: UInt32,
    weight: UInt8
  ) -> UInt32? {
    if weight > 0 { hasWeights = true }
    var slot = Int(truncatingIfNeeded: ordered) & tableMask
    while table[slot] != 0 {
      let name = Int(table[slot]) - 1
      if orderedHashes[name] == ordered {
        nameWords.removeSubrange(start...)
        if firstEntities[name] != entity || firstAccents[name] != accent {
          furtherEntities.append((UInt32(name), entity, accent))
        }
        weights[name] = max(weights[name], weight)
        return UInt32(name)
      }
      slot = (slot + 1) & tableMask
    }
    guard nameCount < 1 << 31 - 2, nameWords.count < 1 << 31 else {
      nameWords.removeSubrange(start...)
      return nil
    }
    table[slot] = UInt32(nameCount + 1)
    orderedHashes.append(ordered)
    sums.append(sum)
    firstEntities.append(entity)
    firstAccents.append(accent)
    weights.append(weight)
    nameStarts.append(UInt32(nameWords.count))
    if nameCount * 2 > table.count { grow() }
    return UInt32(nameCount - 1)
  }

  private mutating func grow() {
    table = [UInt32](repeating: 0, count: table.count * 2)
    tableMask = table.count - 1
    for name in 0..<nameCount {
      var slot = Int(truncatingIfNeeded: orderedHashes[name]) & tableMask
      while table[slot] != 0 { slot = (slot + 1) & tableMask }
      table[slot] = UInt32(name + 1)
    }
  }

  /// Lays the gazetteer out.
  ///
  /// - Returns: The block of words that `Gazetteer` reads.
  /// - Complexity: O(*n* log *n*) for the distinct words, O(*n*) for names.
  package consuming func finish() -> [UInt32] {
    table = []
    let layout = GazetteerLayout(self)
    return layout.words
  }
}

extension Int {
  /// The power of two that is not below it.
  var nextPowerOfTwo: Int { self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}
