// SPDX-License-Identifier: Apache-2.0

import Bespeak
import Foundation
import TestSupport

/// Files of what was learnt: damaged, cut short, written to again.
///
/// A file that is refused stays as it is. One that is taken keeps each change that was acknowledged.
final class UsageDoor: Door {
  static let name = "usage"
  static let summary = "files of what was learnt"

  private let path: String

  init(_ material: Material) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("usage.bspu").path
  }

  func play(_ random: inout SeededGenerator) throws {
    let file = URL(fileURLWithPath: path)
    try? FileManager.default.removeItem(at: file)
    do {
      let store = try UsageStore(path: path)
      for _ in 0..<random.below(6) { try Self.learn(store.memory, &random) }
    }
    var bytes = [UInt8](try Data(contentsOf: file))
    switch random.below(4) {
    case 0: bytes.removeLast(random.below(bytes.count + 1))
    case 1: random.mutate(&bytes)
    // Nothing stands in a file before the first change.
    case 2 where !bytes.isEmpty: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
    default: break
    }
    try Data(bytes).write(to: file)
    let before = try? UsageStore.read(path)
    do {
      let store = try UsageStore(path: path)
      try hold(before?.entries == store.memory.entries, "reading and opening differ")
      for _ in 0..<random.below(4) {
        try Self.learn(store.memory, &random)
        let now = try UsageStore.read(path)
        try hold(now.entries == store.memory.entries, "an acknowledged change is not in the file")
      }
    } catch is UsageError {
      try hold([UInt8](try Data(contentsOf: file)) == bytes, "a file that was refused was changed")
    }
  }

  /// Notes something at random; what a memory refuses, it does not know.
  static func learn(_ memory: UsageMemory, _ random: inout SeededGenerator) throws {
    let before = memory.entries
    do {
      try note(memory, &random)
    } catch is UsageError {
      try hold(memory.entries == before, "a change that was refused counts")
    }
  }

  private static func note(_ memory: UsageMemory, _ random: inout SeededGenerator) throws {
    let time = UsageTime(hours: UInt32(random.below(1_000_000)))
    let (app, intent) = random.pick(names)
    switch random.below(4) {
    case 0: try memory.donate(app: app, intent: intent, at: time)
    case 1:
      try memory.forget(
        random.pick([.all, .app(app), .before(time), .entry("i0123456789abcdef")]))
    default:
      let id: String? = random.below(3) == 0 ? nil : random.pick(["42", "43", "", "nobody"])
      let words = random.pick(["milk", "the dairy thing", "", "東京"])
      try memory.correct(
        random.pick(["do the thing", "finish milk in tasks", "it"]), locale: LocaleTag("en"),
        to: CorrectedIntent(
          app: app, intent: intent,
          parameters: random.below(3) == 0
            ? [:]
            : [
              "task": CorrectedValue(
                type: random.pick(["entity:Task", "enum:P", "string"]), id: id, title: "Buy milk",
                words: words)
            ]), at: time)
    }
  }

  private static let names = [
    ("com.example.tasks", "CompleteTask"), ("com.example.tasks", "ListTasks"), ("a", "b"), ("", ""),
  ]
}
