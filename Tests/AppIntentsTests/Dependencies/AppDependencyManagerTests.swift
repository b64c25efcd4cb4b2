// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization
import Testing

@Suite struct AppDependencyManagerTests {
  @Test("what is registered is made once, when it is first asked for")
  func once() throws {
    let manager = AppDependencyManager()
    let count = Counter()
    manager.add(dependency: count.next())
    #expect(count.value == 0)
    let first = AppDependency<Int>(manager: manager)
    let second = AppDependency<Int>(manager: manager)
    #expect(first.wrappedValue == 1)
    #expect(second.wrappedValue == 1)
    #expect(first.wrappedValue == 1)
  }

  @Test("a key tells apart two of one type")
  func keys() {
    let manager = AppDependencyManager()
    manager.add(key: "a", dependency: "first")
    manager.add(key: "b", dependency: "second")
    #expect(AppDependency<String>(key: "b", manager: manager).wrappedValue == "second")
    #expect(AppDependency<String>(key: "a", manager: manager).wrappedValue == "first")
  }

  @Test("what has to be waited for is loaded before the intent runs")
  func deferred() async throws {
    let manager = AppDependencyManager()
    manager.add {
      await Task.yield()
      return 5.0
    }
    let dependency = AppDependency<Double>(manager: manager)
    try await dependency.load()
    #expect(dependency.wrappedValue == 5)
  }

  @Test("what is missing, or of another type, is an error that says what to do")
  func errors() async {
    let manager = AppDependencyManager()
    await #expect(throws: AppDependencyManager.Error.failedToRetrieve("of type 'Int'")) {
      try await AppDependency<Int>(manager: manager).load()
    }
    manager.add(key: "k", dependency: "text")
    await #expect(throws: AppDependencyManager.Error.incorrectDependencyType("'k'")) {
      try await AppDependency<Int>(key: "k", manager: manager).load()
    }
    #expect(
      "\(AppDependencyManager.Error.failedToRetrieve("of type 'Int'"))".contains(
        "AppDependencyManager.shared.add(dependency:)"))
  }

  @Test("what is registered while what was there is made is not replaced by it")
  func replacedMeanwhile() async throws {
    let manager = AppDependencyManager()
    manager.add {
      manager.add(dependency: "new")
      return "old"
    }
    #expect(AppDependency<String>(manager: manager).wrappedValue == "old")
    #expect(AppDependency<String>(manager: manager).wrappedValue == "new")

    manager.add {
      await Task.yield()
      manager.add(dependency: 2)
      return 1
    }
    let first = AppDependency<Int>(manager: manager)
    try await first.load()
    #expect(first.wrappedValue == 1)
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 2)
  }

  @Test("of what is made twice at once, what was kept first counts for both")
  func madeTwice() throws {
    let manager = AppDependencyManager()
    let count = Counter()
    let inner = Mutex<Int?>(nil)
    manager.add {
      let number = count.next()
      if number == 1 {
        let value = AppDependency<Int>(manager: manager).wrappedValue
        inner.withLock { $0 = value }
      }
      return number
    }
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 2)
    #expect(inner.withLock { $0 } == 2)
    #expect(AppDependency<Int>(manager: manager).wrappedValue == 2)
  }

  @Test("a default stands in for what is missing")
  func fallback() async throws {
    let dependency = AppDependency<Int>(manager: AppDependencyManager(), default: 3)
    try await dependency.load()
    #expect(dependency.wrappedValue == 3)
  }
}

private final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
