// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system that runs one closure.
// SAFETY: the handle is of a thread that `init` started and nobody has joined, since `join` consumes
// this and there is no copy.
@safe package struct WorkerThread: ~Copyable {
  private let handle: pthread_t

  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; `nil` when the system has none left.
  package init?(_ run: @escaping @Sendable () -> Void) {
    // SAFETY: one reference, which the thread gives back, or the lines below where none was started.
    let body = unsafe Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    // SAFETY: the thread takes over the reference that was retained for it.
    let failed = unsafe pthread_create(&started, nil, Self.start, body.toOpaque())
    guard failed == 0 else {
      // SAFETY: no thread was started that could do so.
      unsafe body.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    handle = started
  }

  #if canImport(Darwin)
    private typealias Context = UnsafeMutableRawPointer
  #else
    private typealias Context = UnsafeMutableRawPointer?
  #endif

  private static let start: @convention(c) (Context) -> UnsafeMutableRawPointer? = { context in
    // SAFETY: as `init` passed it to `pthread_create`.
    unsafe run(context)
  }

  private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // SAFETY: the context is the body that `init` retained, once.
    guard let context = unsafe context else { return nil }
    unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }

  /// Waits until the closure has returned.
  package consuming func join() {
    #if canImport(Darwin)
      // SAFETY: a thread is joined once, since this consumes it; its result is not asked for.
      unsafe _ = pthread_join(handle, nil)
    #else
      _ = pthread_join(handle, nil)
    #endif
  }
}
