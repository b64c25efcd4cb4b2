// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

/// Cuts a text into atoms.
///
/// Words are runs of letters, folded as `TextAnalyzer` folds them. An apostrophe within a word is left
/// out ("o'clock"), but a final "'s" is an atom of its own; in languages that elide ("l'heure") it parts
/// words. "a.m." is one word. A point or comma is a sign between digits and a joint elsewhere; hyphens
/// and dashes are joints.
struct AtomLexer: ~Copyable {
  let lexicon: Lexicon
  let count: Int
  var offset = 0
  private var joint = AtomJoint.other

  /// Cuts a text into atoms, which replace those in a buffer.
  ///
  /// - Returns: Whether any atom may begin or be part of a value by itself.
  /// - Complexity: O(*n*) for *n* bytes.
  static func read(_ text: Span<UInt8>, with lexicon: Lexicon, into atoms: inout [Atom]) -> Bool {
    atoms.removeAll(keepingCapacity: true)
    var lexer = AtomLexer(lexicon: lexicon, count: text.count)
    return lexer.run(text, into: &atoms)
  }

  init(lexicon: Lexicon, count: Int) {
    self.lexicon = lexicon
    self.count = count
  }

  private mutating func run(_ text: Span<UInt8>, into atoms: inout [Atom]) -> Bool {
    var isTelling = false
    while offset < count {
      let byte = text[offset]
      if byte | 0x20 &- 0x61 < 26, byte < 0x80 {
        isTelling = word(text, into: &atoms) || isTelling
      } else if byte &- 0x30 < 10 {
        digits(text, into: &atoms)
        isTelling = true
      } else if byte == 0x20 {
        blank()
      } else if byte < 0x80 {
        isTelling = sign(byte, text, into: &atoms) || isTelling
      } else {
        isTelling = rare(text, into: &atoms) || isTelling
      }
    }
    return isTelling
  }

  // MARK: Joints

  private mutating func blank() {
    offset += 1
    if joint == .none { joint = .blank } else if joint == .hyphen { joint = .dash }
  }

  private mutating func separate(_ new: AtomJoint, length: Int) {
    offset += length
    switch (joint, new) {
    case (.none, _): joint = new
    case (.blank, .hyphen): joint = .dash
    case (.blank, _): joint = new
    case (.comma, .comma): joint = .other
    // What begins with a dash may be negative.
    case (.other, .hyphen) where offset == length: joint = .dash
    default: joint = .other
    }
  }

  private mutating func append(_ atom: Atom, to atoms: inout [Atom]) {
    atoms.append(atom)
    joint = .none
  }

  // MARK: Digits

  private mutating func digits(_ text: Span<UInt8>, into atoms: inout [Atom]) {
    let lower = offset
    var value = 0.0
    var digits = 0
    while offset < count {
      let byte = text[offset]
      if byte &- 0x30 < 10 {
        value = value * 10 + Double(byte &- 0x30)
        digits += 1
        offset += 1
        continue
      }
      guard byte >= 0x80 else { break }
      let (scalar, length) = UTF8Scalars.scalar(in: text, at: offset)
      let folding = ScalarFolding(scalar)
      guard folding.kind == .digit, folding.count == 1 else { break }
      value = value * 10 + Double(folding.bytes &- 0x30)
      digits += 1
      offset += length
    }
    if digits > 15, value.isFinite {
      // Digits one by one would leave an error in the last place.
      let written = (lower..<offset).map { text[$0] }
      value = Double(String(decoding: written, as: UTF8.self)) ?? value
    }
    append(
      Atom(
        kind: .digits, joint: joint, casing: [], digitCount: UInt8(min(digits, 255)),
        word: 0, lower: UInt32(lower), upper: UInt32(offset), value: value,
        hash: 0), to: &atoms)
  }

  // MARK: Words

  private mutating func word(_ text: Span<UInt8>, into atoms: inout [Atom]) -> Bool {
    let lower = offset
    var hash = WordHash()
    var letters = 0
    var points = 0
    var capitals = 0
    var firstIsCapital = false
    scan: while offset < count {
      let byte = text[offset]
      if byte | 0x20 &- 0x61 < 26, byte < 0x80 {
        let isCapital = byte < 0x61
        if isCapital { capitals += 1 }
        if letters == 0 { firstIsCapital = isCapital }
        hash.add(byte | 0x20)
        letters += 1
        offset += 1
      } else if byte == 0x27 || byte >= 0x80 {
        guard apostropheOrLetter(text, &hash, &letters) else { break scan }
      } else if byte == 0x2E {
        // "a.m.", "u.s.": single letters, each with a point.
        guard points == letters - 1, offset - lower == 2 * letters - 1, offset + 1 < count,
          Self.isLetter(text[offset + 1]),
          offset + 2 >= count || !Self.isLetter(text[offset + 2])
        else { break }
        points += 1
        offset += 1
      } else {
        break
      }
    }
    var isDotted = false
    guard letters > 0 else {
      offset += 1
      joint = .other
      return false
    }
    var casing: Atom.Casing = firstIsCapital ? .capitalized : []
    if capitals == letters { casing.insert(.upper) }
    let upper = offset
    if upper - lower > letters { casing.insert(.accented) }
    let entry = lexicon.entry(of: hash)
    if offset < count, text[offset] == 0x2E,
      entry.isAbbreviation || letters == 1 || points > 0
    {
      offset += 1
      // The first label of a host, "t.co".
      isDotted = offset < count && Self.isLetter(text[offset])
    }
    if entry.word == 0, let parts = lexicon.compounds?.parts(of: text, in: lower..<upper) {
      return append(parts, of: lower..<upper, casing, to: &atoms)
    }
    append(
      Atom(
        kind: .word, joint: joint, casing: casing, digitCount: 0, word: entry.word,
        lower: UInt32(lower), upper: UInt32(upper), value: 0, hash: hash.value), to: &atoms)
    return entry.isTelling || isDotted
  }

  /// Goes on with a word at an apostrophe or a letter that is not ASCII; `false` at its end.
  mutating func apostropheOrLetter(
    _ text: Span<UInt8>, _ hash: inout WordHash, _ letters: inout Int
  ) -> Bool {
    let (scalar, length) = UTF8Scalars.scalar(in: text, at: offset)
    if scalar == 0x27 || scalar == 0x2019 || scalar == 0x2BC {
      let next = offset + length
      guard letters > 0, !lexicon.writing.elides, next < count, Self.isLetter(text[next]) else {
        return false
      }
      // A final "'s" is a word of its own.
      if text[next] | 0x20 == 0x73, next + 1 >= count || !Self.isLetter(text[next + 1]) {
        return false
      }
      offset = next
      return true
    }
    if lexicon.writing.keepsRing, scalar == 0xE5 || scalar == 0xC5 {
      hash.add(0xE5)
      letters += 1
      offset += length
      return true
    }
    let folding = ScalarFolding(scalar, isTurkic: lexicon.writing.isTurkic)
    switch folding.kind {
    case .letter:
      hash.add(folding.bytes, count: folding.count)
      letters += 1
    case .ignorable: break
    default: return false
    }
    offset += length
    return true
  }

  private mutating func append(
    _ parts: Compounds.Parts, of range: Range<Int>, _ casing: Atom.Casing, to atoms: inout [Atom]
  ) -> Bool {
    for index in 0..<parts.count {
      append(
        Atom(
          kind: .word, joint: joint, casing: casing, digitCount: 0, word: parts[index],
          lower: UInt32(range.lowerBound), upper: UInt32(range.upperBound), value: 0, hash: 0),
        to: &atoms)
    }
    return true
  }

  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || byte >= 0x80
  }

  /// The ASCII form of a digit of another script.
  static func digit(_ scalar: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: ScalarFolding(scalar).bytes)
  }

  // MARK: Signs

  private mutating func sign(
    _ byte: UInt8, _ text: Span<UInt8>, into atoms: inout [Atom]
  ) -> Bool {
    let next = offset + 1 < count ? text[offset + 1] : 0
    switch byte {
    case 0x09, 0x0A, 0x0D:
      blank()
      return false
    case 0x2D where isMinus(text, atoms, length: 1):
      return append(sign: 0x2D, length: 1, to: &atoms)
    case 0x2D:
      separate(.hyphen, length: 1)
      return false
    case 0x2E
    where lexicon.writing.pointsOrdinals && joint == .none && atoms.last?.kind == .digits
      && (next == 0x20 || next == 0 || next == 0x2D || Self.isLetter(next)):
      // "am 5. märz", "5.märz"
      return append(sign: 0x2E, length: 1, to: &atoms)
    case 0x2E
    where joint == .none && atoms.last?.kind == .digits && next == 0xC2
      && offset + 2 < count && (text[offset + 2] == 0xBA || text[offset + 2] == 0xAA):
      // "3.º" is "3º".
      offset += 1
      return false
    case 0x2C, 0x2E:
      return pointOrComma(byte, before: next, into: &atoms)
    case 0x3A where next == 0x2F,
      0x40 where joint == .none && (Self.isLetter(next) || next == 0x5B):
      _ = append(sign: UInt32(byte), length: 1, to: &atoms)
      return true
    case 0x21, 0x28, 0x29, 0x3B, 0x3F, 0x5B, 0x5D, 0x60, 0x7B, 0x7D:
      separate(.other, length: 1)
      return false
    case 0x27
    where next | 0x20 == 0x73 && (joint == .none || joint == .blank || lexicon.isBeingMade)
      && (offset + 2 >= count || !Self.isLetter(text[offset + 2]) && text[offset + 2] &- 0x30 >= 10):
      // The possessive.
      let lower = offset
      offset += 2
      append(
        Atom(
          kind: .sign, joint: joint, casing: [], digitCount: 0, word: lexicon.possessive,
          lower: UInt32(lower), upper: UInt32(offset), value: 0, hash: Lexicon.possessiveHash),
        to: &atoms)
      return false
    default:
      return append(sign: UInt32(byte), length: 1, to: &atoms)
    }
  }

  /// A point or comma: a sign between digits, else a joint.
  private mutating func pointOrComma(
    _ byte: UInt8, before next: UInt8, into atoms: inout [Atom]
  ) -> Bool {
    // Part of a number between digits, and before one that begins with it.
    if next &- 0x30 < 10,
      joint == .none && atoms.last?.kind == .digits
        || byte == 0x2E && (joint != .none || atoms.last?.kind == .sign)
        || byte == 0x2C && mayLead(atoms)
    {
      return append(sign: UInt32(byte), length: 1, to: &atoms)
    }
    // "16.8." is a date, and its last point does not end a sentence.
    if byte == 0x2E, joint == .none, atoms.count >= 3, atoms[atoms.count - 1].kind == .digits,
      atoms[atoms.count - 2].kind == .sign, atoms[atoms.count - 3].kind == .digits,
      atoms[atoms.count - 1].joint == .none, atoms[atoms.count - 1].digitCount <= 2
    {
      offset += 1
      return false
    }
    // Perhaps a host.
    let isDotted = byte == 0x2E && joint == .none && !atoms.isEmpty && Self.isLetter(next)
    separate(byte == 0x2C ? .comma : .other, length: 1)
    return isDotted
  }

  /// Whether a number may begin with a comma here, ",5": not where it parts what is known.
  private func mayLead(_ atoms: [Atom]) -> Bool {
    guard let last = atoms.last else { return true }
    return last.kind == .sign || joint == .blank && last.kind == .word && last.word == 0
  }

  /// Whether a hyphen or minus sign of some bytes stands before a number that it makes negative.
  private func isMinus(_ text: Span<UInt8>, _ atoms: [Atom], length: Int) -> Bool {
    guard joint != .none || atoms.isEmpty || atoms.last?.kind == .sign, joint != .hyphen,
      joint != .dash,
      atoms.last?.kind != .digits || joint == .comma
    else { return false }
    var next = offset + length
    while next < count, text[next] == 0x20 { next += 1 }
    guard next < count, next == offset + length || atoms.isEmpty else { return false }
    let (scalar, width) = UTF8Scalars.scalar(in: text, at: next)
    switch scalar {
    // A point or comma, or "$", "£", "€".
    case 0x2C, 0x2E, 0x24, 0xA2...0xA5, 0x20A0...0x20C0: next += width
    default: break
    }
    return next < count && text[next] &- 0x30 < 10
  }

  /// Appends a sign, which may be written in other bytes than its own.
  private mutating func append(sign: UInt32, length: Int, to atoms: inout [Atom]) -> Bool {
    var hash = WordHash()
    hash.add(sign, count: 3)
    let entry = lexicon.entry(of: hash)
    let lower = offset
    let isApostrophe = sign == 0x27 || sign == 0x2019 || sign == 0x2BC
    if isApostrophe, lexicon.writing.elides, joint == .none, atoms.last?.kind == .word {
      // "l'heure", "un'ora": a word of its own begins behind it.
      offset += length
      joint = .blank
      return false
    }
    offset += length
    if entry.word == 0, !lexicon.isBeingMade, sign == 0x27 || sign == 0x2019 || sign == 0x2BC {
      // An apostrophe that no grammar names parts words.
      joint = lexicon.writing.elides && joint == .none ? .none : .other
      return false
    }
    append(
      Atom(
        kind: .sign, joint: joint, casing: [], digitCount: 0, word: entry.word,
        lower: UInt32(lower), upper: UInt32(offset), value: 0, hash: hash.value), to: &atoms)
    return entry.isTelling
  }

  /// What begins with a byte that is not ASCII.
  private mutating func rare(_ text: Span<UInt8>, into atoms: inout [Atom]) -> Bool {
    let (scalar, length) = UTF8Scalars.scalar(in: text, at: offset)
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
      blank()
      offset += length - 1
      return false
    case 0x2212 where isMinus(text, atoms, length: length),
      0xFF0D where isMinus(text, atoms, length: length):
      return append(sign: 0x2D, length: length, to: &atoms)
    case 0x2010...0x2015, 0x2212, 0xFF0D:
      separate(.hyphen, length: length)
      return false
    case 0x2026, 0x201C...0x201F, 0xAB, 0xBB:
      separate(.other, length: length)
      return false
    default: break
    }
    switch ScalarFolding(scalar, isTurkic: lexicon.writing.isTurkic).kind {
    case .letter where Fractions.value(of: scalar) == nil: return word(text, into: &atoms)
    case .digit where 0x660..<0x2070 ~= scalar || 0xFF10...0xFF19 ~= scalar:
      digits(text, into: &atoms)
      return true
    case .ignorable:
      offset += length
      return false
    default: break
    }
    if let value = Fractions.value(of: scalar) {
      let lower = offset
      offset += length
      append(
        Atom(
          kind: .digits, joint: joint, casing: [], digitCount: 0, word: 0, lower: UInt32(lower),
          upper: UInt32(offset), value: value, hash: 0), to: &atoms)
      return true
    }
    return append(sign: scalar, length: length, to: &atoms)
  }
}

/// The characters that are fractions.
enum Fractions {
  /// The value of a character such as "½"; `nil` for others.
  static func value(of scalar: UInt32) -> Double? {
    switch scalar {
    case 0xBC: 1 / 4
    case 0xBD: 1 / 2
    case 0xBE: 3 / 4
    case 0x2150: 1 / 7
    case 0x2151: 1 / 9
    case 0x2152: 1 / 10
    case 0x2153: 1 / 3
    case 0x2154: 2 / 3
    case 0x2155...0x2158: Double(scalar - 0x2154) / 5
    case 0x2159: 1 / 6
    case 0x215A: 5 / 6
    case 0x215B: 1 / 8
    case 0x215C: 3 / 8
    case 0x215D: 5 / 8
    case 0x215E: 7 / 8
    default: nil
    }
  }
}

/// Scalars of UTF-8 bytes.
enum UTF8Scalars {
  /// The scalar at an offset and its length; U+FFFD of length 1 where bytes are ill-formed.
  static func scalar(in text: Span<UInt8>, at offset: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(text[offset])
    if lead < 0x80 { return (lead, 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead < 0xF5, offset + length <= text.count else { return (0xFFFD, 1) }
    var value = lead & (0xFF >> UInt32(length + 1))
    for step in 1..<length {
      let byte = UInt32(text[offset + step])
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | byte & 0x3F
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, value <= 0x10FFFF, value &- 0xD800 >= 0x800 else { return (0xFFFD, 1) }
    return (value, length)
  }
}

/// What a scalar of a word folds to, letters only.
enum AtomFolding {
  /// The bytes of the form and their number; none for what is no letter.
  static func folded(_ scalar: UInt32) -> (bytes: UInt32, count: Int) {
    if scalar < 0x80 {
      return (
        scalar &- 0x41 < 26 ? scalar | 0x20 : scalar, scalar == 0x27 || scalar == 0x2E ? 0 : 1
      )
    }
    let folding = ScalarFolding(scalar)
    return (folding.bytes, folding.count)
  }
}
