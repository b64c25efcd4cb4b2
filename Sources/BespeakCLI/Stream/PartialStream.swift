// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// Resolves lines that are what was said so far: `bespeak resolve --partial`.
///
/// One thread: a turn's lines follow each other. An empty line, `"final": true` or the end of the input ends a
/// turn, and so does a line of another locale or other apps. Of when and where it was said, the last line counts.
struct PartialStream: ~Copyable {
  private let resolver: IntentResolver
  private let settings: LineSettings
  private var stream: StreamingResolver
  /// What reads lines of JSON.
  private var lines: TranscriptResolver
  /// What lines of one turn have in common.
  private var circumstances: ResolutionRequest
  /// The last readings of the turn, with the id of their line; none where no turn is open.
  private var readings: [Hypothesis] = []
  private var id: [UInt8] = []
  private var json = ResolutionWriter()
  private var text = ""
  private(set) var totals = StreamTotals()

  /// Begins with no turn open.
  init(_ resolver: IntentResolver, _ settings: LineSettings) {
    self.resolver = resolver
    self.settings = settings
    circumstances = ResolutionRequest(
      hypotheses: [], locale: settings.locale, foregroundApp: settings.app,
      allowedApps: settings.apps)
    lines = TranscriptResolver(resolver, circumstances)
    stream = resolver.streaming(circumstances)
  }

  /// Resolves standard input until it ends.
  mutating func run() throws(CommandFailure) {
    var source = LineSource(descriptor: 0)
    let batch = Batch()
    while try source.next(into: batch) {
      take(batch)
      try flush()
    }
    finish()
    try flush()
  }

  /// Plays a text word by word, as a turn.
  mutating func play(_ text: String) throws(CommandFailure) {
    var end = text.startIndex
    while end < text.endIndex {
      let word = text[end...].drop { $0 == " " }
      end = word.firstIndex(of: " ") ?? text.endIndex
      if !word.isEmpty { update([Hypothesis(String(text[..<end]))]) }
    }
    readings = [Hypothesis(text)]
    finish()
    try flush()
  }

  private mutating func take(_ batch: Batch) {
    let bytes = batch.input
    let input = bytes.span
    var start = 0
    for number in batch.firstLine..<batch.firstLine + batch.lineCount {
      let end = input.lineEnd(from: start)
      var upper = end
      if upper > start, input[upper - 1] == 0x0D { upper -= 1 }
      let range = start..<upper
      if range.isEmpty {
        finish()
      } else if settings.input == .text {
        takeText(input.extracting(range), number)
      } else {
        takeLine(input.extracting(range), number)
      }
      start = min(end + 1, input.count)
    }
    if let fault = batch.overlongLine { reject(fault) }
  }

  private mutating func takeText(_ bytes: Span<UInt8>, _ number: Int) {
    do throws(LineFault) {
      update([Hypothesis(try bytes.text(line: number))])
    } catch {
      reject(error.message)
    }
  }

  private mutating func takeLine(_ bytes: Span<UInt8>, _ number: Int) {
    var now: ResolutionRequest
    do throws(LineFault) {
      now = try lines.request(of: bytes, number: number)
    } catch {
      return reject(error.message, id: lines.id)
    }
    let (heard, reference) = (now.hypotheses, now.reference)
    (now.hypotheses, now.reference) = ([], nil)
    if now != circumstances {
      finish()
      circumstances = now
      stream = resolver.streaming(now)
    }
    stream.reference = reference
    id = lines.id
    if lines.isFinal {
      readings = heard
      finish()
    } else {
      update(heard)
    }
  }

  private mutating func update(_ heard: [Hypothesis]) {
    readings = heard
    let update = stream.update(heard[0].text)
    switch settings.output {
    case .jsonl: json.write(update, id: id)
    case .text: text += "\(update.stability.fixed(2))\t\(update.resolution.line)\n"
    }
  }

  /// Ends the turn, where one is open.
  private mutating func finish() {
    if readings.isEmpty { return }
    let resolution = stream.finish(readings)
    readings = []
    totals.lines += 1
    totals.counts.add(resolution.status)
    switch settings.output {
    case .jsonl: json.write(final: resolution, id: id)
    case .text: text += "final\t\(resolution.line)\n"
    }
    id = []
  }

  private mutating func reject(_ error: String, id: [UInt8] = []) {
    totals.lines += 1
    totals.counts.add(.rejected)
    switch settings.output {
    case .jsonl: json.write(rejection: error, id: id)
    case .text: text += "rejected\t\(error.printable)\n"
    }
  }

  private mutating func flush() throws(CommandFailure) {
    try System.write(json.bytes, to: 1)
    json.removeAll()
    if !text.isEmpty { try Console.print(text) }
    text = ""
  }
}
