// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// The words by which a name of a language may say a value: numbers, and places in an order.
///
/// A small part of the language's grammar, read in a fraction of a millisecond: names that have no such
/// word and no digit never ask for the rest.
final class NameWords: Sendable {
  /// Number words are telling in it, and others are not there.
  let lexicon: Lexicon
  /// Words that stand before names and are no part of them, by hash.
  let freeWords: Set<UInt64>
  /// A bit for what number words look like.
  private let looks: [UInt64]
  /// A bit for two letters that a part of a compound begins or ends with.
  private let beginnings: [UInt64]
  private let endings: [UInt64]
  /// The fewest letters of a compound.
  private let shortestCompound: Int

  private init(_ text: LanguageText) throws(LanguageTextError) {
    let language = text.language
    let blank = try GrammarReader.numberWords(nil, language: language, except: []).lexicon
    freeWords = Self.freeWords(of: language, blank)
    let words = try GrammarReader.numberWords(text, language: language, except: freeWords)
    lexicon = words.lexicon
    var looks = [UInt64](repeating: 0, count: 64)
    for word in words.telling {
      Self.set(Self.look(first: word[0], last: word[word.count - 1], count: word.count), in: &looks)
    }
    self.looks = looks
    var beginnings = [UInt64](repeating: 0, count: 16)
    var endings = beginnings
    for part in words.parts where part.count >= 2 {
      Self.set(Self.pair(part[0], part[1]), in: &beginnings)
      Self.set(Self.pair(part[part.count - 2], part[part.count - 1]), in: &endings)
    }
    self.beginnings = beginnings
    self.endings = endings
    shortestCompound = 2 * (words.parts.map(\.count).filter { $0 >= 2 }.min() ?? .max / 2)
  }

  /// Those of a language; `nil` for languages whose values nobody has described.
  static func of(_ language: String) -> NameWords? { known[language] }

  private static let known = PerLanguage<NameWords> { language in
    guard let text = LanguageText.of(language, .values) else { return nil }
    do throws(LanguageTextError) {
      return try NameWords(text)
    } catch {
      // Tests read all texts.
      fatalError("\(error)")
    }
  }

  private static func freeWords(of language: String, _ lexicon: Lexicon) -> Set<UInt64> {
    var words: Set<UInt64> = []
    var atoms: [Atom] = []
    for expression in LanguageLists.of(language, .free)?["free", "words"] ?? [] {
      _ = AtomLexer.read(expression.utf8.span, with: lexicon, into: &atoms)
      if atoms.count == 1 { words.insert(atoms[0].hash) }
    }
    return words
  }

  // MARK: - A first look

  /// Whether a name may have a digit or a number word; where it has one, it is never denied.
  ///
  /// - Complexity: O(*n*), about a nanosecond a byte; few words are looked up.
  func mayHold(_ name: Span<UInt8>) -> Bool {
    var start = 0
    var at = 0
    while at < name.count {
      let byte = name[at]
      // Letters beyond ASCII are folded in many ways, and digits may be among them.
      if byte >= 0x80 || byte &- 0x30 < 10 { return true }
      at &+= 1
      if byte | 0x20 &- 0x61 < 26 { continue }
      if mayBeNumber(name, start, at &- 1) { return true }
      start = at
    }
    return mayBeNumber(name, start, at)
  }

  @inline(__always)
  private func mayBeNumber(_ name: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let count = end &- start
    if count == 0 { return false }
    let (first, last) = (name[start] | 0x20, name[end &- 1] | 0x20)
    if Self.isSet(Self.look(first: first, last: last, count: count), in: looks) {
      var hash = WordHash()
      for at in start..<end { hash.add(name[at] | 0x20) }
      if lexicon.entry(of: hash).isTelling { return true }
    }
    return count >= shortestCompound
      && Self.isSet(Self.pair(first, name[start &+ 1] | 0x20), in: beginnings)
      && Self.isSet(Self.pair(name[end &- 2] | 0x20, last), in: endings)
      && lexicon.compounds?.parts(of: name, in: start..<end) != nil
  }

  @inline(__always) private static func look(first: UInt8, last: UInt8, count: Int) -> Int {
    (Int(first) &* 137 &+ Int(last) &* 29 &+ count &* 7) & 4095
  }

  @inline(__always) private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 31) &<< 5 | Int(second & 31)
  }

  private static func set(_ bit: Int, in bits: inout [UInt64]) {
    bits[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  @inline(__always) private static func isSet(_ bit: Int, in bits: [UInt64]) -> Bool {
    bits[bit &>> 6] &>> UInt64(bit & 63) & 1 != 0
  }
}
