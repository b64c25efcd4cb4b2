// SPDX-License-Identifier: Apache-2.0

import Bespeak
import JSONText
import TextAnalysis

/// `bespeak parse`: texts in, the values that their words say out.
enum ParseCommand: CLICommand {
  /// How it is called.
  static let usage = Usage(
    name: "parse",
    summary: "read numbers, money, measures, dates, times and what repeats from texts",
    synopsis: "[options] [TEXT …]",
    discussion: """
      Reads each TEXT, or else each line of standard input, and prints the values that its words
      say: where they stand, what they are, and other readings of the same words. Times are told
      as of --reference, in local time. With --input jsonl a line is a transcript as 'resolve' reads
      it, with "types" for the types that are wanted. A line that cannot be read is "rejected", or has an
      "error" in its answer. Exits with 1 when no text had a value.
      """,
    operands: [.text("TEXT").repeated],
    options: [
      CatalogOptions.locale,
      OptionSpec(
        "types",
        .list("LIST") { ValueType.allCases.map { OptionValue.Word(text: $0.rawValue) } },
        "only these, parted by commas: {words}"),
      OptionSpec(
        "reference", .text("DATE"), "when it was said, as '2026-03-11T14:20:00'; default: now"),
      OptionSpec("time-zone", .text("ZONE"), "where it was said, as 'Europe/Berlin'"),
      OptionSpec(flag: "latent", "print what counts only where such a value was asked for, too"),
      OptionSpec(
        "input",
        .choice(
          "FORMAT", of: LineSettings.InputFormat.self, default: .text,
          ["jsonl": "an object a line"]),
        "lines of standard input: {words}"),
      OptionSpec(
        "output",
        .choice(
          "FORMAT", of: LineSettings.OutputFormat.self, ["jsonl": "an object a text"]),
        "the form of output: {words}; default: as the input"),
    ],
    examples: [
      "bespeak parse \"remind me tomorrow at half past nine to pay twenty quid\"",
      "bespeak parse --output jsonl --types dateTime --reference 2026-03-11 \"next friday\"",
    ])

  /// Reads the arguments, or the lines of standard input.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    var reader = try ValueLineReader(arguments)
    for text in arguments.positionals { try reader.read(text) }
    if arguments.positionals.isEmpty {
      if System.isTerminal(0), System.isTerminal(2) {
        Console.warn("reading texts from the terminal, one a line; Ctrl-D ends")
      }
      try reader.readLines(of: 0)
    }
    return reader.found > 0 ? 0 : 1
  }
}

/// Reads the values of texts and prints them.
private struct ValueLineReader {
  private let locale: LocaleTag
  private let types: Set<ValueType>
  private let date: String?
  private let zone: String?
  private let reference: ValueReference
  private let includesLatent: Bool
  private let input: LineSettings.InputFormat
  private let output: LineSettings.OutputFormat
  private var parsers: [LocaleTag: ValueParser] = [:]
  private var scratch = ValueScratch()
  private var line = TranscriptLine()
  /// How many texts had a value.
  private(set) var found = 0

  init(_ arguments: Arguments) throws(CommandFailure) {
    locale = try CatalogOptions.locale(arguments)
    date = arguments.value("reference")
    zone = arguments.value("time-zone")
    includesLatent = arguments.has("latent")
    input = try LineSettings.InputFormat(arguments)
    output = arguments.chosen("output") ?? (input == .jsonl ? .jsonl : .text)
    do throws(LineFault) {
      let names = arguments.value("types")?.split(separator: ",").map(String.init)
      types = try ValueType.types(named: names ?? [])
      reference = try .written(date: date, zone: zone) ?? .now()
      _ = try parser(locale)
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// Reads each line that a descriptor gives.
  mutating func readLines(of descriptor: Int32) throws(CommandFailure) {
    try LineSource.forEachLine(of: descriptor) { (bytes, number) throws(CommandFailure) in
      switch input {
      case .text: try readText(bytes, number)
      case .jsonl: try read(bytes, number)
      }
    } reject: { (fault) throws(CommandFailure) in
      line = TranscriptLine()
      try write(fault: fault)
    }
  }

  /// Reads a text under the options.
  mutating func read(_ text: String) throws(CommandFailure) {
    let found: [SpokenValue]
    do throws(LineFault) {
      found = try values(of: text, locale, reference, types)
    } catch {
      return try write(fault: error.message)
    }
    try write(found, of: text)
  }

  private mutating func readText(_ bytes: Span<UInt8>, _ number: Int) throws(CommandFailure) {
    let text: String
    do throws(LineFault) {
      text = try bytes.text(line: number)
    } catch {
      return try write(fault: error.message)
    }
    try read(text)
  }

  /// Reads a line of JSON; what is wrong with it stands in its answer.
  private mutating func read(_ bytes: Span<UInt8>, _ number: Int) throws(CommandFailure) {
    do throws(TranscriptFault) {
      try TranscriptReader.read(bytes, lineNumber: number, into: &line)
    } catch {
      line = TranscriptLine()
      try? TranscriptReader.read(bytes, lineNumber: number, into: &line)
      return try write(fault: error.description)
    }
    let text = line.text
    let found: [SpokenValue]
    do throws(LineFault) {
      found = try values(
        of: text, line.locale.map(LocaleTag.init(named:)) ?? locale, lineReference(),
        line.types.map { (names) throws(LineFault) in try ValueType.types(named: names) } ?? types)
    } catch {
      return try write(fault: "line \(number): \(error.message)")
    }
    try write(found, of: text)
  }

  private func lineReference() throws(LineFault) -> ValueReference {
    guard line.referenceDate != nil || line.timeZone != nil else { return reference }
    return try .written(date: line.referenceDate ?? date, zone: line.timeZone ?? zone) ?? reference
  }

  private mutating func values(
    of text: String, _ locale: LocaleTag, _ reference: ValueReference, _ types: Set<ValueType>
  ) throws(LineFault) -> [SpokenValue] {
    try parser(locale).read(
      text, at: reference, types: types, includesLatent: includesLatent, &scratch)
  }

  private mutating func parser(_ locale: LocaleTag) throws(LineFault) -> ValueParser {
    if let known = parsers[locale] { return known }
    let parser = try ValueParser.reading(locale)
    parsers[locale] = parser
    return parser
  }

  private mutating func write(_ values: [SpokenValue], of text: String) throws(CommandFailure) {
    if !values.isEmpty { found += 1 }
    switch output {
    case .jsonl: try writeObject { $0.values(values, of: text) }
    case .text: try Console.print(ValueDrawing(text, values).text(Style(for: 1)))
    }
  }

  private func write(fault: String) throws(CommandFailure) {
    switch output {
    case .jsonl: try writeObject { $0.member("error", fault) }
    case .text: try Console.print("rejected\t\(fault.printable)\n")
    }
  }

  private func writeObject(_ members: (inout JSONWriter) -> Void) throws(CommandFailure) {
    var json = JSONWriter()
    json.beginObject()
    if !line.idJSON.isEmpty {
      json.key("id")
      json.raw(String(decoding: line.idJSON, as: UTF8.self))
    }
    members(&json)
    json.endObject()
    json.newline()
    try Console.print(json.text)
  }
}

/// A text with its values drawn under it.
private struct ValueDrawing {
  private let words: String
  private let values: [SpokenValue]

  init(_ text: String, _ values: [SpokenValue]) {
    words = text
    self.values = values
  }

  func text(_ style: Style) -> String {
    var lines = [style.strong(words.printable)]
    for value in values {
      let bytes = words.utf8
      let start = bytes.index(bytes.startIndex, offsetBy: Int(value.range.lower))
      let end = bytes.index(bytes.startIndex, offsetBy: Int(value.range.upper))
      let before = String(decoding: bytes[..<start], as: UTF8.self).printable.count
      let length = max(1, String(decoding: bytes[start..<end], as: UTF8.self).printable.count)
      lines.append(
        String(repeating: " ", count: before) + String(repeating: "‾", count: length) + " "
          + style.faint(value.type.rawValue) + " " + value.summary
          + (value.isLatent ? style.faint(" (where asked for)") : ""))
    }
    if values.isEmpty { lines.append("  no values") }
    return lines.joined(separator: "\n") + "\n"
  }
}
