// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import TestSupport
import Testing

@testable import IntentResolution

@Suite("Policies", .timeLimit(.minutes(hangMinutes))) struct DecisionPolicyTests {
  /// Whether a threshold is what the documentation says, to two places.
  private func isAbout(_ value: Double, _ said: Double) -> Bool { abs(value - said) <= 0.00501 }

  @Test("from which probability on it acts or asks follows from what each is worth")
  func thresholds() {
    let table: [(DecisionPolicy, acts: Double, gravely: Double, asks: Double, named: Double)] = [
      (.balanced, 0.73, 0.89, 0.23, 0.09), (.cautious, 0.88, 0.96, 0.38, 0.17),
      (.eager, 0.58, 0.74, 0.09, 0.04),
    ]
    for (policy, acts, gravely, asks, named) in table {
      #expect(isAbout(policy.actsFrom(isNamed: false, isConsequential: false), acts))
      #expect(isAbout(policy.actsFrom(isNamed: false, isConsequential: true), gravely))
      #expect(isAbout(policy.asksFrom(isNamed: false), asks))
      #expect(isAbout(policy.asksFrom(isNamed: true), named))
    }
    #expect(DecisionPolicy() == .balanced)
  }

  @Test("at each threshold both choices are worth the same") func utilities() {
    for policy in [DecisionPolicy.balanced, .cautious, .eager] {
      let acts = policy.actsFrom(isNamed: false, isConsequential: false)
      let acting = acts - (1 - acts) * policy.wrongAct
      let asking = acts * policy.rightQuestion - (1 - acts) * policy.wrongQuestion
      #expect(abs(acting - asking) < 1e-9)
      let asks = policy.asksFrom(isNamed: false)
      #expect(abs(asks * policy.rightQuestion - (1 - asks) * policy.wrongQuestion) < 1e-9)
    }
  }

  @Test("a cautious policy acts on nothing that a bolder one would not") func order() {
    for (shy, bold) in [(DecisionPolicy.cautious, .balanced), (.balanced, DecisionPolicy.eager)] {
      for isNamed in [false, true] {
        #expect(shy.asksFrom(isNamed: isNamed) > bold.asksFrom(isNamed: isNamed))
        for isGrave in [false, true] {
          #expect(
            shy.actsFrom(isNamed: isNamed, isConsequential: isGrave)
              > bold.actsFrom(isNamed: isNamed, isConsequential: isGrave))
        }
      }
    }
  }

  @Test("no policy gives a threshold that is no probability") func extremes() {
    for policy in [
      DecisionPolicy(rightQuestion: 1), DecisionPolicy(rightQuestion: 0),
      DecisionPolicy(wrongAct: 0), DecisionPolicy(wrongAct: .greatestFiniteMagnitude),
    ] {
      for isNamed in [false, true] {
        #expect((0...1).contains(policy.asksFrom(isNamed: isNamed)))
        #expect((0...1).contains(policy.actsFrom(isNamed: isNamed, isConsequential: true)))
      }
    }
  }

  // MARK: - Through a resolver

  private static let vault = app(
    "vault", "Vault",
    shortcuts: [
      ["Delete my old files with ${applicationName}", "Erase old files in ${applicationName}"],
      ["Show my old files with ${applicationName}", "List old files in ${applicationName}"],
    ])

  @Test("what is acted on by a bold policy may be asked back by a shy one, and never the reverse")
  func policies() throws {
    let rank: [Resolution.Status: Int] = [
      .noMatch: 0, .needsDisambiguation: 1, .needsConfirmation: 1,
    ]
    var scores: [Int] = []
    for text in [
      "vault please show me the old files", "erase the old files i have in vault",
      "clear old files vault", "vault the files", "get rid of some old stuff with vault",
    ] {
      var last = 0
      for policy in [DecisionPolicy.cautious, .balanced, .eager] {
        let options = IntentResolver.Options(flexible: FlexibleScores(policy: policy))
        let got = try makeResolver([Self.vault], options: options).now(text)
        let bold = rank[got.status] ?? 2
        #expect(bold >= last, "\(text): \(got.summary)")
        last = bold
      }
      scores.append(last)
    }
    #expect(scores.contains(2))
  }

  @Test(
    "what fits no phrase is asked back in a language whose frames nobody knows",
    arguments: [
      (
        "tr", "Lamba", ["${applicationName} ile ışıkları aç", "${applicationName} ışıkları yak"],
        "lamba ile salondaki ışıkları aç", "Lamba ile ışıkları aç"
      ),
      (
        "ar", "مصباح", ["شغل الأضواء في ${applicationName}", "أضئ الأنوار في ${applicationName}"],
        "شغل كل الأضواء الآن في مصباح", "شغل الأضواء في مصباح"
      ),
      (
        "zh-Hans", "灯灯", ["用${applicationName}打开灯光", "让${applicationName}开灯"],
        "用灯灯打开客厅的灯光", "用灯灯打开灯光"
      ),
    ])
  func unframed(
    locale: String, name: String, phrases: [String], other: String, declared: String
  ) throws {
    let resolver = try makeResolver([app("lamp", name, locale: locale, shortcuts: [phrases])])
    #expect(resolver.now(declared, locale).status == .resolved)
    let got = resolver.now(other, locale)
    #expect(got.status == .needsConfirmation && got.intent == "I0", "\(got.summary)")
  }
}
