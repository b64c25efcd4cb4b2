// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import MatchIndex
import Personalization
import PhraseCompilation
import PhraseGrammar
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Learning from use") struct LearningTests {
  private static let now = UsageTime(hours: 485_640)

  private static let tasks = app(
    "tasks", "Tasks",
    shortcuts: [
      ["Finish ${task} in ${applicationName}"], ["Show everything in ${applicationName}"],
    ],
    slots: ["task": .entity("Task")],
    entities: [
      EntityDeclaration(
        name: "Task", title: "Task", query: .string,
        values: values("42:Buy milk", "43:Call mum", "44:Call the bank"))
    ],
    negative: ["Delete my ${applicationName} account"])

  private static let notes = app(
    "notes", "Notes",
    shortcuts: [["Write a note in ${applicationName}"], ["Read my notes in ${applicationName}"]])

  private static func meaning(_ id: String = "42", words: String = "") -> CorrectedIntent {
    CorrectedIntent(
      app: "tasks", intent: "I0",
      parameters: [
        "task": CorrectedValue(type: "entity:Task", id: id, title: "Buy milk", words: words)
      ])
  }

  private func resolver(
    _ catalogs: [AppCatalog] = [tasks, notes],
    queries: [EntityKey: any EntityTextQuery] = [:], _ learn: (UsageMemory) throws -> Void
  ) throws -> IntentResolver {
    let memory = UsageMemory()
    try learn(memory)
    return try makeResolver(
      catalogs, queries: queries, options: IntentResolver.Options(memory: memory))
  }

  private func correcting(
    _ utterance: String, _ meaning: CorrectedIntent, _ catalogs: [AppCatalog] = [tasks, notes]
  ) throws -> IntentResolver {
    try resolver(catalogs) {
      try $0.correct(utterance, locale: LocaleTag("en"), to: meaning, at: Self.now)
    }
  }

  // MARK: - Utterances

  @Test("a corrected utterance comes to what was meant, and says why") func phrase() throws {
    let resolver = try correcting("the dairy business", Self.meaning())
    let resolution = resolver.now(
      ResolutionRequest("The dairy business!", locale: LocaleTag("en-GB"), explains: true))
    #expect(resolution.status == .resolved)
    #expect(resolution.app == "tasks")
    #expect(resolution.intent == "I0")
    #expect(resolution.match == .flexible)
    #expect(abs(resolution.confidence - 0.95) < 1e-6)
    #expect(resolution.phrase == "Finish ${task} in ${applicationName}")
    #expect(
      resolution.parameters == [
        BoundParameter(
          "task", type: "entity:Task", value: .entity(id: "42", title: "Buy milk"),
          text: "The dairy business!", range: TextSpan(lower: 0, upper: 19))
      ])
    #expect(resolution.explanation?.notes.contains("learnt from a correction") == true)
    #expect(
      try makeResolver([Self.tasks, Self.notes]).now("the dairy business").status == .noMatch)
  }

  @Test("the words said for a value are those it is bound from") func words() throws {
    let resolver = try correcting("do the dairy thing", Self.meaning(words: "dairy thing"))
    let resolution = resolver.now("do the dairy thing")
    #expect(resolution.parameters.first?.text == "dairy thing")
    #expect(resolution.parameters.first?.range == TextSpan(lower: 7, upper: 18))
  }

  @Test(
    "what is learnt or forgotten between two turns counts for the same words in the same memory of a thread"
  )
  func betweenTurns() throws {
    let memory = UsageMemory()
    let resolver = try makeResolver(
      [Self.tasks, Self.notes], options: IntentResolver.Options(memory: memory))
    var scratch = MatchScratch()
    func said() -> Resolution {
      resolver.resolveSynchronously(
        ResolutionRequest("finish dairy thing in tasks"), scratch: &scratch)
    }
    let unknown = said()
    #expect(unknown.status == .needsValue)
    try memory.correct(
      "do the dairy thing", locale: LocaleTag("en"), to: Self.meaning(words: "dairy thing"),
      at: Self.now)
    #expect(said().parameters.first?.value == .entity(id: "42", title: "Buy milk"))
    _ = try memory.forget(.all)
    #expect(said() == unknown)
  }

  @Test("a phrase that fits the words stands above a correction") func exact() throws {
    let resolver = try correcting("show everything in tasks", Self.meaning())
    let resolution = resolver.now("show everything in tasks")
    #expect(resolution.intent == "I1")
    #expect(resolution.match == .exact)
  }

  @Test("a correction stands above a phrase whose slot takes any words") func anyText() throws {
    let music = app("music", "Music", shortcuts: [["Play ${what}"], ["Stop the music"]])
    let stop = CorrectedIntent(app: "music", intent: "I1")
    let memory = UsageMemory()
    try memory.correct("play nothing", locale: LocaleTag("en"), to: stop, at: Self.now)
    let resolver = try makeResolver(
      [music], .extended, options: IntentResolver.Options(memory: memory))
    #expect(resolver.now("play nothing").intent == "I1")
    #expect(resolver.now("play something").intent == "I0")
    #expect(try makeResolver([music], .extended).now("play nothing").intent == "I0")
  }

  @Test("a correction never reaches an app that does not hear it") func filters() throws {
    let resolver = try correcting("the dairy business", Self.meaning())
    #expect(resolver.now("the dairy business", only: ["notes"]).app == nil)
    #expect(resolver.now("the dairy business", only: ["tasks"]).app == "tasks")
    // Words without its name are meant for the app in front.
    #expect(resolver.now("the dairy business", foreground: "notes").app == nil)
    #expect(resolver.now("the dairy business", foreground: "tasks").app == "tasks")
    let named = try correcting("the dairy business of tasks", Self.meaning())
    #expect(named.now("the dairy business of tasks", foreground: "notes").app == "tasks")
  }

  @Test("a negative phrase keeps an app out whatever was corrected") func negative() throws {
    for text in ["delete my tasks account", "please delete my account in tasks"] {
      let plain = try makeResolver([Self.tasks, Self.notes]).now(text)
      #expect(plain.status == .negative, "\(text)")
      let resolver = try correcting(text, Self.meaning())
      let resolution = resolver.now(text)
      #expect(resolution.status == .negative, "\(text)")
      #expect(resolution.intent == nil)
    }
  }

  @Test("a correction counts as long as its app, intent, parameter and value are there")
  func gone() throws {
    let text = "the dairy business"
    func app(_ meaning: CorrectedIntent, _ catalogs: [AppCatalog] = [Self.tasks]) throws -> String?
    {
      try correcting(text, meaning, catalogs).now(text).app
    }
    #expect(try app(Self.meaning()) == "tasks")
    #expect(try app(Self.meaning(), [Self.notes]) == nil)
    #expect(try app(Self.meaning("99")) == nil)
    var meaning = Self.meaning()
    meaning.intent = "I7"
    #expect(try app(meaning) == nil)
    meaning = Self.meaning()
    meaning.parameters["other"] = meaning.parameters["task"]
    #expect(try app(meaning) == nil)
    meaning = Self.meaning()
    meaning.parameters["task"]?.type = "entity:List"
    #expect(try app(meaning) == nil)
  }

  @Test("a correction gives a value of its type, read from its words, and no other") func spoken()
    throws
  {
    let timer = app(
      "clock", "Clock", shortcuts: [["Count to ${n} in ${applicationName}"]], slots: ["n": .int])
    func count(_ title: String) throws -> String {
      let meaning = CorrectedIntent(
        app: "clock", intent: "I0",
        parameters: ["n": CorrectedValue(type: "int", id: nil, title: title)])
      let memory = UsageMemory()
      try memory.correct("my usual", locale: LocaleTag("en"), to: meaning, at: Self.now)
      return try makeResolver(
        [timer], .extended, options: IntentResolver.Options(memory: memory)
      ).now("my usual").summary
    }
    #expect(try count("20") == count("twenty"))
    #expect(try count("twenty").hasPrefix("resolved clock I0 n="))
    #expect(try count("abc") == "noMatch")
    #expect(try count("twenty apples") == "noMatch")
  }

  @Test("a correction names what no entity has for an open entity only") func open() throws {
    func task(isOpen: Bool) throws -> String {
      var tasks = Self.tasks
      tasks.entities[0].isOpen = isOpen
      var meaning = Self.meaning()
      meaning.parameters["task"]?.id = nil
      meaning.parameters["task"]?.title = "Feed the cat"
      let memory = UsageMemory()
      try memory.correct("the cat", locale: LocaleTag("en"), to: meaning, at: Self.now)
      return try makeResolver(
        [tasks], .extended, options: IntentResolver.Options(memory: memory)
      ).now("the cat").summary
    }
    #expect(try task(isOpen: true).hasPrefix("resolved tasks I0 task"))
    #expect(try task(isOpen: false) == "noMatch")
  }

  @Test("a correction reaches no entity of another app") func otherApp() throws {
    var other = Self.notes
    other.entities = [
      EntityDeclaration(name: "Task", title: "Task", values: values("77:Buy milk"))
    ]
    let resolver = try correcting("the dairy business", Self.meaning("77"), [Self.tasks, other])
    #expect(resolver.now("the dairy business").app == nil)
  }

  @Test("a value that only app code knows is asked of it") func queried() async throws {
    struct Query: EntityTextQuery {
      func entities(matching string: String) async throws -> [EntityMatch] {
        string == "Buy milk" ? [EntityMatch(id: "q1", title: "Buy milk today")] : []
      }
    }
    let key = EntityKey(app: "tasks", entity: "Task")
    func resolution(_ id: String) async throws -> Resolution {
      let resolver = try resolver(queries: [key: Query()]) {
        try $0.correct(
          "the dairy business", locale: LocaleTag("en"), to: Self.meaning(id), at: Self.now)
      }
      return await resolver.patiently("the dairy business")
    }
    let found = try await resolution("q1")
    #expect(found.status == .resolved)
    #expect(found.parameters.first?.value == .entity(id: "q1", title: "Buy milk today"))
    #expect(try await resolution("q2").status == .needsValue)
  }

  // MARK: - Words for values

  @Test("words once said for a value stand for it in every phrase") func synonym() throws {
    let resolver = try correcting("dairy time", Self.meaning("43", words: "the dragon"))
    let resolution = resolver.now("finish the dragon in tasks")
    #expect(resolution.status == .resolved)
    #expect(resolution.match == .exact)
    #expect(resolution.parameters.first?.value == .entity(id: "43", title: "Call mum"))
    #expect(resolution.parameters.first?.text == "the dragon")
    // A name that is listed stays what it is.
    let named = try correcting("dairy time", Self.meaning("43", words: "buy milk"))
    #expect(
      named.now("finish buy milk in tasks").parameters.first?.value
        == .entity(id: "42", title: "Buy milk"))
    // The value is gone.
    let gone = try correcting("dairy time", Self.meaning("99", words: "the dragon"))
    #expect(gone.now("finish the dragon in tasks").status == .needsValue)
  }

  @Test("values that fit alike are still a choice, the one first that the words were said for")
  func values_() throws {
    let people = app(
      "people", "People", shortcuts: [["Call ${who} with ${applicationName}"]],
      slots: ["who": .entity("Person")],
      entities: [
        EntityDeclaration(
          name: "Person", title: "Person", values: values("1:Anna", "2:Anna", "3:Anna"))
      ])
    let meaning = CorrectedIntent(
      app: "people", intent: "I0",
      parameters: [
        "who": CorrectedValue(type: "entity:Person", id: "3", title: "Anna", words: "Anna")
      ])
    let resolver = try correcting("ring up my sister", meaning, [people])
    let resolution = resolver.now("call anna with people")
    #expect(resolution.status == .needsDisambiguation)
    #expect(resolution.disambiguation?.options.map(\.id) == ["3", "1", "2"])
  }

  // MARK: - Priors

  @Test("apps that fit alike are still a choice, the one first that is used more") func apps()
    throws
  {
    let phrases = [["Start a timer with ${applicationName}"]]
    let catalogs = ["a", "b", "c"].map { app($0, "Clock", shortcuts: phrases) }
    let text = "start a timer with clock"
    let resolver = try resolver(catalogs) {
      for _ in 0..<3 { try $0.donate(app: "c", intent: "I0", at: Self.now) }
      try $0.donate(app: "b", intent: "I0", at: Self.now)
    }
    let resolution = resolver.now(text)
    #expect(resolution.status == .needsDisambiguation)
    #expect(resolution.app == "c")
    #expect(resolution.disambiguation?.options.map(\.id) == ["c", "b", "a"])
    #expect(
      try makeResolver(catalogs).now(text).disambiguation?.options.map(\.id) == ["a", "b", "c"])
  }

  @Test("use shifts the log-odds of what fits no phrase, by at most one") func shift() throws {
    let text = "please could you read out whatever notes I have"
    let plain = try makeResolver([Self.tasks, Self.notes]).now(text)
    #expect(plain.intent == "I1")
    func odds(_ p: Double) -> Double { p / (1 - p) }
    let used = try resolver { memory in
      for _ in 0..<400 { try memory.donate(app: "notes", intent: "I1", at: Self.now) }
    }.now(text)
    #expect(used.intent == "I1")
    #expect(used.confidence > plain.confidence)
    #expect(odds(used.confidence) < 2.72 * odds(plain.confidence))
    let shunned = try resolver { memory in
      for _ in 0..<4 {
        try memory.correct(
          "something else", locale: LocaleTag("en"),
          to: CorrectedIntent(app: "notes", intent: "I0"), from: ("notes", "I1"), at: Self.now)
      }
    }.now(text)
    #expect(shunned.confidence < plain.confidence)
  }

  @Test("an empty memory changes nothing") func empty() throws {
    let plain = try makeResolver([Self.tasks, Self.notes])
    let empty = try resolver { _ in }
    for text in [
      "finish buy milk in tasks", "finish call in tasks", "show all in tasks", "nothing",
      "delete my tasks account", "write notes", "", "finish the dragon in tasks",
    ] {
      #expect(empty.now(text) == plain.now(text), "\(text)")
    }
  }

  @Test("a scratch that served another memory is no help to this one") func scratch() throws {
    let catalogs = [Self.tasks]
    let image = try makeResolver(catalogs).image
    let memory = UsageMemory()
    try memory.correct(
      "the dairy business", locale: LocaleTag("en"), to: Self.meaning(), at: Self.now)
    let taught = IntentResolver(image: image, options: IntentResolver.Options(memory: memory))
    let plain = IntentResolver(image: image)
    var scratch = MatchScratch()
    let request = ResolutionRequest("the dairy business")
    for _ in 0..<2 {
      #expect(taught.resolveSynchronously(request, scratch: &scratch).app == "tasks")
      #expect(plain.resolveSynchronously(request, scratch: &scratch).app == nil)
    }
    try memory.forget(.all)
    #expect(taught.resolveSynchronously(request, scratch: &scratch).app == nil)
  }
}
