// SPDX-License-Identifier: Apache-2.0

import AppIntents
import AppIntentsHosting
import Synchronization

/// What a hostile app does wherever its code is called.
protocol Vice: Sendable {
  /// What it is called, by people and in reports.
  static var name: String { get }

  /// Does it in a call that may wait: `perform()` and queries.
  static func act() async throws

  /// Does it in a call that may not: where an entity is shown.
  static func show()

  /// The entities that its queries give.
  static var things: [String] { get }
}

extension Vice {
  static func show() {}
  static var things: [String] { ["Plum", "Cherry"] }
}

/// Whether hostile apps go on: all that they do ends soon after this does.
final class HostileTime: Sendable {
  static let current = HostileTime()
  private let runs = Atomic<Int>(0)

  /// Lets apps be hostile until as many runs are over as were begun.
  func begin() { runs.wrappingAdd(1, ordering: .relaxed) }
  func end() { runs.wrappingSubtract(1, ordering: .relaxed) }

  var isOver: Bool { runs.load(ordering: .relaxed) == 0 }

  /// Keeps the processor busy.
  func spin(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while !isOver, ContinuousClock.now < end {}
  }

  /// Keeps the thread from doing anything else.
  func block(for duration: Duration) {
    let end = ContinuousClock.now + duration
    while !isOver, ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.002) }
  }

  /// Returns when the time is over, and heeds no cancellation.
  func waitForEnd() async {
    while !isOver { await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value }
  }
}

// MARK: - The eight

/// Throws, and has much to say of it.
enum Throwing: Vice {
  static let name = "Thrower"
  struct Failure: Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
    var description: String { String(repeating: "no ", count: 10_000) }
    var localizedStringResource: LocalizedStringResource { "\(description)" }
  }
  static func act() async throws { throw Failure() }
}

/// Keeps the processor busy in eight tasks at once, for longer than it may.
enum Spinning: Vice {
  static let name = "Spinner"
  static func act() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { HostileTime.current.spin(for: .milliseconds(80)) } }
    }
  }
  static func show() { HostileTime.current.spin(for: .milliseconds(30)) }
}

/// Blocks its thread for longer than it may.
enum Blocking: Vice {
  static let name = "Blocker"
  static func act() async throws { show() }
  static func show() { HostileTime.current.block(for: .seconds(1)) }
}

/// Has more tasks, updates and values than anybody needs.
enum Flooding: Vice {
  static let name = "Flooder"
  static func act() async throws {
    for _ in 0..<200 { HostileShortcuts<Flooding>.updateAppShortcutParameters() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<500 { group.addTask { HostileTime.current.block(for: .milliseconds(1)) } }
    }
  }
  static let things = (0..<200).map { "Drop \($0)" }
}

/// Waits without a thread until all is over, and heeds no cancellation.
enum NeverReturning: Vice {
  static let name = "Sleeper"
  static func act() async throws { await HostileTime.current.waitForEnd() }
}

/// Goes on when it is cancelled, and has its handler block.
enum AnsweringLate: Vice {
  static let name = "Dawdler"
  static func act() async throws {
    await withTaskCancellationHandler {
      while !Task.isCancelled, !HostileTime.current.isOver {
        try? await Task.sleep(for: .milliseconds(5))
      }
      HostileTime.current.block(for: .milliseconds(30))
    } onCancel: {
      HostileTime.current.block(for: .milliseconds(300))
    }
  }
}

/// Talks to the host that runs it, to itself and to others, and waits for what comes of it.
enum Reentering: Vice {
  static let name = "Echo"
  private static let host = Mutex<AppHost?>(nil)

  static func meet(_ other: AppHost?) { host.withLock { $0 = other } }

  static func act() async throws {
    guard let host = host.withLock({ $0 }), !HostileTime.current.isOver else { return }
    var options = SessionOptions()
    options.runningLimit = .milliseconds(30)
    options.queryDeadline = .milliseconds(15)
    options.grace = .milliseconds(2)
    _ = await host.session(options: options).say("Do it in \(name)")
    _ = await host.session(options: options).say("Take something in \(name)")
    await host.update(app: HostileShortcuts<Reentering>.id)
  }
}

/// Takes memory, and hands over much of it.
enum Allocating: Vice {
  static let name = "Hoarder"
  static func act() async throws {
    let bytes = [UInt8](repeating: 1, count: 16 << 20)
    if bytes[bytes.count / 2] == 0 { throw CancellationError() }
  }
  static let things = (0..<500).map { String(repeating: "much \($0) ", count: 20) }
}
