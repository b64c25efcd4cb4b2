// SPDX-License-Identifier: Apache-2.0

import CProcess
import Foundation
import TestSupport
import Testing

@testable import SourceExtraction

@Suite("Runs of the compiler", .timeLimit(.minutes(hangMinutes))) struct CompilerProcessTests {
  private let folder = FileManager.default.temporaryDirectory.path

  /// Runs lines of shell, and gives how they ended and what they said.
  private func run(_ lines: String, milliseconds: UInt64 = 60_000) throws -> (
    CompilerProcess.Ending, String
  ) {
    let output = folder + "/bespeak-process-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: output) }
    let process = CompilerProcess(
      program: "/bin/sh", arguments: ["-c", lines], folder: "/", output: output)
    let ending = try CompilerProcess.run(
      [process], until: CompilerProcess.now() + milliseconds * 1_000_000)
    return (ending[0], try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test("memory and core files are limited, and there is nothing to read") func limits() throws {
    let (ending, said) = try run("ulimit -v; ulimit -c; cat; pwd")
    #expect(ending == .exited(0))
    #expect(said == "\(CompilerProcess.memoryLimit >> 10)\n0\n/\n")
  }

  @Test("what takes too long is stopped, with all it started") func time() throws {
    let (ending, said) = try run("sleep 600 & echo $!; wait", milliseconds: 500)
    #expect(ending == .timedOut)
    let other = try #require(Int32(said.trimmingCharacters(in: .whitespacesAndNewlines)))
    // A process that was killed may be waited for by nobody yet.
    var isGone = false
    for _ in 0..<100 where !isGone {
      let state = try? String(contentsOfFile: "/proc/\(other)/stat", encoding: .utf8)
      isGone = state.map { $0.contains(") Z ") } ?? true
      if !isGone { Thread.sleep(forTimeInterval: 0.05) }
    }
    #expect(isGone)
  }

  @Test("codes and signals are told apart") func endings() throws {
    #expect(try run("exit 3").0 == .exited(3))
    #expect(try run("kill -SEGV $$").0 == .crashed(11))
  }

  #if os(Linux)
    @Test("a process dies with the thread that started it") func death() async throws {
      // SAFETY: the arguments are null-terminated and live through the call, which keeps none.
      let child = await withCheckedContinuation { (done: CheckedContinuation<pid_t, Never>) in
        Thread {
          var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup("sleep"), strdup("60"), nil]
          let child = unsafe bespeak_process_start(
            "/bin/sleep", &words, "/", "/dev/null", bespeak_process_limits(memory: 0, seconds: 0))
          unsafe words.forEach { unsafe free($0) }
          done.resume(returning: child)
        }.start()
      }
      #expect(child > 0)
      var status: Int32 = 0
      // SAFETY: `waitpid` writes the value it is given and keeps nothing.
      #expect(unsafe waitpid(child, &status, 0) == child)
      #expect(status & 0x7F == 9)
    }
  #endif
}
