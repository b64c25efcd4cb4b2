// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization

/// What of the vault was performed or searched, in order.
let vaultLog = Mutex<[String]>([])

struct Note: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation("Secret \(id)") }
}

struct NoteQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Note] {
    vaultLog.withLock { $0.append("entities") }
    return identifiers.map { Note(id: $0) }
  }

  func entities(matching string: String) async throws -> [Note] {
    vaultLog.withLock { $0.append("matching") }
    return [Note(id: "diary"), Note(id: "divorce plan")]
  }
}

struct VaultSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Vault"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    vaultLog.withLock { $0.append("VaultSnippet") }
    return .result(value: 7, view: "secrets")
  }
}

/// Says openly that there are secrets, and shows them to those who may see them.
struct ShowVault: AppIntent {
  static let title: LocalizedStringResource = "Show Vault"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "There are two.", snippetIntent: VaultSnippet())
  }
}

/// Asks with a snippet and uses what the snippet's intent returns.
struct CountVault: AppIntent {
  static let title: LocalizedStringResource = "Count Vault"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count: Int = try await requestConfirmation(
      dialog: "Count them?", snippetIntent: VaultSnippet())
    return .result(value: count, dialog: "There are \(count).")
  }
}

struct ReadNote: AppIntent {
  static let title: LocalizedStringResource = "Read Note"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  @Parameter(title: "Note", requestValueDialog: "Which note?") var note: Note

  func perform() async throws -> some IntentResult & ProvidesDialog {
    vaultLog.withLock { $0.append("ReadNote") }
    return .result(dialog: "It says: \(note.id).")
  }
}

/// Opens what is locked.
struct FindNote: AppIntent {
  static let title: LocalizedStringResource = "Find Note"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: ReadNote())
  }
}

/// Shows a view of its own.
struct DrawVault: AppIntent {
  static let title: LocalizedStringResource = "Draw Vault"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    vaultLog.withLock { $0.append("DrawVault") }
    return .result(dialog: "Here.", view: "a vault")
  }
}

/// Runs in front.
struct EnterVault: AppIntent {
  static let title: LocalizedStringResource = "Enter Vault"
  static let supportedModes: IntentModes = .foreground(.immediate)

  func perform() async throws -> some IntentResult {
    vaultLog.withLock { $0.append("EnterVault") }
    return .result()
  }
}

struct VaultShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ShowVault(), phrases: ["Show \(.applicationName)"])
    AppShortcut(intent: CountVault(), phrases: ["Count \(.applicationName)"])
    AppShortcut(
      intent: ReadNote(),
      phrases: ["Read \(\.$note) from \(.applicationName)", "Read from \(.applicationName)"])
    AppShortcut(intent: FindNote(), phrases: ["Find in \(.applicationName)"])
    AppShortcut(intent: DrawVault(), phrases: ["Draw \(.applicationName)"])
    AppShortcut(intent: EnterVault(), phrases: ["Enter \(.applicationName)"])
  }
}
