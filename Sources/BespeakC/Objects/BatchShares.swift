// SPDX-License-Identifier: Apache-2.0

import Bespeak
import CBespeak
import SystemThreads
import TextAnalysis

/// How a batch is parted among threads.
struct BatchShares: Sendable {
  /// How many utterances there are.
  let count: Int
  /// How many threads resolve them.
  let threads: Int
  /// How many are resolved by a thread at once.
  let size: Int

  /// Parts a batch among so many threads; 0 for one each processor.
  init(count: Int, threads: UInt32) throws(Fault) {
    guard threads <= 256 else {
      throw Fault(BESPEAK_ERROR_ARGUMENT, "'threads' is \(threads); at most 256")
    }
    self.count = count
    let wanted = threads == 0 ? min(256, Processors.count) : Int(threads)
    // A thread is worth some utterances; a share is large enough that handing it out costs nothing beside them.
    self.threads = max(1, min(wanted, count / 16))
    size = self.threads == 1 ? max(1, count) : min(1024, max(16, count / (8 * self.threads)))
  }

  /// How many shares there are.
  var number: Int { (count + size - 1) / size }

  /// The utterances of a share.
  func range(_ share: Int) -> Range<Int> { share * size..<min(count, (share + 1) * size) }

  /// The shares that are left, which threads take in turn.
  struct Queue: Sequence, IteratorProtocol, Sendable {
    private let taken = Locked(0)
    fileprivate let end: Int

    func next() -> Int? {
      let number = taken.withLock { taken in
        defer { taken += 1 }
        return taken
      }
      return number < end ? number : nil
    }
  }

  /// Runs a closure on several threads, each with a worker of its own and the shares that it takes.
  func run(
    _ resolver: SharedResolver, _ options: RequestOptions,
    _ body: @escaping @Sendable (SharedResolver.Worker, Queue) -> Void
  ) {
    let queue = Queue(end: number)
    ThreadTeam.run(threads: threads) {
      resolver.withWorker(options) { body($0, queue) }
    }
  }
}
