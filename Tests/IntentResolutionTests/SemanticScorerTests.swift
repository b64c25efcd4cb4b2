// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("A model of meaning") struct SemanticScorerTests {
  /// Says that one intent is meant, whatever is said.
  struct Favourite: SemanticScorer {
    let intent: String
    let similarity: Double

    func similarities(
      of utterance: String, locale: LocaleTag, to readings: [SemanticReading]
    ) -> [Double] {
      readings.map { $0.intent == intent ? similarity : 0 }
    }
  }

  private func confidence(
    _ text: String, of intent: String, by scorer: (any SemanticScorer)?
  ) throws -> Double {
    let plain = try makeResolver([FlexibleTests.hearth, FlexibleTests.ledger])
    let resolver = IntentResolver(image: plain.image, semantics: scorer)
    var scratch = MatchScratch()
    let outcome = resolver.resolveSynchronously(ResolutionRequest(text), scratch: &scratch)
    if outcome.intent == intent { return outcome.confidence }
    return outcome.alternatives.first { $0.intent == intent }?.confidence ?? 0
  }

  @Test("raises what it finds near, and lowers what it finds far")
  func shifts() throws {
    let text = "switch off every lamp in hearth"
    let alone = try confidence(text, of: "I1", by: nil)
    let near = try confidence(text, of: "I1", by: Favourite(intent: "I1", similarity: 1))
    let far = try confidence(text, of: "I1", by: Favourite(intent: "I1", similarity: -1))
    #expect(alone > 0 && near > alone && far < alone)
  }

  @Test("what is missing, no number or out of range does no harm")
  func odd() throws {
    struct Odd: SemanticScorer {
      let answer: [Double]
      func similarities(
        of utterance: String, locale: LocaleTag, to readings: [SemanticReading]
      ) -> [Double] { answer }
    }
    let text = "switch off every lamp in hearth"
    let alone = try confidence(text, of: "I1", by: nil)
    for answer in [[], [.nan], [.infinity], [Double](repeating: 0, count: 100)] {
      #expect(try confidence(text, of: "I1", by: Odd(answer: answer)) == alone)
    }
    let one = try confidence(text, of: "I1", by: Favourite(intent: "I1", similarity: 1))
    #expect(try confidence(text, of: "I1", by: Favourite(intent: "I1", similarity: 50)) == one)
  }

  @Test("is not asked where a phrase fits")
  func exact() throws {
    let scorer = Favourite(intent: "I1", similarity: 1)
    #expect(try confidence("Turn on the lights with Hearth", of: "I0", by: scorer) == 1)
  }
}
