// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import IntentResolution

/// Reads cases from a text that people write, a case a line.
///
/// ```text
/// # What people say to Tasks.
/// app: com.example.tasks
/// locale: en
///
/// Finish buy milk in Tasks     -> CompleteTask task="Buy milk"
/// Tick milk off in Tasks       -> CompleteTask task=#42          # by id
/// Delete my account in Tasks   -> no match
///
/// Add a task in Tasks          -> AddTask, asks title
///     milk                     -> AddTask title=milk
/// ```
///
/// An indented line is the answer to what the line above asks; the answer may stand behind a colon as
/// well: `-> AddTask, asks title: milk -> AddTask title=milk`. The grammar, a blank standing for blanks:
///
/// ```text
/// file        = { line }
/// line        = [ setting | case | answer ] [ "#" comment ]
/// setting     = ("section" | "app" | "locale" | "foreground" | "apps") ":" [ text ]
/// case        = reading { "|" reading } arrow outcome              at the start of the line
/// answer      = utterance arrow outcome                            indented
/// arrow       = "->" | "→"
/// reading     = utterance | string number                          a hypothesis with its confidence
/// utterance   = string | words without an arrow, taken as they stand
/// outcome     = ending { "," clause } [ ":" answer ]
/// ending      = "no" "match" [ "at" "all" ]                        "at all": not even a negative phrase
///             | [ app "/" ] "negative" | "rejected"
///             | "not" intent { "|" intent }                        anything but these
///             | intent { "|" intent } { parameter } [ "..." | "()" ]
/// intent      = [ app "/" ] name                                   "*" is any; the app "any" is any
/// parameter   = name [ ".id" | ".title" | ".text" ] "=" ( value | "#" value ) | name "=" "none"
/// clause      = "asks" [ name ] | "chooses" [ name ] [ "from" option { "|" option } ] | "confirms"
///             | "or" "asks" | "saying" value | "by" value | "exact" | "flexible"
/// option      = value | "#" value
/// name, value = word | string
/// ```
///
/// A setting holds until it is set again. `app` is the app of the intents that name none, `apps` are the
/// only ones that listen; `any`, `all`, or nothing, takes a setting back. Where parameters are given,
/// no others may be bound, unless `...` says so; `()` says that none is. Without a clause the outcome has
/// to be `resolved`. Strings are in double quotes, with the escapes `\"`, `\\`, `\n`, `\t`, `\r` and
/// `\u{…}`. A comment that follows something begins after a blank, and a blank follows its sign.
package struct TextCaseReader: Sendable {
  /// The names of settings.
  static let settings = ["section", "app", "locale", "foreground", "apps"]

  /// Creates a reader.
  package init() {}

  /// Reads a file's bytes.
  ///
  /// - Returns: All cases that could be read, and every mistake with its line and column.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read(utf8 bytes: [UInt8], file: String) -> CaseReading {
    var reading = FileReading(file: file)
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var start = hasMark ? 3 : 0
    var number = 1
    while start < bytes.count, reading.faults < CaseLimits.maxFaults {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var upper = end
      if upper > start, bytes[upper - 1] == 0x0D { upper -= 1 }
      let column = number == 1 && hasMark ? 3 : 0
      reading.readLine(Array(bytes[start..<upper]), number: number, column: column)
      start = end + 1
      number += 1
    }
    reading.finishCase()
    return reading.reading
  }
}

/// What a file comes to, line by line.
private struct FileReading {
  var reading = CaseReading()
  var faults = 0
  private let file: String
  private var settings = CaseSettings()
  /// The case whose answers may follow; answers that are wrong leave it out.
  private var open: TestCase?
  /// Whether the line above was a case that could not be read, so that its answers are passed over.
  private var isSkipping = false

  init(file: String) { self.file = file }

  mutating func readLine(_ line: [UInt8], number: Int, column: Int) {
    do throws(CaseFault) {
      try read(line, SourceLocation(file: file, line: number, column: column + 1))
    } catch {
      faults += 1
      reading.diagnostics.append(
        Diagnostic(
          rule: error.rule, severity: .error, message: error.message, fix: error.fix,
          location: SourceLocation(file: file, line: number, column: column + error.offset + 1)))
    }
  }

  mutating func finishCase() {
    if let open { reading.cases.append(open) }
    open = nil
    isSkipping = false
  }

  private mutating func read(_ line: [UInt8], _ place: SourceLocation) throws(CaseFault) {
    var cursor = try CaseCursor(line)
    cursor.skipBlanks()
    if cursor.isAtEnd || cursor.next == UInt8(ascii: "#") { return }
    var location = place
    location.column += cursor.offset
    if cursor.offset > 0 { return try readAnswer(&cursor, location) }
    finishCase()
    if let key = try cursor.setting(TextCaseReader.settings) {
      return try settings.set(key, try cursor.settingValue())
    }
    isSkipping = true
    var one = TestCase("", expecting: ExpectedOutcome(.nothing))
    one.hypotheses = try cursor.readings()
    one.location = location
    one.section = settings.section
    one.locale = settings.locale
    one.foregroundApp = settings.foreground
    one.allowedApps = settings.apps
    one.expectation = try cursor.outcome(app: settings.app)
    try readInlineAnswers(&cursor, into: &one, location)
    open = one
    isSkipping = false
  }

  private mutating func readAnswer(
    _ cursor: inout CaseCursor, _ location: SourceLocation
  ) throws(CaseFault) {
    if isSkipping { return }
    guard var one = open else {
      throw CaseFault(
        "an indented line answers the case above it, and there is none",
        fix: "begin the line without blanks", at: cursor.offset)
    }
    // What cannot be read takes its case with it: half a conversation would fail for nothing.
    open = nil
    isSkipping = true
    try add(&cursor, to: &one, location)
    try readInlineAnswers(&cursor, into: &one, location)
    open = one
    isSkipping = false
  }

  private func readInlineAnswers(
    _ cursor: inout CaseCursor, into one: inout TestCase, _ location: SourceLocation
  ) throws(CaseFault) {
    while cursor.skip(":") {
      cursor.skipBlanks()
      var place = location
      place.column += cursor.offset - (location.column - 1)
      try add(&cursor, to: &one, place)
    }
    try cursor.finish()
  }

  /// Reads an answer and what comes of it.
  private func add(
    _ cursor: inout CaseCursor, to one: inout TestCase, _ location: SourceLocation
  ) throws(CaseFault) {
    let last = one.answers.last?.expectation ?? one.expectation
    guard last.asks else {
      throw CaseFault(
        "there is an answer where nothing is asked",
        fix:
          "say what is asked before it: ', asks PARAMETER', ', chooses PARAMETER' or ', confirms'",
        at: cursor.offset)
    }
    guard one.answers.count < TestCase.maxAnswers else {
      throw CaseFault("a case has at most \(TestCase.maxAnswers) answers", at: cursor.offset)
    }
    let text = try cursor.readings()
    guard text.count == 1 else {
      throw CaseFault("an answer has one reading", at: cursor.offset)
    }
    let outcome = try cursor.outcome(app: settings.app)
    one.answers.append(ExpectedAnswer(text[0].text, expecting: outcome, location: location))
  }
}

/// The settings that hold at a line.
private struct CaseSettings {
  var section = ""
  var app: String?
  var locale: String?
  var foreground: String?
  var apps: [String]?

  mutating func set(_ key: String, _ text: String) throws(CaseFault) {
    switch key {
    case "section": section = text
    case "app": app = text.isEmpty || text == "any" ? nil : text
    case "foreground": foreground = text.isEmpty || text == "none" ? nil : text
    case "locale": locale = text.isEmpty || text == "default" ? nil : text
    default:
      apps =
        text.isEmpty || text == "all"
        ? nil : text.split(separator: ",").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
