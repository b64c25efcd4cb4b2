// SPDX-License-Identifier: Apache-2.0

/// The jobs of one app that wait for a thread, and the threads that run others of them.
///
/// An app has one thread for itself whatever others do, and takes more of those that all share. A
/// thread that runs a call which was given up is lost to the app and to nobody else; the app gets
/// others in its place, up to a limit.
final class AppLane: @unchecked Sendable {
  // SAFETY: all but the limits is touched only under the mutex of `AppThreads`.

  /// A piece of a call.
  struct Job {
    let job: UnownedJob
    let call: GatedCall
  }

  /// Most threads at once that run what somebody waits for.
  private let liveLimit: Int
  /// Lost threads from which on nothing more is run that was given up.
  private let lostLimit: Int
  /// Threads that run a job, lost ones included.
  private var threads = 0
  /// Threads that run a job of a call that was given up.
  private var lost = 0
  private var jobs = Queue()
  /// Jobs of calls that were given up, while too many of those run.
  private var parked = Queue()

  /// Makes a lane.
  ///
  /// - Parameters:
  ///   - live: Most threads at once that run what somebody waits for.
  ///   - lost: How many more there are at most in place of lost ones.
  init(live: Int, lost: Int) {
    liveLimit = live
    lostLimit = lost
  }

  /// Whether no job waits.
  var isEmpty: Bool { jobs.isEmpty && parked.isEmpty }
  /// Whether so many threads are lost that nothing new should be begun.
  var isLost: Bool { lost >= lostLimit }
  /// Threads that it takes of those that all share.
  var shared: Int { max(0, live - 1) }
  private var live: Int { threads - lost }

  /// How many of its jobs may start, where others leave some threads.
  func startable(shared room: Int) -> Int {
    let count = jobs.count + (isLost ? 0 : parked.count)
    let own = min(liveLimit - live, liveLimit + lostLimit - threads)
    return max(0, min(count, own, room + (live == 0 ? 1 : 0)))
  }

  /// Takes a job in; the last one to go.
  func append(_ job: Job) { jobs.append(job) }

  /// Hands out the job that has waited longest of those that may start.
  func takeFirst() -> Job? {
    if !isLost, let job = parked.takeFirst() { return job }
    while let job = jobs.takeFirst() {
      guard job.call.isGivenUp, isLost else { return job }
      parked.append(job)
    }
    return nil
  }

  /// Counts a thread that begins, or has ended, a job.
  func count(_ change: Int, isLost: Bool) {
    threads += change
    if isLost { lost += change }
  }

  /// Counts threads as lost.
  func lose(_ count: Int) { lost += count }

  /// First in, first out; a long one is not moved for each job.
  private struct Queue {
    private var jobs: [Job] = []
    private var first = 0

    var count: Int { jobs.count - first }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ job: Job) { jobs.append(job) }

    mutating func takeFirst() -> Job? {
      guard !isEmpty else { return nil }
      defer {
        first += 1
        if first == jobs.count {
          jobs.removeAll(keepingCapacity: first <= 64)
          first = 0
        } else if first > 64, first * 2 > jobs.count {
          jobs.removeFirst(first)
          first = 0
        }
      }
      return jobs[first]
    }
  }
}
