// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Groups and carrier phrases.
extension KnowledgeParser {
  /// Makes room for the members of some lines, so that they are not copied as they grow.
  mutating func reserveMembers(_ lines: [LanguageLines.Line]) {
    let members = lines.count + count(of: ",", in: lines)
    content.members.reserveCapacity(members)
    content.memberStems.reserveCapacity(lines.count + count(of: " ", in: lines))
  }

  private func count(of byte: Unicode.Scalar, in lines: [LanguageLines.Line]) -> Int {
    let text = text
    var count = 0
    for line in lines {
      for offset in line.range { count += text[offset] == UInt8(ascii: byte) ? 1 : 0 }
    }
    return count
  }

  /// Reads the lines of one kind of groups.
  mutating func readGroups(
    _ lines: [LanguageLines.Line], _ kind: LanguageKnowledge.Group.Kind
  ) throws(LanguageTextError) {
    var names = KeyTableBuilder(capacity: lines.count)
    for line in lines {
      let colon = try colon(in: line)
      let nameRange = LanguageLines.trimmed(line.range.lowerBound..<colon, in: text)
      let name = string(nameRange)
      let count = names.keys.count
      guard !nameRange.isEmpty, names.index(of: TokenHash.hash(of: name)) == count else {
        throw LanguageTextError(
          line.place, nameRange.isEmpty ? "a group without a name" : "'\(name)' is a group already",
          fix: "give it another name")
      }
      let id = UInt32(content.groups.count)
      guard id < 0xFFFF else {
        throw LanguageTextError(line.place, "more than 65535 groups", fix: "join some")
      }
      content.groups.append(.init(name: name, kind: kind, id: id))
      try readMembers(colon + 1..<line.range.upperBound, group: id, at: line.place)
    }
  }

  private mutating func readMembers(
    _ list: Range<Int>, group: UInt32, at place: TextPlace
  ) throws(LanguageTextError) {
    try read(list, at: place)
    var next = 0
    for (rank, field) in fields(list, separator: UInt8(ascii: ",")).enumerated() {
      let first = next
      while next < words.count, words[next].lower < field.upperBound { next += 1 }
      guard 1...RunKey.maxRun ~= next - first else {
        let message =
          next == first ? "has no word" : "has more than \(RunKey.maxRun) words"
        throw LanguageTextError(
          place, "'\(string(field))' \(message)",
          fix: "write words, parted by commas")
      }
      var key: UInt64 = 0
      let start = content.memberStems.count
      for index in first..<next {
        let stem = stem(of: words[index])
        key = RunKey.appending(stem, to: key)
        content.memberStems.append(stem)
      }
      content.members.append(
        .init(key: key, group: group, rank: rank, stems: start..<content.memberStems.count))
    }
  }

  /// Reads carrier phrases, in lists of any keys.
  mutating func readCarriers(_ lines: [LanguageLines.Line]) throws(LanguageTextError) {
    for line in lines {
      let list = LanguageLines.trimmed(try colon(in: line) + 1..<line.range.upperBound, in: text)
      if list.isEmpty { continue }
      for field in fields(list, separator: UInt8(ascii: ",")) {
        try readCarrier(field, at: line.place)
      }
    }
  }

  private mutating func readCarrier(
    _ range: Range<Int>, at place: TextPlace
  ) throws(LanguageTextError) {
    let parts = fields(range, separator: UInt8(ascii: "*"))
    if parts.count > 1 { return try readAddress(parts, of: range, at: place) }
    try read(range, at: place)
    guard 1...RunKey.maxCarrier ~= words.count else {
      throw LanguageTextError(
        place, "'\(string(range))' has not one to \(RunKey.maxCarrier) words",
        fix: "write phrases, parted by commas")
    }
    var key: UInt64 = 0
    for index in 0..<words.count { key = RunKey.appending(words[index].hash, to: key) }
    content.carriers.append(
      .init(key: key, first: RunKey.appending(words[0].hash, to: 0), count: words.count))
  }

  /// Reads what is put around an app's name, which "*" stands for.
  private mutating func readAddress(
    _ parts: [Range<Int>], of whole: Range<Int>, at place: TextPlace
  ) throws(LanguageTextError) {
    var key: UInt64 = 0
    var first: UInt64 = 0
    var counts: [Int] = []
    for (number, part) in parts.enumerated() {
      if number > 0 { key = RunKey.appending(RunKey.name, to: key) }
      if first == 0, number > 0 { first = key }
      try read(part, at: place)
      for index in 0..<words.count {
        key = RunKey.appending(words[index].hash, to: key)
        if first == 0 { first = key }
      }
      counts.append(words.count)
    }
    guard counts.count == 2, counts[0] + counts[1] > 0, counts[0] <= RunKey.maxBeforeName,
      counts[1] <= RunKey.maxBehindName
    else {
      throw LanguageTextError(
        place,
        "'\(string(whole))' is not words around one '*', at most "
          + "\(RunKey.maxBeforeName) before and \(RunKey.maxBehindName) behind it",
        fix: "write 'ask * to', where '*' stands for an app's name")
    }
    content.carriers.append(.init(key: key, first: first, count: counts[0] + counts[1] + 1))
  }
}
