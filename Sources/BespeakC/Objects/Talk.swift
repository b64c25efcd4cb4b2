// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import JSONText
import PhraseTesting

/// A turn while it is said: what a `bespeak_stream` leads to.
// SAFETY: used in calls that are alone (`Exclusive`).
final class PartialTurn: Exclusive, @unchecked Sendable {
  /// What takes the words so far.
  var stream: StreamingResolver
  /// What its lines are written with.
  var json = ResolutionWriter()

  init(_ stream: consuming StreamingResolver) { self.stream = stream }
}

/// A conversation: what a `bespeak_talk` leads to.
// SAFETY: used in calls that are alone (`Exclusive`).
final class Talk: Exclusive, @unchecked Sendable {
  /// What takes what is said.
  var rehearsal: Rehearsal
  /// Where titles and dialogs are, and numbers of apps and intents.
  let loaded: LoadedCatalogs
  /// The last turn; `nil` before the first.
  private(set) var last: (turn: Rehearsal.Turn, prompt: TurnPrompt)?

  init(_ shared: SharedResolver, _ request: ResolutionRequest) {
    loaded = shared.loaded
    rehearsal = Rehearsal(
      shared.resolver, answers: AnswerBinder(loaded.catalogs, queries: shared.queries),
      request: request)
  }

  /// Takes a turn and writes what came of it, where there is a buffer for it.
  ///
  /// - Parameter take: Gives the turn; `nil` where nothing was asked that it would answer.
  // SAFETY: `next` is the caller's, where it is not null.
  func turn(
    _ next: UnsafeMutablePointer<Int32>?, _ turn: UnsafeMutablePointer<bespeak_buffer>?,
    _ take: (inout Rehearsal) -> Rehearsal.Turn?
  ) throws(Fault) {
    let buffer = unsafe turn == nil ? nil : try OutputBuffer(turn, "turn")
    try alone { () throws(Fault) in
      guard let turn = take(&rehearsal) else {
        throw Fault(BESPEAK_ERROR_STATE, "nothing was asked that this would answer")
      }
      let prompt = TurnPrompt(turn, catalogs: loaded.catalogs)
      last = (turn, prompt)
      if let buffer {
        var json = JSONWriter()
        json.value(turn, prompt)
        json.newline()
        try buffer.put(json.bytes)
      }
      unsafe next?.pointee = Self.code(prompt.step)
    }
  }

  /// The number of a step.
  static func code(_ step: TurnPrompt.Step) -> Int32 {
    let next =
      switch step {
      case .say: BESPEAK_NEXT_SAY
      case .ask: BESPEAK_NEXT_ASK
      case .choose: BESPEAK_NEXT_CHOOSE
      case .confirm: BESPEAK_NEXT_CONFIRM
      case .perform: BESPEAK_NEXT_PERFORM
      }
    return Int32(next.rawValue)
  }
}
