// SPDX-License-Identifier: Apache-2.0

// What is said word by word: "anna dot smith at example dot org", "w w w dot example dot com slash shop",
// or partly written: "tim@example dot com".
extension AddressReader {
  /// The most atoms that are looked at before the sign that gives an address away.
  private static let maxBack = 24

  /// Finds spoken addresses, from their words for "at" and "dot".
  mutating func readSpoken() {
    var position = 0
    // Addresses of the web begin behind the one before.
    var taken = 0
    while position < atoms.count {
      guard let sign = sign(at: position) else {
        position += 1
        continue
      }
      if sign.byte == 0x40, let end = spokenMail(position, sign.end) {
        position = end
        taken = end
      } else if sign.byte == 0x2E, position >= taken, let end = spokenWeb(position, from: taken) {
        position = end
        taken = end
      } else {
        position += 1
      }
    }
  }

  // MARK: Signs and pieces

  /// The sign at an atom, written or as a word for it.
  private func sign(at position: Int) -> (byte: UInt8, end: Int, isSaid: Bool)? {
    guard position < atoms.count else { return nil }
    let atom = atoms[position]
    if atom.kind == .sign {
      let byte = text[Int(atom.lower)]
      guard atom.upper - atom.lower == 1, Self.isSign(byte) else { return nil }
      return (byte, position + 1, false)
    }
    guard atom.word != 0, let found = term(Symbol.sign, at: position) else { return nil }
    let byte = UInt8(clamping: Int(found.meaning.number))
    return Self.isSign(byte) ? (byte, found.end, true) : nil
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x23, 0x26, 0x2B, 0x2D, 0x2E, 0x2F, 0x3A, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    default: false
    }
  }

  /// The sign that ends before an atom.
  private func sign(before position: Int) -> (byte: UInt8, start: Int)? {
    for length in 1...2 where position >= length {
      if let found = sign(at: position - length), found.end == position {
        return (found.byte, position - length)
      }
    }
    return nil
  }

  /// The number below 100 that words or digits say from an atom on.
  private func number(at position: Int) -> (value: Int, end: Int)? {
    guard position < atoms.count, let first = smallNumber(at: position) else { return nil }
    guard first.value >= 20, first.value % 10 == 0, first.end < atoms.count,
      atoms[first.end].kind == .word, let second = smallNumber(at: first.end),
      1...9 ~= second.value
    else { return first }
    return (first.value + second.value, second.end)
  }

  private func smallNumber(at position: Int) -> (value: Int, end: Int)? {
    guard atoms[position].kind == .word, atoms[position].word != 0,
      let found = term(Symbol.number, at: position), found.meaning.isWhole,
      0..<100 ~= found.meaning.number
    else { return nil }
    return (Int(found.meaning.number), found.end)
  }

  /// Whether an atom is one letter or a number, as what is spelled is made of.
  private func isSpelled(_ position: Int) -> Bool {
    let atom = atoms[position]
    switch atom.kind {
    case .digits: return true
    case .word:
      return Self.isSingle(text, atom) || smallNumber(at: position) != nil
    case .sign: return false
    }
  }

  private static func isSingle(_ text: [UInt8], _ atom: Atom) -> Bool {
    atom.upper - atom.lower == 1 && text[Int(atom.lower)] < 0x80
  }

  /// Whether an atom can be in a name: no sign, and no word that says one.
  private func isPlain(_ position: Int) -> Bool {
    position < atoms.count && atoms[position].kind != .sign && sign(at: position) == nil
      && atoms[position].lower < atoms[position].upper
  }

  /// Whether an atom that is behind a blank may go on a name that ends in another.
  private func continues(_ position: Int, behind before: Int) -> Bool {
    guard position < atoms.count, atoms[position].joint == .blank, isSpelled(position),
      sign(at: position) == nil
    else { return false }
    // A word goes on with numbers, letters with letters.
    return isSpelled(before) || !Self.isSingle(text, atoms[position])
  }

  /// Appends atoms without blanks between them; returns the position behind them.
  private mutating func chunk(_ position: Int) -> Int? {
    guard isPlain(position) else { return nil }
    if let number = number(at: position), atoms[position].kind == .word {
      letters.append(contentsOf: String(number.value).utf8)
      return number.end
    }
    var end = position + 1
    while end < atoms.count, !isParted(before: end), atoms[end].kind != .sign || isNameSign(end) {
      end += 1
    }
    let value = letters.count
    var at = Int(atoms[position].lower)
    while at < Int(atoms[end - 1].upper) {
      let length = text[at] < 0x80 ? 1 : foreignLetter(at: at)
      guard length > 0 else {
        letters.removeLast(letters.count - value)
        return nil
      }
      for byte in text[at..<at + length] { letters.append(Self.lowered(byte)) }
      at += length
    }
    return end
  }

  private func isNameSign(_ position: Int) -> Bool {
    let atom = atoms[position]
    guard atom.upper - atom.lower == 1 else { return false }
    let byte = text[Int(atom.lower)]
    return Self.isOfNames(byte) || byte == 0x2B
  }

  /// Appends what is spelled behind a chunk that ends before an atom.
  private mutating func extend(_ position: Int) -> Int {
    var end = position
    while end > 0, end - position < Self.maxBack, continues(end, behind: end - 1),
      let next = chunk(end)
    {
      end = next
    }
    return end
  }

  /// The first atom of the name that ends before an atom.
  ///
  /// - Parameter takesWord: Whether a word may stand before numbers: "anna twenty three".
  private func nameStart(before position: Int, takesWord: Bool) -> Int? {
    guard position > 0, isPlain(position - 1) else { return nil }
    var start = position - 1
    let limit = max(0, position - Self.maxBack)
    while start > limit {
      if !isParted(before: start), isPlain(start - 1) || isNameSign(start - 1) {
        start -= 1
      } else if isPlain(start - 1), atoms[start].joint == .blank, isSpelled(start),
        isSpelled(start - 1)
          || takesWord && !Self.isSingle(text, atoms[start])
            && beginning(of: Symbol.mailword, before: start) == nil
      {
        start -= 1
      } else {
        break
      }
    }
    return start
  }

  // MARK: Mail

  /// Takes the address around an "at" at an atom; returns its end.
  private mutating func spokenMail(_ position: Int, _ behind: Int) -> Int? {
    guard let start = localStart(position) else { return nil }
    let value = letters.count
    var isOneWord = true
    var at = start
    while at < position {
      let before = at
      if let end = chunk(at) {
        at = extend(end)
        if at - before > 1 { isOneWord = false }
      } else if let sign = sign(at: at), [0x2E, 0x2D, 0x5F, 0x2B].contains(sign.byte) {
        letters.append(sign.byte)
        at = sign.end
        isOneWord = false
      } else {
        letters.removeLast(letters.count - value)
        return nil
      }
    }
    guard at == position, isLocal(value..<letters.count) else {
      letters.removeLast(letters.count - value)
      return nil
    }
    letters.append(0x40)
    let isSaid = atoms[position].kind != .sign
    guard let host = host(behind),
      !isSaid || !isOneWord || isMailMeant(start, host.end),
      // What is written as a whole has been read, or is none.
      isSaid || (start + 1..<host.end).contains(where: { atoms[$0].joint == .blank })
    else {
      letters.removeLast(letters.count - value)
      return nil
    }
    add(Symbol.email, start..<host.end, from: value)
    return host.end
  }

  private func isLocal(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, range.count <= 64 else { return false }
    guard letters[first] != 0x2E, letters[last] != 0x2E else { return false }
    return range.allSatisfy {
      Self.isLetter(letters[$0]) || Self.isDigit(letters[$0]) || Self.isOfNames(letters[$0])
        || letters[$0] == 0x2B
    }
  }

  private func localStart(_ position: Int) -> Int? {
    guard var start = nameStart(before: position, takesWord: true) else { return nil }
    while let sign = sign(before: start), [0x2E, 0x2D, 0x5F, 0x2B].contains(sign.byte),
      position - sign.start < Self.maxBack,
      let next = nameStart(before: sign.start, takesWord: true)
    {
      start = next
    }
    return start
  }

  /// Whether a word before "at" is the name of a mailbox, and not a verb or pronoun.
  private func isMailMeant(_ start: Int, _ end: Int) -> Bool {
    if term(Symbol.noaddress, at: start) != nil { return false }
    if beginning(of: Symbol.mailword, before: start) != nil { return true }
    return start == 0 && end == atoms.count
  }

  // MARK: Hosts and the web

  /// Appends the name of a host; returns the position behind it.
  private mutating func host(_ position: Int) -> (end: Int, name: HostName)? {
    let value = letters.count
    var at = position
    var best: (end: Int, name: HostName, count: Int)?
    while at < atoms.count, at - position < Self.maxBack, let end = chunk(at) {
      at = end
      var name = HostName(letters, value..<letters.count)
      if name?.labels ?? 0 < 2 || name?.ending == .unknown {
        at = extend(end)
        name = HostName(letters, value..<letters.count)
      }
      if let name, name.labels > 1, name.ending != .unknown {
        best = (at, name, letters.count)
      }
      guard let sign = sign(at: at), sign.byte == 0x2E || sign.byte == 0x2D else { break }
      letters.append(sign.byte)
      at = sign.end
    }
    guard let best else {
      letters.removeLast(letters.count - value)
      return nil
    }
    letters.removeLast(letters.count - best.count)
    return (best.end, best.name)
  }

  /// Takes the address whose first "dot" is at an atom; returns its end.
  private mutating func spokenWeb(_ position: Int, from taken: Int) -> Int? {
    guard var start = nameStart(before: position, takesWord: false) else { return nil }
    while let sign = sign(before: start), sign.byte == 0x2D, position - sign.start < Self.maxBack,
      let next = nameStart(before: sign.start, takesWord: false)
    {
      start = next
    }
    start = max(start, taken)
    // "version two dot one": what begins so is no name.
    while start < position, term(Symbol.noaddress, at: start) != nil { start += 1 }
    guard start < position else { return nil }
    let value = letters.count
    let first = scheme(before: start) ?? start
    guard let found = host(start), isWeb(found.name, endsAt: found.end) else {
      letters.removeLast(letters.count - value)
      return nil
    }
    let isLatent = isOfWords(found.name) && !found.name.isWeb && first == start
    let end = path(found.end)
    encode(from: value)
    add(Symbol.url, first..<end, from: value, isLatent: isLatent && end == found.end)
    return end
  }

  private func isWeb(_ name: HostName, endsAt end: Int) -> Bool {
    // "three dot one"
    !(name.isNumbered && smallNumber(at: end - 1) != nil)
  }

  /// Appends the scheme that is said before a host; returns where it begins.
  private mutating func scheme(before position: Int) -> Int? {
    var at = position
    for byte in [0x2F, 0x2F, 0x3A] as [UInt8] {
      guard let sign = sign(before: at), sign.byte == byte else { return nil }
      at = sign.start
    }
    guard at > 0 else { return nil }
    var start = at - 1
    while start > 0, at - start < 5, Self.isSingle(text, atoms[start]),
      Self.isSingle(text, atoms[start - 1]), atoms[start - 1].kind == .word
    {
      start -= 1
    }
    let value = letters.count
    for atom in atoms[start..<at] {
      for byte in Int(atom.lower)..<Int(atom.upper) { letters.append(Self.lowered(text[byte])) }
    }
    let said = String(decoding: letters[value...], as: UTF8.self)
    guard said == "http" || said == "https" || said == "ftp" else {
      letters.removeLast(letters.count - value)
      return nil
    }
    letters.append(contentsOf: "://".utf8)
    return start
  }

  /// Appends the port, path and query behind a host; returns the position behind them.
  private mutating func path(_ position: Int) -> Int {
    var at = position
    if let colon = sign(at: at), colon.byte == 0x3A {
      let value = letters.count
      letters.append(0x3A)
      if let end = digits(colon.end) {
        at = end
      } else {
        letters.removeLast(letters.count - value)
        return position
      }
    }
    guard let first = sign(at: at), [0x2F, 0x3F, 0x23].contains(first.byte) else { return at }
    while let sign = sign(at: at), sign.byte != 0x40 {
      let value = letters.count
      letters.append(sign.byte)
      guard let end = chunk(sign.end) else {
        // A last slash; other signs belong to what follows.
        if sign.byte == 0x2F { return sign.end }
        letters.removeLast(letters.count - value)
        return at
      }
      // "slash room five" may say a room, and then how many.
      at = isSpelled(end - 1) ? extend(end) : end
    }
    return at
  }

  /// Appends digits said one by one.
  private mutating func digits(_ position: Int) -> Int? {
    let value = letters.count
    guard let first = chunk(position) else { return nil }
    let end = extend(first)
    guard letters[value...].allSatisfy(Self.isDigit) else {
      letters.removeLast(letters.count - value)
      return nil
    }
    return end
  }
}
