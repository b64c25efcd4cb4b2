// SPDX-License-Identifier: Apache-2.0

import CProcess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of the compiler: no shell in between, in a process group of its own, for a bounded time and
/// with bounded memory. It ends with this process, however that ends.
struct CompilerProcess {
  /// How a run ended.
  enum Ending: Equatable {
    /// With an exit code.
    case exited(Int32)
    /// By a signal: the compiler crashed, or took more memory than it may.
    case crashed(Int32)
    /// It was stopped at the end of its time.
    case timedOut
    /// Somebody asked this process to end.
    case interrupted
  }

  /// Most bytes of address space of a run.
  static let memoryLimit: UInt64 = 6 << 30

  /// The program.
  let program: String
  /// Its arguments.
  let arguments: [String]
  /// The folder it runs in.
  let folder: String
  /// The file that all it says goes to.
  let output: String

  /// Runs several at once to the end of each.
  ///
  /// - Parameter deadline: When to stop them, on the clock of `now()`.
  /// - Returns: How each ended, in order.
  /// - Throws: `SourceExtractionError` where one cannot be started.
  static func run(
    _ processes: [CompilerProcess], until deadline: UInt64
  ) throws(SourceExtractionError) -> [Ending] {
    var children: [pid_t] = []
    var endings = [Ending?](repeating: nil, count: processes.count)
    do throws(SourceExtractionError) {
      for one in processes { children.append(try one.start(until: deadline)) }
    } catch {
      for child in children { stop(child) }
      throw error
    }
    var pause: UInt64 = 500_000
    while true {
      for (i, child) in children.enumerated() where endings[i] == nil {
        var status: Int32 = 0
        // SAFETY: `waitpid` writes the value it is given and keeps nothing.
        let ended = unsafe waitpid(child, &status, WNOHANG)
        if ended == child {
          // What the compiler started, if anything, ends with it.
          kill(-child, SIGKILL)
          let signal = status & 0x7F
          endings[i] = signal == 0 ? .exited((status >> 8) & 0xFF) : .crashed(signal)
          if signal == SIGXCPU { endings[i] = .timedOut }
        } else if ended < 0, errno != EINTR {
          endings[i] = .crashed(0)
        }
      }
      if endings.allSatisfy({ $0 != nil }) { return endings.compactMap(\.self) }
      let isOver = now() >= deadline
      if isOver || Interruption.isAsked {
        for (i, child) in children.enumerated() where endings[i] == nil {
          stop(child)
          endings[i] = isOver ? .timedOut : .interrupted
        }
        return endings.compactMap(\.self)
      }
      var time = timespec(tv_sec: 0, tv_nsec: Int(pause))
      // SAFETY: `nanosleep` reads the value it is given.
      unsafe _ = nanosleep(&time, nil)
      pause = min(10_000_000, pause * 2)
    }
  }

  /// Kills a process with all it started, and waits for it.
  private static func stop(_ child: pid_t) {
    kill(-child, SIGKILL)
    kill(child, SIGKILL)
    var status: Int32 = 0
    // SAFETY: `waitpid` writes the value it is given and keeps nothing.
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
  }

  // SAFETY: paths and arguments are null-terminated copies that live through the call, which keeps
  // none of them.
  private func start(until deadline: UInt64) throws(SourceExtractionError) -> pid_t {
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    let now = Self.now()
    let seconds = (deadline > now ? deadline - now : 0) / 1_000_000_000 + 1
    let child = unsafe bespeak_process_start(
      program, words, folder, output,
      bespeak_process_limits(memory: Self.memoryLimit, seconds: seconds))
    guard child > 0 else { throw ProcessFiles.failure("start", program) }
    return child
  }

  /// Nanoseconds of a clock that never goes back.
  static func now() -> UInt64 {
    var time = timespec()
    // SAFETY: `clock_gettime` writes the value it is given and keeps nothing.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
