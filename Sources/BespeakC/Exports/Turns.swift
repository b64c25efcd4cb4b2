// SPDX-License-Identifier: Apache-2.0

import Bespeak
public import CBespeak
import PhraseTesting

// SAFETY of all of this file: pointers are handed on to what checks and copies, as `Reading.swift` has it.

// SAFETY: as said above.
/// Begins to listen.
@c @implementation
public func bespeak_stream_make(
  _ resolver: bespeak_resolver, _ request: UnsafePointer<bespeak_request>!,
  _ stream: UnsafeMutablePointer<bespeak_stream>!
) -> Int32 {
  unsafe making(stream, "stream") { () throws(Fault) in
    let shared: SharedResolver = try HandleTable.shared.object(resolver, "resolver")
    return PartialTurn(
      shared.resolver.streaming(unsafe try RequestOptions(request, known: 0).request))
  }
}

// SAFETY: as said above.
private func heard(
  _ stream: bespeak_stream, _ text: UnsafePointer<CChar>?, _ length: Int,
  into line: UnsafeMutablePointer<bespeak_buffer>?, write: (PartialTurn, String) -> Void
) -> Int32 {
  answering { () throws(Fault) in
    let turn: PartialTurn = try HandleTable.shared.object(stream, "stream")
    let text = unsafe try BespeakC.text(text, length, "text")
    let buffer = unsafe try OutputBuffer(line, "line")
    try turn.alone { () throws(Fault) in
      turn.json.removeAll()
      write(turn, text)
      try buffer.put(turn.json)
    }
  }
}

// SAFETY: as said above.
/// Hears further words.
@c @implementation
public func bespeak_stream_update_json(
  _ stream: bespeak_stream, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ line: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  unsafe heard(stream, text, length, into: line) { $0.json.write($0.stream.update($1)) }
}

// SAFETY: as said above.
/// Hears the end.
@c @implementation
public func bespeak_stream_finish_json(
  _ stream: bespeak_stream, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ line: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  unsafe heard(stream, text, length, into: line) { $0.json.write(final: $0.stream.finish($1)) }
}

// SAFETY: as said above.
/// Begins with nothing asked.
@c @implementation
public func bespeak_talk_make(
  _ resolver: bespeak_resolver, _ request: UnsafePointer<bespeak_request>!,
  _ talk: UnsafeMutablePointer<bespeak_talk>!
) -> Int32 {
  unsafe making(talk, "talk") { () throws(Fault) in
    let shared: SharedResolver = try HandleTable.shared.object(resolver, "resolver")
    return Talk(shared, unsafe try RequestOptions(request, known: 0).request)
  }
}

// SAFETY: as said above.
/// Takes words: a request or an answer.
@c @implementation
public func bespeak_talk_say(
  _ talk: bespeak_talk, _ text: UnsafePointer<CChar>!, _ length: Int,
  _ next: UnsafeMutablePointer<Int32>!, _ turn: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let conversation: Talk = try HandleTable.shared.object(talk, "talk")
    let said = unsafe try BespeakC.text(text, length, "text")
    unsafe try conversation.turn(next, turn) { $0.say(said) }
  }
}

// SAFETY: as said above.
/// Takes one of what was offered.
@c @implementation
public func bespeak_talk_choose(
  _ talk: bespeak_talk, _ option: UInt32, _ next: UnsafeMutablePointer<Int32>!,
  _ turn: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let conversation: Talk = try HandleTable.shared.object(talk, "talk")
    unsafe try conversation.turn(next, turn) { $0.choose(Int(option)) }
  }
}

// SAFETY: as said above.
/// Takes consent, or that there is none.
@c @implementation
public func bespeak_talk_confirm(
  _ talk: bespeak_talk, _ yes: Int32, _ next: UnsafeMutablePointer<Int32>!,
  _ turn: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let conversation: Talk = try HandleTable.shared.object(talk, "talk")
    guard 0...1 ~= yes else {
      throw Fault(BESPEAK_ERROR_ARGUMENT, "'yes' is neither 0 nor 1")
    }
    unsafe try conversation.turn(next, turn) { $0.confirm(yes == 1) }
  }
}

// SAFETY: as said above.
/// Forgets what was asked.
@c @implementation
public func bespeak_talk_cancel(
  _ talk: bespeak_talk, _ next: UnsafeMutablePointer<Int32>!,
  _ turn: UnsafeMutablePointer<bespeak_buffer>!
) -> Int32 {
  answering { () throws(Fault) in
    let conversation: Talk = try HandleTable.shared.object(talk, "talk")
    unsafe try conversation.turn(next, turn) { $0.cancel() }
  }
}

// SAFETY: as said above.
/// Gives the last turn to programs that read structs.
@c @implementation
public func bespeak_talk_turn(
  _ talk: bespeak_talk, _ results: bespeak_results,
  _ turn: UnsafeMutablePointer<UnsafePointer<bespeak_turn>?>!
) -> Int32 {
  answering { () throws(Fault) in
    let conversation: Talk = try HandleTable.shared.object(talk, "talk")
    let rows: ResultRows = try HandleTable.shared.object(results, "results")
    let out = unsafe try pointer(turn, "turn")
    try conversation.alone { () throws(Fault) in
      guard let last = conversation.last else {
        throw Fault(BESPEAK_ERROR_STATE, "nothing was said so far")
      }
      try rows.alone { () throws(Fault) in
        unsafe out.pointee = rows.fill(last.turn, last.prompt, conversation.loaded)
      }
    }
  }
}
