// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import Personalization
import PhraseCompilation
import PhraseGrammar
import TestSupport
import Testing
import TextAnalysis

@testable import IntentResolution

/// Images whose records claim what they do not hold, with and without a memory of use.
@Suite("Damaged images") struct DamagedImageTests {
  private static let now = UsageTime(hours: 485_640)

  private static func catalogs() -> [AppCatalog] {
    [
      app(
        "tasks", "Tasks", synonyms: ["Task Manager"],
        shortcuts: [
          ["Finish ${task} in ${applicationName}", "Finish ${task}"],
          ["Set ${level} in ${applicationName}"], ["Note ${text} in ${applicationName}"],
          ["switch the lights off", "lights off in ${applicationName}"],
        ],
        slots: ["task": .entity("Task"), "level": .enumeration("Level")],
        entities: [
          EntityDeclaration(
            name: "Task", title: "Task", query: .string,
            values: values("42:Buy milk", "43:Call mum", "44:Call the bank"))
        ],
        enums: [
          EnumDeclaration(
            name: "Level", title: "Level",
            cases: [EnumCase(id: "h", title: "High"), EnumCase(id: "l", title: "Low")])
        ],
        negative: ["Delete my ${applicationName} account"],
        localizations: [
          LocalizationDeclaration(
            locale: "de", app: AppNames(name: "Aufgaben"),
            phrases: [
              PhraseTranslation(
                source: "Finish ${task} in ${applicationName}",
                phrases: [PhraseDeclaration("Erledige ${task} in ${applicationName}")])
            ], strings: [StringTranslation(source: "I0", target: "Erledigen")])
        ]),
      app(
        "lamps", "Lamps",
        shortcuts: [["turn the lamps off", "dim the lamps"], ["Open ${applicationName}"]]),
    ]
  }

  private static let bytes = Result {
    try PhraseCompiler(ruleSet: .extended).compile(catalogs()).bytes.copy
  }

  private static func memory() throws -> UsageMemory {
    let memory = UsageMemory()
    func task(_ id: String?, _ words: String) -> CorrectedIntent {
      CorrectedIntent(
        app: "tasks", intent: "I0",
        parameters: [
          "task": CorrectedValue(type: "entity:Task", id: id, title: "Buy milk", words: words)
        ])
    }
    let en = LocaleTag("en")
    try memory.correct("the dairy thing", locale: en, to: task("42", "dairy"), at: now)
    try memory.correct("the missing thing", locale: en, to: task("99", "missing"), at: now)
    try memory.correct(
      "make it dark", locale: en, to: CorrectedIntent(app: "lamps", intent: "I0"), at: now)
    try memory.correct(
      "do what is not there", locale: en, to: CorrectedIntent(app: "tasks", intent: "I77"), at: now)
    for intent in ["I0", "I1", "I3"] { try memory.donate(app: "tasks", intent: intent, at: now) }
    try memory.donate(app: "lamps", intent: "I0", at: now)
    return memory
  }

  private static let utterances = [
    "finish buy milk in tasks", "the dairy thing", "the missing thing", "make it dark",
    "do what is not there", "finish the dairy in tasks",
    "please could you switch the lamps off now",
    "set high in tasks", "set the highest in task manager", "note some words in tasks",
    "finish call in tasks", "delete my tasks account", "tasks finish", "lights of",
    "finish bye milk",
    "erledige buy milk in aufgaben",
  ]

  private func resolver(_ mutator: ImageMutator) throws -> IntentResolver {
    IntentResolver(
      image: try IndexImage(trusted: ImageBytes(copying: mutator.bytes)),
      options: IntentResolver.Options(memory: try Self.memory()))
  }

  // MARK: - Ranges

  @Test(
    "a stretch that leaves its table ends with it, and one that begins outside is empty",
    arguments: [
      (0, .max, false), (1, .max, false), (0, 0, true), (.max, 5, true), (.max - 1, .max, true),
      (0x7FFF_FFFF, .max, true),
    ] as [(UInt32, UInt32, Bool)])
  func ranges(first: UInt32, count: UInt32, isEmpty: Bool) throws {
    var mutator = ImageMutator(try Self.bytes.get())
    for (section, word) in [
      (.apps, 1), (.apps, 3), (.variants, 4), (.intents, 2), (.valueTypes, 2),
    ] as [(ImageMutator.Section, Int)] {
      mutator.set(section, 0, word: word, to: first)
      mutator.set(section, 0, word: word + 1, to: count)
    }
    let image = try IndexImage(trusted: ImageBytes(copying: mutator.bytes))
    let app = image.app(AppID(0))
    let tables = [
      (app.variants, image.variantCount), (app.shortcuts, image.shortcutCount),
      (image.variant(VariantID(0)).phrases, image.phraseCount),
      (image.intent(0).parameters, image.parameterCount),
      (image.valueType(0).values, image.valueCount),
    ]
    for (range, table) in tables {
      #expect(Int(range.upperBound) <= table)
      #expect(range.isEmpty == isEmpty)
      #expect(isEmpty || Int(range.upperBound) == table)
    }
    let resolver = try resolver(mutator)
    for text in Self.utterances { _ = resolver.now(text) }
  }

  @Test("a correction to an app whose variants wrap around is no correction") func wrapping() throws
  {
    var mutator = ImageMutator(try Self.bytes.get())
    mutator.set(.apps, 0, word: 1, to: .max - 1)
    mutator.set(.apps, 0, word: 2, to: 5)
    #expect(try resolver(mutator).now("the dairy thing").app != "tasks")
    #expect(try resolver(mutator).now("make it dark").app == "lamps")
  }

  @Test("a value is sought among those that are there, whatever its type claims")
  func claimedValues() throws {
    var mutator = ImageMutator(try Self.bytes.get())
    for type in 0..<mutator.count(.valueTypes) {
      mutator.set(.valueTypes, type, word: 3, to: .max)
    }
    let whole = try resolver(ImageMutator(try Self.bytes.get())).now("the missing thing").summary
    let resolver = try resolver(mutator)
    #expect(resolver.now("the missing thing").summary == whole)
    #expect(resolver.now("the dairy thing").summary == "resolved tasks I0 task=42")
  }

  @Test("an app that claims the variants of another, or four billion, is heard by none of them")
  func claimed() throws {
    for first in [0, 0x7FFF_FFFF] as [UInt32] {
      var mutator = ImageMutator(try Self.bytes.get())
      mutator.set(.apps, 1, word: 1, to: first)
      mutator.set(.apps, 1, word: 2, to: first == 0 ? 2 : .max)
      let resolver = try resolver(mutator)
      #expect(resolver.now("turn all the lamps off please").app != "lamps")
      #expect(resolver.now("make it dark").app != "lamps")
      #expect(resolver.now("finish buy milk in tasks").summary == "resolved tasks I0 task=42")
    }
  }

  @Test("a list of kinds of slots ends with the postings, whatever its count says")
  func slotKinds() throws {
    var mutator = ImageMutator(try Self.bytes.get())
    let whole = try resolver(mutator).now("in tasks please finish to call mum").summary
    for variant in 0..<mutator.count(.variants) {
      let list = Int(mutator.word(.variants, variant, word: 11))
      if list > 0 { mutator.set(.postings, list, word: 0, to: .max) }
    }
    let image = try IndexImage(trusted: ImageBytes(copying: mutator.bytes))
    for variant in 0..<UInt32(image.variantCount) {
      for shortcut in [0, 1, 0xFFFF] as [UInt32] {
        var kinds = 0
        image.forEachSlotKind(image.variant(VariantID(variant)), shortcut: shortcut) { _, _ in
          kinds += 1
        }
        #expect(kinds <= IntentRecord.maxParameters)
      }
    }
    #expect(try resolver(mutator).now("in tasks please finish to call mum").summary == whole)
  }

  // MARK: - All of them

  @Test(
    "whatever words of an image are changed, it resolves, explains and streams with what was learnt",
    .timeLimit(.minutes(hangMinutes)))
  func mutations() throws {
    let bytes = try Self.bytes.get()
    var random = SeededGenerator.forTest("DamagedImages")
    let memory = try Self.memory()
    var scratch = MatchScratch()
    var answered = 0
    for _ in 0..<fuzzRounds(1_000) {
      var mutator = ImageMutator(bytes)
      mutator.mutate(using: &random)
      let image = try IndexImage(trusted: ImageBytes(copying: mutator.bytes))
      if random.below(16) == 0 { try? image.validateBlocks() }
      let resolver = IntentResolver(
        image: image,
        options: IntentResolver.Options(memory: random.below(4) == 0 ? nil : memory))
      for _ in 0..<3 {
        var request = ResolutionRequest(
          random.pick(Self.utterances), locale: LocaleTag(random.pick(["en", "en", "de", "ja"])),
          foregroundApp: random.below(4) == 0 ? "tasks" : nil,
          allowedApps: random.below(8) == 0 ? ["lamps"] : nil)
        request.explains = random.below(8) == 0
        let resolution = resolver.resolveSynchronously(request, scratch: &scratch)
        #expect(0...1 ~= resolution.confidence)
        if resolution.app != nil { answered += 1 }
      }
      if random.below(8) == 0 {
        var turn = resolver.streaming()
        var said = ""
        for word in random.pick(Self.utterances).split(separator: " ") {
          said += (said.isEmpty ? "" : " ") + word
          _ = turn.update(said)
        }
      }
    }
    // Most changes touch what an utterance does not read.
    #expect(answered > fuzzRounds(1_000))
  }
}
