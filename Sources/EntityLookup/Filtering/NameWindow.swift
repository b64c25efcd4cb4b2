// SPDX-License-Identifier: Apache-2.0

import MatchIndex
import Phonetics
import TextAnalysis

/// Words of an utterance that stand beside each other, held against the names of a `NameFilter`.
///
/// A window begins at a word and grows by one at a time; what is known of words is kept from one window to
/// the next. Used by one thread at a time.
@safe package struct NameWindow: ~Copyable {
  /// Most words of a window.
  package static let maxWords = 4

  /// The names; `nil` where only a look-up tells whether one is near.
  private var filter: NameFilter?
  /// The same, for calls that need not count its references.
  // SAFETY: `filter` keeps it.
  private var lent: Unmanaged<NameFilter>?
  private var analyzer: TextAnalyzer?

  private static let rows = 8
  private static let formBytes = 4 * LetterCode.maxLetters

  private var words = FixedBuffer<WindowWord>(capacity: rows, filler: WindowWord())
  /// The place in the utterance of the word in each row; −1 of none.
  private var indices = FixedBuffer<Int32>(capacity: rows, filler: -1)
  private var letters = FixedBuffer<UInt8>(capacity: rows * LetterCode.maxLetters, filler: 0)
  private var forms = FixedBuffer<UInt8>(capacity: rows * formBytes, filler: 0)
  private var phones = FixedBuffer<UInt8>(capacity: rows * WordSounds.maxPhones, filler: 0)
  /// The letters that each name shares with the window.
  private var counters = LetterPlanes.Counters(capacity: LetterPlanes.counters, filler: 0)
  /// Where the planes of a word's letters stand.
  private var places = FixedBuffer<UInt8>(capacity: LetterCode.maxLetters, filler: 0)
  /// How often each class of letters is in the window.
  private var counts = FixedBuffer<UInt8>(capacity: LetterPlanes.classCount, filler: 0)
  private var heard = FixedBuffer<UInt8>(capacity: SearchLimits.phones, filler: 0)
  /// The letters of the window, which spellings are held against.
  private var pattern = LetterMasks()
  private var first = 0
  private var count = 0
  private var letterCount = 0
  /// The blanks between the words, as they stand.
  private var blankCount = 0
  private var last: (count: Int, last: UInt8) = (0, 0)
  /// Whether names and utterance are analysed alike so far, and all words have letters.
  private var isTold = true
  /// Whether the words are letters and nothing else: run together, digits and signs may be words of their own.
  private var isLetters = true
  /// How many of the words are of scripts whose letters, written beside those of alphabets, stay words of their own.
  private var wideCount = 0
  /// What the first words sound like apart, as many as that has been asked for.
  private var sounds = PhoneCounts()
  private var soundedCount = 0

  private static let maxLetters = LetterPlanes.maxLetters

  /// A window without words.
  package init() {}

  /// Forgets the utterance, and takes the names that words of the next are held against.
  ///
  /// - Parameter analyzer: What analyses the next utterance.
  package mutating func removeAll(_ filter: NameFilter?, heardBy analyzer: TextAnalyzer) {
    self.filter = filter
    unsafe lent = filter.map { unsafe Unmanaged.passUnretained($0) }
    self.analyzer = analyzer
    indices.fill(-1, count: Self.rows)
  }

  /// Begins a window without words before a word.
  package mutating func begin(at index: Int) {
    // SAFETY: `filter` is not changed meanwhile.
    unsafe lent?._withUnsafeGuaranteedRef { begin(at: index, $0) }
  }

  private mutating func begin(at index: Int, _ filter: NameFilter) {
    first = index
    isTold = true
    isLetters = true
    wideCount = 0
    sounds = PhoneCounts()
    soundedCount = 0
    count = 0
    letterCount = 0
    blankCount = 0
    last = (0, 0)
    counters.fill(0, count: filter.planes.blockCount * LetterPlanes.bits)
    counts.fill(0, count: LetterPlanes.classCount)
  }

  /// Adds the next word.
  ///
  /// - Parameters:
  ///   - token: The word, as the analyzer has found it in `utf8`.
  ///   - utf8: The whole utterance.
  package mutating func add(_ token: Token, in utf8: UnsafeBufferPointer<UInt8>) {
    // SAFETY: `filter` is not changed meanwhile, and the bytes are lent for the call.
    unsafe lent?._withUnsafeGuaranteedRef { unsafe add(token, in: utf8, $0) }
  }

  private mutating func add(
    _ token: Token, in utf8: UnsafeBufferPointer<UInt8>, _ filter: NameFilter
  ) {
    let index = first + count
    let row = index % Self.rows
    if indices[row] != Int32(truncatingIfNeeded: index), let analyzer {
      // SAFETY: the bytes are lent for the call.
      unsafe read(token, in: utf8, analyzer, filter, into: (row, index))
    }
    if !words[row].isTold || words[row].letterCount == 0 { isTold = false }
    if !words[row].isLetters { isLetters = false }
    if words[row].isWide { wideCount += 1 }
    count += 1
    let start = row * LetterCode.maxLetters
    countLetters(start, min(Int(words[row].letterCount), Self.maxLetters - letterCount), filter)
    let own = Int(words[row].letterCount)
    guard own > 0 else { return }
    if last.count > 0, LetterCode.isApart(last, (own, letters[start])) { blankCount += 1 }
    last = (own, letters[start + own - 1])
  }

  /// Counts letters from a place on, each for all names that have as many of it.
  private mutating func countLetters(_ start: Int, _ count: Int, _ filter: NameFilter) {
    letterCount += count
    places.removeAll()
    for k in 0..<count {
      let place = LetterPlanes.letterClass(letters[start + k])
      let seen = Int(counts[place])
      counts[place] = UInt8(truncatingIfNeeded: min(seen + 1, LetterPlanes.counted))
      _ = places.append(LetterPlanes.place(place, seen))
    }
    for block in 0..<filter.planes.blockCount {
      filter.planes.count(places, in: block, to: &counters)
    }
  }

  /// Writes what is known of a word.
  private mutating func read(
    _ token: Token, in utf8: UnsafeBufferPointer<UInt8>, _ analyzer: TextAnalyzer,
    _ filter: NameFilter, into place: (row: Int, index: Int)
  ) {
    let (row, index) = place
    var word = WindowWord()
    // Names may be of a language with other contractions or casing.
    // SAFETY: the bytes are lent for the call.
    word.isTold = unsafe analyzer.agrees(with: filter.index.analyzer, on: token, in: utf8)
    let form = row * Self.formBytes
    let letter = row * LetterCode.maxLetters
    // SAFETY: each word has a row of its own in both, and the bytes are lent for the call.
    let (bytes, written) = unsafe forms.withRoom { forms in
      unsafe letters.withRoom { letters in
        let room = unsafe UnsafeMutableBufferPointer(rebasing: forms[form..<form + Self.formBytes])
        let bytes = unsafe analyzer.writeFoldedForm(of: token, in: utf8, into: room)
        let written = unsafe LetterCode.write(
          UnsafeBufferPointer(rebasing: room[..<bytes]), into: letters.baseAddress! + letter)
        return (bytes, written)
      }
    }
    word.formCount = UInt16(truncatingIfNeeded: bytes)
    word.letterCount = UInt8(truncatingIfNeeded: written)
    word.isLetters = true
    for k in form..<form + bytes {
      let byte = forms[k]
      if byte < 0x80, !(0x61...0x7A ~= byte) { word.isLetters = false }
      if byte >= 0xE0 { word.isWide = true }
    }
    words[row] = word
    indices[row] = Int32(truncatingIfNeeded: index)
  }

  /// Whether a name may be near the words, as they stand or run together.
  ///
  /// - Parameter isJoined: Whether the words are run together.
  /// - Returns: `true` where it is not known that a look-up would find none.
  package mutating func mayBeNear(isJoined: Bool) -> Bool {
    // SAFETY: `filter` is not changed meanwhile.
    unsafe lent?._withUnsafeGuaranteedRef { mayBeNear(isJoined: isJoined, $0) } ?? true
  }

  private mutating func mayBeNear(isJoined: Bool, _ filter: NameFilter) -> Bool {
    let blanks = isJoined ? 0 : blankCount
    guard isTold, letterCount + blanks < Self.maxLetters else { return true }
    if isJoined, !isLetters || wideCount != 0 && wideCount != count { return true }
    if isSpeltAlike(filter, blanks) { return true }
    return isJoined && count > 1 ? soundsAlikeJoined(filter) : soundsAlike(filter)
  }

  // MARK: - Letters

  private mutating func isSpeltAlike(_ filter: NameFilter, _ blanks: Int) -> Bool {
    var isSpelt = false
    for block in 0..<filter.planes.blockCount {
      var names = near(in: .spelt(blanks: min(blanks, LetterPlanes.maxBlanks)), block, filter)
      while names != 0 {
        let lane = names.trailingZeroBitCount
        names &= names - 1
        let name = 64 * block + lane
        // All letters in another order: names are found by their words in any.
        if filter.length(name) == letterCount + blanks, shared(lane, block) >= letterCount {
          return true
        }
        if !isSpelt {
          pattern.removeAll()
          spell(blanks)
          isSpelt = true
        }
        if filter.rightLetters(pattern, name) >= filter.spelling { return true }
      }
    }
    return false
  }

  /// The names of a block that share as many letters with the window as they need to be near.
  @inline(__always)
  private func near(
    in nearness: LetterPlanes.Nearness, _ block: Int, _ filter: NameFilter
  ) -> UInt64 {
    filter.planes.names(sharing: counters, of: letterCount, in: nearness, block)
  }

  /// The letters that a name shares with the window.
  private func shared(_ lane: Int, _ block: Int) -> Int {
    (0..<LetterPlanes.bits).reduce(0) {
      $0 | Int(counters[block &* LetterPlanes.bits &+ $1] &>> UInt64(lane) & 1) &<< $1
    }
  }

  /// Writes the letters of the window into the pattern.
  private mutating func spell(_ blanks: Int) {
    var last: (count: Int, last: UInt8) = (0, 0)
    for index in first..<first + count {
      let row = index % Self.rows
      let start = row * LetterCode.maxLetters
      let count = Int(words[row].letterCount)
      if blanks > 0, index > first, LetterCode.isApart(last, (count, letters[start])) {
        _ = pattern.append(LetterCode.blank)
      }
      for k in start..<start + count { _ = pattern.append(letters[k]) }
      last = (count, letters[start + count - 1])
    }
  }

  // MARK: - Sounds

  /// Whether a name sounds like the words run together that shares half of the letters and has the consonants of the
  /// words apart.
  private mutating func soundsAlikeJoined(_ filter: NameFilter) -> Bool {
    var joined: NameFilter.Query?
    for block in 0..<filter.planes.blockCount {
      var names = near(in: .joined, block, filter) & filter.names(heardIn: block)
      while names != 0 {
        let lane = names.trailingZeroBitCount
        let name = 64 * block + lane
        names &= names - 1
        guard filter.mayBe(name, soundingLikeJoined: countSounds(filter)) else { continue }
        // Most often no name comes so far, and the words need not be heard together.
        let query =
          joined
          ?? filter.query(hearJoined(filter), letters: letterCount, isOne: true)
        joined = query
        if isHeard(name, as: query, sharing: shared(lane, block), filter) { return true }
      }
    }
    return false
  }

  /// Whether a name sounds like the words as they stand.
  private mutating func soundsAlike(_ filter: NameFilter) -> Bool {
    var isHeard = false
    for block in 0..<filter.planes.blockCount {
      var names = near(in: .heard(isOne: count == 1), block, filter)
      if names == 0 { continue }
      let query = filter.query(countSounds(filter), letters: letterCount, isOne: count == 1)
      if query.sound.count > heard.capacity { return true }
      names &= filter.names(weighing: filter.weights(like: query), in: block)
      while names != 0 {
        let lane = names.trailingZeroBitCount
        let name = 64 * block + lane
        names &= names - 1
        let shared = shared(lane, block)
        // Most often the counts of the words tell, and their phones need not be put together.
        guard filter.mayBe(name, soundingLike: query, sharing: shared) else { continue }
        if !isHeard { hear() }
        isHeard = true
        if self.isHeard(name, as: query, sharing: shared, filter) { return true }
      }
    }
    return false
  }

  /// Puts the phones of the words together.
  private mutating func hear() {
    heard.removeAll()
    for index in first..<first + count {
      let row = index % Self.rows
      for k in 0..<Int(words[row].phoneCount) {
        _ = heard.append(phones[row * WordSounds.maxPhones + k])
      }
    }
  }

  /// Whether a name sounds like the phones that have been put together.
  private mutating func isHeard(
    _ name: Int, as query: NameFilter.Query, sharing letters: Int, _ filter: NameFilter
  ) -> Bool {
    let count = heard.count
    guard count > 0 else { return false }
    // SAFETY: the phones are read inside the closure only.
    return unsafe heard.withRoom { room in
      unsafe filter.isName(
        name, soundingLike: query,
        UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<count]), sharing: letters)
    }
  }

  /// Counts the phones of all words.
  private mutating func countSounds(_ filter: NameFilter) -> PhoneCounts {
    while soundedCount < count {
      let row = (first + soundedCount) % Self.rows
      if words[row].phoneCount < 0 { hear(row, filter) }
      sounds.append(words[row].phones)
      soundedCount += 1
    }
    return sounds
  }

  /// Writes the phones of the word in a row.
  private mutating func hear(_ row: Int, _ filter: NameFilter) {
    let form = row * Self.formBytes
    let bytes = Int(words[row].formCount)
    let first = row * WordSounds.maxPhones
    // SAFETY: each word has a row of its own in both.
    words[row].phones = unsafe forms.withRoom { forms in
      unsafe phones.withRoom { room in
        let written = unsafe filter.index.search.sounds.write(
          UnsafeBufferPointer(rebasing: UnsafeBufferPointer(forms)[form..<form + bytes]),
          into: room.baseAddress! + first)
        return PhoneCounts(
          unsafe UnsafeBufferPointer(rebasing: room[first..<first + written]).span)
      }
    }
    words[row].phoneCount = Int16(truncatingIfNeeded: words[row].phones.count)
  }

  /// Writes the phones of the words run together, and counts them.
  private mutating func hearJoined(_ filter: NameFilter) -> PhoneCounts {
    heard.removeAll()
    // SAFETY: the room is used inside the closure only, and holds the forms of all words; the phones of a
    // word have room in those of a text.
    unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: Self.maxWords * Self.formBytes
    ) { room in
      var bytes = 0
      for index in first..<min(first + count, first + Self.maxWords) {
        let row = index % Self.rows
        for k in 0..<Int(words[row].formCount) {
          unsafe room[bytes] = forms[row * Self.formBytes + k]
          bytes += 1
        }
      }
      let form = unsafe UnsafeBufferPointer(rebasing: room[..<min(bytes, Self.formBytes)])
      let written = unsafe heard.withRoom { heard in
        unsafe filter.index.search.sounds.write(form, into: heard.baseAddress!)
      }
      heard.grow(by: written)
    }
    return PhoneCounts(heard.span)
  }
}

/// A word of an utterance in a window.
struct WindowWord: BitwiseCopyable {
  var letterCount: UInt8 = 0
  var formCount: UInt16 = 0
  /// The number of its phones; −1 where they have not been asked for.
  var phoneCount: Int16 = -1
  var phones = PhoneCounts()
  /// Whether it is letters and nothing else.
  var isLetters = false
  /// Whether it has letters of three bytes or more.
  var isWide = false
  /// Whether names and utterance are analysed alike.
  var isTold = false
}
