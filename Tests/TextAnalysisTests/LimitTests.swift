// SPDX-License-Identifier: Apache-2.0

import Testing
import TextAnalysis

@Suite("Limits") struct LimitTests {
  let analyzer = TextAnalyzer(locale: LocaleTag("en"))

  @Test("a text of more than 16,384 bytes is refused")
  func bytes() throws {
    var buffer = TokenBuffer()
    let limit = TextAnalyzer.maxUtteranceBytes
    try analyzer.analyze(String(repeating: "a", count: limit), into: &buffer)
    #expect(buffer.count == 1)
    #expect(throws: AnalysisFailure.tooManyBytes(limit: limit)) {
      try analyzer.analyze(String(repeating: "a", count: limit + 1), into: &buffer)
    }
  }

  @Test("more tokens than the buffer holds are refused", arguments: ["a ", "ä ", "か", "e\u{301} "])
  func tokenLimit(unit: String) throws {
    var buffer = TokenBuffer(maxTokens: 16)
    try analyzer.analyze(String(repeating: unit, count: 16), into: &buffer)
    #expect(buffer.count == 16)
    #expect(throws: AnalysisFailure.tooManyTokens(limit: 16)) {
      try analyzer.analyze(String(repeating: unit, count: 17), into: &buffer)
    }
    #expect(buffer.count == 0)
  }

  @Test("an expansion that does not fit is refused")
  func expansion() {
    var buffer = TokenBuffer(maxTokens: 1)
    #expect(throws: AnalysisFailure.tooManyTokens(limit: 1)) {
      try analyzer.analyze("cannot", into: &buffer)
    }
  }

  @Test(
    "no more than 30 marks on a letter count",
    arguments: ["\u{301}", "\u{316}", "\u{E48}", "\u{93E}"])
  func flood(mark: String) throws {
    var buffer = TokenBuffer()
    func token(_ marks: Int) throws -> Token {
      try analyzer.analyze("x" + String(repeating: mark, count: marks), into: &buffer)
      #expect(buffer.count == 1)
      return buffer[0]
    }
    let (some, many, flood) = (try token(29), try token(30), try token(5_000))
    #expect(many.accent != some.accent)
    #expect((flood.hash, flood.accent) == (many.hash, many.accent))
    #expect(Int(flood.upper) == 1 + 5_000 * mark.utf8.count)
  }

  @Test(
    "a word of any length has a hash and a span", arguments: [1, 15, 16, 17, 32, 33, 257, 16_384])
  func longWord(length: Int) throws {
    var buffer = TokenBuffer()
    let word = String((0..<length).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) })
    try analyzer.analyze(word.uppercased(), into: &buffer)
    #expect(buffer.count == 1)
    #expect(buffer[0].hash == TokenHash.hash(of: word))
    #expect(buffer[0].span == TextSpan(lower: 0, upper: UInt32(length)))
  }
}
