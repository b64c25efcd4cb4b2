// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// How lines are read and results written; the same for all threads.
struct LineSettings: Sendable {
  /// What a line of input is.
  enum InputFormat: String, CaseIterable, Sendable {
    /// A transcript.
    case text
    /// A JSON object with the transcript and what goes with it.
    case jsonl
  }

  /// What a line of output is.
  enum OutputFormat: String, CaseIterable, Sendable {
    /// A JSON object.
    case jsonl
    /// A line for people.
    case text
  }

  /// What a line of input is.
  var input = InputFormat.text
  /// What a line of output is.
  var output = OutputFormat.jsonl
  /// The locale of lines that name none.
  var locale = LocaleTag("en")
  /// The foreground app of lines that name none.
  var app: String?
  /// The only apps to look at, for lines that name none; `nil` for all.
  var apps: [String]?
  /// Whether results carry their explanation.
  var explains = false
}

extension LineSettings.InputFormat {
  /// Takes `--input`, which says what lines of standard input are.
  ///
  /// - Throws: `CommandFailure` where texts are given in place of standard input.
  init(_ arguments: Arguments) throws(CommandFailure) {
    if arguments.has("input"), let text = arguments.positionals.first {
      throw CommandFailure(
        "option '--input' is for standard input: leave it out, or '\(text)'")
    }
    self = arguments.choice("input")
  }
}

/// Resolves the lines of batches; one for each thread, its storage reused from line to line.
struct LineResolver: ~Copyable {
  private let settings: LineSettings
  private var resolver: TranscriptResolver
  /// The output of the batch at hand and its counts, taken out of it: each access to them there is checked.
  private var output = ResolutionWriter(capacity: 0)
  private var counts = StatusCounts()

  /// Makes the storage for a thread.
  init(_ resolver: IntentResolver, _ settings: LineSettings) {
    self.settings = settings
    self.resolver = TranscriptResolver(
      resolver,
      ResolutionRequest(
        "", locale: settings.locale, foregroundApp: settings.app, allowedApps: settings.apps,
        explains: settings.explains))
  }

  /// Resolves one text under the settings.
  mutating func resolve(_ text: String) -> Resolution { resolver.resolve(text) }

  /// Writes one result line for each input line of a batch.
  mutating func process(_ batch: Batch) {
    counts = StatusCounts()
    swap(&output, &batch.output)
    defer {
      swap(&output, &batch.output)
      batch.counts = counts
    }
    let bytes = batch.input
    let input = bytes.span
    var start = 0
    for number in batch.firstLine..<batch.firstLine + batch.lineCount {
      let end = input.lineEnd(from: start)
      var upper = end
      if upper > start, input[upper - 1] == 0x0D { upper -= 1 }
      switch settings.input {
      case .text:
        resolveText(input.extracting(start..<upper), number, batch)
      case .jsonl: resolveLine(input.extracting(start..<upper), number, batch)
      }
      start = min(end + 1, input.count)
    }
    if let fault = batch.overlongLine { reject(fault, to: batch) }
  }

  private mutating func resolveText(_ text: Span<UInt8>, _ number: Int, _ batch: Batch) {
    do throws(LineFault) {
      switch settings.output {
      case .jsonl: counts.add(try resolver.resolve(text, number: number, into: &output))
      case .text: write(resolver.resolve(try text.text(line: number)), to: batch)
      }
    } catch {
      reject(error.message, to: batch)
    }
  }

  private mutating func resolveLine(_ bytes: Span<UInt8>, _ number: Int, _ batch: Batch) {
    do throws(LineFault) {
      switch settings.output {
      case .jsonl:
        counts.add(try resolver.resolve(line: bytes, number: number, into: &output))
      case .text: write(try resolver.resolve(line: bytes, number: number), to: batch)
      }
    } catch {
      reject(error.message, id: resolver.id, to: batch)
    }
  }

  private mutating func reject(_ error: String, id: [UInt8] = [], to batch: Batch) {
    counts.add(.rejected)
    switch settings.output {
    case .jsonl:
      output.write(rejection: error, id: id)
    case .text:
      batch.text.append(contentsOf: "rejected\t\(error.printable)\n".utf8)
    }
  }

  /// Writes an outcome for people.
  private mutating func write(_ resolution: Resolution, to batch: Batch) {
    counts.add(resolution.status)
    batch.text.append(contentsOf: resolution.line.utf8)
    batch.text.append(0x0A)
  }
}

extension Resolution {
  /// The outcome in one line for people, its parts parted by tabs.
  var line: String {
    var parts = [status.rawValue]
    if let app { parts.append(app + (intent.map { "/" + $0 } ?? "")) }
    for parameter in parameters { parts.append("\(parameter.name)=\(parameter.value.line)") }
    if let missing { parts.append("missing \(missing)") }
    if let dialog { parts.append("asks “\(dialog)”") }
    if let options = disambiguation?.options {
      parts.append("one of " + options.map(\.title).joined(separator: " | "))
    }
    if intent != nil { parts.append(confidence.fixed(2)) }
    if let error { parts.append(error) }
    return parts.map(\.printable).joined(separator: "\t")
  }
}

extension BoundParameter.Value {
  /// The value in one line for people.
  var line: String {
    switch self {
    case .entity(let id, let title): "\(title) (\(id))"
    case .openEntity(let text), .string(let text): text
    case .value(let content): content.summary
    case .list(let values): values.map(\.line).joined(separator: " | ")
    }
  }
}
