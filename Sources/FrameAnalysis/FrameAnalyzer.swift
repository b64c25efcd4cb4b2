// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import TextAnalysis

/// Tells what is done with the words of an utterance: asked for, asked about, told, supposed, forbidden,
/// corrected.
///
/// Closed-class words and constructions of a language say it, from its `frames.txt`; no word of any app
/// does. The work is linear in the words, as every pattern looks at a bounded number of them, and nothing
/// is allocated for up to 512 tokens.
package final class FrameAnalyzer: Sendable {
  let tables: FrameTables

  /// Reads a language's lists.
  ///
  /// - Throws: `LanguageTextError` with the line of a mistake.
  package init(_ lists: LanguageLists, locale: LocaleTag) throws(LanguageTextError) {
    tables = try FrameTextParser.parse(lists, locale: locale)
  }

  /// The analyser of a language, made once a process; `nil` for languages without frames.
  ///
  /// - Parameter language: A tag; only its language counts, so `pt-BR` is `pt`.
  package static func forLanguage(_ language: String) -> FrameAnalyzer? {
    for tag in LocaleTag(language).fallbackChain {
      if let known = known[tag.language] { return known }
    }
    return nil
  }

  /// The languages with frames, by their tags in order.
  package static var languages: [String] { LanguageText.languages(with: .frames) }

  private static let known = PerLanguage<FrameAnalyzer> { language in
    guard let lists = LanguageLists.of(language, .frames) else { return nil }
    do throws(LanguageTextError) {
      return try FrameAnalyzer(lists, locale: LocaleTag(language))
    } catch {
      // Tests read all texts.
      preconditionFailure("\(error)")
    }
  }

  /// The frame of an utterance.
  ///
  /// - Parameters:
  ///   - tokens: Its words, as `TextAnalyzer` gives them.
  ///   - text: The bytes that their spans are of.
  ///   - name: The tokens that name the app; they are read as if they were not there, and a preposition
  ///     before them is too.
  ///   - title: The tokens of a thing's name, which say nothing of what is done: "no" in "No Doubt".
  /// - Complexity: O(*n*) for *n* tokens.
  package func analyze(
    _ tokens: Span<Token>, of text: Span<UInt8>, name: Range<Int>? = nil, title: Range<Int>? = nil
  ) -> Frame {
    read(tokens, of: text, name: name, title: title).frame
  }

  /// What the words around a request do with it that is known to be one, as it is a declared phrase.
  ///
  /// - Parameters:
  ///   - core: The tokens of the request.
  ///   - name: The tokens that name the app, among those of the request.
  /// - Complexity: O(*n*) for *n* tokens.
  package func setting(
    of core: Range<Int>, _ tokens: Span<Token>, of text: Span<UInt8>, name: Range<Int>
  ) -> PhraseSetting {
    var setting = PhraseSetting.unknown
    withWords(tokens, of: text, name: name) { reader in
      if let core = reader.words.words(ofTokens: core), !core.isEmpty {
        setting = reader.setting(of: core)
      }
    }
    return setting
  }

  /// What a word says of the act that is asked for, where a request begins with it.
  ///
  /// - Parameters:
  ///   - hash: The hash of the word's token.
  ///   - accent: Its accent.
  ///   - next: The same of the word behind it: what is before "the" or "my" and is not listed is a verb.
  /// - Returns: `nil` for languages whose light verbs are not listed.
  /// - Complexity: One look-up; allocates nothing.
  package func head(
    hash: UInt64, accent: UInt32, next: (hash: UInt64, accent: UInt32)? = nil
  ) -> RequestHead? {
    guard tables.hasLightVerbs else { return nil }
    let entry = tables.entries[Int(tables.entry(hash: hash, accent: accent))]
    let groups = entry.groups
    if groups & FrameGroup.light.bit != 0 { return .light }
    if groups & FrameGroup.showing.bit != 0 { return .showing }
    if groups & FrameGroup.sequence.bit != 0 { return .sequence }
    if groups & FrameGroup.verb.bit != 0 { return .verb }
    if entry.asks { return .question }
    guard groups == 0, let next else { return .other }
    let behind = tables.entries[Int(tables.entry(hash: next.hash, accent: next.accent))].groups
    return behind & (FrameGroup.determiner.bit | FrameGroup.object.bit) != 0
      ? .unlistedVerb : .other
  }

  /// Whether a word stands for what was named before and is no article: "it", "him".
  package func isPronoun(hash: UInt64, accent: UInt32) -> Bool {
    mayBePronoun(hash: hash, accent: accent)
      && tables.entries[Int(tables.entry(hash: hash, accent: accent))].groups
        & FrameGroup.determiner.bit == 0
  }

  /// Whether a word may stand for what was named before, an article among them: "this".
  package func mayBePronoun(hash: UInt64, accent: UInt32) -> Bool {
    tables.entries[Int(tables.entry(hash: hash, accent: accent))].groups
      & (FrameGroup.pronoun.bit | FrameGroup.object.bit) != 0
  }

  /// Whether a word says a number: "seven".
  package func isNumber(hash: UInt64, accent: UInt32) -> Bool {
    tables.entries[Int(tables.entry(hash: hash, accent: accent))].groups
      & FrameGroup.number.bit != 0
  }

  /// Whether a word may stand before a noun as an article does: "the", "my".
  package func isDeterminer(hash: UInt64, accent: UInt32) -> Bool {
    tables.entries[Int(tables.entry(hash: hash, accent: accent))].groups
      & FrameGroup.determiner.bit != 0
  }

  /// Whether a word may be a preposition: "in", "del".
  package func isPreposition(hash: UInt64, accent: UInt32) -> Bool {
    tables.entries[Int(tables.entry(hash: hash, accent: accent))].groups
      & FrameGroup.preposition.bit != 0
  }

  /// Whether a word may name something, as far as the lists tell: it is no article, preposition, particle or pronoun.
  package func mayName(hash: UInt64, accent: UInt32) -> Bool {
    let others =
      FrameGroup.determiner.bit | FrameGroup.preposition.bit | FrameGroup.particle.bit
      | FrameGroup.pronoun.bit | FrameGroup.object.bit
    return tables.entries[Int(tables.entry(hash: hash, accent: accent))].groups & others == 0
  }

  /// What a word says of the words beside it.
  package func marks(hash: UInt64, accent: UInt32) -> WordMarks {
    tables.entries[Int(tables.entry(hash: hash, accent: accent))].marks
  }

  /// Whether a word is for a person: "sister", "neighbour".
  package func isHuman(hash: UInt64, accent: UInt32) -> Bool {
    let entry = tables.entries[Int(tables.entry(hash: hash, accent: accent))]
    return (entry.groups | entry.open) & tables.humans != 0 || entry.marks.contains(.isPerson)
  }

  /// What a word ends with that says whose the next one is, in folded letters: the "s" of "Annas".
  package var genitiveEndings: [[UInt8]] { tables.genitiveEndings }

  /// Whether a word says that all of the things named are meant.
  package func saysAll(hash: UInt64, accent: UInt32) -> Bool {
    tables.entries[Int(tables.entry(hash: hash, accent: accent))].saysAll
  }

  /// The frame, and how many comparisons it took in builds with assertions.
  func read(
    _ tokens: Span<Token>, of text: Span<UInt8>, name: Range<Int>?, title: Range<Int>? = nil
  ) -> (frame: Frame, comparisons: Int) {
    var result = (frame: Frame(), comparisons: 0)
    withWords(tokens, of: text, name: name, title: title) { reader in
      result.frame = reader.read()
      result.comparisons = reader.words.comparisons
    }
    return result
  }

  /// Has the words of an utterance read, without the app's name.
  func withWords(
    _ tokens: Span<Token>, of text: Span<UInt8>, name: Range<Int>?, title: Range<Int>? = nil,
    _ body: (inout FrameReader) -> Void
  ) {
    let name = name.map { $0.clamped(to: 0..<tokens.count) }.flatMap { $0.isEmpty ? nil : $0 }
    // SAFETY: the memory is used inside the closure only.
    unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: tokens.count + 1) {
      entries in
      var count = 0
      for index in tokens.indices where !(name?.contains(index) ?? false) {
        // SAFETY: there is room for one more than the tokens.
        unsafe entries[count] =
          title?.contains(index) ?? false ? 0 : tables.entry(of: tokens[index], in: text)
        count += 1
      }
      var left = name
      if let name, name.lowerBound > 0,
        // SAFETY: the tokens before the name have been written.
        tables.entries[Int(unsafe entries[name.lowerBound - 1])].groups
          & FrameGroup.preposition.bit != 0
      {
        // The preposition goes with its noun.
        // SAFETY: the first `count` entries have been written.
        for index in name.lowerBound..<count { unsafe entries[index - 1] = entries[index] }
        count -= 1
        left = name.lowerBound - 1..<name.upperBound
      }
      // SAFETY: the first `count` entries have been written; there is room, so there is an address.
      let words = unsafe Span(_unsafeStart: entries.baseAddress!, count: count)
      var reader = FrameReader(
        FrameWords(words, of: tokens, in: text, name: left, tables: tables))
      body(&reader)
    }
  }
}

/// What the first word of a request says of the act that is asked for.
package enum RequestHead: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// It is no verb, as far as is known.
  case other
  /// What a question begins with: "what".
  case question
  /// A word that is not listed, where a verb stands: "mow" before "the lawn".
  case unlistedVerb
  /// A verb of an act of its own: "delete".
  case verb
  /// It asks for the one before or after the one at hand: "next song".
  case sequence
  /// A verb that leaves to others what is to be done: "put", "make".
  case light
  /// A verb that asks to see or to hear of something: "show", "check".
  case showing
}
