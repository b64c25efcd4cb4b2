// SPDX-License-Identifier: Apache-2.0

/// How far a zone is ahead of UTC, at any time.
struct ZoneRules: Sendable {
  /// The instants at which the offset changes, in order.
  private let changes: [Int64]
  /// The offset from each on.
  private let offsets: [Int32]
  /// The offset before the first.
  private let first: Int32
  /// What counts from the last on, where there is a rule.
  private let rest: PosixZone?

  /// A zone that goes by one rule.
  init(_ rule: PosixZone) {
    changes = []
    offsets = []
    first = rule.standard
    rest = rule
  }

  /// Reads a compiled file of the time zone database, TZif of version 2 or later (RFC 9636).
  ///
  /// - Returns: `nil` for any byte that the format does not let be, and for files with leap seconds, which
  ///   count other seconds.
  init?(file: [UInt8]) {
    // The first block, with times of 32 bits, is for readers of version 1.
    guard let old = Header(file, at: 0), let header = Header(file, at: old.end(timeSize: 4)) else {
      return nil
    }
    let end = header.end(timeSize: 8)
    guard header.isSound, end < file.count, file[end] == UInt8(ascii: "\n"),
      file.last == UInt8(ascii: "\n"), file.count - end <= 256
    else { return nil }

    let instants = header.at + Header.size
    let kinds = instants + header.times * 8
    let types = kinds + header.times
    func offset(_ type: Int) -> Int32? {
      let at = types + type * 6
      let offset = Int32(truncatingIfNeeded: Self.number(file, at, 4))
      // RFC 9636, 3.2: more than a day behind and a day and an hour ahead are none.
      guard -89_999...93_599 ~= offset, file[at + 4] <= 1, Int(file[at + 5]) < header.characters
      else { return nil }
      return offset
    }
    var byType: [Int32] = []
    for type in 0..<header.types {
      guard let offset = offset(type) else { return nil }
      byType.append(offset)
    }
    var changes: [Int64] = []
    var offsets: [Int32] = []
    for index in 0..<header.times {
      let instant = Int64(bitPattern: Self.number(file, instants + index * 8, 8))
      let type = Int(file[kinds + index])
      guard type < byType.count, changes.last.map({ $0 < instant }) ?? true else { return nil }
      changes.append(instant)
      offsets.append(byType[type])
    }
    let footer = Array(file[(end + 1)..<max(end + 1, file.count - 1)])
    rest = footer.isEmpty ? nil : PosixZone(footer)
    guard footer.isEmpty || rest != nil else { return nil }
    self.changes = changes
    self.offsets = offsets
    first = byType[0]
  }

  /// Seconds ahead of UTC at an instant, in seconds since 1970.
  func offset(at seconds: Int64) -> Int32 {
    if let rest, changes.isEmpty || seconds >= changes[changes.count - 1] {
      return rest.offset(at: seconds)
    }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : offsets[low - 1]
  }

  /// The instant at which clocks show a time, in seconds since 1970.
  ///
  /// A time that is left out, where clocks go forward, counts as if they had not; of one that is there
  /// twice, where they go back, it is the first.
  ///
  /// - Parameter local: The time that clocks show, as if it were UTC.
  func instant(ofLocal local: Int64) -> Int64 {
    // No two changes are within two days of each other.
    let before = Int64(offset(at: local &- 86400))
    let earlier = local &- before
    if Int64(offset(at: earlier)) == before { return earlier }
    let after = Int64(offset(at: local &+ 86400))
    let later = local &- after
    return Int64(offset(at: later)) == after ? later : earlier
  }

  /// A number, most significant byte first.
  private static func number(_ file: [UInt8], _ at: Int, _ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in at..<at + count { value = value << 8 | UInt64(file[index]) }
    return value
  }

  /// The head of a block.
  private struct Header {
    static let size = 44

    let at: Int
    let utcMarks: Int
    let standardMarks: Int
    let leaps: Int
    let times: Int
    let types: Int
    let characters: Int

    /// Reads one; `nil` where none is there.
    init?(_ file: [UInt8], at: Int) {
      guard at <= file.count - Self.size, file[at..<at + 4].elementsEqual("TZif".utf8),
        file[at + 4] >= UInt8(ascii: "2")
      else { return nil }
      self.at = at
      func count(_ place: Int) -> Int { Int(number(file, at + 20 + place * 4, 4)) }
      utcMarks = count(0)
      standardMarks = count(1)
      leaps = count(2)
      times = count(3)
      types = count(4)
      characters = count(5)
    }

    /// Where the block ends; the counts have 32 bits each, so nothing overflows.
    func end(timeSize: Int) -> Int {
      at + Self.size + times * (timeSize + 1) + types * 6 + characters + leaps * (timeSize + 4)
        + standardMarks + utcMarks
    }

    /// Whether the counts go together.
    var isSound: Bool {
      1...256 ~= types && characters > 0 && leaps == 0
        && (utcMarks == 0 || utcMarks == types) && (standardMarks == 0 || standardMarks == types)
    }
  }
}
