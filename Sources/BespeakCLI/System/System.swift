// SPDX-License-Identifier: Apache-2.0

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

  /// A variable of the environment; `nil` when it is not set or empty.
  static func environment(_ name: String) -> String? {
    // SAFETY: the result is null-terminated and copied before anything could change it.
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// How many processors there are; at least one.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The reason of the last failure, as the system words it in lower case.
  static var lastError: String {
    // SAFETY: `strerror` gives a null-terminated text, copied at once.
    let text = unsafe String(cString: strerror(errno))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Opens a file for reading.
  ///
  /// - Throws: `CommandFailure` with the system's reason.
  static func open(reading path: String) throws(CommandFailure) -> Int32 {
    let descriptor = Self.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CommandFailure("cannot read '\(path)': \(lastError)") }
    return descriptor
  }

  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags)
    #elseif canImport(Musl)
      unsafe Musl.open(path, flags)
    #else
      unsafe Darwin.open(path, flags)
    #endif
  }

  /// Closes a descriptor.
  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// The size of a regular file in bytes; `nil` for pipes and terminals.
  static func size(of descriptor: Int32) -> Int? {
    var status = stat()
    // SAFETY: `fstat` writes the value it is given and keeps nothing.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
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
    precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
    while true {
      // SAFETY: the range lies in the buffer, as checked above.
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, range)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw CommandFailure("cannot read the input: \(lastError)") }
    }
  }

  private static func read(
    _ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ range: Range<Int>
  ) -> Int {
    guard let base = unsafe base else { return 0 }
    #if canImport(Glibc)
      return unsafe Glibc.read(descriptor, base + range.lowerBound, range.count)
    #elseif canImport(Musl)
      return unsafe Musl.read(descriptor, base + range.lowerBound, range.count)
    #else
      return unsafe Darwin.read(descriptor, base + range.lowerBound, range.count)
    #endif
  }

  /// Writes all of a buffer.
  ///
  /// A reader that went away ends the process here, quietly: nobody wants the rest.
  ///
  /// - Throws: `CommandFailure` with the system's reason, such as a full disk.
  static func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(CommandFailure) {
    var offset = 0
    while offset < bytes.count {
      let rest = bytes.extracting(offset..<bytes.count)
      // SAFETY: the buffer covers the span and is not used after the closure.
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0) }
      if count >= 0 {
        offset += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        // SAFETY: one request, written by the call and not kept.
        _ = unsafe poll(&request, 1, -1)
      case EPIPE: leave(0)
      default: throw CommandFailure("cannot write the output: \(lastError)")
      }
    }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Makes writing to a closed pipe an error and not a signal.
  static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the process at once, from any thread, running nothing else.
  static func leave(_ status: Int32) -> Never { _exit(status) }
}
