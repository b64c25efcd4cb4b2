// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import Testing

@Suite("Reading cases from text") struct TextCaseReaderTests {
  private func read(_ text: String) -> CaseReading {
    TextCaseReader().read(utf8: Array(text.utf8), file: "f")
  }

  /// The expectation of one line.
  private func outcome(_ text: String) throws -> ExpectedOutcome {
    let reading = read("x -> " + text)
    #expect(reading.mistakes == [])
    return try #require(reading.cases.first).expectation
  }

  @Test("settings hold until they are set again, comments and blank lines do not count")
  func settings() {
    let reading = read(
      """
      # All of it.

      section: First # the easy ones
      app: com.example.tasks
      locale: de
      foreground: com.example.notes
      apps: a, b
      Erledige Milch -> CompleteTask    # done
        # a comment is no answer
      section:
      app: any
      locale: default
      foreground: none
      apps: all
      What time is it? -> no match
      """)
    #expect(reading.mistakes == [])
    #expect(reading.cases.count == 2)
    let first = reading.cases[0]
    #expect(first.section == "First")
    #expect(first.expectation.app == "com.example.tasks")
    #expect(first.locale == "de")
    #expect(first.foregroundApp == "com.example.notes")
    #expect(first.allowedApps == ["a", "b"])
    #expect(first.text == "Erledige Milch")
    #expect(first.location.line == 8 && first.location.column == 1 && first.location.file == "f")
    var second = TestCase("What time is it?", expecting: ExpectedOutcome(.nothing))
    second.location = reading.cases[1].location
    #expect(reading.cases[1] == second)
  }

  @Test("an intent without more has to be resolved, its parameters do not matter") func intent()
    throws
  {
    #expect(try outcome("CompleteTask") == ExpectedOutcome(intent: "CompleteTask"))
    #expect(
      try outcome("a.b-c/CompleteTask") == ExpectedOutcome(intent: "CompleteTask", app: "a.b-c"))
    #expect(try outcome("\"No match\"") == ExpectedOutcome(intent: "No match"))
    #expect(try outcome("*") == ExpectedOutcome(.status(.resolved)))
    #expect(try outcome("A | B").intents == ["A", "B"])
    #expect(try outcome("no") == ExpectedOutcome(intent: "no"))
  }

  @Test("values are given as any text, as an id, or part by part") func parameters() throws {
    let one = try outcome(#"A t="Buy milk" u=milk v=#42 w.title=x w.text="y z" w.id=1 n=none"#)
    #expect(
      one.parameters == [
        ExpectedParameter("t", "Buy milk"), ExpectedParameter("u", "milk"),
        ExpectedParameter("v", id: "42"), ExpectedParameter("w", id: "1", title: "x", text: "y z"),
        ExpectedParameter("n", isAbsent: true),
      ])
    #expect(!one.allowsOtherParameters)
    #expect(try outcome("A t=x ...").allowsOtherParameters)
    #expect(try outcome("A ...").parameters == [])
    #expect(try outcome("A ()").parameters == [])
    #expect(try outcome("A").parameters == nil)
  }

  @Test("clauses say what is asked and how it matched") func clauses() throws {
    let asks = try outcome(#"A, asks task, saying "Which task?", exact"#)
    #expect(asks.ending == .status(.needsValue))
    #expect(asks.missing == "task")
    #expect(asks.dialog == "Which task?")
    #expect(asks.match == .exact)
    let chooses = try outcome(#"A, chooses task from "Buy milk" | #42, by "Do ${task}", flexible"#)
    #expect(chooses.ending == .status(.needsDisambiguation))
    #expect(chooses.choosing == "task")
    #expect(chooses.options == ["Buy milk", "#42"])
    #expect(chooses.phrase == "Do ${task}")
    #expect(try outcome("A, chooses").choosing == nil)
    #expect(try outcome("A, confirms").ending == .status(.needsConfirmation))
    #expect(try outcome("A, or asks").ending == .acting)
  }

  @Test("nothing, negative, rejected, and intents that must not come out") func nothing() throws {
    #expect(try outcome("no match") == ExpectedOutcome(.nothing))
    #expect(try outcome("no match at all") == ExpectedOutcome(.status(.noMatch)))
    #expect(try outcome("negative") == ExpectedOutcome(.status(.negative)))
    #expect(try outcome("a.b/negative") == ExpectedOutcome(.status(.negative), app: "a.b"))
    #expect(try outcome("rejected") == ExpectedOutcome(.status(.rejected)))
    let excluded = try outcome("not A | b/B | b/*")
    #expect(excluded.ending == .any)
    #expect(
      excluded.excluded == [
        ExcludedIntent(name: "A"), ExcludedIntent(app: "b", name: "B"),
        ExcludedIntent(app: "b", name: "*"),
      ])
    let undone = try outcome("not A | b/*, or asks")
    #expect(undone.ending == .undone)
    #expect(undone.excluded == [ExcludedIntent(name: "A"), ExcludedIntent(app: "b", name: "*")])
  }

  @Test("answers stand on indented lines or behind a colon") func answers() throws {
    let below = read("add -> A, asks t\n    milk -> A, asks u\n\n\tlow → A t=milk u=low\n")
    let behind = read("add -> A, asks t: milk -> A, asks u: low -> A t=milk u=low")
    #expect(below.mistakes == [] && behind.mistakes == [])
    for reading in [below, behind] {
      let one = try #require(reading.cases.first)
      #expect(one.answers.map(\.text) == ["milk", "low"])
      #expect(one.answers[0].expectation.missing == "u")
      #expect(one.answers[1].expectation.parameters?.count == 2)
    }
    #expect(below.cases[0].answers[1].location.line == 4)
    #expect(behind.cases[0].answers[0].location.column == 19)
  }

  @Test("an utterance is taken as it stands, or from a string with escapes, with its confidence")
  func utterances() {
    let reading = read(
      #"""
      say "hello": it's 5:30, isn't it?   -> A
      "a -> b \"\\\t\u{e9}" -> A
      "one" 0.75 | "two" .25 → A
      "locale: x" -> A
      remind: me -> A
      """#)
    #expect(reading.mistakes == [])
    #expect(
      reading.cases.map(\.text) == [
        #"say "hello": it's 5:30, isn't it?"#, "a -> b \"\\\té", "one", "locale: x", "remind: me",
      ])
    #expect(
      reading.cases[2].hypotheses == [
        Hypothesis("one", confidence: 0.75), Hypothesis("two", confidence: 0.25),
      ])
  }

  @Test(
    "a mistake has its place, what is wrong, and the fix",
    arguments: [
      (
        "complete milk",
        "1:14 expected '->' and what should come of it (write 'WORDS -> INTENT' or 'WORDS -> no match')"
      ),
      ("local: de", "1:1 unknown setting 'local' (did you mean 'locale'?)"),
      (
        "  milk -> A",
        "1:3 an indented line answers the case above it, and there is none (begin the line without blanks)"
      ),
      (
        "a -> A\n  b -> B",
        "2:3 there is an answer where nothing is asked (say what is asked before it: ', asks PARAMETER', ', chooses PARAMETER' or ', confirms')"
      ),
      ("a -> A t=", "1:10 expected a value for 't' (an empty text is written as \"\")"),
      (
        "a -> A task",
        "1:12 expected '=' and the value of 'task' (parameters are given as NAME=VALUE; what is asked follows a comma)"
      ),
      ("a -> A t=1 t=2", "1:12 't' is given twice"),
      (
        "a -> A t.tittle=1",
        "1:8 a value has no 'tittle' (it has 'id', 'title' and 'text'; did you mean 'title'?)"
      ),
      ("a -> A, ask t", "1:9 unknown clause 'ask' (did you mean 'asks'?)"),
      ("a -> ", "1:6 expected an intent, or 'no match', found the end of the line"),
      ("a -> A \"", "1:8 the string is not closed (add '\"')"),
      (
        "a -> A t=\"\\q\"",
        "1:11 '\\' is not followed by a valid escape (a '\\' itself is written as '\\\\')"
      ),
      (
        "a -> A & B",
        "1:8 expected ',' and a clause, ':' and an answer, or the end of the line, found '&' (texts of more than a word are put in double quotes)"
      ),
      (
        "a -> x/A | y/B", "1:6 the intents are of different apps (expect one app's, or name no app)"
      ),
      (
        "a -> no match, asks t",
        "1:16 nothing comes out, so nothing can be asked (name the intent that asks)"
      ),
      (
        " -> A",
        "1:2 an indented line answers the case above it, and there is none (begin the line without blanks)"
      ),
      ("-> A", "1:1 nothing is said before '->' (an empty utterance is written as \"\")"),
      ("\"a\" 2 -> A", "1:5 a confidence is a number from 0 to 1"),
      (
        "\"\\u{+9}\" -> A",
        "1:2 '\\u{…}' names no character (write its number in hex: '\\u{e9}')"
      ),
      (
        "a\u{1} -> A",
        "1:2 a control character stands in the line (write it in a string: \"\\u{1}\")"
      ),
    ])
  func mistakes(text: String, expected: String) {
    #expect(read(text).mistakes == [expected])
  }

  @Test("every mistake of a file is reported, and the other cases are read") func all() {
    let reading = read("a -> A\nb\nc -> C\nd -> D,\n  e -> E\nf -> F\n")
    #expect(reading.cases.map(\.text) == ["a", "c", "f"])
    #expect(reading.diagnostics.map(\.location.line) == [2, 4])
    #expect(reading.hasErrors)
  }

  @Test("bytes that are no UTF-8 are a mistake with a place") func encoding() {
    let reading = TextCaseReader().read(
      utf8: Array("ab".utf8) + [0xFF] + Array(" -> A".utf8), file: "f")
    #expect(reading.mistakes == ["1:3 the bytes are not valid UTF-8 (save the file as UTF-8)"])
    #expect(reading.diagnostics[0].rule == "text-encoding")
  }

  @Test("a byte order mark and CRLF do not count") func lineEnds() {
    let reading = read("\u{FEFF}app: x\r\na -> A\r\n")
    #expect(reading.mistakes == [])
    #expect(reading.cases[0].expectation.app == "x")
  }

  @Test("a file's form is seen from its first sign; what is neither is refused") func forms() {
    #expect(
      CaseReader.read(
        utf8: Array("\n {\"text\":\"a\",\"expect\":{\"intent\":\"A\"}}".utf8), file: "f"
      ).cases.count == 1)
    #expect(CaseReader.read(utf8: Array("a -> A".utf8), file: "f").cases.count == 1)
    #expect(CaseReader.read(utf8: [], file: "f").diagnostics.map(\.rule) == ["no-cases"])
    #expect(
      CaseReader.read(utf8: [0xFF, 0xFE, 0x61, 0], file: "f").diagnostics.map(\.rule) == [
        "text-encoding"
      ])
  }

  @Test("mistakes are bounded") func bounded() {
    let reading = read(String(repeating: "x\n", count: 5_000))
    #expect(reading.diagnostics.count == CaseLimits.maxFaults)
  }
}
