// SPDX-License-Identifier: Apache-2.0

import Bespeak
import JSONText
import PhraseTesting

/// Utterances from a JSON Lines file, with the expectations that stand beside or in it.
///
/// A line is a transcript as `bespeak resolve --input jsonl` takes it, and may hold an `expect` object as
/// `bespeak test` takes it; answers in it are not given. A file of expectations has such an object for each
/// utterance, with its `id`.
struct TranscriptCorpus {
  /// The utterances in file order.
  private(set) var items: [BenchItem] = []

  /// Reads a file of transcripts.
  ///
  /// - Parameters:
  ///   - resolver: The one that is to resolve them.
  ///   - locale: The locale of transcripts that name none.
  /// - Throws: `CommandFailure` for the first line with a mistake.
  init(
    transcripts path: String, expected expectedPath: String?, _ resolver: IntentResolver,
    locale: LocaleTag
  ) throws(CommandFailure) {
    var expected: [String: ExpectedOutcome] = [:]
    if let expectedPath {
      try Self.lines(expectedPath) { _, number, value throws(CommandFailure) in
        let place = "'\(expectedPath)' line \(number)"
        guard let id = value["id"]?.scalar else {
          throw CommandFailure("\(place): expected an \"id\"")
        }
        var outcome = try Self.expectation(value, beside: ["id"], place)
        // The app of an utterance that means nothing is not that of an outcome.
        if outcome.ending == .nothing { outcome.app = nil }
        expected[id] = outcome
      }
    }
    var reader = TranscriptResolver(resolver, ResolutionRequest("", locale: locale))
    try Self.lines(path) { line, number, value throws(CommandFailure) in
      var item: BenchItem
      do throws(LineFault) {
        item = BenchItem(request: try reader.request(of: line, number: number))
      } catch {
        throw CommandFailure("'\(path)' \(error.message)")
      }
      if expectedPath != nil, let id = value["id"]?.scalar {
        item.expectation = expected[id]
      } else if let expect = value["expect"], expect.kind != .null {
        item.expectation = try Self.expectation(expect, "'\(path)' line \(number)")
      }
      items.append(item)
    }
    guard !items.isEmpty else { throw CommandFailure("'\(path)' holds no transcripts") }
  }

  private static func expectation(
    _ value: JSONValue, beside keys: [String] = [], _ place: String
  ) throws(CommandFailure) -> ExpectedOutcome {
    do throws(CaseFault) {
      return try JSONCaseReader.outcome(value, beside: keys)
    } catch {
      let fix = error.fix.map { "; \($0)" } ?? ""
      throw CommandFailure("\(place), column \(error.offset + 1): \(error.message)\(fix)")
    }
  }

  /// Reads a file of JSON Lines; blank lines are passed over.
  private static func lines(
    _ path: String, _ body: (Span<UInt8>, Int, JSONValue) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let descriptor = try System.open(reading: path)
    defer { System.close(descriptor) }
    var source = LineSource(descriptor: descriptor)
    let batch = Batch()
    while try source.next(into: batch) {
      var start = 0
      let bytes = batch.input
      for number in batch.firstLine..<batch.firstLine + batch.lineCount {
        let end = bytes.span.lineEnd(from: start)
        let line = bytes.span.extracting(start..<end)
        start = min(end + 1, bytes.count)
        if line.indices.allSatisfy({ line[$0] <= 0x20 }) { continue }
        try body(line, number, try parse(line, "'\(path)' line \(number)"))
      }
      if let fault = batch.overlongLine { throw CommandFailure("'\(path)' \(fault)") }
    }
  }
}

/// A line as JSON.
private func parse(_ line: Span<UInt8>, _ place: String) throws(CommandFailure) -> JSONValue {
  let value: JSONValue
  do throws(JSONFault) { value = try JSONValue(parsing: line) } catch {
    throw CommandFailure("\(place): \(error.message)")
  }
  guard let (first, second) = value.repeatedMember else { return value }
  throw CommandFailure(
    "\(place), column \(second.nameOffset + 1): key '\(second.name)' is given twice, "
      + "first at column \(first.nameOffset + 1)")
}

extension JSONValue {
  /// A string's text or a number's spelling.
  fileprivate var scalar: String? {
    switch kind {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}
