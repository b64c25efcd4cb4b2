// SPDX-License-Identifier: Apache-2.0

import EntityLookup
import MatchIndex
import TextAnalysis

@testable import FlexibleMatching

/// An app made by hand: intents with their phrases, and what its parameters are filled with.
struct TestApp {
  var builder = SlotModelBuilder()
  var parameters: [[String]] = []
  var sources: [[SlotSource]] = []

  static let function: Set<String> = [
    "a", "an", "at", "by", "for", "from", "in", "is", "it", "me", "my", "of", "on", "the", "to",
    "what", "with",
  ]

  /// Adds an intent whose phrases have slots in brackets and the app's name as `@`.
  mutating func add(_ parameters: [(String, SlotSource)], _ phrases: [String]) {
    let names = parameters.map(\.0)
    let intent = builder.addIntent(parameters: names.map { TokenHash.hash(of: "slot " + $0) })
    self.parameters.append(names)
    sources.append(parameters.map(\.1))
    for phrase in phrases {
      builder.addPhrase(Self.elements(phrase, names), intent: intent)
    }
  }

  static func elements(_ phrase: String, _ parameters: [String]) -> [PhraseElement] {
    phrase.split(separator: " ").map { word in
      if word == "@" { return .name }
      if word.hasPrefix("[") {
        return .slot(parameter: parameters.firstIndex(of: String(word.dropFirst().dropLast()))!)
      }
      return .word(
        stem: TokenHash.hash(of: String(word)), isFunction: function.contains(String(word)))
    }
  }

  /// The words of an utterance: `@` is the app's name, a word in brackets is polite.
  static func words(_ utterance: String) -> [TaggedWord] {
    utterance.split(separator: " ").map { word in
      let isSkipped = word.hasPrefix("(")
      let hash = TokenHash.hash(of: word.filter { $0 != "(" && $0 != ")" })
      return TaggedWord(
        hash: hash, stem: hash, isFunction: function.contains(String(word)), isName: word == "@",
        isSkipped: isSkipped)
    }
  }

  var model: SlotModel? { Self.model(builder.finish()) }

  static func model(_ block: [UInt32]) -> SlotModel? {
    let bytes = ImageBytes(copying: block)
    return try? SlotModel(bytes.words, owner: bytes)
  }

  /// Sources of listed names.
  static func names(_ kind: SlotSource.Kind, _ names: [String]) -> SlotSource {
    let gazetteer = EntityIndex(titles: names).gazetteer
    return SlotSource(kind, gazetteer, statistics: NameStatistics(gazetteer))
  }

  /// What fills the slots of an utterance, as `parameter=words`, in the order of words.
  func fill(
    _ utterance: String, intent: Int = 0, near: (String) -> Float? = { _ in nil }
  ) -> [String] {
    guard let model else { return [] }
    let words = Self.words(utterance)
    let texts = utterance.split(separator: " ")
    func text(_ from: Int, _ to: Int) -> String { texts[from..<to].joined(separator: " ") }
    let sources = self.sources[intent]
    var scratch = SlotScratch()
    let result = SlotFiller().fill(
      words.span, intent: intent, sources: sources.span, model: model, scratch: &scratch
    ) { from, to, _ in near(text(from, to)) }
    return (0..<(result?.count ?? 0)).map { k in
      let slot = scratch[k]
      return parameters[intent][slot.parameter] + "=" + text(slot.from, slot.to)
    }
  }
}
