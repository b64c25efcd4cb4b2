// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Testing

/// Plays the utterances of `Corpora/` word by word.
@Suite("Streaming over the corpora") struct StreamingCorpusTests {
  @Test(
    "the last text of a turn comes to what it comes to without those before",
    arguments: [false, true])
  func finish(isExtended: Bool) throws {
    let corpus = isExtended ? Corpus.extended : Corpus.apple
    let image = try PhraseCompiler(ruleSet: isExtended ? .extended : .apple)
      .compile(corpus.catalogs).image
    let resolver = IntentResolver(image: image)
    var scratch = MatchScratch()
    var wrong: [String] = []
    for (number, one) in corpus.cases.enumerated() {
      if one.isOneOfThousands, number % 4 > 0 { continue }
      let text = one.request.hypotheses[0].text
      let request = ResolutionRequest(
        text, locale: one.request.locale, foregroundApp: one.request.foregroundApp,
        allowedApps: one.request.allowedApps)
      var stream = resolver.streaming(
        locale: request.locale, foregroundApp: request.foregroundApp,
        allowedApps: request.allowedApps)
      for part in text.beginnings {
        let update = stream.update(part)
        if number % 8 > 0 { continue }
        var fresh = request
        fresh.hypotheses[0].text = part
        let expected = resolver.resolveSynchronously(fresh, scratch: &scratch)
        if update.resolution != expected {
          wrong.append("\(one.id) '\(part)': \(update.resolution) instead of \(expected)")
        }
        if !(0...1).contains(update.stability) { wrong.append("\(one.id): \(update.stability)") }
      }
      if stream.finish(text) != resolver.resolveSynchronously(request, scratch: &scratch) {
        wrong.append("\(one.id) at the end")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5).joined(separator: "\n"))")
  }
}

extension String {
  /// The text up to the end of each of its words; itself where it has none.
  var beginnings: [String] {
    var found: [String] = []
    var end = startIndex
    while end < endIndex {
      end = self[end...].drop { $0 == " " }.firstIndex(of: " ") ?? endIndex
      found.append(String(self[..<end]))
    }
    return found.isEmpty ? [self] : Array(found.prefix(60))
  }
}
