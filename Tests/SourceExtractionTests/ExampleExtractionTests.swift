// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CatalogFormats
import Foundation
import IntentCatalog
import TestSupport
import Testing

@testable import cafe
@testable import music_library
@testable import task_manager
@testable import travel_tracker

/// What is read of the sources of the examples, beside what the very same declarations say when
/// they run.
@Suite(
  "Extraction of the examples", .enabled(if: Toolchain.isFound, "no Swift compiler"),
  .timeLimit(.minutes(hangMinutes)))
struct ExampleExtractionTests {
  private static let examples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  @Test("the task manager's sources say what its declarations do") func tasks() throws {
    try compare("TaskManager", TaskShortcuts.self)
  }

  @Test("the music library's sources say what its declarations do") func music() throws {
    try compare("MusicLibrary", MusicShortcuts.self)
  }

  @Test("the travel tracker's sources say what its declarations do") func travel() throws {
    try compare("TravelTracker", TravelShortcuts.self)
  }

  @Test("the café's one file says what its declarations do") func coffee() throws {
    try compare("Cafe", CafeShortcuts.self)
  }

  private func compare(_ name: String, _ provider: any AppShortcutsProvider.Type) throws {
    let folder = Self.examples.appendingPathComponent(name).path
    let reading = try Toolchain.read(folder)
    // Nothing in the folder says a name.
    #expect(reading.diagnostics.map(\.rule) == ["guessed-name"])
    let read = try #require(reading.catalogs.first)
    let lowered = AppDeclarations(
      provider, id: read.id, app: AppNames(name: read.app.name)
    ).catalog
    #expect(read.intents.map(\.facts).sorted() == lowered.intents.map(\.facts).sorted())
    #expect(read.entities.map(\.facts).sorted() == lowered.entities.map(\.facts).sorted())
    #expect(read.enums.map(\.facts).sorted() == lowered.enums.map(\.facts).sorted())
    #expect(read.shortcuts.map(\.facts) == lowered.shortcuts.map(\.facts))
    #expect(read.negativePhrases.map(\.text) == lowered.negativePhrases.map(\.text))
    for phrase in read.shortcuts.flatMap(\.phrases) { #expect(phrase.location.column > 0) }
  }
}

extension IntentDeclaration {
  fileprivate var facts: String {
    let parameters = parameters.map { one in
      "\(one.name): \(one.type.spelling) \(one.title ?? "-") \(one.isOptional) "
        + "\(one.defaultValue ?? "-") \(one.requestValueDialog ?? "-")"
    }
    return "\(name) \(title) \(summary ?? "-") \(parameters)"
  }
}

extension EntityDeclaration {
  fileprivate var facts: String { "\(name) \(title) \(query)" }
}

extension EnumDeclaration {
  fileprivate var facts: String {
    "\(name) \(title) \(cases.map { "\($0.id) \($0.title) \($0.synonyms)" })"
  }
}

extension ShortcutDeclaration {
  fileprivate var facts: String {
    "\(intent) \(phrases.map(\.text)) \(shortTitle ?? "-") \(systemImageName ?? "-")"
  }
}
