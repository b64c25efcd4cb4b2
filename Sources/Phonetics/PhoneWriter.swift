// SPDX-License-Identifier: Apache-2.0

/// Where phones are written: no two neighbours the same, no more than there is room for.
@safe struct PhoneWriter {
  // SAFETY: room for `PhoneticEncoder.maxPhones`, lent by the caller of `encode` for its duration.
  private let phones: UnsafeMutablePointer<UInt8>

  /// How many phones have been written.
  private(set) var count = 0

  private var last = Phone.none

  /// Starts at the first phone; the caller of `encode` keeps the room alive.
  @unsafe init(_ phones: UnsafeMutablePointer<UInt8>) { unsafe self.phones = phones }

  /// Whether further phones are dropped.
  @inline(__always) var isFull: Bool { count == PhoneticEncoder.maxPhones }

  /// Writes a phone unless it is the one before it again.
  @inline(__always) mutating func append(_ phone: UInt8) {
    guard phone != last, !isFull else { return }
    // SAFETY: `count` is below the room there is.
    unsafe phones[count] = phone
    count &+= 1
    last = phone
  }
}
