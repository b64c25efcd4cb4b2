// SPDX-License-Identifier: Apache-2.0

/// Letters of one alphabet in a row, as numbers, with room around them for contexts.
@safe struct LetterRun {
  // SAFETY: `capacity` bytes, alive in `withRun`. Letters start at `margin`; what is around them is 0.
  private let letters: UnsafeMutableRawPointer
  /// How many letters there are.
  private(set) var count = 0

  /// The alphabet they are of.
  var alphabet = Alphabet.latin

  /// A bit for each letter there is, by its number's low six bits.
  private var seen: UInt64 = 0

  /// Bytes before the first letter: the longest context.
  private static var margin: Int { 4 }

  /// Bytes in all: behind the last letter, eight of a rule read at once and its context.
  private static var capacity: Int { margin + PhoneticEncoder.maxLetters + 12 }

  // SAFETY: `withRun` alone makes runs, over as many bytes as `capacity`.
  private init(_ letters: UnsafeMutableRawPointer) { unsafe self.letters = letters }

  /// Lends an empty run.
  @inline(__always) static func withRun(_ body: (inout LetterRun) -> Void) {
    // SAFETY: the run does not leave the closure; all its bytes are set.
    unsafe withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 8) { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: capacity)
      var run = unsafe LetterRun(base)
      body(&run)
    }
  }

  /// Adds a letter; there must be fewer than `maxLetters`.
  @inline(__always) mutating func append(_ number: UInt8) {
    assert(count < PhoneticEncoder.maxLetters && number < RuleSet.letterCount)
    // SAFETY: below `capacity`, by the assertion.
    unsafe letters.storeBytes(of: number, toByteOffset: Self.margin &+ count, as: UInt8.self)
    seen |= 1 &<< UInt64(number)
    count &+= 1
  }

  /// Writes the phones of the letters and forgets them.
  @inline(__always)
  mutating func read(with rules: LanguageRules, into writer: inout PhoneWriter) {
    if count > 0 { readLetters(with: rules.set(for: alphabet), into: &writer) }
  }

  private mutating func readLetters(with rules: RuleSet, into writer: inout PhoneWriter) {
    if isVowelless, 2...5 ~= count, rule(at: Self.margin, rules)?.size != count {
      spell(with: rules, into: &writer)
    } else {
      readWord(with: rules, into: &writer)
    }
    // SAFETY: the letters are within `capacity`.
    unsafe (letters + Self.margin).initializeMemory(as: UInt8.self, repeating: 0, count: count)
    count = 0
    seen = 0
  }

  /// Whether the letters are Latin without a vowel: an abbreviation that is spelt out.
  private var isVowelless: Bool {
    // a, e, i, o, u, y.
    alphabet == .latin && seen & (1 << 1 | 1 << 5 | 1 << 9 | 1 << 15 | 1 << 21 | 1 << 25) == 0
  }

  /// Reads each letter as a word of its own.
  @inline(never)
  private mutating func spell(with rules: RuleSet, into writer: inout PhoneWriter) {
    let end = Self.margin &+ count
    // SAFETY: at most five letters, of which a word has one, between bytes that are 0.
    var rest = unsafe UInt64(
      littleEndian: letters.loadUnaligned(fromByteOffset: Self.margin, as: UInt64.self))
    unsafe (letters + Self.margin).initializeMemory(as: UInt8.self, repeating: 0, count: count)
    let all = count
    count = 1
    for _ in Self.margin..<end {
      // SAFETY: the first letter's place.
      unsafe letters.storeBytes(
        of: UInt8(truncatingIfNeeded: rest), toByteOffset: Self.margin, as: UInt8.self)
      readWord(with: rules, into: &writer)
      rest &>>= 8
    }
    count = all
  }

  private func readWord(with rules: RuleSet, into writer: inout PhoneWriter) {
    let end = Self.margin &+ count
    var place = Self.margin
    while place < end {
      if let (phones, size) = rule(at: place, rules) {
        var rest = phones
        var left = phones &>> 48 & 0xFF
        while left > 0 {
          writer.append(UInt8(truncatingIfNeeded: rest))
          rest &>>= 8
          left &-= 1
        }
        place &+= size
      } else {
        // SAFETY: a letter stands at `place`.
        let letter = unsafe letters.load(fromByteOffset: place, as: UInt8.self)
        writer.append(Phone.unknown(UInt32(letter)))
        place &+= 1
      }
    }
  }

  /// The rule that counts at a letter: its phones, as `RuleSet.Cell` has them, and its letters.
  @inline(__always)
  private func rule(at place: Int, _ rules: RuleSet) -> (phones: UInt64, size: Int)? {
    // SAFETY: a letter that stands at `place` is followed by twelve more bytes.
    let text = unsafe UInt64(
      littleEndian: letters.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    let letter = Int(truncatingIfNeeded: text & 0x7F)
    let next = Int(truncatingIfNeeded: text &>> 8 & 0x7F)
    // SAFETY: a run has letters of one alphabet, whose numbers are below `stride`.
    let list = unsafe rules.starts + (letter &* rules.stride &+ next)
    var entry = unsafe Int(list[0])
    let last = unsafe Int(list[1])
    while entry < last {
      // SAFETY: `entry` is between two starts, and lists hold places of cells.
      let cell = unsafe rules.cells[Int(rules.lists[entry])]
      entry &+= 1
      guard text & cell.mask == cell.letters else { continue }
      let size = Int(truncatingIfNeeded: cell.phones &>> 56)
      if fits(cell.left, before: place, rules), fits(cell.right, behind: place &+ size, rules) {
        return (cell.phones, size)
      }
    }
    return nil
  }

  /// Whether the letters before a place are of some classes, nearest lowest.
  @inline(__always) private func fits(_ classes: UInt32, before place: Int, _ rules: RuleSet)
    -> Bool
  {
    var (classes, place) = (classes, place)
    while classes != 0 {
      place &-= 1
      guard isMember(place, of: classes & 0xFF, rules) else { return false }
      classes &>>= 8
    }
    return true
  }

  /// Whether the letters from a place on are of some classes, nearest lowest.
  @inline(__always) private func fits(_ classes: UInt32, behind place: Int, _ rules: RuleSet)
    -> Bool
  {
    var (classes, place) = (classes, place)
    while classes != 0 {
      guard isMember(place, of: classes & 0xFF, rules) else { return false }
      place &+= 1
      classes &>>= 8
    }
    return true
  }

  /// Whether the letter at a place, at most four before or behind one, is in a class.
  @inline(__always)
  private func isMember(_ place: Int, of number: UInt32, _ rules: RuleSet) -> Bool {
    // SAFETY: `margin` bytes precede the letters and twelve follow them; the rule's letters were
    // found at its place, so its context starts no further than behind the last letter.
    let letter = unsafe Int(letters.load(fromByteOffset: place, as: UInt8.self) & 0x7F)
    if number >= 0x80 { return letter == Int(number & 0x7F) }
    // SAFETY: `letter` is below `letterCount`, and each has two words.
    let classes = unsafe rules.classes[letter &<< 1 | Int(number &>> 6)]
    return classes &>> UInt64(number) & 1 != 0
  }
}
