// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextAnalysis

@Suite("The timekeeper")
struct TimekeeperTests {
  @Test("what is due is begun when its time comes, whatever was noted first")
  func order() async {
    let keeper = Timekeeper(isManual: true)
    let (begun, note) = AsyncStream.makeStream(of: Int.self)
    var next = begun.makeAsyncIterator()
    _ = keeper.after(.milliseconds(400)) { note.yield(2) }
    _ = keeper.after(.milliseconds(20)) { note.yield(1) }
    keeper.advance(by: .milliseconds(19))
    #expect(keeper.pending == 2)
    keeper.advance(by: .milliseconds(1))
    #expect(await next.next() == 1)
    keeper.advance(by: .milliseconds(379))
    #expect(keeper.pending == 1)
    keeper.advance(by: .milliseconds(1))
    #expect(await next.next() == 2)
    #expect(keeper.pending == 0)
  }

  @Test("what is cancelled is not done, and nothing else is lost by it")
  func cancelled() async {
    let keeper = Timekeeper(isManual: true)
    let (begun, note) = AsyncStream.makeStream(of: Int.self)
    var ids: [UInt64] = []
    for number in 0..<5_000 {
      ids.append(keeper.after(.milliseconds(100 + number % 7)) { note.yield(number) })
    }
    for (number, id) in ids.enumerated() where number % 1_000 != 0 { keeper.cancel(id) }
    // Those that are cancelled late make no room for those that are noted then.
    for number in 5_000..<5_003 { _ = keeper.after(.milliseconds(10)) { note.yield(number) } }
    #expect(keeper.pending == 8)
    keeper.advance(by: .milliseconds(106))
    var done: Set<Int> = []
    for await number in begun {
      done.insert(number)
      if done.count == 8 { break }
    }
    #expect(done == [0, 1_000, 2_000, 3_000, 4_000, 5_000, 5_001, 5_002])
    #expect(keeper.pending == 0)
  }

  @Test("sleeping ends with the time, or with the task")
  func sleeping() async {
    let keeper = Timekeeper(isManual: true)
    let sleeper = Task { await keeper.sleep(for: .seconds(100)) }
    while keeper.pending == 0 { await Task.yield() }
    keeper.advance(by: .seconds(100))
    await sleeper.value
    let cancelled = Task { await keeper.sleep(for: .seconds(100)) }
    cancelled.cancel()
    await cancelled.value
    #expect(keeper.pending == 0)
  }

  @Test("many tasks note and cancel at once, and every rest is done")
  func concurrent() async {
    let keeper = Timekeeper()
    let (begun, note) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let id = keeper.after(.milliseconds((task * 31 + number * 17) % 60)) {
              note.yield()
            }
            if number.isMultiple(of: 2) { keeper.cancel(id) }
          }
        }
      }
    }
    var done = 0
    for await _ in begun {
      done += 1
      // Half are left, and those that were cancelled too late may be done as well.
      if done == 800 { break }
    }
    while keeper.pending > 0 { await Task.yield() }
  }
}
