// SPDX-License-Identifier: Apache-2.0

import Bespeak
import PhraseTesting
import Testing

@Suite("Reading cases from JSON Lines") struct JSONCaseReaderTests {
  private func read(_ text: String) -> CaseReading {
    JSONCaseReader().read(utf8: Array(text.utf8), file: "f")
  }

  @Test("a line is a transcript with what must become of it") func line() throws {
    let reading = read(
      #"""
      {"id":7,"text":"finish milk","locale":"de","app":"a","apps":["a","b"],"kind":"exact","expect":{"status":"resolved","app":"a","intent":"I","parameters":{"t":{"id":"42","title":"Milk","text":"milk"},"u":"x","v":null},"otherParameters":true,"match":"exact","phrase":"p"}}

      {"hypotheses":[{"text":"a","confidence":0.5},{"text":"b"}],"expect":{"missing":"t","intent":["I","J"],"dialog":"d","answers":[{"text":"milk","expect":{"intent":"I"}}]}}
      """#)
    #expect(reading.mistakes == [])
    let one = try #require(reading.cases.first)
    #expect(
      one.id == "7" && one.text == "finish milk" && one.locale == "de" && one.section == "exact")
    #expect(one.foregroundApp == "a" && one.allowedApps == ["a", "b"])
    var outcome = ExpectedOutcome(
      intent: "I", app: "a",
      parameters: [
        ExpectedParameter("t", id: "42", title: "Milk", text: "milk"),
        ExpectedParameter("u", "x"), ExpectedParameter("v", isAbsent: true),
      ])
    outcome.allowsOtherParameters = true
    outcome.match = .exact
    outcome.phrase = "p"
    #expect(one.expectation == outcome)
    let two = reading.cases[1]
    #expect(two.hypotheses == [Hypothesis("a", confidence: 0.5), Hypothesis("b")])
    #expect(two.expectation.ending == .status(.needsValue))
    #expect(two.expectation.intents == ["I", "J"])
    #expect(two.answers.map(\.text) == ["milk"])
    #expect(two.answers[0].expectation.ending == .acting)
    #expect(two.location.line == 3)
  }

  @Test("nothing is expected by null, by 'notMatch', or by a status; intents may be kept out")
  func nothing() {
    let reading = read(
      #"""
      {"text":"a","expect":{"intent":null}}
      {"text":"a","expect":{"notMatch":true}}
      {"text":"a","expect":{"status":"noMatch"}}
      {"text":"a","expect":{"notMatch":["A","b/B"]}}
      {"text":"a","expect":{"notDone":"b/B"}}
      {"text":"a","expect":{"options":["1",{"title":"T"}],"parameter":"t"}}
      """#)
    #expect(reading.mistakes == [])
    #expect(
      reading.cases.map(\.expectation.ending) == [
        .nothing, .nothing, .status(.noMatch), .any, .undone, .status(.needsDisambiguation),
      ])
    #expect(
      reading.cases[3].expectation.excluded == [
        ExcludedIntent(name: "A"), ExcludedIntent(app: "b", name: "B"),
      ])
    #expect(
      reading.cases[4].expectation.excluded == [ExcludedIntent(app: "b", name: "B")])
    #expect(reading.cases[5].expectation.options == ["#1", "T"])
  }

  @Test(
    "a mistake has its place, what is wrong, and the fix",
    arguments: [
      (
        #"{"text":"a"}"#,
        "1:1 expected \"expect\" (say what should come out: \"expect\": {\"intent\": \"NAME\"})"
      ),
      (
        #"{"text":"a","expect":{}}"#,
        "1:22 nothing is expected (say what should come out: \"expect\": {\"intent\": \"NAME\"})"
      ),
      (
        #"{"text":"a","expct":{}}"#,
        "1:13 unknown key \"expct\" in a case (did you mean \"expect\"?)"
      ),
      (
        #"{"text":"a","expect":{"intnt":"A"}}"#,
        "1:23 unknown key \"intnt\" in \"expect\" (did you mean \"intent\"?)"
      ),
      (
        #"{"text":"a","expect":{"status":"resolve"}}"#,
        "1:32 \"resolve\" is no status (did you mean \"resolved\"?)"
      ),
      (
        #"{"text":"a","expect":{"status":"resolved","missing":"t"}}"#,
        "1:22 a parameter is asked for, and the status is another (expect 'needsValue')"
      ),
      (
        #"{"text":5,"expect":{"intent":"A"}}"#, "1:9 expected a string for \"text\", found a number"
      ),
      (
        #"{"text":"a","final":"maybe","expect":{"intent":"A"}}"#,
        "1:21 expected a boolean for \"final\", found a string"
      ),
      (
        #"{"text":"a","referenceDate":17,"expect":{"intent":"A"}}"#,
        "1:29 expected a string for \"referenceDate\", found a number"
      ),
      (
        #"{"text":"a","referenceDate":"no date","expect":{"intent":"A"}}"#,
        "1:29 'no date' is no date of ISO 8601 (write '2026-03-11T14:20:00')"
      ),
      (
        #"{"text":"a","timeZone":"Mars/Phobos","expect":{"intent":"A"}}"#,
        "1:24 no time zone is called 'Mars/Phobos' (write 'Europe/Berlin')"
      ),
      (#"{"expect":{"intent":"A"}}"#, "1:1 expected \"text\" or \"hypotheses\""),
      (
        #"{"text":"a","text":"b","expect":{"intent":"A"}}"#,
        "1:13 key \"text\" is given twice, first at column 2"
      ),
      (
        #"{"text":"a","expect":{"intent":"A","answers":[{"text":"x","expect":{"intent":"A"}},{"text":"y","expect":{"status":"resolved","intent":"A"}},{"text":"z","expect":{"intent":"A"}}]}}"#,
        "1:141 there is an answer where nothing is asked (expect \"needsValue\", \"needsDisambiguation\" or \"needsConfirmation\" before it)"
      ),
      (#"[1]"#, "1:1 expected an object for a case, found an array"),
      (#"{"text":"a""#, "1:12 expected ',' or '}', found the end"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(read(text).mistakes == [expected])
  }
}
