// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Throws random input at every door of the engine until the time is up.
///
/// A door is a place where bytes from elsewhere come in. Each runs in a process of its own, which a
/// watcher ends when one case takes too long or the memory grows; a crash, a hang and a broken promise
/// are all reported with the command that repeats the case.
@main enum Fuzz {
  static func main() async {
    do {
      let options = try FuzzOptions(CommandLine.arguments.dropFirst())
      if options.wantsHelp {
        say(FuzzOptions.help)
      } else if let state = options.stateFile {
        exit(try await DoorRun(options, stateFile: state).run())
      } else {
        exit(await Watch(options).run())
      }
    } catch {
      FileHandle.standardError.write(Data("bespeak-fuzz: \(error)\n".utf8))
      exit(2)
    }
  }
}

/// Prints a line at once: it must be seen even where the process is ended right after.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// A promise of the engine that a case broke.
struct BrokenPromise: Error, CustomStringConvertible {
  /// What was promised, and what came instead.
  let description: String

  /// Creates a finding.
  init(_ description: String) { self.description = description }
}

/// Throws where a promise does not hold.
func hold(_ promise: Bool, _ message: @autoclosure () -> String) throws {
  if !promise { throw BrokenPromise(message()) }
}
