// SPDX-License-Identifier: Apache-2.0

import EntityLookup
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

  init(language: String, makesModels: Bool) {
    self.language = language
    models = makesModels ? LanguageModels(language: language) : nil
  }

  /// Writes the tries and the gazetteer of the language.
  mutating func lower(_ builder: inout ImageBuilder, _ interner: inout WordInterner) throws {
    let words = PoliteWords.forLanguage(language)
    let analyzer = interner.analyzer(for: LocaleTag(language))
    var sequences = TrieSequences()
    for text in words.openers {
      add(text, analyzer, &builder, &interner, &sequences, marking: .beginsOpener)
    }
    for text in words.fillers {
      add(text, analyzer, &builder, &interner, &sequences, marking: [.beginsOpener, .filler])
    }
    openers = try builder.addTrie(sequences)
    sequences.removeAll()
    for text in words.closers + words.fillers {
      add(text, analyzer, &builder, &interner, &sequences, marking: .endsCloser, isReversed: true)
    }
    closers = try builder.addTrie(sequences)
    applessRoot = try builder.addTrie(appless)
    sequences.removeAll()
    for text in FreeWords.forLanguage(language) {
      add(text, analyzer, &builder, &interner, &sequences, marking: .beginsFree)
    }
    freeWords = try builder.addTrie(sequences)
    let (model, needed) = models?.finish() ?? ([], [])
    intentModel = try builder.addBlock(model)
    knowledge = try builder.addBlock(needed)
    if names.isEmpty { return }
    var gazetteer = GazetteerBuilder(locale: LocaleTag(language), capacity: names.count)
    for name in names { gazetteer.add(name.text.utf8.span, entity: name.variant) }
    appNames = try builder.addBlock(gazetteer.finish())
  }

  /// Adds an expression, last word first where it is searched for from the end.
  private func add(
    _ text: String, _ analyzer: TextAnalyzer, _ builder: inout ImageBuilder,
    _ interner: inout WordInterner, _ sequences: inout TrieSequences,
    marking flags: TokenFlags, isReversed: Bool = false
  ) {
    var text = text
    var path: [PathElement] = []
    let isRead = text.withUTF8 {
      unsafe interner.append($0, offset: 0, analyzer: analyzer, to: &path, builder: &builder)
    }
    if isReversed { path.reverse() }
    guard isRead, let first = path.first else { return }
    for element in path { sequences.append(element.symbol) }
    // The item says nothing; that a sequence ends is what matters.
    sequences.finish(item: 0)
    builder.mark(symbol: first.symbol, flags)
  }
}
