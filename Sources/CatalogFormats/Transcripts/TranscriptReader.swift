// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import JSONText

/// Reads transcripts from JSON Lines, one object a line.
///
///     var line = TranscriptLine()
///     try TranscriptReader.read(bytes, lineNumber: 1, into: &line)
///     line.text         // "play some jazz"
///
/// | Key | Value |
/// | --- | --- |
/// | `id` | a string or number, echoed |
/// | `text` | the transcript; this or `hypotheses` |
/// | `hypotheses` | readings `{"text", "confidence"?}`, at least one |
/// | `locale` | a language tag |
/// | `app` | the id of the foreground app |
/// | `apps` | the ids of the only apps to consider |
/// | `referenceDate`, `timeZone` | when and where it was said |
/// | `types` | the types of values that are read, by `parse`; elsewhere of no meaning |
/// | `final` | whether the turn ends with it, where lines are what was said so far |
/// | `expect`, `kind`, `meant`, `known` | what should come out, in test corpora; passed over |
///
/// A `null` is as good as no key. Unknown keys, and keys given twice, are faults: a mistyped
/// `"local"` would otherwise change every answer without a word.
public enum TranscriptReader {
  /// The keys of a line.
  package static let keys = [
    "id", "text", "hypotheses", "locale", "app", "apps", "referenceDate", "timeZone",
    "types", "final",
  ]

  /// Keys of test corpora, which resolve as transcripts too.
  private static let passedOver: [StaticString] = ["expect", "kind", "meant", "known"]

  /// Reads one line; no line feed is needed at its end.
  ///
  /// - Parameters:
  ///   - bytes: The line.
  ///   - lineNumber: Its number for faults, 1-based.
  ///   - line: Where the result goes; its storage is reused, and after a fault it is not to be used.
  /// - Throws: `TranscriptFault` when the line is not JSON, or no transcript.
  /// - Complexity: O(*n*); nothing is allocated once storage has grown, but names of more than 15
  ///   bytes that the line before did not have. A line that differs from the one before in its text and id alone is
  ///   not parsed.
  public static func read(
    _ bytes: Span<UInt8>, lineNumber: Int, into line: inout TranscriptLine
  ) throws(TranscriptFault) {
    do throws(Misfit) {
      try read(bytes, &line)
    } catch {
      throw TranscriptFault(
        lineNumber: lineNumber, column: error.utf8Offset + 1, message: error.message)
    }
  }

  private static func read(
    _ bytes: Span<UInt8>, _ line: inout TranscriptLine
  ) throws(Misfit) {
    if let places = line.shape.places(in: bytes) { return replace(places, of: bytes, &line) }
    line.shape.forget()
    try parse(bytes, &line)
  }

  /// Replaces text and id of a line by those of another that is otherwise the same.
  private static func replace(
    _ places: LineShape.Places, of bytes: Span<UInt8>, _ line: inout TranscriptLine
  ) {
    let text = places.text.lowerBound + 1..<places.text.upperBound - 1
    line.utf8.removeAll(keepingCapacity: true)
    bytes.append(text, to: &line.utf8)
    line.hypotheses[0].range = 0..<text.count
    if places.id.isEmpty { return }
    line.idJSON.removeAll(keepingCapacity: true)
    bytes.append(places.id, to: &line.idJSON)
  }

  private static func parse(
    _ bytes: Span<UInt8>, _ line: inout TranscriptLine
  ) throws(Misfit) {
    var scanner = JSONScanner(bytes)
    let start = try scanner.step()
    guard start == .objectStart else {
      throw Misfit("expected an object, found \(start.kindName)", scanner.tokenOffset)
    }
    line.utf8.removeAll(keepingCapacity: true)
    line.hypotheses.removeAll(keepingCapacity: true)
    if !line.idJSON.isEmpty { line.idJSON.removeAll(keepingCapacity: true) }
    line.isCase = false
    var seen: Fields = []
    var present: Fields = []
    var places = LineShape.Places()
    while try scanner.step() == .key {
      guard let field = Fields(scanner) else {
        guard passedOver.contains(where: { scanner.stringEquals($0) }) else {
          throw unknownKey(scanner, keys)
        }
        line.isCase = true
        let start = try scanner.step()
        do throws(JSONFault) { try scanner.skipValue(startedBy: start) } catch {
          throw Misfit(error)
        }
        continue
      }
      guard seen.insert(field).inserted else {
        throw givenTwice(scanner.string, scanner.tokenOffset, in: bytes)
      }
      guard try readField(field, &scanner, &line) else { continue }
      present.insert(field)
      let place = scanner.tokenOffset..<scanner.utf8Offset
      if field == .text, !scanner.hasEscapes { places.text = place }
      if field == .id { places.id = place }
    }
    do throws(JSONFault) { try scanner.finish() } catch { throw Misfit(error) }

    if present.isDisjoint(with: [.text, .hypotheses]) {
      throw Misfit("expected \"text\" or \"hypotheses\"", 0)
    }
    if present.isSuperset(of: [.text, .hypotheses]) {
      throw Misfit("expected \"text\" or \"hypotheses\", found both", 0)
    }
    if !present.contains(.locale), line.locale != nil { line.locale = nil }
    if !present.contains(.app), line.app != nil { line.app = nil }
    if !present.contains(.apps), line.apps != nil { line.apps = nil }
    if !present.contains(.referenceDate), line.referenceDate != nil { line.referenceDate = nil }
    if !present.contains(.timeZone), line.timeZone != nil { line.timeZone = nil }
    if !present.contains(.types), line.types != nil { line.types = nil }
    if !present.contains(.final) { line.isFinal = false }
    line.shape.keep(bytes, places)
  }

  /// The fault of a key that an object has already; where it first stands is looked for now.
  private static func givenTwice(_ name: String, _ offset: Int, in bytes: Span<UInt8>) -> Misfit {
    let line = try? JSONValue(parsing: bytes)
    let first = line.flatMap { line in
      if case .object(let members) = line.kind { members.first { $0.name == name } } else { nil }
    }
    return Misfit(
      "key \"\(name)\" is given twice"
        + (first.map { ", first at column \($0.nameOffset + 1)" } ?? ""), offset)
  }

  /// Reads a member's value and says whether there was one: `null` is none.
  private static func readField(
    _ field: Fields, _ scanner: inout JSONScanner, _ line: inout TranscriptLine
  ) throws(Misfit) -> Bool {
    let token = try scanner.step()
    switch (field, token) {
    case (_, .null): return false
    case (.id, .string), (.id, .number): scanner.appendRawValue(to: &line.idJSON)
    case (.text, .string):
      let start = line.utf8.count
      scanner.appendString(to: &line.utf8)
      line.hypotheses.append(.init(range: start..<line.utf8.count))
    case (.hypotheses, .arrayStart): try readHypotheses(&scanner, &line)
    case (.locale, .string): scanner.keep(&line.locale)
    case (.app, .string): scanner.keep(&line.app)
    case (.referenceDate, .string): scanner.keep(&line.referenceDate)
    case (.timeZone, .string): scanner.keep(&line.timeZone)
    case (.final, .true): line.isFinal = true
    case (.final, .false): line.isFinal = false
    case (.apps, .arrayStart): try readNames("apps", &scanner, &line.apps)
    case (.types, .arrayStart): try readNames("types", &scanner, &line.types)
    default: throw misfit(field.name, expected: field.kindName, token, scanner.tokenOffset)
    }
    return true
  }

  private static func readNames(
    _ field: StaticString, _ scanner: inout JSONScanner, _ list: inout [String]?
  ) throws(Misfit) {
    var names: [String] = []
    swap(&names, &list.mutable)
    var count = 0
    var token = try scanner.step()
    while token != .arrayEnd {
      guard token == .string else {
        throw misfit(field, expected: "strings", token, scanner.tokenOffset)
      }
      if count == names.count {
        names.append(scanner.string)
      } else if !scanner.stringEquals(held: names[count]) {
        names[count] = scanner.string
      }
      count += 1
      token = try scanner.step()
    }
    names.removeLast(names.count - count)
    list = names
  }

  private static func readHypotheses(
    _ scanner: inout JSONScanner, _ line: inout TranscriptLine
  ) throws(Misfit) {
    let start = scanner.tokenOffset
    var token = try scanner.step()
    while token != .arrayEnd {
      guard token == .objectStart else {
        throw misfit("hypotheses", expected: "objects", token, scanner.tokenOffset)
      }
      line.hypotheses.append(try readHypothesis(&scanner, &line.utf8))
      token = try scanner.step()
    }
    guard !line.hypotheses.isEmpty else {
      throw Misfit("expected at least one hypothesis", start)
    }
  }

  private static func readHypothesis(
    _ scanner: inout JSONScanner, _ utf8: inout [UInt8]
  ) throws(Misfit) -> TranscriptLine.Hypothesis {
    let start = scanner.tokenOffset
    var range: Range<Int>?
    var confidence: Double?
    var firstText = 0
    var firstConfidence: Int?
    while try scanner.step() == .key {
      let keyOffset = scanner.tokenOffset
      if scanner.stringEquals("text") {
        let token = try scanner.step()
        guard range == nil else {
          throw Misfit("key \"text\" is given twice, first at column \(firstText + 1)", keyOffset)
        }
        firstText = keyOffset
        guard token == .string else {
          throw misfit("text", expected: "a string", token, scanner.tokenOffset)
        }
        let begin = utf8.count
        scanner.appendString(to: &utf8)
        range = begin..<utf8.count
      } else if scanner.stringEquals("confidence") {
        let token = try scanner.step()
        if let firstConfidence {
          throw Misfit(
            "key \"confidence\" is given twice, first at column \(firstConfidence + 1)", keyOffset)
        }
        firstConfidence = keyOffset
        if token == .null { continue }
        guard token == .number else {
          throw misfit("confidence", expected: "a number", token, scanner.tokenOffset)
        }
        guard let value = scanner.double, value >= 0, value <= 1 else {
          throw Misfit(
            "expected a number from 0 to 1 for \"confidence\", found \(scanner.string.prefix(40))",
            scanner.tokenOffset)
        }
        confidence = value
      } else {
        throw unknownKey(scanner, ["text", "confidence"])
      }
    }
    guard let range else { throw Misfit("expected \"text\" in a hypothesis", start) }
    return .init(range: range, confidence: confidence)
  }

  private static func misfit(
    _ name: StaticString, expected: StaticString, _ token: JSONScanner.Token, _ utf8Offset: Int
  ) -> Misfit {
    Misfit("expected \(expected) for \"\(name)\", found \(token.kindName)", utf8Offset)
  }

  private static func unknownKey(_ scanner: borrowing JSONScanner, _ known: [String]) -> Misfit {
    let name = String(scanner.string.prefix(80))
    let nearest = NearestName.nearest(to: name, among: known)
    return Misfit(
      "unknown key \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
      scanner.tokenOffset)
  }
}

/// A fault within a line, its number not yet known.
private struct Misfit: Error {
  var message: String
  var utf8Offset: Int

  init(_ message: String, _ utf8Offset: Int) {
    self.message = message
    self.utf8Offset = utf8Offset
  }

  init(_ fault: JSONFault) { self.init(fault.message, fault.utf8Offset) }
}

/// The keys of a line, a bit each.
private struct Fields: OptionSet {
  var rawValue: UInt16

  static let id = Fields(rawValue: 1)
  static let text = Fields(rawValue: 2)
  static let hypotheses = Fields(rawValue: 4)
  static let locale = Fields(rawValue: 8)
  static let app = Fields(rawValue: 16)
  static let apps = Fields(rawValue: 32)
  static let referenceDate = Fields(rawValue: 64)
  static let timeZone = Fields(rawValue: 128)

  static let final = Fields(rawValue: 256)
  static let types = Fields(rawValue: 512)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The field of the key just read; `nil` for an unknown one.
  init?(_ scanner: borrowing JSONScanner) {
    // Most keys are one of these two.
    if scanner.stringEquals("text") {
      self = .text
    } else if scanner.stringEquals("locale") {
      self = .locale
    } else if scanner.stringEquals("id") {
      self = .id
    } else if scanner.stringEquals("app") {
      self = .app
    } else if scanner.stringEquals("apps") {
      self = .apps
    } else if scanner.stringEquals("hypotheses") {
      self = .hypotheses
    } else if scanner.stringEquals("referenceDate") {
      self = .referenceDate
    } else if scanner.stringEquals("timeZone") {
      self = .timeZone
    } else if scanner.stringEquals("final") {
      self = .final
    } else if scanner.stringEquals("types") {
      self = .types
    } else {
      return nil
    }
  }

  var name: StaticString {
    switch self {
    case .id: "id"
    case .text: "text"
    case .hypotheses: "hypotheses"
    case .locale: "locale"
    case .app: "app"
    case .apps: "apps"
    case .referenceDate: "referenceDate"
    case .final: "final"
    case .types: "types"
    default: "timeZone"
    }
  }

  var kindName: StaticString {
    switch self {
    case .id: "a string or a number"
    case .hypotheses, .apps, .types: "an array"
    case .final: "a boolean"
    default: "a string"
    }
  }
}

extension JSONScanner {
  /// `next()` with the fault of a line.
  @inline(__always)
  fileprivate mutating func step() throws(Misfit) -> Token {
    do throws(JSONFault) { return try next() } catch { throw Misfit(error) }
  }

  /// Puts the last string into a variable, unless it stands there already.
  fileprivate func keep(_ text: inout String?) {
    if let text, stringEquals(held: text) { return }
    text = string
  }
}

extension Optional<[String]> {
  /// The array, empty where there is none.
  fileprivate var mutable: [String] {
    get { self ?? [] }
    set { self = newValue }
  }
}
