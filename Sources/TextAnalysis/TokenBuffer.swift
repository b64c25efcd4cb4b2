// SPDX-License-Identifier: Apache-2.0

/// Room for the tokens of one utterance at a time, allocated once and used again.
///
/// The caller owns it and passes it in; one buffer serves one thread at a time. The first text that
/// is not ASCII adds a scratch block for normalised bytes, and nothing is allocated after that as
/// long as texts need no composition.
@usableFromInline @safe package struct TokenBuffer: ~Copyable {
  /// The tokens; `capacity` of them are allocated, the first `used` initialised.
  // SAFETY: allocated in `init` and freed in `deinit`; nothing at or past `used` is read.
  @usableFromInline let storage: UnsafeMutablePointer<Token>

  /// The most tokens that an utterance may have.
  package let capacity: Int

  /// How many tokens the last analysis wrote.
  @usableFromInline var used: Int

  /// Where the table path assembles normalised forms; absent until a text needs it.
  private var scratch: UnsafeMutableRawPointer?

  /// A buffer for utterances of up to `maxTokens` tokens.
  package init(maxTokens: Int = 512) {
    precondition(maxTokens > 0, "a token buffer holds at least one token")
    // SAFETY: freed in `deinit`; no other copy of the pointer outlives this value.
    unsafe storage = .allocate(capacity: maxTokens)
    capacity = maxTokens
    used = 0
    // SAFETY: no block is there yet, and none to be freed.
    unsafe scratch = nil
  }

  deinit {
    // SAFETY: both blocks were allocated by this value, and tokens need no destruction.
    unsafe storage.deallocate()
    // SAFETY: see above.
    unsafe scratch?.deallocate()
  }

  /// The number of tokens in the buffer.
  @inlinable package var count: Int { used }

  /// The token at a position in `0..<count`.
  @inlinable package subscript(position: Int) -> Token {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: used), "no token at this position")
    // SAFETY: the position is below `used`, so the element is initialised.
    return unsafe storage[position]
  }

  /// The tokens of the last analysis, in text order.
  @inlinable package var tokens: Span<Token> {
    @_lifetime(borrow self) @inline(__always) get {
      // SAFETY: the first `used` elements are initialised and stay so while `self` is borrowed.
      unsafe _overrideLifetime(Span(_unsafeStart: storage, count: used), borrowing: self)
    }
  }
}

extension TokenBuffer {
  /// Forgets all tokens.
  @inline(__always) mutating func removeAll() { used = 0 }

  /// Adds a token; `false` if the buffer is full.
  @inline(__always) mutating func append(_ token: Token) -> Bool {
    guard used < capacity else { return false }
    // SAFETY: the position is below `capacity`.
    unsafe storage[used] = token
    used += 1
    return true
  }

  /// The room for tokens, all of it, for a scan to write into.
  @inline(__always) mutating func sink() -> TokenSink {
    // SAFETY: `capacity` tokens are allocated; scans end before the buffer does.
    unsafe TokenSink(storage, capacity: capacity)
  }

  /// Takes over as many tokens as a scan has written into the sink.
  @inline(__always) mutating func adopt(_ count: Int) { used = count }

  /// Puts another token in the place of one.
  mutating func replace(at position: Int, with token: Token) {
    precondition(position >= 0 && position < used)
    // SAFETY: the position is below `used`, checked above.
    unsafe storage[position] = token
  }

  /// Adds a token before the one at `position`; `false` if the buffer is full.
  mutating func insert(_ token: Token, at position: Int) -> Bool {
    precondition(position >= 0 && position <= used)
    guard used < capacity else { return false }
    var index = used
    while index > position {
      // SAFETY: `index` runs from `used`, below `capacity`, down to `position` + 1.
      unsafe storage[index] = storage[index - 1]
      index -= 1
    }
    // SAFETY: the position is at most `used`, which is below `capacity`.
    unsafe storage[position] = token
    used += 1
    return true
  }

  /// Room for the two forms of one token, each of `FormWriter.capacity` bytes.
  mutating func formBytes() -> UnsafeMutableRawPointer {
    // SAFETY: the block is this value's until `deinit`.
    if let present = unsafe scratch { return unsafe present }
    // SAFETY: freed in `deinit`; the block stays where it is until then.
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: 2 * FormWriter.capacity, alignment: 16)
    // SAFETY: as above; whoever gets it uses it while the buffer is borrowed.
    unsafe scratch = block
    return unsafe block
  }
}
