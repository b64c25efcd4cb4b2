// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import CatalogFormats

@Suite("Utterances")
struct UtteranceTemplateTests {
  private func phrases(_ utterance: String, limit: Int = 100) -> [String] {
    var work = 100_000
    return UtteranceTemplate(utterance).phrases(limit: limit, work: &work) { name in
      switch name {
      case "+two": .oneOf(["a", "b"])
      case "+none": .unknown
      case "+nested": .oneOf(["<${+two}>", "{x}"])
      default: .keep("${\(name)}")
      }
    }.texts
  }

  @Test("pieces are text, variables and groups")
  func pieces() {
    #expect(
      UtteranceTemplate("{${+prefix} }Open ${Pier}{ now{!}}").segments == [
        .optional([.variable("+prefix"), .text(" ")]), .text("Open "), .variable("Pier"),
        .optional([.text(" now"), .optional([.text("!")])]),
      ])
  }

  @Test(
    "a brace without a partner is text",
    arguments: ["{a", "a}", "${", "${a", "${}", "${a b}x", "}{", "$", "{${a"])
  func stray(utterance: String) {
    #expect(phrases(utterance).contains(utterance) || utterance == "${a b}x")
  }

  @Test(
    "groups are written out, variables put in",
    arguments: [
      ("a{ b}", ["a", "a b"]),
      ("{a }{b }c", ["c", "b c", "a c", "a b c"]),
      ("{${+prefix} }a", ["a"]),
      ("a {${+prefix} }b", ["a b", "a ${+prefix} b"]),
      ("${+two} ${+two}", ["a a", "a b", "b a", "b b"]),
      ("${+nested}", ["<a>", "<b>", "", "x"]),
      ("${+none} a", []),
      ("a{ ${+none}}", ["a"]),
      ("${Pier}", ["${Pier}"]),
    ] as [(String, [String])])
  func expansion(utterance: String, expected: [String]) {
    #expect(phrases(utterance) == expected)
  }

  @Test("however many groups there are, the phrases and the work are bounded")
  func bounds() {
    #expect(phrases(String(repeating: "{a}", count: 10_000), limit: 50).count <= 50)
    #expect(phrases(String(repeating: "{", count: 10_000)).count == 1)
    let deep = String(repeating: "{a", count: 5_000) + String(repeating: "}", count: 5_000)
    #expect(phrases(deep, limit: 50).count <= 50)
    #expect(phrases(String(repeating: "${", count: 10_000)).count == 1)
  }

  @Test("changed utterances never crash")
  func mutations() {
    var random = SeededGenerator.forTest("utterance mutations")
    for _ in 0..<fuzzRounds(3_000) {
      var bytes = Array("{${+prefix} }a ${+two}{b {c }}${Pier} ${+nested}".utf8)
      random.mutate(&bytes)
      _ = phrases(String(decoding: bytes, as: UTF8.self), limit: 20)
    }
  }
}
