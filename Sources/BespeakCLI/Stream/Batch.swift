// SPDX-License-Identifier: Apache-2.0

import Bespeak

/// A run of whole lines on its way through the stream, and what became of them.
///
/// Batches are made once and go round: their storage is all the memory that a stream of any length
/// needs.
// SAFETY: a batch is in one thread's hands at a time; `LineQueue` passes it on under its lock.
final class Batch: @unchecked Sendable {
  /// Input bytes a batch aims at: some hundred lines, so that handing over costs nothing beside
  /// them, and few enough that the results of all batches stay in the second-level cache.
  static let targetBytes = 32 << 10

  /// Whole lines; the last one of the input may lack its line feed.
  var input: [UInt8] = []
  /// The 1-based number of the first line.
  var firstLine = 1
  /// How many lines stand in `input`.
  var lineCount = 0
  /// Whether one further line follows that was too long to be kept.
  var endsWithOverlongLine = false
  /// The results, a line each.
  var output = ResolutionWriter()
  /// The results where they are written as text.
  var text: [UInt8] = []
  /// How often each status came out, in the order of `Resolution.Status.allCases`.
  var counts = StatusCounts()

  /// Creates an empty batch.
  init() {}

  /// How many input lines it answers for.
  var answeredLines: Int { lineCount + (endsWithOverlongLine ? 1 : 0) }

  /// What is wrong with the line that was too long to be kept; `nil` for none.
  var overlongLine: String? {
    endsWithOverlongLine
      ? "line \(firstLine + lineCount): longer than \(LineSource.maxLineBytes) bytes" : nil
  }

  /// Forgets input and results and keeps their storage, unless one huge line has blown it up.
  func reset() {
    if input.capacity > 16 * Self.targetBytes { input = [] }
    if output.capacity > 64 * Self.targetBytes { output = ResolutionWriter() }
    input.removeAll(keepingCapacity: true)
    output.removeAll()
    text.removeAll(keepingCapacity: true)
    lineCount = 0
    endsWithOverlongLine = false
    counts = StatusCounts()
  }
}

/// How many outcomes there were of each status.
struct StatusCounts: Sendable {
  /// An intent, with all it needs.
  var resolved = 0
  /// A value is missing.
  var needsValue = 0
  /// A choice is to be made.
  var needsDisambiguation = 0
  /// To be confirmed.
  var needsConfirmation = 0
  /// A negative phrase won.
  var negative = 0
  /// Nothing declared.
  var noMatch = 0
  /// Over a limit, or no input at all.
  var rejected = 0

  /// Counts one outcome.
  mutating func add(_ status: Resolution.Status) {
    switch status {
    case .resolved: resolved += 1
    case .needsValue: needsValue += 1
    case .needsDisambiguation: needsDisambiguation += 1
    case .needsConfirmation: needsConfirmation += 1
    case .negative: negative += 1
    case .noMatch: noMatch += 1
    case .rejected: rejected += 1
    }
  }

  /// Adds the counts of a batch.
  mutating func add(_ other: StatusCounts) {
    resolved += other.resolved
    needsValue += other.needsValue
    needsDisambiguation += other.needsDisambiguation
    needsConfirmation += other.needsConfirmation
    negative += other.negative
    noMatch += other.noMatch
    rejected += other.rejected
  }

  /// Each status with its count, in the order of the enum.
  var all: [(status: Resolution.Status, count: Int)] {
    Resolution.Status.allCases.map { status in
      switch status {
      case .resolved: (status, resolved)
      case .needsValue: (status, needsValue)
      case .needsDisambiguation: (status, needsDisambiguation)
      case .needsConfirmation: (status, needsConfirmation)
      case .negative: (status, negative)
      case .noMatch: (status, noMatch)
      case .rejected: (status, rejected)
      }
    }
  }
}
