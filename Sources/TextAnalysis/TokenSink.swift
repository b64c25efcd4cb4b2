// SPDX-License-Identifier: Apache-2.0

/// The room of a `TokenBuffer` while a scan writes into it, so that the count can stay in a register.
///
/// `TokenBuffer.adopt(_:)` takes the count back; the buffer must outlive the sink.
@safe struct TokenSink {
  // SAFETY: room for `capacity` tokens of a buffer that outlives the sink; nothing past `count`
  // is read.
  private let storage: UnsafeMutablePointer<Token>
  private let capacity: Int

  /// The number of tokens written.
  private(set) var count = 0

  /// A sink over room for `capacity` tokens.
  @inline(__always) init(_ storage: UnsafeMutablePointer<Token>, capacity: Int) {
    // SAFETY: the buffer that lends its storage outlives the scan.
    unsafe self.storage = storage
    self.capacity = capacity
  }

  /// Adds a token; `false` if there is no room.
  @inline(__always) mutating func append(_ token: Token) -> Bool {
    guard count < capacity else { return false }
    // SAFETY: the position is below `capacity`.
    unsafe storage[count] = token
    count &+= 1
    return true
  }

  /// Takes the last token away; there must be one.
  @inline(__always) mutating func removeLast() -> Token {
    precondition(count > 0)
    count &-= 1
    // SAFETY: the position was below `count`, so the element is initialised.
    return unsafe storage[count]
  }

  /// Lets a writer turn places into hashes, token by token.
  @inline(__always) func resolve(by forms: FormWriter) {
    for position in 0..<count {
      // SAFETY: the position is below `count`.
      unsafe forms.resolve(&storage[position])
    }
  }

  /// A bit in the accent of a token whose hash is a place.
  static let pending: UInt32 = 1

  /// Lets a writer turn places into hashes where tokens are marked as pending.
  @inline(__always) func resolvePending(by forms: FormWriter) {
    for position in 0..<count {
      // SAFETY: the position is below `count`.
      if unsafe storage[position].accent & Self.pending != 0 {
        // SAFETY: see above.
        unsafe storage[position].accent ^= Self.pending
        // SAFETY: see above.
        unsafe forms.resolve(&storage[position])
      }
    }
  }
}
