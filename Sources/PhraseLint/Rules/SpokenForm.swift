// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import PhraseGrammar
import TextAnalysis

/// What is heard of a phrase: its words without case, punctuation and spaces, the app's name and the
/// slots as marks.
///
/// Two slots are the same where their values are: the platform keeps values by type, so that
/// `Open ${list}` and `Open ${folder}` are one phrase when both are of one entity.
struct SpokenForm: Hashable {
  /// A number for each word, name and slot; words are known by their hash, diacritics included.
  var symbols: [UInt64]
  /// Which of `symbols` are slots, as bits; slots past the 64th are not marked.
  var slots: UInt64 = 0

  static func == (a: SpokenForm, b: SpokenForm) -> Bool { a.symbols == b.symbols }

  func hash(into hasher: inout Hasher) { hasher.combine(symbols) }

  /// What stands for the app's name.
  static let applicationName: UInt64 = 1
}

/// Makes spoken forms in one language.
final class SpokenFormReader: Sendable {
  private let analyzer: TextAnalyzer
  let language: String
  private let openers: WordRuns
  private let closers: WordRuns
  private let fillers: WordRuns
  private let freeWords: WordRuns

  init(locale: String) {
    let tag = LocaleTag(locale)
    let analyzer = TextAnalyzer(locale: tag)
    self.analyzer = analyzer
    language = tag.language
    let polite = PoliteWords.forLanguage(tag.language)
    var buffer = TokenBuffer()
    func runs(_ texts: [String], reversed: Bool = false) -> WordRuns {
      var runs = WordRuns()
      for text in texts {
        var symbols: [UInt64] = []
        Self.append(text, to: &symbols, analyzer, &buffer)
        runs.add(reversed ? symbols.reversed() : symbols)
      }
      return runs
    }
    openers = runs(polite.openers)
    closers = runs(polite.closers, reversed: true)
    fillers = runs(polite.fillers)
    freeWords = runs(FreeWords.forLanguage(tag.language), reversed: true)
  }

  /// What is heard of a phrase.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  func form(of phrase: LocatedPhrase, _ buffer: inout TokenBuffer) -> SpokenForm {
    var form = SpokenForm(symbols: [])
    for segment in phrase.template.segments {
      switch segment {
      case .literal(let text): Self.append(text, to: &form.symbols, analyzer, &buffer)
      case .applicationName: form.symbols.append(SpokenForm.applicationName)
      case .slot(let name):
        if form.symbols.count < 64 { form.slots |= 1 << UInt64(form.symbols.count) }
        form.symbols.append(Self.mark(name, phrase.parameter(name)?.type))
      }
    }
    return form
  }

  /// A literal text's words, as they are compared in phrases.
  func words(of text: String, _ buffer: inout TokenBuffer) -> [UInt64] {
    var symbols: [UInt64] = []
    Self.append(text, to: &symbols, analyzer, &buffer)
    return symbols
  }

  /// What is left of a phrase when words that mean nothing are not heard: polite openers and
  /// closers, hesitations, and articles and the like before a slot.
  ///
  /// A phrase of nothing else stays as it is.
  func reduced(_ form: SpokenForm) -> SpokenForm {
    var symbols: [UInt64] = []
    var rest = form.symbols[...]
    while let length = openers.longest(at: rest), length < rest.count { rest.removeFirst(length) }
    while !rest.isEmpty {
      if let length = fillers.longest(at: rest) {
        rest.removeFirst(length)
        continue
      }
      if rest.startIndex < 64, form.slots & 1 << UInt64(rest.startIndex) != 0 {
        while let length = freeWords.longest(at: Self.end(symbols)), length < symbols.count {
          symbols.removeLast(length)
        }
      }
      symbols.append(rest.removeFirst())
    }
    while let length = closers.longest(at: Self.end(symbols)), length < symbols.count {
      symbols.removeLast(length)
    }
    let hasWord = symbols.contains { $0 != SpokenForm.applicationName }
    return hasWord ? SpokenForm(symbols: symbols) : form
  }

  /// The last words, the very last first: as many as an expression may have.
  private static func end(_ symbols: [UInt64]) -> ArraySlice<UInt64> {
    symbols.suffix(12).reversed()[...]
  }

  private static func append(
    _ text: String, to symbols: inout [UInt64], _ analyzer: TextAnalyzer,
    _ buffer: inout TokenBuffer
  ) {
    do throws(AnalysisFailure) {
      try analyzer.analyze(text, into: &buffer)
    } catch {
      // A text past the limits of an utterance equals itself and nothing else.
      return symbols.append(mark(text, nil))
    }
    for i in 0..<buffer.count {
      let token = buffer[i]
      symbols.append(token.hash &+ UInt64(token.accent) &* 0x9E37_79B9_7F4A_7C15)
    }
  }

  /// A number for a slot, by its type where that is an entity's or an enum's, else by its name.
  private static func mark(_ name: String, _ type: ParameterType?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    switch type {
    case .entity(let name)?: add("entity:" + name)
    case .enumeration(let name)?: add("enum:" + name)
    default: add("slot:" + name)
    }
    return hash | 1 << 63
  }
}

/// Expressions of one or more words, found by their first.
private struct WordRuns: Sendable {
  private var byFirst: [UInt64: [[UInt64]]] = [:]

  mutating func add(_ words: [UInt64]) {
    guard let first = words.first else { return }
    byFirst[first, default: []].append(words)
  }

  /// The length of the longest expression that words begin with.
  func longest(at words: ArraySlice<UInt64>) -> Int? {
    guard let first = words.first, let runs = byFirst[first] else { return nil }
    return runs.lazy.filter { words.starts(with: $0) }.map(\.count).max()
  }
}
