// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Reading values", .timeLimit(.minutes(hangMinutes))) struct ParseTests {
  private func parse(_ arguments: String..., input: String = "") throws -> CommandResult {
    try CommandRunner().run(["parse"] + arguments, input: Data(input.utf8))
  }

  @Test("spans are drawn under their words, where letters take several bytes too")
  func drawing() throws {
    let result = try parse("--locale", "de", "--types", "money", "größer: fünf Euro")
    #expect(result.status == 0)
    #expect(result.lines == ["größer: fünf Euro", "        ‾‾‾‾‾‾‾‾‾ money 5 EUR"])
  }

  @Test("a line's id comes back as it stands, whole numbers without a point")
  func identifiers() throws {
    let result = try parse(
      "--input", "jsonl",
      input: #"{"id": 7, "text": "ten minutes", "types": ["duration"]}"# + "\n"
        + #"{"id": "a\"b", "text": "none"}"#)
    #expect(
      result.lines == [
        #"{"id":7,"text":"ten minutes","values":[{"type":"duration","text":"ten minutes","#
          + #""range":[0,11],"seconds":600,"iso8601":"PT10M"}]}"#,
        #"{"id":"a\"b","text":"none","values":[]}"#,
      ])
  }

  @Test(
    "a line that cannot be read says why in its answer, and the next is read",
    arguments: [
      (#"{"id": 1, "txt": "five"}"#, "line 1: unknown key"),
      (#"{"id": 1, "text": "five", "types": "number"}"#, "line 1: expected an array"),
      (#"{"id": 1, "text": "five", "types": ["numbre"]}"#, "no type is called 'numbre'"),
      (#"{"id": 1, "text": "five", "timeZone": "Here"}"#, "no time zone is called 'Here'"),
      (#"{"id": 1, "text": "five", "referenceDate": "now"}"#, "'now' is no date of ISO 8601"),
      (#"{"id": 1, "text": "five", "locale": "xx"}"#, "the values of 'xx' cannot be read"),
      (#"{"id": 1, "text": "five", "locale": "!"}"#, "line 1: '!' is no language tag such as 'de'"),
      (#"{"id": 1, "text": "five", "locale": "POSIX"}"#, "'POSIX' is no language tag such as 'de'"),
      (#"{"id": 1, "text": "LONG"}"#, "bytes of text; at most 16384 are read"),
    ])
  func faults(line: String, fault: String) throws {
    let line = line.replacing("LONG", with: String(repeating: "five ", count: 4000))
    let result = try parse(
      "--input", "jsonl", input: line + "\n" + #"{"id": 2, "text": "five"}"# + "\n")
    #expect(result.status == 0)
    #expect(result.lines.count == 2)
    #expect(result.lines.first?.contains(fault) == true)
    #expect(result.lines.last?.contains(#""value":5"#) == true)
  }

  @Test("a line that is too long is rejected in its place, and the next is read")
  func longLines() throws {
    for length in [20_000, 1 << 21] {
      let input = "ten euros\n" + String(repeating: "x", count: length) + "\nsix euros\n"
      let result = try parse("--output", "jsonl", input: input)
      #expect(result.status == 0 && result.errors.isEmpty)
      let values = result.objects.map { ($0["values"] as? [Any])?.count }
      #expect(values == [1, nil, 1])
      #expect((result.objects[1]["error"] as? String)?.contains("bytes") == true)
      let text = try parse(input: input)
      #expect(text.lines.contains { $0.hasPrefix("rejected\t") })
    }
  }

  @Test("a byte order mark is no part of the first line") func mark() throws {
    let result = try parse("--output", "jsonl", input: "\u{FEFF}ten euros\n\u{FEFF}ten euros\n")
    let begins = [#"{"text":"ten"#, "{\"text\":\"\u{FEFF}ten"]
    #expect(zip(result.lines, begins).allSatisfy { $0.utf8.starts(with: $1.utf8) })
    #expect(result.lines.count == 2)
  }

  @Test("a text that is no UTF-8 has no values") func invalidUTF8() throws {
    let result = try CommandRunner().run(
      ["parse"], input: Data([0xFF]) + Data("five\nfive\n".utf8))
    #expect(result.lines == ["rejected\tline 1: not UTF-8", "five", "‾‾‾‾ number 5"])
  }

  @Test("a line's zone and date come before those of the options")
  func references() throws {
    let result = try parse(
      "--reference", "2026-03-11T14:20:00Z", "--time-zone", "Asia/Tokyo", "--types", "dateTime",
      "--input", "jsonl",
      input: #"{"text": "in an hour"}"# + "\n"
        + #"{"text": "in an hour", "timeZone": "Europe/Berlin"}"# + "\n"
        + #"{"text": "in an hour", "referenceDate": "2026-01-01T08:00:00"}"#)
    let starts = result.objects.map {
      ($0["values"] as? [[String: Any]])?.first?["start"] as? String
    }
    #expect(starts == ["2026-03-12T00:20:00", "2026-03-11T16:20:00", "2026-01-01T09:00:00"])
  }

  @Test(
    "what is wrong with an option is said before anything is read",
    arguments: [
      (["--time-zone", "Here"], "no time zone is called 'Here'"),
      (["--reference", "soon"], "'soon' is no date of ISO 8601"),
      (["--types", "numbre"], "no type is called 'numbre'"),
      (["--locale", "xx"], "the values of 'xx' cannot be read"),
    ])
  func options(arguments: [String], fault: String) throws {
    let result = try CommandRunner().run(["parse"] + arguments + ["five"], input: Data())
    #expect(result.status == 2)
    #expect(result.errors.contains(fault))
    #expect(result.output.isEmpty)
  }

  @Test("without a value the status is 1") func none() throws {
    let result = try parse("nothing of the kind")
    #expect(result.status == 1)
    #expect(result.lines == ["nothing of the kind", "  no values"])
  }
}
