// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import TestSupport
import Testing

@Suite("Rehearsing conversations") struct RehearsalTests {
  private func rehearsal() throws -> Rehearsal {
    let image = try PhraseCompiler().compile([Apps.tasks]).image
    return Rehearsal(
      IntentResolver(image: image), answers: AnswerBinder([Apps.tasks]),
      request: ResolutionRequest(""))
  }

  @Test("values that are missing are asked for one after the other") func values() throws {
    var rehearsal = try rehearsal()
    var turn = rehearsal.say("Finish a task in Tasks")
    #expect(turn.kind == .request)
    #expect(turn.resolution.missing == "task")
    turn = rehearsal.say("water the plants")
    #expect(turn.kind == .answer)
    #expect(turn.resolution.disambiguation?.options.map(\.id) == ["44", "45"])
    turn = rehearsal.say("the last one")
    #expect(turn.resolution.status == .resolved)
    #expect(
      turn.resolution.parameters.map(\.value) == [.entity(id: "45", title: "Water the plants")])
  }

  @Test(
    "free text is what was said, signs and polite words included",
    arguments: [
      "5 €", "-5", "C++", "call me :)", "(maybe) tomorrow", "What's up?", "say please",
      "many thanks",
    ])
  func freeText(_ text: String) throws {
    var rehearsal = try rehearsal()
    _ = rehearsal.say("Add a task to Tasks")
    let turn = rehearsal.say(" \(text) ")
    #expect(turn.resolution.parameters.first { $0.name == "title" }?.value == .string(text))
  }

  @Test("a value that an answer gave has no place in the transcript") func ranges() throws {
    var rehearsal = try rehearsal()
    for answer in ["call mum", "water the plants"] {
      #expect(rehearsal.say("Finish a task in Tasks").resolution.missing == "task")
      var turn = rehearsal.say(answer)
      if turn.resolution.status != .resolved {
        let chosen = rehearsal.choose(1)
        turn = try #require(chosen)
      }
      let value = try #require(turn.resolution.parameters.first)
      #expect(value.text.lowercased() == answer)
      #expect(value.range == TextSpan(lower: 0, upper: 0))
    }
    let said = rehearsal.say("Finish call mum in Tasks").resolution.parameters.first
    #expect(said?.range == TextSpan(lower: 7, upper: 15))
  }

  @Test("a name that several values have is asked about until a place or a subtitle tells")
  func sameNames() throws {
    var books = Apps.tasks
    books.localizations = []
    books.entities[0].values = [
      EntityValue(id: "1", title: "Emma", subtitle: "Jane Austen"),
      EntityValue(id: "2", title: "The Hobbit", subtitle: "J. R. R. Tolkien"),
      EntityValue(id: "3", title: "Emma", subtitle: "Alexander McCall Smith"),
    ]
    let resolver = IntentResolver(image: try PhraseCompiler().compile([books]).image)
    for (locale, answers, id) in [
      ("en", ["emma", "emma", "the one by austen"], "1"), ("en", ["emma", "the second"], "3"),
      ("en", ["the second emma"], "3"), ("en", ["the wizard", "the", "the hobbit"], "2"),
      ("en", ["emma 3", "the wizard", "emma two"], "3"), ("de", ["Emma", "die zweite"], "3"),
      ("de", ["die zweite Emma"], "3"), ("de", ["Emma", "die von Austen"], "1"),
      ("es", ["Emma", "la de Austen"], "1"), ("es", ["la segunda Emma"], "3"),
      ("ja", ["Emma", "2番目のEmma"], "3"), ("ja", ["2番目のEmma"], "3"),
    ] {
      var rehearsal = Rehearsal(
        resolver, answers: AnswerBinder([books]),
        request: ResolutionRequest("", locale: LocaleTag(locale)))
      _ = rehearsal.say("Finish a task in Tasks")
      for answer in answers.dropLast() {
        let turn = rehearsal.say(answer)
        #expect(turn.kind == .answer || turn.kind == .notUnderstood, "\(answers)")
        #expect(turn.resolution.status != .resolved, "\(answers)")
      }
      let turn = rehearsal.say(answers[answers.count - 1])
      #expect(turn.resolution.status == .resolved, "\(answers)")
      let values = turn.resolution.parameters.map(\.value)
      let title = books.entities[0].values.first { $0.id == id }?.title ?? ""
      #expect(values == [.entity(id: id, title: title)], "\(answers)")
    }
  }

  /// An app that pays: with consent, and of two people called Ann.
  private static var bank: AppCatalog {
    var bank = AppCatalog(id: "bank", app: AppNames(name: "Bank"))
    bank.entities = [
      EntityDeclaration(
        name: "Payee", title: "Payee", query: .enumerable,
        values: [
          EntityValue(id: "1", title: "Ann", subtitle: "Smith"),
          EntityValue(id: "2", title: "Ann", subtitle: "Jones"),
        ])
    ]
    let payee = ParameterDeclaration(name: "payee", type: .entity("Payee"))
    bank.intents = [
      IntentDeclaration(
        name: "Pay", title: "Pay", parameters: [payee], requiresConfirmation: true),
      IntentDeclaration(
        name: "Send", title: "Send",
        parameters: [
          payee,
          ParameterDeclaration(name: "day", type: .date, requestValueDialog: "Which day?"),
        ]),
    ]
    bank.shortcuts = [
      ShortcutDeclaration(
        intent: "Pay", phrases: [PhraseDeclaration("Pay ${payee} in ${applicationName}")]),
      ShortcutDeclaration(
        intent: "Send",
        phrases: [PhraseDeclaration("Send money to ${payee} in ${applicationName}")]),
    ]
    return bank
  }

  @Test("consent and missing values are asked for after a choice, of an image alone, too")
  func needsOfImages() throws {
    let resolver = IntentResolver(
      image: try PhraseCompiler(ruleSet: .extended).compile([Self.bank]).image)
    for answers in [AnswerBinder([]), AnswerBinder([Self.bank])] {
      var rehearsal = Rehearsal(resolver, answers: answers, request: ResolutionRequest(""))
      _ = rehearsal.say("pay ann in bank")
      #expect(rehearsal.say("the second").resolution.status == .needsConfirmation)
      #expect(rehearsal.say("yes").resolution.status == .resolved)
      _ = rehearsal.say("send money to ann in bank")
      let turn = rehearsal.say("jones")
      #expect(turn.resolution.missing == "day")
      #expect(turn.resolution.dialog == "Which day?")
    }
  }

  @Test("a day that is asked for is read from the answer, counted from the request's reference")
  func dates() throws {
    let resolver = IntentResolver(
      image: try PhraseCompiler(ruleSet: .extended).compile([Self.bank]).image)
    var request = ResolutionRequest("")
    request.reference = ValueReference("2026-03-11T14:20:00")
    var rehearsal = Rehearsal(resolver, answers: AnswerBinder([Self.bank]), request: request)
    _ = rehearsal.say("send money to ann in bank")
    _ = rehearsal.say("jones")
    let day = rehearsal.say("tomorrow").resolution
    #expect(day.status == .resolved)
    guard case .value(.dateTime(let time))? = day.parameters.last?.value else {
      Issue.record("no day: \(day.parameters)")
      return
    }
    // 12 March 2026.
    #expect(time.start == 1_773_273_600)
  }

  @Test(
    "an answer that refuses a value names none",
    arguments: [
      ("en", "not water the plants"), ("en", "never buy milk"), ("de", "nicht milch kaufen"),
    ])
  func refusals(_ locale: String, _ answer: String) throws {
    var tasks = Apps.tasks
    tasks.localizations[0].phrases.append(
      PhraseTranslation(
        source: "Finish a task in ${applicationName}",
        phrases: [PhraseDeclaration("Beende eine Aufgabe in ${applicationName}")]))
    let image = try PhraseCompiler().compile([tasks]).image
    var rehearsal = Rehearsal(
      IntentResolver(image: image), answers: AnswerBinder([tasks]),
      request: ResolutionRequest("", locale: LocaleTag(locale)))
    let request = locale == "de" ? "Beende eine Aufgabe in Aufgaben" : "Finish a task in Tasks"
    #expect(rehearsal.say(request).resolution.missing == "task")
    let turn = rehearsal.say(answer)
    #expect(turn.resolution.status != .resolved)
    #expect(turn.kind == .notUnderstood)
  }

  @Test(
    "a no, and marks alone, are no free text",
    arguments: ["no", "no thanks", "not now", "...", "!"])
  func noText(_ answer: String) throws {
    var rehearsal = try rehearsal()
    _ = rehearsal.say("Add a task to Tasks")
    #expect(rehearsal.say(answer).resolution.missing == "title")
  }

  @Test("what one language refuses is not taken in another") func refusedAbroad() throws {
    let image = try PhraseCompiler().compile([Apps.tasks]).image
    var rehearsal = Rehearsal(
      IntentResolver(image: image), answers: AnswerBinder([Apps.tasks]),
      request: ResolutionRequest("", locale: LocaleTag("de")))
    #expect(
      rehearsal.say("Erledige Water the plants in Aufgaben").resolution.status
        == .needsDisambiguation)
    for answer in ["nicht at home", "nie water the plants at hom"] {
      #expect(rehearsal.say(answer).kind == .notUnderstood)
    }
  }

  @Test("what is no answer leaves the question open, and a whole phrase takes its place")
  func notUnderstood() throws {
    var rehearsal = try rehearsal()
    _ = rehearsal.say("Finish a task in Tasks")
    #expect(rehearsal.say("xylophone").kind == .notUnderstood)
    #expect(rehearsal.say("").kind == .notUnderstood)
    let turn = rehearsal.say("Delete everything in Tasks")
    #expect(turn.kind == .request)
    #expect(turn.resolution.status == .needsConfirmation)
  }

  @Test("'never mind' and a no to a confirmation end it; afterwards nothing is open")
  func cancelled() throws {
    for words in ["never mind", "no"] {
      var rehearsal = try rehearsal()
      _ = rehearsal.say("Delete everything in Tasks")
      let turn = rehearsal.say(words)
      #expect(turn.kind == .cancelled, "\(words)")
      #expect(turn.resolution.intent == "DeleteAll")
      #expect(rehearsal.say("buy milk").kind == .request)
    }
  }

  @Test("options, consent and giving up may be told without words, where they were asked for")
  func withoutWords() throws {
    var rehearsal = try rehearsal()
    var steps = [rehearsal.cancel()?.kind.rawValue]
    func note(_ turn: Rehearsal.Turn?) {
      steps.append(turn.map { TurnPrompt($0, catalogs: [Apps.tasks]).step.rawValue })
    }
    note(rehearsal.say("Finish a task in Tasks"))
    note(rehearsal.choose(0))
    note(rehearsal.confirm(true))
    note(rehearsal.say("water the plants"))
    note(rehearsal.choose(2))
    let turn = rehearsal.choose(1)
    note(turn)
    #expect(steps == [nil, "ask", nil, nil, "choose", nil, "perform"])
    #expect(
      turn?.resolution.parameters.map(\.value) == [.entity(id: "45", title: "Water the plants")])
    steps = []
    for isMeant in [false, true] {
      note(rehearsal.say("Delete everything in Tasks"))
      note(rehearsal.confirm(isMeant))
    }
    note(rehearsal.say("Finish a task in Tasks"))
    note(rehearsal.cancel())
    #expect(steps == ["confirm", "say", "confirm", "perform", "ask", "say"])
  }

  @Test("anything may be said at any time") func anything() throws {
    var random = SeededGenerator.forTest("rehearsals")
    let words = [
      "Finish a task in Tasks", "Delete everything in Tasks", "water the plants", "yes", "no", "",
      "the second", "2", "never mind", "\u{0}", "🦊", "#44", "Complete water the plants in Tasks",
      String(repeating: "la ", count: 2_000),
    ]
    var rehearsal = try rehearsal()
    for _ in 0..<fuzzRounds(500) {
      let turn = rehearsal.say(random.pick(words))
      #expect(turn.kind != .cancelled || turn.resolution.status != .resolved)
    }
  }
}
