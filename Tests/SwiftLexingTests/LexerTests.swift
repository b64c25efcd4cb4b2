// SPDX-License-Identifier: Apache-2.0

import SwiftLexing
import TestSupport
import Testing

@Suite("Lexer") struct LexerTests {
  private static func tokens(_ source: TokenizedSource) -> [String] {
    source.tokens.map { source.text($0.range) }
  }

  @Test("comments and strings are told from code, comments inside strings included")
  func kinds() throws {
    let source = try Lexer.tokenize(
      Array(
        #"""
        // one
        let a = "x // no \(b /* inner */ + "y")" /* two /* deep */ */ + 1.description
        #if os(Linux) // three
        let r = /"[a]/
        let s = #"say "this""#
        """#.utf8))
    #expect(
      Self.tokens(source) == [
        "let", "a", "=", #""x // no \(b /* inner */ + "y")""#, "+", "1", ".", "description",
        "#if os(Linux) ", "let", "r", "=", #"/"[a]/"#, "let", "s", "=", ##"#"say "this""#"##,
      ])
    #expect(
      source.comments.map { source.text($0) } == ["// one", "/* two /* deep */ */", "// three"])
  }

  @Test("what has no end is refused, and a scan goes on behind it")
  func recovery() throws {
    let cases: [(text: String, problem: String, offset: Int, tokens: [String])] = [
      ("a \"b\nc", "this string has no end", 2, ["a", "c"]),
      ("a /* b", "this comment has no end", 2, ["a"]),
      ("a `b\nc", "this name in backticks has no end", 2, ["a", "c"]),
      ("a \"\\(b\nc \" d", "this string has no end", 9, ["a"]),
      ("a #/b", "this regular expression has no end", 2, ["a"]),
    ]
    for one in cases {
      let bytes = Array(one.text.utf8)
      let scan = Lexer.scan(bytes)
      #expect(Self.tokens(scan) == one.tokens, "\(one.text)")
      #expect(scan.problem == SyntaxProblem(one.problem, at: one.offset), "\(one.text)")
      #expect(throws: SyntaxProblem(one.problem, at: one.offset)) { _ = try Lexer.tokenize(bytes) }
    }
    #expect(Lexer.scan(Array("a /* b".utf8)).comments == [2..<6])
  }

  @Test("tokens and comments of any bytes rise, part nothing, and leave out blanks alone")
  func anyBytes() {
    var random = SeededGenerator.forTest("anyBytes")
    let pieces =
      [
        "a", "1.5", " ", "\n", "\"", "\"\"\"", "\\(", ")", "#", "/", "*", "//", "/*", "*/", "`",
        "#if x\n",
        "->", "\u{E4}", "\r", "$0", "func",
      ].map { Array($0.utf8) } + [[0xFF], [0x00]]
    for _ in 0..<fuzzRounds(2_000) {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in
        pieces.randomElement(using: &random)!
      }
      let source = Lexer.scan(bytes)
      let ranges = (source.tokens.map(\.range) + source.comments).sorted {
        $0.lowerBound < $1.lowerBound
      }
      var end = 0
      for range in ranges {
        #expect(end <= range.lowerBound && !range.isEmpty && range.upperBound <= bytes.count)
        // Without a problem, only blanks stand between.
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0]
        if source.problem == nil {
          #expect(bytes[end..<range.lowerBound].allSatisfy(blanks.contains), "\(bytes)")
        }
        end = range.upperBound
      }
    }
  }
}
