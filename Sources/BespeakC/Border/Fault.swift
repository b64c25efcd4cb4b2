// SPDX-License-Identifier: Apache-2.0

import CBespeak

/// What a call of the library cannot do, and why.
struct Fault: Error {
  /// What a program goes by.
  let status: bespeak_status
  /// What a person reads.
  let message: String

  init(_ status: bespeak_status, _ message: String) {
    self.status = status
    self.message = message
  }
}

/// Does what is behind a function of the library; a fault becomes its status, and the thread's message.
func answering(_ body: () throws(Fault) -> Void) -> Int32 {
  do throws(Fault) {
    try body()
    return BESPEAK_OK.rawValue
  } catch {
    let bytes = Array(error.message.utf8)
    // SAFETY: the bytes are copied within the call.
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe border_setMessage(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self) ?? border_empty(), bytes.count)
    }
    return error.status.rawValue
  }
}
