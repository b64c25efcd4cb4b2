// SPDX-License-Identifier: Apache-2.0

import CICU
import TextAnalysis

/// Writes names of other scripts in Latin letters, by ICU's transliteration.
final class Romanizer: Sendable {
  /// Opened at first use, by the lock.
  @safe private struct State: @unchecked Sendable {
    // SAFETY: used under the lock only, and never closed.
    var transliterator: OpaquePointer? = nil
    var isOpened = false
  }

  private let state: Locked<State>

  /// The one of the process.
  static let shared = Romanizer()

  private init() { state = Locked(State()) }

  /// The text in plain Latin letters and lower case; `nil` if ICU has no answer.
  func latin(_ text: String) -> String? {
    state.withLock { state in
      if !state.isOpened {
        let id = Array("Any-Latin; Latin-ASCII; Lower".utf16)
        // SAFETY: the text lives for the call.
        unsafe state.transliterator = icu_openTransliterator(id, Int32(id.count))
        state.isOpened = true
      }
      guard let transliterator = unsafe state.transliterator else { return nil }
      // A letter becomes a few; a name that needs more room keeps to its own script.
      var units = Array(text.utf16)
      let count = Int32(units.count)
      units += [UInt16](repeating: 0, count: 8 * units.count + 64)
      let capacity = Int32(units.count)
      // SAFETY: the array has room for `capacity`, and the lock is held.
      let length = unsafe units.withUnsafeMutableBufferPointer {
        unsafe icu_transliterate(transliterator, $0.baseAddress, count, capacity)
      }
      guard length > 0 else { return nil }
      // ʹ and ʾ stand for sounds that Latin letters lack, and come out as apostrophes.
      let marks: Set<UInt16> = [0x27, 0x60, 0x2BB, 0x2BC, 0x2B9, 0x2BE, 0x2BF]
      let letters = units[..<Int(length)].filter { !marks.contains($0) }
      return String(decoding: letters, as: UTF16.self)
    }
  }
}
