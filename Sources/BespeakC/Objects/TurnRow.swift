// SPDX-License-Identifier: Apache-2.0

import CBespeak
import PhraseTesting

/// A turn of a conversation as a struct, with the texts that it leads to.
// SAFETY: written in `init` and never after; freed in `deinit`, when nobody has the object any more.
@safe final class TurnRow {
  /// The struct; it lives as long as this object.
  let turn: UnsafeMutablePointer<bespeak_turn>
  private let options: UnsafeMutablePointer<bespeak_text>
  private let texts: LentTexts

  /// Writes a turn.
  ///
  /// - Parameter resolution: What the turn came to, which outlives this object.
  init(
    _ turn: Rehearsal.Turn, _ prompt: TurnPrompt, _ resolution: UnsafePointer<bespeak_result>?
  ) {
    texts = LentTexts([prompt.text, turn.reason ?? ""] + prompt.options)
    let count = prompt.options.count
    // SAFETY of all below: memory of this object's own, as much as is written; plain structs.
    unsafe options = .allocate(capacity: max(1, count))
    for place in 0..<count { unsafe options[place] = texts[place + 2] }
    var written = unsafe bespeak_turn()
    unsafe written.kind = Self.code(turn.kind)
    unsafe written.next = Talk.code(prompt.step)
    if !prompt.text.isEmpty { unsafe written.say = texts[0] }
    if turn.reason != nil { unsafe written.reason = texts[1] }
    unsafe written.options = count == 0 ? nil : UnsafePointer(options)
    unsafe written.option_count = count
    unsafe written.resolution = resolution
    unsafe self.turn = .allocate(capacity: 1)
    unsafe self.turn.initialize(to: written)
  }

  deinit {
    unsafe turn.deallocate()
    unsafe options.deallocate()
  }

  private static func code(_ kind: Rehearsal.Turn.Kind) -> Int32 {
    let code =
      switch kind {
      case .request: BESPEAK_TURN_REQUEST
      case .answer: BESPEAK_TURN_ANSWER
      case .notUnderstood: BESPEAK_TURN_NOT_UNDERSTOOD
      case .cancelled: BESPEAK_TURN_CANCELLED
      }
    return Int32(code.rawValue)
  }
}
