// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Durations of many short rounds of the same work, per operation, in nanoseconds.
struct Samples {
  /// Rising.
  let sorted: [Double]

  /// Takes durations in any order; there must be one at least.
  init(_ durations: [Double]) {
    precondition(!durations.isEmpty, "no rounds were measured")
    sorted = durations.sorted()
  }

  /// The value that the given share of rounds stays below.
  func percentile(_ share: Double) -> Double {
    sorted[Swift.min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }

  /// Half the rounds are faster.
  var median: Double { percentile(0.5) }
  /// The fastest round.
  var min: Double { sorted[0] }
  /// Distance between the quarters, as a share of the median.
  var spread: Double { (percentile(0.75) - percentile(0.25)) / Swift.max(median, 1e-9) }
}

/// Runs work in short rounds, several kinds of it in turn.
enum Harness {
  /// Times contestants in turn, a round each, so that a change in the machine's speed hits all.
  ///
  /// - Parameters:
  ///   - rounds: Rounds for each contestant; a first one of each is thrown away.
  ///   - clock: What time is taken by, in nanoseconds: the calling thread's processor time, unless threads help it.
  ///   - contestants: Each does the round of a number and says how many operations it was.
  /// - Returns: Nanoseconds an operation, one set of samples a contestant.
  static func compare(
    rounds: Int, clock: () -> Int = Clock.cpu, _ contestants: [(Int) -> Int]
  ) -> [Samples] {
    var durations = [[Double]](repeating: [], count: contestants.count)
    for round in -1..<rounds {
      for (number, work) in contestants.enumerated() {
        let start = clock()
        let operations = work(max(0, round))
        let duration = Double(clock() - start)
        if round >= 0 { durations[number].append(duration / Double(max(1, operations))) }
      }
    }
    return durations.map(Samples.init)
  }

  /// Times each operation of a set on its own.
  ///
  /// Every operation is timed in several passes over the set and its fastest time taken: what is
  /// slow in all passes is slow by itself and not by what else runs on the machine. Between two
  /// passes the whole set has gone through the caches. The clock's own cost is taken out.
  static func latencies(count: Int, passes: Int, _ operation: (Int) -> Void) -> Samples {
    Samples(bestTimes(count: count, passes: passes, operation))
  }

  /// As `latencies`, with the operations' times in the order of the set.
  static func bestTimes(count: Int, passes: Int, _ operation: (Int) -> Void) -> [Double] {
    var best = [Int](repeating: .max, count: count)
    for _ in 0..<passes {
      for index in 0..<count {
        let start = Clock.wall()
        operation(index)
        let duration = Clock.wall() - start
        if duration < best[index] { best[index] = duration }
      }
    }
    let clock = clockCost()
    return best.map { Double(max(0, $0 - clock)) }
  }

  private static func clockCost() -> Int {
    var costs = (0..<1_001).map { _ in
      let start = Clock.wall()
      return Clock.wall() - start
    }
    costs.sort()
    return costs[500]
  }

  /// Ends the program: an answer was wrong, so that no figure of it means anything.
  static func wrong(_ message: String) -> Never {
    print("wrong answer: \(message)")
    exit(1)
  }

  /// Keeps the optimiser from leaving out work whose result nobody reads.
  @inline(never) static func consume<Value>(_ value: Value) {}
}
