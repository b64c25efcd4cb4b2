// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import TextAnalysis

/// A query that waits for its answer: what a `bespeak_completion` leads to.
final class Completion: Sendable {
  /// Why there is no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct State {
    var continuation: CheckedContinuation<[EntityMatch], any Error>?
    var isOver = false
  }

  private let state = Locked(State())

  /// Has a task wait; at once over where the answer is there no more.
  func wait(_ continuation: CheckedContinuation<[EntityMatch], any Error>) {
    let isLate = state.withLock { state in
      if !state.isOver { state.continuation = continuation }
      return state.isOver
    }
    if isLate { continuation.resume(throwing: CancellationError()) }
  }

  /// Gives the answer; says whether somebody still waited.
  @discardableResult func give(_ answer: Result<[EntityMatch], any Error>) -> Bool {
    let waiting = state.withLock { state in
      state.isOver = true
      return state.continuation.take()
    }
    waiting?.resume(with: answer)
    return waiting != nil
  }

  /// Ends it without an answer.
  func drop() { give(.failure(Failure(description: "it was freed without an answer"))) }
}

/// A query of the program's.
@safe final class CallbackQuery: EntityTextQuery {
  // SAFETY: the program says that all may be used from any thread, for as long as this object lives.
  private nonisolated(unsafe) let query: bespeak_query
  private nonisolated(unsafe) let context: UnsafeMutableRawPointer?
  private let release: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  private let isReleasing = Locked(false)

  init(_ query: @escaping bespeak_query, of binding: bespeak_binding) {
    // SAFETY: as above.
    unsafe self.query = query
    unsafe context = binding.context
    unsafe release = binding.release
  }

  /// Has the context released when this object goes.
  func takeContext() { isReleasing.withLock { $0 = true } }

  deinit {
    // SAFETY: nothing calls the query any more, since nobody has this object.
    if isReleasing.withLock({ $0 }) { unsafe release?(context) }
  }

  func entities(matching string: String) async throws -> [EntityMatch] {
    let completion = Completion()
    let handle = try HandleTable.shared.add(completion)
    // Whoever answers later finds nobody.
    defer { _ = try? HandleTable.shared.remove(handle) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        completion.wait(continuation)
        var text = string
        text.withUTF8 { bytes in
          // SAFETY: the text lives through the call, which is all that `bespeak.h` promises.
          unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
            unsafe query(context, bytes.baseAddress ?? border_empty(), bytes.count, handle)
          }
        }
      }
    } onCancel: {
      completion.give(.failure(CancellationError()))
    }
  }
}
