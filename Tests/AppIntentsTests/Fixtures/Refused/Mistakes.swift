// SPDX-License-Identifier: Apache-2.0

import AppIntents

// Mistakes that the compiler finds; each line says what it must be told of.

struct Ghost {}

struct Haunt: AppIntent {
  static let title: LocalizedStringResource = "Haunt"
  @Parameter(title: "Ghost") var ghost: Ghost  // refused: 'Ghost' conform to '_IntentValue'
  @Parameter(title: "Rooms") var rooms: [String: Int]  // refused: '[String : Int]' conform
  func perform() async throws -> some IntentResult { .result() }
}

struct Whisper: AppIntent {
  static let title: LocalizedStringResource = "Whisper"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: 3)  // refused: requires the types 'Never' and 'IntentDialog' be equivalent
  }
}

struct House: AppEntity {  // refused: type 'House' does not conform to protocol 'AppEntity'
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "House"
  var id: String
  var displayRepresentation: DisplayRepresentation { "House" }
}

enum Fright: AppEnum {  // refused: type 'Fright' does not conform to protocol 'RawRepresentable'
  case small
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fright"
  static let caseDisplayRepresentations: [Fright: DisplayRepresentation] = [.small: "Small"]
}

struct Nameless: AppIntent {  // refused: type 'Nameless' does not conform to protocol 'AppIntent'
  func perform() async throws -> some IntentResult { .result() }
}

struct HauntShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    if Whisper.isDiscoverable {  // refused: takes '#available' only
      AppShortcut(intent: Whisper(), phrases: ["Whisper in \(.applicationName)"])
    }
    if #available(iOS 18, *) {
      AppShortcut(intent: Whisper(), phrases: ["Murmur in \(.applicationName)"])
    }
  }
}
