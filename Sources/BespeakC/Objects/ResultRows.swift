// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import JSONText

/// What a `bespeak_results` leads to: outcomes as structs, and what they lead to.
///
/// Rows stand one after the other. Their texts and parameters stand in pieces, each written by one thread at a time;
/// all memory is used again by the next call.
// SAFETY: changed only in calls that are alone (`Exclusive`), by threads that have pieces and rows of their own.
@safe final class ResultRows: Exclusive, @unchecked Sendable {
  /// The outcomes; null before the first.
  private(set) var rows: UnsafeMutablePointer<bespeak_result>?
  private var capacity = 0
  private(set) var pieces: [ResultPiece] = []

  deinit {
    // SAFETY: allocated below, and nobody has this object any more.
    unsafe rows?.deallocate()
  }

  /// Makes place for as many rows and pieces; what was there is gone.
  func reserve(rows count: Int, pieces pieceCount: Int) {
    if count > capacity {
      // SAFETY: plain structs, which need not be deinitialised.
      unsafe rows?.deallocate()
      unsafe rows = .allocate(capacity: count)
      capacity = count
    }
    // What one large batch needed is not kept for small ones.
    if pieces.count > 4 * max(pieceCount, 16) { pieces.removeLast(pieces.count - pieceCount) }
    while pieces.count < pieceCount { pieces.append(ResultPiece()) }
  }

  /// Writes the rows of a piece.
  ///
  /// - Parameter outcome: The outcome of a row, by its number, or what is wrong with its input.
  func fill(
    _ range: Range<Int>, piece: Int, _ numbers: [String: LoadedCatalogs.AppNumbers],
    _ outcome: (Int) -> Result<Resolution, LineFault>
  ) {
    let piece = pieces[piece]
    piece.removeAll()
    for number in range {
      var row = unsafe bespeak_result()
      switch outcome(number) {
      case .success(let resolution): unsafe piece.write(resolution, numbers, to: &row)
      case .failure(let fault): unsafe piece.write(rejection: fault.message, to: &row)
      }
      // SAFETY: `reserve` made place for all rows, and this range is this thread's.
      unsafe rows?[number] = row
    }
    for number in range {
      // SAFETY: as above; the piece is written and stays where it is.
      guard let row = unsafe rows?.advanced(by: number) else { continue }
      unsafe piece.settle(row)
    }
  }
}

/// Texts and parameters of some rows.
///
/// While it is written its memory moves: texts and parameters are noted by their offset, one up, and `settle` turns
/// that into addresses.
// SAFETY: in the hands of one thread at a time.
@safe final class ResultPiece: @unchecked Sendable {
  private var bytes = ByteBuffer(capacity: 1024)
  private var json = ResolutionWriter()
  // SAFETY: `parameterCapacity` structs, of which the first `parameterCount` are written; freed in `deinit`.
  private var parameters: UnsafeMutablePointer<bespeak_parameter>?
  private var parameterCount = 0
  private var parameterCapacity = 0

  deinit { unsafe parameters?.deallocate() }

  /// Forgets what was written and keeps the storage, unless it is huge.
  func removeAll() {
    if bytes.capacity > 4 << 20 { bytes = ByteBuffer(capacity: 1024) }
    bytes.removeAll()
    parameterCount = 0
  }

  private func append(_ parameter: bespeak_parameter) {
    if parameterCount == parameterCapacity {
      parameterCapacity = max(8, 2 * parameterCapacity)
      let larger = UnsafeMutablePointer<bespeak_parameter>.allocate(capacity: parameterCapacity)
      // SAFETY: the new memory has room for what is written in the old, which nothing leads to before `settle`.
      if let parameters = unsafe parameters {
        unsafe larger.initialize(from: parameters, count: parameterCount)
        unsafe parameters.deallocate()
      }
      unsafe parameters = larger
    }
    // SAFETY: there is room.
    unsafe parameters?.advanced(by: parameterCount).initialize(to: parameter)
    parameterCount += 1
  }

  private func note(_ text: String?) -> bespeak_text {
    guard let text else { return unsafe bespeak_text() }
    return unsafe note(text.utf8.span)
  }

  private func note(_ text: Span<UInt8>) -> bespeak_text {
    let start = bytes.count
    bytes.append(text)
    bytes.append(0)
    // SAFETY: no address yet: an offset, which `settle` replaces.
    return unsafe bespeak_text(
      bytes: UnsafePointer(bitPattern: start + 1), length: bytes.count - start - 1)
  }

  /// Writes an outcome.
  func write(
    _ resolution: Resolution, _ numbers: [String: LoadedCatalogs.AppNumbers],
    to row: inout bespeak_result
  ) {
    // SAFETY of all below: fields of a struct that is the caller's own.
    unsafe row.outcome = Self.code(resolution.status)
    let match = resolution.outcome.match
    unsafe row.confidence = resolution.confidence
    let known = resolution.app.flatMap { numbers[$0] }
    unsafe row.app = known?.app ?? -1
    unsafe row.intent = match.flatMap { known?.intents[$0.intent] } ?? -1
    unsafe row.shortcut = match?.shortcut.map { Int32(clamping: $0) } ?? -1
    unsafe row.app_id = note(resolution.app)
    unsafe row.intent_name = note(match?.intent)
    unsafe row.phrase = note(resolution.phrase)
    unsafe row.locale = note(resolution.locale)
    unsafe row.missing = note(resolution.missing)
    unsafe row.dialog = note(resolution.dialog)
    unsafe row.error = note(resolution.error)
    guard let match else { return }
    unsafe row.match = match.kind == .exact ? 1 : 2
    guard !match.parameters.isEmpty else { return }
    unsafe row.parameter_count = UInt32(match.parameters.count)
    unsafe row.parameters = UnsafePointer(bitPattern: parameterCount + 1)
    for parameter in match.parameters { unsafe append(written(parameter)) }
  }

  /// Writes that an input is none.
  func write(rejection: String, to row: inout bespeak_result) {
    unsafe row.outcome = Self.code(.rejected)
    unsafe (row.app, row.intent, row.shortcut) = (-1, -1, -1)
    // SAFETY: a field of a struct that is the caller's own.
    unsafe row.error = note(rejection)
  }

  private func written(_ parameter: BoundParameter) -> bespeak_parameter {
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

  private func note(json value: BoundParameter.Value) -> bespeak_text {
    json.removeAll()
    json.write(value)
    return unsafe note(json.text)
  }

  /// Where the bytes of a buffer stand.
  // SAFETY: the address holds until the buffer is written to or goes.
  static func base(of bytes: borrowing ByteBuffer) -> UnsafePointer<UInt8>? {
    unsafe bytes.span.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Turns the offsets of a row, and of its parameters, into addresses, which hold until this piece
  /// is written again.
  func settle(_ row: UnsafeMutablePointer<bespeak_result>) {
    // SAFETY of all below: the memory of both stays where it is until `removeAll`, as nothing is added before; offsets
    // are those that `note` and `write` gave.
    guard let base = unsafe Self.base(of: bytes) else {
      return
    }
    func settle(_ text: inout bespeak_text) {
      guard let offset = unsafe text.bytes else { return }
      let address = unsafe base + (Int(bitPattern: offset) - 1)
      unsafe text.bytes = UnsafeRawPointer(address).assumingMemoryBound(to: CChar.self)
    }
    unsafe settle(&row.pointee.app_id)
    unsafe settle(&row.pointee.intent_name)
    unsafe settle(&row.pointee.phrase)
    unsafe settle(&row.pointee.locale)
    unsafe settle(&row.pointee.missing)
    unsafe settle(&row.pointee.dialog)
    unsafe settle(&row.pointee.error)
    guard let offset = unsafe row.pointee.parameters, let parameters = unsafe parameters else {
      return
    }
    let first = unsafe parameters + (Int(bitPattern: offset) - 1)
    for place in 0..<Int(unsafe row.pointee.parameter_count) {
      unsafe settle(&first[place].name)
      unsafe settle(&first[place].type)
      unsafe settle(&first[place].id)
      unsafe settle(&first[place].title)
    }
    unsafe row.pointee.parameters = UnsafePointer(first)
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
