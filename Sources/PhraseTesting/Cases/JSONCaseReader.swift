// SPDX-License-Identifier: Apache-2.0

import CatalogFormats
import IntentCatalog
import IntentResolution
import JSONText
internal import ValueParsing

/// Reads cases from JSON Lines: transcripts, each with what must become of it.
///
/// ```json
/// {"text":"finish buy milk in tasks","locale":"en","expect":{"intent":"CompleteTask","parameters":{"task":{"id":"42"}}}}
/// {"text":"add a task in tasks","expect":{"status":"needsValue","missing":"title",
///   "answers":[{"text":"milk","expect":{"intent":"AddTask","parameters":{"title":"milk"}}}]}}
/// ```
///
/// A line has the keys of a transcript (`TranscriptReader`), may have a `kind`, and has `expect`. In it may stand, and only what does is compared:
///
/// | Key | Value |
/// | --- | --- |
/// | `status` | how the turn ends; without one, any end with an intent will do |
/// | `app`, `phrase`, `dialog` | the app's id, the phrase's template, what is asked |
/// | `intent` | a name, several of which one is right, or `null`: nothing must come out |
/// | `match` | `exact` or `flexible` |
/// | `parameters` | by name: `{"id","title","text"}`, a text that is any of title, value and words, or `null` for one that must not be bound; others must not be bound either |
/// | `otherParameters` | `true` where others may be |
/// | `missing` | the parameter that is asked for |
/// | `parameter`, `options` | the parameter that several values fit; their ids or titles |
/// | `notMatch` | `true`: nothing must come out; or intents that must not, `"app/name"` |
/// | `notDone` | intents that must not be done, `"app/name"`; asking about them will do |
/// | `answers` | what is answered: `{"text","expect"}`, turn by turn |
///
/// Unknown keys are mistakes. Such a file is one of transcripts as well: other commands pass `expect` over.
package struct JSONCaseReader: Sendable {
  /// The keys of a line.
  static let keys = TranscriptReader.keys + ["kind", "expect", "meant", "known"]
  /// The keys of an expectation.
  static let expectKeys = [
    "status", "app", "intent", "phrase", "match", "parameters", "otherParameters", "missing",
    "parameter", "options", "dialog", "notMatch",
    "notDone", "answers",
  ]

  /// Creates a reader.
  package init() {}

  /// Reads a file's bytes.
  ///
  /// - Returns: All cases that could be read, and for each other line its first mistake.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read(utf8 bytes: [UInt8], file: String) -> CaseReading {
    var reading = CaseReading()
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var start = hasMark ? 3 : 0
    var number = 1
    var faults = 0
    while start < bytes.count, faults < CaseLimits.maxFaults {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = Array(bytes[start..<end])
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) {
        do throws(CaseFault) {
          var one = try Self.readCase(line)
          one.location = SourceLocation(file: file, line: number, column: 1)
          for k in one.answers.indices {
            one.answers[k].location.file = file
            one.answers[k].location.line = number
          }
          reading.cases.append(one)
        } catch {
          faults += 1
          reading.diagnostics.append(
            Diagnostic(
              rule: error.rule, severity: .error, message: error.message, fix: error.fix,
              location: SourceLocation(file: file, line: number, column: error.offset + 1)))
        }
      }
      start = end + 1
      number += 1
    }
    return reading
  }

  private static func readCase(_ line: [UInt8]) throws(CaseFault) -> TestCase {
    guard line.count <= CaseLimits.maxLineBytes else {
      throw CaseFault("the line is longer than \(CaseLimits.maxLineBytes) bytes", at: 0)
    }
    let value: JSONValue
    do throws(JSONFault) { value = try JSONValue(parsing: line.span) } catch {
      var fault = CaseFault(error.message, at: error.utf8Offset)
      fault.rule = "json-syntax"
      throw fault
    }
    let members = try value.members("a case", keys)
    guard let expect = members["expect"] else {
      throw CaseFault(
        "expected \"expect\"", fix: #"say what should come out: "expect": {"intent": "NAME"}"#,
        at: value.source.lowerBound)
    }
    var one = TestCase("", expecting: try outcome(expect))
    if let id = members["id"] { one.id = try id.scalarText("id") }
    if let kind = members["kind"] { one.section = try kind.text("kind") }
    let transcript = try transcript(line)
    one.hypotheses = transcript.hypotheses.map {
      Hypothesis(transcript.text(of: $0), confidence: $0.confidence ?? 1)
    }
    one.locale = transcript.locale
    one.foregroundApp = transcript.app
    one.allowedApps = transcript.apps
    try readReference(members, into: &one)
    one.answers = try answers(expect, one.expectation)
    return one
  }

  /// Reads what a case has as a transcript.
  private static func transcript(_ line: [UInt8]) throws(CaseFault) -> TranscriptLine {
    var transcript = TranscriptLine()
    do throws(TranscriptFault) {
      try TranscriptReader.read(line.span, lineNumber: 1, into: &transcript)
    } catch {
      throw CaseFault(error.message, at: error.column - 1)
    }
    return transcript
  }

  /// Reads when and where a case is said.
  private static func readReference(
    _ members: [String: JSONValue], into one: inout TestCase
  ) throws(CaseFault) {
    if let zone = members["timeZone"] {
      let name = try zone.text("timeZone")
      guard ValueReference.knows(zone: name) else {
        throw CaseFault(
          "no time zone is called '\(name)'", fix: "write 'Europe/Berlin'",
          at: zone.source.lowerBound)
      }
      one.timeZone = name
    }
    if let date = members["referenceDate"] {
      let text = try date.text("referenceDate")
      one.referenceDate = text
      guard one.reference != nil else {
        throw CaseFault(
          "'\(text)' is no date of ISO 8601", fix: "write '2026-03-11T14:20:00'",
          at: date.source.lowerBound)
      }
    }
  }

  private static func answers(
    _ expect: JSONValue, _ first: ExpectedOutcome
  ) throws(CaseFault) -> [ExpectedAnswer] {
    guard let list = expect["answers"], list.kind != .null else { return [] }
    var last = first
    let all = try list.list("answers") { one, _ throws(CaseFault) in
      let parts = try one.members("an answer", ["text", "expect"])
      guard let text = parts["text"], let expect = parts["expect"] else {
        throw CaseFault(
          "expected \"text\" and \"expect\" in an answer", at: one.source.lowerBound)
      }
      guard last.asks else {
        throw CaseFault(
          "there is an answer where nothing is asked",
          fix: #"expect "needsValue", "needsDisambiguation" or "needsConfirmation" before it"#,
          at: one.source.lowerBound)
      }
      last = try outcome(expect)
      return ExpectedAnswer(
        try text.text("text"), expecting: last,
        location: SourceLocation(column: one.source.lowerBound + 1))
    }
    guard all.count <= TestCase.maxAnswers else {
      throw CaseFault(
        "a case has at most \(TestCase.maxAnswers) answers", at: list.source.lowerBound)
    }
    return all
  }
}

extension JSONCaseReader {
  /// Reads an `expect` object; its answers are not read.
  ///
  /// - Parameter keys: What else may stand in it.
  /// - Throws: `CaseFault` for its first mistake.
  package static func outcome(
    _ value: JSONValue, beside keys: [String] = []
  ) throws(CaseFault) -> ExpectedOutcome {
    let members = try value.members("\"expect\"", expectKeys + keys)
    var outcome = ExpectedOutcome(.acting)
    if let status = members["status"] {
      outcome.ending = .status(try status.word("status", of: Resolution.Status.allCases))
    } else if members["missing"] != nil {
      outcome.ending = .status(.needsValue)
    } else if members["parameter"] != nil || members["options"] != nil {
      outcome.ending = .status(.needsDisambiguation)
    }
    outcome.app = try members["app"]?.text("app")
    if let intent = value["intent"] {
      switch intent.kind {
      case .null:
        if members["status"] == nil { outcome.ending = .nothing }
      case .string(let name): outcome.intents = [name]
      default:
        outcome.intents = try intent.texts("intent")
        if outcome.intents.isEmpty { outcome.ending = .nothing }
      }
    }
    if let negative = members["notMatch"] { try read(notMatch: negative, into: &outcome) }
    if let undone = members["notDone"] {
      outcome.ending = .undone
      outcome.excluded = try excluded(undone, "notDone")
    }
    outcome.phrase = try members["phrase"]?.text("phrase")
    outcome.dialog = try members["dialog"]?.text("dialog")
    if let match = members["match"] {
      outcome.match = try match.word("match", of: [.exact, .flexible])
    }
    outcome.missing = try members["missing"]?.text("missing")
    outcome.choosing = try members["parameter"]?.text("parameter")
    if let options = members["options"] {
      outcome.options = try options.list("options", of: option)
    }
    if let parameters = members["parameters"] {
      outcome.parameters = try Self.parameters(parameters)
      if let others = members["otherParameters"] {
        guard case .bool(let flag) = others.kind else {
          throw others.misfit("otherParameters", "a boolean")
        }
        outcome.allowsOtherParameters = flag
      }
    }
    if let contradiction = outcome.contradiction {
      throw CaseFault(
        contradiction.message, fix: contradiction.fix, at: value.source.lowerBound)
    }
    if outcome == ExpectedOutcome(.acting), members["notMatch"] == nil {
      throw CaseFault(
        "nothing is expected", fix: #"say what should come out: "expect": {"intent": "NAME"}"#,
        at: value.source.lowerBound)
    }
    return outcome
  }

  private static func read(
    notMatch value: JSONValue, into outcome: inout ExpectedOutcome
  ) throws(CaseFault) {
    switch value.kind {
    case .bool(true): outcome.ending = .nothing
    case .bool(false): break
    case .string, .array:
      outcome.ending = .any
      outcome.excluded = try excluded(value, "notMatch")
    default: throw value.misfit("notMatch", "true, an intent, or several")
    }
  }

  private static func excluded(
    _ value: JSONValue, _ key: String
  ) throws(CaseFault) -> [ExcludedIntent] {
    let names: [String]
    if case .string(let name) = value.kind { names = [name] } else { names = try value.texts(key) }
    return names.map { name in
      guard let slash = name.lastIndex(of: "/") else { return ExcludedIntent(name: name) }
      return ExcludedIntent(
        app: String(name[..<slash]), name: String(name[name.index(after: slash)...]))
    }
  }

  private static func option(_ value: JSONValue, _ key: String) throws(CaseFault) -> String {
    switch value.kind {
    // Corpora list ids.
    case .string(let id): return "#" + id
    case .object:
      let parts = try value.members("an option", ["id", "title"])
      if let title = parts["title"] { return try title.text("title") }
      guard let id = parts["id"] else { throw value.misfit(key, "an \"id\" or a \"title\"") }
      return "#" + (try id.scalarText("id"))
    default: throw value.misfit(key, "ids")
    }
  }

  private static func parameters(_ value: JSONValue) throws(CaseFault) -> [ExpectedParameter] {
    guard case .object(let members) = value.kind else {
      throw value.misfit("parameters", "an object")
    }
    guard members.count <= CaseLimits.maxParameters else {
      throw CaseFault(
        "there are more than \(CaseLimits.maxParameters) parameters", at: value.source.lowerBound)
    }
    var all: [ExpectedParameter] = []
    for member in members {
      guard !all.contains(where: { $0.name == member.name }) else {
        throw members.givenTwice("parameter", member)
      }
      var one = ExpectedParameter(member.name)
      switch member.value.kind {
      case .null: one.isAbsent = true
      case .object:
        let parts = try member.value.members(
          "a parameter", ["id", "title", "text", "value", "type", "range"])
        one.id = try parts["id"]?.scalarText("id")
        one.title = try parts["title"]?.text("title")
        one.text = try parts["text"]?.text("text")
        one.value = try parts["value"]?.scalarText("value")
      default: one.value = try member.value.scalarText(member.name)
      }
      all.append(one)
    }
    return all
  }
}

extension [JSONValue.Member] {
  /// The fault of a name that stands among the members before.
  fileprivate func givenTwice(_ what: String, _ member: JSONValue.Member) -> CaseFault {
    let first = first { $0.name == member.name }?.nameOffset ?? 0
    return CaseFault(
      "\(what) \"\(member.name)\" is given twice, first at column \(first + 1)",
      at: member.nameOffset)
  }
}

extension JSONValue {
  fileprivate func misfit(_ key: String, _ expected: String) -> CaseFault {
    CaseFault(
      "expected \(expected) for \"\(key)\", found \(kindName)", at: source.lowerBound)
  }

  /// The members that are not `null`, by name.
  ///
  /// - Throws: `CaseFault` for what is no object, for unknown names, and for one given twice.
  fileprivate func members(
    _ what: String, _ known: [String]
  ) throws(CaseFault) -> [String: JSONValue] {
    guard case .object(let members) = kind else {
      throw CaseFault(
        "expected an object for \(what), found \(kindName)", at: source.lowerBound)
    }
    var all: [String: JSONValue] = [:]
    for member in members {
      guard known.contains(member.name) else {
        let nearest = NearestName.nearest(to: member.name, among: known)
        throw CaseFault(
          "unknown key \"\(member.name.prefix(80))\" in \(what)",
          fix: nearest.map { "did you mean \"\($0)\"?" }, at: member.nameOffset)
      }
      let first = members.first { $0.name == member.name }
      guard first?.nameOffset == member.nameOffset else {
        throw members.givenTwice("key", member)
      }
      if member.value.kind != .null { all[member.name] = member.value }
    }
    return all
  }

  fileprivate func text(_ key: String) throws(CaseFault) -> String {
    guard case .string(let text) = kind else { throw misfit(key, "a string") }
    return text
  }

  /// A string's text or a number's spelling.
  fileprivate func scalarText(_ key: String) throws(CaseFault) -> String {
    switch kind {
    case .string(let text), .number(let text): return text
    case .bool(let flag): return flag ? "true" : "false"
    default: throw misfit(key, "a string or a number")
    }
  }

  fileprivate func texts(_ key: String) throws(CaseFault) -> [String] {
    try list(key) { one, key throws(CaseFault) in try one.text(key) }
  }

  fileprivate func list<Element>(
    _ key: String, of element: (JSONValue, String) throws(CaseFault) -> Element
  ) throws(CaseFault) -> [Element] {
    guard case .array(let elements) = kind else { throw misfit(key, "an array") }
    var all: [Element] = []
    for one in elements { all.append(try element(one, key)) }
    return all
  }

  /// One of the words of an enum.
  fileprivate func word<Word: RawRepresentable<String>>(
    _ key: String, of all: [Word]
  ) throws(CaseFault) -> Word {
    let text = try text(key)
    guard let word = all.first(where: { $0.rawValue == text }) else {
      let words = all.map(\.rawValue)
      let nearest = NearestName.nearest(to: text, among: words)
      throw CaseFault(
        "\"\(text.prefix(80))\" is no \(key)",
        fix: nearest.map { "did you mean \"\($0)\"?" }
          ?? "there are " + words.map { "\"\($0)\"" }.joined(separator: ", "),
        at: source.lowerBound)
    }
    return word
  }
}
