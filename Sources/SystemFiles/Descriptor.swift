// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the system on descriptors, each with its reason where it fails.
package enum Descriptor {
  /// What a file is opened for.
  enum Access {
    /// To be read; a pipe is waited for.
    case reading
    /// To be read, and waited for in no case.
    case readingAtOnce
    /// To be listed.
    case listing
    /// To be written to, being there.
    case writing
    /// To be read and written, made with these permissions where it is missing; no link.
    case changing(UInt32)
    /// To be written, made with these permissions; it must not be there yet.
    case making(UInt32)
  }

  /// The lowest number that a file of ours gets: the three below are the streams of the process.
  ///
  /// Where a process was started with one of them closed, the system gives its number to the next file
  /// that is opened, and what is printed would go into that file.
  static let lowest: Int32 = 3

  /// Opens a file, never as one of the standard streams, and closed in programs that are started.
  static func open(_ path: String, for access: Access) throws(FileFault) -> Int32 {
    guard !path.utf8.contains(0) else { throw FileFault(.nulInPath) }
    let (flags, mode): (Int32, UInt32) =
      switch access {
      case .reading: (O_RDONLY, 0)
      case .readingAtOnce: (O_RDONLY | O_NONBLOCK, 0)
      case .listing: (O_RDONLY | O_NONBLOCK | O_DIRECTORY, 0)
      case .writing: (O_WRONLY, 0)
      case .changing(let mode): (O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, mode)
      case .making(let mode): (O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
      }
    var opened: Int32
    repeat {
      opened = call(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw .current() }
    guard opened < lowest else { return opened }
    let raised = fcntl(opened, F_DUPFD_CLOEXEC, lowest)
    let fault = FileFault.current()
    close(opened)
    guard raised >= 0 else { throw fault }
    return raised
  }

  private static func call(_ path: String, _ flags: Int32, _ mode: UInt32) -> Int32 {
    // SAFETY: the path is passed as a null-terminated copy that lives through the call.
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags, mode_t(mode))
    #elseif canImport(Musl)
      unsafe Musl.open(path, flags, mode_t(mode))
    #else
      unsafe Darwin.open(path, flags, mode_t(mode))
    #endif
  }

  /// Closes a descriptor.
  package static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Reads into a part of a buffer.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  package static func read(
    _ descriptor: Int32, into buffer: inout [UInt8], _ range: Range<Int>
  ) throws(FileFault) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= buffer.count)
    // SAFETY: the range lies in the buffer, as was just checked.
    let result = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: bytes[range]))
    }
    return try result.get()
  }

  /// Reads into memory, as much as comes at once.
  static func read(
    _ descriptor: Int32, into memory: UnsafeMutableRawBufferPointer
  ) -> Result<Int, FileFault> {
    while true {
      // SAFETY: the memory has room for as many bytes as are asked for.
      #if canImport(Glibc)
        let count = unsafe Glibc.read(descriptor, memory.baseAddress, memory.count)
      #elseif canImport(Musl)
        let count = unsafe Musl.read(descriptor, memory.baseAddress, memory.count)
      #else
        let count = unsafe Darwin.read(descriptor, memory.baseAddress, memory.count)
      #endif
      if count >= 0 { return .success(count) }
      if errno != EINTR { return .failure(.current()) }
    }
  }

  /// Writes all of a buffer; where the other side is slow and does not wait, this does.
  package static func write(_ bytes: Span<UInt8>, to descriptor: Int32) throws(FileFault) {
    // SAFETY: the buffer covers the span and is not used after the closure.
    let result = unsafe bytes.withUnsafeBytes { unsafe write($0, to: descriptor) }
    try result.get()
  }

  /// Writes all of some memory.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
  ) -> Result<Void, FileFault> {
    // SAFETY: the memory is the caller's through this call; what is left of it is its end, never
    // more.
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      // SAFETY: what is left of the memory, read during the call only.
      #if canImport(Glibc)
        let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = unsafe Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = unsafe Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count > 0 {
        // SAFETY: `count` bytes of the rest were written, and no more than it has.
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 {
        // A disk that takes nothing and gives no reason is full.
        return .failure(FileFault(.system(ENOSPC)))
      } else if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        // SAFETY: one request, written by the call and not kept.
        _ = unsafe poll(&request, 1, -1)
      } else if errno != EINTR {
        return .failure(.current())
      }
    }
    return .success(())
  }

  /// Opens each of the three standard streams that is closed, so that using it is an error.
  ///
  /// Each is opened the wrong way round: what cannot be read or written is said, and does not vanish.
  package static func secureStandardStreams() {
    for (stream, flags) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] {
      guard fcntl(stream, F_GETFD) < 0, errno == EBADF else { continue }
      // The lowest free number is the stream's, as those below are open by now. A system without
      // the device has the folder above all, which can be neither read nor written.
      if call("/dev/null", flags, 0) < 0 { _ = call("/", O_RDONLY, 0) }
    }
  }
}
