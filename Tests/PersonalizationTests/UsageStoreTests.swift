// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TextAnalysis

@testable import Personalization

@Suite("Usage store", .timeLimit(.minutes(hangMinutes))) struct UsageStoreTests {
  /// A file of ten changes, and what each of them left behind.
  private func sample(_ folder: Folder) throws -> (bytes: [UInt8], steps: [[UsageItem]]) {
    let store = try UsageStore(path: folder.path)
    var steps = [items(store.memory)]
    for k in 0..<10 {
      if k % 3 == 2 {
        try store.memory.correct("say \(k)", locale: english, to: milk, at: hour(k))
      } else {
        try store.memory.donate(app: "a", intent: "i\(k % 2)", at: hour(k))
      }
      steps.append(items(store.memory))
    }
    return (try folder.bytes(), steps)
  }

  private func items(_ memory: UsageMemory) -> [UsageItem] { memory.snapshot }

  @Test("what was learnt is there again, in the same order") func again() throws {
    let folder = try Folder()
    let (_, steps) = try sample(folder)
    let store = try UsageStore(path: folder.path)
    #expect(items(store.memory) == steps[10])
    #expect(store.memory.phrase("say 8") == milk)
    try store.compact()
    #expect(items(store.memory) == steps[10])
    #expect(items(try UsageStore.read(folder.path)) == steps[10])
    #expect(folder.names == ["usage"])
  }

  @Test("a file is its owner's alone, also where it was everyone's") func permissions() throws {
    let folder = try Folder()
    func mode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    }
    do {
      let store = try UsageStore(path: folder.path)
      #expect(try mode() == 0o600)
      try store.compact()
      #expect(try mode() == 0o600)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path)
    _ = try UsageStore(path: folder.path)
    #expect(try mode() == 0o600)
  }

  @Test("a file cut anywhere holds the changes that were written whole") func cuts() throws {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder)
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
    #expect(known == 10)
  }

  @Test("a flipped bit anywhere is refused, with the file untouched, or costs the last change")
  func flips() throws {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder)
    var refused = 0
    for place in bytes.indices {
      for bit in place % 2 == 0 ? [0, 7] : [3] {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(bit)
        try folder.write(damaged)
        do throws(UsageError) {
          let read = try UsageStore.read(folder.path)
          #expect(items(read) == steps[9], "bit \(bit) of byte \(place)")
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

  @Test("zeros that a loss of power leaves behind count as nothing") func zeros() throws {
    let folder = try Folder()
    let (bytes, steps) = try sample(folder)
    try folder.write(bytes + [UInt8](repeating: 0, count: 4_096))
    #expect(items(try UsageStore.read(folder.path)) == steps[10])
    let store = try UsageStore(path: folder.path)
    #expect(items(store.memory) == steps[10])
    #expect(try folder.bytes() == bytes)
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
    try store?.compact()
    let link = folder.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    #expect(throws: UsageError.self) { try UsageStore(path: link) }
    try store?.memory.donate(app: "a", intent: "x", at: hour(0))
    #expect(try UsageStore.read(folder.path).prior(app: "a", intent: "x") == 0.2)
    store = nil
    let linked = try UsageStore(path: link)
    try linked.compact()
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

  @Test("a file stays short however often something is used") func growth() throws {
    let folder = try Folder()
    let store = try UsageStore(path: folder.path)
    var largest = 0
    for k in 0..<3_000 {
      try store.memory.donate(app: "com.example.tasks", intent: "ListTasks", at: hour(k))
      largest = max(largest, store.byteCount)
    }
    #expect(largest < UsageLog.slack + 1_000)
    #expect(largest > UsageLog.slack)
    #expect(try UsageStore.read(folder.path).entries.map(\.count) == [3_000])
  }

  @Test("a change that cannot be written does not count, and the file stays sound") func failure()
    throws
  {
    let folder = try Folder()
    let (_, steps) = try sample(folder)
    let store = try UsageStore(path: folder.path)
    // The folder cannot be written: neither can the new file that forgetting needs.
    if getuid() != 0 {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
      #expect(throws: UsageError.self) { try store.memory.forget(.all) }
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    } else {
      // A folder stands where the new file would.
      try FileManager.default.createDirectory(
        atPath: folder.path + ".new", withIntermediateDirectories: false)
      #expect(throws: UsageError.self) { try store.memory.forget(.all) }
    }
    #expect(items(store.memory) == steps[10])
    #expect(items(try UsageStore.read(folder.path)) == steps[10])
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
    let bytes = RecordCoder.bytes(items)
    return RecordCoder.items(bytes.span) ?? []
  }
}
