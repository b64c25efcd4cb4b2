// SPDX-License-Identifier: Apache-2.0

// What each function takes and gives is in `bespeak.h`.

import Bespeak
public import CBespeak

/// The version of the ABI that this library has.
@c @implementation
public func bespeak_abi_version() -> UInt32 { BESPEAK_ABI_VERSION }

/// The release of the library, as text.
@c @implementation
public func bespeak_version() -> UnsafePointer<CChar>! {
  // SAFETY: a constant of the program, with a NUL at its end.
  unsafe UnsafeRawPointer(BespeakVersion.text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Copies out what went wrong in the thread's last call that failed.
@c @implementation
public func bespeak_last_error(
  _ message: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  var length = 0
  // SAFETY: the thread's own text, with a NUL behind `length` bytes; as much is copied as the caller has room for.
  let known = unsafe border_message(&length)
  guard let message = unsafe message, let known = unsafe known, capacity > 0 else { return length }
  var count = min(length, capacity - 1)
  // No character is cut.
  // SAFETY: as above: `count` is at most `length`, and less than `capacity`.
  while count > 0, count < length, unsafe known[count] & Int8(bitPattern: 0xC0) == -128 {
    count -= 1
  }
  // SAFETY: as above.
  unsafe message.update(from: known, count: count)
  unsafe message[count] = 0
  return length
}

/// Gives a handle back.
@c @implementation
public func bespeak_free(_ handle: bespeak_handle) -> Int32 {
  answering { () throws(Fault) in
    if handle == 0 { return }
    let object = try HandleTable.shared.remove(handle)
    (object as? Completion)?.drop()
  }
}

/// Counts what has not been freed.
@c @implementation
public func bespeak_handle_count() -> Int { HandleTable.shared.count }
