// SPDX-License-Identifier: Apache-2.0

import CBespeak
import TextAnalysis

/// What is behind handles.
///
/// A handle is a place in a table and how often the place was taken before: one that was freed leads nowhere, also
/// where its place was taken again.
final class HandleTable: Sendable {
  /// The one of the process.
  static let shared = HandleTable()

  private struct Slot {
    var object: AnyObject?
    var generation: UInt32
  }

  private struct State {
    var slots: [Slot] = []
    var free: [Int] = []
    var count = 0
  }

  private let state = Locked(State())
  private static let maxCount = 1 << 24

  /// Gives an object a handle.
  func add(_ object: AnyObject) throws(Fault) -> bespeak_handle {
    let handle = state.withLock { state -> bespeak_handle? in
      let place: Int
      if let free = state.free.popLast() {
        place = free
      } else {
        if state.slots.count == Self.maxCount { return nil }
        place = state.slots.count
        state.slots.append(Slot(object: nil, generation: 0))
      }
      state.slots[place].object = object
      state.slots[place].generation &+= 1
      state.count += 1
      return UInt64(state.slots[place].generation) << 32 | UInt64(place + 1)
    }
    guard let handle else { throw Fault(BESPEAK_ERROR_MEMORY, "too many handles") }
    return handle
  }

  /// The object of a handle.
  func object<Object: AnyObject>(
    _ handle: bespeak_handle, _ name: StaticString
  ) throws(Fault) -> Object {
    let object = state.withLock { state in
      Self.place(handle, state).flatMap { state.slots[$0].object }
    }
    guard let object else {
      throw Fault(BESPEAK_ERROR_HANDLE, "'\(name)' is no handle, or was freed")
    }
    guard let wanted = object as? Object else {
      throw Fault(BESPEAK_ERROR_HANDLE, "'\(name)' is a handle of another kind")
    }
    return wanted
  }

  /// Takes the object of a handle out; its memory goes when the last call has ended that uses it.
  func remove(_ handle: bespeak_handle) throws(Fault) -> AnyObject {
    let object = state.withLock { state -> AnyObject? in
      guard let place = Self.place(handle, state) else { return nil }
      state.count -= 1
      // A place whose generations have run out is not taken again.
      if state.slots[place].generation < .max { state.free.append(place) }
      return state.slots[place].object.take()
    }
    guard let object else {
      throw Fault(BESPEAK_ERROR_HANDLE, "no handle, or freed before")
    }
    return object
  }

  /// How many handles there are.
  var count: Int { state.withLock { $0.count } }

  private static func place(_ handle: bespeak_handle, _ state: State) -> Int? {
    let place = Int(handle & 0xFFFF_FFFF) - 1
    guard state.slots.indices.contains(place), state.slots[place].object != nil,
      UInt64(state.slots[place].generation) == handle >> 32
    else { return nil }
    return place
  }
}

/// What one call at a time may use; another one meanwhile is refused.
class Exclusive {
  private let isTaken = Locked(false)

  /// Runs a closure unless another thread is in one.
  final func alone<Result>(_ body: () throws(Fault) -> Result) throws(Fault) -> Result {
    let isMine = isTaken.withLock { taken in
      defer { taken = true }
      return !taken
    }
    guard isMine else {
      throw Fault(BESPEAK_ERROR_BUSY, "another thread uses this handle, which serves one at a time")
    }
    defer { isTaken.withLock { $0 = false } }
    return try body()
  }
}

/// Does what is behind a function that makes a handle, which is 0 where that fails.
///
/// - Parameters:
///   - out: Where the handle goes.
///   - name: How the caller knows that.
///   - make: Makes its object.
// SAFETY: as in `pointer`.
func making(
  _ out: UnsafeMutablePointer<bespeak_handle>?, _ name: StaticString,
  _ make: () throws(Fault) -> some AnyObject
) -> Int32 {
  answering { () throws(Fault) in
    let out = unsafe try pointer(out, name)
    unsafe out.pointee = 0
    unsafe out.pointee = try HandleTable.shared.add(make())
  }
}
