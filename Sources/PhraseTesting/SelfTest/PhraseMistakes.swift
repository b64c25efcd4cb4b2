// SPDX-License-Identifier: Apache-2.0

package import IntentCatalog
import IntentResolution

/// What becomes of a phrase when one of its words is lost or misheard: which intents it would be taken for.
package struct PhraseMistakes: Sendable {
  /// An intent that was done or asked for in place of the phrase's own.
  package struct Rival: Sendable, Equatable {
    /// Its app.
    package var app: String
    /// The intent.
    package var intent: String
    /// How many slips came to it.
    package var count: Int
    /// The first of them.
    package var utterance: String
    /// What happened in it.
    package var slip: PhraseSlip.Kind
    /// To which word.
    package var word: String
  }

  /// The phrase.
  package var phrase: PhraseDeclaration
  /// Its app.
  package var app: String
  /// Its intent.
  package var intent: String
  /// Its locale.
  package var locale: String
  /// How many slips were tried.
  package var tried = 0
  /// How many came to the phrase's own intent.
  package var kept = 0
  /// How many were asked back.
  package var asked = 0
  /// How many came to nothing.
  package var silent = 0
  /// What the others came to, most slips first; ties as they were met.
  package var rivals: [Rival] = []

  /// How many were taken for another intent.
  package var taken: Int { rivals.reduce(0) { $0 + $1.count } }

  /// Sums up what became of slips, those of a phrase one after the other.
  ///
  /// - Returns: One for each phrase, in their order.
  package static func all(_ slips: [PhraseSlip], _ results: [CaseResult]) -> [PhraseMistakes] {
    var all: [PhraseMistakes] = []
    for (slip, result) in zip(slips, results) {
      let locale = slip.test.locale ?? ""
      let isSame = all.last.map {
        $0.phrase == slip.phrase && $0.app == slip.app && $0.locale == locale
          && $0.intent == slip.intent
      }
      if isSame != true {
        all.append(
          PhraseMistakes(phrase: slip.phrase, app: slip.app, intent: slip.intent, locale: locale))
      }
      all[all.count - 1].add(slip, result)
    }
    for k in all.indices {
      all[k].rivals = all[k].rivals.enumerated().sorted {
        ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
      }.map(\.element)
    }
    return all
  }

  private mutating func add(_ slip: PhraseSlip, _ result: CaseResult) {
    tried += 1
    guard let resolution = result.turns.last?.resolution, resolution.status.acts,
      let app = resolution.app, let intent = resolution.intent
    else {
      silent += 1
      return
    }
    if app == self.app, intent == self.intent {
      kept += 1
    } else if [.needsDisambiguation, .needsConfirmation].contains(resolution.status) {
      asked += 1
    } else if let k = rivals.firstIndex(where: { $0.app == app && $0.intent == intent }) {
      rivals[k].count += 1
    } else {
      rivals.append(
        Rival(
          app: app, intent: intent, count: 1, utterance: slip.test.text, slip: slip.kind,
          word: slip.word))
    }
  }
}
