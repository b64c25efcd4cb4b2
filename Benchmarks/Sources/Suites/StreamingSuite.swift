// SPDX-License-Identifier: Apache-2.0

import Bespeak
import MatchIndex

/// Turns resolved while they are said: what an update costs a word, against resolving the same text.
///
/// Sixty apps with 22 phrases each, most without the app's name, so that every text is ranked against all of
/// them; utterances are paraphrases that fit no phrase, drawn out with words of the same vocabulary to 5 ... 40
/// words. Answers of both ways are the same, which is checked first; what an update adds is the words' own changes
/// and the phrases that begin so.
enum StreamingSuite {
  static let lengths = [5, 10, 20, 40]

  static func run(_ options: Options, _ report: inout Report) throws {
    let workload = StreamingWorkload()
    let image = try PhraseCompiler(ruleSet: .extended).compile(workload.catalogs).image
    report.heading(
      "streaming: turns word by word",
      "\(workload.catalogs.count) apps, \(image.phraseCount) phrases. Per word: an update, and resolving the text."
    )
    let resolver = IntentResolver(image: image)
    for length in lengths {
      let turns = workload.turns(
        length: length, count: options.level == .quick ? 20 : options.level == .full ? 200 : 60)
      check(resolver, turns)
      if options.checksOnly {
        print("  streaming/\(length): \(turns.count) turns right")
        continue
      }
      let words = turns.reduce(0) { $0 + $1.count }
      var stream = resolver.streaming()
      var scratch = MatchScratch()
      let samples = Harness.compare(
        rounds: max(10, options.rounds / 4),
        [
          { _ in
            for turn in turns {
              for text in turn { Harness.consume(stream.update(text).stability) }
              stream.cancel()
            }
            return words
          },
          { _ in
            for turn in turns {
              for text in turn {
                let request = ResolutionRequest(text)
                Harness.consume(
                  resolver.resolveSynchronously(request, scratch: &scratch).confidence)
              }
            }
            return words
          },
        ])
      report.add("streaming/\(length)/update", samples[0])
      report.add("streaming/\(length)/resolve", samples[1])
      report.add(
        "streaming/\(length)/ratio", samples[1].median / samples[0].median, unit: "times")
    }
  }

  /// Holds every update against resolving its text; ends the program at the first that differs.
  private static func check(_ resolver: IntentResolver, _ turns: [[String]]) {
    var stream = resolver.streaming()
    var scratch = MatchScratch()
    for turn in turns {
      for text in turn {
        let got = stream.update(text).resolution
        let fresh = resolver.resolveSynchronously(ResolutionRequest(text), scratch: &scratch)
        if got != fresh { Harness.wrong("'\(text)': \(got) instead of \(fresh)") }
      }
      if let last = turn.last {
        let fresh = resolver.resolveSynchronously(ResolutionRequest(last), scratch: &scratch)
        if stream.finish(last) != fresh { Harness.wrong("'\(last)' at its end") }
      }
    }
  }
}

/// Apps with phrases that need no name, and people who do not stick to them.
private struct StreamingWorkload {
  let catalogs: [AppCatalog]
  private let nouns: [String]
  private let values: [[String]]
  private var random = RandomSource(seed: 0x5374_7265_616D)

  private static let shortcuts: [[String]] = [
    [
      "Show my NOUN", "Open the NOUN", "What is on my NOUN",
      "Let me see the NOUN in ${applicationName}",
    ],
    [
      "Add ${item} to my NOUN", "Put ${item} on the NOUN", "Write ${item} into the NOUN",
      "New NOUN entry ${item} in ${applicationName}",
    ],
    [
      "Remove ${item} from my NOUN", "Delete ${item} from the NOUN", "Take ${item} off the NOUN",
      "Clear ${item} in ${applicationName}",
    ],
    ["How many NOUN entries are there", "Count my NOUN", "Count entries in ${applicationName}"],
    [
      "Send my NOUN to ${person}", "Share the NOUN with ${person}", "Mail ${person} the NOUN",
      "Forward everything in ${applicationName} to ${person}",
    ],
    ["Start recording the NOUN", "Begin a NOUN session", "Start a session in ${applicationName}"],
  ]

  /// Ways to say what the shortcuts are for, in other words than their phrases.
  private static let paraphrases = [
    "display NOUN please now", "could you show what stands in my NOUN",
    "please append ITEM onto my NOUN", "NOUN should also have ITEM", "get rid of ITEM in NOUN",
    "drop ITEM out of NOUN", "what number of things does NOUN have",
    "pass NOUN along to my brother", "start up NOUN recording", "i want to begin with NOUN",
  ]

  init() {
    let vocabulary = Words.vocabulary(count: 4_000)
    let names = Words.appNames(count: 60)
    let nouns = (0..<60).map { vocabulary[200 + 31 * $0] }
    let values = (0..<60).map { app -> [String] in
      (0..<20).map {
        vocabulary[(app * 57 + $0 * 13) % 3_000] + " " + vocabulary[3_000 + app * 16 + $0 % 16]
      }
    }
    var catalogs: [AppCatalog] = []
    for app in 0..<60 {
      let item = EntityDeclaration(
        name: "Item", title: "Item",
        values: values[app].enumerated().map { EntityValue(id: "\($0.offset)", title: $0.element) })
      var intents: [IntentDeclaration] = []
      var shortcuts: [ShortcutDeclaration] = []
      for (k, templates) in Self.shortcuts.enumerated() {
        var parameters: [ParameterDeclaration] = []
        if templates[0].contains("${item}") {
          parameters.append(ParameterDeclaration(name: "item", type: .entity("Item")))
        }
        if templates[0].contains("${person}") {
          parameters.append(ParameterDeclaration(name: "person", type: .string))
        }
        intents.append(
          IntentDeclaration(name: "Intent\(k)", title: "Intent \(k)", parameters: parameters))
        shortcuts.append(
          ShortcutDeclaration(
            intent: "Intent\(k)",
            phrases: templates.map {
              PhraseDeclaration(Self.replace("NOUN", in: $0, by: nouns[app]))
            }))
      }
      catalogs.append(
        AppCatalog(
          id: "app\(app)", app: AppNames(name: names[app]), entities: [item], intents: intents,
          shortcuts: shortcuts))
    }
    self.catalogs = catalogs
    self.nouns = nouns
    self.values = values
  }

  /// Turns of a number of words, each as the texts it grows through.
  func turns(length: Int, count: Int) -> [[String]] {
    var random = random
    let vocabulary = Words.vocabulary(count: 4_000)
    return (0..<count).map { turn in
      let app = random.below(60)
      var text = Self.paraphrases[turn % Self.paraphrases.count]
      text = Self.replace("NOUN", in: text, by: nouns[app])
      text = Self.replace("ITEM", in: text, by: values[app][random.below(20)])
      var words = text.split(separator: " ").map(String.init)
      while words.count < length {
        switch random.below(3) {
        case 0: words.append(vocabulary[random.below(4_000)])
        case 1:
          words += values[random.below(60)][random.below(20)].split(separator: " ").map(String.init)
        default: words += ["and", "then", nouns[random.below(60)]]
        }
      }
      return (1...length).map { words.prefix($0).joined(separator: " ") }
    }
  }

  /// A text with a placeholder filled in.
  private static func replace(_ name: String, in text: String, by value: String) -> String {
    text.split(separator: " ").map { $0 == name ? value : String($0) }.joined(separator: " ")
  }
}

extension String {
  /// Whether a text stands in it.
  fileprivate func contains(_ part: String) -> Bool {
    split(separator: " ").contains { $0 == part }
  }
}
