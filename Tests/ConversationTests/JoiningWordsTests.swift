// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing
import TextAnalysis

@Suite("Lists that are said, and what follows up")
struct JoiningWordsTests {
  private let reader = AnswerReader(locale: LocaleTag("en"))

  @Test(
    "a list is parted at commas and at its 'and'",
    arguments: [
      ("milk, eggs and bread", ["milk", "eggs", "bread"]),
      ("milk and eggs", ["milk", "eggs"]),
      ("milk, eggs, and bread", ["milk", "eggs", "bread"]),
      ("milk", ["milk"]),
      (" the blue one , the red one ", ["the blue one", "the red one"]),
      ("1,000 and 2,000", ["1,000", "2,000"]),
      ("Sand and gravel", ["Sand", "gravel"]),
      ("and", ["and"]),
      (", ,", [", ,"]),
      ("", [""]),
    ])
  func parts(_ text: String, _ parts: [String]) {
    #expect(reader.parts(of: text) == parts)
  }

  @Test("a list of free text is one where it has a comma")
  func freeParts() {
    #expect(reader.freeParts(of: "salt and pepper") == ["salt and pepper"])
    #expect(
      reader.freeParts(of: "salt and pepper, eggs and bread")
        == ["salt and pepper", "eggs", "bread"])
  }

  @Test("what follows up begins with 'and'; 'too' behind it says no more")
  func followUps() {
    #expect(reader.followUp("and the kitchen too") == "the kitchen")
    #expect(reader.followUp("And also the kitchen, as well.") == "the kitchen")
    #expect(reader.followUp("the kitchen too") == nil)
    #expect(reader.followUp("and") == nil)
    #expect(reader.followUp("and too") == "too")
    #expect(AnswerReader(locale: LocaleTag("de")).followUp("und die Küche auch") == "die Küche")
    #expect(AnswerReader(locale: LocaleTag("fr")).followUp("et la cuisine aussi") == "la cuisine")
    #expect(AnswerReader(locale: LocaleTag("zh")).parts(of: "牛奶和面包、鸡蛋") == ["牛奶", "面包", "鸡蛋"])
  }

  @Test("an option is called exactly so by its names alone, articles and polite words aside")
  func exactly() {
    let options = [
      AnswerOption("Kitchen", otherNames: ["Cooking"]), AnswerOption("Bed Room"),
      AnswerOption("Garden", otherNames: ["Cooking"]),
    ]
    #expect(reader.option(calledExactly: "the kitchen please", among: options) == 0)
    #expect(reader.option(calledExactly: "cooking", among: options) == nil)
    #expect(reader.option(calledExactly: "bed", among: options) == nil)
    #expect(reader.option(calledExactly: "kitchn", among: options) == nil)
  }
}
