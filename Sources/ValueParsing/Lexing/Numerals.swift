// SPDX-License-Identifier: Apache-2.0

/// Numbers written with digits: grouped, with a point or comma, with an exponent.
enum Numerals {
  /// A number and where it ends.
  struct Numeral {
    /// The position after its last atom.
    var end: Int
    /// The number.
    var meaning: Meaning
  }

  /// The numbers that begin at some digits: those alone, and with all that belongs to them.
  static func all(in atoms: [Atom], at start: Int, decimalComma: Bool) -> [Numeral] {
    let atom = atoms[start]
    guard atom.value.isFinite else { return [] }
    var meaning = Meaning(number: atom.value, upper: 1, extra: Int32(atom.digitCount))
    meaning.traits = atom.digitCount == 0 ? [.digits, .fraction] : .digits
    var found = [Numeral(end: start + 1, meaning: meaning)]
    guard atom.digitCount > 0 else { return found }
    if start + 1 < atoms.count, atoms[start + 1].kind == .digits, atoms[start + 1].digitCount == 0,
      atoms[start + 1].joint == .none
    {
      // "3½"
      meaning.number += atoms[start + 1].value
      meaning.extra = 0
      found.append(Numeral(end: start + 2, meaning: meaning))
      return found
    }
    if let whole = grouped(atoms, start, decimalComma: decimalComma) { found.append(whole) }
    if let raised = raised(atoms, found[found.count - 1]) { found.append(raised) }
    return found
  }

  /// A number with an exponent: "1e10", "1.5e+3", "2e-4".
  private static func raised(_ atoms: [Atom], _ numeral: Numeral) -> Numeral? {
    var place = numeral.end
    guard place + 1 < atoms.count, atoms[place].joint == .none, atoms[place].hash == exponentHash
    else { return nil }
    place += 1
    if atoms[place].hash == plusHash, atoms[place].joint == .none { place += 1 }
    guard place < atoms.count, atoms[place].kind == .digits, atoms[place].digitCount > 0,
      atoms[place].value <= 300
    else { return nil }
    let scale = power(10, Int(atoms[place].value))
    let value: Double
    switch atoms[place].joint {
    case .none: value = numeral.meaning.number * scale
    case .hyphen: value = numeral.meaning.number / scale
    default: return nil
    }
    guard value.isFinite else { return nil }
    return Numeral(end: place + 1, meaning: Meaning(number: value, upper: 1, traits: .digits))
  }

  /// A number that begins with its point, ".5", or with its comma.
  static func leadingPoint(in atoms: [Atom], at start: Int, decimalComma: Bool) -> Numeral? {
    guard start + 1 < atoms.count,
      atoms[start].hash == pointHash || decimalComma && atoms[start].hash == commaHash,
      atoms[start + 1].kind == .digits, atoms[start + 1].joint == .none,
      atoms[start + 1].digitCount > 0, atoms[start + 1].digitCount < 18
    else { return nil }
    let value = atoms[start + 1].value / power(10, Int(atoms[start + 1].digitCount))
    return Numeral(end: start + 2, meaning: Meaning(number: value, upper: 1, traits: .digits))
  }

  /// Digits in groups of three and behind a point: "1,234.5", "1 414 021 100".
  private static func grouped(_ atoms: [Atom], _ start: Int, decimalComma: Bool) -> Numeral? {
    var value = atoms[start].value
    var position = start + 1
    var group: UInt64 = 0
    var groups = 0
    while position + 1 < atoms.count, atoms[position].joint == .none,
      atoms[position].hash == pointHash || atoms[position].hash == commaHash,
      group == 0 || atoms[position].hash == group,
      atoms[position + 1].kind == .digits, atoms[position + 1].joint == .none,
      atoms[position + 1].digitCount == 3, atoms[start].digitCount <= 3,
      position + 2 >= atoms.count || atoms[position + 2].kind != .digits
        || atoms[position + 2].joint != .none
    {
      let sign = atoms[position].hash
      let isAnother = groups > 0 || isFollowed(atoms, position + 2)
      // One group alone may be what is behind the point.
      if !isAnother, (sign == commaHash) == decimalComma { break }
      group = sign
      groups += 1
      value = value * 1000 + atoms[position + 1].value
      position += 2
    }
    if groups == 0 {
      var blanks = start + 1
      var spaced = value
      while blanks < atoms.count, atoms[blanks].kind == .digits, atoms[blanks].joint == .blank,
        atoms[blanks].digitCount == 3, atoms[start].digitCount <= 3, atoms[start].value > 0
      {
        spaced = spaced * 1000 + atoms[blanks].value
        blanks += 1
      }
      // "12 500" is one number where the point is no sign of decimals.
      if blanks - start >= (decimalComma ? 2 : 3) {
        value = spaced
        position = blanks
      }
    }
    if position + 1 < atoms.count, atoms[position].joint == .none,
      atoms[position].hash == pointHash || atoms[position].hash == commaHash,
      atoms[position].hash != group, atoms[position + 1].kind == .digits,
      atoms[position + 1].joint == .none, atoms[position + 1].digitCount < 18,
      // A point before other than three digits groups nothing: "0.8" is that much everywhere.
      groups > 0 || (atoms[position].hash == commaHash) == decimalComma
        || decimalComma && (atoms[position + 1].digitCount != 3 || atoms[start].value == 0)
    {
      value += atoms[position + 1].value / power(10, Int(atoms[position + 1].digitCount))
      position += 2
    }
    guard position > start + 1, value.isFinite else { return nil }
    // "192.168.1.2" is no number.
    if position + 1 < atoms.count, atoms[position].joint == .none,
      atoms[position].hash == pointHash,
      atoms[position + 1].kind == .digits, atoms[position + 1].joint == .none
    {
      return nil
    }
    return Numeral(end: position, meaning: Meaning(number: value, upper: 1, traits: .digits))
  }

  /// Whether a further sign and digits follow.
  private static func isFollowed(_ atoms: [Atom], _ position: Int) -> Bool {
    position + 1 < atoms.count && atoms[position].joint == .none
      && (atoms[position].hash == pointHash || atoms[position].hash == commaHash)
      && atoms[position + 1].kind == .digits && atoms[position + 1].joint == .none
      && (atoms[position].hash != atoms[position - 2].hash || atoms[position + 1].digitCount == 3)
  }

  /// A whole power, exact up to 10²².
  static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<min(max(exponent, 0), 400) { result *= base }
    return result
  }

  private static let pointHash = hash(of: 0x2E)
  private static let commaHash = hash(of: 0x2C)
  private static let plusHash = hash(of: 0x2B)
  private static let exponentHash: UInt64 = {
    var hash = WordHash()
    hash.add(0x65)
    return hash.value
  }()

  private static func hash(of sign: UInt32) -> UInt64 {
    var hash = WordHash()
    hash.add(sign, count: 3)
    return hash.value
  }
}
