// SPDX-License-Identifier: Apache-2.0

import IntentCatalog
import Testing
import TextAnalysis

@testable import IntentResolution

@Suite("Entities that change") struct LiveEntitiesTests {
  private static let key = EntityKey(app: "player", entity: "Song")

  private static func resolver(_ songs: LiveEntities) throws -> IntentResolver {
    let catalog = app(
      "player", "Player", shortcuts: [["Play ${song} on ${applicationName}"]],
      slots: ["song": .entity("Song")],
      entities: [EntityDeclaration(name: "Song", title: "Song", values: [])])
    return try makeResolver([catalog], queries: [key: songs])
  }

  private static func songs(_ titles: [String: String]) -> [EntityValue] {
    titles.sorted { $0.key < $1.key }.map { EntityValue(id: $0.key, title: $0.value) }
  }

  private func bound(_ text: String, _ resolver: IntentResolver) async -> BoundParameter.Value? {
    await resolver.patiently(text).parameters.first?.value
  }

  @Test("what is added is found, misheard too, and what is removed is not")
  func addsAndRemoves() async throws {
    let songs = LiveEntities()
    let resolver = try Self.resolver(songs)
    #expect(await bound("Play blue train on Player", resolver) == nil)
    songs.update(Self.songs(["1": "Blue Train", "2": "Time Out"]))
    #expect(
      await bound("Play blew train on Player", resolver) == .entity(id: "1", title: "Blue Train"))
    songs.update(Self.songs(["3": "Take Five"]), removing: ["1", "none"])
    #expect(await bound("Play blue train on Player", resolver) == nil)
    #expect(
      await bound("Play take fife on Player", resolver) == .entity(id: "3", title: "Take Five"))
    #expect(songs.count == 2)
  }

  @Test("an article names nothing, and a name misheard beside its article is found")
  func articles() async throws {
    let songs = LiveEntities()
    songs.update(
      Self.songs(["1": "The Hat", "2": "The Hobbit", "3": "The The", "4": "Blue Train"]))
    for (text, ids) in [
      ("the cat", []), ("the bit", []), ("the", []), ("my", []), ("the hat", ["1"]),
      ("the hobit", ["2"]), ("the the", ["3"]), ("the blue train", ["4"]), ("my blew train", ["4"]),
    ] {
      #expect(try await songs.entities(matching: text).map(\.id) == ids, "\(text)")
    }
    let german = LiveEntities(locale: LocaleTag("de"))
    german.update(Self.songs(["1": "Die Kür", "2": "Der Herr der Ringe"]))
    for (text, ids) in [("die kuh", []), ("die", []), ("der herr der dinge", ["2"])] {
      #expect(try await german.entities(matching: text).map(\.id) == ids, "\(text)")
    }
  }

  @Test("an entity given again has its new name and not the old one")
  func renames() async throws {
    let songs = LiveEntities()
    let resolver = try Self.resolver(songs)
    songs.replace(Self.songs(["1": "Blue Train"]))
    songs.update(Self.songs(["1": "Head Hunters"]))
    #expect(await bound("Play blue train on Player", resolver) == nil)
    #expect(
      await bound("Play head hunters on Player", resolver)
        == .entity(id: "1", title: "Head Hunters"))
  }

  @Test("of two songs of one name there is a choice")
  func choice() async throws {
    let songs = LiveEntities()
    let resolver = try Self.resolver(songs)
    songs.replace(Self.songs(["1": "Blue Train", "2": "Blue Train"]))
    let resolution = await resolver.patiently("Play blue train on Player")
    #expect(resolution.status == .needsDisambiguation)
    #expect(resolution.disambiguation?.options.map(\.id) == ["1", "2"])
  }

  @Test("a look-up never mixes two versions")
  func versions() async throws {
    let songs = LiveEntities()
    songs.replace([EntityValue(id: "0", title: "Version 0 of it")])
    let reader = Task.detached {
      var seen = 0
      while !Task.isCancelled {
        for match in try await songs.entities(matching: "version of it") {
          // The id and the title come from one update.
          if match.title != "Version \(match.id) of it" { return -1 }
          seen += 1
        }
        await Task.yield()
      }
      return seen
    }
    for version in 1...200 {
      songs.update(
        [EntityValue(id: "\(version)", title: "Version \(version) of it")],
        removing: ["\(version - 1)"])
    }
    reader.cancel()
    #expect(try await reader.value >= 0)
  }
}
