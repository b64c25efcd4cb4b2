// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The compiler's end of the plugin: two file descriptors.
///
/// ```
/// ┌──────────────────────────────┬───────────────┐
/// │ length, 8 bytes, low first   │ JSON, UTF-8   │   each way, one after the other
/// └──────────────────────────────┴───────────────┘
/// ```
package struct MessageChannel {
  /// The longest message read; longer ones are passed over and refused.
  package static let maximumBytes = 64 << 20
  /// The length past which bytes are no message of the protocol.
  package static let absurdBytes: UInt64 = 4 << 30

  /// What came in.
  package enum Incoming {
    case message([UInt8])
    /// A message longer than the limit; its bytes are gone.
    case tooLong(UInt64)
    /// The end: the pipe is closed, within a message or between two, or a length makes no sense.
    case end
  }

  let input: Int32
  let output: Int32

  /// Creates a channel over two open file descriptors, which it never closes.
  @_optimize(none)
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Waits for the next message.
  @_optimize(none)
  package func receive() -> Incoming {
    guard let header = read(8) else { return .end }
    var length: UInt64 = 0
    for byte in header.reversed() { length = length << 8 | UInt64(byte) }
    // An empty message is how the compiler takes its leave.
    guard length > 0, length <= Self.absurdBytes else { return .end }
    guard length <= Self.maximumBytes else {
      var rest = length
      while rest > 0 {
        let part = min(rest, 1 << 20)
        guard read(Int(part)) != nil else { return .end }
        rest -= part
      }
      return .tooLong(length)
    }
    guard let bytes = read(Int(length)) else { return .end }
    return .message(bytes)
  }

  /// Sends a message.
  ///
  /// - Returns: Whether it went out whole; it does not where the compiler is gone.
  @_optimize(none)
  package func send(_ message: [UInt8]) -> Bool {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(message.count + 8)
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: message.count >> (8 * shift))) }
    bytes += message
    var sent = 0
    while sent < bytes.count {
      // SAFETY: the range from `sent` on lies in the buffer, which outlives the call.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(output, buffer.baseAddress! + sent, buffer.count - sent)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Exactly as many bytes, or `nil` where the input ends first.
  @_optimize(none)
  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    // A length alone reserves no memory: it grows with what really comes.
    var part = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let wanted = min(part.count, count - bytes.count)
      // SAFETY: `wanted` is at most the buffer's size, and the buffer outlives the call.
      let got = unsafe part.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.read(input, buffer.baseAddress!, wanted)
        #elseif canImport(Musl)
          unsafe Musl.read(input, buffer.baseAddress!, wanted)
        #else
          unsafe Darwin.read(input, buffer.baseAddress!, wanted)
        #endif
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      bytes += part[..<got]
    }
    return bytes
  }

  /// Answers the compiler on the standard streams; all that the plugin does.
  ///
  /// Broken pipes are ignored from here on, in the whole process: a compiler that is gone must not
  /// end the plugin with a signal.
  @_optimize(none)
  package static func serveStandardStreams() {
    signal(SIGPIPE, SIG_IGN)
    MessageChannel(input: 0, output: 1).serve()
  }

  /// Answers messages until the input ends.
  @_optimize(none)
  package func serve() {
    var session = PluginSession()
    while true {
      switch receive() {
      case .message(let message):
        guard send(session.reply(to: message)) else { return }
      case .tooLong(let length):
        let reason =
          "the compiler's message has \(length) bytes, more than the \(Self.maximumBytes) read"
        guard send(session.refusal(reason)) else { return }
      case .end: return
      }
    }
  }
}
