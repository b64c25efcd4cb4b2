// SPDX-License-Identifier: Apache-2.0

import LanguageData
import MatchIndex
import TextAnalysis

@testable import FlexibleMatching

/// Phrases of a few intents, and the ways to rank words by them.
struct TestIntents {
  let analyzer: TextAnalyzer
  let knowledge: KnowledgeBlock?
  let vectors: WordVectors?
  let intents: [[String]]

  /// Intents by their phrases, in which `@` is the app's name, `[3]` a slot of kind 3 and `[]` one
  /// without listed values.
  init(
    locale: String = "en", knows: Bool = false, vectors: WordVectors? = nil, _ intents: [[String]]
  ) {
    self.vectors = vectors
    analyzer = TextAnalyzer(locale: LocaleTag(locale))
    knowledge = knows ? LanguageKnowledge.forLanguage(locale)?.block : nil
    self.intents = intents
  }

  /// The words of a phrase or an utterance.
  func read(_ text: String, into words: inout WordBuffer) {
    words.removeAll()
    var tokens = TokenBuffer()
    for piece in text.split(separator: " ") {
      if piece == "@" {
        words.addName()
      } else if piece.hasPrefix("[") {
        words.addSlot(UInt32(piece.dropFirst().dropLast()))
      } else {
        var piece = String(piece)
        piece.withUTF8 { bytes in
          guard (try? unsafe analyzer.analyze(bytes, into: &tokens)) != nil else { return }
          for k in 0..<tokens.count {
            unsafe words.add(tokens[k], in: bytes, analyzer, knowledge)
          }
        }
      }
    }
    words.findRequest(knowledge, by: nil)
  }

  /// The words of a phrase or an utterance.
  func words(_ text: String) -> WordBuffer {
    var words = WordBuffer()
    read(text, into: &words)
    return words
  }

  /// A builder with all phrases; class *k* has the shortcut *k*, its phrases the numbers 100 · *k* and on.
  func builder() -> IntentModelBuilder {
    var builder = IntentModelBuilder(vectors: vectors)
    var words = WordBuffer()
    for (k, phrases) in intents.enumerated() {
      guard
        let index = builder.addClass(IntentModel.Class(app: 0, shortcut: UInt32(k)))
      else { continue }
      for (p, phrase) in phrases.enumerated() {
        read(phrase, into: &words)
        builder.addPhrase(words, of: index, phrase: UInt32(100 * k + p), knowledge)
      }
    }
    return builder
  }

  /// The model's words.
  var block: [UInt32] { builder().finish() }

  /// The view of a model's words.
  static func model(_ block: [UInt32], vectors: WordVectors? = nil) -> IntentModel? {
    let bytes = ImageBytes(copying: block)
    return try? IntentModel(bytes.words, owner: bytes, vectors: vectors)
  }

  /// The intents of a text by a model, best first.
  func rank(
    _ text: String, _ model: IntentModel, names: (UInt32) -> Bool = { _ in false },
    isHeard: (Int) -> Bool = { _ in true }
  ) -> [RankedIntent] {
    var scratch = RankingScratch()
    read(text, into: &scratch.words)
    let count = model.rank(
      &scratch, knowledge, isFiltered: true, isHeard: { isHeard(Int($0.shortcut)) },
      namedValues: { kind, _ in names(kind) ? 0..<1 : nil })
    return (0..<count).map { scratch.ranked[$0] }
  }
}
