// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import TestSupport
import Testing

@Suite("TranscriptReader")
struct TranscriptReaderTests {
  static func fault(_ text: String) -> String? {
    var line = TranscriptLine()
    do throws(TranscriptFault) {
      try TranscriptReader.read(text.utf8.span, lineNumber: 17, into: &line)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("every key is read")
  func allKeys() throws {
    var line = TranscriptLine()
    let text = #"""
      {"id":"a\n1","text":"play \u00e4","locale":"de","app":"com.example.music.player",
      "apps":["x","y"],"referenceDate":"2024-05-01T10:00:00Z","timeZone":"Europe/Berlin"}
      """#
    try TranscriptReader.read(text.utf8.span, lineNumber: 1, into: &line)
    #expect(line.text == "play ä")
    #expect(String(decoding: line.idJSON, as: UTF8.self) == #""a\n1""#)
    #expect(line.locale == "de")
    #expect(line.app == "com.example.music.player")
    #expect(line.apps == ["x", "y"])
    #expect(line.referenceDate == "2024-05-01T10:00:00Z")
    #expect(line.timeZone == "Europe/Berlin")
    #expect(line.hypotheses == [.init(range: 0..<7, confidence: nil)])
  }

  @Test("whether a turn ends is a boolean, and not kept for the next line") func final() throws {
    var line = TranscriptLine()
    try TranscriptReader.read(
      #"{"text":"a","final":true}"#.utf8.span, lineNumber: 1, into: &line)
    #expect(line.isFinal)
    try TranscriptReader.read(#"{"text":"a"}"#.utf8.span, lineNumber: 2, into: &line)
    #expect(!line.isFinal)
    #expect(
      Self.fault(#"{"text":"a","final":1}"#)
        == #"line 17: expected a boolean for "final", found a number"#)
  }

  @Test("what should come out is passed over", arguments: ["expect", "kind", "meant", "known"])
  func passedOver(key: String) {
    #expect(Self.fault(#"{"text":"a","\#(key)":{"a":["b"]}}"#) == nil)
  }

  @Test("hypotheses stand in file order with their confidence")
  func hypotheses() throws {
    var line = TranscriptLine()
    let text = #"{"id":7,"hypotheses":[{"text":"ab","confidence":0.5},{"text":"c"}]}"#
    try TranscriptReader.read(text.utf8.span, lineNumber: 1, into: &line)
    #expect(line.hypotheses.map { line.text(of: $0) } == ["ab", "c"])
    #expect(line.hypotheses.map(\.confidence) == [0.5, nil])
    #expect(String(decoding: line.idJSON, as: UTF8.self) == "7")
  }

  @Test("nothing of a line is left in the next")
  func reuse() throws {
    var line = TranscriptLine()
    let full = #"{"id":1,"text":"abc","locale":"de","app":"a","apps":["b"],"timeZone":"UTC"}"#
    try TranscriptReader.read(full.utf8.span, lineNumber: 1, into: &line)
    var fresh = TranscriptLine()
    for next in [#"{"text":"x"}"#, #"{"text":"x","locale":null,"id":null}"#] {
      try TranscriptReader.read(next.utf8.span, lineNumber: 2, into: &line)
      try TranscriptReader.read(next.utf8.span, lineNumber: 2, into: &fresh)
      #expect(line == fresh)
    }
    try TranscriptReader.read(
      #"{"text":"x","apps":["b","c"]}"#.utf8.span, lineNumber: 3, into: &line)
    try TranscriptReader.read(#"{"text":"x","apps":["d"]}"#.utf8.span, lineNumber: 3, into: &line)
    #expect(line.apps == ["d"])
    try TranscriptReader.read(#"{"text":"x","apps":[]}"#.utf8.span, lineNumber: 3, into: &line)
    #expect(line.apps == [])
  }

  @Test(
    "a line that is no transcript says why",
    arguments: [
      (#"{"text":7}"#, #"line 17: expected a string for "text", found a number"#),
      (#"{"texts":"a"}"#, #"line 17: unknown key "texts"; did you mean "text"?"#),
      (#"{"zzzzz":"a"}"#, #"line 17: unknown key "zzzzz""#),
      (#"{"text":"a","text":"b"}"#, #"line 17: key "text" is given twice, first at column 2"#),
      (
        #"{"hypotheses":[{"text":"a","confidence":null,"confidence":1}]}"#,
        #"line 17: key "confidence" is given twice, first at column 28"#
      ),
      (#"{}"#, #"line 17: expected "text" or "hypotheses""#),
      (#"{"text":null}"#, #"line 17: expected "text" or "hypotheses""#),
      (
        #"{"text":"a","hypotheses":[{"text":"b"}]}"#,
        #"line 17: expected "text" or "hypotheses", found both"#
      ),
      (#"{"hypotheses":[]}"#, "line 17: expected at least one hypothesis"),
      (#"{"hypotheses":["a"]}"#, #"line 17: expected objects for "hypotheses", found a string"#),
      (#"{"hypotheses":[{}]}"#, #"line 17: expected "text" in a hypothesis"#),
      (
        #"{"hypotheses":[{"text":"a","confidence":1.5}]}"#,
        #"line 17: expected a number from 0 to 1 for "confidence", found 1.5"#
      ),
      (#"{"text":"a","apps":[1]}"#, #"line 17: expected strings for "apps", found a number"#),
      (
        #"{"text":"a","id":[]}"#,
        #"line 17: expected a string or a number for "id", found an array"#
      ),
      ("play jazz", "line 17: expected a value, found 'p'"),
      ("", "line 17: expected a value, found the end"),
      ("[]", "line 17: expected an object, found an array"),
      (#"{"text":"a"} x"#, "line 17: expected nothing after the value, found 'x'"),
    ])
  func faults(text: String, expected: String) { #expect(Self.fault(text) == expected) }

  @Test("a line like the one before says what it says alone")
  func sameShape() {
    let lines =
      [
        #"{"text":"play jazz","locale":"de"}"#, #"{"text":"spiel Bücher","locale":"de"}"#,
        #"{"text":"","locale":"de"}"#, #"{"text":"a\"b","locale":"de"}"#,
        #"{"text":"a\u00e4","locale":"de"}"#, #"{"text":"a","locale":"fr"}"#,
        #"{"text":"a","locale":"de"} "#, #"{"text":"a","locale":"de"}}"#,
        #"{"text":"a","locale":"de""#, #"{"text":"a"#, #"{"text":7,"locale":"de"}"#,
        #"{"text":null,"locale":"de"}"#, #"{"text":"a","locale":"de","text":"b"}"#,
        #"{"id":7,"text":"a"}"#, #"{"id":18,"text":"bc"}"#, #"{"id":-1.5e3,"text":"bc"}"#,
        #"{"id":01,"text":"bc"}"#, #"{"id":"x","text":"bc"}"#, #"{"id":"x\n","text":"bc"}"#,
        #"{"id":true,"text":"bc"}"#, #"{"id":null,"text":"bc"}"#, #"{"id":[],"text":"bc"}"#,
        #"{"id":,"text":"bc"}"#, #"{"id":7"text":"bc"}"#, #"{"text":"a","id":7}"#,
        #"{"text":"bcd","id":"8"}"#, #"{"text":"bcd","id":"8}"#,
        #"{"text":"a","apps":["b"],"id":1}"#,
        #"{"text":"c","apps":["b"],"id":1,"final":true}"#, #"{"text":"c","final":true}"#,
        #"{"text":"d","final":true}"#, #"{"hypotheses":[{"text":"a"},{"text":"b"}]}"#,
        #"{"hypotheses":[{"text":"a"},{"text":"bc"}]}"#, "", "{}",
      ].map { Array($0.utf8) } + [
        Array(#"{"text":"a"#.utf8) + [0xFF] + Array(#"","locale":"de"}"#.utf8)
      ]
    // Each line behind each, and both behind a third of the first's shape.
    for first in lines {
      var line = TranscriptLine()
      for next in lines {
        for bytes in [first, first, next, next] {
          var alone = TranscriptLine()
          let fault = Self.fault(bytes, &alone)
          #expect(Self.fault(bytes, &line) == fault)
          if fault == nil { #expect(line == alone) }
        }
      }
    }
  }

  private static func fault(_ bytes: [UInt8], _ line: inout TranscriptLine) -> TranscriptFault? {
    do throws(TranscriptFault) {
      try TranscriptReader.read(bytes.span, lineNumber: 1, into: &line)
      return nil
    } catch {
      return error
    }
  }

  @Test("no bytes make it trap")
  func fuzz() {
    var random = SeededGenerator.forTest("transcripts")
    let seeds = [
      #"{"id":"a1","text":"play \u00e4\ud83d\ude00 jazz","locale":"de","app":"com.example.app"}"#,
      #"{"hypotheses":[{"text":"ab","confidence":0.5},{"text":"c"}],"apps":["x"],"id":1e5}"#,
    ]
    var line = TranscriptLine()
    var read = 0
    for round in 0..<fuzzRounds(4_000) {
      var bytes = Array(seeds[round % seeds.count].utf8)
      random.mutate(&bytes)
      if (try? TranscriptReader.read(bytes.span, lineNumber: 1, into: &line)) != nil {
        read += 1
        #expect(!line.hypotheses.isEmpty)
        #expect(String(validating: line.utf8, as: UTF8.self) != nil)
      }
    }
    #expect(read > 0)
  }
}
