// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Testing

@testable import PhraseTesting

@Suite("Phrases with a word lost or misheard") struct PhraseSlipsTests {
  private func slips(_ phrases: [String], locale: String = "en") -> [PhraseSlip] {
    let catalog = AppCatalog(
      id: "a", app: AppNames(name: "Hearth"), sourceLocale: locale,
      enums: [
        EnumDeclaration(
          name: "Room", title: "Room", cases: [EnumCase(id: "attic", title: "the old attic")])
      ],
      intents: [
        IntentDeclaration(
          name: "Go", title: "Go",
          parameters: [ParameterDeclaration(name: "room", type: .enumeration("Room"))])
      ],
      shortcuts: [
        ShortcutDeclaration(intent: "Go", phrases: phrases.map { PhraseDeclaration($0) })
      ])
    return SelfTestGenerator([catalog]).slips()
  }

  @Test("each of a phrase's own words is lost in turn; names and values stay") func lost() {
    let all = slips(["Light up ${room} with ${applicationName}"])
    #expect(
      all.filter { $0.kind == .lost }.map(\.test.text) == [
        "up the old attic with Hearth", "Light the old attic with Hearth",
        "Light up the old attic Hearth",
      ])
    #expect(all.filter { $0.kind == .lost }.map(\.word) == ["Light", "up", "with"])
    for one in all where one.kind == .misheard {
      #expect(one.test.text.hasSuffix("Hearth") && one.test.text.contains("the old attic"))
    }
    #expect(all.contains { $0.kind == .misheard })
  }

  @Test("a phrase with one word of its own has no slip, as nothing would be left") func short() {
    #expect(slips(["Go ${applicationName}"]).isEmpty)
  }

  @Test("without blanks between words, what stands between slots is lost") func noBlanks() {
    let all = slips(["${applicationName}で${room}を開く"], locale: "ja").filter { $0.kind == .lost }
    #expect(all.map(\.test.text) == ["Hearththe old atticを開く", "Hearthでthe old attic"])
  }

  @Test("what becomes of slips is summed up for each phrase, rivals by their number")
  func mistakes()
    throws
  {
    func shortcut(_ intent: String, _ phrase: String) -> ShortcutDeclaration {
      ShortcutDeclaration(intent: intent, phrases: [PhraseDeclaration(phrase)])
    }
    let catalog = AppCatalog(
      id: "a", app: AppNames(name: "Hearth"),
      intents: ["Show", "ShowAll", "Reset"].map { IntentDeclaration(name: $0, title: $0) },
      shortcuts: [
        shortcut("Show", "Show rooms in ${applicationName}"),
        shortcut("ShowAll", "Show all rooms in ${applicationName}"),
        shortcut("Reset", "Reset the thermostat with ${applicationName}"),
      ])
    let slips = SelfTestGenerator([catalog]).slips()
    let resolver = IntentResolver(image: try PhraseCompiler().compile([catalog]).image)
    var runner = CaseRunner(resolver: resolver)
    let all = PhraseMistakes.all(slips, slips.map { runner.run($0.test) })
    #expect(all.map(\.intent) == ["Show", "ShowAll", "Reset"])
    let showAll = all[1]
    #expect(showAll.rivals.first?.intent == "Show")
    #expect(showAll.rivals.first?.utterance == "Show rooms in Hearth")
    #expect(showAll.rivals.first?.word == "all")
    #expect(showAll.rivals.first?.slip == .lost)
    for one in all {
      #expect(one.tried == one.kept + one.asked + one.silent + one.taken)
      #expect(one.tried == slips.count { $0.intent == one.intent })
    }
    #expect(all[2].rivals.isEmpty)
  }

  @Test(
    "a sample has as many phrases as asked for, evenly over all", arguments: [1, 3, 7, 10, 11, 50])
  func sample(size: Int) {
    var sample = PhraseSample(size, of: 10)
    var taken: [Int] = []
    for k in 0..<10 {
      // Looking ahead and going past leave the same phrases.
      var ahead = PhraseSample(size, of: 10)
      ahead.pass(k)
      let isNext = ahead.takesAny(of: 1)
      let takes = sample.takes()
      #expect(takes == isNext)
      if takes { taken.append(k) }
    }
    #expect(taken.count == min(size, 10))
    let gaps = zip(taken, taken.dropFirst()).map { $1 - $0 }
    #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1)
  }

  @Test("the cases of a sample are some of all cases, of phrases from every app") func some() {
    let apps = (0..<6).map { k in
      AppCatalog(
        id: "app\(k)", app: AppNames(name: "Name\(k)"),
        intents: [IntentDeclaration(name: "Go", title: "Go")],
        shortcuts: [
          ShortcutDeclaration(
            intent: "Go",
            phrases: ["Go on with", "Begin at once in"].map {
              PhraseDeclaration("\($0) ${applicationName}")
            })
        ])
    }
    var options = SelfTestGenerator.Options()
    let all = SelfTestGenerator(apps, options: options).cases().cases
    options.sample = 6
    let generator = SelfTestGenerator(apps, options: options)
    let some = generator.cases().cases
    #expect(generator.phraseTotal == 12)
    #expect(Set(some.map { "\($0.app) \($0.phrase)" }).count == 6)
    #expect(Set(some.map(\.app)).count == 6)
    #expect(Set(some.map(\.test.text)).isSubset(of: Set(all.map(\.test.text))))
    #expect(some.count < all.count)
  }
}
