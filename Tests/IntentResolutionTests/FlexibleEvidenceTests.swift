// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import IntentResolution

@Suite("Evidence", .timeLimit(.minutes(hangMinutes))) struct FlexibleEvidenceTests {
  @Test("no words and no signs make an intent surer than the most that is told before them")
  func greatestConfidence() {
    var random = SeededGenerator(seed: 9)
    func number(_ range: ClosedRange<Float>) -> Float { .random(in: range, using: &random) }
    var nearest = 1.0
    for _ in 0..<50_000 {
      var known = FlexibleEvidence(
        probability: number(0...1), wordProbability: number(0...1), wordLikeness: number(-1...2),
        likeness: number(-1...2), coverage: number(0...1), words: number(0...9))
      known.hasVectors = Bool.random(using: &random)
      known.frame = NameFrame(rawValue: UInt8.random(in: 0..<32, using: &random))
      known.use = number(-1...1)
      var all = known
      all.signs = Signs(rawValue: .random(in: .min ... .max, using: &random))
      if Bool.random(using: &random) {
        all.unexplained = number(0...1)
        all.unexplainedWeight = number(0...30)
        all.unexplainedElsewhere = number(0...all.unexplainedWeight)
        all.unexplainedOpposed = number(0...all.unexplainedWeight)
      }
      for isNamed in [true, false] {
        let (most, confidence) = (
          known.greatestConfidence(isNamed: isNamed), all.confidence(isNamed: isNamed)
        )
        #expect(confidence <= most)
        nearest = min(nearest, most - confidence)
      }
    }
    #expect(nearest < 1e-3, "a bound that nothing comes near tells nothing")
  }

  @Test("what is no number is never left out for it") func damage() {
    let known = FlexibleEvidence(probability: 0.5, likeness: .nan)
    #expect(known.greatestConfidence(isNamed: false) == 1)
  }
}
