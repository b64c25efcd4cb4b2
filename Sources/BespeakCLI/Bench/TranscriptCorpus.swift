// SPDX-License-Identifier: Apache-2.0

import Bespeak
import JSONText

/// Utterances from a JSON Lines file, with the expectations that stand beside or in it.
///
/// A line is what `bespeak resolve --input jsonl` takes, and may hold an `expect` object with any of
/// `status`, `app`, `intent`, `phrase`, `missing`, `parameter`, `parameters` (each `{"id"?,"text"?}`).
/// Keys of other programs are passed over. A file of expectations has a line
/// `{"id","app","intent","parameters"?}` for each utterance, its `intent` a name, several, or `null`;
/// its `parameters` are names with their texts.
struct TranscriptCorpus {
  /// The utterances in file order.
  private(set) var items: [BenchItem] = []

  /// Reads a file of transcripts.
  ///
  /// - Throws: `CommandFailure` for the first line that is none.
  init(
    transcripts path: String, expected expectedPath: String?, locale: LocaleTag
  ) throws(CommandFailure) {
    var expected: [String: Expectation] = [:]
    if let expectedPath {
      try Self.lines(expectedPath) { value, place throws(CommandFailure) in
        guard let id = value["id"]?.scalar else {
          throw CommandFailure("\(place): expected an \"id\"")
        }
        expected[id] = Expectation(expectedLine: value)
      }
    }
    try Self.lines(path) { value, place throws(CommandFailure) in
      guard let request = ResolutionRequest(value, locale: locale) else {
        throw CommandFailure("\(place): expected \"text\" or \"hypotheses\"")
      }
      var expectation = value["expect"].map { Expectation(inLine: $0) }
      if expectedPath != nil, let id = value["id"]?.scalar { expectation = expected[id] }
      items.append(BenchItem(request: request, expectation: expectation))
    }
    guard !items.isEmpty else { throw CommandFailure("'\(path)' holds no transcripts") }
  }

  /// Reads a file of JSON Lines; blank lines are passed over.
  private static func lines(
    _ path: String, _ body: (JSONValue, String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let descriptor = try System.open(reading: path)
    defer { System.close(descriptor) }
    var source = LineSource(descriptor: descriptor)
    let batch = Batch()
    while try source.next(into: batch) {
      var start = 0
      let bytes = batch.input
      for number in batch.firstLine..<batch.firstLine + batch.lineCount {
        let place = "'\(path)' line \(number)"
        let end = bytes.span.lineEnd(from: start)
        let line = bytes.span.extracting(start..<end)
        start = min(end + 1, bytes.count)
        if line.indices.allSatisfy({ line[$0] <= 0x20 }) { continue }
        try body(try parse(line, place), place)
      }
      if batch.endsWithOverlongLine {
        throw CommandFailure("'\(path)': a line is longer than \(LineSource.maxLineBytes) bytes")
      }
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

extension ResolutionRequest {
  /// The request of a line; `nil` where it has no text.
  fileprivate init?(_ value: JSONValue, locale: LocaleTag) {
    var hypotheses: [Hypothesis] = []
    if let text = value["text"]?.text {
      hypotheses = [Hypothesis(text)]
    } else {
      for reading in value["hypotheses"]?.elements ?? [] {
        guard let text = reading["text"]?.text else { return nil }
        let confidence = reading["confidence"]?.scalar.flatMap { Double($0) } ?? 1
        hypotheses.append(Hypothesis(text, confidence: confidence))
      }
    }
    guard !hypotheses.isEmpty else { return nil }
    self.init(
      hypotheses: hypotheses, locale: value["locale"]?.text.map { LocaleTag($0) } ?? locale,
      foregroundApp: value["app"]?.text,
      allowedApps: value["apps"]?.texts)
  }
}

extension Expectation {
  /// Reads an `expect` object.
  fileprivate init(inLine value: JSONValue) {
    status = value["status"]?.text
    app = value["app"]?.text
    intents = value["intent"]?.text.map { [$0] }
    phrase = value["phrase"]?.text
    missing = value["missing"]?.text
    parameter = value["parameter"]?.text
    parameters = (value["parameters"]?.members ?? []).map {
      Parameter(name: $0.name, id: $0.value["id"]?.scalar, text: $0.value["text"]?.scalar)
    }
  }

  /// Reads a line of a file of expectations.
  fileprivate init(expectedLine value: JSONValue) {
    app = value["app"]?.text
    intents =
      value["intent"]?.text.map { [$0] } ?? value["intent"]?.texts
    intents = intents ?? []
    guard case .object(let members)? = value["parameters"]?.kind else { return }
    parameters = members.map { Parameter(name: $0.name, id: nil, text: $0.value.scalar) }
    parametersAreAll = true
  }
}

extension JSONValue {
  /// A string's text or a number's spelling.
  fileprivate var scalar: String? {
    switch kind {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The strings of an array; `nil` for anything else.
  fileprivate var texts: [String]? {
    guard case .array(let elements) = kind else { return nil }
    return elements.compactMap(\.text)
  }
}
