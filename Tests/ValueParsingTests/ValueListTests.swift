// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@testable import ValueParsing

@Suite("Lists of values") struct ValueListTests {
  private let parser: ValueParser
  private let reference: ValueReference

  init() throws {
    parser = try #require(ValueParser(locale: LocaleTag("en")))
    reference = try #require(ValueReference("2026-03-11T14:20:00"))
  }

  private func texts(_ text: String, _ spans: [TextSpan]) -> [String] {
    let bytes = Array(text.utf8)
    return spans.map { String(decoding: bytes[Int($0.lower)..<Int($0.upper)], as: UTF8.self) }
  }

  @Test(
    "parts stand between commas and joining words",
    arguments: [
      ("milk, eggs and bread", ["milk", "eggs", "bread"]), ("milk", ["milk"]), ("", []),
      ("and", []),
      ("milk, eggs, and bread", ["milk", "eggs", "bread"]),
      ("1,500 nails and then screws", ["1,500 nails", "screws"]), ("and milk and", ["milk"]),
      ("sand and candy", ["sand", "candy"]), ("tea & toast", ["tea", "toast"]),
      ("soap; salt\nrice", ["soap", "salt", "rice"]), ("at&t", ["at&t"]),
    ])
  func items(text: String, parts: [String]) {
    #expect(texts(text, parser.items(in: text)) == parts)
  }

  @Test(
    "a name with a joining word or a comma stays whole",
    arguments: [
      ("milk, salt and pepper and bread", ["milk", "salt and pepper", "bread"]),
      ("some salt and pepper please", ["some salt and pepper please"]),
      ("call smith, jones and co, and anna", ["call smith, jones and co", "anna"]),
      ("SALT AND PEPPER and salt", ["SALT AND PEPPER", "salt"]),
      ("salt and sugar and pepper", ["salt", "sugar", "pepper"]),
    ])
  func names(text: String, parts: [String]) {
    let names = ["Salt and Pepper", "Smith, Jones and Co", "Sugar"]
    #expect(texts(text, parser.items(in: text, names: names)) == parts)
  }

  @Test("a list is found only where it is asked for by name")
  func asked() {
    let text = "milk, eggs and bread"
    #expect(parser.values(in: text, at: reference, includesLatent: true) == [])
    let list = parser.values(in: text, at: reference, types: [.list])
    #expect(list.map(\.content) == [.list(["milk", "eggs", "bread"])])
    #expect(list.first?.isLatent == true)
    #expect(parser.values(in: "milk", at: reference, types: [.list]) == [])
  }

  @Test(
    "values of a list share what stands around the first or the last",
    arguments: [
      (
        ValueType.dateTime, "at nine, ten and half past eleven",
        ["2026-03-11T21:00:00", "2026-03-11T22:00:00", "2026-03-11T23:30:00"]
      ),
      (
        .dateTime, "nine, ten and eleven pm",
        ["2026-03-11T21:00:00", "2026-03-11T22:00:00", "2026-03-11T23:00:00"]
      ),
      (.duration, "five, ten and twenty minutes", ["PT5M", "PT10M", "PT20M"]),
      (.duration, "an hour and ten minutes", ["PT1H10M"]),
      (.number, "one, two and 1,000", ["1", "2", "1000"]),
      (.email, "a@example.org and bob at example dot com", ["a@example.org", "bob@example.com"]),
      (.number, "one, two and cats", []), (.number, "", []), (.dateTime, "monday, and the cat", []),
      (.duration, "five and ten", []),
    ])
  func values(type: ValueType, text: String, summaries: [String]) {
    let values = parser.values(listOf: type, in: text, at: reference)
    #expect(values.allSatisfy { $0.type == type })
    let first = values.map { $0.summary.split(separator: " ").first.map(String.init) ?? "" }
    #expect(first == summaries)
  }

  @Test("days with years in commas are values of one list")
  func dates() {
    let text = "march 3, 2027 and april 4, 2028"
    let values = parser.values(listOf: .dateTime, in: text, at: reference)
    #expect(texts(text, values.map(\.range)) == ["march 3, 2027", "april 4, 2028"])
  }
}
