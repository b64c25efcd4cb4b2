// SPDX-License-Identifier: Apache-2.0

import LanguageTexts

/// What names of hosts end in, from `und/hosts.txt`.
struct HostEndings: Sendable {
  /// How far an ending tells a host.
  enum Ending: UInt8, Sendable {
    /// No ending that is known.
    case unknown
    /// A word or the ending of files too: "done.in", "notes.md".
    case word
    /// One that says a host.
    case known
  }

  /// The endings of the program's own text.
  static let shared = HostEndings(TableText("und", .hosts))

  private let endings: [UInt64: Ending]

  /// Endings of a text.
  init(_ text: TableText) {
    var endings: [UInt64: Ending] = [:]
    for row in text.rows("endings") {
      guard let key = row.key.first, key == "known" || key == "word" else {
        row.mistake("write 'known' or 'word'")
      }
      for item in row.items {
        var hash = WordHash()
        for byte in item.utf8 { hash.add(byte) }
        endings[hash.value] = key == "word" ? .word : .known
      }
    }
    self.endings = endings
  }

  /// What an ending in lower case tells.
  func ending(_ letters: [UInt8], _ range: Range<Int>) -> Ending {
    var hash = WordHash()
    for at in range { hash.add(letters[at]) }
    if let known = endings[hash.value] { return known }
    // "xn--…" are endings in letters of other scripts.
    let isEncoded =
      range.count > 4 && letters[range.lowerBound] == 0x78
      && letters[range.lowerBound + 1] == 0x6E && letters[range.lowerBound + 2] == 0x2D
      && letters[range.lowerBound + 3] == 0x2D
    return isEncoded ? .known : .unknown
  }
}

/// What the name of a host is made of.
struct HostName {
  /// How many labels it has, parted by points.
  private(set) var labels = 0
  /// What its last label tells.
  private(set) var ending = HostEndings.Ending.unknown
  /// Whether it is four numbers up to 255.
  private(set) var isAddress = false
  /// Whether the last label is letters only.
  private(set) var endsInLetters = false
  /// Whether it begins with "www".
  private(set) var isWeb = false
  /// Whether all labels but the last are digits.
  private(set) var isNumbered = true
  /// The first label.
  private(set) var first = 0..<0
  /// The last label.
  private(set) var last = 0..<0

  /// The most bytes of a name and of a label, by RFC 1035.
  static let maxBytes = 253
  static let maxLabel = 63

  /// The host in a range of letters, which are in lower case; `nil` where no host is called so.
  init?(_ letters: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= Self.maxBytes else { return nil }
    var start = range.lowerBound
    var octets = 0
    while true {
      var end = start
      var value = 0
      var isNumber = true
      while end < range.upperBound, letters[end] != 0x2E {
        let byte = letters[end]
        guard byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte >= 0x80 else {
          return nil
        }
        if byte &- 0x30 < 10 {
          value = min(value * 10 + Int(byte &- 0x30), 1000)
        } else {
          isNumber = false
        }
        end += 1
      }
      guard end > start, end - start <= Self.maxLabel, letters[start] != 0x2D,
        letters[end - 1] != 0x2D
      else { return nil }
      if isNumber, value < 256, end - start < 4 { octets += 1 }
      labels += 1
      if labels == 1 { first = start..<end }
      last = start..<end
      if end == range.upperBound {
        endsInLetters = !isNumber
        for at in last where letters[at] &- 0x30 < 10 || letters[at] == 0x2D {
          endsInLetters = false
        }
        break
      }
      if !isNumber { isNumbered = false }
      start = end + 1
      guard start < range.upperBound else { return nil }
    }
    isAddress = labels == 4 && octets == 4
    isWeb =
      first.count == 3 && letters[first.lowerBound] == 0x77
      && letters[first.lowerBound + 1] == 0x77 && letters[first.lowerBound + 2] == 0x77
    ending = HostEndings.shared.ending(letters, last)
  }
}
