// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing
import TextAnalysis

@testable import EntityLookup

@Suite("Updates", .timeLimit(.minutes(hangMinutes))) struct EntityStoreTests {
  private func names(_ texts: String..., from first: Int = 0) -> [EntityName] {
    texts.enumerated().map { EntityName($1, entity: first + $0) }
  }

  private func best(_ store: EntityStore, _ text: String) -> Int? {
    store.snapshot.candidates(for: text).first?.entity
  }

  /// Waits until the store has nothing more to merge.
  private func settle(_ store: EntityStore, layers: Int = 1) {
    for _ in 0..<2_000 where store.snapshot.layerCount > layers { usleep(5_000) }
    #expect(store.snapshot.layerCount <= layers)
  }

  @Test("a set of entities holds what was added to it, and its copies what they held")
  func sets() {
    var random = SeededGenerator.forTest("entity sets")
    var expected: Set<UInt32> = []
    var set = EntitySet()
    var copies: [(EntitySet, Set<UInt32>)] = []
    for k in 0..<2_000 {
      let entity = UInt32(k % 3 == 0 ? random.below(1 << 31) : random.below(100_000))
      #expect(set.insert(entity) == expected.insert(entity).inserted)
      if k % 400 == 0 { copies.append((set, expected)) }
    }
    copies.append((set, expected))
    for (set, expected) in copies {
      #expect(set.count == expected.count)
      var members: [UInt32] = []
      set.forEach { members.append($0) }
      #expect(members == expected.sorted())
      #expect(expected.allSatisfy { set.contains($0) })
      #expect(!set.contains(.max))
    }
  }

  @Test("an empty store finds nothing")
  func empty() {
    let store = EntityStore()
    #expect(store.snapshot.candidates(for: "blue train").isEmpty)
    store.remove(entities: [3])
    store.append([])
    #expect(store.snapshot.candidates(for: "blue train").isEmpty)
  }

  @Test("replacing takes all names there were")
  func replace() {
    let store = EntityStore()
    store.replace(names("Blue Train", "Time Out"))
    #expect(best(store, "time out") == 1)
    store.replace(names("Kind of Blue", from: 7))
    #expect(best(store, "kind of blue") == 7)
    #expect(store.snapshot.candidates(for: "time out").allSatisfy { $0.entity == 7 })
    store.replace([])
    #expect(store.snapshot.candidates(for: "kind of blue").isEmpty)
  }

  @Test("an entity keeps its names when some are appended, and loses them when updated")
  func appendAndUpdate() {
    let store = EntityStore()
    store.replace(names("Blue Train", "Time Out"))
    store.append([EntityName("The Coltrane Record", entity: 0)])
    #expect(best(store, "blue train") == 0)
    #expect(best(store, "coltrane record") == 0)
    store.update([EntityName("Locomotion", entity: 0)])
    #expect(best(store, "locomotion") == 0)
    // Among so few names anything is found, but not as the name that it was.
    #expect(store.snapshot.candidates(for: "blue train").allSatisfy { $0.score.total < 0.5 })
    #expect(store.snapshot.candidates(for: "coltrane record").allSatisfy { $0.score.total < 0.5 })
  }

  @Test("a removed entity is not found, and the next best is")
  func remove() {
    let store = EntityStore()
    store.replace(names("Blue Train", "Blue Trane", "Blue Train Station"))
    store.remove(entities: [0])
    let found = store.snapshot.candidates(for: "blue train")
    #expect(found.map(\.entity) == [1, 2])
  }

  @Test("of a name of several entities those that are left are found")
  func sharedName() {
    let store = EntityStore()
    store.replace((0..<100).map { EntityName("Blue Train", entity: $0) })
    store.remove(entities: 0..<90)
    let found = store.snapshot.candidates(for: "blue train", limit: 64)
    #expect(found.map(\.entity) == Array(90..<100))
    store.remove(entities: 90..<100)
    #expect(store.snapshot.candidates(for: "blue train").isEmpty)
    #expect(store.snapshot.layerCount == 0)
  }

  @Test("a snapshot stays as it was taken")
  func snapshots() {
    let store = EntityStore()
    store.replace(names("Blue Train"))
    let before = store.snapshot
    store.update(names("Time Out"))
    #expect(before.candidates(for: "blue train").map(\.entity) == [0])
    #expect(before.candidates(for: "time out").first?.score.edits != 0)
    #expect(store.snapshot.version > before.version)
  }

  @Test("a reader sees the newest names")
  func reader() {
    let store = EntityStore()
    var reader = EntityReader(store)
    #expect(reader.candidates(for: "time out").isEmpty)
    store.replace(names("Time Out"))
    #expect(reader.candidates(for: "time out").first?.entity == 0)
    store.remove(entities: [0])
    #expect(reader.candidates(for: "time out").isEmpty)
  }

  @Test("results of layers come by score, weight, length and age, each entity once")
  func order() {
    let index = EntityIndex([
      EntityName("Time Out", entity: 0, weight: 3), EntityName("Blue Train", entity: 1),
    ])
    let store = EntityStore(index)
    store.append([
      EntityName("time out", entity: 2, weight: 9), EntityName("Time out", entity: 3, weight: 3),
      EntityName("Out Time", entity: 0), EntityName("Out Time", entity: 4),
    ])
    let found = store.snapshot.candidates(for: "time out", limit: 10)
    // Weights belong to names: 2 and 3 share theirs. Another order counts only where none has this one.
    #expect(found.map(\.entity) == [2, 3, 0])
    #expect(store.snapshot.candidates(for: "out time").first?.entity == 0)
    #expect(store.snapshot.candidates(for: "time out", limit: 2).map(\.entity) == [2, 3])
  }

  @Test("an index given as one stays, with what was removed hidden")
  func overIndex() {
    let store = EntityStore(EntityIndex(titles: ["Blue Train", "Time Out", "Head Hunters"]))
    store.update([EntityName("Take Five", entity: 1)])
    store.remove(entities: [2])
    #expect(best(store, "take five") == 1)
    #expect(best(store, "blue train") == 0)
    #expect(!store.snapshot.candidates(for: "head hunters").contains { $0.entity == 2 })
  }

  @Test("layers become one in the background, and answers stay")
  func merging() {
    let store = EntityStore()
    store.replace((0..<2_000).map { EntityName("base number \($0)", entity: $0) })
    for k in 0..<8 {
      store.update((0..<500).map { EntityName("layer \(k) item \($0)", entity: k * 250 + $0) })
    }
    settle(store)
    for k in 0..<8 {
      let first = store.snapshot.candidates(for: "layer \(k) item 3").first
      #expect(first?.entity == k * 250 + 3)
      #expect(first?.score.total == 1)
    }
    // The upper half of each but the last was replaced by the next.
    #expect(store.snapshot.candidates(for: "layer 2 item 300").first?.score.total != 1)
    #expect(store.snapshot.candidates(for: "base number 3").first?.score.total != 1)
  }

  @Test("updates of a few names make no layer each")
  func small() {
    let store = EntityStore(EntityIndex(titles: ["Blue Train"]))
    for k in 0..<200 { store.append([EntityName("song number \(k)", entity: k + 1)]) }
    #expect(store.snapshot.layerCount == 2)
    #expect(best(store, "song number 77") == 78)
  }

  @Test("a store of random updates answers as an index of what is left")
  func differential() {
    var random = SeededGenerator.forTest("entity store")
    for _ in 0..<fuzzRounds(4) {
      let store = EntityStore()
      var expected: [Int: [String]] = [:]
      func text() -> String { "\(random.below(30)) song \(random.below(40))" }
      for _ in 0..<30 {
        switch random.below(8) {
        case 0 where random.below(4) == 0:
          let names = (0..<random.below(300)).map { EntityName(text(), entity: $0) }
          store.replace(names)
          expected = Dictionary(grouping: names, by: \.entity).mapValues { $0.map(\.text) }
        case 1, 2, 3:
          let names = (0..<random.below(600)).map { _ in
            EntityName(text(), entity: random.below(400))
          }
          store.append(names)
          for name in names { expected[name.entity, default: []].append(name.text) }
        case 4, 5, 6:
          let names = (0..<random.below(600)).map { _ in
            EntityName(text(), entity: random.below(400))
          }
          store.update(names)
          for name in names { expected[name.entity] = nil }
          for name in names { expected[name.entity, default: []].append(name.text) }
        default:
          let entities = (0..<random.below(200)).map { _ in random.below(400) }
          store.remove(entities: entities)
          for entity in entities { expected[entity] = nil }
        }
        let asked = text()
        let found = store.snapshot.candidates(for: asked, limit: 64)
        #expect(Set(found.map(\.entity)).count == found.count)
        let same = Set(expected.filter { $1.contains(asked) }.keys)
        if !same.isEmpty, same.count < 64 {
          let exact = Set(found.filter { $0.score.total == 1 }.map(\.entity))
          #expect(exact == same, "\(asked)")
        }
        #expect(found.allSatisfy { expected[$0.entity] != nil })
        // Songs of other numbers are not meant.
        #expect(store.snapshot.candidates(for: "song").isEmpty == expected.isEmpty)
      }
    }
  }

  @Test("a result is of one version while names are replaced a hundred times a second")
  func stress() throws {
    let store = EntityStore()
    let base = (0..<20_000).map { EntityName("resident \($0) name", entity: 1_000_000 + $0) }
    // Every entity of a version is its number times a thousand and more.
    func names(_ version: Int) -> [EntityName] {
      (0..<100).map { EntityName("song \($0) alpha", entity: version * 100 % 900_000 + $0) }
    }
    store.replace(base + names(0))
    let isDone = Atomic<Bool>(false)
    let seconds = Double(fuzzRounds(1))
    let before = Self.residentBytes
    let looked = Locked(0)
    let threads = (0..<2).map { seed in
      Thread {
        var random = SeededGenerator(seed: UInt64(seed))
        var reader = EntityReader(store)
        var count = 0
        while !isDone.load(ordering: .relaxed) {
          let item = random.below(100)
          let found = reader.candidates(for: "song \(item) alpha", limit: 8)
          #expect(found.count == 1 && found[0].entity % 100 == item)
          let alike = reader.candidates(for: "song alpah", limit: 64)
          let versions = Set(alike.filter { $0.entity < 1_000_000 }.map { $0.entity / 100 })
          #expect(versions.count == 1, "\(alike)")
          let other = random.below(20_000)
          #expect(
            reader.candidates(for: "resident \(other) name", limit: 1).first?.entity
              == 1_000_000 + other)
          count += 3
        }
        looked.withLock { $0 += count }
      }
    }
    for thread in threads { thread.start() }
    let end = Date(timeIntervalSinceNow: seconds)
    var version = 0
    while Date() < end {
      version += 1
      // One update takes the names of the version before and gives those of the next.
      store.update(names(version), removing: names(version - 1).map(\.entity))
      usleep(10_000)
    }
    isDone.store(true, ordering: .relaxed)
    while threads.contains(where: { !$0.isFinished }) { usleep(1_000) }
    print(
      "stress: \(version) versions, \(looked.withLock { $0 }) look-ups in \(seconds) s,",
      "\(before >> 20) MB before, \(Self.residentBytes >> 20) MB after")
    #expect(looked.withLock { $0 } > 0)
  }

  /// The resident memory of the process.
  private static var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (fields.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4_096
  }
}
