// SPDX-License-Identifier: Apache-2.0

import TextAnalysis

// What is written as a whole, in bytes: "anna.smith@example.org", "https://example.org/a?b=c".
extension AddressReader {
  /// Finds written addresses, from the signs that they cannot be without.
  mutating func readWritten() {
    var at = 0
    // What is before it was taken already.
    var taken = 0
    while at < text.count {
      let end: Int
      switch text[at] {
      case 0x40: end = mail(at, from: taken)
      case 0x3A where has(0x2F, at + 1) && has(0x2F, at + 2): end = webWithScheme(at, from: taken)
      case 0x3A: end = localHost(at, from: taken)
      case 0x2E where at > 0 && isNamePart(at - 1) && at + 1 < text.count && isNamePart(at + 1):
        end = web(at, from: taken)
      default: end = at
      }
      if end > at {
        taken = end
        at = end
      } else {
        at += 1
      }
    }
  }

  private func has(_ byte: UInt8, _ at: Int) -> Bool { at < text.count && text[at] == byte }

  private func isNamePart(_ at: Int) -> Bool { Self.isLetter(text[at]) || Self.isDigit(text[at]) }

  /// The length of the letter of no ASCII at a place, 0 where there is none of an alphabet.
  func foreignLetter(at place: Int) -> Int {
    let (scalar, length) = UTF8Scalars.scalar(in: text.span, at: place)
    // Scripts without blanks between words end an address.
    guard scalar >= 0x80, scalar < 0x2E80, place + length <= text.count,
      ScalarFolding(scalar).kind == .letter
    else { return 0 }
    return length
  }

  /// The length of the letter before a place.
  private func foreignLetter(before place: Int) -> Int {
    var start = place - 1
    while start > 0, place - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    let length = foreignLetter(at: start)
    return start + length == place ? length : 0
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x25, 0x27, 0x2B, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: byte < 0x80 && (isLetter(byte) || isDigit(byte))
    }
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    byte == 0x2D || byte == 0x2E || byte < 0x80 && (isLetter(byte) || isDigit(byte))
  }

  /// Where bytes that fit begin, at most so many before a place.
  private func start(before place: Int, from lower: Int, limit: Int, _ fits: (UInt8) -> Bool) -> Int
  {
    var start = place
    while start > lower, place - start < limit {
      if fits(text[start - 1]) {
        start -= 1
        continue
      }
      let length = text[start - 1] >= 0x80 ? foreignLetter(before: start) : 0
      guard length > 0, start - length >= lower else { break }
      start -= length
    }
    return start
  }

  private func end(behind place: Int, limit: Int, _ fits: (UInt8) -> Bool) -> Int {
    var end = place
    while end < text.count, end - place < limit {
      if fits(text[end]) {
        end += 1
        continue
      }
      let length = text[end] >= 0x80 ? foreignLetter(at: end) : 0
      guard length > 0 else { break }
      end += length
    }
    return end
  }

  /// The atoms of a range of bytes; `nil` where one of them is only a part of it.
  private func atoms(of bytes: Range<Int>) -> Range<Int>? {
    var low = 0
    var high = atoms.count
    while low < high {
      let middle = (low + high) / 2
      if Int(atoms[middle].lower) < bytes.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < atoms.count, low == 0 || Int(atoms[low - 1].upper) <= bytes.lowerBound,
      Int(atoms[low].lower) < bytes.upperBound
    else { return nil }
    var end = low
    while end < atoms.count, Int(atoms[end].lower) < bytes.upperBound { end += 1 }
    return Int(atoms[end - 1].upper) <= bytes.upperBound ? low..<end : nil
  }

  private mutating func addWritten(
    _ symbol: UInt8, _ bytes: Range<Int>, from value: Int, isLatent: Bool = false
  ) {
    guard let range = atoms(of: bytes) else { return letters.removeLast(letters.count - value) }
    add(symbol, range, from: value, isLatent: isLatent)
    extendLast(to: bytes)
  }

  private mutating func copy(_ bytes: Range<Int>, lowered: Bool) {
    for at in bytes {
      let byte = text[at]
      if byte < 0x80 {
        letters.append(lowered ? Self.lowered(byte) : byte)
      } else {
        append(encoded: byte)
      }
    }
  }

  /// Appends a byte of no ASCII, by RFC 3986, section 2.1.
  private mutating func append(encoded byte: UInt8) {
    letters.append(0x25)
    for half in [byte >> 4, byte & 15] { letters.append(half < 10 ? 0x30 + half : 0x37 + half) }
  }

  /// Encodes the letters of no ASCII from a place on.
  mutating func encode(from value: Int) {
    guard letters[value...].contains(where: { $0 >= 0x80 }) else { return }
    let raw = Array(letters[value...])
    letters.removeLast(raw.count)
    for byte in raw { if byte < 0x80 { letters.append(byte) } else { append(encoded: byte) } }
  }

  // MARK: Mail

  /// Takes the address around an "@"; where what may not be one ends, in any case.
  private mutating func mail(_ at: Int, from taken: Int) -> Int {
    var start = start(before: at, from: taken, limit: 65, Self.isLocal)
    var end = at + 1
    if has(0x5B, end) {
      while end < text.count, end - at < 48, text[end] != 0x5D { end += 1 }
      guard has(0x5D, end) else { return at + 1 }
      end += 1
    } else {
      end = self.end(behind: end, limit: HostName.maxBytes + 1) { Self.isHost($0) || $0 == 0x5F }
    }
    let upper = end
    while end > at + 1, text[end - 1] == 0x2E || text[end - 1] == 0x2D { end -= 1 }
    while start < at, text[start] == 0x27 { start += 1 }
    guard start < at, at - start <= 64, text[start] != 0x2E, text[at - 1] != 0x2E,
      !(start + 1..<at).contains(where: { text[$0] == 0x2E && text[$0 - 1] == 0x2E })
    else { return upper }
    let value = letters.count
    letters.append(contentsOf: text[start...at])
    let host = letters.count
    for byte in text[at + 1..<end] { letters.append(Self.lowered(byte)) }
    guard isMailHost(host..<letters.count) else {
      letters.removeLast(letters.count - value)
      return upper
    }
    addWritten(Symbol.email, start..<end, from: value)
    return end
  }

  private func isMailHost(_ range: Range<Int>) -> Bool {
    if range.count > 2, letters[range.lowerBound] == 0x5B {
      // An address in brackets, of IP 4 or 6.
      let inner = range.lowerBound + 1..<range.upperBound - 1
      if let name = HostName(letters, inner), name.isAddress { return true }
      return inner.contains { letters[$0] == 0x3A }
        && inner.allSatisfy {
          Self.isDigit(letters[$0]) || letters[$0] &- 0x61 < 6 || letters[$0] == 0x3A
        }
    }
    guard let name = HostName(letters, range), name.labels > 1 else { return false }
    return name.endsInLetters && name.last.count > 1 || name.ending == .known
  }

  // MARK: The web

  /// The most bytes behind a host or a scheme that are looked at.
  private static let maxWebBytes = 2048

  /// Where an address of the web ends whose host, or what is behind it, begins at a place.
  private func webEnd(_ place: Int) -> Int {
    let start = place
    var end = place
    scan: while end < text.count, end - start < Self.maxWebBytes {
      switch text[end] {
      case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B, 0x7C, 0x7D, 0x7F: break scan
      case 0x27 where end + 1 == text.count || !isNamePart(end + 1): break scan
      case 0x80...:
        let length = foreignLetter(at: end)
        guard length > 0 else { break scan }
        end += length
      default: end += 1
      }
    }
    var open = 0
    for at in start..<end {
      if text[at] == 0x28 || text[at] == 0x5B { open += 1 }
      if text[at] == 0x29 || text[at] == 0x5D { open -= 1 }
    }
    trim: while end > start {
      switch text[end - 1] {
      case 0x21, 0x27, 0x2A, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: end -= 1
      case 0x29, 0x5D:
        guard open < 0 else { break trim }
        open += 1
        end -= 1
      default: break trim
      }
    }
    return end
  }

  /// "https://…", from its colon.
  private mutating func webWithScheme(_ colon: Int, from taken: Int) -> Int {
    let start = start(before: colon, from: taken, limit: 13) { Self.isLetter($0) && $0 < 0x80 }
    let end = webEnd(colon + 3)
    guard colon - start > 1, colon - start < 13, start == 0 || !Self.isDigit(text[start - 1]),
      end > colon + 3
    else { return max(end, colon + 3) }
    var tail = colon + 3
    while tail < end, ![0x2F, 0x3F, 0x23].contains(text[tail]) { tail += 1 }
    var host = colon + 3
    if let sign = (host..<tail).last(where: { text[$0] == 0x40 }) { host = sign + 1 }
    var hostEnd = tail
    var port = tail
    while port > host, Self.isDigit(text[port - 1]) { port -= 1 }
    let hasPort = port > host && text[port - 1] == 0x3A && port < tail && tail - port <= 5
    if hasPort { hostEnd = port - 1 }
    let value = letters.count
    copy(start..<host, lowered: true)
    let name = letters.count
    copy(host..<hostEnd, lowered: true)
    let isHost =
      hostEnd > host && isWebHost(name..<letters.count, isFollowed: hasPort || tail < end)
    guard isHost || hostEnd == host && tail < end - 1 && host == colon + 3 else {
      letters.removeLast(letters.count - value)
      return end
    }
    copy(hostEnd..<end, lowered: false)
    addWritten(Symbol.url, start..<end, from: value)
    return end
  }

  private func isWebHost(_ range: Range<Int>, isFollowed: Bool) -> Bool {
    if letters[range.lowerBound] == 0x5B { return isMailHost(range) }
    // Letters of other alphabets were encoded.
    if range.contains(where: { letters[$0] == 0x25 }) { return true }
    guard let name = HostName(letters, range) else { return false }
    if name.isAddress || name.labels > 1 && name.ending != .unknown { return true }
    if name.labels > 1 { return name.endsInLetters && name.last.count > 1 }
    return isFollowed && range.contains { Self.isLetter(letters[$0]) } || isLocalHost(range)
  }

  private func isLocalHost(_ range: Range<Int>) -> Bool {
    range.count == 9 && zip(range, "localhost".utf8).allSatisfy { letters[$0] == $1 }
  }

  /// "localhost:8080", from its colon.
  private mutating func localHost(_ colon: Int, from taken: Int) -> Int {
    guard colon + 1 < text.count, Self.isDigit(text[colon + 1]) else { return colon }
    let start = start(before: colon, from: taken, limit: 12, Self.isHost)
    let value = letters.count
    copy(start..<colon, lowered: true)
    let isLocal = isLocalHost(value..<letters.count)
    guard isLocal, let port = port(at: colon) else {
      letters.removeLast(letters.count - value)
      return colon
    }
    return finishWeb(start, port, hostEnd: colon, from: value, isLatent: false)
  }

  /// The end of a port that begins with the colon at a place.
  private func port(at place: Int) -> Int? {
    guard has(0x3A, place) else { return nil }
    var end = place + 1
    while end < text.count, end - place < 7, Self.isDigit(text[end]) { end += 1 }
    guard end > place + 1, end - place < 7, end == text.count || !Self.isLetter(text[end]) else {
      return nil
    }
    return end
  }

  /// "example.org/a", from one of its points.
  private mutating func web(_ point: Int, from taken: Int) -> Int {
    let start = start(before: point, from: taken, limit: HostName.maxBytes, Self.isHost)
    var end = self.end(behind: point, limit: HostName.maxBytes, Self.isHost)
    let upper = end
    // What is before an "@" is for `mail`.
    let local = self.end(behind: end, limit: 65, Self.isLocal)
    if has(0x40, local) || has(0x3A, end) && has(0x2F, end + 1) && has(0x2F, end + 2) {
      return point
    }
    while end > point, text[end - 1] == 0x2E || text[end - 1] == 0x2D { end -= 1 }
    if start > 0,
      [0x40, 0x2F, 0x5C, 0x5F, 0x7E, 0x24, 0x23, 0x3D, 0x26, 0x25, 0x2B].contains(text[start - 1])
    {
      return upper
    }
    guard end == text.count || text[end] != 0x5F else { return upper }
    let value = letters.count
    for byte in text[start..<end] { letters.append(Self.lowered(byte)) }
    guard let name = HostName(letters, value..<letters.count), name.labels > 1 else {
      letters.removeLast(letters.count - value)
      return upper
    }
    let port = port(at: end)
    let isFollowed = port != nil || has(0x2F, end)
    let isHost =
      name.isAddress ? isFollowed : name.ending != .unknown && isHostCased(start, end, name)
    let isLatent = isWord(name, isFollowed: isFollowed)
    letters.removeLast(letters.count - value)
    guard isHost, let isLatent else { return upper }
    copy(start..<end, lowered: true)
    return finishWeb(start, port ?? end, hostEnd: end, from: value, isLatent: isLatent)
  }

  /// Whether the first letter of the ending is no capital where that of the name is none: "great.Next".
  private func isHostCased(_ start: Int, _ end: Int, _ name: HostName) -> Bool {
    let ending = text[end - name.last.count]
    return ending &- 0x41 >= 26 || text[start] &- 0x41 < 26 || text[end - 1] &- 0x41 < 26
  }

  /// Whether an ending that is a word makes a host only where one was asked for; `nil` if it makes none.
  private func isWord(_ name: HostName, isFollowed: Bool) -> Bool? {
    guard isOfWords(name), !isFollowed else { return false }
    guard name.first.contains(where: { Self.isDigit(letters[$0]) }) else { return true }
    // "7.am"
    let isHour =
      name.isNumbered
      && (name.first.count == 1
        || name.first.count == 2 && letters[name.first.lowerBound] < 0x33)
    return isHour ? nil : false
  }

  /// Takes what is behind a host, and keeps the address.
  private mutating func finishWeb(
    _ start: Int, _ behind: Int, hostEnd: Int, from value: Int, isLatent: Bool
  ) -> Int {
    var end = behind
    if end < text.count, [0x2F, 0x3F, 0x23].contains(text[end]) { end = webEnd(end) }
    end = max(end, behind)
    copy(hostEnd..<end, lowered: false)
    addWritten(Symbol.url, start..<end, from: value, isLatent: isLatent)
    return end
  }
}
