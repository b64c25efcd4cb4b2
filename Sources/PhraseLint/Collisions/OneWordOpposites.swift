// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import LanguageData
import PhraseGrammar
import TextAnalysis

/// Finds intents of an app that are opposites but for one short word: "Mach … an", "Mach … aus".
///
/// A recogniser that mishears the word makes it the opposite, however little the two sound alike.
/// Phrases are compared that are the same but for one word at one place, both of at most three letters, or
/// of three syllables of which one differs where a letter is a syllable. Where the opposites of the language
/// are known (`opposites.txt`), phrases must go opposite ways as well.
struct OneWordOpposites {
  /// Most phrases of one key that a phrase is compared with.
  private static let chainLimit = 16

  /// Two phrases, and the words that they differ in.
  struct Pair {
    var first: UInt32
    var second: UInt32
    var words: (String, String)
    /// Whether they are known to go opposite ways.
    var isOpposite: Bool
  }

  private let table: PhraseTable
  private let knowledge: KnowledgeBlock?
  private let analyzer: TextAnalyzer

  /// The first pair of phrases of each two intents of an app, in order of declaration; not those that some
  /// phrases of collide otherwise.
  static func find(
    in table: PhraseTable, language: String, besides pairs: CollisionPairs
  ) -> [Pair] {
    let finder = OneWordOpposites(table, language: language)
    return finder.find(besides: pairs)
  }

  private init(_ table: PhraseTable, language: String) {
    self.table = table
    let block = LanguageKnowledge.forLanguage(language)?.block
    knowledge = block.flatMap { $0.opposites.isEmpty ? nil : $0 }
    analyzer = TextAnalyzer(locale: LocaleTag(language))
  }

  /// Two intents of an app.
  private struct Intents: Hashable {
    var catalog: Int
    var first: String
    var second: String
  }

  private func intents(_ a: UInt32, _ b: UInt32) -> Intents {
    let (x, y) = (table.intent(a), table.intent(b))
    return Intents(catalog: table.catalogIndex(a), first: min(x, y), second: max(x, y))
  }

  private func find(besides pairs: CollisionPairs) -> [Pair] {
    var known: Set<Intents> = []
    for pair in pairs.pairs where table.catalogIndex(pair.first) == table.catalogIndex(pair.second)
    {
      known.insert(intents(pair.first, pair.second))
    }
    var index = HashChains(minimumCapacity: 1_024)
    var found: [Pair] = []
    var hashes: [UInt64] = []
    var units: [UInt64] = []
    for (number, phrase) in table.phrases.enumerated() {
      let range = Int(phrase.firstUnit)..<Int(phrase.firstUnit + phrase.unitCount)
      units.removeAll(keepingCapacity: true)
      for k in range { units.append(hash(table.units[k])) }
      SequenceHash.beginnings(of: units, into: &hashes)
      for k in range {
        guard let word = table.units[k].word, table.words.shortForm(word) != nil else { continue }
        let place = k - range.lowerBound
        let after = SequenceHash.part(
          hashes[place + 1], hashes[units.count], count: units.count - place - 1)
        let key = SequenceHash.joined(
          SequenceHash.joined(hashes[place], after),
          UInt64(phrase.variant) << 16 | UInt64(place))
        var entry = index.first(key)
        var looked = 0
        while entry >= 0, looked < Self.chainLimit {
          let other = index.values[entry]
          if table.mayCollide(other, UInt32(number)),
            !known.contains(intents(other, UInt32(number))),
            let pair = pair(other, UInt32(number), at: place)
          {
            known.insert(intents(other, UInt32(number)))
            found.append(pair)
          }
          entry = index.after(entry)
          looked += 1
        }
        index.insert(key, UInt32(number))
      }
    }
    return found
  }

  /// A number for a piece: slots of any type are the same to the ear.
  private func hash(_ unit: PhraseTable.Unit) -> UInt64 {
    unit.word.map { table.words.hash($0) } ?? (unit == .appName ? 2 : 4)
  }

  /// Two phrases that are the same around a place, if one may be taken for the other and does the opposite.
  private func pair(_ a: UInt32, _ b: UInt32, at place: Int) -> Pair? {
    func word(_ phrase: UInt32) -> String? {
      table.units[Int(table.phrases[Int(phrase)].firstUnit) + place].word
        .flatMap { table.words.shortForm($0) }
    }
    guard let one = word(a), let other = word(b), isNear(one, other) else { return nil }
    guard let knowledge else {
      return Pair(first: a, second: b, words: (one, other), isOpposite: false)
    }
    let (poles, opposed) = (poles(of: a, knowledge), poles(of: b, knowledge))
    guard poles.isOpposed(to: opposed) else { return nil }
    return Pair(first: a, second: b, words: (one, other), isOpposite: true)
  }

  /// Whether two short words differ in little: in one syllable where a letter is one.
  private func isNear(_ a: String, _ b: String) -> Bool {
    guard a != b else { return false }
    // A character of Japanese is a word, spoken in several syllables.
    if analyzer.locale.language == "ja", (a + b).unicodeScalars.contains(where: \.isHan) {
      return false
    }
    guard WordTable.isSyllabic(a), WordTable.isSyllabic(b) else { return true }
    return a.count == b.count && zip(a, b).count { $0 != $1 } == 1
  }

  /// Which way the words of a phrase go.
  private func poles(of phrase: UInt32, _ knowledge: KnowledgeBlock) -> Poles {
    var stems: [UInt64] = []
    var isName: [Bool] = []
    for segment in PhraseTemplate(table.declaration(phrase).text).segments {
      guard case .literal(let text) = segment else {
        stems.append(0)
        isName.append(segment == .applicationName)
        continue
      }
      for word in (try? analyzer.normalizedTokens(text)) ?? [] {
        stems.append(knowledge.stem(of: word))
        isName.append(false)
      }
    }
    return knowledge.opposites.poles(in: stems.span) { isName[$0] }
  }
}

extension Unicode.Scalar {
  /// Whether it is a character of Chinese.
  fileprivate var isHan: Bool { 0x3400...0x9FFF ~= value }
}
