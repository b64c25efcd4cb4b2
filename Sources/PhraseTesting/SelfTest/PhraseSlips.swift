// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog
import IntentResolution
import TextAnalysis

/// An utterance that is a declared phrase but for one word: lost, or heard as another.
///
///     "Show all lists in Tasks"  // "Show lists in Tasks", "Show all list in Tasks", …
package struct PhraseSlip: Sendable {
  /// What happened to the word.
  package enum Kind: String, Sendable, CaseIterable {
    /// It is not there.
    case lost
    /// It is spelt as something that sounds nearly the same (`Mishearings`).
    case misheard
  }

  /// The phrase.
  package var phrase: PhraseDeclaration
  /// The app's id.
  package var app: String
  /// The intent.
  package var intent: String
  /// What happened.
  package var kind: Kind
  /// The word that it happened to.
  package var word: String
  /// The utterance; anything may become of it.
  package var test: TestCase
}

extension SelfTestGenerator {
  /// Most words of a phrase that are lost or misheard in turn.
  private static let maxWords = 12

  /// The slips of each phrase of the sample, phrase by phrase: each of its own words lost, then each misheard.
  ///
  /// Names of apps and values stay as they are: what is declared for them is the app's to choose. In scripts
  /// without blanks a word is what stands between slots.
  ///
  /// - Returns: The slips of a phrase one after the other; none for a phrase with a single word of its own.
  package func slips() -> [PhraseSlip] {
    var slips: [PhraseSlip] = []
    forEachLocale { spoken, sample in
      var sample = sample
      var values = SpokenValues(spoken)
      let mishearings = Mishearings(locale: spoken.tag)
      for shortcut in spoken.catalog.shortcuts {
        guard let intent = spoken.declarations.intents[shortcut.intent] else { continue }
        for (k, phrase) in spoken.phrases(of: shortcut).enumerated() where sample.takes() {
          let pieces = PhrasePieces(phrase, intent, spoken)
          guard let filling = values.fillings(of: pieces, count: 1, k)?.first else { continue }
          let words = SlipWords(pieces.parts(filling, spoken.names.name))
          slips += self.slips(of: pieces, intent, words, mishearings)
        }
      }
    }
    return slips
  }

  private func slips(
    of pieces: PhrasePieces, _ intent: IntentDeclaration, _ words: SlipWords,
    _ mishearings: Mishearings
  ) -> [PhraseSlip] {
    let own = words.own.prefix(Self.maxWords)
    guard own.count > 1 else { return [] }
    func slip(_ place: Int, _ kind: PhraseSlip.Kind, _ heard: String) -> PhraseSlip {
      var location = pieces.phrase.location
      if location.file.isEmpty { location.file = pieces.spoken.catalog.file }
      return PhraseSlip(
        phrase: PhraseDeclaration(pieces.phrase.text, location: location),
        app: pieces.spoken.catalog.id, intent: intent.name, kind: kind,
        word: words.all[place].trimmed,
        test: TestCase(
          words.text(replacing: place, with: heard), locale: pieces.spoken.name,
          expecting: ExpectedOutcome(.any), section: kind.rawValue, location: location))
    }
    return own.map { slip($0, .lost, "") }
      + own.compactMap { place in
        mishearings.forms(of: words.all[place].trimmed).first.map { slip(place, .misheard, $0) }
      }
  }
}

/// What is said, word by word, with those that are the phrase's own.
private struct SlipWords {
  /// The pieces that the text is made of, blanks included.
  private(set) var all: [String] = []
  /// The places of the phrase's own words.
  private(set) var own: [Int] = []

  init(_ parts: [PhrasePieces.Part]) {
    for part in parts {
      guard part.kind == .words else {
        all.append(part.text)
        continue
      }
      // Each word with the blanks before it.
      var word = ""
      for character in part.text {
        if character.isWhitespace, !word.trimmed.isEmpty { end(&word) }
        word.append(character)
      }
      end(&word)
    }
  }

  private mutating func end(_ word: inout String) {
    guard !word.isEmpty else { return }
    if word.contains(where: { $0.isLetter || $0.isNumber }) { own.append(all.count) }
    all.append(word)
    word = ""
  }

  /// The text with one piece exchanged.
  func text(replacing place: Int, with word: String) -> String {
    var pieces = all
    pieces[place] = pieces[place].prefix { $0.isWhitespace } + word
    return SpokenVariants.squeezed(pieces.joined())
  }
}

extension String {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String { SpokenVariants.squeezed(self) }
}
