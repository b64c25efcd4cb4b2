// SPDX-License-Identifier: Apache-2.0

/// Digits in groups, as they may be a telephone number.
struct PhoneRun {
  /// Its atoms.
  private(set) var atoms: Range<Int>
  /// How many digits it has, those of an extension aside.
  private(set) var digitCount = 0
  /// How many groups they make.
  private(set) var groupCount = 0
  /// Whether it begins with "+".
  private(set) var isInternational = false
  /// Whether brackets or signs stand in it as in no number.
  private(set) var isBroken = false

  /// Digits as ASCII.
  private var digits = [20 of UInt8](repeating: 0)
  /// The digits of each group, and the sign before it: a blank, "-", ".", "/", "(", and "w" for words.
  private var lengths = [20 of UInt8](repeating: 0)
  private var signs = [20 of UInt8](repeating: 0)
  private var extensionDigits = [8 of UInt8](repeating: 0)
  private var extensionCount = 0
  private var depth = 0
  private var hasBrackets = false
  private var spokenCount = 0
  private var repeats = 1

  private static let maxDigits = 20
  private static let maxAtoms = 36

  /// The run that begins at an atom; `nil` where none does.
  init?(_ reader: AddressReader, _ position: Int) {
    atoms = position..<position
    var at = position
    if reader.atoms[at].kind == .sign, reader.text[Int(reader.atoms[at].lower)] == 0x2B {
      isInternational = true
      at += 1
    } else if let plus = reader.term(Symbol.sign, at: at), plus.meaning.number == 0x2B {
      isInternational = true
      at = plus.end
    }
    if isInternational, reader.atoms.indices.contains(at), reader.atoms[at].joint.contains(.other) {
      // "+(44) …" would do, "+ … 5" is a sum.
      guard reader.text[Int(reader.atoms[at].lower) - 1] == 0x28 else { return nil }
    }
    guard let first = read(reader, at, isFirst: true) else { return nil }
    depth = bracketsBefore(reader, position)
    hasBrackets = depth > 0
    at = first
    atoms = position..<at
    while at < reader.atoms.count, at - position < Self.maxAtoms, let next = step(reader, at) {
      at = next
      atoms = position..<at
      if extensionCount > 0 { break }
    }
    finish(reader)
  }

  private func bracketsBefore(_ reader: AddressReader, _ position: Int) -> Int {
    var byte = Int(reader.atoms[position].lower)
    var count = 0
    while byte > 0,
      reader.text[byte - 1] == 0x28
        || reader.text[byte - 1] == 0x20 && count == 0
          && byte > 1 && reader.text[byte - 2] == 0x28
    {
      if reader.text[byte - 1] == 0x28 { count += 1 }
      byte -= 1
    }
    return count
  }

  /// Takes the next group, sign or word; `nil` where the run ends.
  private mutating func step(_ reader: AddressReader, _ at: Int) -> Int? {
    let atom = reader.atoms[at]
    if let word = reader.term(Symbol.extensionword, at: at), atom.kind == .word, digitCount >= 6,
      word.end < reader.atoms.count, reader.atoms[word.end].kind == .digits,
      reader.atoms[word.end].digitCount < 8
    {
      let next = reader.atoms[word.end]
      for byte in Int(next.lower)..<Int(next.upper) where AddressReader.isDigit(reader.text[byte]) {
        extensionDigits[extensionCount] = reader.text[byte]
        extensionCount += 1
      }
      return word.end + 1
    }
    guard let sign = gap(reader, at) else { return nil }
    if atom.kind == .sign {
      // "." and "/" between groups.
      let byte = reader.text[Int(atom.lower)]
      guard byte == 0x2E || byte == 0x2F, atom.joint == .none, at + 1 < reader.atoms.count,
        reader.atoms[at + 1].kind == .digits,
        reader.atoms[at + 1].joint == .none
          || byte == 0x2F && reader.atoms[at + 1].joint == .blank
      else { return nil }
      begin(byte)
      return read(reader, at + 1, isFirst: false)
    }
    let isSaid = atom.kind == .word
    // What is said behind a whole written number is something else.
    if isSaid, spokenCount == 0, digitCount >= 7 { return nil }
    let groups = groupCount
    if repeats == 1 { begin(isSaid ? 0x77 : sign) }
    guard let end = read(reader, at, isFirst: false) else {
      groupCount = groups
      return nil
    }
    return end
  }

  /// The sign between an atom and the one before; `nil` where a run ends.
  private mutating func gap(_ reader: AddressReader, _ at: Int) -> UInt8? {
    let start = Int(reader.atoms[at - 1].upper)
    let end = Int(reader.atoms[at].lower)
    guard end - start <= 8 else { return nil }
    var sign: UInt8 = 0x20
    var byte = start
    while byte < end {
      switch reader.text[byte] {
      case 0x20: break
      case 0x28:
        depth += 1
        hasBrackets = true
        if depth > 1 { isBroken = true }
        sign = 0x28
      case 0x29:
        // One that was opened before the run, or never, is no part of it.
        guard depth > 0 else { return nil }
        depth -= 1
      case 0x2D, 0x2E: if sign != 0x28 { sign = reader.text[byte] }
      case 0xE2
      where byte + 2 < end && reader.text[byte + 1] == 0x80
        && 0x90...0x95 ~= reader.text[byte + 2]:
        sign = 0x2D
        byte += 2
      case 0xC2 where byte + 1 < end && reader.text[byte + 1] == 0xA0: byte += 1
      case 0x2C where reader.atoms[at].kind == .word && spokenCount > 0: break
      default: return nil
      }
      byte += 1
    }
    return sign
  }

  private mutating func begin(_ sign: UInt8) {
    guard groupCount < Self.maxDigits, repeats == 1 else { return }
    // Words said one by one are one group.
    if sign == 0x77, groupCount > 0, signs[groupCount - 1] == 0x77 { return }
    signs[groupCount] = sign
    lengths[groupCount] = 0
    groupCount += 1
  }

  private mutating func append(_ digit: UInt8) {
    for _ in 0..<repeats {
      if digitCount < Self.maxDigits {
        digits[digitCount] = digit
        lengths[groupCount - 1] += 1
      }
      digitCount += 1
    }
    repeats = 1
  }

  /// Takes an atom of digits or words that say some; returns the position behind it.
  private mutating func read(_ reader: AddressReader, _ at: Int, isFirst: Bool) -> Int? {
    guard at < reader.atoms.count else { return nil }
    let atom = reader.atoms[at]
    if isFirst, atom.kind != .sign { begin(atom.kind == .word ? 0x77 : 0x20) }
    switch atom.kind {
    case .sign: return nil
    case .digits:
      guard atom.digitCount > 0 else { return nil }
      var byte = Int(atom.lower)
      while byte < Int(atom.upper) {
        let (scalar, length) = UTF8Scalars.scalar(in: reader.text.span, at: byte)
        append(scalar < 0x80 ? UInt8(scalar) : AtomLexer.digit(scalar))
        byte += length
      }
      return at + 1
    case .word:
      guard atom.word != 0 else { return nil }
      if let several = reader.term(Symbol.repeating, at: at) {
        guard several.end < reader.atoms.count, 2...3 ~= several.meaning.number,
          reader.term(Symbol.repeating, at: several.end) == nil
        else { return nil }
        repeats = Int(several.meaning.number)
        guard let end = read(reader, several.end, isFirst: false) else {
          repeats = 1
          return nil
        }
        return end
      }
      return said(reader, at, isFirst: isFirst)
    }
  }

  /// Takes a word for one or two digits, or for noughts behind one.
  private mutating func said(_ reader: AddressReader, _ at: Int, isFirst: Bool) -> Int? {
    if let power = reader.term(Symbol.power, at: at), !isFirst, spokenCount > 0 {
      guard power.meaning.number == 100 || power.meaning.number == 1000 else { return nil }
      for _ in 0..<(power.meaning.number == 100 ? 2 : 3) { append(0x30) }
      return power.end
    }
    guard var number = Self.number(reader, at) else { return nil }
    // "Forty two", and "soixante dix-huit", which leaves room for more than nine.
    if number.value % 10 == 0, number.value >= 20, number.end < reader.atoms.count,
      reader.atoms[number.end].kind == .word, let rest = Self.number(reader, number.end),
      rest.value >= 1, rest.value < number.room
    {
      number.value += rest.value
      number.end = rest.end
    }
    spokenCount += 1
    if number.value >= 10 { append(0x30 + UInt8(number.value / 10)) }
    append(0x30 + UInt8(number.value % 10))
    return number.end
  }

  /// The number below 100 of a word; what may be added to it is below its room.
  private static func number(_ reader: AddressReader, _ at: Int) -> (
    value: Int, room: Int, end: Int
  )? {
    if let sign = reader.term(Symbol.sign, at: at), 0x30...0x39 ~= sign.meaning.number {
      return (Int(sign.meaning.number) - 0x30, 1, sign.end)
    }
    guard let number = reader.term(Symbol.number, at: at), number.meaning.isWhole,
      0..<100 ~= number.meaning.number
    else { return nil }
    return (Int(number.meaning.number), Int(number.meaning.upper), number.end)
  }

  /// What is known once the run is whole.
  private mutating func finish(_ reader: AddressReader) {
    if depth > 0, atoms.upperBound > 0 {
      // The bracket may close behind the last digit.
      let end = Int(reader.atoms[atoms.upperBound - 1].upper)
      if end < reader.text.count, reader.text[end] == 0x29 { depth -= 1 }
    }
    if depth > 0 { isBroken = true }
  }

  // MARK: Shapes

  private func length(_ group: Int) -> Int { group < groupCount ? Int(lengths[group]) : 0 }

  private func isShaped(_ shape: Int...) -> Bool {
    shape.count == groupCount && shape.indices.allSatisfy { length($0) == shape[$0] }
  }

  private func hasSign(_ sign: UInt8) -> Bool {
    (1..<max(groupCount, 1)).contains { signs[$0] == sign }
  }

  private var isParted: Bool { groupCount > 1 }

  /// Whether it is the shape of a date in digits.
  var isDate: Bool {
    guard groupCount == 3, !hasBrackets, spokenCount == 0, signs[1] == signs[2] else {
      return false
    }
    return length(0) <= 2 && length(1) <= 2 && (length(2) == 4 || length(2) == 2)
      || length(0) == 4 && length(1) <= 2 && length(2) <= 2
  }

  /// Whether it has the shape of something else: a date, an IP address, a sum, a card, a book's number.
  var isOtherwise: Bool {
    if hasBrackets || extensionCount > 0 { return false }
    if isDate { return true }
    if spokenCount > 0 { return digitCount > 15 }
    let points = hasSign(0x2E)
    if points, groupCount == 2 || groupCount == 4 && (0..<4).allSatisfy({ length($0) <= 3 }) {
      return true
    }
    let isGrouped = (1..<max(groupCount, 2)).allSatisfy { length($0) == 3 }
    if points, isGrouped { return true }
    // Cards; numbers of books; of social security.
    if groupCount >= 3, digitCount >= 13, (0..<3).allSatisfy({ length($0) == 4 }) { return true }
    if groupCount >= 4, digitCount == 13, length(0) == 3, digits[0] == 0x39, digits[1] == 0x37 {
      return true
    }
    if groupCount == 4, digitCount == 10, length(0) == 1, length(3) == 1 { return true }
    if groupCount == 1, digitCount > 12, digits[0] != 0x30 { return true }
    return isShaped(3, 2, 4) || hasSign(0x2F)
  }

  /// Whether its shape alone says a telephone number.
  var isTelling: Bool {
    if extensionCount > 0 || hasBrackets { return digitCount >= 7 }
    if spokenCount > 0 {
      let isSingle = spokenCount + 2 >= digitCount
      return digitCount >= 7 && (isSingle && !isCounting || digits[0] == 0x30)
    }
    if (0..<groupCount).allSatisfy({ length($0) == 1 }) {
      return digitCount >= 7 && !hasSign(0x2D) && !isCounting && !isRepeated
    }
    if digits[0] == 0x30 {
      // "011" is the prefix for calls abroad from North America, as "00" is elsewhere.
      let isAbroad = digits[1] == 0x30 || digits[1] == 0x31 && digits[2] == 0x31
      return 9...(isAbroad ? 17 : 12) ~= digitCount && length(0) > 1
    }
    if isShaped(3, 3, 4) || isShaped(1, 3, 3, 4) && digits[0] == 0x31 { return true }
    return groupCount == 1 && 10...12 ~= digitCount
  }

  /// Whether all digits are the same.
  private var isRepeated: Bool { (1..<min(digitCount, 9)).allSatisfy { digits[$0] == digits[0] } }

  /// Whether each digit is one more than that before, as who counts says them.
  private var isCounting: Bool {
    (1..<min(digitCount, 9)).allSatisfy { digits[$0] == digits[$0 - 1] + 1 }
  }

  // MARK: What it says

  /// Appends the number: digits, with "+" where it is international; an extension as RFC 3966 has it.
  func write(to letters: inout [UInt8]) {
    if isInternational { letters.append(0x2B) }
    var at = 0
    for group in 0..<groupCount {
      // "+44 (0)20": the nought is for calls from within.
      let isTrunk =
        isInternational && group > 0 && signs[group] == 0x28 && length(group) == 1
        && digits[at] == 0x30
      for _ in 0..<length(group) {
        if !isTrunk { letters.append(digits[at]) }
        at += 1
      }
    }
    guard extensionCount > 0 else { return }
    letters.append(contentsOf: ";ext=".utf8)
    for index in 0..<extensionCount { letters.append(extensionDigits[index]) }
  }

  /// Its bytes, with a bracket before its first digit or behind its last one.
  func bytes(in text: [UInt8], _ atoms: [Atom]) -> Range<Int> {
    var lower = Int(atoms[self.atoms.lowerBound].lower)
    var upper = Int(atoms[self.atoms.upperBound - 1].upper)
    if hasBrackets {
      let inside = text[lower..<upper]
      let open = inside.count { $0 == 0x28 }
      let closed = inside.count { $0 == 0x29 }
      if closed > open, lower > 0 {
        lower -= 1
        while lower > 0, text[lower] == 0x20 { lower -= 1 }
      } else if open > closed, upper < text.count, text[upper] == 0x29 {
        upper += 1
      }
    }
    return lower..<upper
  }
}
