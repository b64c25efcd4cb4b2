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
  /// Expectations that no transcript is named by are warned of.
  ///
  /// - Parameters:
  ///   - resolver: The one that is to resolve them.
  ///   - locale: The locale of transcripts that name none.
  /// - Throws: `CommandFailure` for the first line with a mistake.
  init(
    transcripts path: String, expected expectedPath: String?, _ resolver: IntentResolver,
    locale: LocaleTag
  ) throws(CommandFailure) {
    var expected = try expectedPath.map { (path) throws(CommandFailure) in
      try Expectations(path)
    }
    var reader = TranscriptResolver(resolver, ResolutionRequest("", locale: locale))
    try Self.lines(path) { line, number throws(CommandFailure) in
      var item: BenchItem
      do throws(LineFault) {
        item = BenchItem(request: try reader.request(of: line, number: number))
      } catch {
        // What is wrong with it as JSON goes first.
        _ = try parse(line, of: path, number)
        throw CommandFailure("'\(path)' \(error.message)")
      }
      // Most lines are transcripts and no more: reading them again would take twice as long as reading them.
      let value = reader.isCase ? try parse(line, of: path, number) : nil
      if expected != nil, let id = try? JSONValue(parsing: reader.id.span).scalar {
        item.expectation = expected?.take(id)
      } else if let expect = value?["expect"], expect.kind != .null {
        item.expectation = try Self.expectation(expect, "'\(path)' line \(number)")
      }
      items.append(item)
    }
    guard !items.isEmpty else { throw CommandFailure("'\(path)' holds no transcripts") }
    expected?.warnOfIdle()
  }

  /// What should come out, by the ids of transcripts.
  private struct Expectations {
    private struct Entry {
      var outcome: ExpectedOutcome
      let line: Int
      var isIdle = true
    }

    private let path: String
    private var entries: [String: Entry] = [:]

    init(_ path: String) throws(CommandFailure) {
      self.path = path
      try lines(path) { line, number throws(CommandFailure) in
        let place = "'\(path)' line \(number)"
        let value = try parse(line, of: path, number)
        guard let id = value["id"]?.scalar else {
          throw CommandFailure("\(place): expected an \"id\"")
        }
        var outcome = try expectation(value, beside: ["id"], place)
        // The app of an utterance that means nothing is not that of an outcome.
        if outcome.ending == .nothing { outcome.app = nil }
        let last = entries.updateValue(Entry(outcome: outcome, line: number), forKey: id)
        if let last {
          throw CommandFailure(
            "\(place): the id '\(id)' is given twice, first in line \(last.line)")
        }
      }
    }

    /// What should come of the transcript with an id.
    mutating func take(_ id: String) -> ExpectedOutcome? {
      entries[id]?.isIdle = false
      return entries[id]?.outcome
    }

    /// Says which lines are about no transcript.
    func warnOfIdle() {
      let idle = entries.filter(\.value.isIdle).sorted { $0.value.line < $1.value.line }
      for (id, entry) in idle.prefix(Findings.limit) {
        Console.warn("'\(path)' line \(entry.line): no transcript has the id '\(id)'")
      }
      if idle.count > Findings.limit {
        Console.warn(
          "'\(path)': \(String.count(idle.count - Findings.limit, "more line")) of no transcript")
      }
    }
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
    _ path: String, _ body: (Span<UInt8>, Int) throws(CommandFailure) -> Void
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
        try body(line, number)
      }
      if let fault = batch.overlongLine { throw CommandFailure("'\(path)' \(fault)") }
    }
  }
}

/// A line of a file as JSON.
private func parse(
  _ line: Span<UInt8>, of path: String, _ number: Int
) throws(CommandFailure) -> JSONValue {
  let value: JSONValue
  do throws(JSONFault) { value = try JSONValue(parsing: line) } catch {
    throw CommandFailure("'\(path)' line \(number): \(error.message)")
  }
  guard let (first, second) = value.repeatedMember else { return value }
  throw CommandFailure(
    "'\(path)' line \(number), column \(second.nameOffset + 1): key '\(second.name)' is given twice, "
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
