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
      as of --reference, in local time. Exits with 1 when no text had a value.
      """,
    options: [
      CatalogOptions.locale,
      OptionSpec(
        "types", "LIST",
        "only these, parted by commas: "
          + ValueType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")),
      OptionSpec(
        "reference", "DATE", "when it was said, as '2026-03-11T14:20:00'; default: now"),
      OptionSpec("time-zone", "ZONE", "where it was said, as 'Europe/Berlin'"),
      OptionSpec(flag: "latent", "print what counts only where such a value was asked for, too"),
      OptionSpec("input", "FORMAT", "'text' (the default) or 'jsonl', an object a line"),
      OptionSpec("output", "FORMAT", "'jsonl', an object a text, or 'text' (the default)"),
    ],
    examples: [
      "bespeak parse \"remind me tomorrow at half past nine to pay twenty quid\"",
      "bespeak parse --output jsonl --types dateTime --reference 2026-03-11 \"next friday\"",
    ])

  /// Reads the arguments, or the lines of standard input.
  static func run(_ arguments: Arguments) throws(CommandFailure) -> Int32 {
    var reader = try ValueLineReader(arguments)
    for text in arguments.positionals { try reader.write(ValueRequest(text: text)) }
    if arguments.positionals.isEmpty {
      if System.isTerminal(0), System.isTerminal(2) {
        Console.warn("reading texts from the terminal, one a line; Ctrl-D ends")
      }
      try reader.readLines(of: 0)
    }
    return reader.found > 0 ? 0 : 1
  }
}

/// A text whose values are asked for.
private struct ValueRequest {
  /// The text.
  var text: String
  /// What names it, as it stands in its line.
  var id: JSONValue?
  /// The locale, the reference, and the zone, where they are its own.
  var locale: String?
  var reference: String?
  var zone: String?
  /// The types that are wanted.
  var types: Set<ValueType>?
}

/// Reads the values of texts and prints them.
private struct ValueLineReader {
  private let locale: LocaleTag
  private let types: Set<ValueType>
  private let reference: ValueReference
  private let zone: String?
  private let includesLatent: Bool
  private let isJSONInput: Bool
  private let output: LineSettings.OutputFormat
  private var parsers: [String: ValueParser] = [:]
  private var scratch = ValueScratch()
  /// How many texts had a value.
  private(set) var found = 0

  private enum InputFormat: String, CaseIterable { case text, jsonl }

  init(_ arguments: Arguments) throws(CommandFailure) {
    locale = try CatalogOptions.locale(arguments)
    types = try Self.types(arguments.value("types")?.split(separator: ",").map(String.init) ?? [])
    zone = arguments.value("time-zone")
    if let written = arguments.value("reference") {
      guard let reference = ValueReference(written, zone: zone) else {
        throw CommandFailure(
          "'--reference \(written)' is no date of ISO 8601; write '2026-03-11T14:20:00'")
      }
      self.reference = reference
    } else {
      var now = ValueReference.now()
      now.zone = zone
      reference = now
    }
    includesLatent = arguments.has("latent")
    let input: InputFormat = try arguments.choice("input", default: .text)
    isJSONInput = input == .jsonl
    output = try arguments.choice("output", default: input == .jsonl ? .jsonl : .text)
  }

  private static func types(_ names: [String]) throws(CommandFailure) -> Set<ValueType> {
    var types: Set<ValueType> = []
    for name in names {
      guard let type = ValueType(rawValue: name) else {
        throw CommandFailure(
          "no type is called '\(name)'; types are "
            + ValueType.allCases.map(\.rawValue).joined(separator: ", "))
      }
      types.insert(type)
    }
    return types
  }

  /// Reads each line that a descriptor gives.
  mutating func readLines(of descriptor: Int32) throws(CommandFailure) {
    var source = LineSource(descriptor: descriptor)
    let batch = Batch()
    while try source.next(into: batch) {
      let bytes = batch.input
      var start = 0
      for line in 0..<batch.lineCount {
        let end = bytes.span.lineEnd(from: start)
        var upper = end
        if upper > start, bytes[upper - 1] == 0x0D { upper -= 1 }
        let text = bytes.span.text(start..<upper)
        start = min(end + 1, bytes.count)
        if isJSONInput {
          if text.allSatisfy({ $0 == " " }) { continue }
          try write(request(text, batch.firstLine + line))
        } else {
          try write(ValueRequest(text: text))
        }
      }
      if batch.endsWithOverlongLine {
        throw CommandFailure(
          "line \(batch.firstLine + batch.lineCount): longer than \(LineSource.maxLineBytes) bytes")
      }
    }
  }

  private func request(_ line: String, _ number: Int) throws(CommandFailure) -> ValueRequest {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(parsing: line.utf8.span)
    } catch {
      throw CommandFailure("line \(number): \(error)")
    }
    var said = value["text"]?.text
    if said == nil, case .array(let hypotheses)? = value["hypotheses"]?.kind {
      said = hypotheses.first?["text"]?.text
    }
    guard let text = said else {
      throw CommandFailure("line \(number): no \"text\"; write {\"text\": \"…\"}")
    }
    var request = ValueRequest(text: text)
    request.id = value["id"]
    request.locale = value["locale"]?.text
    request.reference = value["referenceDate"]?.text
    request.zone = value["timeZone"]?.text
    if case .array(let names)? = value["types"]?.kind {
      request.types = try Self.types(names.compactMap(\.text))
    }
    return request
  }

  /// Reads a text and prints its values.
  mutating func write(_ request: ValueRequest) throws(CommandFailure) {
    let tag = request.locale.map(LocaleTag.init) ?? locale
    let parser = parser(tag)
    if parser == nil, output == .text || !isJSONInput { throw Self.unknown(tag) }
    var reference = reference
    if let written = request.reference {
      guard let own = ValueReference(written, zone: request.zone ?? zone) else {
        throw CommandFailure("'\(written)' is no date of ISO 8601; write '2026-03-11T14:20:00'")
      }
      reference = own
    }
    let values =
      parser?.values(
        in: request.text.utf8.span, at: reference, types: request.types ?? types,
        includesLatent: includesLatent, &scratch) ?? []
    if !values.isEmpty { found += 1 }
    switch output {
    case .jsonl:
      var json = JSONWriter()
      json.beginObject()
      if let id = request.id {
        json.key("id")
        if let text = id.text {
          json.value(text)
        } else if case .number(let digits) = id.kind {
          json.value(Double(digits) ?? 0)
        } else {
          json.null()
        }
      }
      json.values(values, of: request.text)
      if parser == nil { json.member("error", Self.unknown(tag).message) }
      json.endObject()
      json.newline()
      try Console.print(json.text)
    case .text: try Console.print(ValueDrawing(request.text, values).text(Style(for: 1)))
    }
  }

  private static func unknown(_ locale: LocaleTag) -> CommandFailure {
    CommandFailure(
      "the values of '\(locale)' cannot be read; languages are "
        + ValueParser.languages.joined(separator: ", "))
  }

  /// The parser of a locale; `nil` for languages whose values cannot be read.
  private mutating func parser(_ locale: LocaleTag) -> ValueParser? {
    if let known = parsers[locale.description] { return known }
    let parser = ValueParser(locale: locale)
    parsers[locale.description] = parser
    return parser
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
