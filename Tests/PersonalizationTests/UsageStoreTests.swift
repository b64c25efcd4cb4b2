// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Personalization

@Suite("Usage store", .timeLimit(.minutes(hangMinutes))) struct UsageStoreTests {
  /// How a file was written: by this program, or by those that appended each change.
  enum Way: CaseIterable { case anew, appended }

  /// Makes ten changes; returns what was known after each.
  private func learn(_ memory: UsageMemory) throws -> [[UsageItem]] {
    var steps = [items(memory)]
    for k in 0..<10 {
      if k % 3 == 2 {
        try memory.correct("say \(k)", locale: english, to: milk, at: hour(k))
      } else {
        try memory.donate(app: "a", intent: "i\(k % 2)", at: hour(k))
      }
      steps.append(items(memory))
    }
    return steps
  }

  /// A file of ten changes, and what the first records of it say: none, one, ... all.
  private func sample(_ folder: Folder, _ way: Way = .anew) throws -> (
    bytes: [UInt8], steps: [[UsageItem]]
  ) {
    if way == .appended {
      try folder.write(appendedFile)
      return (appendedFile, try learn(UsageMemory()))
    }
    let all = try learn(try UsageStore(path: folder.path).memory)[10]
    return (try folder.bytes(), (0...all.count).map { Array(all[..<$0]) })
  }

  private func items(_ memory: UsageMemory) -> [UsageItem] { memory.snapshot }

  @Test("what was learnt is there again, in the same order", arguments: Way.allCases)
  func again(_ way: Way) throws {
    let folder = try Folder()
    let steps = try sample(folder, way).steps
    let before = try folder.bytes()
    let store = try UsageStore(path: folder.path)
    #expect(items(store.memory) == steps.last)
    #expect(store.memory.phrase("say 8") == milk)
    #expect(try folder.bytes() == before)
    try store.memory.donate(app: "z", intent: "z", at: hour(99))
    #expect(items(store.memory).dropLast() == steps[steps.count - 1][...])
    #expect(items(try UsageStore.read(folder.path)) == items(store.memory))
    #expect(try folder.bytes() == RecordCoder.file(store.memory.items))
    #expect(try folder.bytes().count == store.memory.statistics.bytes)
    #expect(folder.names == ["usage"])
  }

  @Test("what a process left that died while it wrote is removed, and nothing of it is known")
  func rest() throws {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder)
    try Data(bytes + bytes).write(to: URL(fileURLWithPath: folder.path + ".new"))
    #expect(items(try UsageStore.read(folder.path)) == steps.last)
    let store = try UsageStore(path: folder.path)
    #expect(folder.names == ["usage"])
    #expect(items(store.memory) == steps.last)
    #expect(try folder.bytes() == bytes)
  }

  @Test("a file is its owner's alone, also where it was everyone's") func permissions() throws {
    let folder = try Folder()
    func mode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    }
    do {
      let store = try UsageStore(path: folder.path)
      #expect(try mode() == 0o600)
      try store.memory.donate(app: "a", intent: "x", at: hour(0))
      #expect(try mode() == 0o600)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path)
    _ = try UsageStore(path: folder.path)
    #expect(try mode() == 0o600)
  }

  @Test("a file cut anywhere holds the records that are whole", arguments: Way.allCases)
  func cuts(_ way: Way) throws {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder, way)
    var known = 0
    for length in 0...bytes.count {
      try folder.write(bytes[..<length])
      let read = items(try UsageStore.read(folder.path))
      #expect(try folder.bytes().count == length)
      let step = try #require(steps.firstIndex(of: read), "cut at \(length)")
      #expect(step >= known)
      known = step
      // Opened, it takes the next change as if nothing had been.
      if length % 7 == 0 || length == bytes.count {
        let store = try UsageStore(path: folder.path)
        #expect(items(store.memory) == steps[step])
        try store.memory.donate(app: "z", intent: "z", at: hour(99))
        #expect(items(try UsageStore.read(folder.path)) == items(store.memory))
      }
    }
    #expect(known == steps.count - 1)
  }

  @Test(
    "a flipped bit anywhere is refused, with the file untouched, or costs the last record",
    arguments: Way.allCases)
  func flips(_ way: Way) throws {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder, way)
    var refused = 0
    for place in bytes.indices {
      for bit in place % 2 == 0 ? [0, 7] : [3] {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(bit)
        try folder.write(damaged)
        do throws(UsageError) {
          let read = try UsageStore.read(folder.path)
          #expect(items(read) == steps[steps.count - 2], "bit \(bit) of byte \(place)")
        } catch {
          refused += 1
          #expect(throws: error) { try UsageStore(path: folder.path) }
          #expect(try folder.bytes() == damaged)
          guard case .damaged(_, let offset, let record, _) = error else {
            #expect(place < RecordCoder.headerBytes, "\(error)")
            continue
          }
          // The fix that the message names: what stands before the damage.
          #expect(offset <= place)
          try folder.write(damaged[..<offset])
          #expect(items(try UsageStore.read(folder.path)) == steps[record - 1])
        }
      }
    }
    #expect(refused > bytes.count)
  }

  @Test("random bytes are refused or read, and never a trap") func noise() throws {
    let folder = try Folder()
    let (bytes, _) = try sample(folder)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      var noise = bytes
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        noise[Int.random(in: noise.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      try folder.write(noise)
      _ = try? UsageStore.read(folder.path)
    }
    // Records with sound checksums and senseless contents.
    for length in 0..<64 {
      let entries = (0..<length).map { _ in UInt8.random(in: 0...4, using: &generator) }
      _ = RecordCoder.items(entries.span)
    }
  }

  @Test("zeros that a loss of power leaves behind count as nothing", arguments: Way.allCases)
  func zeros(_ way: Way) throws {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder, way)
    try folder.write(bytes + [UInt8](repeating: 0, count: 4_096))
    #expect(items(try UsageStore.read(folder.path)) == steps.last)
    let store = try UsageStore(path: folder.path)
    #expect(items(store.memory) == steps.last)
    try store.memory.donate(app: "z", intent: "z", at: hour(99))
    #expect(try folder.bytes() == RecordCoder.file(store.memory.items))
    try folder.write([UInt8](repeating: 0, count: 4_096))
    #expect(throws: UsageError.notAStore(path: folder.path)) {
      try UsageStore.read(folder.path)
    }
  }

  @Test("other files are refused and left alone") func others() throws {
    let folder = try Folder()
    for bytes in [Array("hello".utf8), Array("a text that is long enough".utf8)] {
      try folder.write(bytes)
      #expect(throws: UsageError.notAStore(path: folder.path)) {
        try UsageStore(path: folder.path)
      }
      #expect(try folder.bytes() == bytes)
    }
    var later = RecordCoder.header
    later[8] = 2
    let sum = CRC32.of(later.span.extracting(0..<12))
    for k in 0..<4 { later[12 + k] = UInt8(truncatingIfNeeded: sum >> UInt32(8 * k)) }
    try folder.write(later)
    #expect(throws: UsageError.versionMismatch(path: folder.path, expected: 1, found: 2)) {
      try UsageStore(path: folder.path)
    }
    #expect(throws: UsageError.self) { try UsageStore.read(folder.path + ".missing") }
    #expect(throws: UsageError.self) { try UsageStore(path: folder.url.path) }
  }

  @Test("a file that is open elsewhere is reported, and may be read") func lock() throws {
    let folder = try Folder()
    var store: UsageStore? = try UsageStore(path: folder.path)
    #expect(throws: UsageError.held(path: folder.path)) { try UsageStore(path: folder.path) }
    // Also when it has been written anew, and by way of a link.
    try store?.memory.donate(app: "a", intent: "y", at: hour(0))
    #expect(throws: UsageError.held(path: folder.path)) { try UsageStore(path: folder.path) }
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    #expect(throws: UsageError.self) { try UsageStore(path: link) }
    try store?.memory.donate(app: "a", intent: "x", at: hour(0))
    #expect(try UsageStore.read(folder.path).prior(app: "a", intent: "x") == 0.2)
    store = nil
    let linked = try UsageStore(path: link)
    try linked.memory.donate(app: "a", intent: "y", at: hour(0))
    #expect(linked.memory.prior(app: "a", intent: "x") == 0.2)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.path)
  }

  @Test("what is forgotten is in the file no more") func erasing() throws {
    let folder = try Folder()
    let store = try UsageStore(path: folder.path)
    try store.memory.correct("a secret wish", locale: english, to: milk, at: hour(0))
    try store.memory.donate(app: "notes", intent: "AddNote", at: hour(1))
    let text = { String(decoding: try folder.bytes(), as: UTF8.self) }
    #expect(try text().contains("a secret wish"))
    #expect(try store.memory.forget(.app("tasks")) == 3)
    for word in ["secret", "dairy", "tasks", "milk"] { #expect(try !text().contains(word)) }
    #expect(try text().contains("AddNote"))
    try store.memory.forget(.all)
    #expect(try folder.bytes() == RecordCoder.header)
    #expect(folder.names == ["usage"])
  }

  @Test("a file has nothing but what is known, however often something is used")
  func growth() throws {
    let folder = try Folder()
    let store = try UsageStore(path: folder.path)
    for k in 0..<300 {
      try store.memory.donate(app: "com.example.tasks", intent: "ListTasks", at: hour(k))
      #expect(try folder.bytes() == RecordCoder.file(store.memory.items))
    }
    #expect(try UsageStore.read(folder.path).entries.map(\.count) == [300])
  }

  @Test("uses that are noted together count as so many, and are one change")
  func together() throws {
    let folder = try Folder()
    let store = try UsageStore(path: folder.path)
    let one = UsageMemory()
    try store.memory.donate(app: "a", intent: "x", times: 5, at: hour(0))
    try store.memory.donate(app: "a", intent: "x", times: .max, at: hour(1))
    try store.memory.donate(app: "a", intent: "y", times: 0, at: hour(1))
    for _ in 0..<5 { try one.donate(app: "a", intent: "x", at: hour(0)) }
    for _ in 0..<2_000 { try one.donate(app: "a", intent: "x", at: hour(1)) }
    try one.donate(app: "a", intent: "y", at: hour(1))
    #expect(store.memory.entries.map(\.count) == [1, Int(UInt32.max)])
    #expect(store.memory.prior(app: "a", intent: "x") == one.prior(app: "a", intent: "x"))
    #expect(store.memory.prior(app: "a", intent: "y") == one.prior(app: "a", intent: "y"))
  }

  @Test("a change that cannot be written does not count, and the file stays sound") func failure()
    throws
  {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder)
    let store = try UsageStore(path: folder.path)
    func refuses() {
      #expect(throws: UsageError.self) { try store.memory.forget(.all) }
      #expect(throws: UsageError.self) {
        try store.memory.donate(app: "z", intent: "z", at: hour(99))
      }
    }
    // The folder cannot be written: neither can the new file.
    if getuid() != 0 {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
      refuses()
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    } else {
      // A folder stands where the new file would.
      try FileManager.default.createDirectory(
        atPath: folder.path + ".new", withIntermediateDirectories: false)
      refuses()
      try FileManager.default.removeItem(atPath: folder.path + ".new")
    }
    #expect(items(store.memory) == steps.last)
    #expect(try folder.bytes() == bytes)
    // The next one counts again.
    try store.memory.donate(app: "z", intent: "z", at: hour(99))
    #expect(items(try UsageStore.read(folder.path)) == items(store.memory))
    // A device that is always full.
    #expect(throws: UsageError.self) { try UsageStore(path: "/dev/full") }
    #expect(throws: UsageError.self) { try UsageStore(path: "/nowhere/at/all") }
  }

  @Test("the checksum is CRC-32C") func checksum() {
    #expect(CRC32.of(Array("123456789".utf8).span) == 0xE306_9283)
    #expect(CRC32.of([UInt8](repeating: 0, count: 32).span) == 0x8A91_36AA)
  }
}

extension UsageMemory {
  /// The entries without what is made when they are put in.
  var snapshot: [UsageItem] {
    items.flatMap { RecordCoder.items(RecordCoder.bytes($0).span) ?? [] }
  }
}
