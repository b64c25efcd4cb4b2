// SPDX-License-Identifier: Apache-2.0

/// The rules of a language for one alphabet, laid out for reading words.
///
/// Of the rules that fit at a letter the one with most letters counts, then the one with most
/// context, then the first. They are sorted so, by their first letter, and the first that fits is it.
///
/// A rule is 32 bytes. In its context a byte from 128 on is one letter, below it the number of a class
/// of several; a letter knows the classes it is in as 128 bits, so that asking for one is a shift.
@safe final class RuleSet: @unchecked Sendable {
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

  // SAFETY: written in `init` only, before the set is shared; never freed, as sets live as long as the
  // process (`RuleLibrary`).
  let cells: UnsafePointer<Cell>
  /// The first rule of a letter; that of the next is its end.
  let starts: UnsafePointer<UInt16>
  /// The classes a letter is in, two words a letter.
  let classes: UnsafePointer<UInt64>

  /// Lays rules out.
  init(_ rules: [PhoneticRule], alphabet: Alphabet) {
    var numbers: [LetterClass: Int] = [:]
    var members = [UInt64](repeating: 0, count: 2 * Self.letterCount)
    func number(of letters: LetterClass) -> UInt32 {
      if letters.letters.count == 1 { return 0x80 | UInt32(alphabet.number(letters.letters[0])) }
      if let known = numbers[letters] { return UInt32(known) }
      let number = numbers.count + 1
      precondition(number < 128, "rules tell more than 127 classes of letters apart")
      numbers[letters] = number
      for letter in letters.letters {
        members[Int(alphabet.number(letter)) * 2 + number / 64] |= 1 << UInt64(number % 64)
      }
      return UInt32(number)
    }
    let sorted = rules.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      let (x, y) = (alphabet.number(a.letters[0]), alphabet.number(b.letters[0]))
      if x != y { return x < y }
      if a.letters.count != b.letters.count { return a.letters.count > b.letters.count }
      let (m, n) = (a.left.count + a.right.count, b.left.count + b.right.count)
      return m != n ? m > n : first.offset < second.offset
    }
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: max(rules.count, 1))
    let starts = UnsafeMutablePointer<UInt16>.allocate(capacity: Self.letterCount + 1)
    unsafe starts.initialize(repeating: 0, count: Self.letterCount + 1)
    for (place, (_, rule)) in sorted.enumerated() {
      var cell = Cell(letters: 0, mask: 0, left: 0, right: 0, phones: 0)
      for (index, letter) in rule.letters.enumerated() {
        cell.letters |= UInt64(alphabet.number(letter)) << UInt64(8 * index)
        cell.mask |= 0xFF << UInt64(8 * index)
      }
      for (index, letters) in rule.left.reversed().enumerated() {
        cell.left |= number(of: letters) << UInt32(8 * index)
      }
      for (index, letters) in rule.right.enumerated() {
        cell.right |= number(of: letters) << UInt32(8 * index)
      }
      for (index, phone) in rule.phones.enumerated() {
        cell.phones |= UInt64(phone) << UInt64(8 * index)
      }
      cell.phones |= UInt64(rule.phones.count) << 48 | UInt64(rule.letters.count) << 56
      // SAFETY: there are as many places as rules.
      unsafe (cells + place).initialize(to: cell)
      // SAFETY: a letter's number is below `letterCount`.
      unsafe starts[Int(alphabet.number(rule.letters[0])) + 1] += 1
    }
    for letter in 0..<Self.letterCount {
      // SAFETY: there are `letterCount + 1` starts.
      unsafe starts[letter + 1] += starts[letter]
    }
    let classes = UnsafeMutablePointer<UInt64>.allocate(capacity: members.count)
    unsafe classes.initialize(from: members, count: members.count)
    unsafe self.cells = UnsafePointer(cells)
    unsafe self.starts = UnsafePointer(starts)
    unsafe self.classes = UnsafePointer(classes)
  }
}
