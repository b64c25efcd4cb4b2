// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An object that is made at its first use, by whichever thread comes first.
///
/// Like `AtomicLazyReference`, of which each load costs 650 instructions since it is not compiled for its type.
@safe @frozen @usableFromInline
package struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  // SAFETY: it is set at most once, to a retained object that is released in `deinit`.
  @usableFromInline let made = unsafe Atomic<Unmanaged<Object>?>(nil)

  /// Nothing has been made so far.
  @inlinable package init() {}

  // SAFETY: see `made`; nobody else holds it any more.
  @inlinable deinit { unsafe made.load(ordering: .acquiring)?.release() }

  /// The object; made now unless it has been.
  ///
  /// - Parameter make: Makes the object; what another thread has made meanwhile comes before it.
  @inlinable @inline(__always)
  package func get(_ make: () -> Object) -> Object {
    // SAFETY: see `made`.
    if let object = unsafe made.load(ordering: .acquiring) {
      return unsafe object.takeUnretainedValue()
    }
    return store(make())
  }

  @usableFromInline @inline(never)
  func store(_ object: Object) -> Object {
    // SAFETY: it is released here unless it has been stored.
    let own = unsafe Unmanaged.passRetained(object)
    // SAFETY: see `made`.
    let (isOwn, first) = unsafe made.compareExchange(
      expected: nil, desired: own, ordering: .acquiringAndReleasing)
    guard !isOwn, let first = unsafe first else { return object }
    // SAFETY: as above; what another thread has stored lives as long as this.
    unsafe own.release()
    return unsafe first.takeUnretainedValue()
  }
}
