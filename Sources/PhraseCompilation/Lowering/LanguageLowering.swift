// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import LanguageData
import MatchIndex
import PhraseGrammar
import TextAnalysis

/// What the apps of one language share: polite and free words, the names of all apps, and phrases
/// without an app's name.
struct LanguageLowering {
  let language: String
  /// Phrases that do not hold the app's name, of every app.
  var appless = TrieSequences()
  /// The names of every app, with the variant that has each.
  var names: [(text: String, variant: UInt32)] = []
  /// How its phrases with an app's name are built.
  var shapes: LanguageRecord.Shapes = []
  private(set) var openers = TrieNode.none
  private(set) var closers = TrieNode.none
  private(set) var applessRoot = TrieNode.none
  private(set) var freeWords = TrieNode.none
  private(set) var appNames = BlockReference.none

  private(set) var knowledge = BlockReference.none
  private(set) var intentModel = BlockReference.none
  /// What its phrases say about intents.
  let models: LanguageModels?

  init(language: String, vectors: LanguageVectors?) {
    self.language = language
    models = vectors.map {
      LanguageModels(language: language, vectors: $0.vectors(of: LocaleTag(language).language))
    }
  }

  /// Writes the tries and the gazetteer of the language.
  mutating func lower(_ builder: inout ImageBuilder, _ interner: inout WordInterner) throws {
    let words = PoliteWords.forLanguage(language)
    openers = try trie(
      of: [(words.openers, .beginsOpener), (words.fillers, [.beginsOpener, .filler])], &builder,
      &interner)
    closers = try trie(
      of: [(words.closers + words.fillers, .endsCloser)], isReversed: true, &builder, &interner)
    applessRoot = try builder.addTrie(appless)
    freeWords = try trie(
      of: [(FreeWords.forLanguage(language), .beginsFree)], &builder, &interner)
    let (model, needed) = models?.finish() ?? ([], [])
    intentModel = try builder.addBlock(model)
    knowledge = try builder.addBlock(needed)
    if names.isEmpty { return }
    var gazetteer = GazetteerBuilder(locale: LocaleTag(language), capacity: names.count)
    for name in names { gazetteer.add(name.text.utf8.span, entity: name.variant) }
    appNames = try builder.addBlock(gazetteer.finish())
  }

  /// Writes the trie of some expressions, whose first words are marked.
  ///
  /// - Parameter isReversed: Whether they are searched for from the end, so that their last word is
  ///   the first in the trie.
  private func trie(
    of expressions: [(texts: [String], marking: TokenFlags)], isReversed: Bool = false,
    _ builder: inout ImageBuilder, _ interner: inout WordInterner
  ) throws -> TrieNode {
    let analyzer = interner.analyzer(for: LocaleTag(language))
    var sequences = TrieSequences()
    for (texts, flags) in expressions {
      for var text in texts {
        var path: [PathElement] = []
        // SAFETY: the bytes are read inside the closure only.
        let isRead = text.withUTF8 {
          unsafe interner.append($0, offset: 0, analyzer: analyzer, to: &path, builder: &builder)
        }
        if isReversed { path.reverse() }
        guard isRead, let first = path.first else { continue }
        for element in path { sequences.append(element.symbol) }
        // The item says nothing; that a sequence ends is what matters.
        sequences.finish(item: 0)
        builder.mark(symbol: first.symbol, flags)
      }
    }
    return try builder.addTrie(sequences)
  }
}
