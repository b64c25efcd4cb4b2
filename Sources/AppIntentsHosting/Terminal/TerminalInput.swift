// SPDX-License-Identifier: Apache-2.0

import IntentResolution
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines of a file descriptor, read while others wait.
///
/// Reading blocks a thread of `CallerThreads` and none of Swift's pool.
final class TerminalInput: Sendable {
  /// The longest line that is kept, in bytes; the rest of a longer one is left out.
  static let maxLineBytes = 16 << 10
  private static let chunkBytes = 4 << 10

  private struct State {
    var bytes: [UInt8] = []
    var start = 0
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let state = Locked(State())

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a person types here.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The next line without its end; `nil` at the end of the input, or where it cannot be read.
  ///
  /// A last line without a line feed counts.
  func nextLine() async -> String? {
    await Task(executorPreference: CallerThreads.shared) { self.readLine() }.value
  }

  private func readLine() -> String? {
    state.withLock { state in
      var line: [UInt8] = []
      while true {
        let rest = state.bytes[state.start...]
        let feed = rest.firstIndex(of: 0x0A)
        line += rest[..<(feed ?? rest.endIndex)].prefix(Self.maxLineBytes - line.count)
        if let feed {
          state.start = feed + 1
          break
        }
        guard fill(&state) else {
          if line.isEmpty { return nil }
          break
        }
      }
      if line.last == 0x0D { line.removeLast() }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Reads some bytes in place of those that are used up; `false` at the end.
  private func fill(_ state: inout State) -> Bool {
    state.bytes = []
    state.start = 0
    guard !state.isAtEnd else { return false }
    var chunk = [UInt8](repeating: 0, count: Self.chunkBytes)
    let count = readSome(into: &chunk)
    chunk.removeLast(chunk.count - count)
    state.isAtEnd = chunk.isEmpty
    state.bytes = chunk
    return !chunk.isEmpty
  }

  /// Reads what is there; 0 at the end, and where it cannot be read.
  private func readSome(into chunk: inout [UInt8]) -> Int {
    while true {
      // SAFETY: the array has room for this many bytes, and the pointer is not kept.
      let count = unsafe chunk.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 || errno != EINTR { return max(0, count) }
    }
  }
}
