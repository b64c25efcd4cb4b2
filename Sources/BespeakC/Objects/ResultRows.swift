// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import JSONText
import PhraseTesting

/// What a `bespeak_results` leads to: outcomes as structs, and what they lead to.
///
/// Rows stand one after the other. Their texts and parameters stand in pieces, each written by one thread at a time;
/// all memory is used again by the next call.
// SAFETY: changed only in calls that are alone (`Exclusive`), by threads that have pieces and rows of their own.
@safe final class ResultRows: Exclusive, @unchecked Sendable {
  /// The outcomes; null before the first.
  private(set) var rows: UnsafeMutablePointer<bespeak_result>?
  private var capacity = 0
  private var pieces: [Piece] = []
  /// The turn of a conversation that leads to the row; `nil` after other calls.
  private var turn: TurnRow?

  /// What a thread writes; its memory stays where it is while others come and go.
  private final class Piece {
    var rows = RowPiece()
  }

  deinit {
    // SAFETY: allocated below, and nobody has this object any more.
    unsafe rows?.deallocate()
  }

  /// Makes place for as many rows and pieces; what was there is gone.
  func reserve(rows count: Int, pieces pieceCount: Int) {
    turn = nil
    if count > capacity {
      // SAFETY: plain structs, which need not be deinitialised.
      unsafe rows?.deallocate()
      unsafe rows = .allocate(capacity: count)
      capacity = count
    }
    // What one large batch needed is not kept for small ones.
    if pieces.count > 4 * max(pieceCount, 16) { pieces.removeLast(pieces.count - pieceCount) }
    while pieces.count < pieceCount { pieces.append(Piece()) }
  }

  /// Writes the rows of a piece.
  ///
  /// - Parameters:
  ///   - loaded: The catalogs, where apps and intents have their numbers.
  ///   - outcome: The outcome of a row, by its number, or what is wrong with its input.
  func fill(
    _ range: Range<Int>, piece: Int, _ loaded: LoadedCatalogs,
    _ outcome: (Int) -> Result<Resolution, LineFault>
  ) {
    // SAFETY: `reserve` made place for all rows, and this range is this thread's.
    guard let rows = unsafe rows else { return }
    unsafe pieces[piece].rows.fill(
      UnsafeMutableBufferPointer(start: rows + range.lowerBound, count: range.count), loaded
    ) { outcome(range.lowerBound + $0) }
  }

  /// Writes a turn of a conversation, which leads to the outcome it came to.
  func fill(
    _ turn: Rehearsal.Turn, _ prompt: TurnPrompt, _ loaded: LoadedCatalogs
  ) -> UnsafePointer<bespeak_turn> {
    reserve(rows: 1, pieces: 1)
    fill(0..<1, piece: 0, loaded) { _ in .success(turn.resolution) }
    // SAFETY: the row was written above; it and the turn stay until the next `reserve`.
    let made = unsafe TurnRow(turn, prompt, UnsafePointer(rows))
    self.turn = made
    return unsafe UnsafePointer(made.turn)
  }
}

/// Texts and parameters of some rows.
///
/// While it is written its memory moves: texts and parameters are noted by their offset, one up, and `settle` turns
/// that into addresses.
// SAFETY: one owner, whose records and texts stay where they are from the end of `fill` to its next call.
@safe struct RowPiece: ~Copyable {
  private var bytes = ByteBuffer(capacity: 1024)
  private var json = ResolutionWriter()
  private var parameters = unsafe Records<bespeak_parameter>()
  private var numbers = KnownNumbers()

  /// Writes rows; those before are gone.
  // SAFETY: the rows are the caller's; what is written to them leads into this piece's memory, until it is written again.
  mutating func fill(
    _ rows: UnsafeMutableBufferPointer<bespeak_result>, _ loaded: LoadedCatalogs,
    _ outcome: (Int) -> Result<Resolution, LineFault>
  ) {
    if bytes.capacity > 4 << 20 { bytes = ByteBuffer(capacity: 1024) }
    bytes.removeAll()
    unsafe parameters.removeAll(keeping: 4 << 20)
    numbers.use(loaded)
    for number in rows.indices {
      var row = unsafe bespeak_result()
      unsafe (row.app, row.intent, row.shortcut) = (-1, -1, -1)
      switch outcome(number) {
      case .success(let resolution): unsafe write(resolution, to: &row)
      case .failure(let fault):
        unsafe row.outcome = Self.code(.rejected)
        unsafe row.error = note(fault.message)
      }
      unsafe rows[number] = row
    }
    for number in rows.indices { unsafe settle(&rows[number]) }
  }

  private mutating func note(_ text: String?) -> bespeak_text {
    guard let text else { return unsafe bespeak_text() }
    return unsafe note(text)
  }

  private mutating func note(_ text: String) -> bespeak_text {
    let start = bytes.count
    bytes.append(text: text)
    bytes.append(0)
    // SAFETY: no address yet: an offset, which `settle` replaces.
    return unsafe bespeak_text(
      bytes: UnsafePointer(bitPattern: start + 1), length: bytes.count - start - 1)
  }

  private mutating func write(_ resolution: Resolution, to row: inout bespeak_result) {
    // SAFETY of all below: fields of a struct that is the caller's own.
    unsafe row.outcome = Self.code(resolution.status)
    unsafe row.locale = note(resolution.locale)
    switch resolution.outcome {
    case .resolved(let match), .needsConfirmation(let match): unsafe write(match, to: &row)
    case .needsValue(let match, let parameter, let dialog):
      unsafe write(match, to: &row)
      unsafe row.missing = note(parameter)
      unsafe row.dialog = note(dialog)
    case .needsDisambiguation(let match, let choice):
      unsafe write(match, to: &row)
      unsafe row.dialog = note(choice.dialog)
    case .negative(let app, let phrase, let confidence):
      unsafe row.app = numbers.app(app)
      unsafe row.app_id = note(app)
      unsafe row.phrase = note(phrase)
      unsafe row.confidence = confidence
    case .noMatch: break
    case .rejected(let reason): unsafe row.error = note(reason)
    }
    if !resolution.failures.isEmpty, unsafe row.error.bytes == nil {
      unsafe row.error = note(resolution.error)
    }
  }

  private mutating func write(_ match: IntentMatch, to row: inout bespeak_result) {
    // SAFETY of all below: fields of a struct that is the caller's own.
    unsafe (row.app, row.intent) = numbers.intent(match.intent, of: match.app)
    unsafe row.shortcut = match.shortcut.map { Int32(clamping: $0) } ?? -1
    unsafe row.app_id = note(match.app)
    unsafe row.intent_name = note(match.intent)
    unsafe row.phrase = note(match.phrase)
    unsafe row.match = match.kind == .exact ? 1 : 2
    unsafe row.confidence = match.confidence
    guard !match.parameters.isEmpty else { return }
    unsafe row.parameter_count = UInt32(match.parameters.count)
    unsafe row.parameters = UnsafePointer(bitPattern: parameters.count + 1)
    for parameter in match.parameters { unsafe parameters.append(written(parameter)) }
  }

  private mutating func written(_ parameter: BoundParameter) -> bespeak_parameter {
    // SAFETY of all below: fields of a struct that is made here.
    var written = unsafe bespeak_parameter()
    unsafe written.name = note(parameter.name)
    unsafe written.type = note(parameter.type)
    unsafe written.lower = parameter.range.lower
    unsafe written.upper = parameter.range.upper
    switch parameter.value {
    case .entity(let id, let title):
      unsafe written.kind = UInt32(BESPEAK_VALUE_ENTITY)
      unsafe written.id = note(id)
      unsafe written.title = note(title)
    case .openEntity(let title):
      unsafe written.kind = UInt32(BESPEAK_VALUE_OPEN)
      unsafe written.title = note(title)
    case .string(let text):
      unsafe written.kind = UInt32(BESPEAK_VALUE_TEXT)
      unsafe written.title = note(text)
    case .value:
      unsafe written.kind = UInt32(BESPEAK_VALUE_TYPED)
      unsafe written.title = note(json: parameter.value)
    case .list:
      unsafe written.kind = UInt32(BESPEAK_VALUE_LIST)
      unsafe written.title = note(json: parameter.value)
    }
    return unsafe written
  }

  private mutating func note(json value: BoundParameter.Value) -> bespeak_text {
    json.removeAll()
    json.write(value)
    let start = bytes.count
    Self.append(json, to: &bytes)
    bytes.append(0)
    // SAFETY: as in `note`.
    return unsafe bespeak_text(
      bytes: UnsafePointer(bitPattern: start + 1), length: bytes.count - start - 1)
  }

  private static func append(_ json: borrowing ResolutionWriter, to bytes: inout ByteBuffer) {
    bytes.append(json.bytes)
  }

  /// Where the bytes of a buffer stand.
  // SAFETY: the address holds until the buffer is written to or goes.
  static func base(of bytes: borrowing ByteBuffer) -> UnsafePointer<UInt8>? {
    unsafe bytes.span.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Turns the offsets of a row, and of its parameters, into addresses, which hold until this piece
  /// is written again.
  private func settle(_ row: inout bespeak_result) {
    // SAFETY of all below: the memory of both stays where it is until it is written again; offsets
    // are those that `note` and `write` gave.
    guard let base = unsafe Self.base(of: bytes) else { return }
    func settle(_ text: inout bespeak_text) {
      guard let offset = unsafe text.bytes else { return }
      let address = unsafe base + (Int(bitPattern: offset) - 1)
      unsafe text.bytes = UnsafeRawPointer(address).assumingMemoryBound(to: CChar.self)
    }
    unsafe settle(&row.app_id)
    unsafe settle(&row.intent_name)
    unsafe settle(&row.phrase)
    unsafe settle(&row.locale)
    unsafe settle(&row.missing)
    unsafe settle(&row.dialog)
    unsafe settle(&row.error)
    guard let offset = unsafe row.parameters, let parameters = unsafe parameters.base else {
      return
    }
    let first = unsafe parameters + (Int(bitPattern: offset) - 1)
    for place in 0..<Int(unsafe row.parameter_count) {
      unsafe settle(&first[place].name)
      unsafe settle(&first[place].type)
      unsafe settle(&first[place].id)
      unsafe settle(&first[place].title)
    }
    unsafe row.parameters = UnsafePointer(first)
  }

  /// The number of a status.
  static func code(_ status: Resolution.Status) -> Int32 {
    let outcome =
      switch status {
      case .resolved: BESPEAK_RESOLVED
      case .needsValue: BESPEAK_NEEDS_VALUE
      case .needsDisambiguation: BESPEAK_NEEDS_DISAMBIGUATION
      case .needsConfirmation: BESPEAK_NEEDS_CONFIRMATION
      case .negative: BESPEAK_NEGATIVE
      case .noMatch: BESPEAK_NO_MATCH
      case .rejected: BESPEAK_REJECTED
      }
    return Int32(outcome.rawValue)
  }
}

/// Numbers of apps and intents by their names; those that occurred are known without a look at their bytes.
struct KnownNumbers: ~Copyable {
  private var loaded: LoadedCatalogs?
  private var table = TextTable()
  /// By the numbers of the app's and the intent's text, in places that they share with others.
  private var pairs = [Pair](repeating: Pair(), count: 256)

  private struct Pair: BitwiseCopyable {
    var (app, intent): (Int32, Int32) = (-1, -1)
    var numbers: (app: Int32, intent: Int32) = (-1, -1)
  }

  /// Forgets the numbers of other catalogs.
  mutating func use(_ loaded: LoadedCatalogs) {
    if self.loaded === loaded, table.count < 1 << 14 { return }
    self.loaded = loaded
    table = TextTable()
    pairs = [Pair](repeating: Pair(), count: pairs.count)
  }

  /// The number of an app; -1 where there is none.
  func app(_ id: String) -> Int32 { loaded?.numbers[id]?.app ?? -1 }

  /// The numbers of an intent and its app; -1 where there is none.
  mutating func intent(_ name: String, of id: String) -> (app: Int32, intent: Int32) {
    let (app, intent) = (table.number(of: id), table.number(of: name))
    let place = Int(truncatingIfNeeded: app &* 31 &+ intent) & (pairs.count - 1)
    if pairs[place].app == app, pairs[place].intent == intent { return pairs[place].numbers }
    let known = loaded?.numbers[id]
    let numbers = (app: known?.app ?? -1, intent: known?.intents[name] ?? -1)
    pairs[place] = Pair(app: app, intent: intent, numbers: numbers)
    return numbers
  }
}
