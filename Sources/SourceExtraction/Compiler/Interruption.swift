// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether somebody asked this process to end, so that what it made can be removed first.
enum Interruption {
  private static let signal = Atomic<Int32>(0)

  /// Whether it was asked to.
  static var isAsked: Bool { signal.load(ordering: .relaxed) != 0 }

  /// Does something during which requests to end are noted; when it is done, they are heeded.
  ///
  /// Signals that are ignored stay so.
  static func noted<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    var before: [sigaction] = []
    // Made before any signal could ask for it.
    _ = isAsked
    for number in signals {
      var old = sigaction()
      // SAFETY: the call writes the value it is given and keeps nothing.
      _ = unsafe sigaction(number, nil, &old)
      before.append(old)
      guard !isIgnored(old) else { continue }
      // The handler stores a number, which signals may do.
      install(number) { Interruption.signal.store($0, ordering: .relaxed) }
    }
    defer {
      for (i, number) in signals.enumerated() {
        // SAFETY: what is put back is what was there.
        _ = unsafe sigaction(number, &before[i], nil)
      }
      let asked = signal.exchange(0, ordering: .relaxed)
      if asked != 0 { raise(asked) }
    }
    return try body()
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    // SAFETY: both are addresses, and no more is asked than whether they are equal.
    #if canImport(Darwin)
      unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }

  private static func install(
    _ number: Int32, _ body: @escaping @convention(c) (Int32) -> Void
  ) {
    #if canImport(Glibc)
      _ = Glibc.signal(number, body)
    #elseif canImport(Musl)
      _ = Musl.signal(number, body)
    #else
      _ = Darwin.signal(number, body)
    #endif
  }
}
