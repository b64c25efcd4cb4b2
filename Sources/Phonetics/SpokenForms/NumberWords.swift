// SPDX-License-Identifier: Apache-2.0

import CICU
import Synchronization
import TextAnalysis

/// The words for numbers of one language, as ICU spells them.
final class NumberWords: Sendable {
  /// The language, an ISO 639 code.
  let language: String

  /// The next in the list of languages asked for so far.
  private let next: NumberWords?

  /// Numbers by their words, parted by a blank.
  private let values: [String: Int]

  /// The most words of a number in `values`.
  private let maxWords: Int

  /// The word between hundreds and the rest, as "and" in "one hundred and two"; "" where there is none.
  private let joiner: String

  /// A bit for what the first words of numbers look like, 4,096 of them.
  private let filter: [UInt64]

  private let spellouts: Locked<Spellouts>

  /// Ways to spell numbers; `nil` for those the language or ICU lacks.
  private struct Spellouts: Sendable {
    let cardinal: Spellout?
    let verbose: Spellout?
    let year: Spellout?
    /// What has been asked for: ICU takes microseconds a number, and catalogs repeat theirs.
    var known: [Question: [String]?] = [:]
  }

  private struct Question: Hashable, Sendable {
    let number: Double
    let style: Style
  }

  /// Most answers that are kept; past them the language is started over.
  private static let maxKnown = 8_192

  /// Whether decimals follow a full stop and not a comma.
  var hasDecimalPoint: Bool {
    ["en", "ja", "ko", "zh", "th", "he", "hi", "fil", "ms"].contains(language)
  }

  /// How a number is said.
  enum Style { case cardinal, verbose, year }

  private init(language: String, next: NumberWords?) {
    self.language = language
    self.next = next
    let spellouts = Spellouts(
      cardinal: Spellout(language),
      verbose: Spellout(language, rules: "%spellout-cardinal-verbose"),
      year: Spellout(language, rules: "%spellout-numbering-year"))
    var values: [String: Int] = [:]
    var maxWords = 0
    var filter = [UInt64](repeating: 0, count: 64)
    func learn(_ number: Int, as words: some Collection<String>) {
      // A language that ICU has no words for spells in digits.
      guard let first = words.first, !words.contains(where: { $0.first?.isNumber ?? true }) else {
        return
      }
      values[words.joined(separator: " ")] = number
      maxWords = max(maxWords, words.count)
      let bytes = Array(first.utf8)
      let bit = Self.bit(first: bytes[0], last: bytes[bytes.count - 1], length: bytes.count)
      filter[bit >> 6] |= 1 << UInt64(bit & 63)
    }
    func learn(_ numbers: [Int]) {
      for number in numbers {
        for spellout in [spellouts.cardinal, spellouts.verbose] {
          learn(number, as: spellout?.words(for: Double(number)) ?? [])
        }
      }
    }
    learn(Array(0...99) + [1000, 2000])
    // Larger ones are slow to spell, so they are put together from hundreds and the rest, but where a
    // number is one word.
    let example = (spellouts.verbose ?? spellouts.cardinal)?.words(for: 102) ?? []
    if example.count == 1 {
      learn(Array(100...999))
    } else {
      for hundreds in stride(from: 100, to: 1000, by: 100) {
        learn([hundreds])
        // Before other words they may be written otherwise: "quatre cents", "quatre cent deux".
        let words = spellouts.cardinal?.words(for: Double(hundreds + 2)) ?? []
        learn(hundreds, as: words.dropLast())
      }
    }
    let ends = [100, 2].map { (spellouts.cardinal?.words(for: $0) ?? []).count }
    joiner = example.count == ends[0] + ends[1] + 1 ? example[ends[0]] : ""
    self.values = values
    self.maxWords = maxWords
    self.filter = filter
    self.spellouts = Locked(spellouts)
  }

  /// The words of a number; `nil` if ICU has none.
  func words(for number: Double, _ style: Style) -> [String]? {
    spellouts.withLock { spellouts in
      let question = Question(number: number, style: style)
      if let known = spellouts.known[question] { return known }
      let spellout =
        switch style {
        case .cardinal: spellouts.cardinal
        case .verbose: spellouts.verbose
        case .year: spellouts.year
        }
      let words = spellout?.words(for: number)
      if spellouts.known.count >= Self.maxKnown { spellouts.known.removeAll() }
      spellouts.known[question] = .some(words)
      return words
    }
  }

  /// Whether a word that looks like this may begin a number.
  @inline(__always) func mayBegin(first: UInt8, last: UInt8, length: Int) -> Bool {
    let bit = Self.bit(first: first, last: last, length: length)
    return filter[bit &>> 6] &>> UInt64(bit & 63) & 1 != 0
  }

  @inline(__always) private static func bit(first: UInt8, last: UInt8, length: Int) -> Int {
    (Int(first) &* 137 &+ Int(last) &* 29 &+ length &* 7) & 4095
  }

  /// A name with its number words as digits; `nil` if it has none.
  ///
  /// Numbers below 100 that follow each other are one, as in "nineteen ninety nine".
  func inDigits(_ name: String) -> String? {
    let words = name.split { $0 == " " || $0 == "-" }
    var parts: [Substring] = []
    var index = 0
    var hasNumbers = false
    var previous: Int?
    while index < words.count {
      guard var found = number(in: words[index...]) else {
        parts.append(words[index])
        previous = nil
        index += 1
        continue
      }
      if found.value >= 100, found.value % 100 == 0 {
        let behind = words.dropFirst(index + found.words)
        let joins = !joiner.isEmpty && behind.first.map(String.init) == joiner
        if let rest = number(in: joins ? behind.dropFirst() : behind), 1..<100 ~= rest.value {
          found = (found.value + rest.value, found.words + rest.words + (joins ? 1 : 0))
        }
      }
      hasNumbers = true
      if let before = previous, before < 100, 10..<100 ~= found.value, let last = parts.popLast() {
        parts.append(last + "\(found.value)")
        previous = nil
      } else {
        parts.append("\(found.value)")
        previous = found.value
      }
      index += found.words
    }
    return hasNumbers ? parts.joined(separator: " ") : nil
  }

  /// The number that words begin with, by as many of them as make one.
  private func number(in words: ArraySlice<Substring>) -> (value: Int, words: Int)? {
    for count in stride(from: min(maxWords, words.count), to: 0, by: -1) {
      if let value = values[words.prefix(count).joined(separator: " ")] { return (value, count) }
    }
    return nil
  }

  // MARK: - Those of a language

  /// The words of a language, made when it is first asked for and never given up.
  ///
  /// A list without a lock: names are asked about by the million, and a process has a few languages.
  static func of(_ language: String) -> NumberWords {
    var known = latest
    while let words = known {
      if words.language == language { return words }
      known = words.next
    }
    return making.withLock { _ in
      var known = latest
      while let words = known {
        if words.language == language { return words }
        known = words.next
      }
      let words = NumberWords(language: language, next: latest)
      // SAFETY: retained for good, so the address stays that of the instance.
      let address = unsafe Unmanaged.passRetained(words).toOpaque()
      head.store(UInt(bitPattern: address), ordering: .releasing)
      return words
    }
  }

  private static let head = Atomic<UInt>(0)
  private static let making = Locked(())

  @inline(__always) private static var latest: NumberWords? {
    let known = head.load(ordering: .acquiring)
    // SAFETY: 0, or the address of an instance that was retained for good before it was stored.
    guard let address = unsafe UnsafeRawPointer(bitPattern: known) else { return nil }
    return unsafe Unmanaged<NumberWords>.fromOpaque(address).takeUnretainedValue()
  }
}

/// One of ICU's ways to spell the numbers of a language; serves one thread at a time.
@safe private struct Spellout: @unchecked Sendable {
  // SAFETY: never closed; `NumberWords` uses it under a lock.
  private let handle: OpaquePointer

  /// Opens a set of rules or, with none, the language's own; `nil` without them.
  init?(_ language: String, rules: String = "") {
    let rules = Array(rules.utf16)
    // SAFETY: both texts live for the call.
    let opened = unsafe icu_openSpellout(language, rules, Int32(rules.count))
    guard let opened = unsafe opened else { return nil }
    unsafe handle = opened
  }

  /// The words of a number in lower case, without the hyphens that part or may break them.
  func words(for number: Double) -> [String]? {
    var text = [UInt16](repeating: 0, count: 256)
    // SAFETY: the array has room for 256.
    let count = unsafe icu_spellOut(handle, number, &text, 256)
    guard count > 0 else { return nil }
    let softHyphen: UInt16 = 0xAD
    let units = text[..<Int(count)].filter { $0 != softHyphen }
    return String(decoding: units, as: UTF16.self).lowercased()
      .split { $0 == " " || $0 == "-" || $0 == "\u{A0}" }.map(String.init)
  }
}
