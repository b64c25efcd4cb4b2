// SPDX-License-Identifier: Apache-2.0

import Bespeak
public import CBespeak
import TextAnalysis

// SAFETY of all of this file: pointers are handed on to what checks and copies, as `Reading.swift` has it.

// SAFETY: as said above.
/// Begins with no entities.
@c @implementation
public func bespeak_entities_make(
  _ locale: UnsafePointer<CChar>!, _ locale_length: Int,
  _ entities: UnsafeMutablePointer<bespeak_entities>!
) -> Int32 {
  unsafe making(entities, "entities") { () throws(Fault) in
    LiveEntities(locale: unsafe try BespeakC.locale(locale, locale_length))
  }
}

// SAFETY: as said above.
/// Puts others in the place of all.
@c @implementation
public func bespeak_entities_replace(
  _ entities: bespeak_entities, _ names: UnsafePointer<bespeak_name>!, _ count: Int
) -> Int32 {
  answering { () throws(Fault) in
    let live: LiveEntities = try HandleTable.shared.object(entities, "entities")
    live.replace(unsafe try values(names, count, "names"))
  }
}

// SAFETY: as said above.
/// Changes some and leaves the others as they are.
@c @implementation
public func bespeak_entities_update(
  _ entities: bespeak_entities, _ names: UnsafePointer<bespeak_name>!, _ count: Int,
  _ removed: UnsafePointer<bespeak_text>!, _ removed_count: Int
) -> Int32 {
  answering { () throws(Fault) in
    let live: LiveEntities = try HandleTable.shared.object(entities, "entities")
    let added = unsafe try values(names, count, "names")
    let ids = unsafe try texts(removed, removed_count, "removed", limit: Limits.names)
    live.update(added, removing: ids)
  }
}

// SAFETY: as said above.
/// Tells how many there are now.
@c @implementation
public func bespeak_entities_count(
  _ entities: bespeak_entities, _ count: UnsafeMutablePointer<Int>!
) -> Int32 {
  answering { () throws(Fault) in
    let count = unsafe try pointer(count, "count")
    unsafe count.pointee = 0
    let live: LiveEntities = try HandleTable.shared.object(entities, "entities")
    unsafe count.pointee = live.count
  }
}

// SAFETY: as said above.
/// Ends a wait with what was found.
@c @implementation
public func bespeak_query_answer(
  _ completion: bespeak_completion, _ found: UnsafePointer<bespeak_name>!, _ count: Int
) -> Int32 {
  answering { () throws(Fault) in
    let waiting: Completion = try HandleTable.shared.object(completion, "completion")
    let matches = unsafe try values(found, count, "found", limit: 64)
      .map { EntityMatch(id: $0.id, title: $0.title) }
    try take(waiting.give(.success(matches)))
  }
}

// SAFETY: as said above.
/// Ends a wait with a reason.
@c @implementation
public func bespeak_query_fail(
  _ completion: bespeak_completion, _ message: UnsafePointer<CChar>!, _ length: Int
) -> Int32 {
  answering { () throws(Fault) in
    let waiting: Completion = try HandleTable.shared.object(completion, "completion")
    let reason = unsafe try text(message, length, "message")
    try take(waiting.give(.failure(Completion.Failure(description: reason))))
  }
}

private func take(_ isWaited: Bool) throws(Fault) {
  if !isWaited {
    throw Fault(BESPEAK_ERROR_HANDLE, "'completion': it was answered, or nobody waits any more")
  }
}
