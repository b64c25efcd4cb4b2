// SPDX-License-Identifier: Apache-2.0

/// Queries of one kind, laid end to end, each with the name that it was made from.
struct NameQueries {
  /// How a query differs from its name.
  enum Kind: String, CaseIterable {
    /// Case, blanks and punctuation only.
    case exact
    /// One edit at a random place, blanks included: a letter added, dropped, changed, or two swapped.
    case oneTypo = "one-typo"
    /// Two such edits, neither undoing the other.
    case twoTypos = "two-typos"
    /// One of two or more words is left out.
    case missingWord = "missing"
    /// Two words have changed places.
    case swappedWords = "swapped"
    /// One to three spellings are replaced by such as sound alike.
    case soundsAlike = "sounds-alike"
    /// A name that the catalogue does not hold.
    case absent

    /// Kinds that need more than an exact look-up.
    static let fuzzy: [Kind] = [.oneTypo, .twoTypos, .missingWord, .swappedWords, .soundsAlike]
  }

  /// The kind of all of them.
  let kind: Kind
  /// The UTF-8 of all queries.
  private(set) var bytes: [UInt8] = []
  /// Where each begins; one more at the end.
  private(set) var starts: [Int32] = [0]
  /// The number of the name each was made from; −1 when there is none.
  private(set) var answers: [Int32] = []
  /// How many names are as near to each, its own included; more than 0 for missing words only.
  private(set) var rivals: [Int32] = []

  /// Makes queries from names drawn at random.
  ///
  /// A query that equals a name, its own or another, is thrown away: it would be an exact query of
  /// that name.
  init(_ kind: Kind, count: Int, of catalog: NameCatalog) {
    self.kind = kind
    if kind == .absent {
      let absent = NameCatalog(count: count, absentFrom: catalog)
      for name in 0..<count { append(absent.folded(name), answer: -1) }
      return
    }
    let number = UInt64(Kind.allCases.firstIndex(of: kind) ?? 0)
    var random = RandomSource(seed: 0x5175_6572_7900 + number)
    while self.count < count {
      let name = random.below(catalog.count)
      guard let query = Self.query(kind, of: catalog, name, &random) else { continue }
      append(query, answer: Int32(name))
    }
    if kind == .missingWord { countRivals(in: catalog) }
  }

  /// How many there are.
  var count: Int { answers.count }

  /// The byte range of a query.
  func range(_ query: Int) -> Range<Int> { Int(starts[query])..<Int(starts[query + 1]) }

  /// The text of a query.
  func text(_ query: Int) -> String { String(decoding: bytes[range(query)], as: UTF8.self) }

  /// Whether a query says enough to find its name among five: of more rivals than that, none that
  /// looks at the query alone can do better than guess.
  func isAnswerable(_ query: Int) -> Bool { rivals[query] <= 5 }

  private mutating func append(_ query: [UInt8], answer: Int32) {
    bytes.append(contentsOf: query)
    starts.append(Int32(bytes.count))
    answers.append(answer)
    rivals.append(0)
  }

  /// Counts, for each query, the names that are it and one word more.
  private mutating func countRivals(in catalog: NameCatalog) {
    var queries: [UInt64: Int32] = [:]
    for query in 0..<count { queries[NameCatalog.hash(bytes[range(query)])] = 0 }
    for name in 0..<catalog.count {
      let text = catalog.bytes[catalog.range(name)]
      let words = text.split(separator: 0x20)
      var last: UInt64?
      for missing in words.indices where words.count > 1 {
        let hash = NameCatalog.hash(Self.joined(words, without: missing))
        // "tick tick boom" lacks the same word twice.
        if hash != last, let rivals = queries[hash] { queries[hash] = rivals + 1 }
        last = hash
      }
    }
    for query in 0..<count {
      rivals[query] = queries[NameCatalog.hash(bytes[range(query)])] ?? 0
    }
  }
}

// MARK: - Making queries

extension NameQueries {
  private static func query(
    _ kind: Kind, of catalog: NameCatalog, _ name: Int, _ random: inout RandomSource
  ) -> [UInt8]? {
    let title = catalog.folded(name)
    if kind == .exact { return varied(Array(catalog.bytes[catalog.range(name)]), &random) }
    let query: [UInt8]
    switch kind {
    case .exact, .absent: return nil
    case .oneTypo: query = mistyped(title, &random)
    case .twoTypos:
      query = mistyped(mistyped(title, &random), &random)
      if EditDistance.between(title, tidy(query)) != 2 { return nil }
    case .missingWord:
      let words = title.split(separator: 0x20)
      if words.count < 2 { return nil }
      query = joined(words, without: random.below(words.count))
    case .swappedWords:
      var words = title.split(separator: 0x20)
      if words.count < 2 { return nil }
      let first = random.below(words.count)
      let second = (first + 1 + random.below(words.count - 1)) % words.count
      words.swapAt(first, second)
      query = Array(words.joined(separator: [0x20]))
    case .soundsAlike:
      guard let other = SoundSpellings.respelled(title, count: 1 + random.below(3), &random)
      else { return nil }
      query = other
    }
    let tidied = tidy(query)
    return tidied.isEmpty || catalog.hashes.contains(NameCatalog.hash(tidied)) ? nil : tidied
  }

  /// A name as somebody else would write it: other case, punctuation and blanks.
  private static func varied(_ title: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var query = title
    switch random.below(4) {
    case 0: query = query.map(NameCatalog.lowercase)
    case 1: query = query.map { (0x61...0x7A).contains($0) ? $0 & ~0x20 : $0 }
    default: break
    }
    let blank = query.firstIndex(of: 0x20)
    switch random.below(6) {
    case 0: query.append(random.pick(Array(".!?".utf8)))
    case 1: query = Array("\"".utf8) + query + Array("\"".utf8)
    case 2: query = Array("  ".utf8) + query + Array(" ".utf8)
    case 3: if let blank { query.replaceSubrange(blank...blank, with: ", ".utf8) }
    case 4: if let blank { query.replaceSubrange(blank...blank, with: "  ".utf8) }
    default: break
    }
    return query
  }

  /// One edit, each kind and each place as likely as any other.
  private static func mistyped(_ text: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var query = text
    func letter() -> UInt8 {
      let number = random.below(27)
      return number == 26 ? 0x20 : 0x61 + UInt8(number)
    }
    let kind = random.below(4)
    switch kind {
    case 0: query.insert(letter(), at: random.below(query.count + 1))
    case 1: query.remove(at: random.below(query.count))
    case 2: query[random.below(query.count)] = letter()
    default:
      let place = random.below(query.count - 1)
      query.swapAt(place, place + 1)
    }
    return query
  }

  private static func joined(_ words: [ArraySlice<UInt8>], without missing: Int) -> [UInt8] {
    var result: [UInt8] = []
    for (index, word) in words.enumerated() where index != missing {
      if !result.isEmpty { result.append(0x20) }
      result.append(contentsOf: word)
    }
    return result
  }

  /// A text with its words parted by single blanks.
  private static func tidy(_ text: [UInt8]) -> [UInt8] {
    Array(text.split(separator: 0x20).joined(separator: [0x20]))
  }
}

/// The distance of two texts in edits.
enum EditDistance {
  /// Letters added, dropped, changed, and neighbours swapped, each as one (optimal string alignment).
  static func between(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
