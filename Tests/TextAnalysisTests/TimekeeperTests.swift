// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextAnalysis

@Suite("The timekeeper")
struct TimekeeperTests {
  @Test("what is due sooner is done sooner, whatever was noted first")
  func order() async throws {
    let keeper = Timekeeper()
    let done = Locked<[Int]>([])
    _ = keeper.after(.milliseconds(400)) { done.withLock { $0.append(2) } }
    _ = keeper.after(.milliseconds(20)) { done.withLock { $0.append(1) } }
    while done.withLock({ $0.count }) < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(done.withLock { $0 } == [1, 2])
  }

  @Test("what is cancelled is not done, and nothing else is lost by it")
  func cancelled() async throws {
    let keeper = Timekeeper()
    let done = Locked<Set<Int>>([])
    var ids: [UInt64] = []
    for number in 0..<5_000 {
      ids.append(
        keeper.after(.milliseconds(100 + number % 7)) {
          done.withLock { _ = $0.insert(number) }
        })
    }
    for (number, id) in ids.enumerated() where number % 1_000 != 0 { keeper.cancel(id) }
    // Those that are cancelled late make no room for those that are noted then.
    for number in 5_000..<5_003 {
      _ = keeper.after(.milliseconds(10)) { done.withLock { _ = $0.insert(number) } }
    }
    let wanted: Set<Int> = [0, 1_000, 2_000, 3_000, 4_000, 5_000, 5_001, 5_002]
    while !done.withLock({ $0.isSuperset(of: wanted) }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(done.withLock { $0 }.count >= wanted.count)
  }

  @Test("many tasks note and cancel at once, and every rest is done")
  func concurrent() async throws {
    let keeper = Timekeeper()
    let done = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let id = keeper.after(.milliseconds((task * 31 + number * 17) % 60)) {
              done.withLock { $0 += 1 }
            }
            if number.isMultiple(of: 2) { keeper.cancel(id) }
          }
        }
      }
    }
    while done.withLock({ $0 }) < 800 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(done.withLock { $0 } <= 1_600)
  }
}
