// SPDX-License-Identifier: Apache-2.0

import FrameAnalysis
import LanguageData
import MatchIndex
import TextAnalysis

/// The words of an utterance or of a phrase, as ranking sees them.
///
/// Allocated once and used again; one thread at a time.
@usableFromInline package struct WordBuffer: ~Copyable {
  /// Most words that count; what is said beyond them is not looked at.
  package static let maxWords = 96
  /// Most bytes of a word that count.
  static let maxLetters = 32

  /// The words in order.
  @usableFromInline package private(set) var words = FixedBuffer<SpokenWord>(
    capacity: maxWords, filler: SpokenWord())
  /// Hashes of the words' folded forms, and of their stems, in the same order.
  @usableFromInline private(set) var hashes = FixedBuffer<UInt64>(capacity: maxWords, filler: 0)
  @usableFromInline private(set) var stems = FixedBuffer<UInt64>(capacity: maxWords, filler: 0)
  private var letters = FixedBuffer<UInt8>(capacity: maxWords * maxLetters, filler: 0)

  /// The words that are of the request, a bit each: others say nothing of its direction.
  package var request = UInt128.max

  /// Whether words of the language say that something is asked for: "could you".
  package var asks = false

  /// What the first word of the request says of the act; `nil` where that is not known.
  package private(set) var requestHead: RequestHead?
  /// The words that may name something behind a verb with nothing between, a bit each: they are no particles. None where
  /// nothing is known of that.
  private(set) var names: UInt128 = 0

  /// Whether a pronoun stands behind that word.
  private(set) var hasPronoun = false

  /// Whether a word says that all of the things named are meant.
  package var saysAll = false

  /// Allocates the storage.
  package init() {}

  /// The number of words.
  @inlinable package var count: Int { words.count }

  /// A word by its place below `count`.
  @inlinable package subscript(index: Int) -> SpokenWord { words[index] }

  /// The words that are no slot and no app's name, and those of them that say anything of the intent; a bit each.
  package var plain: (all: UInt128, counting: UInt128) {
    var (all, counting) = (UInt128(0), UInt128(0))
    for k in 0..<words.count where words[k].kind == .word {
      all |= 1 << UInt128(k)
      if !words[k].isSkipped { counting |= 1 << UInt128(k) }
    }
    return (all, counting)
  }

  /// The words of the request that carry meaning, which an intent has to account for, a bit each.
  package var asked: UInt128 {
    var bits: UInt128 = 0
    for k in 0..<words.count where words[k].mayBeLeft { bits |= 1 << UInt128(k) }
    return bits & request
  }

  /// The hash of a word's stem; 0 for a slot or a name.
  @inlinable package func stem(_ index: Int) -> UInt64 { stems[index] }

  /// The hash of a word's folded form; 0 for a slot or a name.
  @inlinable package func hash(_ index: Int) -> UInt64 { hashes[index] }

  /// Forgets all words.
  package mutating func removeAll() {
    requestHead = nil
    names = 0
    hasPronoun = false
    words.removeAll()
    hashes.removeAll()
    stems.removeAll()
    letters.removeAll()
  }

  /// Takes back what words of an utterance were marked as: each is a word like others again.
  package mutating func removeMarks() {
    requestHead = nil
    names = 0
    hasPronoun = false
    for k in 0..<words.count {
      words[k].kind = .word
      words[k].isSkipped = false
      words[k].isFilled = false
      words[k].isFilledListed = false
      words[k].filledClass = 0
    }
  }

  /// Adds a word that `analyzer` has found in a text.
  ///
  /// - Parameters:
  ///   - token: The word.
  ///   - utf8: The text it was found in.
  ///   - analyzer: What found it, and writes its folded form.
  ///   - knowledge: What is known of the language; `nil` where nothing is.
  package mutating func add(
    _ token: Token, in utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer,
    _ knowledge: KnowledgeBlock?
  ) {
    guard words.count < words.capacity else { return }
    let start = letters.count
    let room = min(Self.maxLetters, letters.capacity - start)
    // SAFETY: the room is used inside the closure only.
    let (written, traits) = unsafe letters.withRoom { all in
      // SAFETY: `room` bytes from `start` on lie inside the buffer.
      let output = unsafe UnsafeMutableBufferPointer(rebasing: all[start..<start + room])
      let written = unsafe analyzer.writeFoldedForm(of: token, in: utf8, into: output)
      let form = unsafe UnsafeBufferPointer(rebasing: UnsafeBufferPointer(output)[0..<written])
      return (
        written,
        unsafe knowledge?.traits(hash: token.hash, letters: form)
          ?? WordTraits(stem: token.hash, isFunction: false)
      )
    }
    letters.grow(by: written)
    var word = SpokenWord(kind: .word)
    word.accent = token.accent
    word.lower = token.lower
    word.upper = token.upper
    word.letters = UInt16(truncatingIfNeeded: start)
    word.letterCount = UInt16(truncatingIfNeeded: written)
    word.isFunction = traits.isFunction
    append(word, token.hash, traits.stem)
  }

  /// Adds a slot, by the number of its kind of value where it has listed ones.
  package mutating func addSlot(_ slotClass: UInt32?) {
    var word = SpokenWord(kind: .slot)
    word.lower = slotClass.map { $0 &+ 1 } ?? 0
    append(word, 0, 0)
  }

  /// Adds the app's name, which says nothing about the intent.
  package mutating func addName() { append(SpokenWord(kind: .name), 0, 0) }

  /// Takes a word for a part of the app's name.
  package mutating func markName(_ index: Int) { words[index].kind = .name }

  /// Marks words that are polite and nothing else, as long as something is left.
  package mutating func skip(_ range: Range<Int>) {
    let others = (0..<words.count).contains {
      words[$0].kind != .name && !words[$0].isSkipped && !range.contains($0)
    }
    if !others { return }
    for k in range where k < words.count { words[k].isSkipped = true }
  }

  /// Whether an app's name is among the words.
  var hasName: Bool {
    for k in 0..<words.count where words[k].kind == .name { return true }
    return false
  }

  /// Whether no blank and no sign is between a word and one beside it, as in Japanese.
  func adjoins(_ index: Int) -> Bool {
    index > 0 && words[index - 1].upper == words[index].lower
      || index + 1 < words.count && words[index].upper == words[index + 1].lower
  }

  /// Whether a word marks what is before it as the object of a verb: U+3092, with which Japanese writes nothing else.
  func marksObject(_ index: Int) -> Bool {
    let word = words[index]
    return word.kind == .word && word.letterCount == 3 && letter(word, 0) == 0xE3
      && letter(word, 1) == 0x82 && letter(word, 2) == 0x92
  }

  /// Whether some words fill a slot.
  package var hasFilled: Bool {
    for k in 0..<words.count where words[k].isFilled { return true }
    return false
  }

  /// Takes words for what fills a slot: they count as a slot of a phrase does.
  ///
  /// - Parameters:
  ///   - range: The places of the words.
  ///   - slotClass: The number of its kind of value where it has listed ones.
  ///   - isListed: Whether they are a listed value. Of others, the words that phrases hold count still.
  package mutating func fill(_ range: Range<Int>, with slotClass: UInt32?, isListed: Bool) {
    for k in range where k < words.count {
      words[k].isFilled = true
      words[k].isFilledListed = isListed
      words[k].filledClass = k == range.lowerBound ? slotClass.map { $0 &+ 1 } ?? 0 : .max
    }
  }

  private mutating func append(_ word: SpokenWord, _ hash: UInt64, _ stem: UInt64) {
    guard words.append(word) else { return }
    _ = hashes.append(hash)
    _ = stems.append(stem)
  }

  /// Leaves out what is put around the request, and notes what its words say of the act.
  ///
  /// - Parameters:
  ///   - knowledge: What is known of the language; `nil` where nothing is.
  ///   - frames: Tells verbs from other words; `nil` where nothing is known of that.
  package mutating func findRequest(_ knowledge: KnowledgeBlock?, by frames: FrameAnalyzer?) {
    skipCarriers(knowledge)
    guard let frames else { return }
    for k in 0..<min(words.count, 128) where mayName(k, by: frames) { names |= 1 << UInt128(k) }
    let head = head
    guard head < words.count else {
      requestHead = .other
      return
    }
    let isFollowed = head + 1 < words.count && words[head + 1].kind == .word
    let next = isFollowed ? (hash: hashes[head + 1], accent: words[head + 1].accent) : nil
    requestHead = frames.head(hash: hashes[head], accent: words[head].accent, next: next)
    hasPronoun = next.map { frames.isPronoun(hash: $0.hash, accent: $0.accent) } ?? false
  }

  /// Whether one of some words, a bit each, negates by itself.
  package func negates(_ words: UInt128, by frames: FrameAnalyzer) -> Bool {
    contains(words) { marks($0, by: frames).contains(.negates) }
  }

  /// Whether a word may stand before a noun as an article does.
  package func isDeterminer(_ index: Int, by frames: FrameAnalyzer) -> Bool {
    frames.isDeterminer(hash: hashes[index], accent: words[index].accent)
  }

  /// Whether a word says a number, in letters or digits.
  package func isNumber(_ index: Int, by frames: FrameAnalyzer) -> Bool {
    words[index].letterCount > 0 && 0x30...0x39 ~= letter(words[index], 0)
      || frames.isNumber(hash: hashes[index], accent: words[index].accent)
  }

  /// Whether a word may be a preposition.
  package func isPreposition(_ index: Int, by frames: FrameAnalyzer) -> Bool {
    frames.isPreposition(hash: hashes[index], accent: words[index].accent)
  }

  /// The preposition that leads up to a word, with nothing but articles between; `nil` where there is none.
  package func preposition(before index: Int, by frames: FrameAnalyzer) -> Int? {
    var k = index - 1
    while k > 0, words[k].kind == .word, isDeterminer(k, by: frames), !isPreposition(k, by: frames)
    {
      k -= 1
    }
    return k >= 0 && words[k].kind == .word && isPreposition(k, by: frames) ? k : nil
  }

  /// Whether a word may name something: it carries meaning, and is no article, preposition, particle or pronoun.
  package func mayName(_ index: Int, by frames: FrameAnalyzer) -> Bool {
    let word = words[index]
    return word.kind == .word && !word.isFunction && !word.isSkipped
      && frames.mayName(hash: hashes[index], accent: word.accent)
  }

  /// The first word that names something behind an article and no preposition before that, in a request or a phrase: what
  /// its verb is done to; `nil` where a slot or a name comes first.
  ///
  /// - Parameter head: The verb.
  package func object(behind head: Int, by frames: FrameAnalyzer) -> Int? {
    for k in head + 1..<max(words.count, head + 1) {
      if words[k].kind != .word { return nil }
      guard k > head + 1, mayName(k, by: frames), isDeterminer(k - 1, by: frames) else { continue }
      return isPreposition(k - 2, by: frames) ? nil : k
    }
    return nil
  }

  /// What a word says of the words beside it; nothing of a slot or a name.
  package func marks(_ index: Int, by frames: FrameAnalyzer) -> WordMarks {
    words[index].kind == .word
      ? frames.marks(hash: hashes[index], accent: words[index].accent) : []
  }

  /// Whether a word ends as one does that says whose the next one is: "Annas". At least three letters stand before that.
  package func endsAsGenitive(_ index: Int, by frames: FrameAnalyzer) -> Bool {
    let word = words[index]
    guard word.kind == .word else { return false }
    return frames.genitiveEndings.contains { ending in
      let rest = Int(word.letterCount) - ending.count
      return rest >= 3 && ending.indices.allSatisfy { letter(word, rest + $0) == ending[$0] }
    }
  }

  /// Whether one of some words, a bit each, is for a person.
  package func namesHuman(_ words: UInt128, by frames: FrameAnalyzer) -> Bool {
    contains(words) { frames.isHuman(hash: hashes[$0], accent: self.words[$0].accent) }
  }

  private func contains(_ words: UInt128, where matches: (Int) -> Bool) -> Bool {
    var left = words
    while left != 0 {
      let k = left.trailingZeroBitCount
      left &= left &- 1
      if k < count, matches(k) { return true }
    }
    return false
  }

  /// Whether a word says that all of the things named are meant.
  package func saysAll(by frames: FrameAnalyzer?) -> Bool {
    guard let frames else { return false }
    return (0..<words.count).contains {
      words[$0].kind == .word && frames.saysAll(hash: hashes[$0], accent: words[$0].accent)
    }
  }

  /// Marks what is put around a request without changing it ("could you please tell me"), at most
  /// two expressions at the beginning, as long as something is left.
  private mutating func skipCarriers(_ knowledge: KnowledgeBlock?) {
    guard let knowledge else { return }
    skipAddresses(knowledge)
    var first = 0
    for _ in 0..<2 {
      while first < words.count, words[first].kind == .name || words[first].isSkipped {
        first += 1
      }
      var end = first
      while end < words.count, words[end].kind == .word { end += 1 }
      guard end > first else { return }
      let length = knowledge.carrierLength(hashes.span.extracting(first..<end))
      guard length > 0, first + length < words.count,
        !undoes(at: first, longerThan: length, knowledge)
      else { return }
      for k in first..<first + length { words[k].isSkipped = true }
      first += length
    }
  }

  /// How many words before an app's name and behind it only connect it with the request ("ask … to",
  /// "with …").
  ///
  /// - Parameters:
  ///   - name: The places of the name's words.
  ///   - knowledge: What is known of the language.
  package func address(
    of name: Range<Int>, _ knowledge: KnowledgeBlock
  ) -> (before: Int, behind: Int) {
    func isFree(_ k: Int) -> Bool { words[k].kind == .word && !words[k].isSkipped }
    var first = name.lowerBound
    while first > 0, isFree(first - 1) { first -= 1 }
    var end = name.upperBound
    while end < words.count, isFree(end) { end += 1 }
    return knowledge.addressLength(
      before: hashes.span.extracting(first..<name.lowerBound),
      behind: hashes.span.extracting(name.upperBound..<end))
  }

  /// Marks what only connects an app's name with the request.
  private mutating func skipAddresses(_ knowledge: KnowledgeBlock) {
    var lower = 0
    while lower < words.count {
      guard words[lower].kind == .name else {
        lower += 1
        continue
      }
      var upper = lower
      while upper < words.count, words[upper].kind == .name { upper += 1 }
      skipAddress(of: lower..<upper, knowledge)
      lower = upper
    }
  }

  /// Marks what only connects an app's name with the request, as long as something is left; of a name that is taken
  /// for other words, these are not.
  package mutating func skipAddress(of name: Range<Int>, _ knowledge: KnowledgeBlock) {
    let length = address(of: name, knowledge)
    if length.before + length.behind == 0 { return }
    skip(name.lowerBound - length.before..<name.upperBound + length.behind)
    for k in name where words[k].kind == .word { words[k].isSkipped = false }
  }

  /// A bit for each stem, to hold sets of words against each other: a Bloom filter of one hash.
  var signature: UInt32 {
    var bits: UInt32 = 0
    for k in 0..<words.count where words[k].kind == .word && !words[k].isSkipped {
      bits |= 1 << (stems[k] >> 59)
    }
    return bits
  }

  /// Lends the folded form of a word.
  func withLetters<Result>(
    of word: SpokenWord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let first = Int(word.letters)
    // SAFETY: whoever is lent the letters keeps them no longer than the call.
    return unsafe letters.span.extracting(first..<first + Int(word.letterCount))
      .withUnsafeBufferPointer { unsafe body($0) }
  }

  /// The most different words that are counted; in Japanese they are characters.
  private static let maxDifferent = 24

  /// How many different words there are, as far as more of them say anything: a word said again and
  /// again is one.
  ///
  /// - Complexity: O(*n*) for *n* words.
  var differentCount: Int {
    var seen = InlineArray<24, UInt64>(repeating: 0)
    var different = 0
    for k in 0..<count where different < Self.maxDifferent {
      let own = words[k].kind == .word ? hash(k) : UInt64(k)
      var isNew = true
      for s in 0..<different where seen[s] == own { isNew = false }
      if !isNew { continue }
      seen[different] = own
      different += 1
    }
    return different
  }

  /// A byte of the folded form of a word.
  @inline(__always)
  func letter(_ word: SpokenWord, _ index: Int) -> UInt8 { letters[Int(word.letters) &+ index] }
}

/// A word, a slot or an app's name in a `WordBuffer`.
@frozen @usableFromInline package struct SpokenWord: BitwiseCopyable, Sendable {
  /// What stands there.
  @frozen @usableFromInline package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case word, slot, name
  }

  /// What stands there.
  @usableFromInline package var kind: Kind
  /// Whether it carries grammar and hardly any meaning.
  @usableFromInline package var isFunction = false
  /// Whether it is put around the request.
  @usableFromInline package var isSkipped = false
  /// Whether it fills a slot, with a listed value or other words, and the number of the slot's class and
  /// one: 0 for none, the greatest number for words behind the first.
  @usableFromInline package internal(set) var isFilled = false
  @usableFromInline var isFilledListed = false
  @usableFromInline var filledClass: UInt32 = 0
  /// Its place in the text, in UTF-8 bytes; of a slot, the number of its class and one, 0 for none.
  @usableFromInline package var lower: UInt32 = 0
  /// The end of its place.
  @usableFromInline package var upper: UInt32 = 0
  /// What tells it from words with other diacritics, as `Token.accent` does.
  @usableFromInline var accent: UInt32 = 0
  /// Whether it says anything of the intent.
  var counts: Bool { !isSkipped && kind != .name }
  /// Whether it carries meaning that an intent has to account for.
  var mayBeLeft: Bool { kind == .word && counts && !isFunction && !isFilled }
  @usableFromInline var letters: UInt16 = 0
  @usableFromInline var letterCount: UInt16 = 0

  /// Creates a word without text.
  package init(kind: Kind = .word) { self.kind = kind }
}
