// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import TextAnalysis

/// Utterances of the caller's as columns, that threads resolve into columns.
// SAFETY: what `utterances` leads to is the caller's until its call returns, which waits for all threads; it is only read.
@safe struct UtteranceColumns: @unchecked Sendable {
  private let utterances: border_utterances
  private let shares: BatchShares
  private var options: RequestOptions
  private let columns: Int
  /// Whether there is more than texts.
  private let hasCircumstances: Bool

  /// Checks what comes in.
  ///
  /// - Parameter columns: The flags of `bespeak_resolve_arrow`.
  // SAFETY: pointers lead to the caller's structs, or are null.
  init(
    _ array: (schema: UnsafePointer<ArrowSchema>?, array: UnsafePointer<ArrowArray>?),
    _ options: RequestOptions, threads: UInt32, columns: Int
  ) throws(Fault) {
    var made = unsafe border_utterances()
    // SAFETY: all that it reads is checked, as far as it can be.
    try check(unsafe border_openUtterances(array.schema, array.array, &made))
    unsafe utterances = made
    shares = try BatchShares(count: unsafe Int(made.count), threads: threads)
    self.options = options
    self.columns = columns
    hasCircumstances = unsafe made.has_circumstances
    self.options.variesByRow = hasCircumstances
  }

  /// Resolves all of them.
  ///
  /// - Parameters:
  ///   - schema: Where the type of the rows goes; may be null.
  ///   - rows: Where the rows go; released, as `schema` is.
  func resolve(
    _ resolver: SharedResolver, schema: UnsafeMutablePointer<ArrowSchema>?,
    rows: UnsafeMutablePointer<ArrowArray>
  ) throws(Fault) {
    let pieces = Locked<[SharedResolver.Columns]>([])
    shares.run(resolver, options) { worker, queue in
      let columns = resolver.takeColumns()
      for share in queue { write(share, to: &columns.piece, worker) }
      pieces.withLock { $0.append(columns) }
    }
    let written = pieces.withLock { $0 }
    defer { resolver.giveBack(written) }
    unsafe try make(of: written, schema, rows)
  }

  private func write(
    _ share: Int, to piece: inout ColumnPiece, _ worker: SharedResolver.Worker
  ) {
    for number in shares.range(share) {
      piece.write(outcome(number, worker), columns: columns, &worker.json)
    }
    piece.end(share: share)
  }

  // SAFETY: as above.
  private func make(
    of pieces: [SharedResolver.Columns], _ schema: UnsafeMutablePointer<ArrowSchema>?,
    _ rows: UnsafeMutablePointer<ArrowArray>
  ) throws(Fault) {
    let shares = pieces.indices
      .flatMap { piece in
        pieces[piece].piece.shares.enumerated().map { (number: $1.number, piece: piece, place: $0) }
      }
      .sorted { $0.number < $1.number }
    // Texts of one piece have their numbers; those of several are numbered anew.
    var (numbers, starts) = ([Int32](), [Int]())
    var all = TextTable()
    for piece in pieces where pieces.count > 1 {
      starts.append(numbers.count)
      for text in piece.piece.table.texts { numbers.append(all.number(of: text)) }
    }
    // SAFETY: numbers, parts and the table stay where they are during the closures, and pieces are not written to.
    try check(
      unsafe numbers.withUnsafeBufferPointer { numbers in
        let parts = unsafe shares.map { share in
          unsafe pieces[share.piece].piece.part(
            share.place,
            numbers: starts.isEmpty
              ? nil : numbers.baseAddress.map { unsafe $0 + starts[share.piece] })
        }
        return unsafe parts.withUnsafeBufferPointer { parts in
          func make(_ table: UnsafePointer<border_table>) -> Int32 {
            unsafe border_makeColumns(
              parts.baseAddress, Int64(parts.count), table, UInt32(columns),
              options.request.explains,
              schema, rows)
          }
          return unsafe pieces.count == 1
            ? pieces[0].piece.table.withTable(make) : all.withTable(make)
        }
      })
  }

  private func outcome(
    _ row: Int, _ worker: SharedResolver.Worker
  ) -> Result<Resolution, LineFault> {
    Result { () throws(LineFault) in
      guard let text = try field(BORDER_TEXT, "text", row) else {
        throw LineFault(message: "line \(row + 1): no text")
      }
      guard hasCircumstances else { return worker.resolver.resolve(text) }
      return try worker.resolver.resolve(
        text,
        TranscriptResolver.Circumstances(
          locale: try field(BORDER_LOCALE, "locale", row), app: try field(BORDER_APP, "app", row),
          referenceDate: try field(BORDER_REFERENCE_DATE, "referenceDate", row),
          timeZone: try field(BORDER_TIME_ZONE, "timeZone", row)), number: row + 1)
    }
  }

  /// The text of a field; `nil` where there is none.
  private func field(
    _ field: Int, _ name: StaticString, _ row: Int
  ) throws(LineFault) -> String? {
    var length = 0
    // SAFETY: `init` has checked all that this reads.
    let bytes = unsafe withUnsafePointer(to: utterances) {
      unsafe border_utterance($0, Int32(field), Int64(row), &length)
    }
    guard let bytes = unsafe bytes else { return nil }
    var place: String { field == BORDER_TEXT ? "line \(row + 1)" : "line \(row + 1): '\(name)'" }
    guard length <= Limits.text else {
      throw LineFault(message: "\(place): longer than \(Limits.text) bytes")
    }
    let text = unsafe UnsafeRawBufferPointer(start: bytes, count: length)
    guard let text = unsafe String(validating: text, as: UTF8.self) else {
      throw LineFault(message: "\(place): not UTF-8")
    }
    return text
  }
}

/// What a function in C has found wrong, which has set the thread's message.
private func check(_ status: Int32) throws(Fault) {
  if status == BESPEAK_OK.rawValue { return }
  var length = 0
  // SAFETY: the thread's own text, with a NUL at its end.
  let message = unsafe border_message(&length).map { unsafe String(cString: $0) }
  throw Fault(bespeak_status(rawValue: status), message ?? "")
}
