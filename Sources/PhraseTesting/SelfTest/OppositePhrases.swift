// SPDX-License-Identifier: Apache-2.0

import LanguageData
import LanguageTexts
import TextAnalysis

/// Says the opposite of a phrase: with another expression from the same line of `opposites.txt`.
///
///     "Turn on the lamp"  // "Turn off the lamp", "shut off the lamp"
///
/// Where a phrase says which way it goes is found as the resolver finds it (`OppositeTable`); words that both
/// expressions share stay as the phrase has them ("Schalte … ein", "Schalte … aus").
struct OppositePhrases: Sendable {
  /// A way to say a pole of an axis.
  private struct Expression: Sendable {
    var axis: Int
    var isMinus: Bool
    /// The words before a gap, and those behind it.
    var head: String
    var tail: String
    /// Whether it is a particle without its verb: "on" of "lights on".
    var isParticle: Bool
    var headStems: [UInt64]
    var tailStems: [UInt64]
  }

  /// A phrase as numbers.
  private struct Words {
    var text = ""
    /// Stems of the words; 0 for a value, and for each word of the app's name.
    var stems: [UInt64] = []
    /// Whether a word names the app, or only connects its name with the request.
    var isName: [Bool] = []
    /// Where each stands in the text, in UTF-8 bytes.
    var ranges: [Range<Int>] = []
    /// The text's folded words, by which it is told from one that is the same.
    var folded = ""
  }

  /// Where a phrase says which way it goes.
  private struct Place {
    var head: Range<Int>
    /// Empty where the words stand together.
    var tail: Range<Int>
    var poles: Poles
  }

  private let knowledge: KnowledgeBlock
  private let analyzer: TextAnalyzer
  private let expressions: [Expression]
  private let hasBlanks: Bool

  private init?(_ language: String) {
    guard let knowledge = LanguageKnowledge.forLanguage(language)?.block,
      !knowledge.opposites.isEmpty, let text = LanguageText.of(language, .opposites),
      let lines = try? LanguageLines(text)
    else { return nil }
    self.knowledge = knowledge
    analyzer = TextAnalyzer(locale: LocaleTag(language))
    hasBlanks = language != "ja"
    var axes: [String: Int] = [:]
    var expressions: [Expression] = []
    for line in lines["opposites"] {
      let written = LanguageLines.string(line.range, in: text.bytes)
      guard let colon = written.firstIndex(of: ":") else { continue }
      var name = written[..<colon].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isMinus = name.hasPrefix("not ")
      if isMinus { name.removeFirst(4) }
      let axis = axes[name] ?? axes.count
      axes[name] = axis
      for item in written[written.index(after: colon)...].split(separator: ",") {
        let words = item.split(whereSeparator: \.isWhitespace)
        let halves = words.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = halves.map { $0.joined(separator: " ") }
        let isParticle = parts.count > 1 && parts[0].isEmpty
        let head = isParticle ? parts[1] : parts.first ?? ""
        let tail = isParticle || parts.count < 2 ? "" : parts[1]
        if head.isEmpty { continue }
        expressions.append(
          Expression(
            axis: axis, isMinus: isMinus, head: head, tail: tail, isParticle: isParticle,
            headStems: Self.stems(head, analyzer, knowledge),
            tailStems: Self.stems(tail, analyzer, knowledge)))
      }
    }
    self.expressions = expressions
  }

  /// The opposites of a language; `nil` where none are known.
  static func forLocale(_ tag: LocaleTag) -> OppositePhrases? {
    for one in tag.fallbackChain {
      if let found = known[one.language] { return found }
    }
    return nil
  }

  private static let known = PerLanguage<OppositePhrases> { OppositePhrases($0) }

  private static func stems(
    _ text: String, _ analyzer: TextAnalyzer, _ knowledge: KnowledgeBlock
  ) -> [UInt64] {
    (try? analyzer.normalizedTokens(text))?.map { knowledge.stem(of: $0) } ?? []
  }

  // MARK: - Phrases

  /// Which way the words of a phrase go, all expressions together.
  func poles(of parts: [PhrasePieces.Part]) -> Poles {
    let words = words(of: parts)
    return knowledge.opposites.poles(in: words.stems.span) { words.isName[$0] }
  }

  /// The opposites of a phrase, at most two: with the word that is most like its own, and with the one that
  /// is listed first.
  ///
  /// - Parameters:
  ///   - parts: What is said.
  ///   - poles: Which way the phrases of its intent go; an axis that they go both ways on has no opposite.
  func texts(of parts: [PhrasePieces.Part], going poles: Poles) -> [String] {
    let both = poles.plus & poles.minus
    var words = words(of: parts)
    words.folded = analyzer.words(words.text)
    for place in places(in: words) where place.poles.axes & both == 0 {
      let own = expressions.filter { one in
        let said = one.isMinus ? place.poles.minus : place.poles.plus
        return said >> UInt64(one.axis) & 1 == 1 && says(one, place, words)
      }
      var found: [(text: String, rank: [Int])] = []
      for (index, other) in expressions.enumerated() {
        guard
          let one = own.first(where: {
            $0.axis == other.axis && $0.isMinus != other.isMinus
              && $0.isParticle == other.isParticle
          }),
          other.tail.isEmpty || !place.tail.isEmpty,
          let said = replace(place, one, by: other, in: words),
          isOpposed(said.text, to: place.poles)
        else { continue }
        found.append((said.text, [-said.shared, said.isInflected ? 0 : 1, -said.likeness, index]))
      }
      let first = found.first?.text
      found.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
      guard let best = found.first?.text, let first else { continue }
      return best == first ? [best] : [best, first]
    }
    return []
  }

  /// Whether a text is read as going the other way: a form that another ending makes may be another word.
  private func isOpposed(_ text: String, to poles: Poles) -> Bool {
    let stems = Self.stems(text, analyzer, knowledge)
    return knowledge.opposites.poles(in: stems.span) { _ in false }.isOpposed(to: poles)
  }

  private func words(of parts: [PhrasePieces.Part]) -> Words {
    var words = Words()
    var hashes: [UInt64] = []
    for part in parts {
      let start = words.text.utf8.count
      words.text += part.text
      if part.kind == .value {
        hashes.append(0)
        words.stems.append(0)
        words.isName.append(false)
        words.ranges.append(start..<words.text.utf8.count)
        continue
      }
      for word in (try? analyzer.normalizedTokens(part.text)) ?? [] {
        hashes.append(word.token.hash)
        words.stems.append(part.kind == .name ? 0 : knowledge.stem(of: word))
        words.isName.append(part.kind == .name)
        words.ranges.append(start + Int(word.token.lower)..<start + Int(word.token.upper))
      }
    }
    if let first = words.isName.firstIndex(of: true) {
      let end = words.isName[first...].firstIndex(of: false) ?? hashes.count
      let length = knowledge.addressLength(
        before: hashes.span.extracting(0..<first),
        behind: hashes.span.extracting(end..<hashes.count))
      for k in first - length.before..<end + length.behind { words.isName[k] = true }
    }
    return words
  }

  private func places(in words: Words) -> [Place] {
    var places: [Place] = []
    var end = 0
    for k in words.stems.indices where k >= end && words.stems[k] != 0 && !words.isName[k] {
      let found = knowledge.opposites.find(at: k, in: words.stems.span) { words.isName[$0] }
      guard case .match(let match) = found else { continue }
      end = match.end
      // The words behind a gap stand together, and the last of them is told.
      let tails = expressions.lazy.filter { !$0.tail.isEmpty }.map(\.tailStems)
      let tail =
        match.last < match.end
        ? nil
        : tails.map { match.last + 1 - $0.count..<match.last + 1 }.first {
          $0.lowerBound >= match.end && tails.contains(Array(words.stems[$0]))
        }
      if match.last >= match.end, tail == nil { continue }
      places.append(
        Place(head: k..<match.end, tail: tail ?? match.end..<match.end, poles: match.poles))
    }
    return places
  }

  /// Whether an expression is the one that stands at a place.
  private func says(_ one: Expression, _ place: Place, _ words: Words) -> Bool {
    let head = Array(words.stems[place.head])
    if place.tail.isEmpty { return head == one.headStems + one.tailStems }
    return head == one.headStems && Array(words.stems[place.tail]) == one.tailStems
  }

  // MARK: - Words

  /// A phrase with other words.
  private struct Replaced {
    var text: String
    /// How many words stay.
    var shared = 0
    /// Whether the words have the phrase's endings.
    var isInflected = true
    /// How many letters at the end of the words are the same.
    var likeness = 0
  }

  private func replace(
    _ place: Place, _ one: Expression, by other: Expression, in words: Words
  ) -> Replaced? {
    var result = Replaced(text: "")
    let isParted = !place.tail.isEmpty
    let ownHead =
      isParted
      ? one.head
      : [one.head, one.tail].filter { !$0.isEmpty }.joined(
        separator: hasBlanks ? " " : "")
    let head = word(ownHead, other.head, at: place.head, in: words, &result)
    let tail = isParted ? word(one.tail, other.tail, at: place.tail, in: words, &result) : ""
    let bytes = Array(words.text.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let from = words.ranges[place.head.lowerBound].lowerBound
    let to = words.ranges[place.head.upperBound - 1].upperBound
    var said = text(0..<from) + head
    if isParted, let first = place.tail.first, let last = place.tail.last {
      said += text(to..<words.ranges[first].lowerBound) + tail
      said += text(words.ranges[last].upperBound..<bytes.count)
    } else {
      said += text(to..<bytes.count)
    }
    result.text = hasBlanks ? SpokenVariants.squeezed(said) : said
    return analyzer.words(result.text) == words.folded ? nil : result
  }

  /// What stands for the words at a place: those that stay as they are there, the others with the endings
  /// that the phrase's have.
  private func word(
    _ own: String, _ other: String, at place: Range<Int>, in words: Words,
    _ result: inout Replaced
  ) -> String {
    let bytes = Array(words.text.utf8)
    let (lower, upper) = (
      words.ranges[place.lowerBound].lowerBound, words.ranges[place.upperBound - 1].upperBound
    )
    let said = String(decoding: bytes[lower..<upper], as: UTF8.self)
    let owns = own.split(separator: " ").map(String.init)
    let others = other.split(separator: " ").map(String.init)
    let saids = said.split(separator: " ").map(String.init)
    guard hasBlanks, owns.count == saids.count, owns.count == others.count else {
      result.isInflected = result.isInflected && analyzer.isSame(own, said)
      result.likeness += Self.likeness(own, other)
      return cased(other, as: said)
    }
    return others.indices.map { k in
      if analyzer.isSame(owns[k], others[k]) {
        result.shared += 1
        return saids[k]
      }
      result.likeness += Self.likeness(owns[k], others[k])
      guard let ending = Self.inflect(others[k], from: owns[k], to: saids[k].lowercased()) else {
        result.isInflected = false
        return cased(others[k], as: saids[k])
      }
      return cased(ending, as: saids[k])
    }.joined(separator: " ")
  }

  /// A word with the ending that another has in a phrase: "éteindre" has none of "allume", "désactive" has.
  private static func inflect(_ word: String, from base: String, to form: String) -> String? {
    let shared = zip(base, form).prefix { $0 == $1 }.count
    let cut = base.dropFirst(shared)
    if base == form { return word }
    guard shared > 0, !cut.isEmpty, word.hasSuffix(cut) else { return nil }
    return String(word.dropLast(cut.count)) + String(form.dropFirst(shared))
  }

  /// How many letters two words share at their ends, where that is a word: "freeze" in "unfreeze".
  private static func likeness(_ a: String, _ b: String) -> Int {
    a.count > 2 && (b.hasSuffix(a) || a.hasSuffix(b)) ? min(a.count, b.count) : 0
  }

  private func cased(_ text: String, as other: String) -> String {
    guard other.first?.isUppercase ?? false else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
