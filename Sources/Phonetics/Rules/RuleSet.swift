// SPDX-License-Identifier: Apache-2.0

/// The rules of a language for one alphabet, laid out for reading words.
///
/// Of the rules that fit at a letter the one with most letters counts, then the one with most
/// context, then the first. They are sorted so; for each letter and the one behind it there is a list
/// of those that may fit, and the first that does is it.
///
/// A rule is 32 bytes. In its context a byte from 128 on is one letter, below it the number of a class
/// of several; a letter knows the classes it is in as 128 bits, so that asking for one is a shift.
@safe struct RuleSet: @unchecked Sendable {
  /// A rule.
  struct Cell {
    /// Numbers of its letters, first lowest, and as many bytes of ones.
    var letters: UInt64
    var mask: UInt64
    /// What stands before and after, nearest lowest; 0 is the end.
    var left: UInt32
    var right: UInt32
    /// Its phones, first lowest; their number in byte 6, that of its letters in byte 7.
    var phones: UInt64
  }

  /// Numbers of letters a set knows.
  static let letterCount = 128

  // SAFETY: all written in `init` only, before the set is shared; never freed, as sets live as long
  // as the process (`LanguageRules`).
  let cells: UnsafePointer<Cell>
  /// Places in `cells`, list after list.
  let lists: UnsafePointer<UInt16>
  /// Where the list of two letters starts, `first * stride + second`; that of the next is its end.
  let starts: UnsafePointer<UInt16>
  /// The classes a letter is in, two words a letter.
  let classes: UnsafePointer<UInt64>
  /// One more than the highest number of a letter.
  let stride: Int

  /// Lays rules out.
  init(_ rules: [PhoneticRule], alphabet: Alphabet) {
    var classes = ClassNumbers(alphabet: alphabet)
    // One number a rule: fewer letters, less context and a later line come later.
    let order = rules.enumerated().map { offset, rule in
      let context = rule.left.count + rule.right.count
      return (8 - rule.letters.count) << 40 | (8 - context) << 32 | offset
    }
    let sorted = order.sorted().map { rules[$0 & 0xFFFF_FFFF] }
    let cells = sorted.map { Self.cell($0, &classes) }
    let stride = alphabet.letterCount + 1
    // The second letter is the rule's own, or else what its context asks for, or else any.
    let any = LetterClass(0..<UInt8(stride))
    let seconds = sorted.map { rule in
      rule.letters.count > 1
        ? LetterClass([alphabet.number(rule.letters[1])]) : rule.right.first ?? any
    }
    // Counted first, then filled in: a list of lists would be thousands of allocations.
    var starts = [UInt16](repeating: 0, count: stride * stride + 1)
    let firsts = sorted.map { Int(alphabet.number($0.letters[0])) * stride }
    for (first, seconds) in zip(firsts, seconds) {
      seconds.forEach { starts[first + $0 + 1] += 1 }
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var lists = [UInt16](repeating: 0, count: Int(starts[stride * stride]))
    var ends = starts
    for (place, first) in firsts.enumerated() {
      seconds[place].forEach { second in
        lists[Int(ends[first + second])] = UInt16(place)
        ends[first + second] += 1
      }
    }
    self.stride = stride
    // SAFETY: all are kept for good.
    unsafe self.cells = Self.kept(cells)
    unsafe self.lists = Self.kept(lists)
    unsafe self.starts = Self.kept(starts)
    unsafe self.classes = Self.kept(classes.members)
  }

  /// What is read of a rule.
  private static func cell(_ rule: PhoneticRule, _ classes: inout ClassNumbers) -> Cell {
    var cell = Cell(letters: 0, mask: 0, left: 0, right: 0, phones: 0)
    for (index, letter) in rule.letters.enumerated() {
      cell.letters |= UInt64(classes.alphabet.number(letter)) << UInt64(8 * index)
      cell.mask |= 0xFF << UInt64(8 * index)
    }
    for (index, letters) in rule.left.reversed().enumerated() {
      cell.left |= classes.number(of: letters) << UInt32(8 * index)
    }
    for (index, letters) in rule.right.enumerated() {
      cell.right |= classes.number(of: letters) << UInt32(8 * index)
    }
    for (index, phone) in rule.phones.enumerated() {
      cell.phones |= UInt64(phone) << UInt64(8 * index)
    }
    cell.phones |= UInt64(rule.phones.count) << 48 | UInt64(rule.letters.count) << 56
    return cell
  }

  /// A copy that lives as long as the process.
  static func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    // SAFETY: there is room for all elements.
    unsafe copy.initialize(from: elements, count: elements.count)
    return unsafe UnsafePointer(copy)
  }
}

/// Numbers for what rules ask of the letters around theirs, given as they come.
private struct ClassNumbers {
  let alphabet: Alphabet
  /// A bit a class, two words a letter.
  private(set) var members = [UInt64](repeating: 0, count: 2 * RuleSet.letterCount)
  private var numbers: [LetterClass: Int] = [:]

  init(alphabet: Alphabet) { self.alphabet = alphabet }

  /// The number of a class; that of a single letter is the letter's own, with the top bit.
  mutating func number(of letters: LetterClass) -> UInt32 {
    if letters.count == 1 { return 0x80 | UInt32(letters.bits.trailingZeroBitCount) }
    if let known = numbers[letters] { return UInt32(known) }
    let number = numbers.count + 1
    precondition(number < 128, "rules tell more than 127 classes of letters apart")
    numbers[letters] = number
    letters.forEach { members[$0 * 2 + number / 64] |= 1 << UInt64(number % 64) }
    return UInt32(number)
  }
}
