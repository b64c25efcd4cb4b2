// SPDX-License-Identifier: Apache-2.0

import AppIntents
import CoreSpotlight

/// The notes, as the app's own code keeps them.
public actor NoteStore {
  /// The notes of the app.
  public static let shared = NoteStore()
  private(set) var notes = [
    NoteEntity(id: "1", name: "Shopping"), NoteEntity(id: "2", name: "Packing List"),
  ]
  private(set) var opened: String?

  func open(_ id: String) { opened = id }

  /// Adds a note and lets phrases name it.
  public func add(_ name: String) async throws {
    let note = NoteEntity(id: String(notes.count + 1), name: name)
    notes.append(note)
    try await CSSearchableIndex.default().indexAppEntities([note])
    NoteShortcuts.updateAppShortcutParameters()
  }
}

/// A note that people can name.
public struct NoteEntity: IndexedEntity {
  /// What notes are called.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Note")
  /// What finds notes.
  public static let defaultQuery = NoteQuery()

  /// What tells it from others.
  public let id: String
  /// What it is called.
  @Property(title: "Name", indexingKey: \.displayName) public var name: String

  /// How it is shown.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// Finds notes by their names.
public struct NoteQuery: EntityStringQuery {
  /// Creates it; the system fills it in.
  public init() {}

  /// The notes of some identifiers.
  public func entities(for identifiers: [String]) async throws -> [NoteEntity] {
    let notes = await NoteStore.shared.notes
    return identifiers.compactMap { id in notes.first { $0.id == id } }
  }

  /// The notes that a text names.
  public func entities(matching string: String) async throws -> [NoteEntity] {
    await NoteStore.shared.notes.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  /// All notes.
  public func suggestedEntities() async throws -> [NoteEntity] { await NoteStore.shared.notes }
}

/// Opens a note.
public struct OpenNote: AppIntent {
  /// What it is called.
  public static let title: LocalizedStringResource = "Open Note"

  /// The note.
  @Parameter(title: "Note", requestValueDialog: "Which note?") public var note: NoteEntity

  /// Creates it; the system fills it in.
  public init() {}

  /// Opens it.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    await NoteStore.shared.open(note.id)
    return .result(dialog: "Here is \(note.name).")
  }
}

/// What people say to open notes.
public struct NoteShortcuts: AppShortcutsProvider {
  /// The phrases.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenNote(),
      phrases: ["Open \(\.$note) in \(.applicationName)", "Open a note in \(.applicationName)"],
      shortTitle: "Open Note", systemImageName: "note.text")
  }
}
