// SPDX-License-Identifier: Apache-2.0

import FlexibleMatching
import MatchIndex

extension FlexibleMatcher {
  /// Removes the candidates whose words say the opposite, where a name was misheard: the slot of "Lås ${door}"
  /// hears "op hoveddøren" in "lås op hoveddøren", which unlocks it.
  func removeOpposed(_ utterance: Utterance, _ s: inout MatchBuffers) {
    let flexible = s.flexible()
    flexible.language = nil
    flexible.framing = nil
    var kept = 0
    for k in 0..<s.candidates.count {
      let candidate = s.candidates[k]
      if candidate.misheard > 0, !candidate.isNegative,
        isOpposed(candidate, utterance, s, flexible)
      {
        continue
      }
      s.candidates[kept] = candidate
      kept += 1
    }
    s.candidates.truncate(to: kept)
    flexible.language = nil
  }

  private func isOpposed(
    _ candidate: MatchCandidate, _ utterance: Utterance, _ s: borrowing MatchBuffers,
    _ flexible: FlexibleScratch
  ) -> Bool {
    let variant = image.variant(candidate.variant)
    let shortcut = UInt32(image.phrase(candidate.phrase).shortcut)
    guard let model = models.intentModel(variant.intentModel),
      let knowledge = models.knowledge(variant.language),
      let index = (0..<model.classCount).first(where: { model[$0].shortcut == shortcut })
    else { return false }
    read(utterance, in: variant.language, s, flexible)
    var chain = candidate.capture
    while chain >= 0 {
      let capture = s.captures[Int(chain)]
      chain = capture.previous
      guard capture.symbol == .applicationName else { continue }
      for word in Int(capture.from)..<Int(capture.to) where word < flexible.ranking.words.count {
        flexible.ranking.words.markName(word)
      }
    }
    return model.isOpposed(index, in: flexible.ranking.words, knowledge)
  }
}
