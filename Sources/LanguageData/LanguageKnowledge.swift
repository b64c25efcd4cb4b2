// SPDX-License-Identifier: Apache-2.0

import LanguageTexts
import MatchIndex
import TextAnalysis

/// What is known of a language: which words mean nearly the same, which point to a subject, which
/// carry no meaning, and how words inflect.
///
/// It knows nothing of any app. Words are named by the hash of their token, as `TextAnalyzer` gives
/// it, and stems by the hash of theirs.
package final class LanguageKnowledge: Sendable {
  /// A line of words that belong together.
  package struct Group: Hashable, Sendable {
    /// What holds a group together.
    package enum Kind: Hashable, Sendable {
      /// The words may stand for each other in a request.
      case same
      /// The words name things of one kind: where one is said, another may be.
      case kind
      /// The words point to one subject.
      case topic
    }

    /// What the line is called.
    package var name: String
    /// What holds it together.
    package var kind: Kind
    /// Its place among all groups: those of the same meaning first, then the kinds,
    /// then the topics, as in the text.
    package var id: UInt32
  }

  /// All groups, by their ids.
  package var groups: [Group] { content.groups }

  /// All that is known, in the block that look-ups read.
  package let block: KnowledgeBlock

  /// What layouts choose from.
  let content: KnowledgeContent

  /// Reads a text of a language's knowledge.
  ///
  /// - Parameters:
  ///   - text: Its sections, those of `grammar.txt`, `meanings.txt`, `kinds.txt`, `subjects.txt` and
  ///     `polite.txt`, as `Languages/README.md` says.
  ///   - locale: The locale whose casing and contractions apply, as in utterances.
  /// - Throws: `LanguageTextError` with the line.
  package convenience init(
    parsing text: String, locale: LocaleTag
  ) throws(LanguageTextError) {
    self.init(try KnowledgeParser.parse(text, locale: locale))
  }

  private init(_ content: KnowledgeContent) {
    self.content = content
    block = KnowledgeBlock(Block(laidOut: KnowledgeLayout.lay(out: content)))
  }

  /// The stem of a word, and whether it is a function word.
  ///
  /// - Parameters:
  ///   - hash: The hash of the word's token.
  ///   - letters: The folded form that the hash is of.
  package func traits(hash: UInt64, letters: UnsafeBufferPointer<UInt8>) -> WordTraits {
    // SAFETY: the caller lends the letters for this call, and nothing keeps them.
    unsafe block.traits(hash: hash, letters: letters)
  }

  /// Calls a closure with each group that a run of stems belongs to, in the order of their ids.
  ///
  /// - Parameters:
  ///   - stems: The stems, in order; no run has more than eight.
  ///   - body: Takes a group's id and, of a subject, the member's place in its line, 0 first, 255 from
  ///     there on; 0 of others.
  package func forEachGroup(of stems: Span<UInt64>, _ body: (UInt32, Int) -> Void) {
    block.forEachGroup(of: stems, body)
  }

  /// The most stems of a run in any group that begins with a stem; 0 for none.
  package func maxRun(beginningWith stem: UInt64) -> Int { block.maxRun(beginningWith: stem) }

  /// The number of words of the longest carrier phrase that some words begin with; 0 for none.
  ///
  /// - Parameter words: Hashes of words, not of stems.
  package func carrierLength(_ words: Span<UInt64>) -> Int { block.carrierLength(words) }

  /// How many words before an app's name and behind it only connect it with the request; see
  /// `KnowledgeBlock.addressLength(before:behind:)`.
  package func addressLength(
    before: Span<UInt64>, behind: Span<UInt64>
  ) -> (before: Int, behind: Int) {
    block.addressLength(before: before, behind: behind)
  }
}

extension LanguageKnowledge {
  /// The knowledge of a language, read once a process; `nil` for languages without any.
  ///
  /// - Parameter language: A tag; only its language counts, so `pt-BR` is `pt`.
  package static func forLanguage(_ language: String) -> LanguageKnowledge? {
    library[LocaleTag(language).language]
  }

  /// The languages that have knowledge, by their tags in order.
  package static var languages: [String] { LanguageText.languages(with: .grammar) }

  private static let library = PerLanguage<LanguageKnowledge> { language in
    guard [.grammar, .opposites].contains(where: { LanguageText.of(language, $0) != nil }) else {
      return nil
    }
    let texts = KnowledgeParser.parts.compactMap { LanguageText.of(language, $0) }
    do throws(LanguageTextError) {
      let content = try KnowledgeParser.parse(texts, locale: LocaleTag(language))
      return LanguageKnowledge(content)
    } catch {
      // A mistake in a text is one of this package, which tests find.
      preconditionFailure("\(error)")
    }
  }
}
