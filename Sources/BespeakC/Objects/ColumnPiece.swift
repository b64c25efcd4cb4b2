// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import JSONText

/// Rows that a thread writes, of which columns are made: a record each, and records for what its lists hold.
///
/// Texts that recur are numbers, others spans of bytes. What a line leaves out is -1, or a list without records.
// SAFETY: one owner; what it lends, in `part`, holds until it is written to.
@safe struct ColumnPiece: ~Copyable {
  /// Numbers of texts; kept from call to call.
  var table = TextTable()
  /// The shares that were written, in the order in which they stand.
  private(set) var shares: [Share] = []
  private var rows = Records<border_row>()
  private var parameters = Records<border_parameter>()
  private var options = Records<border_option>()
  private var alternatives = Records<border_alternative>()
  private var unused = Records<border_span>()
  private var more = Records<border_range>()
  private var bytes = ByteBuffer()

  /// A share of a batch, and where its records end, by level.
  struct Share {
    var number: Int
    var ends: [Int]
  }

  private static let none = border_span(start: 0, length: -1)
  private static let empty = border_row(
    confidence: .nan, status: 0, match: -1, frame: -1, app: -1, intent: -1, phrase: -1, locale: -1,
    missing: -1, dialog: -1, parameter: -1, not_done: -1, shortcut: -1, parameters: 0, options: 0,
    alternatives: 0, unused: 0, more: 0, error: none, transcript: none, explanation: none,
    line: none)
  /// Bytes of memory of a kind, and texts with a number, that are kept for the next call.
  private static let (keptBytes, keptTexts) = (4 << 20, 1 << 14)

  /// Forgets the rows.
  mutating func removeAll() {
    shares.removeAll()
    rows.removeAll(keeping: Self.keptBytes)
    parameters.removeAll(keeping: Self.keptBytes)
    options.removeAll(keeping: Self.keptBytes)
    alternatives.removeAll(keeping: Self.keptBytes)
    unused.removeAll(keeping: Self.keptBytes)
    more.removeAll(keeping: Self.keptBytes)
    if bytes.capacity > Self.keptBytes { bytes = ByteBuffer() }
    bytes.removeAll()
    if table.count > Self.keptTexts { table = TextTable() }
  }

  /// Ends a share: what was written since the one before is its.
  mutating func end(share number: Int) {
    shares.append(
      Share(
        number: number,
        ends: [
          rows.count, parameters.count, options.count, alternatives.count, unused.count, more.count,
        ]))
  }

  /// Writes a row.
  ///
  /// - Parameters:
  ///   - columns: The flags of `bespeak_resolve_arrow`.
  ///   - json: What JSON is written with.
  mutating func write(
    _ outcome: Result<Resolution, LineFault>, columns: Int, _ json: inout ResolutionWriter
  ) {
    var row = Self.empty
    let hasLine = columns & BESPEAK_COLUMNS_LINE != 0
    switch outcome {
    case .success(let resolution):
      write(resolution, to: &row, &json)
      if columns & BESPEAK_COLUMNS_TRANSCRIPT != 0 { row.transcript = span(resolution.transcript) }
      if hasLine {
        json.removeAll()
        json.write(resolution)
        row.line = line(json)
      }
    case .failure(let fault):
      row.status = RowPiece.code(.rejected)
      row.error = span(fault.message)
      if hasLine {
        json.removeAll()
        json.write(rejection: fault.message)
        row.line = line(json)
      }
    }
    rows.append(row)
  }

  private mutating func write(
    _ resolution: Resolution, to row: inout border_row, _ json: inout ResolutionWriter
  ) {
    row.status = RowPiece.code(resolution.status)
    row.locale = table.number(of: resolution.locale)
    switch resolution.outcome {
    case .resolved(let match), .needsConfirmation(let match): write(match, to: &row, &json)
    case .needsValue(let match, let parameter, let dialog):
      write(match, to: &row, &json)
      row.missing = table.number(of: parameter)
      row.dialog = table.number(of: dialog)
    case .needsDisambiguation(let match, let choice):
      write(match, to: &row, &json)
      row.dialog = table.number(of: choice.dialog)
      row.parameter = table.number(of: choice.parameter)
      row.options = Int32(choice.options.count)
      for option in choice.options { write(option) }
    case .negative(let app, let phrase, let confidence):
      row.app = table.number(of: app)
      row.phrase = table.number(of: phrase)
      row.confidence = confidence
    case .noMatch: break
    case .rejected(let reason): row.error = span(reason)
    }
    if !resolution.failures.isEmpty, row.error.length < 0 { row.error = span(resolution.error) }
    row.alternatives = Int32(resolution.alternatives.count)
    for other in resolution.alternatives {
      alternatives.append(
        border_alternative(
          confidence: other.confidence, app: table.number(of: other.app),
          intent: table.number(of: other.intent)))
    }
    if let frame = resolution.frame { write(frame, to: &row) }
    if let explanation = resolution.explanation {
      var writer = JSONWriter()
      writer.value(explanation)
      row.explanation = span(writer.bytes)
    }
  }

  private mutating func write(
    _ match: IntentMatch, to row: inout border_row, _ json: inout ResolutionWriter
  ) {
    row.app = table.number(of: match.app)
    row.intent = table.number(of: match.intent)
    row.shortcut = match.shortcut.map { Int32(clamping: $0) } ?? -1
    row.phrase = table.number(of: match.phrase)
    row.match = match.kind == .exact ? 0 : 1
    row.confidence = match.confidence
    row.parameters = Int32(match.parameters.count)
    for parameter in match.parameters { write(parameter, &json) }
  }

  private mutating func write(_ parameter: BoundParameter, _ json: inout ResolutionWriter) {
    var written = border_parameter(
      name: table.number(of: parameter.name), type: table.number(of: parameter.type), kind: 0,
      lower: Int32(clamping: parameter.range.lower), upper: Int32(clamping: parameter.range.upper),
      id: Self.none, value: Self.none, text: span(parameter.text))
    let kind: Int
    switch parameter.value {
    case .entity(let id, let title):
      kind = BESPEAK_VALUE_ENTITY
      written.id = span(id)
      written.value = span(title)
    case .openEntity(let title):
      kind = BESPEAK_VALUE_OPEN
      written.value = span(title)
    case .string(let text):
      kind = BESPEAK_VALUE_TEXT
      written.value = span(text)
    case .value, .list:
      if case .list = parameter.value {
        kind = BESPEAK_VALUE_LIST
      } else {
        kind = BESPEAK_VALUE_TYPED
      }
      json.removeAll()
      json.write(parameter.value)
      written.value = span(json.bytes)
    }
    written.kind = Int32(kind - BESPEAK_VALUE_ENTITY)
    parameters.append(written)
  }

  private mutating func write(_ option: Disambiguation.Option) {
    options.append(
      border_option(
        id: span(option.id), title: span(option.title), subtitle: span(option.subtitle),
        intent: span(option.intent)))
  }

  private mutating func write(_ frame: SpeechFrame, to row: inout border_row) {
    if let app = frame.app { row.app = table.number(of: app) }
    row.frame = frame.kind.map(Self.code) ?? -1
    row.not_done = table.number(of: frame.notDone)
    row.unused = Int32(frame.unused.count)
    for words in frame.unused { unused.append(span(words)) }
    row.more = Int32(frame.more.count)
    for range in frame.more {
      more.append(
        border_range(lower: Int32(clamping: range.lower), upper: Int32(clamping: range.upper)))
    }
  }

  /// The place in the dictionary of the column `frame`.
  private static func code(_ kind: SpeechFrame.Kind) -> Int32 {
    switch kind {
    case .question: 0
    case .prohibition: 1
    case .report: 2
    case .hypothetical: 3
    case .exception: 4
    case .opposite: 5
    case .correction: 6
    }
  }

  private mutating func span(_ text: String?) -> border_span {
    guard let text else { return Self.none }
    let start = bytes.count
    bytes.append(text: text)
    return border_span(start: UInt64(start), length: Int64(bytes.count - start))
  }

  private mutating func span(_ text: Span<UInt8>) -> border_span {
    let start = bytes.count
    bytes.append(text)
    return border_span(start: UInt64(start), length: Int64(bytes.count - start))
  }

  /// What was written without the line feed at its end.
  private mutating func line(_ json: borrowing ResolutionWriter) -> border_span {
    var line = span(json.bytes)
    line.length -= 1
    return line
  }

  /// The records of a share, for what makes columns of them.
  ///
  /// - Parameters:
  ///   - place: Its place in `shares`.
  ///   - numbers: The number among all texts of each of this piece's; `nil` where they are the same.
  // SAFETY: the part leads to this piece's memory, and must not be used after the piece was written to or has gone.
  func part(_ place: Int, numbers: UnsafePointer<Int32>?) -> border_part {
    let starts =
      place == 0 ? [Int](repeating: 0, count: Int(BORDER_LEVELS)) : shares[place - 1].ends
    let ends = shares[place].ends
    var part = unsafe border_part()
    // SAFETY: addresses of records that are written, up to where the share ends.
    unsafe part.bytes = UnsafeRawPointer(RowPiece.base(of: bytes))?.assumingMemoryBound(
      to: CChar.self)
    unsafe part.numbers = numbers
    func set(_ level: Int, _ base: UnsafeRawPointer?, _ stride: Int) {
      // SAFETY: as above.
      let records = unsafe base.map { unsafe $0 + starts[level] * stride }
      unsafe border_setLevel(&part, Int32(level), records, Int64(ends[level] - starts[level]))
    }
    unsafe set(0, rows.base, MemoryLayout<border_row>.stride)
    unsafe set(1, parameters.base, MemoryLayout<border_parameter>.stride)
    unsafe set(2, options.base, MemoryLayout<border_option>.stride)
    unsafe set(3, alternatives.base, MemoryLayout<border_alternative>.stride)
    unsafe set(4, unused.base, MemoryLayout<border_span>.stride)
    unsafe set(5, more.base, MemoryLayout<border_range>.stride)
    return unsafe part
  }
}
