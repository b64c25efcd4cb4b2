// SPDX-License-Identifier: Apache-2.0

import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The operating system, as far as the command needs it. Foundation would double the start-up time.
enum System {
  /// Nanoseconds of a clock that never goes back.
  static func now() -> UInt64 {
    var time = timespec()
    // SAFETY: `clock_gettime` writes the value it is given and keeps nothing.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// Seconds since 1970.
  static func secondsSince1970() -> Int64 {
    var time = timespec()
    // SAFETY: `clock_gettime` writes the value it is given and keeps nothing.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }

  /// The arguments of the command, without its name.
  ///
  /// - Throws: `CommandFailure` for one that is not UTF-8: repaired, it would be another text or path.
  static func arguments() throws(CommandFailure) -> [String] {
    var texts: [String] = []
    for place in 1..<max(1, Int(CommandLine.argc)) {
      // SAFETY: the system gives `argc` texts that end with a NUL, which stay as long as the process does.
      guard let argument = unsafe CommandLine.unsafeArgv[place],
        let text = unsafe String(validatingCString: argument)
      else { throw CommandFailure("argument \(place) is not UTF-8") }
      texts.append(text)
    }
    return texts
  }

  /// A variable of the environment; `nil` when it is not set or empty.
  static func environment(_ name: String) -> String? {
    // SAFETY: the result is null-terminated and copied before anything could change it.
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The reason of the last failure, as the system words it in lower case.
  static var lastError: String {
    // SAFETY: `strerror` gives a null-terminated text, copied at once.
    let text = unsafe String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Opens a file for reading, or a pipe, which is waited for.
  ///
  /// - Throws: `CommandFailure` with the system's reason.
  static func open(reading path: String) throws(CommandFailure) -> Int32 {
    do throws(FileFault) {
      return try OpenFile(reading: path, regularOnly: false).release()
    } catch {
      throw CommandFailure("cannot read '\(path)': \(error.message)")
    }
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) { Descriptor.close(descriptor) }

  /// The size of a regular file in bytes; `nil` for pipes and terminals.
  static func size(of descriptor: Int32) -> Int? {
    guard let status = try? FileStatus(descriptor: descriptor), status.kind == .file else {
      return nil
    }
    return status.size
  }

  /// Whether reading would give something, or the end, at once.
  static func hasInput(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // SAFETY: one request, written by the call and not kept.
    return unsafe poll(&request, 1, 0) > 0
  }

  /// Reads into a part of a buffer.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: `CommandFailure` with the system's reason.
  static func read(
    _ descriptor: Int32, into buffer: inout [UInt8], range: Range<Int>
  ) throws(CommandFailure) -> Int {
    do throws(FileFault) {
      return try Descriptor.read(descriptor, into: &buffer, range)
    } catch {
      throw CommandFailure("cannot read the input: \(error.message)")
    }
  }

  /// Writes all of a buffer.
  ///
  /// A reader of the results that went away ends the process here, quietly: nobody wants the rest. One of messages
  /// alone does not: the work is still to be done.
  ///
  /// - Throws: `CommandFailure` with the system's reason, such as a full disk.
  static func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(CommandFailure) {
    do throws(FileFault) {
      try Descriptor.write(bytes, to: descriptor)
    } catch {
      if descriptor == 1, error.isOfBrokenPipe { leave(0) }
      throw CommandFailure("cannot write the output: \(error.message)")
    }
  }

  /// Makes using a stream that is closed an error: no signal, and no file opened in its place.
  static func secureStreams() {
    _ = signal(SIGPIPE, SIG_IGN)
    Descriptor.secureStandardStreams()
  }

  /// Ends the process at once, from any thread, running nothing else.
  static func leave(_ status: Int32) -> Never { _exit(status) }
}
